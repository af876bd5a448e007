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
    'K. S. Krishnamurti, KP Reader III. Ownership by the sign on the cusp; a sign with no cusp gives none. An untenanted planet signifies its own house in the first degree. A node acts for planets in its house and sign, then (when asked) those that aspect it, its star lord, its sign lord: where they stand and what they own is added to its houses. Within a level of a house, planets on more levels come first.',
  input: kpInput({
    include_aspects: maybe(t.Boolean({ default: false, description: 'Lets nodes act for planets that aspect them.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    planets: PlanetSignificators,
    houses: nullable(HouseSignificators, { description: 'Significators of each house; null without houses.' }),
    strongest: nullable(rows(t.Object({ house: House, planet: Graha, level: Level }), 12), {
      description: 'First significators; null without houses.',
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
