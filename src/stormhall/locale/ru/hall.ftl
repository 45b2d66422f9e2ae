### Зал: интерфейс, уровни ботов, что говорит ядро.

hall-name = Stormhall
loading = Минуту…
loading-failed = Эту часть зала не удалось загрузить. Обновите страницу.
broken-part = Эта часть стола сломалась; игра продолжается.
broken-page = Что-то на странице сломалось; игра продолжается.
broken-about = Отчёт сообщает, что сломалось, в каком браузере и что ваше место знает об игре.
broken-again = Показать снова
broken-copy = Скопировать отчёт
broken-save = Сохранить отчёт
connecting = Занимаем место…
close = Закрыть
back = Назад
no-way-back = Отменить это нельзя.
suggested = обычно
undo = Отменить
hint = Подсказка
to-lobby = Назад в зал

## Место за столом

seat-number = Место { $number }
seat-open = Свободное место
seat-waits-for = Место для: { $player }
seat-fill = Посадить сюда бота
seat-free = Освободить место
curtain-title = Следующий выбор: { $player }
curtain-text = Передайте экран. Остальным сейчас лучше не смотреть.
curtain-lift = Это я, { $player }
closed-title = Эта дверь закрыта
connection-lost = Связь прервалась. Восстанавливаем…
waiting-title = Ждём игроков
invite-title = Пригласите друзей
invite-qr = QR-код ссылки на свободное место
invite-copy = Копировать ссылку
watch-copy = Копировать ссылку для зрителей
link-copied = Скопировано

## Ответы и помощь

hint-thinking = Бот думает над этим…
hint-instead = а не: { $action }
hint-even = Оба выглядят одинаково хорошо.
hint-follow = Сделать
notation-label = Введите действие
notation-placeholder = Действие, Tab дополнит
log = Что произошло
log-and-talk = Журнал и чат
log-filter = Показывать в журнале
log-about = О чём
log-everything = Всё
log-topic-board = Поле
log-topic-battles = Битвы
log-topic-cards = Карты
log-topic-actions = Действия
log-topic-glory = Слава
log-nothing = Пока рассказывать нечего.
log-tall = Больше места для событий
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Отправить
since-title = С вашего последнего хода
since-count = { $number } из { $count }
since-next = Дальше
since-back = Назад
since-end = К игре
since-skip = Пропустить

## Меню стола

menu = Меню
menu-language = Язык
menu-theme = Освещение
theme-auto = как в системе
theme-light = день
theme-dark = ночь
menu-motion = Фигуры и карты движутся
menu-hand-over = Пусть за меня играет бот
menu-take-back = Вернуть себе место
menu-leave = Покинуть стол
menu-leave-sure = Уйти насовсем? Место займёт бот.
menu-rules = Правила
table-tools = Помощь и настройки
table-log = Журнал
table-players = Игроки
menu-about = О зале


## Вход в зал

hall = Зал
rules = Правила
settings = Настройки
about = О зале
language = Язык
theme = Тема
theme-to-light = Зажечь свет
theme-to-dark = Приглушить свет
motion = Анимация
motion-about = Видно, как движутся фигуры. Если в системе включено меньше движения, не движется ничего.
done = Готово
next = Дальше
try-again = Ещё раз
to-hall = В зал
name = Ваше имя
name-ask = Как вас называть?
name-about = Его видят другие за вашими столами. Оно хранится в этом браузере.
name-placeholder = Имя, если хотите
name-none = Ваше имя
name-guest = Гость

greeting = { $part ->
    [morning] Доброе утро
    [day] Добрый день
   *[evening] Добрый вечер
  }{ $named ->
    [yes] , { $name }
   *[no] {""}
  }
turns-waiting = { $count ->
    [0] Огонь горит. Садитесь за стол.
    [one] { $count } стол ждёт вашего хода.
    [few] { $count } стола ждут вашего хода.
   *[many] { $count } столов ждут вашего хода.
  }
title-turns = ({ $count }) Stormhall
own-tables = Ваши столы
own-tables-none = Начатых игр нет. Быстрая игра в одном щелчке.
finished-tables = Завершённые игры
finished-more = { $count ->
    [one] Показать ещё { $count }
   *[many] Показать ещё { $count }
  }
make-table = Создать стол
open-tables = Открытые столы
open-tables-note = сесть или смотреть
open-tables-none = Столов, открытых для всех, здесь нет.
tag-turn = Ваш ход
tag-others = Выбирают другие
tag-waiting = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободно
   *[many] { $count } мест свободно
  }
tag-archived = Убран
comma = {", "}
shelf = Во что здесь играют
shelf-seats = от { $fewest } до { $most } игроков
row-with = { $game }: { $company }
row-others = ещё { $count }
row-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
  }
row-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
row-choices = { $count ->
    [one] пока { $count } решение
    [few] пока { $count } решения
   *[many] пока { $count } решений
  }
row-length = { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
  }
seats-taken = Занято мест: { $taken } из { $count }
clock-days-short = { $days ->
    [one] { $days } день на выбор
    [few] { $days } дня на выбор
   *[many] { $days } дней на выбор
  }
replay = Повтор
rematch = Реванш
take-seat = Сесть
watch = Смотреть

quick-title = Быстрая игра с ботами
quick-count = { $count }, вы и { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
   *[many] { $bots } ботов
  }
count-players = Игроки
count-clans = Кланы
bots = Боты
bots-note = у каждого своё время
play-now = Играть
learn = Обучение
lesson = Урок
hotseat = Один экран, по очереди
record-open = Открыть запись
link-ask = Пришли со ссылкой?
link-placeholder = Вставьте её сюда
link-enter = Войти
link-wrong = Это не ссылка на стол.

level-random = случайный
level-random-note = чистая удача
level-random-about = Выбирает любое разрешённое действие. Для проб.
level-weighted = по привычке
level-weighted-note = первая партия
level-weighted-about = Играет по привычке и ни на что не смотрит. Хорош для первой партии.
level-greedy = жадный
level-greedy-note = лёгкий
level-greedy-about = Берёт то, что сейчас выглядит лучше всего.
level-planner = расчётливый
level-planner-note = средний
level-planner-about = Продумывает свой ход до конца.
level-search = дальновидный
level-search-note = сильный
level-search-about = Представляет, как может пойти игра, и выбирает то, что чаще выходит удачным.

