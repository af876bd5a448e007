import { BHAVA_SYSTEMS, type Bhava, bhavaSeat, bhavas } from '../../jyotish/bhavas.ts'
import { type GRAHAS, lordOf } from '../../jyotish/grahas.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { norm } from '../../zodiac/longitude.ts'
import { degreeInSign, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { choosing } from '../shared/choices.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal, warnOfPolarMidheaven } from '../shared/natal.ts'
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
  planetRow,
  Sign,
} from '../shared/shapes.ts'
import { ascendantText, longitudeText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'

const Spot = t.Object({ longitude: t.Number(), sign: Sign, degree: t.Number() })
const spot = (longitude: number) => ({
  longitude: decimals(longitude),
  sign: signName(signOf(longitude)),
  degree: decimals(degreeInSign(longitude)),
})

const spotOrNull = (longitude: number | null) => (longitude === null ? null : spot(longitude))
const NULL_IF_NO_HOUSES = 'Null where the house system has no cusps.'

type PartialBhava = { readonly [K in keyof Bhava]: Bhava[K] | null }
/** The bhava limits that a quadrant system still has beyond the polar circles: the four angles. */
const anglesAlone = (ascendant: number, midheaven: number): PartialBhava[] => {
  const angles = [ascendant, norm(midheaven + 180), norm(ascendant + 180), midheaven]
  const cusp = (house: number) => (house % 3 === 0 ? angles[house / 3]! : null)
  return Array.from({ length: 12 }, (_, i) => ({ start: cusp(i), middle: null, end: cusp((i + 1) % 12) }))
}

const choices = choosing('positions')

export default capability({
  slug: 'bhava-chalit',
  title: 'Bhava chalit',
  summary: 'Unequal houses: start, middle and end of each bhava, and planets that change house.',
  weight: 'standard',
  method:
    '`sripati`: the angles are the middles of houses 1, 4, 7 and 10, the quadrants are trisected, and borders are midway (Sripati Paddhati). `equal-mid`: the ascendant is the middle of house 1. `placidus` and `equal`: the cusp is the start of the house. Sandhi is within one degree of a border.',
  input: birthWithNode({
    ...choices.input,
    format: TextFormatInput,
    house_system: maybe(oneOf(BHAVA_SYSTEMS, { default: 'sripati' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    house_system: oneOf(BHAVA_SYSTEMS),
    ascendant: Placement,
    midheaven: Placement,
    cusps: rows(
      t.Object({
        house: House,
        start: nullable(Spot, { description: `Start border. ${NULL_IF_NO_HOUSES}` }),
        middle: nullable(Spot, { description: `Middle of the bhava, its strongest point. ${NULL_IF_NO_HOUSES}` }),
        end: nullable(Spot, { description: `End border. ${NULL_IF_NO_HOUSES}` }),
        lord: nullable(Lord, { description: `Lord of the sign on the cusp. ${NULL_IF_NO_HOUSES}` }),
      }),
      12,
    ),
    planets: rows(
      t.Object({
        name: Graha,
        longitude: t.Number(),
        rashi_house: House,
        bhava_house: nullable(House, { description: `Bhava of the planet. ${NULL_IF_NO_HOUSES}` }),
        shifted: nullable(t.Boolean(), {
          description: `True if the bhava of the planet differs from the rashi house. ${NULL_IF_NO_HOUSES}`,
        }),
        bhava_strength: nullable(t.Number({ minimum: 0, maximum: 1 }), {
          description: `1 at the middle, 0 at a border. ${NULL_IF_NO_HOUSES}`,
        }),
        in_sandhi: nullable(t.Boolean(), { description: `True within 1° of a border. ${NULL_IF_NO_HOUSES}` }),
      }),
      9,
    ),
    houses: rows(HouseOccupants, 12),
    ...choices.data,
    text: TextField,
  }),
  example: independence,
}).compute((input, world) => {
  const system = input.house_system ?? 'sripati'
  const birth = natal(input, world)
  const { chart, site } = birth
  if (system === 'sripati') warnOfPolarMidheaven(birth, world)
  const [ascendant, midheaven] = [chart.ascendant.longitude, chart.midheaven.longitude]
  const cusps =
    system === 'placidus'
      ? (world.sky.cusps(chart.at, site, 'placidus').cusps?.map((cusp) => norm(cusp - chart.ayanamsha.degrees)) ?? null)
      : null
  const all = system === 'placidus' && !cusps ? null : bhavas(system, ascendant, midheaven, cusps)
  if (!all)
    world.warn(
      'no_houses',
      `Placidus has no cusps between the angles at latitude ${site.latitude}, inside a polar circle; these cusps and every bhava are null. The other systems have cusps here.`,
    )
  const bounds: readonly PartialBhava[] = all ?? anglesAlone(ascendant, midheaven)
  const seats = chart.planets.map((p) => ({ planet: p, seat: all && bhavaSeat(p.longitude, all) }))
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    house_system: system,
    ascendant: placement(chart.ascendant),
    midheaven: placement(chart.midheaven),
    cusps: bounds.map(({ start, middle, end }, i) => {
      // The lord of a bhava is that of the sign of its middle.
      const effect = system === 'sripati' || system === 'equal-mid' ? middle : start
      return {
        house: i + 1,
        start: spotOrNull(start),
        middle: spotOrNull(middle),
        end: spotOrNull(end),
        lord: effect === null ? null : lordOf(signOf(effect)),
      }
    }),
    planets: seats.map(({ planet, seat }) => ({
      name: planet.name as (typeof GRAHAS)[number],
      longitude: decimals(planet.longitude),
      rashi_house: planet.house,
      bhava_house: seat?.house ?? null,
      shifted: seat && seat.house !== planet.house,
      bhava_strength: seat && decimals(seat.strength, 4),
      in_sandhi: seat?.inSandhi ?? null,
    })),
    houses: bounds.map((_, i) => ({
      house: i + 1,
      planets: seats
        .filter(({ seat }) => seat?.house === i + 1)
        .map(({ planet }) => planet.name as (typeof GRAHAS)[number]),
    })),
    ...choices.of(input),
    ...textField(input.format, siderealHeading(`Bhava chalit (${system})`, birth), () => [
      placedSection(
        'Planets by bhava',
        ascendantText(chart.ascendant),
        seats.map(({ planet, seat }) => ({
          ...planetRow(planet),
          name: planet.name as string,
          house: seat?.house ?? null,
        })),
      ),
      {
        title: 'Bhavas',
        lines: bounds.flatMap(({ start, middle, end }, i) =>
          start === null || end === null
            ? []
            : [`Bhava ${i + 1}: ${[start, ...(middle === null ? [] : [middle]), end].map(longitudeText).join(' to ')}`],
        ),
      },
    ]),
  }
})
