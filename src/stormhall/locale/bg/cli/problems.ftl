### What is wrong with a document, place by place; English: `problems.py` of each room. Words, fields and values of the document stay as they are.

## Any document.

problem-missing = липсва
problem-missing-in-view = липсва: има го във всеки изглед
problem-missing-or-other = липсва или не е от очаквания вид
problem-incomplete = липсва в пълна позиция
problem-unknown = непознато: { $word }
problem-unknown-word = непознато: { $word }; най-близкото е { $near }
problem-unknown-key = непознат ключ; най-близкият е { $near }
problem-misplaced-key = мястото на този ключ е в { $place }
problem-unread-key = тук този ключ не значи нищо
problem-no-such-key = непознат ключ; тук има: { $known }
problem-no-key = ключът е текст или място, а не { $found }
problem-view = това е изглед, не позиция
problem-derived = от останалото следва { $expected }, а не { $found }
problem-turn-twice = посочи хода или започнатите стъпки, не и двете
problem-form = { $found } не отговаря ({ $problem })
problem-unknown-field = непознато поле
problem-whole = очаква се цяло число от { $least } до { $most }, а е { $found }
problem-whole-numbers = очаква се списък от цели числа, а е { $found }
problem-only-whole = очакват се цели числа
problem-numbers = очакват се числа от 0 до { $most }, а са { $found }
problem-numbers-count = броят на числата трябва да е от { $least } до { $most }, а е { $found }
problem-bounds = очаква се от { $least } до { $most }, а е { $found }
problem-at-most = най-много { $most }
problem-count = трябва да са { $count }
problem-expected = очаква се { $expected }, а е { $found }
problem-instead = { $found } вместо { $expected }
problem-text = очаква се текст, а е { $found }
problem-boolean = очаква се true или false, а е { $found }
problem-one-of = очаква се едно от { $known }, а е { $found }
problem-any-of = очаква се едно от { $known }
problem-some-of = очакват се някои от { $known }, а са { $found }
problem-list = очаква се списък, а е { $found }
problem-lists = очаква се списък за всеки от { $count } играчи
problem-an-object = очаква се обект
problem-a-list = очаква се списък
problem-object = очаква се обект, а е { $found }
problem-hexadecimal = очакват се най-много 16 шестнадесетични цифри
problem-die = зарът показва от 1 до 6
problem-same-twice = едно и също два пъти
problem-unsorted = не е подредено
problem-no-such-seat = няма такова място
problem-no-seat = няма място { $seat }
problem-contradiction = не е съгласно с останалото в документа
problem-nothing-to-choose = място { $seat } е питано, но няма от какво да избира
problem-cause = { $cause }

## Tables that are moved from hall to hall.

problem-no-json = не е JSON: { $problem }
problem-no-table = очаква се { $format }: това не е маса от зала
problem-seats = местата на масата са { $seats }, а е { $seat }
problem-happening = това не може да се случи тук: { $problem }

## battalia: the board.

problem-no-square = няма такъв квадрат
problem-other-square = не е квадрат на това поле
problem-needs-exits = { $tile }: липсват изходите
problem-none-of-terrain = { $tile }: не остана от този терен
problem-no-sanctuary = там няма светилище
problem-empty-square = нещо лежи на празен квадрат
problem-impassable = карта на непроходим квадрат
problem-out-of-play = извън полето за игра
problem-rotation = картата не може да лежи така обърната
problem-border = не пасва на { $square } (BT-BLD-4)
problem-cities = град до { $square } (BT-BLD-6)
problem-owner = собственик без място
problem-chip = чип, където не може да има
problem-level = няма такова ниво
problem-no-site = там не е скрито нищо
problem-left-over = не са посочени и няма къде да отидат: { $cards }
problem-chip-without-owner = нивото иска собственик или neutral
problem-chips = твърде много чипове от ниво { $level } (BT-LIM-2)
problem-hero-on-nothing = герой на празен квадрат (BT-MOV-5)
problem-no-start-city = няма стартов град (BT-SET-11)

## battalia: cards and players.

problem-not-in-game = { $word } не участва в играта
problem-none-removed = никоя фракция не напуска тази игра
problem-no-faction = няма фракция { $word }
problem-same-faction = двама играчи имат една и съща
problem-no-faction-yet = някой няма
problem-none-left = не остана { $card }
problem-no-deck = няма такова тесте
problem-not-in-deck = в тестето няма всички тези карти
problem-not-left-for-deck = раздадени са другаде: { $cards }; посочете къде или frames преди раздаването
problem-no-top-card = няма обърната карта (BT-SET-8)
problem-zone-sizes = зона { $zone } и видяното от нея са с различен брой
problem-too-many-cards = над { $most } карти
problem-small-deck = карти в градивното тесте: { $count } (BT-LIM-4)
problem-great-artefacts = твърде много велики артефакти (BT-GRT-3)
problem-not-owned = карта, която играчът няма
problem-nowhere = картата трябва да е някъде
problem-fewer-left = не са останали толкова
problem-not-hidden = { $card } не е сред скритите карти
problem-not-traced = { $card } не е там, където е проследена
problem-traces = тези карти не могат всички да са там, където е посочено
problem-hero-squares = трябва да са { $count } квадрата, null за герой извън полето
problem-heroes = героите са от 1 до { $most }

## battalia: the steps of play.

