### Battalia: The Stormgates. What the expansion adds; all else is said with the base game's messages.

## Options

stormgates-option-six_factions = Six factions
stormgates-option-royals = Kings and queens
stormgates-option-gates = Stormgates
stormgates-option-trading = Trade
stormgates-option-new_great_artefacts = New Great Artefacts
stormgates-option-summoning = Summoning scroll
stormgates-option-fate = Fate cards
stormgates-option-heroic = Heroic mode
stormgates-option-draft = Draft
stormgates-option-teams = Teams
stormgates-value-teams-none = Each for himself
stormgates-value-teams-2v2 = 2 against 2
stormgates-value-teams-3v2 = 3 against 2
stormgates-value-teams-2v2v2 = 3 teams of 2
stormgates-value-teams-3v3 = 3 against 3
stormgates-option-team_turns = Turns of a team
stormgates-value-team_turns-interleaved = All at once, action by action
stormgates-value-team_turns-handover = One acts and hands over
stormgates-value-team_turns-sequential = One after the other
stormgates-option-metamorpha = Metamorpha
stormgates-option-bilkarr = Bilkarr
stormgates-option-zealots = Zealots
stormgates-option-valleys = Valleys
stormgates-value-valleys-off = Without valleys
stormgates-value-valleys-high_pass = High Pass
stormgates-value-valleys-kings_bridge = King's Bridge
stormgates-option-big_map = Big map
stormgates-option-factions = Factions in the pool
stormgates-value-factions-random = At random
stormgates-value-factions-chosen = Left out by the players
stormgates-option-free_upgrade_cap = Highest free level
stormgates-option-attack_cap_3v2 = Attacks of three on two
stormgates-option-timer = Clock

## Presets

stormgates-preset-stormgates = The Stormgates
stormgates-preset-stormgates-about = The expansion as it is meant: heroic, with draft, gates, trade, royals, fate and teams.
stormgates-preset-free-for-all = Free for all
stormgates-preset-free-for-all-about = The whole expansion without teams.
stormgates-preset-gentle = Gentle
stormgates-preset-gentle-about = Gates, trade and fate without royals, draft and heroic mode: a soft way in.
stormgates-preset-everything = Everything
stormgates-preset-everything-about = With Metamorpha, Bilkarr, the zealots and the Unbound.
stormgates-preset-big-map = Big map
stormgates-preset-big-map-about = More room for two to four players, with Metamorpha and Bilkarr.
stormgates-preset-home-rules = Home rules
stormgates-preset-home-rules-about = Variants to try at home: two start cities, stronger neutral cities and ruins, six weeks, and the scroll that summons.
stormgates-preset-teams-2v2 = Two against two
stormgates-preset-teams-2v2-about = The whole expansion for two teams of two.
stormgates-preset-valleys = Valleys: High Pass
stormgates-preset-valleys-about = The two valleys, joined by the High Pass, where heroes catch gusts.
stormgates-preset-valleys-bridge = Valleys: King's Bridge
stormgates-preset-valleys-bridge-about = The two valleys, joined by King's Bridge, where Great Artefacts are exchanged.
stormgates-preset-six-factions = Six factions only
stormgates-preset-six-factions-about = The base game with two more factions and nothing else.

## Words: factions, cards, places

stormgates-word-wolfsclan = Wolfsclan
stormgates-word-sunfaithful = Sunfaithful
stormgates-word-white = Wolfsclan
stormgates-word-orange = Sunfaithful
stormgates-word-zealot = zealot
stormgates-word-ice = Ice Fields
stormgates-word-jungle = Primal Jungle
stormgates-word-queen = queen
stormgates-word-king = king
stormgates-word-stardust = stardust
stormgates-word-casket = casket
stormgates-word-arrow = Arrow of Farel
stormgates-word-bag = Bag of Fortuna
stormgates-word-standard = Standard of Vigo
stormgates-word-mantle = Mantle of Vale
stormgates-word-crystal = Crystal of Ming
stormgates-word-mask = Mask of Sjoen
stormgates-word-lost-scroll = Lost Scroll of Kri-Chek
stormgates-word-mirror = Mirror of fate
stormgates-word-gate = stormgate
stormgates-word-centre = town centre
stormgates-word-valley = valley crossing
stormgates-word-building = building
stormgates-word-connection = connecting card
stormgates-word-covered-valley = covered valley crossing
stormgates-word-covered-building = covered building
stormgates-word-brotherhood = Brotherhood
stormgates-word-rage = Rage
stormgates-word-colossus = Colossus
stormgates-word-frost-touch = Frost Touch
stormgates-word-weakness = Weakness
stormgates-word-solstice = Solstice
stormgates-word-target = ask if I am meant
stormgates-word-ask = ask about great lines
stormgates-word-always = ask about every line
stormgates-word-never = do not ask
stormgates-word-windfall = Windfall
stormgates-word-vassal = Vassal lord
stormgates-word-tailwind = Tailwind
stormgates-word-pathfinder = Pathfinder
stormgates-word-hand-of-fate = Hand of fate
stormgates-word-summons = Summons
stormgates-word-reshaping = Reshaping
stormgates-word-echo = Echo
stormgates-word-elevation = Elevation
stormgates-word-growth = Growth
stormgates-word-return-from-limbo = Return from limbo
stormgates-word-gale = Gale
stormgates-word-first = first
stormgates-word-second = second
stormgates-word-town-hall = Town Hall
stormgates-word-smithy = Smithy
stormgates-word-stable = Stable
stormgates-word-arena = Arena
stormgates-word-tavern = Tavern
stormgates-word-weaving-mill = Weaving Mill
stormgates-word-arcanum = Arcanum
stormgates-word-grocery = Grocery
stormgates-word-metamorpha = Metamorpha
stormgates-word-bilkarr = Bilkarr

