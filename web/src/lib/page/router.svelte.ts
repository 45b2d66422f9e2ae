/** Which screen is shown, by the path; what stands behind the `#` is a key and stays here. */
import { base } from './base';

/** A screen of the hall. */
export type Screen =
  | { name: 'lobby' }
  | { name: 'new'; game: string | null; hotseat: boolean }
  | { name: 'table'; table: string }
  | { name: 'join'; table: string; invite: string }
  | { name: 'watch'; table: string; watch: string }
  | { name: 'replay'; table: string }
  | { name: 'rules'; rule: string | null }
  | { name: 'about' }
  | { name: 'style' }
  | { name: 'lost' };

export function screenOf(path: string, hash: string): Screen {
  const [, first = '', second = ''] = path.split('/');
  const key = hash.replace(/^#/, '');
  const id = decodeURIComponent(second);
  if (first === '') return { name: 'lobby' };
  if (first === 'new') return { name: 'new', game: id || null, hotseat: key === 'hotseat' };
  if (first === 'rules') return { name: 'rules', rule: id || null };
  if (first === 'about') return { name: 'about' };
  if (first === 'style' && import.meta.env.DEV) return { name: 'style' };
  if (!id) return { name: 'lost' };
  if (first === 'table') return { name: 'table', table: id };
  if (first === 'join') return { name: 'join', table: id, invite: key };
  if (first === 'watch') return { name: 'watch', table: id, watch: key };
  if (first === 'replay') return { name: 'replay', table: id };
  return { name: 'lost' };
}

const screenHere = () => screenOf(location.pathname.slice(base.length), location.hash);

class Router {
  screen = $state.raw<Screen>(screenHere());

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Show the screen at a path within the hall. */
  go(path: string): void {
    this.#go(base + path);
  }

  #go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.screen = screenHere();
  }

  /** Links within the hall do not load the page anew. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a[href^="/"]');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.hasAttribute('download') || event.defaultPrevented) return;
    if (link.getAttribute('target') === '_blank') return;
    event.preventDefault();
    this.#go(link.getAttribute('href')!);
  }
}

export const router = new Router();
