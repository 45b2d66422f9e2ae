### Батталия: Создание. Слова, настройки, шаги, события, отказы и справка по игре.

battalia-title = Батталия: Создание
battalia-about = Стройте города и дороги, соберите армию из своей колоды и сражайтесь за карту.
battalia-compound = { $first } { $second }
battalia-board-no-faction = пока без фракции

## Настройки

battalia-option-edition = Издание
battalia-option-edition-about = По какому изданию идёт игра. Компоненты и некоторые правила различаются.
battalia-value-edition-retail2015 = Издание 2015
battalia-value-edition-special = Специальное издание
battalia-option-scenario = Сценарий
battalia-option-scenario-about = Базовая игра, одна из двух других расстановок или вулкан посреди карты.
battalia-value-scenario-base = Базовая игра
battalia-value-scenario-alt1 = Стражи сильнее
battalia-value-scenario-alt2 = Общий город
battalia-value-scenario-volcano = Вулкан
battalia-option-advanced = Продвинутая игра
battalia-option-advanced-about = Движение на родную местность бесплатно, а битва на родной местности даёт на 1 силу больше.
battalia-option-unbound = Несвязанные
battalia-option-unbound-about = Восемь наёмников, которые принадлежат всем фракциям, замешиваются в колоды юнитов.
battalia-option-oracle = Солнечный Прорицатель
battalia-option-oracle-about = Каждый день Оракул освещает один вид артефакта, и тот действует дважды.
battalia-option-neutral_defence = Защита нейтральных городов
battalia-option-neutral_defence-about = Сила, с которой защищаются нейтральные города. Если не выбрано, решает сценарий.
battalia-option-ruins_defence = Защита руин
battalia-option-ruins_defence-about = Сила стражей руин. Если не выбрано, решает сценарий.
battalia-option-neutrals_per_player = Нейтральных городов на игрока
battalia-option-neutrals_per_player-about = Сколько нейтральных городов лежит на поле для каждого игрока.
battalia-option-start_cities_per_player = Начальных городов на игрока
battalia-option-start_cities_per_player-about = Сколько городов уровня 1 у каждого игрока в начале.
battalia-option-start_heroes = Герои в начале
battalia-option-start_heroes-about = Сколько героев каждого игрока стоит на поле в начале. Если не выбрано, решает сценарий.
battalia-option-weeks_limit = Лимит недель
battalia-option-weeks_limit-about = Игра заканчивается и через столько недель по семь дней. Для первой партии хватит трёх.
battalia-option-vp_limit = Лимит очков
battalia-option-vp_limit-about = Игра сразу заканчивается и тогда, когда у игрока столько победных очков.
battalia-option-level4_cities_to_end = Городов уровня 4 до конца
battalia-option-level4_cities_to_end-about = Игра сразу заканчивается, когда у игрока столько городов уровня 4.
battalia-option-end_on_full_board = Конец при полном поле
battalia-option-end_on_full_board-about = Игра заканчивается, когда строить больше негде. Если не выбрано, решает сценарий.
battalia-option-removed_faction = Фракция вне игры
battalia-option-removed_faction-about = Как двое игроков определяют фракцию, которая не участвует.
battalia-value-removed_faction-chosen = Называет первый игрок
battalia-value-removed_faction-random = Случайно
battalia-option-day_limit = Последний день
battalia-option-day_limit-about = Игра заканчивается после этого дня, если ничто не закончило её раньше.

## Готовые настройки

battalia-preset-first-game = Первая партия
battalia-preset-first-game-about = Базовая игра на три недели: короткая партия для знакомства.
battalia-preset-special-edition = Специальное издание
battalia-preset-special-edition-about = Десять Великих Артефактов и Несвязанные, как в специальном издании.
battalia-preset-retail-2015 = Издание 2015
battalia-preset-retail-2015-about = Правила и компоненты первого розничного издания.
battalia-preset-expert = Знаток
battalia-preset-expert-about = Вулкан, Несвязанные и родная местность: всё, что есть в специальном издании.

## Слова: фракции, карты, места

battalia-word-baerfolk = Лесничие
battalia-word-islanders = Островитяне
battalia-word-emberians = Неугасающие
battalia-word-cloudborn = Неборождённые
battalia-word-unbound = Несвязанных
battalia-word-green = Лесничих
battalia-word-blue = Островитян
battalia-word-red = Неугасающих
battalia-word-gold = Неборождённых
battalia-word-forest = Вечнозелёные Леса
battalia-word-lake = Изумрудные Озёра
battalia-word-canyon = Багряные Ущелья
battalia-word-mountain = Скалистые Горы
battalia-word-supply = припасы
battalia-word-friman = фримен
battalia-word-chief = вождь
battalia-word-priest = жрец
battalia-word-lord = лорд
battalia-word-tool = инструмент
battalia-word-weapon = оружие
battalia-word-amulet = амулет
battalia-word-title = титул
battalia-word-scroll = волшебный свиток
battalia-word-tent = { $number ->
    [0] палатка
   *[other] палатка { $number }
}
battalia-word-horse = лошадь
battalia-word-hammer = Молот Страто
battalia-word-horn = Рог Балдура
battalia-word-sword = Меч Элемага
battalia-word-shield = Щит Бритоса
battalia-word-wings = Крылья Авиены
battalia-word-crown = Корона Титуса
battalia-word-hand = Рука Луута
battalia-word-pavilion = Шатёр Эйлы
battalia-word-staff = Жезл Терры
battalia-word-book = Книга Креа
battalia-word-city-end = город с одним выходом
battalia-word-city-straight = город с двумя противоположными выходами
battalia-word-city-corner = город с двумя перпендикулярными выходами
battalia-word-city-tee = город с тремя выходами
battalia-word-city-cross = город с четырьмя выходами
battalia-word-road-straight = прямая дорога
battalia-word-road-curve = поворот
battalia-word-road-tee = Т-перекрёсток
battalia-word-road-cross = перекрёстная дорога
battalia-word-ruins = руины
battalia-word-sanctuary = святилище
battalia-word-crossing = перекрёсток вулкана
battalia-word-peak = вершина
battalia-word-hero = { $number ->
    [0] герой
   *[other] герой { $number }
}
battalia-word-player = игрок { $number }
battalia-word-open = открытая карта { $number }
battalia-word-borrowed = взятая взаймы карта
battalia-word-again = ещё раз
battalia-word-steps = оставшиеся квадраты
battalia-word-none = никто
battalia-word-one = один
battalia-word-both = оба
battalia-word-n = север
battalia-word-e = восток
battalia-word-s = юг
battalia-word-w = запад