## Verbs

stormgates-verb-activate = Activate
stormgates-verb-aim = Aim at
stormgates-verb-amulet-lured = Amulet on lured
stormgates-verb-bag = Open Bag
stormgates-verb-barter = Buy stardust
stormgates-verb-blow = Blow away
stormgates-verb-buy = Buy
stormgates-verb-collect = Collect
stormgates-verb-copy = Copy
stormgates-verb-crown = Crown city
stormgates-verb-crystal = Crystal
stormgates-verb-double = Double
stormgates-verb-double-lured = Double lured
stormgates-verb-draft = Draft
stormgates-verb-draw = Draw
stormgates-verb-draw-fate = Draw fate
stormgates-verb-drink = Drink
stormgates-verb-drink-against = Give potion
stormgates-verb-echo = Echo
stormgates-verb-gain = Take
stormgates-verb-give = Give
stormgates-verb-hand-over = Hand over
stormgates-verb-jump = Jump
stormgates-verb-jump-gust = Jump with gust
stormgates-verb-keep-fate = Keep the Mirror
stormgates-verb-lost-scroll = Lost Scroll
stormgates-verb-summon = Summon
stormgates-verb-lower = Lower
stormgates-verb-lower-twice = Lower by two
stormgates-verb-mantle = Mantle
stormgates-verb-mask = Mask
stormgates-verb-order = Standing order
stormgates-verb-pass = Pass
stormgates-verb-post = Trading post
stormgates-verb-promote = Promote
stormgates-verb-raise = Raise city
stormgates-verb-reveal = Reveal
stormgates-verb-sacrifice = Sacrifice
stormgates-verb-scroll-lured = Scroll on lured
stormgates-verb-search-great = Search Great Artefacts
stormgates-verb-sell = Sell
stormgates-verb-solstice = Solstice on
stormgates-verb-standard = Raise Standard
stormgates-verb-stop = Stop
stormgates-verb-swap-for = Swap
stormgates-verb-swap-for-fate = Swap for fate
stormgates-verb-take-top = Top Great Artefact
stormgates-verb-title-lured = Title on lured
stormgates-verb-title-twice-lured = Two ranks
stormgates-verb-top = Top card
stormgates-verb-use = Use
stormgates-verb-veil = Veil

## Actions in words

stormgates-action-activate = Activate Metamorpha for { $hero } with { $card }
stormgates-action-aim = Attack the { $number } hero
stormgates-action-bag = { $number-id ->
    [none] Take no supplies
    [one] Take 1 supply
   *[other] Take 2 supplies
}
stormgates-action-blow = Blow away { $tent } of { $player }
stormgates-action-buy = { $potion-id ->
    [none] { $faction-id ->
        [none] Buy { $kind } for a casket
       *[other] Buy { $kind } for a casket: { $faction }
    }
   *[other] Buy potion: { $potion }
}
stormgates-action-collect = { $faction-id ->
    [none] Collect from { $cell }
   *[other] Collect from { $cell }: { $faction }
}
stormgates-action-draw = { $number-id ->
    [none] Draw no card
    [one] Draw 1 card
   *[other] Draw 2 cards
}
stormgates-action-drink-against = Give { $potion } to { $player }
stormgates-action-gain = { $faction-id ->
    [none] Take { $kind }
   *[other] Take { $kind }: { $faction }
}
stormgates-action-hand-over = Hand over to { $player }
stormgates-action-jump = Jump with { $hero } to { $cell }
stormgates-action-jump-gust = Jump with { $hero } to { $cell } and spend the gust
stormgates-action-lower-twice = Lower { $cell } by two levels
stormgates-action-order = { $potion }: { $order }
stormgates-action-sell = Sell { $card } for a casket
stormgates-action-swap-for = Swap { $card1 } for { $card2 }
stormgates-action-swap-for-fate = Swap { $card } for a fate card

## Steps

stormgates-step-aim = Which of the two heroes do you attack?
stormgates-step-answer-laid = The defence is laid: use a potion, or pass?
stormgates-step-attack-announced = An attack is announced: drink a potion, or pass?
stormgates-step-casket-ambush = Which card goes into ambush with the casket?
stormgates-step-choose-number = How many cards do you draw?
stormgates-step-choose-object = What does your hero attack from afar?
stormgates-step-choose-reshaping = Which terrain comes here?
stormgates-step-closed-line = The frozen defence is weighed.
stormgates-step-crystal = Which card lies next on your nation?
stormgates-step-deal = The first cards are dealt.
stormgates-step-double-unit = Which unit is doubled?
stormgates-step-draft = Which card do you take?
stormgates-step-echo = Which open effect of the storm comes again?
stormgates-step-fate = Which gift of fate do you take?
stormgates-step-first-hands = The first hands are drawn.
stormgates-step-found = The board is laid out.
stormgates-step-gain-artefact = Which artefact do you take?
stormgates-step-gale = Which tent does the gale take?
stormgates-step-held-line = The line waits for an answer.
stormgates-step-join-attack = Does your other hero attack too?
stormgates-step-line-laid = A line is laid: freeze it, or pass?
stormgates-step-look-under-gate = Which Great Artefact under the gate do you take?
stormgates-step-lower-other = Which second city goes down by a level?
stormgates-step-mantle = Which city does the Mantle veil?
stormgates-step-mask = Which unit does the Mask lure?
stormgates-step-summon = Where does the neutral hero appear?
stormgates-step-name-lured = Which faction does the scroll call for the lured card?
stormgates-step-name-solstice = What does the card stand for?
stormgates-step-opening-laid = The attack is opened: use a potion, or pass?
stormgates-step-path-place = Where does the free road lie, and which way round?
stormgates-step-pathfinder = Which road does the storm give you?
stormgates-step-promote = Which unit rises by a rank?
stormgates-step-raise-city = Which of your cities rises by a level?
stormgates-step-reshaping = Which card of the board does the storm replace?
stormgates-step-sacrifice = Which card do you sacrifice for the zealot?
stormgates-step-search-great = Which Great Artefact do you take from the deck?
stormgates-step-standard = Which card of your shelter follows the Standard?
stormgates-step-storm = An effect of the storm is drawn.
stormgates-step-take-from-limbo = Which card comes back from limbo?
stormgates-step-volley-begins = Before the volley: drink a potion, or pass?
stormgates-step-which-hero = Which hero do you hire?
stormgates-step-zealot = A zealot has come: sacrifice a card for it, or let it lie?

