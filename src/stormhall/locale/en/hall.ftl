### The hall itself: interface, levels, what the kernel says.

hall-name = Stormhall
loading = One moment …
loading-failed = This part of the hall could not be loaded. Reload the page.
broken-part = This part of the table has broken; the game goes on.
broken-page = Something on the page has broken; the game goes on.
broken-about = A report says what broke, in which browser, and what your seat knows of the game.
broken-again = Show again
broken-copy = Copy a report
broken-save = Save a report
connecting = Taking a seat …
close = Close
back = Back
no-way-back = This cannot be taken back.
suggested = usual
undo = Undo
hint = Hint
to-lobby = Back to the hall

## A seat at a table

seat-number = Seat { $number }
seat-open = Open seat
seat-waits-for = Kept for { $player }
seat-fill = Let a bot sit here
seat-free = Free this seat
curtain-title = { $player } has the next choice
curtain-text = Hand the screen over. Nobody else should look now.
curtain-lift = I am { $player }
closed-title = This door is closed
connection-lost = The connection is lost. Reconnecting …
waiting-title = Waiting for players
invite-title = Invite friends
invite-qr = QR code of the link to an open seat
invite-copy = Copy the link
watch-copy = Copy a link for onlookers
link-copied = Copied

## Answers and helpers

hint-thinking = A bot is thinking about it …
hint-instead = rather than: { $action }
hint-even = Both promise the same.
hint-follow = Do it
notation-label = Type an action
notation-placeholder = Type an action, Tab completes
log = What happened
log-and-talk = Log and talk
log-filter = Show in the log
log-about = About
log-everything = Everything
log-topic-board = The board
log-topic-battles = Battles
log-topic-cards = Cards
log-topic-actions = Actions
log-topic-glory = Glory
log-nothing = Nothing to tell yet.
log-tall = More room for what happened
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say
since-title = Since your last turn
since-count = { $number } of { $count }
since-next = Next
since-back = Back
since-end = To the game
since-skip = Skip

## The menu of a table

menu = Menu
menu-language = Language
menu-theme = Light
theme-auto = as the system
theme-light = day
theme-dark = night
menu-motion = Pieces and cards move
menu-hand-over = Let a bot play for me
menu-take-back = Play again myself
menu-leave = Leave the table
menu-leave-sure = Leave for good? A bot will take the seat.
menu-rules = Rules
table-tools = Help and settings
table-log = Log
table-players = Players
menu-about = About


## Lobby

hall = Hall
rules = Rules
settings = Settings
about = About
language = Language
theme = Theme
theme-to-light = Light the lamps
theme-to-dark = Dim the lamps
motion = Motion
motion-about = Pieces move to where they go. If your system asks for less motion, nothing moves.
done = Done
next = Next
try-again = Try again
to-hall = To the hall
name = Your name
name-ask = What shall we call you?
name-about = Others at your tables see it. It is kept in this browser.
name-placeholder = A name, if you like
name-none = Your name
name-guest = Guest

greeting = { $part ->
    [morning] Good morning
    [day] Good day
   *[evening] Good evening
  }{ $named ->
    [yes] , { $name }
   *[no] {""}
  }
turns-waiting = { $count ->
    [0] A fire is burning. Take a seat.
    [one] One table waits for your move.
   *[other] { $count } tables wait for your move.
  }
title-turns = ({ $count }) Stormhall
own-tables = Your tables
own-tables-none = No game is going on. A quick one is a click away.
finished-tables = Finished games
finished-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }
make-table = Make a table
open-tables = Open in this hall
open-tables-note = join or watch
open-tables-none = Nobody has opened a table to everyone here.
tag-turn = Your turn
tag-others = Others choose
tag-waiting = { $count ->
    [one] 1 seat open
   *[other] { $count } seats open
  }
tag-archived = Put away
comma = {", "}
shelf = What is played here
shelf-seats = { $fewest } to { $most } players
row-with = { $game } with { $company }
row-others = { $count } more
row-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
  }
row-seats = { $count } players
row-choices = { $count ->
    [one] 1 choice so far
   *[other] { $count } choices so far
  }
row-length = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
seats-taken = { $taken } of { $count } seats are taken
clock-days-short = { $days ->
    [one] a day for a choice
   *[other] { $days } days for a choice
  }
replay = Replay
rematch = Rematch
take-seat = Take a seat
watch = Watch

quick-title = Quick game with bots
quick-count = { $count }, you and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  }
count-players = Players
count-clans = Clans
bots = Bots
bots-note = each within its time
play-now = Play now
learn = Learn to play
lesson = Lesson
hotseat = One screen, taking turns
record-open = Open a record
link-ask = Came with a link?
link-placeholder = Paste it here
link-enter = Enter
link-wrong = This is no link to a table.

level-random = random
level-random-note = pure chance
level-random-about = Takes any legal action. For trying things out.
level-weighted = weighted
level-weighted-note = first game
level-weighted-about = Plays by habit and looks at nothing. Good for a first game.
level-greedy = greedy
level-greedy-note = easy
level-greedy-about = Takes what looks best right now.
level-planner = planner
level-planner-note = fair
level-planner-about = Thinks its turn through to the end.
level-search = search
level-search-note = strong
level-search-about = Imagines how the game may go on, and chooses what turns out well most often.

## New table

new-table = New table
game = Game
preset = Preset
preset-changed = { $count ->
    [one] One option was changed.
   *[other] { $count } options were changed.
  }
