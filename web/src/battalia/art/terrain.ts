/** Terrain of a tile, seeded by its square: the same tile looks the same after every change. */
import { f, rng, type Chance, type Ground, type Point } from './basics';
import { curvePath, roadCurves, roadSamples, roads, type RoadTile } from './roads';

export interface GroundTile extends RoadTile {
  terrain: Ground;
  seed?: number;
}
type Far = (x: number, y: number) => number;

/** Points at least `r` apart where they may be, the northern ones first. */
function scatter(
  rand: Chance,
  n: number,
  r: number,
  ok: (x: number, y: number) => boolean,
  pad = 0,
): Point[] {
  const pts: Point[] = [];
  for (let i = 0; i < n * 30 && pts.length < n; i++) {
    const x = pad + rand() * (100 - 2 * pad),
      y = pad + rand() * (100 - 2 * pad);
    if (ok(x, y) && pts.every((p) => (p[0] - x) ** 2 + (p[1] - y) ** 2 > r * r)) pts.push([x, y]);
  }
  return pts.sort((a, b) => a[1] - b[1]);
}
/** A soft round shape. */
export function blob(
  rand: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  n = 9,
  wob = 0.28,
): string {
  const ring = Array.from({ length: n }, (_, i): Point => {
    const angle = (i / n) * 6.283;
    const k = 1 - wob / 2 + rand() * wob;
    return [x + Math.cos(angle) * rx * k, y + Math.sin(angle) * ry * k];
  });
  const half = (i: number): string => {
    const [a, b] = [ring[i % n]!, ring[(i + 1) % n]!];
    return `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`;
  };
  const arcs = ring.map((at, i) => `Q${f(at[0])} ${f(at[1])} ${half(i)}`);
  return `M${half(n - 1)}${arcs.join('')}Z`;
}

