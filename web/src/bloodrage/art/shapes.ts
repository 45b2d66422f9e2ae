/** The outlines of the provinces: pure geometry with fixed seeds, the same land in every game. */
import { BORDERS, CENTRE, PLOTS, RING, type Border } from './places';

export type Point = [number, number];

const [CX, CY] = CENTRE;
interface Oval {
  a: number;
  b: number;
  n: number;
}
const COAST: Oval = { a: 350, b: 206, n: 2.7 };
const HEART: Oval = { a: 118, b: 76, n: 2.1 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A row of numbers from 0 to 1 that is always the same for a seed. */
export function row(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (state * 1664525 + 1013904223) >>> 0) / 4294967296;
}

function hash(x: number, y: number): number {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
}

export function noise(x: number, y: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const u = smooth(x - xi);
  const v = smooth(y - yi);
  const upper = mix(hash(xi, yi), hash(xi + 1, yi), u);
  const lower = mix(hash(xi, yi + 1), hash(xi + 1, yi + 1), u);
  return mix(upper, lower, v) * 2 - 1;
}

function onOval(oval: Oval, angle: number): Point {
  const s = Math.sin(angle);
  const c = Math.cos(angle);
  const p = 2 / oval.n;
  return [
    CX + oval.a * Math.sign(s) * Math.abs(s) ** p,
    CY - oval.b * Math.sign(c) * Math.abs(c) ** p,
  ];
}

/** A point by its direction and its way from the heart (0) to the coast (1). */
export function at(degrees: number, way: number): Point {
  const inner = onOval(HEART, radians(degrees));
  const outer = onOval(COAST, radians(degrees));
  return [inner[0] + (outer[0] - inner[0]) * way, inner[1] + (outer[1] - inner[1]) * way];
}

export const rough = ([x, y]: Point): Point => [
  x + noise(x / 46, y / 46) * 8 + noise(x / 15 + 9, y / 15) * 3 + noise(x / 6, y / 6 + 5) * 1.3,
  y +
    noise(x / 46 + 50, y / 46 + 20) * 8 +
    noise(x / 15, y / 15 + 70) * 3 +
    noise(x / 6 + 8, y / 6) * 1.3,
];

export function path(points: Point[], closed = true): string {
  const steps = points.map((point) => `${tenth(point[0])} ${tenth(point[1])}`);
  return `M${steps.join('L')}${closed ? 'Z' : ''}`;
}

const far = (p: Point, q: Point) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** A side of a border: the line itself, or the bank of the fjord that widens to the sea. */
function side(border: Border, hand: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const way = i / 40;
    const p = at(border.angle, way);
    const q = at(border.angle, way + 0.02);
    const dx = q[0] - p[0];
    const dy = q[1] - p[1];
    const length = Math.hypot(dx, dy);
    const half = border.fjord ? 28 * Math.min(1, Math.max(0, (way - 0.2) / 0.8) * 2.2) : 0;
    points.push([p[0] - (dy / length) * half * hand, p[1] + (dx / length) * half * hand]);
  }
  const most = border.fjord ? 0.9 : 2;
  const reach = (p: Point) =>
    Math.abs((p[0] - CX) / COAST.a) ** COAST.n + Math.abs((p[1] - CY) / COAST.b) ** COAST.n;
  return points.filter((p) => reach(p) < most);
}

/** Round the corners where a fjord meets the sea. */
function soften(points: Point[], times: number): Point[] {
  let soft = points;
  for (let k = 0; k < times; k++) {
    soft = soft.map((p, i) => {
      const next = soft[(i + 1) % soft.length]!;
      const last = soft[(i - 1 + soft.length) % soft.length]!;
      if (far(p, next) + far(p, last) > 90) return p;
      return [(p[0] * 2 + next[0] + last[0]) / 4, (p[1] * 2 + next[1] + last[1]) / 4];
    });
  }
  return soft;
}

function province(index: number): Point[] {
  const left = BORDERS[index]!;
  const right = { ...BORDERS[(index + 1) % BORDERS.length]! };
  if (right.angle < left.angle) right.angle += 360;
  const mouths = [left, right]
    .filter((border) => border.fjord)
    .map((border) => at(border.angle, 1));
  const coast: Point[] = [];
  for (let degrees = left.angle; degrees <= right.angle; degrees += 0.7) {
    const point = at(degrees, 1);
    if (mouths.every((mouth) => far(point, mouth) >= 44)) coast.push(point);
  }
  const inner: Point[] = [];
  for (let degrees = right.angle; degrees >= left.angle; degrees -= 1.5) inner.push(at(degrees, 0));
  const outline = [...side(left, 1), ...coast, ...side(right, -1).reverse()];
  return soften(outline, mouths.length ? 4 : 2)
    .concat(inner)
    .map(rough);
}

function heart(): Point[] {
  const points: Point[] = [];
  for (let degrees = 0; degrees < 360; degrees += 2) points.push(at(degrees, 0));
  return points.map(rough);
}

/** The outline of every outer province. */
export const SHAPES: Readonly<Record<string, Point[]>> = Object.fromEntries(
  RING.map((name, index) => [name, province(index)]),
);
const HEART_SHAPE = heart();
export const OUTLINES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(PLOTS).map((name) => [name, path(SHAPES[name]!)])),
  yggdrasil: path(HEART_SHAPE),
};

export function inside(point: Point, shape: Point[]): boolean {
  let within = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i++) {
    const [xi, yi] = shape[i]!;
    const [xj, yj] = shape[j]!;
    const crosses = yi > point[1] !== yj > point[1];
    if (crosses && point[0] < ((xj - xi) * (point[1] - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

export function boxOf(shape: Point[]): [number, number, number, number] {
  const xs = shape.map((point) => point[0]);
  const ys = shape.map((point) => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Cracks that run out from the middle of a province that falls. */
export function cracks(name: string): string {
  const box = boxOf(SHAPES[name]!);
  const next = row(name.length * 91);
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] as const;
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    let x = middle[0] + (next() - 0.5) * 60;
    let y = middle[1] + (next() - 0.5) * 40;
    let angle = (i / 9) * 6.28 + next() * 0.5;
    drawn += `M${tenth(x)} ${tenth(y)}`;
    for (let k = 0; k < 7; k++) {
      angle += (next() - 0.5) * 1.1;
      x += Math.cos(angle) * 17;
      y += Math.sin(angle) * 12;
      drawn += `L${tenth(x)} ${tenth(y)}`;
    }
  }
  return drawn;
}
