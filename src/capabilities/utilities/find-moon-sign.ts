import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { Birth, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { siderealColumns } from '../shared/position-columns.ts'
import { Ayanamsha, ayanamshaObject, placement, QualifiedPlacement, qualities } from '../shared/shapes.ts'
import { warnNearBorder } from './parts/near-border.ts'

export default capability({
  slug: 'find-moon-sign',
  title: 'Find the Moon sign',
  summary: 'The sidereal sign, nakshatra and pada of the Moon.',
  keywords: 'moon sign rashi mine',
  weight: 'light',
  withoutTime: 'sampled',
  method: 'The sign is that of the apparent geocentric Moon of date less the ayanamsha.',
  input: Birth,
  data: t.Object({
    ayanamsha: Ayanamsha,
    moon_sign: QualifiedPlacement,
  }),
  example: independence,
  columns: siderealColumns({
    hasAyanamshaObject: true,
    placements: { moon_sign: 'Moon' },
    hasQualities: true,
    hasPlanets: false,
  }),
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const { Moon } = chart.graha
  warnNearBorder(Moon.longitude, world)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    moon_sign: { ...placement(Moon), ...qualities(Moon.sign) },
  }
})
