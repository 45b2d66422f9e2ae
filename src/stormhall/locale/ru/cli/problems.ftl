### What is wrong with a document, place by place; English: `problems.py` of each room. Words, fields and values of the document stay as they are.

## Any document.

problem-missing = отсутствует
problem-missing-in-view = отсутствует: это есть в каждом виде
problem-missing-or-other = отсутствует или не того вида
problem-incomplete = отсутствует в полной позиции
problem-unknown = неизвестно: { $word }
problem-unknown-word = неизвестно: { $word }; ближе всего { $near }
problem-unknown-key = неизвестный ключ; ближе всего { $near }
problem-misplaced-key = место этого ключа в { $place }
problem-unread-key = здесь этот ключ ничего не значит
problem-no-such-key = неизвестный ключ; здесь есть: { $known }
problem-no-key = ключ — это текст или место, а не { $found }
problem-view = это вид со стороны игрока, а не позиция
problem-derived = из остального следует { $expected }, а не { $found }
problem-turn-twice = назовите ход или начатые шаги, но не то и другое
problem-form = { $found } не подходит ({ $problem })
problem-unknown-field = неизвестное поле
problem-whole = ожидается целое число от { $least } до { $most }, а здесь { $found }
problem-whole-numbers = ожидается список целых чисел, а здесь { $found }
problem-only-whole = ожидаются целые числа
problem-numbers = ожидаются числа от 0 до { $most }, а здесь { $found }
problem-numbers-count = чисел должно быть от { $least } до { $most }, а здесь { $found }
problem-bounds = ожидается от { $least } до { $most }, а здесь { $found }
problem-at-most = не больше { $most }
problem-count = их должно быть { $count }
problem-expected = ожидается { $expected }, а здесь { $found }
problem-instead = { $found } вместо { $expected }
problem-text = ожидается текст, а здесь { $found }
problem-boolean = ожидается true или false, а здесь { $found }
problem-one-of = ожидается одно из { $known }, а здесь { $found }
problem-any-of = ожидается одно из { $known }
problem-some-of = ожидаются некоторые из { $known }, а здесь { $found }
problem-list = ожидается список, а здесь { $found }
problem-lists = ожидается список для каждого из игроков: { $count }
problem-an-object = ожидается объект
problem-a-list = ожидается список
problem-object = ожидается объект, а здесь { $found }
problem-hexadecimal = ожидается не больше 16 шестнадцатеричных цифр
problem-die = на кубике от 1 до 6
problem-same-twice = одно и то же дважды
problem-unsorted = не упорядочено
problem-no-such-seat = нет такого места
problem-no-seat = нет места { $seat }
problem-contradiction = не согласуется с остальным документом
problem-nothing-to-choose = место { $seat } должно выбирать, но выбирать не из чего
problem-cause = { $cause }

## Tables that are moved from hall to hall.

problem-no-json = это не JSON: { $problem }
problem-no-table = ожидается { $format }: это не стол из зала
problem-seats = мест за столом { $seats }, а здесь { $seat }
problem-happening = этого здесь не может быть: { $problem }

## battalia: the board.

problem-no-square = нет такого квадрата
problem-other-square = это не квадрат этого поля
problem-needs-exits = { $tile }: не названы выходы
problem-none-of-terrain = { $tile }: этой местности больше не осталось
problem-no-sanctuary = там нет святилища
problem-empty-square = что-то лежит на пустом квадрате
problem-impassable = карта на непроходимом квадрате
problem-out-of-play = вне игрового поля
problem-rotation = карту нельзя так повернуть
problem-border = не стыкуется с { $square } (BT-BLD-4)
problem-cities = город рядом с { $square } (BT-BLD-6)
problem-owner = владелец без места
problem-chip = жетон там, где его быть не может
problem-level = нет такого уровня
problem-no-site = там ничего не спрятано
problem-left-over = не названы, и положить их некуда: { $cards }
problem-chip-without-owner = уровню нужен владелец или neutral
problem-chips = слишком много жетонов уровня { $level } (BT-LIM-2)
problem-hero-on-nothing = герой на пустом квадрате (BT-MOV-5)
problem-no-start-city = нет начального города (BT-SET-11)

## battalia: cards and players.

problem-not-in-game = { $word }: нет в этой партии
problem-none-removed = ни одна фракция не покидает эту игру
problem-no-faction = нет фракции { $word }
problem-same-faction = у двух игроков одна и та же
problem-no-faction-yet = у кого-то её нет
problem-none-left = не осталось: { $card }
problem-no-deck = нет такой колоды
problem-not-in-deck = в колоде нет всех этих карт
problem-not-left-for-deck = розданы в другие места: { $cards }; назовите куда или frames до раздачи
problem-no-top-card = нет открытой карты (BT-SET-8)
problem-zone-sizes = зона { $zone } и увиденное в ней разного размера
problem-too-many-cards = карт больше, чем { $most }
problem-small-deck = карт в колоде создания: { $count } (BT-LIM-4)
problem-great-artefacts = слишком много Великих Артефактов (BT-GRT-3)
problem-not-owned = карта, которой у игрока нет
problem-nowhere = карта должна где-то лежать
problem-fewer-left = столько не осталось
problem-not-hidden = { $card }: нет среди скрытых карт
problem-not-traced = { $card }: не там, где прослежена
problem-traces = эти карты не могут все быть там, где указано
problem-hero-squares = квадратов должно быть { $count }, null для героя вне поля
problem-heroes = герои — от 1 до { $most }

## battalia: the steps of play.

