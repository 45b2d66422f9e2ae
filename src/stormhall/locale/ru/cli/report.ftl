### The report of many games.

## The head of the page.

report-title = { $games ->
    [one] { $games } партия: { $game }
    [few] { $games } партии: { $game }
   *[other] { $games } партий: { $game }
 }
report-contents = Содержание
report-line-up = { $agents }, мест: { $seats }.
report-against = { $first } против { $second }
report-games = партии
report-median = { $unit }, медиана
report-winner-points = очки победителя, медиана
report-best = победы лучшего агента ({ $agent })
report-failed = сорвано
report-seat = место { $number }
report-winner = победитель
report-winners = все победители
report-others = все остальные
report-from-to = от { $low } до { $high }

## What was played.

report-played = Что сыграно
report-game = Игра
report-rules = { $game }, версия правил { $version }
report-players = Игроки
report-seating = Рассадка
report-rotation = { $times ->
    [1] не меняется; каждый расклад играется один раз
   *[other] сдвигается на одно место от партии к партии; каждый расклад играется столько раз: { $times }
 }
report-games-played = Партии
report-seed = Зерно
report-thinking = Раздумье
report-fixed-work = постоянный объём
report-seconds = { $seconds } с на решение
report-options = Настройки
report-preset = набор { $preset }
report-usual = обычные
report-compared-with = Сравнение с
report-again = Чтобы сыграть снова:
report-all-options = Все настройки
report-option = настройка
report-value = значение

## Who wins.

report-wins-title = Кто побеждает
report-no-end = Ни одна партия не доиграна.
report-by-agent = агент
report-by-seat = место
report-trait-faction = фракция
report-trait-clan = клан
report-trait-start = начальный квадрат
report-trait-order = очерёдность хода
report-trait-team = команда
report-by = По признаку: { $what }
report-wins-by = Победы по признаку: { $what }
report-wins-label = Доли побед по признаку { $what }: { $list }
report-taken = занято
report-wins = победы
report-share = доля
report-interval = интервал 95 %
report-points = очки
report-chance = шанс
report-wins-note = Точки — доли побед на каждое занятое место, полосы — их интервалы 95 % (Уилсон). Общая победа, например команды, считается частями. Прерывистая линия — то, что дали бы равные шансы: интервал в стороне от неё показывает разницу, которую удача едва ли объясняет.

## How long games last.

report-length-title = Сколько длятся партии
report-same-length = Все партии длятся одинаково, { $unit }: { $length }.
report-counted-in = считая в
report-shortest = кратчайшая
report-middle = медиана
report-longest = длиннейшая
report-lengths = Длина партий
report-median-mark = медиана { $median }
report-histogram = Гистограмма длины ({ $unit }), от { $least } до { $most }, медиана { $median }
report-in = Счёт: { $unit }

## Points.

report-points-title = Очки со временем
report-lowest = меньше всего
report-highest = больше всего
report-points-by = Очки в конце по признаку: { $what }
report-points-label = Медиана очков со временем по признаку { $what }; в конце { $list }
report-points-note = Линии — медианы, полосы охватывают 80 % всех мест (от 10 % до 90 %); тонкие линии — медианы остальных. Оконченная партия сохраняет последние очки; картинка кончается, когда окончены 95 % партий.
report-sources-title = Откуда взялись очки
report-source = источник
report-sources = Очки места за партию, по источникам
report-sources-by = По признаку: { $what }, а также победители и остальные
report-sources-label = Очки по источникам: { $list }
report-all = всего
report-points-axis = очки места за партию, в среднем

## What was used.

report-uses-title = Что использовано
report-uses = Как часто вещь использовали за партию все места вместе и как часто побеждали места, которые её вообще использовали, с интервалом 95 % (Уилсон).
report-uses-note = Кто побеждает, может позволить себе больше всего: доля выше шанса — намёк, а не доказательство, что побеждает сама вещь.
report-uses-label = { $topic }, раз за партию: { $list }
report-per-game = за партию
report-used-by = используют
report-all-rows = Все { $count } в таблице
report-most-used = { $topic }: { $drawn } самых частых из { $all }
report-times-axis = раз за партию
report-wins-axis = побед при использовании

## Topics of uses.