## Новый стол

new-table = Новый стол
game = Игра
preset = Готовый набор
preset-changed = { $count ->
    [one] Изменена { $count } настройка.
    [few] Изменены { $count } настройки.
   *[many] Изменено { $count } настроек.
  }
preset-restore = Как было
modules = Модули этого стола
variants = Варианты
step-game = Игра
step-modules = Модули
step-seats = Места
value-yes = Да
value-no = Нет
value-usual = Как обычно
value-no-limit = Без лимита
value-from = от { $least }
value-between = от { $least } до { $most }
not-possible = нельзя
clash-with = Несовместимо: { $options }.
clash-needed = Нужно для: { $options }.
clash-needs = Нужно: { $options }.
clash-option = { $option }: { $value }
clash-seats = { $count ->
    [one] Не для { $count } игрока.
   *[many] Не для { $count } игроков.
  }
clash-value = { $value }:
seats = Места
seat-mine = Этот экран
seat-bot = Бот
seat-bot-named = Бот, { $level }
seat-bot-number = Бот { $number }
seat-you = { $player }, вы
seat-by-link = по ссылке или QR-коду
seat-joined = за столом
seat-online = здесь
seat-this = Это место
seat-guest = Игрок { $number }
seat-name = Имя на месте { $number }
seat-level = Уровень бота на месте { $number }
seat-thinking = { $player } выбирает
seat-thinking-own = вы выбираете
seat-look = Посмотреть подробнее
team = Команда { $team }
clock = Время на раздумья
clock-none = Без часов
clock-live = За один присест
clock-days = По переписке
clock-minutes = Минуты
clock-increment = Добавка, секунд
clock-days-each = Дней на каждый выбор
clock-about = Когда время выйдет, место займёт бот, пока человек не вернётся.
listed = Открыт для всех в этом зале
listed-about = Все, кто в зале, видят стол и могут сесть.
spectators = Зрители
spectators-about = Они видят то, что открыто всем, и ничего больше.
start-waits = { $count ->
    [one] { $count } место ждёт гостя со ссылкой. Потом его может занять бот.
    [few] { $count } места ждут гостей со ссылкой. Потом их могут занять боты.
   *[many] { $count } мест ждут гостей со ссылкой. Потом их могут занять боты.
  }
start-at-once = Все места заняты; игра начнётся сразу.
make-and-invite = Создать и пригласить
make-and-play = Играть

## Войти и подождать

join-title = Займите место
join-seated = У вас здесь уже есть место.{ $open ->
    [0] {""}
   *[other] { " " }Можно занять ещё одно для того, кто рядом.
  }
join-full = Все места заняты.
to-my-seat = На моё место
waiting-for = { $count ->
    [one] Свободно ещё { $count } место.
    [few] Свободно ещё { $count } места.
   *[many] Свободно ещё { $count } мест.
  }
waiting-text = Игра начнётся сама, когда все места будут заняты.
invite-share = Поделиться
invite-about = Два щелчка, без учётной записи. У зрителей своя ссылка.
invite-local = Этот адрес работает только на этой машине. Для других откройте зал с --host 0.0.0.0 и войдите по адресу, который он назовёт.
invite-message = Сыграем вместе: { $game }!
start-note = Ждать не обязательно: свободные места могут занять боты.
start-with-bots = { $count ->
    [one] Начать с { $count } ботом
   *[many] Начать с { $count } ботами
  }
game-battalia = Батталия
game-stormgates = Штормовые врата
game-bloodrage = Кровь и ярость
lost-title = Такой комнаты нет
lost-text = Этот путь в зале никуда не ведёт.

## О зале

version = версия { $version }
about-text = Зал для настольных игр с полными правилами: «Батталия», «Штормовые врата» и «Кровь и ярость», с друзьями и ботами, на четырёх языках. Он работает на вашей машине, не требует учётной записи и ни к кому больше не обращается.
about-fan = Stormhall создан поклонниками и неофициален. Он не связан с издателями и авторами этих игр, не одобрен и не спонсируется ими; названия и товарные знаки принадлежат их владельцам. Рисунков из печатных игр в нём нет. Если игра вам нравится, купите её: ничто здесь не заменит настоящий стол.
about-keys-title = Места и их ключи
about-keys-text = Учётных записей нет. У каждого места есть тайный ключ; у кого ключ, у того и место. Ссылка несёт свой ключ после знака #, где его не видит ни один сервер. Поэтому делитесь ссылкой только с теми, кого хотите видеть за столом.
about-keys-browser = Ваши ключи хранятся только в этом браузере. Если стереть его данные, места пропадут; на другом устройстве входят по другой ссылке.
about-keyboard-title = С клавиатуры
about-keyboard-tab = переходит к следующему, что можно выбрать
about-keyboard-enter = выбирает это
about-keyboard-arrows = движут по полю, в руке и в списках
about-keyboard-escape = возвращает на шаг или закрывает открытое
key-space = Пробел
about-pictures-title = Рисунки
about-pictures-own = Поля, фигуры, карты и сцены нарисованы для Stormhall.
about-icons = Значки создали { $artists }:
about-icons-others = другие авторы game-icons.net
about-licence-title = Лицензия
about-licence-text = Stormhall: свободная программа под лицензией MIT. © 2026 участники Stormhall.
about-fonts = Шрифты Alegreya, Alegreya Sans и Alegreya SC создал Juan Pablo del Peral, Huerta Tipográfica:
about-request = Ни один запрос этой страницы не выходит за пределы зала, который её отдаёт.

## В чём отказывает зал, по коду

