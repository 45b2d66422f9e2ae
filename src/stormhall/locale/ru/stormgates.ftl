### Батталия: Штормовые врата. Что добавляет дополнение; остальное говорят сообщения базовой игры.

stormgates-title = Батталия: Штормовые врата
stormgates-about = Батталия с вратами сквозь бурю, королями и королевами, торговлей, судьбой, командами и долинами.

## Настройки

stormgates-option-six_factions = Шесть фракций
stormgates-option-six_factions-about = К четырём фракциям добавляются Волчий клан и Солнцеверные. Нужны для пяти и шести игроков.
stormgates-option-royals = Короли и королевы
stormgates-option-royals-about = Большие колоды получают королеву и короля; те делают из городов резиденции и столицу.
stormgates-option-gates = Штормовые врата
stormgates-option-gates-about = Герои прыгают от врат к вратам, и каждый прыжок приносит эффект бури.
stormgates-option-trading = Торговля
stormgates-option-trading-about = Торговые посты на дорогах меняют артефакты, ларцы, припасы и звёздную пыль.
stormgates-option-new_great_artefacts = Новые Великие Артефакты
stormgates-option-new_great_artefacts-about = Ещё семь Великих Артефактов к десяти из базовой игры.
stormgates-option-summoning = Призывающий свиток
stormgates-option-summoning-about = Утраченный свиток приводит нейтрального героя, которого нет в игре, на любой квадрат до следующей переписи, а не возвращает карту из забвения. Нужны врата.
stormgates-option-fate = Карты судьбы
stormgates-option-fate-about = Вместо открытого Великого Артефакта можно взять карту судьбы. Нужна торговля.
stormgates-option-heroic = Героический режим
stormgates-option-heroic-about = Нейтральные города и руины сильнее, бонус за каждого героя в битве, а ещё ветераны.
stormgates-option-draft = Драфт
stormgates-option-draft-about = Первые юниты не раздаются: игроки выбирают их по одному.
stormgates-option-teams = Команды
stormgates-option-teams-about = Кто играет вместе. Без выбора команды для 4–6 игроков обычные.
stormgates-value-teams-none = Каждый за себя
stormgates-value-teams-2v2 = 2 на 2
stormgates-value-teams-3v2 = 3 на 2
stormgates-value-teams-2v2v2 = 3 команды по 2
stormgates-value-teams-3v3 = 3 на 3
stormgates-option-team_turns = Ходы команды
stormgates-option-team_turns-about = Как члены команды делят свой ход.
stormgates-value-team_turns-interleaved = Все сразу, действие за действием
stormgates-value-team_turns-handover = Один действует и передаёт ход
stormgates-value-team_turns-sequential = Друг за другом
stormgates-option-metamorpha = Метаморфа
stormgates-option-metamorpha-about = Нейтральная помощница, чья способность меняется с местностью под ней. Нужны врата.
stormgates-option-bilkarr = Билкарр
stormgates-option-bilkarr-about = Странствующий зельевар пересекает поле и продаёт шесть зелий. Нужны врата.
stormgates-option-zealots = Фанатики
stormgates-option-zealots-about = Восемь Фанатиков Ордена Половины замешиваются в колоды юнитов.
stormgates-option-valleys = Долины
stormgates-option-valleys-about = Долины королей и королев со зданиями, которые предстоит открыть, для четырёх или шести игроков.
stormgates-value-valleys-off = Без долин
stormgates-value-valleys-high_pass = Высокий перевал
stormgates-value-valleys-kings_bridge = Королевский мост
stormgates-option-big_map = Большая карта
stormgates-option-big_map-about = Больше места для 2–4 игроков: трое и четверо играют на поле для пятерых и шестерых.
stormgates-option-factions = Фракции в игре
stormgates-option-factions-about = Как определяются фракции, если участвуют не все шесть.
stormgates-value-factions-random = Случайно
stormgates-value-factions-chosen = Убирают игроки
stormgates-option-free_upgrade_cap = Высший бесплатный уровень
stormgates-option-free_upgrade_cap-about = До какого уровня города растут без королевы или короля.
stormgates-option-attack_cap_3v2 = Атаки троих на двоих
stormgates-option-attack_cap_3v2-about = Сколько раз за ход команда из троих может нападать на команду из двоих. Без выбора лимита нет.
stormgates-option-timer = Часы
stormgates-option-timer-about = У каждого игрока 30 минут на всю партию и доля ещё от 15 за каждого нейтрального героя, если у стола нет других часов.

## Готовые настройки

stormgates-preset-stormgates = Штормовые врата
stormgates-preset-stormgates-about = Дополнение, каким оно задумано: героическое, с драфтом, вратами, торговлей, королями, судьбой и командами.
stormgates-preset-free-for-all = Каждый за себя
stormgates-preset-free-for-all-about = Всё дополнение без команд.
stormgates-preset-gentle = Полегче
stormgates-preset-gentle-about = Врата, торговля и судьба без королей, драфта и героического режима: мягкое начало.
stormgates-preset-everything = Всё сразу
stormgates-preset-everything-about = С Метаморфой, Билкарром, Фанатиками и Несвязанными.
stormgates-preset-big-map = Большая карта
stormgates-preset-big-map-about = Больше места для 2–4 игроков, с Метаморфой и Билкарром.
stormgates-preset-home-rules = Домашние правила
stormgates-preset-home-rules-about = Варианты, чтобы попробовать дома: два начальных города, сильнее нейтральные города и руины, шесть недель и призывающий свиток.
stormgates-preset-teams-2v2 = Двое на двоих
stormgates-preset-teams-2v2-about = Всё дополнение для двух команд по двое.
stormgates-preset-valleys = Долины: Высокий перевал
stormgates-preset-valleys-about = Две долины и Высокий перевал между ними, где герои ловят порывы.
stormgates-preset-valleys-bridge = Долины: Королевский мост
stormgates-preset-valleys-bridge-about = Две долины и Королевский мост между ними, где обменивают Великие Артефакты.
stormgates-preset-six-factions = Только шесть фракций
stormgates-preset-six-factions-about = Базовая игра с ещё двумя фракциями и больше ничем.

## Слова: фракции, карты, места

