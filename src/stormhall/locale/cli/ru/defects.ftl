### What is wrong with a document, place by place. Words, fields and values of the document stay as they are.

## Any document.

defect-missing = отсутствует
defect-missing-in-view = отсутствует: это есть в каждом виде
defect-missing-or-other = отсутствует или не того вида
defect-incomplete = отсутствует в полной позиции
defect-unknown = неизвестно: { $word }
defect-form = { $found } не подходит ({ $problem })
defect-unknown-field = неизвестное поле
defect-whole = ожидается целое число от { $least } до { $most }, а здесь { $found }
defect-whole-numbers = ожидается список целых чисел, а здесь { $found }
defect-only-whole = ожидаются целые числа
defect-numbers = ожидаются числа от 0 до { $most }, а здесь { $found }
defect-numbers-count = чисел должно быть от { $least } до { $most }, а здесь { $found }
defect-bounds = ожидается от { $least } до { $most }, а здесь { $found }
defect-at-most = не больше { $most }
defect-count = их должно быть { $count }
defect-expected = ожидается { $expected }, а здесь { $found }
defect-instead = { $found } вместо { $expected }
defect-text = ожидается текст, а здесь { $found }
defect-boolean = ожидается true или false, а здесь { $found }
defect-one-of = ожидается одно из { $known }, а здесь { $found }
defect-any-of = ожидается одно из { $known }
defect-some-of = ожидаются некоторые из { $known }, а здесь { $found }
defect-just-these = ожидается { $known }
defect-list = ожидается список, а здесь { $found }
defect-lists = ожидается список для каждого из игроков: { $count }
defect-lists-or-null = ожидается список или null для каждого из игроков: { $count }
defect-an-object = ожидается объект
defect-a-list = ожидается список
defect-object = ожидается объект, а здесь { $found }
defect-hexadecimal = ожидается не больше 16 шестнадцатеричных цифр
defect-die = на кубике от 1 до 6
defect-same-twice = одно и то же дважды
defect-unsorted = не упорядочено
defect-no-such-seat = нет такого места
defect-no-seat = нет места { $seat }
defect-contradiction = противоречит сам себе: { $problem }
defect-cause = { $cause }

## Tables that are moved from hall to hall.

defect-no-json = это не JSON: { $problem }
defect-no-table = ожидается { $format }: это не стол из зала
defect-seats = мест за столом { $seats }, а здесь { $seat }
defect-rules = за столом играют по версии { $version } правил, а здесь { $ours }
defect-happening = этого здесь не может быть: { $problem }

## battalia: the board.

defect-no-square = нет такого квадрата
defect-other-square = это не квадрат этого поля
defect-needs-exits = { $tile }: не названы выходы
defect-none-of-terrain = { $tile }: этой местности больше не осталось
defect-no-sanctuary = там нет святилища
defect-empty-square = что-то лежит на пустом квадрате
defect-impassable = карта на непроходимом квадрате
defect-out-of-play = вне игрового поля
defect-rotation = карту нельзя так повернуть
defect-border = не стыкуется с { $square } (BT-BLD-4)
defect-cities = город рядом с { $square } (BT-BLD-6)
defect-owner = владелец без места
defect-chip = жетон там, где его быть не может
defect-level = нет такого уровня
defect-chips = слишком много жетонов уровня { $level } (BT-LIM-2)
defect-hero-on-nothing = герой на пустом квадрате (BT-MOV-5)
defect-no-start-city = нет начального города (BT-SET-11)

## battalia: cards and players.

defect-not-in-game = { $word }: нет в этой партии
defect-taken-twice = у двух игроков { $word }
defect-no-faction = нет фракции { $word }
defect-same-faction = у двух игроков одна и та же
defect-no-faction-yet = у кого-то её нет
defect-none-left = не осталось: { $card }
defect-no-deck = нет такой колоды
defect-not-in-deck = в колоде нет всех этих карт
defect-no-top-card = нет открытой карты (BT-SET-8)
defect-zone-sizes = зона { $zone } и увиденное в ней разного размера
defect-too-many-cards = карт больше, чем { $most }
defect-small-deck = карт в колоде создания: { $count } (BT-LIM-4)
defect-great-artefacts = слишком много Великих Артефактов (BT-GRT-3)
defect-not-owned = карта, которой у игрока нет
defect-nowhere = карта должна где-то лежать
defect-fewer-left = столько не осталось
defect-not-hidden = { $card }: нет среди скрытых карт
defect-not-traced = { $card }: не там, где прослежена
defect-traces = эти карты не могут все быть там, где указано
defect-hero-squares = квадратов должно быть { $count }, null для героя вне поля
defect-heroes = герои — от 1 до { $most }

## battalia: the steps of play.

