/** Places of the volcano and of the valleys, and what people put on the map. */
import type { IconName } from '../../icons';
import { f, fc, icon, FACTIONS, rng, type Faction } from './basics';
import { blob } from './terrain';

const disc = (rx: number, ry: number, fill: string): string =>
  `<ellipse cx="50" cy="54" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

/** A cloister around a court, with a bell tower. */
export const sanctuaryArt = (): string =>
  `<g filter="url(#drop)">${disc(33, 22, '#b9ad92')}${disc(24, 14, '#8fa06a')}
  <path d="M20 60V42l7 -6h46l7 6v18l-6 4H26z" fill="url(#g-wall2)" stroke="#4b3f28"
    stroke-width=".9"/>
  <path d="M17 43l9 -10h48l9 10z" fill="#6d5a86" stroke="#3a2f4c" stroke-width=".9"/>
  ${[28, 39, 50, 61].map((x) => `<path d="M${x} 62v-9a4 4 0 0 1 8 0v9z" fill="#4a3a5e"/>`).join('')}
  <rect x="43" y="14" width="14" height="22" fill="url(#g-wall2)" stroke="#4b3f28"
    stroke-width=".9"/><path d="M40 15L50 1L60 15Z" fill="#6d5a86" stroke="#3a2f4c"
    stroke-width=".9"/><circle cx="50" cy="23" r="3.4" fill="#e8c25a" stroke="#6f4c12"
    stroke-width=".8"/></g>`;

/** The peak of the volcano: glowing when nobody but its Guardian holds it. */
export function peakArt(held: boolean): string {
  const chance = rng(77);
  const smoke = Array.from({ length: 5 }, (_, i) => {
    const path = blob(chance, 52 + i * 4, 12 - i * 5, 7 + i * 2, 5 + i);
    return `<path d="${path}" fill="#5b5148" opacity="${f(0.5 - i * 0.07)}"/>`;
  }).join('');
  return `${smoke}<g filter="url(#drop)">
    <path d="M8 72L36 22Q43 18 50 22Q57 18 64 22L92 72Q50 84 8 72Z" fill="#5d4a40" stroke="#2a1d16"
    stroke-width="1.2"/>
  <path d="M8 72L36 22Q41 19 45 21L38 44L44 52L30 74Q16 75 8 72Z" fill="#8b7364"/>
  <path d="M36 22Q43 18 50 22Q57 18 64 22L60 27Q50 30 40 27Z" fill="#f6a032" stroke="#7a2a06"
    stroke-width="1"/>
  <path d="M47 27l-3 14l6 7l-4 16l8 10l3 -12l-4 -11l5 -9l-5 -15z"
    fill="${held ? '#b5482a' : '#f2702a'}" stroke="#7a2a06" stroke-width=".8"/>
    <path d="M49 29l-1 11l4 8l-2 12" fill="none" stroke="#ffd772" stroke-width="1.6"/></g>`;
}

/** The market square of a valley, between two rows of houses. */
export const centreArt = (): string =>
  `<g filter="url(#drop)">${disc(36, 23, '#d7c595')}${disc(15, 8, '#b8a77c')}
    <path d="M42 54V30l8 -9l8 9v24z" fill="url(#g-wall2)" stroke="#4b3f28" stroke-width=".9"/>
    <path d="M40 31L50 17L60 31Z" fill="#8a6418" stroke="#5c3f0c" stroke-width=".9"/>
  ${[18, 66]
    .map(
      (x) => `<path d="M${x} 62V46l8 -8l8 8v16z" fill="#efe4c8" stroke="#4b3f28"
    stroke-width=".9"/><path d="M${x - 2} 47l10 -11l10 11z" fill="#7d4a2c" stroke="#4a2913"
    stroke-width=".9"/>`,
    )
    .join('')}
  <circle cx="50" cy="58" r="5.5" fill="#7fb3c4" stroke="#4b3f28" stroke-width="1.4"/></g>`;

const TRADES: Record<string, IconName> = {
  tavern: 'tavern-sign',
  'weaving-mill': 'spinning-wheel',
  arcanum: 'spell-book',
  grocery: 'grain-bundle',
  'town-hall': 'scroll-unfurled',
  smithy: 'anvil',
  stable: 'horse-head',
  arena: 'arena',
};

/** A building of a valley with the sign of its trade. */
export const buildingArt = (trade: string): string =>
  `<g filter="url(#drop)">${disc(30, 20, '#cbb98c')}
    <path d="M22 66V40L50 20L78 40V66Z" fill="url(#g-wall2)" stroke="#4b3f28" stroke-width="1"/>
    <path d="M16 42L50 15L84 42L79 46L50 23L21 46Z" fill="#7d4a2c" stroke="#4a2913"
    stroke-width="1"/><circle cx="50" cy="48" r="15" fill="#fbf5e4" stroke="#5c3f0c"
    stroke-width="1.6"/>${icon(TRADES[trade] ?? 'village', 39, 37, 22, 'fill="#3a2a0c"')}</g>`;

/** A card of the map that lies face down. */
export const coveredArt = (building: boolean): string =>
  `<rect x="4" y="4" width="92" height="92" rx="6" fill="#5a4a34"/>
    <rect x="4" y="4" width="92" height="92" rx="6" fill="url(#pt-frost)" color="#8f7a52"
    opacity=".55"/><rect x="9" y="9" width="82" height="82" rx="4" fill="none" stroke="#cdb685"
    stroke-width="1.6"/><circle cx="50" cy="50" r="23" fill="#44371f" stroke="#cdb685"
    stroke-width="2"/>${icon(building ? 'village' : 'crossroad', 35, 35, 30, 'fill="#e2cf9f"')}`;

/** Where two valleys meet: a pass or a bridge. */
export const connectionArt = (bridge: boolean): string =>
  `<g filter="url(#drop)"><circle cx="50" cy="50" r="24" fill="#efe6d0" stroke="#5c3f0c"
    stroke-width="2.4"/>
    ${icon(bridge ? 'stone-bridge' : 'peaks', 34, 34, 32, 'fill="#3f3320"')}</g>`;

/** A trading post with the sign of its owner, in the corner of a tile. */
export const postArt = (owner: Faction): string => {
  const { emblem } = FACTIONS[owner];
  return `<g transform="translate(6 6)" filter="url(#drop)">
    <path d="M2 26V10L13 2L24 10V26Z" fill="${fc(owner)}" stroke="#1c1204" stroke-width="1.2"/>
    <path d="M-1 11L13 0L27 11" fill="none" stroke="${fc(owner, '-lo')}" stroke-width="2.6"
    stroke-linecap="round"/>${icon(emblem, 5.5, 9, 15, `fill="${fc(owner, '-ink')}"`)}</g>`;
};

/** A seal that a player has left at a sanctuary. */
export const sealArt = (owner: Faction, place: number): string => {
  const { emblem } = FACTIONS[owner];
  const x = 14 + place * 20;
  return `<g transform="translate(${x} 14)" filter="url(#drop)">
    <circle r="9.5" fill="${fc(owner)}" stroke="#1c1204"
    stroke-width="1.2"/>${icon(emblem, -6.5, -6.5, 13, `fill="${fc(owner, '-ink')}"`)}</g>`;
};

/** A city that its owner has veiled. */
export const veilArt = (): string =>
  `<path d="M10 78Q8 34 50 20Q92 34 90 78Q70 66 50 78Q30 66 10 78Z" fill="#241a40" opacity=".5"/>
    <path d="M10 78Q8 34 50 20Q92 34 90 78" fill="none" stroke="#c3b2ea" stroke-width="2"
    stroke-dasharray="3 4"/>`;