stormgates-word-wolfsclan = Волчий клан
stormgates-word-sunfaithful = Солнцеверные
stormgates-word-white = Волчьего клана
stormgates-word-orange = Солнцеверных
stormgates-word-zealot = Фанатиков
stormgates-word-ice = Ледяные Поля
stormgates-word-jungle = Первобытные Джунгли
stormgates-word-queen = королева
stormgates-word-king = король
stormgates-word-stardust = звёздная пыль
stormgates-word-casket = ларец
stormgates-word-arrow = Стрела Фарела
stormgates-word-bag = Сумка Фортуны
stormgates-word-standard = Штандарт Виго
stormgates-word-mantle = Мантия Вейла
stormgates-word-crystal = Кристалл Минга
stormgates-word-mask = Маска Сьоена
stormgates-word-lost-scroll = Утраченный свиток Кри-Чека
stormgates-word-mirror = Зеркало судьбы
stormgates-word-gate = штормовые врата
stormgates-word-centre = центр города
stormgates-word-valley = перекрёсток долины
stormgates-word-building = здание
stormgates-word-connection = соединяющая карта
stormgates-word-covered-valley = закрытый перекрёсток долины
stormgates-word-covered-building = закрытое здание
stormgates-word-brotherhood = Братство
stormgates-word-rage = Ярость
stormgates-word-colossus = Колосс
stormgates-word-frost-touch = Морозное касание
stormgates-word-weakness = Слабость
stormgates-word-solstice = Солнцестояние
stormgates-word-target = спрашивать, если касается меня
stormgates-word-ask = спрашивать о важных линиях
stormgates-word-always = спрашивать о каждой линии
stormgates-word-never = не спрашивать
stormgates-word-windfall = Дар вихря
stormgates-word-vassal = Вассал
stormgates-word-tailwind = Попутный ветер
stormgates-word-pathfinder = Новый путь
stormgates-word-hand-of-fate = Рука судьбы
stormgates-word-summons = Призыв
stormgates-word-reshaping = Преображение
stormgates-word-echo = Эхо
stormgates-word-elevation = Возвышение
stormgates-word-growth = Рост
stormgates-word-return-from-limbo = Возвращение из забвения
stormgates-word-gale = Шквал
stormgates-word-first = первый
stormgates-word-second = второй
stormgates-word-town-hall = Ратуша
stormgates-word-smithy = Кузница
stormgates-word-stable = Конюшня
stormgates-word-arena = Арена
stormgates-word-tavern = Таверна
stormgates-word-weaving-mill = Ткацкая
stormgates-word-arcanum = Арканум
stormgates-word-grocery = Бакалея
stormgates-word-metamorpha = Метаморфа
stormgates-word-bilkarr = Билкарр

## Глаголы

stormgates-verb-activate = Призвать
stormgates-verb-aim = Целиться
stormgates-verb-amulet-lured = Дать амулет чужому
stormgates-verb-bag = Открыть Сумку
stormgates-verb-barter = Купить пыль
stormgates-verb-blow = Сорвать
stormgates-verb-buy = Купить
stormgates-verb-collect = Собрать
stormgates-verb-copy = Скопировать
stormgates-verb-crown = Короновать
stormgates-verb-crystal = Взять Кристалл
stormgates-verb-double = Удвоить
stormgates-verb-double-lured = Удвоить чужого
stormgates-verb-draft = Выбрать
stormgates-verb-draw = Взять карты
stormgates-verb-draw-fate = Взять судьбу
stormgates-verb-drink = Выпить
stormgates-verb-drink-against = Дать зелье
stormgates-verb-echo = Повторить
stormgates-verb-gain = Взять
stormgates-verb-give = Отдать
stormgates-verb-hand-over = Передать ход
stormgates-verb-jump = Прыгнуть
stormgates-verb-jump-gust = Прыгнуть с порывом
stormgates-verb-keep-fate = Взять Зеркало
stormgates-verb-lost-scroll = Прочесть Свиток
stormgates-verb-summon = Призвать
stormgates-verb-lower = Понизить
stormgates-verb-lower-twice = Понизить на 2
stormgates-verb-mantle = Надеть Мантию
stormgates-verb-mask = Надеть Маску
stormgates-verb-order = Дать указание
stormgates-verb-pass = Пропустить
stormgates-verb-post = Построить пост
stormgates-verb-promote = Повысить
stormgates-verb-raise = Улучшить
stormgates-verb-reveal = Открыть
stormgates-verb-sacrifice = Пожертвовать
stormgates-verb-scroll-lured = Дать свиток чужому
stormgates-verb-search-great = Найти Великий Артефакт
stormgates-verb-sell = Продать
stormgates-verb-solstice = Заменить
stormgates-verb-standard = Поднять Штандарт
stormgates-verb-stop = Остановиться
stormgates-verb-swap-for = Обменять
stormgates-verb-swap-for-fate = Обменять на судьбу
stormgates-verb-take-top = Взять верхний Великий Артефакт
stormgates-verb-title-lured = Дать титул чужому
stormgates-verb-title-twice-lured = Поднять на два
stormgates-verb-top = Взять верхнюю
stormgates-verb-use = Применить
stormgates-verb-veil = Укрыть

## Действия словами

stormgates-action-activate = Применить способность Метаморфы: { $hero }, плата: { $card }
stormgates-action-aim = { $number-id ->
    [first] Напасть на первого героя
   *[other] Напасть на второго героя
}
stormgates-action-bag = { $number-id ->
    [none] Не брать припасов
    [one] Взять 1 карту припасов
   *[other] Взять 2 карты припасов
}
stormgates-action-blow = Сорвать у игрока { $player }: { $tent }
stormgates-action-buy = { $potion-id ->
    [none] { $faction-id ->
        [none] Купить за ларец: { $kind }
       *[other] Купить за ларец: { $kind }, { $faction }
    }
   *[other] Купить зелье: { $potion }
}
stormgates-action-collect = { $faction-id ->
    [none] Собрать с { $cell }
   *[other] Собрать с { $cell }: { $faction }
}
stormgates-action-draw = { $number-id ->
    [none] Не брать карт
    [one] Взять 1 карту
   *[other] Взять 2 карты
}
stormgates-action-drink-against = Дать зелье игроку { $player }: { $potion }
stormgates-action-gain = { $faction-id ->
    [none] Взять: { $kind }
   *[other] Взять: { $kind }, { $faction }
}
stormgates-action-hand-over = Передать ход игроку { $player }
stormgates-action-jump = Прыгнуть: { $hero } на { $cell }
stormgates-action-jump-gust = Прыгнуть с порывом: { $hero } на { $cell }
stormgates-action-lower-twice = Понизить { $cell } на два уровня
stormgates-action-order = { $potion }: { $order }
stormgates-action-sell = Продать за ларец: { $card }
stormgates-action-swap-for = Обменять: { $card1 } → { $card2 }
stormgates-action-swap-for-fate = Обменять на карту судьбы: { $card }

## Шаги

