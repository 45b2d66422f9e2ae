### What the commands say. Names of games, levels, options and files stay as they are typed.

cli-error = error: { $problem }
cli-interrupted = stopped
cli-none = none
cli-yes = yes
cli-no = no
cli-from-to = { $low } to { $high }
cli-table = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 }
cli-wrote = wrote { $file }
cli-wrote-bytes = wrote { $file }, { $bytes } bytes

## Units of length.

cli-unit-days = days
cli-unit-ages = Ages
cli-unit-decisions = decisions
cli-lasting-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
 }
cli-lasting-ages = { $number ->
    [one] { $number } Age
   *[other] { $number } Ages
 }
cli-lasting-decisions = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
 }
cli-lasting-other = { $number } { $unit }

## The bar of games.

cli-left = left
cli-games-per-second = { $number } games/s
cli-seconds-per-game = { $number } s/game
cli-ladder = ladder
cli-measuring = measuring

## games, replay, position

cli-game = { $game }: { $title }, { $least } to { $most } seats.
cli-option = option
cli-default = default
cli-allowed = allowed
cli-rule = rule
cli-about = about
cli-allows = { $kind ->
    [list] { $listed }
    [number] a whole number from { $least } to { $most }
   *[other] a whole number from { $least } to { $most }, or none
 }
cli-presets = presets:
cli-replayed = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 } replayed, all digests agree
cli-winners = { $count ->
    [one] won by seat { $seats }
   *[other] won by seats { $seats }
 }
cli-owes = seat { $seat } owes a choice of:

## serve

cli-open = The hall is open at { $address } (Ctrl+C closes it)
cli-open-already = The hall is open already at { $address }; close it where you started it, or use --data for another one
cli-no-browser = No browser could be opened from here: open the address in yours.

## Columns of tables.

cli-agent = agent
cli-seat = seat
cli-level = level
cli-wins = wins
cli-share = share
cli-interval = 95 % interval
cli-by-chance = by chance
cli-chance = chance
cli-points = points
cli-milliseconds = ms/decision
cli-games = games
cli-decisions = decisions

## simulate

cli-heading = { $game }, { $seats } seats, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }{ $seatings ->
    [1] { "" }
   *[other] { " " }({ $seatings } seatings of each deal)
 }{ $agent ->
    [none] { "" }
   *[other] { " " }of { $agent }
 }
cli-no-end = no game has ended
cli-lengths = length: median { $median } (5-95 %: { $low } to { $high }); { $decisions } decisions each
cli-ends = ends: { $ends }
cli-pairs = { $pairs } pairs of games, { $deals } deals, on the same seeds; { $changed }
cli-before = before
cli-after = after
cli-change = change
cli-clear = * the interval of the change leaves out zero
cli-figure-wins = wins, %
cli-figure-points = points
cli-figure-decisions = decisions
cli-figure-length = length, { $unit }
cli-report = report: { $file }
cli-failed = { $failed } of { $all } games failed and are left out:
cli-failure = game { $game }{ $compared ->
    [yes] , compared
   *[no] { "" }
 }{ $seat ->
    [0] { "" }
   *[other] { " " }(seat { $seat }, { $agent })
 }:
cli-record = record: { $file }
cli-more = and { $count } more failures
cli-stopped = stopped after { $done } of { $all } games; with --out FOLDER a run can be resumed
cli-stopped-kept = stopped after { $done } of { $all } games, which are kept in { $folder }; go on with:

## ladder

cli-rung = { $table }, { $seats } seats (chance { $chance }, claim { $claim })
cli-claims = { $held } of { $all } claims hold.
cli-higher-lower = higher > lower
cli-length = length
cli-thought = thought
cli-holds = holds
cli-not-played = not played
cli-renewed = renewed the table of { $file }
cli-ladder-stopped = stopped before the end; with --out FOLDER a run can be resumed
cli-ladder-kept = stopped before the end; its games are kept in { $folder }: go on with the same command and --resume

## arena

cli-arena-title = { $game }, { $seats } seats, { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
cli-rating = rating
cli-rating-axis = rating with 95 % interval
cli-drew = drew { $file }

## tune

cli-generation = generation { $number } of { $all }
cli-generation-done = generation { $number }: score { $mean } on average, { $best } at best, step { $step }
cli-term = term
cli-start = start
cli-tuned-weight = tuned
cli-times = times
cli-weights = Weights of { $game }, { $level } at { $seats } seats
cli-duel = tuned against start
cli-duel-done = Tuned against start: { $wins } of { $games } games won, { $share } ({ $interval }), by chance { $chance }: { $verdict ->
    [better] better than the start
    [worse] worse than the start
   *[open] not proven to differ
 }.
cli-tune-stopped = stopped; what is done is kept in { $file }: go on with --resume
cli-tuned = Weights: { $weights }, generations: { $log }

## bench

cli-engine = The engine, { $build }
cli-build-compiled = compiled
cli-build-pure = pure Python
cli-thinking = { $game }, { $seats } seats: time to think
cli-lab = { $game }, { $seats } seats: games of the lab
cli-bench-decisions-per-second = decisions per second
cli-bench-games-per-second = games per second
cli-bench-decisions-per-game = decisions per game
cli-bench-offers-mean = offers, mean
cli-bench-offers-95 = offers, 95 %
cli-bench-offers-most = offers, most
cli-bench-slowest-offers-ms = slowest offers, ms
cli-bench-clone-us = a copy, µs
cli-bench-resample-us = an imagined world, µs
cli-bench-bytes-per-state = bytes of a state
cli-mean = mean
cli-slowest = slowest
cli-cap = cap
cli-of-cap = 99 % of cap
cli-no-choice = no choice
cli-processes = processes
cli-games-a-second = games/s
cli-efficiency = efficiency

## admin

cli-admin-table = table
cli-admin-game = game
cli-admin-seats = seats
cli-admin-status = status
cli-admin-entries = entries
cli-admin-made = made, UTC
cli-admin-touched = touched, UTC
cli-show-table = table
cli-show-game = game
cli-show-options = options
cli-show-seats = seats
cli-show-entries = entries
cli-show-keys = keys
cli-not-replayed = cannot be replayed
cli-imported = table { $table }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 }, { $status }
cli-no-keys = The document has no keys: no link opens the table.
cli-archived = table { $table } is archived
cli-archived-before = table { $table } was archived before
cli-what = table { $table } ({ $game }, { $status }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
 })
cli-delete = Delete { $what } for ever?
cli-deleted = deleted { $what }
