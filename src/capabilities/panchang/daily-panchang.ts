import { festivalsOn } from '../../jyotish/festivals/index.ts'
import { KARANAS, PAKSHAS, pakshaOf, TITHIS, VARAS, YOGAS } from '../../jyotish/limbs.ts'
import { AYANAS, LUNAR_MONTHS, RITUS, SAMVATSARAS } from '../../jyotish/lunar-month.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import {
  brihaspati,
  calendarOf,
  julianDayNumber,
  kaliAhargana,
  nationalDate,
  rataDie,
} from '../../jyotish/panchang/calendar.ts'
import { DIRECTIONS, DISHA_SHOOLA, RAHU_VASA } from '../../jyotish/panchang/day-parts.ts'
import { heatmap } from '../../jyotish/panchang/heatmap.ts'
import {
  KARANA,
  type LimbSpan,
  MOON_SIGN_LIMB,
  STAR,
  SUN_SIGN_LIMB,
  SUN_STAR,
  TITHI,
  YOGA_LIMB,
} from '../../jyotish/panchang/limbs.ts'
import { SACRED_KINDS, sacredTithis } from '../../jyotish/panchang/sacred.ts'
import { sankalpa } from '../../jyotish/panchang/sankalpa.ts'
import { SANKRANTIS } from '../../jyotish/panchang/solar-months.ts'
import { chandraOf, taraOf } from '../../jyotish/panchang/stars.ts'
import { jeeva, netra, TAMIL_YOGAS, tamilYoga } from '../../jyotish/panchang/tamil-yogas.ts'
import {
  AGNI_VASAS,
  agniVasa,
  chandraVasa,
  HOMAHUTI,
  homahuti,
  KUMBHA,
  kumbhaChakra,
  nakshatraShoola,
  SHIVA_VASAS,
  shivaVasa,
  yogini,
} from '../../jyotish/panchang/vasa.ts'
import { distinct, maybeTerm, nullable, oneOf, rows, type TSchema, t, term } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { SIGN_INDEXES, signAt, signName, signNumbered } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import {
  civilDate,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  MaybeMoment,
  Moment,
  readToday,
  type Today,
  windowFields,
} from '../shared/almanac.ts'
import { PANCHANG_DAYS } from '../shared/date-ranges.ts'
import { delhi } from '../shared/inputs.ts'
import { Sign, Star } from '../shared/shapes.ts'
import { AuspiciousWindows, auspiciousWindows } from './parts/auspicious-windows.ts'
import { ChoghadiyaObject, choghadiyaRows } from './parts/choghadiyas.ts'
import { DoshasObject, doshasObject } from './parts/day-doshas.ts'
import { Horas, horaRows } from './parts/horas.ts'
import { InauspiciousWindows, inauspiciousWindows } from './parts/inauspicious-windows.ts'
import { limbColumns } from './parts/limb-columns.ts'
import { LimbsObject, limbsObject, Vara, varaOf } from './parts/limbs.ts'
import { SpecialYogas, specialYogas } from './parts/special-yogas.ts'
import { Padas, starPadas } from './parts/star-padas.ts'
import { SunMoonObject, sunMoonObject } from './parts/sun-moon.ts'
import { SunriseChart, sunriseChart } from './parts/sunrise-chart.ts'

const Month = term(LUNAR_MONTHS)
const Samvatsara = term(SAMVATSARAS)
const Ayana = term(AYANAS)
const Ritu = term(RITUS)

