import { concurrently, mapConcurrently } from '../../../concurrency.ts'
import { longitudeOf } from '../../../sky/expressions.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { ASPECTS, effectiveNature, type Pair as Phrase, phraseOf, sentence } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { CompositeChart } from '../../../western/composite.ts'
import { anglesOnly, type Houses } from '../../../western/houses.ts'
import type { Name } from '../../../western/points.ts'
import { lifeMoment, progressedMoment } from '../../../western/progressions.ts'
import { transitHits } from '../../../western/transits.ts'
import { countInWords, joinWords } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { namesOf, type WesternPair } from '../../shared/tropical/pair.ts'
import {
  balanceRating,
  dayAndMonth,
  monthName,
  monthOf,
  passText,
  type slowTransitWriter,
  verbOf,
} from './slow-transits.ts'
import { type Major, targetsOf, transitEvents } from './transit-events.ts'

/** Events over two charts and their composite, with weights and texts. */

const TRANSITS = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'North Node'] as const
export const BOND_BODIES = ['Moon', ...TRANSITS] as const
export const BOND_TARGETS = ['person_a', 'person_b', 'composite'] as const
export type BondTarget = (typeof BOND_TARGETS)[number]

// source: the method of this forecast; the Moon is the progressed one
const WEIGHT: Record<(typeof BOND_BODIES)[number], number> = {
  Moon: 2,
  Jupiter: 3,
  Saturn: 4,
  Uranus: 5,
  Neptune: 5,
  Pluto: 5,
  'North Node': 2,
}
const SHARE = 4
const MOST = 10

const OF_PERSON = ['Sun', 'Moon', 'Venus', 'Mars', 'Saturn', 'Ascendant'] as const
const OF_COMPOSITE = ['Sun', 'Moon', 'Venus', 'Ascendant'] as const
const OF_OTHER = ['Sun', 'Moon', 'Venus'] as const
type Point = (typeof OF_PERSON)[number]

export const BOND_THEMES = ['purpose', 'emotion', 'affection', 'desire', 'commitment', 'presence'] as const
const THEME: Record<Point, (typeof BOND_THEMES)[number]> = {
  Sun: 'purpose',
  Moon: 'emotion',
  Venus: 'affection',
  Mars: 'desire',
  Saturn: 'commitment',
  Ascendant: 'presence',
}

/** Names of the pair in texts. */
export const bondNames = (pair: WesternPair) => {
  const { a, b } = namesOf(pair.a.name, pair.b.name)
  return { person_a: a, person_b: b }
}
export type BondNames = ReturnType<typeof bondNames>

const weightOf = (body: (typeof BOND_BODIES)[number], target: BondTarget, point: Point) =>
  WEIGHT[body] + (target === 'composite' ? 2 : point === 'Sun' || point === 'Moon' ? 3 : 1)

const pointsOf = <P extends Point>(
  chart: Pick<TropicalChart | CompositeChart, 'points' | 'ascendant'>,
  names: readonly P[],
) =>
  names.map((name) => ({
    name,
    longitude:
      name === 'Ascendant'
        ? chart.ascendant
        : (chart.points as TropicalChart['points']).find((point) => point.name === name)!.longitude,
  }))

interface FoundEvent {
  at: string
  body: (typeof BOND_BODIES)[number]
  target: BondTarget
  point: Point
  aspect: Major
  pass: number
  passes: number
}

/** Every event of the window, in chronological order, each described once. */
export const bondEvents = async (
  { a, b }: WesternPair,
  composite: CompositeChart,
  window: Window,
  names: BondNames,
  describe: Awaited<ReturnType<typeof slowTransitWriter>>,
  world: World,
) => {
  const over = async (target: BondTarget, points: readonly { name: Point; longitude: number }[], houses: Houses) =>
    (await transitEvents(TRANSITS, targetsOf(points, houses), window, world)).map(
      ({ body, hit, target: place }): FoundEvent => ({
        at: isoUtc(hit.at),
        body,
        target,
        point: place.natal.name as Point,
        aspect: place.aspect,
        pass: hit.pass,
        passes: hit.passes,
      }),
    )
  const matches = await concurrently(
    () => over('person_a', pointsOf(a.chart, OF_PERSON), a.chart.houses),
    () => over('person_b', pointsOf(b.chart, OF_PERSON), b.chart.houses),
    () => over('composite', pointsOf(composite, OF_COMPOSITE), anglesOnly('P', composite)),
    () => progressedMoon('person_a', b.chart, a.chart, window, world),
    () => progressedMoon('person_b', a.chart, b.chart, window, world),
  )
  return matches
    .flat()
    .sort((x, y) => (x.at < y.at ? -1 : x.at > y.at ? 1 : 0))
    .map((event) => bondEvent(event, names, describe))
}
export type BondEvent = Awaited<ReturnType<typeof bondEvents>>[number]

