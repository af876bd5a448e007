import { significationsOf } from '../../jyotish/bnn/significations.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence } from '../shared/inputs.ts'
import { Graha, Sign } from '../shared/shapes.ts'
import { DirectionName, LinkWeight, NadiBirth, nadiHead, nadiHeadFields, openNadi } from './parts/nadi.ts'
import { linkText, nadiCorpora, planetStateText, standingIn } from './parts/nadi-texts.ts'

const Linked = (description: string) => t.Array(t.Object({ planet: Graha, weight: LinkWeight }), { description })

export default capability({
  slug: 'bnn-karakas',
  title: 'Significators of the nadi school',
  summary: 'Persons and matters each planet signifies, its supporters and afflictors, and its score.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Persons and matters are assigned as taught by R. G. Rao; in a woman’s chart Venus is the self and Mars the partner. The score adds 25 for each step of state (exalted 3, own 2, friend 1, neutral 0, enemy -1, debilitated -2), adds 20 times the weight of each link to a friend, subtracts 20 times the weight of each link to an enemy, and is limited to -100..100. The scale is this service’s own. The reading gives the state and the link with the highest weight of either kind.',
  input: NadiBirth,
  data: t.Object({
    ...nadiHeadFields,
    karakas: rows(
      t.Object({
        planet: Graha,
        signifies_person: t.String(),
        signifies_matter: t.String(),
        sign: Sign,
        direction: DirectionName,
        supporters: Linked('Linked planets that are friends of the planet.'),
        afflictors: Linked('Linked planets that are enemies of the planet.'),
        score: t.Number({ minimum: -100, maximum: 100 }),
        reading: t.String(),
        fact_ids: FactIds,
      }),
      9,
    ),
  }),
  example: independence,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const texts = await nadiCorpora()
  const sex = input.sex ?? 'male'
  const usedSentences = new Set<string>()
  return {
    ...nadiHead(nadi),
    karakas: GRAHAS.map((planet) => {
      const { supporters, afflictors, score } = standingIn(planet, nadi)
      const weightiest = [supporters[0], afflictors[0]].flatMap((link) => (link ? [linkText(link, nadi, texts)] : []))
      const passages = compose([planetStateText(planet, nadi, texts), ...weightiest], { usedSentences })
      const { person, matter } = significationsOf(planet, sex)
      return {
        planet,
        signifies_person: person,
        signifies_matter: matter,
        sign: signName(nadi.of[planet].point.sign),
        direction: nadi.of[planet].direction,
        supporters: supporters.map(({ to, weight }) => ({ planet: to, weight })),
        afflictors: afflictors.map(({ to, weight }) => ({ planet: to, weight })),
        score,
        reading: prose(passages),
        fact_ids: factIds(passages),
      }
    }),
  }
})
