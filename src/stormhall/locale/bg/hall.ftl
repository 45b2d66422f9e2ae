### Залата: интерфейс, нива на ботовете, какво казва ядрото.

hall-name = Stormhall
loading = Момент…
loading-failed = Тази част от залата не се зареди. Презареди страницата.
broken-part = Тази част от масата се счупи; играта продължава.
broken-page = Нещо на страницата се счупи; играта продължава.
broken-about = Докладът казва какво се е счупило, в кой браузър и какво знае твоето място за играта.
broken-again = Покажи отново
broken-copy = Копирай доклад
broken-save = Запази доклад
connecting = Сядаме на масата…
close = Затвори
back = Назад
no-way-back = Това не може да се върне.
suggested = обичайно
undo = Връщане
hint = Съвет
to-lobby = Към залата

## Място на маса

seat-number = Място { $number }
seat-open = Свободно място
seat-waits-for = Запазено за { $player }
seat-fill = Нека тук седне бот
seat-free = Освободи мястото
curtain-title = Следва изборът на { $player }
curtain-text = Подай екрана. Сега никой друг не бива да гледа.
curtain-lift = Аз съм { $player }
closed-title = Тази врата е затворена
connection-lost = Връзката прекъсна. Възстановява се…
waiting-title = Чакаме играчи
invite-title = Покани приятели
invite-qr = QR код на линка към свободно място
invite-copy = Копирай линка
watch-copy = Копирай линк за зрители
link-copied = Копирано

## Отговори и помощници

hint-thinking = Един бот мисли по въпроса…
hint-instead = вместо: { $action }
hint-even = И двете изглеждат еднакво добри.
hint-follow = Направи го
notation-label = Напиши действие
notation-placeholder = Действие, Tab допълва
log = Какво се случи
log-and-talk = Дневник и чат
log-filter = Показвай в дневника
log-about = За
log-everything = Всичко
log-topic-board = Полето
log-topic-battles = Битки
log-topic-cards = Карти
log-topic-actions = Действия
log-topic-glory = Слава
log-nothing = Още няма какво да се разкаже.
log-tall = Повече място за случилото се
chat = Чат
chat-empty = Още никой нищо не е казал.
chat-say = Кажи нещо
chat-send = Изпрати
since-title = След последния ти ход
since-count = { $number } от { $count }
since-next = Напред
since-back = Назад
since-end = Към играта
since-skip = Пропусни

## Менюто на масата

menu = Меню
menu-language = Език
menu-theme = Осветление
theme-auto = като системата
theme-light = ден
theme-dark = нощ
menu-motion = Фигурите и картите се движат
menu-hand-over = Нека бот играе вместо мен
menu-take-back = Върни ми мястото
menu-leave = Напусни масата
menu-leave-sure = Напускаш завинаги? Мястото ще заеме бот.
menu-rules = Правила
table-tools = Помощ и настройки
table-log = Дневник
table-players = Играчи
menu-about = За залата

## Фоайе

hall = Зала
rules = Правила
settings = Настройки
about = За залата
language = Език
theme = Тема
theme-to-light = Запали лампите
theme-to-dark = Приглуши лампите
motion = Анимация
motion-about = Фигурите се придвижват видимо. Ако системата ти иска по-малко движение, нищо не мърда.
done = Готово
next = Напред
try-again = Опитай пак
to-hall = Към залата
name = Твоето име
name-ask = Как да те наричаме?
name-about = Виждат го другите на масите ти. Пази се в този браузър.
name-placeholder = Име, ако искаш
name-none = Твоето име
name-guest = Гост

greeting = { $part ->
    [morning] Добро утро
    [day] Добър ден
   *[evening] Добър вечер
  }{ $named ->
    [yes] , { $name }
   *[no] {""}
  }
turns-waiting = { $count ->
    [0] Огънят гори. Седни.
    [one] Една маса чака твоя ход.
   *[other] { $count } маси чакат твоя ход.
  }
title-turns = ({ $count }) Stormhall
own-tables = Твоите маси
own-tables-none = Няма започната игра. Бърза игра е на едно щракване.
finished-tables = Завършени игри
finished-more = { $count ->
    [one] Покажи още една
   *[other] Покажи още { $count }
  }
make-table = Нова маса
open-tables = Отворени маси
open-tables-note = седни или гледай
open-tables-none = Никой не е отворил маса за всички.
tag-turn = Твой ред
tag-others = Избират други
tag-waiting = { $count ->
    [one] 1 свободно място
   *[other] { $count } свободни места
  }
tag-archived = Прибрана
comma = {", "}
shelf = Какво се играе тук
shelf-seats = от { $fewest } до { $most } играчи
row-with = { $game }: { $company }
row-others = още { $count }
row-bots = { $count ->
    [one] бот
   *[other] { $count } бота
  }
row-seats = { $count } играчи
row-choices = { $count ->
    [one] 1 избор досега
   *[other] { $count } избора досега
  }
row-length = { $count ->
    [one] 1 избор
   *[other] { $count } избора
  }
seats-taken = Заети са { $taken } от { $count } места
clock-days-short = { $days ->
    [one] ден за избор
   *[other] { $days } дни за избор
  }
replay = Преглед
rematch = Реванш
take-seat = Седни
watch = Гледай

quick-title = Бърза игра с ботове
quick-count = { $count }, ти и { $bots ->
    [one] 1 бот
   *[other] { $bots } бота
  }
count-players = Играчи
count-clans = Кланове
bots = Ботове
bots-note = с ограничено време за ход
play-now = Играй сега
learn = Научи играта
lesson = Урок
hotseat = Един екран, редувате се
record-open = Отвори запис
link-ask = Имаш линк за покана?
link-placeholder = Постави го тук
link-enter = Влез
link-wrong = Това не е линк към маса.

level-random = случаен
level-random-note = чист късмет
level-random-about = Избира кое да е позволено действие. За опити.
level-weighted = по навик
level-weighted-note = първа игра
level-weighted-about = Играе по навик и не гледа нищо. Добър за първа игра.
level-greedy = алчен
level-greedy-note = лесен
level-greedy-about = Взема това, което в момента изглежда най-добро.
level-planner = пресметлив
level-planner-note = среден
level-planner-about = Обмисля хода си докрай.
level-search = далновиден
level-search-note = силен
level-search-about = Представя си как може да продължи играта и избира това, което най-често излиза добре.