preset-restore = As it was
modules = Modules of this table
variants = Variants
step-game = Game
step-modules = Modules
step-seats = Seats
value-yes = Yes
value-no = No
value-usual = As usual
value-no-limit = No limit
value-from = { $least } or more
value-between = { $least } to { $most }
not-possible = not possible
clash-with = Not with { $options }.
clash-needed = Needed by { $options }.
clash-needs = Needs { $options }.
clash-option = { $option }: { $value }
clash-seats = Not with { $count } players.
clash-value = { $value }:
seats = Seats
seat-mine = This screen
seat-bot = Bot
seat-bot-named = Bot, { $level }
seat-bot-number = Bot { $number }
seat-you = { $player }, you
seat-by-link = by link or QR code
seat-joined = has joined
seat-online = is here
seat-this = This seat
seat-guest = Player { $number }
seat-name = Name at seat { $number }
seat-level = Level of the bot at seat { $number }
seat-thinking = { $player } is choosing
seat-thinking-own = you are choosing
seat-look = Look closer
team = Team { $team }
clock = Time to think
clock-none = No limit
clock-live = At one sitting
clock-days = Over days
clock-minutes = Minutes
clock-increment = Extra seconds
clock-days-each = Days for each choice
clock-about = When time runs out, a bot sits in until its person comes back.
listed = Open to everyone in this hall
listed-about = Whoever is here sees the table and may sit down.
spectators = Onlookers
spectators-about = They see what is public and nothing else.
start-waits = { $count ->
    [one] One seat waits for somebody with the link. A bot can take it later.
   *[other] { $count } seats wait for people with the link. Bots can take them later.
  }
start-at-once = All seats are taken; the game begins at once.
make-and-invite = Make the table and invite
make-and-play = Play

## Coming in and waiting

join-title = Take a seat
join-seated = You have a seat here already.{ $open ->
    [0] {""}
   *[other] { " " }You may take another for somebody beside you.
  }
join-full = All seats are taken.
to-my-seat = To my seat
waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
  }
waiting-text = The game begins by itself when all seats are taken.
invite-share = Share
invite-about = Two clicks, no account. Onlookers get another link.
invite-local = This address works on this machine alone. For others, open the hall with --host 0.0.0.0 and come in by the address it names.
invite-message = Come and play { $game } with me!
start-note = You need not wait: bots can take the open seats.
start-with-bots = { $count ->
    [one] Start with a bot
   *[other] Start with { $count } bots
  }
game-battalia = Battalia
game-stormgates = Stormgates
game-bloodrage = Blood Rage
lost-title = No such room
lost-text = This path leads nowhere in the hall.

## About

version = version { $version }
about-text = A hall for rules-complete board games: Battalia, The Stormgates and Blood Rage, with friends and with bots, in four languages. It runs on your own machine, needs no account and asks nobody else for anything.
about-fan = Stormhall is an unofficial fan work. It is not affiliated with, endorsed by or sponsored by the publishers or authors of these games; names and trademarks belong to their owners. It contains no artwork of the printed games. If you like a game, buy it: nothing here replaces the table.
about-keys-title = Seats and their keys
about-keys-text = There are no accounts. Every seat has a secret key; whoever has the key has the seat. A link carries its key behind the #, where no server sees it. So share a link only with those whom you want at the table.
about-keys-browser = Your keys are kept in this browser alone. If you clear its data, your seats are gone; on another device you come in by another link.
about-keyboard-title = By keyboard
about-keyboard-tab = goes on to the next thing that can be chosen
about-keyboard-enter = chooses it
about-keyboard-arrows = move on the board, in hands and in lists
about-keyboard-escape = goes one step back, or closes what is open
key-space = Space
about-pictures-title = Pictures
about-pictures-own = Boards, figures, cards and scenes are drawn for Stormhall.
about-icons = Icons made by { $artists }:
about-icons-others = other contributors of game-icons.net
about-licence-title = Licence
about-licence-text = Stormhall is free software under the MIT licence. Copyright © 2026 Stormhall contributors.
about-fonts = Set in Alegreya, Alegreya Sans and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica:
about-request = No request of this page leaves the hall that serves it.

## What the hall refuses, by its code

