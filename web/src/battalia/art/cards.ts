/** Card faces, 200 x 280 units. Names are written by
 * the component: they are words of a language. */
import { FACTIONS, fc, icon, rng, type Faction, type Ground } from './basics';
import { printed } from '../printed';
import { kindOf, type Kind } from './kinds';

type Scene = Exclude<Ground, 'stone'> | 'universal' | 'neutral';
/** The skies of the scenes, by terrain. */
export const SKY: Record<Scene, [string, string]> = {
  forest: ['#eaf0c8', '#a9c48a'],
  lake: ['#e6f5ee', '#8cc5cc'],
  canyon: ['#ffe3b4', '#ec9a66'],
  mountain: ['#fff4d2', '#e8cf94'],
  jungle: ['#fff0a8', '#eeb04e'],
  ice: ['#f7fbff', '#b9d2e4'],
  universal: ['#efe6ff', '#a794d6'],
  neutral: ['#fbf0d2', '#dcc08a'],
};
function scenery(t: Scene): { sky: string; art: string } {
  const R = rng(t.length * 97 + t.charCodeAt(0)),
    g = (id: string, a: string, b: string) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${a}"/>
        <stop offset="1" stop-color="${b}"/></linearGradient>`;
  const ridge = (y: number, amp: number, n: number, col: string, sharp = false) => {
    let d = `M8 214V${y}`;
    for (let i = 0; i < n; i++) {
      const x0 = 8 + (i * 184) / n,
        x1 = 8 + ((i + 1) * 184) / n,
        h = amp * (0.5 + R());
      d += sharp
        ? `L${(x0 + x1) / 2} ${y - h}L${x1} ${y + R() * 6}`
        : `Q${(x0 + x1) / 2} ${y - h} ${x1} ${y + R() * 5}`;
    }
    return `<path d="${d}V214Z" fill="${col}"/>`;
  };
  const L: Record<Scene, () => string> = {
    forest: () =>
      ridge(150, 26, 4, '#86aa72') +
      ridge(168, 34, 11, '#5b8653', true) +
      ridge(186, 40, 14, '#386439', true) +
      ridge(204, 26, 9, '#234a2a', true),
    lake: () =>
      ridge(146, 22, 3, '#7fb3a8', true) +
      '<rect x="8" y="152" width="184" height="64" fill="#5ba3b0"/>' +
      ridge(168, 9, 8, '#3f8a9c') +
      ridge(182, 10, 7, '#2b6f88') +
      ridge(198, 10, 8, '#1a5272') +
      `<path d="M20 160h30m20 4h44m22 -5h36M30 176h20m60 2h30" stroke="#e6f7f3" stroke-width="2"
        opacity=".7"/>`,
    canyon: () =>
      `<path d="M8 214V150h22l5 -34h34l6 34h26v-18h30l4 18h24l6 -44h27V214Z" fill="#d5774b"/>
        <path d="M8 214V172h40l6 -20h38l5 20h44l5 -26h46V214Z" fill="#a94b2f"/>
        <path d="M8 136h190M8 158h190M8 186h190" stroke="#f2b183" stroke-width="2"
        opacity=".35"/>` + ridge(194, 9, 5, '#6d2719'),
    mountain: () =>
      ridge(140, 66, 4, '#cdbd94', true) +
      ridge(166, 56, 5, '#a39470', true) +
      ridge(190, 40, 6, '#6f634a', true) +
      `<g fill="#fffaf0" opacity=".92">
        <path d="M8 196q10 -18 26 -10q8 -18 28 -8q14 -14 26 4q16 -10 24 6q20 -14 32 2q18 -14 30 0
        q12 -4 18 6V214H8Z"/></g>`,
    jungle: () =>
      '<circle cx="150" cy="54" r="26" fill="#fff7cc"/>' +
      ridge(150, 24, 5, '#a8a83c') +
      ridge(172, 30, 9, '#5f8a34') +
      ridge(192, 28, 8, '#2d602f') +
      `<g stroke="#17351f" stroke-width="5" fill="none">
        <path d="M8 120q26 -14 44 14M8 120q30 2 34 34M8 120q16 14 12 44M192 110q-26 -10 -42 16
        M192 110q-30 6 -32 36M192 110q-16 16 -10 42"/></g>`,
    ice: () =>
      ridge(150, 60, 5, '#c3d9e8', true) +
      ridge(172, 44, 6, '#94b4ca', true) +
      ridge(194, 22, 7, '#e9f3f9') +
      `<path d="M8 52q60 -30 100 4t84 -10" stroke="#8fd8c4" stroke-width="7" fill="none"
        opacity=".55"/><path d="M8 70q60 -30 100 4t84 -10" stroke="#a6b8ec" stroke-width="5"
        fill="none" opacity=".55"/>`,
    universal: () =>
      Array.from(
        { length: 16 },
        (_, i) =>
          `<path d="M100 108L${100 + 190 * Math.cos(i * 0.3927)} ${108 + 190 * Math.sin(i * 0.3927)}
            L${100 + 190 * Math.cos(i * 0.3927 + 0.17)} ${108 + 190 * Math.sin(i * 0.3927 + 0.17)}Z"
            fill="#fff" opacity=".28"/>`,
      ).join('') +
      ridge(196, 14, 4, '#5b4a7d') +
      ridge(206, 10, 6, '#3b2e5c'),
    neutral: () =>
      ridge(156, 18, 3, '#d6b56c') +
      ridge(178, 10, 4, '#b98f45') +
      ridge(196, 8, 5, '#8c6829') +
      `<path d="${Array.from(
        { length: 22 },
        (_, i) => `M${12 + i * 8.3} 212
        q2 -10 0 -${16 + ((i * 7) % 9)}`,
      ).join('')}" stroke="#f1d890" stroke-width="2" fill="none"
        opacity=".7"/>`,
  };
  return { sky: g(`sky-${t}`, ...SKY[t]), art: L[t]() };
}
/** Scenes behind the figures of cards, drawn once and referred to. */
export const cardDefs = (): string =>
  `<clipPath id="artclip"><rect x="11" y="11" width="178" height="202" rx="8"/></clipPath>${(
    Object.keys(SKY) as Scene[]
  )
    .map((t) => {
      const { sky, art } = scenery(t);
      return `${sky}<symbol id="scene-${t}" viewBox="0 0 200 280"><g clip-path="url(#artclip)">
        <rect x="8" y="8" width="184" height="208" fill="url(#sky-${t})"/>
        <circle cx="118" cy="104" r="60" fill="#fff" opacity=".5"/>
        <circle cx="118" cy="104" r="76" fill="#fff" opacity=".25"/>${art}</g></symbol>`;
    })
    .join('')}`;