code-abuse = Слишком много непонятных сообщений, и зал прервал связь.
code-archived = Этот стол убран. Сначала вернитесь на одно из его мест.
code-away = За вас играет бот. Сначала верните себе место.
code-bad-key = Эта ссылка или место здесь не действует или уже не действует.
code-bad-record = Этот файл не запись игры, или её нельзя воспроизвести.
code-broken-table = Этот стол больше нельзя прочесть. Пусть на него посмотрит хозяин зала.
code-busy = Подсказка уже обдумывается.
code-closing = Зал как раз закрывается. Попробуйте чуть позже.
code-conflict = Кто-то успел раньше. Попробуйте ещё раз.
code-empty-text = Текст пуст.
code-hello-first = Страница не смогла подключиться к залу. Обновите её.
code-hello-late = Подключение заняло слишком много времени. Попробуйте ещё раз.
code-host = По этому адресу зала нет.
code-http = Зал не смог ответить.
code-illegal = Правила сейчас этого не разрешают.
code-internal = Что-то пошло не так. Стол обновится сам.
code-invalid = Это невозможно.
code-malformed = Непонятное сообщение.
code-method = Здесь этого сделать нельзя.
code-no-game = В эту игру здесь не играют.
code-no-lesson = Для этой игры урока нет.
code-no-moment = В игре меньше решений.
code-no-page = Здесь ничего нет.
code-no-rule = Правила с таким обозначением нет.
code-no-seat = За столом меньше мест.
code-no-step = Такого шага в игре нет.
code-no-table = Такого стола нет или уже нет.
code-not-away = На этом месте бот никого не заменяет.
code-not-here = Это видно только на машине зала.
code-not-over = Это станет доступно после конца игры.
code-not-ready = Зал ещё не готов. Попробуйте чуть позже.
code-not-started = Игра начнётся, когда все места будут заняты.
code-not-your-turn = Сейчас не ваш ход.
code-notation = Это не действие этой игры.
code-offline = Зал недоступен. Он ещё открыт?
code-origin = Этой странице нельзя пользоваться залом.
code-over = Игра окончена.
code-protocol = Зал изменился с тех пор, как открыта эта страница. Обновите страницу.
code-replay-only = Здесь игру можно только пересмотреть.
code-rules-version = Этот стол начат по версии правил, по которой здесь играть нельзя.
code-seat-taken = Это место занято.
code-setup = Так игру не подготовить.
code-slow-reader = Связь слишком медленная.
code-stale = Игра тем временем ушла вперёд.
code-store-busy = Зал сейчас не может писать. Ничего не изменилось; попробуйте ещё раз.
code-store-failed = Залу не удалось это сохранить. Ничего не изменилось.
code-store-full = На диске зала нет места. Ничего не изменилось.
code-store-newer = Данные этого зала созданы более новой версией.
code-takeback = Просьбы об отмене нет, или отменять нечего.
code-too-costly = Воспроизведение этой записи требует слишком много времени или памяти.
code-takeback-asked = Уже просят о другом возврате хода.
code-too-fast = Слишком быстро. Подождите немного.
code-too-long = Это слишком длинно.
code-too-many = Здесь больше нет места.
code-too-slow = Это шло слишком долго.
code-undo-refused = Последний выбор отменить нельзя.
code-unexpected = Произошла неожиданная ошибка.
code-unknown-type = Неизвестное сообщение.
code-watching = Зрителям этого делать нельзя.

## Стол Батталии

