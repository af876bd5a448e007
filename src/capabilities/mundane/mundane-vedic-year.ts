import { rasiChart } from '../../jyotish/chart.ts'
import { TITHIS, tithiName, tithiNumber, WEEKDAYS } from '../../jyotish/limbs.ts'
import { northernSamvatsara, SAMVATSARAS, samvatsaraOf, vikramaYear } from '../../jyotish/lunar-month.ts'
import {
  lordOfDay,
  NAYAKAS,
  type Nayaka,
  newYearOf,
  OFFICE_NATURE_OF,
  OFFICE_NATURES,
  OFFICE_RULES,
  type SolarEntry,
  solarEntries,
} from '../../jyotish/mundane/vedic-year.ts'
import { NAKSHATRAS, nakshatraOf } from '../../jyotish/nakshatras.ts'
import { PANCHANG_AYANAMSHA } from '../../jyotish/panchang/limbs.ts'
import { SANKRANTIS } from '../../jyotish/panchang/solar-months.ts'
import { maybe, oneOf, rows, t, term } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocal, isoUtc } from '../../time/moment.ts'
import { OUTLOOK_NOTE } from '../../western/mundane/significations.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { type AlmanacPlace, ayanamshaAt, Location, locationOf, Moment, readYear, Utc } from '../shared/almanac.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { only, PLACE } from '../shared/inputs.ts'
import { Ayanamsha, Lord, Placement, Planets, placement, planetRow, Sign, Star } from '../shared/shapes.ts'
import { Note } from './parts/indication.ts'

/** Ujjain, the meridian of Indian astronomy and the default place. Source: the contract. */
const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' }

const Weekday = term(WEEKDAYS, { description: 'Weekday of the Hindu day, from sunrise to sunrise.' })
const Tithi = term(TITHIS, { description: 'Tithi without its paksha.' })
const entryFields = {
  local: Moment,
  utc: Utc,
  weekday_name: Weekday,
  tithi: Tithi,
  nakshatra: Star,
  lagna: Sign,
}
const Samvatsara = t.Object(
  {
    name: term(SAMVATSARAS, { description: 'Name of the year in the cycle of sixty.' }),
    index: t.Integer({
      minimum: 1,
      maximum: 60,
      description: 'Number of the year in the cycle, 1 Prabhava to 60 Akshaya.',
    }),
  },
  { description: 'Year of the cycle of sixty.' },
)

// source: this project's own words for what almanacs say of an officer
const TENDENCIES = {
  Sun: 'firm rule, dry heat and short tempers in high places',
  Moon: 'good water, ample milk and a people at ease',
  Mars: 'haste, fire and quarrels that ask for patience',
  Mercury: 'brisk trade, wind, and prices that change often',
  Jupiter: 'rain in season, learning and fair dealing',
  Venus: 'comfort, good sales and plenty of sweet things',
  Saturn: 'scarcity, delay and the virtue of thrift',
} as const
const OFFICE_WORDS = {
  raja: 'is king of the year',
  mantri: 'is its minister',
  senadhipati: 'commands its army',
  sasyadhipati: 'has charge of the standing crops',
  dhanyadhipati: 'has charge of the grain and the winter harvest',
  arghadhipati: 'has charge of prices',
  meghadhipati: 'has charge of clouds and rain',
  rasadhipati: 'has charge of juices, oils and liquids',
  nirasadhipati: 'has charge of metals and dry goods',
} as const satisfies Record<Nayaka, string>

const { timezone, utc_offset, latitude, longitude, ayanamsha, node } = PLACE

