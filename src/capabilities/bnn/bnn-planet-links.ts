import { NADI_DIRECTIONS, type NadiPlanetLink, planetsInDirection } from '../../jyotish/bnn/school.ts'
import { HEMMINGS, isolatedPlanets, nadiKartariOf } from '../../jyotish/bnn/significations.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { compose, prose } from '../../readings/compose.ts'
import { distinct, maybe, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { Graha } from '../shared/shapes.ts'
import { DirectionName, NadiLink, nadiHead, nadiHeadFields, nadiLinkRow, openNadi } from './parts/nadi.ts'
import { linkText, nadiCorpora } from './parts/nadi-texts.ts'

const LEAST = 0.3

export default capability({
  slug: 'bnn-planet-links',
  title: 'Links of the planets',
  summary: 'Links of planets by direction, front and rear, hemmed-in planets, and readings of neighbours by degree.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Every position of one planet is compared with every position of the other. The pair with the highest sum of weights is the link; ties go to the pair with more actual places, then to the smaller distance. The weight depends on the inclusive distance: 1 has 1.0, 5 and 9 have 0.75, 7 has 0.6, 2 has 0.5, 12 has 0.4, 3 and 11 have 0.3; 4, 6, 8 and 10 form no link. The order is R. G. Rao’s, the numbers are this service’s own. The tone of a link depends on the friendship of the first planet for the second and on the state of the second.',
  input: birthWithNode({
    planet: maybe(oneOf(GRAHAS, { description: 'Limits links, chains and hemming to this planet; default all.' })),
    min_weight: maybe(
      t.Number({ minimum: 0, maximum: 1, description: 'Minimum weight of listed links.', default: LEAST }),
    ),
  }),
  data: t.Object({
    ...nadiHeadFields,
    links: t.Array(NadiLink),
    hemmed: t.Array(
      t.Object({
        planet: Graha,
        front: distinct(Graha, { description: 'Planets in the sign after the planet.' }),
        rear: distinct(Graha, { description: 'Planets in the sign before the planet.' }),
        kartari: oneOf(HEMMINGS, { description: 'Kind of kartari; none unless both sides are occupied.' }),
      }),
    ),
    chains: rows(
      t.Object({
        direction: DirectionName,
        order: distinct(Graha, { description: 'Planets of the chain, by degree in sign.' }),
        readings: t.Array(t.Object({ planets: rows(Graha, 2), text: t.String() })),
      }),
      4,
    ),
    isolated: distinct(Graha, { description: 'Planets with no link in their direction, front or rear.' }),
  }),
  example: independence,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const texts = await nadiCorpora()
  const links = nadi.links.filter(({ weight }) => weight >= (input.min_weight ?? LEAST))
  const select = (planet: string) => !input.planet || input.planet === planet
  const usedSentences = new Set<string>()
  const between = (a: string, b: string): NadiPlanetLink[] => links.filter(({ from, to }) => from === a && to === b)

  return {
    ...nadiHead(nadi),
    links: links.filter(({ from }) => select(from)).map((link) => nadiLinkRow(link, nadi.of)),
    hemmed: GRAHAS.filter(select).map((planet) => nadiKartariOf(planet, links)),
    chains: NADI_DIRECTIONS.map((direction) => {
      const order = planetsInDirection(direction, nadi.planets).map(({ graha }) => graha)
      const neighbours = order.slice(1).flatMap((to, i) => between(order[i]!, to))
      return {
        direction,
        order,
        readings: neighbours
          .filter(({ from, to }) => select(from) || select(to))
          .map((link) => ({
            planets: [link.from, link.to],
            text: prose(compose([linkText(link, nadi, texts)], { usedSentences })),
          })),
      }
    }),
    isolated: isolatedPlanets(links).filter(select),
  }
})