## Глаголы

battalia-verb-abandon = Выбора нет
battalia-verb-against = Обменять с
battalia-verb-ambush = Устроить засаду
battalia-verb-amulet-on = Добавить амулет
battalia-verb-annex = Захватить
battalia-verb-as = Применить как
battalia-verb-at = Положить
battalia-verb-attack-city = Атаковать город
battalia-verb-attack-hero = Атаковать героя
battalia-verb-attack-peak = Взять вершину
battalia-verb-attack-ruins = Атаковать руины
battalia-verb-attack-sanctuary = Напасть на монахов
battalia-verb-build = Построить
battalia-verb-choose = Выбрать
battalia-verb-cohort = Объявить отряд
battalia-verb-create = Создать
battalia-verb-discard = Сбросить
battalia-verb-done = Готово
battalia-verb-end-turn = Закончить ход
battalia-verb-enough = Закончить
battalia-verb-exchange = Обменять
battalia-verb-feed = Усилить
battalia-verb-fight = Сражаться
battalia-verb-found = Основать
battalia-verb-give-up = Уступить
battalia-verb-hand = Взять взаймы
battalia-verb-hire = Нанять
battalia-verb-hire-hero = Нанять героя
battalia-verb-horn = Трубить в Рог
battalia-verb-join = Вступить
battalia-verb-keep = Оставить карты
battalia-verb-leave-ambush = Не снимать
battalia-verb-move = Идти
battalia-verb-mulligan = Взять маллиган
battalia-verb-muster = Выставить героя
battalia-verb-name = Назвать
battalia-verb-pitch = Разбить
battalia-verb-play = Сыграть
battalia-verb-raise-ambush = Снять засаду
battalia-verb-remove = Убрать
battalia-verb-replace = Заменить
battalia-verb-retreat = Отступить
battalia-verb-scroll-on = Добавить свиток
battalia-verb-scroll-on-itself = Сменить свиток
battalia-verb-send = Послать героев
battalia-verb-settle = Поселиться
battalia-verb-show = Показать
battalia-verb-staff = Поднять Жезл
battalia-verb-station = Разместить
battalia-verb-strike = Снять
battalia-verb-surrender = Сдаться
battalia-verb-suspend = Исключить
battalia-verb-take = Взять
battalia-verb-title-on = Дать титул
battalia-verb-title-twice-on = Поднять на два
battalia-verb-to = Лететь
battalia-verb-upgrade = Улучшить
battalia-verb-wings = Дать Крылья
battalia-verb-with = Заплатить

## Действия словами

battalia-action-as = { $card-id ->
    [none] Сменить местность на: { $terrain }
   *[other] Использовать как { $kind }: { $card }
}
battalia-action-at = Положить на { $cell }, выходы: { $exits }
battalia-action-create = { $faction-id ->
    [none] Создать: { $kind }
   *[other] Создать: { $kind } ({ $faction })
}
battalia-action-attack-hero = Напасть на героя игрока { $player } на { $cell }
battalia-action-move = Идти: { $hero } на { $cell }
battalia-action-feed = Положить на Несвязанного: { $card }
battalia-action-send = Послать героев: { $number }
battalia-action-join = Вступить героями: { $number }

## Шаги

battalia-step-remove-faction = Какая фракция не участвует в этой игре?
battalia-step-choose-faction = Выберите свою фракцию.
battalia-step-choose-city = Выберите свой начальный город.
battalia-step-found-city = С каким ещё городом вы начинаете?
battalia-step-found-place = Где стоит ваш следующий город?
battalia-step-start-hero = В каком из ваших городов начинает герой?
battalia-step-turn = Начинается ход.
battalia-step-cohort = Что делать с этими картами?
battalia-step-show-cohort = Кому показать карты отряда?
battalia-step-actions = Что вы делаете?
battalia-step-place = Где строить и как повернуть карту?
battalia-step-pay = Какими картами платить?
battalia-step-name-faction = Какую фракцию называет свиток?
battalia-step-ambush = Какая карта ляжет в засаду?
battalia-step-station = Какую карту разместить в палатке?
battalia-step-make-room = Засада полна: какая карта её покинет?
battalia-step-horn = Какую карту нации зовёт Рог?
battalia-step-hand = Какую карту взять взаймы?
battalia-step-staff = Что изменит Жезл?
battalia-step-staff-replace = Какая местность будет здесь?
battalia-step-staff-exchange = С какой картой обменять местность?
battalia-step-wings = Куда летит ваш герой?
battalia-step-send-heroes = Сколько ваших героев нападает?
battalia-step-opening = Начните атаку: превзойдите защиту своими картами. Как правило, первая — оружие.
battalia-step-answer = На вас напали: как ответите?
battalia-step-join-heroes = Сколько ещё ваших героев встанет на защиту?
battalia-step-raise-ambush = Снять карты засады для этой битвы?
battalia-step-volley = Ваш черёд: добавляйте карты, пока не переломите битву, или уступите.
battalia-step-choose-relic = Какой Великий Артефакт вы возьмёте?
battalia-step-choose-sanctuary = Взять Великий Артефакт святилища или ни одного?