const CalendarObject = t.Object({
  samvatsara: t.Object({
    shaka: t.Integer({ description: 'Expired years of the Shaka era.' }),
    vikrama: t.Integer({ description: 'Vikrama year from Chaitra.' }),
    gujarati: t.Integer({ description: 'Vikrama year, from Kartika.' }),
    names: t.Object({ south: Samvatsara, north: Samvatsara, gujarati: Samvatsara }),
  }),
  ayana: t.Object(
    { drik: Ayana, vedic: Ayana },
    { description: 'Ayana by the tropical Sun (`drik`) and by the sidereal Sun (`vedic`).' },
  ),
  ritu: t.Object(
    { drik: Ritu, vedic: Ritu },
    { description: 'Ritu by the tropical Sun (`drik`) and by the amanta month (`vedic`).' },
  ),
  masa_amanta: t.Object({ name: Month, adhika: t.Boolean(), kshaya: t.Boolean() }),
  masa_purnimanta: t.Object({ name: Month, adhika: t.Boolean() }),
  paksha: term(PAKSHAS),
  solar_month: t.Object({
    sign: term(SANKRANTIS),
    day: t.Integer({ minimum: 1, maximum: 32, description: 'Pravishte: the date of the Sun’s entry is day 1.' }),
  }),
  kali_year: t.Integer({ description: 'Expired years of the Kali era.' }),
  kali_ahargana: t.Integer({ description: 'Days of Kali at 0 h of the civil date.' }),
  julian_day: t.Number({ description: 'Julian day at 0 h UT of the civil date.' }),
  brihaspati_samvatsara: t.Object(
    { name: Samvatsara, ends_at: Moment, next: Samvatsara },
    { description: 'Jupiter’s year (Barhaspatya), which changes within the year.' },
  ),
  national_date: t.Object({
    year: t.Integer({ description: 'Year of the Shaka era.' }),
    month: maybeTerm(['LunarMonth', 'RegionalMonth']),
    day: t.Integer(),
  }),
  rata_die: t.Integer({ description: 'Days from 1 January of year 1, inclusive.' }),
  modified_julian_day: t.Number({ description: 'Modified Julian day at 0 h UT of the civil date.' }),
  tamil_yogas: t.Array(
    t.Object({
      yoga: oneOf(TAMIL_YOGAS),
      nakshatra: Star,
      netra: t.Integer({ minimum: 0, maximum: 2, description: 'Eyes (Netrama), by the Sun’s nakshatra.' }),
      jeeva: t.Number({
        minimum: 0,
        maximum: 1,
        description: 'Life (Jeevanama): 0, a half or 1, by the Sun’s nakshatra.',
      }),
      ...windowFields,
    }),
    {
      description: 'Tamil yogas by the weekday and each nakshatra, within the day.',
    },
  ),
})

const calendarObject = (calendar: ReturnType<typeof calendarOf>, { day, almanac, write, world }: Today) => {
  const { month, eras, purnimanta } = calendar
  const sunStar = almanac.at(SUN_STAR, day.from).number
  const jupiter = brihaspati(day.from, world.sky)
  const { shaka, vikrama, gujarati, names } = eras
  return {
    samvatsara: { shaka, vikrama, gujarati, names },
    ayana: calendar.ayana,
    ritu: calendar.ritu,
    masa_amanta: { name: LUNAR_MONTHS[month.index]!, adhika: month.adhika, kshaya: month.kshaya },
    masa_purnimanta: { name: LUNAR_MONTHS[purnimanta.index]!, adhika: purnimanta.adhika },
    paksha: pakshaOf(calendar.tithi) as (typeof PAKSHAS)[number],
    solar_month: { sign: SANKRANTIS[calendar.solar.sign]!, day: calendar.solar.day },
    kali_year: eras.kali,
    kali_ahargana: kaliAhargana(day.date),
    julian_day: julianDayNumber(day.date),
    brihaspati_samvatsara: { name: jupiter.name, ends_at: write(jupiter.endsAt), next: jupiter.next },
    national_date: nationalDate(day.date),
    rata_die: rataDie(day.date),
    modified_julian_day: julianDayNumber(day.date) - 2400000.5,
    tamil_yogas: almanac.during(STAR, day).map((span) => ({
      yoga: tamilYoga(day.weekday, span.number),
      nakshatra: NAKSHATRAS[span.number - 1]!,
      netra: netra(sunStar, span.number),
      jeeva: jeeva(sunStar, span.number),
      start: write(Math.max(span.from, day.from) as JulianDay),
      end: write(Math.min(span.to, day.to) as JulianDay),
    })),
  }
}

const Direction = oneOf(DIRECTIONS)
const passing = <S extends TSchema>(value: S) => t.Array(t.Object({ value, ends_at: Moment }))
const VasaObject = t.Object({
  disha_shoola: Direction,
  nakshatra_shoola: passing(nullable(Direction)),
  rahu_vasa: Direction,
  chandra_vasa: passing(Direction),
  yogini: passing(Direction),
  agni_vasa: passing(oneOf(AGNI_VASAS)),
  shiva_vasa: passing(oneOf(SHIVA_VASAS)),
  homahuti: passing(oneOf(HOMAHUTI)),
  kumbha_chakra: passing(oneOf(KUMBHA)),
})