## Нова маса

new-table = Нова маса
game = Игра
preset = Готов набор
preset-changed = { $count ->
    [one] Променена е една опция.
   *[other] Променени са { $count } опции.
  }
preset-restore = Както беше
modules = Модули на тази маса
variants = Варианти
step-game = Игра
step-modules = Модули
step-seats = Места
value-yes = Да
value-no = Не
value-usual = Обичайно
value-no-limit = Без лимит
value-from = { $least } или повече
value-between = от { $least } до { $most }
not-possible = не е възможно
clash-with = Не заедно с { $options }.
clash-needed = Нужно за { $options }.
clash-needs = Нужно е: { $options }.
clash-option = { $option }: { $value }
clash-seats = Не с { $count } играчи.
clash-value = { $value }:
seats = Места
seat-mine = Този екран
seat-bot = Бот
seat-bot-named = Бот, { $level }
seat-bot-number = Бот { $number }
seat-you = { $player }, ти
seat-by-link = с линк или QR код
seat-joined = се присъедини
seat-online = е тук
seat-this = Това място
seat-guest = Играч { $number }
seat-name = Име на място { $number }
seat-level = Ниво на бота на място { $number }
seat-thinking = { $player } избира
seat-thinking-own = ти избираш
seat-look = Виж отблизо
team = Отбор { $team }
clock = Време за мислене
clock-none = Без лимит
clock-live = На живо
clock-days = По дни
clock-minutes = Минути
clock-increment = Допълнителни секунди
clock-days-each = Дни за всеки избор
clock-about = Когато времето изтече, вместо играча играе бот, докато той се върне.
listed = Отворена за всички в залата
listed-about = Всички в залата виждат масата и могат да седнат.
spectators = Зрители
spectators-about = Виждат общодостъпното и нищо друго.
start-waits = { $count ->
    [one] Едно място чака някого с линка. По-късно може да го заеме бот.
   *[other] { $count } места чакат хора с линка. По-късно могат да ги заемат ботове.
  }
start-at-once = Всички места са заети; играта започва веднага.
make-and-invite = Направи маса и покани
make-and-play = Играй

## Идване и чакане

join-title = Седни на масата
join-seated = Вече имаш място тук.{ $open ->
    [0] {""}
   *[other] { " " }Можеш да вземеш още едно за човека до теб.
  }
join-full = Всички места са заети.
to-my-seat = Към моето място
waiting-for = { $count ->
    [one] Още едно място е свободно.
   *[other] Още { $count } места са свободни.
  }
waiting-text = Играта започва сама, когато всички места са заети.
invite-share = Сподели
invite-about = Две щраквания, без профил. Зрителите получават друг линк.
invite-local = Този адрес работи само на тази машина. За други отвори залата с --host 0.0.0.0 и влез през адреса, който тя посочи.
invite-message = Ела да играем „{ $game }“!
start-note = Няма нужда да чакаш: ботове могат да заемат свободните места.
start-with-bots = { $count ->
    [one] Започни с бот
   *[other] Започни с { $count } бота
  }
game-battalia = Баталия
game-stormgates = Вихропорти
game-bloodrage = Кръв и ярост
lost-title = Няма такава стая
lost-text = Този път не води никъде в залата.

## За залата

version = версия { $version }
about-text = Зала за настолни игри с всичките им правила: „Баталия“, „Вихропорти“ и „Кръв и ярост“, с приятели и с ботове, на четири езика. Работи на твоята машина, не иска профил и не се обръща към никого другиго.
about-fan = Stormhall е неофициално творение на почитатели. Не е свързано с издателите или авторите на тези игри, нито е одобрено или спонсорирано от тях; имената и марките принадлежат на собствениците си. Не съдържа рисунки от печатните игри. Ако харесаш игра, купи я: нищо тук не заменя масата.
about-keys-title = Местата и ключовете им
about-keys-text = Няма профили. Всяко място има таен ключ; който има ключа, има и мястото. Линкът носи ключа зад знака #, където никой сървър не го вижда. Затова споделяй линк само с хората, които искаш на масата.
about-keys-browser = Ключовете ти се пазят само в този браузър. Ако изчистиш данните му, местата ти са изгубени; на друго устройство влизаш с друг линк.
about-keyboard-title = С клавиатура
about-keyboard-tab = отива на следващото, което може да се избере
about-keyboard-enter = избира го
about-keyboard-arrows = движат по полето, в ръката и в списъците
about-keyboard-escape = връща крачка назад или затваря отвореното
key-space = Интервал
about-pictures-title = Картини
about-pictures-own = Полетата, фигурите, картите и сцените са нарисувани за Stormhall.
about-icons = Икони от { $artists }:
about-icons-others = други автори от game-icons.net
about-licence-title = Лиценз
about-licence-text = Stormhall е свободен софтуер с лиценз MIT. © 2026 авторите на Stormhall.
about-fonts = Набрано с Alegreya, Alegreya Sans и Alegreya SC от Juan Pablo del Peral, Huerta Tipográfica:
about-request = Никоя заявка на тази страница не напуска залата, която я показва.

## Какво отказва залата, по код

code-abuse = Твърде много съобщения нямаха смисъл и залата прекъсна връзката.
code-archived = Тази маса е прибрана. Първо се върни на място от нея.
code-away = Вместо теб играе бот. Първо си върни мястото.
code-bad-key = Този линк или това място не важи тук или вече не важи.
code-bad-record = Този файл не е запис на игра или не се възпроизвежда.
code-broken-table = Тази маса вече не може да се прочете. Домакинът на залата трябва да я погледне.
code-busy = Вече се мисли за съвет.
code-closing = Залата тъкмо затваря. Опитай след малко.
code-conflict = Някой беше по-бърз. Опитай пак.
code-empty-text = Текстът е празен.
code-hello-first = Страницата не успя да се свърже със залата. Презареди я.
code-hello-late = Свързването отне твърде дълго. Опитай пак.
code-host = На този адрес няма зала.
code-http = Залата не можа да отговори.
code-illegal = Правилата не го позволяват сега.
code-internal = Нещо се обърка. Масата ще се обнови сама.
code-invalid = Това не е възможно.
code-malformed = Неразбираемо съобщение.
code-method = Това не може да се направи тук.
code-no-game = Тази игра не се играе тук.
code-no-lesson = За тази игра няма урок.
code-no-moment = Играта няма толкова избора.
code-no-page = Тук няма нищо.
code-no-rule = Няма правило с такова име.
code-no-seat = Масата няма толкова места.
code-no-step = Играта няма такава стъпка.
code-no-table = Няма такава маса или вече я няма.
code-not-away = На това място никой не е заместен от бот.
code-not-here = Това се показва само на машината на залата.
code-not-over = Това е достъпно след края на играта.
code-not-ready = Залата още не е готова. Опитай след малко.
code-not-started = Играта започва, когато всички места са заети.
code-not-your-turn = Не е твой ред.
code-notation = Това не е действие от играта.
code-offline = Няма връзка със залата. Отворена ли е още?
code-origin = Тази страница не може да използва залата.
code-over = Играта свърши.
code-protocol = Залата се е променила, откакто отвори страницата. Презареди я.
code-replay-only = Тук играта само се гледа отново.
code-rules-version = Тази маса е започната по версия на правилата, по която тук не може да се играе.
code-seat-taken = Това място е заето.
code-setup = Играта не може да се подготви така.
code-slow-reader = Връзката е твърде бавна.
code-stale = Междувременно играта продължи.
code-store-busy = Залата в момента не може да пише. Нищо не се промени; опитай пак.
code-store-failed = Залата не можа да запази това. Нищо не се промени.
code-store-full = На диска на залата няма място. Нищо не се промени.
code-store-newer = Данните на тази зала са от по-нова версия.
code-takeback = Няма молба за връщане или няма какво да се върне.
code-too-costly = Възпроизвеждането на този запис отнема твърде много време или памет.
code-takeback-asked = Вече се иска друго връщане назад.
code-too-fast = Твърде бързо. Почакай малко.
code-too-long = Това е твърде дълго.
code-too-many = Тук няма повече място.
code-too-slow = Това пристигна твърде бавно.
code-undo-refused = Последният избор не може да се върне.
code-unexpected = Неочаквана грешка.
code-unknown-type = Непознато съобщение.
code-watching = Зрителите не могат да правят това.

## Масата на Баталия

bt-board = Поле, разкрити квадрати: { $count }
bt-not-on = Не на { $cell }
bt-why-not-here = Защо не тук?
bt-not-card = Не с тази карта
bt-owned = { $player }, ниво { $level }
bt-guarded = с охрана, защита { $level }
bt-exits = изходи: { $sides }
bt-impassable = непроходимо
bt-undiscovered = неразкрито
bt-gate-number = портал { $number }
bt-heroes-here = { $count ->
    [one] герой на { $player }
   *[other] { $count } герои на { $player }
}
bt-legal-ways = { $count ->
    [one] възможно
   *[other] възможно по { $count } начина
}
bt-zoom-in = По-голямо
bt-zoom-out = По-малко
bt-turn-left = Завърти картата наляво
bt-turn-right = Завърти картата надясно
bt-strength = сила { $strength }
bt-no-strength = без сила
bt-price = Цена
hand-own = Твоята ръка, { $count ->
    [one] една карта
   *[other] { $count } карти
}
bt-hand-empty = Ръката ти е празна.
bt-onlooker = Ти си зрител.
card-usable = може
card-chosen = избрана
bt-pays = плаща
bt-borrowed = назаем
bt-leaning = Участва в { $count ->
    [one] един вид покупки
   *[other] { $count } вида покупки
}.
bt-lean = { $card }: отбелязано е за какво може да плати или да се използва. Избери действие, тесте или квадрат.
bt-anything-first = Започни с действие, карта, тесте или квадрат.
bt-choose-deck = Избери някое от отбелязаните тестета в общия запас.
bt-open = Открити
bt-open-card = открита карта
bt-joker = жокер
bt-uses = { $count ->
    [one] 1 употреба
   *[other] { $count } употреби
}
bt-uses-left = { $count ->
    [one] остава една употреба
   *[other] остават { $count } употреби
}
bt-tent = Палатка
bt-ambush = Засада
bt-ambush-count = { $count } от 3
bt-played = Изиграни този ход
bt-before-you = Пред теб
bt-team = отбор { $number }
seat-choose = Избери { $player }
bt-vp = ТП
bt-zone-hand = ръка
bt-zone-nation = нация
bt-zone-shelter = заслон
bt-zone-heroes = герои
bt-cities = Градове
bt-deck-size = Тесте { $count }
bt-veteran = ветеран
bt-oracle = Оракул, ден { $day }: огрян артефакт { $lit }, съвпадащи символи { $matching }
bt-no-oracle = Ден { $day }. Оракулът мълчи.
bt-day = ден
bt-day-short = д. { $day }
bt-week-day = ден { $day }, седмица { $week }
bt-lit = Огрян: { $artefact }
bt-lit-about = две употреби днес
bt-matching = Съвпада: { $artefact }
bt-matching-about = избираш фракцията му
bt-coming-days = Следващите дни
bt-pool = Общ запас
bt-deck = { $name }, остават { $count }. { $top }
bt-tile-road-straight = Прав
bt-tile-road-curve = Завой
bt-tile-road-tee = Т
bt-tile-road-cross = Х
bt-tile-city-end = 1 изход
bt-tile-city-straight = 2 срещу
bt-tile-city-corner = 2 встрани
bt-tile-city-tee = 3 изхода
bt-tile-city-cross = 4 изхода
bt-short-scroll = Свитък
bt-short-stardust = Зв. прах
bt-great-artefacts = Велики артефакти
bt-storm = Вихър
bt-storm-left = Стихийни ефекти, остават { $count }
bt-storm-open = Последни ефекти: { $effects }
bt-fate = Съдба
bt-fate-left = Карти на съдбата, остават { $count }
bt-limbo = Мъртвило
bt-limbo-count = Мъртвило, { $count ->
    [one] една карта
   *[other] { $count } карти
}
bt-last-roll = последно хвърляне: { $number }
bt-metamorpha = на { $cell }, { $terrain }: срещу една карта герой на този терен може да използва умението ѝ.
bt-metamorpha-idle = на { $cell } няма умение.
bt-bilkarr = на { $cell } продава отвари.
bt-bilkarr-goes = на { $cell }, после { $next }, продава отвари.
bt-shelf = Карти за избор
bt-shelf-about = Избери карта и потвърди.
bt-steps = Стъпки на хода
bt-step-cohort = Кохорта
bt-step-ambush = Засада
bt-step-actions = Действия
bt-step-cleanup = Изчистване
bt-step-newhand = Нова ръка
bt-step-done = готово
bt-end-free = Играта свършва, когато няма квадрат за строеж.
bt-end-cities = Играта свършва, когато някой има толкова града от ниво 4.
bt-end-points = Играта свършва, когато някой има толкова точки.
bt-end-weeks = Играта свършва след този ден.
bt-free-squares = { $count ->
    [one] свободен квадрат
   *[other] свободни квадрата
}
bt-of-cities = от { $count } на ниво 4
bt-of-points = от { $count } точки
bt-of-days = от { $count } дни

bt-actions = Действия
bt-group-hire = Наеми
bt-group-create = Създай
bt-group-build = Строй
bt-group-upgrade = Надгради
bt-group-use = Използвай
bt-group-hero = Герой
bt-group-move = Движи
bt-group-attack = Нападни
bt-group-ambush = Засада
bt-group-trade = Търгувай
bt-group-power = Способности
bt-deed-pitch = Разпъни палатка
bt-deed-strike = Развали палатка
bt-deed-as = Използвай като друго
bt-deed-amulet-on = Използвай амулет
bt-deed-scroll-on = Използвай свитък
bt-deed-title-on = Използвай титла
bt-ask-hire = Коя единица наемаш?
bt-ask-create = Кой артефакт създаваш?
bt-ask-build = Какво строиш?
bt-ask-upgrade = Кой град расте?
bt-ask-use = Какво използваш и върху какво?
bt-ask-hero = Къде застава героят?
bt-ask-move = Кой накъде отива?
bt-ask-attack = Кого нападаш?
bt-ask-ambush = Коя карта изхвърляш за засада?
bt-ask-trade = С какво търгуваш?
bt-ask-power = Коя способност използваш?

bt-others-choose = Избор: { $players }
bt-over = Играта свърши
bt-walk = { $count ->
    [one] До { $cell } с една стъпка
   *[other] До { $cell } с { $count } стъпки
}
bt-confirm = Изпълни
bt-build-on = Построй на { $cell }
bt-pay = Плати
bt-for-unit = Наемане:
bt-for-artefact = Създаване:
bt-for-building = Строеж:
bt-for-upgrade = Надграждане:
bt-for-hero = Герой на
bt-for-tent = Палатка
bt-for-step = Стъпка към
bt-for-amulet = Амулет
bt-for-title = Титла
bt-for-scroll = Свитък
bt-for-scroll-itself = Свитък
bt-for-retreat = Отстъпление към
bt-for-great = Велик артефакт
bt-for-activation = Умението на Метаморфа
bt-for-potion = Отвара:
bt-for-crown = Коронясване
bt-for-post = Търговски пункт на
bt-for-jump = Скок до
bt-for-reveal = Разкриване
bt-cancel = Отказ
bt-way-of = Начин { $number } от { $count }.{ $keys ->
    [yes] {" "}R завърта картата.
   *[no] {""}
  }
bt-points-change = { $before } → { $after } точки
bt-points-to-spend = { $count ->
    [one] Остава 1 точка.
   *[other] Остават { $count } точки.
}
bt-steps-left = { $count ->
    [0] След това не може да се плати стъпка.
    [one] Може да се плати още една стъпка.
   *[other] Могат да се платят още { $count } стъпки.
}
bt-sums = Нападение { $attack } срещу защита { $defence }
bt-leave-out = Остави тази карта
bt-way-before = Друг начин за плащане, назад
bt-way-next = Друг начин за плащане
bt-ways = { $count } начина
bt-change = Промени
bt-usual-payment = Към обичайното плащане
bt-end-turn = Край на хода
bt-end-turn-about = изчистване, нова ръка
bt-end-anyway = Приключи хода
bt-play-on = Играя още
bt-uses-lost = { $count ->
    [one] Губи се една употреба на открита карта.
   *[other] Губят се { $count } употреби на открити карти.
}
bt-still-possible = Още е възможно: { $what }.

bt-battle-for = Битка за { $cell }
bt-attacker = Нападател
bt-defender = Защитник
bt-line = Бойна редица
bt-morale = Морал
bt-heroes-count = { $count ->
    [0] без герой
    [one] един герой
   *[other] { $count } герои
}
bt-defence = Базова защита
bt-only-defender = само за защитника
bt-terrain = Терен
bt-other = Други способности
bt-total = Общо
bt-total-strength = обща сила { $total }
bt-in-hand = { $count } в ръката
bt-guard-alone = Без карти: устоява само със защитата си.
bt-add-to-reach = добави { $count } или повече
bt-against = срещу
bt-must-exceed = Трябва да надминеш { $sum }: добави { $count } или повече.
bt-must-reach = Трябва да стигнеш { $sum }: добави { $count } или повече.
bt-enough-now = Това стига.
bt-with-hand = { $sum } с всичко, което можеш да сложиш
bt-volleys = Ход на битката
bt-see-board = Виж полето
bt-see-battle = Обратно към битката
bt-native = собствен терен
bt-morale-lost = { $count ->
    [one] един герой; чужди карти в редицата
   *[other] { $count } герои; чужди карти в редицата
}
bt-level = ниво { $level }
bt-if-attack = Ако нападението успее
bt-if-defence = Ако защитата устои
bt-out-place = взема { $cell }, ниво { $level }
bt-out-free = { $cell } остава без собственик
bt-out-heroes = { $count ->
    [one] губи герой
   *[other] губи { $count } герои
}
bt-out-new = { $count ->
    [one] една нова карта
   *[other] { $count } нови карти
}
bt-out-shelter = { $count ->
    [one] една карта в заслона
   *[other] { $count } карти в заслона
}
bt-must-add = после { $player } трябва да добави поне { $count }
bt-out-ends = играта свършва
bt-out-nothing = нищо не се губи
bt-die-shows = зар: { $number }
bt-roll-ambush = засада
bt-roll-shelter = заслон
bt-roll-joker = жокер

