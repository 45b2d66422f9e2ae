/** Heroes, and those who belong to nobody. */
import { FACTIONS, fc, icon, type Faction } from './basics';

const BODY = 'M-10 -2Q-13 -26 -5 -32Q0 -35 5 -32Q12 -26 9 -2Q0 3 -10 -2Z';
const HELMET = 'M-7 -37Q-7 -46 0 -46.5Q7 -46 7 -37L4 -39Q0 -41 -4 -39Z';

/** A hero with the sign of his people; `x`, `y` is where he stands. A player has several heroes:
 * on the board, the plate at his foot says which one he is. */
export function hero(owner: Faction, x: number, y: number, s = 1, number?: number): string {
  const ff = FACTIONS[owner];
  const pale = owner === 'wolfsclan' || owner === 'cloudborn';
  const ink = pale ? '#241d14' : fc(owner, '-lo');
  const half = number ? 16 : 10.5;
  return `<g transform="translate(${x} ${y}) scale(${s})" class="hero">
    <ellipse cx="3" cy="2" rx="17" ry="6" fill="#120b02" opacity=".45" filter="url(#soft1)"/>
  <path d="${BODY}M12 -1V-50${HELMET}" fill="#fdf6e3" stroke="#fdf6e3" stroke-width="6"
    stroke-linejoin="round" opacity=".9"/>
  <ellipse cx="0" cy="0" rx="15" ry="5.6" fill="${fc(owner, '-lo')}" stroke="#140d03"
    stroke-width="1"/><ellipse cx="0" cy="-1.5" rx="14" ry="4.8" fill="${fc(owner)}"
    stroke="${fc(owner, '-hi')}" stroke-width=".8"/>
  <path d="M12 -1V-47" stroke="#2e2110" stroke-width="1.8"/>
    <path d="M12 -54l2.6 7h-5.2z" fill="#e9e4d6" stroke="#2e2110" stroke-width=".8"/>
  <path d="${BODY}" fill="${fc(owner)}" stroke="#140d03" stroke-width="1.1"/>
    <path d="M-10 -2Q-13 -26 -5 -32Q-2 -33 -1 -32Q-6 -20 -4 0Z" fill="${fc(owner, '-hi')}"
    opacity=".8"/>
  <circle cx="0" cy="-37" r="6.4" fill="#e7c9a0" stroke="#140d03" stroke-width="1"/>
    <path d="${HELMET}" fill="#8f8877" stroke="#140d03" stroke-width="1"/>
    <path d="M-1 -46q1 -5 5 -5q-1 3 -3 5z" fill="${fc(owner)}" stroke="#140d03"
    stroke-width=".7"/>
  <path d="M-14 -29H4V-18Q4 -10 -5 -6Q-14 -10 -14 -18Z" fill="#fbf5e4" stroke="#140d03"
    stroke-width="1.2"/>${icon(ff.emblem, -12, -28, 14.5, `fill="${ink}"`)}
  <g transform="translate(${number ? 0 : 13} ${number ? 2 : -3})">
    <rect x="${-half}" y="-10.5" width="${half * 2}" height="21" rx="10.5" fill="${fc(owner)}"
    stroke="#140d03" stroke-width="1.2"/>
    <rect x="${1.2 - half}" y="-9.3" width="${half * 2 - 2.4}" height="18.6" rx="9.3" fill="none"
    stroke="${fc(owner, '-hi')}" stroke-width=".8"/>
    <text y="6.6" text-anchor="middle" font-size="19" font-weight="800" fill="${fc(owner, '-ink')}"
    class="lab">${ff.letter}${number ?? ''}</text></g></g>`;
}
type Wanderer = 'metamorpha' | 'bilkarr';

export const neutralHero = (kind: Wanderer, x: number, y: number, s = 1): string => {
  const m = kind === 'metamorpha',
    c1 = m ? '#8d5fb0' : '#7a5a2c',
    c2 = m ? '#c9a4e6' : '#c59a56',
    ic = m ? 'butterfly' : 'cauldron';
  return `<g transform="translate(${x} ${y}) scale(${s})">
    <ellipse cx="3" cy="2" rx="17" ry="6" fill="#120b02" opacity=".45" filter="url(#soft1)"/>
    <ellipse cx="0" cy="0" rx="15" ry="5.6" fill="#efe6d0" stroke="#140d03" stroke-width="1.2"/>
  <path d="M-11 -2Q-12 -26 -4 -33Q0 -36 4 -33Q12 -26 11 -2Q0 3 -11 -2Z" fill="${c1}"
    stroke="#140d03" stroke-width="1.1"/>
    <path d="M-11 -2Q-12 -26 -4 -33Q-6 -18 -5 0Z" fill="${c2}" opacity=".8"/>${
      m
        ? `<path
      d="M-8 -32Q-9 -48 0 -49Q9 -48 8 -32Q4 -38 0 -38Q-4 -38 -8 -32Z" fill="#4a2c63"
      stroke="#140d03"/><circle cx="0" cy="-38" r="5" fill="#f0d9c4" stroke="#140d03"
      stroke-width=".9"/>`
        : `<circle cx="0" cy="-38" r="6" fill="#e2bd92" stroke="#140d03"/>
        <path d="M-6 -36q6 16 12 0q-2 3 -6 3t-6 -3z" fill="#efe6d0" stroke="#140d03"
        stroke-width=".8"/><path d="M-10 -41h20l-5 -9q-5 -4 -10 0z" fill="#54401c"
        stroke="#140d03"/>`
    }
  <circle cx="0" cy="-17" r="9.5" fill="#fbf5e4" stroke="#140d03"
    stroke-width="1"/>${icon(ic, -7.5, -24.5, 15, `fill="${m ? '#4a2c63' : '#4a3210'}"`)}</g>`;
};

/** The dots of a way; where he stops on a day there is a disc with that day. */
export function comingPath(
  from: [number, number],
  days: { day: number; cells: [number, number][] }[],
): string {
  let d = `M${from[1] * 100 + 50} ${from[0] * 100 + 56}`;
  let marks = '';
  for (const { day, cells } of days) {
    cells.forEach(([r, c], i) => {
      const [x, y] = [c * 100 + 50, r * 100 + 50];
      d += `L${x} ${y}`;
      marks +=
        i === cells.length - 1
          ? `<g transform="translate(${x} ${y})">
            <circle r="15" fill="#fbf5e4" stroke="#5a3f14" stroke-width="3"/>
            <text y="6" text-anchor="middle" font-size="18" font-weight="800" fill="#3a2708"
            class="num">${day}</text></g>`
          : `<circle cx="${x}" cy="${y}" r="6" fill="#fbf5e4" stroke="#5a3f14"
            stroke-width="2.5"/>`;
    });
  }
  return `<g fill="none" stroke-linecap="round">
    <path d="${d}" stroke="#2e1f06" stroke-opacity=".6" stroke-width="9" stroke-dasharray="1 15"/>
    <path d="${d}" stroke="#fff3cf" stroke-width="6" stroke-dasharray="1 15"/></g>${marks}`;
}
