### What the commands say. Names of games, levels, options and files stay as they are typed.

cli-error = ошибка: { $problem }
cli-interrupted = остановлено
cli-none = нет
cli-yes = да
cli-no = нет
cli-from-to = от { $low } до { $high }
cli-table = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
 }
cli-wrote = записано: { $file }
cli-wrote-bytes = записано: { $file }, { $bytes } байт

## Units of length.

cli-unit-days = дни
cli-unit-ages = эпохи
cli-unit-decisions = решения
cli-lasting-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[other] { $number } дней
 }
cli-lasting-ages = { $number ->
    [one] { $number } эпоха
    [few] { $number } эпохи
   *[other] { $number } эпох
 }
cli-lasting-decisions = { $number ->
    [one] { $number } решение
    [few] { $number } решения
   *[other] { $number } решений
 }
cli-lasting-other = { $number } { $unit }

## The bar of games.

cli-left = осталось
cli-games-per-second = { $number } партий/с
cli-seconds-per-game = { $number } с/партия
cli-ladder = лестница
cli-measuring = измерение

## games, replay, position

cli-game = { $game }: { $title }, мест: от { $least } до { $most }.
cli-option = настройка
cli-default = обычно
cli-allowed = допустимо
cli-rule = правило
cli-about = что меняет
cli-allows = { $kind ->
    [list] { $listed }
    [number] целое число от { $least } до { $most }
   *[other] целое число от { $least } до { $most } или none
 }
cli-presets = готовые наборы:
cli-replayed = { $choices ->
    [one] проигран { $choices } выбор
    [few] проиграно { $choices } выбора
   *[other] проиграно { $choices } выборов
 }, все контрольные суммы сходятся
cli-winners = { $count ->
    [one] победило место { $seats }
   *[other] победили места { $seats }
 }
cli-owes = место { $seat } должно выбрать:

## serve

cli-open = Зал открыт по адресу { $address } (Ctrl+C закрывает его)
cli-open-already = Зал уже открыт по адресу { $address }; закройте его там, где он запущен, или откройте другой с --data
cli-no-browser = Отсюда браузер не открыть: откройте адрес в своём.

## Columns of tables.

cli-agent = агент
cli-seat = место
cli-level = уровень
cli-wins = победы
cli-share = доля
cli-interval = интервал 95 %
cli-by-chance = при случайной игре
cli-chance = шанс
cli-points = очки
cli-milliseconds = мс/решение
cli-games = партии
cli-decisions = решения

## simulate

cli-heading = { $game }, мест: { $seats }, зерно { $seed }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }{ $seatings ->
    [1] { "" }
   *[other] { " " }(рассадок каждого расклада: { $seatings })
 }{ $agent ->
    [none] { "" }
   *[other] , играет { $agent }
 }
cli-no-end = ни одна партия не окончена
cli-lengths = длина: медиана { $median } (5-95 %: от { $low } до { $high }); решений в партии: { $decisions }
cli-ends = концы: { $ends }
cli-pairs = пар партий: { $pairs }, раскладов: { $deals }, с теми же зёрнами; { $changed }
cli-before = до
cli-after = после
cli-change = изменение
cli-clear = * интервал изменения не содержит нуля
cli-figure-wins = победы, %
cli-figure-points = очки
cli-figure-decisions = решения
cli-figure-length = длина, { $unit }
cli-report = отчёт: { $file }
cli-failed = сорвались { $failed } из { $all } партий, они не учтены:
cli-failure = партия { $game }{ $compared ->
    [yes] , сравниваемая
   *[no] { "" }
 }{ $seat ->
    [0] { "" }
   *[other] { " " }(место { $seat }, { $agent })
 }:
cli-record = запись: { $file }
cli-more = и ещё { $count }
cli-stopped = остановлено после { $done } из { $all } партий; с --out FOLDER можно продолжить позже
cli-stopped-kept = остановлено после { $done } из { $all } партий, они хранятся в { $folder }; продолжить:

## ladder

cli-rung = { $table }, мест: { $seats } (шанс { $chance }, утверждение { $claim })
cli-claims = Подтвердилось утверждений: { $held } из { $all }.
cli-higher-lower = старший > младший
cli-length = длина
cli-thought = раздумье
cli-holds = верно
cli-not-played = не сыграно
cli-renewed = таблица в { $file } обновлена
cli-ladder-stopped = остановлено до конца; с --out FOLDER можно продолжить позже
cli-ladder-kept = остановлено до конца; партии хранятся в { $folder }: продолжить — та же команда и --resume

## arena

cli-arena-title = { $game }, мест: { $seats }, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
 }
cli-rating = рейтинг
cli-rating-axis = рейтинг с интервалом 95 %
cli-drew = нарисовано: { $file }

## tune

cli-generation = поколение { $number } из { $all }
cli-generation-done = поколение { $number }: счёт { $mean } в среднем, { $best } лучший, шаг { $step }
cli-term = показатель
cli-start = начало
cli-tuned-weight = найдено
cli-times = во сколько раз
cli-weights = Веса { $game }, { $level }, мест: { $seats }
cli-duel = найденное против начала
cli-duel-done = Найденное против начала: выиграно { $wins } из { $games } партий, { $share } ({ $interval }), при случайной игре { $chance }: { $verdict ->
    [better] лучше начала
    [worse] хуже начала
   *[open] разница не доказана
 }.
cli-tune-stopped = остановлено; сделанное хранится в { $file }: продолжить с --resume
cli-tuned = Веса: { $weights }, поколения: { $log }

## bench

cli-engine = Движок, { $build }
cli-build-compiled = скомпилирован
cli-build-pure = чистый Python
cli-thinking = { $game }, мест: { $seats }: время на раздумье
cli-lab = { $game }, мест: { $seats }: партии лаборатории
cli-bench-decisions-per-second = решений в секунду
cli-bench-games-per-second = партий в секунду
cli-bench-decisions-per-game = решений в партии
cli-bench-offers-mean = возможности, в среднем
cli-bench-offers-95 = возможности, 95 %
cli-bench-offers-most = возможности, максимум
cli-bench-slowest-offers-ms = самые долгие возможности, мс
cli-bench-clone-us = копия, мкс
cli-bench-resample-us = воображаемый мир, мкс
cli-bench-bytes-per-state = байт на состояние
cli-mean = среднее
cli-slowest = самое долгое
cli-cap = предел
cli-of-cap = 99 % от предела
cli-no-choice = без выбора
cli-processes = процессы
cli-games-a-second = партий/с
cli-efficiency = отдача

## admin

cli-admin-table = стол
cli-admin-game = игра
cli-admin-seats = места
cli-admin-status = состояние
cli-admin-entries = записи
cli-admin-made = создан, UTC
cli-admin-touched = изменён, UTC
cli-show-table = стол
cli-show-game = игра
cli-show-options = настройки
cli-show-seats = места
cli-show-entries = записи
cli-show-keys = ключи
cli-not-replayed = не проигрывается заново
cli-imported = стол { $table }: { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
 }, { $status }
cli-no-keys = В документе нет ключей: ни одна ссылка не откроет стол.
cli-archived = стол { $table } убран
cli-archived-before = стол { $table } уже был убран
cli-what = стол { $table } ({ $game }, { $status }, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
 })
cli-delete = Удалить { $what } навсегда?
cli-deleted = удалён { $what }
