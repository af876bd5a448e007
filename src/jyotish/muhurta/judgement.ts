import type { JulianDay } from '../../time/julian-day.ts'
import { houseFrom, signName, signNumbered } from '../../zodiac/signs.ts'
import { type RasiChart, rasiChart } from '../chart.ts'
import type { Graha } from '../grahas.ts'
import { KENDRAS, TRIKONAS } from '../house-groups.ts'
import { type Karana, karanaName, type NityaYoga, pakshaOf, tithiName, WEEKDAYS, yogaName } from '../limbs.ts'
import { amantaName, LUNAR_MONTHS } from '../lunar-month.ts'
import { NAKSHATRAS, type Nakshatra } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { DIRECTIONS, type Direction } from '../panchang/day-parts.ts'
import { KARANA, MOON_SIGN_LIMB, PANCHANG_AYANAMSHA, STAR, SUN_SIGN_LIMB, TITHI, YOGA_LIMB } from '../panchang/limbs.ts'
import { SPECIAL_YOGAS } from '../panchang/special-yogas.ts'
import { chandraOf, taraOf } from '../panchang/stars.ts'
import { chandraVasa, yogini } from '../panchang/vasa.ts'
import { isBlockingAt, isExcluded, type MuhurtaRequest, type Obstacle, type Strictness } from './obstacles.ts'
import type { ChartRule } from './purposes.ts'
import type { MuhurtaSky } from './sky-context.ts'

/** The result of a rule for or against a moment, with its points. */
export interface RuleResult {
  rule: string
  required: string
  found: string
  result: 'pass' | 'fail' | 'neutral'
  /** Points added to 50. */
  weight: number
  blocking: boolean
}

export interface MuhurtaJudgement {
  rulings: RuleResult[]
  /** Obstacles at the moment. */
  faults: (Obstacle & { blocking: boolean })[]
  score: number
  limbs: { tithi: string; nakshatra: Nakshatra; yoga: NityaYoga; karana: Karana; masa: string; vara: number }
  chart: RasiChart
}

// source: this project's own weighing
const BASE_SCORE = 50
const POINTS = {
  star: 15,
  tithi: 10,
  weekday: 8,
  lagna: 7,
  yoga: 5,
  benefic: 5,
  tara: 5,
  chandra: 5,
  fault: -10,
} as const

const BENEFICS: readonly Graha[] = ['Jupiter', 'Venus', 'Mercury']
const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']
const KENDRAS_AND_TRIKONAS: readonly number[] = [...KENDRAS, ...TRIKONAS]

const list = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : 'none')

const inHouses = (chart: RasiChart, houses: readonly number[], among?: readonly Graha[]) =>
  chart.planets
    .filter(({ house, name }) => houses.includes(house) && (!among || among.includes(name as Graha)))
    .map(({ name, house }) => `${name} in house ${house}`)

const chartRuling = ({ name, kind, houses }: ChartRule, chart: RasiChart, strictness: Strictness): RuleResult => {
  const planets =
    kind === 'empty'
      ? inHouses(chart, houses)
      : inHouses(chart, houses, kind === 'no malefic' ? MALEFICS : kind === 'benefic' ? BENEFICS : ['Moon'])
  const pass = planets.length > 0 === (kind === 'benefic')
  return ruling(name, name, list(planets), pass, 0, 0, isBlockingAt('customary', strictness))
}

const ruling = (
  rule: string,
  required: string,
  planets: string,
  pass: boolean,
  gain: number,
  loss: number,
  blocking: boolean,
): RuleResult => ({
  rule,
  required,
  found: planets,
  result: pass ? 'pass' : 'fail',
  weight: pass ? gain : loss,
  blocking: blocking && !pass,
})

/**
 * The direction so many quarters to the right of another. The Moon is good in front or on the right, the yogini behind
 * or on the left.
 */
const rotated = (direction: Direction, quarters: number): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + quarters * 2 + 8) % 8]!