bt-board = Поле, открыто квадратов: { $count }
bt-not-on = Нельзя на { $cell }
bt-why-not-here = Почему не здесь?
bt-not-card = Эту карту нельзя
bt-owned = { $player }, уровень { $level }
bt-guarded = под охраной, защита { $level }
bt-exits = выходы: { $sides }
bt-impassable = непроходимо
bt-undiscovered = не изведано
bt-gate-number = врата { $number }
bt-heroes-here = { $count ->
    [1] герой игрока { $player }
    [one] { $count } герой игрока { $player }
    [few] { $count } героя игрока { $player }
   *[many] { $count } героев игрока { $player }
}
bt-legal-ways = { $count ->
    [1] можно
   *[other] можно, способов: { $count }
}
bt-zoom-in = Крупнее
bt-zoom-out = Мельче
bt-turn-left = Повернуть карту налево
bt-turn-right = Повернуть карту направо
bt-strength = сила { $strength }
bt-no-strength = без силы
bt-price = Цена
hand-own = Ваша рука, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bt-hand-empty = Ваша рука пуста.
bt-onlooker = Вы зритель.
card-usable = годится
card-chosen = выбрано
bt-pays = плата
bt-borrowed = взаймы
bt-leaning = Годится для { $count ->
    [one] { $count } вида покупок
   *[many] { $count } видов покупок
}.
bt-lean = { $card }: отмечено, что ею можно оплатить или для чего использовать. Выберите действие, колоду или квадрат.
bt-anything-first = Начните с действия, карты, колоды или квадрата.
bt-choose-deck = Выберите одну из отмеченных колод общего пула.
bt-open = Открыты
bt-open-card = открытая карта
bt-joker = джокер
bt-uses = { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
bt-uses-left = { $count ->
    [one] ещё { $count } раз
    [few] ещё { $count } раза
   *[many] ещё { $count } раз
}
bt-tent = Палатка
bt-ambush = Засада
bt-ambush-count = { $count } из 3
bt-played = Сыграно в этот ход
bt-before-you = Перед вами
bt-team = команда { $number }
seat-choose = Выбрать: { $player }
bt-vp = очки
bt-zone-hand = рука
bt-zone-nation = нация
bt-zone-shelter = укрытие
bt-zone-heroes = герои
bt-cities = Города
bt-deck-size = Колода { $count }
bt-veteran = ветеран
bt-oracle = Оракул, день { $day }: освещённый артефакт { $lit }, совпадающие символы { $matching }
bt-no-oracle = День { $day }. Оракул молчит.
bt-day = день
bt-day-short = д. { $day }
bt-week-day = день { $day }, неделя { $week }
bt-lit = Освещено: { $artefact }
bt-lit-about = сегодня действует дважды
bt-matching = Совпало: { $artefact }
bt-matching-about = фракция на выбор
bt-coming-days = Ближайшие дни
bt-pool = Общий пул
bt-deck = { $name }, осталось { $count }. { $top }
bt-tile-road-straight = Прямая
bt-tile-road-curve = Поворот
bt-tile-road-tee = Т
bt-tile-road-cross = Х
bt-tile-city-end = 1 выход
bt-tile-city-straight = 2 прямо
bt-tile-city-corner = 2 углом
bt-tile-city-tee = 3 выхода
bt-tile-city-cross = 4 выхода
bt-short-scroll = Свиток
bt-short-stardust = Зв. пыль
bt-great-artefacts = Великие Артефакты
bt-storm = Буря
bt-storm-left = Эффекты бури, осталось { $count }
bt-storm-open = Недавняя буря: { $effects }
bt-fate = Судьба
bt-fate-left = Карты судьбы, осталось { $count }
bt-limbo = Забвение
bt-limbo-count = Забвение, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
bt-last-roll = последний бросок: { $number }
bt-metamorpha = на { $cell }, { $terrain }: за одну карту герой на той же местности может применить её способность.
bt-metamorpha-idle = на { $cell } способности не имеет.
bt-bilkarr = на { $cell } продаёт зелья.
bt-bilkarr-goes = на { $cell }, затем { $next }, продаёт зелья.
bt-shelf = Карты на выбор
bt-shelf-about = Выберите карту и подтвердите.
bt-steps = Шаги хода
bt-step-cohort = Отряд
bt-step-ambush = Засада
bt-step-actions = Действия
bt-step-cleanup = Сброс
bt-step-newhand = Набор карт
bt-step-done = готово
bt-end-free = Игра заканчивается, когда строить больше негде.
bt-end-cities = Игра заканчивается, когда у кого-то столько городов уровня 4.
bt-end-points = Игра заканчивается, когда у кого-то столько очков.
bt-end-weeks = Игра заканчивается после этого дня.
bt-free-squares = { $count ->
    [one] своб. квадрат
    [few] своб. квадрата
   *[many] своб. квадратов
}
bt-of-cities = из { $count } уровня 4
bt-of-points = { $count ->
    [one] из { $count } очка
   *[many] из { $count } очков
}
bt-of-days = { $count ->
    [one] из { $count } дня
   *[many] из { $count } дней
}

bt-actions = Действия
bt-group-hire = Нанять
bt-group-create = Создать
bt-group-build = Строить
bt-group-upgrade = Улучшить
bt-group-use = Применить
bt-group-hero = Герой
bt-group-move = Идти
bt-group-attack = Напасть
bt-group-ambush = Засада
bt-group-trade = Торговать
bt-group-power = Способности
bt-deed-pitch = Разбить палатку
bt-deed-strike = Снять палатку
bt-deed-as = Применить иначе
bt-deed-amulet-on = Применить амулет
bt-deed-scroll-on = Применить свиток
bt-deed-title-on = Применить титул
bt-ask-hire = Какого юнита нанять?
bt-ask-create = Какой артефакт создать?
bt-ask-build = Что построить?
bt-ask-upgrade = Какой город улучшить?
bt-ask-use = Что применить и к чему?
bt-ask-hero = Где встанет герой?
bt-ask-move = Кто и куда идёт?
bt-ask-attack = На кого напасть?
bt-ask-ambush = Какую карту отдать ради засады?
bt-ask-trade = Чем торговать?
bt-ask-power = Какую способность применить?

bt-others-choose = Черёд: { $players }
bt-over = Игра окончена
bt-walk = Идти на { $cell }, квадратов: { $count }
bt-confirm = Выполнить
bt-build-on = Построить на { $cell }
bt-pay = Заплатить
bt-for-unit = Наём:
bt-for-artefact = Создание:
bt-for-building = Постройка:
bt-for-upgrade = Улучшение:
bt-for-hero = Герой на
bt-for-tent = Палатка
bt-for-step = Движение на
bt-for-amulet = Амулет
bt-for-title = Титул
bt-for-scroll = Свиток
bt-for-scroll-itself = Свиток
bt-for-retreat = Отступление на
bt-for-great = Великий Артефакт
bt-for-activation = Способность Метаморфы
bt-for-potion = Зелье:
bt-for-crown = Коронация
bt-for-post = Торговый пост на
bt-for-jump = Прыжок на
bt-for-reveal = Открытие
bt-cancel = Отмена
bt-way-of = Способ { $number } из { $count }.{ $keys ->
    [yes] {" "}R поворачивает карту.
   *[no] {""}
  }
bt-points-change = очки: { $before } → { $after }
bt-points-to-spend = { $count ->
    [one] Осталось { $count } очко.
    [few] Осталось { $count } очка.
   *[other] Осталось { $count } очков.
}
bt-steps-left = { $count ->
    [0] После этого на движение не хватит.
    [one] Хватит ещё на { $count } квадрат.
    [few] Хватит ещё на { $count } квадрата.
   *[many] Хватит ещё на { $count } квадратов.
}
bt-sums = Атака { $attack } против защиты { $defence }
bt-leave-out = Убрать эту карту
bt-way-before = Другая плата, назад
bt-way-next = Другая плата
bt-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
   *[many] { $count } способов
}
bt-change = Изменить
bt-usual-payment = К обычной плате
bt-end-turn = Закончить ход
bt-end-turn-about = сброс, набор карт
bt-end-anyway = Закончить ход
bt-play-on = Играть дальше
bt-uses-lost = { $count ->
    [one] Пропадёт { $count } применение открытых карт.
    [few] Пропадут { $count } применения открытых карт.
   *[many] Пропадут { $count } применений открытых карт.
}
bt-still-possible = Ещё можно: { $what }.

bt-battle-for = Битва за { $cell }
bt-attacker = Нападающий
bt-defender = Защитник
bt-line = Линия битвы
bt-morale = Бонус героя
bt-heroes-count = { $count ->
    [0] нет героев
    [one] { $count } герой
    [few] { $count } героя
   *[many] { $count } героев
}
bt-defence = Базовая защита
bt-only-defender = только у защитника
bt-terrain = Местность
bt-other = Другие способности
bt-total = Всего
bt-total-strength = общая сила { $total }
bt-in-hand = в руке { $count }
bt-guard-alone = Без карт: держится только своей защитой.
bt-add-to-reach = добавьте { $count } или больше
bt-against = против
bt-must-exceed = Нужно больше { $sum }: добавьте { $count } или больше.
bt-must-reach = Нужно не меньше { $sum }: добавьте { $count } или больше.
bt-enough-now = Этого достаточно.
bt-with-hand = { $sum }, если выложить всё
bt-volleys = Ход битвы
bt-see-board = Смотреть поле
bt-see-battle = Назад к битве
bt-native = родная местность
bt-morale-lost = { $count ->
    [one] { $count } герой; в линии чужие карты
    [few] { $count } героя; в линии чужие карты
   *[other] { $count } героев; в линии чужие карты
}
bt-level = уровень { $level }
bt-if-attack = Если атака удастся
bt-if-defence = Если защита устоит
bt-out-place = получает { $cell }, уровень { $level }
bt-out-free = { $cell } остаётся без владельца
bt-out-heroes = { $count ->
    [one] теряет героя
   *[other] теряет { $count } героев
}
bt-out-new = { $count ->
    [one] { $count } новая карта
    [few] { $count } новые карты
   *[other] { $count } новых карт
}
bt-out-shelter = { $count ->
    [one] { $count } карта в укрытие
    [few] { $count } карты в укрытие
   *[other] { $count } карт в укрытие
}
bt-must-add = затем { $player }: добавить { $count } или больше
bt-out-ends = игра заканчивается
bt-out-nothing = ничего не теряется
bt-die-shows = кубик: { $number }
bt-roll-ambush = засада
bt-roll-shelter = укрытие
bt-roll-joker = джокер

