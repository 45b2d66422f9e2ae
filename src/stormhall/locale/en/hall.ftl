### The hall itself: interface, levels, what the kernel says.

hall-name = Stormhall
loading = One moment …
loading-failed = This part of the hall could not be loaded. Reload the page.
connecting = Taking a seat …
close = Close
back = Back
suggested = usual
undo = Undo
hint = Hint
to-lobby = Back to the hall

## A seat at a table

seat-number = Seat { $number }
seat-open = Open seat
seat-waits-for = Kept for { $player }
seat-fill = Let a bot sit here
curtain-title = { $player } has the next choice
curtain-text = Hand the screen over. Nobody else should look now.
curtain-lift = I am { $player }
closed-title = This door is closed
connection-lost = The connection is lost. It is being taken up again …
waiting-title = Waiting for players
invite-title = Invite friends
invite-text = Whoever opens this link takes an open seat.
invite-qr = QR code of the link to an open seat
invite-copy = Copy the link
watch-copy = Copy a link for onlookers
link-copied = Copied

## Answers and helpers

hint-thinking = A bot is thinking about it …
hint-instead = rather than: { $action }
hint-follow = Do it
notation-label = Type an action
notation-placeholder = Type an action, Tab completes
log = What happened
chat = Talk
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say

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
menu-about = About

## Words in a row

amount = { $number } × { $word }
pair = { $key }: { $value }
