### What is wrong with a document, place by place. Words, fields and values of the document stay as they are.

## Any document.

defect-missing = missing
defect-missing-in-view = missing: every view has it
defect-missing-or-other = missing or not of the expected kind
defect-incomplete = missing in a complete position
defect-unknown = unknown: { $word }
defect-form = found { $found }, which does not fit ({ $problem })
defect-unknown-field = unknown field
defect-whole = expected a whole number from { $least } to { $most }, found { $found }
defect-whole-numbers = expected a list of whole numbers, found { $found }
defect-only-whole = expected whole numbers
defect-numbers = expected numbers from 0 to { $most }, found { $found }
defect-numbers-count = expected { $least } to { $most } numbers, found { $found }
defect-bounds = expected { $least } to { $most }, found { $found }
defect-at-most = at most { $most }
defect-count = expected { $count } of them
defect-expected = expected { $expected }, found { $found }
defect-instead = { $found } instead of { $expected }
defect-text = expected a text, found { $found }
defect-boolean = expected true or false, found { $found }
defect-one-of = expected one of { $known }, found { $found }
defect-any-of = expected one of { $known }
defect-some-of = expected some of { $known }, found { $found }
defect-just-these = expected { $known }
defect-list = expected a list, found { $found }
defect-lists = expected a list for each of { $count } players
defect-lists-or-null = expected a list or null for each of { $count } players
defect-an-object = expected an object
defect-a-list = expected a list
defect-object = expected an object, found { $found }
defect-hexadecimal = expected at most 16 hexadecimal digits
defect-die = a die shows 1 to 6
defect-same-twice = the same one twice
defect-unsorted = not sorted
defect-no-such-seat = there is no such seat
defect-no-seat = there is no seat { $seat }
defect-contradiction = it contradicts itself: { $problem }
defect-cause = { $cause }

## Tables that are moved from hall to hall.

defect-no-json = no JSON: { $problem }
defect-no-table = expected { $format }: this is no table of a hall
defect-seats = the table has { $seats } seats, found { $seat }
defect-rules = the table is played by version { $version } of the rules, here it is { $ours }
defect-happening = this cannot happen here: { $problem }

## battalia: the board.

defect-no-square = no such square
defect-other-square = is no square of this board
defect-needs-exits = { $tile } needs exits
defect-none-of-terrain = no { $tile } of this terrain is left
defect-no-sanctuary = no sanctuary lies there
defect-empty-square = something lies on an empty square
defect-impassable = a card on an impassable square
defect-out-of-play = out of play
defect-rotation = no rotation of this card
defect-border = does not fit { $square } (BT-BLD-4)
defect-cities = a city beside { $square } (BT-BLD-6)
defect-owner = an owner without a seat
defect-chip = a chip where none may lie
defect-level = no such level
defect-chips = too many chips of level { $level } (BT-LIM-2)
defect-hero-on-nothing = a hero on an empty square (BT-MOV-5)
defect-no-start-city = no start city (BT-SET-11)

## battalia: cards and players.

defect-not-in-game = { $word } is not in the game
defect-taken-twice = two players have { $word }
defect-no-faction = there is no faction { $word }
defect-same-faction = two players have the same
defect-no-faction-yet = somebody has none
defect-none-left = no { $card } is left
defect-no-deck = no such deck
defect-not-in-deck = the deck does not hold all these cards
defect-no-top-card = no card is turned up (BT-SET-8)
defect-zone-sizes = zone { $zone } and what was seen of it differ in size
defect-too-many-cards = more than { $most } cards
defect-small-deck = a creation deck of { $count } cards (BT-LIM-4)
defect-great-artefacts = too many Great Artefacts (BT-GRT-3)
defect-not-owned = a card he does not own
defect-nowhere = a card is somewhere
defect-fewer-left = there are not that many left
defect-not-hidden = { $card } is not among the hidden cards
defect-not-traced = { $card } is not where it is traced
defect-traces = these cards cannot all be where they are said to be
defect-hero-squares = expected { $count } squares, null for who is not on the board
defect-heroes = heroes are 1 to { $most }

## battalia: the steps of play.