const TERRAIN: Record<Ground, (rand: Chance, far: Far, road: string) => string> = {
  forest(rand, far) {
    let s = `<rect width="100" height="100" fill="var(--forest)"/>`;
    for (let i = 0; i < 6; i++)
      s += `<path d="${blob(rand, rand() * 100, rand() * 100, 16 + rand() * 16, 10 + rand() * 9)}"
        fill="var(--forest-${i % 2 ? 'lo' : 'hi'})" opacity="${i % 2 ? 0.22 : 0.34}"/>`;
    for (const [x, y] of scatter(rand, 26, 6, (x, y) => far(x, y) > 12))
      s += `<path d="M${f(x - 1.5)} ${f(y)}q1.5 -3 1.5 0q1.5 -3 1.5 0" stroke="var(--forest-hi)"
        stroke-width=".8" fill="none"/>`;
    for (const [x, y] of scatter(rand, 30, 10, (x, y) => far(x, y - 5) > 17.5 && y > 12)) {
      // conifers, lit from the left
      const h = 16 + rand() * 7,
        w = 5.6 + rand() * 1.8,
        tier = (k: number, ww: number, hh: number) =>
          `<path d="M${f(x)} ${f(y - h + k)}L${f(x + ww)} ${f(y - h + k + hh)}
            Q${f(x)} ${f(y - h + k + hh + 2)} ${f(x - ww)} ${f(y - h + k + hh)}Z"
            fill="var(--forest-lo)"/>
            <path d="M${f(x)} ${f(y - h + k)}L${f(x + 0.8)} ${f(y - h + k + hh + 0.9)}
            Q${f(x - ww * 0.5)} ${f(y - h + k + hh + 1)} ${f(x - ww)} ${f(y - h + k + hh)}Z"
            fill="var(--forest-hi)" opacity=".78"/>`;
      s += `<ellipse cx="${f(x + 3.5)}" cy="${f(y + 0.4)}" rx="${f(w + 1.8)}" ry="2.6"
        fill="#0d1c0e" opacity=".4"/>
        <rect x="${f(x - 0.9)}" y="${f(y - 2.4)}" width="1.8" height="3.2"
        fill="#3a2814"/>${tier(h * 0.36, w, h * 0.54)}
    ${tier(h * 0.16, w * 0.78, h * 0.46)}${tier(0, w * 0.54, h * 0.36)}`;
    }
    return s;
  },
  lake(rand, far, road) {
    let s = `<rect width="100" height="100" fill="var(--lake)"/>`;
    for (let i = 0; i < 5; i++)
      s += `<path d="${blob(rand, rand() * 100, rand() * 100, 20 + rand() * 16, 9 + rand() * 8)}"
        fill="var(--lake-lo)" opacity=".33"/>`;
    s += `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d="${road}" stroke="var(--lake-hi)" stroke-width="45" opacity=".42"/>
      <path d="${road}" stroke="var(--lake-hi)" stroke-width="37" opacity=".6"/>
      <path d="${road}" stroke="#d9cb97" stroke-width="29"/>
      <path d="${road}" stroke="#9db06a" stroke-width="26" opacity=".75"/></g>`;
    for (const [x, y] of scatter(rand, 26, 8.5, (x, y) => far(x, y) > 20, 3)) {
      const w = 4 + rand() * 5;
      s += `<path d="M${f(x - w)} ${f(y)}q${f(w / 2)} -2.4 ${f(w)} 0t${f(w)} 0"
        stroke="var(--lake-mark)" stroke-width="1.15" opacity="${f(0.45 + rand() * 0.45)}"
        fill="none" stroke-linecap="round"/>`;
    }
    for (const [x, y] of scatter(rand, 3, 24, (x, y) => far(x, y) > 25, 11)) {
      // islets
      s += `<path d="${blob(rand, x, y, 8, 5.2)}" fill="var(--lake-hi)" opacity=".7"/>
        <path d="${blob(rand, x, y, 6, 3.7)}" fill="#d9cb97"/>
        <path d="${blob(rand, x - 0.4, y - 0.6, 4.6, 2.7)}" fill="#83a356"/>
        <circle cx="${f(x + 1)}" cy="${f(y - 3)}" r="2.6" fill="#4d7340"/>
        <circle cx="${f(x + 0.3)}" cy="${f(y - 3.8)}" r="1.5" fill="#86a763"/>`;
    }
    for (const [x, y] of scatter(rand, 6, 10, (x, y) => far(x, y) > 15 && far(x, y) < 20, 3))
      s += `<path d="M${f(x)} ${f(y)}v-6m-2 6l-1 -5m3.4 5l1 -5.5" stroke="#2f5a3c" stroke-width="1"
        fill="none"/><path d="M${f(x)} ${f(y - 6)}v-2" stroke="#6b4320" stroke-width="1.6"/>`;
    return s;
  },
  canyon(rand, far) {
    let s = `<rect width="100" height="100" fill="var(--canyon)"/>`;
    for (let i = 0; i < 5; i++)
      s += `<path d="${blob(rand, rand() * 100, rand() * 100, 22, 9)}" fill="var(--canyon-hi)"
        opacity=".35"/>`;
    for (let i = 0; i < 9; i++) {
      const y = 5 + i * 12 + rand() * 5;
      s += `<path d="M-2 ${f(y)}q26 ${f(-6 + rand() * 10)} 52 ${f(-2 + rand() * 5)}
        t52 ${f(-4 + rand() * 7)}" stroke="var(--canyon-lo)" stroke-width="${f(0.7 + rand() * 0.8)}"
        opacity=".42" fill="none"/>`;
    }
    for (const [x, y] of scatter(rand, 8, 18.5, (x, y) => far(x, y - 5) > 21 && y > 15, 6)) {
      // mesas: lit top, banded cliff
      const rx = 7 + rand() * 4,
        h = 9 + rand() * 6,
        ry = 3.6 + rand() * 1.4,
        n = 7;
      const top = Array.from({ length: n }, (_, i): Point => {
        const a = (i / n) * 6.283 + 0.3,
          k = 0.78 + rand() * 0.34;
        return [x + Math.cos(a) * rx * k, y - h + Math.sin(a) * ry * k];
      });
      const L = top.reduce((m, p) => (p[0] < m[0] ? p : m)),
        R = top.reduce((m, p) => (p[0] > m[0] ? p : m)),
        mid = x - rx * 0.25,
        P = (q: Point) => q.map(f).join(' ');
      s += `<path d="M${f(L[0])} ${f(y + 1)}L${f(R[0] + 9)} ${f(y + 3)}
        L${f(x + 2)} ${f(y + ry + 2.5)}Z" fill="#2f0d05" opacity=".4"/>
        <path d="M${P(L)}L${f(L[0] - 1.6)} ${f(y)}L${f(mid)} ${f(y + ry)}
        L${f(R[0] + 1.4)} ${f(y + 0.6)}L${P(R)}Z" fill="var(--canyon-lo)"/>
        <path d="M${P(L)}L${f(L[0] - 1.6)} ${f(y)}L${f(mid)} ${f(y + ry)}
        L${f(mid)} ${f(y - h + ry * 0.6)}Z" fill="var(--canyon)"/>
      <path d="M${f(L[0] - 0.6)} ${f(y - h * 0.55)}L${f(mid)} ${f(y - h * 0.5 + ry * 0.7)}
        L${f(R[0] + 0.5)} ${f(y - h * 0.5)}M${f(L[0] - 1.2)} ${f(y - h * 0.25)}
        L${f(mid)} ${f(y - h * 0.2 + ry * 0.8)}L${f(R[0] + 1)} ${f(y - h * 0.22)}"
        stroke="var(--canyon-hi)" stroke-opacity=".6" stroke-width="1.1" fill="none"/>
        <path d="M${top.map(P).join('L')}Z" fill="var(--canyon-hi)" stroke="#f7c795"
        stroke-width=".8" stroke-linejoin="round"/>`;
    }
    for (const [x, y] of scatter(rand, 10, 9, (x, y) => far(x, y) > 13, 4))
      s += `<path d="M${f(x)} ${f(y)}l2 1.5l1.5 -1l2.5 2" stroke="var(--canyon-mark)"
        stroke-width=".8" fill="none" opacity=".6"/>`;
    return s;
  },
  mountain(rand, far) {
    let s = `<rect width="100" height="100" fill="var(--mountain)"/>`;
    for (let i = 0; i < 6; i++)
      s += `<path d="${blob(rand, rand() * 100, rand() * 100, 18, 11, 7, 0.5)}"
        fill="var(--mountain-${i % 2 ? 'lo' : 'hi'})" opacity=".28"/>`;
    for (const [x, y] of scatter(rand, 24, 7, (x, y) => far(x, y) > 13))
      s += `<path d="M${f(x - 1.6)} ${f(y)}l1 -1.8l1.6 .2l.8 1.6z" fill="var(--mountain-lo)"
        opacity=".7"/>`;
    for (const [x, y] of scatter(rand, 10, 16.5, (x, y) => far(x, y - 6) > 20 && y > 20, 3)) {
      const h = 17 + rand() * 9,
        w = 9 + rand() * 3.5,
        k = -1.5 + rand() * 3;
      s += `<path d="M${f(x - w)} ${f(y)}L${f(x + w + 7)} ${f(y + 1.5)}L${f(x + w)} ${f(y + 3)}Z"
        fill="#15120e" opacity=".4"/>
        <path d="M${f(x - w)} ${f(y + 1)}L${f(x - w * 0.45)} ${f(y - h * 0.5)}
        L${f(x + k)} ${f(y - h)}L${f(x + w * 0.5)} ${f(y - h * 0.44)}L${f(x + w)} ${f(y + 1.5)}Z"
        fill="var(--mountain-lo)"/>
      <path d="M${f(x - w)} ${f(y + 1)}L${f(x - w * 0.45)} ${f(y - h * 0.5)}L${f(x + k)} ${f(y - h)}
        L${f(x + k + 1.5)} ${f(y - h * 0.55)}L${f(x - 1)} ${f(y - h * 0.3)}
        L${f(x + 1)} ${f(y + 1.2)}Z" fill="var(--mountain-hi)"/>
        <path d="M${f(x - w * 0.45)} ${f(y - h * 0.5)}L${f(x + k)} ${f(y - h)}
        L${f(x + w * 0.4)} ${f(y - h * 0.52)}L${f(x + w * 0.16)} ${f(y - h * 0.6)}
        L${f(x + 0.4)} ${f(y - h * 0.46)}L${f(x - w * 0.2)} ${f(y - h * 0.58)}Z"
        fill="var(--mountain-mark)"/>`;
    }
    return s;
  },
  jungle(rand, far) {
    let s = `<rect width="100" height="100" fill="var(--jungle)"/>`;
    for (const [x, y] of scatter(rand, 60, 7, (x, y) => far(x, y) > 11)) {
      const r = 5 + rand() * 4;
      s += `<circle cx="${f(x + 1.4)}" cy="${f(y + 1.8)}" r="${f(r)}" fill="var(--jungle-lo)"/>
        <circle cx="${f(x)}" cy="${f(y)}" r="${f(r * 0.86)}" fill="var(--jungle)"/>
        <path d="M${f(x - r * 0.7)} ${f(y)}a${f(r * 0.7)} ${f(r * 0.7)} 0 0 1 ${f(r * 0.9)}
        ${f(-r * 0.65)}" stroke="var(--jungle-hi)" stroke-width="1" fill="none" opacity=".55"/>`;
    }
    for (const [x, y] of scatter(rand, 9, 17, (x, y) => far(x, y) > 19, 5)) {
      // palms: radiating fronds
      s += `<g transform="translate(${f(x)} ${f(y)})">
        <ellipse cx="2" cy="3" rx="9" ry="5" fill="#06140a"
        opacity=".5"/>${[...Array(8)]
          .map(
            (_, i) => `<path
          transform="rotate(${i * 45 + rand() * 14})" d="M0 0Q4 -3.5 10 1Q4 0 0 0Z"
          fill="${i % 2 ? 'var(--jungle-hi)' : '#7f9430'}" stroke="var(--jungle-lo)"
          stroke-width=".5"/>`,
          )
          .join('')}<circle r="1.3" fill="#6b4a1a"/></g>`;
    }
    for (const [x, y] of scatter(rand, 9, 9, (x, y) => far(x, y) > 14, 4))
      s += `<circle cx="${f(x)}" cy="${f(y)}" r="1.5" fill="var(--jungle-mark)"/>`;
    return s;
  },
  ice(rand, far) {
    let s = `<rect width="100" height="100" fill="var(--ice)"/>`;
    for (let i = 0; i < 7; i++)
      s += `<path d="${blob(rand, rand() * 100, rand() * 100, 20, 8, 8, 0.4)}"
        fill="${i % 3 ? 'var(--ice-hi)' : 'var(--ice-lo)'}" opacity="${i % 3 ? 0.75 : 0.3}"/>`;
    for (let i = 0; i < 5; i++) {
      let x = rand() * 100,
        y = rand() * 100,
        d = `M${f(x)} ${f(y)}`;
      const a = rand() * 6.28;
      for (let k = 0; k < 4; k++) {
        x += Math.cos(a + rand() * 1.4 - 0.7) * 11;
        y += Math.sin(a + rand() * 1.4 - 0.7) * 9;
        d += `L${f(x)} ${f(y)}`;
      }
      s += `<path d="${d}" stroke="var(--ice-lo)" stroke-width="1.1" fill="none"/>
        <path d="${d}" transform="translate(.9 .9)" stroke="#fff" stroke-width=".7" fill="none"/>`;
    }
    for (const [x, y] of scatter(rand, 9, 18, (x, y) => far(x, y - 4) > 19 && y > 14, 4)) {
      const h = 11 + rand() * 7;
      s += `<path d="M${f(x - 3)} ${f(y + 1)}L${f(x + 13)} ${f(y + 3)}L${f(x + 5)} ${f(y + 2.5)}Z"
        fill="#4d6c82" opacity=".4"/>
        <path d="M${f(x - 5)} ${f(y)}L${f(x - 2)} ${f(y - h)}L${f(x + 1.5)} ${f(y + 1.5)}Z"
        fill="#fff"/><path d="M${f(x - 2)} ${f(y - h)}L${f(x + 4)} ${f(y - h * 0.2)}
        L${f(x + 5)} ${f(y + 1)}L${f(x + 1.5)} ${f(y + 1.5)}Z" fill="var(--ice-lo)"/>
        <path d="M${f(x + 3)} ${f(y + 1)}L${f(x + 5.5)} ${f(y - h * 0.55)}L${f(x + 8)} ${f(y + 1)}Z"
        fill="#dfeef5"/><path d="M${f(x + 5.5)} ${f(y - h * 0.55)}L${f(x + 9.5)} ${f(y + 0.5)}
        L${f(x + 7)} ${f(y + 1.2)}Z" fill="#7c9db2"/>`;
    }
    return s;
  },
  stone(rand) {
    let s = `<rect width="100" height="100" fill="var(--neutral-stone)"/>`;
    for (let r = 0; r < 6; r++)
      for (let c = -1; c < 6; c++) {
        const x = c * 19 + (r % 2) * 9 + rand() * 3,
          y = r * 17 + rand() * 3;
        s += `<rect x="${f(x)}" y="${f(y)}" width="${f(16 + rand() * 2)}"
          height="${f(14 + rand() * 2)}" rx="3"
          fill="var(--neutral-stone-${rand() > 0.5 ? 'hi' : 'lo'})"
          opacity="${f(0.1 + rand() * 0.35)}" stroke="var(--neutral-stone-mark)"
          stroke-opacity=".55" stroke-width=".8"/>`;
      }
    return s;
  },
};
/** The ground of a tile; what stands on it keeps clear of roads and places. */
export function terrain(tile: GroundTile): string {
  const pts = roadSamples(tile);
  const far: Far = (x, y) => {
    let nearest = 1e9;
    for (const p of pts) nearest = Math.min(nearest, (p[0] - x) ** 2 + (p[1] - y) ** 2);
    const road = Math.sqrt(nearest);
    return tile.place ? Math.min(road, Math.hypot((x - 50) / 1.12, y - 49) - 16) : road;
  };
  const road = roadCurves(tile)
    .map((curve) => curvePath(curve))
    .join('');
  return TERRAIN[tile.terrain](rng(tile.r * 131 + tile.c * 17 + 7 + (tile.seed ?? 0)), far, road);
}