## Оценка положения

battalia-term-victory = шанс на победу
battalia-term-points = победные очки
battalia-term-lead = отрыв от остальных
battalia-term-closing = отрыв ближе к концу
battalia-term-great_cities = города уровня 4
battalia-term-income = будущие очки
battalia-term-growth = рост колоды
battalia-term-units = сильные юниты
battalia-term-roads = карты для дорог
battalia-term-cohorts = шансы на отряды
battalia-term-artefacts = артефакты
battalia-term-great_artefacts = Великие Артефакты
battalia-term-might = сила в битве
battalia-term-heroes = герои на поле
battalia-term-reach = близкие цели
battalia-term-approach = пути к целям
battalia-term-sites = места для стройки
battalia-term-threat = угроза от других
battalia-term-rival = перспективы сильнейшего соперника
battalia-term-ambush = карты в засаде
battalia-term-tents = карты в палатках
battalia-term-hand = карты в руке

## События

battalia-event-faction-removed = { $seat } убирает фракцию из игры: { $faction }.
battalia-event-faction-chosen = { $seat } выбирает фракцию: { $faction }.
battalia-event-settled = { $seat } занимает начальный город на { $cell }.
battalia-event-founded = { $seat } основывает на { $cell }: { $tile }, { $terrain }, выходы: { $exits }.
battalia-event-mustered = Герой игрока { $seat } встаёт на { $cell }.
battalia-event-day = { $lit-id ->
    [none] Начинается день { $day }.
   *[other] Начинается день { $day }. Освещённый артефакт: { $lit }; совпадающие символы: { $matching }.
}
battalia-event-turn = День { $day }: ходит { $seat }.
battalia-event-cohort = { $seat } объявляет отряд: { $groups }.
battalia-event-cohort-shown = { $known ->
    [yes] { $seat } показывает отряд игроку { $to }: { $cards }.
   *[no] { $seat } показывает отряд игроку { $to }.
}
battalia-event-mulligan = { $discarded ->
    [one] { $seat } берёт маллиган: { $discarded } карта уходит в укрытие.
    [few] { $seat } берёт маллиган: { $discarded } карты уходят в укрытие.
   *[other] { $seat } берёт маллиган: { $discarded } карт уходит в укрытие.
}
battalia-event-ambush-picked-up = { $count ->
    [one] { $seat } снимает { $count } карту засады.
    [few] { $seat } снимает { $count } карты засады.
   *[other] { $seat } снимает { $count } карт засады.
}
battalia-event-ambushed = { $known ->
    [yes] { $seat } кладёт карту в засаду: { $card }.
   *[no] { $seat } кладёт карту в засаду.
}
battalia-event-ambush-discarded = { $seat } сбрасывает из полной засады: { $cards }.
battalia-event-suspended = { $seat } исключает карту: { $card }.
battalia-event-drawn = { $known ->
    [yes] { $seat } берёт карты: { $cards }.
   *[no] { $count ->
        [one] { $seat } берёт { $count } карту.
        [few] { $seat } берёт { $count } карты.
       *[other] { $seat } берёт { $count } карт.
    }
}
battalia-event-nation-reshuffled = Укрытие игрока { $seat } перемешано и становится новой нацией.
battalia-event-cleaned-up = { $count ->
    [one] { $seat } сбрасывает { $count } карту в укрытие.
    [few] { $seat } сбрасывает { $count } карты в укрытие.
   *[other] { $seat } сбрасывает { $count } карт в укрытие.
}
battalia-event-line = { $seat } использует: { $cards }.
battalia-event-hired = { $supply ->
    [0] { $seat } нанимает юнита: { $card }.
   *[other] { $seat } нанимает юнита: { $card }, с ним карта припасов.
}
battalia-event-created = { $seat } создаёт артефакт: { $card }.
battalia-event-built = { $level ->
    [0] { $seat } строит на { $cell }: { $tile }, { $terrain }, выходы: { $exits }.
   *[other] { $seat } строит на { $cell }: { $tile }, уровень { $level }, { $terrain }, выходы: { $exits }.
}
battalia-event-upgraded = { $seat } улучшает город на { $cell } до уровня { $level }.
battalia-event-impassable = Теперь непроходимы: { $cells }.
battalia-event-amulet-rolled = { $roll ->
    [1] { $seat } бросает 1 ({ $card }): ничего не меняется.
    [2] { $seat } бросает 2 ({ $card }): карта считается за две.
    [3] { $seat } бросает 3 ({ $card }): карта считается за три.
    [4] { $seat } бросает 4 ({ $card }): карта уходит в засаду.
    [5] { $seat } бросает 5 ({ $card }): карта уходит в укрытие.
   *[other] { $seat } бросает { $roll } ({ $card }): карта становится джокером.
}
battalia-event-transformed = { $seat } трансформирует карту: { $card } → { $becomes }.
battalia-event-named = { $seat } использует карту иначе: { $card } → { $kind }.
battalia-event-pitched = { $seat } разбивает палатку, в ней: { $cards }.
battalia-event-struck = { $seat } снимает палатку и забирает: { $cards }.
battalia-event-great-artefact = { $seat } использует Великий Артефакт: { $card }.
battalia-event-recalled = { $seat } зовёт карту из нации: { $card }.
battalia-event-nation-searched = { $known ->
    [yes] { $seat } просматривает нацию игрока { $from }: { $cards }.
   *[no] { $seat } просматривает нацию игрока { $from }.
}
battalia-event-borrowed = { $known ->
    [yes] { $seat } берёт взаймы карту игрока { $from }: { $card }.
   *[no] { $seat } берёт взаймы карту игрока { $from }.
}
battalia-event-terrain-replaced = { $seat } меняет местность на { $cell }: { $from } → { $to }.
battalia-event-terrain-exchanged = { $seat } обменивает местность: { $cells }.
battalia-event-hero-hired = { $seat } нанимает героя { $hero } на { $cell }.
battalia-event-moved = { $seat } ведёт героя { $hero } с { $from } на { $to }.
battalia-event-flown = Герой { $hero } игрока { $seat } перелетает с { $from } на { $to }.
battalia-event-attacked = { $target-id ->
    [hero] { $seat } нападает на героя игрока { $defender } на { $cell }.
    [neutral] { $seat } нападает на стражу на { $cell }.
   *[other] { $seat } нападает на { $cell }, владение игрока { $defender }.
}
battalia-event-battle-card = { $seat } играет карту: { $card }, { $attack } против { $defence }.
battalia-event-unbound-fed = { $seat } усиливает Несвязанного припасами: всего { $total }.
battalia-event-attack-failed = Атака игрока { $seat } не удалась.
battalia-event-guard-beaten = { $seat } побеждает стражу на { $cell }.
battalia-event-answered = { $answer-id ->
    [fight] { $seat } принимает бой.
   *[other] { $seat } сдаётся.
}
battalia-event-heroes-joined = { $heroes ->
    [one] Ещё { $heroes } герой игрока { $seat } встаёт на защиту.
    [few] Ещё { $heroes } героя игрока { $seat } встают на защиту.
   *[other] Ещё { $heroes } героев игрока { $seat } встаёт на защиту.
}
battalia-event-retreated = Герой игрока { $seat } отступает с { $from } на { $to }.
battalia-event-battle-over = { $winner } выигрывает битву: атака { $attack }, защита { $defence }.
battalia-event-hero-lost = { $seat } теряет героя { $hero } на { $cell }.
battalia-event-defender-cleared = Карты игрока { $seat } уходят после битвы в укрытие: { $cards }.
battalia-event-city-taken = { $level ->
    [0] Город на { $cell } взят, но у игрока { $seat } нет для него жетона.
   *[other] { $seat } берёт город на { $cell }, уровень { $level }.
}
battalia-event-vassal = { $supply ->
    [0] К игроку { $seat } приходит вассал: { $card }.
   *[other] К игроку { $seat } приходит вассал: { $card }, с картой припасов.
}
battalia-event-annexed = { $seat } захватывает город на { $cell }.
battalia-event-great-artefact-won = { $seat } получает Великий Артефакт: { $card }.
battalia-event-great-artefact-left = { $seat } оставляет Великие Артефакты в святилище.
battalia-event-sealed = { $known ->
    [yes] { $seat } ставит печать на святилище на { $cell } и находит: { $cards }.
   *[no] { $seat } ставит печать на святилище на { $cell }.
}
battalia-event-peak-taken = { $seat } теперь Покоритель вулкана.
battalia-event-game-over = Игра окончена. { $reason }

