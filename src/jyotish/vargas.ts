import { partOf } from '../zodiac/division.ts'
import type { Sidereal } from '../zodiac/longitude.ts'
import { degreeInSign, isOdd, type SignIndex, signAt, signOf } from '../zodiac/signs.ts'
import { lordOf } from './grahas.ts'
import { KASHINATHA_SIGNS, RAMAN_HORAS } from './horas-of-signs.ts'
import { nakshatraOf, padaOf } from './nakshatras.ts'
import type { SiderealPoint } from './points.ts'

export const VARGAS = [
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
] as const
export type Varga = (typeof VARGAS)[number]

const [ARIES, TAURUS, GEMINI, CANCER, LEO, VIRGO, LIBRA, SCORPIO, SAGITTARIUS, CAPRICORN, AQUARIUS, PISCES] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const

/** The input of a varga rule: sign, part of the sign (from 0), degree in sign, and longitude. */
interface Seat {
  sign: SignIndex
  part: number
  degree: number
  longitude: Sidereal
}
/** A mapping from a place to the number of a sign, modulo 12. */
type Mapping = (seat: Seat) => number

const byModality =
  (movable: number, fixed: number, dual: number): Mapping =>
  ({ sign, part }) =>
    [movable, fixed, dual][sign % 3]! + part
const byElement =
  (fire: number, earth: number, air: number, water: number): Mapping =>
  ({ sign, part }) =>
    [fire, earth, air, water][sign % 4]! + part
const byOddity =
  (odd: number, even: number): Mapping =>
  ({ sign, part }) =>
    (isOdd(sign) ? odd : even) + part
/** The parts of all signs in one continuous cycle from Aries. */
const cyclic =
  (n: number): Mapping =>
  ({ sign, part }) =>
    n * sign + part
/** The cycle of `cyclic`, but with the parts of even signs in reverse order. */
const evenReversed =
  (n: number): Mapping =>
  ({ sign, part }) =>
    n * sign + (isOdd(sign) ? part : n - 1 - part)
/** The odd signs in their order forward from Aries, the even signs in theirs backward from Pisces. */
const somanatha =
  (n: number): Mapping =>
  ({ sign, part }) => {
    const step = n * Math.floor(sign / 2) + part
    return isOdd(sign) ? step : 11 - step
  }
/** Odd signs count forward from themselves. Even signs count from another sign, forward or backward. */
const fromSign =
  (even: number, step: 1 | -1): Mapping =>
  ({ sign, part }) =>
    isOdd(sign) ? sign + part : sign + even + step * part
const oddEvenList =
  (odd: readonly number[], even: readonly number[]): Mapping =>
  ({ sign, part }) =>
    (isOdd(sign) ? odd : even)[part]!

// source: common practice, which names BPHS ch. 6; five unequal parts, upper bound and sign
const TRIMSHAMSHA = {
  odd: [
    [5, ARIES],
    [10, AQUARIUS],
    [18, SAGITTARIUS],
    [25, GEMINI],
    [30, LIBRA],
  ],
  even: [
    [5, TAURUS],
    [12, VIRGO],
    [20, PISCES],
    [25, CAPRICORN],
    [30, SCORPIO],
  ],
} as const
const trimshamshaPart = ({ sign, degree }: Seat): number =>
  TRIMSHAMSHA[isOdd(sign) ? 'odd' : 'even'].findIndex(([end]) => degree < end)

// source: common practice; attributed to BPHS ch. 46 (Kalachakra dasha); apasavya triples of stars, by pada, first, second and third star of the triple.
const APASAVYA_STARS = [3, 4, 5, 9, 10, 11, 15, 16, 17, 21, 22, 23]
const APASAVYA_NAVAMSHAS = [
  [SCORPIO, LIBRA, VIRGO, CANCER],
  [LEO, GEMINI, TAURUS, ARIES],
  [PISCES, AQUARIUS, CAPRICORN, SAGITTARIUS],
]

const SHASHTYAMSHA_DEITIES =
  'Ghora Rakshasa Deva Kubera Yaksha Kinnara Bhrashta Kulaghna Garala Vahni Maya Purishaka Apampati Marut Kala Sarpa Amrita Indu Mridu Komala Heramba Brahma Vishnu Maheshvara Deva Ardra Kalinasha Kshitisha Kamalakara Gulika Mrityu Kala Davagni Ghora Yama Kantaka Sudha Amrita Purnachandra Vishadagdha Kulanasha Vamshakshaya Utpata Kala Saumya Komala Shitala Karaladamshtra Chandramukhi Pravina Kalapavaka Dandayudha Nirmala Saumya Krura Atishitala Amrita Payodhi Bhramana Chandrarekha'.split(
    ' ',
  )

interface VargaRule {
  name: string
  parts: number
  /** The first method is the default. */
  methods: Record<string, Mapping>
  signifies: string
  /** In the order of the parts of odd signs. `reversed`: the last part of an even sign has the first name. */
  deities?: { names: readonly string[]; reversed: boolean } | ((seat: Seat, sign: SignIndex) => string)
}

const parasharaOnly = (mapping: Mapping) => ({ parashara: mapping })

