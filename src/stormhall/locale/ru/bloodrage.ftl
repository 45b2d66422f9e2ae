### Кровь и ярость. Слова, настройки, шаги, события, отказы, карты и справка по игре.

bloodrage-title = Кровь и ярость (Blood Rage)
bloodrage-about = Кланы викингов бьются за славу в краю, который Рагнарёк поглощает провинцию за провинцией.
bloodrage-compound = { $first } (эпоха { $second })

## Настройки

bloodrage-option-first_game = Первая партия
bloodrage-option-first_game-about = Без драфта в первой эпохе: каждый клан играет восемью розданными картами.
bloodrage-option-first_player = Первый игрок
bloodrage-option-first_player-about = Кто начинает первую эпоху: место по жребию или названное место.
bloodrage-value-first_player-random = По жребию
bloodrage-option-clan_1 = Клан на месте 1
bloodrage-option-clan_1-about = Клан по имени, первый свободный или выбранный за столом. Правила у всех кланов одинаковы.
bloodrage-value-clan_1-any = Первый свободный
bloodrage-value-clan_1-choose = Выбирается за столом
bloodrage-value-clan_1-wolf = Клан Волка
bloodrage-value-clan_1-bear = Клан Медведя
bloodrage-value-clan_1-serpent = Клан Змеи
bloodrage-value-clan_1-raven = Клан Ворона
bloodrage-option-clan_2 = Клан на месте 2
bloodrage-option-clan_2-about = Клан по имени, первый свободный или выбранный за столом. Правила у всех кланов одинаковы.
bloodrage-value-clan_2-any = Первый свободный
bloodrage-value-clan_2-choose = Выбирается за столом
bloodrage-value-clan_2-wolf = Клан Волка
bloodrage-value-clan_2-bear = Клан Медведя
bloodrage-value-clan_2-serpent = Клан Змеи
bloodrage-value-clan_2-raven = Клан Ворона
bloodrage-option-clan_3 = Клан на месте 3
bloodrage-option-clan_3-about = Клан по имени, первый свободный или выбранный за столом. Правила у всех кланов одинаковы.
bloodrage-value-clan_3-any = Первый свободный
bloodrage-value-clan_3-choose = Выбирается за столом
bloodrage-value-clan_3-wolf = Клан Волка
bloodrage-value-clan_3-bear = Клан Медведя
bloodrage-value-clan_3-serpent = Клан Змеи
bloodrage-value-clan_3-raven = Клан Ворона
bloodrage-option-clan_4 = Клан на месте 4
bloodrage-option-clan_4-about = Клан по имени, первый свободный или выбранный за столом. Правила у всех кланов одинаковы.
bloodrage-value-clan_4-any = Первый свободный
bloodrage-value-clan_4-choose = Выбирается за столом
bloodrage-value-clan_4-wolf = Клан Волка
bloodrage-value-clan_4-bear = Клан Медведя
bloodrage-value-clan_4-serpent = Клан Змеи
bloodrage-value-clan_4-raven = Клан Ворона
bloodrage-option-draft_direction = Направление драфта
bloodrage-option-draft_direction-about = Карты передаются налево в каждой эпохе или направо во второй.
bloodrage-value-draft_direction-left = Всегда налево
bloodrage-value-draft_direction-alternating = Во 2-й эпохе направо
bloodrage-option-passing = После паса
bloodrage-option-passing-about = Действует ли спасовавший клан снова, получив ярость, или только в следующей эпохе.
bloodrage-value-passing-until-rage = Снова ходит, если получит ярость
bloodrage-value-passing-final = Выбывает до конца эпохи
bloodrage-option-replacing = Замена улучшений
bloodrage-option-replacing-about = Улучшение можно заменить, только когда заняты все его ячейки, или когда угодно.
bloodrage-value-replacing-full = Только в занятых ячейках
bloodrage-value-replacing-any = По желанию
bloodrage-option-free_warriors = Бесплатные воины
bloodrage-option-free_warriors-about = Подмога Фригг и Благословение Локи приводят воинов только во внешние провинции или также в Иггдрасиль.
bloodrage-value-free_warriors-outer = Только внешние провинции
bloodrage-value-free_warriors-anywhere = Иггдрасиль тоже
bloodrage-option-fjords = Фьорды
bloodrage-option-fjords-about = Корабль не вторгается во фьорд, обе провинции которого разрушены, или вторгается в любой.
bloodrage-value-fjords-in-play = Только у целой провинции
bloodrage-value-fjords-any = Любой
bloodrage-option-dark_elf_price = Тёмный эльф в Иггдрасиле
bloodrage-option-dark_elf_price-about = Тёмный эльф вторгается в Иггдрасиль за 1 ярость или за 3, свою силу там.
bloodrage-value-dark_elf_price-figure = 1 ярость
bloodrage-value-dark_elf_price-yggdrasil = 3 ярости
bloodrage-option-discards = Сброшенные карты
bloodrage-option-discards-about = Карты, сброшенные в конце эпохи, остаются скрытыми или видны всем.
bloodrage-value-discards-secret = Скрыты
bloodrage-value-discards-open = Видны
bloodrage-option-tie_break = Равная слава
bloodrage-option-tie_break-about = При равной славе победа общая, или решают шаги характеристик, или фигурки на поле.
bloodrage-value-tie_break-shared = Общая победа
bloodrage-value-tie_break-stats = Шаги характеристик
bloodrage-value-tie_break-figures = Фигурки на поле

## Готовые наборы

bloodrage-preset-standard = Стандартная игра
bloodrage-preset-standard-about = Печатные правила: три эпохи, каждая с драфтом.
bloodrage-preset-first-game = Первая партия
bloodrage-preset-first-game-about = Без драфта в первой эпохе: сначала видно, как работают карты, а потом вы из них выбираете.

## Слова: кланы, места, фигурки, характеристики

