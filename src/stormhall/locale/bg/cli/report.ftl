### The report of many games.

## The head of the page.

report-title = { $games ->
    [one] { $games } игра на { $game }
   *[other] { $games } игри на { $game }
 }
report-contents = Съдържание
report-line-up = { $agents } на { $seats } места.
report-against = { $first } срещу { $second }
report-games = игри
report-median = { $unit }, медиана
report-winner-points = точки на победителя, медиана
report-best = победи на най-добрия агент ({ $agent })
report-failed = провалени
report-seat = място { $number }
report-winner = победител
report-winners = всички победители
report-others = всички останали
report-from-to = { $low } до { $high }

## What was played.

report-played = Какво е играно
report-game = Игра
report-rules = { $game }, версия на правилата { $version }
report-players = Играчи
report-seating = Подреждане
report-rotation = { $times ->
    [1] не се мени; всяко раздаване се играе веднъж
   *[other] премества се с едно място от игра на игра; всяко раздаване се играе { $times } пъти
 }
report-games-played = Игри
report-seed = Семе
report-thinking = Мислене
report-fixed-work = твърдо количество
report-seconds = { $seconds } s на решение
report-options = Опции
report-preset = готов набор { $preset }
report-usual = обичайните
report-compared-with = Сравнено с
report-again = За да се изиграе отново:
report-all-options = Всички опции
report-option = опция
report-value = стойност

## Who wins.

report-wins-title = Кой печели
report-no-end = Нито една игра не е изиграна докрай.
report-by-agent = агент
report-by-seat = място
report-trait-faction = фракция
report-trait-clan = клан
report-trait-start = начален квадрат
report-trait-order = ред на игра
report-trait-team = отбор
report-by = По признак: { $what }
report-wins-by = Победи по признак: { $what }
report-wins-label = Дял на победите по признак { $what }: { $list }
report-taken = заето
report-wins = победи
report-share = дял
report-interval = 95 % интервал
report-points = точки
report-chance = шанс
report-wins-note = Точките са дялът победи за всяко заето място, лентите са техните 95 % интервали (Уилсън). Споделена победа, например на отбор, се брои на части. Прекъснатата линия е това, което биха дали равни шансове: интервал встрани от нея показва разлика, която късметът едва ли обяснява.

## How long games last.

report-length-title = Колко траят игрите
report-same-length = Всички игри траят { $length } { $unit }.
report-counted-in = брои се в
report-shortest = най-кратка
report-middle = медиана
report-longest = най-дълга
report-lengths = Дължина на игрите
report-median-mark = медиана { $median }
report-histogram = Хистограма на дължината ({ $unit }), от { $least } до { $most }, медиана { $median }
report-in = Брой: { $unit }

## Points.

report-points-title = Точки във времето
report-lowest = най-малко
report-highest = най-много
report-points-by = Точки накрая по признак: { $what }
report-points-label = Медиана на точките във времето по признак { $what }; накрая { $list }
report-points-note = Линиите са медиани, ивиците обхващат 80 % от всички места (10 % до 90 %); тънките линии са медианите на останалите. Завършила игра запазва последните си точки; картината свършва, когато са завършили 95 % от игрите.
report-sources-title = Откъде идват точките
report-source = източник
report-sources = Точки на едно място в игра, по източник
report-sources-by = По признак: { $what }, и за победителите и останалите
report-sources-label = Точки по източник: { $list }
report-all = общо
report-points-axis = точки на едно място в игра, средно

## What was used.

report-uses-title = Какво е използвано
report-uses = Колко често нещо е използвано в една игра от всички места заедно и колко често са печелили местата, които изобщо са го използвали, с 95 % интервал (Уилсън).
report-uses-note = Който печели, може да си позволи повече от всичко: дял над шанса е подсказка, а не доказателство, че самото нещо печели игри.
report-uses-label = { $topic }, пъти в игра: { $list }
report-per-game = в игра
report-used-by = използвано от
report-all-rows = Всичките { $count } в таблица
report-most-used = { $topic }: { $drawn } най-използвани от { $all }
report-times-axis = пъти в игра
report-wins-axis = победи при употреба

## Topics of uses.