const vasaObject = ({ day, almanac, write }: Today) => {
  const over = <T>(spans: readonly LimbSpan[], value: (span: LimbSpan) => T) =>
    spans.map((span) => ({ value: value(span), ends_at: write(span.to) }))
  const [tithis, stars] = [almanac.during(TITHI, day), almanac.during(STAR, day)]
  const sunStar = ({ from }: LimbSpan) => almanac.at(SUN_STAR, Math.max(from, day.from) as JulianDay).number
  return {
    disha_shoola: DISHA_SHOOLA[day.weekday]!,
    nakshatra_shoola: over(stars, ({ number }) => nakshatraShoola(number)),
    rahu_vasa: RAHU_VASA[day.weekday]!,
    chandra_vasa: over(almanac.during(MOON_SIGN_LIMB, day), ({ number }) => chandraVasa(number - 1)),
    yogini: over(tithis, ({ number }) => yogini(number)),
    agni_vasa: over(tithis, ({ number }) => agniVasa(number, day.weekday)),
    shiva_vasa: over(tithis, ({ number }) => shivaVasa(number)),
    homahuti: over(stars, (span) => homahuti(sunStar(span), span.number)),
    kumbha_chakra: over(stars, (span) => kumbhaChakra(sunStar(span), span.number)),
  }
}

const Signs = distinct(Sign)
const Chandrashtama = t.Object({ sign: Sign, nakshatra_padas: Padas })
const ChandraBala = t.Object({
  moon_sign: Sign,
  good_signs: Signs,
  chandrashtama: Chandrashtama,
  changes_at: MaybeMoment,
  next: nullable(t.Object({ good_signs: Signs, chandrashtama: Chandrashtama })),
})
const Stars = distinct(Star)
const TaraBala = t.Object({
  nakshatra: Star,
  good_nakshatras: Stars,
  changes_at: MaybeMoment,
  next: nullable(t.Object({ good_nakshatras: Stars })),
})

const chandraBala = ({ day, almanac, write }: Today) => {
  const [now, next] = almanac.during(MOON_SIGN_LIMB, day)
  const of = ({ number }: LimbSpan) => {
    const eighth = signAt(number - 1 - 7)
    return {
      good_signs: SIGN_INDEXES.filter((sign) => chandraOf(sign, signNumbered(number)).good).map(signName),
      chandrashtama: { sign: signName(eighth), nakshatra_padas: starPadas(eighth) },
    }
  }
  return {
    moon_sign: signName(signNumbered(now!.number)),
    ...of(now!),
    changes_at: next ? write(next.from) : null,
    next: next ? of(next) : null,
  }
}

const taraBala = ({ day, almanac, write }: Today) => {
  const [now, next] = almanac.during(STAR, day)
  const good = ({ number }: LimbSpan) => NAKSHATRAS.filter((_, star) => taraOf(star + 1, number).good)
  return {
    nakshatra: NAKSHATRAS[now!.number - 1]!,
    good_nakshatras: good(now!),
    changes_at: next ? write(next.from) : null,
    next: next ? { good_nakshatras: good(next) } : null,
  }
}

const Sankalpa = t.Object({
  text: t.String({ description: 'Sanskrit in Latin letters.' }),
  parts: t.Object({
    kalpa: maybeTerm(['Sankalpa']),
    manvantara: maybeTerm(['Sankalpa']),
    yuga: maybeTerm(['Sankalpa']),
    dvipa: maybeTerm(['Sankalpa']),
    samvatsara: Samvatsara,
    ayana: Ayana,
    ritu: Ritu,
    masa: maybeTerm(['LunarMonth']),
    paksha: term(PAKSHAS),
    tithi: term(TITHIS),
    vara: term(VARAS),
    nakshatra: Star,
    yoga: term(YOGAS),
    karana: term(KARANAS),
  }),
})

const SacredTithis = t.Array(
  t.Object({
    name: maybeTerm(['Tithi', 'LimbYoga', 'SacredTithi', 'SankrantiDay']),
    kind: oneOf(SACRED_KINDS),
    note: t.String(),
  }),
)