code-abuse = Too many messages made no sense, so the hall closed the connection.
code-archived = This table was put away. Come back to one of its seats first.
code-away = A bot sits in for you. Take your seat back first.
code-bad-key = This link or seat is not valid here, or not any more.
code-bad-record = This file is not a record of a game, or it does not replay.
code-broken-table = This table cannot be read. Its host has to look at it.
code-busy = A hint is being thought about already.
code-closing = The hall is just closing. Try again in a moment.
code-conflict = Somebody was faster. Try again.
code-empty-text = This text is empty.
code-hello-first = The hall did not understand this page. Reload it.
code-hello-late = The page took too long to connect. Try again.
code-host = The hall is not known under this address.
code-http = The hall could not answer.
code-illegal = The rules do not allow this now.
code-internal = Something went wrong in the hall. The table will update itself.
code-invalid = This is not possible.
code-malformed = The hall did not understand this.
code-method = This cannot be done here.
code-no-game = This game is not played here.
code-no-lesson = There is no lesson for this game.
code-no-moment = The game has fewer choices than that.
code-no-page = There is nothing here.
code-no-rule = There is no such rule.
code-no-seat = The table has fewer seats than that.
code-no-step = The game has no such step.
code-no-table = There is no such table, or not any more.
code-not-away = No bot sits in for this seat.
code-not-here = This is shown on the hall's own machine alone.
code-not-over = This is possible when the game is over.
code-not-ready = The hall is not ready yet. Try again in a moment.
code-not-started = The game begins when all seats are taken.
code-not-your-turn = It is not your turn.
code-notation = This is no action of the game.
code-offline = The hall cannot be reached. Is it still open?
code-origin = This page may not use the hall.
code-over = The game is over.
code-protocol = The hall has changed since this page was opened. Reload the page.
code-replay-only = Here a game is only replayed.
code-rules-version = This hall cannot play this table's version of the rules.
code-seat-taken = This seat is taken.
code-setup = The game cannot be set up like this.
code-slow-reader = The connection is too slow.
code-stale = The table has moved on.
code-store-busy = The hall cannot write now. Nothing has changed; try again.
code-store-failed = The hall could not store this. Nothing has changed.
code-store-full = The disk of the hall is full. Nothing has changed.
code-store-newer = The data of this hall come from a newer version.
code-takeback = Nobody waits for this answer, or there is nothing to go back to.
code-too-costly = This record takes too much time or memory to replay.
code-takeback-asked = Another take-back is being asked for.
code-too-fast = That was too fast. Wait a moment.
code-too-long = This is too long.
code-too-many = There is no room left here.
code-too-slow = This took too long to arrive.
code-undo-refused = The last choice cannot be taken back.
code-unexpected = The hall did not expect this.
code-unknown-type = The hall does not know this message.
code-watching = Spectators cannot do this.

## Battalia's table

bt-board = Board, { $count } squares discovered
bt-not-on = Not on { $cell }
bt-why-not-here = Why not here?
bt-not-card = Not this card
bt-owned = { $player }, level { $level }
bt-guarded = guarded, defence { $level }
bt-exits = roads to { $sides }
bt-impassable = impassable
bt-undiscovered = undiscovered
bt-gate-number = gate { $number }
bt-heroes-here = { $count ->
    [one] hero of { $player }
   *[other] { $count } heroes of { $player }
}
bt-legal-ways = { $count ->
    [one] possible
   *[other] possible in { $count } ways
}
bt-zoom-in = Larger
bt-zoom-out = Smaller
bt-turn-left = Turn the tile to the left
bt-turn-right = Turn the tile to the right
bt-strength = strength { $strength }
bt-no-strength = no strength
bt-price = Price
hand-own = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
bt-hand-empty = Your hand is empty.
bt-onlooker = You are looking on.
card-usable = usable
card-chosen = chosen
bt-pays = pays
bt-borrowed = borrowed
bt-leaning = It has a part in { $count ->
    [one] one kind of purchase
   *[other] { $count } kinds of purchases
}.
bt-lean = { $card }: what it can pay for or be used for is marked. Choose an action, a deck or a square.
bt-anything-first = Begin with an action, a card, a deck or a square.
bt-choose-deck = Choose one of the marked decks in the common pool.
bt-open = Open
bt-open-card = open card
bt-joker = joker
bt-uses = { $count ->
    [one] 1 use
   *[other] { $count } uses
}
bt-uses-left = { $count ->
    [one] one use left
   *[other] { $count } uses left
}
bt-tent = Tent
bt-ambush = Ambush
bt-ambush-count = { $count } of 3
bt-played = Played this turn
bt-before-you = Before you
bt-team = team { $number }
seat-choose = Choose { $player }
bt-vp = VP
bt-zone-hand = hand
bt-zone-nation = nation
bt-zone-shelter = shelter
bt-zone-heroes = heroes
bt-cities = Cities
bt-deck-size = Deck { $count }
bt-veteran = veteran
bt-oracle = Oracle, day { $day }: lit { $lit }, matching { $matching }
bt-no-oracle = Day { $day }. The Oracle is silent.
bt-day = day
bt-day-short = d. { $day }
bt-week-day = day { $day }, week { $week }
bt-lit = Lit: { $artefact }
bt-lit-about = two uses today
bt-matching = Matching: { $artefact }
bt-matching-about = choose its faction
bt-coming-days = The coming days
bt-pool = Common pool
bt-deck = { $name }, { $count } left. { $top }
bt-tile-road-straight = Straight
bt-tile-road-curve = Curve
bt-tile-road-tee = T
bt-tile-road-cross = X
bt-tile-city-end = 1 exit
bt-tile-city-straight = 2 opp.
bt-tile-city-corner = 2 side
bt-tile-city-tee = 3 exits
bt-tile-city-cross = 4 exits
bt-short-scroll = Scroll
bt-short-stardust = Stardust
bt-great-artefacts = Great Artefacts
bt-storm = Storm
bt-storm-left = Storm effects, { $count } left
bt-storm-open = The storm lately: { $effects }
bt-fate = Fate
bt-fate-left = Fate cards, { $count } left
bt-limbo = Limbo
bt-limbo-count = Limbo, { $count ->
    [one] one card
   *[other] { $count } cards
}
bt-last-roll = last roll: { $number }
bt-metamorpha = on { $cell }, { $terrain }: for one card a hero on that terrain may use its power.
bt-metamorpha-idle = on { $cell } has no power there.
bt-bilkarr = on { $cell } sells potions.
bt-bilkarr-goes = on { $cell }, then { $next }, sells potions.
bt-shelf = Cards to choose from
bt-shelf-about = Choose a card, then confirm.
bt-steps = Steps of the turn
bt-step-cohort = Cohort
bt-step-ambush = Ambush
bt-step-actions = Actions
bt-step-cleanup = Clean-up
bt-step-newhand = New hand
bt-step-done = done
bt-end-free = The game ends when no square is left to build on.
bt-end-cities = The game ends when somebody has so many cities of level 4.
bt-end-points = The game ends when somebody has so many points.
bt-end-weeks = The game ends after this day.
bt-free-squares = { $count ->
    [one] free square
   *[other] free squares
}
bt-of-cities = of { $count } at level 4
bt-of-points = of { $count } points
bt-of-days = of { $count } days

