/** Moving and zooming a board in a pane that is smaller than it, by finger or mouse. */
const LEAST_DRAG = 8;
const LARGEST = 130;
/** The least a square may measure where it is to be tapped, in parts of its own size. */
const TAPPED = 0.46;
const SQUARE = 100;
/** Room for the controls that turn a tile. */
const RIM = 30;

export class Panning {
  x = $state(0);
  y = $state(0);
  #scale = $state(0);
  /** The scale that was chosen by hand, or the one to begin with. */
  #chosen = 0;
  #pane = $state({ width: 0, height: 0 });
  #board = $state({ width: 1, height: 1 });
  #fingers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  #dragged = false;

  width = $derived(this.#board.width * this.#scale);
  height = $derived(this.#board.height * this.#scale);

  /** The pane or the board has another size; `width`
   * and `height` are those of the board in units. */
  fit(paneWidth: number, paneHeight: number, width: number, height: number): void {
    if (!paneWidth || !paneHeight) return;
    const { width: w, height: h } = this.#pane;
    if (w === paneWidth && h === paneHeight && this.#board.width === width) return;
    this.#pane = { width: paneWidth, height: paneHeight };
    this.#board = { width, height };
    // A square is 72 px wide at least, so that what is on it can be read and tapped.
    if (!this.#scale) this.#scale = this.#chosen = Math.max(this.#least(), 0.72);
    this.#keepInside();
  }

  #least(): number {
    const { width, height } = this.#pane;
    return Math.min(width / this.#board.width, height / this.#board.height);
  }

  /** Bring the middles of squares into the pane, as many as
   * there is room for, or `all` of them by a smaller board. */
  show(xs: number[], ys: number[], all = false): void {
    const span = (each: number[]) => Math.max(...each) - Math.min(...each) + SQUARE;
    const fitting = Math.min(this.#pane.width / span(xs), this.#pane.height / span(ys));
    this.#scale = all
      ? Math.min(this.#chosen, Math.max(fitting, this.#least(), TAPPED))
      : this.#chosen;
    const middle = (all: number[]) => (Math.min(...all) + Math.max(...all)) / 2;
    this.x = this.#pane.width / 2 - middle(xs) * this.#scale;
    this.y = this.#pane.height / 2 - middle(ys) * this.#scale;
    this.#keepInside();
  }

  /** Move the board no further than needed to have a square in the pane with a rim around it. */
  reveal(x: number, y: number, size: number): void {
    const into = (at: number, from: number, pane: number) =>
      Math.min(Math.max(at, RIM - from * this.#scale), pane - RIM - (from + size) * this.#scale);
    this.x = into(this.x, x, this.#pane.width);
    this.y = into(this.y, y, this.#pane.height);
    this.#keepInside();
  }

  zoom(by: number, at = { x: this.#pane.width / 2, y: this.#pane.height / 2 }): void {
    const next = Math.min(LARGEST / 72, Math.max(this.#least(), this.#scale * by));
    const factor = next / this.#scale;
    this.#scale = this.#chosen = next;
    this.x = at.x - (at.x - this.x) * factor;
    this.y = at.y - (at.y - this.y) * factor;
    this.#keepInside();
  }

  /** The part of the board in the pane, as a rectangle in units. */
  window(margin: number): { x: number; y: number; width: number; height: number } {
    const scale = this.#scale || 1;
    return {
      x: -this.x / scale - margin,
      y: -this.y / scale - margin,
      width: Math.min(this.#board.width, this.#pane.width / scale),
      height: Math.min(this.#board.height, this.#pane.height / scale),
    };
  }

  press(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#start = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 1) this.#dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    if (event.pointerType === 'mouse' && !event.buttons) {
      this.lift(event); // the button was let go somewhere else
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const gap = (p: { x: number; y: number }) => Math.hypot(p.x - other.x, p.y - other.y);
      const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.zoom(gap(now) / Math.max(1, gap(before)), at);
      this.#dragged = true;
    } else if (this.#dragged || this.#far(now)) {
      this.#dragged = true;
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.#keepInside();
    }
    this.#fingers.set(event.pointerId, now);
  }

  lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** The click at the end of a drag chooses nothing. */
  swallow(event: MouseEvent): void {
    if (!this.#dragged || event.detail === 0) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #far(now: { x: number; y: number }): boolean {
    const start = this.#start;
    return start !== null && Math.hypot(now.x - start.x, now.y - start.y) > LEAST_DRAG;
  }

  #keepInside(): void {
    const clamp = (at: number, room: number, spare: number) =>
      room >= 0 ? spare : Math.min(0, Math.max(room, at));
    const right = this.#pane.width - this.#board.width * this.#scale;
    const below = this.#pane.height - this.#board.height * this.#scale;
    this.x = clamp(this.x, right, right / 2);
    // What is left of the height is below, where the controls are.
    this.y = clamp(this.y, below, 0);
  }
}