defect-empty-at-end = пусто, когда игра окончена, и только тогда
defect-turn-below = ход лежит под всеми другими шагами
defect-step-twice = этот шаг уже идёт
defect-step-alone = нет шага, к которому он относится
defect-not-his-turn = не его ход
defect-undefended = это никто не защищает
defect-no-opponent = это не противник нападающего
defect-no-target = там нет ничего от защитника
defect-no-hero-there = там нет такого героя
defect-hero-off-board = герой, которого нет на поле
defect-hero-elsewhere = герой, которого там нет
defect-hero-target = либо цель — герой, либо герой не назван
defect-other-acts = действует другой
defect-off-board = не на поле
defect-not-his-card = нет среди его карт
defect-tent-off-table = палатки или её содержимого нет на столе
defect-chosen = не столько, сколько выбрали

## stormgates

defect-foreseen = ожидается число карт для каждого из игроков: { $count }
defect-not-those-to-come = карт { $count } вместо предстоящих
defect-card-lists = списков карт должно быть { $count }
defect-left-out = кто-то пропущен
defect-cards = карт должно быть { $count }
defect-cards-or-null = должно быть карт: { $count }, или null
defect-not-in-fate = нет в колоде судьбы
defect-not-remaining = нет в оставшейся колоде
defect-first-kept = { $found }: оставить можно только первую (SG-FAT-05)
defect-gate-faction = врата фракции, за которую никто не играет (SG-GAT-03)
defect-second-gate = вторые врата { $faction } (SG-GAT-03)
defect-chip-on-gate = жетон на вратах (SG-GAT-01)
defect-number-for-heroes = ожидается число или null для каждого героя
defect-no-gate-number = нет врат { $number }
defect-gust = порыв без героя (SG-VAL-23)
defect-no-gate = на поле нет таких врат (SG-VAL-21)
defect-no-gate-there = там нет врат
defect-card-elsewhere = { $card }: в другом месте
defect-not-before-owner = { $card }: не лежит перед владельцем
defect-no-card-there = там нет карты
defect-she-stands = она стоит там, где нет карты
defect-no-victim-of = это не противник владельца
defect-no-victim = сейчас её нет
defect-unusable = использовать нельзя
defect-royal = { $card } другой фракции (SG-ROY-01)
defect-effect = эффект не ровно в одном месте (SG-STE-01)
defect-ride = ожидается герой и его шаги
defect-larger-team = первый игрок — из большей команды (SG-TEA-01)
defect-turn-of-team = в шаге хода те, чей ход, и никто другой
defect-refilled = атакованный уже пополнил руку (SG-TEA-07)
defect-mate = активный игрок закончил, а союзник нет
defect-steps = ожидается шаг или null для каждого из игроков: { $count }
defect-no-step = нет шага { $word }
defect-no-road = на { $square } нет дороги (SG-TRD-02)
defect-building-place = { $building }: там быть не может
defect-no-building = там нет здания
defect-tile-place = { $tile }: здесь не место
defect-covered-chip = жетон на закрытой карте (SG-VAL-08)
defect-building-level = не уровня { $level } (SG-VAL-13)
defect-covered-hero = на закрытой карте (SG-VAL-05)
defect-other-valley = { $building } в другой долине
defect-unknown-building = неизвестно, что лежит на { $square }
defect-about-nothing = ему не к чему относиться

## bloodrage

defect-cards-of-game = не хватает { $missing }, лишние { $extra }
defect-later-age = из более поздней эпохи: { $cards }
defect-packs = карт { $count }, а наборов { $packs }
defect-rounds = { $found } из { $most }
defect-warriors = воинов { $count }, а не { $expected }
defect-wrong-hands = { $figure } не у того клана
defect-wrong-place = { $figure } не может стоять в { $place }
defect-fjord = воины не могут стоять во фьорде
defect-figure-counts = число фигурок по местам не { $counts }
defect-below-zero = ярость { $rage }, слава { $glory }
defect-sources = { $glory }, а её источники дают { $total }
defect-stat = деление { $step }
defect-wrong-slot = { $card } не в своей ячейке
defect-effects = эффекты не соответствуют картам
defect-only-quests = взять можно только задания
defect-no-battle = битвы нет
defect-tokens = жетоны грабежа не те, что в игре
defect-doomed = обречены три разные провинции
defect-villages = фигурок { $count }, а деревень { $villages }
defect-destroyed = фигурки в уничтоженном месте
defect-clans = { $figure } сразу у кланов: { $count }
defect-provinces = разных провинций должно быть { $count }
defect-numbers-each = чисел должно быть { $count }
defect-no-province = нет такой провинции
defect-kind-used-up = столько таких нет
defect-no-upgrade = это не улучшение: { $word }
defect-no-slot = для него нет свободной ячейки
defect-no-source = неизвестный источник славы
defect-no-figure = нет такой фигурки
defect-too-many = их { $count }, но столько не осталось
defect-rest = остаётся { $count }, когда прочие расставлены
defect-card-used-up = столько карт { $card } нет
defect-more-cards = карт названо больше, чем есть
defect-places = их должно быть столько же, сколько карт
defect-last-age = игра кончается после последней эпохи
