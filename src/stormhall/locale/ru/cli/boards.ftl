### The words on text boards that nobody types; English: `display/labels.py` of each game.

## battalia

battalia-board-day = день { $day } (неделя { $week }, { $weekday }-й день)
battalia-board-over = { $day }, игра окончена: { $reason }
battalia-board-turn = { $day }, ходит: { $players }
battalia-board-player = игрок { $number }
battalia-board-first = игрок { $number } (первый)
battalia-board-and = { $first } и { $second }
battalia-board-oracle = Оракул (вне │ внутри)
battalia-board-oracle-off = Солнечный Прорицатель: выключен
battalia-board-lit = сегодня освещён { $kind },
battalia-board-matching = совпадает { $kind }
battalia-board-coming = дальше: освещён, совпадает
battalia-board-weekday = день { $number }
battalia-board-pool = общий пул:
battalia-board-empty = пусто
battalia-board-display = выложены:
battalia-board-sheet = { $player }, { $faction }: { $points } оч., { $zones }
battalia-board-count-hand = рука { $count }
battalia-board-count-nation = нация { $count }
battalia-board-count-shelter = укрытие { $count }
battalia-board-count-ambush = засада { $count }
battalia-board-hand = рука:
battalia-board-known = известно в руке:
battalia-board-table = на столе:
battalia-board-new = новые:
battalia-board-ambush = засада:
battalia-board-open = открытые:
battalia-board-open-card = { $slot } { $card } как { $kind } x{ $uses }
battalia-board-tents = палатки:
battalia-board-tent = { $slot } { $card }, внутри { $content }
battalia-board-copy = копия

## stormgates

stormgates-board-acting = игрок { $players }
stormgates-board-covered-crossing = ? путь
stormgates-board-covered-building = ? дом
stormgates-board-building = дом
stormgates-board-pass = перевал
stormgates-board-bridge = мост
stormgates-board-teams = команды:
stormgates-board-team = игроки { $players }: { $points } оч.
stormgates-board-storm = буря: осталось { $left };
stormgates-board-nothing-open = ничего не открыто
stormgates-board-besides = кроме того:
stormgates-board-stardust = звёздная пыль { $count }
stormgates-board-caskets = ларцы { $count }
stormgates-board-fate = карты судьбы { $count }
stormgates-board-veiled = укрыт { $cell }
stormgates-board-metamorpha = Метаморфа ({ $sign }): способность { $power }
stormgates-board-metamorpha-idle = Метаморфа ({ $sign }): без способности
stormgates-board-bilkarr = Билкарр ({ $sign }): ближайшие дни { $path }
stormgates-board-bilkarr-die = Билкарр ({ $sign }): ближайшие дни решает кубик
stormgates-board-valleys = долины: { $west } на западе, { $east } на востоке
stormgates-board-undiscovered = не открыты в долине { $valley }:
stormgates-board-heroes = герои { $cells }
stormgates-board-posts = посты { $cells }
stormgates-board-star-posts = звёздные посты { $cells }
stormgates-board-veteran = ветеран
stormgates-board-potion = зелье { $potion } (полное)
stormgates-board-potion-day = зелье { $potion } (день { $day })
stormgates-board-gust = порыв для врат { $gate }

## bloodrage

bloodrage-board-head = Эпоха { $age } | первый { $first } | обречены { $doomed }
bloodrage-board-to-act = ходит: { $clans }
bloodrage-board-seat = место { $number }
bloodrage-board-destroyed = разрушена
bloodrage-board-doom = обречена { $age }
bloodrage-board-token = жетон { $token }
bloodrage-board-pillaged = жетон { $token } (разграблен)
bloodrage-board-support = (корабль)
bloodrage-board-warriors = { $count }в
bloodrage-board-leader = Лидер
bloodrage-board-ship = Корабль
bloodrage-board-dwarf-chieftain = Гном
bloodrage-board-sea-serpent = Змей
bloodrage-board-troll = Тролль
bloodrage-board-dark-elf = Эльф
bloodrage-board-fire-giant = Огненный
bloodrage-board-valkyrie = Валькирия
bloodrage-board-frost-giant = Ледяной
bloodrage-board-soldier-of-hel = Хель
bloodrage-board-volur-witch = Вёльва
bloodrage-board-wealth = слава { $glory } ярость { $rage } | шкалы: { $stats }
bloodrage-board-stat = { $stat } { $value } (шаг { $step })
bloodrage-board-figures = резерв { $reserve } | Вальхалла { $valhalla } | на поле { $count } из { $most }
bloodrage-board-upgrades = улучшения:
bloodrage-board-hand = рука:
bloodrage-board-pack = набор:
bloodrage-board-quests = задания:
bloodrage-board-played = сыграно:
bloodrage-board-seen = виденные:
