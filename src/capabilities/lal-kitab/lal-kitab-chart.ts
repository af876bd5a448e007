import {
  destinyPlanet,
  housesOf,
  lalKitabChart,
  masnuiOf,
  planetsInHouse,
  relationsOf,
} from '../../jyotish/lal-kitab/chart.ts'
import { HOUSE_RELATIONS, MASNUI_QUALITIES } from '../../jyotish/lal-kitab/tables.ts'
import { distinct, nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Graha, House, Placement, placement, SvgImage } from '../shared/shapes.ts'
import { ascendantText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'
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
    'Source: Pt. Roop Chand Joshi, 1939 to 1952. Houses are whole signs from the sidereal ascendant; signs are not used, and house 1 counts as Aries. Friends and enemies follow each planet’s own row. A planet sleeps outside its fixed house if no planet is in a house that it aspects (houses 7 and 9 to 12 aspect none). A debilitated planet is bad, in its fixed house mixed. A planet with an enemy beside it or in half aspect, without a friend of that kind, is bad. An exalted planet, or one in its own or fixed house, without an enemy beside it or in full aspect is good. All others are mixed. The planet of destiny is an undisturbed exalted one, then an undisturbed one in its fixed or own house, then one by nature, in the order of houses 1, 7, 4, 10, 9, 3, 11, 5, 2, 6, 12, 8.',
  input: birthWithNode({ format: TextFormatInput }),
  data: t.Object({
    ...lalKitabHeadFields,
    ascendant: t.Object(Placement.properties, { description: 'Sidereal ascendant, for reference.' }),
    planets: LalKitabPlanets,
    houses: LalKitabHouses,
    masnui: t.Array(
      t.Object({ planet: Graha, quality: nullable(oneOf(MASNUI_QUALITIES)), from: rows(Graha, 2), house: House }),
      { description: 'Artificial (masnui) planets, each formed by two planets alone in a house.' },
    ),
    relations: t.Array(
      t.Object({
        from_house: House,
        to_house: House,
        kind: oneOf(HOUSE_RELATIONS),
        planets_from: distinct(Graha),
        planets_to: distinct(Graha),
      }),
    ),
    destiny_planet: t.Object({ planet: Graha, house: House, reason: t.String() }),
    moon_chart: rows(t.Object({ planet: Graha, house: House }), 9),
    images: rows(SvgImage, 1),
    text: TextField,
  }),
  example: independence,
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
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
    ...textField(input.format, siderealHeading('Lal Kitab chart', birth), () => [
      placedSection(
        'Planets by house',
        ascendantText(chart.ascendant),
        planetRows(kitab, chart).map(({ planet, sign, house }) => ({ name: planet as string, sign, house })),
      ),
    ]),
  }
})
