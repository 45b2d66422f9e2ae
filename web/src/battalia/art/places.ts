/** What stands on tiles: cities that grow, ruins, gates, and the nameplates of owners. */
import { FACTIONS, f, fc, icon, type Faction } from './basics';

const house = (x: number, y: number, s: number, roof: string, lo: string): string =>
  `<path d="M${x + 7 * s} ${y}h${9 * s}l${3 * s} ${1.6 * s}h-${19 * s}z" fill="#1c1204"
    opacity=".3"/><path d="M${x} ${y}V${y - 5 * s}L${x + 3.5 * s} ${y - 9.5 * s}
    L${x + 7 * s} ${y - 5 * s}V${y}Z" fill="#f3ead4"/>
    <rect x="${x + 7 * s}" y="${y - 5 * s}" width="${8 * s}" height="${5 * s}" fill="#b8a988"/>
    <path d="M${x + 3.5 * s} ${y - 10 * s}H${x + 12 * s}L${x + 16 * s} ${y - 4.6 * s}H${x + 7.4 * s}
    Z" fill="${roof}" stroke="${lo}" stroke-width=".7" stroke-linejoin="round"/>
    <path d="M${x + 3.5 * s} ${y - 10 * s}L${x - 0.8 * s} ${y - 4.5 * s}" stroke="${lo}"
    stroke-width="1.3"/><rect x="${x + 2.4 * s}" y="${y - 3.4 * s}" width="${2.2 * s}"
    height="${3.4 * s}" fill="#4a3418"/>`;
interface TowerLook {
  flat?: boolean;
  fine?: boolean;
  /** How steep the roof is. */
  k?: number;
}
const tower = (
  x: number,
  y: number,
  w: number,
  h: number,
  roof: string,
  lo: string,
  o: TowerLook = {},
): string =>
  `<rect x="${x}" y="${y - h}" width="${w}" height="${h}" fill="url(#g-wall${o.fine ? '2' : ''})"
    stroke="#4b3f28" stroke-width=".7"/>${
      o.flat
        ? `<path
      d="M${x - 1} ${y - h}v-4h${w * 0.25}v1.8h${w * 0.2}v-1.8h${w * 0.3}v1.8h${w * 0.2}v-1.8
      h${w * 0.25}v4z" fill="url(#g-wall)" stroke="#4b3f28" stroke-width=".7"/>`
        : `<path
        d="M${x - 1.4} ${y - h}L${x + w / 2} ${y - h - w * (o.k ?? 1.25)}L${x + w + 1.4} ${y - h}Z"
        fill="${roof}" stroke="${lo}" stroke-width=".8" stroke-linejoin="round"/>
        <path d="M${x + w / 2} ${y - h - w * (o.k ?? 1.25)}L${x + w + 1.4} ${y - h}
        H${x + w / 2 + 0.5}Z" fill="${lo}" opacity=".55"/>`
    }
    <rect x="${x + w * 0.38}" y="${y - h * 0.72}" width="${w * 0.24}"
    height="${Math.min(4, h * 0.24)}" rx=".8" fill="#3a2c16"/>`;
const wall = (x1: number, x2: number, y: number, h: number, fine = false): string => {
  let d = `M${x1} ${y}V${y - h}`;
  const n = Math.round((x2 - x1) / 4);
  const st = (x2 - x1) / (2 * n);
  for (let i = 0; i < n; i++) d += `v-2h${st}v2h${st}`;
  return `<path d="${d}V${y}Z" fill="${fine ? '#e9dfc8' : '#c9bc9f'}" stroke="#4b3f28"
    stroke-width=".7"/><path d="M${x1} ${y - h * 0.45}H${x2}" stroke="#8d7f60" stroke-width=".6"
    stroke-dasharray="5 2"/>`;
};
const gate = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y}v-${h - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z" fill="#38290f"
    stroke="#4b3f28" stroke-width=".7"/>`;
const fence = (x1: number, x2: number, y: number): string =>
  `<path d="${Array.from(
    { length: Math.floor((x2 - x1) / 3) + 1 },
    (_, i) => `M${x1 + i * 3} ${y}
    v-5`,
  ).join('')}" stroke="#5a3d1c" stroke-width="1.7" stroke-linecap="round"/>
    <path d="M${x1} ${y - 3}H${x2}" stroke="#7d5930" stroke-width="1"/>`;
const flag = (x: number, y: number, h: number, col: string, lo: string): string =>
  `<path d="M${x} ${y}v-${h}" stroke="#3a2a10" stroke-width="1"/>
    <path d="M${x} ${y - h}l9 2.3l-2.5 2l2.5 2.3l-9 .6z" fill="${col}" stroke="${lo}"
    stroke-width=".5"/>`;

const WIDTHS = [0, 27, 29, 32, 34, 36, 38];
const HEIGHTS = [0, 18, 20, 21, 22, 23, 24];