## Как кончилась игра

battalia-full-board = Строить больше негде.
battalia-level-four-cities = У игрока достаточно городов уровня 4.
battalia-points = Игрок достиг лимита очков.
battalia-weeks = Последняя неделя прошла.
battalia-last-day = Последний день прошёл.

## Откуда очки

battalia-source-start = начальные города
battalia-source-built = построенные города
battalia-source-upgraded = улучшенные города
battalia-source-lowered = потерянные уровни
battalia-source-annexed = захваченные города
battalia-source-neutral = нейтральные города
battalia-source-conquered = завоёванные города
battalia-source-lost = потерянные города
battalia-source-peak = вершина вулкана
battalia-source-seals = печати

## Отказы: подготовка и настройки

refusal-BT-CMP-6 = Такого издания нет.
refusal-BT-CMP-11 = В этом издании жетонов уровня хватает только на меньшее число начальных городов.
refusal-BT-SET-1 = Такого сценария нет.
refusal-BT-SET-10 = Эта фракция уже выбрана: { $faction }.
refusal-BT-SET-11 = { $cell }: здесь нет свободного начального города.
refusal-BT-2P-1 = { $faction-id ->
    [none] Убирать фракцию по выбору можно только вдвоём.
   *[other] Эта фракция не в игре: { $faction }.
}
refusal-BT-2P-5 = Этой фракции нет в игре, её нельзя назвать: { $faction }.
refusal-BT-3P-1 = При таком числе игроков этот квадрат вне игры.
refusal-BT-ADV-1 = Продвинутую игру можно только включить или выключить.
refusal-BT-UNB-1 = Несвязанные есть только в специальном издании.
refusal-BT-ORA-8 = Солнечного Прорицателя можно только включить или выключить.
refusal-BT-ALT-1 = У этого сценария своя защита: нейтральные города 6, руины 10.
refusal-BT-ALT-2 = Защита нейтральных городов этого сценария равна 6.
refusal-BT-ALT-4 = Руины здесь общий город, на них никто не нападает.
refusal-BT-ALT-5 = В этом сценарии каждый начинает с героем на руинах.
refusal-BT-ALT-6 = Вы уже захватили нейтральный город; сценарий разрешает только один.
refusal-BT-ALT-7 = В этом сценарии нет начальных городов, а нейтральные у него свои.
refusal-BT-VAR-1 = Защита: от 4 до 20 у нейтральных городов, от 8 до 20 у руин.
refusal-BT-VAR-2 = Для двух нейтральных городов на игрока здесь не хватает жетонов или места.
refusal-BT-VAR-3 = Город такого вида сейчас нигде не подходит: { $tile }.
refusal-BT-VAR-4 = { $cell }: здесь нет вашего начального города.
refusal-BT-VAR-5 = Лимит: от 1 до 142 недель и не меньше одного дня.
refusal-BT-VAR-6 = Лимит очков был бы достигнут уже при подготовке.
refusal-BT-VAR-7 = Без конца при полном поле нужен лимит недель или очков.
refusal-BT-VOL-1 = Вулкан есть только в специальном издании и заменяет руины.
refusal-BT-VOL-11 = Сценарий с вулканом заканчивается при 40 очках (вдвоём при 30), а не при полном поле.

