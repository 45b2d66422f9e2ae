/** What this page has already shown, so that only news is played out. */

let shown = false;
const down = new Set<string>();

/** Whether land has fallen since the page first drew the map; each fall is told once. */
export function fallen(name: string): boolean {
  if (down.has(name)) return false;
  down.add(name);
  return shown;
}

/** The map stands: what falls from now on falls before one's eyes. */
export function mapIsShown(): void {
  shown = true;
}

export function forgetMap(): void {
  shown = false;
  down.clear();
}
