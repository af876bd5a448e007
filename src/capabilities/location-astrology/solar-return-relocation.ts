import { maybe, oneOf, optionalKeys, t } from '../../schema.ts'
import type { Site } from '../../sky/sky.ts'
import { isoLocal } from '../../time/moment.ts'
import { USUAL_FRAME } from '../../western/chart-frame.ts'
import { houseOf } from '../../western/houses.ts'
import { bodiesOver, gastAt } from '../../western/location/bodies.ts'
import {
  locationScore,
  rankedBy,
  rawScore,
  rawScores,
  scoredParans,
  surroundingsOf,
} from '../../western/location/ranking.ts'
import { housesFromZeroPoint } from '../../western/location/relocation.ts'
import { goalHouseScore, isHouseToAvoid, returnHouses } from '../../western/location/return-places.ts'
import { LINE_PLANETS, type LinePlanet, LOCATION_GOALS } from '../../western/location/tables.ts'
import { norm } from '../../zodiac/longitude.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { readZone } from '../shared/clocks.ts'
import { YEAR_AHEAD_DAYS, YEARS } from '../shared/date-ranges.ts'
import { cityPlace, GeoPlace } from '../shared/geo-place.ts'
import { birth, localDateTime } from '../shared/inputs.ts'
import { FrameField, readFrame, SIDEREAL_OPTION, zodiacField } from '../shared/tropical/chart-options.ts'
import { ReturnMoment, returnMoment } from '../shared/tropical/moments.ts'
import { returnOfYear } from '../shared/tropical/return-of-year.ts'
import { Angle, angleObject, House, Sign } from '../shared/tropical/shapes.ts'
import { einsteinAtUlm } from './parts/birth-lines.ts'
import { chosenCities, cityChoice } from './parts/city-choice.ts'
import { PlaceScore, Scoring, scoring } from './parts/goal-scores.ts'
import { angularRows, birthChart, linesOfRelocated, PointOnAngle } from './parts/relocated.ts'