## Отказы: ход, линии и оплата

refusal-BT-TRN-2 = Для этого шага хода сейчас не время.
refusal-BT-TRN-4 = У вас нет этой карты: { $card }.
refusal-BT-TRN-6 = Карты нет в руке, или её нельзя больше использовать в этот ход: { $card }.
refusal-BT-TRN-8 = Платите точно: не больше и не меньше карт.
refusal-BT-TRN-9 = Эта карта получена в этот ход, использовать её можно со следующего набора карт: { $card }.
refusal-BT-COH-1 = Для отряда нужны хотя бы три карты одной фракции в руке.
refusal-BT-COH-6 = Отряд нужно показать одному из соперников.
refusal-BT-COH-7 = Отряд можно объявить только в начале хода.
refusal-BT-MUL-2 = Маллиган можно взять только в начале хода и никогда вместе с отрядом.
refusal-BT-AMB-2 = { $card-id ->
    [none] Для засады нужны две карты с руки: одна исключается, другая ложится в засаду.
   *[other] Этой карты нет в вашей руке: { $card }.
}
refusal-BT-AMB-3 = В засаде уже лежат три карты.
refusal-BT-AMB-4 = Место освобождает только карта из вашей засады.
refusal-BT-AMB-5 = Карт в вашей колоде: { $cards }; после исключения должно остаться не меньше 10.
refusal-BT-AMB-6 = Эта карта лежит в вашей засаде до вашего следующего хода: { $card }.

## Отказы: новые карты

refusal-BT-HIR-1 = { $price-id ->
    [none] Это не юнит для найма: { $kind }.
   *[other] Вам нечем заплатить: { $price }.
}
refusal-BT-ART-1 = { $price-id ->
    [none] Такой артефакт нельзя создать: { $kind }.
   *[other] Вам нечем заплатить: { $price }.
}
refusal-BT-ART-2 = Символы сегодня не совпадают, фракцию назвать нельзя: { $kind }.
refusal-BT-ORA-5 = Символы сегодня не совпадают, фракцию назвать нельзя: { $kind }.
refusal-BT-LIM-1 = { $deck-id ->
    [none] Эта колода в общем пуле пуста.
   *[other] Колода в общем пуле пуста: { $deck }.
}
refusal-BT-LIM-2 = { $level-id ->
    [none] Нет свободного жетона для города, который вы можете оплатить.
   *[other] У вас нет свободного жетона уровня { $level }.
}
refusal-BT-LIM-3 = В общем пуле больше нет припасов.
refusal-BT-LIM-4 = В вашей колоде не может быть меньше 10 карт.
refusal-BT-LIM-5 = В общем пуле нет такой карты этой местности: { $terrain }.

## Отказы: постройка