defect-empty-at-end = empty if the game ended, and then only
defect-turn-below = the turn lies under all other steps
defect-step-twice = this step is under way already
defect-step-alone = the step is missing that it belongs to
defect-not-his-turn = it is not his turn
defect-undefended = nobody defends it
defect-no-opponent = no opponent of the attacker
defect-no-target = nothing of the defender's to attack
defect-no-hero-there = no such hero there
defect-hero-off-board = a hero who is not on the board
defect-hero-elsewhere = a hero who is not there
defect-hero-target = a hero is the target or none is named
defect-other-acts = somebody else acts
defect-off-board = not on the board
defect-not-his-card = not among his cards
defect-tent-off-table = tent or content is not on the table
defect-chosen = not as many as have chosen

## stormgates

defect-foreseen = expected a number of cards for each of { $count } players
defect-not-those-to-come = { $count } cards instead of those to come
defect-card-lists = expected { $count } lists of cards
defect-left-out = somebody has been left out
defect-cards = expected { $count } cards
defect-cards-or-null = expected { $count } cards or null
defect-not-in-fate = not in the fate deck
defect-not-remaining = not in the remaining deck
defect-first-kept = { $found }: only the first can be kept (SG-FAT-05)
defect-gate-faction = a gate of no player's faction (SG-GAT-03)
defect-second-gate = a second gate of { $faction } (SG-GAT-03)
defect-chip-on-gate = a chip on a gate (SG-GAT-01)
defect-number-for-heroes = expected a number or null for each hero
defect-no-gate-number = there is no gate { $number }
defect-gust = a gust of nobody (SG-VAL-23)
defect-no-gate = no such gate on the board (SG-VAL-21)
defect-no-gate-there = no gate lies there
defect-card-elsewhere = { $card } is somewhere else
defect-not-before-owner = { $card } does not lie before its owner
defect-no-card-there = no card lies there
defect-she-stands = she stands where no card lies
defect-no-victim-of = is no opponent of its owner
defect-no-victim = it has none now
defect-unusable = it cannot be used
defect-royal = { $card } of another faction (SG-ROY-01)
defect-effect = an effect is not in exactly one place (SG-STE-01)
defect-ride = expected a hero and its steps
defect-larger-team = the first player is of the larger team (SG-TEA-01)
defect-turn-of-team = who has the turn is in a step of it, and nobody else
defect-refilled = who was attacked has refilled (SG-TEA-07)
defect-mate = the active player is done, a mate is not
defect-steps = expected a step or null for each of { $count } players
defect-no-step = there is no step { $word }
defect-no-road = no road on { $square } (SG-TRD-02)
defect-building-place = { $building } cannot lie there
defect-no-building = no building lies there
defect-tile-place = no place for { $tile }
defect-covered-chip = a chip on a face-down card (SG-VAL-08)
defect-building-level = not of level { $level } (SG-VAL-13)
defect-covered-hero = on a face-down card (SG-VAL-05)
defect-other-valley = { $building } in the other valley
defect-unknown-building = nobody knows what lies on { $square }
defect-about-nothing = nothing that it could be about

## bloodrage

defect-cards-of-game = missing { $missing }, too many { $extra }
defect-later-age = of a later age: { $cards }
defect-packs = { $count } cards for { $packs } packs
defect-rounds = { $found } of { $most }
defect-warriors = { $count } warriors, not { $expected }
defect-wrong-hands = { $figure } is in the wrong hands
defect-wrong-place = { $figure } cannot stand in { $place }
defect-fjord = warriors cannot stand in a fjord
defect-figure-counts = the counts of figures by place are not { $counts }
defect-below-zero = { $rage } rage, { $glory } glory
defect-sources = { $glory }, but its sources give { $total }
defect-stat = step { $step }
defect-wrong-slot = { $card } is in a wrong slot
defect-effects = effects and cards disagree
defect-only-quests = only quests can be committed
defect-no-battle = there is no battle
defect-tokens = the pillage tokens are not those of the game
defect-doomed = three different provinces are doomed
defect-villages = { $count } figures for { $villages } villages
defect-destroyed = figures in a destroyed place
defect-clans = { $figure } belongs to { $count } clans
defect-provinces = expected { $count } different provinces
defect-numbers-each = expected { $count } numbers
defect-no-province = there is no such province
defect-kind-used-up = there are not that many of this kind
defect-no-upgrade = no upgrade: { $word }
defect-no-slot = there is no slot left for it
defect-no-source = unknown source of glory
defect-no-figure = there is no such figure
defect-too-many = { $count } of them, but not that many are left
defect-rest = { $count } are left when all others are placed
defect-card-used-up = there are not that many of { $card }
defect-more-cards = more cards are asked for than there are
defect-places = as many as cards are needed
defect-last-age = a game ends after its last age
