### Help of the commands, and what is wrong with a command. What is typed stays English.

usage-usage = Usage:
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-error = Error
usage-required = [required]
usage-default = [default: { $value }]
usage-aborted = Aborted.
usage-help = Show this help.
usage-try = Try { $command } for help.

## What stands for arguments, and the kinds of values.

usage-word-options = options
usage-word-command = command [arguments]...
usage-word-game = game
usage-word-file = file
usage-word-rule = rule
usage-word-table = table
usage-kind-text = text
usage-kind-number = number
usage-kind-path = path

## What is wrong with a command.

usage-no-option = There is no option { $option }.{ $known ->
    [none] { "" }
   *[other] { " " }Perhaps you mean: { $known }
 }
usage-no-command = There is no command { $command }.{ $known ->
    [none] { "" }
   *[other] { " " }Perhaps you mean: { $known }
 }
usage-no-command-named = A command is missing.
usage-missing = Missing: { $name }.
usage-extra = Nobody knows what to do with: { $words }
usage-no-value = { $option } needs a value behind it.
usage-needless-value = { $option } takes no value.
usage-no-number = { $name } needs a number.
usage-too-small = { $name } is at least { $least }.
usage-too-large = { $name } is at most { $most }.
usage-no-choice = { $name }: { $value } is none of { $known }.

## The commands.

usage-stormhall = A digital hall for epic board games.
usage-serve = Open the hall: play in the browser with bots and friends; programs may play, too.
usage-play = Play in the terminal, against bots or at one keyboard (hotseat).
usage-games-list = List the games with their seats, options and presets.
usage-replay = Replay a record, check every choice, and show the table.
usage-position = Read a position, list all its defects, and show the table and what can be done.
usage-rules = Print a rule by its id, or all rules whose id begins so. Rules are in English.
usage-simulate =
    Play many games between agents and sum them up; Ctrl-C keeps what is done.

    The outcome depends on the seed and not on the number of processes.

    A game that fails leaves its record in the folder failures (within --out).

    The others go on, and the exit code is 1.
usage-ladder =
    Play each level against the one below, from every seat of the same deals.

    One seat of the higher level plays against the lower one on all others; where teams play, one whole team of it. Ctrl-C keeps what is done.
usage-arena =
    Rate agents over a round robin in which each takes every seat of the same deals.

    Ctrl-C rates what is done.
usage-tune =
    Find weights for the terms of a game by an evolution strategy.

    The same seed gives the same weights, whatever the number of processes. At the end they are held against those of the start. Ctrl-C keeps all generations that are done, and --resume goes on.
usage-bench =
    Measure the engine, the agents and the lab.

    The engine: decisions and games per second, cost and size of a copy.

    Agents: how long they think in the middle of games, with their caps on.

    The lab: games per second on one process and on more.
usage-admin = Look after the tables in a data folder: list, show, move, put away, back up.
usage-admin-list = List the tables, last touched first.
usage-admin-show = Show what is known about a table, but nothing that is hidden in its game.
usage-admin-export = Write a table as one JSON document that `import` reads. It tells all that is hidden.
usage-admin-import = Take in a table of another hall. Nothing is changed if anything is wrong with it.
usage-admin-archive = Put a table away. Whoever has a seat there can open it again.
usage-admin-delete = Forget a table for ever, with all that happened there.
usage-admin-backup = Copy the whole database of one moment to a file, while the hall may be open.

## Arguments and options of several commands.

usage-language = { $languages }, with any command; left out, STORMHALL_LANGUAGE or the system's.
usage-game = Name of the game, see `stormhall games`.
usage-one-game = One game; all if left out.
usage-option = An option of the game as name=value; may be repeated.
usage-preset = A preset of the game.
usage-seats = Number of seats; the game's default if left out.
usage-seed = The seed of all chance.
usage-json = Print JSON.
usage-jobs = Processes; 0 means all cores.
usage-resume = Go on with the games in the folder of --out.
usage-data = The data folder; left out, the usual place for data.

## play, replay, position, rules

usage-people = How many people share this keyboard.
usage-bot = The bot on the other seats: { $levels }.
usage-think = Seconds a bot may think about a choice; its level's own if left out.
usage-play-seed = The seed; drawn if left out.
usage-play-resume = Go on from a record.
usage-record = A record.
usage-until = Stop after this choice.
usage-viewer = Through whose eyes.
usage-document = A position document, JSON.
usage-full = Print the complete document.
usage-rule = A rule id, such as BT-BLD-4, or its beginning.

## serve

usage-host = The address to listen at; 0.0.0.0 is open to the network.
usage-port = The port; 0 takes any that is free.
usage-open = Open the page in the browser.
usage-origin = A page that may use this hall besides its own, or the hall's own address behind a proxy, such as https://hall.example.org; may be repeated.
usage-proxy = A proxy stands before the hall: believe the last address in X-Forwarded-For.
usage-prefix = The path below which the hall is, such as /games; for a host that has other pages too.
usage-uds = Listen at a unix socket instead of an address and a port; only a proxy on this machine can connect, and it is believed as with --proxy.
usage-bots = Processes in which bots think; by default by cores.
usage-log = How to write the log; text on a terminal, else json.
usage-metrics = Show /metrics to other machines, too.

## simulate

usage-games = How many games.
usage-agents = Agents by seat, with commas; the last one fills up. A level, one with weights of a file as planner@weights.json, or module:Class for your own.
usage-rotate = Play each deal once for every rotation of different agents over seats.
usage-option-words = Options of the game as name=value,name=value.
usage-lab-think = Seconds for a decision, by the clock: results then depend on the machine. By default a fixed amount of work, the same everywhere.
usage-patience = A game that lasts longer, in seconds, fails.
usage-compare = Play all games again with these options, name=value,..., and compare.
usage-compare-preset = Play all games again with this preset, and compare.
usage-out = A folder that keeps every game as soon as it has ended.
usage-csv = Write a table with a row for each game and seat.
usage-parquet = Write the same table as Parquet.
usage-report = Write a report with pictures into this folder, and keep games there without --out.

## ladder, arena

usage-rung-games = Games of each rung, at least.
usage-ladder-seats = Numbers of seats, with commas; the usual ones if left out.
usage-ladder-presets = Presets, with commas; the usual ones if left out.
usage-ladder-levels = Levels from the lowest to the highest, with commas.
usage-keep = A folder that keeps every game.
usage-markdown = A page whose table between the ladder's marks is renewed.
usage-arena-agents = Who plays, with commas; weights of a file as planner@weights.json.
usage-arena-games = How many games, at least.
usage-plot = Draw the ratings to a file, .svg or .png.

## tune, bench

usage-tune-out = The file of the weights; its log lies beside it.
usage-tune-level = The level that plays.
usage-generations = How many generations.
usage-candidates = Weights tried in each.
usage-candidate-games = Games of each candidate, at least.
usage-duel = Games of the result against the start, at least.
usage-terms = The terms to tune, with commas; all if left out.
usage-start = Weights to begin with; the game's own if left out.
usage-tune-resume = Go on with the log beside the file.
usage-bench-parts = Which parts, with commas.
usage-bench-levels = Which agents, with commas.
usage-seconds = Time for each measurement, in seconds.

## admin

usage-table = The id of a table, see `list`.
usage-status = Only tables that are so; may be repeated.
usage-export-out = The file to write; the screen if left out.
usage-export-keys = With the hashes of its keys, so that links stay valid.
usage-export-record = Its game's text record instead of the document.
usage-import-file = A document that `export` has written.
usage-yes = Do not ask.
usage-backup-file = The file to write; one that is there is replaced.
