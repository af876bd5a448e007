import { invalid } from '../../faults.ts'
import { BHAVA_SYSTEMS, bhavaSeat, bhavas } from '../../jyotish/bhavas.ts'
import { type GRAHAS, lordOf } from '../../jyotish/grahas.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { norm } from '../../zodiac/longitude.ts'
import { degreeInSign, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { choosing } from '../vocabulary/choices.ts'
import { birthWithNode, independence } from '../vocabulary/inputs.ts'
import { isPolar, natal, warnOfPolarMidheaven } from '../vocabulary/natal.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  decimals,
  Graha,
  House,
  HouseOccupants,
  Lord,
  Placement,
  placement,
  Sign,
} from '../vocabulary/shapes.ts'

const Spot = t.Object({ longitude: t.Number(), sign: Sign, degree: t.Number() })
const spot = (longitude: number) => ({
  longitude: decimals(longitude),
  sign: signName(signOf(longitude)),
  degree: decimals(degreeInSign(longitude)),
})

const choices = choosing('positions')

export default capability({
  slug: 'bhava-chalit',
  title: 'Bhava chalit',
  summary: 'Unequal houses: where each bhava begins, is full and ends, and which planets change house by it.',
  weight: 'standard',
  method:
    'Sripati: the angles are the middles of 1, 4, 7, 10, quadrants are trisected, borders lie midway (Sripati Paddhati). equal-mid: the ascendant is the middle of house 1. placidus and equal: the cusp begins the house, its middle is the half. Sandhi within one degree of a border.',
  input: birthWithNode({
    ...choices.input,
    house_system: maybe(oneOf(BHAVA_SYSTEMS, { default: 'sripati' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    house_system: oneOf(BHAVA_SYSTEMS),
    ascendant: Placement,
    midheaven: Placement,
    cusps: rows(t.Object({ house: House, start: Spot, middle: Spot, end: Spot, lord: Lord }), 12),
    planets: rows(
      t.Object({
        name: Graha,
        longitude: t.Number(),
        rashi_house: House,
        bhava_house: House,
        shifted: t.Boolean(),
        bhava_strength: t.Number({ minimum: 0, maximum: 1, description: '1 at the middle, 0 at a border.' }),
        in_sandhi: t.Boolean(),
      }),
      9,
    ),
    houses: rows(HouseOccupants, 12),
    ...choices.data,
  }),
  example: independence,
}).compute((input, world) => {
  const system = input.house_system ?? 'sripati'
  const birth = natal(input, world)
  const { chart, site } = birth
  if (system === 'placidus' && isPolar(birth, world))
    throw invalid('latitude', 'Placidus houses do not exist beyond the polar circles; choose another house_system.')
  if (system === 'sripati') warnOfPolarMidheaven(birth, world)
  const cusps =
    system === 'placidus'
      ? world.sky.cusps(chart.at, site, 'placidus').cusps!.map((cusp) => norm(cusp - chart.ayanamsha.degrees))
      : null
  const all = bhavas(system, chart.ascendant.longitude, chart.midheaven.longitude, cusps)
  const seats = chart.planets.map((p) => ({ planet: p, seat: bhavaSeat(p.longitude, all) }))
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    house_system: system,
    ascendant: placement(chart.ascendant),
    midheaven: placement(chart.midheaven),
    cusps: all.map(({ start, middle, end }, i) => ({
      house: i + 1,
      start: spot(start),
      middle: spot(middle),
      end: spot(end),
      // The lord of a bhava is that of the sign its point of effect stands in.
      lord: lordOf(signOf(system === 'sripati' || system === 'equal-mid' ? middle : start)),
    })),
    planets: seats.map(({ planet, seat }) => ({
      name: planet.name as (typeof GRAHAS)[number],
      longitude: decimals(planet.longitude),
      rashi_house: planet.house,
      bhava_house: seat.house,
      shifted: seat.house !== planet.house,
      bhava_strength: decimals(seat.strength, 4),
      in_sandhi: seat.inSandhi,
    })),
    houses: all.map((_, i) => ({
      house: i + 1,
      planets: seats
        .filter(({ seat }) => seat.house === i + 1)
        .map(({ planet }) => planet.name as (typeof GRAHAS)[number]),
    })),
    ...choices.of(input),
  }
})
