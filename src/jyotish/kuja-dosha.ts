import { houseFrom, type Sign, type SignIndex, signName } from '../zodiac/signs.ts'
import { occupants, type RasiChart } from './chart.ts'
import { isExalted, isOwn } from './dignity.ts'
import { type Graha, lordOf } from './grahas.ts'
import { EXEMPT_SIGNS, MANGLIK_HOUSES } from './manglik.ts'
import { aspects } from './nature.ts'

export const KUJA_REFERENCES = ['Ascendant', 'Moon', 'Venus'] as const
export type KujaReference = (typeof KUJA_REFERENCES)[number]
// source: common practice, the ascendant half, the Moon more than Venus
const WEIGHT = { Ascendant: 50, Moon: 30, Venus: 20 } as const satisfies Record<KujaReference, number>

export const KUJA_NETS = ['none', 'mild', 'full'] as const

export interface KujaOptions {
  /** House 2, the southern addition; default true. */
  includeSecond?: boolean
  /** Completed years of age on the day of the question. */
  age: number
}

export interface KujaRule {
  rule: string
  strength: 'strong' | 'mild' | 'told'
  holds: boolean
  evidence: string
}

export interface KujaDosha {
  present: boolean
  /** 0 .. 100 */
  percentage: number
  from: Record<KujaReference, { house: number; counts: boolean }>
  rules: KujaRule[]
  /** By one strong rule or two mild ones. */
  cancelled: boolean
  /** `mild` where one mild rule holds. */
  net: (typeof KUJA_NETS)[number]
}

const housesOf = ({ includeSecond = true }: Pick<KujaOptions, 'includeSecond'>) =>
  MANGLIK_HOUSES.filter((house) => includeSecond || house !== 2)

const placesOf = (graha: Graha, chart: RasiChart, houses: readonly number[]): KujaDosha['from'] => {
  const from = (sign: SignIndex) => {
    const house = houseFrom(sign, chart.graha[graha].sign)
    return { house, counts: houses.includes(house) }
  }
  return {
    Ascendant: from(chart.ascendant.sign),
    Moon: from(chart.graha.Moon.sign),
    Venus: from(chart.graha.Venus.sign),
  }
}

const percentageOf = (from: KujaDosha['from'], references: readonly KujaReference[] = KUJA_REFERENCES) =>
  references.reduce((sum, reference) => sum + (from[reference].counts ? WEIGHT[reference] : 0), 0)

// source: B. V. Raman, Muhurta; house 1 in Aries beside the list of `manglik`
const EXEMPT: Record<number, readonly Sign[]> = { 1: ['Aries'], ...EXEMPT_SIGNS }

/**
 * Kuja dosha: Mars in 1, 2, 4, 7, 8 or 12 (whole signs) from the ascendant, the Moon or Venus, with the thirteen rules of
 * cancellation (Muhurta works through B. V. Raman; popular practice for the last). Where there is no dosha no rule holds.
 */
export const kujaDosha = (chart: RasiChart, options: KujaOptions): KujaDosha => {
  const from = placesOf('Mars', chart, housesOf(options))
  const percentage = percentageOf(from)
  const present = percentage > 0
  const rules = rulesOf(chart, from, options.age).map((rule) => (present ? rule : { ...rule, holds: false }))
  const holding = (strength: KujaRule['strength']) =>
    rules.filter((rule) => rule.strength === strength && rule.holds).length
  const cancelled = holding('strong') > 0 || holding('mild') > 1
  return {
    present,
    percentage,
    from,
    rules,
    cancelled,
    net: !present || cancelled ? 'none' : holding('mild') === 1 ? 'mild' : 'full',
  }
}

/** The load of another chart: Mars, Saturn and Rahu in turn under the same rule, without Venus; the largest, 0 .. 80. */
export const kujaLoad = (chart: RasiChart, options: Pick<KujaOptions, 'includeSecond'>): number =>
  Math.max(
    ...(['Mars', 'Saturn', 'Rahu'] as const).map((graha) =>
      percentageOf(placesOf(graha, chart, housesOf(options)), ['Ascendant', 'Moon']),
    ),
  )