## Terms of the evaluation

stormgates-term-royals = queen and king
stormgates-term-census = prospects at the census
stormgates-term-veteran = status of a veteran
stormgates-term-posts = trading posts
stormgates-term-stardust = stardust and caskets
stormgates-term-gates = gates within reach
stormgates-term-gusts = gusts
stormgates-term-buildings = buildings
stormgates-term-valleys = valleys to discover
stormgates-term-veils = veiled cities
stormgates-term-potions = potions
stormgates-term-helpers = Metamorpha and Bilkarr
stormgates-term-draft = cards of the draft
stormgates-term-native = native terrain
stormgates-term-team = points of the team

## Events

stormgates-event-activated = Hero { $hero } of { $seat } uses Metamorpha's power of this terrain: { $terrain }. The fee: { $card }.
stormgates-event-aimed = { $seat } aims at hero { $hero }.
stormgates-event-answer-frozen = The defence of { $seat } is frozen: its line counts nothing in this battle.
stormgates-event-attack-voided = { $defender-id ->
    [none] The attack of { $seat } comes to nothing.
   *[other] The attack of { $seat } on { $defender } comes to nothing.
}
stormgates-event-bilkarr-came = Bilkarr comes through the storm to { $cell }.
stormgates-event-bilkarr-walked = { $corner-id ->
    [yes] Bilkarr walks: { $way }. He rests in a corner.
   *[no] Bilkarr walks: { $way }.
}
stormgates-event-census = { $counts-id ->
    [none] Week { $week } is over: census.
   *[other] Week { $week } is over: census. Sizes of the decks: { $counts }.
}
stormgates-event-crowned = { $seat } gains a royal: { $card }.
stormgates-event-dethroned = { $from-id ->
    [tents] { $seat } loses a royal from a tent: { $card }.
    [hand] { $seat } loses a royal from the hand: { $card }.
    [ambush] { $seat } loses a royal from ambush: { $card }.
    [shelter] { $seat } loses a royal from the shelter: { $card }.
   *[nation] { $seat } loses a royal from the nation: { $card }.
}
stormgates-event-doubled = { $seat } doubles a unit: { $card }.
stormgates-event-draft-passed = { $known ->
    [yes] { $seat } is passed: { $cards }.
   *[no] Cards of the draft are passed to { $seat }.
}
stormgates-event-drafted = { $known ->
    [yes] { $seat } drafts a card: { $card }.
   *[no] { $seat } drafts a card.
}
stormgates-event-echoed = { $seat } hears the echo of an effect: { $effect }.
stormgates-event-enraged = { $known ->
    [yes] Rage drives cards of { $seat } into the shelter: { $cards }.
   *[no] { $count ->
        [one] Rage drives { $count } card of { $seat } into the shelter. On top: { $top }.
       *[other] Rage drives { $count } cards of { $seat } into the shelter. On top: { $top }.
    }
}
stormgates-event-fate = { $option-id ->
    [stardust] { $seat } takes stardust from fate card { $fate }.
   *[other] { $fate-id ->
        [1] { $seat } keeps fate card 1 as a Great Artefact.
        [2] { $seat } takes the top Great Artefact by fate card 2.
       *[other] { $seat } looks for a Great Artefact by fate card { $fate }.
    }
}
stormgates-event-fate-drawn = { $fate-id ->
    [none] { $seat } draws a fate card.
   *[other] { $seat } draws fate card { $fate }.
}
stormgates-event-fate-lost = Fate has nothing for { $seat }.
stormgates-event-gained = { $supplies-id ->
    [none] { $seat } takes a card into the hand: { $card }.
    [0] { $seat } takes a card into the hand: { $card }.
   *[other] { $supplies ->
        [one] { $seat } takes a card into the hand: { $card }, with { $supplies } supply.
       *[other] { $seat } takes a card into the hand: { $card }, with { $supplies } supplies.
    }
}
stormgates-event-gates-laid = The gates lie on the board: { $gates }.
stormgates-event-great-artefact-given = { $from-id ->
    [hand] { $seat } gives a Great Artefact from the hand: { $card }.
    [shelter] { $seat } gives a Great Artefact from the shelter: { $card }.
    [ambush] { $seat } gives a Great Artefact from ambush: { $card }.
   *[nation] { $seat } gives a Great Artefact from the nation: { $card }.
}
stormgates-event-great-searched = { $known ->
    [yes] { $seat } looks through the remaining Great Artefacts: { $cards }.
   *[no] { $count ->
        [one] { $seat } looks at the { $count } remaining Great Artefact.
       *[other] { $seat } looks through the { $count } remaining Great Artefacts.
    }
}
stormgates-event-gust = { $roller } rolls for the gust: hero { $hero } of { $seat } catches it for gate { $gate }.
stormgates-event-gust-spent = Hero { $hero } of { $seat } spends the gust of gate { $gate }.
stormgates-event-handed-over = { $seat } hands the turn over to { $to }.
stormgates-event-jumped = Hero { $hero } of { $seat } jumps through the storm from { $from } to { $to }.
stormgates-event-laid-on-top = { $known ->
    [yes] { $seat } lays on top of the nation: { $cards }.
   *[no] { $count ->
        [one] { $seat } lays { $count } card on top of the nation.
       *[other] { $seat } lays { $count } cards on top of the nation.
    }
}
stormgates-event-line-frozen = { $for-id ->
    [unit] { $rival } freezes a line of { $seat }: no unit is hired.
    [artefact] { $rival } freezes a line of { $seat }: no artefact is created.
    [building] { $rival } freezes a line of { $seat }: nothing is built.
    [upgrade] { $rival } freezes a line of { $seat }: the city does not rise.
    [crown] { $rival } freezes a line of { $seat }: the city is not crowned.
    [hero] { $rival } freezes a line of { $seat }: no hero is hired.
    [step] { $rival } freezes a line of { $seat }: the hero stays.
    [retreat] { $rival } freezes a line of { $seat }: the hero does not retreat.
    [jump] { $rival } freezes a line of { $seat }: the jump fails.
    [post] { $rival } freezes a line of { $seat }: no trading post is built.
    [potion] { $rival } freezes a line of { $seat }: no potion is bought.
    [reveal] { $rival } freezes a line of { $seat }: nothing is revealed.
   *[other] { $rival } freezes a line of { $seat }: it has no effect.
}
stormgates-event-looked-ahead = { $known ->
    [yes] { $seat } looks at the top of the nation: { $cards }.
   *[no] { $count ->
        [one] { $seat } looks at the top { $count } card of the nation.
       *[other] { $seat } looks at the top { $count } cards of the nation.
    }
}
stormgates-event-looked-under-gate = { $known ->
    [yes] { $seat } looks under the gate on { $cell }: { $cards }.
   *[no] { $seat } looks under the gate on { $cell }.
}
stormgates-event-lowered = { $seat } lowers the city on { $cell } to level { $level }.
stormgates-event-lured = { $seat } lures a unit of { $from }: { $card }. Now { $attack } against { $defence }.
stormgates-event-metamorpha-entered = Metamorpha appears on { $cell }.
stormgates-event-metamorpha-moved = Metamorpha moves to { $cell }.
stormgates-event-neutral-left = { $neutral } leaves the board with the census.
stormgates-event-neutral-summoned = { $from-id ->
    [none] { $seat } summons a neutral hero to { $to }: { $neutral }.
   *[other] { $seat } moves a summoned hero from { $from } to { $to }: { $neutral }.
}
stormgates-event-post-built = { $posts ->
    [one] { $seat } builds a trading post on { $cell }.
   *[other] { $seat } builds the second trading post on { $cell }: both show the star now.
}
stormgates-event-potion-bought = { $seat } buys a potion of Bilkarr: { $potion }.
stormgates-event-potion-drunk = { $victim-id ->
    [none] { $seat } drinks a potion: { $potion }.
   *[other] { $seat } gives a potion to { $victim }: { $potion }.
}
stormgates-event-potion-returned = A potion is back with Bilkarr: { $potion }.
stormgates-event-potion-used = { $seat } uses a potion: { $potion }.
stormgates-event-promoted = { $seat } promotes a unit: { $card } becomes { $becomes }.
stormgates-event-rallied = { $seat } calls a card from the shelter: { $card }.
stormgates-event-returned = { $seat } takes a card back from limbo: { $card }.
stormgates-event-revealed = { $building-id ->
    [none] { $seat } reveals a valley crossing on { $cell }.
   *[other] { $seat } reveals a building on { $cell }: { $building }.
}
stormgates-event-shelter-top = On top of the shelter of { $seat } lies now: { $card }.
stormgates-event-solstice = { $seat } lays a card for the Solstice: { $card }.
stormgates-event-stopped = Hero { $hero } of { $seat } stops on the connecting card.
stormgates-event-storm-effect = { $seat } draws an effect of the storm: { $effect }.
stormgates-event-storm-shuffled = { $count ->
    [one] The storm is shuffled: { $count } effect is to come.
   *[other] The storm is shuffled: { $count } effects are to come.
}
stormgates-event-summoned = { $from-id ->
    [none] The storm calls hero { $hero } of { $seat } to { $to }.
   *[other] The storm calls hero { $hero } of { $seat } from { $from } to { $to }.
}
stormgates-event-supplies-gained = { $count ->
    [0] { $seat } finds no supplies left.
    [one] { $seat } collects { $count } supply.
   *[other] { $seat } collects { $count } supplies.
}
stormgates-event-supplies-taken = { $count ->
    [0] { $seat } takes no supplies from the Bag.
    [one] { $seat } takes { $count } supply from the Bag.
   *[other] { $seat } takes { $count } supplies from the Bag.
}
stormgates-event-tent-blown-away = The gale takes a tent of { $owner }. To the shelter go: { $cards }.
stormgates-event-traded = { $seat } trades: { $given } for { $taken }.
stormgates-event-unveiled = The veils of { $seat } are lifted.
stormgates-event-veiled = { $seat } veils { $cell }: no opponent can attack it.
stormgates-event-veterans = { $seats-id ->
    [0] Nobody is a veteran this week.
   *[other] Veterans this week: { $seats }.
}

