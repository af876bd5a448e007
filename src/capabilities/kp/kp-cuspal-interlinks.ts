import { type DashaSpan, periodsAt, subPeriods } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import type { Graha as GrahaName } from '../../jyotish/grahas.ts'
import {
  EVENTS,
  eventJudgement,
  fruitfulSignificators,
  KP_EVENTS,
  type KpEvent,
  PROMISES,
  supportsEvent,
} from '../../jyotish/kp/events.ts'
import { kpLords } from '../../jyotish/kp/lords.ts'
import { rulingPlanets } from '../../jyotish/kp/ruling-planets.ts'
import { distinct, nullable, oneOf, rows, t } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { AS_OF_MOMENT, readAsOf, standingAt } from '../shared/dasha-periods.ts'
import { independence } from '../shared/inputs.ts'
import { momentOfLife } from '../shared/lifetime.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, StarLord } from '../shared/shapes.ts'
import { dayLord, EVENT, kpBirth, kpInput, kpSignificators } from './parts/kp-shapes.ts'

const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const
const HouseList = distinct(House)
const Running = nullable(t.Object({ lord: Graha, start: t.String(), end: t.String(), supports: t.Boolean() }))

export default capability({
  slug: 'kp-cuspal-interlinks',
  title: 'KP cuspal interlinks',
  summary: 'What the cuspal sub lords signify, their promise for fifteen matters, and the timing.',
  weight: 'heavy',
  method:
    'Source: K. S. Krishnamurti, KP Readers IV and VI. The sub lord of the judged cusp promises a matter if it signifies the cusp or the 11th, more than half of the favourable houses, and fewer unfavourable ones. It denies the matter if it signifies no favourable house through its star lord. Otherwise the promise is qualified. A retrograde star lord, or one that signifies unfavourable houses only, lowers the result by one step. Two cusps are linked if the sub lord of each signifies the other. A period supports a matter if its lord signifies a favourable house.',
  input: kpInput({ event: EVENT, as_of: AS_OF_MOMENT }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    cusps: nullable(
      rows(
        t.Object({
          house: House,
          sub_lord: StarLord,
          sub_sub_lord: StarLord,
          star_lord_of_sub_lord: StarLord,
          houses_signified: HouseList,
          links: distinct(House, { description: 'Houses with links in both directions.' }),
        }),
        12,
      ),
      { description: 'Cusps and their links; null without houses.' },
    ),
    events: nullable(
      t.Array(
        t.Object({
          event: oneOf(KP_EVENTS),
          cusp: House,
          sub_lord: StarLord,
          for: HouseList,
          against: HouseList,
          signified_for: HouseList,
          signified_against: HouseList,
          promise: oneOf(PROMISES),
          fruitful_significators: distinct(Graha),
          running: t.Object({ mahadasha: Running, antardasha: Running, pratyantardasha: Running }),
          next_window: nullable(t.Object({ start: t.String(), end: t.String(), path: rows(Graha, 3) })),
        }),
        { minItems: 1, maxItems: KP_EVENTS.length },
      ),
      { description: 'Judgement of each requested matter; null without houses.' },
    ),
  }),
  example: { ...independence, event: 'job', as_of: '2026-01-01T12:00' },
  varies: true,
}).compute((input, world) => {
  const birth = kpBirth(input, world)
  const { kp, chart } = birth
  const { zone, jd } = birth.moment
  const match = kpSignificators(kp)
  const ruling = rulingPlanets(chart, dayLord(birth, world)).ordered.map(({ planet }) => planet)
  const at = momentOfLife(input.as_of == null ? null : readAsOf(input.as_of, zone), 'as_of', birth, world)
  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, jd), at, 'vimshottari', world)
  const path = periodsAt(dasha, at, LEVELS.length)

  if (!match || !kp.house) return { ayanamsha: ayanamshaObject(chart.ayanamsha), cusps: null, events: null }

  const signifiedBy = match.houses.map(({ cuspSubLord }) => match.of[cuspSubLord].allHouses)
  const linked = (a: number, b: number) => signifiedBy[a]!.includes(b + 1) && signifiedBy[b]!.includes(a + 1)

  const isFor = (event: KpEvent, { ruler }: DashaSpan<GrahaName>) => supportsEvent(event, match.of[ruler])
  /** The first period of each level that supports the matter within supporting higher periods, starting at the moment or after it. */
  const nextWindow = (event: KpEvent) => {
    for (const maha of dasha.mahadashas) {
      if (maha.end <= at || !isFor(event, maha)) continue
      for (const antar of subPeriods(dasha, maha)) {
        if (antar.end <= at || !isFor(event, antar)) continue
        const third = subPeriods(dasha, antar).find((each) => each.start >= at && isFor(event, each))
        if (third)
          return {
            start: isoLocal(third.start, zone),
            end: isoLocal(third.end, zone),
            path: [maha.ruler, antar.ruler, third.ruler],
          }
      }
    }
    return null
  }
  const runningRow = (event: KpEvent, level: number) => {
    const period = path[level]
    return period
      ? {
          lord: period.ruler,
          start: isoLocal(period.start, zone),
          end: isoLocal(period.end, zone),
          supports: isFor(event, period),
        }
      : null
  }

  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    cusps: match.houses.map(({ house, cuspSubLord }, i) => ({
      house,
      sub_lord: cuspSubLord,
      sub_sub_lord: kpLords(kp.cusps[i]!.longitude).subSub,
      star_lord_of_sub_lord: match.of[cuspSubLord].starLord,
      houses_signified: match.of[cuspSubLord].allHouses,
      links: match.houses.flatMap((other, j) => (j !== i && linked(i, j) ? [other.house] : [])),
    })),
    events: (input.event ? [input.event] : KP_EVENTS).map((event) => {
      const assessment = eventJudgement(event, kp, match)
      return {
        event,
        cusp: assessment.cusp,
        sub_lord: match.houses[assessment.cusp - 1]!.cuspSubLord,
        for: [...EVENTS[event].for],
        against: [...EVENTS[event].against],
        signified_for: assessment.signifiedFor,
        signified_against: assessment.signifiedAgainst,
        promise: assessment.promise,
        fruitful_significators: fruitfulSignificators(event, match, ruling),
        running: {
          mahadasha: runningRow(event, 0),
          antardasha: runningRow(event, 1),
          pratyantardasha: runningRow(event, 2),
        },
        next_window: nextWindow(event),
      }
    }),
  }
})
