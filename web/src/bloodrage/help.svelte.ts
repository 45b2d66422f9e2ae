/** Which card is read in full, and beside what. */
class CardHelp {
  card = $state<string | null>(null);
  anchor = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(card: string, anchor: DOMRect): void {
    clearTimeout(this.#timer);
    // A moment of rest, so that a pointer on its way does not open one card after another.
    this.#timer = setTimeout(() => {
      this.card = card;
      this.anchor = anchor;
    }, 350);
  }

  hide(card?: string): void {
    clearTimeout(this.#timer);
    if (!card || this.card === card) this.card = null;
  }
}

export const cardHelp = new CardHelp();