/** The progressed Moon of one person to the points of the other. */
const progressedMoon = (
  target: 'person_a' | 'person_b',
  mover: TropicalChart,
  other: TropicalChart,
  { from, to }: Window,
  { sky }: World,
): FoundEvent[] => {
  const targets = targetsOf(pointsOf(other, OF_OTHER), other.houses)
  return sky
    .crossings({
      of: longitudeOf('Moon'),
      targets: targets.map(({ at }) => at),
      from: progressedMoment(mover.at, from),
      to: progressedMoment(mover.at, to),
    })
    .map(({ at, multiple }) => ({
      at: isoUtc(lifeMoment(mover.at, at)),
      body: 'Moon',
      target,
      point: targets[multiple]!.natal.name as Point,
      aspect: targets[multiple]!.aspect,
      pass: 1,
      passes: 1,
    }))
}

const ownerOf = (target: BondTarget, names: BondNames) => (target === 'composite' ? 'the composite' : names[target])

const bondEvent = (
  { at, body, target, point, aspect, pass, passes }: FoundEvent,
  names: BondNames,
  describe: Awaited<ReturnType<typeof slowTransitWriter>>,
) => {
  const progressed = body === 'Moon'
  const contact = { a: { name: body as Name }, aspect, b: { name: point as Name } }
  const whose = `the ${point} of ${ownerOf(target, names)}`
  const mover = progressed
    ? `The progressed Moon of ${names[target === 'person_a' ? 'person_b' : 'person_a']}`
    : body === 'North Node'
      ? 'The North Node'
      : body
  const fact = `${mover} ${verbOf(aspect)} ${whose} on ${dayAndMonth(at)} ${yearOf(at)}${passText({ pass, passes })}.`
  return {
    exact_at: at,
    motion: progressed ? ('progression' as const) : ('transit' as const),
    transit_planet: body,
    target,
    target_planet: point,
    aspect,
    nature: ASPECTS[aspect].nature,
    theme: THEME[point],
    weight: weightOf(body, target, point),
    text: contactText(describe({ exact_at: at, transit_planet: body, aspect, point, fact }), fact, contact),
  }
}
/** Without a corpus text, the meanings of the two points are named. */
const contactText = (text: string, fact: string, contact: Phrase) =>
  text === fact ? `${fact} ${sentence(phraseOf(contact))}` : text
const yearOf = (iso: string) => iso.slice(0, iso.indexOf('-', 1))

const isHarmonious = ({ transit_planet, aspect, target_planet }: BondEvent) =>
  effectiveNature({ a: { name: transit_planet }, aspect, b: { name: target_planet } }) === 'harmonious'
const byWeight = (x: BondEvent, y: BondEvent) => y.weight - x.weight || (x.exact_at < y.exact_at ? -1 : 1)
const total = (events: readonly BondEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0)

export const bondMonth = (month: string, all: readonly BondEvent[], names: BondNames) => {
  const events = all.filter(({ exact_at }) => monthOf(exact_at) === month)
  const [good, hard] = [events.filter(isHarmonious), events.filter((event) => !isHarmonious(event))]
  return {
    month,
    rating: balanceRating(total(good) - total(hard), SHARE),
    events,
    text: monthText(month, events, good, hard, names),
  }
}

const nameOf = ({ motion, transit_planet, aspect, target_planet, target }: BondEvent, names: BondNames) =>
  `${motion === 'progression' ? 'progressed ' : ''}${transit_planet} ${aspect} the ${target_planet} of ${ownerOf(target, names)}`