stormgates-step-aim = На какого из двух героев вы нападаете?
stormgates-step-answer-laid = Защита выложена: применить зелье или пропустить?
stormgates-step-attack-announced = Объявлена атака: выпить зелье или пропустить?
stormgates-step-casket-ambush = Какая карта ляжет в засаду за ларец?
stormgates-step-choose-number = Сколько карт взять?
stormgates-step-choose-object = На что ваш герой нападает издали?
stormgates-step-choose-reshaping = Какая местность будет здесь?
stormgates-step-closed-line = Замороженная защита взвешивается.
stormgates-step-crystal = Какая карта ляжет следующей на нацию?
stormgates-step-deal = Раздаются первые карты.
stormgates-step-double-unit = Какого юнита удвоить?
stormgates-step-draft = Какую карту взять?
stormgates-step-echo = Какой открытый эффект бури повторить?
stormgates-step-fate = Какой дар судьбы взять?
stormgates-step-first-hands = Игроки набирают первые карты.
stormgates-step-found = Раскладывается поле.
stormgates-step-gain-artefact = Какой артефакт взять?
stormgates-step-gale = Какую палатку сорвёт шквал?
stormgates-step-held-line = Линия ждёт ответа.
stormgates-step-join-attack = Нападает ли и второй ваш герой?
stormgates-step-line-laid = Выложена линия: заморозить её или пропустить?
stormgates-step-look-under-gate = Какой Великий Артефакт под вратами взять?
stormgates-step-lower-other = Какой второй город опустится на уровень?
stormgates-step-mantle = Какой город укроет Мантия?
stormgates-step-mask = Какого юнита переманит Маска?
stormgates-step-summon = Где появится нейтральный герой?
stormgates-step-name-lured = Какую фракцию называет свиток для переманенной карты?
stormgates-step-name-solstice = Что заменяет эта карта?
stormgates-step-opening-laid = Атака начата: применить зелье или пропустить?
stormgates-step-path-place = Где ляжет бесплатная дорога и как её повернуть?
stormgates-step-pathfinder = Какую дорогу даёт вам буря?
stormgates-step-promote = Какой юнит поднимется на ранг?
stormgates-step-raise-city = Какой ваш город поднимется на уровень?
stormgates-step-reshaping = Какую карту поля заменит буря?
stormgates-step-sacrifice = Какой картой пожертвовать ради Фанатика?
stormgates-step-search-great = Какой Великий Артефакт взять из колоды?
stormgates-step-standard = Какая карта укрытия пойдёт за Штандартом?
stormgates-step-storm = Открывается эффект бури.
stormgates-step-take-from-limbo = Какая карта вернётся из забвения?
stormgates-step-volley-begins = Перед вашим чередом: выпить зелье или пропустить?
stormgates-step-which-hero = Какого героя нанять?
stormgates-step-zealot = Пришёл Фанатик: пожертвовать ради него картой?

## Оценка положения

stormgates-term-royals = королева и король
stormgates-term-census = шансы при переписи
stormgates-term-veteran = звание ветерана
stormgates-term-posts = торговые посты
stormgates-term-stardust = звёздная пыль и ларцы
stormgates-term-gates = близкие врата
stormgates-term-gusts = порывы
stormgates-term-buildings = здания
stormgates-term-valleys = неоткрытые долины
stormgates-term-veils = укрытые города
stormgates-term-potions = зелья
stormgates-term-helpers = Метаморфа и Билкарр
stormgates-term-draft = карты драфта
stormgates-term-native = родная местность
stormgates-term-team = очки команды

## События

