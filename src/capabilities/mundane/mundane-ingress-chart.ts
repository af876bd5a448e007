import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { invalid } from '../../faults.ts'
import { maybe, oneOf, optionalKeys, t } from '../../schema.ts'
import { longitudeOf, siderealLongitude } from '../../sky/expressions.ts'
import { prenatalLunation } from '../../sky/lunations.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoLocal, isoUtc, utcMidnight } from '../../time/moment.ts'
import { mundaneIndications } from '../../western/mundane/indications.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { yearRuler } from '../../western/mundane/year-ruler.ts'
import { CLASSICAL_PLANETS } from '../../western/points.ts'
import { modeOf } from '../../western/signs.ts'
import { type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { signIndex } from '../shared/names.ts'
import { AyanamshaName } from '../shared/shapes.ts'
import { Longitude, roundFigure, Sign } from '../shared/tropical/shapes.ts'
import { ClassicalTerm, castAt, MundaneChart, mundaneChart } from './parts/chart.ts'
import { Indications, Note } from './parts/indication.ts'
import { skyAt, UtcInstant } from './parts/moments.ts'
import { castingPlace, placeOnly, washington } from './parts/place.ts'

// source: Ptolemaic and Arabic practice, as Ramesey and Green give it
/** Quarters of a year ruled by a chart, by the mode of its Ascendant. */
const QUARTERS = { Fixed: 4, Mutable: 2, Cardinal: 1 } as const
// source: this project, bounds of a search, days
/** Search spans in days: longer than a year, and than the Sun's stay in a sign. */
const LONG = { year: 370, sign: 33 } as const

export default capability({
  slug: 'mundane-ingress-chart',
  title: 'Ingress chart',
  summary: 'The chart of the Sun’s ingress into a sign for a place: period of validity, ruler, indications.',
  weight: 'standard',
  method:
    'The chart is cast for the instant at which the apparent Sun enters the sign, tropical or sidereal, in the Gregorian year by UTC. A cardinal tropical chart is valid for four quarters with a fixed Ascendant, two with a common one, one with a cardinal one, and never beyond the next Aries ingress; other charts are valid until the next sign. The ruler of the year is the planet from Sun to Saturn with the highest score: essential dignity (Egyptian terms, triplicities of Dorotheus), 5 within 8 degrees of an angle, 3 as ruler of the Ascendant, 2 as ruler of the Midheaven. Ties go to the planet nearer to an angle.',
  input: placeOnly({
    year: t.Integer(YEARS),
    ingress: maybe(t.String({ default: 'Aries', description: 'Name of the sign; case-insensitive.' })),
    zodiac: maybe(oneOf(['tropical', 'sidereal'], { default: 'tropical' })),
    ayanamsha: maybe(AyanamshaName, {
      default: 'lahiri',
      description: 'Ayanamsha; used only with the sidereal zodiac.',
    }),
  }),
  data: t.Object({
    year: t.Integer({ description: 'Calendar year, as sent.' }),
    ingress: t.Object(
      {
        sign: Sign,
        longitude: t.Number({ description: 'Longitude of the start of the sign in the zodiac used, degrees.' }),
        zodiac: oneOf(['tropical', 'sidereal'], { description: 'Zodiac of the sign.' }),
      },
      { description: 'The solar ingress.' },
    ),
    chart: MundaneChart,
    validity: t.Object(
      {
        start: t.String({ description: 'Local time, ISO 8601 with offset.' }),
        end: t.String({ description: 'Local time, ISO 8601 with offset.' }),
        rule: t.String({ description: 'Reason for the duration.' }),
      },
      { description: 'Period of the chart’s rule.' },
    ),
    year_ruler: t.Object(
      {
        planet: ClassicalTerm,
        scores: optionalKeys(CLASSICAL_PLANETS, t.Integer({ description: 'Points of the planet.' }), {
          description: 'Points of each of the seven planets.',
        }),
      },
      { description: 'Planet with the most points.' },
    ),
    prior_lunation: t.Object(
      {
        phase: oneOf(['new', 'full'], { description: 'New or full Moon.' }),
        exact_at: UtcInstant,
        longitude: Longitude,
        chart_ascendant: Longitude,
        chart_midheaven: Longitude,
      },
      { description: 'The last new or full Moon before the ingress, cast for the same place.' },
    ),
    indications: Indications,
    note: Note,
  }),
  example: { year: 2025, ...washington },
}).compute((input, world) => {
  const place = castingPlace(input, world)
  const zodiac = input.zodiac ?? 'tropical'
  if (zodiac === 'tropical' && typeof input.ayanamsha === 'string')
    world.warn('ignored_input', '`ayanamsha` was ignored: the ingress is tropical.')
  const ayanamsha = zodiac === 'sidereal' ? (input.ayanamsha ?? 'lahiri') : null
  const sign = signIndex(input.ingress ?? 'Aries', 'ingress')
  const at = ingressIn(input.year, sign, ayanamsha, world)
  const castChart = castAt(at, place, input.house_system, world.sky)
  const validity = validityOf(at, sign, castChart.chart.ascendant, ayanamsha, world)
  const prior = prenatalLunation(at, skyAt(plusDays(at, -LONG.sign), world))
  const priorAngles = skyAt(prior.at, world).angles(prior.at, place.site)
  return {
    year: input.year,
    ingress: { sign: signName(sign), longitude: 30 * sign, zodiac },
    chart: mundaneChart(castChart),
    validity: { start: isoLocal(at, place.zone), end: isoLocal(validity.end, place.zone), rule: validity.rule },
    year_ruler: yearRuler(castChart.chart),
    prior_lunation: {
      phase: prior.phase,
      exact_at: isoUtc(prior.at),
      longitude: roundFigure(prior.longitude),
      chart_ascendant: roundFigure(priorAngles.ascendant),
      chart_midheaven: roundFigure(priorAngles.midheaven),
    },
    indications: mundaneIndications(castChart.chart),
    note: OUTLOOK_NOTE,
  }
})

const sunOf = (ayanamsha: AyanamshaId | null) => (ayanamsha ? siderealLongitude('Sun', ayanamsha) : longitudeOf('Sun'))

const ingressIn = (year: number, sign: SignIndex, ayanamsha: AyanamshaId | null, { sky }: World): JulianDay => {
  const [from, to] = [year, year + 1].map((each) => utcMidnight({ year: each, month: 1, day: 1 })) as [
    JulianDay,
    JulianDay,
  ]
  const start = Math.max(from, sky.range.from) as JulianDay
  const [entry] = sky.crossings({ of: sunOf(ayanamsha), targets: [30 * sign], from: start, to })
  // A sidereal year is longer than a calendar year: an ingress near New Year may skip a year.
  if (!entry)
    throw invalid(
      'year',
      `The sidereal Sun does not enter ${signName(sign)} in ${year}; the ingress is shortly before or after that year.`,
    )
  return entry.at
}

const validityOf = (
  at: JulianDay,
  sign: SignIndex,
  ascendant: number,
  ayanamsha: AyanamshaId | null,
  { sky }: World,
): { end: JulianDay; rule: string } => {
  const next = (of: ReturnType<typeof sunOf>, target: number, reach: number) =>
    sky.crossings({ of, targets: [target % 360], from: plusDays(at, 1), to: plusDays(at, reach) })[0]!.at
  if (ayanamsha !== null || sign % 3 !== 0)
    return {
      end: next(sunOf(ayanamsha), 30 * (sign + 1), LONG.sign),
      rule: 'The chart holds until the Sun enters the next sign.',
    }
  const rising = signOf(ascendant)
  const mode = modeOf(rising)
  const selection = QUARTERS[mode]
  const left = (12 - sign) / 3
  const quarters = Math.min(selection, left)
  const cut = quarters < selection ? ', cut at the next Aries ingress' : ''
  return {
    end: next(longitudeOf('Sun'), 30 * sign + 90 * quarters, LONG.year),
    rule: `${signName(rising)} rises, a ${mode === 'Mutable' ? 'common' : mode.toLowerCase()} sign: the chart holds for ${selection === 4 ? 'a year' : selection === 2 ? 'half a year' : 'a quarter of the year'}${cut}.`,
  }
}
