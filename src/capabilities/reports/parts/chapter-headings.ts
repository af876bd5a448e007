import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import type { Graha, Lord } from '../../../jyotish/grahas.ts'
import type { HouseNumber, Sign } from '../../../zodiac/signs.ts'

/** Headings of reports with themes, and the names of the themes. */

export interface ChapterHeadings {
  /** The habit that each planet gives or asks, as the name of a theme. */
  readonly labels: { readonly gift: Readonly<Record<Lord, string>>; readonly strain: Readonly<Record<Graha, string>> }
  readonly verdict: Readonly<Record<AreaBand, string>>
  /** By the house of the lord of the main house. */
  readonly lord: Readonly<Record<HouseNumber, string>>
  /** By the sign that rises in the divisional chart. */
  readonly course: Readonly<Partial<Record<Sign, string>>>
  /** Headings for elders. */
  readonly elder?: { readonly lord: string; readonly course: string }
}

export const MARRIAGE_HEADINGS = {
  labels: {
    gift: {
      Sun: 'your loyalty',
      Moon: 'your care',
      Mars: 'your courage',
      Mercury: 'your ease in talking',
      Jupiter: 'your goodwill',
      Venus: 'your warmth',
      Saturn: 'your patience',
    },
    strain: {
      Sun: 'your pride',
      Moon: 'your changing mood',
      Mars: 'your quick anger',
      Mercury: 'your overthinking',
      Jupiter: 'your high expectation',
      Venus: 'your giving way',
      Saturn: 'your reserve',
      Rahu: 'your haste',
      Ketu: 'your withdrawal',
    },
  },
  verdict: {
    strong: 'Firm ground',
    good: 'Good ground, and one weak spot',
    mixed: 'Two sides of you',
    weak: 'Patience first',
  },
  lord: {
    1: 'A partner close beside you',
    2: 'A shared table and purse',
    3: 'Love that lives on talk',
    4: 'A home for two',
    5: 'Love as play',
    6: 'Partners in daily work',
    7: 'Life with an equal',
    8: 'Depth and trust',
    9: 'A wider life for two',
    10: 'A marriage that people see',
    11: 'A friend for life',
    12: 'A private bond',
  },
  course: {
    Aries: 'The years make you braver',
    Taurus: 'The years make you settled',
    Gemini: 'The years become a long conversation',
    Cancer: 'The years build a nest',
    Leo: 'The years give you two dignity',
    Virgo: 'The years bring good order',
    Libra: 'The years teach you balance',
    Scorpio: 'The years take you deep',
    Sagittarius: 'The years open your world',
    Capricorn: 'The years make it your best work',
    Aquarius: 'The years turn it into a friendship',
    Pisces: 'The years soften you',
  },
} satisfies ChapterHeadings

export const UPAPADA_HEADS: Record<Sign, string> = {
  Aries: 'People see a pair in motion',
  Taurus: 'People see you two as solid',
  Gemini: 'People tell you two everything',
  Cancer: 'Your home is a shelter for others',
  Leo: 'People look up to you two',
  Virgo: 'People see a sensible pair',
  Libra: 'People find you two agreeable',
  Scorpio: 'People see little of your bond',
  Sagittarius: 'People see a pair with a purpose',
  Capricorn: 'People see something built to last',
  Aquarius: 'People see two unusual friends',
  Pisces: 'People bring you two their troubles',
}
export const NEED_HEADS: Record<Lord, string> = {
  Sun: 'You need somebody with self-respect',
  Moon: 'You need somebody who feels with you',
  Mars: 'You need somebody with energy',
  Mercury: 'You need somebody to talk to',
  Jupiter: 'You need somebody to learn from',
  Venus: 'You need charm and tenderness',
  Saturn: 'You need somebody steady',
}
export const CAREER_HEADINGS = {
  labels: {
    gift: {
      Sun: 'your readiness to lead',
      Moon: 'your feeling for people',
      Mars: 'your drive',
      Mercury: 'your quick mind',
      Jupiter: 'your judgement',
      Venus: 'your good taste',
      Saturn: 'your endurance',
    },
    strain: {
      Sun: 'your hunger for recognition',
      Moon: 'your changing mood',
      Mars: 'your impatience',
      Mercury: 'your scattered attention',
      Jupiter: 'your trust in large promises',
      Venus: 'your wish to be liked',
      Saturn: 'your low expectation',
      Rahu: 'your leap into the unknown',
      Ketu: 'your loss of interest',
    },
  },
  verdict: {
    strong: 'You can aim high',
    good: 'A strong engine with a brake',
    mixed: 'It depends on the place',
    weak: 'Proof before promise',
  },
  lord: {
    1: 'You are your own best firm',
    2: 'Work that fills the purse',
    3: 'Your own effort makes the way',
    4: 'Work from a settled base',
    5: 'You earn by ideas',
    6: 'Strong where there is a problem',
    7: 'You succeed through people',
    8: 'Work in depth and in crisis',
    9: 'Trusted and recommended',
    10: 'Work is your home ground',
    11: 'Work that pays through people you know',
    12: 'Your best work is out of sight',
  },
  course: {
    Aries: 'You end with something of your own',
    Taurus: 'You end with something solid',
    Gemini: 'You end with a network and a voice',
    Cancer: 'You end with people who thank you',
    Leo: 'You end with a name',
    Virgo: 'You end as a master of your trade',
    Libra: 'You end as the one both sides trust',
    Scorpio: 'You end with rare knowledge',
    Sagittarius: 'You end as a teacher',
    Capricorn: 'You end high up',
    Aquarius: 'You end with an idea that many use',
    Pisces: 'You end in quiet service',
  },
  elder: { lord: 'What you do well', course: 'What your work leads to' },
} satisfies ChapterHeadings

export const WEALTH_HEADINGS = {
  labels: {
    gift: {
      Sun: 'your good name',
      Moon: 'your sense of what is needed',
      Mars: 'your energy',
      Mercury: 'your head for figures',
      Jupiter: 'your long view',
      Venus: 'your eye for quality',
      Saturn: 'your thrift',
    },
    strain: {
      Sun: 'your spending for show',
      Moon: 'your spending by mood',
      Mars: 'your hurry',
      Mercury: 'your untidiness with papers',
      Jupiter: 'your optimism about money',
      Venus: 'your love of comfort',
      Saturn: 'your fear of want',
      Rahu: 'your wish for quick gain',
      Ketu: 'your lack of interest in money',
    },
  },
  verdict: {
    strong: 'You can earn, and you can keep',
    good: 'Your means grow by steps',
    mixed: 'Full seasons and thin ones',
    weak: 'Late, and by your own hand',
  },
  lord: {
    1: 'You are paid for being yourself',
    2: 'You can keep what you earn',
    3: 'You earn by your own effort',
    4: 'Your money likes walls and ground',
    5: 'You earn by ideas',
    6: 'You are paid for solving problems',
    7: 'You save better in company',
    8: 'Money by side doors',
    9: 'Good advice makes you richer',
    10: 'Your rank fills your purse',
    11: 'What comes in stays',
    12: 'Money that goes far away',
  },
  course: { Leo: 'You make money by deciding', Cancer: 'You make money by gathering' },
} satisfies ChapterHeadings
