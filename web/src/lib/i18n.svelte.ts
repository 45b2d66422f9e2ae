/** Every sentence of the hall by its id, from the same Fluent files as server and terminal. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';
import { prefs } from './prefs.svelte';

export type Arguments = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('$locale/*/*.ftl', { query: '?raw', import: 'default' });
const bundles = new Map<Language, FluentBundle>();
let current = $state.raw<FluentBundle | undefined>(undefined);

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  // Isolation marks would break texts inside SVG and titles; all our languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  const files = Object.entries(sources).filter(([path]) => path.includes(`/${language}/`));
  for (const text of await Promise.all(files.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** Speak another language from now on. */
export async function loadLanguage(language: Language): Promise<void> {
  current = await bundleOf(language);
  if (prefs.language !== language) prefs.save({ language });
}

/** Whether there is a sentence of this id. */
export function has(id: string): boolean {
  return current?.hasMessage(id) ?? false;
}

/** The sentence of an id; an id that is missing shows itself, and the tests find it. */
export function tr(id: string, args?: Arguments): string {
  const pattern = current?.getMessage(id)?.value;
  if (!pattern) return id;
  return current!.formatPattern(pattern, args ?? null);
}

/** The arguments that a message uses. */
export function variables(id: string): Set<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
      else Object.values(part).forEach(walk);
    }
  };
  walk(current?.getMessage(id)?.value);
  return found;
}

/** A list in words, such as "a, b and c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(prefs.language, { type: 'conjunction' }).format(items);
}
