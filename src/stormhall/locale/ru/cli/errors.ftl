### What is wrong from outside; English: `error_words.py` of each room. What is typed, files and what the system says stay as they are.

## The game that was asked for.

error-no-game = нет игры '{ $game }'; есть: { $known }
error-no-preset = у { $game } нет набора '{ $preset }'; есть: { $known }
error-no-option = у { $game } нет настройки '{ $option }'; есть: { $known }
error-option-value-list = настройка { $option } игры { $game } не может быть { $value }; допустимо: { $listed }
error-option-value-number = настройка { $option } игры { $game } не может быть { $value }; допустимо: целое число от { $least } до { $most }
error-option-value-number-or-none = настройка { $option } игры { $game } не может быть { $value }; допустимо: целое число от { $least } до { $most } или none
error-option-written = настройка пишется name=value, а не '{ $text }'
error-seats = в { $game } нельзя играть на { $seats } мест; допустимо: { $allowed }
error-preset-seats = в { $game } нельзя играть с набором '{ $preset }'
error-people = игроков { $people }, а мест { $seats }: так не сесть
error-no-seat = нет места { $seat }; всего мест: { $seats }
error-no-rule = нет правила '{ $rule }'
error-no-language = нет языка '{ $language }'; есть: { $known }
error-list = список пишется через запятую, а не '{ $text }'
error-no-number = '{ $word }' — не число

## Actions that cannot be read.

error-notation-empty = действие не названо
error-notation-verb = непонятно '{ $text }': действие начинается с одного из слов { $known }
error-notation-word = непонятно '{ $text }': '{ $word }' — не { $slot } ({ $known })
error-notation-short = непонятно '{ $text }': дальше ожидается { $part } (образец: { $pattern })
error-notation-long = непонятно '{ $text }': дальше ничего не ожидается (образец: { $pattern })
error-notation-other = непонятно '{ $text }': ожидается '{ $part }' вместо '{ $word }'

## Records and positions.

error-no-record = это не запись: первая строка должна быть '{ $line }'
error-record-header = строка заголовка пишется 'key: value', а не '{ $line }'
error-record-choices = нет строки 'choices:'
error-record-line = выбор { $choice }: строка пишется 'number seat action  #digest', а не '{ $line }'
error-record-number = выбор { $choice }: у строки номер { $found }
error-record-whole = '{ $key }' должно быть целым числом, а не '{ $value }'
error-record-object = '{ $key }' должно быть объектом JSON, а не '{ $value }'
error-seat-number = нет места { $seat }; в документах места от 0 до { $last }
error-record-count = объявлено выборов: { $announced }, а есть { $found }
error-rules-version = по версии { $version } правил { $game } играть нельзя; поддерживаются: { $ours }
error-record-position = её позиция невозможна: { $cause }
error-record-choice = выбор { $choice }: { $cause }
error-record-digest = выбор { $choice }: после '{ $text }' стол не такой, как в записи ({ $found } ≠ { $expected })
error-record-result = повтор кончается иначе, чем запись
error-fewer-choices = в ней выборов только { $choices }
error-defect = { $path }: { $problem }
error-more-defects = и ещё { $count }

## Agents and weights.

error-no-agent = нет агента '{ $agent }'; есть: { $known } и module:Class для вашего собственного
error-foreign-agent = нет агента '{ $agent }': { $problem }
error-agent-made = агента '{ $agent }' не создать: { $problem }
error-agents-seats = агентов { $agents }, а мест { $seats }: так не сесть
error-arena-agents = для арены нужно не меньше двух агентов, каждый назван один раз
error-think = время на раздумье — больше 0 секунд, а не { $seconds }
error-judges-nothing = { $level } ничего не оценивает: веса — для { $known }
error-no-term = нет показателя '{ $term }'; есть: { $known }
error-no-terms = у игры нет показателей с весами для настройки
error-zero-weight = вес показателя { $term } равен 0: дайте ему для начала небольшой
error-no-weights = в { $file } нет весов: нужен объект JSON из показателей и чисел
error-ladder-levels = у лестницы не меньше двух уровней
error-no-part = нет части '{ $word }'; есть: { $known }
error-no-level = нет агента '{ $word }'; есть: { $known }
error-nothing-to-compare = оба набора настроек одинаковы: сравнивать нечего

## Files and folders.

