import { invalid } from '../../../faults.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { KP_EVENTS } from '../../../jyotish/kp/events.ts'
import { type LifeEvent, RECTIFIED_PARTS, rankCandidates, sensitiveChanges } from '../../../jyotish/rectification.ts'
import { daysWithin, exact, maybe, meaning, oneOf, type Static, t } from '../../../schema.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { isoLocal } from '../../../time/moment.ts'
import { siderealOf } from '../../../zodiac/longitude.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Moment } from '../../shared/almanac.ts'
import { readDate } from '../../shared/clocks.ts'
import { MOMENT_DAYS } from '../../shared/date-ranges.ts'
import { demandBorn, utcNoon } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'
import { Graha, hundredths, Pada, Sign, Star, StarLord } from '../../shared/shapes.ts'

export const Rectify = exact(
  {
    minutes: t.Integer({ minimum: 1, maximum: 180, description: 'Length of the span before and after datetime.' }),
    events: maybe(
      t.Array(
        exact(
          {
            date: t.String({ format: 'date', ...daysWithin(MOMENT_DAYS, 'Day of the event.') }),
            kind: oneOf(KP_EVENTS, { description: 'Kind of the event.' }),
          },
          { $id: 'LifeEvent', description: 'A past event of the life.' },
        ),
        { maxItems: 20, description: 'Events that rank the candidate times.' },
      ),
    ),
  },
  { $id: 'Rectify', description: 'Span and events for a rectification of the birth time.' },
)

const PartValue = t.Object(
  {
    sign: t.Optional(Sign),
    number: t.Optional(t.Integer({ description: 'Part of the sign, from 1; of the shashtiamsha.' })),
    lord: t.Optional(StarLord),
    star_lord: t.Optional(StarLord),
    nakshatra: t.Optional(Star),
    pada: t.Optional(Pada),
  },
  { $id: 'PartValue', description: 'A value of a part of the chart, with the fields of that part.' },
)

const Balance = t.Object(
  {
    lord: Graha,
    days: t.Number({ description: 'Remaining days, each 1/365.25 of a year.' }),
  },
  { $id: 'DashaBalance', description: 'Balance of the first Vimshottari mahadasha for a birth at this moment.' },
)

export const Rectification = t.Object(
  {
    from: Moment,
    to: Moment,
    balance_at_from: Balance,
    balance_at_to: Balance,
    changes: t.Array(
      t.Object({
        at: Moment,
        part: oneOf(RECTIFIED_PARTS, { description: 'Part of the chart.' }),
        before: meaning(PartValue, 'Value before the change.'),
        after: meaning(PartValue, 'Value after the change.'),
      }),
      { description: 'Every change of a sensitive part, in order of time.' },
    ),
    candidates: t.Array(
      t.Object({
        from: Moment,
        to: Moment,
        ascendant: Sign,
        navamsha_lagna: Sign,
        score: t.Integer({ minimum: 0, description: 'Points of all events together.' }),
        reasons: t.Array(t.String(), { description: 'A sentence for each rule that holds.' }),
      }),
      { description: 'Spans between changes of the ascendant or its navamsha, best first; empty without events.' },
    ),
    note: t.String({ description: 'Limits of the method.' }),
  },
  {
    $id: 'Rectification',
    description: 'Changes of the chart around the birth time, and candidate times. Only with rectify.',
  },
)

const NOTE =
  'Rectification is a traditional method without an agreed standard. Points: 2 for each lord of the running mahadasha and antardasha and 1 for that of the pratyantardasha that rules or occupies a house of the event from the ascendant; 1 each for Jupiter and Saturn in transit occupying or aspecting such a house. The houses of events are those of K. S. Krishnamurti.'

/** The rectification of a birth. Faults: `rectify.events.N.date` before the birth. */
export const rectification = async (
  { minutes, events }: Static<typeof Rectify>,
  { chart, site, moment }: Natal,
  world: World,
): Promise<Static<typeof Rectification>> => {
  const window = { from: plusDays(chart.at, -minutes / 1440), to: plusDays(chart.at, minutes / 1440) }
  const lifeEvents = (events ?? []).map(({ date, kind }, i): LifeEvent => {
    const field = `rectify.events.${i}.date`
    const day = readDate(date, field, world)
    demandBorn(day, field, { moment })
    const at = utcNoon(day)
    if (at < window.to) throw invalid(field, `\`${field}\` must lie after the span of birth times.`)
    return { at, kind }
  })
  const changes = await sensitiveChanges(window, site, chart.ayanamsha.id, world.sky, world.yieldIfDue)
  const options = { ayanamsha: chart.ayanamsha.id, node: chart.node }
  const candidates =
    lifeEvents.length === 0 ? [] : rankCandidates(window, changes, lifeEvents, { site, options, sky: world.sky })
  const balance = (at: typeof chart.at) => {
    const moon = siderealOf(
      world.sky.positions(at, ['Moon'])[0]!.longitude,
      world.sky.ayanamsha(at, chart.ayanamsha.id),
    )
    const [first] = vimshottari(moon, at).mahadashas
    return { lord: first!.ruler, days: hundredths(first!.end - at) }
  }
  const write = (at: typeof chart.at) => isoLocal(at, moment.zone)
  return {
    from: write(window.from),
    to: write(window.to),
    balance_at_from: balance(window.from),
    balance_at_to: balance(window.to),
    changes: changes.map(({ at, ...change }) => ({ at: write(at), ...change })),
    candidates: candidates.map((candidate) => ({
      from: write(candidate.from),
      to: write(candidate.to),
      ascendant: signName(candidate.ascendant),
      navamsha_lagna: signName(candidate.navamsha),
      score: candidate.score,
      reasons: candidate.reasons.flatMap((reasons, i) =>
        reasons.map((reason) => `${lifeEventName(events![i]!)}: ${reason}.`),
      ),
    })),
    note: NOTE,
  }
}

const lifeEventName = ({ date, kind }: { date: string; kind: string }) => `${kind} on ${date}`
