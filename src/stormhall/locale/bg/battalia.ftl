### Баталия: Сътворяване. Думи, настройки, стъпки, събития, откази и помощ за играта.

battalia-title = Баталия: Сътворяване
battalia-about = Строй градове и пътища, събери армия от собственото си тесте и се бий за картата.
battalia-compound = { $first } { $second }
battalia-board-no-faction = още без фракция

## Настройки

battalia-option-edition = Издание
battalia-option-edition-about = По кое издание се играе. Частите и някои правила се различават.
battalia-value-edition-retail2015 = Издание 2015
battalia-value-edition-special = Специално издание
battalia-option-scenario = Сценарий
battalia-option-scenario-about = Базовата игра, една от двете алтернативни подредби или вулканът в средата на картата.
battalia-value-scenario-base = Базова игра
battalia-value-scenario-alt1 = По-силни пазители
battalia-value-scenario-alt2 = Общ град
battalia-value-scenario-volcano = Вулкан
battalia-option-advanced = Игра за напреднали
battalia-option-advanced-about = Стъпките върху собствен терен са безплатни, а битката на собствен терен дава 1 сила повече.
battalia-option-unbound = Необвързаните
battalia-option-unbound-about = Осем наемници, които са от всички фракции, се размесват в тестетата с единици.
battalia-option-oracle = Слънчев оракул
battalia-option-oracle-about = Всеки ден Оракулът огрява един вид артефакт, който тогава действа два пъти.
battalia-option-neutral_defence = Защита на неутралните градове
battalia-option-neutral_defence-about = Силата, с която се защитават неутралните градове. Без избор решава сценарият.
battalia-option-ruins_defence = Защита на руините
battalia-option-ruins_defence-about = Силата на пазителите на руините. Без избор решава сценарият.
battalia-option-neutrals_per_player = Неутрални градове на играч
battalia-option-neutrals_per_player-about = Колко неутрални града лежат на полето за всеки играч.
battalia-option-start_cities_per_player = Стартови градове на играч
battalia-option-start_cities_per_player-about = С колко града от ниво 1 започва всеки играч.
battalia-option-start_heroes = Герои в началото
battalia-option-start_heroes-about = Колко герои на всеки играч са на полето в началото. Без избор решава сценарият.
battalia-option-weeks_limit = Лимит на седмиците
battalia-option-weeks_limit-about = Играта свършва и след толкова седмици от по седем дни. За първа игра са подходящи три.
battalia-option-vp_limit = Лимит на точките
battalia-option-vp_limit-about = Играта свършва веднага и когато играч има толкова точки за победа.
battalia-option-level4_cities_to_end = Градове от ниво 4 за край
battalia-option-level4_cities_to_end-about = Играта свършва веднага, когато играч има толкова града от ниво 4.
battalia-option-end_on_full_board = Край при пълно поле
battalia-option-end_on_full_board-about = Играта свършва, когато вече няма квадрат за строеж. Без избор решава сценарият.
battalia-option-removed_faction = Фракция извън играта
battalia-option-removed_faction-about = Как двама играчи определят фракцията, която остава извън играта.
battalia-value-removed_faction-chosen = Посочва първият играч
battalia-value-removed_faction-random = По жребий
battalia-option-day_limit = Последен ден
battalia-option-day_limit-about = Играта свършва след този ден, ако нищо не я е завършило преди това.

## Готови настройки

battalia-preset-first-game = Първа игра
battalia-preset-first-game-about = Базовата игра за три седмици: кратка партия за запознаване.
battalia-preset-special-edition = Специално издание
battalia-preset-special-edition-about = Десет велики артефакта и Необвързаните, както в специалното издание.
battalia-preset-retail-2015 = Издание 2015
battalia-preset-retail-2015-about = Правилата и частите на първото издание за магазините.
battalia-preset-expert = Експерт
battalia-preset-expert-about = Вулканът, Необвързаните и собственият терен: всичко от специалното издание.

## Думи: фракции, карти, места

battalia-word-baerfolk = Мечият народ
battalia-word-islanders = Островитяните
battalia-word-emberians = Живите въглени
battalia-word-cloudborn = Облачнородените
battalia-word-unbound = на Необвързаните
battalia-word-green = на Мечия народ
battalia-word-blue = на Островитяните
battalia-word-red = на Живите въглени
battalia-word-gold = на Облачнородените
battalia-word-forest = Зелени гори
battalia-word-lake = Изумрудени езера
battalia-word-canyon = Червени каньони
battalia-word-mountain = Скалисти планини
battalia-word-supply = провизии
battalia-word-friman = фримен
battalia-word-chief = вожд
battalia-word-priest = жрец
battalia-word-lord = лорд
battalia-word-tool = сечиво
battalia-word-weapon = оръжие
battalia-word-amulet = амулет
battalia-word-title = титла
battalia-word-scroll = магически свитък
battalia-word-tent = { $number ->
    [0] палатка
   *[other] палатка { $number }
}
battalia-word-horse = кон
battalia-word-hammer = Чукът на Страто
battalia-word-horn = Рогът на Балдур
battalia-word-sword = Мечът на Елемаг
battalia-word-shield = Щитът на Бритос
battalia-word-wings = Крилата на Авиена
battalia-word-crown = Короната на Титус
battalia-word-hand = Ръката на Луут
battalia-word-pavilion = Шатрата на Ейла
battalia-word-staff = Жезълът на Терра
battalia-word-book = Книгата на Креа
battalia-word-city-end = град с 1 изход
battalia-word-city-straight = град с 2 срещуположни изхода
battalia-word-city-corner = град с 2 перпендикулярни изхода
battalia-word-city-tee = град с 3 изхода
battalia-word-city-cross = град с 4 изхода
battalia-word-road-straight = прав път
battalia-word-road-curve = завой
battalia-word-road-tee = Т-кръстовище
battalia-word-road-cross = Х-кръстовище
battalia-word-ruins = руини
battalia-word-sanctuary = светилище
battalia-word-crossing = кръстовище на вулкана
battalia-word-peak = връх
battalia-word-hero = { $number ->
    [0] герой
   *[other] герой { $number }
}
battalia-word-player = играч { $number }
battalia-word-open = открита карта { $number }
battalia-word-borrowed = взетата назаем карта
battalia-word-again = още веднъж
battalia-word-steps = оставащи стъпки
battalia-word-none = никой
battalia-word-one = един
battalia-word-both = и двамата
battalia-word-n = север
battalia-word-e = изток
battalia-word-s = юг
battalia-word-w = запад

## Глаголи

battalia-verb-abandon = Няма избор
battalia-verb-against = Размени с
battalia-verb-ambush = В засада
battalia-verb-amulet-on = Амулет върху
battalia-verb-annex = Анексирай
battalia-verb-as = Използвай като
battalia-verb-at = Постави на
battalia-verb-attack-city = Нападни град
battalia-verb-attack-hero = Нападни герой
battalia-verb-attack-peak = Нападни върха
battalia-verb-attack-ruins = Нападни руините
battalia-verb-attack-sanctuary = Нападни монаси
battalia-verb-build = Построй
battalia-verb-choose = Избери
battalia-verb-cohort = Кохорта
battalia-verb-create = Създай
battalia-verb-discard = Изчисти
battalia-verb-done = Готово
battalia-verb-end-turn = Край на хода
battalia-verb-enough = Нищо повече
battalia-verb-exchange = Размени
battalia-verb-feed = Подсили
battalia-verb-fight = Бий се
battalia-verb-found = Основи
battalia-verb-give-up = Откажи се
battalia-verb-hand = Ръката на Луут
battalia-verb-hire = Наеми
battalia-verb-hire-hero = Наеми герой
battalia-verb-horn = Надуй Рога
battalia-verb-join = Включи ги
battalia-verb-keep = Задръж ръката
battalia-verb-leave-ambush = Остави засадата
battalia-verb-move = Придвижи
battalia-verb-mulligan = Смяна
battalia-verb-muster = Постави герой
battalia-verb-name = Назови
battalia-verb-pitch = Разпъни
battalia-verb-play = Изиграй
battalia-verb-raise-ambush = Вдигни засадата
battalia-verb-remove = Извади
battalia-verb-replace = Смени
battalia-verb-retreat = Отстъпи към
battalia-verb-scroll-on = Свитък върху
battalia-verb-scroll-on-itself = Смени свитъка
battalia-verb-send = Изпрати герои
battalia-verb-settle = Заеми
battalia-verb-show = Покажи на
battalia-verb-staff = Вдигни Жезъла
battalia-verb-station = Стационирай
battalia-verb-strike = Развали
battalia-verb-surrender = Предай се
battalia-verb-suspend = Изхвърли
battalia-verb-take = Вземи
battalia-verb-title-on = Титла върху
battalia-verb-title-twice-on = Два ранга за
battalia-verb-to = Прелети до
battalia-verb-upgrade = Надгради
battalia-verb-wings = Крила за
battalia-verb-with = Плати

## Действия с думи

battalia-action-as = { $card-id ->
    [none] Нов терен: { $terrain }
   *[other] Използвай като { $kind }: { $card }
}
battalia-action-at = Постави на { $cell }, изходи: { $exits }
battalia-action-create = { $faction-id ->
    [none] Създай { $kind }
   *[other] Създай { $kind }: { $faction }
}
battalia-action-attack-hero = Нападни герой на { $player } на { $cell }
battalia-action-move = Придвижи { $hero } до { $cell }
battalia-action-feed = Добави { $card } към Необвързан
battalia-action-send = Изпрати герои: { $number }
battalia-action-join = Герои, които се включват: { $number }

## Стъпки

battalia-step-remove-faction = Коя фракция остава извън тази игра?
battalia-step-choose-faction = Избери своята фракция.
battalia-step-choose-city = Избери своя стартов град.
battalia-step-found-city = С какъв още град започваш?
battalia-step-found-place = Къде стои следващият ти град?
battalia-step-start-hero = На кой от твоите градове започва героят ти?
battalia-step-turn = Започва ход.
battalia-step-cohort = Какво правиш с тази ръка?
battalia-step-show-cohort = Кой вижда картите на кохортата ти?
battalia-step-actions = Какво ще направиш?
battalia-step-place = Къде строиш и с какво завъртане?
battalia-step-pay = С кои карти плащаш?
battalia-step-name-faction = Коя фракция назовава свитъкът?
battalia-step-ambush = Коя карта отива в засада?
battalia-step-station = Коя карта стационираш в палатката?
battalia-step-make-room = Засадата е пълна: коя карта излиза от нея?
battalia-step-horn = Коя карта от нацията вика Рогът?
battalia-step-hand = Коя карта вземаш назаем?
battalia-step-staff = Какво променя Жезълът?
battalia-step-staff-replace = Какъв терен идва тук?
battalia-step-staff-exchange = С коя карта се разменя теренът?
battalia-step-wings = Накъде лети героят ти?
battalia-step-send-heroes = Колко твои герои нападат?
battalia-step-opening = Започни нападението: надмини защитата с картите си. По правило първата е оръжие.
battalia-step-answer = Нападат те: как отговаряш?
battalia-step-join-heroes = Още колко твои герои се включват в защитата?
battalia-step-raise-ambush = Ще вдигнеш ли картите от засада за тази битка?
battalia-step-volley = Твой ред в битката: добавяй карти, докато я обърнеш, или се откажи.
battalia-step-choose-relic = Кой велик артефакт вземаш?
battalia-step-choose-sanctuary = Ще вземеш ли велик артефакт от светилището?

## Оценка на положението

battalia-term-victory = шанс за победа
battalia-term-points = точки за победа
battalia-term-lead = преднина пред другите
battalia-term-closing = преднина близо до края
battalia-term-great_cities = градове от ниво 4
battalia-term-income = бъдещи точки
battalia-term-growth = растеж на тестето
battalia-term-units = силни единици
battalia-term-roads = карти за пътища
battalia-term-cohorts = шансове за кохорти
battalia-term-artefacts = артефакти
battalia-term-great_artefacts = велики артефакти
battalia-term-might = сила в битка
battalia-term-heroes = герои на полето
battalia-term-reach = цели наблизо
battalia-term-approach = пътища към целите
battalia-term-sites = места за строеж
battalia-term-threat = опасност от другите
battalia-term-rival = изгледи на най-силния съперник
battalia-term-ambush = карти в засада
battalia-term-tents = карти в палатки
battalia-term-hand = карти в ръка

## Събития

battalia-event-faction-removed = { $seat } изважда фракция от играта: { $faction }.
battalia-event-faction-chosen = { $seat } избира фракция: { $faction }.
battalia-event-settled = { $seat } заема стартов град на { $cell }.
battalia-event-founded = { $seat } основава на { $cell }: { $tile }, { $terrain }, изходи: { $exits }.
battalia-event-mustered = Герой на { $seat } застава на { $cell }.
battalia-event-day = { $lit-id ->
    [none] Започва ден { $day }.
   *[other] Започва ден { $day }. Огрян артефакт: { $lit }; съвпадащи символи: { $matching }.
}
battalia-event-turn = Ден { $day }: започва ходът на { $seat }.
battalia-event-cohort = { $seat } обявява кохорта: { $groups }.
battalia-event-cohort-shown = { $known ->
    [yes] { $seat } показва кохортата на { $to }: { $cards }.
   *[no] { $seat } показва кохортата на { $to }.
}
battalia-event-mulligan = { $discarded ->
    [one] { $seat } сменя ръката си: { $discarded } карта отива в заслона.
   *[other] { $seat } сменя ръката си: { $discarded } карти отиват в заслона.
}
battalia-event-ambush-picked-up = { $count ->
    [one] { $seat } вдига { $count } карта от засада.
   *[other] { $seat } вдига { $count } карти от засада.
}
battalia-event-ambushed = { $known ->
    [yes] { $seat } поставя карта в засада: { $card }.
   *[no] { $seat } поставя карта в засада.
}
battalia-event-ambush-discarded = { $seat } изчиства от пълната засада: { $cards }.
battalia-event-suspended = { $seat } изхвърля карта в мъртвилото: { $card }.
battalia-event-drawn = { $known ->
    [yes] { $seat } тегли: { $cards }.
   *[no] { $count ->
        [one] { $seat } тегли { $count } карта.
       *[other] { $seat } тегли { $count } карти.
    }
}
battalia-event-nation-reshuffled = Заслонът на { $seat } се размесва и става нова нация.
battalia-event-cleaned-up = { $count ->
    [one] { $seat } изчиства: { $count } карта отива в заслона.
   *[other] { $seat } изчиства: { $count } карти отиват в заслона.
}
battalia-event-line = { $seat } използва: { $cards }.
battalia-event-hired = { $supply ->
    [0] { $seat } наема единица: { $card }.
   *[other] { $seat } наема единица: { $card }, и карта с провизии.
}
battalia-event-created = { $seat } създава артефакт: { $card }.
battalia-event-built = { $level ->
    [0] { $seat } строи на { $cell }: { $tile }, { $terrain }, изходи: { $exits }.
   *[other] { $seat } строи на { $cell }: { $tile }, ниво { $level }, { $terrain }, изходи: { $exits }.
}
battalia-event-upgraded = { $seat } надгражда града на { $cell } до ниво { $level }.
battalia-event-impassable = Вече непроходими: { $cells }.
battalia-event-amulet-rolled = { $roll ->
    [1] { $seat } хвърля 1 за { $card }: нищо не се променя.
    [2] { $seat } хвърля 2 за { $card }: брои се за две.
    [3] { $seat } хвърля 3 за { $card }: брои се за три.
    [4] { $seat } хвърля 4 за { $card }: отива в засада.
    [5] { $seat } хвърля 5 за { $card }: отива в заслона.
   *[other] { $seat } хвърля { $roll } за { $card }: става жокер.
}
battalia-event-transformed = { $seat } трансформира карта: { $card } става { $becomes }.
battalia-event-named = { $seat } използва карта като { $kind }: { $card }.
battalia-event-pitched = { $seat } разпъва палатка с: { $cards }.
battalia-event-struck = { $seat } разваля палатка и прибира: { $cards }.
battalia-event-great-artefact = { $seat } използва велик артефакт: { $card }.
battalia-event-recalled = { $seat } вика карта от нацията: { $card }.
battalia-event-nation-searched = { $known ->
    [yes] { $seat } преглежда нацията на { $from }: { $cards }.
   *[no] { $seat } преглежда нацията на { $from }.
}
battalia-event-borrowed = { $known ->
    [yes] { $seat } взема назаем карта на { $from }: { $card }.
   *[no] { $seat } взема назаем карта на { $from }.
}
battalia-event-terrain-replaced = { $seat } променя терена на { $cell }: от { $from } на { $to }.
battalia-event-terrain-exchanged = { $seat } разменя терена на { $cells }.
battalia-event-hero-hired = { $seat } наема герой { $hero } на { $cell }.
battalia-event-moved = { $seat } придвижва герой { $hero } от { $from } до { $to }.
battalia-event-flown = Герой { $hero } на { $seat } прелита от { $from } до { $to }.
battalia-event-attacked = { $target-id ->
    [hero] { $seat } напада герой на { $defender } на { $cell }.
    [neutral] { $seat } напада защитниците на { $cell }.
   *[other] { $seat } напада { $cell }, владение на { $defender }.
}
battalia-event-battle-card = { $seat } изиграва карта: { $card }, { $attack } срещу { $defence }.
battalia-event-unbound-fed = { $seat } добавя карта с провизии към Необвързан: общо { $total }.
battalia-event-attack-failed = Нападението на { $seat } не успява.
battalia-event-guard-beaten = { $seat } побеждава защитниците на { $cell }.
battalia-event-answered = { $answer-id ->
    [fight] { $seat } приема битката.
   *[other] { $seat } се предава.
}
battalia-event-heroes-joined = { $heroes ->
    [one] Още { $heroes } герой на { $seat } се включва в защитата.
   *[other] Още { $heroes } герои на { $seat } се включват в защитата.
}
battalia-event-retreated = Герой на { $seat } отстъпва от { $from } до { $to }.
battalia-event-battle-over = { $winner } печели битката: нападение { $attack }, защита { $defence }.
battalia-event-hero-lost = { $seat } губи герой { $hero } на { $cell }.
battalia-event-defender-cleared = Карти на { $seat } отиват в заслона след битката: { $cards }.
battalia-event-city-taken = { $level ->
    [0] Градът на { $cell } пада пред { $seat }, но няма свободен чип за него.
   *[other] { $seat } превзема града на { $cell } с ниво { $level }.
}
battalia-event-vassal = { $supply ->
    [0] Към { $seat } се присъединява васал: { $card }.
   *[other] Към { $seat } се присъединява васал: { $card }, и карта с провизии.
}
battalia-event-annexed = { $seat } анексира града на { $cell }.
battalia-event-great-artefact-won = { $seat } печели велик артефакт: { $card }.
battalia-event-great-artefact-left = { $seat } оставя великите артефакти в светилището.
battalia-event-sealed = { $known ->
    [yes] { $seat } поставя печат на светилището на { $cell } и намира: { $cards }.
   *[no] { $seat } поставя печат на светилището на { $cell }.
}
battalia-event-peak-taken = { $seat } вече е Покорител на вулкана.
battalia-event-game-over = Играта свърши. { $reason }

## Как свърши играта

battalia-full-board = Няма повече квадрат за строеж.
battalia-level-four-cities = Играч има достатъчно градове от ниво 4.
battalia-points = Играч достигна лимита на точките.
battalia-weeks = Последната седмица изтече.
battalia-last-day = Последният ден изтече.

## Откъде идват точките

battalia-source-start = стартови градове
battalia-source-built = построени градове
battalia-source-upgraded = надградени градове
battalia-source-lowered = загубени нива
battalia-source-annexed = анексирани градове
battalia-source-neutral = неутрални градове
battalia-source-conquered = завладени градове
battalia-source-lost = загубени градове
battalia-source-peak = връх на вулкана
battalia-source-seals = печати

## Откази: подготовка и настройки

refusal-BT-CMP-6 = Няма такова издание.
refusal-BT-CMP-11 = В това издание чиповете за ниво стигат за по-малко стартови градове.
refusal-BT-SET-1 = Няма такъв сценарий.
refusal-BT-SET-10 = Тази фракция вече е избрана: { $faction }.
refusal-BT-SET-11 = { $cell } не е свободен стартов град.
refusal-BT-2P-1 = { $faction-id ->
    [none] Само при двама играчи една фракция се изважда по избор.
   *[other] Тази фракция е извън играта: { $faction }.
}
refusal-BT-2P-5 = Тази фракция не участва и не може да се назове: { $faction }.
refusal-BT-3P-1 = При този брой играчи този квадрат е извън играта.
refusal-BT-ADV-1 = Играта за напреднали може само да е включена или изключена.
refusal-BT-UNB-1 = Необвързаните са само в специалното издание.
refusal-BT-ORA-8 = Слънчевият оракул може само да е включен или изключен.
refusal-BT-ALT-1 = Този сценарий има своя защита: неутрални градове 6, руини 10.
refusal-BT-ALT-2 = Неутралните градове на този сценарий имат защита 6.
refusal-BT-ALT-4 = Тук руините са общ град и никой не ги напада.
refusal-BT-ALT-5 = В този сценарий всеки започва с герой на руините.
refusal-BT-ALT-6 = Вече имаш анексиран неутрален град; сценарият позволява само един.
refusal-BT-ALT-7 = Този сценарий няма стартови градове и има свои неутрални.
refusal-BT-VAR-1 = Защитата е от 4 до 20 за неутралните градове и от 8 до 20 за руините.
refusal-BT-VAR-2 = За два неутрални града на играч тук не стигат чипове или място.
refusal-BT-VAR-3 = Град от този вид сега не пасва никъде: { $tile }.
refusal-BT-VAR-4 = { $cell } не е твой стартов град.
refusal-BT-VAR-5 = Лимитът е от 1 до 142 седмици и поне един ден.
refusal-BT-VAR-6 = Лимитът на точките би бил достигнат още при подготовката.
refusal-BT-VAR-7 = Без край при пълно поле трябва лимит на седмиците или на точките.
refusal-BT-VOL-1 = Вулканът е от специалното издание и замества руините.
refusal-BT-VOL-11 = Сценарият с вулкана свършва при 40 точки (при двама играчи 30), а не при пълно поле.

## Откази: ход, редици и плащане

refusal-BT-TRN-2 = Още не е време за тази стъпка от хода.
refusal-BT-TRN-4 = Нямаш тази карта в ръка: { $card }.
refusal-BT-TRN-6 = Картата не е в ръката ти или няма повече употреба в този ход: { $card }.
refusal-BT-TRN-8 = Цената се плаща точно: нито повече, нито по-малко карти.
refusal-BT-TRN-9 = Тази карта е нова и може да се използва едва от следващата ти ръка: { $card }.
refusal-BT-COH-1 = За кохорта трябват поне три карти от една фракция в ръката.
refusal-BT-COH-6 = Кохортата се показва на един от опонентите ти.
refusal-BT-COH-7 = Кохорта се обявява само в началото на хода.
refusal-BT-MUL-2 = Ръката се сменя само в началото на хода и никога заедно с кохорта.
refusal-BT-AMB-2 = { $card-id ->
    [none] За засада трябват две карти от ръката: едната се изхвърля, другата ляга в засада.
   *[other] Тази карта не е в ръката ти: { $card }.
}
refusal-BT-AMB-3 = В засадата вече има три карти.
refusal-BT-AMB-4 = Само карта от твоята засада може да освободи място.
refusal-BT-AMB-5 = Тестето ти има { $cards } карти; след изхвърляне трябва да останат поне 10.
refusal-BT-AMB-6 = Тази карта лежи в засадата ти до следващия ти ход: { $card }.

## Откази: нови карти

refusal-BT-HIR-1 = { $price-id ->
    [none] Това не е единица, която се наема: { $kind }.
   *[other] Нямаш с какво да платиш: { $price }.
}
refusal-BT-ART-1 = { $price-id ->
    [none] Това не е артефакт, който се създава: { $kind }.
   *[other] Нямаш с какво да платиш: { $price }.
}
refusal-BT-ART-2 = Символите на артефакта днес не съвпадат, затова фракция не се избира: { $kind }.
refusal-BT-ORA-5 = Символите на артефакта днес не съвпадат, затова фракция не се избира: { $kind }.
refusal-BT-LIM-1 = { $deck-id ->
    [none] Това тесте в общия запас е празно.
   *[other] Тестето в общия запас е празно: { $deck }.
}
refusal-BT-LIM-2 = { $level-id ->
    [none] Нямаш свободен чип за град, който можеш да платиш.
   *[other] Нямаш свободен чип от ниво { $level }.
}
refusal-BT-LIM-3 = В общия запас няма повече провизии.
refusal-BT-LIM-4 = Тестето ти не може да падне под 10 карти.
refusal-BT-LIM-5 = В общия запас няма такава карта с този терен: { $terrain }.

## Откази: строеж

refusal-BT-BLD-1 = { $exits-id ->
    [none] Това не може да се строи: { $tile }.
   *[other] Карта от този вид не може да има такива изходи: { $exits }.
}
refusal-BT-BLD-2 = { $problem-id ->
    [taken] На { $cell } вече има построена карта.
    [impassable] { $cell } е непроходим.
   *[other] { $cell-id ->
        [none] Няма квадрат, на който това може да се построи.
       *[other] На { $cell } не може да се строи.
    }
}
refusal-BT-BLD-3 = { $cell-id ->
    [none] Нито един свободен квадрат не се допира до построена карта.
   *[other] { $cell } не се допира до построена карта.
}
refusal-BT-BLD-4 = { $cell-id ->
    [none] Изходите не пасват никъде: изход трябва да среща изход.
   *[other] На { $cell } изход би срещнал страна без изход.
}
refusal-BT-BLD-6 = Два града не могат да са един до друг.
refusal-BT-BLD-7 = До руините не може да има град.
refusal-BT-BLD-8 = { $cell-id ->
    [none] Нито един свободен квадрат не е свързан с път с твой град.
   *[other] Път не би свързал { $cell } с твой град.
}
refusal-BT-BLD-12 = Град струва три единици от един ранг: 3 фримена, вожда, жреца или лорда.
refusal-BT-BLD-13 = Нямаш с какво да платиш пътя: { $price }.
refusal-BT-BLD-14 = { $cell-id ->
    [none] На останалите квадрати нищо не пасва: те са непроходими завинаги.
   *[other] На { $cell } вече нищо не пасва: квадратът е непроходим завинаги.
}
refusal-BT-UPG-1 = { $price-id ->
    [none] { $level-id ->
        [none] На { $cell } няма твой град.
       *[other] Градът на { $cell } има ниво { $level }; по-високо няма.
    }
   *[other] Нямаш с какво да платиш следващото ниво: { $price }.
}
refusal-BT-UPG-3 = { $level-id ->
    [none] За следващото ниво трябва твой свободен чип, а такъв няма.
   *[other] За ниво { $level } трябва твой свободен чип, а такъв няма.
}
refusal-BT-VOL-3 = До светилище не може да има град.

## Откази: артефакти

refusal-BT-USE-1 = Трябва ти карта, която да използваш като: { $kind }.
refusal-BT-ORA-AMU = Използвай докрай картата от първото хвърляне, преди огреният амулет да хвърли отново.
refusal-BT-USE-AMU-1 = Амулет не действа върху тази карта: { $card }.
refusal-BT-USE-AMU-7 = Само жокер или Чукът може да се използва като нещо друго: { $card }.
refusal-BT-USE-AMU-9 = Тази карта вече е използвана като нещо друго и остава такава до края на хода.
refusal-BT-USE-TIT-1 = Титлата повишава само фримени, вождове и жреци, и не над лорд: { $card }.
refusal-BT-USE-TIT-4 = Тестето на по-горния ранг е празно: { $card }.
refusal-BT-USE-SCR-1 = Свитъкът променя само единици и артефакти: { $card }.
refusal-BT-USE-SCR-2 = { $deck-id ->
    [none] Свитъкът трябва да назове друга фракция, не тази на картата.
   *[other] Тестето е празно и свитъкът не намира друга карта: { $deck }.
}
refusal-BT-USE-SCR-4 = Само магически свитък от ръката ти може да промени себе си.
refusal-BT-USE-TEN-1 = { $supplies-id ->
    [none] Това сега не може да се разпъне или стационира: { $card }.
   *[other] За палатка трябват 1 карта с провизии и карта за стациониране; карти с провизии имаш { $supplies }.
}
refusal-BT-USE-TEN-3 = { $tent-id ->
    [none] В началото на хода палатки не се развалят.
   *[other] { $card-id ->
        [none] Нямаш палатка { $tent }.
       *[other] Първо развали палатка { $tent }; дотогава не се използва: { $card }.
    }
}
refusal-BT-USE-TEN-5 = По време на битка не се разпъва палатка.
refusal-BT-USE-WEA-1 = { $card-id ->
    [none] Първата карта на нападението е оръжие.
   *[other] Първата карта на нападението е оръжие: { $card }.
}
refusal-BT-TRF-2 = { $card-id ->
    [none] Карта се трансформира само веднъж на ход.
   *[other] Карта се трансформира само веднъж на ход: { $card }.
}
refusal-BT-TRF-3 = Една титла не повишава с два ранга; за това е огряна титла или Короната.
refusal-BT-TRF-4 = Трансформира се само карта от ръката ти: { $card }.
refusal-BT-TRF-7 = Копията на титла се използват върху различни карти.

## Откази: велики артефакти

refusal-BT-GRT-2 = Великите артефакти не се променят от артефакти и не се стационират.
refusal-BT-GRT-4 = { $card-id ->
    [none] Сега не можеш да използваш този велик артефакт.
   *[other] Сега не можеш да използваш този велик артефакт: { $card }.
}
refusal-BT-GRT-HAM-1 = Чукът замества само един от седемте артефакта, не и това: { $kind }.
refusal-BT-GRT-HAM-2 = Чукът не действа в битка.
refusal-BT-GRT-HOR-2 = { $card-id ->
    [none] Нацията ти е празна и Рогът няма кого да повика.
   *[other] Тази карта не е в нацията ти: { $card }.
}
refusal-BT-GRT-WIN-1 = Крилата носят твой герой от полето само до построен квадрат.
refusal-BT-GRT-HAN-1 = { $card-id ->
    [none] { $player } няма нация за преглеждане.
   *[other] Тази карта не е в нацията, която преглеждаш: { $card }.
}
refusal-BT-GRT-HAN-3 = Една карта вече е взета назаем от { $player }; повече не може.
refusal-BT-GRT-HAN-4 = Взетата назаем карта не отива в засада, мъртвило или палатка и не се разпъва.
refusal-BT-GRT-STA-1 = { $points-id ->
    [none] { $terrain-id ->
        [none] { $cell-id ->
            [none] На полето няма какво Жезълът да промени.
           *[other] Жезълът не намира карта от същия вид с друг терен за { $cell }.
        }
       *[other] Картата вече е на този терен: { $terrain }.
    }
   *[other] Жезълът има още { $points } от 3 точки; смяната струва 1, размяната 2.
}
refusal-BT-GRT-STA-2 = Жезълът променя само градове и пътища.

## Откази: герои

refusal-BT-HER-1 = { $price-id ->
    [none] { $hero-id ->
        [none] Герои се наемат само на собствени градове.
       *[other] Герой { $hero } сега не може да направи това.
    }
   *[other] Нямаш с какво да платиш герой: { $price }.
}
refusal-BT-HER-2 = И двамата ти герои са на полето или нямаш град, където да наемеш.
refusal-BT-MOV-1 = Няма път между { $cell } и квадрата на героя.
refusal-BT-MOV-2 = Стъпка до { $cell } струва 1 карта с провизии, а нямаш такава.
refusal-BT-MOV-3 = Няма кон с оставаща стъпка за { $cell }.
refusal-BT-MOV-4 = Няма започната езда: стъпките на коня се губят, щом направиш нещо друго.
refusal-BT-MOV-5 = На { $cell } нищо не е построено и герой не влиза там.
refusal-BT-MOV-8 = И двамата ти герои тук могат едно и също: назови герой { $hero }.
refusal-BT-ADV-2 = Героят вече мина през { $cell }; безплатните стъпки не вървят в кръг.
refusal-BT-VOL-4 = Портата между върха и { $cell } се отваря само с нейния печат.

## Откази: битка

refusal-BT-BAT-1 = Тази карта няма сила и не ляга в бойна редица: { $card }.
refusal-BT-BAT-7 = Напада се само при действията в собствения ход.
refusal-BT-BAT-8 = { $cell-id ->
    [none] Изпращат се само твоите герои на мястото на битката.
   *[other] На { $cell } няма цел, която твой герой може да нападне.
}
refusal-BT-BAT-9 = { $card-id ->
    [none] Нападението започва с оръжие и трябва да надмине защитата поне с 1.
   *[other] Нападението започва с оръжие, а не с това: { $card }.
}
refusal-BT-BAT-12 = Още герои се включват само когато защитникът реши да се бие.
refusal-BT-BAT-13 = Засадата се вдига само в началото на защитата.
refusal-BT-BAT-14 = Не стига: нападателят трябва да има повече сила, защитникът поне толкова.
refusal-BT-BAT-10 = Още можеш да надминеш защитата: продължи откриването.
refusal-BT-BAT-15 = Вече имаш достатъчно сила: приключи, вместо да се отказваш.
refusal-BT-BAT-20 = { $card-id ->
    [none] { $kind-id ->
        [none] Това не може да се направи по време на битка.
       *[other] Това не се използва в битка: { $kind }.
    }
   *[other] Тази карта не се играе в тази битка: { $card }.
}
refusal-BT-BAT-24 = { $cell } се анексира само ако е град без чип, имаш герой там и ти остава свободен чип.
refusal-BT-BAT-27 = { $card-id ->
    [none] За нападение трябва оръжие в ръката или открито на масата.
   *[other] Първо се поставя само оръжие, със свитък или амулет под него: { $card }.
}
refusal-BT-BAT-28 = Това нападение не може да надмине защитата: картите ти стигат най-много до { $attack }, а защитата е { $defence }.
refusal-BT-UNB-4 = В битка карти с провизии се слагат само върху Необвързан в твоята редица.
refusal-BT-UNB-5 = Амулет, титла и свитък не действат върху Необвързаните.
refusal-BT-RET-1 = Отстъпва само нападнат герой, и то само в отговор на нападението.
refusal-BT-RET-2 = { $cell } е твърде близо или далеч за отстъпление; позволени стъпки: { $steps }.
refusal-BT-RET-3 = Няма път до { $cell }, без да се мине два пъти през една карта.
refusal-BT-RET-4 = На { $cell } нападателят има град или герой; там не се отстъпва.
refusal-BT-RET-5 = Нямаш път или с какво да платиш отстъпление до { $cell }.
refusal-BT-RUI-2 = Избира се само велик артефакт от изложените.
refusal-BT-RUI-4 = Руините нямат велик артефакт за теб: вече имаш позволения брой или няма останали.
refusal-BT-VOL-5 = Твоят печат вече е там или нямаш свободен чип от ниво 1 или 2 за него.
refusal-BT-VOL-6 = Този велик артефакт не е в това светилище: { $card }.

## Помощ: какво прави всяка карта и всяко място

battalia-help-supply = Плаща за единици, пътища, палатки, коне и герои и придвижва герой с една стъпка. С всяка наета единица идва по една карта. Нямат сила в битка.
battalia-help-friman = Единица от ранг 1 със сила 1, за 2 карти с провизии. Плаща за пътища, градове от ниво 1 и артефакти.
battalia-help-chief = Единица от ранг 2 със сила 2, за 3 карти с провизии. С 3 вожда строиш град от ниво 2, с 2 надграждаш до него.
battalia-help-priest = Единица от ранг 3 със сила 3, за 4 карти с провизии. С 3 жреца строиш град от ниво 3, с 2 надграждаш до него.
battalia-help-lord = Единица от ранг 4 със сила 4, за 5 карти с провизии. С 3 лорда строиш град от ниво 4, с 2 надграждаш до него.
battalia-help-unbound = Наемник от всички фракции наведнъж: брои се за всяка кохорта и не разваля морала. В битка всяка карта с провизии върху него дава 1 сила. Не носи провизии и не се трансформира.
battalia-help-tool = Замества 1 или 2 фримена в редица. Струва 3 фримена. В битка не участва.
battalia-help-weapon = Започва нападение и има сила 1 в битка. С 2 карти с провизии наема герой. Струва вожд и 2 фримена.
battalia-help-amulet = Слага се под карта от ръката и се хвърля зар. 1: нищо; 2 или 3: брои се за две или три; 4: в засада; 5: в заслона; 6: жокер.
battalia-help-title = Повишава единица от ръката с един ранг завинаги, в нейната фракция, ако има такава карта. Струва лорд и 2 фримена.
battalia-help-scroll = Сменя завинаги фракцията на единица или артефакт от ръката. Може да промени и себе си. Струва фримен, вожд и жрец.
battalia-help-tent = За 1 карта с провизии друга карта от ръката остава в палатката, докато искаш. Развалянето е безплатно, дори в битка; картата се връща в ръката.
battalia-help-horse = Придвижва герой до 3 стъпки, има сила 1 в битка или плаща отстъпление. Струва вожд и 2 карти с провизии.
battalia-help-hammer = Използва се веднъж като един от седемте артефакта по избор. В битка не действа и никога не е огрян.
battalia-help-horn = Вземи до две карти от нацията си в ръката и ги покажи на всички. Нацията се размесва.
battalia-help-sword = Оръжие със сила 5 в нападение и 1 в защита.
battalia-help-shield = Оръжие със сила 1 в нападение и 5 в защита.
battalia-help-wings = Носят твой герой до който и да е построен квадрат, колкото и далеч да е, и без път.
battalia-help-crown = Титла с две употреби: една единица с два ранга или две единици с по един.
battalia-help-hand = Прегледай нацията на опонент и вземи една карта назаем за този ход. После тя отива в заслона на собственика си.
battalia-help-pavilion = Палатка без провизии за една или две карти. Връщат се в ръката заедно.
battalia-help-staff = Три точки за промяна на картата: 1 сменя терена на град или път от запаса, 2 разменят терена на две еднакви карти.
battalia-help-book = Магически свитък с три употреби върху различни карти, всяка към фракция по избор.
battalia-help-city = Носи толкова точки за победа, колкото е нивото му, и се защитава с него. Струва три единици от ранга на нивото и не може да е до друг град.
battalia-help-road = Свързва картите за строеж и движение и не принадлежи никому. Прав или завой: фримен и карта с провизии; кръстовище: 2 фримена и карта с провизии.
battalia-help-neutral = Град, който още е ничий. С герой на него и повече сила от защитата му го вземаш с ниво 4, а към теб идват лорд и карта с провизии.
battalia-help-ruins = С герой тук и повече сила от пазителите печелиш велик артефакт от изложените. Руините никога нямат собственик.
battalia-help-sanctuary = Победи бойните монаси, защита 6, с герой тук: получаваш печат за 2 точки и можеш да вземеш един от скритите велики артефакти.
battalia-help-peak = Портите му се отварят с правилния печат. Пазителят има защита 20, с 2 по-малко за всеки твой печат. Покорителят има 8 точки и защита 8.
battalia-help-crossing = Част от вулкана с изходи на всички страни. Героите минават през нея на обичайната цена.
battalia-help-limbo = Изхвърлените карти. Те са извън играта и всички ги виждат.
battalia-help-cohort = Карти от една фракция и колко още теглиш за тях. Малка кохорта: 3 карти, +1. Средна кохорта: 4 карти, +2. Голяма кохорта: 5 карти, +3. Велика кохорта: 6 карти, +4.
battalia-help-do-hire = Плати карти с провизии, с една повече от ранга, и вземи горната единица от тестето ѝ; с нея идва и карта с провизии. Новите карти се играят в следващ ход.
battalia-help-do-create = Плати с единици, също и със сечива (палатки и коне струват и провизии), и вземи горния артефакт от тестето му. Ако символите му днес съвпадат, първо избираш фракцията.
battalia-help-do-build = Сложи път или град от запаса там, където път го свързва с твой град. Завърта се, както пасва на съседите.
battalia-help-do-upgrade = Две единици от следващия ранг вдигат твой град с едно ниво, най-много до 4. Нива не се прескачат.
battalia-help-do-use = Използвай артефакт от ръката: амулет, титла, свитък, палатка или велик артефакт. Сечива, оръжия и коне се използват при плащане, в битка и при движение.
battalia-help-do-hero = Оръжие и 2 карти с провизии довеждат един от двамата ти герои в твой град по избор. Той може веднага да върви и да се бие.
battalia-help-do-move = Всяка карта с провизии придвижва герой с една стъпка по път, конят до 3. Броят на стъпките в хода не е ограничен, а влизането не започва битка.
battalia-help-do-attack = С герой на квадрата и оръжие като първа карта: печелиш, ако силата ти е по-голяма от защитата. Участвалите герои на победения напускат полето.
battalia-help-do-ambush = Една карта от ръката излиза от играта завинаги, а друга застава в засада с лицето надолу. Връща се в следващия ти ход или когато те нападнат; най-много 3 карти.