refusal-BT-BLD-1 = { $exits-id ->
    [none] Это нельзя построить: { $tile }.
   *[other] Карта этого вида не ложится с такими выходами: { $exits }.
}
refusal-BT-BLD-2 = { $problem-id ->
    [taken] На { $cell } уже построено.
    [impassable] { $cell }: непроходимый квадрат.
   *[other] { $cell-id ->
        [none] Нет квадрата, где это можно построить.
       *[other] На { $cell } строить нельзя.
    }
}
refusal-BT-BLD-3 = { $cell-id ->
    [none] Ни один свободный квадрат не касается построенной карты.
   *[other] { $cell } не касается построенной карты.
}
refusal-BT-BLD-4 = { $cell-id ->
    [none] Выходы нигде не подходят: выход должен встретить выход.
   *[other] На { $cell } выход встретил бы сторону без выхода.
}
refusal-BT-BLD-6 = Два города не могут стоять рядом.
refusal-BT-BLD-7 = Рядом с руинами города быть не может.
refusal-BT-BLD-8 = { $cell-id ->
    [none] Ни один свободный квадрат не связан дорогой с вашим городом.
   *[other] Дорога не связала бы { $cell } с вашим городом.
}
refusal-BT-BLD-12 = Город стоит трёх юнитов одного ранга: 3 фримена, вождя, жреца или лорда.
refusal-BT-BLD-13 = Вам нечем заплатить за дорогу: { $price }.
refusal-BT-BLD-14 = { $cell-id ->
    [none] На оставшихся квадратах ничего не подходит: они непроходимы навсегда.
   *[other] На { $cell } больше ничего не подходит: квадрат непроходим навсегда.
}
refusal-BT-UPG-1 = { $price-id ->
    [none] { $level-id ->
        [none] На { $cell } нет вашего города.
       *[other] У города на { $cell } уровень { $level }; выше не бывает.
    }
   *[other] Вам нечем заплатить за следующий уровень: { $price }.
}
refusal-BT-UPG-3 = { $level-id ->
    [none] Для следующего уровня нужен ваш свободный жетон, а его нет.
   *[other] Для уровня { $level } нужен ваш свободный жетон, а его нет.
}
refusal-BT-VOL-3 = Рядом со святилищем города быть не может.

## Отказы: артефакты

refusal-BT-USE-1 = Нужна карта, которую можно использовать как: { $kind }.
refusal-BT-ORA-AMU = Сначала используйте до конца карту первого броска, потом снова бросайте за освещённый амулет.
refusal-BT-USE-AMU-1 = Амулет не действует на эту карту: { $card }.
refusal-BT-USE-AMU-7 = Использовать как что-то другое можно только джокера или Молот: { $card }.
refusal-BT-USE-AMU-9 = Эта карта уже использована как другая и остаётся такой до конца хода.
refusal-BT-USE-TIT-1 = Титул улучшает фримена, вождя и жреца, и не выше лорда: { $card }.
refusal-BT-USE-TIT-4 = Колода более высокого ранга пуста: { $card }.
refusal-BT-USE-SCR-1 = Свиток меняет только юнитов и артефакты: { $card }.
refusal-BT-USE-SCR-2 = { $deck-id ->
    [none] Свиток должен назвать другую фракцию, не ту же самую.
   *[other] Колода пуста, и свиток не находит другой карты: { $deck }.
}
refusal-BT-USE-SCR-4 = Сам себя меняет только волшебный свиток с руки.
refusal-BT-USE-TEN-1 = { $supplies-id ->
    [none] Это сейчас нельзя разбить или разместить: { $card }.
   *[other] Для палатки нужны 1 карта припасов и карта, которую разместить; карт припасов у вас: { $supplies }.
}
refusal-BT-USE-TEN-3 = { $tent-id ->
    [none] В начале хода палатки снять нельзя.
   *[other] { $card-id ->
        [none] У вас нет палатки { $tent }.
       *[other] Сначала снимите палатку { $tent }; до этого нельзя использовать: { $card }.
    }
}
refusal-BT-USE-TEN-5 = Во время битвы палатку разбить нельзя.
refusal-BT-USE-WEA-1 = { $card-id ->
    [none] Первая карта атаки всегда оружие.
   *[other] Первая карта атаки всегда оружие: { $card }.
}
refusal-BT-TRF-2 = { $card-id ->
    [none] Карту можно трансформировать лишь раз за ход.
   *[other] Карту можно трансформировать лишь раз за ход: { $card }.
}
refusal-BT-TRF-3 = Один титул не поднимает на два ранга; нужен освещённый титул или Корона.
refusal-BT-TRF-4 = Трансформировать можно только карту с руки: { $card }.
refusal-BT-TRF-7 = Копии титула нужно применять к разным картам.

## Отказы: Великие Артефакты

refusal-BT-GRT-2 = Великие Артефакты не меняются артефактами и не размещаются в палатках.
refusal-BT-GRT-4 = { $card-id ->
    [none] Этот Великий Артефакт сейчас нельзя использовать.
   *[other] Этот Великий Артефакт сейчас нельзя использовать: { $card }.
}
refusal-BT-GRT-HAM-1 = Молот заменяет только один из семи артефактов, но не это: { $kind }.
refusal-BT-GRT-HAM-2 = В битве Молот не действует.
refusal-BT-GRT-HOR-2 = { $card-id ->
    [none] Ваша нация пуста, и Рогу некого звать.
   *[other] Этой карты нет в вашей нации: { $card }.
}
refusal-BT-GRT-WIN-1 = Крылья переносят вашего героя с поля только на построенный квадрат.
refusal-BT-GRT-HAN-1 = { $card-id ->
    [none] Нация игрока { $player } пуста, просматривать нечего.
   *[other] Этой карты нет в нации, которую вы просматриваете: { $card }.
}
refusal-BT-GRT-HAN-3 = Одна карта уже взята взаймы: { $player }; можно только одну.
refusal-BT-GRT-HAN-4 = Карту, взятую взаймы, нельзя положить в засаду, исключить, разместить или разбить.
refusal-BT-GRT-STA-1 = { $points-id ->
    [none] { $terrain-id ->
        [none] { $cell-id ->
            [none] На поле нет ничего, что изменил бы Жезл.
           *[other] Жезл не находит для { $cell } карты того же вида с другой местностью.
        }
       *[other] Карта уже лежит на этой местности: { $terrain }.
    }
   *[other] У Жезла осталось { $points } из 3 очков; замена стоит 1, обмен 2.
}
refusal-BT-GRT-STA-2 = Жезл меняет только города и дороги.

