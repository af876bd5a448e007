/** The ordinal words of the houses. */
export const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const
export const ordinalInWords = (house: number) => ORDINALS[house - 1]!
export const houseInWords = (house: number) => `the ${ordinalInWords(house)} house`
