import { concurrently, mapConcurrently } from '../../../concurrency.ts'
import { compose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Cell } from '../../../readings/passage.ts'
import { longitudeOf } from '../../../sky/expressions.ts'
import { monthPart } from '../../../time/iso.ts'
import { isoUtc } from '../../../time/moment.ts'
import type { Window } from '../../../time/window.ts'
import { ASPECTS, effectiveNature } from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import type { CompositeChart } from '../../../western/composite.ts'
import { anglesOnly, type Houses } from '../../../western/houses.ts'
import { lifeMoment, progressedMoment } from '../../../western/progressions.ts'
import { transitHits } from '../../../western/transits.ts'
import { joinWords, possessive, upperFirst } from '../../../wording.ts'
import type { World } from '../../capability.ts'
import { namesOf, shortNames, type WesternPair } from '../../shared/tropical/pair.ts'
import { type BondTheme, briefText } from './bond-brief-words.ts'
import type { Bond } from './bond-kinds.ts'
import { dayAndMonth, monthName, passText, verbOf } from './slow-transits.ts'
import { type Major, transitEvents, transitTargets } from './transit-events.ts'

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
export const BOND_SHARE = 4
/** More months than these are no advice. */
const MOST_MONTHS = 3
const MOST_STRAINS = 3

const OF_PERSON = ['Sun', 'Moon', 'Venus', 'Mars', 'Saturn', 'Ascendant'] as const
const OF_COMPOSITE = ['Sun', 'Moon', 'Venus', 'Ascendant'] as const
const OF_OTHER = ['Sun', 'Moon', 'Venus'] as const
type Point = (typeof OF_PERSON)[number]

const THEME: Record<Point, BondTheme> = {
  Sun: 'purpose',
  Moon: 'emotion',
  Venus: 'affection',
  Mars: 'desire',
  Saturn: 'commitment',
  Ascendant: 'presence',
}

