### The words on text boards that nobody types. The engine has the same English itself.

## battalia

battalia-board-day = day { $day } (week { $week }, day { $weekday } of it)
battalia-board-over = { $day }, game over: { $reason }
battalia-board-turn = { $day }, turn of { $players }
battalia-board-player = player { $number }
battalia-board-first = player { $number } (first)
battalia-board-and = { $first } and { $second }
battalia-board-oracle = Sun Oracle (outer │ inner)
battalia-board-oracle-off = Sun Oracle: switched off
battalia-board-lit = today { $kind } is lit,
battalia-board-matching = { $kind } matches
battalia-board-coming = days to come: lit, matching
battalia-board-weekday = day { $number }
battalia-board-pool = pool:
battalia-board-empty = empty
battalia-board-display = display:
battalia-board-sheet = { $player }, { $faction }: { $points } VP, { $zones }
battalia-board-no-faction = no faction yet
battalia-board-count-hand = hand { $count }
battalia-board-count-nation = nation { $count }
battalia-board-count-shelter = shelter { $count }
battalia-board-count-ambush = ambush { $count }
battalia-board-hand = hand:
battalia-board-known = known in hand:
battalia-board-table = table:
battalia-board-new = new:
battalia-board-ambush = ambush:
battalia-board-open = open:
battalia-board-open-card = { $slot } { $card } as { $kind } x{ $uses }
battalia-board-tents = tents:
battalia-board-tent = { $slot } { $card } with { $content }
battalia-board-copy = a copy

## stormgates

stormgates-board-acting = player { $players }
stormgates-board-covered-crossing = ? way
stormgates-board-covered-building = ? house
stormgates-board-building = house
stormgates-board-pass = pass
stormgates-board-bridge = bridge
stormgates-board-teams = teams:
stormgates-board-team = players { $players } { $points } VP
stormgates-board-storm = storm: { $left } left;
stormgates-board-nothing-open = nothing open
stormgates-board-besides = besides:
stormgates-board-stardust = stardust { $count }
stormgates-board-caskets = caskets { $count }
stormgates-board-fate = fate cards { $count }
stormgates-board-veiled = { $cell } veiled
stormgates-board-metamorpha = Metamorpha ({ $sign }): { $power } power
stormgates-board-metamorpha-idle = Metamorpha ({ $sign }): no power
stormgates-board-bilkarr = Bilkarr ({ $sign }): next days { $path }
stormgates-board-bilkarr-die = Bilkarr ({ $sign }): next days the die decides
stormgates-board-valleys = valleys: { $west } in the west, { $east } in the east
stormgates-board-undiscovered = undiscovered in the valley of { $valley }:
stormgates-board-heroes = heroes { $cells }
stormgates-board-posts = posts { $cells }
stormgates-board-star-posts = star posts { $cells }
stormgates-board-veteran = veteran
stormgates-board-potion = potion { $potion } (full)
stormgates-board-potion-day = potion { $potion } (day { $day })
stormgates-board-gust = gust to gate { $gate }

## bloodrage

bloodrage-board-head = Age { $age } | first { $first } | doom { $doomed }
bloodrage-board-to-act = to act: { $clans }
bloodrage-board-seat = seat { $number }
bloodrage-board-destroyed = destroyed
bloodrage-board-doom = doom { $age }
bloodrage-board-token = token { $token }
bloodrage-board-pillaged = token { $token } (pillaged)
bloodrage-board-support = (ship)
bloodrage-board-warriors = { $count }w
bloodrage-board-leader = Leader
bloodrage-board-ship = Ship
bloodrage-board-dwarf-chieftain = Dwarf
bloodrage-board-sea-serpent = Serpent
bloodrage-board-troll = Troll
bloodrage-board-dark-elf = Elf
bloodrage-board-fire-giant = Fire
bloodrage-board-valkyrie = Valkyrie
bloodrage-board-frost-giant = Frost
bloodrage-board-soldier-of-hel = Hel
bloodrage-board-volur-witch = Witch
bloodrage-board-wealth = glory { $glory } Rage left { $rage } | stats: { $stats }
bloodrage-board-stat = { $stat } { $value } (step { $step })
bloodrage-board-figures = reserve { $reserve } | Valhalla { $valhalla } | on board { $count } of { $most }
bloodrage-board-upgrades = upgrades:
bloodrage-board-hand = hand:
bloodrage-board-pack = pack:
bloodrage-board-quests = quests:
bloodrage-board-played = played:
bloodrage-board-seen = seen:
