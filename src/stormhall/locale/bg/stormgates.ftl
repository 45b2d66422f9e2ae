### Баталия: Вихропорти. Какво добавя разширението; всичко друго казват съобщенията на базовата игра.

stormgates-title = Баталия: Вихропорти
stormgates-about = Баталия с портали през вихъра, крале и кралици, търговия, съдба, отбори и долини.

## Настройки

stormgates-option-six_factions = Шест фракции
stormgates-option-six_factions-about = Вълчият клан и Слънцеверните се присъединяват към четирите фракции. Нужни са за петима и шестима играчи.
stormgates-option-royals = Крале и кралици
stormgates-option-royals-about = Големите тестета печелят кралица и крал, които правят от градове резиденции и столица.
stormgates-option-gates = Вихропорти
stormgates-option-gates-about = Героите скачат от портал на портал и всеки скок носи стихиен ефект.
stormgates-option-trading = Търговия
stormgates-option-trading-about = Търговски пунктове по пътищата разменят артефакти, ковчежета, провизии и звезден прах.
stormgates-option-new_great_artefacts = Нови велики артефакти
stormgates-option-new_great_artefacts-about = Още седем велики артефакта към десетте от базовата игра.
stormgates-option-summoning = Призоваващ свитък
stormgates-option-summoning-about = Изгубеният свитък довежда неутрален герой, който не е в играта, на избран квадрат до следващата контрола, вместо да връща карта от мъртвилото. Изисква вихропорти.
stormgates-option-fate = Карти на съдбата
stormgates-option-fate-about = Вместо открит велик артефакт може да се изтегли карта на съдбата. Изисква търговия.
stormgates-option-heroic = Героичен режим
stormgates-option-heroic-about = По-силни неутрални градове и руини, морал за всеки герой в битка и ветерани.
stormgates-option-draft = Драфт
stormgates-option-draft-about = Първите единици се избират една по една, вместо да се раздават.
stormgates-option-teams = Отбори
stormgates-option-teams-about = Кой с кого играе. Без избор при четирима до шестима играчи отборите са обичайните.
stormgates-value-teams-none = Всеки за себе си
stormgates-value-teams-2v2 = 2 срещу 2
stormgates-value-teams-3v2 = 3 срещу 2
stormgates-value-teams-2v2v2 = 3 отбора по 2
stormgates-value-teams-3v3 = 3 срещу 3
stormgates-option-team_turns = Ходове на отбора
stormgates-option-team_turns-about = Как членовете на отбора си делят хода.
stormgates-value-team_turns-interleaved = Всички заедно, действие по действие
stormgates-value-team_turns-handover = Един действа и предава хода
stormgates-value-team_turns-sequential = Един след друг
stormgates-option-metamorpha = Метаморфа
stormgates-option-metamorpha-about = Неутрална помощничка, чието умение се мени с терена под нея. Изисква вихропорти.
stormgates-option-bilkarr = Билкарр
stormgates-option-bilkarr-about = Странстващ билкар прекосява полето и продава шест отвари. Изисква вихропорти.
stormgates-option-zealots = Фанатици
stormgates-option-zealots-about = Осем Фанатици от Ордена на Половината се размесват в тестетата с единици.
stormgates-option-valleys = Долини
stormgates-option-valleys-about = Долините на кралете и кралиците със сгради за откриване, за четирима или шестима.
stormgates-value-valleys-off = Без долини
stormgates-value-valleys-high_pass = Високи проход
stormgates-value-valleys-kings_bridge = Кралев мост
stormgates-option-big_map = Голяма карта
stormgates-option-big_map-about = Повече място за двама до четирима: трима и четирима играят на полето за петима и шестима.
stormgates-option-factions = Фракции в играта
stormgates-option-factions-about = Как се определят фракциите, когато не участват и шестте.
stormgates-value-factions-random = По жребий
stormgates-value-factions-chosen = Играчите изваждат
stormgates-option-free_upgrade_cap = Най-високо безплатно ниво
stormgates-option-free_upgrade_cap-about = До кое ниво градовете растат без кралица или крал.
stormgates-option-attack_cap_3v2 = Нападения на трима срещу двама
stormgates-option-attack_cap_3v2-about = Колко пъти на ход отбор от трима може да напада отбор от двама. Без избор няма лимит.
stormgates-option-timer = Часовник
stormgates-option-timer-about = Всеки играч има 30 минути за цялата игра и дял от още 15 за всеки неутрален герой, освен ако масата има друг часовник.

## Готови настройки

stormgates-preset-stormgates = Вихропорти
stormgates-preset-stormgates-about = Разширението, както е замислено: героично, с драфт, портали, търговия, крале и кралици, съдба и отбори.
stormgates-preset-free-for-all = Всеки за себе си
stormgates-preset-free-for-all-about = Цялото разширение без отбори.
stormgates-preset-gentle = По-леко
stormgates-preset-gentle-about = Портали, търговия и съдба без крале, драфт и героичен режим: плавно начало.
stormgates-preset-everything = Всичко
stormgates-preset-everything-about = С Метаморфа, Билкарр, Фанатиците и Необвързаните.
stormgates-preset-big-map = Голяма карта
stormgates-preset-big-map-about = Повече място за двама до четирима, с Метаморфа и Билкарр.
stormgates-preset-home-rules = Домашни правила
stormgates-preset-home-rules-about = Варианти за опити у дома: два стартови града, по-силни неутрални градове и руини, шест седмици и призоваващият свитък.
stormgates-preset-teams-2v2 = Двама срещу двама
stormgates-preset-teams-2v2-about = Цялото разширение за два отбора по двама.
stormgates-preset-valleys = Долини: Високи проход
stormgates-preset-valleys-about = Двете долини, свързани с Високия проход, където героите ловят вихропориви.
stormgates-preset-valleys-bridge = Долини: Кралев мост
stormgates-preset-valleys-bridge-about = Двете долини, свързани с Кралевия мост, където се разменят велики артефакти.
stormgates-preset-six-factions = Само шест фракции
stormgates-preset-six-factions-about = Базовата игра с още две фракции и нищо друго.

## Думи: фракции, карти, места

stormgates-word-wolfsclan = Вълчи клан
stormgates-word-sunfaithful = Слънцеверните
stormgates-word-white = на Вълчия клан
stormgates-word-orange = на Слънцеверните
stormgates-word-zealot = на Фанатиците
stormgates-word-ice = Ледени поля
stormgates-word-jungle = Първична джунгла
stormgates-word-queen = кралица
stormgates-word-king = крал
stormgates-word-stardust = звезден прах
stormgates-word-casket = ковчеже
stormgates-word-arrow = Стрелата на Фарел
stormgates-word-bag = Торбата на Фортуна
stormgates-word-standard = Щандартът на Виго
stormgates-word-mantle = Мантията на Вейл
stormgates-word-crystal = Кристалът на Минг
stormgates-word-mask = Маската на Сьоен
stormgates-word-lost-scroll = Изгубеният свитък на Кри-Чек
stormgates-word-mirror = Огледало на съдбата
stormgates-word-gate = вихропорт
stormgates-word-centre = градски център
stormgates-word-valley = кръстовище в долина
stormgates-word-building = сграда
stormgates-word-connection = свързваща карта
stormgates-word-covered-valley = закрито кръстовище в долина
stormgates-word-covered-building = закрита сграда
stormgates-word-brotherhood = Братство
stormgates-word-rage = Ярост
stormgates-word-colossus = Колос
stormgates-word-frost-touch = Смразяващо докосване
stormgates-word-weakness = Слабост
stormgates-word-solstice = Слънцестоене
stormgates-word-target = питай, ако засяга мен
stormgates-word-ask = питай за важни редици
stormgates-word-always = питай за всяка редица
stormgates-word-never = не питай
stormgates-word-windfall = Дар от вихъра
stormgates-word-vassal = Васален лорд
stormgates-word-tailwind = Попътен вятър
stormgates-word-pathfinder = Нов път
stormgates-word-hand-of-fate = Ръката на съдбата
stormgates-word-summons = Призоваване
stormgates-word-reshaping = Преобразяване
stormgates-word-echo = Ехо
stormgates-word-elevation = Възвисяване
stormgates-word-growth = Разрастване
stormgates-word-return-from-limbo = Завръщане от мъртвилото
stormgates-word-gale = Развяна палатка
stormgates-word-first = първият
stormgates-word-second = вторият
stormgates-word-town-hall = Кметство
stormgates-word-smithy = Ковачница
stormgates-word-stable = Конюшня
stormgates-word-arena = Арена
stormgates-word-tavern = Таверна
stormgates-word-weaving-mill = Тъкачница
stormgates-word-arcanum = Арканум
stormgates-word-grocery = Бакалия
stormgates-word-metamorpha = Метаморфа
stormgates-word-bilkarr = Билкарр

## Глаголи

stormgates-verb-activate = Активирай
stormgates-verb-aim = Прицели се
stormgates-verb-amulet-lured = Амулет за чужд
stormgates-verb-bag = Отвори Торбата
stormgates-verb-barter = Купи прах
stormgates-verb-blow = Отвей
stormgates-verb-buy = Купи
stormgates-verb-collect = Прибери
stormgates-verb-copy = Копирай
stormgates-verb-crown = Коронясай
stormgates-verb-crystal = Кристалът
stormgates-verb-double = Удвои
stormgates-verb-double-lured = Удвои чужд
stormgates-verb-draft = Вземи
stormgates-verb-draw = Тегли
stormgates-verb-draw-fate = Тегли съдба
stormgates-verb-drink = Изпий
stormgates-verb-drink-against = Дай отвара
stormgates-verb-echo = Повтори
stormgates-verb-gain = Вземи
stormgates-verb-give = Дай
stormgates-verb-hand-over = Предай хода
stormgates-verb-jump = Скочи
stormgates-verb-jump-gust = Скок с порив
stormgates-verb-keep-fate = Вземи Огледалото
stormgates-verb-lost-scroll = Изгубен свитък
stormgates-verb-summon = Призови
stormgates-verb-lower = Понижи
stormgates-verb-lower-twice = Понижи с две
stormgates-verb-mantle = Мантията
stormgates-verb-mask = Маската
stormgates-verb-order = Нареждане
stormgates-verb-pass = Пропусни
stormgates-verb-post = Пункт на
stormgates-verb-promote = Повиши
stormgates-verb-raise = Надгради
stormgates-verb-reveal = Разкрий
stormgates-verb-sacrifice = Пожертвай
stormgates-verb-scroll-lured = Свитък за чужд
stormgates-verb-search-great = Избор на велик артефакт
stormgates-verb-sell = Продай
stormgates-verb-solstice = Слънцестоене за
stormgates-verb-standard = Вдигни Щандарта
stormgates-verb-stop = Спри
stormgates-verb-swap-for = Размени
stormgates-verb-swap-for-fate = Срещу съдба
stormgates-verb-take-top = Горният велик артефакт
stormgates-verb-title-lured = Титла за чужд
stormgates-verb-title-twice-lured = Два ранга
stormgates-verb-top = Горната карта
stormgates-verb-use = Използвай
stormgates-verb-veil = Забули

## Действия с думи

stormgates-action-activate = Активирай Метаморфа за { $hero }, отплата: { $card }
stormgates-action-aim = { $number-id ->
    [first] Нападни първия герой
   *[other] Нападни втория герой
}
stormgates-action-bag = { $number-id ->
    [none] Не вземай провизии
    [one] Вземи 1 карта с провизии
   *[other] Вземи 2 карти с провизии
}
stormgates-action-blow = Отвей { $tent } на { $player }
stormgates-action-buy = { $potion-id ->
    [none] { $faction-id ->
        [none] Купи за ковчеже: { $kind }
       *[other] Купи за ковчеже: { $kind }, { $faction }
    }
   *[other] Купи отвара: { $potion }
}
stormgates-action-collect = { $faction-id ->
    [none] Прибери от { $cell }
   *[other] Прибери от { $cell }: { $faction }
}
stormgates-action-draw = { $number-id ->
    [none] Не тегли карта
    [one] Тегли 1 карта
   *[other] Тегли 2 карти
}
stormgates-action-drink-against = Дай отвара на { $player }: { $potion }
stormgates-action-gain = { $faction-id ->
    [none] Вземи: { $kind }
   *[other] Вземи: { $kind }, { $faction }
}
stormgates-action-hand-over = Предай хода на { $player }
stormgates-action-jump = Скочи с { $hero } до { $cell }
stormgates-action-jump-gust = Скочи с { $hero } до { $cell } и използвай вихропорива
stormgates-action-lower-twice = Понижи { $cell } с две нива
stormgates-action-order = { $potion }: { $order }
stormgates-action-sell = Продай за ковчеже: { $card }
stormgates-action-swap-for = Размени: { $card1 }, в замяна { $card2 }
stormgates-action-swap-for-fate = Размени за карта на съдбата: { $card }

## Стъпки

stormgates-step-aim = Кого от двамата герои нападаш?
stormgates-step-answer-laid = Защитата е изиграна: ще използваш ли отвара?
stormgates-step-attack-announced = Обявено е нападение: ще пиеш ли отвара?
stormgates-step-casket-ambush = Коя карта отива в засада с ковчежето?
stormgates-step-choose-number = Колко карти теглиш?
stormgates-step-choose-object = Какво напада героят ти от разстояние?
stormgates-step-choose-reshaping = Какъв терен идва тук?
stormgates-step-closed-line = Замразената защита се преценява.
stormgates-step-crystal = Коя карта ляга следваща върху нацията?
stormgates-step-deal = Раздават се първите карти.
stormgates-step-double-unit = Коя единица удвояваш?
stormgates-step-draft = Коя карта вземаш?
stormgates-step-echo = Кой открит стихиен ефект се повтаря?
stormgates-step-fate = Кой дар на съдбата вземаш?
stormgates-step-first-hands = Теглят се първите ръце.
stormgates-step-found = Полето се подготвя.
stormgates-step-gain-artefact = Кой артефакт вземаш?
stormgates-step-gale = Коя палатка отвява вихърът?
stormgates-step-held-line = Редицата чака отговор.
stormgates-step-join-attack = Напада ли и другият ти герой?
stormgates-step-line-laid = Изиграна е редица: ще я замразиш ли?
stormgates-step-look-under-gate = Кой велик артефакт под портала вземаш?
stormgates-step-lower-other = Кой втори град слиза с ниво?
stormgates-step-mantle = Кой град забулва Мантията?
stormgates-step-mask = Коя единица примамва Маската?
stormgates-step-summon = Къде се появява неутралният герой?
stormgates-step-name-lured = Коя фракция назовава свитъкът за примамената карта?
stormgates-step-name-solstice = Какво замества картата?
stormgates-step-opening-laid = Нападението започна: ще използваш ли отвара?
stormgates-step-path-place = Къде ляга безплатният път и с какво завъртане?
stormgates-step-pathfinder = Какъв път ти дава вихърът?
stormgates-step-promote = Коя единица се повишава с ранг?
stormgates-step-raise-city = Кой твой град се надгражда с ниво?
stormgates-step-reshaping = Коя карта на полето сменя вихърът?
stormgates-step-sacrifice = Коя карта жертваш за Фанатика?
stormgates-step-search-great = Кой велик артефакт вземаш от тестето?
stormgates-step-standard = Коя карта от заслона следва Щандарта?
stormgates-step-storm = Тегли се стихиен ефект.
stormgates-step-take-from-limbo = Коя карта се връща от мъртвилото?
stormgates-step-volley-begins = Преди твоя ред: ще пиеш ли отвара?
stormgates-step-which-hero = Кой герой наемаш?
stormgates-step-zealot = Дойде Фанатик: жертваш ли карта за него?

## Оценка на положението

stormgates-term-royals = кралица и крал
stormgates-term-census = изгледи за контролата
stormgates-term-veteran = ветеран
stormgates-term-posts = търговски пунктове
stormgates-term-stardust = звезден прах и ковчежета
stormgates-term-gates = портали наблизо
stormgates-term-gusts = вихропориви
stormgates-term-buildings = сгради
stormgates-term-valleys = долини за разкриване
stormgates-term-veils = забулени градове
stormgates-term-potions = отвари
stormgates-term-helpers = Метаморфа и Билкарр
stormgates-term-draft = карти от драфта
stormgates-term-native = собствен терен
stormgates-term-team = точки на отбора

## Събития

stormgates-event-activated = Герой { $hero } на { $seat } използва умението на Метаморфа: { $terrain }. Отплата: { $card }.
stormgates-event-aimed = { $seat } се прицелва в герой { $hero }.
stormgates-event-answer-frozen = Защитата на { $seat } е замразена: редицата не се брои в тази битка.
stormgates-event-attack-voided = { $defender-id ->
    [none] Нападението на { $seat } отпада.
   *[other] Нападението на { $seat } срещу { $defender } отпада.
}
stormgates-event-bilkarr-came = Билкарр идва през вихъра на { $cell }.
stormgates-event-bilkarr-walked = { $corner-id ->
    [yes] Билкарр върви: { $way }. Спира в ъгъл.
   *[no] Билкарр върви: { $way }.
}
stormgates-event-census = { $counts-id ->
    [none] Седмица { $week } свърши: контрола.
   *[other] Седмица { $week } свърши: контрола. Брой карти в тестетата: { $counts }.
}
stormgates-event-crowned = { $seat } получава кралска карта: { $card }.
stormgates-event-dethroned = { $from-id ->
    [tents] { $seat } губи кралска карта от палатка: { $card }.
    [hand] { $seat } губи кралска карта от ръката: { $card }.
    [ambush] { $seat } губи кралска карта от засада: { $card }.
    [shelter] { $seat } губи кралска карта от заслона: { $card }.
   *[nation] { $seat } губи кралска карта от нацията: { $card }.
}
stormgates-event-doubled = { $seat } удвоява единица: { $card }.
stormgates-event-draft-passed = { $known ->
    [yes] { $seat } получава за избор: { $cards }.
   *[no] { $seat } получава карти за избор.
}
stormgates-event-drafted = { $known ->
    [yes] { $seat } избира карта: { $card }.
   *[no] { $seat } избира карта.
}
stormgates-event-echoed = { $seat } повтаря стихиен ефект: { $effect }.
stormgates-event-enraged = { $known ->
    [yes] Яростта праща в заслона карти на { $seat }: { $cards }.
   *[no] { $count ->
        [one] Яростта праща в заслона { $count } карта на { $seat }. Отгоре: { $top }.
       *[other] Яростта праща в заслона { $count } карти на { $seat }. Отгоре: { $top }.
    }
}
stormgates-event-fate = { $option-id ->
    [stardust] { $seat } взема звезден прах от карта на съдбата { $fate }.
   *[other] { $fate-id ->
        [1] { $seat } запазва карта на съдбата 1 като велик артефакт.
        [2] { $seat } взема най-горния велик артефакт с карта на съдбата 2.
       *[other] { $seat } търси велик артефакт с карта на съдбата { $fate }.
    }
}
stormgates-event-fate-drawn = { $fate-id ->
    [none] { $seat } тегли карта на съдбата.
   *[other] { $seat } тегли карта на съдбата { $fate }.
}
stormgates-event-fate-lost = Съдбата няма нищо за { $seat }.
stormgates-event-gained = { $supplies-id ->
    [none] { $seat } взема карта в ръката: { $card }.
    [0] { $seat } взема карта в ръката: { $card }.
   *[other] { $seat } взема карта в ръката: { $card }. Карти с провизии към нея: { $supplies }.
}
stormgates-event-gates-laid = Вихропортите лежат на полето: { $gates }.
stormgates-event-great-artefact-given = { $from-id ->
    [hand] { $seat } дава велик артефакт от ръката: { $card }.
    [shelter] { $seat } дава велик артефакт от заслона: { $card }.
    [ambush] { $seat } дава велик артефакт от засада: { $card }.
   *[nation] { $seat } дава велик артефакт от нацията: { $card }.
}
stormgates-event-great-searched = { $known ->
    [yes] { $seat } преглежда оставащите велики артефакти: { $cards }.
   *[no] { $seat } преглежда оставащите велики артефакти: { $count }.
}
stormgates-event-gust = { $roller } хвърля за вихропорива: герой { $hero } на { $seat } го получава за портал { $gate }.
stormgates-event-gust-spent = Герой { $hero } на { $seat } използва вихропорива на портал { $gate }.
stormgates-event-handed-over = { $seat } предава хода на { $to }.
stormgates-event-jumped = Герой { $hero } на { $seat } скача през вихъра от { $from } до { $to }.
stormgates-event-laid-on-top = { $known ->
    [yes] { $seat } слага върху нацията: { $cards }.
   *[no] { $count ->
        [one] { $seat } слага { $count } карта върху нацията.
       *[other] { $seat } слага { $count } карти върху нацията.
    }
}
stormgates-event-line-frozen = { $for-id ->
    [unit] { $rival } замразява редица на { $seat }: единица не се наема.
    [artefact] { $rival } замразява редица на { $seat }: артефакт не се създава.
    [building] { $rival } замразява редица на { $seat }: нищо не се строи.
    [upgrade] { $rival } замразява редица на { $seat }: градът не се надгражда.
    [crown] { $rival } замразява редица на { $seat }: градът не се коронясва.
    [hero] { $rival } замразява редица на { $seat }: герой не се наема.
    [step] { $rival } замразява редица на { $seat }: героят остава на място.
    [retreat] { $rival } замразява редица на { $seat }: героят не отстъпва.
    [jump] { $rival } замразява редица на { $seat }: скокът пропада.
    [post] { $rival } замразява редица на { $seat }: търговски пункт не се строи.
    [potion] { $rival } замразява редица на { $seat }: отвара не се купува.
    [reveal] { $rival } замразява редица на { $seat }: нищо не се разкрива.
   *[other] { $rival } замразява редица на { $seat }: тя не действа.
}
stormgates-event-looked-ahead = { $known ->
    [yes] { $seat } поглежда най-горните карти на нацията: { $cards }.
   *[no] { $count ->
        [one] { $seat } поглежда горната { $count } карта на нацията.
       *[other] { $seat } поглежда горните { $count } карти на нацията.
    }
}
stormgates-event-looked-under-gate = { $known ->
    [yes] { $seat } поглежда под портала на { $cell }: { $cards }.
   *[no] { $seat } поглежда под портала на { $cell }.
}
stormgates-event-lowered = { $seat } понижава града на { $cell } до ниво { $level }.
stormgates-event-lured = { $seat } примамва единица на { $from }: { $card }. Сега { $attack } срещу { $defence }.
stormgates-event-metamorpha-entered = Метаморфа се появява на { $cell }.
stormgates-event-metamorpha-moved = Метаморфа отива на { $cell }.
stormgates-event-neutral-left = С контролата полето се напуска от призования герой: { $neutral }.
stormgates-event-neutral-summoned = { $from-id ->
    [none] { $seat } призовава неутрален герой на { $to }: { $neutral }.
   *[other] { $seat } мести призования герой от { $from } на { $to }: { $neutral }.
}
stormgates-event-post-built = { $posts ->
    [one] { $seat } строи търговски пункт на { $cell }.
   *[other] { $seat } строи втория търговски пункт на { $cell }: и двата вече са със звезда.
}
stormgates-event-potion-bought = { $seat } купува отвара от Билкарр: { $potion }.
stormgates-event-potion-drunk = { $victim-id ->
    [none] { $seat } изпива отвара: { $potion }.
   *[other] { $seat } дава отвара на { $victim }: { $potion }.
}
stormgates-event-potion-returned = Отвара се връща при Билкарр: { $potion }.
stormgates-event-potion-used = { $seat } използва отвара: { $potion }.
stormgates-event-promoted = { $seat } повишава единица: { $card } става { $becomes }.
stormgates-event-rallied = { $seat } вика карта от заслона: { $card }.
stormgates-event-returned = { $seat } връща карта от мъртвилото: { $card }.
stormgates-event-revealed = { $building-id ->
    [none] { $seat } разкрива кръстовище в долина на { $cell }.
   *[other] { $seat } разкрива сграда на { $cell }: { $building }.
}
stormgates-event-shelter-top = Най-отгоре в заслона на { $seat } вече е: { $card }.
stormgates-event-solstice = { $seat } изиграва карта със Слънцестоене: { $card }.
stormgates-event-stopped = Герой { $hero } на { $seat } спира на свързващата карта.
stormgates-event-storm-effect = { $seat } тегли стихиен ефект: { $effect }.
stormgates-event-storm-shuffled = { $count ->
    [one] Вихърът се размесва: предстои { $count } ефект.
   *[other] Вихърът се размесва: предстоят { $count } ефекта.
}
stormgates-event-summoned = { $from-id ->
    [none] Вихърът призовава герой { $hero } на { $seat } на { $to }.
   *[other] Вихърът призовава герой { $hero } на { $seat } от { $from } на { $to }.
}
stormgates-event-supplies-gained = { $count ->
    [0] За { $seat } няма останали провизии.
    [one] { $seat } прибира { $count } карта с провизии.
   *[other] { $seat } прибира { $count } карти с провизии.
}
stormgates-event-supplies-taken = { $count ->
    [0] { $seat } не взема провизии от Торбата.
    [one] { $seat } взема { $count } карта с провизии от Торбата.
   *[other] { $seat } взема { $count } карти с провизии от Торбата.
}
stormgates-event-tent-blown-away = Вихърът отвява палатка на { $owner }. В заслона отиват: { $cards }.
stormgates-event-traded = { $seat } търгува: { $given } срещу { $taken }.
stormgates-event-unveiled = Забулените градове на { $seat } вече не са забулени.
stormgates-event-veiled = { $seat } забулва { $cell }: опонент не може да го нападне.
stormgates-event-veterans = { $seats-id ->
    [0] Тази седмица няма ветерани.
   *[other] Ветерани тази седмица: { $seats }.
}

## Откъде идват точките

stormgates-source-royal = резиденции и столици
stormgates-source-revealed = разкрити сгради
stormgates-source-team-mates = точки на съотборниците
stormgates-source-small-team = бонус за по-малкия отбор

## Откази: настройки и подготовка

refusal-SG-MOD-03 = { $module-id ->
    [none] Вулканът е за двама до четирима играчи, а тук са { $seats-id }.
   *[other] Вулканът не върви с това: { $module }.
}
refusal-SG-MOD-04 = { $module-id ->
    [none] { $option-id ->
        [none] Общият град е за двама до четирима играчи, а тук са { $seats-id }.
       *[other] За това трябва малкото поле без долини: { $option }.
    }
   *[other] Този сценарий не върви с: { $module }.
}
refusal-SG-MOD-05 = „{ $module }“ изисква „{ $needs }“.
refusal-SG-SET-09 = { $option-id ->
    [none] Голямата карта е за двама до четирима играчи; при { $seats-id } полето винаги е голямо.
   *[other] Голямата карта не върви с това: { $option }.
}
refusal-SG-FAC-01 = Двете нови фракции могат само да са включени или изключени.
refusal-SG-FAC-03 = { $faction-id ->
    [none] { $needs-id ->
        [none] Участват всички фракции и няма какво играчите да извадят.
       *[other] При толкова играчи ({ $seats-id }) трябва „{ $needs }“.
    }
   *[other] Тази фракция не участва в играта: { $faction }.
}
refusal-SG-FAC-04 = Тази фракция не е сред участващите в играта: { $faction }.
refusal-SG-HRO-01 = Героичният режим може само да е включен или изключен.
refusal-SG-HRO-02 = В героичен режим неутралните градове имат защита 6.
refusal-SG-HRO-03 = В героичен режим руините имат защита 10.
refusal-SG-END-01 = Краят при пълно поле може да е включен, изключен или без избор.
refusal-SG-END-02 = За край трябва поне един град от ниво 4 или по-високо.
refusal-SG-DRF-01 = { $card-id ->
    [none] Драфтът може само да е включен или изключен.
   *[other] Тази карта не е сред подадените ти: { $card }.
}
refusal-SG-TEA-01 = { $seats-id ->
    [none] Няма такива отбори.
   *[other] При толкова играчи ({ $seats-id }) няма такива отбори: { $teams }.
}
refusal-SG-TEA-05 = Всеки играе със свои карти и герои и предава хода само на съотборник.
refusal-SG-TEA-06 = { $player-id ->
    [none] Съотборници не се нападат.
   *[other] { $player } ти е съотборник, а не опонент.
}
refusal-SG-TEA-09 = { $option-id ->
    [none] Отборът ти от трима вече направи 2 нападения срещу другия отбор в този ход.
   *[other] Само отбори 3 срещу 2 имат този лимит: { $option }.
}
refusal-SG-TEA-12 = Часовникът може само да е включен или изключен.
refusal-SG-TEA-21 = { $option-id ->
    [none] Няма такъв начин за делене на хода.
   *[other] „{ $option }“ изисква „{ $needs }“.
}
refusal-SG-TEA-23 = Който е завършил хода си, не действа повече днес.
refusal-SG-TEA-28 = Ходът се предава само след твое действие и само при игра с предаване.

## Откази: портали и вихър

refusal-SG-GAT-01 = Вихропортите могат само да са включени или изключени.
refusal-SG-GAT-05 = { $cell-id ->
    [none] Скача се от един портал на друг.
   *[other] Скача се от един портал на друг, а { $cell } не е подходящ.
}
refusal-SG-GAT-06 = Скокът до { $cell } струва 1 карта с провизии за такса и една стъпка; дължат се и двете.
refusal-SG-GAT-08 = Герой { $hero } вече скочи в този ход; всеки скача веднъж.
refusal-SG-GAT-10 = Скача се само при действията в собствения ход.
refusal-SG-STE-02 = Първо се изпълнява стихийният ефект.
refusal-SG-STE-11 = Това не е артефакт, който можеш да вземеш: { $kind }.
refusal-SG-STE-14 = Ефектът „Нов път“ дава само път, а не: { $tile }.
refusal-SG-STE-17 = Вихърът сменя само град или път, за който в тестето има друга карта.
refusal-SG-STE-18 = Този ефект не е сред откритите или никога не се повтаря: { $effect }.
refusal-SG-STE-19 = Повишава се само фримен, вожд или жрец от ръката ти.
refusal-SG-STE-21 = Тази карта не може да се вземе от мъртвилото: { $card }.
refusal-SG-STE-22 = Вихърът не отвява палатка { $tent } на { $player }; първо са тези на опонентите.

## Откази: крале и кралици

refusal-SG-ROY-01 = Кралици и крале се печелят при контрола и не се наемат.
refusal-SG-ROY-06 = Кралици и крале не се трансформират.
refusal-SG-ROY-07 = Кралица прави резиденция от твой град с ниво 4, а резиденциите ти са най-много 2.
refusal-SG-ROY-08 = Крал прави столица от твоя резиденция, а столицата може да е само 1.
refusal-SG-ROY-09 = { $needs-id ->
    [none] Без кралица или крал градът не стига толкова високо.
   *[other] „{ $option }“ изисква „{ $needs }“.
}
refusal-SG-ROY-11 = Кралска карта в мъртвилото не се връща: { $card }.

## Откази: търговия

refusal-SG-TRD-01 = Вече имаш и двата си търговски пункта.
refusal-SG-TRD-02 = { $price-id ->
    [none] Пункт стои на път, свързан с твой град; { $cell } не е такъв.
   *[other] Нямаш с какво да платиш търговски пункт: { $price }.
}
refusal-SG-TRD-05 = За търговия трябва твой герой на път с твой пункт.
refusal-SG-TRD-06 = { $posts-id ->
    [none] { $card-id ->
        [none] Това не е артефакт, който се купува за ковчеже: { $kind }.
       *[other] Тази карта не се приема; за ковчеже се дава артефакт: { $card }.
    }
    [0] Нямаш търговски пункт.
   *[other] За звезден прах трябват 2 пункта, а твоите са { $posts }.
}
refusal-SG-TRD-07 = { $card-id ->
    [none] Символите на артефакта днес не съвпадат, затова фракция не се избира: { $kind }.
   *[other] Търгува се само с карти от ръката, а тази не е в нея: { $card }.
}
refusal-SG-TRD-08 = Току-що разменена карта не се дава пак в същия ход: { $card }.
refusal-SG-TRD-09 = { $deck-id ->
    [none] { $supplies-id ->
        [none] { $cards-id ->
            [none] Тази карта не се търгува: { $card }.
           *[other] Карти в тестето ти: { $cards }; след търговията трябва да останат поне 10.
        }
       *[other] Звездният прах струва 2 карти с провизии от ръката, а имаш { $supplies }.
    }
   *[other] Няма останали такива карти: { $deck }.
}
refusal-SG-DST-04 = { $card-id ->
    [none] Звездният прах не се променя и не напуска тестето ти.
   *[other] Звездният прах не напуска тестето ти и не се променя: { $card }.
}
refusal-SG-CHS-01 = Ковчеже се търгува или се дава за засада; нищо не го променя.
refusal-SG-CHS-03 = За ковчежето в засада отиват от една до три карти от ръката ти.

## Откази: велики артефакти и съдба

refusal-SG-GRT-01 = Новите велики артефакти могат само да са включени или изключени.
refusal-SG-GRT-02 = { $card-id ->
    [none] Вече имаш позволения брой велики артефакти.
   *[other] Вече имаш позволения брой велики артефакти: { $card }.
}
refusal-SG-GRT-03 = Велик артефакт се използва между редиците на собствения ход.
refusal-SG-GRT-13 = Торбата дава до 2 карти с провизии и не повече, отколкото има в запаса.
refusal-SG-GRT-14 = { $card-id ->
    [none] В заслона ти няма карта за Щандарта.
   *[other] Щандартът взема карти от един вид с обща сила до 8: { $card }.
}
refusal-SG-GRT-15 = { $cell-id ->
    [none] Мантията забулва до 2 града в обсега на героите ти, само в твоя ход.
   *[other] { $cell } е забулен или не е град в обсега на героите ти.
}
refusal-SG-GRT-16 = { $card-id ->
    [none] Нацията ти е празна и Кристалът не показва нищо.
   *[other] Тази карта не е сред показаните от Кристала: { $card }.
}
refusal-SG-GRT-17 = { $card-id ->
    [none] Маската се използва само в битка, докато добавяш карти.
   *[other] Маската взема до 2 единици от другата редица, общо със сила до 3: { $card }.
}
refusal-SG-GRT-18 = Другата страна няма редица, която Маската да обърне в твоя полза.
refusal-SG-GRT-19 = { $card-id ->
    [none] В мъртвилото няма карта, която Изгубеният свитък да върне.
   *[other] Изгубеният свитък не може да върне тази карта: { $card }.
}
refusal-SG-GRT-20 = { $cell-id ->
    [none] { $neutral-id ->
        [none] И двамата неутрални герои са в играта, няма кого да призовеш.
       *[other] Това сега не е възможно с { $neutral }: участва в играта, още не е на полето или вече има призован друг.
    }
   *[other] Призованият герой не може да отиде там: { $cell }.
}
refusal-SG-FAT-01 = Картите на съдбата могат само да са включени или изключени.
refusal-SG-FAT-03 = Изтеглената карта на съдбата не предлага това.
refusal-SG-FAT-04 = Тестето за този дар е празно; вземи другия.
refusal-SG-FAT-06 = { $kind-id ->
    [none] Огледалото на съдбата не се дава и не се разменя.
   *[other] Никой друг няма този велик артефакт, за да бъде копиран: { $kind }.
}
refusal-SG-CHG-01 = Жезълът разменя портали само с портали и не променя долините.
refusal-SG-CHG-11 = { $card-id ->
    [none] Нападение от разстояние започва със Стрелата на Фарел.
   *[other] Нападение от разстояние започва със Стрелата на Фарел, а не с: { $card }.
}

## Откази: Метаморфа

refusal-SG-MET-01 = Преди първата контрола Метаморфа не е на полето.
refusal-SG-MET-05 = Метаморфа стои на карта без терен и няма умение.
refusal-SG-MET-06 = Героят ти трябва да стои на същия терен като Метаморфа.
refusal-SG-MET-07 = Този герой вече използва умението на този терен в този ход.
refusal-SG-MET-08 = { $card-id ->
    [none] Отплатата за Метаморфа е една карта от ръката ти.
   *[other] Отплатата за Метаморфа е карта от ръката, която не е нужна за самото умение: { $card }.
}
refusal-SG-MET-09 = Метаморфа помага между редиците на хода, не в редица или битка.
refusal-SG-MET-11 = Героят ти няма накъде да върви по пътищата.
refusal-SG-MET-12 = Нито един твой град не може да се надгради с ниво.
refusal-SG-MET-13 = { $cell-id ->
    [none] На 8-те квадрата около героя ти няма какво да се нападне.
   *[other] На { $cell } няма какво героят ти да нападне оттам, където стои.
}
refusal-SG-MET-14 = Нито една единица от ръката ти не може да се повиши.
refusal-SG-MET-15 = Не можеш да теглиш карти или не толкова много.
refusal-SG-MET-16 = { $card-id ->
    [none] Нито една единица от ръката ти не може да се удвои.
   *[other] Удвоява се само фримен, вожд, жрец или лорд от ръката ти: { $card }.
}

## Откази: Билкарр и отварите

refusal-SG-BIL-01 = Билкарр може само да е включен или изключен.
refusal-SG-BIL-06 = { $price-id ->
    [none] Отвари се купуват при твоите действия, с герой на квадрата на Билкарр.
   *[other] Нямаш с какво да платиш отвара: { $price }.
}
refusal-SG-BIL-07 = Тази отвара не е на твое разположение: { $potion }.
refusal-SG-BIL-09 = Тази отвара вече е изпита; тя действа 3 дни: { $potion }.
refusal-SG-BIL-10 = Тази отвара вече е използвана днес; може веднъж на ден: { $potion }.
refusal-SG-BIL-12 = { $potion-id ->
    [none] Сега не е моментът за тази отвара.
   *[other] Сега не е моментът за тази отвара: { $potion }.
}
refusal-SG-BIL-21 = Братство пази мира: който го е изпил, не напада играчи и не бива нападан.
refusal-SG-BIL-25 = Дава се само Слабост, и то на опонент; другите са за теб: { $potion }.
refusal-SG-BIL-26 = { $card-id ->
    [none] { $kind-id ->
        [none] Слънцестоене не е изпито от теб или сега не е моментът за него.
       *[other] Слънцестоене замества провизии, единици до лорд и седемте артефакта, не и: { $kind }.
    }
   *[other] Слънцестоене не действа върху тази карта: { $card }.
}
refusal-SG-RWN-02 = { $potion-id ->
    [none] Нареждания се дават веднъж на ход, за собствени отвари.
   *[other] Такова нареждане за тази отвара не може да се даде сега: { $potion }.
}

## Откази: Фанатици

refusal-SG-ZEA-01 = Фанатиците могат само да са включени или изключени.
refusal-SG-ZEA-04 = Фанатик се играе само с друга карта от ръката като жертва: { $card }.
refusal-SG-ZEA-05 = { $cards-id ->
    [none] Тази карта не може да се пожертва или няма какво да се пожертва за нея: { $card }.
   *[other] Карти в тестето ти: { $cards }; след жертвата трябва да останат поне 10.
}
refusal-SG-ZEA-06 = Фанатици не се трансформират.

## Откази: долини

refusal-SG-VAL-01 = { $option-id ->
    [none] { $seats-id ->
        [none] Няма такива долини.
       *[other] Долините са за четирима или шестима играчи, а тук са { $seats-id }.
    }
   *[other] В долините няма руини, затова това не се настройва: { $option }.
}
refusal-SG-VAL-05 = { $cell-id ->
    [none] Картата там още е закрита; първо я разкрий.
   *[other] Картата на { $cell } още е закрита; първо я разкрий.
}
refusal-SG-VAL-06 = До сграда в долините не може да има град.
refusal-SG-VAL-07 = { $price-id ->
    [none] Разкрива се закрита карта до твой герой, където изход среща изход.
   *[other] Нямаш с какво да платиш разкриването: { $price }.
}
refusal-SG-VAL-08 = За сграда трябва свободен чип от ниво 2, а нямаш такъв.
refusal-SG-VAL-09 = Сградите не сменят нивото си и не стават за това.
refusal-SG-VAL-11 = Градските центрове не сменят нивото си.
refusal-SG-VAL-13 = Нямаш там герой или свободен чип от нужното ниво.
refusal-SG-VAL-14 = Прибираш 1 карта на ход от своя сграда; { $cell } сега не дава.
refusal-SG-VAL-21 = { $hero-id ->
    [none] Спрял герой не се движи повече в този ход.
   *[other] Герой { $hero } вече е спрял, носи вихропорив или не е на Високия проход.
}
refusal-SG-VAL-31 = { $card-id ->
    [none] Нямаш вихропорив за портала на { $cell } или под него няма нищо.
   *[other] Този велик артефакт не е под този портал: { $card }.
}
refusal-SG-VAL-32 = { $hero-id ->
    [none] { $card-id ->
        [none] { $cell-id ->
            [none] За размяна трябва твой герой, спрял на Кралевия мост.
           *[other] Градът на { $cell } не може да слезе толкова.
        }
       *[other] Този велик артефакт не може да се даде тук сега: { $card }.
    }
   *[other] Герой { $hero } вече е спрял или не е на Кралевия мост.
}

## Помощ: какво прави всяка карта и всяко място

stormgates-help-queen = Сама в редица прави от твой град с ниво 4 резиденция с ниво 5. Печелиш я при контрола с 20 карти и я губиш с по-малко; в битка има сила 5.
stormgates-help-king = Сам в редица прави от твоя резиденция столица с ниво 6. Печелиш го при контрола с 24 карти и го губиш с по-малко; в битка има сила 6.
stormgates-help-residence = Град с ниво 5, дело на кралица. Носи 5 точки, защитава се с 5; можеш да имаш две.
stormgates-help-capital = Град с ниво 6, дело на крал, някогашна резиденция. Носи 6 точки, защитава се с 6; можеш да имаш една.
stormgates-help-census = След всеки седми ден, от втората седмица нататък, се броят всички твои карти. 20 носят кралица, 24 крал, 26 правят ветеран.
stormgates-help-veteran = До следващата контрола всеки твой герой в битка носи морал 4 вместо 1. Фримените и вождовете ти имат 1 сила повече.
stormgates-help-stardust = Замества 1 или 2 карти с провизии в една редица или придвижва герой до 2 стъпки. Никога не напуска тестето ти.
stormgates-help-casket = На търговски пункт се разменя за артефакт и обратно. Изхвърлено за засада, позволява наведнъж до 3 карти от ръката.
stormgates-help-post = Струва 2 фримена и стои на път, свързан с твой град; с герой там търгуваш артефакти и ковчежета. С два пункта купуваш и звезден прах за 2 карти с провизии.
stormgates-help-gate = За стъпка и карта с провизии герой скача оттук на друг портал по избор, веднъж на ход. После се тегли стихиен ефект.
stormgates-help-storm = Всеки скок през портал тегли един от тези ефекти. Изтеглените лежат открити, докато всички се размесят отново.
stormgates-help-gust = Магически порив за един портал. Герой, който скочи от този портал, може да го използва и печели велик артефакт.
stormgates-help-arrow = Оръжие със сила 2 в нападение и защита. Ако с нея започва нападението, героите ти стигат до 8-те квадрата около тях.
stormgates-help-bag = Вземи до 2 карти с провизии от запаса в ръката. Твои са завинаги и се използват още в този ход.
stormgates-help-standard = Вземи карти от един вид от заслона в ръката. Отпечатаната им сила е общо най-много 8.
stormgates-help-mantle = Забули до 2 града в обсега на героите си. До следващия ти ход опонент не може да ги нападне.
stormgates-help-crystal = Погледни горните 12 карти на нацията и избери 6. Те лягат отгоре в твоя ред, останалите се размесват отдолу.
stormgates-help-mask = В битка примами до 2 единици от другата редица в своята, общо със сила до 3. След битката отиват в заслона на собственика си.
stormgates-help-lost-scroll = Вземи една карта от мъртвилото в ръката; кралици и крале не се връщат. По оригиналното правило, ако е избрано: призови неутрален герой на произволен квадрат до следващата контрола.
stormgates-help-summon = Доведи на произволен квадрат неутрален герой, който не е в играта, или премести вече призования. При следващата контрола той напуска полето.
stormgates-help-fate = Тегли се вместо открит велик артефакт; който я тегли, избира един от два дара. Единият дава велик артефакт по свой начин, другият е звезден прах.
stormgates-help-mirror = Карта на съдбата 1, запазена като велик артефакт. При всяко изиграване копира велик артефакт на друг играч.
stormgates-help-blind-fate = Карта на съдбата 2. Вземи най-горния от оставащите велики артефакти или 1 звезден прах.
stormgates-help-chosen-fate = Карта на съдбата 3. Прегледай оставащите велики артефакти и вземи един или вземи 1 звезден прах.
stormgates-help-windfall = Вземи в ръката горната карта на тесте с артефакти. Ако символите му съвпадат днес, избираш фракцията.
stormgates-help-vassal = Вземи горния лорд и карта с провизии в ръката. Необвързан не носи провизии, Фанатик носи две карти.
stormgates-help-tailwind = Изтегли карта от нацията си. Можеш да я изиграеш още в този ход.
stormgates-help-pathfinder = Построй безплатно един път от който и да е вид. Трябва да е свързан с твой град.
stormgates-help-hand-of-fate = Изтегли карта на съдбата и избери един от даровете ѝ. Спечеленото идва в ръката.
stormgates-help-summons = Другият ти герой идва при скочилия, от полето или от резерва. Това не е скок.
stormgates-help-reshaping = Смени град или път на полето със същия вид на друг терен. Собственици, герои и пунктове остават.
stormgates-help-echo = Избери открит ефект и го изпълни отново. Васалният лорд няма ехо.
stormgates-help-elevation = Единица от ръката се повишава с един ранг завинаги. В този ход повече не се трансформира.
stormgates-help-growth = Твой град се надгражда безплатно с едно ниво. Без кралска карта спира до най-високото безплатно ниво.
stormgates-help-return-from-limbo = Вземи една карта от мъртвилото в ръката. Кралици и крале не се връщат.
stormgates-help-gale = Избери палатка на опонент: тя отива с картите си в заслона на собственика. Ако няма такава, отива палатка на твоя отбор.
stormgates-help-metamorpha = Отива на всяка нова карта на полето и има умението на терена ѝ. Срещу карта от ръката герой на същия терен го използва, веднъж на ход.
stormgates-help-metamorpha-forest = Гори: безплатно движение. Героят върви до 3 стъпки по път, без да плаща.
stormgates-help-metamorpha-mountain = Планини: безплатно надграждане. Твой град се качва с едно ниво.
stormgates-help-metamorpha-canyon = Каньони: нападение от разстояние. Героят напада един от 8-те квадрата наоколо, без оръжие.
stormgates-help-metamorpha-lake = Езера: безплатно повишение. Единица от ръката се повишава с един ранг завинаги.
stormgates-help-metamorpha-jungle = Джунгла: тегли до 2 карти от нацията. Играят се още в този ход.
stormgates-help-metamorpha-ice = Лед: удвояване. Единица от ръката се брои за две, в една редица или в две.
stormgates-help-bilkarr = Върви по 2 квадрата на ден по диагоналите. С герой на квадрата му купуваш отвари, всяка за 2 карти с провизии.
stormgates-help-brotherhood = 3 дни никой не те напада и ти не нападаш играчи. Изпита при обявено нападение срещу теб, тя го прекратява.
stormgates-help-rage = 3 дни, веднъж на ден: когато нападаш играч, 2 случайни карти от ръката му отиват в заслона. Действа веднага след началото на нападението.
stormgates-help-colossus = 3 дни имаш 4 сила повече във всяка битка. Помага в нападение и в защита.
stormgates-help-frost-touch = 3 дни, веднъж на ден: отмени редица на опонент в мига, когато е изиграна. Картите ѝ са изразходвани, но нищо не се случва.
stormgates-help-weakness = Дай я на опонент: 4 сила по-малко във всяка негова битка за 3 дни. Сборът не пада под 0.
stormgates-help-solstice = 3 дни, веднъж на ден: карта от ръката замества провизии, единица до лорд или артефакт. Не и в битка.
stormgates-help-zealot = Единица от всички фракции. Играе се само с друга карта от ръката като жертва и тогава се брои за две; не се трансформира.
stormgates-help-valley = Кръстовище в долините с четири изхода. Герой до него го разкрива за 2 фримена и карта с провизии.
stormgates-help-covered-valley = Закрито кръстовище. Герой до него го разкрива за 2 фримена и карта с провизии; дотогава никой не влиза.
stormgates-help-covered-building = Закрита сграда. Герой до нея я разкрива за 2 фримена и тя веднага е твоя.
stormgates-help-building = Носи 2 точки и има защита 2. Веднъж на ход прибираш картата на една своя сграда.
stormgates-help-centre = Неутрален има защита 6; превзет носи 4 точки и се защитава с 4. Всяка твоя сграда в същата долина добавя 2.
stormgates-help-high-pass = Герой, който спре тук, получава вихропорив за портал, посочен от зара. Скок от този портал после печели велик артефакт или карта на съдбата.
stormgates-help-kings-bridge = Герой, който спре тук, разменя велики артефакти за нива на градове и обратно. Вихропоривите печелят великите артефакти под порталите.
stormgates-help-town-hall = Сграда в Долината на кралете. Собственикът ѝ прибира титли.
stormgates-help-smithy = Сграда в Долината на кралете. Собственикът ѝ прибира сечива.
stormgates-help-stable = Сграда в Долината на кралете. Собственикът ѝ прибира коне.
stormgates-help-arena = Сграда в Долината на кралете. Собственикът ѝ прибира оръжия.
stormgates-help-tavern = Сграда в Долината на кралиците. Собственикът ѝ прибира амулети.
stormgates-help-weaving-mill = Сграда в Долината на кралиците. Собственикът ѝ прибира палатки.
stormgates-help-arcanum = Сграда в Долината на кралиците. Собственикът ѝ прибира магически свитъци.
stormgates-help-grocery = Сграда в Долината на кралиците. Собственикът ѝ прибира провизии.
stormgates-help-do-trade = С герой на твой търговски пункт разменяш артефакти и ковчежета. С два пункта купуваш и звезден прах за 2 карти с провизии.
stormgates-help-do-power = Каквото дават помощниците: умението на Метаморфа за герой на нейния терен, отварите на Билкарр и всичко, което се използва веднъж на ход.
