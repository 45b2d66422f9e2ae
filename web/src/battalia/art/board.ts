/** The board without what people do on it: frame, ground, and what stands on each tile. */
import { f, rng } from './basics';
import { cityArt, gateArt, plate, ruinsArt } from './places';
import { buildingArt, centreArt, connectionArt, coveredArt, peakArt, sanctuaryArt } from './sites';
import { impassableSquare } from './squares';
import { blob } from './terrain';
import { letterOf, spotOf, wordAt, type BoardMap, type MapTile } from '../board/map';

export const MARGIN = 26;

const at = (r: number, c: number, art: string): string =>
  `<g transform="translate(${c * 100} ${r * 100})">${art}</g>`;

/** Lines of height on undiscovered ground, the same on every screen. */
function contours(cols: number, width: number, height: number): string {
  const chance = rng(5);
  let drawn = '';
  for (let i = 0; i < cols * 2; i++) {
    const [x, y] = [chance() * width, chance() * height];
    for (let k = 1; k <= 3; k++)
      drawn += `<path d="${blob(rng(i * 7 + 3), x, y, 22 * k, 15 * k, 10, 0.3)}"/>`;
  }
  return drawn;
}

const outOfPlay = `<rect x="-.5" y="-.5" width="101" height="101" fill="var(--out-fill)"/>
    <rect x="14" y="14" width="72" height="72" rx="6" fill="none" stroke="#000" stroke-opacity=".16"
    stroke-width="3"/><path d="M50 32l18 18l-18 18l-18 -18z" fill="none" stroke="#000"
    stroke-opacity=".14" stroke-width="3"/>`;
const undiscovered = `<rect x="3" y="3" width="94" height="94" rx="5" fill="#000"
    fill-opacity=".025" stroke="var(--undiscovered-line)" stroke-width="1.4"
    stroke-dasharray="5 5"/>`;

/** Frame, coordinates, ground: what changes with nothing but the shape of the board. */
export function boardGround(rows: number, cols: number, out: Set<string>): string {
  const [W, H, M] = [cols * 100, rows * 100, MARGIN];
  let squares = '';
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++)
      squares += at(r, c, out.has(wordAt(r, c)) ? outOfPlay : undiscovered);
  }
  const label = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" text-anchor="middle">${text}</text>`;
  let coords = '';
  for (let c = 0; c < cols; c++) {
    coords +=
      label(c * 100 + 50, -M / 2 + 6, letterOf(c)) +
      label(c * 100 + 50, H + M / 2 + 6, letterOf(c));
  }
  for (let r = 0; r < rows; r++) {
    coords += label(-M / 2, r * 100 + 56, `${r + 1}`) + label(W + M / 2, r * 100 + 56, `${r + 1}`);
  }
  return `<rect x="${-M}" y="${-M}" width="${W + 2 * M}" height="${H + 2 * M}" rx="16"
    fill="url(#g-stone-in)"/><rect x="${-M + 2}" y="${-M + 2}" width="${W + 2 * M - 4}"
    height="${H + 2 * M - 4}" rx="14" fill="none" stroke="#fff" stroke-opacity=".28"
    stroke-width="2"/>
  <rect x="-5" y="-5" width="${W + 10}" height="${H + 10}" rx="8" fill="#1a1206" opacity=".55"/>
    <rect x="-1" y="-1" width="${W + 2}" height="${H + 2}" rx="5" fill="var(--undiscovered)"/>
  <g class="coord" font-size="18" font-weight="700" fill="var(--board-coord)">${coords}</g>
  <svg x="0" y="0" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">
    <rect width="${W}" height="${H}" filter="url(#wash)" style="opacity:var(--wash)"/>
    <g fill="none" stroke="var(--undiscovered-line)" stroke-width="1.3"
    opacity=".75">${contours(cols, W, H)}</g>${squares}</svg>`;
}

/** Brush and grain over all built tiles. */
export function paint(tiles: MapTile[], cols: number, rows: number): string {
  const built = tiles.map((tile) => `M${tile.c * 100} ${tile.r * 100}h100v100h-100z`).join('');
  const size = `width="${cols * 100}" height="${rows * 100}"`;
  return `<clipPath id="built"><path d="${built}"/></clipPath>
    <g clip-path="url(#built)" class="paint"><rect ${size} filter="url(#brush)" opacity=".3"/>
    <rect ${size} filter="url(#grain)" opacity=".22"/></g>`;
}

export const tileShadows = (tiles: MapTile[]): string =>
  `<path d="${tiles.map((t) => `M${t.c * 100 + 2} ${t.r * 100 + 2}h96v96h-96z`).join('')}"
    transform="translate(4 7)" fill="#170f02" opacity=".5" filter="url(#soft)"/>`;

export const blockedSquares = (map: BoardMap): string =>
  [...map.blocked]
    .map((word) => {
      const { r, c } = spotOf(word);
      return at(r, c, impassableSquare());
    })
    .join('');

interface PlaceFacts {
  gate: number | null;
  trade: string;
  bridge: boolean;
}

/** What stands on a tile; roads have nothing. */
export function placeArt(tile: MapTile, facts: PlaceFacts): string {
  const sign = tile.faction ? plate(tile.faction, tile.level) : '';
  const family = tile.card.split('.')[0]!;
  switch (family) {
    case 'city':
      return tile.faction
        ? cityArt(tile.neutral ? 4 : tile.level, tile.faction) + sign
        : cityArt(1, 'neutral');
    case 'ruins':
      return ruinsArt() + sign;
    case 'gate':
      return gateArt(facts.gate);
    case 'sanctuary':
      return sanctuaryArt() + sign;
    case 'peak':
      return peakArt(!tile.neutral && tile.faction !== null) + sign;
    case 'centre':
      return centreArt() + sign;
    case 'building':
      return buildingArt(facts.trade) + sign;
    case 'connection':
      return connectionArt(facts.bridge);
    case 'covered':
      return coveredArt(tile.card === 'covered.building');
    default:
      return '';
  }
}

/** A small board for orientation: terrains and owners. */
export function miniature(map: BoardMap): string {
  const tiles = map.tiles.map((t) => {
    const ground = t.terrain === 'stone' ? 'neutral-stone' : t.terrain;
    const owner =
      t.faction && t.faction !== 'neutral'
        ? `<circle cx="${t.c * 100 + 50}" cy="${t.r * 100 + 50}" r="34" fill="var(--f-${t.faction})"
          stroke="#fff" stroke-width="12"/>`
        : '';
    return `<rect x="${t.c * 100 + 3}" y="${t.r * 100 + 3}" width="94" height="94"
      fill="var(--${ground})"/>${owner}`;
  });
  return `<rect width="${map.cols * 100}" height="${map.rows * 100}"
    fill="var(--undiscovered)"/>${tiles.join('')}`;
}

/** Where figures stand on a square that several share. */
export function standing(
  count: number,
  which: number,
  place: boolean,
): { x: number; y: number; s: number } {
  const s = count > 3 ? 0.8 : count > 1 ? 0.92 : 1.05;
  const spread = count > 1 ? Math.min(32, 62 / (count - 1)) : 0;
  // Beside a place, above its nameplate; in the middle of a road.
  const x = place ? 84 - (count - 1 - which) * spread : 50 + (which - (count - 1) / 2) * spread;
  return {
    x: f(Math.min(86, Math.max(14, x))),
    y: place ? 58 : 66,
    s: place ? Math.min(s, 0.92) : s,
  };
}
