/** The still land as one picture: sea, shoals, cliffs, ground, growth, roots, tree and light.
 *
 * It is drawn once for a theme and a state of the land and shown as an image, so that the browser
 * keeps it as a bitmap: its filters are too costly to be painted with every move of a piece. */
import growth from './growth.svg?raw';
import style from './land.css?raw';
import { regionOf } from '../printed';
import { BORDERS, CENTRE, HEIGHT, PLOTS, RING, WIDTH, onMap } from './places';
import {
  OUTLINES,
  SHAPES,
  at,
  boxOf,
  cracks,
  inside,
  noise,
  path,
  rough,
  row,
  tenth,
  type Point,
} from './shapes';

const [CX, CY] = CENTRE;
/** What grows in each region. */
export const GROWTH: Readonly<Record<string, readonly string[]>> = {
  manheim: ['pine', 'tussock', 'tussock'],
  alfheim: ['birch', 'birch', 'stone'],
  jotunheim: ['peak', 'pine', 'peak'],
};
const BARE = 'stone';
const SIZES: Record<string, readonly [number, number]> = {
  pine: [12, 18],
  birch: [13, 19],
  peak: [32, 23],
  stone: [9, 14],
  tussock: [14, 7],
};

/** How far the sea goes on around the map, so that panes of any shape are filled. */
export const SEA = 160;

interface LandState {
  dark: boolean;
  destroyed: string[];
  doomed: string | null;
}

function definitions(alive: string[], sunk: string[]): string {
  const clips = RING.map(
    (name) => `<clipPath id="c-${name}"><path d="${OUTLINES[name]}"/></clipPath>`,
  );
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" style="stop-color:var(--${colour})" stop-opacity="${opacity}"/>`;
  return `<defs>${growth}${clips.join('')}<clipPath id="c-ygg"><path d="${OUTLINES.yggdrasil}"/>
    </clipPath>
<path id="land" d="${alive.map((name) => OUTLINES[name]).join(' ')}${OUTLINES.yggdrasil}"/>
<path id="sunk" d="${sunk.map((name) => OUTLINES[name]).join(' ')}"/>
<radialGradient id="sea" cx=".45" cy=".42"
    r=".6">${stop(0, 'sea-1')}${stop(0.62, 'sea-2')}${stop(1, 'sea-3')}</radialGradient>
<linearGradient id="dusk" x1="0" y1="0" x2="1"
    y2="1">${stop(0, 'dusk-warm', 0.5)}${stop(0.5, 'dusk-warm', 0)}
    ${stop(1, 'dusk-cold', 0.55)}</linearGradient>
<radialGradient
    id="glow">${stop(0, 'tree-glow', 0.75)}${stop(0.55, 'tree-glow', 0.2)}
    ${stop(1, 'tree-glow', 0)}</radialGradient>
<filter id="grain" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".035 .06" numOctaves="4" seed="7" result="n"/>
    <feDiffuseLighting in="n" surfaceScale="2.6" lighting-color="#fff" result="l">
    <feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>
    <feComposite in="l" in2="SourceGraphic" operator="in"/></filter></defs>`;
}

function sea(): string {
  const next = row(11);
  let waves = '';
  for (let i = 0; i < 420; i++) {
    const x = next() * (WIDTH + 2 * SEA) - SEA;
    const y = next() * (HEIGHT + 2 * SEA) - SEA;
    const length = 10 + next() * 26;
    waves += `M${tenth(x)} ${tenth(y)}q${tenth(length / 4)} -3 ${tenth(length / 2)} 0
      t${tenth(length / 2)} 0`;
  }
  const shoals = ['s1', 's2', 's3'].map((name) => `<use href="#land" class="shoal ${name}"/>`);
  return `<rect x="${-SEA}" y="${-SEA}" width="${WIDTH + 2 * SEA}" height="${HEIGHT + 2 * SEA}"
    fill="url(#sea)"/><path d="${waves}" class="wave"/>${shoals.join('')}`;
}

/** Land that Ragnarök has taken lies under the water line, cracked and glowing. */
function sunken(names: string[]): string {
  const drawn = names.map((name) => {
    const box = boxOf(SHAPES[name]!);
    const next = row(name.length * 57 + 3);
    let rubble = '';
    for (let i = 0; i < 46; i++) {
      const x = box[0] + next() * (box[2] - box[0]);
      const y = box[1] + next() * (box[3] - box[1]);
      const s = 4 + next() * 13;
      rubble += `M${tenth(x)} ${tenth(y)}l${tenth(s)} ${tenth(-s * 0.4)}
        l${tenth(s * 0.6)} ${tenth(s * 0.5)}l${tenth(-s * 0.7)} ${tenth(s * 0.55)}
        l${tenth(-s * 0.9)} ${tenth(-s * 0.1)}z`;
    }
    const lines = cracks(name);
    return `<g clip-path="url(#c-${name})"><path d="${rubble}" class="rubble"/>
      <path d="${lines}" class="crack-glow"/><path d="${lines}" class="crack"/>
      <path d="${OUTLINES[name]}" class="sunk-rim"/></g>`;
  });
  return `<use href="#sunk" class="sunk-base"/>${drawn.join('')}`;
}

