import { concurrently } from '../../concurrency.ts'
import { paragraph, table } from '../../document/document.ts'
import { type Bhavesha, bhaveshas, LORD_OUTCOMES } from '../../jyotish/bhavesha.ts'
import { DIGNITIES } from '../../jyotish/dignity.ts'
import { housesOwned } from '../../jyotish/functional-nature.ts'
import { capitalisedName, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { sentencesOf, variants } from '../../readings/passage.ts'
import { distinct, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { houseInWords, ORDINALS, ordinalInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { CONDITION_METHOD, conditionSentences } from '../shared/narrative/condition.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { natal } from '../shared/natal.ts'
import { ageNow, placementTexts } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Paragraph } from '../shared/report-sections.ts'
import { Graha, House, Lord, Sign } from '../shared/shapes.ts'
import { bracketedFactors, lordFinding, lordForParents, lordsSummary } from './parts/lord-findings.ts'
import { ReadingSection, readingPage, readingSection } from './parts/reading-report.ts'

const SELF = 'predictions/prediction-bhavesh'
const titled = (word: string) => word.replace(/^./, (letter) => letter.toUpperCase())
const Half = (description: string) => nullable(t.String({ description }))

/** Both halves of a mixed lord. A child's passage serves both: the benefits, and in its last sentence the demands. */
const halvesText = (good: string, bad: string, outcome: Bhavesha['outcome']): [good: string, bad: string] => {
  if (good !== bad || outcome !== 'mixed') return [good, bad]
  const sentences = sentencesOf(good)
  return [sentences.slice(0, -1).join(' '), sentences.at(-1)!]
}

export default capability({
  slug: 'prediction-bhavesh',
  title: 'Lords of the houses',
  summary: 'The placement of every house lord, with its benefits and demands.',
  weight: 'report',
  method: `The texts are our own, after BPHS ch. 24. The outcome follows the condition of the lord: good if strong or able, bad if weak, otherwise mixed with both halves of the text. ${CONDITION_METHOD} A planet that rules two houses is in both rows, each with what it brings from the other house; its section gives this and its dignity without repeating the row.`,
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('bhavesh'),
    house_system: t.Literal('whole_sign'),
    summary: Paragraph,
    lords: rows(
      t.Object({
        house: House,
        sign: Sign,
        lord: Lord,
        placed_in_house: House,
        placed_in_sign: Sign,
        dignity: term(DIGNITIES),
        retrograde: t.Boolean(),
        combust: t.Boolean(),
        conjunct: distinct(Graha),
        aspected_by: distinct(Graha, { description: 'Full aspects; the nodes cast none.' }),
        good_results: Half('Good results; null when the outcome is bad.'),
        bad_results: Half('Bad results; null when the outcome is good.'),
        outcome: oneOf(LORD_OUTCOMES),
        reading: t.String({ description: 'Condition of the lord, and the dominant half of the reading.' }),
        fact_ids: FactIds,
      }),
      12,
    ),
    sections: rows(ReadingSection, 12),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'umber',
    document: (data) => [
      {
        title: 'The twelve lords',
        blocks: [
          paragraph(data.summary.text),
          table(
            'Where they stand',
            ['House', 'Lord', 'Stands in', 'Dignity', 'Outcome'],
            data.lords.map(({ house, lord, placed_in_house, placed_in_sign, dignity, outcome }) => [
              String(house),
              lord,
              `${placed_in_house}, ${placed_in_sign}`,
              titled(dignity),
              titled(outcome),
            ]),
          ),
        ],
      },
      ...data.sections.map((section, i) => {
        const { reading, good_results, bad_results } = data.lords[i]!
        const halves = [reading, good_results, bad_results].filter((text) => text !== null)
        const page = readingPage(section)
        return { ...page, blocks: [...halves.map(paragraph), ...page.blocks] }
      }),
    ],
  },
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  const [texts, turns, shared, dignities] = await concurrently(
    () => placementTexts(ageNow(birth, world)),
    () => corpus('mixed-lord'),
    () => corpus('shared-lord'),
    () => corpus('dignity'),
  )
  const usedSentences = new Set<string>()
  const name = givenName(input.name)
  const child = isYoung(ageNow(birth, world)) ? (name ?? 'your child') : null

  const read = (row: Bhavesha) => {
    const { house, lord, placedIn, outcome, condition, dignity } = row
    const halves = (['good', 'bad'] as const).filter((half) => outcome === 'mixed' || outcome === half)
    const placed: FactText[] = halves.map((half) => ({
      id: `D1.house.${house}.lord.${half}`,
      kind: 'position',
      text: `${capitalisedName(lord)}, lord of ${houseInWords(house)}, stands in ${houseInWords(placedIn)} and ${conditionSentences(condition)}.`,
      value: `${placedIn} ${half}`,
      source: SELF,
      weight: half === 'good' ? 5 : 3,
      says: texts.lordIn(house, placedIn, half),
    }))
    const turn: FactText[] =
      outcome === 'mixed' && !child
        ? [
            {
              id: `D1.house.${house}.lord.outcome`,
              kind: 'strength',
              text: `${capitalisedName(lord)}, lord of ${houseInWords(house)}, is in mixed condition.`,
              value: outcome,
              source: SELF,
              weight: 4,
              says: turns[lord],
              words: bracketedFactors(condition),
            },
          ]
        : []
    const other = housesOwned(lord, chart.ascendant.sign).find((owned) => owned !== house) as HouseNumber | undefined
    const stands = placed[0]!
    const verdict: FactText = { ...stands, weight: 6, says: { text: lordFinding(row, child), source: SELF } }
    const further: FactText[] =
      other && !child
        ? [
            {
              id: `D1.${lord}.house_owned.${other}`,
              kind: 'position',
              text: `${lord} owns ${houseInWords(other)} as well.`,
              value: other,
              source: SELF,
              weight: 2,
              says: shared[other],
              words: { lord: nameInSentence(lord), seat: ordinalInWords(placedIn) },
            },
          ]
        : []
    const standing: FactText = {
      id: `D1.${lord}.dignity`,
      kind: 'dignity',
      text: `The dignity of ${lord} is ${dignity}.`,
      value: dignity,
      source: 'strengths/planetary-dignity',
      weight: 1,
      says: child ? { text: lordForParents(row, other, child), source: SELF } : dignities[lord][dignity],
      words: { field: HOUSE_FIELDS[placedIn] },
    }
    return {
      halves: factIds(compose(placed, { usedSentences })),
      reading: compose([verdict, ...turn], { usedSentences }),
      section: compose([...further, standing], { usedSentences }),
    }
  }

  const passages = bhaveshas(chart, chartAssessment(birth, world).planets).map((row) => ({ row, ...read(row) }))
  return {
    ...reportHead('bhavesh', birth),
    house_system: 'whole_sign',
    summary: lordsSummary(
      passages.map(({ row }) => row),
      { name, child },
    ),
    lords: passages.map(({ row, halves, reading }) => {
      const { house, sign, lord, placedIn, conjunct, aspectedBy, outcome } = row
      const { retrograde, combust, sign: placedSign } = chart.graha[lord]
      const [good, bad] = halvesText(
        variants(texts.lordIn(house, placedIn, 'good'))[0]!.text,
        variants(texts.lordIn(house, placedIn, 'bad'))[0]!.text,
        outcome,
      )
      return {
        house,
        sign: signName(sign),
        lord,
        placed_in_house: placedIn,
        placed_in_sign: signName(placedSign),
        dignity: row.dignity,
        retrograde,
        combust,
        conjunct,
        aspected_by: aspectedBy,
        good_results: outcome === 'bad' ? null : good,
        bad_results: outcome === 'good' ? null : bad,
        outcome,
        reading: prose(reading),
        fact_ids: [...new Set([...halves, ...factIds(reading)])],
      }
    }),
    sections: passages.map(({ row, section }) =>
      readingSection(`house_${row.house}`, `The lord of the ${ORDINALS[row.house - 1]!}`, section),
    ),
  }
})