/** A city from the hamlet of level 1 to the capital of level 6. */
export function cityArt(level: number, owner: Faction): string {
  const grown = Math.min(6, Math.max(1, level));
  const own = owner === 'neutral' ? '#7d7668' : fc(owner);
  const lo = owner === 'neutral' ? '#3f3a30' : fc(owner, '-lo');
  const ring = `cx="50" cy="55" rx="${WIDTHS[grown]}" ry="${HEIGHTS[grown]}"`;
  const g = `<ellipse ${ring} fill="#d7c595"/>
    <ellipse ${ring} fill="none" stroke="#7d6638" stroke-opacity=".6" stroke-width="1"/>`;
  const H = (x: number, y: number, s: number) => house(x, y, s, own, lo);
  const T = (x: number, y: number, w: number, h: number, o?: TowerLook) =>
    tower(x, y, w, h, own, lo, o);
  const TG = (x: number, y: number, w: number, h: number, o?: TowerLook) =>
    tower(x, y, w, h, 'url(#g-gold)', '#6f4c12', { fine: true, ...o });
  const art: Record<number, () => string> = {
    1: () =>
      H(30, 47, 0.95) + H(50, 52, 1.05) + H(33, 63, 1.05) + fence(27, 48, 70) + fence(56, 74, 67),
    2: () =>
      T(43, 48, 11, 17, { flat: true }) +
      flag(48.5, 27, 10, own, lo) +
      H(25, 50, 0.95) +
      H(58, 49, 0.95) +
      H(31, 62, 1) +
      H(53, 63, 1.05) +
      fence(23, 44, 72) +
      fence(55, 77, 71),
    3: () =>
      T(38, 50, 9, 22) +
      T(47, 50, 14, 26, { flat: true }) +
      flag(54, 20, 10, own, lo) +
      H(23, 56, 0.9) +
      H(61, 56, 0.9) +
      H(36, 59, 0.8) +
      T(20, 70, 10, 18) +
      T(70, 70, 10, 18) +
      wall(30, 70, 70, 9) +
      gate(45, 70, 10, 10),
    4: () =>
      T(28, 48, 10, 24) +
      T(62, 48, 10, 24) +
      T(40, 52, 20, 31, { flat: true }) +
      T(45.5, 19, 9, 5, { k: 1.5 }) +
      flag(50, 5, 0.1, own, lo) +
      H(25, 60, 0.8) +
      H(60, 60, 0.8) +
      T(15, 71, 12, 22) +
      T(73, 71, 12, 22) +
      wall(27, 73, 71, 12) +
      T(39, 71, 6, 15, { flat: true }) +
      T(55, 71, 6, 15, { flat: true }) +
      gate(45, 71, 10, 12),
    5: () =>
      T(23, 50, 10, 26) +
      T(67, 50, 10, 26) +
      TG(34, 50, 9, 34) +
      TG(57, 50, 9, 34) +
      `<rect x="41" y="24" width="18" height="28" fill="url(#g-wall2)" stroke="#4b3f28"
        stroke-width=".7"/><path d="M39 24Q40 8 50 5Q60 8 61 24Z" fill="url(#g-gold)"
        stroke="#6f4c12" stroke-width=".9"/>` +
      flag(50, 6, 7, own, lo) +
      H(22, 61, 0.8) +
      H(62, 61, 0.8) +
      T(12, 72, 13, 24, { fine: true }) +
      T(75, 72, 13, 24, { fine: true }) +
      wall(25, 75, 72, 13, true) +
      T(38, 72, 7, 17, { flat: true }) +
      T(55, 72, 7, 17, { flat: true }) +
      gate(45, 72, 10, 13),
    6: () =>
      TG(20, 50, 9, 30) +
      TG(71, 50, 9, 30) +
      TG(31, 50, 9, 40) +
      TG(60, 50, 9, 40) +
      `<rect x="40" y="18" width="20" height="34" fill="url(#g-wall2)" stroke="#4b3f28"
        stroke-width=".7"/><path d="M37.5 18Q38 2 50 -3Q62 2 62.5 18Z" fill="url(#g-gold)"
        stroke="#6f4c12" stroke-width=".9"/>
        <path d="M44 18Q45 5 50 -2" stroke="#fff6cf" stroke-width="1.2" fill="none"/>` +
      flag(50, -2, 9, own, lo) +
      H(20, 61, 0.85) +
      H(62, 61, 0.85) +
      T(8, 73, 14, 27, { fine: true }) +
      T(78, 73, 14, 27, { fine: true }) +
      wall(22, 78, 73, 15, true) +
      TG(36, 73, 8, 21) +
      TG(56, 73, 8, 21) +
      gate(45, 73, 10, 15),
  };
  return `<g filter="url(#drop)">${g}${art[grown]!()}</g>`;
}
/** Nameplate: colour and pattern, emblem, letter, level. One sign for owner and strength. */
export function plate(owner: Faction, value: number, x = 50, y = 84): string {
  const { emblem, letter, pattern } = FACTIONS[owner];
  const [w, h] = [value > 9 ? 66 : 60, 22];
  const ink = fc(owner, '-ink');
  return `<g transform="translate(${x - w / 2} ${y - h / 2})" filter="url(#drop)">
    <rect width="${w}" height="${h}" rx="6" fill="${fc(owner)}" stroke="#1c1204" stroke-width="1"/>
    <rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="5" fill="url(#pt-${pattern})"
    color="${fc(owner, '-hi')}" opacity=".35"/>
    <rect x="1.3" y="1.3" width="${w - 2.6}" height="${h - 2.6}" rx="5" fill="none"
    stroke="${fc(owner, '-hi')}" stroke-width=".9"/>
  ${icon(emblem, 2.5, 2.5, 17, `fill="${ink}"`)}
    <text x="27" y="17" text-anchor="middle" font-size="18" font-weight="800" fill="${ink}"
    class="lab">${letter}</text>
  <path d="M36 0H${w - 6}a6 6 0 0 1 6 6v${h - 12}a6 6 0 0 1 -6 6H36z" fill="#fbf5e4"
    stroke="#1c1204" stroke-width="1"/>
    <text x="${(36 + w) / 2}" y="17.5" text-anchor="middle" font-size="20" font-weight="800"
    fill="#241d14" class="num">${value}</text></g>`;
}