function cliffs(): string {
  const layers = [9, 7, 5, 3, 1].map(
    (depth) =>
      `<use href="#land" class="cliff ${depth > 5 ? 'lo' : 'hi'}"
        transform="translate(0 ${depth})"/>`,
  );
  return `<use href="#land" class="land-shadow" transform="translate(5 13)"/>${layers.join('')}
    <use href="#land" class="turf" transform="translate(0 1)"/>`;
}

/** Boxes that stay free of trees and rocks: labels, chips, tokens and sites. */
const KEPT_FREE = Object.values(PLOTS).flatMap((plot) => {
  const label = onMap(plot.label);
  const chips = onMap(plot.chips);
  const token = onMap(plot.token);
  return [
    [label[0] - 52, label[1] - 18, label[0] + 52, label[1] + 8],
    [chips[0] - 52, chips[1] - 14, chips[0] + 52, chips[1] + 12],
    [token[0] - 18, token[1] - 18, token[0] + 18, token[1] + 18],
    ...plot.sites.map(onMap).map(([x, y]) => [x - 24, y - 38, x + 24, y + 20]),
  ] as [number, number, number, number][];
});

const isClear = (x: number, y: number, margin: number) =>
  !KEPT_FREE.some(
    (box) =>
      x > box[0] - margin && x < box[2] + margin && y > box[1] - margin && y < box[3] + margin + 8,
  );

interface Plant {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: string;
}

function plants(name: string, next: () => number): Plant[] {
  const shape = SHAPES[name]!;
  const box = boxOf(shape);
  const kinds = GROWTH[regionOf(name)] ?? [BARE];
  const found: Plant[] = [];
  for (let i = 0; i < 420 && found.length < 34; i++) {
    const x = box[0] + next() * (box[2] - box[0]);
    const y = box[1] + next() * (box[3] - box[1]);
    const kind = kinds[Math.floor(next() * kinds.length)]!;
    const scale = 0.75 + next() * 0.5;
    const width = SIZES[kind]![0] * scale;
    const height = SIZES[kind]![1] * scale;
    const corners: Point[] = [
      [x - width / 2 - 3, y + 3],
      [x + width / 2 + 3, y + 3],
      [x, y - height],
      [x - width / 2, y - height],
      [x + width / 2, y - height],
    ];
    const onLand = corners.every((corner) => inside(corner, shape));
    if (!onLand || !isClear(x, y - height / 2, Math.max(width / 2, 5) - 2)) continue;
    const crowded = found.some(
      (other) => Math.abs(other.x - x) < (other.width + width) / 2.6 && Math.abs(other.y - y) < 9,
    );
    if (!crowded) found.push({ x, y, width, height, kind });
  }
  return found.sort((a, b) => a.y - b.y);
}

function ground(name: string, doomed: boolean): string {
  const outline = OUTLINES[name];
  const box = boxOf(SHAPES[name]!);
  const next = row(name.charCodeAt(0) * 977 + name.length * 31);
  const strokes = ['', '', '', ''];
  for (let i = 0; i < 210; i++) {
    const x = box[0] + next() * (box[2] - box[0]);
    const y = box[1] + next() * (box[3] - box[1]);
    const length = 14 + next() * 34;
    const slope = noise(x / 70, y / 70) * 1.1;
    strokes[i % 4] +=
      `M${tenth(x)} ${tenth(y)}q${tenth(length * 0.5)} ${tenth(-5 + slope * 8)} ${tenth(length)}
        ${tenth(slope * 10)}`;
  }
  const brushes = strokes.map((drawn, i) => `<path d="${drawn}" class="brush b${i}"/>`).join('');
  const grown = plants(name, next).map(
    (plant) =>
      `<use href="#${plant.kind}" x="${tenth(plant.x - plant.width / 2)}"
        y="${tenth(plant.y - plant.height)}" width="${tenth(plant.width)}"
        height="${tenth(plant.height)}"/>`,
  );
  const edge = doomed ? `<path d="${outline}" class="doom-edge"/>` : '';
  const line = doomed ? `<path d="${outline}" class="doom-line"/>` : '';
  return `<g class="${regionOf(name)}"><path d="${outline}" class="ground"/>
    <g clip-path="url(#c-${name})">${brushes}<path d="${outline}" class="edge-shade"/>${edge}
    <path d="${outline}" class="edge-light"/></g>${grown.join('')}${line}</g>`;
}

function heartGround(next: () => number): string {
  let strokes = '';
  for (let i = 0; i < 130; i++) {
    const x = CX - 130 + next() * 260;
    const y = CY - 85 + next() * 170;
    const length = 12 + next() * 26;
    strokes += `M${tenth(x)} ${tenth(y)}q${tenth(length / 2)} -4 ${tenth(length)} 1`;
  }
  return `<g clip-path="url(#c-ygg)"><path d="${OUTLINES.yggdrasil}" class="ygg-ground"/>
    <path d="${strokes}" class="brush b0"/><path d="${OUTLINES.yggdrasil}" class="edge-shade"/>
    </g>`;
}

