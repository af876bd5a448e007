import { mapConcurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { birthLimbs } from '../../jyotish/festivals/anniversary.ts'
import type { Calendar } from '../../jyotish/festivals/calendar.ts'
import {
  anniversariesOfDeath,
  pitruPaksha,
  type ShraddhaDay,
  shraddhaNote,
  shraddhaParts,
  TARPAN_KINDS,
  tarpanDays,
} from '../../jyotish/festivals/shraddha.ts'
import { type PAKSHAS, pakshaOf, TITHIS, tithiName } from '../../jyotish/limbs.ts'
import { amantaName, purnimantaName } from '../../jyotish/lunar-month.ts'
import type { PanchangDay } from '../../jyotish/panchang/day.ts'
import { daysWithin, maybe, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { visibleEclipse } from '../../sky/visible-eclipse.ts'
import { dayNumber } from '../../time/civil.ts'
import { dateText, parseDateTime } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { localAt } from '../../time/moment.ts'
import { SIGN_INDEXES } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { DateText, demandCovered, Location, MaybeWindow, type PlaceInput, YEAR, yearPlace } from '../shared/almanac.ts'
import { readMoment, readZone } from '../shared/clocks.ts'
import { DEATH_DAYS } from '../shared/date-ranges.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha } from '../shared/shapes.ts'
import { EVENING_BEFORE, Masa, masaFields, Paksha, readFestivalYear, type Stretch } from './parts/year.ts'

const partFields = { kutupa: MaybeWindow, aparahna: MaybeWindow }

const partsOf = (day: PanchangDay, { window }: Stretch) => {
  const parts = shraddhaParts(day)
  return {
    kutupa: parts && window(parts.kutupa),
    rohina: parts && window(parts.rohina),
    aparahna: parts && window(parts.aparahna),
  }
}

const pitruRow = (selection: ShraddhaDay, stretch: Stretch) => ({
  date: dateText(selection.day.date),
  tithi: tithiName(selection.tithi.number),
  name: `${tithiName(selection.tithi.number)} shraddha`,
  ...partsOf(selection.day, stretch),
  note: shraddhaNote(selection, stretch.calendar),
})

/** Dates of visible eclipses, except penumbral ones. */
const eclipseDays = async (calendar: Calendar, year: number, { sky, yieldIfDue }: World): Promise<PanchangDay[]> => {
  const from = calendar.day(dayNumber({ year, month: 1, day: 1 })).civil.from
  const to = calendar.day(dayNumber({ year: year + 1, month: 1, day: 1 })).civil.from
  const matches = await mapConcurrently(['solar', 'lunar'] as const, (kind) => sky.eclipses(kind, from, to))
  const shadows = matches.flat().filter(({ type }) => type !== 'penumbral')
  const seen = await mapYielding(shadows, yieldIfDue, (eclipse) => visibleEclipse(eclipse, calendar.site, sky) ?? [])
  return seen.flat().map(({ maximum }) => calendar.day(dayNumber(localAt(maximum, calendar.zone))))
}

const sankrantiDays = (calendar: Calendar): PanchangDay[] =>
  SIGN_INDEXES.flatMap((sign) => calendar.suns(sign)).map(({ from }) =>
    calendar.day(dayNumber(localAt(from, calendar.zone))),
  )

interface DeathInput extends PlaceInput {
  year: number
  death_datetime: string
  death_timezone?: string | null
  system?: 'amanta' | 'purnimanta' | null
}

/** The moment of death, in its own zone or that of the input. */
const deathMoment = ({ death_datetime, death_timezone, year, ...place }: DeathInput, world: World): JulianDay => {
  const zone = death_timezone ? readZone(death_timezone, 'death_timezone').id : place.timezone
  const local = parseDateTime(death_datetime, 'death_datetime')
  if (local.year > year) throw invalid('death_datetime', `\`death_datetime\` must not be after \`year\`, ${year}.`)
  const offset = death_timezone ? null : place.utc_offset
  const { jd } = readMoment({ ...place, timezone: zone, utc_offset: offset, datetime: death_datetime }, world, 'death_')
  demandCovered({ from: plusDays(jd, -40), to: plusDays(jd, 40) }, 'death_datetime', world.sky)
  return jd
}

/** The tithi, month and paksha of a death, with its yearly and monthly days. */
const ofDeath = (input: DeathInput, stretch: Stretch, world: World) => {
  const system = input.system ?? 'amanta'
  const death = birthLimbs(deathMoment(input, world), world.sky)
  const { annual, monthly } = anniversariesOfDeath(death, stretch.calendar)
  const day = annual[0]?.day
  const parts = day && partsOf(day, stretch)
  return {
    annual: {
      tithi: tithiName(death.tithi),
      paksha: pakshaOf(death.tithi) as (typeof PAKSHAS)[number],
      masa: system === 'amanta' ? amantaName(death.lunarMonth) : purnimantaName(death.lunarMonth, death.tithi),
      ...masaFields(death.lunarMonth, death.tithi),
      adhika_death: death.adhika,
      date: day ? dateText(day.date) : null,
      kutupa: parts?.kutupa ?? null,
      aparahna: parts?.aparahna ?? null,
    },
    monthly: monthly.map((each) => dateText(each.day.date)),
  }
}

export default capability({
  slug: 'shraddha-dates',
  title: 'Shraddha dates',
  summary: 'Pitru Paksha and offering days of a year, and the yearly and monthly shraddha of a person.',
  keywords: 'shraddha tarpan death anniversary father mother ancestors pitru paksha tithi',
  weight: 'standard',
  long: true,
  method:
    'Pitru Paksha is Bhadrapada Purnima and the fifteen tithis of the amanta dark half after it. Each is on the day on which it covers more of the afternoon (the fourth fifth of daylight). Kutupa is the eighth and rohina the ninth fifteenth of daylight. The yearly day has the tithi, half and amanta month of death. A death in an adhika month is remembered in the ordinary month, or in the adhika month in a year that has the same one. A death by violence on any tithi is remembered on Ghata Chaturdashi. Source: Dharma Sindhu, third pariccheda.',
  input: yearPlace({
    year: YEAR,
    death_datetime: maybe(
      t.String(daysWithin(DEATH_DAYS, "Local time of death, YYYY-MM-DDTHH:MM; adds the person's own dates.")),
    ),
    death_timezone: maybe(t.String({ description: 'IANA zone of the death; default that of the input.' })),
    system: maybe(
      oneOf(['amanta', 'purnimanta'], { default: 'amanta', description: 'Month system of the month named in annual.' }),
    ),
  }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    pitru_paksha: t.Array(
      t.Object({
        date: DateText,
        tithi: term(TITHIS),
        name: maybeTerm(['Shraddha']),
        kutupa: MaybeWindow,
        rohina: MaybeWindow,
        aparahna: MaybeWindow,
        note: nullable(
          maybeTerm(['Star', 'Festival'], {
            description: 'Bharani, Avidhava Navami, Ghata Chaturdashi, Sarva Pitri; null on other days.',
          }),
        ),
      }),
      { minItems: 15, maxItems: 16 },
    ),
    tarpan_days: t.Array(t.Object({ date: DateText, kind: oneOf(TARPAN_KINDS) })),
    annual: nullable(
      t.Object({
        tithi: term(TITHIS),
        paksha: Paksha,
        masa: Masa,
        masa_amanta: Masa,
        masa_purnimanta: Masa,
        adhika_death: t.Boolean(),
        date: nullable(t.String({ description: 'Date; null for a Gregorian year without a return.' })),
        ...partFields,
      }),
    ),
    monthly: nullable(t.Array(DateText)),
  }),
  example: { year: 2025, ...delhi, death_datetime: '2010-04-24T10:00' },
  sheet: 'tarpan_days',
  calendar: ({ pitru_paksha, tarpan_days, annual }) => [
    ...pitru_paksha.map(({ date, name, note, kutupa, aparahna }) => ({
      title: ['Pitru Paksha:', name],
      when: date,
      category: 'shraddha',
      description: [
        note,
        kutupa && `Kutupa ${kutupa.start} - ${kutupa.end}`,
        aparahna && `Aparahna ${aparahna.start} - ${aparahna.end}`,
      ]
        .filter((line) => line !== null)
        .join('\n'),
      alarmMinutes: EVENING_BEFORE,
    })),
    ...tarpan_days.map(({ date, kind }) => ({ title: ['Tarpan:', kind], when: date, category: 'tarpan' })),
    ...(annual?.date
      ? [{ title: ['Shraddha'], when: annual.date, category: 'shraddha', alarmMinutes: EVENING_BEFORE }]
      : []),
  ],
}).compute(async (input, world) => {
  const { year, death_datetime } = input
  const stretch = await readFestivalYear(input, world)
  const { calendar } = stretch
  const person = typeof death_datetime === 'string' ? ofDeath({ ...input, death_datetime }, stretch, world) : null
  await world.yieldIfDue()
  const eclipses = await eclipseDays(calendar, year, world)
  const offerings = [
    ...tarpanDays(sankrantiDays(calendar), calendar),
    ...eclipses.map((day) => ({ day, kind: 'eclipse' as const })),
  ].sort((a, b) => dayNumber(a.day.date) - dayNumber(b.day.date))
  return {
    year,
    ...stretch.head,
    pitru_paksha: pitruPaksha(calendar).map((selection) => pitruRow(selection, stretch)),
    tarpan_days: offerings.map(({ day, kind }) => ({ date: dateText(day.date), kind })),
    annual: person?.annual ?? null,
    monthly: person?.monthly ?? null,
  }
})