const drawn = new Map<string, string>();

/** A tile with its light and its edge. Drawings are kept: a tile is drawn once. */
export function tileGround(tile: GroundTile): string {
  const key = `${tile.r} ${tile.c} ${tile.exits} ${tile.place} ${tile.terrain}`;
  let art = drawn.get(key);
  if (art === undefined) {
    art = `<g clip-path="url(#tileclip)">${terrain(tile)}
      <rect width="100" height="100" fill="url(#g-tilelight)"/></g>
  <rect x=".7" y=".7" width="98.6" height="98.6" rx="4.6" fill="none" stroke="#180f04"
      stroke-opacity=".5" stroke-width="1.4"/>
      <path d="M2 96V6Q2 2 6 2H96" fill="none" stroke="#fff" stroke-opacity=".34"
      stroke-width="1.2"/>`;
    drawn.set(key, art);
  }
  return art;
}

/** A tile alone, for decks and prompts. */
export function tileChip(exits: string, ground: Ground, place: boolean, over = ''): string {
  const tile: GroundTile = { r: 0, c: 0, exits, place, terrain: ground, seed: 3 };
  return `<g clip-path="url(#tileclip)">${terrain(tile)}${roads([tile])}${over}
    <rect width="100" height="100" fill="url(#g-tilelight)"/></g>
    <rect x="1.5" y="1.5" width="97" height="97" rx="5" fill="none" stroke="#180f04"
    stroke-opacity=".6" stroke-width="3"/>`;
}