bt-lit-tool = Освещён: до 4 фрименов.
bt-lit-weapon = Освещено: две линии или сила 2.
bt-lit-amulet = Освещён: две цели.
bt-lit-title = Освещён: два ранга или два юнита.
bt-lit-scroll = Освещён: две карты.
bt-lit-tent = Освещена: хранит две карты.
bt-lit-horse = Освещена: до 6 квадратов.

## Что сообщает и в чём отказывает ядро

hall-event-has-chosen = { $seat }: выбор сделан.
refusal-SH-TURN = { $owed-id ->
    [0] Сейчас никому не нужно выбирать.
   *[other] Сейчас выбираете не вы. Черёд: { $owed }.
}
refusal-SH-STEP = Это не ответ на то, что решается сейчас.
refusal-SH-OVER = Игра окончена, выбирать больше нечего.
refusal-SH-STALE = Это ответ на прежний вопрос, а игра уже ушла вперёд.
refusal-SH-LINE = После этого шага может вмешаться случай или открыться скрытое. Сделайте его, посмотрите, затем продолжайте: { $step }.
refusal-SH-UNDO-1 = У вас нет выбора, который можно отменить.
refusal-SH-UNDO-2 = После этого свой выбор сделал другой игрок: { $seat }.
refusal-SH-UNDO-3 = После этого вмешался случай: бросок кубика или перемешивание.
refusal-SH-UNDO-4 = После этого открылось что-то скрытое.

## Стол «Крови и ярости»

br-map = Карта девяти провинций
br-map-in-words = Карта словами
br-look-at-map = Смотреть карту
br-back-to-choice = Назад к выбору
br-destroyed = уничтожена
br-fell-in-age = Рагнарёк, эпоха { $age }
br-fell-at-setup = до начала игры
br-villages-free = свободных деревень: { $free } из { $of }
br-fjord-between = фьорд между: { $places }
br-figures = { $count ->
    [1] { $figure }
   *[other] { $count } × { $figure }
  }
br-clan-figures = { $clan }: { $figures }
br-clan-strength = { $clan } { $strength }
br-strengths = Сила: { $sums }
br-token-turned = уже разграблена в эту эпоху
br-token-of = Награда за грабёж: { $token }
br-token-rage = «Ярость» +1
br-token-axes = топоры +1
br-token-horns = рога +1
br-token-glory = 5 славы
br-token-all = все три характеристики +1
br-doomed-in-age = обречена в эпохе { $age }
br-zoom-in = Крупнее
br-zoom-out = Мельче
br-whole-map = Вся карта
br-overview = Обзор: щёлкните, куда смотреть

br-ages = Три эпохи
br-phases = Фазы этой эпохи
br-fell = { $place }: уничтожена
br-is-doomed = { $place }: обречена, по { $glory }
br-doomed-short = { $place }: обречена
br-then = затем { $place }
br-phase-gifts = Дары
br-phase-action = Действия
br-phase-discard = Сброс
br-phase-quests = Задания
br-phase-ragnarok = Рагнарёк
br-phase-valhalla = Вальхалла

br-glory = Слава
br-glory-all = Слава: { $list }
br-clan-glory = { $clan } { $glory }
br-rage-to-spend = Доступная ярость
br-this-age = в эту эпоху
br-rage-count = Доступно ярости: { $rage }
br-rage-change = Доступно ярости: { $rage }, затем { $next }
br-rage-stat = Характеристика «Ярость»
br-out = без хода
br-passed = пас
br-axes = Топоры: слава за выигранную битву
br-horns = Рога: фигурки на поле
br-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
br-quests-count = { $count ->
    [one] { $count } задание
    [few] { $count } задания
   *[many] { $count } заданий
  }
br-valhalla = Вальхалла
br-reserve = резерв
br-first-player = Первый игрок
br-own-sheet = Свой планшет
seat-self = вы
br-stat-now = , сейчас { $value }: шаг { $step } из { $count }
br-stat-rage = Ярость
br-stat-axes = Топоры
br-stat-horns = Рога
br-rage-stat-note = «Ярость» пополнит запас в новой эпохе
br-legends = легенда +{ $third } +{ $second } +{ $first }
br-upgrades = Улучшения
br-slot-leader = Лидер
br-slot-warrior = Воины
br-slot-ship = Корабль
br-slot-monster = Монстр
br-slot-clan = Клан
br-kind-leader = Улучшение лидера
br-kind-warrior = Улучшение воинов
br-kind-ship = Улучшение корабля
br-kind-monster = Монстр
br-kind-clan = Улучшение клана
br-kind-quest = Задание
br-kind-battle = Битва
# The kind on a small card, beside its icon; short enough for one line.
br-kind-short-leader = Лидер
br-kind-short-warrior = Воины
br-kind-short-ship = Корабль
br-kind-short-monster = Монстр
br-kind-short-clan = Клан
br-kind-short-quest = Задание
br-kind-short-battle = Битва
br-number-price = цена
br-number-bonus = бонус
br-number-glory = слава
card-locked = Сейчас нельзя; выберите, чтобы узнать почему.

br-your-quests = Ваши задания
br-as-the-board-stands = по полю сейчас
br-quest-committed = принято.
br-quest-in-hand = в руке.
br-quest-none = У вас нет заданий.
br-quest-dead = Вальхалла: { $dead } из { $needed }
br-quest-leads = { $place }: { $own } против { $rival }
br-quest-behind = { $place }: у вас { $own }, у других { $rival }; нужно ещё { $more }
br-quest-nowhere = От этой земли ничего не осталось

br-hand-note-quests = Задания можно принимать в свой ход, бесплатно.
br-hand-note-battle = Карты битвы ждут битвы.
br-hand-note-discard = Одну карту можно сохранить до следующей эпохи.

