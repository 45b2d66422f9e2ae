/** Every sentence of the hall by its id, from the same Fluent files as server and terminal. */
import { untrack } from 'svelte';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import parts from 'virtual:texts';
import type { Language } from './languages';
import { prefs } from '$lib/page/prefs.svelte';
import { factsOf, isGame, type GameName } from '../../games';

export type Arguments = Record<string, FluentVariable>;
/** What is loaded when it is needed: the hall itself, the headings of the rules, what
 * to say when something breaks, each game, its lesson. */
export type Part = 'hall' | 'rules' | 'coach' | 'broken' | GameName | `lesson-${GameName}`;

const bundles = new Map<Language, FluentBundle>();
const loading = new Map<string, Promise<void>>();
const used = new WeakMap<FluentBundle, Map<string, Set<string>>>();
const lists = new Map<Language, Intl.ListFormat>();
const wanted = new Set<Part>(['hall']);
/** The language that was asked for last: texts of
 * another that come late are not spoken any more. */
let asked: Language | undefined;
/** In a wrapper of its own for every change, so that
 * texts that were missing are asked for again. */
let current = $state.raw<{ bundle: FluentBundle } | undefined>(undefined);

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    // Isolation marks would break texts inside SVG and titles; all our languages run left to right.
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  return bundle;
}

function load(language: Language, part: Part): Promise<void> {
  const name = `${language}/${part}`;
  let found = loading.get(name);
  if (!found) {
    found = (parts[name]?.() ?? Promise.reject(new Error(`there are no texts ${name}`))).then(
      (module) => void bundleOf(language).addResource(new FluentResource(module.default)),
    );
    found.catch(() => loading.delete(name)); // a lost connection may come back
    loading.set(name, found);
  }
  return found;
}

/** Speak another language from now on. */
export function loadLanguage(language: Language): Promise<void> {
  asked = language;
  return speak(language);
}

/** Have the sentences of some parts, in this language and in every other that is spoken later. */
export function loadTexts(...parts: Part[]): Promise<void> {
  for (const part of parts) {
    const base = factsOf(part)?.base;
    if (base && isGame(base)) wanted.add(base);
    wanted.add(part);
  }
  // What is loaded once stays when another language is spoken: nobody is to ask for it again.
  return speak((asked ??= untrack(() => prefs.language)));
}

async function speak(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => load(language, part)));
  if (language !== asked) return;
  current = { bundle: bundleOf(language) };
  if (prefs.language !== language) prefs.save({ language });
}

/** Whether there is a sentence of this id. */
export function has(id: string): boolean {
  return current?.bundle.hasMessage(id) ?? false;
}

/** The sentence of an id; an id that is missing shows itself, and the tests find it. */
export function tr(id: string, args?: Arguments): string {
  const bundle = current?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  return bundle.formatPattern(pattern, args ?? null);
}

/** What is spoken now: another object whenever a text might have become another. */
export const spoken = (): object | undefined => current;

/** The arguments that a message uses; they are asked for with every line of a log. */
export function variables(id: string): Set<string> {
  const bundle = current?.bundle;
  const known = bundle && used.get(bundle)?.get(id);
  if (known) return known;
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'object' && part !== null) {
      if ('type' in part && part.type === 'var' && 'name' in part) found.add(String(part.name));
      else Object.values(part).forEach(walk);
    }
  };
  const message = bundle?.getMessage(id);
  walk(message?.value);
  if (bundle && message) used.set(bundle, (used.get(bundle) ?? new Map()).set(id, found));
  return found;
}

/** Facts in a row, without an "and" before the last; those that are not there are left out. */
export const inRow = (items: (string | undefined)[]): string =>
  items.filter(Boolean).join(tr('comma'));

/** A list in words, such as "a, b and c". */
export function list(items: string[]): string {
  const language = prefs.language;
  let format = lists.get(language);
  if (!format) {
    format = new Intl.ListFormat(language, { type: 'conjunction' });
    lists.set(language, format);
  }
  return format.format(items);
}
