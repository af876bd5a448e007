import { RELATIONS } from '../../jyotish/dignity.ts'
import { GRAHAS, type Graha as GrahaName } from '../../jyotish/grahas.ts'
import { type GrahaRelation, grahaRelations } from '../../jyotish/strengths/friendship.ts'
import { oneOf, optionalKeys, rows, type TSchema, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Graha } from '../shared/shapes.ts'

const Others = t.Array(Graha, { $id: 'OtherGrahas', maxItems: 8, description: 'Other grahas, in their usual order.' })
const Natural = t.Object(
  { friends: Others, neutrals: Others, enemies: Others },
  { $id: 'NaturalBonds', description: 'Grahas by natural relation.' },
)
const Temporary = t.Object(
  { friends: Others, enemies: Others },
  { $id: 'TemporaryBonds', description: 'Grahas by temporary relation.' },
)
const Compound = t.Object(
  { great_friends: Others, friends: Others, neutrals: Others, enemies: Others, great_enemies: Others },
  { $id: 'CompoundBonds', description: 'Grahas by compound relation.' },
)

/** An object with all nine grahas as keys. */
const byGraha = <S extends TSchema>(schema: S) =>
  t.Object(Object.fromEntries(GRAHAS.map((graha) => [graha, schema])) as Record<GrahaName, S>)
const ofEach = <T>(value: (graha: GrahaName) => T) =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<GrahaName, T>

const Relation = oneOf(RELATIONS, { $id: 'Relation', description: 'Relation of the first planet to the second.' })

export default capability({
  slug: 'planetary-friendship',
  title: 'Planetary friendship',
  summary: 'Natural, temporary and five-fold friendship among the nine grahas.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'Source: BPHS ch. 3, counted by sign. Planets in the 2nd, 3rd, 4th, 10th, 11th and 12th from each other are temporary friends. The rows of Rahu and Ketu are a modern convention: the seven planets treat Rahu like Saturn and Ketu like Mars, and Saturn is a friend of Rahu, Mars of Ketu.',
  input: birthWithNode(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    naisargika: byGraha(Natural),
    tatkalika: byGraha(Temporary),
    panchadha: byGraha(Compound),
    matrix: rows(t.Object({ planet: Graha, relations: optionalKeys(GRAHAS, Relation) }), 9),
  }),
  example: independence,
}).compute((input, world) => {
  const { chart } = natal(input, world)
  const all = ofEach((graha) => grahaRelations(graha, chart.graha))
  const those = (graha: GrahaName, hold: (bond: GrahaRelation) => boolean) =>
    all[graha].filter(hold).map((b) => b.toward)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    naisargika: ofEach((graha) => ({
      friends: those(graha, (b) => b.natural === 'friend'),
      neutrals: those(graha, (b) => b.natural === 'neutral'),
      enemies: those(graha, (b) => b.natural === 'enemy'),
    })),
    tatkalika: ofEach((graha) => ({
      friends: those(graha, (b) => b.temporaryFriend),
      enemies: those(graha, (b) => !b.temporaryFriend),
    })),
    panchadha: ofEach((graha) => ({
      great_friends: those(graha, (b) => b.compound === 'great_friend'),
      friends: those(graha, (b) => b.compound === 'friend'),
      neutrals: those(graha, (b) => b.compound === 'neutral'),
      enemies: those(graha, (b) => b.compound === 'enemy'),
      great_enemies: those(graha, (b) => b.compound === 'great_enemy'),
    })),
    matrix: GRAHAS.map((planet) => ({
      planet,
      relations: Object.fromEntries(all[planet].map((b) => [b.toward, b.compound])),
    })),
  }
})