bloodrage-word-wolf = Клан Волка
bloodrage-word-bear = Клан Медведя
bloodrage-word-serpent = Клан Змеи
bloodrage-word-raven = Клан Ворона
bloodrage-word-elvagar = Эльвагар
bloodrage-word-angerboda = Ангрбода
bloodrage-word-muspelheim = Муспельхейм
bloodrage-word-horgr = Хёргр
bloodrage-word-utgard = Утгард
bloodrage-word-andlang = Андланг
bloodrage-word-gimle = Гимле
bloodrage-word-myrkvlor = Мирквлор
bloodrage-word-yggdrasil = Иггдрасиль
bloodrage-word-manheim = Манхейм
bloodrage-word-alfheim = Альвхейм
bloodrage-word-jotunheim = Ётунхейм
bloodrage-word-fjord-ne = северо-восточный фьорд
bloodrage-word-fjord-se = юго-восточный фьорд
bloodrage-word-fjord-sw = юго-западный фьорд
bloodrage-word-fjord-nw = северо-западный фьорд
bloodrage-word-leader = лидер
bloodrage-word-warrior = воин
bloodrage-word-ship = корабль
bloodrage-word-rage = ярость
bloodrage-word-axes = топоры
bloodrage-word-horns = рога

## Слова: карты

bloodrage-word-dwarf-chieftain = Вождь гномов
bloodrage-word-sea-serpent = Морской змей
bloodrage-word-troll = Тролль
bloodrage-word-dark-elf = Тёмный эльф
bloodrage-word-fire-giant = Огненный великан
bloodrage-word-valkyrie = Валькирия
bloodrage-word-frost-giant = Ледяной великан
bloodrage-word-soldier-of-hel = Ратник Хель
bloodrage-word-volur-witch = Ведьма-вёльва
bloodrage-word-lord-of-hammers = Повелитель молотов
bloodrage-word-lord-of-axes = Повелитель топоров
bloodrage-word-lord-of-spears = Повелитель копий
bloodrage-word-brothers-in-arms = Братья по оружию
bloodrage-word-experts-in-arms = Знатоки оружия
bloodrage-word-masters-in-arms = Мастера оружия
bloodrage-word-loki-dragons = Драконы Локи
bloodrage-word-fire-dragons = Огненные драконы
bloodrage-word-eternal-dragons = Вечные драконы
bloodrage-word-frigga-charm = Чары Фригг
bloodrage-word-frigga-succor = Подмога Фригг
bloodrage-word-frigga-protection = Защита Фригг
bloodrage-word-frigga-domain = Владения Фригг
bloodrage-word-frigga-sacrifice = Жертва Фригг
bloodrage-word-frigga-grace = Милость Фригг
bloodrage-word-loki-blessing = Благословение Локи
bloodrage-word-loki-domain = Владения Локи
bloodrage-word-loki-eminence = Величие Локи
bloodrage-word-loki-wrath = Гнев Локи
bloodrage-word-loki-trickery = Хитрость Локи
bloodrage-word-loki-backstab = Коварство Локи
bloodrage-word-loki-poison = Яд Локи
bloodrage-word-thor-glory = Слава Тора
bloodrage-word-thor-domain = Владения Тора
bloodrage-word-thor-conquest = Завоевание Тора
bloodrage-word-thor-hammer = Молот Тора
bloodrage-word-thor-oath = Клятва Тора
bloodrage-word-thor-ascension = Возвышение Тора
bloodrage-word-thor-primacy = Верховенство Тора
bloodrage-word-tyr-domain = Владения Тюра
bloodrage-word-tyr-challenge = Вызов Тюра
bloodrage-word-tyr-prowess = Доблесть Тюра
bloodrage-word-tyr-wrath = Гнев Тюра
bloodrage-word-tyr-bash = Удар Тюра
bloodrage-word-tyr-smash = Разгром Тюра
bloodrage-word-tyr-crush = Натиск Тюра
bloodrage-word-tyr-smite = Кара Тюра
bloodrage-word-tyr-rage = Ярость Тюра
bloodrage-word-odin-inspiration = Вдохновение Одина
bloodrage-word-odin-throne = Трон Одина
bloodrage-word-odin-smite = Кара Одина
bloodrage-word-odin-tide = Прилив Одина
bloodrage-word-odin-judgement = Суд Одина
bloodrage-word-heimdall-sight = Прозрение Хеймдалля
bloodrage-word-heimdall-eye = Око Хеймдалля
bloodrage-word-heimdall-watch = Дозор Хеймдалля
bloodrage-word-heimdall-gaze = Взор Хеймдалля
bloodrage-word-glorious-death = Славная смерть

## Глаголы

bloodrage-verb-add = Добавить
bloodrage-verb-blessing = Послать воина
bloodrage-verb-card = Сыграть карту
bloodrage-verb-clan = Выбрать клан
bloodrage-verb-count = Сражаться как
bloodrage-verb-decline = Отказаться
bloodrage-verb-draft = Взять
bloodrage-verb-invade = Вторгнуться
bloodrage-verb-invade-from-valhalla = Вывести из Вальхаллы
bloodrage-verb-join = Вступить
bloodrage-verb-keep = Сохранить
bloodrage-verb-keep-nothing = Сбросить всё
bloodrage-verb-lead = Вести лидера
bloodrage-verb-march = Идти маршем
bloodrage-verb-move = Переместить
bloodrage-verb-pass = Спасовать
bloodrage-verb-pillage = Ограбить
bloodrage-verb-protect = Защитить
bloodrage-verb-quest = Взять задание
bloodrage-verb-raise = Повысить
bloodrage-verb-recover = Вернуть
bloodrage-verb-repillage = Грабить снова
bloodrage-verb-retreat = Отступить
bloodrage-verb-sacrifice = Пожертвовать
bloodrage-verb-spare = Пощадить
bloodrage-verb-succor = Послать воина
bloodrage-verb-upgrade = Улучшить
bloodrage-verb-upgrade-replace = Заменить

