### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Set everything up and start it: the one script that needs nothing but Python.
run-command = COMMAND ...
run-play = open the hall in the browser
run-play-game = play in the terminal; options go to `stormhall play`
run-test = format, lint, types, imports, rules coverage, all tests
run-test-quick = the same without the slow tests; more arguments go to pytest
run-rules = which rules have a test, and which do not yet
run-other = any other command of `stormhall`, such as bench or simulate
run-first-time = The first run creates .venv beside the script and installs the locked requirements into it.
run-next-time = Later runs start at once, until a lock or pyproject.toml changes.

## Setting up.

run-old-python = Stormhall needs Python { $needed } or newer; this is { $found }.
run-no-venv = Python's venv module is missing. On Debian or Ubuntu: apt-get install python3-venv
run-creating = Creating .venv ...
run-not-created = Could not create .venv. On Debian or Ubuntu: apt-get install python3-venv
run-installing = Installing { $what } ...
run-not-installed = pip could not install { $what }. Is there a network, and a package index in reach?
run-half-made = If .venv was left half made, delete it and try again.
run-not-itself = pip could not install Stormhall itself; its message above says why.

## The browser client.

run-building = Building the browser client ...
run-not-built = The browser client could not be built.
run-no-npm = The browser client cannot be built: there is no npm with Node { $needed } or newer.
run-get-node = Install Node, or: { $command }
run-npm-failed = { $command } failed; its message above says why.

## The checks.

run-summary = summary
run-passed = ok
run-failed = FAILED
