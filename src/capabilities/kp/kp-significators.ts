import { maybe, nullable, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, Graha, House } from '../shared/shapes.ts'
import {
  HouseSignificators,
  houseSignificators,
  kpBirth,
  kpInput,
  kpSignificators,
  Level,
  PlanetSignificators,
  planetSignificators,
} from './parts/kp-shapes.ts'

export default capability({
  slug: 'kp-significators',
  title: 'KP significators',
  summary: 'The fourfold significators, planet by planet and house by house, with the agency of the nodes.',
  weight: 'heavy',
  method:
    'Source: K. S. Krishnamurti, KP Reader III. Ownership follows the signs of the cusps; a sign without a cusp gives none. An untenanted planet signifies its own house in the first degree. A node represents the planets in its house and sign and, on request, those that aspect it, its star lord and its sign lord: their places and houses are added to its own. Within a level of a house, planets on more levels come first.',
  input: kpInput({
    include_aspects: maybe(
      t.Boolean({ default: false, description: 'True if a node also represents planets that aspect the node.' }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: PlanetSignificators,
    houses: nullable(HouseSignificators, { description: 'Significators of each house; null without houses.' }),
    strongest: nullable(rows(t.Object({ house: House, planet: Graha, level: Level }), 12), {
      description: 'Strongest significators; null without houses.',
    }),
  }),
  example: independence,
}).compute((input, world) => {
  const { kp, chart } = kpBirth(input, world)
  const match = kpSignificators(kp, input.include_aspects ?? false)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    planets: planetSignificators(kp, match),
    houses: houseSignificators(match),
    strongest: match?.strongest ?? null,
  }
})
