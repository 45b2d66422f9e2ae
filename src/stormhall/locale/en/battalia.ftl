### Battalia: The Creation. Words, options, steps, events, refusals and help of the game.

battalia-compound = { $second } { $first }

## Options

battalia-option-edition = Edition
battalia-value-edition-retail2015 = Retail 2015
battalia-value-edition-special = Special edition
battalia-option-scenario = Scenario
battalia-value-scenario-base = Base game
battalia-value-scenario-alt1 = Stronger guards
battalia-value-scenario-alt2 = Common city
battalia-value-scenario-volcano = Volcano
battalia-option-advanced = Advanced game
battalia-option-unbound = The Unbound
battalia-option-oracle = Sun Oracle
battalia-option-neutral_defence = Defence of neutral cities
battalia-option-ruins_defence = Defence of the ruins
battalia-option-neutrals_per_player = Neutral cities per player
battalia-option-start_cities_per_player = Start cities per player
battalia-option-start_heroes = Heroes at the start
battalia-option-weeks_limit = Limit of weeks
battalia-option-vp_limit = Limit of points
battalia-option-level4_cities_to_end = Level 4 cities to end
battalia-option-end_on_full_board = End on a full board
battalia-option-removed_faction = Faction left out
battalia-value-removed_faction-chosen = Named by the first player
battalia-value-removed_faction-random = At random
battalia-option-day_limit = Last day

## Presets

battalia-preset-first-game = First game
battalia-preset-first-game-about = The base game for three weeks: short enough to learn it.
battalia-preset-special-edition = Special edition
battalia-preset-special-edition-about = Ten Great Artefacts and the Unbound, as in the special edition.
battalia-preset-retail-2015 = Retail 2015
battalia-preset-retail-2015-about = The rules and components of the first printing for shops.
battalia-preset-expert = Expert
battalia-preset-expert-about = The volcano, the Unbound and native terrain: everything the special edition has.

## Words: factions, cards, places

battalia-word-baerfolk = Bärfolk
battalia-word-islanders = Islanders
battalia-word-emberians = Emberians
battalia-word-cloudborn = Cloudborn
battalia-word-unbound = Unbound
battalia-word-green = Bärfolk
battalia-word-blue = Islander
battalia-word-red = Emberian
battalia-word-gold = Cloudborn
battalia-word-forest = Evergreen Forests
battalia-word-lake = Emerald Lakes
battalia-word-canyon = Red Canyons
battalia-word-mountain = Rocky Mountains
battalia-word-supply = supply
battalia-word-friman = friman
battalia-word-chief = chief
battalia-word-priest = priest
battalia-word-lord = lord
battalia-word-tool = tool
battalia-word-weapon = weapon
battalia-word-amulet = amulet
battalia-word-title = title
battalia-word-scroll = magic scroll
battalia-word-tent = { $number ->
    [0] tent
   *[other] tent { $number }
}
battalia-word-horse = horse
battalia-word-hammer = Hammer of Strato
battalia-word-horn = Horn of Baldur
battalia-word-sword = Sword of Elemag
battalia-word-shield = Shield of Britos
battalia-word-wings = Wings of Aviena
battalia-word-crown = Crown of Titus
battalia-word-hand = Hand of Luut
battalia-word-pavilion = Pavilion of Eyla
battalia-word-staff = Staff of Terra
battalia-word-book = Book of Crea
battalia-word-city-end = city with one exit
battalia-word-city-straight = city with two opposite exits
battalia-word-city-corner = city with two exits round a corner
battalia-word-city-tee = city with three exits
battalia-word-city-cross = city with four exits
battalia-word-road-straight = straight road
battalia-word-road-curve = curved road
battalia-word-road-tee = T-crossing
battalia-word-road-cross = X-crossing
battalia-word-ruins = ruins
battalia-word-sanctuary = sanctuary
battalia-word-crossing = crossing of the volcano
battalia-word-peak = peak
battalia-word-hero = { $number ->
    [0] hero
   *[other] hero { $number }
}
battalia-word-player = player { $number }
battalia-word-open = open card { $number }
battalia-word-borrowed = borrowed card
battalia-word-again = once more
battalia-word-steps = steps left
battalia-word-none = none
battalia-word-one = one
battalia-word-both = both
battalia-word-n = north
battalia-word-e = east
battalia-word-s = south
battalia-word-w = west

## Verbs

