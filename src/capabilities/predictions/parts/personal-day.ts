import { concurrently } from '../../../concurrency.ts'
import { invalid } from '../../../faults.ts'
import { PAKSHAS, pakshaOf, TITHIS, tithiName, tithiNumber } from '../../../jyotish/limbs.ts'
import { NAKSHATRAS, nakshatraOf, padaOf } from '../../../jyotish/nakshatras.ts'
import { chandraOf, TARAS } from '../../../jyotish/panchang/stars.ts'
import { type DaySky, dayQuality, dayTara, isGoodSun, type Quality } from '../../../jyotish/quality.ts'
import { compose, factOf, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { nullable, oneOf, t, term } from '../../../schema.ts'
import { type CivilDate, dayNumber, MS_PER_DAY } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { Sidereal } from '../../../zodiac/longitude.ts'
import { norm, sidereal } from '../../../zodiac/longitude.ts'
import {
  degreeInSign,
  degreesAndMinutes,
  type HouseNumber,
  houseFrom,
  signName,
  signOf,
} from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Utc } from '../../shared/almanac.ts'
import { CitedFacts, citedFacts } from '../../shared/cited-facts.ts'
import { readDate } from '../../shared/clocks.ts'
import { BIRTH_MOON } from '../../shared/gochara-rows.ts'
import { House, Pada, Sign, Star } from '../../shared/shapes.ts'
import type { KnownPerson } from './person.ts'
import { usedSentencesFor } from './person.ts'
import { QualityRow, qualityRow } from './quality-shape.ts'

/** One day of a person, for the daily, weekly and monthly forecasts. */

export const NOTE = 'Positions are those of 12:00 UTC of each date, sidereal by the Lahiri system.'

// source: the contract
const FIRST: CivilDate = { year: 1900, month: 1, day: 1 }
const LAST: CivilDate = { year: 2200, month: 12, day: 31 }

/** A forecast day; 422 on `field` outside 1900 to 2200. */
export const readForecastDate = (text: string, field: string, world: World): CivilDate =>
  within(readDate(text, field, world), field)

export const within = (date: CivilDate, field: string): CivilDate => {
  if (dayNumber(date) < dayNumber(FIRST) || dayNumber(date) > dayNumber(LAST))
    throw invalid(field, `Forecasts run from ${dateText(FIRST)} to ${dateText(LAST)}.`)
  return date
}

export const noonUtc = (date: CivilDate): JulianDay => julianDay((dayNumber(date) + 0.5) * MS_PER_DAY)

/** Sun and Moon of a moment, sidereal by Lahiri. */
export const sunAndMoon = (at: JulianDay, { sky }: World) => {
  const ayanamsha = sky.ayanamsha(at, 'lahiri')
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon']).map(({ longitude }) => sidereal(norm(longitude - ayanamsha)))
  return { sun: sun!, moon: moon! }
}

const daySky = (sun: Sidereal, moon: Sidereal): DaySky => ({
  moonSign: signOf(moon),
  star: nakshatraOf(moon) + 1,
  sun,
  tithi: tithiNumber(moon, sun),
})

export const tithiFields = {
  number: t.Integer({ minimum: 1, maximum: 30, description: '1-15 bright half, 16-30 dark half.' }),
  name: term(TITHIS),
  paksha: term(PAKSHAS),
}
export const tithiRow = (number: number) => ({ number, name: tithiName(number), paksha: pakshaOf(number)! })

const TithiOfDay = t.Object(tithiFields, { $id: 'TithiOfDay', description: 'The tithi of 12:00 UTC.' })
const dayTextFields = { text: nullable(t.String()), facts: CitedFacts }
export const dayFields = {
  date: t.String({ format: 'date' }),
  moment_utc: Utc,
  moon: t.Object(
    {
      sign: Sign,
      nakshatra: Star,
      pada: Pada,
      tithi: TithiOfDay,
      house_from_moon: nullable(House),
      favourable: nullable(t.Boolean()),
      ...dayTextFields,
    },
    { $id: 'MoonOfDay', description: 'The Moon of the day, counted from the birth Moon.' },
  ),
  sun: t.Object(
    {
      sign: Sign,
      house_from_moon: nullable(House),
      house_from_sun_sign: nullable(House),
      favourable: nullable(t.Boolean()),
      ...dayTextFields,
    },
    { $id: 'SunOfDay', description: 'The Sun of the day, counted from the birth Moon and Sun.' },
  ),
  tara: nullable(
    t.Object(
      {
        count: t.Integer({ minimum: 1, maximum: 9 }),
        name: oneOf(TARAS, { $id: 'TaraName', description: 'One of the nine taras.' }),
        favourable: t.Boolean(),
        cycle: t.Integer({ minimum: 1, maximum: 3, description: 'Round of nine nakshatras from birth.' }),
        text: t.String(),
        facts: CitedFacts,
      },
      { $id: 'TaraOfDay', description: 'The tara of the day: its nakshatra from the birth nakshatra.' },
    ),
  ),
  quality: QualityRow,
}
export const DayRow = t.Object(dayFields, { $id: 'ForecastDay', description: 'A day of a person.' })

