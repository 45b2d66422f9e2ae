import type { Group } from './deeds';

/** The rule that tells most about a kind of card. */
const RULES: Record<string, string> = {
  friman: 'BT-TRN-7',
  chief: 'BT-BLD-12',
  priest: 'BT-BLD-12',
  lord: 'BT-NEU-3',
  queen: 'SG-ROY-07',
  king: 'SG-ROY-08',
  supply: 'BT-MOV-2',
  tool: 'BT-USE-TOO-1',
  weapon: 'BT-USE-WEA-1',
  amulet: 'BT-USE-AMU-1',
  title: 'BT-USE-TIT-1',
  scroll: 'BT-USE-SCR-1',
  tent: 'BT-USE-TEN-1',
  horse: 'BT-USE-HOR-1',
  hammer: 'BT-GRT-HAM-1',
  horn: 'BT-GRT-HOR-1',
  sword: 'BT-GRT-SWO-1',
  shield: 'BT-GRT-SHI-1',
  wings: 'BT-GRT-WIN-1',
  crown: 'BT-GRT-CRO-1',
  hand: 'BT-GRT-HAN-1',
  pavilion: 'BT-GRT-PAV-1',
  staff: 'BT-GRT-STA-1',
  book: 'BT-GRT-BOO-1',
};

/** And of a place. */
const PLACES: Record<string, string> = {
  city: 'BT-BLD-12',
  road: 'BT-BLD-13',
  neutral: 'BT-NEU-1',
  ruins: 'BT-RUI-1',
  crossing: 'BT-VOL-1',
  peak: 'BT-VOL-1',
  sanctuary: 'BT-VOL-1',
  residence: 'SG-ROY-07',
  capital: 'SG-ROY-08',
  gate: 'SG-GAT-01',
  post: 'SG-TRD-02',
  valley: 'SG-VAL-01',
  building: 'SG-VAL-01',
  centre: 'SG-VAL-02',
  metamorpha: 'SG-MET-01',
  bilkarr: 'SG-BIL-01',
  stardust: 'SG-TRD-01',
  casket: 'SG-TRD-01',
  veteran: 'SG-CTL-01',
  census: 'SG-CTL-01',
};

const GROUPS: Record<Group, string> = {
  hire: 'BT-HIR-1',
  create: 'BT-ART-1',
  build: 'BT-BLD-1',
  upgrade: 'BT-UPG-1',
  use: 'BT-USE-1',
  hero: 'BT-HER-1',
  move: 'BT-MOV-1',
  attack: 'BT-BAT-7',
  ambush: 'BT-AMB-2',
  trade: 'SG-TRD-01',
  power: 'SG-MET-01',
};

export const ruleOf = (name: string): string | null => RULES[name] ?? PLACES[name] ?? null;
export const groupRule = (group: Group): string => GROUPS[group];
