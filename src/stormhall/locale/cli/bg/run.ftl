### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Подготвя и пуска всичко: единственият скрипт, който иска само Python.
run-command = КОМАНДА ...
run-play = отваря залата в браузъра
run-play-game = игра в терминала; настройките отиват при `stormhall play`
run-test = форматиране, lint, типове, импорти, покритие на правилата, всички тестове
run-test-quick = същото без бавните тестове; другите аргументи отиват при pytest
run-rules = кои правила имат тест и кои още нямат
run-other = всяка друга команда на `stormhall`, например bench или simulate
run-first-time = Първото пускане създава .venv до скрипта и инсталира в него заключените изисквания.
run-next-time = Следващите започват веднага, докато не се промени заключен списък или pyproject.toml.

## Setting up.

run-old-python = Stormhall иска Python { $needed } или по-нов; този е { $found }.
run-no-venv = Липсва модулът venv на Python. На Debian или Ubuntu: apt-get install python3-venv
run-creating = Създава се .venv ...
run-not-created = .venv не можа да се създаде. На Debian или Ubuntu: apt-get install python3-venv
run-installing = Инсталира се { $what } ...
run-not-installed = pip не можа да инсталира { $what }. Има ли мрежа и достъпен списък с пакети?
run-half-made = Ако .venv е останала наполовина готова, изтрий я и опитай пак.
run-not-itself = pip не можа да инсталира самия Stormhall; съобщението му по-горе казва защо.

## The browser client.

run-building = Изгражда се клиентът за браузъра ...
run-not-built = Клиентът за браузъра не можа да се изгради.
run-no-npm = Клиентът за браузъра не може да се изгради: няма npm с Node { $needed } или по-нов.
run-get-node = Инсталирай Node или: { $command }
run-npm-failed = { $command } се провали; съобщението по-горе казва защо.

## The checks.

run-summary = обобщение
run-passed = да
run-failed = ПРОВАЛ
