/** What a square can look like besides what lies on it: lit, asked, impassable, just built. */
import { icon } from './basics';
import { roads, shapeSign } from './roads';
import { terrain, type GroundTile } from './terrain';

const frame = (width: number, colour: string, dash = ''): string =>
  `<rect x="4" y="4" width="92" height="92" rx="7" fill="none" stroke="#fff" stroke-opacity=".9"
    stroke-width="${width + 2}"/>
    <rect x="4" y="4" width="92" height="92" rx="7" fill="none" stroke="${colour}"
    stroke-width="${width}" ${dash}/>`;

const count = (ways: number): string =>
  ways > 1
    ? `<g transform="translate(80 80)">
      <circle r="13" fill="#fffdf4" stroke="var(--legal-line)" stroke-width="2"/>
      <text y="6" text-anchor="middle" font-size="17.5" font-weight="800" fill="#0b4a39"
      class="num">${ways}</text></g>`
    : '';

const lamp = `<g transform="translate(82 18)">
  <circle r="14" fill="#ffd772" stroke="#3a2708"
  stroke-width="2"/>${icon('light-bulb', -10, -10, 20, 'fill="#3a2708"')}</g>`;

interface Light {
  /** The shape that would be laid here, if any. */
  exits?: string;
  ways?: number;
  suggested?: boolean;
  /** Whether something stands here that should still be seen. */
  occupied?: boolean;
}

export function legalSquare({ exits = '', ways = 1, suggested, occupied }: Light): string {
  const ground = occupied
    ? ''
    : `<rect x="3" y="3" width="94" height="94" rx="7" fill="var(--legal-fill)"
      fill-opacity=".78"/>`;
  const sign = exits
    ? shapeSign(exits, 0.66, '#fffdf4') + shapeSign(exits, 0.58, 'var(--legal-line)')
    : '';
  const around = frame(occupied ? 5 : 3, 'var(--legal-line)');
  return `${ground}${around}${sign}${count(ways)}${suggested ? lamp : ''}`;
}

/** A square where something could be done once it is chosen what. */
export const possibleSquare = (): string =>
  `<rect x="4" y="4" width="92" height="92" rx="7" fill="none" stroke="#fff" stroke-opacity=".55"
    stroke-width="3.5"/><rect x="4" y="4" width="92" height="92" rx="7" fill="none"
    stroke="var(--legal-line)" stroke-width="2" stroke-dasharray="10 7"/>`;

export const askedSquare = (): string =>
  `<rect x="4" y="4" width="92" height="92" rx="7" fill="#9a2418"
    fill-opacity=".16"/>${frame(3, '#9a2418', 'stroke-dasharray="9 6"')}
    <path d="M38 38L62 62M62 38L38 62" stroke="#fff" stroke-width="10" stroke-linecap="round"/>
    <path d="M38 38L62 62M62 38L38 62" stroke="#9a2418" stroke-width="6" stroke-linecap="round"/>`;

export const impassableSquare = (): string =>
  `<rect x="3" y="3" width="94" height="94" rx="6" fill="var(--impassable)" fill-opacity=".55"/>
    <path d="M10 90L90 10M10 60L60 10M40 90L90 40" stroke="#fff" stroke-opacity=".4"
    stroke-width="4"/>`;

/** What was chosen and waits for a yes, on a square where something lies already. */
export const chosenSquare = (): string => frame(7, 'var(--legal-line)');

export const newSquare = (): string =>
  `<rect x="-3" y="-3" width="106" height="106" rx="9" fill="none" stroke="var(--sun)"
    stroke-width="4"/>`;

/** A tile as it would lie. */
export function ghostTile(tile: GroundTile, over = ''): string {
  const here = { ...tile, r: 0, c: 0 };
  return `<rect x="-6" y="-6" width="112" height="112" rx="12" fill="none" stroke="#fff"
    stroke-width="4"/><g filter="url(#drop)"><g clip-path="url(#tileclip)">${terrain(tile)}</g></g>
    <g clip-path="url(#tileclip)">${roads([here])}</g>${over}
    <rect x="-2.5" y="-2.5" width="105" height="105" rx="9" fill="none" stroke="var(--legal-line)"
    stroke-width="5"/>`;
}

/** A price above a square, before anything is paid. */
export const priceSign = (text: string): string => {
  const width = 18 + text.length * 7.6;
  return `<g transform="translate(50 6)">
    <rect x="${-width / 2}" y="-11" width="${width}" height="21" rx="10" fill="#0b4a39"
    stroke="#fff" stroke-width="1.5"/>
    <text y="5" text-anchor="middle" font-size="15" font-weight="700" fill="#fff"
    class="lab">${text}</text></g>`;
};
