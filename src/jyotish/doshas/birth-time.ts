import type { JulianDay } from '../../time/julian-day.ts'
import { norm } from '../../zodiac/longitude.ts'
import { karanaName, karanaNumber, WEEKDAYS, yogaName, yogaNumber } from '../limbs.ts'
import { GHATI } from '../measures.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import { tithiInHalf } from '../panchang/limb-natures.ts'
import type { LimbSpan } from '../panchang/limbs.ts'
import { fourGhatis, vishaGhatiOf } from '../panchang/stars.ts'
import { strongReason } from '../rules/cancellation.ts'
import { type Clause, clause } from '../rules/clauses.ts'
import type { DoshaRule, DoshaSeverity } from '../rules/dosha-rule.ts'
import { bitsOf, type RuleFacts } from '../rules/facts.ts'
import { tithiInWords, tithiIs, tithiOf } from '../rules/moment.ts'
import { gandantaRule } from './gandanta.ts'
import { eclipseNear } from './grahan.ts'

/** Doshas of the birth time: limbs of the day, entries of the Sun, eclipses. */

const SOURCE = 'BPHS 85-97'
const LIGHTS = bitsOf(['Sun', 'Moon'])
const RITE_NOTE = 'A simple rite at the next such hour is the custom.'

const rule = (
  id: string,
  name: string,
  formation: Clause,
  severity: DoshaSeverity,
  further: Partial<DoshaRule> = {},
): DoshaRule => ({
  ...{ id, name, formation: [formation], severity: () => severity },
  cancellations: [],
  planets: () => LIGHTS,
  source: SOURCE,
  note: RITE_NOTE,
  ...further,
})

const ghatisInto = (f: RuleFacts, { from }: LimbSpan) => (f.chart.at - from) / GHATI

/** The dark fourteenth. */
const CHATURDASHI = 29
// source: BPHS; the dark fourteenth in six parts, and the person whom each is held to affect
const PARTS = [null, 'the father', 'the mother', 'the maternal uncle', 'the family', 'the child or its means'] as const
/** 1..6; null if the ends of the tithi are not known. */
const partOfTithi = (f: RuleFacts): number | null => {
  const span = f.spanOf('tithi')
  return span && Math.min(6, Math.floor(((f.chart.at - span.from) / (span.to - span.from)) * 6) + 1)
}
const firstPart: Clause = clause(
  'the first sixth of the tithi, which is auspicious',
  (f) => tithiOf(f) === CHATURDASHI && partOfTithi(f) === 1,
  (f) => (tithiOf(f) === CHATURDASHI ? `part ${partOfTithi(f)} of six` : `the tithi is ${tithiInWords(tithiOf(f))}`),
  LIGHTS,
)
const partNote = (f: RuleFacts): string => {
  const affectedPerson = tithiOf(f) === CHATURDASHI ? PARTS[(partOfTithi(f) ?? 1) - 1] : null
  return affectedPerson ? ` Part ${partOfTithi(f)} of six, which the book ties to ${affectedPerson}.` : ''
}

const karanaOf = ({ chart: { graha } }: RuleFacts) =>
  karanaName(karanaNumber(graha.Moon.longitude, graha.Sun.longitude))
const yogaOf = ({ chart: { graha } }: RuleFacts) => yogaNumber(graha.Moon.longitude, graha.Sun.longitude)
const yogaIs = (number: number) =>
  clause(
    `the yoga ${yogaName(number)}`,
    (f) => yogaOf(f) === number,
    (f) => `the yoga is ${yogaName(yogaOf(f))}`,
    LIGHTS,
  )