bt-lit-tool = Огряно: до 4 фримена.
bt-lit-weapon = Огряно: две редици или сила 2.
bt-lit-amulet = Огрян: две цели.
bt-lit-title = Огряна: два ранга или две единици.
bt-lit-scroll = Огрян: две карти.
bt-lit-tent = Огряна: побира две карти.
bt-lit-horse = Огрян: до 6 стъпки.

## Какво съобщава и отказва ядрото

hall-event-has-chosen = { $seat } вече избра.
refusal-SH-TURN = { $owed-id ->
    [0] Сега никой няма избор за правене.
   *[other] Сега не избираш ти. На ред: { $owed }.
}
refusal-SH-STEP = Това не отговаря на въпроса, който се решава сега.
refusal-SH-OVER = Играта свърши и няма какво повече да се избира.
refusal-SH-STALE = Това отговаря на предишен въпрос, а играта вече е продължила.
refusal-SH-LINE = След тази стъпка може да дойде случайност или нещо скрито. Направи я, виж и продължи: { $step }.
refusal-SH-UNDO-1 = Нямаш избор, който да се върне назад.
refusal-SH-UNDO-2 = След това избра { $seat }.
refusal-SH-UNDO-3 = След това се намеси случайността: зарове или размесване.
refusal-SH-UNDO-4 = След това се показа нещо скрито.

## Масата на Blood Rage

br-map = Карта на деветте провинции
br-map-in-words = Картата с думи
br-look-at-map = Виж картата
br-back-to-choice = Обратно към избора
br-destroyed = унищожена
br-fell-in-age = Рагнарок, епоха { $age }
br-fell-at-setup = преди играта
br-villages-free = свободни селища: { $free } от { $of }
br-fjord-between = фиорд между { $places }
br-figures = { $count ->
    [one] { $figure }
   *[other] { $count } × { $figure }
  }
br-clan-figures = { $clan }: { $figures }
br-clan-strength = { $clan } { $strength }
br-strengths = Сила: { $sums }
br-token-turned = вече разграбена в тази епоха
br-token-of = Награда за плячкосване: { $token }
br-token-rage = показател ярост +1
br-token-axes = брадви +1
br-token-horns = рогове +1
br-token-glory = 5 слава
br-token-all = и трите показателя +1
br-doomed-in-age = обречена в епоха { $age }
br-zoom-in = Приближи
br-zoom-out = Отдалечи
br-whole-map = Цялата карта
br-overview = Общ изглед: щракни къде да гледаш

br-ages = Трите епохи
br-phases = Фази на тази епоха
br-fell = Падна { $place }
br-is-doomed = { $place } е обречена, по { $glory }
br-doomed-short = { $place } е обречена
br-then = после { $place }
br-phase-gifts = Дарове
br-phase-action = Действия
br-phase-discard = Изчистване
br-phase-quests = Поръчения
br-phase-ragnarok = Рагнарок
br-phase-valhalla = Валхала

br-glory = Слава
br-glory-all = Слава: { $list }
br-clan-glory = { $clan } { $glory }
br-rage-to-spend = Налична ярост
br-this-age = тази епоха
br-rage-count = Налична ярост: { $rage }
br-rage-change = Налична ярост: { $rage }, после { $next }
br-rage-stat = Показател ярост
br-out = без ход
br-passed = пасува
br-axes = Брадви: слава за спечелена битка
br-horns = Рогове: фигури на полето
br-cards = { $count ->
    [one] { $count } карта
   *[other] { $count } карти
  }
br-quests-count = { $count ->
    [one] { $count } поръчение
   *[other] { $count } поръчения
  }
br-valhalla = Валхала
br-reserve = резерв
br-first-player = Стартов играч
br-own-sheet = Моето табло
seat-self = ти
br-stat-now = , сега { $value }: стъпка { $step } от { $count }
br-stat-rage = Показател ярост
br-stat-axes = Брадви
br-stat-horns = Рогове
br-rage-stat-note = Показателят ти дава ярост в следващата епоха
br-legends = легенда +{ $third } +{ $second } +{ $first }
br-upgrades = Подобрения
br-slot-leader = Водач
br-slot-warrior = Воини
br-slot-ship = Кораб
br-slot-monster = Създание
br-slot-clan = Клан
br-kind-leader = Подобрение на водача
br-kind-warrior = Подобрение на воините
br-kind-ship = Подобрение на кораба
br-kind-monster = Митично създание
br-kind-clan = Подобрение на клана
br-kind-quest = Поръчение
br-kind-battle = Битка
# The kind on a small card, beside its icon; short enough for one line.
br-kind-short-leader = Водач
br-kind-short-warrior = Воини
br-kind-short-ship = Кораб
br-kind-short-monster = Създание
br-kind-short-clan = Клан
br-kind-short-quest = Поръчение
br-kind-short-battle = Битка
br-number-price = цена
br-number-bonus = бонус
br-number-glory = слава
card-locked = Сега не може да се използва; избери я, за да разбереш защо.

br-your-quests = Твоите поръчения
br-as-the-board-stands = както е на полето
br-quest-committed = прието.
br-quest-in-hand = в ръката.
br-quest-none = Нямаш поръчение.
br-quest-dead = Валхала { $dead } от { $needed }
br-quest-leads = { $place } { $own } срещу { $rival }
br-quest-behind = { $place }: ти { $own }, другите { $rival }; трябват още { $more }
br-quest-nowhere = От тази земя не е останало нищо

br-hand-note-quests = Поръчения се приемат в твой ход, безплатно.
br-hand-note-battle = Картите за битка чакат битка.
br-hand-note-discard = Една карта може да се запази за следващата епоха.