br-actions = Действия
br-why = почему?
br-cost-invade = своя сила
br-cost-upgrade = своя цена
br-cost-quest = бесплатно
br-cost-pillage = бесплатно
br-cost-sacrifice = 2 фигурки
br-cost-pass = минус { $rage }
br-pass-guard = { $rage ->
    [one] Спасовать и потерять { $rage } ярость? В эту эпоху вы больше ничего не сделаете, если не получите ярости.
   *[other] Спасовать и потерять { $rage } ярости? В эту эпоху вы больше ничего не сделаете, если не получите ярости.
  }
br-do-it = Сделать
br-do-this = { $action }?
br-game-over = Саги сложены
br-waiting-for = Черёд: { $clans }
br-invade-with = Вторжение: { $figure }, ярость { $price }
br-invade-free = Бесплатное вторжение ({ $figure }): куда?
br-march-from = Марш: откуда?
br-march-to = Марш, { $place }: куда?
br-march-way = Марш: { $from } → { $to }
br-asked-where = Где: { $place }
br-march-from-here = Идти маршем отсюда…
br-choose-upgrade = Улучшение: выберите карту с руки
br-choose-quest = Задание: выберите карту с руки
br-choose-pillage = Грабёж: выберите провинцию
br-choose-sacrifice = Жертва: выберите первую фигурку
br-choose-pass = Спасовать
br-replace-what = { $card }: что заменить?
br-which-figure = Какая фигурка?
br-free-slot = Ничего: в свободную ячейку
br-in-place = { $place }: { $list }
br-may-join = могут вступить в битву: { $clans }
br-nobody-may-join = больше никто не может вступить
br-reward-of = награда: { $token }
br-last-rage = ваша последняя ярость: потом не будет ни заданий, ни грабежа
br-again-to-do = ещё раз, чтобы сделать
br-esc-back = Esc возвращает
br-lit-count = { $count ->
    [one] подсвечено { $count } место
    [few] подсвечено { $count } места
   *[many] подсвечено { $count } мест
  }
br-battle-context = Битва, { $place }; грабит { $clan }
br-join-from = { $figure } из провинции { $place }
br-take-all = Все

br-phone-hand = Рука
br-phone-clan = Клан
br-phone-quests = Задания
br-phone-seats = Места
br-pages = Рука, клан, задания, места

br-draft-title = Дары богов: выбор { $number } из { $of }
br-draft-text = { $count ->
    [one] Возьмите { $count } карту из набора; остальные ({ $rest }) получит { $clan }.
    [few] Возьмите { $count } карты из набора; остальные ({ $rest }) получит { $clan }.
   *[many] Возьмите { $count } карт из набора; остальные ({ $rest }) получит { $clan }.
  }
br-draft-wait = Вы выбрали. Наборы пойдут дальше, когда выберут все.
br-draft-ring = Кто ещё выбирает; наборы идут в эту сторону
br-choosing = выбирает
br-done = готово
br-pack = Набор
shelf-own = Ваши карты
shelf-own-count = { $count } из { $of }, видны только вам
br-kept = Сохранённая карта
br-kept-note = Уже в руке. Другие знают только, что вы сохранили карту.
br-draft-none = Выберите карту
br-draft-note = Можно передумать, пока не выбрали все.
br-keep-card = { $count ->
    [one] Взять эту карту
   *[many] Взять эти карты
  }
br-choose-again = Отменить и выбрать снова
br-slot-is-free = Есть место для неё
br-slot-is-full = Ячейки заняты: заменит одну из карт

br-battle-in = Битва за провинцию
br-pillages = Грабит { $clan }. Награда только для грабящего: { $token }.
br-call = Призыв к битве
br-joined-from = { $figure } ({ $place })
br-nobody-joined = Никто не вступил.
br-win-worth = Что даёт победа
br-win-axes = Топоры { $axes }
br-win-token = жетон { $glory }
br-win-card = { $card } { $glory }
br-win-rage = ярость { $rage } от карты «{ $card }»
br-fighters = Кланы в битве
br-battle-order = Порядок битвы
br-battle-step-call = Призыв к битве
br-battle-step-choose = Тайный выбор карт
br-battle-step-reveal = Раскрытие карт
br-battle-step-after = Карты после раскрытия
br-battle-step-resolve = Исход битвы
br-no-card-yet = карты ещё нет
br-no-card = без карты
br-on-board = на поле
br-plus-makes = + { $plus } = { $total }
br-pillager = грабитель
br-joined = в битве
br-still-thinking = ещё думает
br-has-chosen = выбор сделан
br-laid-yours = лежит лицом вниз, видна только вам
br-your-choice = ваш выбор
br-leads-by = впереди на { $count }
br-behind-by = позади на { $count }
br-tied = поровну
br-declined = без новой карты
br-wins = победа
br-loses = поражение
br-sums-note = сплошное: фигурки, полосы: карты, пунктир: ваша карта
br-battle-goes-on = Битва продолжается
br-battle-cards-note = Положить можно любую карту; силу добавляют только карты битвы.
br-adds-nothing = добавит 0
br-cards-after-battle = Карта проигравшего вернётся в руку, карта победителя сбрасывается.
br-waiting = Ждём:
br-lay-one = Выберите карту
br-lay-card = Сыграть: { $card }
br-add-card = Добавить: { $card }, +{ $bonus }
br-add-nothing = Не добавлять
br-then-so = С ней:
br-as-it-stands = Как есть:
br-outlook = впереди { $clans }, сила { $total }
br-outlook-tie = поровну, сила { $total }: { $clans }; не побеждает никто
br-battle-ended = Битва за провинцию { $place }
br-battle-won = { $clan } выигрывает битву за провинцию { $place }
br-battle-nobody = Битву за провинцию { $place } не выиграл никто
br-fights-as = задание сражается как +{ $strength }
br-gains-glory = слава: { $glory }
br-to-valhalla = в Вальхаллу: { $figures }
br-takes-cards = в руку: { $cards }
br-go-on = Дальше

