import { concurrently } from '../../../concurrency.ts'
import { invalid } from '../../../faults.ts'
import { gochara, type TransitSigns } from '../../../jyotish/gochara.ts'
import { PAKSHAS, pakshaOf, TITHIS, tithiName, tithiNumber } from '../../../jyotish/limbs.ts'
import { NAKSHATRAS, nakshatraOf, padaOf } from '../../../jyotish/nakshatras.ts'
import { chandraOf, TARAS } from '../../../jyotish/panchang/stars.ts'
import { type DaySky, dayQuality, dayTara, isGoodSun, type Quality } from '../../../jyotish/quality.ts'
import { signsOf, transitsAt } from '../../../jyotish/transits.ts'
import { compose, factOf, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { nullable, oneOf, t, term } from '../../../schema.ts'
import { type CivilDate, dayNumber, MS_PER_DAY } from '../../../time/civil.ts'
import { dateText } from '../../../time/iso.ts'
import { type JulianDay, julianDay, plusDays } from '../../../time/julian-day.ts'
import { isoUtc } from '../../../time/moment.ts'
import { fixedZone } from '../../../time/zones.ts'
import type { Sidereal } from '../../../zodiac/longitude.ts'
import { norm, sidereal } from '../../../zodiac/longitude.ts'
import { type HouseNumber, houseFrom, signName, signOf } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { Utc } from '../../shared/almanac.ts'
import { CitedFacts, citedFacts } from '../../shared/cited-facts.ts'
import { readDate } from '../../shared/clocks.ts'
import { YEARS } from '../../shared/date-ranges.ts'
import { BIRTH_MOON, obstructedText } from '../../shared/gochara-rows.ts'
import { House, Pada, Sign, Star } from '../../shared/shapes.ts'
import { moonLeaves } from './moon-leaves.ts'
import type { KnownPerson } from './person.ts'
import { usedSentencesFor } from './person.ts'
import { QualityRow, qualityRow } from './quality-shape.ts'
import { FRAME } from './sign-forecast.ts'

/** One day of a person, for the daily, weekly and monthly forecasts. */

export const NOTE = 'Positions are those of 12:00 UTC of each date, sidereal by the Lahiri system.'

// source: the years of the ephemeris files
const FIRST: CivilDate = { year: YEARS.minimum, month: 1, day: 1 }
const LAST: CivilDate = { year: YEARS.maximum, month: 12, day: 31 }

/** A forecast day; 422 on `field` outside the years of the ephemeris files. */
export const readForecastDate = (text: string, field: string, world: World): CivilDate =>
  withinForecasts(readDate(text, field, world), field)

export const withinForecasts = (date: CivilDate, field: string): CivilDate => {
  if (dayNumber(date) < dayNumber(FIRST) || dayNumber(date) > dayNumber(LAST))
    throw invalid(field, `\`${field}\` must be a date from ${dateText(FIRST)} to ${dateText(LAST)}.`)
  return date
}

export const noonUtc = (date: CivilDate): JulianDay => julianDay((dayNumber(date) + 0.5) * MS_PER_DAY)

/** Sun and Moon of a moment, sidereal by Lahiri. */
export const sunAndMoon = (at: JulianDay, { sky }: World) => {
  const ayanamsha = sky.ayanamsha(at, 'lahiri')
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon']).map(({ longitude }) => sidereal(norm(longitude - ayanamsha)))
  return { sun: sun!, moon: moon! }
}

const daySky = (sun: Sidereal, moon: Sidereal, signs: TransitSigns): DaySky => ({
  moonSign: signOf(moon),
  star: nakshatraOf(moon) + 1,
  sun,
  tithi: tithiNumber(moon, sun),
  signs,
})

export const tithiFields = {
  number: t.Integer({
    minimum: 1,
    maximum: 30,
    description: 'Number of the tithi: 1 to 15 bright half, 16 to 30 dark half.',
  }),
  name: term(TITHIS),
  paksha: term(PAKSHAS),
}
export const tithiRow = (number: number) => ({ number, name: tithiName(number), paksha: pakshaOf(number)! })

const TithiOfDay = t.Object(tithiFields, { $id: 'TithiOfDay', description: 'Tithi at 12:00 UTC.' })
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
        cycle: t.Integer({
          minimum: 1,
          maximum: 3,
          description: 'Number of the group of nine, counted from the birth nakshatra.',
        }),
        text: nullable(
          t.String({ description: 'Meaning of the tara; null on a day that the Moon decides against it.' }),
        ),
        facts: CitedFacts,
      },
      { $id: 'TaraOfDay', description: 'Tara of the day: the nakshatra of the day counted from the birth nakshatra.' },
    ),
  ),
  quality: QualityRow,
}
export const DayRow = t.Object(dayFields, { $id: 'ForecastDay', description: 'The outlook of one day for a person.' })

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
  const [houseTexts, laterDays, tara] = await concurrently(
    () => corpus('gochara'),
    () => corpus('moon-later-day'),
    () => corpus('tara'),
  )

  const transit = (planet: 'Sun' | 'Moon', house: HouseNumber): FactText => ({
    id: `transit.${planet}.house`,
    kind: 'transit',
    text: `The ${planet} of the day stands in house ${house} from the birth Moon.`,
    value: house,
    source: 'Gochara, counted from the sign of the Moon at birth',
    weight: 1,
    says: houseTexts[planet][house],
    words: { seat: BIRTH_MOON },
  })

  return (date: CivilDate) => {
    const at = noonUtc(date)
    const { sun, moon } = sunAndMoon(at, world)
    const transits = transitsAt(at, FRAME, world.sky)
    const sky = daySky(sun, moon, signsOf(transits))
    const [yesterday, twoDaysAgo] = [1, 2].map((days) => sunAndMoon(plusDays(at, -days), world))
    const moonTransit = person.moonSign === null ? null : gochara('Moon', person.moonSign, sky.signs)
    const moonOf = (house: HouseNumber): FactText => {
      const entered = transit('Moon', house)
      // As in the forecast of a sign.
      if (moonTransit?.effect === 'obstructed')
        return { ...entered, says: { text: obstructedText(moonTransit, dayNumber(date)), source: entered.source } }
      if (signOf(yesterday!.moon) !== sky.moonSign) return entered
      const stage = signOf(twoDaysAgo!.moon) === sky.moonSign ? 'third' : 'second'
      const leaves = moonLeaves(transits.Moon, at, fixedZone(0))
      return { ...entered, says: laterDays[house][stage], words: { ...entered.words, leaves } }
    }
    // On later days of the stay there is nothing new to say of the Sun.
    const isSunNew = signOf(yesterday!.sun) !== signOf(sky.sun)
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
    /** True if the Moon or the star is on the weaker side of a day on which the two disagree: only the other one has a text. */
    const isWeaker = (own: 'moon' | 'tara') => {
      const effectOf = (part: 'moon' | 'tara') =>
        quality.reasons.find(({ rule }) => rule.startsWith(part) || (part === 'moon' && rule === 'chandrashtama'))
          ?.effect ?? 0
      const [effect, other] =
        own === 'moon' ? [effectOf('moon'), effectOf('tara')] : [effectOf('tara'), effectOf('moon')]
      return effect * other < 0 && effect * (quality.score >= 50 ? 1 : -1) < 0
    }
    const withoutText = <T extends { readonly text: string | null }>(part: T, isSilent: boolean): T =>
      isSilent ? { ...part, text: null } : part
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
        ...withoutText(
          describe(chandra && moonOf(chandra.count as HouseNumber), turn, usedSentencesFor(person, at)),
          isWeaker('moon'),
        ),
      },
      sun: {
        sign: signName(signOf(sky.sun)),
        house_from_moon: sunHouse,
        house_from_sun_sign: person.sunSign === null ? null : houseFrom(person.sunSign, signOf(sky.sun)),
        favourable: sunHouse && isGoodSun(sunHouse),
        ...(sunHouse && !isSunNew
          ? { text: null, facts: citedFacts([{ text: '', because: [factOf(transit('Sun', sunHouse))] }]) }
          : describe(sunHouse && transit('Sun', sunHouse), turn, usedSentencesFor(person, at))),
      },
      tara: star && {
        count: star.tara,
        name: star.name,
        favourable: star.favourable,
        cycle: star.cycle,
        ...withoutText(describe(starFact, turn, usedSentencesFor(person, at)), isWeaker('tara')),
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
