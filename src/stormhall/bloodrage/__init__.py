"""Blood Rage: clans, a doomed land and three ages, complete with all cards."""