br-actions = Действия
br-why = защо?
br-cost-invade = своята сила
br-cost-upgrade = цената си
br-cost-quest = безплатно
br-cost-pillage = безплатно
br-cost-sacrifice = две фигури
br-cost-pass = губи { $rage }
br-pass-guard = Пасуваш и губиш { $rage } ярост? В тази епоха няма да правиш нищо повече, освен ако не получиш ярост.
br-do-it = Направи го
br-do-this = { $action }?
br-game-over = Сагите са разказани
br-waiting-for = Избор: { $clans }
br-invade-with = Нахлуване: { $figure }, ярост { $price }
br-invade-free = Безплатно нахлуване ({ $figure }): къде?
br-march-from = Настъпление: откъде?
br-march-to = Настъпление от { $place }: накъде?
br-march-way = Настъпление от { $from } към { $to }
br-asked-where = Къде: { $place }
br-march-from-here = Настъпление оттук…
br-choose-upgrade = Подобрение: избери карта от ръката си
br-choose-quest = Поръчение: избери карта от ръката си
br-choose-pillage = Плячкосване: избери провинция
br-choose-sacrifice = Жертва: избери първата фигура
br-choose-pass = Пасуване
br-replace-what = { $card }: кое подобрение заменя?
br-which-figure = Коя фигура?
br-free-slot = Нищо: на свободно място
br-in-place = { $place }: { $list }
br-may-join = В битката могат да влязат: { $clans }
br-nobody-may-join = никой друг не може да влезе
br-reward-of = награда: { $token }
br-last-rage = последната ти ярост: после свършват и поръченията, и плячкосванията
br-again-to-do = още веднъж, за да стане
br-esc-back = Esc връща назад
br-lit-count = { $count ->
    [one] осветено е { $count } място
   *[other] осветени са { $count } места
  }
br-battle-context = Битка за { $place }; плячкосва { $clan }
br-join-from = { $figure } от { $place }
br-take-all = Всички

br-phone-hand = Ръка
br-phone-clan = Клан
br-phone-quests = Поръчения
br-phone-seats = Места
br-pages = Ръка, клан, поръчения, места

br-draft-title = Дарове от боговете: избор { $number } от { $of }
br-draft-text = { $count ->
    [one] Вземи една карта; останалите ({ $rest }) получава { $clan }.
   *[other] Вземи { $count } карти; останалите ({ $rest }) получава { $clan }.
  }
br-draft-wait = Ти избра. Картите се предават, щом изберат всички.
br-draft-ring = Кой още избира; картите се предават натам
br-choosing = избира
br-done = готово
br-pack = Карти за драфт
shelf-own = Твоите карти
shelf-own-count = { $count } от { $of }, виждаш ги само ти
br-kept = Запазена карта
br-kept-note = Вече е в ръката ти. Другите знаят само, че има запазена карта.
br-draft-none = Избери карта
br-draft-note = Можеш да размислиш, докато всички изберат.
br-keep-card = { $count ->
    [one] Вземи тази карта
   *[other] Вземи тези карти
  }
br-choose-again = Върни и избери пак
br-slot-is-free = Има свободно място
br-slot-is-full = Местата ѝ са заети: ще замени друга карта

br-battle-in = Битка за
br-pillages = { $clan } плячкосва. Награда само за { $clan }: { $token }.
br-call = Зов за битка
br-joined-from = { $figure } от { $place }
br-nobody-joined = Никой не се включи.
br-win-worth = Какво носи победата
br-win-axes = Брадви { $axes }
br-win-token = чип { $glory }
br-win-card = { $card } { $glory }
br-win-rage = { $rage } ярост от „{ $card }“
br-fighters = Кланове в битката
br-battle-order = Ред на битката
br-battle-step-call = Зов за битка
br-battle-step-choose = Тайни карти
br-battle-step-reveal = Разкриване заедно
br-battle-step-after = Карти след разкриването
br-battle-step-resolve = Сравняване и изход
br-no-card-yet = още няма карта
br-no-card = без карта
br-on-board = на полето
br-plus-makes = + { $plus } = { $total }
br-pillager = плячкосва
br-joined = включи се
br-still-thinking = още мисли
br-has-chosen = избра
br-laid-yours = с лицето надолу, виждаш я само ти
br-your-choice = твой избор
br-leads-by = води с { $count }
br-behind-by = изостава с { $count }
br-tied = наравно
br-declined = не добавя карта
br-wins = печели
br-loses = губи
br-sums-note = плътно: фигури, райе: карти, пунктир: твоята карта
br-battle-goes-on = Битката продължава
br-battle-cards-note = Може да се изиграе всяка карта; сила дават само картите за битка.
br-adds-nothing = дава 0
br-cards-after-battle = Картата на загубилия се връща в ръката, на победителя се изчиства.
br-waiting = Чакаме
br-lay-one = Избери карта
br-lay-card = Изиграй: { $card }
br-add-card = Добави: { $card }, +{ $bonus }
br-add-nothing = Не добавяй нищо
br-then-so = С нея:
br-as-it-stands = Както е сега:
br-outlook = { $clans } на първо място с { $total }
br-outlook-tie = { $clans } наравно с { $total }: никой не печели
br-battle-ended = Битката за { $place }
br-battle-won = { $clan } спечели битката за { $place }
br-battle-nobody = Никой не спечели битката за { $place }
br-fights-as = поръчението се бие като +{ $strength }
br-gains-glory = { $glory } слава
br-to-valhalla = към Валхала: { $figures }
br-takes-cards = обратно в ръката: { $cards }
br-go-on = Напред

br-age-over = Епоха { $age } свърши
br-age-begins = Започва епоха { $age }
br-clan = Клан
br-before = преди
br-in-this-age = тази епоха
br-group-battle = Битки
br-group-pillage = Плячка
br-group-quests = Поръчения
br-group-ragnarok = Рагнарок
br-group-valhalla = Валхала
br-group-cards = Карти и подобрения
br-battles-won = спечелени { $count }
br-quests-met = { $failed ->
    [0] изпълнени { $count }
   *[other] изпълнени { $count }, неизпълнени { $failed }
  }
br-figures-count = { $count ->
    [one] { $count } фигура
   *[other] { $count } фигури
  }
br-released = освободени { $count }
br-rank-change =
    { $was ->
        [1] 1-во
        [2] 2-ро
        [3] 3-то
       *[other] { $was }-то
    } → { $is ->
        [1] 1-во
        [2] 2-ро
        [3] 3-то
       *[other] { $is }-то
    }