bt-actions = Actions
bt-group-hire = Hire
bt-group-create = Create
bt-group-build = Build
bt-group-upgrade = Upgrade
bt-group-use = Use
bt-group-hero = Hero
bt-group-move = Move
bt-group-attack = Attack
bt-group-ambush = Ambush
bt-group-trade = Trade
bt-group-power = Power
bt-deed-pitch = Pitch a tent
bt-deed-strike = Strike a tent
bt-deed-as = Use as something else
bt-deed-amulet-on = Use an amulet
bt-deed-scroll-on = Use a scroll
bt-deed-title-on = Use a title
bt-ask-hire = Which unit do you hire?
bt-ask-create = Which artefact do you create?
bt-ask-build = What do you build?
bt-ask-upgrade = Which city grows?
bt-ask-use = What do you use, and on what?
bt-ask-hero = Where does the hero come?
bt-ask-move = Who goes where?
bt-ask-attack = Whom do you attack?
bt-ask-ambush = Which card do you give up for an ambush?
bt-ask-trade = What do you trade?
bt-ask-power = Which power do you use?

bt-others-choose = { $players } to choose
bt-over = The game is over
bt-walk = { $count ->
    [one] Walk to { $cell } in one step
   *[other] Walk to { $cell } in { $count } steps
}
bt-confirm = Go
bt-build-on = Build on { $cell }
bt-pay = Pay
bt-for-unit = Hiring:
bt-for-artefact = Creating:
bt-for-building = Building:
bt-for-upgrade = Upgrade:
bt-for-hero = Hero on
bt-for-tent = Tent
bt-for-step = Step to
bt-for-amulet = Amulet
bt-for-title = Title
bt-for-scroll = Scroll
bt-for-scroll-itself = Scroll
bt-for-retreat = Retreat to
bt-for-great = Great Artefact
bt-for-activation = Power of Metamorpha
bt-for-potion = Potion:
bt-for-crown = Crowning
bt-for-post = Trading post on
bt-for-jump = Jump to
bt-for-reveal = Turning over
bt-cancel = Cancel
bt-way-of = Way { $number } of { $count }.{ $keys ->
    [yes] {" "}R turns the tile.
   *[no] {""}
  }
bt-points-change = { $before } → { $after } points
bt-points-to-spend = { $count ->
    [one] One point to spend.
   *[other] { $count } points to spend.
}
bt-steps-left = { $count ->
    [0] No step can be paid after that.
    [one] One more step can be paid.
   *[other] { $count } more steps can be paid.
}
bt-sums = Attack { $attack } against defence { $defence }
bt-leave-out = Leave this card out
bt-way-before = Another way to pay, back
bt-way-next = Another way to pay
bt-ways = { $count } ways
bt-change = Change
bt-usual-payment = Back to the usual payment
bt-end-turn = End turn
bt-end-turn-about = clean-up, new hand
bt-end-anyway = End the turn
bt-play-on = Play on
bt-uses-lost = { $count ->
    [one] One use of an open card is lost.
   *[other] { $count } uses of open cards are lost.
}
bt-still-possible = Still possible: { $what }.

bt-battle-for = Battle for { $cell }
bt-attacker = Attacker
bt-defender = Defender
bt-line = Battle line
bt-morale = Morale
bt-heroes-count = { $count ->
    [0] no hero
    [one] one hero
   *[other] { $count } heroes
}
bt-defence = Defence of the place
bt-only-defender = only for the defender
bt-terrain = Terrain
bt-other = Other powers
bt-total = Total
bt-total-strength = total strength { $total }
bt-in-hand = { $count } in hand
bt-guard-alone = No cards: it stands by its defence alone.
bt-add-to-reach = add { $count } or more
bt-against = against
bt-must-exceed = You must exceed { $sum }: add { $count } or more.
bt-must-reach = You must reach { $sum }: add { $count } or more.
bt-enough-now = That is enough.
bt-with-hand = { $sum } with all you can lay
bt-volleys = Volleys
bt-see-board = Look at the board
bt-see-battle = Back to the battle
bt-native = native terrain
bt-morale-lost = { $count ->
    [one] one hero; foreign cards in the line
   *[other] { $count } heroes; foreign cards in the line
}
bt-level = level { $level }
bt-if-attack = If the attack wins
bt-if-defence = If the defence holds
bt-out-place = takes { $cell }, level { $level }
bt-out-free = { $cell } without an owner
bt-out-heroes = { $count ->
    [one] loses a hero
   *[other] loses { $count } heroes
}
bt-out-new = { $count ->
    [one] one new card
   *[other] { $count } new cards
}
bt-out-shelter = { $count ->
    [one] one card to the shelter
   *[other] { $count } cards to the shelter
}
bt-must-add = then { $player } must add { $count } or more
bt-out-ends = the game ends
bt-out-nothing = nothing is lost
bt-die-shows = die shows { $number }
bt-roll-ambush = ambush
bt-roll-shelter = shelter
bt-roll-joker = joker

