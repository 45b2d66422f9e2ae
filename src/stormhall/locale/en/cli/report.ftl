### The report of many games.

## The head of the page.

report-title = { $games ->
    [one] { $games } game of { $game }
   *[other] { $games } games of { $game }
 }
report-contents = Contents
report-line-up = { $agents } at { $seats } seats.
report-against = { $first } against { $second }
report-games = games
report-median = { $unit }, median
report-winner-points = points of the winner, median
report-best = wins of { $agent }, the best agent
report-failed = failed
report-seat = seat { $number }
report-winner = winner
report-winners = all winners
report-others = all others
report-from-to = { $low } to { $high }

## What was played.

report-played = What was played
report-game = Game
report-rules = { $game }, rules version { $version }
report-players = Players
report-seating = Seating
report-rotation = { $times ->
    [1] stays; every deal is played once
   *[other] moves on by one seat from game to game; every deal is played { $times } times
 }
report-games-played = Games
report-seed = Seed
report-thinking = Thinking
report-fixed-work = a fixed amount
report-seconds = { $seconds } s a decision
report-options = Options
report-preset = preset { $preset }
report-usual = the usual ones
report-compared-with = Compared with
report-again = To play it again:
report-all-options = All options
report-option = option
report-value = value

## Who wins.

report-wins-title = Who wins
report-no-end = No game was played to its end.
report-by-agent = agent
report-by-seat = seat
report-trait-faction = faction
report-trait-clan = clan
report-trait-start = start square
report-trait-order = turn order
report-trait-team = team
report-by = By { $what }
report-wins-by = Wins by { $what }
report-wins-label = Shares of wins by { $what }: { $list }
report-taken = taken
report-wins = wins
report-share = share
report-interval = 95 % interval
report-points = points
report-chance = chance
report-wins-note = Dots are shares of wins for each seat taken, bars their 95 % intervals (Wilson). A shared victory, such as a team's, counts in parts. The broken line is what equal chances would give: an interval that lies beside it shows a difference that luck hardly explains.

## How long games last.

report-length-title = How long games last
report-same-length = All games last { $length } { $unit }.
report-counted-in = counted in
report-shortest = shortest
report-middle = median
report-longest = longest
report-lengths = Length of games
report-median-mark = median { $median }
report-histogram = Histogram of the length in { $unit }, from { $least } to { $most }, median { $median }
report-in = In { $unit }

## Points.

report-points-title = Points over time
report-lowest = lowest
report-highest = highest
report-points-by = Points at the end by { $what }
report-points-label = Median points over time by { $what }; at the end { $list }
report-points-note = Lines are medians, bands hold 80 % of all seats (10 % to 90 %); thin lines are the medians of the others. A game that is over keeps its last points; the picture ends when 95 % of the games are over.
report-sources-title = Where points came from
report-source = source
report-sources = Points of a seat in a game, by source
report-sources-by = By { $what }, and for winners and all others
report-sources-label = Points by source: { $list }
report-all = all
report-points-axis = points of a seat in a game, on average

## What was used.

report-uses-title = What was used
report-uses = How often a thing was used in a game, by all seats together, and how often those seats won that used it at all, with the 95 % interval (Wilson).
report-uses-note = Who is winning can afford more of everything: a share above chance is a hint, not a proof that the thing itself wins games.
report-uses-label = { $topic }, times in a game: { $list }
report-per-game = per game
report-used-by = used by
report-all-rows = All { $count } in a table
report-most-used = { $topic }: the { $drawn } most used of { $all }
report-times-axis = times in a game
report-wins-axis = wins if used

## Topics of uses.