error-in-file = { $file }: { $cause }
error-read = нельзя прочитать { $file }: { $problem }
error-no-text = нельзя прочитать { $file }: это не текст в UTF-8
error-no-json = в { $file } нет JSON: { $problem }
error-no-object = нельзя прочитать { $file }: там нет объекта
error-write = нельзя записать { $file }: { $problem }
error-write-folder = нельзя записать { $file }: это папка
error-draw = нельзя нарисовать { $file }: { $problem }
error-use-file = нельзя использовать { $file }: { $problem }
error-use-folder = нельзя использовать папку { $folder }: { $problem }
error-library = нужна библиотека { $library }; установка: { $command }
error-needs-folder = для отчёта нужна папка, а { $file } — файл
error-no-marks = на странице нет { $begin } с { $end } после него

## Runs that go on.

error-resume = --resume продолжает партии из папки: назовите её через --out
error-holds-games = в { $folder } уже есть партии; продолжите с --resume или назовите другую папку
error-file-holds-games = в { $file } уже есть партии; продолжите с --resume
error-holds-generations = в { $file } уже есть поколения; продолжите с --resume
error-other-run = в { $folder } другие партии: { $differences }
error-other-players = в { $where } партии других игроков: у { $agents } тогда были другие веса или другой объём работы; назовите другую папку
error-other-log = { $file } — журнал не с этими настройками
error-no-game-of-run = { $file }, строка { $line }: это не партия симуляции
error-no-game-of-ladder = { $file }, строка { $line }: это не партия лестницы
error-run-missing = нет файла { $file }, поэтому неизвестно, что за партии рядом с ним

## The hall.

error-make-folder = нельзя создать папку данных { $folder }: { $problem }
error-data-folder = нельзя записать в папку данных { $folder }: { $problem }
error-folder-held = в папке данных { $folder } открыт другой зал
error-origin = источник пишется как https://hall.example.org, а не '{ $origin }'
error-prefix = путь пишется как /games, а не '{ $prefix }'
error-uds = нельзя принимать соединения на { $path }: { $problem }
error-uds-taken = { $path } занят; возьмите другое имя с --uds
error-uds-unknown = в этой системе нет unix-сокетов; возьмите --host и --port
error-no-address = нет адреса '{ $host }': { $problem }
error-port-taken = порт { $port } занят; возможно, зал уже открыт, или возьмите --port { $next }
error-port-rights = для порта { $port } нет прав; возьмите порт выше 1023: --port 8765
error-other-address = { $host } — не адрес этой машины; возьмите --host 127.0.0.1 или 0.0.0.0
error-listen = нельзя принимать соединения на { $host }, порт { $port }: { $problem }
error-no-hall = в { $folder } нет зала: там нет { $file }
error-no-table = нет стола { $table }
error-no-status = нет состояния '{ $status }'; есть: { $known }
error-record-keys = в записи нет ключей: выберите --record или --keys

## What is stored.

error-no-data-folder = папки данных { $folder } нет, или это не папка
error-store-open = не открыть { $file }: { $cause }
error-store-newer = база данных записана более новой версией Stormhall (её схема { $schema }, эта версия знает до { $ours }); установите ту версию или верните копию, сделанную до её первого запуска
error-store-foreign = база данных принадлежит другой программе: в ней есть чужие таблицы
error-store-orphans = после обновления остались бы строки без своего стола: { $rows }
error-store-full = ничего не сохранено: на диске папки данных нет места
error-store-busy = базу данных заняла другая программа; попробуйте, когда она закончит
error-database-read-only = в базу данных нельзя писать ({ $problem })
error-database-not-opened = базу данных не открыть ({ $problem })
error-database-no-database = файл — не база данных ({ $problem })
error-database-damaged = база данных повреждена; верните резервную копию ({ $problem })
error-database-disk = диск не даёт читать или писать ({ $problem })
error-database = база данных отказала ({ $problem })
error-stored-already = то, что сохранялось, уже есть
error-table-there = стол { $table } уже есть
error-entry-there = запись { $entry } стола { $table } уже сделана
error-table-damaged = стол { $table } повреждён: { $problem }
error-no-record-yet = у стола { $table } ещё нет записи: его игра не началась
error-backup = не сделать копию в { $file }: { $problem }
error-backup-itself = не сделать копию в { $file }: это сама база данных
error-backup-damaged = копия { $file } повреждена: { $problem }
