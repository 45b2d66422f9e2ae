import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A window as small as the router needs it. */
function stubWindow(path = '/', hash = '') {
  const place = { pathname: path, hash, origin: 'http://hall.test' };
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    pushState: (_state: unknown, _title: string, to: string) => {
      const [pathname = '', key] = to.split('#');
      Object.assign(place, { pathname, hash: key ? `#${key}` : '' });
    },
  });
  vi.stubGlobal('addEventListener', (kind: string, listener: (event: unknown) => void) =>
    listeners.set(kind, listener),
  );
  vi.stubGlobal('scrollTo', () => undefined);
  return { place, listeners };
}

beforeEach(() => {
  vi.resetModules();
  stubWindow();
});

describe('the screen of a path', () => {
  it.each([
    ['/', '', { name: 'lobby' }],
    ['/new', '', { name: 'new', game: null, hotseat: false }],
    ['/new/bloodrage', '#hotseat', { name: 'new', game: 'bloodrage', hotseat: true }],
    ['/table/T1', '', { name: 'table', table: 'T1' }],
    ['/join/T1', '#secret', { name: 'join', table: 'T1', invite: 'secret' }],
    ['/join/T1', '', { name: 'join', table: 'T1', invite: '' }],
    ['/watch/T1', '#secret', { name: 'watch', table: 'T1', watch: 'secret' }],
    ['/replay/T1', '', { name: 'replay', table: 'T1' }],
    ['/rules', '', { name: 'rules', rule: null }],
    ['/rules/BT-SET-1', '', { name: 'rules', rule: 'BT-SET-1' }],
    ['/about', '', { name: 'about' }],
    ['/table', '', { name: 'lost' }],
    ['/cellar/7', '', { name: 'lost' }],
  ])('%s%s', async (path, hash, screen) => {
    const { screenOf } = await import('./router.svelte');
    expect(screenOf(path, hash)).toEqual(screen);
  });
});

describe('going about', () => {
  it('shows where it goes, with the key behind the #', async () => {
    const { router } = await import('./router.svelte');
    router.go('/join/T1#secret');
    expect(router.screen).toEqual({ name: 'join', table: 'T1', invite: 'secret' });
  });

  it('goes back with the browser', async () => {
    const { place, listeners } = stubWindow('/about');
    const { router } = await import('./router.svelte');
    place.pathname = '/';
    listeners.get('popstate')!(null);
    expect(router.screen).toEqual({ name: 'lobby' });
  });

  const click = (href: string, more: object = {}, attributes: Record<string, string> = {}) => {
    const link = {
      getAttribute: (name: string) => (name === 'href' ? href : (attributes[name] ?? null)),
      hasAttribute: (name: string) => name in attributes,
    };
    const preventDefault = vi.fn();
    return { target: { closest: () => link }, button: 0, preventDefault, ...more };
  };

  it('follows links within the hall without loading the page', async () => {
    const { listeners } = stubWindow();
    const { router } = await import('./router.svelte');
    const event = click('/about');
    listeners.get('click')!(event);
    expect(event.preventDefault).toHaveBeenCalled();
    expect(router.screen.name).toBe('about');
  });

  it.each([
    ['a new tab by key', { ctrlKey: true }, {}],
    ['the middle button', { button: 1 }, {}],
    ['a download', {}, { download: '' }],
    ['a link of its own window', {}, { target: '_blank' }],
  ])('leaves %s to the browser', async (_what, more, attributes) => {
    const { listeners } = stubWindow();
    const { router } = await import('./router.svelte');
    listeners.get('click')!(click('/about', more, attributes));
    expect(router.screen.name).toBe('lobby');
  });
});
