import { ghatak, PAYA_OF_MOON_HOUSE, PAYAS, TITHI_GROUPS } from '../../jyotish/avakhada.ts'
import { type GRAHAS, lordOf, SEVEN } from '../../jyotish/grahas.ts'
import { KARANAS, VARAS, WEEKDAYS, YOGAS } from '../../jyotish/limbs.ts'
import {
  AYANAS,
  amantaName,
  ayanaOf,
  LUNAR_MONTHS,
  lunarMonth,
  purnimantaName,
  RITUS,
  rituOf,
  SAMVATSARAS,
  samvatsaraOf,
  shakaYear,
} from '../../jyotish/lunar-month.ts'
import { ATTRIBUTES, NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { maybeTerm, nullable, t, term } from '../../schema.ts'
import { twoDigits } from '../../time/digits.ts'
import { isoLocal, isoUtc, offsetText } from '../../time/moment.ts'
import { houseFrom } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../shared/choices.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { dayOfBirth, natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Lord, Placement, placement, Sign, Star, StarAndPada } from '../shared/shapes.ts'
import { Avakhada, avakhadaObject, limbFields, limbsAt, SunSign, sunSign } from '../shared/summary.ts'

// source: common numerology of the grahas
const NUMBER_OF = {
  Sun: 1,
  Moon: 2,
  Jupiter: 3,
  Rahu: 4,
  Mercury: 5,
  Venus: 6,
  Ketu: 7,
  Saturn: 8,
  Mars: 9,
} as const satisfies Record<(typeof GRAHAS)[number], number>

const clock = (hours: number) => {
  const seconds = Math.floor(hours * 3600)
  return `${twoDigits(Math.floor(seconds / 3600) % 24)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`
}

const choices = choosing('sunrise')

export default capability({
  slug: 'birth-particulars',
  title: 'Birth particulars',
  summary: 'The head of a horoscope: time since sunrise, avakhada, panchang at birth, ghatak and favourable points.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Limbs are those of the moment of birth; the weekday is that of the last sunrise (upper limb, refraction 34 arcminutes). The month follows the sign that the Sun enters between two new moons, the ritu the amanta month, the ayana the sidereal Sun, the samvatsara the southern (lunar) count. Ghata tithi, weekday, nakshatra and Moon follow Muhurta Chintamani, yatra chapter; its month, yoga, karana and prahara follow common almanac practice.',
  input: birthWithNode({ datetime: localDateTime(MONTH_DAYS), ...choices.input }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    birth: t.Object({
      datetime_utc: t.String(),
      julian_day: t.Number({ description: 'Julian day, UT.' }),
      utc_offset: t.String(),
      sidereal_time: t.String({ description: 'Local apparent sidereal time, HH:MM:SS.' }),
      ishta_kala: nullable(
        t.Object({
          ghati: t.Integer({ description: 'Ghatis of 24 minutes, since sunrise.' }),
          pala: t.Integer({ description: 'Palas, units of 24 seconds.' }),
        }),
      ),
      sunrise: nullable(t.String()),
      sunset: nullable(t.String()),
      day_birth: nullable(t.Boolean()),
    }),
    ascendant: Placement,
    moon: Placement,
    sun_sign: SunSign,
    avakhada: Avakhada,
    paya_by_house: term(PAYAS),
    panchang_at_birth: t.Object({
      vara: nullable(term(VARAS)),
      tithi: limbFields.tithi,
      nakshatra: StarAndPada,
      yoga: limbFields.yoga,
      karana: limbFields.karana,
      masa_amanta: maybeTerm(['LunarMonth'], {
        description: 'Amanta lunar month; `Adhika` stands before the name of an added month.',
      }),
      masa_purnimanta: maybeTerm(['LunarMonth'], {
        description: 'Amanta lunar month; `Adhika` stands before the name of an added month.',
      }),
      samvatsara: term(SAMVATSARAS),
      ritu: term(RITUS),
      ayana: term(AYANAS),
    }),
    ghatak: t.Object({
      month: term(LUNAR_MONTHS),
      tithi: term(TITHI_GROUPS),
      weekday: term(WEEKDAYS),
      nakshatra: Star,
      yoga: term(YOGAS),
      karana: term(KARANAS),
      prahara: t.Integer(),
      moon_sign: Sign,
    }),
    favourable: t.Object({
      lord_of_day: nullable(Lord),
      birth_star_deity: maybeTerm(['Deity']),
      tara_janma: Star,
      numbers: t.Array(t.Integer(), { description: 'Numbers of the day, Moon sign and nakshatra lords.' }),
      note: t.String(),
    }),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const birth = natal(input, world)
  const { chart, moment, site } = birth
  const { sky, warn } = world
  const moon = chart.graha.Moon
  const star = NAKSHATRAS[moon.nakshatra]!
  const day = dayOfBirth(birth, 'ishta_kala, sunrise, sunset, day_birth, vara and lord_of_day are', world)
  const palas = day && Math.floor((chart.at - day.sunrise) * 3600)
  const limbs = limbsAt(chart)
  const month = lunarMonth(chart.at, chart.ayanamsha.id, sky)
  const dayLord = day && SEVEN[day.weekday]!
  const starLord = nakshatraLord(moon.nakshatra)
  const { moonSign, ...harm } = ghatak(moon.sign)
  const lords = [dayLord, lordOf(moon.sign), starLord].filter((lord) => lord !== null)
  warn(
    'almanacs_differ',
    'The month, yoga, karana and prahara of ghatak differ between almanacs; the commonly printed ones are used.',
  )
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    birth: {
      datetime_utc: isoUtc(moment.jd),
      julian_day: moment.jd,
      utc_offset: offsetText(moment.offsetSeconds),
      sidereal_time: clock((sky.siderealTime(chart.at) + site.longitude / 15 + 48) % 24),
      ishta_kala: palas === null ? null : { ghati: Math.floor(palas / 60), pala: palas % 60 },
      sunrise: day && isoLocal(day.sunrise, moment.zone),
      sunset: day && isoLocal(day.sunset, moment.zone),
      day_birth: day ? day.isDay : null,
    },
    ascendant: placement(chart.ascendant),
    moon: placement(moon),
    sun_sign: sunSign(chart),
    avakhada: avakhadaObject(moon),
    paya_by_house: PAYA_OF_MOON_HOUSE[houseFrom(chart.ascendant.sign, moon.sign) - 1]!,
    panchang_at_birth: {
      vara: day && VARAS[day.weekday]!,
      tithi: limbs.tithi,
      nakshatra: { name: star, pada: moon.pada },
      yoga: limbs.yoga,
      karana: limbs.karana,
      masa_amanta: amantaName(month),
      masa_purnimanta: purnimantaName(month, limbs.tithi.number),
      samvatsara: samvatsaraOf(shakaYear(month, moment.local)),
      ritu: rituOf(month),
      ayana: ayanaOf(chart.graha.Sun.longitude),
    },
    ghatak: { ...harm, moon_sign: moonSign },
    favourable: {
      lord_of_day: dayLord,
      birth_star_deity: ATTRIBUTES[star].deity,
      tara_janma: star,
      numbers: [...new Set(lords.map((lord) => NUMBER_OF[lord]))],
      note: 'The numbers are those of the lord of the day, of the Moon sign and of the birth star.',
    },
    ...choices.of(input),
  }
})