br-age-over = Эпоха { $age } окончена
br-age-begins = Начинается эпоха { $age }
br-clan = Клан
br-before = прежде
br-in-this-age = за эпоху
br-group-battle = Битвы
br-group-pillage = Жетоны грабежа
br-group-quests = Задания
br-group-ragnarok = Рагнарёк
br-group-valhalla = Вальхалла
br-group-cards = Карты и улучшения
br-battles-won = побед: { $count }
br-quests-met = { $failed ->
    [0] выполнено: { $count }
   *[other] выполнено: { $count }, не выполнено: { $failed }
  }
br-figures-count = { $count ->
    [one] { $count } фигурка
    [few] { $count } фигурки
   *[many] { $count } фигурок
  }
br-released = освобождено: { $count }
br-rank-change = { $was }-е → { $is }-е
br-swings = Главные перемены эпохи
br-swing-at = { $source }, { $place }
br-source-battle = выигранная битва
br-source-pillage = жетон грабежа
br-source-quests = выполненное задание
br-source-ragnarok = погибшие в Рагнарёке
br-source-valhalla = освобождённые из Вальхаллы
br-source-dragons = уничтоженные корабли с драконами
br-source-cards = карта
br-source-watch = Дозор Хеймдалля
br-source-stolen = украденная слава
br-source-slaughter = враги, павшие в битве
br-source-legends = легендарные уровни
br-source-conquest = Завоевание Тора
br-source-given = прежняя слава
br-ragnarok-took = Рагнарёк поглотил провинцию { $place }
br-died-there = { $count ->
    [one] погибла { $count } фигурка
    [few] погибли { $count } фигурки
   *[many] погибло { $count } фигурок
  }
br-nobody-died = Там никого не было.
br-stats-raised = Выросло за задания
br-stat-change = { $stat } { $from } → { $to }
br-stat-change-legend = { $stat } { $from } → { $to }, легенда +{ $glory }
br-next-doomed = Обречена следующей: { $place }
br-start-rage = Ваша ярость в начале: { $rage }, по характеристике

## После игры

after-title = После игры
after-saga-battalia = Эти земли не забудут
after-saga-stormgates = За вратами сложат песни
after-saga-bloodrage = Об этом расскажут саги
after-victory = { $count ->
    [one] Победа: { $players }
   *[many] Общая победа: { $players }
  }
after-shared = { $players } делят место { $place }: по правилам их ничто не различает.
after-broken = { $ahead } и { $behind }: очков поровну, { $points }. При равенстве впереди { $ahead }: { $by ->
    [level6] столиц
    [level5] резиденций
    [level4] городов уровня 4
    [level3] городов уровня 3
    [level2] городов уровня 2
    [level1] городов уровня 1
    [heroes] героев на поле
    [cards] карт в колоде создания
    [stats] шагов характеристик
   *[figures] фигурок на поле
  } больше, { $more } против { $fewer }.
after-tie-battalia = При равенстве выше тот, у кого больше городов старшего уровня, затем младших, затем героев на поле.
after-tie-bloodrage = Так за этим столом условились разделять равную славу.
after-tie-stormgates = При равенстве решают сначала столицы, затем резиденции, города с уровня 4 вниз, герои на поле и карты в колоде создания.
after-team = Победа команды: { $players }.
after-legends = Легендарные уровни в конце: { $each }.
after-course-battalia = Победные очки по ходу игры
after-course-stormgates = Победные очки по ходу игры
after-course-bloodrage = Слава по ходу игры
after-dashes = у каждого игрока свой пунктир
after-sources = Откуда очки
after-sources-note = по источникам
after-swings = Главные перемены
after-change = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
after-lettered = { $player } ({ $letter })
after-step = Решение { $number }
after-table = { $game }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
after-length-days = { $length ->
    [one] { $length } день
    [few] { $length } дня
   *[many] { $length } дней
  }, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
  }
after-length-ages = { $length ->
    [one] { $length } эпоха
    [few] { $length } эпохи
   *[many] { $length } эпох
  }, { $choices ->
    [one] { $choices } решение
    [few] { $choices } решения
   *[many] { $choices } решений
  }
after-chapter-setup = Подготовка
after-chapter-day = День { $count }
after-chapter-age = Эпоха { $count }
after-look = Смотреть стол
after-save = Сохранить запись
after-again = Ещё раз, те же места
after-replay-here = Смотреть отсюда

replay-title = Повтор: { $game }
replay-scrub = Момент игры
replay-step = решение { $number } из { $last }
replay-start = В начало
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-on = На шаг вперёд
replay-end = В конец
replay-speed = Скорость
replay-times = { $speed }×
replay-play-on = Играть дальше отсюда
replay-more = Другие переходы
replay-turn = Ход
replay-last-turn = К предыдущему ходу
replay-next-turn = К следующему ходу
replay-chapter-setup = Часть
replay-chapter-day = День
replay-chapter-age = Эпоха
replay-last-chapter = Назад к началу дня или эпохи
replay-next-chapter = К следующему дню или эпохе
replay-mark = Битва или другое большое событие
replay-last-mark = Предыдущее событие
replay-next-mark = Следующее событие
replay-eyes = Чьими глазами
replay-eyes-seat = Как видит { $player }
replay-eyes-spectator = Как видят зрители
replay-eyes-all = Всё, что было скрыто
replay-hands = Всё, что было скрыто
replay-heap-hand = Рука
replay-heap-ambush = Засада
replay-heap-coming = Ближайшие карты
replay-heap-nation = Нация, из которой берут
replay-heap-pack = Набор драфта
replay-heap-quests = Принятые задания

## Правила

rules-title = { $chapter }: правила
rules-search = Поиск по правилам
rules-contents = Содержание
rules-home = Все правила
rules-home-about = Что разрешают игры, нашими словами. У каждого правила есть обозначение, и любой отказ за столом его указывает.
rules-opening = Об этих правилах
rules-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
  }
rules-kind-rule = правило
rules-kind-decision = решение
rules-kind-example = пример
rules-kind-term = термин
rules-kind-text = текст
rules-neighbours = Предыдущая и следующая глава

