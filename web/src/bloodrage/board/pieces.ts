/** Every figure on the board as a piece of its own, so that one can be seen walking. */
import { PLOTS, TREE, YGGDRASIL, berth, isFjord, onMap, type Spot } from '../art/places';
import type { View } from '../engine';
import type { BySeat } from '../view';

export interface Piece {
  key: string;
  seat: number;
  kind: string;
  place: string;
  /** Its place among the sites of a province. */
  site: number;
}

interface Stay {
  seat: number;
  kind: string;
  place: string;
}

function stays(view: Pick<View, 'provinces' | 'fjords'>): Stay[] {
  const found: Stay[] = [];
  const add = (place: string, figures: BySeat) => {
    for (const [seat, kinds] of Object.entries(figures)) {
      for (const [kind, count] of Object.entries(kinds)) {
        for (let i = 0; i < count; i++) found.push({ seat: Number(seat), kind, place });
      }
    }
  };
  for (const [place, province] of Object.entries(view.provinces)) add(place, province.figures);
  for (const [place, figures] of Object.entries(view.fjords)) add(place, figures);
  return found;
}

/** Give every figure a piece: those that stay keep theirs, those that moved take one that left. */
export function settle(
  before: readonly Piece[],
  view: Pick<View, 'provinces' | 'fjords'>,
): Piece[] {
  const loose = [...before];
  const take = (fits: (piece: Piece) => boolean): Piece | undefined => {
    const at = loose.findIndex(fits);
    return at < 0 ? undefined : loose.splice(at, 1)[0];
  };
  const settled: Piece[] = [];
  const arrived: Stay[] = [];
  for (const stay of stays(view)) {
    const same = take(
      (p) => p.seat === stay.seat && p.kind === stay.kind && p.place === stay.place,
    );
    if (same) settled.push(same);
    else arrived.push(stay);
  }
  const used = new Set(before.map((piece) => piece.key));
  for (const stay of arrived) {
    const moved = take((p) => p.seat === stay.seat && p.kind === stay.kind);
    const key = moved?.key ?? newKey(stay, used);
    settled.push({ ...stay, key, site: freeSite(settled, stay.place) });
  }
  return settled;
}

function newKey(stay: Stay, used: Set<string>): string {
  let number = 0;
  while (used.has(`${stay.seat}-${stay.kind}-${number}`)) number++;
  const key = `${stay.seat}-${stay.kind}-${number}`;
  used.add(key);
  return key;
}

function freeSite(pieces: readonly Piece[], place: string): number {
  const taken = new Set(pieces.filter((piece) => piece.place === place).map((piece) => piece.site));
  let site = 0;
  while (taken.has(site)) site++;
  return site;
}

/** The sites of a province that nobody stands on, as many as it has empty villages. */
export function freeSites(pieces: readonly Piece[], place: string, empty: number): number[] {
  const taken = new Set(pieces.filter((piece) => piece.place === place).map((piece) => piece.site));
  const sites = PLOTS[place]?.sites ?? [];
  return sites
    .map((_, index) => index)
    .filter((index) => !taken.has(index))
    .slice(0, empty);
}

export interface Shown extends Piece {
  x: number;
  y: number;
  scale: number;
  /** Warriors of a clan that stand together here, where there is no room for each. */
  count: number;
}

/** Where every piece is drawn. From the sixth figure on, Warriors at the tree stand together. */
export function shown(pieces: readonly Piece[]): Shown[] {
  const result: Shown[] = [];
  for (const place of new Set(pieces.map((piece) => piece.place))) {
    let here = pieces.filter((piece) => piece.place === place);
    if (isFjord(place)) {
      here = [...here].sort((a, b) => a.site - b.site);
      here.forEach((piece, index) => {
        const [x, y] = berth(place, index, here.length);
        result.push({ ...piece, x, y, scale: here.length > 2 ? 0.8 : 1, count: 1 });
      });
    } else if (place === TREE) result.push(...atTree(here));
    else {
      const sites = PLOTS[place]!.sites;
      for (const piece of here) {
        const [x, y] = onMap(sites[piece.site % sites.length]!);
        result.push({ ...piece, x, y, scale: 1, count: 1 });
      }
    }
  }
  return result.sort((a, b) => a.y - b.y);
}

function atTree(here: Piece[]): Shown[] {
  const grouped: (Piece & { count: number })[] = [];
  const crowded = here.length > YGGDRASIL.sites.length;
  for (const piece of [...here].sort((a, b) => a.site - b.site)) {
    const same =
      crowded && piece.kind === 'warrior'
        ? grouped.find((other) => other.kind === 'warrior' && other.seat === piece.seat)
        : undefined;
    if (same) same.count += 1;
    else grouped.push({ ...piece, count: 1 });
  }
  const many = grouped.length > YGGDRASIL.sites.length;
  // Who came when it was crowded may hold a place that is none any more.
  const keeps = !crowded && grouped.every((piece) => piece.site < YGGDRASIL.sites.length);
  return grouped.map((piece, index) => {
    const spot = many ? onArc(index, grouped.length) : YGGDRASIL.sites[keeps ? piece.site : index]!;
    const [x, y] = onMap(spot);
    return { ...piece, x, y, scale: many ? 0.8 : 1 };
  });
}

/** A crowd stands in an arc below the tree. */
function onArc(index: number, count: number): Spot {
  const part = count > 1 ? index / (count - 1) : 0.5;
  const x = -92 + part * 184;
  return [x, 38 - (x / 92) ** 2 * 24 + (index % 2) * 12];
}
