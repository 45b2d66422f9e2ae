/** Patterns, gradients and filters that drawings refer to; inserted once per table. */
import { cardDefs } from './cards';

export const defs = (): string => `  ${Object.entries({
  leaf: '<path d="M0 8 L5 3 L10 8 M0 3 L5 -2 L10 3 M0 13 L5 8 L10 13" fill="none"/>',
  wave: '<path d="M0 3 Q2.5 0 5 3 T10 3 M0 8 Q2.5 5 5 8 T10 8" fill="none"/>',
  flame: '<path d="M0 10 L2.5 2 L5 10 L7.5 2 L10 10" fill="none"/>',
  cloud: `<path d="M0 5 A2.5 2.5 0 0 1 5 5 A2.5 2.5 0 0 1 10 5 M-2.5 10 A2.5 2.5 0 0 1 2.5 10 
      A2.5 2.5 0 0 1 7.5 10 A2.5 2.5 0 0 1 12.5 10" fill="none"/>`,
  ray: '<path d="M-2 12 L12 -2 M-2 2 L2 -2 M8 12 L12 8" fill="none"/>',
  frost: '<path d="M0 0 L10 10 M10 0 L0 10" fill="none"/>',
  speck: '<circle cx="2.5" cy="2.5" r="1"/><circle cx="7.5" cy="7.5" r="1"/>',
  plain: '',
})
  .map(
    ([id, d]) =>
      `<pattern id="pt-${id}" width="10" height="10" patternUnits="userSpaceOnUse">
        <g stroke="currentColor" stroke-width="1.1" fill="currentColor">${d}</g></pattern>`,
  )
  .join('')}
  <clipPath id="tileclip"><rect x="0" y="0" width="100" height="100" rx="5"/></clipPath>
  <linearGradient id="g-tilelight" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#fff" stop-opacity=".26"/>
  <stop offset=".45" stop-color="#fff" stop-opacity="0"/>
  <stop offset="1" stop-color="#1a1206" stop-opacity=".28"/></linearGradient>
  <linearGradient id="g-stone" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="var(--stone-0)"/><stop offset=".5" stop-color="var(--stone-1)"/>
  <stop offset="1" stop-color="var(--stone-2)"/></linearGradient>
  <linearGradient id="g-stone-in" x1="1" y1="1" x2="0" y2="0">
  <stop offset="0" stop-color="var(--stone-1)"/><stop offset="1" stop-color="var(--stone-3)"/>
  </linearGradient>
  <linearGradient id="g-wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#f2ead6"/>
  <stop offset=".5" stop-color="#d8ccb0"/><stop offset="1" stop-color="#9a8c6e"/></linearGradient>
  <linearGradient id="g-wall2" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fffaf0"/>
  <stop offset=".5" stop-color="#ece2cc"/><stop offset="1" stop-color="#b5a78a"/></linearGradient>
  <linearGradient id="g-gold" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="var(--gold-0)"/><stop offset=".5" stop-color="var(--gold-1)"/>
  <stop offset="1" stop-color="var(--gold-2)"/></linearGradient>
  <radialGradient id="g-sun"><stop offset="0" stop-color="#fff6d0"/>
  <stop offset=".45" stop-color="#f6cd5a"/><stop offset="1" stop-color="#d9921a"/></radialGradient>
  <radialGradient id="g-glow"><stop offset="0" stop-color="#ffe9a0" stop-opacity=".95"/>
  <stop offset="1" stop-color="#ffd35a" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-storm"><stop offset="0" stop-color="#f4fbff"/>
  <stop offset=".35" stop-color="#a8c8ee"/><stop offset=".75" stop-color="#4b5fa6"/>
  <stop offset="1" stop-color="#232a5c"/></radialGradient>
  <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/>
  </filter>
  <filter id="soft1" x="-20%" y="-20%" width="140%" height="140%">
  <feGaussianBlur stdDeviation="1.2"/></filter>
  <filter id="drop" x="-30%" y="-30%" width="160%" height="170%">
  <feDropShadow dx="1" dy="2.4" stdDeviation="1.8" flood-color="#1c1204" flood-opacity=".55"/>
  </filter>
  <filter id="carve" x="-10%" y="-10%" width="120%" height="120%">
  <feDropShadow dx=".8" dy=".9" stdDeviation=".15" flood-color="#fff" flood-opacity=".55"/></filter>
  <filter id="grain" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/>
  <feColorMatrix values="0 0 0 0 .2  0 0 0 0 .14  0 0 0 0 .05  0 0 0 -1.1 .62"/></filter>
  <filter id="brush" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency=".045 .11" numOctaves="3" seed="21"/>
  <feColorMatrix values="0 0 0 0 .1  0 0 0 0 .07  0 0 0 0 .02  0 0 0 -3.4 1.75"/></filter>
  <filter id="wash" x="0" y="0" width="100%" height="100%">
  <feTurbulence type="fractalNoise" baseFrequency=".012" numOctaves="3" seed="9"/>
  <feColorMatrix values="0 0 0 0 .35  0 0 0 0 .25  0 0 0 0 .08  0 0 0 -2.2 1.25"/></filter>
${cardDefs()}`;