const INK: Record<Faction, string> = {
  baerfolk: '#10281a',
  islanders: '#0b2540',
  emberians: '#3d0a08',
  cloudborn: '#3d2b06',
  sunfaithful: '#3c1a02',
  wolfsclan: '#1d2c37',
  universal: '#241a40',
  neutral: '#3a2a0c',
};

/** The frame and the picture of a card. */
function picture(kind: Kind, faction: Faction): string {
  const { pattern } = FACTIONS[faction];
  const ground = printed().factions.find((each) => each.faction === faction)?.terrain ?? faction;
  const scene = ground in SKY ? ground : 'neutral';
  const frame = kind.rich ? '#8a6418' : fc(faction, '-lo');
  return `<rect width="200" height="280" rx="15" fill="${frame}"/>
    <rect x="1.5" y="1.5" width="197" height="277" rx="14"
    fill="${kind.rich ? 'url(#g-gold)' : fc(faction)}"/>
    <rect x="1.5" y="1.5" width="197" height="277" rx="14" fill="url(#pt-${pattern})"
    color="${kind.rich ? '#8a6418' : fc(faction, '-hi')}" opacity=".45"/>
    <use href="#scene-${scene}" width="200" height="280"/>
    <g filter="url(#drop)">${icon(kind.icon, 50, 40, 136, `fill="${INK[faction]}"`)}</g>
    <rect x="11" y="11" width="178" height="202" rx="8" fill="none"
    stroke="${kind.rich ? '#5c3f0c' : frame}" stroke-width="3"/>
    <rect x="13.5" y="13.5" width="173" height="197" rx="6.5" fill="none" stroke="#fff"
    stroke-opacity=".55" stroke-width="1.5"/>`;
}

