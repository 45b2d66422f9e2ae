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

export const ruleOf = (kind: string): string | null => RULES[kind] ?? null;