stormgates-event-activated = Герой { $hero } игрока { $seat } применяет способность Метаморфы ({ $terrain }). Плата: { $card }.
stormgates-event-aimed = { $seat } целится в героя { $hero }.
stormgates-event-answer-frozen = Защита игрока { $seat } заморожена: её линия в этой битве не считается.
stormgates-event-attack-voided = { $defender-id ->
    [none] Атака игрока { $seat } отменена.
   *[other] Атака игрока { $seat } отменена; цель: { $defender }.
}
stormgates-event-bilkarr-came = Билкарр приходит сквозь бурю на { $cell }.
stormgates-event-bilkarr-walked = { $corner-id ->
    [yes] Билкарр идёт: { $way }. Он останавливается в углу.
   *[no] Билкарр идёт: { $way }.
}
stormgates-event-census = { $counts-id ->
    [none] Неделя { $week } прошла: перепись.
   *[other] Неделя { $week } прошла: перепись. Карт в колодах: { $counts }.
}
stormgates-event-crowned = { $seat } получает королевскую карту: { $card }.
stormgates-event-dethroned = { $from-id ->
    [tents] { $seat } теряет королевскую карту из палатки: { $card }.
    [hand] { $seat } теряет королевскую карту с руки: { $card }.
    [ambush] { $seat } теряет королевскую карту из засады: { $card }.
    [shelter] { $seat } теряет королевскую карту из укрытия: { $card }.
   *[nation] { $seat } теряет королевскую карту из нации: { $card }.
}
stormgates-event-doubled = { $seat } удваивает юнита: { $card }.
stormgates-event-draft-passed = { $known ->
    [yes] { $seat } получает на выбор: { $cards }.
   *[no] { $seat } получает карты на выбор.
}
stormgates-event-drafted = { $known ->
    [yes] { $seat } выбирает карту: { $card }.
   *[no] { $seat } выбирает карту.
}
stormgates-event-echoed = { $seat } повторяет эффект бури: { $effect }.
stormgates-event-enraged = { $known ->
    [yes] Ярость гонит в укрытие карты игрока { $seat }: { $cards }.
   *[no] { $count ->
        [one] Ярость гонит в укрытие { $count } карту игрока { $seat }. Сверху: { $top }.
        [few] Ярость гонит в укрытие { $count } карты игрока { $seat }. Сверху: { $top }.
       *[other] Ярость гонит в укрытие { $count } карт игрока { $seat }. Сверху: { $top }.
    }
}
stormgates-event-fate = { $option-id ->
    [stardust] { $seat } берёт звёздную пыль по карте судьбы { $fate }.
   *[other] { $fate-id ->
        [1] { $seat } оставляет карту судьбы 1 как Великий Артефакт.
        [2] { $seat } берёт верхний Великий Артефакт по карте судьбы 2.
       *[other] { $seat } ищет Великий Артефакт по карте судьбы { $fate }.
    }
}
stormgates-event-fate-drawn = { $fate-id ->
    [none] { $seat } берёт карту судьбы.
   *[other] { $seat } берёт карту судьбы { $fate }.
}
stormgates-event-fate-lost = У судьбы ничего нет для игрока { $seat }.
stormgates-event-gained = { $supplies-id ->
    [none] { $seat } берёт карту в руку: { $card }.
    [0] { $seat } берёт карту в руку: { $card }.
   *[other] { $seat } берёт карту в руку: { $card }. Карт припасов с ней: { $supplies }.
}
stormgates-event-gates-laid = Врата лежат на поле: { $gates }.
stormgates-event-great-artefact-given = { $from-id ->
    [hand] { $seat } отдаёт Великий Артефакт с руки: { $card }.
    [shelter] { $seat } отдаёт Великий Артефакт из укрытия: { $card }.
    [ambush] { $seat } отдаёт Великий Артефакт из засады: { $card }.
   *[nation] { $seat } отдаёт Великий Артефакт из нации: { $card }.
}
stormgates-event-great-searched = { $known ->
    [yes] { $seat } просматривает оставшиеся Великие Артефакты: { $cards }.
   *[no] { $seat } просматривает оставшиеся Великие Артефакты: { $count }.
}
stormgates-event-gust = { $roller } бросает на порыв: герой { $hero } игрока { $seat } ловит его для врат { $gate }.
stormgates-event-gust-spent = Герой { $hero } игрока { $seat } тратит порыв врат { $gate }.
stormgates-event-handed-over = { $seat } передаёт ход игроку { $to }.
stormgates-event-jumped = Герой { $hero } игрока { $seat } прыгает сквозь бурю с { $from } на { $to }.
stormgates-event-laid-on-top = { $known ->
    [yes] { $seat } кладёт наверх нации: { $cards }.
   *[no] { $count ->
        [one] { $seat } кладёт { $count } карту наверх нации.
        [few] { $seat } кладёт { $count } карты наверх нации.
       *[other] { $seat } кладёт { $count } карт наверх нации.
    }
}
stormgates-event-line-frozen = { $for-id ->
    [unit] { $rival } замораживает линию игрока { $seat }: юнит не нанят.
    [artefact] { $rival } замораживает линию игрока { $seat }: артефакт не создан.
    [building] { $rival } замораживает линию игрока { $seat }: ничего не построено.
    [upgrade] { $rival } замораживает линию игрока { $seat }: город не улучшен.
    [crown] { $rival } замораживает линию игрока { $seat }: город не коронован.
    [hero] { $rival } замораживает линию игрока { $seat }: герой не нанят.
    [step] { $rival } замораживает линию игрока { $seat }: герой остаётся на месте.
    [retreat] { $rival } замораживает линию игрока { $seat }: герой не отступает.
    [jump] { $rival } замораживает линию игрока { $seat }: прыжок не удался.
    [post] { $rival } замораживает линию игрока { $seat }: пост не построен.
    [potion] { $rival } замораживает линию игрока { $seat }: зелье не куплено.
    [reveal] { $rival } замораживает линию игрока { $seat }: ничего не открыто.
   *[other] { $rival } замораживает линию игрока { $seat }: она не действует.
}
stormgates-event-looked-ahead = { $known ->
    [yes] { $seat } смотрит верхние карты нации: { $cards }.
   *[no] { $count ->
        [one] { $seat } смотрит { $count } верхнюю карту нации.
        [few] { $seat } смотрит { $count } верхние карты нации.
       *[other] { $seat } смотрит { $count } верхних карт нации.
    }
}
stormgates-event-looked-under-gate = { $known ->
    [yes] { $seat } смотрит под врата на { $cell }: { $cards }.
   *[no] { $seat } смотрит под врата на { $cell }.
}
stormgates-event-lowered = { $seat } понижает город на { $cell } до уровня { $level }.
stormgates-event-lured = { $seat } переманивает юнита игрока { $from }: { $card }. Теперь { $attack } против { $defence }.
stormgates-event-metamorpha-entered = Метаморфа появляется на { $cell }.
stormgates-event-metamorpha-moved = Метаморфа переходит на { $cell }.
stormgates-event-neutral-left = После переписи призванный герой уходит с поля: { $neutral }.
stormgates-event-neutral-summoned = { $from-id ->
    [none] { $seat } призывает нейтрального героя на { $to }: { $neutral }.
   *[other] { $seat } переносит призванного героя с { $from } на { $to }: { $neutral }.
}
stormgates-event-post-built = { $posts ->
    [one] { $seat } строит торговый пост на { $cell }.
   *[other] { $seat } строит второй торговый пост на { $cell }: теперь оба со звездой.
}
stormgates-event-potion-bought = { $seat } покупает зелье у Билкарра: { $potion }.
stormgates-event-potion-drunk = { $victim-id ->
    [none] { $seat } выпивает зелье: { $potion }.
   *[other] { $seat } даёт зелье игроку { $victim }: { $potion }.
}
stormgates-event-potion-returned = Зелье снова у Билкарра: { $potion }.
stormgates-event-potion-used = { $seat } применяет зелье: { $potion }.
stormgates-event-promoted = { $seat } повышает юнита: { $card } → { $becomes }.
stormgates-event-rallied = { $seat } зовёт карту из укрытия: { $card }.
stormgates-event-returned = { $seat } возвращает карту из забвения: { $card }.
stormgates-event-revealed = { $building-id ->
    [none] { $seat } открывает перекрёсток долины на { $cell }.
   *[other] { $seat } открывает здание на { $cell }: { $building }.
}
stormgates-event-shelter-top = Сверху в укрытии игрока { $seat } теперь: { $card }.
stormgates-event-solstice = { $seat } выкладывает карту по Солнцестоянию: { $card }.
stormgates-event-stopped = Герой { $hero } игрока { $seat } останавливается на соединяющей карте.
stormgates-event-storm-effect = { $seat } открывает эффект бури: { $effect }.
stormgates-event-storm-shuffled = { $count ->
    [one] Буря перемешана: впереди { $count } эффект.
    [few] Буря перемешана: впереди { $count } эффекта.
   *[other] Буря перемешана: впереди { $count } эффектов.
}
stormgates-event-summoned = { $from-id ->
    [none] Буря призывает героя { $hero } игрока { $seat } на { $to }.
   *[other] Буря призывает героя { $hero } игрока { $seat } с { $from } на { $to }.
}
stormgates-event-supplies-gained = { $count ->
    [0] Для игрока { $seat } припасов не осталось.
    [one] { $seat } собирает { $count } карту припасов.
    [few] { $seat } собирает { $count } карты припасов.
   *[other] { $seat } собирает { $count } карт припасов.
}
stormgates-event-supplies-taken = { $count ->
    [0] { $seat } не берёт припасов из Сумки.
    [one] { $seat } берёт { $count } карту припасов из Сумки.
    [few] { $seat } берёт { $count } карты припасов из Сумки.
   *[other] { $seat } берёт { $count } карт припасов из Сумки.
}
stormgates-event-tent-blown-away = Шквал срывает палатку игрока { $owner }. В укрытие уходят: { $cards }.
stormgates-event-traded = { $seat } торгует: { $given } → { $taken }.
stormgates-event-unveiled = Города игрока { $seat } больше не укрыты.
stormgates-event-veiled = { $seat } укрывает { $cell }: соперники не могут туда напасть.
stormgates-event-veterans = { $seats-id ->
    [0] На этой неделе ветеранов нет.
   *[other] Ветераны этой недели: { $seats }.
}