export default capability({
  slug: 'mundane-vedic-year',
  title: 'Vedic year',
  summary: 'The Hindu lunar year of a place: new-year chart, samvatsara, nine officers, sankrantis and Ardra.',
  weight: 'standard',
  method:
    'Chaitra Shukla 1 is the first sunrise at which the first tithi after the new Moon with the Sun in sidereal Pisces (Lahiri) is current; an adhika Chaitra comes first. The king is the lord of the weekday of that day. The other offices go by the weekday of a sankranti or of the Sun’s entry into Ardra, from sunrise to sunrise at the place, as North Indian almanacs count. Some southern almanacs count an entry after sunset on the next day, or use Surya Siddhanta. The southern samvatsara is ((shaka + 11) mod 60) + 1; the northern one follows the rule of Surya Siddhanta with bija, for which prints differ.',
  input: only({
    year: t.Integer({ ...YEARS, description: 'Gregorian year with Chaitra Shukla 1.' }),
    timezone,
    utc_offset,
    latitude: maybe(latitude),
    longitude: maybe(longitude),
    ayanamsha,
    node,
  }),
  data: t.Object({
    year: t.Integer({ description: 'Calendar year, as sent.' }),
    location: Location,
    ayanamsha: Ayanamsha,
    new_year: t.Object(
      {
        date: t.String({ description: 'Civil date of Chaitra Shukla 1.' }),
        weekday: Weekday,
        tithi_starts: Moment,
        tithi_ends: Moment,
        chart: t.Object(
          { lagna: Placement, planets: Planets },
          { description: 'Sidereal chart of the new Moon that opens the tithi.' },
        ),
      },
      { description: 'Hindu new year: Chaitra Shukla 1.' },
    ),
    samvatsara: t.Object(
      {
        south: Samvatsara,
        north: Samvatsara,
        shaka_year: t.Integer({ description: 'Expired Shaka year.' }),
        vikrama_year: t.Integer({ description: 'Chaitradi Vikrama year, expired.' }),
      },
      { description: 'Names of the year; printed northern names differ.' },
    ),
    navanayaka: rows(
      t.Object({
        office: oneOf(NAYAKAS, { description: 'Name of the office.' }),
        lord: Lord,
        rule: t.String({ description: 'Rule for the office.' }),
        moment: Moment,
        weekday: Weekday,
        nature: oneOf(OFFICE_NATURES, { description: 'Nature of the officer.' }),
        text: t.String({ description: 'Almanac reading of the officer.' }),
      }),
      9,
      { description: 'The nine officers of the year.' },
    ),
    sankrantis: rows(
      t.Object({
        name: term(SANKRANTIS, { description: 'Sign entered, by its Sanskrit name.' }),
        sign: Sign,
        ...entryFields,
      }),
      12,
      { description: 'Mesha to Mina, the first of each after the new Moon.' },
    ),
    ardra_pravesha: t.Object(
      { ...entryFields, rain_text: t.String({ description: 'Rains by tradition.' }) },
      { description: 'The Sun’s entry into Ardra, the start of the rains.' },
    ),
    balance: t.Object(
      {
        benefic_offices: t.Integer({ description: 'Number of offices held by Moon, Jupiter or Venus.' }),
        malefic_offices: t.Integer({ description: 'Number of offices held by Sun, Mars or Saturn.' }),
        text: t.String({ description: 'Reading in words.' }),
      },
      { description: 'Number of offices held by benefics and by malefics.' },
    ),
    note: Note,
  }),
  example: { year: 2025 },
}).compute((input, world) => {
  const value = typeof input.latitude === 'number' && typeof input.longitude === 'number'
  const selection = value
    ? { ...input, latitude: input.latitude!, longitude: input.longitude! }
    : { ...input, ...UJJAIN, timezone: input.timezone ?? (input.utc_offset ? null : UJJAIN.timezone) }
  const place = readYear(selection, world, { before: 0, after: 520 })
  const { sky } = world
  const { site, zone } = place
  const year = newYearOf(input.year, site, zone, sky)
  const { signs, ardra } = solarEntries(year, site, zone, sky)
  const chart = rasiChart(year.tithiStarts, site, { node: input.node ?? null }, sky)
  const shaka = input.year - 78
  const officers = NAYAKAS.map((office) => officer(office, year, signs, ardra, place))
  const held = (nature: (typeof OFFICE_NATURES)[number]) => officers.filter((row) => row.nature === nature).length
  const [benefic, malefic] = [held('benefic'), held('malefic')]
  return {
    year: input.year,
    location: locationOf(place, year.day.date),
    ayanamsha: ayanamshaAt(year.tithiStarts, world),
    new_year: {
      date: dateText(year.day.date),
      weekday: WEEKDAYS[year.day.weekday]!,
      tithi_starts: isoLocal(year.tithiStarts, zone),
      tithi_ends: isoLocal(year.tithiEnds, zone),
      chart: { lagna: placement(chart.ascendant), planets: chart.planets.map(planetRow) },
    },
    samvatsara: {
      south: samvatsara(samvatsaraOf(shaka)),
      north: samvatsara(northernSamvatsara(shaka)),
      shaka_year: shaka,
      vikrama_year: vikramaYear(shaka),
    },
    navanayaka: officers,
    sankrantis: SANKRANTIS.map((name, i) => ({
      name,
      sign: signName(signOf(30 * i)),
      ...entryRow(signs[i]!, place, world),
    })),
    ardra_pravesha: { ...entryRow(ardra, place, world), rain_text: rainText(ardra) },
    balance: {
      benefic_offices: benefic,
      malefic_offices: malefic,
      text: balanceText(benefic, malefic),
    },
    note: OUTLOOK_NOTE,
  }
})

