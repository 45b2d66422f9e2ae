/** What a person has set up for this browser; nothing of it leaves the browser but the name. */
import { LANGUAGES, preferredLanguage, type Language } from '$lib/words/languages';
import { GAMES } from '../../games';

export type Theme = 'auto' | 'light' | 'dark';

const STORE = 'stormhall.prefs';
const dark = matchMedia('(prefers-color-scheme: dark)');

/** The last quick game, to be offered again. */
interface QuickChoice {
  game: string;
  seats: number;
  level: string;
}

interface Stored {
  language?: Language;
  theme?: Theme;
  motion?: boolean;
  name?: string;
  quick?: QuickChoice;
}

function stored(): Stored {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

class Prefs {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  /** Motion that explains; the system's wish for less of it always wins. */
  motion = $state(true);
  name = $state('');
  quick = $state.raw<QuickChoice>({ game: GAMES[0]!, seats: 3, level: 'planner' });

  constructor() {
    const kept = stored();
    const known = LANGUAGES.some((each) => each.code === kept.language);
    this.language = known && kept.language ? kept.language : preferredLanguage();
    this.theme = kept.theme ?? 'auto';
    this.motion = kept.motion ?? true;
    this.name = kept.name ?? '';
    this.quick = kept.quick ?? this.quick;
    dark.addEventListener('change', () => this.show());
    this.show();
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'auto' && dark.matches);
  }

  /** Keep what was changed and let the page look like it. */
  save(change: Stored): void {
    Object.assign(this, change);
    const { language, theme, motion, name, quick } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, theme, motion, name, quick }));
    this.show();
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
    root.lang = this.language;
  }
}

export const prefs = new Prefs();