## Откуда очки

stormgates-source-royal = резиденции и столицы
stormgates-source-revealed = открытые здания
stormgates-source-team-mates = очки товарищей по команде
stormgates-source-small-team = бонус меньшей команды

## Отказы: настройки и подготовка

refusal-SG-MOD-03 = { $module-id ->
    [none] Вулкан рассчитан на 2–4 игроков, а здесь их { $seats-id }.
   *[other] Вулкан не сочетается с этим: { $module }.
}
refusal-SG-MOD-04 = { $module-id ->
    [none] { $option-id ->
        [none] Общий город рассчитан на 2–4 игроков, а здесь их { $seats-id }.
       *[other] Для этого нужно малое поле без долин: { $option }.
    }
   *[other] Этот сценарий не сочетается с: { $module }.
}
refusal-SG-MOD-05 = Для «{ $module }» нужно «{ $needs }».
refusal-SG-SET-09 = { $option-id ->
    [none] Большая карта рассчитана на 2–4 игроков; когда их { $seats-id }, поле и так большое.
   *[other] Большая карта не сочетается с этим: { $option }.
}
refusal-SG-FAC-01 = Две новые фракции можно только включить или выключить.
refusal-SG-FAC-03 = { $faction-id ->
    [none] { $needs-id ->
        [none] Участвуют все фракции, и убирать игрокам нечего.
       *[other] При стольких игроках ({ $seats-id }) нужно «{ $needs }».
    }
   *[other] Этой фракции нет в игре: { $faction }.
}
refusal-SG-FAC-04 = Этой фракции нет среди участвующих в игре: { $faction }.
refusal-SG-HRO-01 = Героический режим можно только включить или выключить.
refusal-SG-HRO-02 = В героическом режиме защита нейтральных городов 6.
refusal-SG-HRO-03 = В героическом режиме защита руин 10.
refusal-SG-END-01 = Конец при полном поле: включён, выключен или без выбора.
refusal-SG-END-02 = Для конца игры нужен хотя бы один город уровня 4 или выше.
refusal-SG-DRF-01 = { $card-id ->
    [none] Драфт можно только включить или выключить.
   *[other] Этой карты нет среди переданных вам: { $card }.
}
refusal-SG-TEA-01 = { $seats-id ->
    [none] Таких команд нет.
   *[other] При стольких игроках ({ $seats-id }) таких команд нет: { $teams }.
}
refusal-SG-TEA-05 = Каждый играет своими картами и героями и может передать ход только товарищу.
refusal-SG-TEA-06 = { $player-id ->
    [none] Товарищи по команде не нападают друг на друга.
   *[other] { $player } ваш товарищ по команде, а не соперник.
}
refusal-SG-TEA-09 = { $option-id ->
    [none] Ваша команда из троих уже сделала в этот ход 2 атаки на другую команду.
   *[other] Этот лимит есть только у команд 3 на 2: { $option }.
}
refusal-SG-TEA-12 = Часы можно только включить или выключить.
refusal-SG-TEA-21 = { $option-id ->
    [none] Так делить ход нельзя.
   *[other] Для «{ $option }» нужно «{ $needs }».
}
refusal-SG-TEA-23 = Кто закончил ход, сегодня больше не действует.
refusal-SG-TEA-28 = Ход можно передать только после своего действия и только в игре с передачей хода.

## Отказы: врата и буря

refusal-SG-GAT-01 = Штормовые врата можно только включить или выключить.
refusal-SG-GAT-05 = { $cell-id ->
    [none] Прыгать можно с одних врат на другие.
   *[other] Прыгать можно с одних врат на другие, а { $cell } для этого не подходит.
}
refusal-SG-GAT-06 = Прыжок на { $cell } стоит 1 карту припасов и один квадрат движения; платить надо за то и другое.
refusal-SG-GAT-08 = Герой { $hero } в этот ход уже прыгал; каждый прыгает один раз.
refusal-SG-GAT-10 = Прыгать можно только среди действий своего хода.
refusal-SG-STE-02 = Сначала исполняется эффект бури.
refusal-SG-STE-11 = Это не артефакт, который можно взять: { $kind }.
refusal-SG-STE-14 = Новый путь даёт дорогу, а не это: { $tile }.
refusal-SG-STE-17 = Буря заменяет лишь город или дорогу, для которых в колоде есть другая карта.
refusal-SG-STE-18 = Этого эффекта нет среди открытых, или он не повторяется: { $effect }.
refusal-SG-STE-19 = Повысить можно только фримена, вождя или жреца с руки.
refusal-SG-STE-21 = Эту карту нельзя взять из забвения: { $card }.
refusal-SG-STE-22 = Шквал не сорвёт палатку { $tent } игрока { $player }; сначала палатки соперников.

## Отказы: короли и королевы

refusal-SG-ROY-01 = Королевы и короли приходят при переписи, нанять их нельзя.
refusal-SG-ROY-06 = Королев и королей нельзя трансформировать.
refusal-SG-ROY-07 = Королева делает резиденцию из вашего города уровня 4, а резиденций не больше 2.
refusal-SG-ROY-08 = Король делает столицу из вашей резиденции, а столица может быть только 1.
refusal-SG-ROY-09 = { $needs-id ->
    [none] Без королевы или короля город так высоко не поднимется.
   *[other] Для «{ $option }» нужно «{ $needs }».
}
refusal-SG-ROY-11 = Королевская карта не возвращается из забвения: { $card }.

## Отказы: торговля