/** The judgement of a moment of a day in the searched range. `current`: the obstacles at the moment. */
export const judge = (
  at: JulianDay,
  day: PanchangDay,
  current: readonly Obstacle[],
  muhurtaSky: MuhurtaSky,
  request: MuhurtaRequest,
  strictness: Strictness,
): MuhurtaJudgement => {
  const { purpose, persons, direction } = request
  const { almanac, months, site, sky } = muhurtaSky
  const [tithi, star, yoga, karana, moonSign, sunSign] = [
    TITHI,
    STAR,
    YOGA_LIMB,
    KARANA,
    MOON_SIGN_LIMB,
    SUN_SIGN_LIMB,
  ].map((limb) => almanac.at(limb, at).number) as [number, number, number, number, number, number]
  const month = months.find(({ from, to }) => from <= at && at < to)!
  const chart = rasiChart(at, site, { ayanamsha: PANCHANG_AYANAMSHA, node: 'mean' }, sky)
  const weekday = WEEKDAYS[day.weekday]!
  const lagna = signName(chart.ascendant.sign)
  const isBlocking = (gravity: Obstacle['gravity']) => isBlockingAt(gravity, strictness)
  const tithiWords = tithi % 15 === 0 ? tithiName(tithi) : `${pakshaOf(tithi)} ${tithiName(tithi)}`
  const relaxedPoints = strictness === 'relaxed' ? POINTS.fault : 0

  const rulings: RuleResult[] = [
    ruling(
      'Nakshatra',
      list(purpose.stars.map((number) => NAKSHATRAS[number - 1]!)),
      NAKSHATRAS[star - 1]!,
      purpose.stars.includes(star),
      POINTS.star,
      0,
      isBlocking('grave'),
    ),
    ruling(
      'Tithi',
      list(purpose.tithis.map((number) => `${pakshaOf(number)[0]}${((number - 1) % 15) + 1}`)),
      tithiWords,
      purpose.tithis.includes(tithi),
      POINTS.tithi,
      relaxedPoints,
      isBlocking('minor'),
    ),
    ruling(
      'Weekday',
      list(purpose.weekdays),
      weekday,
      purpose.weekdays.includes(weekday),
      POINTS.weekday,
      isExcluded(weekday, purpose) ? relaxedPoints : 0,
      isBlocking(isExcluded(weekday, purpose) || request.required.includes('weekday') ? 'minor' : 'customary'),
    ),
  ]
  if (purpose.months)
    rulings.push(
      ruling(
        'Lunar month',
        list(purpose.months),
        amantaName(month),
        !month.adhika && purpose.months.includes(LUNAR_MONTHS[month.index]!),
        0,
        relaxedPoints,
        isBlocking('minor'),
      ),
    )
  if (purpose.sun)
    rulings.push(
      ruling(
        "Sun's sign",
        list(purpose.sun),
        signName(signNumbered(sunSign)),
        purpose.sun.includes(signName(signNumbered(sunSign))),
        0,
        relaxedPoints,
        isBlocking('minor'),
      ),
    )
  if (purpose.lagna)
    rulings.push(
      ruling(
        'Ascendant',
        list(purpose.lagna),
        lagna,
        purpose.lagna.includes(lagna),
        POINTS.lagna,
        0,
        isBlocking('customary'),
      ),
    )
  rulings.push(...(purpose.chart ?? []).map((rule) => chartRuling(rule, chart, strictness)))

  const yogas = SPECIAL_YOGAS.filter(
    ({ category, windows }) =>
      category === 'auspicious' && windows(day, almanac).some(({ from, to }) => from <= at && at < to),
  )
  for (const { name, basis } of yogas)
    rulings.push(ruling(`Yoga ${name}`, basis, 'present', true, POINTS.yoga, 0, false))

  const helpers = inHouses(chart, KENDRAS_AND_TRIKONAS, BENEFICS)
  rulings.push(
    ruling(
      'Benefic in a kendra or trikona',
      'Jupiter, Venus or Mercury in house 1, 4, 5, 7, 9 or 10',
      list(helpers),
      helpers.length > 0,
      POINTS.benefic,
      0,
      false,
    ),
  )
  const eighth = inHouses(chart, [8], MALEFICS)
  rulings.push(
    ruling(
      'House 8 free of malefics',
      'none of Sun, Mars, Saturn, Rahu, Ketu',
      list(eighth),
      eighth.length === 0,
      0,
      POINTS.fault,
      false,
    ),
  )
  const moon = houseFrom(chart.ascendant.sign, signNumbered(moonSign))
  rulings.push(
    ruling(
      'Moon outside houses 6, 8, 12',
      'not 6, 8 or 12',
      `house ${moon}`,
      ![6, 8, 12].includes(moon),
      0,
      POINTS.fault,
      false,
    ),
  )

  persons.forEach((person, i) => {
    const ofPerson = persons.length > 1 ? ` of person ${i + 1}` : ''
    if (person.star !== null) {
      const tara = taraOf(person.star, star)
      rulings.push(ruling(`Tara bala${ofPerson}`, 'tara 2, 4, 6, 8 or 9', tara.name, tara.good, POINTS.tara, 0, false))
    }
    if (person.sign !== null) {
      const chandra = chandraOf(person.sign, signNumbered(moonSign))
      rulings.push(
        ruling(
          `Chandra bala${ofPerson}`,
          'Moon 1, 3, 6, 7, 10 or 11 from the sign',
          `${chandra.count} from the sign`,
          chandra.good,
          POINTS.chandra,
          0,
          false,
        ),
      )
    }
  })

  if (direction !== null) {
    const vasa = chandraVasa(moonSign - 1)
    rulings.push(
      ruling(
        'Chandra vasa',
        'in front or on the right',
        vasa,
        vasa === direction || vasa === rotated(direction, 1),
        0,
        0,
        isBlocking('customary'),
      ),
    )
    const yoginiDirection = yogini(tithi)
    rulings.push(
      ruling(
        'Yogini',
        'behind or on the left',
        yoginiDirection,
        yoginiDirection === rotated(direction, 2) || yoginiDirection === rotated(direction, -1),
        0,
        0,
        isBlocking('customary'),
      ),
    )
  }

  const faults = current.map((each) => ({ ...each, blocking: isBlocking(each.gravity) }))
  for (const { name, blocking } of faults.filter(({ rule }) => !rule))
    rulings.push(ruling(name, 'absent', 'present', false, 0, blocking ? 0 : POINTS.fault, blocking))
  if (purpose.note)
    rulings.push({
      rule: 'Note',
      required: purpose.note,
      found: 'not looked at',
      result: 'neutral',
      weight: 0,
      blocking: false,
    })

  const total = rulings.reduce((sum, { weight }) => sum + weight, BASE_SCORE)
  return {
    rulings,
    faults,
    score: Math.min(100, Math.max(0, total)),
    limbs: {
      tithi: tithiWords,
      nakshatra: NAKSHATRAS[star - 1]!,
      yoga: yogaName(yoga),
      karana: karanaName(karana),
      masa: amantaName(month),
      vara: day.weekday,
    },
    chart,
  }
}

export const TIERS = ['excellent', 'good', 'fair'] as const
export type MuhurtaTier = (typeof TIERS)[number]
export const tierOf = (score: number): MuhurtaTier => (score >= 80 ? 'excellent' : score >= 65 ? 'good' : 'fair')
