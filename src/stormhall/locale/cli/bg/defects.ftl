### What is wrong with a document, place by place. Words, fields and values of the document stay as they are.

## Any document.

defect-missing = липсва
defect-missing-in-view = липсва: има го във всеки изглед
defect-missing-or-other = липсва или не е от очаквания вид
defect-incomplete = липсва в пълна позиция
defect-unknown = непознато: { $word }
defect-form = { $found } не отговаря ({ $problem })
defect-unknown-field = непознато поле
defect-whole = очаква се цяло число от { $least } до { $most }, а е { $found }
defect-whole-numbers = очаква се списък от цели числа, а е { $found }
defect-only-whole = очакват се цели числа
defect-numbers = очакват се числа от 0 до { $most }, а са { $found }
defect-numbers-count = броят на числата трябва да е от { $least } до { $most }, а е { $found }
defect-bounds = очаква се от { $least } до { $most }, а е { $found }
defect-at-most = най-много { $most }
defect-count = трябва да са { $count }
defect-expected = очаква се { $expected }, а е { $found }
defect-instead = { $found } вместо { $expected }
defect-text = очаква се текст, а е { $found }
defect-boolean = очаква се true или false, а е { $found }
defect-one-of = очаква се едно от { $known }, а е { $found }
defect-any-of = очаква се едно от { $known }
defect-some-of = очакват се някои от { $known }, а са { $found }
defect-just-these = очаква се { $known }
defect-list = очаква се списък, а е { $found }
defect-lists = очаква се списък за всеки от { $count } играчи
defect-lists-or-null = очаква се списък или null за всеки от { $count } играчи
defect-an-object = очаква се обект
defect-a-list = очаква се списък
defect-object = очаква се обект, а е { $found }
defect-hexadecimal = очакват се най-много 16 шестнадесетични цифри
defect-die = зарът показва от 1 до 6
defect-same-twice = едно и също два пъти
defect-unsorted = не е подредено
defect-no-such-seat = няма такова място
defect-no-seat = няма място { $seat }
defect-contradiction = противоречи си: { $problem }
defect-cause = { $cause }

## Tables that are moved from hall to hall.

defect-no-json = не е JSON: { $problem }
defect-no-table = очаква се { $format }: това не е маса от зала
defect-seats = местата на масата са { $seats }, а е { $seat }
defect-rules = масата се играе по версия { $version } на правилата, а тук е { $ours }
defect-happening = това не може да се случи тук: { $problem }

## battalia: the board.

defect-no-square = няма такъв квадрат
defect-other-square = не е квадрат на това поле
defect-needs-exits = { $tile }: липсват изходите
defect-none-of-terrain = { $tile }: не остана от този терен
defect-no-sanctuary = там няма светилище
defect-empty-square = нещо лежи на празен квадрат
defect-impassable = карта на непроходим квадрат
defect-out-of-play = извън полето за игра
defect-rotation = картата не може да лежи така обърната
defect-border = не пасва на { $square } (BT-BLD-4)
defect-cities = град до { $square } (BT-BLD-6)
defect-owner = собственик без място
defect-chip = чип, където не може да има
defect-level = няма такова ниво
defect-chips = твърде много чипове от ниво { $level } (BT-LIM-2)
defect-hero-on-nothing = герой на празен квадрат (BT-MOV-5)
defect-no-start-city = няма стартов град (BT-SET-11)

## battalia: cards and players.

defect-not-in-game = { $word } не участва в играта
defect-taken-twice = двама играчи имат { $word }
defect-no-faction = няма фракция { $word }
defect-same-faction = двама играчи имат една и съща
defect-no-faction-yet = някой няма
defect-none-left = не остана { $card }
defect-no-deck = няма такова тесте
defect-not-in-deck = в тестето няма всички тези карти
defect-no-top-card = няма обърната карта (BT-SET-8)
defect-zone-sizes = зона { $zone } и видяното от нея са с различен брой
defect-too-many-cards = над { $most } карти
defect-small-deck = карти в градивното тесте: { $count } (BT-LIM-4)
defect-great-artefacts = твърде много велики артефакти (BT-GRT-3)
defect-not-owned = карта, която играчът няма
defect-nowhere = картата трябва да е някъде
defect-fewer-left = не са останали толкова
defect-not-hidden = { $card } не е сред скритите карти
defect-not-traced = { $card } не е там, където е проследена
defect-traces = тези карти не могат всички да са там, където е посочено
defect-hero-squares = трябва да са { $count } квадрата, null за герой извън полето
defect-heroes = героите са от 1 до { $most }

## battalia: the steps of play.