refusal-SG-TRD-01 = Оба ваших торговых поста уже построены.
refusal-SG-TRD-02 = { $price-id ->
    [none] Пост можно поставить на дорогу, связанную с вашим городом; { $cell } не подходит.
   *[other] Вам нечем заплатить за торговый пост: { $price }.
}
refusal-SG-TRD-05 = Для торговли нужен ваш герой на дороге с вашим постом.
refusal-SG-TRD-06 = { $posts-id ->
    [none] { $card-id ->
        [none] За ларец можно купить артефакт, а не это: { $kind }.
       *[other] За ларец можно отдать только артефакт, а не эту карту: { $card }.
    }
    [0] У вас нет торгового поста.
   *[other] Для звёздной пыли нужно 2 поста, а у вас { $posts }.
}
refusal-SG-TRD-07 = { $card-id ->
    [none] Символы сегодня не совпадают, фракцию назвать нельзя: { $kind }.
   *[other] Торговать можно только картами с руки, а этой там нет: { $card }.
}
refusal-SG-TRD-08 = Выменянную карту нельзя отдать в тот же ход: { $card }.
refusal-SG-TRD-09 = { $deck-id ->
    [none] { $supplies-id ->
        [none] { $cards-id ->
            [none] Этой картой торговать нельзя: { $card }.
           *[other] Карт в вашей колоде: { $cards }; после сделки должно остаться хотя бы 10.
        }
       *[other] Звёздная пыль стоит 2 карты припасов с руки, а у вас { $supplies }.
    }
   *[other] Таких карт не осталось: { $deck }.
}
refusal-SG-DST-04 = { $card-id ->
    [none] Звёздная пыль не меняется и не покидает вашу колоду.
   *[other] Звёздная пыль не покидает вашу колоду и не меняется: { $card }.
}
refusal-SG-CHS-01 = Ларцом можно торговать или платить за засаду; изменить его нельзя.
refusal-SG-CHS-03 = За ларец в засаду ложатся от одной до трёх карт с вашей руки.

## Отказы: Великие Артефакты и судьба

refusal-SG-GRT-01 = Новые Великие Артефакты можно только включить или выключить.
refusal-SG-GRT-02 = { $card-id ->
    [none] У вас уже предельное число Великих Артефактов.
   *[other] У вас уже предельное число Великих Артефактов: { $card }.
}
refusal-SG-GRT-03 = Великий Артефакт можно применить только между линиями своего хода.
refusal-SG-GRT-13 = Сумка даёт до 2 карт припасов и не больше, чем есть в пуле.
refusal-SG-GRT-14 = { $card-id ->
    [none] В вашем укрытии нет карты для Штандарта.
   *[other] Штандарт берёт карты одного вида с общей силой до 8: { $card }.
}
refusal-SG-GRT-15 = { $cell-id ->
    [none] Мантия укрывает до 2 городов в досягаемости ваших героев, только в ваш ход.
   *[other] { $cell }: город уже укрыт или вне досягаемости ваших героев.
}
refusal-SG-GRT-16 = { $card-id ->
    [none] Ваша нация пуста, и Кристалл ничего не покажет.
   *[other] Этой карты нет среди тех, что показал Кристалл: { $card }.
}
refusal-SG-GRT-17 = { $card-id ->
    [none] Маску можно применить только в битве, пока вы добавляете карты.
   *[other] Маска берёт до 2 юнитов из чужой линии с общей силой до 3: { $card }.
}
refusal-SG-GRT-18 = У другой стороны нет линии, которую Маска обернёт вам на пользу.
refusal-SG-GRT-19 = { $card-id ->
    [none] В забвении нет карты, которую вернёт Утраченный свиток.
   *[other] Утраченный свиток не может вернуть эту карту: { $card }.
}
refusal-SG-GRT-20 = { $cell-id ->
    [none] { $neutral-id ->
        [none] Оба нейтральных героя уже в игре, призывать некого.
       *[other] Сейчас это невозможно ({ $neutral }): герой и так в игре, ещё не призван или уже призван другой.
    }
   *[other] Призванный герой не может попасть туда: { $cell }.
}
refusal-SG-FAT-01 = Карты судьбы можно только включить или выключить.
refusal-SG-FAT-03 = Взятая карта судьбы этого не предлагает.
refusal-SG-FAT-04 = Колода для этого дара пуста; возьмите другой.
refusal-SG-FAT-06 = { $kind-id ->
    [none] Зеркало судьбы нельзя отдать или обменять.
   *[other] Ни у кого больше нет этого Великого Артефакта, скопировать его нельзя: { $kind }.
}
refusal-SG-CHG-01 = Жезл меняет местами только врата с вратами и не трогает долины.
refusal-SG-CHG-11 = { $card-id ->
    [none] Атака издали начинается со Стрелы Фарела.
   *[other] Атака издали начинается со Стрелы Фарела, а не с этой карты: { $card }.
}

## Отказы: Метаморфа

refusal-SG-MET-01 = До первой переписи Метаморфы нет на поле.
refusal-SG-MET-05 = Метаморфа стоит на карте без местности, и способности у неё нет.
refusal-SG-MET-06 = Ваш герой должен стоять на той же местности, что и Метаморфа.
refusal-SG-MET-07 = Этот герой в этот ход уже применил способность этой местности.
refusal-SG-MET-08 = { $card-id ->
    [none] Плата Метаморфе: одна карта с вашей руки.
   *[other] Плата Метаморфе: карта с руки, которая не нужна для самой способности: { $card }.
}
refusal-SG-MET-09 = Метаморфа помогает между линиями хода, не внутри линии и не в битве.
refusal-SG-MET-11 = Вашему герою некуда идти по дорогам.
refusal-SG-MET-12 = Ни один ваш город не может подняться на уровень.
refusal-SG-MET-13 = { $cell-id ->
    [none] На 8 квадратах вокруг вашего героя не на что напасть.
   *[other] На { $cell } нет ничего, на что герой может напасть со своего места.
}
refusal-SG-MET-14 = Ни одного юнита с вашей руки нельзя повысить.
refusal-SG-MET-15 = Взять карты нельзя, или нельзя взять столько.
refusal-SG-MET-16 = { $card-id ->
    [none] Ни одного юнита с вашей руки нельзя удвоить.
   *[other] Удвоить можно только фримена, вождя, жреца или лорда с руки: { $card }.
}

## Отказы: Билкарр и зелья

