/** Where things stand on the map of 752 x 452: borders, labels, sites, chips, tokens. */

export type Spot = readonly [number, number];

export const WIDTH = 752;
export const HEIGHT = 452;
export const CENTRE: Spot = [WIDTH / 2, HEIGHT / 2 + 2];

export interface Border {
  /** Degrees, clockwise from twelve o'clock. */
  angle: number;
  /** A fjord cuts in here. */
  fjord?: true;
}

export const BORDERS: readonly Border[] = [
  { angle: -23 },
  { angle: 21, fjord: true },
  { angle: 67 },
  { angle: 110, fjord: true },
  { angle: 155 },
  { angle: 198, fjord: true },
  { angle: 245 },
  { angle: 291, fjord: true },
];

interface Plot {
  label: Spot;
  chips: Spot;
  token: Spot;
  sites: readonly Spot[];
}

/** The eight outer provinces clockwise, as their borders are; all spots are from the centre. */
export const PLOTS: Readonly<Record<string, Plot>> = {
  elvagar: {
    label: [6, -190],
    chips: [-2, -92],
    token: [-60, -194],
    sites: [
      [-80, -134],
      [-36, -140],
      [8, -140],
      [50, -134],
    ],
  },
  angerboda: {
    label: [206, -152],
    chips: [146, -70],
    token: [292, -150],
    sites: [
      [112, -94],
      [154, -102],
      [196, -108],
      [238, -112],
      [280, -112],
    ],
  },
  muspelheim: {
    label: [276, -58],
    chips: [202, 27],
    token: [324, -28],
    sites: [
      [158, -10],
      [200, -16],
      [242, -18],
      [284, -18],
      [318, 22],
    ],
  },
  horgr: {
    label: [214, 90],
    chips: [136, 55],
    token: [274, 118],
    sites: [
      [112, 99],
      [152, 117],
      [192, 131],
      [234, 141],
    ],
  },
  utgard: {
    label: [26, 192],
    chips: [8, 97],
    token: [-30, 186],
    sites: [
      [-40, 147],
      [8, 151],
      [56, 147],
    ],
  },
  andlang: {
    label: [-222, 172],
    chips: [-186, 80],
    token: [-122, 82],
    sites: [
      [-250, 132],
      [-206, 138],
      [-162, 132],
    ],
  },
  gimle: {
    label: [-272, -33],
    chips: [-236, 48],
    token: [-188, -36],
    sites: [
      [-318, 12],
      [-276, 14],
      [-234, 14],
      [-192, 12],
      [-152, 6],
    ],
  },
  myrkvlor: {
    label: [-180, -170],
    chips: [-146, -84],
    token: [-240, -164],
    sites: [
      [-238, -116],
      [-194, -122],
      [-150, -126],
    ],
  },
};

export const RING = Object.keys(PLOTS);
export const TREE = 'yggdrasil';
export const PROVINCES = [...RING, TREE];

export const YGGDRASIL = {
  chips: [0, 66] as Spot,
  token: [86, -20] as Spot,
  label: [0, 4] as Spot,
  sites: [
    [-46, 30],
    [0, 36],
    [46, 30],
    [-82, 14],
    [82, 18],
  ] as readonly Spot[],
};

/** The inlets, from the sea inwards. */
export const FJORDS: Readonly<Record<string, { inlet: readonly [Spot, Spot] }>> = {
  'fjord-ne': {
    inlet: [
      [150, -172],
      [126, -128],
    ],
  },
  'fjord-se': {
    inlet: [
      [318, 84],
      [262, 70],
    ],
  },
  'fjord-sw': {
    inlet: [
      [-112, 172],
      [-96, 126],
    ],
  },
  'fjord-nw': {
    inlet: [
      [-316, -86],
      [-262, -76],
    ],
  },
};

export const isPlace = (word: string): boolean => word in FJORDS || PROVINCES.includes(word);
export const isFjord = (place: string): boolean => place in FJORDS;

/** From the centre to the corner of the map. */
export const onMap = ([x, y]: Spot): Spot => [CENTRE[0] + x, CENTRE[1] + y];

/** Where ships of a fjord lie: two have room, more stand closer along the inlet. */
export function berth(fjord: string, index: number, count: number): Spot {
  const { inlet } = FJORDS[fjord]!;
  const part = count < 3 ? index : index / (count - 1);
  const spread = count < 3 ? 0 : 1.35;
  const [from, to] = inlet;
  const along = count < 3 ? part : part * spread - 0.2;
  return onMap([from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along]);
}

/** A part of the map: its left and upper edge, its width and height. */
export type Box = readonly [number, number, number, number];

/** What is shown of the map when a battle is fought in a province. */
export function fieldBox(province: string, ratio: number): Box {
  const sites = province === TREE ? YGGDRASIL.sites : PLOTS[province]!.sites;
  const label = province === TREE ? YGGDRASIL.label : PLOTS[province]!.label;
  const chips = province === TREE ? YGGDRASIL.chips : PLOTS[province]!.chips;
  const points = [...sites, label, chips].map(onMap);
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const middle = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2 + 6,
  ] as const;
  let height = Math.max(
    Math.max(...ys) - Math.min(...ys) + 78,
    (Math.max(...xs) - Math.min(...xs) + 90) / ratio,
  );
  height = Math.min(height, HEIGHT);
  const width = Math.min(height * ratio, WIDTH);
  const left = Math.min(Math.max(0, middle[0] - width / 2), WIDTH - width);
  const top = Math.min(Math.max(0, middle[1] - height / 2), HEIGHT - height);
  return [Math.round(left), Math.round(top), Math.round(width), Math.round(height)];
}
