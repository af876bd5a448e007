import { nullable, oneOf, t } from '../../schema.ts'
import { inHouses, pointsAndAngles } from '../../western/chart.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability } from '../capability.ts'
import { Image } from '../shared/picture.ts'
import { houseSystem } from '../shared/tropical/birth.ts'
import { InterAspect, interAspectRow, lennonAndOno, pair, westernPair } from '../shared/tropical/pair.ts'
import {
  Angle,
  angleObject,
  cellFields,
  cellsOf,
  HouseRows,
  HouseSystemObject,
  houseRows,
  NameTerm,
  PlanetRows,
  pointRows,
} from '../shared/tropical/shapes.ts'
import { DRAWN_ASPECTS, synastryWheel, WHEEL_OPTIONS, wheelImage, wheelPixels } from '../shared/tropical/wheel-image.ts'

export default capability({
  slug: 'synastry-wheel',
  title: 'Synastry wheel',
  summary: 'The second chart drawn around the first, with every aspect between them and the table of all pairs.',
  weight: 'standard',
  method:
    'Aspects and orbs of synastry-chart. The houses are those of the first chart, Placidus; the Ascendant is at nine o’clock and longitude grows anticlockwise.',
  input: pair({ ...WHEEL_OPTIONS, ...DRAWN_ASPECTS }),
  data: t.Object({
    inner_ring: oneOf(['A']),
    outer_ring: oneOf(['B']),
    houses_shown: oneOf(['A']),
    inter_aspects: t.Array(InterAspect),
    table: t.Array(
      t.Object({
        person_a_planet: NameTerm,
        cells: t.Array(t.Object({ person_b_planet: NameTerm, ...cellFields })),
      }),
    ),
    images: t.Array(Image),
    person_a: t.Object({
      name: nullable(t.String()),
      planets: PlanetRows,
      ascendant: Angle,
      midheaven: Angle,
      house_system: HouseSystemObject,
      houses: HouseRows,
    }),
    person_b: t.Object(
      { name: nullable(t.String()), planets: PlanetRows, ascendant: Angle, midheaven: Angle },
      { description: 'Houses are those of the first chart.' },
    ),
  }),
  pixels: wheelPixels,
  example: lennonAndOno,
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const { a, b } = both
  const contacts = interAspects(a.chart, b.chart)
  const cell = cellsOf(contacts)
  const image = await wheelImage((captioning) => synastryWheel(both, contacts, captioning), world, input)
  return {
    inner_ring: 'A',
    outer_ring: 'B',
    houses_shown: 'A',
    inter_aspects: contacts.map(interAspectRow),
    table: pointsAndAngles(a.chart).map((inner) => ({
      person_a_planet: inner.name,
      cells: pointsAndAngles(b.chart).map((outer) => ({
        person_b_planet: outer.name,
        ...cell(inner.name, outer.name),
      })),
    })),
    images: [image],
    person_a: {
      name: a.name,
      planets: pointRows(a.chart.points),
      ascendant: angleObject(a.chart.ascendant),
      midheaven: angleObject(a.chart.midheaven),
      house_system: houseSystem(a.chart.houses.system),
      houses: houseRows(a.chart),
    },
    person_b: {
      name: b.name,
      planets: pointRows(inHouses(b.chart.points, a.chart.houses)),
      ascendant: angleObject(b.chart.ascendant),
      midheaven: angleObject(b.chart.midheaven),
    },
  }
})