refusal-SG-BIL-01 = Билкарра можно только включить или выключить.
refusal-SG-BIL-06 = { $price-id ->
    [none] Зелье можно купить среди своих действий, с героем на квадрате Билкарра.
   *[other] Вам нечем заплатить за зелье: { $price }.
}
refusal-SG-BIL-07 = Это зелье вам недоступно: { $potion }.
refusal-SG-BIL-09 = Это зелье уже выпито; оно действует 3 дня: { $potion }.
refusal-SG-BIL-10 = Это зелье сегодня уже применено; можно раз в день: { $potion }.
refusal-SG-BIL-12 = { $potion-id ->
    [none] Сейчас не время для этого зелья.
   *[other] Сейчас не время для этого зелья: { $potion }.
}
refusal-SG-BIL-21 = Братство хранит мир: выпивший не нападает на игроков, и на него не нападают.
refusal-SG-BIL-25 = Дать можно только Слабость, и только сопернику; остальные зелья выпейте сами: { $potion }.
refusal-SG-BIL-26 = { $card-id ->
    [none] { $kind-id ->
        [none] Вы не пили Солнцестояние, или сейчас не время для него.
       *[other] Солнцестояние заменяет припасы, юнитов до лорда и семь артефактов, но не это: { $kind }.
    }
   *[other] Солнцестояние не действует на эту карту: { $card }.
}
refusal-SG-RWN-02 = { $potion-id ->
    [none] Указание можно дать раз за ход, для своих зелий.
   *[other] Такое указание для этого зелья сейчас дать нельзя: { $potion }.
}

## Отказы: Фанатики

refusal-SG-ZEA-01 = Фанатиков можно только включить или выключить.
refusal-SG-ZEA-04 = Фанатика можно сыграть, только пожертвовав другой картой с руки: { $card }.
refusal-SG-ZEA-05 = { $cards-id ->
    [none] Этой картой нельзя пожертвовать, или ради неё нечем жертвовать: { $card }.
   *[other] Карт в вашей колоде: { $cards }; после жертвы должно остаться хотя бы 10.
}
refusal-SG-ZEA-06 = Фанатиков нельзя трансформировать.

## Отказы: долины

refusal-SG-VAL-01 = { $option-id ->
    [none] { $seats-id ->
        [none] Таких долин нет.
       *[other] Долины рассчитаны на четырёх или шестерых, а игроков здесь { $seats-id }.
    }
   *[other] В долинах нет руин, поэтому это не настраивается: { $option }.
}
refusal-SG-VAL-05 = { $cell-id ->
    [none] Карта там ещё закрыта; сначала откройте её.
   *[other] Карта на { $cell } ещё закрыта; сначала откройте её.
}
refusal-SG-VAL-06 = Рядом со зданием долины города быть не может.
refusal-SG-VAL-07 = { $price-id ->
    [none] Открыть можно закрытую карту рядом с вашим героем, где выход встречает выход.
   *[other] Вам нечем заплатить за открытие: { $price }.
}
refusal-SG-VAL-08 = Зданию нужен свободный жетон уровня 2, а его у вас нет.
refusal-SG-VAL-09 = Здания не меняют уровня и для этого не годятся.
refusal-SG-VAL-11 = Центры городов не меняют уровня.
refusal-SG-VAL-13 = Там нет вашего героя, или нет свободного жетона нужного уровня.
refusal-SG-VAL-14 = За ход можно собрать 1 карту со своего здания; { $cell } сейчас не даёт.
refusal-SG-VAL-21 = { $hero-id ->
    [none] Остановившийся герой в этот ход больше не движется.
   *[other] Герой { $hero } уже остановился, несёт порыв или не на Высоком перевале.
}
refusal-SG-VAL-31 = { $card-id ->
    [none] У вас нет порыва для врат на { $cell }, или под ними пусто.
   *[other] Этого Великого Артефакта нет под этими вратами: { $card }.
}
refusal-SG-VAL-32 = { $hero-id ->
    [none] { $card-id ->
        [none] { $cell-id ->
            [none] Для обмена нужен ваш герой, остановившийся на Королевском мосту.
           *[other] Город на { $cell } нельзя так понизить.
        }
       *[other] Этот Великий Артефакт сейчас нельзя здесь отдать: { $card }.
    }
   *[other] Герой { $hero } уже остановился или не на Королевском мосту.
}

## Справка: что делает каждая карта и каждое место

