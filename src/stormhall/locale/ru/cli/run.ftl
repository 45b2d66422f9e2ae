### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Всё готовит и запускает: единственный сценарий, которому нужен только Python.
run-command = КОМАНДА ...
run-play = открыть зал в браузере; настройки передаются `stormhall serve`
run-play-game = играть в терминале; настройки передаются `stormhall play`
run-test = формат, lint, типы, импорты, покрытие правил, все тесты
run-test-quick = то же без медленных тестов; прочие аргументы передаются pytest
run-test-all = то же и длинная часть; с --strict пропущенный тест считается сбоем
run-rules = у каких правил есть тест, а у каких ещё нет
run-rules-id = одно правило с модулями и тестами, которые его называют
run-mutate = сколько мелких ошибок в правилах замечают тесты
run-lock = обновить закреплённые зависимости; --upgrade берёт всё самое новое
run-other = любая другая команда `stormhall`, например bench или simulate
run-first-time = Первый запуск создаёт .venv рядом со сценарием и ставит туда закреплённые зависимости.
run-next-time = Следующие начинаются сразу, пока не изменится закреплённый список или pyproject.toml.

## Setting up.

run-other-python = Stormhall работает на Python от { $oldest } до { $newest }; здесь { $version }. Запустите его одним из них, например: python{ $newest } run.py play
run-creating = Создаётся .venv ...
run-not-created = Не удалось создать .venv; причина — в сообщении выше. В Debian или Ubuntu часто помогает: apt-get install python3-venv
run-installing = Устанавливаются библиотеки:
run-unpacking = распаковка
run-count = { $done } из { $all }
run-seconds = ({ $seconds } с)
run-not-installed = pip не смог установить библиотеки. Есть ли сеть, доступен ли каталог пакетов, хватает ли места на диске? Следующий запуск попробует снова.
run-not-itself = pip не смог установить сам Stormhall; причина — в его сообщении выше.
run-not-sound = Установленные библиотеки не подходят друг к другу; pip говорит выше, какие. Удалите .venv и запустите снова.
run-read-only = В { $folder } нельзя писать: { $problem }. Поместите Stormhall в свою папку, например склонируйте его туда.
run-interrupted = Остановлено. Следующий запуск исправит недоделанное.

## What the machine has.

run-bringing = Устанавливается нужное для тестов: { $parts } ...
run-not-brought = apt-get не смог установить { $parts }; тесты, которым это нужно, пропускаются.
run-part-missing = здесь нет: { $part }; в Debian или Ubuntu: { $command }
run-part-venv = модуль venv для Python
run-part-browser = Chromium
run-part-letters = шрифт с китайскими знаками
run-part-compiler = компилятор C
run-part-headers = заголовочный файл Python

## The browser client.

run-bringing-node = Устанавливается Node:
run-bringing-uv = Устанавливается uv:
run-client-libraries = Устанавливаются библиотеки страницы ...
run-building = Собирается страница ...
run-client = Проверяется страница:
run-npm-failed = { $command }: сбой; причина — в сообщении выше. Если дело в сети, попробуйте снова, когда она будет.

## The checks.

run-summary = итог
run-passed = да
run-failed = СБОЙ
