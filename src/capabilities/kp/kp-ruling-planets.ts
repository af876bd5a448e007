import { ROLES, rulingPlanets } from '../../jyotish/kp/ruling-planets.ts'
import { distinct, oneOf, rows, t } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, Graha } from '../shared/shapes.ts'
import { dayLord, kpInput, kpNatal, Rulers } from './parts/kp-shapes.ts'

export default capability({
  slug: 'kp-ruling-planets',
  title: 'KP ruling planets',
  summary:
    'Ruling planets of the moment of judgement: lords of the ascendant, the Moon and the day, ranked, with the nodes.',
  weight: 'standard',
  method:
    'Source: K. S. Krishnamurti, KP Reader VI. Moment and place are those of the judgement. In descending strength the ruling planets are the star lord of the ascendant, its sign lord, the star lord of the Moon, her sign lord and the day lord (from sunrise to sunrise); the sub lords follow. A node in the sign of a ruling planet, or in one sign with it, is placed above it. A planet in the nakshatra of a retrograde planet is marked, not removed.',
  input: kpInput(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    moment: t.String(),
    ruling_planets: Rulers,
    ordered: t.Array(
      t.Object({
        planet: Graha,
        roles: distinct(oneOf([...ROLES, 'agent']), { minItems: 1 }),
        rank: t.Integer({ minimum: 1, maximum: 9 }),
        retrograde: t.Boolean(),
        in_star_of_retrograde: t.Boolean({
          description: 'True if the planet is in the nakshatra of a retrograde planet other than the nodes.',
        }),
      }),
      { minItems: 1, maxItems: 9 },
    ),
    nodes: rows(t.Object({ node: oneOf(['Rahu', 'Ketu']), acts_for: distinct(Graha), included: t.Boolean() }), 2),
  }),
  example: independence,
}).compute((input, world) => {
  const birth = kpNatal(input, world)
  const { chart, moment } = birth
  const { rulers, ordered, nodes } = rulingPlanets(chart, dayLord(birth, world))
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    moment: isoLocal(moment.jd, moment.zone),
    ruling_planets: rulers,
    ordered: ordered.map(({ planet, roles, retrograde, inStarOfRetrograde }, i) => ({
      planet,
      roles,
      rank: i + 1,
      retrograde,
      in_star_of_retrograde: inStarOfRetrograde,
    })),
    nodes: nodes.map(({ node, actsFor, included }) => ({ node, acts_for: actsFor, included })),
  }
})