/** Index ribbon on the left: strength, emblem, letter. It stays visible when cards overlap. */
function ribbon(kind: Kind, faction: Faction): { art: string; end: number } {
  const top = kind.strength ? 52 : 8;
  const tail = top + 82;
  const strength = kind.strength
    ? `<path d="M8 6h54v48H8z" fill="#fbf5e4" stroke="#1a1206" stroke-width="2.5"/>
      <text x="35" y="45" text-anchor="middle" font-size="${kind.strength.length > 1 ? 31 : 44}"
      font-weight="800" class="num" fill="#241d14">${kind.strength}</text>`
    : '';
  if (faction === 'neutral') return { art: strength, end: 18 };
  const { emblem, letter } = FACTIONS[faction];
  const ink = fc(faction, '-ink');
  const banner = `<path d="M10 ${top}h50v${tail - top}l-25 -14l-25 14z" fill="${fc(faction)}"
    stroke="#1a1206" stroke-width="2.5"/>
    <path d="M13.5 ${top + 2}v${tail - top - 8}l21.5 -12l21.5 12v-${tail - top - 8}" fill="none"
    stroke="${fc(faction, '-hi')}"
    stroke-width="2"/>${icon(emblem, 18, top + 3, 34, `fill="${ink}"`)}
    <text x="35" y="${top + 63}" text-anchor="middle" font-size="31" font-weight="800" class="lab"
    fill="${ink}">${letter}</text>`;
  return { art: banner + strength, end: tail };
}

/** The mark below the name: rank of a unit, gold of a treasure, a diamond for artefacts. */
function pips(kind: Kind): string {
  if (kind.rich) {
    return `<path d="M70 262h60M94 256l6 6l-6 6l-6 -6zM112 256l6 6l-6 6l-6 -6z" stroke="#5c3f0c"
      fill="#8a6418" stroke-width="1.5"/>`;
  }
  if (kind.rank) {
    return Array.from({ length: 4 }, (_, i) => {
      const filled = i < kind.rank! ? '#241d14' : 'none';
      return `<circle cx="${76 + i * 16}" cy="262" r="5" fill="${filled}" stroke="#241d14"
        stroke-width="1.5"/>`;
    }).join('');
  }
  if (kind.artefact) {
    return `<path d="M62 262h28M110 262h28" stroke="#8a7a58" stroke-width="2"/>
      <path d="M100 255l7 7l-7 7l-7 -7z" fill="#8a7a58"/>`;
  }
  return '<path d="M62 262h76" stroke="#8a7a58" stroke-width="2"/>';
}

/** What the Oracle says of a card: a sun with its uses, or the sign of what matches. */
function omens(end: number, lit: boolean, match: boolean): string {
  const y = end + 22;
  const sun = `<g filter="url(#drop)">
    <circle cx="35" cy="${y}" r="25" fill="url(#g-sun)" stroke="#6b4300" stroke-width="2.5"/>
    <text x="35" y="${y + 10.5}" text-anchor="middle" font-size="31" font-weight="800" class="num"
    fill="#3a2200">×2</text></g>`;
  const equal = `<g filter="url(#drop)">
    <rect x="13" y="${y - 22}" width="44" height="44" rx="9" fill="#1d4f8c" stroke="#fff"
    stroke-width="3"/><path d="M24 ${y - 6}h22M24 ${y + 6}h22" stroke="#fff" stroke-width="6"/>
    </g>`;
  return (lit ? sun : '') + (match ? equal : '');
}

export interface Signs {
  lit?: boolean;
  match?: boolean;
  /** The name takes the room of the mark below it. */
  unmarked?: boolean;
}

/** A whole face but for the name. */
export function cardFace(kindWord: string, faction: Faction, signs: Signs = {}): string {
  const kind = kindOf(kindWord);
  const index = ribbon(kind, faction);
  return `${picture(kind, faction)}<g filter="url(#drop)">${index.art}</g>
    <rect x="9" y="217" width="182" height="56" rx="8" fill="#fbf5e4" stroke="#1a1206"
    stroke-opacity=".7"
    stroke-width="1.5"/>
    ${signs.unmarked ? '' : pips(kind)}
    ${omens(index.end, signs.lit ?? false, signs.match ?? false)}`;
}

export const cardBack = (): string =>
  `<rect width="200" height="280" rx="15" fill="#4a3410"/>
    <rect x="3" y="3" width="194" height="274" rx="13" fill="url(#g-gold)"/>
    <rect x="14" y="14" width="172" height="252" rx="8" fill="#6d4a14"/>
    <rect x="14" y="14" width="172" height="252" rx="8" fill="url(#pt-frost)" color="#a9792b"
    opacity=".7"/><rect x="20" y="20" width="160" height="240" rx="6" fill="none" stroke="#e8c25a"
    stroke-width="2"/><circle cx="100" cy="140" r="52" fill="#4a3210" stroke="#e8c25a"
    stroke-width="4"/>${icon('striped-sun', 58, 98, 84, 'fill="#e8c25a"')}`;