## Where points came from

stormgates-source-royal = residences and capitals
stormgates-source-revealed = buildings revealed
stormgates-source-team-mates = points of team-mates
stormgates-source-small-team = bonus of the smaller team

## Refusals: options and set-up

refusal-SG-MOD-03 = { $module-id ->
    [none] The volcano is for two to four players, not for { $seats-id }.
   *[other] The volcano does not go with this: { $module }.
}
refusal-SG-MOD-04 = { $module-id ->
    [none] { $option-id ->
        [none] The common city is for two to four players, not for { $seats-id }.
       *[other] This needs the small board without valleys: { $option }.
    }
   *[other] This scenario does not go with: { $module }.
}
refusal-SG-MOD-05 = “{ $module }” needs “{ $needs }”.
refusal-SG-SET-09 = { $option-id ->
    [none] The big map is for two to four players; { $seats-id } always have the big board.
   *[other] The big map does not go with this: { $option }.
}
refusal-SG-FAC-01 = The two new factions can only be on or off.
refusal-SG-FAC-03 = { $faction-id ->
    [none] { $needs-id ->
        [none] With all factions in play none is left out by the players.
       *[other] A game for { $seats-id } players needs “{ $needs }”.
    }
   *[other] That faction is not in this game: { $faction }.
}
refusal-SG-FAC-04 = That faction is not in the pool of this game: { $faction }.
refusal-SG-HRO-01 = Heroic mode can only be on or off.
refusal-SG-HRO-02 = In heroic mode neutral cities have defence 6.
refusal-SG-HRO-03 = In heroic mode the ruins have defence 10.
refusal-SG-END-01 = The end on a full board can only be on, off or left open.
refusal-SG-END-02 = At least one city of level 4 or higher must be needed to end the game.
refusal-SG-DRF-01 = { $card-id ->
    [none] The draft can only be on or off.
   *[other] That card is not among those passed to you: { $card }.
}
refusal-SG-TEA-01 = { $seats-id ->
    [none] There are no such teams.
   *[other] { $seats-id } players cannot form these teams: { $teams }.
}
refusal-SG-TEA-05 = Everybody plays with own cards and heroes, and hands over to team-mates only.
refusal-SG-TEA-06 = { $player-id ->
    [none] Team-mates do not attack each other.
   *[other] { $player } is your team-mate, and no opponent.
}
refusal-SG-TEA-09 = { $option-id ->
    [none] Your team of three has made its 2 attacks on the other team this turn.
   *[other] Only teams of 3 against 2 have this limit: { $option }.
}
refusal-SG-TEA-12 = The clock can only be on or off.
refusal-SG-TEA-21 = { $option-id ->
    [none] There is no such way to share a turn.
   *[other] “{ $option }” needs “{ $needs }”.
}
refusal-SG-TEA-23 = Who has ended the turn cannot act again today.
refusal-SG-TEA-28 = The turn is handed over only after an action of your own, and only at a table with handover.

