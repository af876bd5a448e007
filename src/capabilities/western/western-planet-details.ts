import { nullable, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { einstein, WesternBirth, westernNatal } from '../shared/tropical/birth.ts'
import { PlanetRows, pointRows } from '../shared/tropical/shapes.ts'

export default capability({
  slug: 'western-planet-details',
  title: 'Western planet details',
  summary:
    'The fourteen points of a tropical chart: sign, element, mode, rulers, house, motion, latitude and declination.',
  weight: 'standard',
  method:
    'Apparent geocentric places, true equinox of date (Swiss Ephemeris); true node, mean Lilith. Houses as western-natal-chart. Traditional rulers; the modern ones beside them.',
  input: WesternBirth,
  data: t.Object({ name: nullable(t.String()), planets: PlanetRows }),
  example: einstein,
}).compute((input, world) => {
  const { name, chart } = westernNatal(input, world)
  return { name, planets: pointRows(chart.points) }
})