// source: BPHS; ghatis from the beginning of the yoga
const HEAD_GHATIS: Partial<Record<number, number>> = { 1: 3, 6: 6, 9: 5, 10: 6, 13: 9, 15: 9 }
const headOfYoga: Clause = {
  wording: 'the first ghatis of Vishkambha, Atiganda, Shula, Ganda, Vyaghata or Vajra',
  holds: (f) => {
    const headGhatis = HEAD_GHATIS[yogaOf(f)]
    const span = headGhatis === undefined ? null : f.spanOf('yoga')
    return span !== null && ghatisInto(f, span) < headGhatis!
  },
  unknown: (f) => HEAD_GHATIS[yogaOf(f)] !== undefined && f.spanOf('yoga') === null,
  planets: () => LIGHTS,
  evidence: (f) => {
    const name = yogaName(yogaOf(f))
    const span = HEAD_GHATIS[yogaOf(f)] === undefined ? null : f.spanOf('yoga')
    return span ? `${ghatisInto(f, span).toFixed(1)} ghatis into ${name}` : `the yoga is ${name}`
  },
}

const NEAR_INGRESS = 16 * GHATI
/** Degrees. The Sun moves less than this in sixteen ghatis. */
const NEAR_BORDER = 0.3
const daysFromIngress = (f: RuleFacts): number | null => {
  const { degree } = f.chart.graha.Sun
  if (Math.min(degree, 30 - degree) > NEAR_BORDER) return Number.POSITIVE_INFINITY
  const span = f.spanOf('sun_sign')
  return span && Math.min(f.chart.at - span.from, span.to - f.chart.at)
}
const nearSankranti: Clause = {
  wording: 'within sixteen ghatis of the Sun’s entry into a sign',
  holds: (f) => (daysFromIngress(f) ?? Number.POSITIVE_INFINITY) <= NEAR_INGRESS,
  unknown: (f) => daysFromIngress(f) === null,
  planets: () => bitsOf(['Sun']),
  evidence: (f) => {
    const days = daysFromIngress(f)
    return days !== null && Number.isFinite(days)
      ? `${(days * 24).toFixed(1)} hours from the Sun’s entry`
      : `the Sun ${f.chart.graha.Sun.degree.toFixed(1)} degrees into his sign`
  },
}

// source: Muhurta tradition; tithi of either half, Sunday to Saturday
const DAGDHA_TITHIS = [12, 11, 5, 3, 6, 8, 9] as const
const dagdhaTithi: Clause = {
  wording: 'the tithi that is burnt on the weekday',
  holds: (f) => {
    const day = f.day()
    return day !== null && DAGDHA_TITHIS[day.weekday] === tithiInHalf(tithiOf(f))
  },
  unknown: (f) => f.day() === null,
  planets: () => LIGHTS,
  evidence: (f) => {
    const day = f.day()
    return `the tithi is ${tithiInWords(tithiOf(f))}${day ? `, the weekday ${WEEKDAYS[day.weekday]}` : ''}`
  },
}

/**
 * Days since an arc of the Moon, or of the Moon ahead of the Sun, began and until it ends, by the present speeds. The
 * values are exact to about an hour, which is enough to skip most exact searches.
 */
const estimatedArcTimes = (degreesInside: number, length: number, speed: number) => ({
  since: degreesInside / speed,
  until: (length - degreesInside) / speed,
})
const TOLERANCE = 2 / 24
const TITHI = 12
/** True if the tithi can begin after the sunrise and end before the next. */
const canBeKshaya = (f: RuleFacts, { sunrise, nextSunrise }: { sunrise: number; nextSunrise: number }) => {
  const { Sun, Moon } = f.chart.graha
  const { since, until } = estimatedArcTimes(
    norm(Moon.longitude - Sun.longitude) % TITHI,
    TITHI,
    Moon.speed - Sun.speed,
  )
  return f.chart.at - since > sunrise - TOLERANCE && f.chart.at + until < nextSunrise + TOLERANCE
}

const hours = (days: number) => `${(days * 24).toFixed(1)} hours`
const kshayaTithi: Clause = {
  wording: 'a tithi that holds no sunrise',
  holds: (f) => {
    const day = f.day()
    const span = day && canBeKshaya(f, day) ? f.spanOf('tithi') : null
    return span !== null && span.from > day!.sunrise && span.to < day!.nextSunrise
  },
  unknown: (f) => f.day() === null || f.spanOf('tithi') === null,
  planets: () => LIGHTS,
  evidence: (f) => {
    const day = f.day()
    const span = day && f.spanOf('tithi')
    if (!span) return 'the Sun does not rise and set'
    const begins = span.from - day!.sunrise
    return `${tithiInWords(span.number)} begins ${hours(Math.abs(begins))} ${begins > 0 ? 'after' : 'before'} sunrise and lasts ${hours(span.to - span.from)}`
  },
}