## Refusals: gates and storm

refusal-SG-GAT-01 = Stormgates can only be on or off.
refusal-SG-GAT-05 = { $cell-id ->
    [none] Jumps lead from one gate to another.
   *[other] Heroes jump from a gate to another gate, and { $cell } is none for this.
}
refusal-SG-GAT-06 = A jump to { $cell } costs a supply as fee and a step; both are due.
refusal-SG-GAT-08 = Hero { $hero } has jumped this turn already; each jumps once.
refusal-SG-GAT-10 = Heroes jump only among the actions of your own turn.
refusal-SG-STE-02 = The effect of the storm comes first.
refusal-SG-STE-11 = That is none of the artefacts you can take: { $kind }.
refusal-SG-STE-14 = Pathfinder gives a road, not this: { $tile }.
refusal-SG-STE-17 = The storm replaces only a city or a road whose deck has another card.
refusal-SG-STE-18 = That effect is not among the open ones, or is never echoed: { $effect }.
refusal-SG-STE-19 = Only a friman, a chief or a priest of your hand rises by a rank.
refusal-SG-STE-21 = That card cannot be taken from limbo: { $card }.
refusal-SG-STE-22 = Tent { $tent } of { $player } is not one the gale can take; opponents' tents come first.

## Refusals: royals

refusal-SG-ROY-01 = Queens and kings are won at a census and cannot be hired.
refusal-SG-ROY-06 = Queens and kings cannot be transformed.
refusal-SG-ROY-07 = A queen makes a residence of your own city of level 4, and you may own 2 residences.
refusal-SG-ROY-08 = A king makes the capital of your own residence, and you may own 1 capital.
refusal-SG-ROY-09 = { $needs-id ->
    [none] Without a queen or a king a city does not rise so high.
   *[other] “{ $option }” needs “{ $needs }”.
}
refusal-SG-ROY-11 = A royal in limbo never returns: { $card }.

## Refusals: trade

refusal-SG-TRD-01 = You have built both your trading posts already.
refusal-SG-TRD-02 = { $price-id ->
    [none] A post stands on a road that is joined to a city of yours; { $cell } is not.
   *[other] The price of a trading post is not in your hand: { $price }.
}
refusal-SG-TRD-05 = To trade you need a hero on a road with a post of yours.
refusal-SG-TRD-06 = { $posts-id ->
    [none] { $card-id ->
        [none] That is not an artefact to be bought for a casket: { $kind }.
       *[other] That card is not taken at a post; artefacts buy caskets: { $card }.
    }
    [0] You have no trading post.
   *[other] Stardust needs 2 trading posts, and you have { $posts }.
}
refusal-SG-TRD-07 = { $card-id ->
    [none] The symbols of this artefact do not match today, so no faction can be named: { $kind }.
   *[other] Only cards of your hand are traded, and you do not hold this: { $card }.
}
refusal-SG-TRD-08 = A card you have just traded for is not given away in the same turn: { $card }.
refusal-SG-TRD-09 = { $deck-id ->
    [none] { $supplies-id ->
        [none] { $cards-id ->
            [none] That card is not for trade: { $card }.
           *[other] Your deck has { $cards } cards; at least 10 must remain after the trade.
        }
       *[other] Stardust costs 2 supply cards of your hand, and you hold { $supplies }.
    }
   *[other] There are no such cards left: { $deck }.
}
refusal-SG-DST-04 = { $card-id ->
    [none] Stardust is not transformed and never leaves your deck.
   *[other] Stardust never leaves your deck and is not changed: { $card }.
}
refusal-SG-CHS-01 = A casket is traded or laid for an ambush; nothing changes it.
refusal-SG-CHS-03 = One card at least goes into ambush for the casket, three at most, from your hand.