## Отказы: герои

refusal-BT-HER-1 = { $price-id ->
    [none] { $hero-id ->
        [none] Нанять героя можно только в своём городе.
       *[other] Герой { $hero } сейчас не может этого сделать.
    }
   *[other] Вам нечем заплатить за героя: { $price }.
}
refusal-BT-HER-2 = Оба ваших героя на поле, или нет города, где нанять героя.
refusal-BT-MOV-1 = Дорога не связывает { $cell } с квадратом героя.
refusal-BT-MOV-2 = Движение на { $cell } стоит 1 карту припасов, а её у вас нет.
refusal-BT-MOV-3 = Нет лошади, которой хватит на { $cell }.
refusal-BT-MOV-4 = Скачки нет: шаги лошади теряются, как только вы делаете что-то другое.
refusal-BT-MOV-5 = На { $cell } ничего не построено, герой туда не войдёт.
refusal-BT-MOV-8 = Оба ваших героя здесь могут одно и то же: назовите героя { $hero }.
refusal-BT-ADV-2 = Герой уже прошёл через { $cell }; бесплатное движение не идёт по кругу.
refusal-BT-VOL-4 = Врата между вершиной и { $cell } открывает только их печать.

## Отказы: битва

refusal-BT-BAT-1 = У этой карты нет силы, в линию битвы её положить нельзя: { $card }.
refusal-BT-BAT-7 = Нападать можно только среди действий своего хода.
refusal-BT-BAT-8 = { $cell-id ->
    [none] Послать можно только ваших героев на месте битвы.
   *[other] На { $cell } нет цели, на которую может напасть ваш герой.
}
refusal-BT-BAT-9 = { $card-id ->
    [none] Атака начинается с оружия и должна превысить защиту хотя бы на 1.
   *[other] Атака начинается с оружия, а не с этой карты: { $card }.
}
refusal-BT-BAT-12 = Другие герои присоединяются, только когда защитник вступает в бой.
refusal-BT-BAT-13 = Карты засады можно снять только в начале защиты.
refusal-BT-BAT-14 = Мало силы: нападающему нужно больше, защитнику не меньше, чем у другого.
refusal-BT-BAT-10 = Защиту ещё можно превысить: продолжайте начало атаки.
refusal-BT-BAT-15 = Силы уже достаточно: завершите свой черёд, а не уступайте.
refusal-BT-BAT-20 = { $card-id ->
    [none] { $kind-id ->
        [none] Во время битвы это невозможно.
       *[other] В битве это не используется: { $kind }.
    }
   *[other] Эту карту нельзя сыграть в этой битве: { $card }.
}
refusal-BT-BAT-24 = { $cell } можно захватить, только если это город без жетона, там ваш герой и у вас есть свободный жетон.
refusal-BT-BAT-27 = { $card-id ->
    [none] Для атаки нужно оружие в руке или среди открытых карт.
   *[other] Первым можно положить только оружие, под ним свиток или амулет: { $card }.
}
refusal-BT-BAT-28 = Эта атака не может превысить защиту: ваши карты дают самое большее { $attack }, а защита — { $defence }.
refusal-BT-UNB-4 = Карты припасов в битве можно положить только на Несвязанного в вашей линии.
refusal-BT-UNB-5 = Амулет, титул и свиток не действуют на Несвязанных.
refusal-BT-RET-1 = Отступает только герой, на которого напали, и только в ответ на атаку.
refusal-BT-RET-2 = { $cell }: слишком близко или далеко для отступления; нужно квадратов: { $steps }.
refusal-BT-RET-3 = Нет пути до { $cell }, который не проходит дважды по одной карте.
refusal-BT-RET-4 = На { $cell } у нападающего город или герой; отступить туда нельзя.
refusal-BT-RET-5 = Нет пути или платы для отступления на { $cell }.
refusal-BT-RUI-2 = Выбрать можно только Великий Артефакт из выложенных.
refusal-BT-RUI-4 = Руины ничего вам не дадут: у вас уже предельное число Великих Артефактов, или их не осталось.
refusal-BT-VOL-5 = Ваша печать уже там, или нет свободного жетона уровня 1 или 2 для неё.
refusal-BT-VOL-6 = Этого Великого Артефакта нет в святилище: { $card }.

## Справка: что делает каждая карта и каждое место

