// Every icon of the game-icons set (CC BY 3.0) that the hall draws. Keep sorted; the build takes just these.
export const ICONS = [
  'cog',
] as const;

export type IconName = (typeof ICONS)[number];