const vishaWindow = (f: RuleFacts): { from: JulianDay; to: JulianDay } | null => {
  const span = f.spanOf('star')
  return span && fourGhatis(span, vishaGhatiOf(span.number))
}
/** True if the Moon's place in her star is near the visha ghatis. */
const canBeVisha = ({ chart: { graha } }: RuleFacts) => {
  const STAR = 360 / NAKSHATRAS.length
  const passed = ((graha.Moon.longitude % STAR) / STAR) * 60
  const after = passed - vishaGhatiOf(graha.Moon.nakshatra + 1)
  return after > -NEAR_VISHA && after < 4 + NEAR_VISHA
}
/** Ghatis by which the uneven motion of the Moon can shift the visha ghatis. */
const NEAR_VISHA = 2
const vishaGhati: Clause = {
  wording: 'the four visha ghatis of the Moon’s star',
  holds: (f) => {
    const window = canBeVisha(f) ? vishaWindow(f) : null
    return window !== null && f.chart.at >= window.from && f.chart.at < window.to
  },
  unknown: (f) => f.spanOf('star') === null,
  planets: () => bitsOf(['Moon']),
  evidence: (f) => {
    const span = f.spanOf('star')
    if (!span) return 'the ends of the star are not known'
    const passed = ((f.chart.at - span.from) / (span.to - span.from)) * 60
    return `${passed.toFixed(1)} of 60 ghatis of ${NAKSHATRAS[span.number - 1]} passed, the four begin at ${vishaGhatiOf(span.number)}`
  },
}

const unknownFamilyStars: Clause = {
  wording: 'the birth star is that of a parent or of a brother or sister',
  holds: () => false,
  unknown: () => true,
  planets: () => bitsOf(['Moon']),
  evidence: ({ chart: { graha } }) =>
    `the Moon in ${NAKSHATRAS[graha.Moon.nakshatra]}; the family’s stars are not known`,
}

export const BIRTH_TIME_RULES: readonly DoshaRule[] = [
  rule('amavasya', 'Amavasya', tithiIs([30], 'the tithi Amavasya'), 'medium'),
  rule(
    'krishna_chaturdashi',
    'Krishna Chaturdashi',
    tithiIs([CHATURDASHI], 'the tithi Krishna Chaturdashi'),
    'medium',
    {
      cancellations: [strongReason('first_part', firstPart, SOURCE)],
      note: (f) => `${RITE_NOTE}${partNote(f)}`,
    },
  ),
  rule(
    'vishti_karana',
    'Vishti karana (Bhadra)',
    clause(
      'the karana Vishti',
      (f) => karanaOf(f) === 'Vishti',
      (f) => `the karana is ${karanaOf(f)}`,
      LIGHTS,
    ),
    'medium',
  ),
  rule('vyatipata', 'Vyatipata', yogaIs(17), 'medium'),
  rule('vaidhriti', 'Vaidhriti', yogaIs(27), 'medium'),
  rule('nitya_yoga_head', 'Head of a yoga', headOfYoga, 'low'),
  rule('sankranti', 'Sankranti', nearSankranti, 'medium', { planets: () => bitsOf(['Sun']) }),
  rule('eclipse', 'Eclipse', eclipseNear, 'high'),
  gandantaRule,
  rule('dagdha_tithi', 'Dagdha tithi', dagdhaTithi, 'low'),
  rule('tithi_kshaya', 'Tithi kshaya', kshayaTithi, 'low'),
  rule('visha_ghati', 'Visha ghati', vishaGhati, 'medium', {
    planets: () => bitsOf(['Moon']),
    note: `${RITE_NOTE} Mula has another hour, from its 20th ghati, in some prints.`,
  }),
  rule('ekanakshatra', 'Ekanakshatra', unknownFamilyStars, 'low', {
    planets: () => bitsOf(['Moon']),
    note: 'A star shared with a parent, a brother or a sister; one birth alone cannot tell.',
  }),
]
