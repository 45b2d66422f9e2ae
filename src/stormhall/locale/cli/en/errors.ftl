### What is wrong from outside. What is typed, files and what the system says stay as they are.

## The game that was asked for.

error-no-game = there is no game '{ $game }'; there are: { $known }
error-no-preset = { $game } has no preset '{ $preset }'; there are: { $known }
error-no-option = { $game } has no option '{ $option }'; there are: { $known }
error-option-value = option { $option } of { $game } cannot be { $value }; allowed: { $kind ->
    [list] { $listed }
    [number] a whole number from { $least } to { $most }
   *[other] a whole number from { $least } to { $most }, or none
 }
error-option-written = an option is written name=value, not '{ $text }'
error-seats = { $game } cannot be played with { $seats } seats; allowed: { $allowed }
error-excluded = { $game } cannot be set up like this
error-preset-seats = { $game } cannot be played with the preset '{ $preset }'
error-people = { $people } people cannot sit at { $seats } seats
error-no-seat = there is no seat { $seat }; there are { $seats } seats
error-no-rule = there is no rule '{ $rule }'
error-no-language = the hall does not speak '{ $language }'; it speaks: { $known }
error-list = a list is written with commas between its words, not '{ $text }'
error-no-number = '{ $word }' is no number

## Actions that cannot be read.

error-notation-empty = an action is missing
error-notation-verb = cannot read '{ $text }': an action begins with one of { $known }
error-notation-word = cannot read '{ $text }': '{ $word }' is no { $slot } ({ $known })
error-notation-short = cannot read '{ $text }': expected { $part } after it (pattern: { $pattern })
error-notation-long = cannot read '{ $text }': nothing expected after it (pattern: { $pattern })
error-notation-other = cannot read '{ $text }': expected '{ $part }' instead of '{ $word }'

## Records and positions.

error-no-record = this is no record: the first line must be '{ $line }'
error-record-header = a line of the head is written 'key: value', not '{ $line }'
error-record-choices = the line 'choices:' is missing
error-record-line = choice { $number }: a line is written 'number seat action  #digest', not '{ $line }'
error-record-number = choice { $number }: the line is numbered { $found }
error-record-whole = '{ $key }' must be a whole number, not '{ $value }'
error-record-object = '{ $key }' must be a JSON object, not '{ $value }'
error-seat-number = there is no seat { $seat }; in documents seats are 0 to { $last }
error-record-count = { $announced } choices are announced, { $found } are there
error-record-version = it was played with version { $version } of the rules of { $game }; this is version { $ours }
error-record-position = its position cannot be: { $cause }
error-record-choice = choice { $number }: { $cause }
error-record-digest = choice { $number }: after '{ $text }' the table is not the one of the record
error-record-result = the replay ends differently from the record
error-fewer-choices = it has only { $choices } choices
error-defect = { $path }: { $problem }
error-more-defects = and { $count } more

## Agents and weights.

error-no-agent = there is no agent '{ $agent }'; there are: { $known }, and module:Class for your own
error-foreign-agent = there is no agent '{ $agent }': { $problem }
error-agent-made = agent '{ $agent }' cannot be made: { $problem }
error-agents-seats = { $agents } agents cannot sit at { $seats } seats
error-arena-agents = an arena needs at least two agents, each named once
error-think = the time to think is more than 0 seconds, not { $seconds }
error-judges-nothing = { $level } judges nothing: weights are for { $known }
error-no-term = there is no term '{ $term }'; there are: { $known }
error-no-terms = the game has no terms with weights to tune
error-zero-weight = the weight of { $term } is 0: give it a small one to begin with
error-no-weights = { $file } holds no weights: a JSON object of terms and numbers
error-ladder-levels = a ladder has at least two levels
error-no-part = there is no part '{ $word }'; there are: { $known }
error-no-level = there is no agent '{ $word }'; there are: { $known }
error-nothing-to-compare = both option sets are the same: there is nothing to compare

## Files and folders.

error-read = cannot read { $file }: { $problem }
error-no-text = cannot read { $file }: it is no UTF-8 text
error-no-json = { $file } holds no JSON: { $problem }
error-no-object = { $file } cannot be read: it holds no object
error-write = cannot write { $file }: { $problem }
error-write-folder = cannot write { $file }: it is a folder
error-draw = cannot draw { $file }: { $problem }
error-use-file = cannot use { $file }: { $problem }
error-use-folder = cannot use the folder { $folder }: { $problem }
error-library = the library { $library } is needed; install it with: { $command }
error-report-folder = the report needs a folder, and { $file } is a file
error-no-marks = the page has no { $begin } with a { $end } behind it

## Runs that go on.

error-resume = --resume goes on with the games of a folder: name it with --out
error-holds-games = { $folder } already holds games; go on with --resume, or name another folder
error-file-holds-games = { $file } already holds games; go on with --resume
error-holds-generations = { $file } already holds generations; go on with --resume
error-other-run = { $folder } holds another run: { $differences }
error-other-players = { $where } holds games of other players: { $agents } had other weights or another amount of work then; name another folder
error-other-log = { $file } is not the log of a run with these settings
error-no-game-of-run = { $file }, line { $line }: this is no game of a run
error-no-game-of-ladder = { $file }, line { $line }: this is no game of a ladder
error-run-missing = { $file } is missing, so nobody knows what the games beside it are

## The hall.

error-make-folder = the data folder { $folder } cannot be made: { $problem }
error-data-folder = the data folder { $folder } cannot be written: { $problem }
error-folder-held = another hall is open in the data folder { $folder }
error-origin = an origin is written like https://hall.example.org, not '{ $origin }'
error-no-address = there is no address '{ $host }': { $problem }
error-port-taken = port { $port } is taken; perhaps the hall is open already, or use --port { $next }
error-port-rights = port { $port } needs rights that you do not have; use one above 1023: --port 8765
error-other-address = { $host } is no address of this machine; use --host 127.0.0.1 or 0.0.0.0
error-listen = cannot listen at { $host } port { $port }: { $problem }
error-no-hall = there is no hall in { $folder }: it has no { $file }
error-no-table = there is no table { $table }
error-no-status = there is no status '{ $status }'; there are: { $known }
error-record-keys = a record holds no keys: choose --record or --keys

## What is stored.

error-no-data-folder = the data folder { $folder } does not exist or is no folder
error-store-open = cannot open { $file }: { $cause }
error-store-newer = the database was written by a newer version of Stormhall (its schema is { $schema }, this version knows up to { $ours }); install that version, or restore the backup made before its first start
error-store-foreign = the database belongs to another program: it has tables that are not ours
error-store-orphans = the upgrade would leave { $rows } rows without their table
error-store-full = nothing was stored: there is no room left on the disk of the data folder
error-store-busy = the database is locked by another program; try again when it is done
error-database = { $kind ->
    [read-only] the database may not be written
    [not-opened] the database cannot be opened
    [no-database] the file is no database
    [damaged] the database is damaged; restore a backup
    [disk] the disk refused to read or write
   *[other] the database failed
 } ({ $problem })
error-stored-already = what was to be stored is there already
error-table-there = there is a table { $table } already
error-entry-there = entry { $entry } of table { $table } is written already
error-table-damaged = table { $table } is damaged: { $problem }
error-no-record-yet = table { $table } has no record yet: its game has not begun
error-backup = cannot back up to { $file }: { $problem }
error-backup-itself = cannot back up to { $file }: that is the database itself
error-backup-damaged = the copy of { $file } is damaged: { $problem }
