import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { MANDALAS, mandalaOf, star28Of } from '../../jyotish/mundane/mandalas.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { STARS_28 } from '../../jyotish/panchang/stars.ts'
import { oneOf, t, term } from '../../schema.ts'
import { extrema } from '../../sky/extrema.ts'
import { eclipsesIn, lunations } from '../../sky/lunations.ts'
import type { Site, Sky } from '../../sky/sky.ts'
import { altitudeOf } from '../../sky/sphere.ts'
import { stationsOf } from '../../sky/stations.ts'
import { addDays, clockMs } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { SEISMIC_NOTE } from '../../western/mundane/significations.ts'
import { BODY_OF, type Planet } from '../../western/points.ts'
import { separation, siderealOf } from '../../zodiac/longitude.ts'
import { capability, type World } from '../capability.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { demandCover } from '../shared/tropical/birth.ts'
import { aspectInWords, aspectsOfPairs, pairsAmong } from './parts/aspects-of-year.ts'
import { firstAndLast, range, readDays } from './parts/moments.ts'
import { PlaceInput, placeOfSent } from './parts/place.ts'

const MAX_DAYS = 366
const HARD = ['Sun', 'Mars', 'Saturn', 'Uranus', 'Pluto'] as const satisfies readonly Planet[]
const MALEFICS = ['Mars', 'Saturn', 'Uranus', 'Pluto'] as const satisfies readonly Planet[]
const TURNING = ['Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const satisfies readonly Planet[]

// source: the contract's points, gathered from the claims of traditional authors (Brihat Samhita 32; Tetrabiblos II; Berkland)
const POINTS = {
  syzygy: 2,
  eclipse: 2,
  perigee: 1,
  perigeeWithSyzygy: 2,
  declination: 1,
  aspect: 1,
  station: 1,
  place: 1,
}
const MAX_ASPECTS = 3
const TOP = 10
/** Days on either side within which a factor counts. */
const NEAR = { syzygy: 1, eclipse: 7, perigee: 1, perigeeToSyzygy: 2, declination: 1, station: 2 } as const
const ANGLE_ORB = 3
const ROOM = 10

const SUMMARY =
  'Traditional claims counted for each day at 12:00 UTC: new or full Moon within a day, an eclipse within a week, the Moon’s perigee, its crossing of the equator or greatest declination, exact aspects of Mars, Saturn, Uranus and Pluto with the Sun or each other, stations; and the star of the Moon by the four circles of the Brihat Samhita.'

const Mandala = t.Object(
  {
    name: oneOf(MANDALAS, { description: 'Mandala of the Moon’s nakshatra.' }),
    moon_nakshatra: term(STARS_28 as unknown as readonly [string, ...string[]], {
      description: 'Nakshatra of 28, at 12:00 UTC.',
    }),
    day_quarter_rule: t.String({ description: 'Mandalas of the day quarters.' }),
  },
  { description: 'Mandala of the day by Brihat Samhita ch. 32.' },
)

export default capability({
  slug: 'mundane-seismic-indications',
  title: 'Seismic indications of tradition',
  summary: 'Score of old and popular earthquake claims for each day: a record of beliefs, not a forecast.',
  weight: 'standard',
  method:
    'Points at 12:00 UTC: new or full Moon within 24 hours 2; eclipse within 7 days 2; perigee within 24 hours 1, or 2 with a syzygy within 48 hours of it; Moon on the equator or at its greatest declination within 24 hours 1; each exact major aspect of the day between Mars, Saturn, Uranus or Pluto and the Sun or each other 1, at most 3; station of Mars to Pluto within 2 days 1. With a place, a malefic within 3 degrees of its meridian or horizon at a syzygy of that day adds 1. The sum is at most 10. No method of this kind has shown predictive skill.',
  input: range({ ...firstAndLast(MOMENT_DAYS), place: PlaceInput }),
  data: t.Object({
    start_date: t.String({ description: 'Start of the range, as sent.' }),
    end_date: t.String({ description: 'End of the range, as sent.' }),
    days: t.Array(
      t.Object({
        date: t.String({ description: 'Date, YYYY-MM-DD.' }),
        score: t.Integer({ minimum: 0, maximum: 10, description: 'Sum of the day’s claims.' }),
        factors: t.Array(
          t.Object({
            factor: t.String({ description: 'Claim that was tested.' }),
            detail: t.String({ description: 'Event of the day that the claim refers to.' }),
            points: t.Integer({ minimum: 1, description: 'Points that the claim adds.' }),
          }),
          { description: 'Components of the score.' },
        ),
        vedic_mandala: Mandala,
      }),
      { maxItems: MAX_DAYS, description: 'Every day of the range.' },
    ),
    peaks: t.Array(
      t.Object({
        date: t.String({ description: 'Date, YYYY-MM-DD.' }),
        score: t.Integer({ description: 'Score of the day.' }),
      }),
      { maxItems: MAX_DAYS, description: 'Days with the highest score of the range.' },
    ),
    method_summary: t.String({ description: 'Scoring method.' }),
    note: t.Literal(SEISMIC_NOTE, { description: 'Scope and limits.' }),
  }),
  example: { start_date: '2024-04-07', end_date: '2024-04-10' },
}).compute(async (input, world) => {
  const { sky } = world
  const days = readDays(input, MAX_DAYS, world)
  const site = input.place ? placeOfSent(input.place, 'place', world).site : null
  const noons = Array.from({ length: days.count }, (_, i) => {
    const date = addDays(days.first, i)
    return { date: dateText(date), at: julianDay(clockMs({ ...date, hour: 12, minute: 0, second: 0 })) }
  })
  demandCover(noons[0]!.at, 'start_date', world)
  demandCover(noons.at(-1)!.at, 'end_date', world)
  const window: Window = {
    from: Math.max(plusDays(noons[0]!.at, -ROOM), sky.range.from) as JulianDay,
    to: Math.min(plusDays(noons.at(-1)!.at, ROOM), sky.range.to) as JulianDay,
  }
  const claims = await claimsOf(window, site, world)
  const rows = await mapYielding(noons, world.yieldIfDue, ({ date, at }) => {
    const factors = factorsAt(at, claims)
    const moon = siderealOf(sky.positions(at, ['Moon'])[0]!.longitude, sky.ayanamsha(at, PANCHANG_AYANAMSHA))
    const star = star28Of(moon)
    return {
      date,
      score: Math.min(
        TOP,
        factors.reduce((sum, { points }) => sum + points, 0),
      ),
      factors,
      vedic_mandala: {
        name: mandalaOf(star),
        moon_nakshatra: star,
        day_quarter_rule:
          'Vayu has the first quarter of the day or night, Agni the second, Indra the third, Varuna the fourth.',
      },
    }
  })
  const highest = Math.max(...rows.map(({ score }) => score))
  return {
    start_date: input.start_date,
    end_date: input.end_date,
    days: rows,
    peaks:
      highest === 0 ? [] : rows.filter(({ score }) => score === highest).map(({ date, score }) => ({ date, score })),
    method_summary: SUMMARY,
    note: SEISMIC_NOTE,
  }
})

interface Dated {
  at: JulianDay
  detail: string
}
interface Claims {
  syzygies: (Dated & { onAngle: string | null })[]
  eclipses: Dated[]
  perigees: (Dated & { withSyzygy: boolean })[]
  declinations: Dated[]
  aspects: Dated[]
  stations: Dated[]
}

const claimsOf = async (window: Window, site: Site | null, world: World): Promise<Claims> => {
  const { sky } = world
  const syzygies = lunations(window, sky)
    .filter(({ phase }) => phase === 'new' || phase === 'full')
    .map(({ phase, at }) => ({
      at,
      detail: `${phase === 'new' ? 'New' : 'Full'} Moon ${isoUtc(at)}`,
      onAngle: site && maleficOnAngle(at, site, sky),
    }))
  const pairs = pairsAmong(HARD)
  const [eclipses, aspects, stations] = await concurrently(
    () => eclipsesIn(window, sky),
    () => aspectsOfPairs(pairs, window, world),
    () =>
      mapConcurrently(TURNING, async (planet) =>
        (await stationsOf(BODY_OF[planet], window, sky)).map((each) => ({ planet, ...each })),
      ),
  )
  const perigees = sky
    .extrema({ of: { terms: [{ body: 'Moon', factor: 1 }], coordinate: 'distance' }, ...window })
    .filter(({ kind }) => kind === 'minimum')
  return {
    syzygies,
    eclipses: eclipses.map(({ kind, type, maximum }) => ({
      at: maximum,
      detail: `${kind} ${type} ${isoUtc(maximum)}`,
    })),
    perigees: perigees.map(({ at }) => ({
      at,
      detail: isoUtc(at),
      withSyzygy: syzygies.some((moon) => Math.abs(moon.at - at) <= NEAR.perigeeToSyzygy),
    })),
    declinations: moonDeclinations(window, sky),
    aspects: aspects.map((exact) => ({ at: exact.at, detail: `${aspectInWords(exact)} ${isoUtc(exact.at)}` })),
    stations: stations
      .flat()
      .map(({ planet, at, turns: way }) => ({ at, detail: `${planet} turns ${way} ${isoUtc(at)}` })),
  }
}

const moonDeclinations = (window: Window, sky: Sky): Dated[] => {
  const declination = (at: JulianDay) => sky.equatorial(at, ['Moon'])[0]!.declination
  const HOUR = 1 / 24
  const change = (at: JulianDay) => declination(plusDays(at, HOUR)) - declination(plusDays(at, -HOUR))
  const inside = { from: plusDays(window.from, HOUR), to: plusDays(window.to, -HOUR) }
  return [
    ...extrema(inside, 2, declination).map(({ at }) => ({ at, detail: `on the equator ${isoUtc(at)}` })),
    ...extrema(inside, 2, change).map(({ at }) => ({ at, detail: `greatest declination ${isoUtc(at)}` })),
  ]
}

const maleficOnAngle = (at: JulianDay, site: Site, sky: Sky): string | null => {
  const { armc } = sky.angles(at, site)
  const places = sky.equatorial(
    at,
    MALEFICS.map((planet) => BODY_OF[planet]),
  )
  for (const [i, place] of places.entries()) {
    const planet = MALEFICS[i]!
    if (Math.abs(altitudeOf(place, site.latitude, armc)) <= ANGLE_ORB) return `${planet} on the horizon`
    const fromMeridian = separation(place.rightAscension, armc)
    if (Math.min(fromMeridian, 180 - fromMeridian) <= ANGLE_ORB) return `${planet} on the meridian`
  }
  return null
}

const factorsAt = (noon: JulianDay, claims: Claims) => {
  const near = <D extends Dated>(rows: readonly D[], days: number) =>
    rows
      .filter(({ at }) => Math.abs(at - noon) <= days)
      .sort((a, b) => Math.abs(a.at - noon) - Math.abs(b.at - noon))[0]
  const isOfDay = ({ at }: Dated) => at >= noon - 0.5 && at < noon + 0.5
  const syzygy = near(claims.syzygies, NEAR.syzygy)
  const eclipse = near(claims.eclipses, NEAR.eclipse)
  const perigee = near(claims.perigees, NEAR.perigee)
  const declination = near(claims.declinations, NEAR.declination)
  const station = near(claims.stations, NEAR.station)
  const onAngle = claims.syzygies.find((each) => isOfDay(each) && each.onAngle)
  const factor = (name: string, detail: string, points: number) => ({ factor: name, detail, points })
  return [
    ...(syzygy ? [factor('syzygy', syzygy.detail, POINTS.syzygy)] : []),
    ...(eclipse ? [factor('eclipse', eclipse.detail, POINTS.eclipse)] : []),
    ...(perigee
      ? [factor('perigee', perigee.detail, perigee.withSyzygy ? POINTS.perigeeWithSyzygy : POINTS.perigee)]
      : []),
    ...(declination ? [factor('declination of the Moon', declination.detail, POINTS.declination)] : []),
    ...claims.aspects
      .filter(isOfDay)
      .slice(0, MAX_ASPECTS)
      .map(({ detail }) => factor('aspect', detail, POINTS.aspect)),
    ...(station ? [factor('station', station.detail, POINTS.station)] : []),
    ...(onAngle ? [factor('malefic on an angle of the place', onAngle.onAngle!, POINTS.place)] : []),
  ]
}
