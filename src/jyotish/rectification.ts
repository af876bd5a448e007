import type { Site, Sky } from '../sky/sky.ts'
import { type JulianDay, plusDays } from '../time/julian-day.ts'
import type { Window } from '../time/window.ts'
import { norm, sidereal, siderealOf } from '../zodiac/longitude.ts'
import { type Sign, type SignIndex, signName, signOfHouse } from '../zodiac/signs.ts'
import { type ChartOptions, type RasiChart, rasiChart } from './chart.ts'
import { periodsAt } from './dashas/periods.ts'
import { vimshottari } from './dashas/vimshottari.ts'
import { type Graha, lordOf, nameInSentence } from './grahas.ts'
import { EVENTS, type KpEvent } from './kp/events.ts'
import { kpLords, type StarLord } from './kp/lords.ts'
import { NAKSHATRAS, nakshatraLord } from './nakshatras.ts'
import { aspects } from './nature.ts'
import { point } from './points.ts'
import { vargaSeat } from './vargas.ts'

/**
 * Rectification of a birth time: the moments of a span at which a sensitive part of the chart changes, and a ranking of the times between them
 * by past events. A traditional method without an agreed standard.
 */

export const RECTIFIED_PARTS = [
  'ascendant',
  'navamsha_lagna',
  'shashtiamsha_lagna',
  'lagna_sub_lord',
  'moon_pada',
  'dasha_lord',
] as const
export type RectifiedPart = (typeof RECTIFIED_PARTS)[number]

/** The value of a part; each part has its own fields. */
export interface PartValue {
  sign?: Sign
  /** The part of the rashi, from 1. */
  number?: number
  lord?: StarLord
  star_lord?: StarLord
  nakshatra?: (typeof NAKSHATRAS)[number]
  pada?: number
}

export interface PartChange {
  at: JulianDay
  part: RectifiedPart
  before: PartValue
  after: PartValue
}

/** A second in days. */
const SECOND = 1 / 86_400

/**
 * Steps of the search, days. Near the polar circles several parts of the ascendant may pass in the first; each of
 * them is found. Source: this project.
 */
const LAGNA_STEP = 5 * SECOND
const MOON_STEP = 1800 * SECOND
/** At latitude 66.4 degrees a shashtiamsha of the ascendant may last less than a tenth of a second. */
const PRECISION = 0.02 * SECOND

/** The sensitive parts of a birth at a moment. */
const partsOf = (site: Site, ayanamsha: RasiChart['ayanamsha']['id'], sky: Sky) => {
  const lagnaAt = (at: JulianDay) => siderealOf(sky.angles(at, site).ascendant, sky.ayanamsha(at, ayanamsha))
  const moonAt = (at: JulianDay) =>
    point(siderealOf(sky.positions(at, ['Moon'])[0]!.longitude, sky.ayanamsha(at, ayanamsha)))
  const readers: Record<RectifiedPart, (at: JulianDay) => PartValue> = {
    ascendant: (at) => ({ sign: signName(point(lagnaAt(at)).sign) }),
    navamsha_lagna: (at) => ({ sign: signName(vargaSeat(lagnaAt(at), 'D9').sign) }),
    shashtiamsha_lagna: (at) => {
      const { sign, part } = vargaSeat(lagnaAt(at), 'D60')
      return { sign: signName(sign), number: part }
    },
    lagna_sub_lord: (at) => {
      const { star, sub } = kpLords(lagnaAt(at))
      return { lord: sub, star_lord: star }
    },
    moon_pada: (at) => {
      const { nakshatra, pada } = moonAt(at)
      return { nakshatra: NAKSHATRAS[nakshatra]!, pada }
    },
    dasha_lord: (at) => ({ lord: nakshatraLord(moonAt(at).nakshatra) }),
  }
  return readers
}

const FIELDS = ['sign', 'number', 'lord', 'star_lord', 'nakshatra', 'pada'] as const
const isSame = (a: PartValue, b: PartValue) => FIELDS.every((field) => a[field] === b[field])

/** The first moment after `from` at which a reading differs, between two moments with different readings. */
const bisect = (read: (at: JulianDay) => PartValue, from: JulianDay, to: JulianDay, before: PartValue): JulianDay => {
  let low = from
  let high = to
  while (high - low > PRECISION) {
    const middle = ((low + high) / 2) as JulianDay
    if (isSame(read(middle), before)) low = middle
    else high = middle
  }
  return high
}