## Действия словами

bloodrage-action-add = Добавить карту: { $card }
bloodrage-action-card = Сыграть карту: { $card }
bloodrage-action-clan = Возглавить: { $clan }
bloodrage-action-count = Сражаться заданием как +{ $bonus }
bloodrage-action-draft = Взять из набора: { $card }
bloodrage-action-invade = Вторгнуться ({ $figure }): { $place }
bloodrage-action-invade-from-valhalla = Вторгнуться из Вальхаллы ({ $figure }): { $place }
bloodrage-action-join = Вступить в битву: { $figure } из провинции { $province }
bloodrage-action-keep = Сохранить карту: { $card }
bloodrage-action-lead = Перевести лидера в провинцию { $province }
bloodrage-action-march = Идти маршем: { $province1 } → { $province2 }
bloodrage-action-move = Переместить: { $figure }
bloodrage-action-pillage = Ограбить провинцию { $province }
bloodrage-action-protect = Спасти: { $figure }
bloodrage-action-quest = Принять задание: { $card }
bloodrage-action-raise = Повысить характеристику: { $stat }
bloodrage-action-recover = Вернуть: { $card }
bloodrage-action-repillage = Снова ограбить провинцию { $province }
bloodrage-action-retreat = Отступить в Иггдрасиль
bloodrage-action-sacrifice = Принести в жертву: { $figure }, { $place }
bloodrage-action-spare = Пощадить: { $figure }
bloodrage-action-upgrade = Разыграть улучшение: { $card }
bloodrage-action-upgrade-replace = Разыграть улучшение: «{ $card1 }» вместо «{ $card2 }»

## Шаги

bloodrage-step-clans = Выберите свой клан.
bloodrage-step-age = Эпоха идёт своим чередом.
bloodrage-step-draft = Возьмите из набора то, что пригодится больше всего.
bloodrage-step-turn = Ваш ход: выберите одно действие или спасуйте.
bloodrage-step-march = Какие фигурки идут маршем?
bloodrage-step-free-invade = Бесплатное вторжение новой фигурки: куда?
bloodrage-step-invaded = «Подмога Фригг»: придёт ли бесплатно воин?
bloodrage-step-thor = «Владения Тора»: заплатить 2 ярости и сразу грабить?
bloodrage-step-sacrifice = Какая фигурка станет второй жертвой?
bloodrage-step-raise = Какая ваша характеристика растёт на шаг?
bloodrage-step-pillage = Идёт грабёж провинции.
bloodrage-step-call = Призыв к битве: вступить фигуркой из соседней провинции или отказаться?
bloodrage-step-reward = Грабёж приносит награду.
bloodrage-step-lead = «Повелитель молотов»: пойдёт ли лидер дальше?
bloodrage-step-battle = Идёт битва.
bloodrage-step-battle-cards = Выберите карту для битвы.
bloodrage-step-count = Сражается ли ваше задание как карта битвы?
bloodrage-step-tide = «Прилив Одина»: какая ваша фигурка уцелеет?
bloodrage-step-after = Карты раскрыты: добавить ещё одну или отказаться?
bloodrage-step-prowess = «Доблесть Тюра»: какие карты вернуть, по 1 ярости за каждую?
bloodrage-step-blessing = «Благословение Локи»: вторгнется ли бесплатно воин?
bloodrage-step-destruction = Ваши фигурки гибнут: спасти кого-нибудь?
bloodrage-step-discard = Какую карту сохранить до следующей эпохи?
bloodrage-step-quests = Задания раскрываются, награды выдаются.

## Части оценки

bloodrage-term-victory = шанс на победу
bloodrage-term-glory = слава
bloodrage-term-best-rival = слава сильнейшего соперника
bloodrage-term-rivals = слава всех соперников
bloodrage-term-stats = характеристики клана
bloodrage-term-rage = доступная ярость
bloodrage-term-quests = принятые задания
bloodrage-term-quests-in-hand = задания в руке
bloodrage-term-pillages = шансы на грабёж
bloodrage-term-ragnarok = фигурки в обречённой провинции
bloodrage-term-valhalla = фигурки в Вальхалле
bloodrage-term-figures = фигурки на поле
bloodrage-term-upgrades = улучшения в игре
bloodrage-term-battle-cards = карты битвы в руке
bloodrage-term-upgrades-in-hand = улучшения в руке
bloodrage-term-gifts = ценность взятых карт

## События

bloodrage-event-clan-chosen = { $seat } выбирает: { $clan }.
bloodrage-event-age-begins = Начинается эпоха { $age }. Первый игрок: { $first }. Обречённая провинция: { $doomed }.
bloodrage-event-phase = { $phase-id ->
    [gifts] Эпоха { $age }: фаза Даров богов.
    [action] Эпоха { $age }: фаза действий.
    [discard] Эпоха { $age }: фаза сброса.
    [quests] Эпоха { $age }: фаза заданий.
    [ragnarok] Эпоха { $age }: фаза Рагнарёка.
    [valhalla] Эпоха { $age }: освобождение из Вальхаллы.
   *[other] Эпоха { $age } заканчивается.
}
bloodrage-event-dealt = { $known ->
    [yes] { $seat } получает карты: { $cards }.
   *[no] { $count ->
        [one] { $seat } получает { $count } карту.
        [few] { $seat } получает { $count } карты.
       *[many] { $seat } получает { $count } карт.
    }
}
bloodrage-event-pack-seen = { $known ->
    [yes] Карты на выбор ({ $seat }): { $cards }.
   *[no] { $count ->
        [one] { $seat } смотрит набор: { $count } карта.
        [few] { $seat } смотрит набор: { $count } карты.
       *[many] { $seat } смотрит набор: { $count } карт.
    }
}
bloodrage-event-invaded = { $seat } вторгается ({ $figure }): { $place }. Осталось ярости: { $rage }.
bloodrage-event-marched = { $seat } переходит из провинции { $source } в провинцию { $target }: { $figures }. Осталось ярости: { $rage }.
bloodrage-event-upgraded = { $replaced-id ->
    [none] { $seat } разыгрывает улучшение «{ $card }». Осталось ярости: { $rage }.
   *[other] { $seat } разыгрывает улучшение «{ $card }» вместо карты «{ $replaced }». Осталось ярости: { $rage }.
}
bloodrage-event-quest-committed = { $known ->
    [yes] { $seat } принимает задание «{ $card }».
   *[no] { $seat } принимает задание.
}
bloodrage-event-sacrificed = { $seat } приносит жертву: { $figure }, { $place }.
bloodrage-event-passed = { $seat } пасует и теряет оставшуюся ярость.
bloodrage-event-actions-over = Действия эпохи { $age } окончены.
bloodrage-event-pillaging = { $seat } идёт грабить провинцию { $place } и призывает к битве.
bloodrage-event-joined = { $seat } вступает в битву за провинцию { $place }: { $figure } из провинции { $source }.
bloodrage-event-stayed-away = { $seat } никого не посылает.
bloodrage-event-battle = Битва за провинцию { $place }. Грабит { $pillager }. Сражаются: { $seats }.
bloodrage-event-revealed = { $cards-id ->
    [0] Раскрывать некому: карт ни у кого нет.
   *[other] Карты раскрыты. { $cards }.
}
bloodrage-event-declared = { $seat }: задание сражается как +{ $strength }.
bloodrage-event-texts-cancelled = { $seat } отменяет текст всех остальных раскрытых карт.
bloodrage-event-cards-swept = { $seat } сметает все раскрытые карты; теперь выбираются новые.
bloodrage-event-spared = { $seat } щадит одну фигурку: { $figure }.
bloodrage-event-card-added = { $seat } добавляет карту «{ $card }».
bloodrage-event-added-nothing = { $seat } не добавляет карту.
bloodrage-event-card-used = { $seat } применяет карту «{ $card }».
bloodrage-event-battle-decided = { $winner-id ->
    [none] Битву за провинцию { $place } не выигрывает никто: ничья. { $totals }.
   *[other] { $winner } выигрывает битву за провинцию { $place }. { $totals }.
}
bloodrage-event-rage-changed = { $by ->
    [-1] { $seat } теряет 1 ярость, остаётся { $rage }.
    [one] { $seat } получает { $by } ярость, теперь её { $rage }.
   *[other] { $seat } получает { $by } ярости, теперь её { $rage }.
}
bloodrage-event-cards-taken = { $seat } берёт в руку: { $cards }.
bloodrage-event-recovered = { $seat } выкупает: { $cards }. Осталось ярости: { $rage }.
bloodrage-event-retreated = { $seat } отводит фигурку в Иггдрасиль: { $figure }.
bloodrage-event-protected = { $seat } спасает фигурки: { $figures }. Осталось ярости: { $rage }.
bloodrage-event-destroyed = { $cause-id ->
    [ragnarok] Рагнарёк уносит в Вальхаллу фигурки из провинции { $place } ({ $seat }): { $figures }.
   *[other] В Вальхаллу уходят фигурки из провинции { $place } ({ $seat }): { $figures }.
}
bloodrage-event-pillaged = { $token-id ->
    [rage] { $seat } грабит провинцию { $place }. Награда: растёт характеристика «Ярость».
    [axes] { $seat } грабит провинцию { $place }. Награда: растут топоры.
    [horns] { $seat } грабит провинцию { $place }. Награда: растут рога.
    [glory] { $seat } грабит провинцию { $place }. Награда: слава.
   *[all] { $seat } грабит провинцию { $place }. Награда: растут все три характеристики.
}
bloodrage-event-stat-raised = { $stat-id ->
    [rage] { $seat }: характеристика «Ярость» растёт до шага { $step }, теперь { $value }.
    [axes] { $seat }: топоры растут до шага { $step }, теперь { $value }.
   *[horns] { $seat }: рога растут до шага { $step }, теперь { $value }.
}
bloodrage-event-glory-gained = { $source-id ->
    [battle] { $glory ->
        [one] { $seat } получает { $glory } славу за выигранную битву.
       *[other] { $seat } получает { $glory } славы за выигранную битву.
    }
    [pillage] { $glory ->
        [one] { $seat } получает { $glory } славу в награду за грабёж.
       *[other] { $seat } получает { $glory } славы в награду за грабёж.
    }
    [quests] { $glory ->
        [one] { $seat } получает { $glory } славу за задание.
       *[other] { $seat } получает { $glory } славы за задание.
    }
    [ragnarok] { $glory ->
        [one] { $seat } получает { $glory } славу за погибших в Рагнарёке.
       *[other] { $seat } получает { $glory } славы за погибших в Рагнарёке.
    }
    [valhalla] { $glory ->
        [one] { $seat } получает { $glory } славу за освобождённых из Вальхаллы.
       *[other] { $seat } получает { $glory } славы за освобождённых из Вальхаллы.
    }
    [dragons] { $glory ->
        [one] { $seat } получает { $glory } славу за уничтоженный корабль.
       *[other] { $seat } получает { $glory } славы за уничтоженный корабль.
    }
    [watch] { $glory ->
        [one] { $seat } получает { $glory } славу за раскрытые бонусы.
       *[other] { $seat } получает { $glory } славы за раскрытые бонусы.
    }
    [stolen] { $glory ->
        [-2] { $seat } теряет 2 славы: их украли.
        [-1] { $seat } теряет 1 славу: её украли.
        [one] { $seat } крадёт { $glory } славу.
       *[other] { $seat } крадёт { $glory } славы.
    }
    [slaughter] { $glory ->
        [one] { $seat } получает { $glory } славу за павших в битве.
       *[other] { $seat } получает { $glory } славы за павших в битве.
    }
    [legends] { $glory ->
        [one] { $seat } получает { $glory } славу за легендарные уровни.
       *[other] { $seat } получает { $glory } славы за легендарные уровни.
    }
    [conquest] { $glory ->
        [one] { $seat } получает { $glory } славу за фигурки на поле.
       *[other] { $seat } получает { $glory } славы за фигурки на поле.
    }
   *[other] { $glory ->
        [one] { $seat } получает { $glory } славу по карте.
       *[other] { $seat } получает { $glory } славы по карте.
    }
}
bloodrage-event-discarded = { $known ->
    [yes] { $cards-id ->
        [0] { $seat } ничего не сбрасывает.
       *[other] { $seat } сбрасывает: { $cards }.
    }
   *[no] { $discarded ->
        [0] { $seat } ничего не сбрасывает.
        [one] { $seat } сбрасывает { $discarded } карту.
        [few] { $seat } сбрасывает { $discarded } карты.
       *[many] { $seat } сбрасывает { $discarded } карт.
    }
}
bloodrage-event-quest-revealed = { $completed-id ->
    [yes] { $seat } выполняет задание «{ $card }».
   *[no] { $seat } не выполняет задание «{ $card }».
}
bloodrage-event-province-destroyed = В конце эпохи { $age } Рагнарёк поглощает провинцию { $place }.
bloodrage-event-released = { $figures ->
    [one] { $seat }: из Вальхаллы возвращается { $figures } фигурка.
    [few] { $seat }: из Вальхаллы возвращаются { $figures } фигурки.
   *[many] { $seat }: из Вальхаллы возвращается { $figures } фигурок.
}