export const ruinsArt =
  (): string => `<g filter="url(#drop)"><ellipse cx="50" cy="52" rx="34" ry="25" fill="#8d8470"/>
    <ellipse cx="50" cy="51" rx="31" ry="22" fill="#a79d86"/>
    <ellipse cx="50" cy="52" rx="18" ry="12" fill="#6b6350"/>
    <ellipse cx="50" cy="51.5" rx="13" ry="8" fill="#4a4335"/>
 <path d="M28 46V22h6v24zM66 46V14h6v32zM44 38V18h5v20z" fill="url(#g-wall)" stroke="#3e3626"
    stroke-width=".9"/><path d="M62 14h14v-4H64zM26 22l3 -4l3 2l4 -1v3zM43 18l2 -3h4v3z"
    fill="#d6ccb4" stroke="#3e3626" stroke-width=".9"/>
    <path d="M46 11q12 -9 20 0" stroke="#c7bda4" stroke-width="4" fill="none"/>
 <path d="M22 66l12 -5l5 4l-11 6zM60 68l14 -4l3 5l-13 4z" fill="#d0c5ab" stroke="#3e3626"
    stroke-width=".9"/><path d="M77 60V44h6v17zM17 58V40h6v17z" fill="url(#g-wall)" stroke="#3e3626"
    stroke-width=".9"/><path d="M19 40l1 -4l3 2v3zM76 44l3 -4l4 3v2z" fill="#d6ccb4"
    stroke="#3e3626" stroke-width=".8"/>
    <path d="M29 44q4 -6 3 -12M70 44q-4 -9 0 -16" stroke="#5f7a45" stroke-width="1.6" fill="none"/>
    </g>`;
/** A gate through the storm with its number. */
export const gateArt = (no: number | null): string =>
  `<g filter="url(#drop)"><ellipse cx="50" cy="60" rx="29" ry="13" fill="#6c6471"/>
    <ellipse cx="50" cy="58" rx="27" ry="11.5" fill="#a59db0"/>
    <path d="M23 58V34A27 27 0 0 1 77 34V58H67V36A17 17 0 0 0 33 36V58Z" fill="url(#g-stone)"
    stroke="#2f2838" stroke-width="1.2"/>
    <path d="M33 58V36A17 17 0 0 1 67 36V58Z" fill="url(#g-storm)"/>
    <g fill="none" stroke="#fff" stroke-linecap="round">
    <path d="M50 42a5 5 0 1 1 -4 3a9 9 0 1 1 8 9" stroke-width="1.8" opacity=".9"/>
    <path d="M39 52a13 13 0 0 1 4 -21M61 29a13 13 0 0 1 2 19" stroke-width="1.2" opacity=".7"/>
    </g>${Array.from({ length: 6 }, (_, i) => {
      const a = Math.PI + ((i + 0.5) * Math.PI) / 6;
      return `<path d="M${f(50 + Math.cos(a) * 19)} ${f(35 + Math.sin(a) * 19)}
        L${f(50 + Math.cos(a) * 25)} ${f(35 + Math.sin(a) * 25)}" stroke="#5b5468"
        stroke-width="1.2"/>`;
    }).join('')}</g>${no === null ? '' : gateNumber(no)}`;
const gateNumber = (no: number): string =>
  `<g filter="url(#drop)"><circle cx="50" cy="74" r="12" fill="#2d3268" stroke="#e8eefc"
    stroke-width="1.6"/><text x="50" y="80.5" text-anchor="middle" font-size="19" font-weight="800"
    fill="#fff" class="num">${no}</text></g>`;