export default capability({
  slug: 'solar-return-relocation',
  title: 'Solar return relocation',
  summary: 'Where to spend a birthday: cities ranked by how the relocated solar return of a year serves one goal.',
  weight: 'heavy',
  method:
    'The solar return of the year is that of western-solar-return. In the sidereal zodiac the return, its signs and its houses in the birth chart are sidereal by `ayanamsha`; lines do not depend on the zodiac. The score applies the formula of city-ranking to the lines and parans of the return. Sun, Venus and Jupiter each add 2 to the sum in a house of the goal, Saturn and Mars each subtract 2 (Placidus; whole signs beyond 66 degrees of latitude). The houses of the goals are love 5 7, career 10 6, money 2 8, health 1 6, home 4, study 3 9, creativity 5, spirituality 9 12, adventure 9, social 11, retirement 4 12. Cautions follow Ciro Discepolo: Ascendant, Sun or Mars of the return in house 1, 6 or 12 of the return or of the birth chart.',
  input: birth({
    datetime: localDateTime(YEAR_AHEAD_DAYS),
    year: t.Integer({
      ...YEARS,
      description: 'Calendar year of the return, from the year of birth.',
    }),
    goal: oneOf(LOCATION_GOALS, { description: 'Goal of the place.' }),
    ...cityChoice,
    ...SIDEREAL_OPTION,
    limit: maybe(t.Integer({ minimum: 1, maximum: 50, default: 15, description: 'Maximum number of cities.' })),
  }),
  data: t.Object({
    year: t.Integer({ description: 'Calendar year, as sent.' }),
    return_moment: ReturnMoment,
    at_birth_place: t.Object(
      { ascendant: Angle, midheaven: Angle, score: PlaceScore },
      { description: 'Return chart at the birth place.' },
    ),
    cities: t.Array(
      t.Object({
        rank: t.Integer({ minimum: 1, description: 'Rank of the place by score; 1 is the best.' }),
        place: GeoPlace,
        local_time: t.String({ description: 'Return in local time of the city, ISO 8601.' }),
        score: PlaceScore,
        ascendant_sign: Sign,
        midheaven_sign: Sign,
        angular_planets: t.Array(PointOnAngle, {
          description: 'Planets within 8 degrees of an angle, the nearest first.',
        }),
        house_of: optionalKeys(LINE_PLANETS, House, { description: 'House of each body in the relocated return.' }),
        cautions: t.Array(t.String(), { description: 'Cautions by Discepolo’s rules; may be empty.' }),
      }),
      { maxItems: 50, description: 'The best first.' },
    ),
    scoring: Scoring,
    frame: FrameField,
  }),
  example: { ...einsteinAtUlm, year: 1905, goal: 'career', continents: ['EU'], limit: 5 },
}).compute(async (input, world) => {
  const { sky } = world
  const isSidereal = input.zodiac === 'sidereal'
  const { moment } = linesOfRelocated(input, world)
  const frame = isSidereal ? readFrame(input) : USUAL_FRAME
  const natal = birthChart(input, 'P', moment, world, frame)
  const at = returnOfYear(moment, input.year, isSidereal, world, isSidereal ? frame.ayanamsha : undefined)
  const zeroPoint = isSidereal ? sky.ayanamsha(at, frame.ayanamsha) : 0
  const { goal } = input
  const bodies = bodiesOver(at, gastAt(at, sky), 'in_mundo', sky)
  const places = new Map(bodies.map(({ planet, longitude }) => [planet, longitude]))
  const longitudeOf = (planet: LinePlanet) => norm(places.get(planet)! - zeroPoint)
  /** The angles of the return at a place, and its angles and houses in the zodiac of the answer. */
  const returnAt = (site: Site) => {
    const { angles, houses } = returnHouses(at, site, sky)
    return { angles, ...housesFromZeroPoint({ ...angles, houses }, zeroPoint) }
  }
  const { cities, count, isAsked } = chosenCities(input, world)
  const [raw] = await rawScores(bodies, cities, count, world.yieldIfDue, [goal])
  const scores = new Float64Array(count)
  for (let city = 0; city < count; city++) {
    if (!isAsked(city)) continue
    const pause = city % 64 === 0 ? world.yieldIfDue() : undefined
    if (pause) await pause
    const site = { latitude: cities.latitude[city]!, longitude: cities.longitude[city]! }
    scores[city] = locationScore(raw![city]! + goalHouseScore(goal, longitudeOf, returnAt(site).houses))
  }
  const home = returnAt(natal.site)
  const atHome = surroundingsOf(bodies, scoredParans(bodies), natal.site)
  /** Cautions that depend on the return alone appear in every list. */
  const always = (['Sun', 'Mars'] as const).flatMap((planet) => {
    const house = houseOf(longitudeOf(planet), natal.houses)
    return isHouseToAvoid(house) ? [`${planet} of the return in house ${house} of the birth chart`] : []
  })
  const listed = [...rankedBy(scores, isAsked).subarray(0, input.limit ?? 15)].map((city, i) => {
    const place = cities.place(city)
    const { angles, ascendant, midheaven, houses } = returnAt(place)
    const rising = houseOf(ascendant, natal.houses)
    const here = (['Sun', 'Mars'] as const).flatMap((planet) => {
      const house = houseOf(longitudeOf(planet), houses)
      return isHouseToAvoid(house) ? [`${planet} in house ${house} of the return`] : []
    })
    const points = bodies.map(({ planet, longitude }) => ({ name: planet, longitude }))
    return {
      rank: i + 1,
      place: cityPlace(place),
      local_time: isoLocal(at, readZone(place.timezone, 'timezone')),
      score: scores[city]!,
      ascendant_sign: signName(signOf(ascendant)),
      midheaven_sign: signName(signOf(midheaven)),
      angular_planets: angularRows({ ...angles, points }),
      house_of: Object.fromEntries(bodies.map(({ planet }) => [planet, houseOf(longitudeOf(planet), houses)!])),
      cautions: [
        ...(isHouseToAvoid(rising) ? [`Ascendant of the return in house ${rising} of the birth chart`] : []),
        ...here,
        ...always,
      ],
    }
  })
  return {
    year: input.year,
    return_moment: returnMoment(at, moment.zone),
    at_birth_place: {
      ascendant: angleObject(home.ascendant),
      midheaven: angleObject(home.midheaven),
      score: locationScore(rawScore(goal, atHome) + goalHouseScore(goal, longitudeOf, home.houses)),
    },
    cities: listed,
    ...zodiacField(natal),
    scoring: scoring(goal, ' and 2 for or against for planets of the return in the houses of the goal,'),
  }
})
