import type { HouseNumber } from '../../zodiac/signs.ts'

/** The matters of each house in the words of a forecast, after "for" or "about". source: BPHS ch. 11 */
export const DAY_FIELDS: Readonly<Record<HouseNumber, string>> = {
  1: 'your own affairs',
  2: 'your money and family matters',
  3: 'your messages and errands',
  4: 'your home',
  5: 'your studies and ideas',
  6: 'your daily duties',
  7: 'your closest relationships',
  8: 'shared money and private matters',
  9: 'your long plans and beliefs',
  10: 'your work',
  11: 'your friendships and your income',
  12: 'your inner life and distant places',
}