problem-empty-at-end = пусто, когда игра окончена, и только тогда
problem-turn-below = ход лежит под всеми другими шагами
problem-step-twice = этот шаг уже идёт
problem-step-alone = нет шага, к которому он относится
problem-not-his-turn = не его ход
problem-undefended = это никто не защищает
problem-no-opponent = это не противник нападающего
problem-no-target = там нет ничего от защитника
problem-no-hero-there = там нет такого героя
problem-hero-off-board = герой, которого нет на поле
problem-hero-elsewhere = герой, которого там нет
problem-hero-target = либо цель — герой, либо герой не назван
problem-other-acts = действует другой
problem-off-board = не на поле
problem-not-his-card = нет среди его карт
problem-tent-off-table = палатки или её содержимого нет на столе
problem-chosen = не столько, сколько выбрали

## stormgates

problem-not-those-to-come = карт { $count } вместо предстоящих
problem-card-lists = списков карт должно быть { $count }
problem-left-out = кто-то пропущен
problem-not-taken = место { $seat } начинает с { $card }, не взяв эту карту
problem-cards = карт должно быть { $count }
problem-cards-or-null = должно быть карт: { $count }, или null
problem-not-in-fate = нет в колоде судьбы
problem-not-remaining = нет в оставшейся колоде
problem-first-kept = { $found }: оставить можно только первую (SG-FAT-06)
problem-gate-faction = врата фракции, за которую никто не играет (SG-GAT-03)
problem-second-gate = вторые врата { $faction } (SG-GAT-03)
problem-chip-on-gate = жетон на вратах (SG-GAT-01)
problem-number-for-heroes = ожидается число или null для каждого героя
problem-no-gate-number = нет врат { $number }
problem-gust = порыв без героя (SG-VAL-23)
problem-no-gate = на поле нет таких врат (SG-VAL-21)
problem-no-gate-there = там нет врат
problem-card-elsewhere = { $card }: в другом месте
problem-not-before-owner = { $card }: не лежит перед владельцем
problem-no-card-there = там нет карты
problem-two-summoned = призван может быть только один нейтральный герой (SG-GRT-20)
problem-no-victim-of = это не противник владельца
problem-no-victim = сейчас её нет
problem-unusable = использовать нельзя
problem-royal = { $card } другой фракции (SG-ROY-01)
problem-effect = эффект не ровно в одном месте (SG-STE-01)
problem-ride = ожидается герой и его квадраты
problem-larger-team = первый игрок — из большей команды (SG-TEA-01)
problem-turn-of-team = в шаге хода те, чей ход, и никто другой
problem-refilled = атакованный уже пополнил руку (SG-TEA-07)
problem-mate = активный игрок закончил, а союзник нет
problem-no-road = на { $square } нет дороги (SG-TRD-02)
problem-building-place = { $building }: там быть не может
problem-no-building = там нет здания
problem-tile-place = { $tile }: здесь не место
problem-covered-chip = жетон на закрытой карте (SG-VAL-08)
problem-building-level = не уровня { $level } (SG-VAL-13)
problem-covered-hero = на закрытой карте (SG-VAL-05)
problem-other-valley = { $building } в другой долине
problem-unknown-building = неизвестно, что лежит на { $square }
problem-about-nothing = ему не к чему относиться

## bloodrage

problem-cards-of-game = не хватает { $missing }, лишние { $extra }
problem-later-age = из более поздней эпохи: { $cards }
problem-packs = карт { $count }, а наборов { $packs }
problem-rounds = { $found } из { $most }
problem-warriors = воинов { $count }, а не { $expected }
problem-wrong-hands = { $figure } не у того клана
problem-wrong-place = { $figure } не может стоять в { $place }
problem-fjord = воины не могут стоять во фьорде
problem-figure-counts = число фигурок по местам не { $counts }
problem-below-zero = ярость { $rage }, слава { $glory }
problem-sources = { $glory }, а её источники дают { $total }
problem-stat = шаг { $step }
problem-wrong-slot = { $card } не в своей ячейке
problem-effects = эффекты не соответствуют картам
problem-only-quests = взять можно только задания
problem-no-battle = битвы нет
problem-tokens = жетоны грабежа не те, что в игре
problem-doomed = обречены три разные провинции
problem-villages = фигурок { $count }, а деревень { $villages }
problem-destroyed = фигурки в уничтоженном месте
problem-clans = { $figure } сразу у кланов: { $count }
problem-provinces = разных провинций должно быть { $count }
problem-numbers-each = чисел должно быть { $count }
problem-kind-used-up = столько таких нет
problem-no-upgrade = это не улучшение: { $word }
problem-ruins = в начале могло быть разрушено только { $found } провинций, а не { $count }
problem-doomed-before = обречена в прошлую эпоху, поэтому её уже нет
problem-doomed-later = её нет, но она обречена в более позднюю эпоху
problem-tree = Иггдрасиль никогда не разрушается
problem-picked = нет карт, взятых в эту эпоху: { $cards }
problem-no-old-card = у этого клана нет старой карты, которой никто не видел
problem-no-slot = для него нет свободной ячейки
problem-no-source = неизвестный источник славы
problem-no-figure = нет такой фигурки
problem-too-many = их { $count }, но столько не осталось
problem-rest = остаётся { $count }, когда прочие расставлены
problem-card-used-up = столько карт { $card } нет
problem-named-nowhere = не в этой колоде и больше нигде не названы: { $cards }
problem-no-packs = нет наборов этого драфта: назовите draft
problem-more-cards = карт названо больше, чем есть
problem-places = их должно быть столько же, сколько карт
problem-last-age = игра кончается после последней эпохи
