### The game in the terminal. Words that are typed stay English.

terminal-help = Type an action as it is listed, or one of these words:
terminal-help-actions = what you can do now, all of it or what begins with a word
terminal-help-why = which rule forbids an action
terminal-help-board = the table again
terminal-help-log = what has happened
terminal-help-undo = take back your last choice
terminal-help-hint = what a good player would do, and why
terminal-help-save = write the record of the game
terminal-help-quit = leave the table
terminal-seat = Seat { $number }
terminal-bot = Bot { $number } ({ $level })
terminal-prompt = seat { $number }>
terminal-time = Time: { $used } of { $minutes } minutes used
terminal-refused = refused by { $refusal }
terminal-allowed = nothing forbids it
terminal-saved = saved to { $file }
terminal-as-good = as good as { $action }
terminal-rather = rather than { $action }:
terminal-more = … and { $count } more; 'actions' lists all
terminal-points = { $player }: { $points } points, place { $place }
terminal-won = won by { $players }. { $reason }
