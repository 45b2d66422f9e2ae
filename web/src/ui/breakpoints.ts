/** The widths at which screens change, by name; styles name the same conditions. */
export const BREAKPOINTS = {
  /** A phone held upright. */
  phone: '(max-width: 599px)',
  /** A phone or a tablet: one thing at a time, the rest behind tabs and sheets. */
  compact: '(max-width: 1023px)',
  /** A desk without room for a third column. */
  narrow: '(max-width: 1279px)',
  /** A desk with room for larger text. */
  large: '(min-width: 1600px) and (min-height: 860px)',
  /** A phone on its side. */
  low: '(max-height: 599px)',
} as const;
