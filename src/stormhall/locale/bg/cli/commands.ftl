### What the commands say. Names of games, levels, options and files stay as they are typed.

cli-error = грешка: { $problem }
cli-interrupted = спряно
cli-none = няма
cli-yes = да
cli-no = не
cli-from-to = { $low } до { $high }
cli-table = { $game }, { $seats ->
    [one] { $seats } място
   *[other] { $seats } места
 }
cli-wrote = записано: { $file }
cli-wrote-bytes = записано: { $file }, { $bytes } байта

## Units of length.

cli-unit-days = дни
cli-unit-ages = епохи
cli-unit-decisions = решения
cli-lasting-days = { $number ->
    [one] { $number } ден
   *[other] { $number } дни
 }
cli-lasting-ages = { $number ->
    [one] { $number } епоха
   *[other] { $number } епохи
 }
cli-lasting-decisions = { $number ->
    [one] { $number } решение
   *[other] { $number } решения
 }
cli-lasting-other = { $number } { $unit }

## The bar of games.

cli-left = остават
cli-games-per-second = { $number } игри/с
cli-seconds-per-game = { $number } с/игра
cli-ladder = стълба
cli-measuring = измерване

## games, replay, position

cli-game = { $game }: { $title }, от { $least } до { $most } места.
cli-option = опция
cli-default = обичайно
cli-allowed = позволено
cli-rule = правило
cli-about = какво променя
cli-allows = { $kind ->
    [list] { $listed }
    [number] цяло число от { $least } до { $most }
   *[other] цяло число от { $least } до { $most } или none
 }
cli-presets = готови набори:
cli-replayed = { $choices ->
    [one] изигран отново { $choices } избор
   *[other] изиграни отново { $choices } избора
 }, всички контролни суми съвпадат
cli-winners = { $count ->
    [one] спечели място { $seats }
   *[other] спечелиха места { $seats }
 }
cli-owes = място { $seat } трябва да избере:

## serve

cli-open = Залата е отворена на { $address } (Ctrl+C я затваря)
cli-open-already = Залата вече е отворена на { $address }; затвори я там, откъдето е пусната, или отвори друга с --data
cli-no-browser = Оттук не може да се отвори браузър: отвори адреса в своя.

## Columns of tables.

cli-agent = агент
cli-seat = място
cli-level = ниво
cli-wins = победи
cli-share = дял
cli-interval = 95 % интервал
cli-by-chance = при случайна игра
cli-chance = шанс
cli-points = точки
cli-milliseconds = ms/решение
cli-games = игри
cli-decisions = решения

## simulate

cli-heading = { $game }, { $seats } места, семе { $seed }: { $games ->
    [one] { $games } игра
   *[other] { $games } игри
 }{ $seatings ->
    [1] { "" }
   *[other] { " " }({ $seatings } подреждания на всяко раздаване)
 }{ $agent ->
    [none] { "" }
   *[other] { " " }на { $agent }
 }
cli-no-end = нито една игра не е завършила
cli-lengths = дължина: медиана { $median } (5-95 %: от { $low } до { $high }); по { $decisions } решения
cli-ends = край: { $ends }
cli-pairs = { $pairs } двойки игри, { $deals } раздавания, с едни и същи семена; { $changed }
cli-before = преди
cli-after = след
cli-change = промяна
cli-clear = * интервалът на промяната не съдържа нула
cli-figure-wins = победи, %
cli-figure-points = точки
cli-figure-decisions = решения
cli-figure-length = дължина, { $unit }
cli-report = отчет: { $file }
cli-failed = { $failed } от { $all } игри се провалиха и не се броят:
cli-failure = игра { $game }{ $compared ->
    [yes] , сравнявана
   *[no] { "" }
 }{ $seat ->
    [0] { "" }
   *[other] { " " }(място { $seat }, { $agent })
 }:
cli-record = запис: { $file }
cli-more = и още { $count }
cli-stopped = спряно след { $done } от { $all } игри; с --out FOLDER може да се продължи
cli-stopped-kept = спряно след { $done } от { $all } игри, които се пазят в { $folder }; продължи с:

## ladder

cli-rung = { $table }, { $seats } места (шанс { $chance }, твърдение { $claim })
cli-claims = Потвърдени са { $held } от { $all } твърдения.
cli-higher-lower = горно > долно
cli-length = дължина
cli-thought = мислене
cli-holds = вярно
cli-not-played = не е играно
cli-renewed = таблицата на { $file } е подновена
cli-ladder-stopped = спряно преди края; с --out FOLDER може да се продължи
cli-ladder-kept = спряно преди края; игрите се пазят в { $folder }: продължи със същата команда и --resume

## arena

cli-arena-title = { $game }, { $seats } места, { $games ->
    [one] { $games } игра
   *[other] { $games } игри
 }
cli-rating = оценка
cli-rating-axis = оценка с 95 % интервал
cli-drew = начертано: { $file }

## tune

cli-generation = поколение { $number } от { $all }
cli-generation-done = поколение { $number }: резултат { $mean } средно, { $best } най-много, стъпка { $step }
cli-term = показател
cli-start = начало
cli-tuned-weight = настроено
cli-times = пъти
cli-weights = Тегла на { $game }, { $level } на { $seats } места
cli-duel = настроено срещу начално
cli-duel-done = Настроено срещу начално: спечелени { $wins } от { $games } игри, { $share } ({ $interval }), при случайна игра { $chance }: { $verdict ->
    [better] по-добре от началото
    [worse] по-зле от началото
   *[open] разликата не е доказана
 }.
cli-tune-stopped = спряно; готовото се пази в { $file }: продължи с --resume
cli-tuned = Тегла: { $weights }, поколения: { $log }

## bench

cli-engine = Двигателят, { $build }
cli-build-compiled = компилиран
cli-build-pure = чист Python
cli-thinking = { $game }, { $seats } места: време за мислене
cli-lab = { $game }, { $seats } места: игри на лабораторията
cli-bench-decisions-per-second = решения в секунда
cli-bench-games-per-second = игри в секунда
cli-bench-decisions-per-game = решения в игра
cli-bench-offers-mean = възможности, средно
cli-bench-offers-95 = възможности, 95 %
cli-bench-offers-most = възможности, най-много
cli-bench-slowest-offers-ms = най-бавни възможности, ms
cli-bench-clone-us = копие, µs
cli-bench-resample-us = въображаем свят, µs
cli-bench-bytes-per-state = байтове на състояние
cli-mean = средно
cli-slowest = най-бавно
cli-cap = граница
cli-of-cap = 99 % от границата
cli-no-choice = без избор
cli-processes = процеси
cli-games-a-second = игри/с
cli-efficiency = ефективност

## admin

cli-admin-table = маса
cli-admin-game = игра
cli-admin-seats = места
cli-admin-status = състояние
cli-admin-entries = вписвания
cli-admin-made = създадена, UTC
cli-admin-touched = докосната, UTC
cli-show-table = маса
cli-show-game = игра
cli-show-options = опции
cli-show-seats = места
cli-show-entries = вписвания
cli-show-keys = ключове
cli-not-replayed = не може да се изиграе отново
cli-imported = маса { $table }: { $entries ->
    [one] { $entries } вписване
   *[other] { $entries } вписвания
 }, { $status }
cli-no-keys = Документът няма ключове: никой линк не отваря масата.
cli-archived = маса { $table } е прибрана
cli-archived-before = маса { $table } вече беше прибрана
cli-what = маса { $table } ({ $game }, { $status }, { $entries ->
    [one] { $entries } вписване
   *[other] { $entries } вписвания
 })
cli-delete = Да се изтрие ли завинаги { $what }?
cli-deleted = изтрита: { $what }