bt-lit-tool = Lit: up to 4 frimen.
bt-lit-weapon = Lit: two lines, or strength 2.
bt-lit-amulet = Lit: two targets.
bt-lit-title = Lit: two ranks or two units.
bt-lit-scroll = Lit: two cards.
bt-lit-tent = Lit: holds two cards.
bt-lit-horse = Lit: up to 6 steps.

## What the kernel tells and refuses

hall-event-has-chosen = { $seat } has chosen.
refusal-SH-TURN = { $owed-id ->
    [0] Nobody owes a choice now.
    [one] You have no choice to make now; { $owed } has.
   *[other] You have no choice to make now; { $owed } have.
}
refusal-SH-STEP = That is no answer to what is being decided now.
refusal-SH-OVER = The game is over; nothing is left to choose.
refusal-SH-STALE = This answers an earlier decision; the table has gone on meanwhile.
refusal-SH-LINE = Chance or something hidden may come after this step. Take it, look, then go on: { $step }.
refusal-SH-UNDO-1 = You have made no choice that could be taken back.
refusal-SH-UNDO-2 = { $seat } has chosen since then.
refusal-SH-UNDO-3 = Chance has played a part since then: dice or shuffled cards.
refusal-SH-UNDO-4 = Something hidden has been shown since then.

## Blood Rage's table

br-map = Map of the nine provinces
br-map-in-words = The map in words
br-look-at-map = Look at the map
br-back-to-choice = Back to the choice
br-destroyed = destroyed
br-fell-in-age = Ragnarök, Age { $age }
br-fell-at-setup = before the game
br-villages-free = { $free } of { $of } villages are free
br-fjord-between = fjord between { $places }
br-figures = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
  }
br-clan-figures = { $clan }: { $figures }
br-clan-strength = { $clan } { $strength }
br-strengths = Strength: { $sums }
br-token-turned = already pillaged in this Age
br-token-of = Pillage reward: { $token }
br-token-rage = Rage stat +1
br-token-axes = Axes +1
br-token-horns = Horns +1
br-token-glory = 5 glory
br-token-all = all three stats +1
br-doomed-in-age = doomed in Age { $age }
br-zoom-in = Zoom in
br-zoom-out = Zoom out
br-whole-map = Whole map
br-overview = Overview: click where to look

br-ages = The three Ages
br-phases = Phases of this Age
br-fell = { $place } fell
br-is-doomed = { $place } is doomed, { $glory } each
br-doomed-short = { $place } is doomed
br-then = then { $place }
br-phase-gifts = Gifts
br-phase-action = Action
br-phase-discard = Discard
br-phase-quests = Quests
br-phase-ragnarok = Ragnarök
br-phase-valhalla = Valhalla

br-glory = Glory
br-glory-all = Glory: { $list }
br-clan-glory = { $clan } { $glory }
br-rage-to-spend = Rage to spend
br-this-age = this Age
br-rage-count = { $rage } Rage to spend
br-rage-change = { $rage } Rage to spend, then { $next }
br-rage-stat = Rage stat
br-out = out
br-passed = passed
br-axes = Axes: glory for a battle won
br-horns = Horns: figures on the board
br-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
br-quests-count = { $count ->
    [one] { $count } quest
   *[other] { $count } quests
  }
br-valhalla = Valhalla
br-reserve = reserve
br-first-player = First player
br-own-sheet = Own sheet
seat-self = you
br-stat-now = , { $value } now: step { $step } of { $count }
br-stat-rage = Rage stat
br-stat-axes = Axes
br-stat-horns = Horns
br-rage-stat-note = Rage stat refills you next Age
br-legends = legend +{ $third } +{ $second } +{ $first }
br-upgrades = Upgrades
br-slot-leader = Leader
br-slot-warrior = Warriors
br-slot-ship = Ship
br-slot-monster = Monster
br-slot-clan = Clan
br-kind-leader = Leader upgrade
br-kind-warrior = Warrior upgrade
br-kind-ship = Ship upgrade
br-kind-monster = Monster
br-kind-clan = Clan upgrade
br-kind-quest = Quest
br-kind-battle = Battle
# The kind on a small card, beside its icon; short enough for one line.
br-kind-short-leader = Leader upgrade
br-kind-short-warrior = Warrior upgrade
br-kind-short-ship = Ship upgrade
br-kind-short-monster = Monster
br-kind-short-clan = Clan upgrade
br-kind-short-quest = Quest
br-kind-short-battle = Battle
br-number-price = price
br-number-bonus = bonus
br-number-glory = glory
card-locked = Cannot be used now; choose it to hear why.

br-your-quests = Your quests
br-as-the-board-stands = as the board stands
br-quest-committed = committed.
br-quest-in-hand = in hand.
br-quest-none = You have no quest.
br-quest-dead = Valhalla { $dead } of { $needed }
br-quest-leads = { $place } { $own } against { $rival }
br-quest-behind = { $place }: you { $own }, others { $rival }; needs { $more } more
br-quest-nowhere = Nothing is left of that land

br-hand-note-quests = Quests may be committed in your turn, free.
br-hand-note-battle = Battle cards wait for a battle.
br-hand-note-discard = One card may be kept for the next Age.

