import { daysWithin, maybe, nullable, oneOf, t } from '../../schema.ts'
import { ELONGATION } from '../../sky/expressions.ts'
import { eclipseAt, eclipsedLongitude, LUNATIONS } from '../../sky/lunations.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoUtc, startOfDay } from '../../time/moment.ts'
import { mundaneIndications } from '../../western/mundane/indications.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { readDate } from '../shared/clocks.ts'
import { LUNATION_DAYS } from '../shared/date-ranges.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { Longitude, longitudeFields as placeInSign, Sign } from '../shared/tropical/shapes.ts'
import { castAt, MundaneChart, mundaneChart } from './parts/chart.ts'
import { EclipseRow, eclipseRow } from './parts/eclipse.ts'
import { Indications, Note } from './parts/indication.ts'
import { UTC, UtcInstant } from './parts/moments.ts'
import { castingPlace, placeOnly, washington } from './parts/place.ts'

/** The search window, days. It contains at least two lunations of the same phase. */
const REACH = 62
const Phase = oneOf(LUNATIONS, { description: 'New, quarter or full Moon.' })

export default capability({
  slug: 'mundane-lunation-chart',
  title: 'Lunation chart',
  summary: 'The chart of a new, quarter or full Moon for a place, with its eclipse if it makes one.',
  weight: 'standard',
  method:
    'The chart is cast for the first instant at or after 00:00 UTC of the date at which the apparent Moon is 0, 90, 180 or 270 degrees ahead of the Sun. An eclipse belongs to a new or full Moon if its maximum is within a day of it.',
  input: placeOnly({
    date: t.String(daysWithin(LUNATION_DAYS, 'First day of the search, YYYY-MM-DD, from 00:00 UTC.')),
    phase: maybe(oneOf(LUNATIONS, { default: 'new', description: 'Kind of lunation.' })),
  }),
  data: t.Object({
    phase: Phase,
    exact_at: UtcInstant,
    longitude: Longitude,
    sign: Sign,
    eclipse: nullable(EclipseRow, { description: 'Eclipse at the lunation; null without one.' }),
    chart: MundaneChart,
    next: t.Object(
      { phase: Phase, exact_at: UtcInstant },
      { description: 'Time of the next lunation of the same phase, UTC.' },
    ),
    indications: Indications,
    note: Note,
  }),
  example: { date: '2024-04-01', ...washington },
}).compute(async (input, world) => {
  const { sky } = world
  const place = castingPlace(input, world)
  const phase = input.phase ?? 'new'
  const from = startOfDay(readDate(input.date, 'date', world), UTC)
  const to = plusDays(from, REACH)
  for (const end of [from, to]) demandCover(end, 'date', world)
  const [first, next] = sky.crossings({ of: ELONGATION, targets: [90 * LUNATIONS.indexOf(phase)], from, to })
  const { at } = first!
  const eclipse = await eclipseAt({ phase, at }, sky)
  const castChart = castAt(at, place, input.house_system, sky)
  const { longitude, sign } = placeInSign(castChart.chart.point.Moon.longitude)
  const shadow = eclipse && {
    longitude: eclipsedLongitude(eclipse, sky),
    isGreat: eclipse.type === 'total' || eclipse.type === 'annular',
  }
  return {
    phase,
    exact_at: isoUtc(at),
    longitude,
    sign: signName(sign),
    eclipse: eclipse && eclipseRow(eclipse, sky),
    chart: mundaneChart(castChart),
    next: { phase, exact_at: isoUtc(next!.at) },
    indications: mundaneIndications(castChart.chart, shadow),
    note: OUTLOOK_NOTE,
  }
})
