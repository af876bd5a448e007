import { contactsOf, type ProgressionContact, progressedSign, yearScore } from '../../jyotish/bnn/progressions.ts'
import { significationsOf } from '../../jyotish/bnn/significations.ts'
import { sentenceFilterAt, stageOf } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { maybe, nullable, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { addDays } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { birthday, currentDay, MAX_LIFE } from '../shared/lifetime.ts'
import { Graha, Sign } from '../shared/shapes.ts'
import { LinkWeight, NADI_SEX, nadiHead, nadiHeadFields, openNadi, Relation } from './parts/nadi.ts'
import { placeWords } from './parts/nadi-texts.ts'

const SELF = 'bnn/bnn-progressions'
const YEARS = 12

const Contacts = (description: string) =>
  t.Array(t.Object({ planet: Graha, relation: Relation, weight: LinkWeight, text: t.String() }), { description })

export default capability({
  slug: 'bnn-progressions',
  title: 'Progressions of the nadi school',
  summary: 'Progressed signs of Jupiter, Saturn and Rahu year by year, with the planets they contact.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Progression uses completed years: Jupiter moves one sign a year, Saturn one sign in two and a half years, and Rahu one sign back in one and a half. A planet that was retrograde at birth starts from the sign before its own; this does not apply to the nodes. Some authors use running years. Contacts use the distance from the progressed sign to the actual natal sign: 1, 5, 9, 7, 2 or 12. The score is 50 plus 25 times the weights of Jupiter’s contacts, with friends and Jupiter itself in full, neutrals by 0.3, and enemies negative. A text is given with the first contact of its kind.',
  input: birthWithNode({
    from_age: maybe(
      t.Integer({
        minimum: 0,
        maximum: MAX_LIFE - 1,
        description: 'Completed years; default the age today at the birthplace.',
      }),
    ),
    years: maybe(t.Integer({ minimum: 1, maximum: MAX_LIFE, default: YEARS })),
    sex: NADI_SEX,
  }),
  data: t.Object({
    ...nadiHeadFields,
    rows: t.Array(
      t.Object({
        age: t.Integer({ minimum: 0, maximum: MAX_LIFE - 1, description: 'Age in completed years.' }),
        start: t.String({ format: 'date', description: 'Birthday; 1 March in common years for 29 February.' }),
        end: t.String({ format: 'date', description: 'The day before the next birthday.' }),
        jupiter_sign: Sign,
        saturn_sign: Sign,
        rahu_sign: Sign,
        jupiter_contacts: Contacts('Natal planets that progressed Jupiter contacts, by descending weight.'),
        saturn_contacts: Contacts('Natal planets that progressed Saturn contacts, by descending weight.'),
        score: t.Number({ minimum: 0, maximum: 100, description: 'Score, 0 to 100; 50 is neutral.' }),
        theme: nullable(t.String({ description: 'Matter of Jupiter’s heaviest contact; null without one.' })),
        fact_ids: FactIds,
        venus_sign: nullable(Sign),
        venus_contacts: Contacts('Natal planets that progressed Venus contacts; only in a woman’s chart.'),
      }),
      { minItems: 1 },
    ),
    cycle: t.Integer({ minimum: 1, description: 'Twelve-year round of Jupiter at the first age.' }),
  }),
  example: { ...independence, from_age: 28, years: 4 },
  varies: true,
}).compute(async (input, world) => {
  const nadi = openNadi(input, world)
  const { person, planets, of } = nadi
  const texts = await corpus('bnn-contact')
  const sex = input.sex ?? 'male'
  const born = person.moment.local
  const today = completedYears(born, currentDay(person, world))
  const first = input.from_age ?? Math.min(MAX_LIFE - 1, Math.max(0, today))
  const last = Math.min(MAX_LIFE, first + (input.years ?? YEARS))
  // The years of a span belong to several stages of life; each year leaves out what does not fit its own stage.
  let usedSentences = sentenceFilterAt(first)
  let stage = stageOf(first)
  const enterYear = (age: number) => {
    if (stageOf(age) === stage) return
    stage = stageOf(age)
    const earlier = usedSentences
    usedSentences = sentenceFilterAt(age)
    for (const sentence of earlier) usedSentences.add(sentence)
  }

  const describe = (
    mover: 'Jupiter' | 'Saturn' | 'Venus',
    age: number,
    sign: string,
    contacts: readonly ProgressionContact[],
  ) =>
    contacts.map(({ planet, relation, weight }) => {
      const fact: FactText = {
        id: `nadi.progression.${age}.${mover}.${planet}`,
        kind: 'transit',
        text: `At age ${age} progressed ${mover} in ${sign} touches your ${planet} in ${placeWords(planet, nadi.of).sign} (${relation}).`,
        value: relation,
        source: SELF,
        weight,
        says: texts[mover][planet],
        words: placeWords(planet, nadi.of),
      }
      const passages = compose([fact], { usedSentences })
      return { row: { planet, relation, weight, text: prose(passages) || fact.text }, id: fact.id }
    })

  const rows = Array.from({ length: last - first }, (_, i) => {
    const age = first + i
    enterYear(age)
    const [jupiter, saturn, rahu, venus] = (['Jupiter', 'Saturn', 'Rahu', 'Venus'] as const).map((planet) =>
      progressedSign(planet, of[planet], age),
    )
    const byJupiter = contactsOf(jupiter!, planets)
    const jupiterText = describe('Jupiter', age, signName(jupiter!), byJupiter)
    const saturnText = describe('Saturn', age, signName(saturn!), contactsOf(saturn!, planets))
    const venusText = sex === 'female' ? describe('Venus', age, signName(venus!), contactsOf(venus!, planets)) : []
    return {
      age,
      start: dateText(birthday(born, age)),
      end: dateText(addDays(birthday(born, age + 1), -1)),
      jupiter_sign: signName(jupiter!),
      saturn_sign: signName(saturn!),
      rahu_sign: signName(rahu!),
      jupiter_contacts: jupiterText.map(({ row }) => row),
      saturn_contacts: saturnText.map(({ row }) => row),
      score: yearScore(byJupiter),
      theme: byJupiter[0] ? significationsOf(byJupiter[0].planet, sex).matter : null,
      fact_ids: [...jupiterText, ...saturnText, ...venusText].map(({ id }) => id),
      venus_sign: sex === 'female' ? signName(venus!) : null,
      venus_contacts: venusText.map(({ row }) => row),
    }
  })
  return { ...nadiHead(nadi), rows, cycle: Math.floor(first / 12) + 1 }
})