br-actions = Actions
br-why = why?
br-cost-invade = own STR
br-cost-upgrade = its price
br-cost-quest = free
br-cost-pillage = free
br-cost-sacrifice = two figures
br-cost-pass = loses { $rage }
br-pass-guard = Pass and lose { $rage } Rage? You can do nothing more in this Age unless you gain Rage.
br-do-it = Do it
br-do-this = { $action }?
br-game-over = The sagas are told
br-waiting-for = { $clans } to choose
br-invade-with = Invade with { $figure }, { $price } Rage
br-invade-free = Invade for free with { $figure }: where?
br-march-from = March: from where?
br-march-to = March from { $place }: to where?
br-march-way = March from { $from } to { $to }
br-asked-where = Where: { $place }
br-march-from-here = March from here …
br-choose-upgrade = Upgrade: choose a card of your hand
br-choose-quest = Quest: choose a card of your hand
br-choose-pillage = Pillage: choose a province
br-choose-sacrifice = Sacrifice: choose the first figure
br-choose-pass = Pass
br-replace-what = { $card }: what gives way?
br-which-figure = Which figure?
br-free-slot = None: into a free slot
br-in-place = { $place }: { $list }
br-may-join = { $clans } may join the battle
br-nobody-may-join = nobody else may join
br-reward-of = reward: { $token }
br-last-rage = your last Rage: quests and pillages are then over too
br-again-to-do = once more to do it
br-esc-back = Esc goes back
br-lit-count = { $count ->
    [one] { $count } place is lit
   *[other] { $count } places are lit
  }
br-battle-context = Battle in { $place }; { $clan } pillages
br-join-from = { $figure } from { $place }
br-take-all = All

br-phone-hand = Hand
br-phone-clan = Clan
br-phone-quests = Quests
br-phone-seats = Seats
br-pages = Hand, clan, quests, seats

br-draft-title = Gods’ Gifts: pick { $number } of { $of }
br-draft-text = { $count ->
    [one] Keep one card of this pack; the other { $rest } go to { $clan }.
   *[other] Keep { $count } cards of this pack; the other { $rest } go to { $clan }.
  }
br-draft-wait = You have chosen. The packs go on when everybody has.
br-draft-ring = Who is still choosing; packs go this way
br-choosing = choosing
br-done = done
br-pack = The pack
shelf-own = Your picks
shelf-own-count = { $count } of { $of }, seen by you only
br-kept = Kept card
br-kept-note = Is in your hand already. Others know only that you kept a card.
br-draft-none = Choose a card
br-draft-note = You can change your mind until everybody has picked.
br-keep-card = { $count ->
    [one] Keep this card
   *[other] Keep these cards
  }
br-choose-again = Take it back and choose again
br-slot-is-free = A slot for it is free
br-slot-is-full = Slots full: it would replace a card

br-battle-in = Battle in
br-pillages = { $clan } pillages. Reward for { $clan } alone: { $token }.
br-call = Call to battle
br-joined-from = { $figure } from { $place }
br-nobody-joined = Nobody joined.
br-win-worth = What a win is worth
br-win-axes = Axes { $axes }
br-win-token = token { $glory }
br-win-card = { $card } { $glory }
br-win-rage = { $rage } Rage by { $card }
br-fighters = Clans in the battle
br-battle-order = Order of the battle
br-battle-step-call = Call to battle
br-battle-step-choose = Cards in secret
br-battle-step-reveal = Reveal together
br-battle-step-after = Cards added after the reveal
br-battle-step-resolve = Compare and resolve
br-no-card-yet = no card laid yet
br-no-card = no card
br-on-board = on the board
br-plus-makes = + { $plus } = { $total }
br-pillager = pillager
br-joined = joined
br-still-thinking = still thinking
br-has-chosen = has chosen
br-laid-yours = laid face down, only you see it
br-your-choice = your choice
br-leads-by = leads by { $count }
br-behind-by = behind by { $count }
br-tied = tied
br-declined = adds no card
br-wins = wins
br-loses = loses
br-sums-note = plain: figures, striped: cards, dashed: your card
br-battle-goes-on = The battle goes on
br-battle-cards-note = Any card may be laid; only battle cards add strength.
br-adds-nothing = adds 0
br-cards-after-battle = A loser’s card comes back to hand, the winner’s is discarded.
br-waiting = Waiting for
br-lay-one = Choose a card
br-lay-card = Lay { $card }
br-add-card = Add { $card }, +{ $bonus }
br-add-nothing = Add nothing
br-then-so = With it:
br-as-it-stands = As it stands:
br-outlook = { $clans } first with { $total }
br-outlook-tie = { $clans } tied at { $total }: nobody wins
br-battle-ended = The battle in { $place }
br-battle-won = { $clan } won the battle in { $place }
br-battle-nobody = Nobody won the battle in { $place }
br-fights-as = its quest fights as +{ $strength }
br-gains-glory = { $glory } glory
br-to-valhalla = to Valhalla: { $figures }
br-takes-cards = back to hand: { $cards }
br-go-on = Go on

br-age-over = Age { $age } is over
br-age-begins = Age { $age } begins
br-clan = Clan
br-before = before
br-in-this-age = this Age
br-group-battle = Battles
br-group-pillage = Pillage tokens
br-group-quests = Quests
br-group-ragnarok = Ragnarök
br-group-valhalla = Valhalla
br-group-cards = Cards and upgrades
br-battles-won = { $count } won
br-quests-met = { $failed ->
    [0] { $count } met
   *[other] { $count } met, { $failed } failed
  }
br-figures-count = { $count ->
    [one] { $count } figure
   *[other] { $count } figures
  }
br-released = { $count } released
br-rank-change =
    { $was ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $was }th
    } → { $is ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $is }th
    }
