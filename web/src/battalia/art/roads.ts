/** Roads: all of a board are one set of paths, drawn
 * over the borders of tiles, so that no seam shows. */
import { f, type Point } from './basics';

export type Side = 'n' | 'e' | 's' | 'w';
export interface RoadTile {
  /** Row and column from the north-west, from 0. */
  r: number;
  c: number;
  /** The open sides, such as `new`. */
  exits: string;
  /** Roads run through a road tile, and to the middle of a place. */
  place: boolean;
}
/** A cubic curve: start, two handles, end. */
type Curve = [Point, Point, Point, Point];

export const EDGE: Record<Side, Point> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] };
const AROUND: Side[] = ['n', 'e', 's', 'w'];
const THROUGH: [Side, Side][] = [
  ['n', 's'],
  ['e', 'w'],
];

const towards = ([x, y]: Point, k: number): Point => [x + (50 - x) * k, y + (50 - y) * k];

/** A straight road swings a little to one side, always the same on the same square. */
const bendOf = (tile: RoadTile): number => ((tile.r * 7 + tile.c * 13) % 9) - 4;

export function roadCurves(tile: RoadTile): Curve[] {
  const open = AROUND.filter((side) => tile.exits.includes(side));
  if (tile.place) {
    return open.map((side) => {
      const at = EDGE[side];
      return [at, towards(at, 0.34), towards(at, 0.67), [50, 50]];
    });
  }
  return [...straights(tile, open), ...turns(open)];
}

function straights(tile: RoadTile, open: Side[]): Curve[] {
  const curves: Curve[] = [];
  for (const [a, b] of THROUGH) {
    if (!open.includes(a) || !open.includes(b)) continue;
    const upright = a === 'n';
    const k = open.length === 2 ? bendOf(tile) : 0;
    const turn = (along: number, aside: number): Point =>
      upright ? [50 + aside, along] : [100 - along, 50 + aside];
    curves.push([EDGE[a], turn(22, 0), turn(30, k), turn(50, k)]);
    curves.push([turn(50, k), turn(70, k), turn(78, 0), EDGE[b]]);
  }
  return curves;
}

function turns(open: Side[]): Curve[] {
  const curves: Curve[] = [];
  const k = open.length === 2 ? 0.62 : 0.8;
  for (const [i, a] of AROUND.entries()) {
    const b = AROUND[(i + 1) % 4]!;
    if (!open.includes(a) || !open.includes(b)) continue;
    curves.push([EDGE[a], towards(EDGE[a], k), towards(EDGE[b], k), EDGE[b]]);
  }
  return curves;
}

export const curvePath = (curve: Curve, dx = 0, dy = 0): string => {
  const [from, ...rest] = curve.map(([x, y]) => `${f(x + dx)} ${f(y + dy)}`);
  return `M${from}C${rest.join(' ')}`;
};

function along(curve: Curve, t: number): Point {
  const u = 1 - t;
  const at = (i: 0 | 1) =>
    u ** 3 * curve[0][i] +
    3 * u * u * t * curve[1][i] +
    3 * u * t * t * curve[2][i] +
    t ** 3 * curve[3][i];
  return [at(0), at(1)];
}

/** Points along the roads of a tile, to keep trees and rocks off them. */
export const roadSamples = (tile: RoadTile): Point[] =>
  roadCurves(tile).flatMap((curve) => Array.from({ length: 11 }, (_, i) => along(curve, i / 10)));

/** The path of all roads of some tiles. */
const roadPath = (tiles: RoadTile[]): string =>
  tiles
    .flatMap((tile) =>
      roadCurves(tile).map((curve) => curvePath(curve, tile.c * 100, tile.r * 100)),
    )
    .join('');

/** Edge below, ribbon above, wear on top. */
export function roads(tiles: RoadTile[]): string {
  const d = roadPath(tiles);
  return `<g fill="none" stroke-linecap="butt" class="roads">
    <path d="${d}" stroke="#1d1305" stroke-opacity=".28" stroke-width="25" filter="url(#soft1)"/>
    <path d="${d}" stroke="var(--road-edge)" stroke-width="20"/>
    <path d="${d}" stroke="var(--road)" stroke-width="16.4"/>
    <path d="${d}" stroke="var(--road-hi)" stroke-width="6" stroke-opacity=".75"
    filter="url(#soft1)"/>
    <path d="${d}" stroke="var(--road-wear)" stroke-width="9.5" stroke-opacity=".55"/>
    <path d="${d}" stroke="var(--road)" stroke-width="7.4"/>
    <path d="${d}" stroke="var(--road-wear)" stroke-width="1.3" stroke-dasharray="3 9 1 7"
    stroke-opacity=".9"/>
  </g>`;
}

/** The shape of a road as a sign, for squares where it fits. */
export const shapeSign = (exits: string, size: number, colour: string): string =>
  AROUND.filter((side) => exits.includes(side))
    .map((side) => {
      const [x, y] = EDGE[side];
      const end = `${f(50 + (x - 50) * size)} ${f(50 + (y - 50) * size)}`;
      return `<path d="M50 50L${end}" stroke="${colour}" stroke-width="${f(13 * size)}"
        stroke-linecap="round"/>`;
    })
    .join('');