problem-empty-at-end = празно, когато играта е свършила, и само тогава
problem-turn-below = ходът лежи под всички други стъпки
problem-step-twice = тази стъпка вече тече
problem-step-alone = липсва стъпката, към която принадлежи
problem-not-his-turn = не е негов ред
problem-undefended = никой не го защитава
problem-no-opponent = не е опонент на нападателя
problem-no-target = защитникът няма нищо за нападане там
problem-no-hero-there = там няма такъв герой
problem-hero-off-board = герой, който не е на полето
problem-hero-elsewhere = герой, който не е там
problem-hero-target = или целта е герой, или не се посочва герой
problem-other-acts = друг е на ход
problem-off-board = не е на полето
problem-not-his-card = не е сред картите му
problem-tent-off-table = палатката или съдържанието ѝ не е на масата
problem-chosen = не толкова, колкото са избрали

## stormgates

problem-not-those-to-come = { $count } карти вместо предстоящите
problem-card-lists = списъците с карти трябва да са { $count }
problem-left-out = някой е пропуснат
problem-not-taken = място { $seat } започва с { $card }, без да я е взело
problem-cards = картите трябва да са { $count }
problem-cards-or-null = трябва да са { $count } карти или null
problem-not-in-fate = не е в тестето на съдбата
problem-not-remaining = не е в останалото тесте
problem-first-kept = { $found }: само първата може да се задържи (SG-FAT-06)
problem-gate-faction = портал, чиято фракция никой не играе (SG-GAT-03)
problem-second-gate = втори портал на { $faction } (SG-GAT-03)
problem-chip-on-gate = чип върху портал (SG-GAT-01)
problem-number-for-heroes = очаква се число или null за всеки герой
problem-no-gate-number = няма портал { $number }
problem-gust = вихропорив без герой (SG-VAL-23)
problem-no-gate = няма такъв портал на полето (SG-VAL-21)
problem-no-gate-there = там няма портал
problem-card-elsewhere = { $card } е на друго място
problem-not-before-owner = { $card } не лежи пред собственика си
problem-no-card-there = там няма карта
problem-two-summoned = призован може да е само един неутрален герой (SG-GRT-20)
problem-no-victim-of = не е опонент на собственика ѝ
problem-no-victim = сега няма такъв
problem-unusable = не може да се използва
problem-royal = { $card } от друга фракция (SG-ROY-01)
problem-effect = ефект не е точно на едно място (SG-STE-01)
problem-ride = очаква се герой и стъпките му
problem-larger-team = първият играч е от по-големия отбор (SG-TEA-01)
problem-turn-of-team = който е на ход, е в негова стъпка, и никой друг
problem-refilled = нападнатият вече е попълнил ръката си (SG-TEA-07)
problem-mate = активният играч е готов, а съотборник не е
problem-no-road = няма път на { $square } (SG-TRD-02)
problem-building-place = { $building } не може да е там
problem-no-building = там няма сграда
problem-tile-place = { $tile } няма място тук
problem-covered-chip = чип върху закрита карта (SG-VAL-08)
problem-building-level = не е от ниво { $level } (SG-VAL-13)
problem-covered-hero = върху закрита карта (SG-VAL-05)
problem-other-valley = { $building } в другата долина
problem-unknown-building = не е известно какво лежи на { $square }
problem-about-nothing = няма за какво да се отнася

## bloodrage

problem-cards-of-game = липсват { $missing }, в повече са { $extra }
problem-later-age = от по-късна епоха: { $cards }
problem-packs = { $count } карти за { $packs } пакета
problem-rounds = { $found } от { $most }
problem-warriors = воините са { $count }, а не { $expected }
problem-wrong-hands = { $figure } е при друг клан
problem-wrong-place = { $figure } не може да стои в { $place }
problem-fjord = воините не могат да стоят във фиорд
problem-figure-counts = броят на фигурите по места не е { $counts }
problem-below-zero = { $rage } ярост, { $glory } слава
problem-sources = { $glory }, а източниците ѝ дават { $total }
problem-stat = стъпка { $step }
problem-wrong-slot = { $card } е в грешно място
problem-effects = ефектите не отговарят на картите
problem-only-quests = само поръчения могат да се приемат
problem-no-battle = няма битка
problem-tokens = чиповете за плячкосване не са тези от играта
problem-doomed = обречени са три различни провинции
problem-villages = { $count } фигури за { $villages } селища
problem-destroyed = фигури на унищожено място
problem-clans = { $figure } е при { $count } клана
problem-provinces = различните провинции трябва да са { $count }
problem-numbers-each = числата трябва да са { $count }
problem-kind-used-up = няма толкова от този вид
problem-no-upgrade = не е подобрение: { $word }
problem-ruins = в началото може да са разрушени само { $found } провинции, а не { $count }
problem-doomed-before = обречена е в предишна епоха, значи вече я няма
problem-doomed-later = няма я, а е обречена в по-късна епоха
problem-tree = Игдрасил никога не се разрушава
problem-picked = липсват карти, избрани в тази епоха: { $cards }
problem-no-old-card = този клан няма стара карта, която никой не е виждал
problem-no-slot = няма свободно място за него
problem-no-source = непознат източник на слава
problem-no-figure = няма такава фигура
problem-too-many = { $count } са, но толкова не са останали
problem-rest = остават { $count }, след като другите са поставени
problem-card-used-up = няма толкова карти { $card }
problem-named-nowhere = не са в това тесте и не са посочени другаде: { $cards }
problem-no-packs = липсват комплектите на този драфт: посочете draft
problem-more-cards = искат се повече карти, отколкото има
problem-places = трябва да са колкото картите
problem-last-age = играта свършва след последната епоха
