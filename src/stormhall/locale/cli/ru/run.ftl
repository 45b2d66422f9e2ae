### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Всё готовит и запускает: единственный сценарий, которому нужен только Python.
run-command = КОМАНДА ...
run-play = открыть зал в браузере
run-play-game = играть в терминале; настройки передаются `stormhall play`
run-test = формат, lint, типы, импорты, покрытие правил, все тесты
run-test-quick = то же без медленных тестов; прочие аргументы передаются pytest
run-rules = у каких правил есть тест, а у каких ещё нет
run-other = любая другая команда `stormhall`, например bench или simulate
run-first-time = Первый запуск создаёт .venv рядом со сценарием и ставит туда закреплённые зависимости.
run-next-time = Следующие начинаются сразу, пока не изменится закреплённый список или pyproject.toml.

## Setting up.

run-old-python = Stormhall нужен Python { $needed } или новее; здесь { $found }.
run-no-venv = Нет модуля venv для Python. В Debian или Ubuntu: apt-get install python3-venv
run-creating = Создаётся .venv ...
run-not-created = Не удалось создать .venv. В Debian или Ubuntu: apt-get install python3-venv
run-installing = Устанавливается { $what } ...
run-not-installed = pip не смог установить { $what }. Есть ли сеть и доступен ли каталог пакетов?
run-half-made = Если .venv осталась недоделанной, удалите её и попробуйте снова.
run-not-itself = pip не смог установить сам Stormhall; причина — в его сообщении выше.

## The browser client.

run-building = Собирается клиент для браузера ...
run-not-built = Клиент для браузера собрать не удалось.
run-no-npm = Клиент для браузера не собрать: нет npm с Node { $needed } или новее.
run-get-node = Установите Node или: { $command }
run-npm-failed = { $command }: сбой; причина — в сообщении выше.

## The checks.

run-summary = итог
run-passed = да
run-failed = СБОЙ