battalia-verb-abandon = Nothing fits
battalia-verb-against = Exchange with
battalia-verb-ambush = Ambush
battalia-verb-amulet-on = Amulet on
battalia-verb-annex = Annex
battalia-verb-as = Use as
battalia-verb-at = Place at
battalia-verb-attack-city = Attack city
battalia-verb-attack-hero = Attack hero
battalia-verb-attack-peak = Attack peak
battalia-verb-attack-ruins = Attack ruins
battalia-verb-attack-sanctuary = Attack monks
battalia-verb-build = Build
battalia-verb-choose = Choose
battalia-verb-cohort = Cohort
battalia-verb-create = Create
battalia-verb-discard = Discard
battalia-verb-done = End volley
battalia-verb-end-turn = End turn
battalia-verb-enough = No more
battalia-verb-exchange = Exchange
battalia-verb-feed = Feed Unbound
battalia-verb-fight = Fight
battalia-verb-found = Found
battalia-verb-give-up = Give up
battalia-verb-hand = Hand of Luut
battalia-verb-hire = Hire
battalia-verb-hire-hero = Hire hero
battalia-verb-horn = Sound the Horn
battalia-verb-join = Join
battalia-verb-keep = Keep hand
battalia-verb-leave-ambush = Leave ambush
battalia-verb-move = Move
battalia-verb-mulligan = Mulligan
battalia-verb-muster = Place hero
battalia-verb-name = Name
battalia-verb-pitch = Pitch
battalia-verb-play = Play
battalia-verb-raise-ambush = Raise ambush
battalia-verb-remove = Leave out
battalia-verb-replace = Replace
battalia-verb-retreat = Retreat to
battalia-verb-scroll-on = Scroll on
battalia-verb-scroll-on-itself = Change scroll
battalia-verb-send = Send heroes
battalia-verb-settle = Settle
battalia-verb-show = Show to
battalia-verb-staff = Raise Staff
battalia-verb-station = Station
battalia-verb-strike = Strike
battalia-verb-surrender = Surrender
battalia-verb-suspend = Suspend
battalia-verb-take = Take
battalia-verb-title-on = Title on
battalia-verb-title-twice-on = Two ranks on
battalia-verb-to = Fly to
battalia-verb-upgrade = Upgrade
battalia-verb-wings = Wings for
battalia-verb-with = Pay with

## Actions in words

battalia-action-as = { $card-id ->
    [none] Change to { $terrain }
   *[other] Use { $card } as { $kind }
}
battalia-action-at = Place at { $cell }, exits { $exits }
battalia-action-create = { $faction-id ->
    [none] Create { $kind }
   *[other] Create { $kind }: { $faction }
}
battalia-action-attack-hero = Attack a hero of { $player } on { $cell }
battalia-action-move = Move { $hero } to { $cell }
battalia-action-feed = Lay { $card } on an Unbound
battalia-action-send = Send heroes: { $number }
battalia-action-join = Heroes who join: { $number }

## Steps

battalia-step-remove-faction = Which faction is left out of this game?
battalia-step-choose-faction = Choose your faction.
battalia-step-choose-city = Choose your start city.
battalia-step-found-city = Which kind of city do you begin with too?
battalia-step-found-place = Where does your further city stand?
battalia-step-start-hero = On which of your cities does your hero begin?
battalia-step-turn = A turn begins.
battalia-step-cohort = What do you do with this hand?
battalia-step-show-cohort = Who sees the cards of your cohort?
battalia-step-actions = What do you do?
battalia-step-place = Where do you build, and which way round?
battalia-step-pay = Which cards pay?
battalia-step-name-faction = Which faction does the scroll call?
battalia-step-ambush = Which card lies in ambush?
battalia-step-station = Which card do you station in the tent?
battalia-step-make-room = Your ambush is full: which of its cards leaves?
battalia-step-horn = Which card of your nation does the Horn call?
battalia-step-hand = Which card do you borrow?
battalia-step-staff = What does the Staff change?
battalia-step-staff-replace = Which terrain comes here?
battalia-step-staff-exchange = With which card is the terrain exchanged?
battalia-step-wings = Where does your hero fly?
battalia-step-send-heroes = How many of your heroes attack?
battalia-step-opening = Open the attack: beat the defence with your cards. As a rule the first is a weapon.
battalia-step-answer = You are attacked: how do you answer?
battalia-step-join-heroes = How many more of your heroes join the defence?
battalia-step-raise-ambush = Take up your ambush cards for this battle?
battalia-step-volley = Your volley: add cards until the battle turns, or give up.
battalia-step-choose-relic = Which Great Artefact do you take?
battalia-step-choose-sanctuary = Take a Great Artefact of the sanctuary, or none?

## Terms of the evaluation