## Как кончилась игра

bloodrage-ages-over = Все три эпохи окончены.

## Откуда слава

bloodrage-source-battle = выигранные битвы
bloodrage-source-pillage = награды за грабёж
bloodrage-source-quests = задания
bloodrage-source-ragnarok = Рагнарёк
bloodrage-source-valhalla = освобождение из Вальхаллы
bloodrage-source-dragons = уничтоженные корабли
bloodrage-source-cards = карты битвы
bloodrage-source-watch = Дозор Хеймдалля
bloodrage-source-stolen = украденная слава
bloodrage-source-slaughter = павшие в битве
bloodrage-source-legends = легендарные уровни
bloodrage-source-conquest = Завоевание Тора
bloodrage-source-given = прежняя слава

## Отказы: подготовка, драфт и сброс

refusal-BR-SET-1 = { $clan-id ->
    [none] { $seat-id ->
        [none] Каждый клан можно назвать один раз и только для места за этим столом.
       *[other] Для места { $seat-id } назван клан, а мест за столом только { $seats-id }.
    }
   *[other] Этот клан уже занят: { $clan }.
}
refusal-BR-SET-7 = Рагнарёк поглотил эту землю, она вне игры: { $place }.
refusal-BR-SET-10 = { $seat-id ->
    [none] Первым может быть только место за этим столом.
   *[other] Место { $seat-id } не может начинать: мест за столом только { $seats-id }.
}
refusal-BR-GFT-3 = { $picked-id ->
    [none] Возьмите из набора ровно 1 карту.
   *[other] Этого нет в вашем наборе: { $picked }.
}
refusal-BR-GFT-4 = { $picked-id ->
    [none] Вдвоём берите из набора ровно 2 карты.
   *[other] Не обе эти карты есть в вашем наборе: { $picked }.
}
refusal-BR-GFT-6 = Первую партию без драфта можно только включить или выключить.
refusal-BR-DIS-1 = { $card-id ->
    [none] С руки можно сохранить одну карту, не больше.
   *[other] Нельзя сохранить карту, которой нет в руке: { $card }.
}
refusal-BR-END-3 = При равной славе победа общая, или решают шаги характеристик, или фигурки на поле.

## Отказы: действия и цены

refusal-BR-ACT-4 = { $figure-id ->
    [none] { $cost ->
        [one] Улучшение стоит { $cost } ярость, у вас { $rage }: { $card }.
       *[other] Улучшение стоит { $cost } ярости, у вас { $rage }: { $card }.
    }
   *[other] { $cost ->
        [one] Вторжение стоит { $cost } ярость, у вас { $rage }: { $figure }.
       *[other] Вторжение стоит { $cost } ярости, у вас { $rage }: { $figure }.
    }
}
refusal-BR-ACT-5 = У вас 0 ярости: ходов нет, пока ярость не появится снова.
refusal-BR-ACT-6 = { $figure-id ->
    [none] { $figures-id ->
        [none] Это можно только с улучшением на планшете клана: { $card }.
       *[other] Для карты «{ $card }» нужны две фигурки на поле, у вас { $figures }.
    }
   *[other] Такой фигурки для жертвы у вас там нет: { $figure }, { $place }.
}
refusal-BR-ACT-8 = Спасовавший снова ходит, если получит ярость, или выбывает до конца эпохи; иного выбора нет.
refusal-BR-ACT-11 = { $stat-id ->
    [rage] Характеристика «Ярость» уже на последнем шаге: { $step }.
    [axes] Ваши топоры уже на последнем шаге: { $step }.
   *[horns] Ваши рога уже на последнем шаге: { $step }.
}
refusal-BR-UPG-1 = { $card-id ->
    [none] В руке нет улучшений.
   *[other] { $hand-id ->
        [none] Это не улучшение: { $card }.
       *[other] Этой карты нет в руке: { $card }.
    }
}
refusal-BR-UPG-2 = { $free-id ->
    [0] Все ячейки этого вида заняты. Замените одно из этих улучшений: { $slots }.
    [none] Улучшение можно заменить, когда заняты все ячейки его вида.
   *[other] Есть ещё свободная ячейка этого вида, заменять нечего: { $card }.
}
refusal-BR-UPG-6 = Бесплатно вторгается только новая фигурка: { $free }.
refusal-BR-QST-1 = { $card-id ->
    [none] В руке нет заданий.
   *[other] Такого задания нет в руке: { $card }.
}