report-topic-artefacts-created = Artefacts created
report-topic-artefacts-used = Artefacts used
report-topic-battle-cards = Battle cards
report-topic-battles = Battles
report-topic-cards-drafted = Cards drafted
report-topic-cards-gained = Cards gained
report-topic-cities-built = Cities built
report-topic-city-levels = City levels
report-topic-cohorts = Cohorts
report-topic-fate = Fate
report-topic-figures-invading = Figures invading
report-topic-figures-lost = Figures lost
report-topic-gates-entered = Gates entered
report-topic-gates-left = Gates left
report-topic-great-artefacts-used = Great artefacts used
report-topic-great-artefacts-won = Great artefacts won
report-topic-guards-beaten = Guards beaten
report-topic-heroes = Heroes
report-topic-metamorpha = Metamorpha
report-topic-monsters = Monsters
report-topic-pillages = Pillages
report-topic-pillages-tried = Pillages tried
report-topic-potions-bought = Potions bought
report-topic-potions-drunk = Potions drunk
report-topic-powers-used = Powers used
report-topic-quests-committed = Quests committed
report-topic-quests-fulfilled = Quests fulfilled
report-topic-roads-built = Roads built
report-topic-royals-crowned = Royals crowned
report-topic-royals-lost = Royals lost
report-topic-stats-raised = Stats raised
report-topic-storm-effects = Storm effects
report-topic-trades = Trades
report-topic-trading = Trading
report-topic-turns = Turns
report-topic-units-doubled = Units doubled
report-topic-units-drafted = Units drafted
report-topic-units-hired = Units hired
report-topic-units-promoted = Units promoted
report-topic-upgrades-played = Upgrades played
report-topic-valley-cards = Valley cards
report-topic-valleys = Valleys
report-topic-vassals = Vassals
report-topic-volcano = Volcano

## Deeds among the uses.

report-level = level { $number }
report-action-hired = hired
report-action-lost = lost
report-action-won = won
report-action-steps = steps
report-action-flights = flights
report-action-attacks-failed = attacks failed
report-action-attacks-on-hero = attacks on heroes
report-action-attacks-on-neutral = attacks on neutral cities
report-action-attacks-on-place = attacks on places
report-action-attacks-voided = attacks called off
report-action-surrenders = surrenders
report-action-retreats = retreats
report-action-mulligans = mulligans
report-action-suspensions = suspensions
report-action-ambushes = ambushes
report-action-tents-pitched = tents pitched
report-action-tents-struck = tents struck
report-action-seals = seals
report-action-peaks = peaks taken
report-action-posts = posts
report-action-gusts = gusts
report-action-gusts-spent = gusts spent
report-action-great-artefacts-given = Great Artefacts given
report-action-units-lured = units lured
report-action-veteran-weeks = weeks as a veteran
report-action-passes = passes
report-action-marches = marches
report-action-joined = joined
report-action-stayed-away = stayed away

## Ends, time, failures.

report-ends-title = How games end
report-ends = Ends of games
report-reason = reason
report-by-reason = By reason
report-ends-label = Games by the reason of their end
report-time-title = Time to think
report-for-decision = for a decision
report-altogether = altogether
report-time-label = Milliseconds for a decision by agent
report-time-axis = milliseconds for a decision, on average
report-time-note = Times depend on the machine.
report-failures-title = Failures
report-no-failures = Every game was played to its end.
report-failures = { $count ->
    [one] One game failed and is left out of all figures above.
   *[other] { $count } games failed and are left out of all figures above.
 }
report-failed-games = Failed games
report-failed-game = game
report-failed-seed = seed
report-error = error
report-record = record
report-compared = { $game } (compared)

## Two option sets.

report-comparison-title = What the other options change
report-comparison = { $pairs } games were played twice with the same seeds and the same seating. A positive change means more with the second option set.
report-first = first
report-second = second
report-change = change
report-options-differ = Options that differ
report-differences = Paired differences
report-comparison-note = A deal counts once, however many seatings of it were played; intervals are Student's. All other chapters are about the first option set.
report-changes-label = Changes: { $list }
report-change-axis = change, { $unit }
report-percentage-points = percentage points
report-with-unit = { $figure }, in { $unit }
report-figure-wins = wins
report-figure-points = points
report-figure-length = length
report-figure-decisions = decisions
report-clear = clear
