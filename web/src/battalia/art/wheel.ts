/** The Sun Oracle: a fixed ring of artefacts and a
 * wheel within it that turns by a seventh each day. */
import { printed } from '../printed';
import { f, icon } from './basics';
import { kindOf } from './kinds';

export const SEVENTH = 360 / 7;

const at = (r: number, degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [f(120 + r * Math.sin(angle)), f(120 - r * Math.cos(angle))];
};

function sector(r1: number, r2: number, middle: number, pad = 1): string {
  const from = middle - SEVENTH / 2 + pad;
  const to = middle + SEVENTH / 2 - pad;
  const p = (r: number, degrees: number) => at(r, degrees).join(' ');
  return `M${p(r2, from)}A${r2} ${r2} 0 0 1 ${p(r2, to)}L${p(r1, to)}
    A${r1} ${r1} 0 0 0 ${p(r1, from)}Z`;
}

/** One field of a ring: sunlit, matching or plain stone. */
function field(
  kind: string,
  middle: number,
  [r1, r2]: [number, number],
  size: number,
  look: { sun: boolean; match: boolean; upright: number },
): string {
  const [x, y] = at((r1 + r2) / 2, middle);
  const { sun, match, upright } = look;
  const ink = sun ? '#3a2200' : match ? '#12325c' : 'var(--wheel-mark)';
  const ground = `<path d="${sector(r1, r2, middle)}" fill="url(#${sun ? 'g-sun' : 'g-stone'})"
    stroke="${sun ? '#7a4d00' : 'var(--stone-4)'}" stroke-width="1"/>`;
  const ring = `<path d="${sector(r1 + 2, r2 - 2, middle, 2.5)}" fill="#cfe0f5" fill-opacity=".6"
    stroke="#1d4f8c" stroke-width="3"/>`;
  const sign = icon(kindOf(kind).icon, x - size / 2, y - size / 2, size, `fill="${ink}"`);
  const turned = upright ? ` transform="rotate(${f(-upright)} ${x} ${y})"` : '';
  const carved = sun || match ? '' : ' filter="url(#carve)"';
  return `${ground}${match ? ring : ''}<g${carved}><g${turned}>${sign}</g></g>`;
}

/** The frame and the ring that stands still. */
export function outerRing(lit: string, match: string): string {
  const studs = Array.from({ length: 42 }, (_, i) => {
    const [x, y] = at(112.6, (i * 360) / 42);
    return `<circle cx="${x}" cy="${y}" r="${i % 6 ? 0.9 : 1.8}" fill="var(--stone-4)"/>`;
  }).join('');
  const fields = printed()
    .oracle.outer.map((kind, i) =>
      field(kind, i * SEVENTH, [73, 106], 27, {
        sun: kind === lit,
        match: kind === match,
        upright: 0,
      }),
    )
    .join('');
  return `<circle cx="120" cy="123" r="116" fill="#120b02" opacity=".45" filter="url(#soft)"/>
    <circle cx="120" cy="120" r="117" fill="var(--stone-4)"/>
    <circle cx="120" cy="120" r="116" fill="url(#g-stone)"/>
    <circle cx="120" cy="120" r="108" fill="var(--stone-4)"/>${studs}
    <circle cx="120" cy="120" r="107" fill="none" stroke="#000" stroke-opacity=".35"
    stroke-width="3"/>${fields}<circle cx="120" cy="120" r="72" fill="var(--stone-5)"/>`;
}

/** The wheel as it lies on the first day; the screen turns it, and signs stay upright. */
export function innerWheel(match: string, turned: number): string {
  const fields = printed()
    .oracle.inner.map((kind, i) =>
      field(kind, i * SEVENTH, [38, 70], 22, {
        sun: i === 0,
        match: kind === match,
        upright: turned,
      }),
    )
    .join('');
  return `<circle cx="120" cy="120" r="70.5" fill="url(#g-stone-in)"/>${fields}`;
}

/** Cracks, the beam of the sun, the sign of what matches, and the day in the middle. */
export function wheelMarks(lit: string, match: string): string {
  const { outer } = printed().oracle;
  const beam = outer.indexOf(lit) * SEVENTH;
  const same = outer.indexOf(match) * SEVENTH;
  const tip = [at(66, beam - 9), at(79, beam), at(66, beam + 9)].map((p) => p.join(' ')).join('L');
  const [x, y] = at(72, same);
  const rays = Array.from({ length: 14 }, (_, i) => {
    const p = [
      at(34, (i * 360) / 14),
      at(28.5, ((i + 0.5) * 360) / 14),
      at(34, ((i + 1) * 360) / 14),
    ];
    return `<path d="M${p.map((each) => each.join(' ')).join('L')}" fill="none"
      stroke="var(--gold-2)" stroke-width="1.2"/>`;
  }).join('');
  const cracks = `<g fill="none" stroke-linecap="round">
    <path d="M58 44l9 7l3 9l8 4M186 196l-7 -9l2 -8M30 150l10 2l6 7" stroke="#000"
    stroke-opacity=".3" stroke-width="1.1"/>
    <path d="M59 45.2l9 7l3 9l8 4M187 197l-7 -9l2 -8M31 151.2l10 2l6 7" stroke="#fff"
    stroke-opacity=".45" stroke-width=".8"/>
    <path d="M120 13.5A106.5 106.5 0 0 0 22 78" stroke="#fff" stroke-opacity=".5"
    stroke-width="1.4"/><circle cx="120" cy="120" r="72" stroke="#000" stroke-opacity=".35"
    stroke-width="3"/></g>`;
  const pointer = lit
    ? `<path d="M${tip}Z" fill="#fff3c4" stroke="#7a4d00" stroke-width="1.2"/>`
    : '';
  const equal = match
    ? `<circle cx="${x}" cy="${y}" r="7" fill="#1d4f8c" stroke="#fff" stroke-width="1.5"/>
      <path d="M${x - 3} ${y - 1.5}h6M${x - 3} ${y + 1.7}h6" stroke="#fff" stroke-width="1.6"/>`
    : '';
  return `${cracks}${pointer}${equal}<circle cx="120" cy="120" r="37" fill="var(--stone-5)"/>
    <circle cx="120" cy="120" r="35" fill="url(#g-stone)"/>${rays}
    <circle cx="120" cy="120" r="27" fill="url(#g-gold)" stroke="#6f4c12" stroke-width="1.2"/>`;
}