## Refusals: Great Artefacts and fate

refusal-SG-GRT-01 = The new Great Artefacts can only be on or off.
refusal-SG-GRT-02 = { $card-id ->
    [none] You own as many Great Artefacts as you may.
   *[other] You own as many Great Artefacts as you may: { $card }.
}
refusal-SG-GRT-03 = Great Artefacts are used between the lines of your own turn.
refusal-SG-GRT-13 = The Bag gives up to 2 supplies, and not more than the pool has.
refusal-SG-GRT-14 = { $card-id ->
    [none] There is no card in your shelter for the Standard.
   *[other] The Standard takes one kind of card, strength 8 in all: { $card }.
}
refusal-SG-GRT-15 = { $cell-id ->
    [none] The Mantle veils 2 cities within reach of your heroes, in your own turn only.
   *[other] { $cell } is veiled, or no city within reach of your heroes.
}
refusal-SG-GRT-16 = { $card-id ->
    [none] Your nation is empty, so the Crystal shows nothing.
   *[other] That card is not among those the Crystal shows: { $card }.
}
refusal-SG-GRT-17 = { $card-id ->
    [none] The Mask is used only in a battle, while you add cards.
   *[other] The Mask takes up to 2 units of the other line, strength 3 together: { $card }.
}
refusal-SG-GRT-18 = The other side has no line that the Mask could turn to your good.
refusal-SG-GRT-19 = { $card-id ->
    [none] There is no card in limbo that the Lost Scroll could bring back.
   *[other] The Lost Scroll cannot bring back this card: { $card }.
}
refusal-SG-GRT-20 = { $cell-id ->
    [none] { $neutral-id ->
        [none] With both neutral heroes in the game there is nobody to summon.
       *[other] { $neutral } cannot be summoned now: in the game anyway, not summoned yet, or another one is there.
    }
   *[other] The summoned hero cannot go there: { $cell }.
}
refusal-SG-FAT-01 = Fate cards can only be on or off.
refusal-SG-FAT-03 = The fate card you have drawn does not offer that.
refusal-SG-FAT-04 = The deck for that gift is empty; take the other one.
refusal-SG-FAT-06 = { $kind-id ->
    [none] The Mirror of fate cannot be given or swapped.
   *[other] No other player owns that Great Artefact, so it cannot be copied: { $kind }.
}
refusal-SG-CHG-01 = The Staff exchanges gates only with gates, and never changes the valleys.
refusal-SG-CHG-11 = { $card-id ->
    [none] An attack from afar opens with the Arrow of Farel.
   *[other] An attack from afar opens with the Arrow of Farel, not with: { $card }.
}

## Refusals: Metamorpha

refusal-SG-MET-01 = Metamorpha is not on the board before the first census.
refusal-SG-MET-05 = Metamorpha stands on a card without terrain and has no power.
refusal-SG-MET-06 = Your hero must stand on the same terrain as Metamorpha.
refusal-SG-MET-07 = This hero has used the power of this terrain this turn already.
refusal-SG-MET-08 = { $card-id ->
    [none] Metamorpha's fee is one card of your hand.
   *[other] Metamorpha's fee is a card of your hand that the power does not need: { $card }.
}
refusal-SG-MET-09 = Metamorpha helps between the lines of your turn, not within one or in a battle.
refusal-SG-MET-11 = Your hero has nowhere to walk by road.
refusal-SG-MET-12 = None of your cities can rise by a level.
refusal-SG-MET-13 = { $cell-id ->
    [none] On the 8 squares around your hero there is nothing to attack.
   *[other] On { $cell } there is nothing your hero can attack from where he stands.
}
refusal-SG-MET-14 = No unit of your hand can be promoted.
refusal-SG-MET-15 = You can draw no card, or not so many.
refusal-SG-MET-16 = { $card-id ->
    [none] No unit of your hand can be doubled.
   *[other] Only a friman, chief, priest or lord of your hand is doubled: { $card }.
}

## Refusals: Bilkarr and the potions

refusal-SG-BIL-01 = Bilkarr can only be on or off.
refusal-SG-BIL-06 = { $price-id ->
    [none] Potions are bought in your actions, with a hero on Bilkarr's square.
   *[other] The price of a potion is not in your hand: { $price }.
}
refusal-SG-BIL-07 = That potion is not there for you: { $potion }.
refusal-SG-BIL-09 = That potion has been drunk already; it works for 3 days: { $potion }.
refusal-SG-BIL-10 = That potion has been used today; once a day is all it gives: { $potion }.
refusal-SG-BIL-12 = { $potion-id ->
    [none] This is not the moment for that potion.
   *[other] This is not the moment for that potion: { $potion }.
}
refusal-SG-BIL-21 = Brotherhood keeps the peace: its drinker neither attacks players nor is attacked.
refusal-SG-BIL-25 = Only Weakness is given, and only to an opponent; the others you drink yourself: { $potion }.
refusal-SG-BIL-26 = { $card-id ->
    [none] { $kind-id ->
        [none] You have not drunk Solstice, or this is not the moment for it.
       *[other] Solstice stands for supply, units up to lord and the seven artefacts, not for: { $kind }.
    }
   *[other] Solstice does not work on this card: { $card }.
}
refusal-SG-RWN-02 = { $potion-id ->
    [none] Standing orders are given once a turn, for potions of your own.
   *[other] A standing order for this potion cannot be given so now: { $potion }.
}