battalia-term-victory = chance of victory
battalia-term-points = victory points
battalia-term-lead = lead over the others
battalia-term-closing = lead near the end
battalia-term-great_cities = cities of level 4
battalia-term-income = points to come
battalia-term-growth = growth of the deck
battalia-term-units = strong units
battalia-term-roads = cards for roads
battalia-term-cohorts = chances of cohorts
battalia-term-artefacts = artefacts
battalia-term-great_artefacts = Great Artefacts
battalia-term-might = strength in battle
battalia-term-heroes = heroes on the board
battalia-term-reach = targets within reach
battalia-term-approach = ways to targets
battalia-term-sites = building sites
battalia-term-threat = danger from others
battalia-term-rival = prospects of the strongest rival
battalia-term-ambush = cards in ambush
battalia-term-tents = cards in tents
battalia-term-hand = cards in hand

## Events

battalia-event-faction-removed = { $seat } leaves a faction out of the game: { $faction }.
battalia-event-faction-chosen = { $seat } leads the { $faction }.
battalia-event-settled = { $seat } settles on { $cell }.
battalia-event-founded = { $seat } founds on { $cell }: { $tile }, { $terrain }, exits { $exits }.
battalia-event-mustered = A hero of { $seat } stands on { $cell }.
battalia-event-day = { $lit-id ->
    [none] Day { $day } begins.
   *[other] Day { $day } begins. The Oracle lights: { $lit }; matching symbols: { $matching }.
}
battalia-event-turn = Day { $day }: the turn of { $seat } begins.
battalia-event-cohort = { $seat } declares a cohort: { $groups }.
battalia-event-cohort-shown = { $known ->
    [yes] { $seat } shows the cohort to { $to }: { $cards }.
   *[no] { $seat } shows the cohort to { $to }.
}
battalia-event-mulligan = { $discarded ->
    [one] { $seat } changes the hand: { $discarded } card goes to the shelter.
   *[other] { $seat } changes the hand: { $discarded } cards go to the shelter.
}
battalia-event-ambush-picked-up = { $count ->
    [one] { $seat } takes up { $count } card from ambush.
   *[other] { $seat } takes up { $count } cards from ambush.
}
battalia-event-ambushed = { $known ->
    [yes] { $seat } puts a card in ambush: { $card }.
   *[no] { $seat } puts a card in ambush.
}
battalia-event-ambush-discarded = { $seat } discards from a full ambush: { $cards }.
battalia-event-suspended = { $seat } suspends a card for good: { $card }.
battalia-event-drawn = { $known ->
    [yes] { $seat } draws: { $cards }.
   *[no] { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
}
battalia-event-nation-reshuffled = The shelter of { $seat } is shuffled and becomes the new nation.
battalia-event-cleaned-up = { $count ->
    [one] { $seat } cleans up: { $count } card goes to the shelter.
   *[other] { $seat } cleans up: { $count } cards go to the shelter.
}
battalia-event-line = { $seat } uses: { $cards }.
battalia-event-hired = { $supply ->
    [0] { $seat } hires a unit: { $card }.
   *[other] { $seat } hires a unit: { $card }. A supply comes with it.
}
battalia-event-created = { $seat } creates an artefact: { $card }.
battalia-event-built = { $level ->
    [0] { $seat } builds on { $cell }: { $tile }, { $terrain }, exits { $exits }.
   *[other] { $seat } builds on { $cell }: { $tile }, level { $level }, { $terrain }, exits { $exits }.
}
battalia-event-upgraded = { $seat } upgrades the city on { $cell } to level { $level }.
battalia-event-impassable = Nothing can be built there any more: { $cells }.
battalia-event-amulet-rolled = { $roll ->
    [1] { $seat } rolls 1 for { $card }: nothing changes.
    [2] { $seat } rolls 2 for { $card }: it counts twice.
    [3] { $seat } rolls 3 for { $card }: it counts three times.
    [4] { $seat } rolls 4 for { $card }: it goes into ambush.
    [5] { $seat } rolls 5 for { $card }: it goes to the shelter.
   *[other] { $seat } rolls { $roll } for { $card }: it is a joker.
}
battalia-event-transformed = { $seat } changes a card: { $card } becomes { $becomes }.
battalia-event-named = { $seat } uses { $card } as { $kind }.
battalia-event-pitched = { $seat } pitches a tent with: { $cards }.
battalia-event-struck = { $seat } strikes a tent and takes back: { $cards }.
battalia-event-great-artefact = { $seat } uses a Great Artefact: { $card }.
battalia-event-recalled = { $seat } calls a card from the nation: { $card }.
battalia-event-nation-searched = { $known ->
    [yes] { $seat } looks through the nation of { $from }: { $cards }.
   *[no] { $seat } looks through the nation of { $from }.
}
battalia-event-borrowed = { $known ->
    [yes] { $seat } borrows a card of { $from }: { $card }.
   *[no] { $seat } borrows a card of { $from }.
}
battalia-event-terrain-replaced = { $seat } changes the land on { $cell }: { $from } become { $to }.
battalia-event-terrain-exchanged = { $seat } exchanges the terrain of { $cells }.
battalia-event-hero-hired = { $seat } hires hero { $hero } on { $cell }.
battalia-event-moved = { $seat } moves hero { $hero } from { $from } to { $to }.
battalia-event-flown = Hero { $hero } of { $seat } flies from { $from } to { $to }.
battalia-event-attacked = { $target-id ->
    [hero] { $seat } attacks a hero of { $defender } on { $cell }.
    [neutral] { $seat } attacks the guards on { $cell }.
   *[other] { $seat } attacks { $cell }, which { $defender } holds.
}
battalia-event-battle-card = { $seat } plays { $card }: { $attack } against { $defence }.
battalia-event-unbound-fed = { $seat } feeds an Unbound with a supply: { $total } in all.
battalia-event-attack-failed = The attack of { $seat } falls short.
battalia-event-guard-beaten = { $seat } beats the guards on { $cell }.
battalia-event-answered = { $answer-id ->
    [fight] { $seat } fights back.
   *[other] { $seat } surrenders.
}
battalia-event-heroes-joined = { $heroes ->
    [one] { $heroes } more hero of { $seat } joins the defence.
   *[other] { $heroes } more heroes of { $seat } join the defence.
}
battalia-event-retreated = A hero of { $seat } retreats from { $from } to { $to }.
battalia-event-battle-over = { $winner } wins the battle: attack { $attack }, defence { $defence }.
battalia-event-hero-lost = { $seat } loses hero { $hero } on { $cell }.
battalia-event-defender-cleared = Cards of { $seat } go to the shelter after the battle: { $cards }.
battalia-event-city-taken = { $level ->
    [0] The city on { $cell } falls to { $seat }, who has no chip left for it.
   *[other] { $seat } takes the city on { $cell } with level { $level }.
}
battalia-event-vassal = { $supply ->
    [0] A vassal joins { $seat }: { $card }.
   *[other] A vassal joins { $seat }: { $card }, with a supply.
}
battalia-event-annexed = { $seat } annexes the city on { $cell }.
battalia-event-great-artefact-won = { $seat } wins a Great Artefact: { $card }.
battalia-event-great-artefact-left = { $seat } leaves the Great Artefacts of the sanctuary where they are.
battalia-event-sealed = { $known ->
    [yes] { $seat } puts a seal on the sanctuary on { $cell } and finds: { $cards }.
   *[no] { $seat } puts a seal on the sanctuary on { $cell }.
}
battalia-event-peak-taken = { $seat } is the Conqueror of the volcano now.
battalia-event-game-over = The game is over. { $reason }

## How the game ended

battalia-full-board = No square is left to build on.
battalia-level-four-cities = A player has enough cities of level 4.
battalia-points = A player has reached the limit of points.
battalia-weeks = The last week has passed.
battalia-last-day = The last day has passed.

## Where points came from

battalia-source-start = start cities
battalia-source-built = cities built
battalia-source-upgraded = cities upgraded
battalia-source-lowered = levels lost
battalia-source-annexed = cities annexed
battalia-source-neutral = neutral cities
battalia-source-conquered = cities conquered
battalia-source-lost = cities lost
battalia-source-peak = peak of the volcano
battalia-source-seals = seals

## Refusals: set-up and options

refusal-BT-CMP-6 = There is no such edition.
refusal-BT-CMP-11 = This edition has level chips for fewer start cities.
refusal-BT-SET-1 = There is no such scenario.
refusal-BT-SET-10 = That faction has been chosen already: { $faction }.
refusal-BT-SET-11 = { $cell } is not a start city that is still free.
refusal-BT-2P-1 = { $faction-id ->
    [none] A faction is left out by choice only in a game for two.
   *[other] That faction has left the game: { $faction }.
}
refusal-BT-2P-5 = That faction is not in this game and cannot be named: { $faction }.
refusal-BT-3P-1 = With so few players that square is out of play.
refusal-BT-ADV-1 = The advanced game can only be on or off.
refusal-BT-UNB-1 = Only the special edition has the Unbound.
refusal-BT-ORA-8 = The Sun Oracle can only be on or off.
refusal-BT-ALT-1 = This scenario sets its own defence: neutral cities 6, ruins 10.
refusal-BT-ALT-2 = Neutral cities of this scenario have defence 6.
refusal-BT-ALT-4 = The ruins are the common city of all here; nobody attacks them.
refusal-BT-ALT-5 = In this scenario everybody begins with a hero on the ruins.
refusal-BT-ALT-6 = You have annexed a neutral city; this scenario allows only one.
refusal-BT-ALT-7 = This scenario has no start cities and its own neutral cities.
refusal-BT-VAR-1 = The defence is 4 to 20 for neutral cities, 8 to 20 for the ruins.
refusal-BT-VAR-2 = Chips or room for two neutral cities per player are missing in this edition or scenario.
refusal-BT-VAR-3 = A city of that kind fits nowhere on the board now: { $tile }.
refusal-BT-VAR-4 = { $cell } is none of your start cities.
refusal-BT-VAR-5 = The limit is 1 to 142 weeks, and at least one day.
refusal-BT-VAR-6 = The limit of points would be reached during set-up.
refusal-BT-VAR-7 = Without an end on a full board there must be a limit of weeks or points.
refusal-BT-VOL-1 = The volcano belongs to the special edition and replaces the ruins.
refusal-BT-VOL-11 = The volcano ends at 40 points, 30 for two players, and not with a full board.

## Refusals: turn, lines and payment

refusal-BT-TRN-2 = The steps of a turn have an order, and that step is not now.
refusal-BT-TRN-4 = You do not hold that card: { $card }.
refusal-BT-TRN-6 = That card is not in your hand, or has no use left this turn: { $card }.
refusal-BT-TRN-8 = Prices are paid exactly, with neither more nor fewer cards.
refusal-BT-TRN-9 = You gained that card this turn; it can be used from your next hand on: { $card }.
refusal-BT-COH-1 = A cohort needs at least three cards of one faction in your hand.
refusal-BT-COH-6 = The cohort is shown to one of your opponents.
refusal-BT-COH-7 = A cohort is declared at the beginning of the turn only.
refusal-BT-MUL-2 = The hand is changed at the beginning of the turn only, and never besides a cohort.
refusal-BT-AMB-2 = { $card-id ->
    [none] An ambush needs two cards of your hand: one is suspended, one lies in ambush.
   *[other] That card is not in your hand: { $card }.
}
refusal-BT-AMB-3 = Three cards lie in ambush already.
refusal-BT-AMB-4 = Only a card that lies in your ambush can make room.
refusal-BT-AMB-5 = Your deck has { $cards } cards; at least 10 must remain after suspending.
refusal-BT-AMB-6 = That card lies in your ambush until your next turn: { $card }.

## Refusals: gaining cards

refusal-BT-HIR-1 = { $price-id ->
    [none] That is not a unit for hire: { $kind }.
   *[other] The price is not in your hand: { $price }.
}
refusal-BT-ART-1 = { $price-id ->
    [none] That is not an artefact that can be created: { $kind }.
   *[other] The price is not in your hand: { $price }.
}
refusal-BT-ART-2 = The symbols of this artefact do not match today, so no faction can be named: { $kind }.
refusal-BT-ORA-5 = The symbols of this artefact do not match today, so no faction can be named: { $kind }.
refusal-BT-LIM-1 = { $deck-id ->
    [none] That deck of the common pool is empty.
   *[other] The deck in the common pool is empty: { $deck }.
}
refusal-BT-LIM-2 = { $level-id ->
    [none] You have no free chip for a city you could pay.
   *[other] You have no free chip of level { $level }.
}
refusal-BT-LIM-3 = There are no supplies left in the common pool.
refusal-BT-LIM-4 = Your deck must not fall below 10 cards.
refusal-BT-LIM-5 = The pool has no such card of that terrain: { $terrain }.

## Refusals: building

refusal-BT-BLD-1 = { $exits-id ->
    [none] That cannot be built: { $tile }.
   *[other] No card of that kind can lie with these exits: { $exits }.
}
refusal-BT-BLD-2 = { $problem-id ->
    [taken] { $cell } is built on already.
    [impassable] { $cell } is impassable.
   *[other] { $cell-id ->
        [none] There is no square where it could be built.
       *[other] Nothing can be built on { $cell }.
    }
}
refusal-BT-BLD-3 = { $cell-id ->
    [none] No free square touches a built card.
   *[other] { $cell } touches no built card.
}
refusal-BT-BLD-4 = { $cell-id ->
    [none] Its exits fit on no free square: exits must meet exits.
   *[other] On { $cell } an exit would meet a side without one.
}
refusal-BT-BLD-6 = Two cities must not lie side by side.
refusal-BT-BLD-7 = No city may lie next to the ruins.
refusal-BT-BLD-8 = { $cell-id ->
    [none] No free square is joined to one of your cities by road.
   *[other] No road would join { $cell } to one of your cities.
}
refusal-BT-BLD-12 = A city costs three units of one rank: 3 frimen, chiefs, priests or lords.
refusal-BT-BLD-13 = The price of the road is not in your hand: { $price }.
refusal-BT-BLD-14 = { $cell-id ->
    [none] Nothing fits on the squares left: they are impassable for good.
   *[other] Nothing fits on { $cell } any more: it is impassable for good.
}
refusal-BT-UPG-1 = { $price-id ->
    [none] { $level-id ->
        [none] There is no city of yours on { $cell }.
       *[other] The city on { $cell } has level { $level }; no city rises higher.
    }
   *[other] The price of the next level is not in your hand: { $price }.
}
refusal-BT-UPG-3 = { $level-id ->
    [none] The next level needs a free chip of yours, and there is none.
   *[other] Level { $level } needs a free chip of yours, and there is none.
}
refusal-BT-VOL-3 = No city may lie next to a sanctuary.

## Refusals: artefacts

refusal-BT-USE-1 = You need a card that you can use as: { $kind }.
refusal-BT-ORA-AMU = Use up the card of the first roll before this lit amulet rolls again.
refusal-BT-USE-AMU-1 = An amulet does not work on this card: { $card }.
refusal-BT-USE-AMU-7 = Only a joker or the Hammer can be used as something else: { $card }.
refusal-BT-USE-AMU-9 = This card has been used as something else already; it stays that for the turn.
refusal-BT-USE-TIT-1 = Only frimen, chiefs and priests rise by a title, and not above lord: { $card }.
refusal-BT-USE-TIT-4 = The deck of the rank above is empty: { $card }.
refusal-BT-USE-SCR-1 = A scroll changes units and artefacts only: { $card }.
refusal-BT-USE-SCR-2 = { $deck-id ->
    [none] The scroll must name another faction than the card's own.
   *[other] The deck is empty, so the scroll finds no other card: { $deck }.
}
refusal-BT-USE-SCR-4 = Only a magic scroll that lies in your hand can change itself.
refusal-BT-USE-TEN-1 = { $supplies-id ->
    [none] That cannot be pitched or stationed now: { $card }.
   *[other] A tent needs 1 supply and a card for it; you can lay { $supplies } supplies.
}
refusal-BT-USE-TEN-3 = { $tent-id ->
    [none] Tents are not struck at the beginning of the turn.
   *[other] { $card-id ->
        [none] You have no tent { $tent }.
       *[other] Strike tent { $tent } first; until then this cannot be used: { $card }.
    }
}
refusal-BT-USE-TEN-5 = No tent is pitched during a battle.
refusal-BT-USE-WEA-1 = { $card-id ->
    [none] The first card of an attack is a weapon.
   *[other] The first card of an attack is a weapon: { $card }.
}
refusal-BT-TRF-2 = { $card-id ->
    [none] A card is transformed once a turn only.
   *[other] A card is transformed once a turn only: { $card }.
}
refusal-BT-TRF-3 = One title cannot raise a unit by two ranks; it takes a lit title or the Crown.
refusal-BT-TRF-4 = Only a card from your hand can be transformed: { $card }.
refusal-BT-TRF-7 = Copies of a title must be used on different cards.

## Refusals: Great Artefacts

refusal-BT-GRT-2 = Great Artefacts are not changed by artefacts and not stationed.
refusal-BT-GRT-4 = { $card-id ->
    [none] You cannot use that Great Artefact now.
   *[other] You cannot use that Great Artefact now: { $card }.
}
refusal-BT-GRT-HAM-1 = The Hammer stands for one of the seven artefacts only, not for this: { $kind }.
refusal-BT-GRT-HAM-2 = The Hammer does nothing in a battle.
refusal-BT-GRT-HOR-2 = { $card-id ->
    [none] Your nation is empty, so the Horn calls nobody.
   *[other] That card is not in your nation: { $card }.
}
refusal-BT-GRT-WIN-1 = The Wings carry one of your heroes on the board to a built square only.
refusal-BT-GRT-HAN-1 = { $card-id ->
    [none] { $player } has no nation to look through.
   *[other] That card is not in the nation you look through: { $card }.
}
refusal-BT-GRT-HAN-3 = A card is borrowed already, by { $player }; only one can be.
refusal-BT-GRT-HAN-4 = A borrowed card is not ambushed, suspended, stationed or pitched.
refusal-BT-GRT-STA-1 = { $points-id ->
    [none] { $terrain-id ->
        [none] { $cell-id ->
            [none] There is nothing on the board that the Staff could change.
           *[other] The Staff finds no card of the same type and another terrain for { $cell }.
        }
       *[other] The card lies on that terrain already: { $terrain }.
    }
   *[other] The Staff has { $points } of 3 points left; replacing costs 1, exchanging 2.
}
refusal-BT-GRT-STA-2 = The Staff changes cities and roads only.

## Refusals: heroes

refusal-BT-HER-1 = { $price-id ->
    [none] { $hero-id ->
        [none] Heroes are hired on your own cities only.
       *[other] Hero { $hero } is not the one who can do this now.
    }
   *[other] The price of a hero is not in your hand: { $price }.
}
refusal-BT-HER-2 = Both your heroes are on the board, or you have no city to hire one.
refusal-BT-MOV-1 = No road joins { $cell } with the square of the hero.
refusal-BT-MOV-2 = A step to { $cell } costs one supply, and you have none to lay.
refusal-BT-MOV-3 = There is no horse with a step left for { $cell }.
refusal-BT-MOV-4 = There is no ride under way: the steps of a horse are lost as soon as you do anything else.
refusal-BT-MOV-5 = Nothing is built on { $cell }, so no hero enters it.
refusal-BT-MOV-8 = Both your heroes here can do the same: name hero { $hero }.
refusal-BT-ADV-2 = This walk has been on { $cell } already; free steps do not go in circles.
refusal-BT-VOL-4 = The gate between the peak and { $cell } opens only to those with its seal.

## Refusals: battle

refusal-BT-BAT-1 = That card has no strength and is not laid in a battle line: { $card }.
refusal-BT-BAT-7 = Attacks are made in the actions of your own turn only.
refusal-BT-BAT-8 = { $cell-id ->
    [none] Only your heroes at the battle can be sent.
   *[other] There is no target on { $cell } that a hero of yours can attack.
}
refusal-BT-BAT-9 = { $card-id ->
    [none] The attack must open with a weapon and exceed the defence by at least 1.
   *[other] The opening begins with a weapon, not with this: { $card }.
}
refusal-BT-BAT-12 = Further heroes join only when the defender begins to fight.
refusal-BT-BAT-13 = Ambush cards are taken up at the beginning of the defence only.
refusal-BT-BAT-14 = The volley is not done: the attacker needs more strength, the defender as much.
refusal-BT-BAT-10 = You can still exceed the defence: go on with your opening.
refusal-BT-BAT-15 = You have enough strength now: end the volley instead of giving up.
refusal-BT-BAT-20 = { $card-id ->
    [none] { $kind-id ->
        [none] That cannot be done during a battle.
       *[other] That is of no use in a battle: { $kind }.
    }
   *[other] That card cannot be played in this battle: { $card }.
}
refusal-BT-BAT-24 = To be annexed, { $cell } must be a city without a chip, with a hero of yours on it and a free chip of yours.
refusal-BT-BAT-27 = { $card-id ->
    [none] An attack needs a weapon, in your hand or lying open.
   *[other] Only a weapon can be laid first, with a scroll or an amulet under it: { $card }.
}
refusal-BT-BAT-28 = This attack cannot exceed the defence: your cards reach { $attack } at best, the defence is { $defence }.
refusal-BT-UNB-4 = Supplies are laid in battle only on an Unbound in your line.
refusal-BT-UNB-5 = Amulet, title and scroll do not work on the Unbound.
refusal-BT-RET-1 = Only a hero who is attacked himself retreats, and only as the answer to the attack.
refusal-BT-RET-2 = { $cell } is too near or too far for a retreat; steps allowed: { $steps }.
refusal-BT-RET-3 = No way by road leads to { $cell } without passing a card twice.
refusal-BT-RET-4 = On { $cell } the attacker has a city or a hero; no retreat ends there.
refusal-BT-RET-5 = You have no way or no payment for a retreat to { $cell }.
refusal-BT-RUI-2 = Only a Great Artefact of the display can be chosen.
refusal-BT-RUI-4 = The ruins have no Great Artefact for you: you own as many as you may, or none is left.
refusal-BT-VOL-5 = Your seal is there already, or you have no free chip of level 1 or 2 for one.
refusal-BT-VOL-6 = That Great Artefact does not lie in this sanctuary: { $card }.

## Help: what each card and place does

battalia-help-supply = Pays for units, roads, tents, horses and heroes, and moves a hero one step. One comes with every unit you hire. It has no strength in battle.
battalia-help-friman = A unit of rank 1 and strength 1, for 2 supplies. Pays for roads, for cities of level 1 and for artefacts.
battalia-help-chief = A unit of rank 2 and strength 2, for 3 supplies. Three build a city of level 2; two raise a city to it.
battalia-help-priest = A unit of rank 3 and strength 3, for 4 supplies. Three build a city of level 3; two raise a city to it.
battalia-help-lord = A unit of rank 4 and strength 4, for 5 supplies. Three build a city of level 4; two raise a city to it.
battalia-help-unbound = A mercenary of every faction at once: counts for any cohort and never spoils morale. In battle each supply laid on it adds 1 strength. Brings no supply and cannot be transformed.
battalia-help-tool = Stands for one or two frimen in a line. Costs 3 frimen. It has no place in battle.
battalia-help-weapon = Opens an attack and has strength 1 in battle. With 2 supplies it hires a hero. Costs a chief and 2 frimen.
battalia-help-amulet = Laid under a card of your hand, with a roll. 1: nothing; 2 or 3: it counts two or three times; 4: into ambush; 5: to the shelter; 6: a joker.
battalia-help-title = Raises a unit of your hand by one rank for good, in its own faction if there is such a card. Costs a lord and 2 frimen.
battalia-help-scroll = Changes the faction of a unit or an artefact of your hand for good. It can change itself too. Costs a friman, a chief and a priest.
battalia-help-tent = For one supply a card of your hand stays in the tent as long as you like. Striking it is free, also in battle; the card comes back to your hand.
battalia-help-horse = Moves one hero up to 3 steps, has strength 1 in battle, or pays for a retreat. Costs a chief and 2 supplies.
battalia-help-hammer = Used once as any of the seven artefacts. It does nothing in a battle and is never lit.
battalia-help-horn = Take up to two cards of your nation into your hand and show them to all. The nation is shuffled.
battalia-help-sword = A weapon with strength 5 in attack and 1 in defence.
battalia-help-shield = A weapon with strength 1 in attack and 5 in defence.
battalia-help-wings = Carry one of your heroes to any built square, however far and without a road.
battalia-help-crown = A title with two uses: one unit by two ranks, or two units by one each.
battalia-help-hand = Look through the nation of an opponent and borrow one card for this turn. It goes to its owner's shelter afterwards.
battalia-help-pavilion = A tent that needs no supply and holds one or two cards. Both come back to your hand together.
battalia-help-staff = Three points to change the map: 1 replaces the terrain of a city or road from the pool, 2 exchange the terrain of two like cards.
battalia-help-book = A magic scroll with three uses on different cards, each to a faction of your choice.
battalia-help-city = Worth its level in victory points, and defends with it. Costs three units of the rank of its level, and must not lie next to another city.
battalia-help-road = Joins cards for building and walking and belongs to nobody. Straight or curved: a friman and a supply; with three or four exits: 2 frimen and a supply.
battalia-help-neutral = A city that nobody owns yet. With a hero on it and more strength than its defence you take it at level 4, and a lord with a supply joins you.
battalia-help-ruins = With a hero here and more strength than the guardians you win a Great Artefact of the display. Nobody ever owns the ruins.
battalia-help-sanctuary = Beat the war monks, defence 6, with a hero here: you get a seal worth 2 points and may take one of the hidden Great Artefacts.
battalia-help-peak = Its gates open to those with the right seal. The Guardian has defence 20, less 2 for each of your seals. The Conqueror has 8 points and defends with 8.
battalia-help-crossing = A part of the volcano with exits on all sides. Heroes cross it at the usual price.
battalia-help-limbo = Cards that were suspended. They are out of the game and lie open to all.
battalia-help-cohort = Cards of one faction, and how many more they draw. Small cohort: 3 cards, +1. Medium cohort: 4 cards, +2. Large cohort: 5 cards, +3. Great cohort: 6 cards, +4.
battalia-help-do-hire = Pay supplies, one more than the rank, and take the top unit of its deck; a supply comes with it. New cards can be played from a later turn on.
battalia-help-do-create = Pay with units, tools among them (tents and horses cost supplies too), and take the top artefact of its deck. If its symbols match on the Oracle today, you name its faction first.
battalia-help-do-build = Lay a road or a city of the pool where a road joins it to a city of yours. It may be turned in any way that fits its neighbours.
battalia-help-do-upgrade = Two units of the next rank raise one of your cities by one level, up to level 4. Levels cannot be skipped.
battalia-help-do-use = Use an artefact of your hand: amulet, title, scroll, tent or a Great Artefact. Tools, weapons and horses are used where they pay, fight or carry.
battalia-help-do-hero = A weapon and 2 supplies bring one of your two heroes to any city of yours. He may walk and fight at once.
battalia-help-do-move = Each supply moves a hero one step by road, a horse up to 3 steps. There is no limit to the steps of a turn, and entering a place starts no battle.
battalia-help-do-attack = With a hero on the square and a weapon as the first card: more strength than the defence wins. The loser’s heroes in the battle leave the board.
battalia-help-do-ambush = One card of your hand leaves the game for good, and another lies in wait face down. It comes back next turn, or when you are attacked; 3 cards at most.
