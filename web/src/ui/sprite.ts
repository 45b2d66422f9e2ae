/** Icons are drawn by `<use href="#gi-NAME">`; their symbols stand once in the page. */
const SVG = 'http://www.w3.org/2000/svg';
let sprite: SVGSVGElement | undefined;

/** Add the symbols of a sprite that are not there yet. */
export function addIcons(symbols: string): void {
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg');
    sprite.setAttribute('width', '0');
    sprite.setAttribute('height', '0');
    sprite.setAttribute('aria-hidden', 'true');
    sprite.style.position = 'absolute';
    document.body.prepend(sprite);
  }
  const fresh = document.createElementNS(SVG, 'svg');
  fresh.innerHTML = symbols;
  sprite.append(...[...fresh.children].filter((symbol) => !document.getElementById(symbol.id)));
}