/** Names of the pair in texts. */
export const bondNames = (pair: WesternPair) => {
  const { a, b } = shortNames(namesOf(pair.a.name, pair.b.name), { a: pair.a.name, b: pair.b.name })
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
  describe: BondWriter,
  world: World,
) => {
  const over = async (target: BondTarget, points: readonly { name: Point; longitude: number }[], houses: Houses) =>
    (await transitEvents(TRANSITS, transitTargets(points, houses), window, world)).map(
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
  const targets = transitTargets(pointsOf(other, OF_OTHER), other.houses)
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

/** `Sofia’s Venus` or `the Sun of your shared chart`. */
const targetText = (target: BondTarget, point: Point, names: BondNames): string =>
  target === 'composite' ? `the ${point} of your shared chart` : `${possessive(names[target])} ${point}`

const bondEvent = (
  { at, body, target, point, aspect, pass, passes }: FoundEvent,
  names: BondNames,
  describe: BondWriter,
) => {
  const progressed = body === 'Moon'
  const nature = effectiveNature({ a: { name: body }, aspect, b: { name: point } })
  const fact = `On ${dayAndMonth(at)} ${yearOf(at)} ${moverText({ body, target }, names)} ${verbOf(aspect)} ${targetText(target, point, names)}${passText({ pass, passes })}.`
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
    text: withNames(describe(fact, body, THEME[point], nature), fact, { body, target }, names),
  }
}
/** The text with the names of the two where the chart of one person is reached: `Meera needs distance and Tom feels it`. */
const withNames = (
  text: string,
  fact: string,
  { body, target }: Pick<FoundEvent, 'body' | 'target'>,
  names: BondNames,
): string => {
  if (target === 'composite' || body === 'Moon') return text
  const [one, other] = [names[target], names[target === 'person_a' ? 'person_b' : 'person_a']]
  const passage = text
    .slice(fact.length)
    .replace(/\bOne of you ([^.]*)\./, (_, rest: string) => `${upperFirst(one)} ${rest.replace('the other', other)}.`)
  return `${fact}${passage}`
}

/** `Saturn`, `the North Node` or `Ada’s progressed Moon`. */
const moverText = ({ body, target }: Pick<FoundEvent, 'body' | 'target'>, names: BondNames): string =>
  body === 'Moon'
    ? `${possessive(names[target === 'person_a' ? 'person_b' : 'person_a'])} progressed Moon`
    : body === 'North Node'
      ? 'the North Node'
      : body

/** Returns a writer of events: the fact, and its meaning for the pair unless the answer has it already. The North Node has its fact only. */
export const bondWriter = async ({ hasChild }: Pick<Bond, 'hasChild'>) => {
  const passages = await corpus('western-bond-transit')
  const usedSentences = new Set<string>()
  const described = new Set<string>()
  return (
    fact: string,
    body: (typeof BOND_BODIES)[number],
    theme: BondTheme,
    nature: 'harmonious' | 'challenging',
  ): string => {
    if (body === 'North Node') return fact
    // The passages on slow planets speak of adults.
    const says: Cell = body === 'Moon' || hasChild ? briefText(theme, nature) : passages[body][theme][nature]
    const id = `bond.${body}.${theme}.${nature}`
    if (described.has(id)) return fact
    described.add(id)
    // The date in the fact chooses among variants.
    const words = { fact }
    const [passage] = compose(
      [{ id, kind: 'transit', text: fact, value: nature, source: SOURCE, weight: 1, says, words }],
      { usedSentences },
    )
    return passage ? `${fact} ${passage.text}` : fact
  }
}
const SOURCE = 'western/synastry-predictions'
type BondWriter = Awaited<ReturnType<typeof bondWriter>>

export const yearOf = (iso: string) => iso.slice(0, iso.indexOf('-', 1))

export const isHarmonious = ({ transit_planet, aspect, target_planet }: BondEvent) =>
  effectiveNature({ a: { name: transit_planet }, aspect, b: { name: target_planet } }) === 'harmonious'
export const byWeight = (x: BondEvent, y: BondEvent) => y.weight - x.weight || (x.exact_at < y.exact_at ? -1 : 1)
export const total = (events: readonly BondEvent[]) => events.reduce((sum, { weight }) => sum + weight, 0)

/** `Saturn squares Sofia’s Venus`. */
export const clauseOf = ({ transit_planet, aspect, target_planet, target }: BondEvent, names: BondNames) =>
  `${moverText({ body: transit_planet, target }, names)} ${verbOf(aspect)} ${targetText(target, target_planet, names)}`

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
const ON_STRAIN: Record<Exclude<(typeof BOND_BODIES)[number], 'North Node'>, string> = {
  Moon: 'speak about the mood before speaking about its cause',
  Jupiter: 'agree on a limit for spending and promises before the occasion, not after it',
  Saturn: 'divide the duties in writing and keep one evening a week free of them',
  Uranus: 'give {one} air and a date for coming back, and decide nothing for good within the month',
  Neptune: 'ask {one} what was meant before acting on what was understood',
  Pluto: 'keep money and jealousy out of the same conversation with {one}, and ask a third person in early',
}
/** The same for a pair with a child. */
const ON_STRAIN_OF_CHILD: typeof ON_STRAIN = {
  Moon: 'ask about the mood before you ask about its cause',
  Jupiter: 'agree on one treat a day before the occasion, not after it',
  Saturn: 'take one duty off the list and keep one hour a day free of them',
  Uranus: 'say a day ahead what will be different, and keep bedtime as it is',
  Neptune: 'say the plan in one sentence, and have it repeated',
  Pluto: 'offer two choices that are both all right, and leave a door that may be closed',
}
/** Advice for the return of a slow planet to its place in the chart of one of the two. */
const returnText = (kind: (typeof RETURN_KINDS)[number], name: string, day: string): string =>
  kind === 'saturn'
    ? `On ${day} Saturn returns to its place in the chart of ${name}, which happens about every 29 years: give ${name} time to look at work and duties before you plan anything large together.`
    : `On ${day} Jupiter returns to its place in the chart of ${name}, which happens about every twelve years: ask ${name} what to begin next, and help with the first step.`

/** The rating of a month without a balance to either side. */
const EVEN_RATING = 3
/** The text of a month in which the pair should plan nothing. */
const UNDECIDED = /decide nothing/

export const bondAdvice = (
  months: readonly { month: string; rating: number; text: string }[],
  events: readonly BondEvent[],
  returns: Returns,
  names: BondNames,
  { hasChild }: Pick<Bond, 'hasChild'>,
): string[] => {
  const sumIn = (month: string) => {
    const own = events.filter(({ exact_at }) => monthPart(exact_at) === month)
    const good = own.filter(isHarmonious)
    return 2 * total(good) - total(own)
  }
  /** The months of a rating, at most three, those with the weightiest events. */
  const named = (rating: number, side: 1 | -1, without: ReadonlySet<string> = new Set()) =>
    joinWords(
      months
        .filter((each) => each.rating === rating && !without.has(each.month))
        .map(({ month }) => month)
        .toSorted((x, y) => side * (sumIn(y) - sumIn(x)))
        .slice(0, MOST_MONTHS)
        .toSorted()
        .map((month) => `${monthName(month)} ${month.slice(0, -3)}`),
    )
  const high = Math.max(...months.map(({ rating }) => rating))
  const low = Math.min(...months.map(({ rating }) => rating))
  const strains = events
    .filter((event) => !isHarmonious(event) && event.transit_planet !== 'North Node')
    .toSorted(byWeight)
  const chief = [...Map.groupBy(strains, ({ transit_planet }) => transit_planet).values()]
    .slice(0, MOST_STRAINS)
    .toSorted(([one], [other]) => (one!.exact_at < other!.exact_at ? -1 : 1))
    .map(([first]) => {
      const { exact_at, transit_planet, target } = first!
      const text = `Around ${dayAndMonth(exact_at)} ${yearOf(exact_at)}, when ${clauseOf(first!, names)}, ${(hasChild ? ON_STRAIN_OF_CHILD : ON_STRAIN)[transit_planet as keyof typeof ON_STRAIN].replace('{one}', target === 'composite' ? 'each other' : names[target])}.`
      return { month: monthPart(exact_at), text }
    })
  // Nothing is planned for a month in which nothing should be decided, or which has a chief strain.
  const closed = new Set([
    ...chief.map(({ month }) => month),
    ...[...months, ...events.map(({ exact_at, text }) => ({ month: monthPart(exact_at), text }))]
      .filter(({ text }) => UNDECIDED.test(text))
      .map(({ month }) => month),
  ])
  const open = months.filter(({ month, rating }) => !closed.has(month) && rating > EVEN_RATING)
  const plans = open.length > 0 ? named(Math.max(...open.map(({ rating }) => rating)), 1, closed) : ''
  return [
    high === low
      ? 'Your months are much alike, so decide by your own calendar.'
      : plans
        ? `Plan what needs both for ${plans}${low < EVEN_RATING ? `; leave room in ${named(low, -1)}` : ''}.`
        : `Leave room in ${named(low, -1)}.`,
    ...chief.map(({ text }) => text),
    ...returns
      .filter(
        ({ kind, person }, i) =>
          kind !== 'solar' && returns.findIndex((each) => each.kind === kind && each.person === person) === i,
      )
      .map(({ kind, person, exact_at }) =>
        returnText(kind, names[person], `${dayAndMonth(exact_at)} ${yearOf(exact_at)}`),
      ),
  ]
}
