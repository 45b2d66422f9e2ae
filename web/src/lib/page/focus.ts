/** Where the keyboard goes on when what had the focus is gone or cannot be pressed. */

type Control = HTMLElement | SVGElement;

/** What lies over the table for a while; whoever closes it is back at what opened it. */
const LAYER = '[role=dialog], [role=alertdialog], [data-layer]';
/** Where the question of the moment stands. */
const QUESTION = '[data-question]';

const isUsable = (control: Control): boolean =>
  control.isConnected &&
  !control.matches(':disabled') &&
  !control.closest('[inert]') &&
  control.getClientRects().length > 0;

/** Keep the focus on the table as long as it is shown; gives how to stop.
 *
 * While an answer is awaited, a control that is disabled may come back. */
export function keepFocus(isBusy: () => boolean): () => void {
  let held: Control | null = null;
  const layers = new WeakMap<Control, Element | null>();
  /** What had the focus before a layer was first entered: later it may come from a layer that was
   * opened from this one, and the way back would go round in a circle. */
  const openers = new WeakMap<Element, Control | null>();

  function take({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const layer = target.closest(LAYER);
    if (layer && !openers.has(layer)) openers.set(layer, held);
    layers.set(target, layer);
    held = target;
  }

  /** A press beside everything takes the focus away for good; what is gone or disabled loses it. */
  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget) return;
    const left = held;
    queueMicrotask(() => {
      if (left && left === held && document.activeElement !== left && isUsable(left)) held = null;
    });
  }

  /** What opened the layer that a control was in, or the layer below it. */
  function openerOf(control: Control): Control | null {
    for (let at: Control | null | undefined = control; at;) {
      const layer = layers.get(at);
      at = layer && !layer.isConnected ? openers.get(layer) : undefined;
      if (at && isUsable(at)) return at;
    }
    return null;
  }

  function settle(): void {
    if (!held || (document.activeElement && document.activeElement !== document.body)) return;
    if (held.isConnected && isBusy()) return;
    const next = isUsable(held)
      ? held
      : (openerOf(held) ?? document.querySelector<HTMLElement>(QUESTION));
    next?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(settle);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  });
  document.addEventListener('focusin', take);
  document.addEventListener('focusout', leave);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', take);
    document.removeEventListener('focusout', leave);
  };
}