const monthText = (
  month: string,
  events: readonly BondEvent[],
  good: readonly BondEvent[],
  hard: readonly BondEvent[],
  names: BondNames,
) => {
  const name = `${monthName(month)} ${month.slice(0, -3)}`
  if (events.length === 0) return `Nothing slow is exact on either chart or on the composite in ${name}.`
  const themes = [...Map.groupBy(events, ({ theme }) => theme)]
    .map(([theme, own]) => ({ theme, weight: total(own) }))
    .sort((x, y) => y.weight - x.weight)
    .slice(0, 2)
    .map(({ theme }) => theme)
  const lead = (list: readonly BondEvent[], words: string) => {
    const [first] = list.toSorted(byWeight)
    return first ? [`${words} ${nameOf(first, names)} on ${dayAndMonth(first.exact_at)}.`] : []
  }
  const holds = new Set(events.map(({ target }) => target))
  const both = holds.has('person_a') && holds.has('person_b')
  return [
    `${name} has ${countInWords(events.length)} exact ${events.length === 1 ? 'contact' : 'contacts'}, chiefly about ${joinWords(themes)}.`,
    ...lead(good, 'The help comes from'),
    ...lead(hard, 'The strain comes from'),
    ...(both || holds.has('composite')
      ? []
      : [
          `Of the two charts only that of ${names[holds.has('person_a') ? 'person_a' : 'person_b']} is touched, so ${names[holds.has('person_a') ? 'person_b' : 'person_a']} has the steadier hand.`,
        ]),
  ].join(' ')
}

export const turningPoints = (events: readonly BondEvent[]): BondEvent[] => events.toSorted(byWeight).slice(0, MOST)

export const RETURN_KINDS = ['solar', 'jupiter', 'saturn'] as const
const RETURNING = { solar: 'Sun', jupiter: 'Jupiter', saturn: 'Saturn' } as const
export const sharedReturns = async ({ a, b }: WesternPair, window: Window, { sky }: World) => {
  const persons = { person_a: a.chart, person_b: b.chart }
  const rows = await mapConcurrently(
    (['person_a', 'person_b'] as const).flatMap((person) => RETURN_KINDS.map((kind) => ({ person, kind }))),
    async ({ person, kind }) => {
      const { longitude } = persons[person].point[RETURNING[kind]]
      const hits = await transitHits(RETURNING[kind], [longitude], window, sky)
      return hits.map(({ at }) => ({ kind, person, exact_at: isoUtc(at) }))
    },
  )
  return rows.flat().sort((x, y) => (x.exact_at < y.exact_at ? -1 : 1))
}
type Returns = Awaited<ReturnType<typeof sharedReturns>>

// source: our own words, by the chief hard planet and what it asks of two people
const ON_STRAIN: Record<(typeof BOND_BODIES)[number], string> = {
  Moon: 'speak about the mood before speaking about its cause',
  Jupiter: 'agree on a limit for spending and promises before the occasion, not after it',
  Saturn: 'divide the duties in writing and keep one evening a week free of them',
  Uranus: 'give the one who needs air a date for coming back, and decide nothing for good within the month',
  Neptune: 'ask what was meant before acting on what was understood',
  Pluto: 'keep money and jealousy out of the same conversation, and ask a third person in early',
  'North Node': 'say plainly which road each wants to take, and how far the other need follow',
}
export const bondAdvice = (
  months: readonly { month: string; rating: number }[],
  events: readonly BondEvent[],
  returns: Returns,
  names: BondNames,
): string[] => {
  const named = (rating: number) =>
    joinWords(
      months.filter((each) => each.rating === rating).map(({ month }) => `${monthName(month)} ${month.slice(0, -3)}`),
    )
  const high = Math.max(...months.map(({ rating }) => rating))
  const low = Math.min(...months.map(({ rating }) => rating))
  const strains = events.filter((event) => !isHarmonious(event)).toSorted(byWeight)
  const chief = [...new Map(strains.map((event) => [event.transit_planet, event])).keys()].slice(0, 3)
  return [
    high === low
      ? `The months are rated alike, ${high} of 5: no date is better than another for a decision of two.`
      : `Plan what needs both for ${named(high)}; leave room in ${named(low)}.`,
    ...chief.map((planet) => {
      const first = strains.find((event) => event.transit_planet === planet)!
      return `For ${nameOf(first, names)} on ${dayAndMonth(first.exact_at)} ${yearOf(first.exact_at)}: ${ON_STRAIN[planet]}.`
    }),
    ...returns
      .filter(({ kind }) => kind !== 'solar')
      .map(
        ({ kind, person, exact_at }) =>
          `${names[person]} has a ${kind === 'saturn' ? 'Saturn' : 'Jupiter'} return on ${dayAndMonth(exact_at)} ${yearOf(exact_at)}: ${kind === 'saturn' ? 'leave large personal choices to the one whose chart it is, and the timetable to both' : 'let that wish set the direction for a while'}.`,
      ),
  ]
}
