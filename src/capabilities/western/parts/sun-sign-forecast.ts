import { concurrently } from '../../../concurrency.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { daysWithin, maybe, meaning, optionalKeys, type Static, type TSchema, t, term } from '../../../schema.ts'
import { type CivilDate, clockMs } from '../../../time/civil.ts'
import { type JulianDay, julianDay } from '../../../time/julian-day.ts'
import { localAt, type Zone } from '../../../time/moment.ts'
import { aspectsWithin, type Contact, compareByOrb, MAJOR_ASPECTS, uniformOrb } from '../../../western/aspects.ts'
import { PLANETS, type Planet } from '../../../western/points.ts'
import {
  FORECAST_AREAS,
  ratingOf,
  type Scores,
  type SolarPlace,
  solarPlaces,
  solarScores,
  strongestPlanetOf,
} from '../../../western/sun-sign.ts'
import { upperFirst } from '../../../wording.ts'
import { type HouseNumber, houseFrom, SIGNS, type SignIndex, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { readDate } from '../../shared/clocks.ts'
import { WHOLE_YEARS } from '../../shared/date-ranges.ts'
import { only } from '../../shared/inputs.ts'
import { signIndex } from '../../shared/names.ts'
import { House } from '../../shared/shapes.ts'
import { demandCover } from '../../shared/tropical/birth.ts'
import { zoneOrUtc } from '../../shared/tropical/moments.ts'
import { FORECAST_AREA_WORDS } from './solar-house-words.ts'

/** Shared parts of the Sun-sign forecasts: sign and date, scores and texts. */

export const signDate = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  only({
    sign: t.String({ description: `One of ${SIGNS.join(', ')}; case-insensitive.` }),
    date: maybe(
      t.String({ format: 'date', ...daysWithin(WHOLE_YEARS, 'Day, YYYY-MM-DD; default: today in `timezone`.') }),
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
export const zoneNoon = (date: CivilDate, zone: Zone, field: string, world: World): JulianDay => {
  const clock = clockMs({ ...date, hour: 12, minute: 0, second: 0 })
  const at = julianDay(clock - zone.at(clock).offsetSeconds * 1000)
  demandCover(at, field, world)
  return at
}

const SCORED = [...FORECAST_AREAS, 'overall'] as const
export const Rating = t.Integer({
  $id: 'Stars',
  minimum: 1,
  maximum: 5,
  description: 'Rating in stars, 1 to 5; 5 is the best.',
})
export const Overall = t.Integer({
  $id: 'SunSignScore',
  minimum: 5,
  maximum: 95,
  description: 'Score, 5 to 95; 50 is neutral.',
})
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

export const SolarHouse = meaning(House, 'House counted from the Sun sign, which is 1.')
export const PlanetTerm = term(PLANETS, { $id: 'TropicalPlanetName', description: 'Planet from Sun to Pluto.' })

export interface DayOfSign {
  date: CivilDate
  at: JulianDay
  places: SolarPlace[]
  scores: Scores
}
export const dayOfSign = (date: CivilDate, { sign, zone }: SignRequest, field: string, world: World): DayOfSign => {
  const at = zoneNoon(date, zone, field, world)
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

const ranked = (scores: Scores) => [...FORECAST_AREAS].sort((a, b) => scores[b] - scores[a])

/** The areas with most and least support; `weakest` is null if all are equal. */
const extremesOf = (scores: Scores): { strongest: string; weakest: string | null } => {
  const order = ranked(scores)
  const [best, least] = [order[0]!, order[order.length - 1]!]
  return {
    strongest: FORECAST_AREA_WORDS[best],
    weakest: scores[best] === scores[least] ? null : FORECAST_AREA_WORDS[least],
  }
}

/** The areas with most and least support, in one sentence with an optional second clause; only this clause if the areas are those of `whole`. */
export const keynote = (scores: Scores, addition?: string, whole?: Scores): string => {
  const { strongest, weakest } = extremesOf(scores)
  const common = whole && extremesOf(whole)
  if (addition && common?.strongest === strongest && common.weakest === weakest) return `${upperFirst(addition)}.`
  const extremes = weakest === null ? 'All areas are equal' : `Best for ${strongest}, hardest for ${weakest}`
  return `${extremes}${addition ? `; ${addition}` : ''}.`
}

/** A planet that contributes less to an area is not named. */
const NAMED_CONTRIBUTION = 0.8

/** Areas that have texts of their own. */
export type WrittenArea = 'love' | 'career' | 'money' | 'health'

/** An area: the planet behind it in its house or else its rating, and the date for it. */
export const areaText = async (
  area: WrittenArea,
  scores: Scores,
  { span, turn, places, placeWords, date }: AreaReasons,
  usedSentences: Set<string>,
): Promise<string> => {
  const rating = ratingOf(scores[area]) as 1 | 2 | 3 | 4 | 5
  // The text of a year has the slow planets and their dates.
  const mover =
    span === 'month' &&
    strongestPlanetOf(area, places, rating > 3 ? 1 : rating < 3 ? -1 : undefined, NAMED_CONTRIBUTION)
  const [bands, movers] = await concurrently(
    () => corpus('western-area'),
    () => corpus('western-area-mover'),
  )
  const base = { kind: 'score', value: scores[area], source: 'Planets in solar houses', weight: 1 } as const
  const facts: FactText[] = []
  // The planet with its house says more than the rating does.
  if (mover)
    facts.push({
      ...base,
      id: `solar.${area}.${mover.planet}`,
      text: `${mover.planet} is in solar house ${mover.house}.`,
      says: movers[area][mover.planet],
      words: { place: placeWords(mover) },
    })
  else if (rating !== 3)
    facts.push({
      ...base,
      id: `solar.${area}`,
      text: `The rating of ${area} is ${rating}.`,
      says: span === 'year' ? bands.year[area][rating] : bands.month[area][rating < 3 ? 2 : 4],
    })
  return [prose(compose(facts, { usedSentences, variantOffset: turn })), date].filter(Boolean).join(' ')
}
interface AreaReasons {
  readonly span: 'month' | 'year'
  /** The number of the span, which changes the variants. */
  readonly turn: number
  readonly places: readonly SolarPlace[]
  /** The house of a planet in words: "your sixth house". */
  readonly placeWords: (place: SolarPlace) => string
  /** A sentence with the date for the area; empty if there is none. */
  readonly date: string
}

/** A planet's transit of a solar house; `span` is "until 26 July". */
export const passageText = async (
  planet: 'Sun' | 'Jupiter' | 'Saturn',
  house: HouseNumber,
  span: string,
  usedSentences: Set<string>,
): Promise<string> => {
  const fact: FactText = {
    id: `solar.${planet}.house`,
    kind: 'transit',
    text: `${planet} is in solar house ${house}.`,
    value: house,
    source: 'Solar houses',
    weight: 2,
    says: (await corpus('western-solar-house'))[planet][house],
    words: { span },
  }
  return prose(compose([fact], { usedSentences }))
}

export const solarHouseAt = (planet: Planet, at: JulianDay, sign: SignIndex, { sky }: World): HouseNumber =>
  houseFrom(sign, signOf(sky.positions(at, [planet])[0]!.longitude))
