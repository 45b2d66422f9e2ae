### The words on text boards that nobody types; English: `display/labels.py` of each game.

## battalia

battalia-board-day = ден { $day } (седмица { $week }, { $weekday }-и ден)
battalia-board-over = { $day }, край на играта: { $reason }
battalia-board-turn = { $day }, на ход: { $players }
battalia-board-player = играч { $number }
battalia-board-first = играч { $number } (първи)
battalia-board-and = { $first } и { $second }
battalia-board-oracle = Слънчев оракул (вън │ вътре)
battalia-board-oracle-off = Слънчев оракул: изключен
battalia-board-lit = днес огрян: { $kind },
battalia-board-matching = съвпада { $kind }
battalia-board-coming = напред: огрян, съвпадащ
battalia-board-weekday = ден { $number }
battalia-board-pool = общ запас:
battalia-board-empty = празно
battalia-board-display = изложени:
battalia-board-sheet = { $player }, { $faction }: { $points } т., { $zones }
battalia-board-count-hand = ръка { $count }
battalia-board-count-nation = нация { $count }
battalia-board-count-shelter = заслон { $count }
battalia-board-count-ambush = засада { $count }
battalia-board-hand = ръка:
battalia-board-known = известни в ръката:
battalia-board-table = на масата:
battalia-board-new = нови:
battalia-board-ambush = засада:
battalia-board-open = открити:
battalia-board-open-card = { $slot } { $card } като { $kind } x{ $uses }
battalia-board-tents = палатки:
battalia-board-tent = { $slot } { $card } с { $content }
battalia-board-copy = копие

## stormgates

stormgates-board-acting = играч { $players }
stormgates-board-covered-crossing = ? път
stormgates-board-covered-building = ? дом
stormgates-board-building = дом
stormgates-board-pass = проход
stormgates-board-bridge = мост
stormgates-board-teams = отбори:
stormgates-board-team = играчи { $players }: { $points } т.
stormgates-board-storm = вихър: остават { $left };
stormgates-board-nothing-open = нищо открито
stormgates-board-besides = освен това:
stormgates-board-stardust = звезден прах { $count }
stormgates-board-caskets = ковчежета { $count }
stormgates-board-fate = карти на съдбата { $count }
stormgates-board-veiled = забулен { $cell }
stormgates-board-metamorpha = Метаморфа ({ $sign }): умение { $power }
stormgates-board-metamorpha-idle = Метаморфа ({ $sign }): без умение
stormgates-board-bilkarr = Билкарр ({ $sign }): следващи дни { $path }
stormgates-board-bilkarr-die = Билкарр ({ $sign }): следващите дни решава зарът
stormgates-board-valleys = долини: { $west } на запад, { $east } на изток
stormgates-board-undiscovered = неразкрити в долината { $valley }:
stormgates-board-heroes = герои { $cells }
stormgates-board-posts = пунктове { $cells }
stormgates-board-star-posts = звездни пунктове { $cells }
stormgates-board-veteran = ветеран
stormgates-board-potion = отвара { $potion } (пълна)
stormgates-board-potion-day = отвара { $potion } (ден { $day })
stormgates-board-gust = вихропорив за портал { $gate }

## bloodrage

bloodrage-board-head = Епоха { $age } | първи { $first } | обречени { $doomed }
bloodrage-board-to-act = на ход: { $clans }
bloodrage-board-seat = място { $number }
bloodrage-board-destroyed = разрушена
bloodrage-board-doom = обречена { $age }
bloodrage-board-token = чип { $token }
bloodrage-board-pillaged = чип { $token } (разграбен)
bloodrage-board-support = (кораб)
bloodrage-board-warriors = { $count }в
bloodrage-board-leader = Водач
bloodrage-board-ship = Кораб
bloodrage-board-dwarf-chieftain = Джудже
bloodrage-board-sea-serpent = Змия
bloodrage-board-troll = Трол
bloodrage-board-dark-elf = Елф
bloodrage-board-fire-giant = Огнен
bloodrage-board-valkyrie = Валкирия
bloodrage-board-frost-giant = Леден
bloodrage-board-soldier-of-hel = Хел
bloodrage-board-volur-witch = Вьолва
bloodrage-board-wealth = слава { $glory } ярост { $rage } | показатели: { $stats }
bloodrage-board-stat = { $stat } { $value } (ст. { $step })
bloodrage-board-figures = резерв { $reserve } | Валхала { $valhalla } | на полето { $count } от { $most }
bloodrage-board-upgrades = подобрения:
bloodrage-board-hand = ръка:
bloodrage-board-pack = пакет:
bloodrage-board-quests = поръчения:
bloodrage-board-played = изиграни:
bloodrage-board-seen = видени:
