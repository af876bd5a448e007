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
  withoutTime: 'sampled',
  method:
    'The rules are those of Bhrigu Nandi Nadi as taught by R. G. Rao. Signs 1, 5 and 9 from each other form one direction, and the planets of a direction act as if conjunct, in the order of their degrees. Neither the ascendant nor houses are used. A retrograde planet also acts from the sign before its own, and two of the seven planets in exchange also act from their own signs; groups use actual places. The state of a planet is exaltation, own sign or debilitation, otherwise its own friendship with the lord of the sign.',
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