// source: BPHS ch. 6 and 7 (shodasha varga); D5, D6, D8, D11 the conventions of Jagannatha Hora; D3 Jagannatha and Somanatha,
// D9 Kalachakra: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 6; further methods of D2, D7, D10, D24: those of Jagannatha
// Hora, as PyJHora has them
export const VARGA_RULES: Record<Varga, VargaRule> = {
  D1: {
    name: 'Rashi',
    parts: 1,
    methods: parasharaOnly(({ sign }) => sign),
    signifies: 'body, temperament and life as a whole',
  },
  D2: {
    name: 'Hora',
    parts: 2,
    methods: {
      parashara: ({ sign, part }) => ((part === 0) === isOdd(sign) ? LEO : CANCER),
      'parivritti-dvaya': cyclic(2),
      'parivritti-even-reverse': evenReversed(2),
      raman: ({ sign, part }) => RAMAN_HORAS[sign]![part]!,
      kashinatha: ({ sign, part }) => KASHINATHA_SIGNS[lordOf(sign)][(part === 0) === isOdd(sign) ? 0 : 1],
      somanatha: somanatha(2),
    },
    signifies: 'wealth and sustenance',
    deities: (_, sign) => (sign === LEO ? 'Deva' : 'Pitri'),
  },
  D3: {
    name: 'Drekkana',
    parts: 3,
    methods: {
      parashara: ({ sign, part }) => sign + 4 * part,
      'parivritti-traya': cyclic(3),
      somanatha: somanatha(3),
      jagannatha: ({ sign, part }) => [ARIES, CAPRICORN, LIBRA, CANCER][sign % 4]! + 4 * part,
    },
    signifies: 'brothers and sisters, courage',
    deities: { names: ['Narada', 'Agastya', 'Durvasa'], reversed: false },
  },
  D4: {
    name: 'Chaturthamsha',
    parts: 4,
    methods: parasharaOnly(({ sign, part }) => sign + 3 * part),
    signifies: 'home, land and fortune',
  },
  D5: {
    name: 'Panchamsha',
    parts: 5,
    methods: parasharaOnly(
      oddEvenList([ARIES, AQUARIUS, SAGITTARIUS, GEMINI, LIBRA], [TAURUS, VIRGO, PISCES, CAPRICORN, SCORPIO]),
    ),
    signifies: 'fame, authority and merit',
  },
  D6: {
    name: 'Shashthamsha',
    parts: 6,
    methods: parasharaOnly(byOddity(ARIES, LIBRA)),
    signifies: 'illness, debts and disputes',
  },
  D7: {
    name: 'Saptamsha',
    parts: 7,
    methods: {
      parashara: fromSign(6, 1),
      'even-backward': fromSign(6, -1),
      // The result is the same as by `evenReversed`.
      'even-backward-to-seventh': fromSign(0, -1),
      somanatha: somanatha(7),
    },
    signifies: 'children and descendants',
    deities: {
      names: ['Kshara', 'Kshira', 'Dadhi', 'Ghrita', 'Ikshurasa', 'Madya', 'Shuddhajala'],
      reversed: true,
    },
  },
  D8: {
    name: 'Ashtamsha',
    parts: 8,
    methods: parasharaOnly(byModality(ARIES, SAGITTARIUS, LEO)),
    signifies: 'sudden troubles and length of life',
  },
  D9: {
    name: 'Navamsha',
    parts: 9,
    methods: {
      parashara: cyclic(9),
      kalachakra: (seat) => {
        const star = nakshatraOf(seat.longitude)
        return APASAVYA_STARS.includes(star)
          ? APASAVYA_NAVAMSHAS[star % 3]![padaOf(seat.longitude) - 1]!
          : cyclic(9)(seat)
      },
    },
    signifies: 'marriage, dharma and the strength behind each planet',
  },
  D10: {
    name: 'Dashamsha',
    parts: 10,
    methods: {
      parashara: fromSign(8, 1),
      'even-backward': fromSign(8, -1),
      'even-backward-from-fifth': fromSign(4, -1),
      parivritti: cyclic(10),
      'parivritti-even-reverse': evenReversed(10),
      somanatha: somanatha(10),
    },
    signifies: 'work, rank and achievement',
    deities: {
      names: ['Indra', 'Agni', 'Yama', 'Nirriti', 'Varuna', 'Vayu', 'Kubera', 'Ishana', 'Brahma', 'Ananta'],
      reversed: true,
    },
  },
  D11: {
    name: 'Rudramsha (Ekadashamsha)',
    parts: 11,
    methods: parasharaOnly(({ sign, part }) => 12 - sign + part),
    signifies: 'gains, and death and destruction in some schools',
  },
  D12: {
    name: 'Dwadashamsha',
    parts: 12,
    methods: parasharaOnly(({ sign, part }) => sign + part),
    signifies: 'parents and forebears',
    deities: { names: ['Ganesha', 'Ashvins', 'Yama', 'Ahi'], reversed: false },
  },
  D16: {
    name: 'Shodashamsha',
    parts: 16,
    methods: parasharaOnly(byModality(ARIES, LEO, SAGITTARIUS)),
    signifies: 'vehicles, comforts and happiness',
    deities: { names: ['Brahma', 'Vishnu', 'Shiva', 'Surya'], reversed: true },
  },
  D20: {
    name: 'Vimshamsha',
    parts: 20,
    methods: parasharaOnly(byModality(ARIES, SAGITTARIUS, LEO)),
    signifies: 'worship and spiritual practice',
  },
  D24: {
    name: 'Siddhamsha',
    parts: 24,
    methods: {
      parashara: byOddity(LEO, CANCER),
      'even-backward': ({ sign, part }) => (isOdd(sign) ? LEO + part : CANCER - part),
      'all-from-leo': byOddity(LEO, LEO),
    },
    signifies: 'learning and knowledge',
    deities: {
      names: [
        'Skanda',
        'Parashudhara',
        'Anala',
        'Vishvakarma',
        'Bhaga',
        'Mitra',
        'Maya',
        'Antaka',
        'Vrishadhvaja',
        'Govinda',
        'Madana',
        'Bhima',
      ],
      reversed: true,
    },
  },
  D27: {
    name: 'Bhamsha (Nakshatramsha)',
    parts: 27,
    methods: parasharaOnly(byElement(ARIES, CANCER, LIBRA, CAPRICORN)),
    signifies: 'strengths and weaknesses',
  },
  D30: {
    name: 'Trimshamsha',
    parts: 30,
    methods: {
      parashara: (seat) => TRIMSHAMSHA[isOdd(seat.sign) ? 'odd' : 'even'][trimshamshaPart(seat)]![1],
      parivritti: cyclic(30),
    },
    signifies: 'misfortunes and illness',
    deities: (seat) => {
      const names = ['Agni', 'Vayu', 'Indra', 'Kubera', 'Varuna']
      const part = trimshamshaPart(seat)
      return names[isOdd(seat.sign) ? part : 4 - part]!
    },
  },
  D40: {
    name: 'Khavedamsha',
    parts: 40,
    methods: parasharaOnly(byOddity(ARIES, LIBRA)),
    signifies: 'good and bad effects through the mother’s line',
  },
  D45: {
    name: 'Akshavedamsha',
    parts: 45,
    methods: parasharaOnly(byModality(ARIES, LEO, SAGITTARIUS)),
    signifies: 'character, and effects through the father’s line',
  },
  D60: {
    name: 'Shashtiamsha',
    parts: 60,
    methods: { 'from-sign': ({ sign, part }) => sign + part, 'from-aries': ({ part }) => part },
    signifies: 'the residue of past deeds, in every matter',
    deities: { names: SHASHTYAMSHA_DEITIES, reversed: true },
  },
}

const DEFAULT_METHODS = Object.fromEntries(
  VARGAS.map((code) => [code, Object.keys(VARGA_RULES[code].methods)[0]!]),
) as Record<Varga, string>
export const defaultMethod = (code: Varga): string => DEFAULT_METHODS[code]

export interface VargaSeat {
  sign: SignIndex
  /** (degree in sign x parts) modulo 30, in every varga. */
  degree: number
  /** From 1, within the rashi. The unequal parts of the Parashara Trimshamsha are numbered 1..5. */
  part: number
  deity: string | null
}

/** The place of a sidereal longitude in a varga. `method` must be a key of the varga's `methods`. */
export const vargaSeat = (longitude: Sidereal, code: Varga, method?: string): VargaSeat => {
  const sign = signOf(longitude)
  return vargaSeatOf({ longitude, sign, degree: degreeInSign(longitude, sign) }, code, method)
}

/** The place of a point in a varga, from its sign and degree. */
export const vargaSeatOf = (
  { longitude, sign: rashi, degree }: Pick<SiderealPoint, 'longitude' | 'sign' | 'degree'>,
  code: Varga,
  method = defaultMethod(code),
): VargaSeat => {
  const rule = VARGA_RULES[code]
  const seat: Seat = { sign: rashi, part: partOf(degree, rule.parts, 30), degree, longitude }
  const sign = signAt(rule.methods[method]!(seat))
  const inside = (degree * rule.parts) % 30
  const unequal = code === 'D30' && method === 'parashara'
  return {
    sign,
    // Rounding can put the start of a part just below it.
    degree: inside > 30 - rule.parts * 0.75e-9 ? 0 : inside,
    part: (unequal ? trimshamshaPart(seat) : seat.part) + 1,
    deity: deityOf(rule, seat, sign),
  }
}

const deityOf = ({ deities, parts }: VargaRule, seat: Seat, sign: SignIndex): string | null => {
  if (!deities) return null
  if (typeof deities === 'function') return deities(seat, sign)
  const part = deities.reversed && !isOdd(seat.sign) ? parts - 1 - seat.part : seat.part
  return deities.names[part % deities.names.length]!
}

/** The name of a varga within a sentence, for example `the navamsha (D9)`. */
export const vargaInSentence = (varga: Varga): string =>
  `the ${VARGA_RULES[varga].name.replace(/ \(.*/, '').toLowerCase()} (${varga})`
