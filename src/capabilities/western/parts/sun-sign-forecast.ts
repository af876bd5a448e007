import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { daysWithin, maybe, meaning, optionalKeys, type Static, type TSchema, t, term } from '../../../schema.ts'
import { type CivilDate, clockMs } from '../../../time/civil.ts'
import { type JulianDay, julianDay } from '../../../time/julian-day.ts'
import { localAt, type Zone } from '../../../time/moment.ts'
import {
  aspectMeaning,
  aspectsWithin,
  type Contact,
  compareByOrb,
  MAJOR_ASPECTS,
  uniformOrb,
} from '../../../western/aspects.ts'
import { houseSignification } from '../../../western/houses.ts'
import { PLANETS, type Planet } from '../../../western/points.ts'
import {
  FORECAST_AREAS,
  type ForecastArea,
  ratingOf,
  type Scores,
  type SolarPlace,
  solarPlaces,
  solarScores,
  strongestPlanetOf,
} from '../../../western/sun-sign.ts'
import { type HouseNumber, houseFrom, SIGNS, type SignIndex, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { readDate } from '../../shared/clocks.ts'
import { WHOLE_YEARS } from '../../shared/date-ranges.ts'
import { only } from '../../shared/inputs.ts'
import { signIndex } from '../../shared/names.ts'
import { House } from '../../shared/shapes.ts'
import { demandCover } from '../../shared/tropical/birth.ts'
import { zoneOrUtc } from '../../shared/tropical/moments.ts'

/** Shared parts of the Sun-sign forecasts: sign and date, scores and texts. */

export const signDate = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({
    sign: t.String({ description: `One of ${SIGNS.join(', ')}; case-insensitive.` }),
    date: maybe(
      t.String({ format: 'date', ...daysWithin(WHOLE_YEARS, 'YYYY-MM-DD; today in the timezone when left out.') }),
    ),
    timezone: maybe(t.String({ default: 'UTC', description: 'IANA zone name.' })),
    ...further,
  })
const SignDate = signDate()

export interface SignRequest {
  sign: SignIndex
  zone: Zone
  /** The requested day, or today. */
  date: CivilDate
}

export const readSignDate = (input: Static<typeof SignDate>, world: World): SignRequest => {
  const zone = zoneOrUtc(input.timezone)
  const date = input.date ? readDate(input.date, 'date', world) : localAt(julianDay(world.now), zone)
  return { sign: signIndex(input.sign, 'sign'), zone, date }
}

/** 12:00 in the zone; 422 on `field` outside the ephemeris files. */
export const noonOf = (date: CivilDate, zone: Zone, field: string, world: World): JulianDay => {
  const clock = clockMs({ ...date, hour: 12, minute: 0, second: 0 })
  const at = julianDay(clock - zone.at(clock).offsetSeconds * 1000)
  demandCover(at, field, world)
  return at
}

const SCORED = [...FORECAST_AREAS, 'overall'] as const
export const Rating = t.Integer({ $id: 'Stars', minimum: 1, maximum: 5, description: '1 to 5 stars.' })
export const Overall = t.Integer({ $id: 'SunSignScore', minimum: 5, maximum: 95, description: '5 to 95; 50 neutral.' })
export const ScoresObject = optionalKeys(SCORED, Overall, {
  $id: 'AreaScores',
  description: 'A score for each area of life.',
})
export const RatingsObject = optionalKeys(SCORED, Rating, {
  $id: 'AreaRatings',
  description: 'Stars for each area of life.',
})
export const ratings = (scores: Scores) =>
  Object.fromEntries(SCORED.map((area) => [area, ratingOf(scores[area])])) as Record<(typeof SCORED)[number], number>

export const SolarHouse = meaning(House, 'House from the Sun sign, 1 that sign itself.')
export const PlanetTerm = term(PLANETS, { $id: 'TropicalPlanetName', description: 'Sun to Pluto.' })

export interface DayOfSign {
  date: CivilDate
  at: JulianDay
  places: SolarPlace[]
  scores: Scores
}
export const dayOfSign = (date: CivilDate, { sign, zone }: SignRequest, field: string, world: World): DayOfSign => {
  const at = noonOf(date, zone, field, world)
  const places = solarPlaces(at, sign, world.sky)
  return { date, at, places, scores: solarScores(places) }
}

/** Transiting major aspects near exact: within 1 degree, for the Moon within 3. */
export const highlightsOf = (places: readonly SolarPlace[]): Contact[] => {
  const points = places.map(({ planet, longitude, retrograde }) => ({
    name: planet,
    longitude,
    speed: retrograde ? -1 : 1,
  }))
  return aspectsWithin(points, uniformOrb(3, MAJOR_ASPECTS))
    .filter(({ a, b, orb }) => orb <= 1 || a.name === 'Moon' || b.name === 'Moon')
    .sort(compareByOrb)
}

const inHouses = (...houses: readonly HouseNumber[]) => {
  const [first, second] = houses
  return second === undefined || second === first
    ? `house ${first} (${houseSignification(first!)})`
    : `houses ${first} (${houseSignification(first!)}) and ${second} (${houseSignification(second)})`
}
export const contactText = (contact: Parameters<typeof aspectMeaning>[0], houses: readonly HouseNumber[]): string =>
  `${contact.a.name} ${contact.aspect} ${contact.b.name}, in ${inHouses(...houses)}. ${aspectMeaning(contact)}`
export const placeText = (planet: Planet, house: HouseNumber): string => `${planet} is in ${inHouses(house)}.`

const ranked = (scores: Scores) => [...FORECAST_AREAS].sort((a, b) => scores[b] - scores[a])

/** The areas helped most and least. */
export const keynote = (scores: Scores): string => {
  const order = ranked(scores)
  const [best, least] = [order[0]!, order[order.length - 1]!]
  return scores[best] === scores[least]
    ? `All six areas stand alike, at ${scores[best]}.`
    : `Most support for ${best} (${scores[best]}), least for ${least} (${scores[least]}).`
}

export const areaText = async (
  area: ForecastArea,
  scores: Scores,
  places: readonly SolarPlace[],
  usedSentences: Set<string>,
) => {
  const rating = ratingOf(scores[area]) as 1 | 2 | 3 | 4 | 5
  const mover = strongestPlanetOf(area, places)
  const fact: FactText = {
    id: `solar.${area}`,
    kind: 'score',
    text: `${area} stands at ${scores[area]} of 100.`,
    value: scores[area],
    source: 'Planets in solar houses',
    weight: 1,
    says: (await corpus('western-area'))[area][rating],
  }
  const why = mover ? ` The weightiest reason: ${mover.planet} in ${inHouses(mover.house)}.` : ''
  return `${prose(compose([fact], { usedSentences }))}${why}`
}

/** A planet's transit of a solar house. */
export const passageText = async (
  planet: 'Sun' | 'Moon' | 'Jupiter' | 'Saturn',
  house: HouseNumber,
  usedSentences: Set<string>,
) => {
  const fact: FactText = {
    id: `solar.${planet}.house`,
    kind: 'transit',
    text: placeText(planet, house),
    value: house,
    source: 'Solar houses',
    weight: 2,
    says: (await corpus('western-solar-house'))[planet][house],
  }
  return prose(compose([fact], { usedSentences }))
}

/** The strongest and the weakest area in words, after earlier texts. */
export const extremesText = async (scores: Scores, places: readonly SolarPlace[], usedSentences: Set<string>) => {
  const order = ranked(scores)
  const [best, least] = [order[0]!, order[order.length - 1]!]
  const first = await areaText(best, scores, places, usedSentences)
  return scores[best] === scores[least] ? first : `${first} ${await areaText(least, scores, places, usedSentences)}`
}

export const solarHouseAt = (planet: Planet, at: JulianDay, sign: SignIndex, { sky }: World): HouseNumber =>
  houseFrom(sign, signOf(sky.positions(at, [planet])[0]!.longitude))