const silent = { text: null, facts: [] }
/** The fact with the sentences not yet in `said`; without any, the plain fact. */
const describe = (fact: FactText | null, turn: number, usedSentences: Set<string>) => {
  if (!fact) return silent
  const passages = compose([fact], { variantOffset: turn, usedSentences })
  return passages.length > 0
    ? { text: prose(passages), facts: citedFacts(passages) }
    : { text: fact.text, facts: citedFacts([{ text: fact.text, because: [factOf(fact)] }]) }
}

/** Returns a writer of days of a person. */
export const personalDayWriter = async (person: KnownPerson, world: World) => {
  const [gochara, tara] = await concurrently(
    () => corpus('gochara'),
    () => corpus('tara'),
  )

  const transit = (planet: 'Sun' | 'Moon', house: HouseNumber): FactText => ({
    id: `transit.${planet}.house`,
    kind: 'transit',
    text: `The ${planet} of the day stands in house ${house} from the birth Moon.`,
    value: house,
    source: 'Gochara, counted from the sign of the Moon at birth',
    weight: 1,
    says: gochara[planet][house],
    words: { seat: BIRTH_MOON },
  })

  /** The Moon on a later day of her stay in a sign. */
  const moonStays = (day: string, { moonSign, star }: DaySky, house: HouseNumber, good: boolean): FactText => {
    const text = `A ${day} day of the Moon in ${signName(moonSign)}, the ${ordinalInWords(house)} from the birth Moon and ${good ? 'one of its good houses' : 'none of its good houses'}, now in ${NAKSHATRAS[star - 1]}.`
    return stays('Moon', house, text)
  }
  const sunStays = (longitude: Sidereal, house: HouseNumber): FactText => {
    const text = `The Sun, at ${degreesAndMinutes(degreeInSign(longitude))} of ${signName(signOf(longitude))}, goes on ${isGoodSun(house) ? 'helping' : 'asking for patience'} from the ${ordinalInWords(house)}.`
    return stays('Sun', house, text)
  }
  const stays = (planet: 'Sun' | 'Moon', house: HouseNumber, text: string): FactText => {
    const entered = transit(planet, house)
    return { ...entered, says: { text, source: entered.source } }
  }

  return (date: CivilDate) => {
    const at = noonUtc(date)
    const { sun, moon } = sunAndMoon(at, world)
    const sky = daySky(sun, moon)
    const [yesterday, twoDaysAgo] = [1, 2].map((days) => sunAndMoon(plusDays(at, -days), world))
    const moonOf = (house: HouseNumber, good: boolean) => {
      if (signOf(yesterday!.moon) !== sky.moonSign) return transit('Moon', house)
      return moonStays(signOf(twoDaysAgo!.moon) === sky.moonSign ? 'third' : 'second', sky, house, good)
    }
    const sunOf = (house: HouseNumber) =>
      signOf(yesterday!.sun) === signOf(sky.sun) ? sunStays(sun, house) : transit('Sun', house)
    const quality: Quality = dayQuality(person, sky)
    // Different wording for two people with the same Moon sign.
    const turn = dayNumber(date) + (person.star ?? 0) + (person.sunSign ?? 0)
    const chandra = person.moonSign === null ? null : chandraOf(person.moonSign, sky.moonSign)
    const sunHouse = person.moonSign === null ? null : houseFrom(person.moonSign, signOf(sky.sun))
    const star = person.star === null ? null : dayTara(person.star, sky.star)
    const starFact: FactText | null = star && {
      id: 'panchang.tara',
      kind: 'transit',
      text: `The Moon’s star ${NAKSHATRAS[sky.star - 1]} is ${star.name} from the birth star.`,
      value: star.tara,
      source: 'Tara bala, counted from the star of birth',
      weight: 1,
      says: tara[star.tara as keyof typeof tara][star.cycle as 1 | 2 | 3],
    }
    return {
      date: dateText(date),
      moment_utc: isoUtc(at),
      moon: {
        sign: signName(sky.moonSign),
        nakshatra: NAKSHATRAS[sky.star - 1]!,
        pada: padaOf(moon),
        tithi: tithiRow(sky.tithi),
        house_from_moon: chandra?.count ?? null,
        favourable: chandra?.good ?? null,
        ...describe(chandra && moonOf(chandra.count as HouseNumber, chandra.good), turn, usedSentencesFor(person, at)),
      },
      sun: {
        sign: signName(signOf(sky.sun)),
        house_from_moon: sunHouse,
        house_from_sun_sign: person.sunSign === null ? null : houseFrom(person.sunSign, signOf(sky.sun)),
        favourable: sunHouse && isGoodSun(sunHouse),
        ...describe(sunHouse && sunOf(sunHouse), turn, usedSentencesFor(person, at)),
      },
      tara: star && {
        count: star.tara,
        name: star.name,
        favourable: star.favourable,
        cycle: star.cycle,
        ...(describe(starFact, turn, usedSentencesFor(person, at)) as {
          text: string
          facts: ReturnType<typeof citedFacts>
        }),
      },
      quality: qualityRow(quality),
    }
  }
}
export type PersonalDay = ReturnType<Awaited<ReturnType<typeof personalDayWriter>>>

/** The first of equal rows wins. */
export const extreme = <T>(rows: readonly T[], value: (row: T) => number, most: boolean): T =>
  rows.reduce((best, row) => ((most ? value(row) > value(best) : value(row) < value(best)) ? row : best))

export const FAVOURABLE = 60
export const CHALLENGING = 45
