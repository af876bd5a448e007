import { nullable, oneOf, t } from '../../schema.ts'
import { inHouses, pointsAndAngles } from '../../western/chart.ts'
import { interAspects } from '../../western/synastry.ts'
import { capability } from '../capability.ts'
import { TextField } from '../shared/chart-text.ts'
import { Image } from '../shared/picture.ts'
import { houseSystem } from '../shared/tropical/birth.ts'
import { FrameField, zodiacField } from '../shared/tropical/chart-options.ts'
import {
  FURTHER_INTER_ASPECTS,
  furtherInterAspects,
  furtherInterContacts,
  InterAspect,
  interAspectRows,
  lennonAndOno,
  PAIR_OPTIONS,
  pair,
  pairOrbs,
  pairText,
  westernPair,
} from '../shared/tropical/pair.ts'
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
import {
  CHART_WHEEL_OPTIONS,
  DRAWN_ASPECTS,
  synastryWheel,
  wheelImages,
  wheelPixels,
} from '../shared/tropical/wheel-image.ts'

export default capability({
  slug: 'synastry-wheel',
  title: 'Synastry wheel',
  summary: 'The second chart drawn around the first, with every aspect between them and the table of all pairs.',
  weight: 'standard',
  method:
    'Aspects and orbs are those of synastry-chart. The houses are those of the first chart, Placidus unless `house_system` names another system. The Ascendant is at nine o’clock, and longitude increases anticlockwise.',
  input: pair({ ...PAIR_OPTIONS, ...CHART_WHEEL_OPTIONS, ...DRAWN_ASPECTS }),
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
    images: t.Array(Image, { maxItems: 1 }),
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
      { description: 'Second chart, in the houses of the first.' },
    ),
    frame: FrameField,
    ...FURTHER_INTER_ASPECTS,
    text: TextField,
  }),
  pixels: wheelPixels,
  example: lennonAndOno,
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const { a, b } = both
  const contacts = interAspects(a.chart, b.chart, pairOrbs(input))
  const cell = cellsOf(contacts)
  const images = await wheelImages(
    (captioning) => synastryWheel(both, [...contacts, ...furtherInterContacts(both, pairOrbs(input))], captioning),
    world,
    input,
  )
  return {
    inner_ring: 'A',
    outer_ring: 'B',
    houses_shown: 'A',
    inter_aspects: contacts.map(interAspectRows(both)),
    table: pointsAndAngles(a.chart).map((inner) => ({
      person_a_planet: inner.name,
      cells: pointsAndAngles(b.chart).map((outer) => ({
        person_b_planet: outer.name,
        ...cell(inner.name, outer.name),
      })),
    })),
    images,
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
    ...zodiacField(a.chart),
    ...furtherInterAspects(both, pairOrbs(input)),
    ...pairText(input.format, both, () => [...contacts, ...furtherInterContacts(both, pairOrbs(input))]),
  }
})