br-swings = Най-големи обрати на епохата
br-swing-at = { $source }, { $place }
br-source-battle = спечелена битка
br-source-pillage = плячка
br-source-quests = изпълнено поръчение
br-source-ragnarok = загинали в Рагнарок
br-source-valhalla = освободени от Валхала
br-source-dragons = изгубени кораби с дракони
br-source-cards = карта
br-source-watch = Стражата на Хеймдал
br-source-stolen = открадната слава
br-source-slaughter = убити в битка врагове
br-source-legends = легендарни нива
br-source-conquest = Завоеванието на Тор
br-source-given = отпреди
br-ragnarok-took = Рагнарок погълна { $place }
br-died-there = { $count ->
    [one] там загина { $count } фигура
   *[other] там загинаха { $count } фигури
  }
br-nobody-died = Там нямаше никого.
br-stats-raised = Показатели, вдигнати от поръчения
br-stat-change = { $stat } { $from } → { $to }
br-stat-change-legend = { $stat } { $from } → { $to }, легенда +{ $glory }
br-next-doomed = Следваща обречена: { $place }
br-start-rage = Започваш с { $rage } ярост, колкото е показателят ти

## След играта

after-title = След играта
after-saga-battalia = Земите ще помнят
after-saga-stormgates = Отвъд порталите ще пеят
after-saga-bloodrage = Сагите ще разказват
after-victory = { $count ->
    [one] Победа за { $players }
   *[other] Обща победа за { $players }
  }
after-shared = { $players } делят място { $place }: правилата не ги разделят.
after-broken = { $ahead } и { $behind } имат по { $points }. Равенството се решава в полза на { $ahead } по { $by ->
    [level6] столици
    [level5] резиденции
    [level4] градове от ниво 4
    [level3] градове от ниво 3
    [level2] градове от ниво 2
    [level1] градове от ниво 1
    [heroes] герои на полето
    [cards] карти в градивното тесте
    [stats] стъпки на показателите
   *[figures] фигури на полето
  }: { $more } срещу { $fewer }.
after-tie-battalia = При равенство е напред този, който има повече градове от най-високо ниво, после от по-ниските, после повече герои на полето.
after-tie-bloodrage = Така е уговорено на тази маса за равна слава.
after-tie-stormgates = При равенство се броят първо столиците, после резиденциите, градовете от ниво 4 надолу, героите на полето и картите в градивното тесте.
after-team = { $players } печелят като отбор.
after-legends = Легендарни нива в края: { $each }.
after-course-battalia = Точки за победа във времето
after-course-stormgates = Точки за победа във времето
after-course-bloodrage = Слава във времето
after-dashes = всеки играч има свой пунктир
after-sources = Откъде дойдоха
after-sources-note = точки по източник
after-swings = Най-големи обрати
after-change = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
  }
after-lettered = { $player } ({ $letter })
after-step = Избор { $number }
after-table = { $game }, { $count ->
    [one] { $count } играч
   *[other] { $count } играчи
  }
after-length-days = { $length ->
    [one] { $length } ден
   *[other] { $length } дни
  }, { $choices ->
    [one] { $choices } избор
   *[other] { $choices } избора
  }
after-length-ages = { $length ->
    [one] { $length } епоха
   *[other] { $length } епохи
  }, { $choices ->
    [one] { $choices } избор
   *[other] { $choices } избора
  }
after-chapter-setup = Подготовка
after-chapter-day = Ден { $count }
after-chapter-age = Епоха { $count }
after-look = Виж масата
after-save = Запази записа
after-again = Още веднъж, същите места
after-replay-here = Преглед оттук

replay-title = Преглед: { $game }
replay-scrub = Момент от играта
replay-step = избор { $number } от { $last }
replay-start = В началото
replay-back = Един избор назад
replay-play = Пусни
replay-pause = Пауза
replay-on = Един избор напред
replay-end = В края
replay-speed = Скорост
replay-times = { $speed }×
replay-play-on = Играй нататък оттук
replay-more = Други пътища през играта
replay-turn = Ход
replay-last-turn = Към предишния ход
replay-next-turn = Към следващия ход
replay-chapter-setup = Част
replay-chapter-day = Ден
replay-chapter-age = Епоха
replay-last-chapter = Към началото на деня или епохата
replay-next-chapter = Към следващия ден или епоха
replay-mark = Битка или друго голямо събитие
replay-last-mark = Предишно събитие
replay-next-mark = Следващо голямо събитие
replay-eyes = През чии очи
replay-eyes-seat = Както го видя { $player }
replay-eyes-spectator = Както го видяха зрителите
replay-eyes-all = Всичко, което беше скрито
replay-hands = Всичко, което беше скрито
replay-heap-hand = Ръка
replay-heap-ambush = Засада
replay-heap-coming = Идващи карти
replay-heap-nation = Нация, от която се тегли
replay-heap-pack = Карти за драфт
replay-heap-quests = Приети поръчения

## Правила

rules-title = { $chapter }: правила
rules-search = Търси в правилата
rules-contents = Съдържание
rules-home = Всички правила
rules-home-about = Какво позволяват игрите, с наши думи. Всяко правило има означение и всеки отказ на масата го посочва.
rules-opening = За тези правила
rules-found = { $count ->
    [0] Нищо не се намери.
    [one] Едно място
   *[other] { $count } места
  }
rules-kind-rule = правило
rules-kind-decision = решение
rules-kind-example = пример
rules-kind-term = понятие
rules-kind-text = текст
rules-neighbours = Предишна и следваща глава