const rulesOf = (chart: RasiChart, from: KujaDosha['from'], age: number): KujaRule[] => {
  const { Mars, Jupiter, Venus } = chart.graha
  const sign = signName(Mars.sign)
  const ascendant = signName(chart.ascendant.sign)
  const dispositor = chart.graha[lordOf(Mars.sign)]
  const counting = KUJA_REFERENCES.filter((reference) => from[reference].counts)
  const standing = (names: readonly string[]) => (names.length > 0 ? names.join(' and ') : 'none')
  const joined = (['Jupiter', 'Moon'] as const).filter((graha) => chart.graha[graha].sign === Mars.sign)
  const inFirst = (['Jupiter', 'Venus'] as const).filter((graha) => chart.graha[graha].house === 1)
  const malefics = occupants(chart.planets, (chart.ascendant.sign + 6) % 12)
    .map(({ name }) => name)
    .filter((name) => ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'].includes(name))
  const helpers = [
    ...(Jupiter.house === 7 ? ['Jupiter'] : []),
    ...(Venus.house === 7 && (isOwn('Venus', Venus.sign) || isExalted('Venus', Venus.sign)) ? ['Venus'] : []),
  ]
  const strong = (rule: string, holds: boolean, evidence: string) =>
    ({ rule, strength: 'strong', holds, evidence }) as const
  const mild = (rule: string, holds: boolean, evidence: string) =>
    ({ rule, strength: 'mild', holds, evidence }) as const

  return [
    strong('own_or_exalted', isOwn('Mars', Mars.sign) || isExalted('Mars', Mars.sign), `Mars is in ${sign}`),
    strong(
      'house_sign_exception',
      counting.every((reference) => EXEMPT[from[reference].house]?.includes(sign)),
      `Mars in ${sign} counts in ${counting.map((reference) => `house ${from[reference].house} from ${reference}`).join(', ') || 'no house'}`,
    ),
    strong('leo_or_aquarius', sign === 'Leo' || sign === 'Aquarius', `Mars is in ${sign}`),
    strong('yogakaraka_lagna', ascendant === 'Cancer' || ascendant === 'Leo', `the ascendant is ${ascendant}`),
    strong('with_jupiter_or_moon', joined.length > 0, `in the sign of Mars stand: ${standing(joined)}`),
    strong(
      'jupiter_aspect',
      aspects('Jupiter', Jupiter.sign, Mars.sign),
      `Mars is in house ${houseFrom(Jupiter.sign, Mars.sign)} from Jupiter`,
    ),
    mild('benefic_in_lagna', inFirst.length > 0, `in the ascendant stand, of Jupiter and Venus: ${standing(inFirst)}`),
    mild(
      'jupiter_in_seventh_unafflicted',
      helpers.length > 0 && malefics.length === 0,
      `helpers in the 7th: ${standing(helpers)}; malefics there: ${standing(malefics)}`,
    ),
    mild('friend_sign', ['Cancer', 'Sagittarius', 'Pisces'].includes(sign), `Mars is in ${sign}`),
    mild('movable_sign', sign === 'Libra', `Mars is in ${sign}`),
    mild(
      'combust_or_retrograde',
      Mars.combust || Mars.retrograde,
      `Mars is ${Mars.fromSun.toFixed(1)} degrees from the Sun${Mars.retrograde ? ' and retrograde' : ''}`,
    ),
    mild(
      'dispositor_kendra_trikona',
      [1, 4, 5, 7, 9, 10].includes(dispositor.house),
      `${dispositor.name}, lord of ${sign}, is in house ${dispositor.house}`,
    ),
    { rule: 'age_28', strength: 'told', holds: age >= 28, evidence: `${age} years of age completed` },
  ]
}

export const KUJA_VERDICTS = ['both_free', 'both_manglik_balanced', 'cancelled', 'one_sided_mild', 'one_sided'] as const

export interface KujaVerdict {
  verdict: (typeof KUJA_VERDICTS)[number]
  match: boolean
}

export interface KujaPair extends KujaVerdict {
  reasons: string[]
}

export interface KujaSide {
  dosha: KujaDosha
  /** Of the same chart, as `kujaLoad` gives it. */
  load: number
}

const isManglik = ({ dosha }: KujaSide) => dosha.net !== 'none'

/** The side that bears a dosha alone, and the other; null where none or both do. */
const oneSided = (groom: KujaSide, bride: KujaSide) =>
  isManglik(groom) === isManglik(bride)
    ? null
    : isManglik(groom)
      ? { bearer: groom, other: bride, name: 'bride' }
      : { bearer: bride, other: groom, name: 'groom' }

/** How two charts stand to each other. */
export const kujaVerdict = (groom: KujaSide, bride: KujaSide): KujaVerdict => {
  if (!groom.dosha.present && !bride.dosha.present) return { verdict: 'both_free', match: true }
  const lone = oneSided(groom, bride)
  if (!lone) return { verdict: isManglik(groom) ? 'both_manglik_balanced' : 'cancelled', match: true }
  const { bearer, other } = lone
  if (other.load > 0 && Math.abs(other.load - bearer.dosha.percentage) <= 30)
    return { verdict: 'both_manglik_balanced', match: true }
  return { verdict: bearer.dosha.net === 'mild' ? 'one_sided_mild' : 'one_sided', match: false }
}

const told = (name: string, { dosha }: KujaSide) =>
  dosha.present
    ? `The ${name} has the dosha at ${dosha.percentage} percent${dosha.cancelled ? ', cancelled' : dosha.net === 'mild' ? ', made mild' : ''}.`
    : `The ${name} is free of the dosha.`

/** The same, with what it rests on. */
export const kujaPair = (groom: KujaSide, bride: KujaSide): KujaPair => {
  const verdict = kujaVerdict(groom, bride)
  const lone = oneSided(groom, bride)
  const reasons = [told('groom', groom), told('bride', bride)]
  if (lone)
    reasons.push(
      verdict.match
        ? `Dosha samya: Mars, Saturn or Rahu load the ${lone.name}'s chart with ${lone.other.load} percent, within 30 of the other side.`
        : `The load of the ${lone.name}'s chart is ${lone.other.load} percent, which does not balance it.`,
    )
  else if (isManglik(groom)) reasons.push('Both sides bear it: each balances the other.')
  return { ...verdict, reasons }
}