report-topic-artefacts-created = Созданные артефакты
report-topic-artefacts-used = Использованные артефакты
report-topic-battle-cards = Карты битвы
report-topic-battles = Битвы
report-topic-cards-drafted = Карты из драфта
report-topic-cards-gained = Полученные карты
report-topic-cities-built = Построенные города
report-topic-city-levels = Уровни городов
report-topic-cohorts = Отряды
report-topic-fate = Судьба
report-topic-figures-invading = Вторгшиеся фигурки
report-topic-figures-lost = Потерянные фигурки
report-topic-gates-entered = Врата прибытия
report-topic-gates-left = Врата отправления
report-topic-great-artefacts-used = Использованные Великие Артефакты
report-topic-great-artefacts-won = Добытые Великие Артефакты
report-topic-guards-beaten = Побеждённые стражи
report-topic-heroes = Герои
report-topic-metamorpha = Метаморфа
report-topic-monsters = Монстры
report-topic-pillages = Грабежи
report-topic-pillages-tried = Попытки грабежа
report-topic-potions-bought = Купленные зелья
report-topic-potions-drunk = Выпитые зелья
report-topic-powers-used = Использованные способности
report-topic-quests-committed = Принятые задания
report-topic-quests-fulfilled = Выполненные задания
report-topic-roads-built = Построенные дороги
report-topic-royals-crowned = Полученные королевские карты
report-topic-royals-lost = Потерянные королевские карты
report-topic-stats-raised = Повышенные характеристики
report-topic-storm-effects = Эффекты бури
report-topic-trades = Обмены
report-topic-trading = Торговля
report-topic-turns = Ходы
report-topic-units-doubled = Удвоенные юниты
report-topic-units-drafted = Юниты из драфта
report-topic-units-hired = Нанятые юниты
report-topic-units-promoted = Повышенные юниты
report-topic-upgrades-played = Сыгранные улучшения
report-topic-valley-cards = Карты долин
report-topic-valleys = Долины
report-topic-vassals = Вассалы
report-topic-volcano = Вулкан

## Deeds among the uses.

report-level = уровень { $number }
report-action-hired = наняты
report-action-lost = потеряны
report-action-won = выиграны
report-action-steps = квадраты
report-action-flights = полёты
report-action-attacks-failed = неудачные атаки
report-action-attacks-on-hero = атаки на героев
report-action-attacks-on-neutral = атаки на нейтральные города
report-action-attacks-on-place = атаки на места
report-action-attacks-voided = отменённые атаки
report-action-surrenders = сдачи
report-action-retreats = отступления
report-action-mulligans = маллиганы
report-action-suspensions = исключённые карты
report-action-ambushes = засады
report-action-tents-pitched = разбитые палатки
report-action-tents-struck = снятые палатки
report-action-seals = печати
report-action-peaks = взятые вершины
report-action-posts = посты
report-action-gusts = порывы
report-action-gusts-spent = потраченные порывы
report-action-great-artefacts-given = отданные Великие Артефакты
report-action-units-lured = переманенные юниты
report-action-veteran-weeks = недели ветераном
report-action-passes = пасы
report-action-marches = марши
report-action-joined = вступления
report-action-stayed-away = уклонения

## Ends, time, failures.

report-ends-title = Как кончаются партии
report-ends = Концы партий
report-reason = причина
report-by-reason = По причинам
report-ends-label = Партии по причине конца
report-time-title = Время на раздумье
report-for-decision = на решение
report-altogether = всего
report-time-label = Миллисекунды на решение по агентам
report-time-axis = миллисекунды на решение, в среднем
report-time-note = Время зависит от машины.
report-failures-title = Срывы
report-no-failures = Каждая партия доиграна.
report-failures = { $count ->
    [one] Сорвалась { $count } партия; в числах выше она не учтена.
    [few] Сорвались { $count } партии; в числах выше они не учтены.
   *[other] Сорвалось { $count } партий; в числах выше они не учтены.
 }
report-failed-games = Сорванные партии
report-failed-game = партия
report-failed-seed = зерно
report-error = ошибка
report-record = запись
report-compared = { $game } (сравниваемая)

## Two option sets.

report-comparison-title = Что меняют другие настройки
report-comparison = Партий, сыгранных дважды с теми же зёрнами и той же рассадкой: { $pairs }. Положительное изменение — больше со вторым набором настроек.
report-first = первый
report-second = второй
report-change = изменение
report-options-differ = Отличающиеся настройки
report-differences = Парные разности
report-comparison-note = Расклад считается один раз, сколько бы рассадок ни сыграли; интервалы — Стьюдента. Все остальные главы — о первом наборе настроек.
report-changes-label = Изменения: { $list }
report-change-axis = изменение, { $unit }
report-percentage-points = процентные пункты
report-with-unit = { $figure }, { $unit }
report-figure-wins = победы
report-figure-points = очки
report-figure-length = длина
report-figure-decisions = решения
report-clear = ясно