## Отказы: вторжение и марш

refusal-BR-INV-1 = { $source-id ->
    [valhalla] Такой фигурки у вас нет в Вальхалле: { $figure }.
   *[other] Такой фигурки у вас нет в резерве: { $figure }.
}
refusal-BR-INV-2 = Во фьордах стоят только корабли; этой фигурке нужна свободная деревня: { $figure }.
refusal-BR-INV-3 = Корабли вторгаются только во фьорды: { $figure }.
refusal-BR-INV-4 = В Иггдрасиль вторгается только Тёмный эльф, прочие идут маршем. Нельзя: { $figure }.
refusal-BR-INV-6 = Тёмный эльф вторгается в Иггдрасиль за 1 ярость или за 3; иного выбора нет.
refusal-BR-INV-7 = { $horns ->
    [one] Рога допускают { $horns } фигурку на поле, у вас там { $figures }.
    [few] Рога допускают { $horns } фигурки на поле, у вас там { $figures }.
   *[many] Рога допускают { $horns } фигурок на поле, у вас там { $figures }.
}
refusal-BR-INV-8 = В провинции { $place } нет свободных деревень, заняты все { $villages }.
refusal-BR-INV-9 = «Владения Тора» грабят только провинцию последнего вторжения: { $invaded }.
refusal-BR-MAR-1 = { $source-id ->
    [none] Сначала назовите, откуда и куда, затем кто идёт маршем.
   *[other] { $figure-id ->
        [none] В провинции { $source } нет ваших фигурок, которые могли бы уйти.
       *[other] В провинции { $source } у вас этих фигурок { $figures }, не хватает: { $figure }.
    }
}
refusal-BR-MAR-3 = { $figures ->
    [one] В провинции { $place } нет свободных деревень, всего их { $villages }.
   *[other] Нужно свободных деревень: { $figures }. В провинции { $place } их { $empty } из { $villages }.
}
refusal-BR-MAR-4 = { $figure-id ->
    [none] У марша одно начало и один конец, они уже названы: { $march }.
   *[other] Корабли не ходят маршем: { $figure }.
}

## Отказы: грабёж и битва

refusal-BR-PIL-1 = { $figures-id ->
    [none] Провинция { $place } уже разграблена в эту эпоху.
   *[other] В провинции { $place } и её фьорде нет ваших фигурок.
}
refusal-BR-PIL-3 = { $figure-id ->
    [none] Провинция { $source } не граничит с провинцией { $place }.
   *[other] { $source-id ->
        [none] Корабли не движутся даже в битву: { $figure }.
       *[other] В провинции { $source } нет такой фигурки, или нет свободной деревни: { $figure }.
    }
}
refusal-BR-PIL-8 = { $source-id ->
    [none] Грабёж уже повысил эту характеристику, выберите другую вместо этой: { $stat }.
   *[other] Провинция { $place } не граничит с провинцией { $source }, лидеру туда нельзя.
}
refusal-BR-PIL-10 = { $place-id ->
    [none] { $cost ->
        [one] Повторный грабёж стоит { $cost } ярость, у вас { $rage }.
       *[other] Повторный грабёж стоит { $cost } ярости, у вас { $rage }.
    }
   *[other] Провинция { $place } в эту эпоху ещё не разграблена; грабьте её как обычно.
}
refusal-BR-BAT-2 = { $card-id ->
    [none] В руке есть карты, значит, одну надо сыграть.
   *[other] Этой карты нет в руке: { $card }.
}
refusal-BR-BAT-9 = { $figure-id ->
    [none] Задание не может сражаться как +{ $strength }; улучшения позволяют: { $allowed }.
   *[other] В битве за провинцию { $place } у вас нет такой фигурки: { $figure }.
}
refusal-BR-BAT-11 = { $allowed-id ->
    [0] У вас нет карт, которые можно добавить после раскрытия. Нельзя: { $card }.
   *[other] Карту «{ $card }» сейчас добавить нельзя. Можно: { $allowed }.
}
refusal-BR-BAT-14 = { $figure-id ->
    [none] { $rage ->
        [one] Нельзя спасти столько за { $rage } ярость: { $figures }. Гибнут: { $victims }.
       *[other] Нельзя спасти столько за { $rage } ярости: { $figures }. Гибнут: { $victims }.
    }
   *[other] Сейчас нельзя отступить в Иггдрасиль: { $figure }.
}
refusal-BR-BAT-15 = { $cost ->
    [one] Выкупить можно сыгранные карты ({ $played }); это стоит { $cost } ярость, у вас { $rage }.
   *[other] Выкупить можно сыгранные карты ({ $played }); это стоит { $cost } ярости, у вас { $rage }.
}

## Карты: что делает каждая

