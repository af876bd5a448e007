import {
  destinyPlanet,
  housesOf,
  lalKitabChart,
  masnuiOf,
  planetsInHouse,
  relationsOf,
} from '../../jyotish/lal-kitab/chart.ts'
import { HOUSE_RELATIONS, MASNUI_QUALITIES } from '../../jyotish/lal-kitab/tables.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Graha, House, Placement, placement, SvgImage } from '../shared/shapes.ts'
import { lalKitabImage } from './parts/chart-image.ts'
import {
  houseRowsOf,
  LalKitabHouses,
  LalKitabPlanets,
  lalKitabHead,
  lalKitabHeadFields,
  planetRows,
} from './parts/shapes.ts'

export default capability({
  slug: 'lal-kitab-chart',
  title: 'Lal Kitab chart',
  summary:
    'The nine planets by house alone, with aspects, sleep and nature, the houses, bonds, artificial planets and the planet of destiny.',
  weight: 'standard',
  method:
    'Pt. Roop Chand Joshi, 1939 to 1952: whole-sign houses from the sidereal ascendant; signs are not read, house 1 is Aries. Friend and enemy by each planet’s own row. Sleeping: not in its fixed house and no planet in a house that it aspects (7, 9 to 12 aspect none). Nature: debilitated bad, in its fixed house too mixed; an enemy with it or looking by half and no such friend bad; exalted, own or fixed without an enemy beside or in full sight good; else mixed. Destiny: exalted undisturbed, then fixed or own undisturbed, then by nature, in houses 1, 7, 4, 10, 9, 3, 11, 5, 2, 6, 12, 8.',
  input: birthWithNode(),
  data: t.Object({
    ...lalKitabHeadFields,
    ascendant: t.Object(Placement.properties, { description: 'Sidereal ascendant, for reference.' }),
    planets: LalKitabPlanets,
    houses: LalKitabHouses,
    masnui: t.Array(
      t.Object({ planet: Graha, quality: nullable(oneOf(MASNUI_QUALITIES)), from: rows(Graha, 2), house: House }),
      { description: 'Artificial planets, each of two alone in a house.' },
    ),
    relations: t.Array(
      t.Object({
        from_house: House,
        to_house: House,
        kind: oneOf(HOUSE_RELATIONS),
        planets_from: t.Array(Graha),
        planets_to: t.Array(Graha),
      }),
    ),
    destiny_planet: t.Object({ planet: Graha, house: House, reason: t.String() }),
    moon_chart: rows(t.Object({ planet: Graha, house: House }), 9),
    images: rows(SvgImage, 1),
  }),
  example: independence,
}).compute(async (input, world) => {
  const { chart } = natal(input, world)
  const kitab = lalKitabChart(housesOf(chart))
  const destiny = destinyPlanet(kitab)
  return {
    ...lalKitabHead(chart),
    ascendant: placement(chart.ascendant),
    planets: planetRows(kitab, chart),
    houses: houseRowsOf(kitab),
    masnui: masnuiOf(kitab).map(({ planet, quality, from, house }) => ({ planet, quality, from: [...from], house })),
    relations: relationsOf(kitab).map(({ from, to, kind }) => ({
      from_house: from,
      to_house: to,
      kind,
      planets_from: planetsInHouse(kitab, from),
      planets_to: planetsInHouse(kitab, to),
    })),
    destiny_planet: { planet: destiny.planet.graha, house: destiny.planet.house, reason: destiny.reason },
    moon_chart: kitab.planets.map(({ graha, house }) => ({
      planet: graha,
      house: ((house - kitab.houseOf.Moon + 12) % 12) + 1,
    })),
    images: [await lalKitabImage(chart, world.tenant)],
  }
})
