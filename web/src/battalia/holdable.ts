/** Help for something: by the pointer resting on it, a long press, or the `?` key. */
const LONG = 450;
const RESTED = 700;

type Help = ((anchor: DOMRect) => void) | undefined;

export function holdable(node: HTMLElement, help: Help): { update(next: Help): void; destroy(): void } {
  let current = help;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (time: number) => {
    clearTimeout(timer);
    if (current) timer = setTimeout(() => current?.(node.getBoundingClientRect()), time);
  };
  const enter = (event: PointerEvent) => event.pointerType === 'mouse' && wait(RESTED);
  const press = (event: PointerEvent) => event.pointerType !== 'mouse' && wait(LONG);
  const stop = () => clearTimeout(timer);
  const key = (event: KeyboardEvent) => {
    if (event.key !== '?' || !current) return;
    event.preventDefault();
    current(node.getBoundingClientRect());
  };
  const menu = (event: Event) => current && event.preventDefault();
  const heard: [string, EventListener][] = [
    ['pointerenter', enter as EventListener],
    ['pointerdown', press as EventListener],
    ['pointerup', stop],
    ['pointerleave', stop],
    ['pointercancel', stop],
    ['keydown', key as EventListener],
    ['contextmenu', menu],
  ];
  for (const [name, listener] of heard) node.addEventListener(name, listener);
  return {
    update: (next) => {
      current = next;
    },
    destroy: () => {
      stop();
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
    },
  };
}