/** Every change of a sensitive part within a window, in order of time. `yieldIfDue` is called between the parts. */
export const sensitiveChanges = async (
  { from, to }: Window,
  site: Site,
  ayanamsha: RasiChart['ayanamsha']['id'],
  sky: Sky,
  yieldIfDue: () => Promise<void> | undefined,
): Promise<PartChange[]> => {
  const readers = partsOf(site, ayanamsha, sky)
  const changes: PartChange[] = []
  for (const part of RECTIFIED_PARTS) {
    const read = readers[part]
    const step = part === 'moon_pada' || part === 'dasha_lord' ? MOON_STEP : LAGNA_STEP
    let last = from
    let before = read(from)
    while (last < to) {
      await yieldIfDue()
      const next = Math.min(last + step, to) as JulianDay
      const end = read(next)
      while (!isSame(end, before)) {
        const at = bisect(read, last, next, before)
        const after = read(at)
        changes.push({ at, part, before, after })
        before = after
        last = at
      }
      last = next
    }
  }
  return changes.sort((a, b) => a.at - b.at)
}

export interface LifeEvent {
  at: JulianDay
  kind: KpEvent
}

export interface CandidateTime extends Window {
  middle: JulianDay
  ascendant: SignIndex
  navamsha: SignIndex
  score: number
  /** One list for each event. */
  reasons: string[][]
}

// source: this project's own weighing of the rules that K. N. Rao and K. S. Krishnamurti give: the running lords first, then the double transit
const POINTS = { mahadasha: 2, antardasha: 2, pratyantardasha: 1, transit: 1 } as const
const SLOW = ['Jupiter', 'Saturn'] as const

/** The houses of an event from the ascendant that a planet rules or occupies in the birth chart. */
const housesOf = (lord: Graha, chart: RasiChart, houses: readonly number[]): number[] =>
  houses.filter((house) => {
    const sign = signOfHouse(chart.ascendant.sign, house)
    return lordOf(sign) === lord || chart.graha[lord].sign === sign
  })

const eventScore = (
  { at, kind }: LifeEvent,
  chart: RasiChart,
  slowSigns: Readonly<Record<(typeof SLOW)[number], SignIndex>>,
): { score: number; reasons: string[] } => {
  const houses = EVENTS[kind].for
  let score = 0
  const reasons: string[] = []
  const path = periodsAt(vimshottari(chart.graha.Moon.longitude, chart.at), at, 3)
  for (const [i, level] of (['mahadasha', 'antardasha', 'pratyantardasha'] as const).entries()) {
    const lord = path[i]?.ruler
    const connected = lord ? housesOf(lord, chart, houses) : []
    if (!lord || connected.length === 0) continue
    score += POINTS[level]
    reasons.push(`the lord of the ${level}, ${nameInSentence(lord)}, rules or occupies house ${connected.join(', ')}`)
  }
  for (const planet of SLOW) {
    const from = slowSigns[planet]
    const touched = houses.filter((house) => {
      const sign = signOfHouse(chart.ascendant.sign, house)
      return sign === from || aspects(planet, from, sign)
    })
    if (touched.length === 0) continue
    score += POINTS.transit
    reasons.push(`${planet} in transit occupies or aspects house ${touched.join(', ')}`)
  }
  return { score, reasons }
}

/**
 * The spans between changes of the ascendant or of its navamsha, with the highest score first. A span is judged by its middle. Equal scores
 * keep the order of time.
 */
export const rankCandidates = (
  window: Window,
  changes: readonly PartChange[],
  events: readonly LifeEvent[],
  { site, options, sky }: { site: Site; options: ChartOptions; sky: Sky },
): CandidateTime[] => {
  const borders = [
    window.from,
    ...changes.filter(({ part }) => part === 'ascendant' || part === 'navamsha_lagna').map(({ at }) => at),
    window.to,
  ]
  const transits = events.map(({ at }) => {
    const ayanamsha = sky.ayanamsha(at, options.ayanamsha ?? 'lahiri')
    const [jupiter, saturn] = sky.positions(at, SLOW)
    const signAt = (longitude: number) => point(sidereal(norm(longitude - ayanamsha))).sign
    return { Jupiter: signAt(jupiter!.longitude), Saturn: signAt(saturn!.longitude) }
  })
  const candidates = borders.slice(1).flatMap((to, i) => {
    const from = borders[i]!
    if (to - from < SECOND) return []
    const middle = plusDays(from, (to - from) / 2)
    const chart = rasiChart(middle, site, options, sky)
    const results = events.map((event, n) => eventScore(event, chart, transits[n]!))
    return [
      {
        from,
        to,
        middle,
        ascendant: chart.ascendant.sign,
        navamsha: vargaSeat(chart.ascendant.longitude, 'D9').sign,
        score: results.reduce((sum, { score }) => sum + score, 0),
        reasons: results.map(({ reasons }) => reasons),
      },
    ]
  })
  return candidates.sort((a, b) => b.score - a.score || a.from - b.from)
}