report-topic-artefacts-created = Създадени артефакти
report-topic-artefacts-used = Използвани артефакти
report-topic-battle-cards = Карти за битка
report-topic-battles = Битки
report-topic-cards-drafted = Избрани карти в драфта
report-topic-cards-gained = Спечелени карти
report-topic-cities-built = Построени градове
report-topic-city-levels = Нива на градовете
report-topic-cohorts = Кохорти
report-topic-fate = Съдба
report-topic-figures-invading = Нахлуващи фигури
report-topic-figures-lost = Загубени фигури
report-topic-gates-entered = Портали на излизане
report-topic-gates-left = Портали на влизане
report-topic-great-artefacts-used = Използвани велики артефакти
report-topic-great-artefacts-won = Спечелени велики артефакти
report-topic-guards-beaten = Победени защитници
report-topic-heroes = Герои
report-topic-metamorpha = Метаморфа
report-topic-monsters = Митични създания
report-topic-pillages = Плячкосвания
report-topic-pillages-tried = Опити за плячкосване
report-topic-potions-bought = Купени отвари
report-topic-potions-drunk = Изпити отвари
report-topic-powers-used = Използвани умения
report-topic-quests-committed = Приети поръчения
report-topic-quests-fulfilled = Изпълнени поръчения
report-topic-roads-built = Построени пътища
report-topic-royals-crowned = Спечелени кралски карти
report-topic-royals-lost = Загубени кралски карти
report-topic-stats-raised = Вдигнати показатели
report-topic-storm-effects = Стихийни ефекти
report-topic-trades = Размени
report-topic-trading = Търговия
report-topic-turns = Ходове
report-topic-units-doubled = Удвоени единици
report-topic-units-drafted = Единици от драфта
report-topic-units-hired = Наети единици
report-topic-units-promoted = Повишени единици
report-topic-upgrades-played = Изиграни подобрения
report-topic-valley-cards = Карти на долините
report-topic-valleys = Долини
report-topic-vassals = Васали
report-topic-volcano = Вулкан

## Deeds among the uses.

report-level = ниво { $number }
report-action-hired = наети
report-action-lost = загубени
report-action-won = спечелени
report-action-steps = стъпки
report-action-flights = полети
report-action-attacks-failed = неуспешни нападения
report-action-attacks-on-hero = нападения срещу герои
report-action-attacks-on-neutral = нападения срещу неутрални градове
report-action-attacks-on-place = нападения срещу места
report-action-attacks-voided = отменени нападения
report-action-surrenders = предавания
report-action-retreats = отстъпления
report-action-mulligans = сменени ръце
report-action-suspensions = изхвърлени карти
report-action-ambushes = засади
report-action-tents-pitched = разпънати палатки
report-action-tents-struck = развалени палатки
report-action-seals = печати
report-action-peaks = превзети върхове
report-action-posts = пунктове
report-action-gusts = вихропориви
report-action-gusts-spent = изразходвани вихропориви
report-action-great-artefacts-given = дадени велики артефакти
report-action-units-lured = примамени единици
report-action-veteran-weeks = седмици като ветеран
report-action-passes = пасувания
report-action-marches = настъпления
report-action-joined = включвания
report-action-stayed-away = въздържания

## Ends, time, failures.

report-ends-title = Как завършват игрите
report-ends = Край на игрите
report-reason = причина
report-by-reason = По причина
report-ends-label = Игри по причината за края
report-time-title = Време за мислене
report-for-decision = за едно решение
report-altogether = общо
report-time-label = Милисекунди за решение по агент
report-time-axis = милисекунди за решение, средно
report-time-note = Времената зависят от машината.
report-failures-title = Провали
report-no-failures = Всяка игра е изиграна докрай.
report-failures = { $count ->
    [one] Една игра се провали и не влиза в числата по-горе.
   *[other] { $count } игри се провалиха и не влизат в числата по-горе.
 }
report-failed-games = Провалени игри
report-failed-game = игра
report-failed-seed = семе
report-error = грешка
report-record = запис
report-compared = { $game } (сравнявана)

## Two option sets.

report-comparison-title = Какво променят другите опции
report-comparison = { $pairs } игри са изиграни два пъти с едни и същи семена и едно и също подреждане. Положителна промяна значи повече при втория набор опции.
report-first = първи
report-second = втори
report-change = промяна
report-options-differ = Опции, които се различават
report-differences = Разлики по двойки
report-comparison-note = Едно раздаване се брои веднъж, колкото и подреждания да са играни; интервалите са на Стюдънт. Всички други глави са за първия набор опции.
report-changes-label = Промени: { $list }
report-change-axis = промяна, { $unit }
report-percentage-points = процентни пункта
report-with-unit = { $figure }, { $unit }
report-figure-wins = победи
report-figure-points = точки
report-figure-length = дължина
report-figure-decisions = решения
report-clear = ясно