bloodrage-card-age1-dwarf-chieftain-text = Его розыгрыш и вторжение не стоят ярости.
bloodrage-card-age1-sea-serpent-text = Монстр и вместе с тем корабль: стоит во фьорде, поддерживает обе провинции, не движется.
bloodrage-card-age1-troll-text = Вторгаясь, убивает всех вражеских воинов в провинции.
bloodrage-card-age1-lord-of-hammers-text = Грабёж вместе с лидером: он может перейти в соседнюю провинцию.
bloodrage-card-age1-brothers-in-arms-text = Каждые два ваших воина в провинции вместе имеют силу 3.
bloodrage-card-age1-lokis-dragons-text = 4 славы каждый раз, когда уничтожен ваш корабль.
bloodrage-card-age1-friggas-charm-text = Ваши улучшения стоят на 1 ярость меньше.
bloodrage-card-age1-friggas-succor-text = При вторжении во внешнюю провинцию за вами бесплатно может прийти воин.
bloodrage-card-age1-lokis-blessing-text = Поражение во внешней провинции: затем туда бесплатно может вторгнуться воин.
bloodrage-card-age1-lokis-domain-text = 1 слава за каждую вашу фигурку, освобождённую из Вальхаллы.
bloodrage-card-age1-thors-glory-text = 2 славы после вашей битвы, в которой погибло не менее 2 вражеских фигурок.
bloodrage-card-age1-tyrs-domain-text = Ваши задания могут сражаться как +3.
bloodrage-card-age1-quest-alfheim-name = Альвхейм!
bloodrage-card-age1-quest-alfheim-text = Больше всех силы в провинции Альвхейма: Андланг или Гимле.
bloodrage-card-age1-quest-glorious-death-name = Славная смерть!
bloodrage-card-age1-quest-glorious-death-text = Четыре или больше ваших фигурок в Вальхалле до Рагнарёка.
bloodrage-card-age1-quest-jotunheim-name = Ётунхейм!
bloodrage-card-age1-quest-jotunheim-text = Больше всех силы в провинции Ётунхейма: Утгард, Хёргр или Муспельхейм.
bloodrage-card-age1-quest-manheim-name = Манхейм!
bloodrage-card-age1-quest-manheim-text = Больше всех силы в провинции Манхейма: Мирквлор, Эльвагар или Ангрбода.
bloodrage-card-age1-quest-yggdrasil-name = Иггдрасиль!
bloodrage-card-age1-quest-yggdrasil-text = Больше всех силы в Иггдрасиле.
bloodrage-card-age1-friggas-grace-text = Грабёж в этой битве: ещё одна ваша характеристика растёт на шаг.
bloodrage-card-age1-heimdalls-sight-text = Даёт столько же, сколько самый высокий бонус, раскрытый другими.
bloodrage-card-age1-lokis-trickery-text = Поражение: украдите у победителя 1 ярость.
bloodrage-card-age1-odins-smite-text = Каждый противник в битве теряет по воину до сравнения сил.
bloodrage-card-age1-thors-hammer-text = Победа: 3 славы.
bloodrage-card-age1-tyrs-bash-text = Без другого эффекта.
bloodrage-card-age1-tyrs-crush-text = Без другого эффекта.
bloodrage-card-age1-tyrs-smash-text = Без другого эффекта.
bloodrage-card-age1-tyrs-smite-text = Без другого эффекта.
bloodrage-card-age2-dark-elf-text = Может вторгнуться в Иггдрасиль, и там его сила 3.
bloodrage-card-age2-fire-giant-text = Вторгаясь, убивает всех врагов в провинции и её фьорде, кроме монстров.
bloodrage-card-age2-valkyrie-text = 2 славы за каждую вражескую фигурку, погибшую в битве с её участием.
bloodrage-card-age2-lord-of-axes-text = Грабёж вместе с лидером: ещё одна характеристика на выбор растёт на шаг.
bloodrage-card-age2-experts-in-arms-text = Ваши воины имеют силу 2 и вторгаются за 2 ярости.
bloodrage-card-age2-fire-dragons-text = 8 славы каждый раз, когда уничтожен ваш корабль.
bloodrage-card-age2-friggas-protection-text = В фазе действий 1 ярость спасает вашу фигурку от гибели.
bloodrage-card-age2-lokis-eminence-text = 2 славы за каждую вашу фигурку, освобождённую из Вальхаллы.
bloodrage-card-age2-odins-inspiration-text = Двойная слава за ваши фигурки, погибшие в Рагнарёке.
bloodrage-card-age2-thors-domain-text = После вторжения в провинцию можно заплатить 2 ярости и сразу её разграбить.
bloodrage-card-age2-tyrs-challenge-text = За 2 ярости можно ограбить уже разграбленную провинцию.
bloodrage-card-age2-tyrs-prowess-text = Победа: верните сыгранные карты в руку, по 1 ярости за каждую.
bloodrage-card-age2-quest-alfheim-name = Альвхейм!
bloodrage-card-age2-quest-alfheim-text = Больше всех силы в провинции Альвхейма: Андланг или Гимле.
bloodrage-card-age2-quest-glorious-death-name = Славная смерть!
bloodrage-card-age2-quest-glorious-death-text = Четыре или больше ваших фигурок в Вальхалле до Рагнарёка.
bloodrage-card-age2-quest-jotunheim-name = Ётунхейм!
bloodrage-card-age2-quest-jotunheim-text = Больше всех силы в провинции Ётунхейма: Утгард, Хёргр или Муспельхейм.
bloodrage-card-age2-quest-manheim-name = Манхейм!
bloodrage-card-age2-quest-manheim-text = Больше всех силы в провинции Манхейма: Мирквлор, Эльвагар или Ангрбода.
bloodrage-card-age2-quest-yggdrasil-name = Иггдрасиль!
bloodrage-card-age2-quest-yggdrasil-text = Больше всех силы в Иггдрасиле.
bloodrage-card-age2-heimdalls-eye-text = Можно добавить после раскрытия.
bloodrage-card-age2-heimdalls-watch-text = Слава за все раскрытые бонусы; эти карты сбрасываются, выбираются новые.
bloodrage-card-age2-lokis-backstab-text = Поражение: украдите у победителя 2 славы.
bloodrage-card-age2-odins-tide-text = Каждый в битве сохраняет одну фигурку; прочие гибнут до сравнения сил.
bloodrage-card-age2-thors-oath-text = Победа: характеристика на ваш выбор растёт на шаг.
bloodrage-card-age2-tyrs-crush-text = Без другого эффекта.
bloodrage-card-age2-tyrs-rage-text = Без другого эффекта.
bloodrage-card-age2-tyrs-smash-text = Без другого эффекта.
bloodrage-card-age2-tyrs-smite-text = Без другого эффекта.
bloodrage-card-age3-frost-giant-text = Награды за грабёж там, где он стоит, даются дважды.
bloodrage-card-age3-soldier-of-hel-text = Его розыгрыш и вторжение не стоят ярости.
bloodrage-card-age3-volur-witch-text = Вместо гибели во внешней провинции она может бежать в Иггдрасиль.
bloodrage-card-age3-lord-of-spears-text = Грабёж вместе с лидером: все три характеристики растут на шаг.
bloodrage-card-age3-masters-in-arms-text = Воин имеет силу 2, два в провинции вместе 6; вторжение стоит 2 ярости.
bloodrage-card-age3-eternal-dragons-text = 12 славы каждый раз, когда уничтожен ваш корабль.
bloodrage-card-age3-friggas-domain-text = За 1 ярость любая ваша фигурка из Вальхаллы может вторгнуться.
bloodrage-card-age3-friggas-sacrifice-text = Действие: уничтожьте две свои фигурки и повысьте любую характеристику на шаг.
bloodrage-card-age3-lokis-wrath-text = 3 славы за каждую вашу фигурку, освобождённую из Вальхаллы.
bloodrage-card-age3-odins-throne-text = Ваши задания дают двойную славу.
bloodrage-card-age3-thors-conquest-text = В конце игры: 3 славы за каждую вашу фигурку на поле.
bloodrage-card-age3-tyrs-wrath-text = Ваши задания могут сражаться как +5.
bloodrage-card-age3-quest-alfheim-name = Альвхейм!
bloodrage-card-age3-quest-alfheim-text = Больше всех силы в провинции Альвхейма: Андланг или Гимле.
bloodrage-card-age3-quest-glorious-death-name = Славная смерть!
bloodrage-card-age3-quest-glorious-death-text = Четыре или больше ваших фигурок в Вальхалле до Рагнарёка.
bloodrage-card-age3-quest-jotunheim-name = Ётунхейм!
bloodrage-card-age3-quest-jotunheim-text = Больше всех силы в провинции Ётунхейма: Утгард, Хёргр или Муспельхейм.
bloodrage-card-age3-quest-manheim-name = Манхейм!
bloodrage-card-age3-quest-manheim-text = Больше всех силы в провинции Манхейма: Мирквлор, Эльвагар или Ангрбода.
bloodrage-card-age3-quest-yggdrasil-name = Иггдрасиль!
bloodrage-card-age3-quest-yggdrasil-text = Больше всех силы в Иггдрасиле.
bloodrage-card-age3-heimdalls-gaze-text = Можно добавить после раскрытия.
bloodrage-card-age3-heimdalls-watch-text = Слава за все раскрытые бонусы; эти карты сбрасываются, выбираются новые.
bloodrage-card-age3-lokis-poison-text = Поражение: возьмите все карты, сыгранные победителем.
bloodrage-card-age3-odins-judgement-text = 2 славы за каждую фигурку, погибшую в битве, включая ваши.
bloodrage-card-age3-thors-ascension-text = Победа: 3 ярости и 3 славы.
bloodrage-card-age3-thors-primacy-text = Отменяет текст всех остальных раскрытых карт.
bloodrage-card-age3-tyrs-crush-text = Без другого эффекта.
bloodrage-card-age3-tyrs-rage-text = Без другого эффекта.
bloodrage-card-age3-tyrs-smite-text = Без другого эффекта.

