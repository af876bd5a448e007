import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { eclipseName } from '../../ephemeris/queries.ts'
import { invalid } from '../../faults.ts'
import { distinct, maybe, maybeTerm, nullable, oneOf, optionalKeys, t, term } from '../../schema.ts'
import { longitudeOf } from '../../sky/expressions.ts'
import { ingressesOf } from '../../sky/ingresses.ts'
import { eclipsedLongitude, eclipsesIn, lunations } from '../../sky/lunations.ts'
import { stationsOf } from '../../sky/stations.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { epochMs, type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc, localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { MAJOR_ASPECTS } from '../../western/aspects.ts'
import { voidOfCourse } from '../../western/lunations.ts'
import { BODY_OF, orderOf, PLANETS, type Planet } from '../../western/points.ts'
import { RETROGRADE_PLANETS } from '../../western/retrogrades.ts'
import { signAt, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { Longitude, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { aspectInWords, aspectsOfPairs, pairsAmong } from './parts/aspects-of-year.ts'
import { TenTerm } from './parts/chart.ts'
import { type Days, range, readDays, UtcInstant } from './parts/moments.ts'

const MAX_DAYS = 366
const MAX_DAYS_WITH_VOID = 93
const KINDS = ['ingress', 'aspect', 'lunation', 'station', 'eclipse', 'void_moon'] as const
type Kind = (typeof KINDS)[number]
const DEFAULT = KINDS.filter((kind) => kind !== 'void_moon')
const WITHOUT_MOON = PLANETS.filter((planet) => planet !== 'Moon')
const TURNING = RETROGRADE_PLANETS.filter((planet): planet is Exclude<typeof planet, 'Chiron'> => planet !== 'Chiron')

interface Event {
  at: JulianDay
  kind: Kind
  planets: Planet[]
  aspect: (typeof MAJOR_ASPECTS)[number] | null
  longitude: number
  detail: string
  text: string
}

export default capability({
  slug: 'mundane-sky-calendar',
  title: 'Sky calendar',
  summary: 'Events in the sky for up to a year: ingresses, aspects, lunations, stations, eclipses, void Moons.',
  weight: 'standard',
  method:
    'All instants use apparent geocentric longitudes: ingresses of Sun to Pluto without the Moon, retrograde re-entries included; exact major aspects between them; four lunations a month; stations of Mercury to Pluto; eclipses at their maximum; starts of the void Moon. Events of the same second are ordered by kind, then by planet. Days are those of the zone.',
  input: range({
    include: maybe(
      t.Array(oneOf(KINDS), { minItems: 1, description: 'Kinds of events; default: all but `void_moon`.' }),
    ),
  }),
  data: t.Object({
    start_date: t.String({ description: 'Start of the range, as sent.' }),
    end_date: t.String({ description: 'End of the range, as sent.' }),
    events: t.Array(
      t.Object({
        at: UtcInstant,
        kind: oneOf(KINDS, { description: 'Kind of event.' }),
        planets: distinct(TenTerm, { description: 'Planets that take part.' }),
        aspect: nullable(term(MAJOR_ASPECTS), { description: 'Aspect; null for other kinds.' }),
        longitude: Longitude,
        sign: Sign,
        detail: maybeTerm(['Sign', 'AspectName', 'MoonPhase'], {
          description: 'Sign entered, phase, station direction, type of the eclipse, or next sign.',
        }),
        text: t.String({ description: 'Event in words.' }),
      }),
      { description: 'Events in order of time; `longitude` is that of the first planet.' },
    ),
    counts: optionalKeys(KINDS, t.Integer({ minimum: 0, description: 'Events of the kind.' }), {
      description: 'Events by requested kind.',
    }),
    days: t.Array(
      t.Object({
        date: t.String({ description: 'Local date, YYYY-MM-DD.' }),
        events: t.Integer({ minimum: 0, description: 'Number of events.' }),
      }),
      { maxItems: MAX_DAYS, description: 'Every day of the range.' },
    ),
  }),
  example: { start_date: '2020-12-15', end_date: '2020-12-31' },
}).compute(async (input, world) => {
  const kinds = KINDS.filter((kind) => (input.include ?? DEFAULT).includes(kind))
  const days = readDays(input, MAX_DAYS, world)
  if (kinds.includes('void_moon') && days.count > MAX_DAYS_WITH_VOID)
    throw invalid('end_date', `With \`void_moon\` the span must be at most ${MAX_DAYS_WITH_VOID} days.`)
  const matches = await mapConcurrently(kinds, (kind) => FINDERS[kind](days, world))
  const second = ({ at }: Event) => Math.round(epochMs(at) / 1000)
  const events = matches
    .flat()
    .sort(
      (x, y) =>
        second(x) - second(y) ||
        KINDS.indexOf(x.kind) - KINDS.indexOf(y.kind) ||
        orderOf(x.planets[0]!) - orderOf(y.planets[0]!),
    )
  return {
    start_date: input.start_date,
    end_date: input.end_date,
    events: await mapYielding(events, world.yieldIfDue, ({ at, longitude, ...event }) => ({
      at: isoUtc(at),
      kind: event.kind,
      planets: event.planets,
      aspect: event.aspect,
      longitude: Math.min(roundFigure(longitude), 359.999999),
      sign: signName(signOf(longitude + 1e-9)),
      detail: event.detail,
      text: event.text,
    })),
    counts: Object.fromEntries(kinds.map((kind) => [kind, events.filter((event) => event.kind === kind).length])),
    days: daysOf(days, events),
  }
})

const daysOf = ({ first, count, zone }: Days, events: readonly Event[]) => {
  const tally = new Map<string, number>()
  for (const { at } of events) {
    const date = dateText(localAt(at, zone))
    tally.set(date, (tally.get(date) ?? 0) + 1)
  }
  return Array.from({ length: count }, (_, i) => {
    const date = dateText(addDays(first, i))
    return { date, events: tally.get(date) ?? 0 }
  })
}

const withThe = (planet: Planet) => (planet === 'Sun' || planet === 'Moon' ? `The ${planet}` : planet)
const PHASES = {
  new: 'New Moon',
  first_quarter: 'First quarter',
  full: 'Full Moon',
  last_quarter: 'Last quarter',
} as const

const FINDERS: Record<Kind, (window: Window, world: World) => Promise<Event[]>> = {
  ingress: async ({ from, to }, { sky, signal }) => {
    const matches = await mapConcurrently(WITHOUT_MOON, async (planet) =>
      (await ingressesOf({ of: longitudeOf(planet), span: 30 }, { from, to }, sky, signal)).map(
        ({ at, left, entered, backward }): Event => ({
          at,
          kind: 'ingress',
          planets: [planet],
          aspect: null,
          longitude: 30 * (backward ? left : entered),
          detail: signName(signAt(entered)),
          text: `${withThe(planet)} ${backward ? 'goes back into' : 'enters'} ${signName(signAt(entered))}.`,
        }),
      ),
    )
    return matches.flat()
  },
  aspect: async (window, world) =>
    (await aspectsOfPairs(pairsAmong(WITHOUT_MOON), window, world)).map((exact): Event => {
      const { a, b, aspect, at } = exact
      const longitude = world.sky.positions(at, [BODY_OF[a.name]])[0]!.longitude
      return {
        at,
        kind: 'aspect',
        planets: [a.name, b.name],
        aspect,
        longitude,
        detail: aspect,
        text: `${aspectInWords(exact)}.`,
      }
    }),
  lunation: async (window, { sky }) =>
    lunations(window, sky).map(
      ({ phase, at, longitude }): Event => ({
        at,
        kind: 'lunation',
        planets: ['Moon', 'Sun'],
        aspect: null,
        longitude,
        detail: phase,
        text: `${PHASES[phase]} in ${signName(signOf(longitude))}.`,
      }),
    ),
  station: async ({ from, to }, { sky, signal }) => {
    const results = await mapConcurrently(TURNING, async (planet) =>
      (await stationsOf(BODY_OF[planet], { from, to }, sky, signal)).map(
        ({ at, longitude, turns }): Event => ({
          at,
          kind: 'station',
          planets: [planet],
          aspect: null,
          longitude,
          detail: turns,
          text: `${planet} turns ${turns} in ${signName(signOf(longitude))}.`,
        }),
      ),
    )
    return results.flat()
  },
  eclipse: async (window, { sky }) =>
    (await eclipsesIn(window, sky)).map((eclipse): Event => {
      const longitude = eclipsedLongitude(eclipse, sky)
      return {
        at: eclipse.maximum,
        kind: 'eclipse',
        planets: eclipse.kind === 'solar' ? ['Sun', 'Moon'] : ['Moon', 'Sun'],
        aspect: null,
        longitude,
        detail: eclipseName(eclipse),
        text: `${eclipse.type.charAt(0).toUpperCase()}${eclipse.type.slice(1)} eclipse of the ${eclipse.kind === 'solar' ? 'Sun' : 'Moon'} in ${signName(signOf(longitude))}.`,
      }
    }),
  void_moon: async ({ from, to }, { sky, yieldIfDue }) => {
    const borders = sky.crossings({ of: longitudeOf('Moon'), span: 30, from: plusDays(from, -3), to: plusDays(to, 3) })
    const stays = borders.slice(0, -1).map(({ at }, i) => plusDays(at, (borders[i + 1]!.at - at) / 2))
    const found = await mapYielding(stays, yieldIfDue, (at) => voidOfCourse(at, sky))
    return found
      .filter((stay) => stay.from >= from && stay.from < to)
      .map((stay): Event => {
        const longitude = sky.positions(stay.from, ['Moon'])[0]!.longitude
        const last = stay.lastAspect
        return {
          at: stay.from,
          kind: 'void_moon',
          planets: last ? ['Moon', last.planet] : ['Moon'],
          aspect: last?.aspect ?? null,
          longitude,
          detail: signName(stay.nextSign),
          text: `The Moon is void until it enters ${signName(stay.nextSign)} at ${isoUtc(stay.to)}.`,
        }
      })
  },
}
