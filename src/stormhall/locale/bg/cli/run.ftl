### What run.py says. Python alone reads it, so these messages choose nothing and each is one line.

run-about = Подготвя и пуска всичко: единственият скрипт, който иска само Python.
run-command = КОМАНДА ...
run-play = отваря залата в браузъра; настройките отиват при `stormhall serve`
run-play-game = игра в терминала; настройките отиват при `stormhall play`
run-test = форматиране, lint, типове, импорти, покритие на правилата, всички тестове
run-test-quick = същото без бавните тестове; другите аргументи отиват при pytest
run-test-all = същото и дългата част; с --strict пропуснат тест е провал
run-rules = кои правила имат тест и кои още нямат
run-rules-id = едно правило с модулите и тестовете, които го назовават
run-mutate = колко малки грешки в правилата забелязват тестовете
run-lock = обновява заключените изисквания; --upgrade взема най-новото от всичко
run-other = всяка друга команда на `stormhall`, например bench или simulate
run-first-time = Първото пускане създава .venv до скрипта и инсталира в него заключените изисквания.
run-next-time = Следващите започват веднага, докато не се промени заключен списък или pyproject.toml.

## Setting up.

run-other-python = Stormhall работи с Python { $oldest } до { $newest }; този е { $version }. Пусни го с някой от тях, например: python{ $newest } run.py play
run-creating = Създава се .venv ...
run-not-created = .venv не можа да се създаде; съобщението по-горе казва защо. На Debian или Ubuntu често помага: apt-get install python3-venv
run-installing = Инсталират се библиотеките:
run-unpacking = разопаковане
run-count = { $done } от { $all }
run-seconds = ({ $seconds } сек)
run-not-installed = pip не можа да инсталира библиотеките. Има ли мрежа, достъпен списък с пакети и място на диска? Следващото пускане ще опита пак.
run-not-itself = pip не можа да инсталира самия Stormhall; съобщението му по-горе казва защо.
run-not-sound = Инсталираните библиотеки не си подхождат; pip казва по-горе кои. Изтрий .venv и пусни отново.
run-read-only = В { $folder } не може да се пише: { $problem }. Сложи Stormhall в своя папка, например като го клонираш там.
run-interrupted = Спряно. Следващото пускане ще поправи недовършеното.

## What the machine has.

run-bringing = Инсталира се нужното за тестовете: { $parts } ...
run-not-brought = apt-get не можа да инсталира { $parts }; тестовете, на които трябва, се пропускат.
run-part-missing = тук липсва { $part }; на Debian или Ubuntu: { $command }
run-part-venv = модулът venv на Python
run-part-browser = Chromium
run-part-letters = шрифт с китайски знаци
run-part-compiler = компилатор за C
run-part-headers = заглавният файл на Python

## The browser client.

run-bringing-node = Инсталира се Node:
run-bringing-uv = Инсталира се uv:
run-client-libraries = Инсталират се библиотеките на страницата ...
run-building = Изгражда се страницата ...
run-client = Проверява се страницата:
run-npm-failed = { $command } се провали; съобщението по-горе казва защо. Ако става дума за мрежата, опитай пак, когато има.

## The checks.

run-summary = обобщение
run-passed = да
run-failed = ПРОВАЛ