const sacredOfDay = (calendar: ReturnType<typeof calendarOf>, { day, almanac }: Today) => {
  const matches = sacredTithis(calendar.month, calendar.tithi)
  const sign = almanac.during(SUN_SIGN_LIMB, day)[1]
  if (sign)
    matches.push({
      name: `${SANKRANTIS[sign.number - 1]!} sankranti`,
      kind: 'sankranti',
      note: 'The Sun enters the sign in this day; bath and gifts.',
    })
  if (almanac.during(YOGA_LIMB, day).some(({ number }) => YOGA_LIMB.names[number - 1] === 'Vyatipata'))
    matches.push({ name: 'Vyatipata', kind: 'vyatipata', note: 'The yoga meets the day; shraddha and gifts.' })
  return matches
}

const Heatmap = nullable(
  rows(
    t.Object({
      ...windowFields,
      score: t.Integer({ minimum: -100, maximum: 100 }),
      good: t.Array(maybeTerm(['DayWindow'])),
      bad: t.Array(maybeTerm(['DayWindow'])),
    }),
    96,
  ),
)

export default capability({
  slug: 'daily-panchang',
  title: 'Daily panchang',
  summary: 'The whole almanac of a date at a place: limbs, timings, calendar, good and bad windows, festivals.',
  keywords: 'panchang today tithi nakshatra almanac calendar',
  weight: 'standard',
  method:
    "The answer joins the other daily capabilities of this family, each by its own method. The day runs from sunrise (upper limb, refraction 34', sea level) to the next. Amanta months follow the sign that the Sun enters. The samvatsaras are the southern (lunar), the northern (Barhaspatya, kept for the Chaitradi year) and the Gujarati one. Yugadi, manvadi and kalpadi follow Nirnaya Sindhu and Dharma Sindhu.",
  input: datePlace({ date: civilDate(PANCHANG_DAYS) }),
  data: t.Object({
    ...dayHeadFields,
    vara: Vara,
    limbs: LimbsObject,
    sun_moon: SunMoonObject,
    calendar: CalendarObject,
    inauspicious: InauspiciousWindows,
    auspicious: AuspiciousWindows,
    disha_shoola: Direction,
    choghadiya: ChoghadiyaObject,
    hora: Horas,
    festivals: t.Array(maybeTerm(['Festival'])),
    vasa_shoola: VasaObject,
    chandra_bala: ChandraBala,
    tara_bala: TaraBala,
    sunrise_chart: SunriseChart,
    doshas: DoshasObject,
    special_yogas: SpecialYogas,
    sankalpa: Sankalpa,
    sacred_tithis: SacredTithis,
    time_heatmap: Heatmap,
  }),
  example: { date: '2024-04-09', ...delhi },
  columns: limbColumns,
}).compute(async (input, world) => {
  const today = readToday(input, world)
  const { day, almanac } = today
  const calendar = calendarOf(day, almanac)
  return {
    ...dayHead(today),
    vara: varaOf(day.weekday),
    limbs: limbsObject(today),
    sun_moon: sunMoonObject(today),
    calendar: calendarObject(calendar, today),
    inauspicious: inauspiciousWindows(today),
    auspicious: auspiciousWindows(today),
    disha_shoola: DISHA_SHOOLA[day.weekday]!,
    choghadiya: choghadiyaRows(today),
    hora: horaRows(today),
    festivals: await festivalsOn(day, today.world.sky),
    vasa_shoola: vasaObject(today),
    chandra_bala: chandraBala(today),
    tara_bala: taraBala(today),
    sunrise_chart: sunriseChart(today),
    doshas: doshasObject(today),
    special_yogas: specialYogas(today),
    sankalpa: sankalpa(calendar, {
      weekday: day.weekday,
      star: almanac.at(STAR, day.from).number,
      yoga: almanac.at(YOGA_LIMB, day.from).number,
      karana: almanac.at(KARANA, day.from).number,
    }),
    sacred_tithis: sacredOfDay(calendar, today),
    time_heatmap:
      heatmap(day, almanac)?.map(({ score, good, bad, ...window }) => ({
        ...formattedWindow(window, today),
        score,
        good,
        bad,
      })) ?? null,
  }
})