## Refusals: zealots

refusal-SG-ZEA-01 = Zealots can only be on or off.
refusal-SG-ZEA-04 = A zealot is played only with another card of your hand as sacrifice: { $card }.
refusal-SG-ZEA-05 = { $cards-id ->
    [none] That card cannot be sacrificed, or none can be for it: { $card }.
   *[other] Your deck has { $cards } cards; at least 10 must remain after the sacrifice.
}
refusal-SG-ZEA-06 = Zealots cannot be transformed.

## Refusals: valleys

refusal-SG-VAL-01 = { $option-id ->
    [none] { $seats-id ->
        [none] There are no such valleys.
       *[other] The valleys are for four or six players, not for { $seats-id }.
    }
   *[other] There are no ruins in the valleys, so this cannot be set: { $option }.
}
refusal-SG-VAL-05 = { $cell-id ->
    [none] The card there is still covered; reveal it first.
   *[other] The card on { $cell } is still covered; reveal it first.
}
refusal-SG-VAL-06 = No city may lie next to a building of the valleys.
refusal-SG-VAL-07 = { $price-id ->
    [none] You reveal a covered card beside your hero, where exit meets exit.
   *[other] The price of revealing is not in your hand: { $price }.
}
refusal-SG-VAL-08 = A building needs a free chip of level 2, and you have none.
refusal-SG-VAL-09 = Buildings keep their level and are no place for this.
refusal-SG-VAL-11 = Town centres neither rise nor fall in level.
refusal-SG-VAL-13 = You have no free chip of the right level for it, or no hero there.
refusal-SG-VAL-14 = You collect 1 card a turn, from a building of your own; { $cell } gives none now.
refusal-SG-VAL-21 = { $hero-id ->
    [none] A hero who has stopped does not move again this turn.
   *[other] Hero { $hero } has stopped or carries a gust, or is not on the High Pass.
}
refusal-SG-VAL-31 = { $card-id ->
    [none] You have no gust for the gate on { $cell }, or nothing lies under it.
   *[other] That Great Artefact does not lie under this gate: { $card }.
}
refusal-SG-VAL-32 = { $hero-id ->
    [none] { $card-id ->
        [none] { $cell-id ->
            [none] Exchanges need a hero of yours who has stopped on King's Bridge.
           *[other] The city on { $cell } cannot be lowered so far.
        }
       *[other] That Great Artefact cannot be given here now: { $card }.
    }
   *[other] Hero { $hero } has stopped, or is not on King's Bridge.
}

## Help: what each card and place does

