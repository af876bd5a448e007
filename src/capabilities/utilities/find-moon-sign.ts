import { NAKSHATRA } from '../../jyotish/nakshatras.ts'
import { t } from '../../schema.ts'
import { separation } from '../../zodiac/longitude.ts'
import { capability, type World } from '../capability.ts'
import { Birth, independence } from '../inputs.ts'
import { natal } from '../natal.ts'
import { Ayanamsha, ayanamshaObject, placement, placementFields, qualities, qualityFields } from '../shapes.ts'

/** Degrees from the nearest multiple of `span`. */
const fromBorder = (longitude: number, span: number) => separation(longitude, Math.round(longitude / span) * span)

/** A Moon this close to a border crosses it within about six minutes. */
export const warnNearBorder = (moon: number, { warn }: World) => {
  const border = fromBorder(moon, 30) < 0.05 ? 'sign' : fromBorder(moon, NAKSHATRA) < 0.05 ? 'nakshatra' : null
  if (border)
    warn(`The Moon stands within 0.05 degree of a ${border} border: a few minutes of birth time change the answer.`)
}

export default capability({
  slug: 'find-moon-sign',
  title: 'Find the Moon sign',
  summary: 'The sidereal sign, star and pada of the Moon.',
  weight: 'light',
  method: 'Apparent geocentric Moon of date less the ayanamsha.',
  input: Birth,
  data: t.Object({
    ayanamsha: Ayanamsha,
    moon_sign: t.Object({ ...placementFields, ...qualityFields }),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { Moon } = chart.graha
  warnNearBorder(Moon.longitude, world)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    moon_sign: { ...placement(Moon), ...qualities(Moon.sign) },
  }
})
