import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { einstein, WesternBirth, westernNatal } from '../shared/tropical/birth.ts'
import { Sign } from '../shared/tropical/shapes.ts'
import {
  bigOneFields,
  bigThree,
  chartFields,
  chartOf,
  headFields,
  headOf,
  houseSystemField,
  houseSystemOf,
} from './parts/natal-parts.ts'

const BigOne = t.Object(bigOneFields)

export default capability({
  slug: 'western-natal-chart',
  title: 'Western natal chart',
  summary: 'The tropical birth chart: fourteen points, angles, twelve houses and aspects with orb and meaning.',
  keywords: 'natal chart birth western tropical',
  weight: 'standard',
  method:
    'Apparent geocentric places, true equinox of date (Swiss Ephemeris); true node, mean Lilith. Houses: Placidus, Koch, Whole sign or Equal; within the polar circles Placidus and Koch have their angles alone. Aspects of points, Ascendant and Midheaven: conjunction and opposition 8, trine and square 7, sextile 5, quincunx 2.5 degrees; 2 more for major aspects of Sun or Moon; at most 3 with Chiron, the nodes or Lilith.',
  input: WesternBirth,
  data: t.Object({
    ...headFields,
    sun_sign: Sign,
    moon_sign: Sign,
    ascendant_sign: Sign,
    big_three: t.Object({ sun: BigOne, moon: BigOne, ascendant: BigOne }),
    ...chartFields,
    aspect_count: t.Integer({ minimum: 0 }),
    ...houseSystemField,
  }),
  example: einstein,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const three = bigThree(birth)
  const chart = chartOf(birth)
  return {
    ...headOf(birth),
    sun_sign: three.sun.sign,
    moon_sign: three.moon.sign,
    ascendant_sign: three.ascendant.sign,
    big_three: three,
    ...chart,
    aspect_count: chart.aspects.length,
    ...houseSystemOf(birth),
  }
})