stormgates-help-queen = Alone in a line she makes one of your cities of level 4 a residence of level 5. You win her at a census with 20 cards and lose her with fewer; in battle she has strength 5.
stormgates-help-king = Alone in a line he makes one of your residences the capital of level 6. You win him at a census with 24 cards and lose him with fewer; in battle he has strength 6.
stormgates-help-residence = A city of level 5, made by a queen. It is worth 5 points, defends with 5, and you may own two.
stormgates-help-capital = A city of level 6, made by a king from a residence. It is worth 6 points, defends with 6, and you may own one.
stormgates-help-census = After every seventh day all cards you own are counted, from the second week on. 20 bring a queen, 24 a king, 26 the status of a veteran.
stormgates-help-veteran = Until the next census each of your heroes in a battle has morale 4 instead of 1. Your frimen and chiefs have 1 strength more.
stormgates-help-stardust = Stands for 1 or 2 supplies in one line, or moves a hero up to 2 steps. It never leaves your deck.
stormgates-help-casket = Buys an artefact at a trading post, and an artefact buys it. Suspended for an ambush, it lets up to 3 cards of your hand lie in wait at once.
stormgates-help-post = Costs 2 frimen and stands on a road joined to your city; with a hero there you trade artefacts and caskets. With two posts you also buy stardust for 2 supplies.
stormgates-help-gate = For a step and a supply a hero jumps from here to any other gate, once a turn. Then an effect of the storm is drawn.
stormgates-help-storm = Each jump through a gate draws one of these effects. Those that were drawn lie open until all are shuffled again.
stormgates-help-gust = A token of the storm for one gate. A hero who jumps away from that gate can spend it and wins a Great Artefact.
stormgates-help-arrow = A weapon of strength 2 in attack and defence. If it opens an attack, your heroes reach the 8 squares around them.
stormgates-help-bag = Take up to 2 supplies of the pool into your hand. They are yours for good and can be used this turn.
stormgates-help-standard = Take cards of one kind from your shelter into your hand. Their printed strength may be 8 in all.
stormgates-help-mantle = Veil up to 2 cities within reach of your heroes. No opponent can attack them until your next turn.
stormgates-help-crystal = Look at the top 12 cards of your nation and choose 6. They lie on top in your order; the rest is shuffled below.
stormgates-help-mask = In a battle, lure up to 2 units of the other line into yours, with strength 3 together at most. After the battle they go to their owner's shelter.
stormgates-help-lost-scroll = Take one card of limbo into your hand; queens and kings never come back. By the original rule, if it was chosen: summon a neutral hero to any square until the next census.
stormgates-help-summon = Bring a neutral hero who is not in the game to any square, or move the one who was summoned. At the next census the hero leaves.
stormgates-help-fate = Drawn instead of an open Great Artefact; its drawer chooses one of two gifts. One is a Great Artefact in some way, the other is stardust.
stormgates-help-mirror = Fate card 1, kept as a Great Artefact. Each time you play it, it is a copy of a Great Artefact that another player owns.
stormgates-help-blind-fate = Fate card 2. Take the top Great Artefact of the remaining deck, or 1 stardust.
stormgates-help-chosen-fate = Fate card 3. Look through the remaining Great Artefacts and take one, or take 1 stardust.
stormgates-help-windfall = Take the top card of any artefact deck into your hand. If its symbols match today, you choose the faction.
stormgates-help-vassal = Take the top lord into your hand, with a supply. An Unbound brings none, a zealot two.
stormgates-help-tailwind = Draw a card from your nation. You can play it this turn.
stormgates-help-pathfinder = Build one road of any kind for nothing. It must be joined to a city of yours.
stormgates-help-hand-of-fate = Draw a fate card and choose one of its gifts. What you gain comes into your hand.
stormgates-help-summons = Your other hero comes to the hero who has jumped, from the board or from the reserve. That is not a jump.
stormgates-help-reshaping = Replace a city or a road of the board by the same kind on other terrain. Owners, heroes and posts stay.
stormgates-help-echo = Choose an effect that lies open and carry it out again. The Vassal lord has no echo.
stormgates-help-elevation = A unit of your hand rises by one rank, for good. It cannot be transformed again this turn.
stormgates-help-growth = One of your cities rises by one level for nothing. Without a royal it stops at the highest free level.
stormgates-help-return-from-limbo = Take one card of limbo into your hand. Queens and kings never come back.
stormgates-help-gale = Choose a tent of an opponent: it goes with all its cards to its owner's shelter. If opponents have none, one of your own team goes.
stormgates-help-metamorpha = She moves to every new card on the board and has the power of its terrain. For one card of your hand a hero on the same terrain can use it, once a turn.
stormgates-help-metamorpha-forest = Forests: free movement. The hero walks up to 3 steps by road for nothing.
stormgates-help-metamorpha-mountain = Mountains: free upgrade. One of your cities rises by one level.
stormgates-help-metamorpha-canyon = Canyons: attack from afar. The hero attacks one of the 8 squares around, without a weapon.
stormgates-help-metamorpha-lake = Lakes: free promotion. A unit of your hand rises by one rank for good.
stormgates-help-metamorpha-jungle = Jungle: draw up to 2 cards from your nation. They can be played this turn.
stormgates-help-metamorpha-ice = Ice: doubling. A unit of your hand counts twice, in one line or in two.
stormgates-help-bilkarr = He walks 2 squares a day along the diagonals. With a hero on his square you buy his potions for 2 supplies each.
stormgates-help-brotherhood = For 3 days nobody attacks you, and you attack no player. Drunk when an attack on you is announced, it ends the attack.
stormgates-help-rage = For 3 days, once a day: when you attack a player, 2 random cards of the defender's hand go to the shelter. It works right after your opening.
stormgates-help-colossus = For 3 days you have 4 strength more in every battle. It helps in attack and in defence.
stormgates-help-frost-touch = For 3 days, once a day: cancel an opponent's line at the moment it is laid. Its cards are spent, and nothing happens.
stormgates-help-weakness = Give it to an opponent: 4 strength less in every battle for 3 days. A total never falls below 0.
stormgates-help-solstice = For 3 days, once a day: a card of your hand stands for supply, a unit up to lord or an artefact. Not in a battle.
stormgates-help-zealot = A unit of every faction. It is played only with another card of your hand as sacrifice, and then counts twice; it cannot be transformed.
stormgates-help-valley = A crossing of the valleys with four exits. A hero beside it reveals it for 2 frimen and a supply.
stormgates-help-covered-valley = A covered crossing. A hero beside it reveals it for 2 frimen and a supply; before that nobody enters.
stormgates-help-covered-building = A covered building. A hero beside it reveals it for 2 frimen, and it is yours at once.
stormgates-help-building = Worth 2 points, with defence 2. Once a turn you collect the card of one of your buildings.
stormgates-help-centre = Neutral it has defence 6; taken it is worth 4 points and defends with 4. Each building of the same valley that is yours adds 2.
stormgates-help-high-pass = A hero who stops here catches a gust for a gate that the die names. Jumping away from that gate then wins a Great Artefact or a fate card.
stormgates-help-kings-bridge = A hero who stops here exchanges Great Artefacts for levels of cities, and the other way round. Gusts of the gates win the Great Artefacts that lie under them.
stormgates-help-town-hall = Building in the Valley of the Kings. Its owner collects titles.
stormgates-help-smithy = Building in the Valley of the Kings. Its owner collects tools.
stormgates-help-stable = Building in the Valley of the Kings. Its owner collects horses.
stormgates-help-arena = Building in the Valley of the Kings. Its owner collects weapons.
stormgates-help-tavern = Building in the Valley of the Queens. Its owner collects amulets.
stormgates-help-weaving-mill = Building in the Valley of the Queens. Its owner collects tents.
stormgates-help-arcanum = Building in the Valley of the Queens. Its owner collects magic scrolls.
stormgates-help-grocery = Building in the Valley of the Queens. Its owner collects supplies.
stormgates-help-do-trade = With a hero on one of your trading posts you exchange artefacts and caskets. With two posts you also buy stardust for 2 supplies.
stormgates-help-do-power = What helpers give: the power of Metamorpha for a hero on her terrain, the potions of Bilkarr, and all that can be used once a turn.
