export const AYADI_UNITS = ['kishku_hasta', 'kerala_kol', 'custom'] as const
export type AyadiUnit = (typeof AYADI_UNITS)[number]
export const AYADI_SCHOOLS = ['sthapati', 'kerala'] as const
export type AyadiSchool = (typeof AYADI_SCHOOLS)[number]

/** Units in metres. Source: the hasta of 33 inches in present Sthapati practice; the kol of 24 viral of 3 cm in Kerala. */
const UNIT_METRES = { kishku_hasta: 0.8382, kerala_kol: 0.72 } as const
export const unitMetres = (unit: AyadiUnit, custom: number): number => (unit === 'custom' ? custom : UNIT_METRES[unit])
export const schoolOf = (unit: AyadiUnit): AyadiSchool => (unit === 'kerala_kol' ? 'kerala' : 'sthapati')

type Limb = 'aya' | 'vyaya' | 'yoni' | 'nakshatra' | 'vara' | 'tithi'
type Rule = readonly [multiplier: number, divisor: number]
/**
 * Multiplier and divisor of the perimeter. Source: present Sthapati practice after vaastuveda.com/ayadi-calculation (all but tithi);
 * Kerala aya and vyaya after abhouseplans.blogspot.com/2019/06. Unverified: that these are the verses of Mayamata 9, Manasara 9 and
 * Manushyalaya Chandrika, the tithi of the Sthapatis, and the other Kerala rules.
 */
export const AYADI_RULES = {
  sthapati: {
    aya: [8, 12],
    vyaya: [9, 10],
    yoni: [3, 8],
    nakshatra: [8, 27],
    vara: [9, 7],
    tithi: [9, 30],
    amsha: [4, 9],
    vayas: null,
  },
  kerala: {
    aya: [8, 12],
    vyaya: [3, 14],
    yoni: [3, 8],
    nakshatra: [8, 27],
    vara: [8, 7],
    tithi: [8, 30],
    amsha: null,
    vayas: [8, 27],
  },
} as const satisfies Record<AyadiSchool, Record<Limb, Rule> & { amsha: Rule | null; vayas: Rule | null }>

type NamedRow = readonly [name: string, favourable: boolean | null, text: string]
export const AYADI_YONIS: readonly NamedRow[] = [
  ['Dhvaja', true, 'The flag, of the east: fit for every house.'],
  ['Dhuma', false, 'Smoke, of the south-east: trouble at the hearth.'],
  ['Simha', true, 'The lion, of the south: strength and command.'],
  ['Shvana', false, 'The dog, of the south-west: quarrel and want.'],
  ['Vrishabha', true, 'The bull, of the west: grain and herds.'],
  ['Khara', false, 'The ass, of the north-west: labour without fruit.'],
  ['Gaja', true, 'The elephant, of the north: gains and standing.'],
  ['Kaka', false, 'The crow, of the north-east: restlessness.'],
]
const AMSHAS: readonly NamedRow[] = [
  ['Taskara', false, 'The thief: loss.'],
  ['Bhukti', true, 'Enjoyment.'],
  ['Shakti', true, 'Power.'],
  ['Dhanya', true, 'Grain.'],
  ['Nripa', true, 'The king.'],
  ['Kliba', false, 'Want of vigour.'],
  ['Nirbhaya', true, 'Freedom from fear.'],
  ['Daridra', false, 'Poverty.'],
  ['Preshya', false, 'Service to others.'],
]
const VAYAS: readonly NamedRow[] = [
  ['Balya', null, 'Childhood: middling.'],
  ['Kaumara', true, 'Youth: good.'],
  ['Yauvana', true, 'Prime: best.'],
  ['Vardhakya', null, 'Old age: middling.'],
  ['Nidhana', false, 'Death: to be avoided.'],
]
// source: Muhurta practice; good: the weekdays of the benefics; bad: the rikta tithis, the eighth and the new Moon
const VARAS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const GOOD_VARAS = [2, 4, 5, 6]
const BAD_TITHIS = [4, 8, 9, 14, 19, 23, 24, 29, 30]
// biome-ignore format: fifteen in a row
const TITHIS = [
  'Pratipada', 'Dwitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami', 'Navami', 'Dashami', 'Ekadashi', 'Dwadashi', 'Trayodashi', 'Chaturdashi',
] as const
const tithiName = (number: number) =>
  number === 15
    ? 'Purnima'
    : number === 30
      ? 'Amavasya'
      : `${number > 15 ? 'Krishna' : 'Shukla'} ${TITHIS[(number - 1) % 15]}`
// source: common practice (tara bala), which refers to Muhurta Chintamani
const TARAS = ['Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari', 'Sadhaka', 'Vadha', 'Mitra', 'Parama Mitra'] as const
const GOOD_TARAS = [2, 4, 6, 8, 9]

export interface AyadiItem {
  product: number
  divisor: number
  /** From 1 to the divisor. */
  remainder: number
  name: string
  favourable: boolean | null
  text: string
}
export interface Ayadi {
  aya: AyadiItem
  vyaya: AyadiItem
  yoni: AyadiItem
  nakshatra: AyadiItem & { tara: string | null }
  vara: AyadiItem
  tithi: AyadiItem
  amsha: AyadiItem | null
  vayas: AyadiItem | null
  ayaExceedsVyaya: boolean
  score: number
  verdict: (typeof AYADI_VERDICTS)[number]
}
export const AYADI_VERDICTS = ['excellent', 'good', 'mixed', 'poor'] as const