/** The borders are roots of the tree; where land is gone they break off. */
function roots(destroyed: string[]): string {
  return BORDERS.map((border, k) => {
    const beside = [RING[(k + 7) % 8]!, RING[k]!];
    const broken = beside.some((name) => destroyed.includes(name));
    const reach = (border.fjord ? 0.22 : 1) * (broken ? 0.5 : 0.94);
    const points: Point[] = [];
    for (let i = -4; i <= 40 && i / 40 <= reach; i++) points.push(rough(at(border.angle, i / 40)));
    const count = points.length;
    if (count < 4) return '';
    const left: Point[] = [];
    const right: Point[] = [];
    points.forEach((point, i) => {
      const next = points[Math.min(i + 1, count - 1)]!;
      const last = points[Math.max(i - 1, 0)]!;
      const dx = next[0] - last[0];
      const dy = next[1] - last[1];
      const length = Math.hypot(dx, dy) || 1;
      const width = 4.6 * (1 - i / count) ** 0.8 + 0.5;
      left.push([point[0] - (dy / length) * width, point[1] + (dx / length) * width]);
      right.push([point[0] + (dy / length) * width, point[1] - (dx / length) * width]);
    });
    return `<path d="${path([...left, ...right.reverse()])}" class="root"/>
      <path d="${path(points, false)}" class="root-hi"/>`;
  }).join('');
}

const CROWN: readonly (readonly [number, number, number, number, string])[] = [
  [-44, -34, 27, 18, 'c0'],
  [42, -34, 28, 18, 'c0'],
  [0, -30, 40, 20, 'c0'],
  [-28, -46, 30, 19, 'c1'],
  [28, -47, 30, 19, 'c1'],
  [-52, -40, 17, 11, 'c1'],
  [52, -41, 17, 11, 'c1'],
  [0, -54, 32, 18, 'c2'],
  [-34, -54, 18, 10, 'c2'],
  [33, -55, 18, 10, 'c2'],
];

function tree(next: () => number): string {
  const leaves = CROWN.map(([x, y, a, b, shade], i) => {
    const points: Point[] = [];
    for (let degrees = 0; degrees < 360; degrees += 12) {
      const swell = 1 + noise(degrees / 28 + i * 7, i) * 0.13;
      const angle = (degrees * Math.PI) / 180;
      points.push([x + a * swell * Math.cos(angle), y + b * swell * Math.sin(angle)]);
    }
    return `<path class="leaf ${shade}" d="${path(points)}"/>`;
  });
  const sparks = Array.from({ length: 26 }, () => {
    const angle = next() * 6.28;
    const way = Math.sqrt(next());
    return `<circle class="spark" cx="${tenth(Math.cos(angle) * 58 * way)}"
      cy="${tenth(-43 + Math.sin(angle) * 22 * way)}" r="${tenth(0.6 + next() * 0.9)}"/>`;
  });
  return `<ellipse cx="${CX}" cy="${CY - 22}" rx="120" ry="70" fill="url(#glow)"/>
    <g transform="translate(${CX} ${CY - 8})">
    <path class="bark" d="M-11 8C-9-8-8-16-14-26L-4-20L-1-34L4-20L14-28C8-16 9-8 12 8
    C22 12 44 8 64 18C44 15 30 18 14 17C24 22 34 24 42 34C26 26 14 24 5 20L2 34L-3 20
    C-14 24-26 26-42 34C-34 23-24 21-14 16C-30 18-44 14-66 17C-44 8-22 12-11 8Z"/>
    <path class="bark-hi" d="M-7 8C-4-6-4-14-9-22L-3-17C-2-8-4 2-4 12
    Z"/>${leaves.join('')}${sparks.join('')}</g>`;
}

function draw({ dark, destroyed, doomed }: LandState): string {
  const alive = RING.filter((name) => !destroyed.includes(name));
  const next = row(5);
  const parts = [
    definitions(alive, destroyed),
    sea(),
    sunken(destroyed),
    cliffs(),
    ...alive.map((name) => ground(name, name === doomed)),
    heartGround(next),
    '<use href="#land" filter="url(#grain)" class="grain"/>',
    roots(destroyed),
    tree(next),
    `<rect x="${-SEA}" y="${-SEA}" width="${WIDTH + 2 * SEA}" height="${HEIGHT + 2 * SEA}"
      fill="url(#dusk)" class="light"/>`,
    '<use href="#land" class="coast-line"/>',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${dark ? 'dark' : 'light'}"
    viewBox="${-SEA} ${-SEA} ${WIDTH + 2 * SEA} ${HEIGHT + 2 * SEA}" width="${WIDTH + 2 * SEA}"
    height="${HEIGHT + 2 * SEA}"><style>${style}</style>${parts.join('')}</svg>`;
}

const drawn = new Map<string, string>();

/** The address of the picture of the land. */
export function landPicture(state: LandState): string {
  const key = [state.dark, state.doomed, ...state.destroyed].join(' ');
  let address = drawn.get(key);
  if (!address) {
    address = URL.createObjectURL(new Blob([draw(state)], { type: 'image/svg+xml' }));
    drawn.set(key, address);
  }
  return address;
}