rules-heading-battalia-0 = Източници и уговорки
rules-heading-battalia-1 = Речник
rules-heading-battalia-1-1 = Карти, фракции, терени
rules-heading-battalia-1-2 = Велики артефакти
rules-heading-battalia-1-3 = Зони
rules-heading-battalia-1-4 = Фази, действия, понятия
rules-heading-battalia-2 = Компоненти
rules-heading-battalia-3 = Подготовка
rules-heading-battalia-4 = Структура на хода
rules-heading-battalia-5 = Кохорти, смяна, засада
rules-heading-bt-coh = Кохорти
rules-heading-bt-mul = Смяна
rules-heading-bt-amb = Засада
rules-heading-battalia-6 = Придобиване на карти и строеж
rules-heading-bt-hir = Наемане на единици
rules-heading-bt-art = Създаване на артефакти
rules-heading-bt-bld = Строеж
rules-heading-bt-upg = Надграждане
rules-heading-bt-lim = Ограничени запаси
rules-heading-battalia-7 = Използване на артефакти
rules-heading-bt-use = Общо
rules-heading-bt-use-too = Сечиво
rules-heading-bt-use-wea = Оръжие
rules-heading-bt-use-amu = Амулет
rules-heading-bt-use-tit = Титла
rules-heading-bt-use-scr = Магически свитък
rules-heading-bt-use-ten = Палатка
rules-heading-bt-use-hor = Кон
rules-heading-bt-trf = Трансформации
rules-heading-battalia-8 = Велики артефакти
rules-heading-battalia-9 = Герои и движение
rules-heading-bt-her = Герои
rules-heading-bt-mov = Движение
rules-heading-battalia-10 = Битка
rules-heading-battalia-10-strength = Сила
rules-heading-battalia-10-course = Ход на битката
rules-heading-battalia-10-result-for-a-city = Изход при град
rules-heading-battalia-10-refill = Допълване
rules-heading-battalia-10-opening-with-a-transformed-weapon = Нападение с трансформирано оръжие
rules-heading-bt-ret = Отстъпление
rules-heading-bt-neu = Неутрални градове
rules-heading-bt-rui = Руини
rules-heading-battalia-11 = Край на хода, край на играта
rules-heading-bt-cln = Изчистване
rules-heading-bt-drw = Теглене
rules-heading-bt-end = Край
rules-heading-battalia-12 = Слънчев оракул
rules-heading-battalia-13 = Игра за напреднали
rules-heading-battalia-14 = Сценарии и модули
rules-heading-bt-vol = Вулкан, Кървящият рог на съдбата
rules-heading-bt-unb = Необвързаните
rules-heading-bt-alt = Алтернативни подредби
rules-heading-bt-var = Варианти
rules-heading-battalia-15 = Открита и скрита информация
rules-heading-battalia-16 = Разлики между изданията
rules-heading-battalia-17 = Решения
rules-heading-battalia-18 = Примери стъпка по стъпка
rules-heading-battalia-19 = Моменти на избор
rules-heading-stormgates-contents = Съдържание
rules-heading-stormgates-1 = Речник
rules-heading-stormgates-2 = Модули, съчетания, готови набори
rules-heading-stormgates-3 = Компоненти
rules-heading-stormgates-4 = Игрални полета
rules-heading-stormgates-5 = Правила
rules-heading-sg-fac = Фракции и терени
rules-heading-sg-roy = Крале и кралици, резиденции, столици
rules-heading-sg-ctl = Седмична контрола
rules-heading-sg-gat = Вихропорти и скокове
rules-heading-sg-ste = Стихийни ефекти
rules-heading-sg-trd = Търговски пунктове
rules-heading-sg-dst = Звезден прах
rules-heading-sg-chs = Ковчежета
rules-heading-sg-grt = Велики артефакти
rules-heading-sg-fat = Карти на съдбата
rules-heading-sg-tea = Отборна игра
rules-heading-sg-hro = Героичен режим
rules-heading-sg-set = Подготовка
rules-heading-sg-drf = Драфт на началните карти
rules-heading-sg-end = Край и победа
rules-heading-sg-met = Метаморфа
rules-heading-sg-bil = Билкарр и отварите
rules-heading-sg-zea = Фанатици
rules-heading-sg-val = Долините на кралете и кралиците
rules-heading-sg-chg = Промени в базовите правила
rules-heading-sg-inf = Открита и скрита информация
rules-heading-stormgates-6 = Ред на деня и на седмицата
rules-heading-stormgates-7 = Отборните ходове в програмата
rules-heading-stormgates-8 = Моменти за отговор
rules-heading-stormgates-9 = Решения
rules-heading-stormgates-10 = Таблица на взаимодействията
rules-heading-stormgates-11 = Примери стъпка по стъпка
rules-heading-stormgates-12 = Моменти на избор
rules-heading-stormgates-13 = Проверки
rules-heading-blood-rage-0 = Как се чете това
rules-heading-blood-rage-1 = Данни
rules-heading-blood-rage-1-1 = Игрално поле
rules-heading-blood-rage-1-2 = Чипове и маркери
rules-heading-blood-rage-1-3 = Кланове и показатели
rules-heading-blood-rage-1-4 = Числа по играчи и епоха
rules-heading-blood-rage-2 = Правила
rules-heading-br-set = Подготовка
rules-heading-br-gft = Фаза Дарове от боговете (драфт)
rules-heading-br-act = Фаза Действия
rules-heading-br-inv = Нахлуване
rules-heading-br-mar = Настъпление
rules-heading-br-upg = Подобрение
rules-heading-br-mon = Митични създания
rules-heading-br-qst = Действие „Поръчение“
rules-heading-br-pil = Плячкосване
rules-heading-br-bat = Битка
rules-heading-br-dis = Фаза Изчистване
rules-heading-br-qph = Фаза Поръчения
rules-heading-br-rag = Фаза Рагнарок
rules-heading-br-val = Фаза Валхала
rules-heading-br-age = Край на епохата
rules-heading-br-end = Край на играта
rules-heading-br-inf = Открита и скрита информация
rules-heading-blood-rage-3 = Ход в псевдокод
rules-heading-blood-rage-4 = Решения
rules-heading-blood-rage-5 = Примери стъпка по стъпка
rules-heading-blood-rage-5-1 = Изведени случаи
rules-heading-blood-rage-6 = Моменти на избор
rules-heading-blood-rage-7 = Проверка на файла с картите
rules-heading-blood-rage-8 = Речник
rules-heading-blood-rage-9 = Карти
rules-heading-blood-rage-9-age-1 = Първа епоха
rules-heading-blood-rage-9-age-2 = Втора епоха
rules-heading-blood-rage-9-age-3 = Трета епоха
rules-heading-blood-rage-10 = Понятия на всички езици
rules-heading-kernel = Правила на залата
rules-heading-kernel-choosing = Избиране
rules-heading-kernel-taking-back = Връщане назад