br-swings = Biggest swings of the Age
br-swing-at = { $source }, { $place }
br-source-battle = a battle won
br-source-pillage = a pillage token
br-source-quests = a quest met
br-source-ragnarok = figures that fell in Ragnarök
br-source-valhalla = figures released from Valhalla
br-source-dragons = ships lost with dragons
br-source-cards = a card
br-source-watch = Heimdall’s Watch
br-source-stolen = glory taken from another
br-source-slaughter = enemies slain in battle
br-source-legends = legendary stats
br-source-conquest = Thor’s Conquest
br-source-given = given
br-ragnarok-took = Ragnarök took { $place }
br-died-there = { $count ->
    [one] { $count } figure died there
   *[other] { $count } figures died there
  }
br-nobody-died = Nobody was there.
br-stats-raised = Stats raised by quests
br-stat-change = { $stat } { $from } → { $to }
br-stat-change-legend = { $stat } { $from } → { $to }, legend +{ $glory }
br-next-doomed = Next doomed: { $place }
br-start-rage = You start with { $rage } Rage, your Rage stat

## After the game

after-title = After the game
after-saga-battalia = The lands will remember
after-saga-stormgates = Beyond the gates they will sing of
after-saga-bloodrage = The sagas will tell of
after-victory = { $count ->
    [one] { $players } victorious
   *[other] { $players } victorious together
  }
after-shared = { $players } share place { $place }: the rules know nothing that parts them.
after-broken = { $ahead } and { $behind } have { $points } each. The tie goes to { $ahead } by { $by ->
    [level6] capitals
    [level5] residences
    [level4] cities of level 4
    [level3] cities of level 3
    [level2] cities of level 2
    [level1] cities of level 1
    [heroes] heroes on the board
    [cards] cards in the creation deck
    [stats] steps on the stats
   *[figures] figures on the board
  }: { $more } to { $fewer }.
after-tie-battalia = Of equals the one with more cities of the highest level comes first, then of each lower level, then with more heroes on the board.
after-tie-bloodrage = So this table agreed to part equal glory.
after-tie-stormgates = Of equals, capitals count first, then residences, cities from level 4 down, heroes on the board and cards in the creation deck.
after-team = { $players } win as a team.
after-legends = Legendary stats at the end: { $each }.
after-course-battalia = Victory points over time
after-course-stormgates = Victory points over time
after-course-bloodrage = Glory over time
after-dashes = each player has dashes of their own
after-sources = Where they came from
after-sources-note = points by source
after-swings = Biggest swings
after-change = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
after-lettered = { $player } ({ $letter })
after-step = Choice { $number }
after-table = { $game }, { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
after-length-days = { $length ->
    [one] { $length } day
   *[other] { $length } days
  }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }
after-length-ages = { $length ->
    [one] { $length } Age
   *[other] { $length } Ages
  }, { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
  }
after-chapter-setup = Set-up
after-chapter-day = Day { $count }
after-chapter-age = Age { $count }
after-look = Look at the table
after-save = Save the record
after-again = Play again, same seats
after-replay-here = Replay from here

replay-title = Replay: { $game }
replay-scrub = Moment of the game
replay-step = choice { $number } of { $last }
replay-start = To the start
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-on = One choice on
replay-end = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-play-on = Play on from here
replay-more = More ways through the game
replay-turn = Turn
replay-last-turn = To the turn before
replay-next-turn = To the next turn
replay-chapter-setup = Part
replay-chapter-day = Day
replay-chapter-age = Age
replay-last-chapter = Back to the beginning of the day or Age
replay-next-chapter = To the next day or Age
replay-mark = Battle or other great event
replay-last-mark = Event before
replay-next-mark = Next great event
replay-eyes = Through whose eyes
replay-eyes-seat = As { $player } saw it
replay-eyes-spectator = As onlookers saw it
replay-eyes-all = Everything that was hidden
replay-hands = Everything that was hidden
replay-heap-hand = Hand
replay-heap-ambush = Ambush
replay-heap-coming = Coming cards
replay-heap-nation = Nation, from which they draw
replay-heap-pack = Pack of the draft
replay-heap-quests = Quests committed

## Rules

rules-title = { $chapter }: rules
rules-search = Search all rules
rules-contents = Contents
rules-home = All rules
rules-home-about = What the games allow, in our own words. Every rule has an id; whatever is refused at a table names it.
rules-opening = About these rules
rules-found = { $count ->
    [0] Nothing was found.
    [one] One place
   *[other] { $count } places
  }
rules-kind-rule = rule
rules-kind-decision = decision
rules-kind-example = example
rules-kind-term = term
rules-kind-text = text
rules-neighbours = Chapters before and after