defect-empty-at-end = празно, когато играта е свършила, и само тогава
defect-turn-below = ходът лежи под всички други стъпки
defect-step-twice = тази стъпка вече тече
defect-step-alone = липсва стъпката, към която принадлежи
defect-not-his-turn = не е негов ред
defect-undefended = никой не го защитава
defect-no-opponent = не е противник на нападателя
defect-no-target = защитникът няма нищо за нападане там
defect-no-hero-there = там няма такъв герой
defect-hero-off-board = герой, който не е на полето
defect-hero-elsewhere = герой, който не е там
defect-hero-target = или целта е герой, или не се посочва герой
defect-other-acts = друг е на ход
defect-off-board = не е на полето
defect-not-his-card = не е сред картите му
defect-tent-off-table = палатката или съдържанието ѝ не е на масата
defect-chosen = не толкова, колкото са избрали

## stormgates

defect-foreseen = очаква се брой карти за всеки от { $count } играчи
defect-not-those-to-come = { $count } карти вместо предстоящите
defect-card-lists = списъците с карти трябва да са { $count }
defect-left-out = някой е пропуснат
defect-cards = картите трябва да са { $count }
defect-cards-or-null = трябва да са { $count } карти или null
defect-not-in-fate = не е в тестето на съдбата
defect-not-remaining = не е в останалото тесте
defect-first-kept = { $found }: само първата може да се задържи (SG-FAT-05)
defect-gate-faction = портал, чиято фракция никой не играе (SG-GAT-03)
defect-second-gate = втори портал на { $faction } (SG-GAT-03)
defect-chip-on-gate = чип върху портал (SG-GAT-01)
defect-number-for-heroes = очаква се число или null за всеки герой
defect-no-gate-number = няма портал { $number }
defect-gust = вихропорив без герой (SG-VAL-23)
defect-no-gate = няма такъв портал на полето (SG-VAL-21)
defect-no-gate-there = там няма портал
defect-card-elsewhere = { $card } е на друго място
defect-not-before-owner = { $card } не лежи пред собственика си
defect-no-card-there = там няма карта
defect-she-stands = тя стои, където няма карта
defect-no-victim-of = не е противник на собственика ѝ
defect-no-victim = сега няма такъв
defect-unusable = не може да се използва
defect-royal = { $card } от друга фракция (SG-ROY-01)
defect-effect = ефект не е точно на едно място (SG-STE-01)
defect-ride = очаква се герой и стъпките му
defect-larger-team = първият играч е от по-големия отбор (SG-TEA-01)
defect-turn-of-team = който е на ход, е в негова стъпка, и никой друг
defect-refilled = нападнатият вече е попълнил ръката си (SG-TEA-07)
defect-mate = активният играч е готов, а съотборник не е
defect-steps = очаква се стъпка или null за всеки от { $count } играчи
defect-no-step = няма стъпка { $word }
defect-no-road = няма път на { $square } (SG-TRD-02)
defect-building-place = { $building } не може да е там
defect-no-building = там няма сграда
defect-tile-place = { $tile } няма място тук
defect-covered-chip = чип върху закрита карта (SG-VAL-08)
defect-building-level = не е от ниво { $level } (SG-VAL-13)
defect-covered-hero = върху закрита карта (SG-VAL-05)
defect-other-valley = { $building } в другата долина
defect-unknown-building = никой не знае какво лежи на { $square }
defect-about-nothing = няма за какво да се отнася

## bloodrage

defect-cards-of-game = липсват { $missing }, в повече са { $extra }
defect-later-age = от по-късна епоха: { $cards }
defect-packs = { $count } карти за { $packs } пакета
defect-rounds = { $found } от { $most }
defect-warriors = воините са { $count }, а не { $expected }
defect-wrong-hands = { $figure } е при друг клан
defect-wrong-place = { $figure } не може да стои в { $place }
defect-fjord = воините не могат да стоят във фиорд
defect-figure-counts = броят на фигурите по места не е { $counts }
defect-below-zero = { $rage } ярост, { $glory } слава
defect-sources = { $glory }, а източниците ѝ дават { $total }
defect-stat = степен { $step }
defect-wrong-slot = { $card } е в грешно място
defect-effects = ефектите не отговарят на картите
defect-only-quests = само поръчения могат да се поемат
defect-no-battle = няма битка
defect-tokens = жетоните за плячкосване не са тези от играта
defect-doomed = обречени са три различни провинции
defect-villages = { $count } фигури за { $villages } селища
defect-destroyed = фигури на унищожено място
defect-clans = { $figure } е при { $count } клана
defect-provinces = различните провинции трябва да са { $count }
defect-numbers-each = числата трябва да са { $count }
defect-no-province = няма такава провинция
defect-kind-used-up = няма толкова от този вид
defect-no-upgrade = не е подобрение: { $word }
defect-no-slot = няма свободно място за него
defect-no-source = непознат източник на слава
defect-no-figure = няма такава фигура
defect-too-many = { $count } са, но толкова не са останали
defect-rest = остават { $count }, след като другите са поставени
defect-card-used-up = няма толкова карти { $card }
defect-more-cards = искат се повече карти, отколкото има
defect-places = трябва да са колкото картите
defect-last-age = играта свършва след последната епоха