battalia-help-supply = Оплачивают юнитов, дороги, палатки, лошадей и героев или ведут героя на один квадрат. С каждым нанятым юнитом приходит одна карта. В битве силы не имеют.
battalia-help-friman = Юнит ранга 1 с силой 1, цена 2 карты припасов. Оплачивает дороги, города уровня 1 и артефакты.
battalia-help-chief = Юнит ранга 2 с силой 2, цена 3 карты припасов. Трое строят город уровня 2, двое улучшают город до него.
battalia-help-priest = Юнит ранга 3 с силой 3, цена 4 карты припасов. Трое строят город уровня 3, двое улучшают город до него.
battalia-help-lord = Юнит ранга 4 с силой 4, цена 5 карт припасов. Трое строят город уровня 4, двое улучшают город до него.
battalia-help-unbound = Наёмник всех фракций сразу: подходит любому отряду и не портит бонус героя. В битве каждая карта припасов на нём даёт 1 силу. Не приносит припасов и не трансформируется.
battalia-help-tool = Заменяет одного или двух фрименов в линии. Цена: 3 фримена. В битве не участвует.
battalia-help-weapon = Начинает атаку и имеет силу 1 в битве. С 2 картами припасов нанимает героя. Цена: вождь и 2 фримена.
battalia-help-amulet = Кладётся под карту с руки, бросается кубик. 1: ничего; 2 или 3: карта за две или за три; 4: в засаду; 5: в укрытие; 6: джокер.
battalia-help-title = Навсегда поднимает юнита с руки на ранг, в его фракции, если такая карта есть. Цена: лорд и 2 фримена.
battalia-help-scroll = Навсегда меняет фракцию юнита или артефакта с руки. Может сменить и себя. Цена: фримен, вождь и жрец.
battalia-help-tent = За 1 карту припасов другая карта с руки остаётся в палатке сколько угодно. Снять палатку можно бесплатно, даже в битве; карта вернётся в руку.
battalia-help-horse = Ведёт героя до 3 квадратов, имеет силу 1 в битве или оплачивает отступление. Цена: вождь и 2 карты припасов.
battalia-help-hammer = Используется один раз как любой из семи артефактов. В битве не действует и никогда не освещён.
battalia-help-horn = Возьмите в руку до двух карт своей нации и покажите их всем. Нация перемешивается.
battalia-help-sword = Оружие с силой 5 в атаке и 1 в защите.
battalia-help-shield = Оружие с силой 1 в атаке и 5 в защите.
battalia-help-wings = Переносят вашего героя на любой построенный квадрат, как бы далеко он ни был, и без дороги.
battalia-help-crown = Титул с двумя применениями: один юнит на два ранга или два юнита на один ранг.
battalia-help-hand = Просмотрите нацию соперника и возьмите одну карту взаймы на этот ход. Потом она уйдёт в укрытие владельца.
battalia-help-pavilion = Палатка без припасов для одной или двух карт. Обе возвращаются в руку вместе.
battalia-help-staff = Три очка на изменение карты: за 1 местность города или дороги меняется картой из пула, за 2 обмениваются местности двух карт одного вида.
battalia-help-book = Волшебный свиток с тремя применениями к разным картам, каждый раз с фракцией на выбор.
battalia-help-city = Даёт столько победных очков, сколько у него уровней, и с той же силой защищается. Стоит трёх юнитов того же ранга и не может стоять рядом с другим городом.
battalia-help-road = Связывает карты для постройки и движения и никому не принадлежит. Прямая или поворот: фримен и карта припасов; перекрёсток: 2 фримена и карта припасов.
battalia-help-neutral = Город, которым пока никто не владеет. С героем на нём и силой больше его защиты вы берёте его с уровнем 4, и к вам приходит лорд с картой припасов.
battalia-help-ruins = С героем здесь и силой больше, чем у стражей, вы получаете выложенный Великий Артефакт. Владеть руинами нельзя.
battalia-help-sanctuary = Победите боевых монахов, защита 6, с героем здесь: вы получите печать на 2 очка и можете взять один из скрытых Великих Артефактов.
battalia-help-peak = Её врата открывает нужная печать. Защита Стража 20, на 2 меньше за каждую вашу печать. У Покорителя 8 очков и защита 8.
battalia-help-crossing = Часть вулкана с выходами на все стороны. Герои проходят по ней за обычную цену.
battalia-help-limbo = Исключённые карты. Они вне игры и лежат открыто для всех.
battalia-help-cohort = Карты одной фракции и сколько карт они добавят. Маленький отряд: 3 карты, +1. Средний отряд: 4 карты, +2. Большой отряд: 5 карт, +3. Главный отряд: 6 карт, +4.
battalia-help-do-hire = Заплатите припасами, на одну карту больше ранга, и возьмите верхнего юнита из его колоды; с ним приходит карта припасов. Новые карты играют со следующего хода.
battalia-help-do-create = Заплатите юнитами (годятся и инструменты; палатки и лошади стоят ещё и припасов) и возьмите верхний артефакт из его колоды. Если его символы сегодня совпадают, сначала назовите фракцию.
battalia-help-do-build = Положите дорогу или город из общего пула там, где дорога свяжет их с вашим городом. Карту можно повернуть так, чтобы она подошла к соседям.
battalia-help-do-upgrade = Два юнита следующего ранга поднимают ваш город на один уровень, не выше 4. Пропускать уровни нельзя.
battalia-help-do-use = Примените артефакт с руки: амулет, титул, свиток, палатку или Великий Артефакт. Инструменты, оружие и лошади применяются при оплате, в битве и в пути.
battalia-help-do-hero = Оружие и 2 карты припасов приводят одного из двух ваших героев в любой ваш город. Он может сразу идти и биться.
battalia-help-do-move = Каждая карта припасов ведёт героя на один квадрат по дороге, лошадь до 3. Квадратов за ход сколько угодно, а сам вход на квадрат битвы не начинает.
battalia-help-do-attack = С героем на квадрате и оружием как первой картой: для победы нужна сила больше защиты. Герои проигравшего, участвовавшие в битве, уходят с поля.
battalia-help-do-ambush = Одна карта с руки уходит из игры навсегда, другая ложится в засаду лицом вниз. Она вернётся в ваш следующий ход или когда на вас нападут; не больше 3 карт.