rules-heading-battalia-0 = Sources and conventions
rules-heading-battalia-1 = Glossary
rules-heading-battalia-1-1 = Cards, factions, terrains
rules-heading-battalia-1-2 = Great Artefacts
rules-heading-battalia-1-3 = Zones
rules-heading-battalia-1-4 = Phases, actions, terms
rules-heading-battalia-2 = Components
rules-heading-battalia-3 = Set-up
rules-heading-battalia-4 = Turn structure
rules-heading-battalia-5 = Cohorts, mulligan, ambush
rules-heading-bt-coh = Cohorts
rules-heading-bt-mul = Mulligan
rules-heading-bt-amb = Ambush
rules-heading-battalia-6 = Gaining cards and building
rules-heading-bt-hir = Hiring units
rules-heading-bt-art = Creating artefacts
rules-heading-bt-bld = Building
rules-heading-bt-upg = Upgrading
rules-heading-bt-lim = Limited resources
rules-heading-battalia-7 = Using artefacts
rules-heading-bt-use = General
rules-heading-bt-use-too = Tool
rules-heading-bt-use-wea = Weapon
rules-heading-bt-use-amu = Amulet
rules-heading-bt-use-tit = Title
rules-heading-bt-use-scr = Magic scroll
rules-heading-bt-use-ten = Tent
rules-heading-bt-use-hor = Horse
rules-heading-bt-trf = Transformations
rules-heading-battalia-8 = Great Artefacts
rules-heading-battalia-9 = Heroes and movement
rules-heading-bt-her = Heroes
rules-heading-bt-mov = Movement
rules-heading-battalia-10 = Battle
rules-heading-battalia-10-strength = Strength
rules-heading-battalia-10-course = Course
rules-heading-battalia-10-result-for-a-city = Result for a city
rules-heading-battalia-10-refill = Refill
rules-heading-battalia-10-opening-with-a-transformed-weapon = Opening with a transformed weapon
rules-heading-bt-ret = Retreat
rules-heading-bt-neu = Neutral cities
rules-heading-bt-rui = Ruins
rules-heading-battalia-11 = End of turn, end of game
rules-heading-bt-cln = Clean-up
rules-heading-bt-drw = Drawing
rules-heading-bt-end = End
rules-heading-battalia-12 = Sun Oracle
rules-heading-battalia-13 = Advanced game
rules-heading-battalia-14 = Scenarios and modules
rules-heading-bt-vol = Volcano, the Bleeding Horn of Destiny
rules-heading-bt-unb = The Unbound
rules-heading-bt-alt = Alternative set-ups
rules-heading-bt-var = Variants
rules-heading-battalia-15 = Public and hidden information
rules-heading-battalia-16 = Differences between the editions
rules-heading-battalia-17 = Decisions
rules-heading-battalia-18 = Worked examples
rules-heading-battalia-19 = Decision points
rules-heading-stormgates-contents = Contents
rules-heading-stormgates-1 = Glossary
rules-heading-stormgates-2 = Modules, combinations, presets
rules-heading-stormgates-3 = Components
rules-heading-stormgates-4 = Boards
rules-heading-stormgates-5 = Rules
rules-heading-sg-fac = Factions and terrains
rules-heading-sg-roy = Kings and queens, residences, capitals
rules-heading-sg-ctl = Weekly census
rules-heading-sg-gat = Stormgates and jumps
rules-heading-sg-ste = Storm effects
rules-heading-sg-trd = Trading posts
rules-heading-sg-dst = Stardust
rules-heading-sg-chs = Caskets
rules-heading-sg-grt = Great Artefacts
rules-heading-sg-fat = Fate cards
rules-heading-sg-tea = Team play
rules-heading-sg-hro = Heroic mode
rules-heading-sg-set = Set-up
rules-heading-sg-drf = Draft of the starting cards
rules-heading-sg-end = End and victory
rules-heading-sg-met = Metamorpha
rules-heading-sg-bil = Bilkarr and the potions
rules-heading-sg-zea = Zealots
rules-heading-sg-val = Valleys of the Kings and Queens
rules-heading-sg-chg = Changes to base rules
rules-heading-sg-inf = Public and hidden information
rules-heading-stormgates-6 = Timeline of a day and of a week
rules-heading-stormgates-7 = Team turns in software
rules-heading-stormgates-8 = Reaction windows
rules-heading-stormgates-9 = Decisions
rules-heading-stormgates-10 = Interplay table
rules-heading-stormgates-11 = Worked examples
rules-heading-stormgates-12 = Decision points
rules-heading-stormgates-13 = Checks
rules-heading-blood-rage-0 = How to read this
rules-heading-blood-rage-1 = Data
rules-heading-blood-rage-1-1 = Board
rules-heading-blood-rage-1-2 = Tokens
rules-heading-blood-rage-1-3 = Clans and stat tracks
rules-heading-blood-rage-1-4 = Numbers by player count and Age
rules-heading-blood-rage-2 = Rules
rules-heading-br-set = Set-up
rules-heading-br-gft = Gods' Gifts phase (draft)
rules-heading-br-act = Action phase
rules-heading-br-inv = Invade
rules-heading-br-mar = March
rules-heading-br-upg = Upgrade
rules-heading-br-mon = Monsters
rules-heading-br-qst = Quest action
rules-heading-br-pil = Pillage
rules-heading-br-bat = Battle
rules-heading-br-dis = Discard phase
rules-heading-br-qph = Quest phase
rules-heading-br-rag = Ragnarök phase
rules-heading-br-val = Release Valhalla phase
rules-heading-br-age = End of an Age
rules-heading-br-end = End of the game
rules-heading-br-inf = Public and hidden information
rules-heading-blood-rage-3 = Flow in pseudo code
rules-heading-blood-rage-4 = Decisions
rules-heading-blood-rage-5 = Worked examples
rules-heading-blood-rage-5-1 = Derived test cases
rules-heading-blood-rage-6 = Decision points
rules-heading-blood-rage-7 = Validation of the card file
rules-heading-blood-rage-8 = Glossary
rules-heading-blood-rage-9 = Cards
rules-heading-blood-rage-9-age-1 = Age 1
rules-heading-blood-rage-9-age-2 = Age 2
rules-heading-blood-rage-9-age-3 = Age 3
rules-heading-blood-rage-10 = Terms in all languages
rules-heading-kernel = Rules of the hall
rules-heading-kernel-choosing = Choosing
rules-heading-kernel-taking-back = Taking back