## Справка: что делает каждая фигурка, действие и характеристика

bloodrage-help-leader = Сила 3. Один в каждом клане. Вторгается за 0 ярости, а его улучшения награждают за грабёж там, где он стоит.
bloodrage-help-warrior = Сила 1. Восемь в каждом клане. Вторгается в свободную деревню внешней провинции за 1 ярость.
bloodrage-help-ship = Сила 2. Вторгается во фьорд за 2 ярости, сражается за обе провинции рядом и никогда не движется.
bloodrage-help-invade = Поставьте фигурку из резерва на поле за ярость, равную её силе. Рога ограничивают, сколько их там может быть.
bloodrage-help-march = За 1 ярость переместите любые свои фигурки из одной провинции в другую, сколь угодно далёкую. Корабли остаются.
bloodrage-help-upgrade = Разыграйте улучшение с руки за ярость, равную его силе. Новые войска и монстры могут сразу бесплатно вторгнуться.
bloodrage-help-quest = Положите задание лицом вниз за 0 ярости. Выполненное к фазе заданий даёт славу и повышает характеристику на шаг.
bloodrage-help-pillage = За 0 ярости попробуйте взять награду провинции, где есть ваша фигурка. Вступить могут все, затем решает битва.
bloodrage-help-repillage = С улучшением «Вызов Тюра» за 2 ярости ограбьте провинцию, уже разграбленную в эту эпоху.
bloodrage-help-sacrifice = С улучшением «Жертва Фригг» уничтожьте две свои фигурки на поле и повысьте характеристику на шаг.
bloodrage-help-pass = Откажитесь от оставшейся ярости. Когда грабят другие, вы по-прежнему сражаетесь.
bloodrage-help-rage = Сколько ярости доступно с начала каждой фазы действий. С шага 4 приносит славу в конце игры.
bloodrage-help-axes = Слава за каждую выигранную битву. С шага 4 приносят славу в конце игры.
bloodrage-help-horns = Сколько ваших фигурок может быть на поле. С шага 4 приносят славу в конце игры.
bloodrage-help-yggdrasil = Мировое дерево: соседствует со всеми провинциями, места хватит всем; вторгается только Тёмный эльф. Грабёж повышает все три характеристики.
bloodrage-help-doomed = Гибнет в конце эпохи. Фигурки в ней и в её фьорде умирают за славу: по 2, 3 или 4 в зависимости от эпохи.
bloodrage-help-valhalla = Здесь ждут павшие. В конце каждой эпохи все возвращаются в резерв.
