import { directionsSvg } from '../../render/chart.ts'
import { rows, t } from '../../schema.ts'
import { dms, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { Graha, Sign, SvgImage } from '../shared/shapes.ts'
import {
  DirectionName,
  Directions,
  directionRows,
  Exchanges,
  exchangeRows,
  inZodiacOrder,
  type Nadi,
  nadiHead,
  nadiHeadFields,
  nadiPlanetFields,
  nadiPlanetRow,
  openNadi,
} from './parts/nadi.ts'

const Seat = t.Object({ planet: Graha, sign: Sign, direction: DirectionName })
const seatOf = (graha: 'Jupiter' | 'Saturn' | 'Venus', { of }: Nadi) => ({
  planet: graha,
  sign: signName(of[graha].point.sign),
  direction: of[graha].direction,
})

const SIZE = 600

export default capability({
  slug: 'bnn-chart',
  title: 'Bhrigu Nandi Nadi chart',
  summary: 'The nine planets by direction and degree, with sign exchanges and every sign from which each acts.',
  weight: 'standard',
  method:
    'Bhrigu Nandi Nadi as taught from R. G. Rao: signs 1, 5 and 9 from each other are one direction, whose planets act as conjunct in the order of their degrees; neither ascendant nor houses are used. A planet in retreat acts from the sign before as well, two of the seven in exchange from their own; groups are of actual places. State by sign: exaltation, own sign, debilitation, else the planet’s own friendship with the lord.',
  input: birthWithNode(),
  data: t.Object({
    ...nadiHeadFields,
    planets: rows(t.Object(nadiPlanetFields), 9),
    directions: Directions,
    exchanges: Exchanges,
    jeeva: t.Object(Seat.properties, { description: 'Jupiter, significator of life.' }),
    karma: t.Object(Seat.properties, { description: 'Saturn, significator of work.' }),
    images: rows(SvgImage, 1),
  }),
  example: independence,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const directions = directionRows(nadi)
  const content = await directionsSvg(
    directions.map(({ direction, signs, planets }) => ({
      direction,
      signs,
      bodies: planets.map(({ planet, sign, degree }) => ({
        name: planet,
        sign,
        degree: dms(degree),
        retrograde: nadi.of[planet].point.retrograde,
      })),
    })),
    world.tenant,
  )
  return {
    ...nadiHead(nadi),
    planets: inZodiacOrder(nadi.planets).map(nadiPlanetRow),
    directions,
    exchanges: exchangeRows(nadi),
    jeeva: seatOf('Jupiter', nadi),
    karma: seatOf('Saturn', nadi),
    images: [{ format: 'svg' as const, width: SIZE, height: SIZE, content }],
  }
})
