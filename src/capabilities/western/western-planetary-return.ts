import { invalid } from '../../faults.ts'
import { daysWithin, maybe, nullable, oneOf, t, term } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { pointsAndAngles, tropicalChart } from '../../western/chart.ts'
import { planetaryReturns, RETURN_BODIES, returnToNatal } from '../../western/returns.ts'
import { capability } from '../capability.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { Image } from '../shared/picture.ts'
import {
  demandCover,
  einstein,
  warnOfMissingHouses,
  westernNatal,
  westernPrintedBirth,
} from '../shared/tropical/birth.ts'
import { ReturnMoment, returnMoment, targetOfLife } from '../shared/tropical/moments.ts'
import { LaterPlace, laterPlace } from '../shared/tropical/place.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  HouseRows,
  houseRows,
  Longitude,
  PlanetRows,
  place,
  pointRows,
} from '../shared/tropical/shapes.ts'
import {
  DRAWN_WHEEL,
  momentRing,
  NATAL_RING,
  returnRings,
  wheelAspects,
  wheelHouses,
  wheelImage,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'

/** Maximum returns with charts. */
const CHARTS = 3

export default capability({
  slug: 'western-planetary-return',
  title: 'Western planetary return',
  summary:
    'Returns of the Moon or a planet to its natal longitude, with retrograde passes and the charts of those moments.',
  keywords: 'saturn jupiter mars return',
  weight: 'standard',
  method:
    'Every moment at which the longitude of the planet equals that of birth; passes of one retrograde loop are one return. The true node trembles: its passes within 60 days of each other are one return. Charts of the first three when more are asked for.',
  varies: true,
  input: westernPrintedBirth({
    planet: maybe(oneOf(RETURN_BODIES, { default: 'Moon' })),
    after: maybe(
      t.String(
        daysWithin(
          MOMENT_DAYS,
          'Date (12:00 UTC) or date and time, local to the birth zone or with offset; default now.',
        ),
      ),
    ),
    count: maybe(t.Integer({ minimum: 1, maximum: 13, default: 1 })),
    location: LaterPlace,
    natal_ring: NATAL_RING,
    ...DRAWN_WHEEL,
  }),
  data: t.Object({
    name: nullable(t.String()),
    planet: term(RETURN_BODIES),
    natal_longitude: Longitude,
    returns: t.Array(
      t.Object({
        return_moment: ReturnMoment,
        pass: t.Integer({ minimum: 1 }),
        passes: t.Integer({ minimum: 1 }),
        retrograde: t.Boolean(),
        ascendant: nullable(Angle),
        midheaven: nullable(Angle),
        planets: nullable(PlanetRows),
        houses: nullable(HouseRows),
        aspects: nullable(t.Array(AspectRow)),
      }),
    ),
    cycle_number: nullable(
      t.Integer({ description: 'Cycles completed at the first return listed; null without one.' }),
    ),
    next_after: nullable(t.String({ description: 'UTC; null if the ephemeris ends before it.' })),
    images: t.Array(Image, { description: 'With image: the chart of the first return.' }),
  }),
  pixels: (input) => (input.image ? wheelPixels(input) : 0),
  example: { ...einstein, after: '1905-03-14T00:00Z' },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { sky } = world
  const planet = input.planet ?? 'Moon'
  const own = birth.chart.point[planet]
  if (!own) throw invalid('planet', `The ephemeris has no ${planet} at this birth.`)
  const { site, zone } = laterPlace(input.location, birth, world)
  const after = targetOfLife(input.after, 'after', birth, world)
  demandCover(after, 'after', world)
  const count = input.count ?? 1
  const matches = await planetaryReturns(planet, own.longitude, birth.moment.jd, after, count + 1, sky)
  const listed = matches.slice(0, count)
  if (listed.length < count)
    world.warn(
      'span_shortened',
      `The dates that the ephemeris files cover hold ${listed.length} of the ${count} returns asked for.`,
    )
  const draw = (at: JulianDay) => {
    const chart = tropicalChart(at, site, birth.chart.houses.system, sky)
    const contacts = input.natal_ring
      ? returnToNatal(chart, birth.chart)
      : aspectsWithin(pointsAndAngles(chart), orbsFor('natal'))
    return wheelImage(
      (captioning) => {
        const { say } = captioning
        const ring = momentRing(say('{} return', say(planet)), chart.points, at, zone, captioning)
        return {
          ...returnRings(ring, site, birth, input.natal_ring ?? false, captioning),
          ...wheelHouses(chart, captioning),
          aspects: wheelAspects(contacts),
        }
      },
      world,
      input,
    )
  }
  return {
    name: birth.name,
    planet,
    natal_longitude: place(own.longitude).longitude,
    returns: listed.map(({ at, pass, passes, retrograde }, i) => {
      const row = { return_moment: returnMoment(at, zone), pass, passes, retrograde }
      if (i >= CHARTS) return { ...row, ascendant: null, midheaven: null, planets: null, houses: null, aspects: null }
      const chart = tropicalChart(at, site, birth.chart.houses.system, sky)
      if (input.location && i === 0) warnOfMissingHouses(chart, world)
      return {
        ...row,
        ascendant: angleObject(chart.ascendant),
        midheaven: angleObject(chart.midheaven),
        planets: pointRows(chart.points),
        houses: houseRows(chart),
        aspects: aspectsWithin(pointsAndAngles(chart), orbsFor('natal')).map(aspectRow),
      }
    }),
    cycle_number: listed[0]?.cycle ?? null,
    next_after: matches[count] ? isoUtc(matches[count].at) : null,
    images: input.image && listed[0] ? [await draw(listed[0].at)] : [],
  }
})