/** The integer part, with a tolerance for rounding errors just below an integer. */
const whole = (value: number): number => Math.floor(value + 1e-6)
/** The remainder from 1 to the divisor: a remainder of 0 counts as the divisor. */
export const remainderOf = (value: number, divisor: number): number => value % divisor || divisor

/** The names of the nakshatras in order, and the index of the owner's nakshatra (0 to 26). */
export interface Stars {
  names: readonly string[]
  owner: number | null
}

/** The Ayadi formulas for a perimeter in units of a school, in integers as in the texts. */
export const ayadiOf = (perimeter: number, school: AyadiSchool, stars: Stars): Ayadi => {
  const rules = AYADI_RULES[school]
  const resultOf = ([multiplier, divisor]: Rule) => {
    const product = whole(multiplier * perimeter)
    return { product, divisor, remainder: remainderOf(product, divisor) }
  }
  const itemOf = (rule: Rule, table: readonly NamedRow[]): AyadiItem => {
    const result = resultOf(rule)
    const [name, favourable, text] = table[result.remainder - 1]!
    return { ...result, name, favourable, text }
  }
  const aya = resultOf(rules.aya)
  const vyaya = resultOf(rules.vyaya)
  const balance = Math.sign(aya.remainder - vyaya.remainder)
  const star = resultOf(rules.nakshatra)
  const tara = stars.owner === null ? null : ((star.remainder - 1 - stars.owner + 27) % 27) % 9
  const starFavour = tara === null || tara === 0 ? null : GOOD_TARAS.includes(tara + 1)
  const vara = resultOf(rules.vara)
  const tithi = resultOf(rules.tithi)
  const vayas =
    rules.vayas &&
    (() => {
      const result = resultOf(rules.vayas)
      const age = Math.floor(result.product / result.divisor)
      const remainder = remainderOf(age, 5)
      const [name, favourable, text] = VAYAS[remainder - 1]!
      return { product: age, divisor: 5, remainder, name, favourable, text }
    })()
  const items = {
    aya: {
      ...aya,
      name: 'Aya',
      favourable: balance > 0,
      text: `Income ${aya.remainder} against expense ${vyaya.remainder}.`,
    },
    vyaya: {
      ...vyaya,
      name: 'Vyaya',
      favourable: balance > 0,
      text: `Expense ${vyaya.remainder}, ${['more than', 'equal to', 'less than'][balance + 1]} the income.`,
    },
    yoni: itemOf(rules.yoni, AYADI_YONIS),
    nakshatra: {
      ...star,
      name: stars.names[star.remainder - 1]!,
      favourable: starFavour,
      text:
        tara === null
          ? "The house's star; send owner_nakshatra for its tara."
          : `Tara ${TARAS[tara]}, ${tara + 1} of 9 from the owner’s star.`,
      tara: tara === null ? null : TARAS[tara]!,
    },
    vara: {
      ...vara,
      name: VARAS[vara.remainder - 1]!,
      favourable: GOOD_VARAS.includes(vara.remainder),
      text: `Day ${vara.remainder} of the week, from Sunday.`,
    },
    tithi: {
      ...tithi,
      name: tithiName(tithi.remainder),
      favourable: !BAD_TITHIS.includes(tithi.remainder),
      text: `Lunar day ${tithi.remainder} of 30.`,
    },
    amsha: rules.amsha && itemOf(rules.amsha, AMSHAS),
    vayas,
  }
  const portion = items.amsha ?? items.vayas!
  const score =
    (items.yoni.favourable ? 30 : 0) +
    [0, 15, 30][balance + 1]! +
    (starFavour === null ? 8 : starFavour ? 15 : 0) +
    (items.vara.favourable ? 10 : 0) +
    (items.tithi.favourable ? 5 : 0) +
    (portion.favourable === null ? 5 : portion.favourable ? 10 : 0)
  return {
    ...items,
    ayaExceedsVyaya: balance > 0,
    score,
    verdict: score >= 85 ? 'excellent' : score >= 65 ? 'good' : score >= 45 ? 'mixed' : 'poor',
  }
}

/** The three nearest perimeters with a score of at least 85, within three units, in steps of 1/24 unit. */
export const nearestFavourable = (perimeter: number, school: AyadiSchool, stars: Stars): number[] =>
  Array.from({ length: 145 }, (_, index) => perimeter + (index - 72) / 24)
    .filter((units) => units > 0 && ayadiOf(units, school, stars).score >= 85)
    .sort((a, b) => Math.abs(a - perimeter) - Math.abs(b - perimeter) || a - b)
    .slice(0, 3)

export const AYADI_RELATIONS = ['yaksha', 'rakshasa', 'pishacha'] as const
/** The rule of the area in square units. Source: Samarangana Sutradhara: aya above vyaya yaksha, below it rakshasa, equal pishacha. */
export const areaRule = (area: number) => {
  const square = whole(area)
  const aya = remainderOf(square, 8)
  const nakshatra = remainderOf(8 * square, 27)
  const vyaya = remainderOf(nakshatra, 8)
  return { aya, nakshatra, vyaya, relation: AYADI_RELATIONS[aya > vyaya ? 0 : aya < vyaya ? 1 : 2]! }
}