stormgates-help-queen = Одна в линии делает ваш город уровня 4 резиденцией уровня 5. Приходит при переписи с 20 картами и уходит, если их меньше; сила в битве 5.
stormgates-help-king = Один в линии делает вашу резиденцию столицей уровня 6. Приходит при переписи с 24 картами и уходит, если их меньше; сила в битве 6.
stormgates-help-residence = Город уровня 5, созданный королевой. Даёт 5 очков, защищается с 5, таких у вас может быть два.
stormgates-help-capital = Город уровня 6, созданный королём из резиденции. Даёт 6 очков, защищается с 6, такой у вас может быть один.
stormgates-help-census = После каждого седьмого дня, со второй недели, считаются все ваши карты. 20 дают королеву, 24 короля, 26 звание ветерана.
stormgates-help-veteran = До следующей переписи каждый ваш герой в битве даёт бонус 4 вместо 1. У ваших фрименов и вождей на 1 силу больше.
stormgates-help-stardust = Заменяет 1 или 2 карты припасов в одной линии или ведёт героя до 2 квадратов. Никогда не покидает вашу колоду.
stormgates-help-casket = На торговом посту меняется на артефакт и наоборот. Исключённый ради засады, позволяет положить туда сразу до 3 карт с руки.
stormgates-help-post = Цена: 2 фримена. Ставится на дорогу, связанную с вашим городом; с героем там вы меняете артефакты и ларцы. С двумя постами вы покупаете и звёздную пыль за 2 карты припасов.
stormgates-help-gate = За квадрат движения и карту припасов герой прыгает отсюда на любые другие врата, раз в ход. Потом открывается эффект бури.
stormgates-help-storm = Каждый прыжок через врата открывает один из этих эффектов. Открытые лежат на виду, пока все не перемешают снова.
stormgates-help-gust = Порыв бури для одних врат. Герой, прыгнувший с этих врат, может потратить его и получает Великий Артефакт.
stormgates-help-arrow = Оружие с силой 2 в атаке и защите. Если атака начинается с неё, ваши герои достают до 8 квадратов вокруг.
stormgates-help-bag = Возьмите до 2 карт припасов из пула в руку. Они ваши навсегда и годятся уже в этот ход.
stormgates-help-standard = Возьмите из укрытия в руку карты одного вида. Их напечатанная сила вместе не больше 8.
stormgates-help-mantle = Укройте до 2 городов в досягаемости ваших героев. До вашего следующего хода соперники не могут на них напасть.
stormgates-help-crystal = Посмотрите 12 верхних карт нации и выберите 6. Они лягут сверху в вашем порядке, остальные перемешиваются и остаются под ними.
stormgates-help-mask = В битве переманите до 2 юнитов из чужой линии в свою, с общей силой до 3. После битвы они уйдут в укрытие владельца.
stormgates-help-lost-scroll = Возьмите одну карту из забвения в руку; королевы и короли не возвращаются. По исходному правилу, если оно выбрано: призовите нейтрального героя на любой квадрат до следующей переписи.
stormgates-help-summon = Приведите на любой квадрат нейтрального героя, которого нет в игре, или переместите уже призванного. При следующей переписи он уходит.
stormgates-help-fate = Берётся вместо открытого Великого Артефакта; взявший выбирает один из двух даров. Один тем или иным путём даёт Великий Артефакт, другой — звёздную пыль.
stormgates-help-mirror = Карта судьбы 1, оставленная как Великий Артефакт. При каждом розыгрыше копирует Великий Артефакт другого игрока.
stormgates-help-blind-fate = Карта судьбы 2. Возьмите верхний из оставшихся Великих Артефактов или 1 звёздную пыль.
stormgates-help-chosen-fate = Карта судьбы 3. Просмотрите оставшиеся Великие Артефакты и возьмите один или возьмите 1 звёздную пыль.
stormgates-help-windfall = Возьмите в руку верхнюю карту любой колоды артефактов. Если её символы сегодня совпадают, выбираете фракцию.
stormgates-help-vassal = Возьмите верхнего лорда в руку, с картой припасов. Несвязанный её не приносит, Фанатик приносит две карты.
stormgates-help-tailwind = Возьмите карту из своей нации. Её можно сыграть уже в этот ход.
stormgates-help-pathfinder = Постройте бесплатно одну дорогу любого вида. Она должна быть связана с вашим городом.
stormgates-help-hand-of-fate = Возьмите карту судьбы и выберите один из её даров. Полученное приходит в руку.
stormgates-help-summons = Второй ваш герой приходит к прыгнувшему, с поля или из запаса. Это не прыжок.
stormgates-help-reshaping = Замените город или дорогу на поле тем же видом на другой местности. Владельцы, герои и посты остаются.
stormgates-help-echo = Выберите открытый эффект и исполните его снова. У Вассала эха нет.
stormgates-help-elevation = Юнит с руки навсегда поднимается на один ранг. В этот ход его больше нельзя трансформировать.
stormgates-help-growth = Ваш город бесплатно поднимается на уровень. Без королевской карты он остановится на высшем бесплатном уровне.
stormgates-help-return-from-limbo = Возьмите одну карту из забвения в руку. Королевы и короли не возвращаются.
stormgates-help-gale = Выберите палатку соперника: она со всеми картами уйдёт в укрытие владельца. Если таких нет, уйдёт палатка вашей команды.
stormgates-help-metamorpha = Переходит на каждую новую карту поля и получает способность её местности. За карту с руки герой на той же местности применяет эту способность, раз в ход.
stormgates-help-metamorpha-forest = Леса: бесплатное движение. Герой проходит до 3 квадратов по дорогам.
stormgates-help-metamorpha-mountain = Горы: бесплатное улучшение. Один ваш город поднимается на уровень.
stormgates-help-metamorpha-canyon = Ущелья: атака издали. Герой без оружия нападает на один из 8 квадратов вокруг.
stormgates-help-metamorpha-lake = Озёра: бесплатное повышение. Юнит с руки навсегда поднимается на один ранг.
stormgates-help-metamorpha-jungle = Джунгли: возьмите до 2 карт из своей нации. Их можно сыграть уже в этот ход.
stormgates-help-metamorpha-ice = Лёд: удвоение. Юнит с руки считается за двух, в одной линии или в двух.
stormgates-help-bilkarr = Проходит 2 квадрата в день по диагоналям. С героем на его квадрате вы покупаете зелья, каждое за 2 карты припасов.
stormgates-help-brotherhood = 3 дня на вас никто не нападает, и вы не нападаете на игроков. Если выпить его при объявлении атаки на вас, атака отменяется.
stormgates-help-rage = 3 дня, раз в день: когда вы нападаете на игрока, 2 случайные карты с его руки уходят в укрытие. Действует сразу после начала атаки.
stormgates-help-colossus = 3 дня у вас на 4 силы больше в каждой битве. Помогает в атаке и в защите.
stormgates-help-frost-touch = 3 дня, раз в день: отмените линию соперника в миг, когда она выложена. Её карты потрачены, и ничего не происходит.
stormgates-help-weakness = Дайте его сопернику: 3 дня у него на 4 силы меньше в каждой битве. Сумма не падает ниже 0.
stormgates-help-solstice = 3 дня, раз в день: карта с руки заменяет припасы, юнита до лорда или артефакт. Но не в битве.
stormgates-help-zealot = Юнит всех фракций. Его можно сыграть, только пожертвовав другой картой с руки, и тогда он считается за двух; трансформировать его нельзя.
stormgates-help-valley = Перекрёсток долин с четырьмя выходами. Герой рядом открывает его за 2 фримена и карту припасов.
stormgates-help-covered-valley = Закрытый перекрёсток. Герой рядом открывает его за 2 фримена и карту припасов; до того никто не войдёт.
stormgates-help-covered-building = Закрытое здание. Герой рядом открывает его за 2 фримена, и оно сразу ваше.
stormgates-help-building = Даёт 2 очка, защита 2. Раз в ход вы собираете карту одного своего здания.
stormgates-help-centre = Пока нейтрален, защита 6; взятый даёт 4 очка и защищается с 4. Каждое ваше здание той же долины добавляет 2.
stormgates-help-high-pass = Остановившийся здесь герой ловит порыв для врат, которые назовёт кубик. Прыжок с этих врат потом даёт Великий Артефакт или карту судьбы.
stormgates-help-kings-bridge = Остановившийся здесь герой обменивает Великие Артефакты на уровни городов и наоборот. Порывы дают Великие Артефакты, лежащие под вратами.
stormgates-help-town-hall = Здание Долины королей. Владелец собирает титулы.
stormgates-help-smithy = Здание Долины королей. Владелец собирает инструменты.
stormgates-help-stable = Здание Долины королей. Владелец собирает лошадей.
stormgates-help-arena = Здание Долины королей. Владелец собирает оружие.
stormgates-help-tavern = Здание Долины королев. Владелец собирает амулеты.
stormgates-help-weaving-mill = Здание Долины королев. Владелец собирает палатки.
stormgates-help-arcanum = Здание Долины королев. Владелец собирает волшебные свитки.
stormgates-help-grocery = Здание Долины королев. Владелец собирает припасы.
stormgates-help-do-trade = С героем на вашем торговом посту вы меняете артефакты и ларцы. С двумя постами покупаете и звёздную пыль за 2 карты припасов.
stormgates-help-do-power = Что дают помощники: способность Метаморфы для героя на её местности, зелья Билкарра и всё, что можно применить раз в ход.
