### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Set everything up and start it: the one script that needs nothing but Python.
run-command = COMMAND ...
run-play = open the hall in the browser; options go to `stormhall serve`
run-play-game = play in the terminal; options go to `stormhall play`
run-test = format, lint, types, imports, rules coverage, all tests
run-test-quick = the same without the slow tests; more arguments go to pytest
run-test-all = the same and the long part; with --strict a skipped test is a failure
run-rules = which rules have a test, and which do not yet
run-rules-id = a rule with the modules and the tests that name it
run-mutate = how many small faults in the rules the tests notice
run-lock = renew the locked requirements; --upgrade takes the newest of everything
run-other = any other command of `stormhall`, such as bench or simulate
run-first-time = The first run creates .venv beside the script and installs the locked requirements into it.
run-next-time = Later runs start at once, until a lock or pyproject.toml changes.

## Setting up.

run-other-python = Stormhall runs on Python { $oldest } to { $newest }; this is { $version }. Start it with one of those, for example: python{ $newest } run.py play
run-creating = Creating .venv ...
run-not-created = Could not create .venv; the message above says why. On Debian or Ubuntu this often helps: apt-get install python3-venv
run-installing = Installing the libraries:
run-unpacking = unpacking
run-count = { $done } of { $all }
run-seconds = ({ $seconds } s)
run-not-installed = pip could not install the libraries. Is there a network, a package index in reach, and room on the disk? The next start tries again.
run-not-itself = pip could not install Stormhall itself; its message above says why.
run-not-sound = The installed libraries do not fit together; pip says above which. Delete .venv and start again.
run-read-only = Nothing can be written to { $folder }: { $problem }. Put Stormhall into a folder of your own, for example by cloning it there.
run-interrupted = Stopped. The next start mends what is half done.

## What the machine has.

run-bringing = Installing what the tests need: { $parts } ...
run-not-brought = apt-get could not install { $parts }; the tests that need it are skipped.
run-part-missing = there is no { $part } here; on Debian or Ubuntu: { $command }
run-part-venv = venv module of Python
run-part-browser = Chromium
run-part-letters = font with Chinese letters
run-part-compiler = C compiler
run-part-headers = header file of Python

## The browser client.

run-bringing-node = Installing Node:
run-bringing-uv = Installing uv:
run-client-libraries = Installing the page's libraries ...
run-building = Building the page ...
run-client = Checking the page:
run-npm-failed = { $command } failed; its message above says why. If it speaks of the network, try again when there is one.

## The checks.

run-summary = summary
run-passed = ok
run-failed = FAILED