rules-heading-battalia-0 = Источники и обозначения
rules-heading-battalia-1 = Словарь
rules-heading-battalia-1-1 = Карты, фракции, местности
rules-heading-battalia-1-2 = Великие Артефакты
rules-heading-battalia-1-3 = Зоны
rules-heading-battalia-1-4 = Фазы, действия, термины
rules-heading-battalia-2 = Компоненты
rules-heading-battalia-3 = Подготовка
rules-heading-battalia-4 = Порядок хода
rules-heading-battalia-5 = Отряды, маллиган, засада
rules-heading-bt-coh = Отряды
rules-heading-bt-mul = Маллиган
rules-heading-bt-amb = Засада
rules-heading-battalia-6 = Получение карт и постройка
rules-heading-bt-hir = Наём юнитов
rules-heading-bt-art = Создание артефактов
rules-heading-bt-bld = Постройка
rules-heading-bt-upg = Улучшение
rules-heading-bt-lim = Ограниченные запасы
rules-heading-battalia-7 = Использование артефактов
rules-heading-bt-use = Общее
rules-heading-bt-use-too = Инструмент
rules-heading-bt-use-wea = Оружие
rules-heading-bt-use-amu = Амулет
rules-heading-bt-use-tit = Титул
rules-heading-bt-use-scr = Волшебный свиток
rules-heading-bt-use-ten = Палатка
rules-heading-bt-use-hor = Лошадь
rules-heading-bt-trf = Трансформации
rules-heading-battalia-8 = Великие Артефакты
rules-heading-battalia-9 = Герои и движение
rules-heading-bt-her = Герои
rules-heading-bt-mov = Движение
rules-heading-battalia-10 = Битва
rules-heading-battalia-10-strength = Сила
rules-heading-battalia-10-course = Ход битвы
rules-heading-battalia-10-result-for-a-city = Исход для города
rules-heading-battalia-10-refill = Добор карт
rules-heading-battalia-10-opening-with-a-transformed-weapon = Начало трансформированным оружием
rules-heading-bt-ret = Отступление
rules-heading-bt-neu = Нейтральные города
rules-heading-bt-rui = Руины
rules-heading-battalia-11 = Конец хода, конец игры
rules-heading-bt-cln = Сброс карт
rules-heading-bt-drw = Набор карт
rules-heading-bt-end = Конец
rules-heading-battalia-12 = Солнечный Прорицатель
rules-heading-battalia-13 = Продвинутая игра
rules-heading-battalia-14 = Сценарии и модули
rules-heading-bt-vol = Вулкан, Кровоточащий рог судьбы
rules-heading-bt-unb = Несвязанные
rules-heading-bt-alt = Другие расстановки
rules-heading-bt-var = Варианты
rules-heading-battalia-15 = Открытое и скрытое
rules-heading-battalia-16 = Различия изданий
rules-heading-battalia-17 = Решения
rules-heading-battalia-18 = Разобранные примеры
rules-heading-battalia-19 = Точки выбора
rules-heading-stormgates-contents = Содержание
rules-heading-stormgates-1 = Словарь
rules-heading-stormgates-2 = Модули, сочетания, готовые настройки
rules-heading-stormgates-3 = Компоненты
rules-heading-stormgates-4 = Поля
rules-heading-stormgates-5 = Правила
rules-heading-sg-fac = Фракции и местности
rules-heading-sg-roy = Короли и королевы, резиденции, столицы
rules-heading-sg-ctl = Еженедельная перепись
rules-heading-sg-gat = Штормовые врата и прыжки
rules-heading-sg-ste = Эффекты бури
rules-heading-sg-trd = Торговые посты
rules-heading-sg-dst = Звёздная пыль
rules-heading-sg-chs = Ларцы
rules-heading-sg-grt = Великие Артефакты
rules-heading-sg-fat = Карты судьбы
rules-heading-sg-tea = Командная игра
rules-heading-sg-hro = Героический режим
rules-heading-sg-set = Подготовка
rules-heading-sg-drf = Драфт начальных карт
rules-heading-sg-end = Конец и победа
rules-heading-sg-met = Метаморфа
rules-heading-sg-bil = Билкарр и зелья
rules-heading-sg-zea = Фанатики
rules-heading-sg-val = Долины королей и королев
rules-heading-sg-chg = Изменения базовых правил
rules-heading-sg-inf = Открытое и скрытое
rules-heading-stormgates-6 = Порядок дня и недели
rules-heading-stormgates-7 = Ходы команды в программе
rules-heading-stormgates-8 = Окна для ответа
rules-heading-stormgates-9 = Решения
rules-heading-stormgates-10 = Таблица сочетаний
rules-heading-stormgates-11 = Разобранные примеры
rules-heading-stormgates-12 = Точки выбора
rules-heading-stormgates-13 = Проверки
rules-heading-blood-rage-0 = Как это читать
rules-heading-blood-rage-1 = Данные
rules-heading-blood-rage-1-1 = Поле
rules-heading-blood-rage-1-2 = Жетоны
rules-heading-blood-rage-1-3 = Кланы и шкалы характеристик
rules-heading-blood-rage-1-4 = Числа по игрокам и эпохам
rules-heading-blood-rage-2 = Правила
rules-heading-br-set = Подготовка
rules-heading-br-gft = Дары богов (драфт)
rules-heading-br-act = Фаза действий
rules-heading-br-inv = Вторжение
rules-heading-br-mar = Марш
rules-heading-br-upg = Улучшение
rules-heading-br-mon = Монстры
rules-heading-br-qst = Действие «Задание»
rules-heading-br-pil = Грабёж
rules-heading-br-bat = Битва
rules-heading-br-dis = Фаза сброса
rules-heading-br-qph = Фаза заданий
rules-heading-br-rag = Фаза Рагнарёка
rules-heading-br-val = Освобождение из Вальхаллы
rules-heading-br-age = Конец эпохи
rules-heading-br-end = Конец игры
rules-heading-br-inf = Открытое и скрытое
rules-heading-blood-rage-3 = Ход игры в псевдокоде
rules-heading-blood-rage-4 = Решения
rules-heading-blood-rage-5 = Разобранные примеры
rules-heading-blood-rage-5-1 = Производные проверки
rules-heading-blood-rage-6 = Точки выбора
rules-heading-blood-rage-7 = Проверка файла карт
rules-heading-blood-rage-8 = Словарь
rules-heading-blood-rage-9 = Карты
rules-heading-blood-rage-9-age-1 = Первая эпоха
rules-heading-blood-rage-9-age-2 = Вторая эпоха
rules-heading-blood-rage-9-age-3 = Третья эпоха
rules-heading-blood-rage-10 = Термины на всех языках
rules-heading-kernel = Правила зала
rules-heading-kernel-choosing = Выбор
rules-heading-kernel-taking-back = Отмена выбора
