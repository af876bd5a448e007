import type { AyanamshaId } from '../../ephemeris/ayanamshas.ts'
import { lordOf, SEVEN } from '../../jyotish/grahas.ts'
import { point } from '../../jyotish/points.ts'
import { daysWithin, maybe, t, term } from '../../schema.ts'
import { longitudeOf, siderealLongitude } from '../../sky/expressions.ts'
import { isDateAlone } from '../../time/iso.ts'
import { type JulianDay, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { siderealOf } from '../../zodiac/longitude.ts'
import { degreeInSign, dms, ELEMENTS, elementOf, signAt, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { readMoment } from '../shared/clocks.ts'
import { MOMENT_DAYS } from '../shared/date-ranges.ts'
import { AYANAMSHA, MOMENT, only } from '../shared/inputs.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  placement,
  QualifiedPlacement,
  qualities,
  Sign,
  SignNumber,
} from '../shared/shapes.ts'

/** Western names of movable, fixed, dual. */
const QUADRUPLICITIES = ['Cardinal', 'Fixed', 'Mutable'] as const

const western = (longitude: number) => {
  const sign = signOf(longitude)
  const degree = degreeInSign(longitude)
  return {
    sign: signName(sign),
    sign_number: sign + 1,
    sign_lord: lordOf(sign),
    degree: decimals(degree),
    degree_dms: dms(degree),
    longitude: decimals(longitude),
    element: elementOf(sign),
    modality: QUADRUPLICITIES[sign % 3]!,
  }
}

/** Warns of each sign that the Sun enters within the civil day around the given noon. */
const warnOfIngress = (noon: JulianDay, id: AyanamshaId, { sky, warn }: World) => {
  const zodiacs = [
    { name: 'sidereal', of: siderealLongitude('Sun', id) },
    { name: 'tropical', of: longitudeOf('Sun') },
  ]
  for (const { name, of } of zodiacs)
    for (const { at, multiple } of sky.crossings({
      of,
      span: 30,
      from: plusDays(noon, -0.5),
      to: plusDays(noon, 0.5),
    }))
      warn(
        'near_border',
        `The Sun enters ${name} ${signName(signAt(multiple))} on this day at ${isoUtc(at)}; the answer is for noon.`,
      )
}

export default capability({
  slug: 'find-sun-sign',
  title: 'Find the Sun sign',
  summary: 'The sidereal and the tropical Sun sign of a date, refined by time and place.',
  keywords: 'sun sign zodiac mine',
  weight: 'light',
  withoutTime: 'own dates',
  method:
    'The tropical sign is that of the apparent geocentric Sun of date, the sidereal sign that of the same longitude less the ayanamsha. A date alone means 12:00. Without zone, offset and coordinates the time is UTC.',
  input: only({
    ...MOMENT,
    datetime: t.String(daysWithin(MOMENT_DAYS, 'As in the birth input, or a date alone (YYYY-MM-DD), read as 12:00.')),
    latitude: maybe(MOMENT.latitude),
    longitude: maybe(MOMENT.longitude),
    ayanamsha: AYANAMSHA,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    vedic: QualifiedPlacement,
    western: t.Object({
      sign: Sign,
      sign_number: SignNumber,
      sign_lord: term(SEVEN),
      degree: t.Number(),
      degree_dms: t.String(),
      longitude: t.Number({ description: 'Tropical longitude.' }),
      element: term(ELEMENTS),
      modality: term(QUADRUPLICITIES),
    }),
  }),
  example: { datetime: '1947-08-15' },
}).compute((input, world) => {
  const dateAlone = isDateAlone(input.datetime)
  const { jd } = dateAlone
    ? readMoment({ ...input, datetime: `${input.datetime}T12:00` }, { ...world, unknownTimes: [''] })
    : readMoment(input, world)
  const id = input.ayanamsha ?? 'lahiri'
  if (dateAlone) warnOfIngress(jd, id, world)
  const [sun] = world.sky.positions(jd, ['Sun'])
  const ayanamsha = { id, degrees: world.sky.ayanamsha(jd, id) }
  const vedic = point(siderealOf(sun!.longitude, ayanamsha.degrees))
  return {
    ayanamsha: ayanamshaObject(ayanamsha),
    vedic: { ...placement(vedic), ...qualities(vedic.sign) },
    western: western(sun!.longitude),
  }
})