const samvatsara = (name: (typeof SAMVATSARAS)[number]) => ({ name, index: SAMVATSARAS.indexOf(name) + 1 })

const officer = (
  office: Nayaka,
  year: ReturnType<typeof newYearOf>,
  signs: readonly SolarEntry[],
  ardra: SolarEntry,
  { zone }: AlmanacPlace,
) => {
  const { of } = OFFICE_RULES[office]
  const entry: SolarEntry =
    of === null ? { at: year.day.from, day: year.day } : of === 'Ardra' ? ardra : signs[SANKRANTIS.indexOf(of)]!
  const lord = lordOfDay(entry.day)
  const input =
    of === null
      ? 'Weekday on which Chaitra Shukla 1 holds the sunrise'
      : of === 'Ardra'
        ? 'Weekday of the Sun’s entry into Ardra'
        : `Weekday of ${of} sankranti`
  return {
    office,
    lord: lord,
    rule: input,
    moment: isoLocal(entry.at, zone),
    weekday: WEEKDAYS[entry.day.weekday]!,
    nature: OFFICE_NATURE_OF[lord],
    text: `${lord === 'Sun' || lord === 'Moon' ? `The ${lord}` : lord} ${OFFICE_WORDS[office]}: ${TENDENCIES[lord]}, by tradition.`,
  }
}

const entryRow = ({ at, day }: SolarEntry, { site, zone }: AlmanacPlace, { sky }: World) => {
  const [sun, moon] = sky.positions(at, ['Sun', 'Moon'])
  const degrees = sky.ayanamsha(at, PANCHANG_AYANAMSHA)
  const ascendant = siderealOf(sky.angles(at, site).ascendant, degrees)
  return {
    local: isoLocal(at, zone),
    utc: isoUtc(at as JulianDay),
    weekday_name: WEEKDAYS[day.weekday]!,
    tithi: tithiName(tithiNumber(moon!.longitude, sun!.longitude)),
    nakshatra: NAKSHATRAS[nakshatraOf(siderealOf(moon!.longitude, degrees))]!,
    lagna: signName(signOf(ascendant)),
  }
}

const rainText = ({ at, day }: SolarEntry): string => {
  const lord = lordOfDay(day)
  const rain = {
    Sun: 'scanty and late rain',
    Moon: 'ample rain',
    Mars: 'uneven rain with storms',
    Mercury: 'wind and passing showers',
    Jupiter: 'rain in its season',
    Venus: 'generous rain',
    Saturn: 'little rain',
  }[lord]
  const byNight = day.light ? at >= day.light.sunset : null
  const part =
    byNight === null
      ? ''
      : byNight
        ? ' It falls at night, which is held to favour the rains.'
        : ' It falls by day, which is held to weaken the rains.'
  return `On the day of ${lord === 'Sun' || lord === 'Moon' ? `the ${lord}` : lord} tradition expects ${rain}.${part}`
}

const balanceText = (benefic: number, malefic: number): string => {
  const shared = `Benefics hold ${benefic} of the nine offices and malefics ${malefic}`
  if (benefic > malefic) return `${shared}: tradition reads the year as an easy one on the whole.`
  if (malefic > benefic) return `${shared}: tradition reads the year as one that asks for care.`
  return `${shared}: tradition reads the year as an even one.`
}
