import { forParents } from '../../ai/parents.ts'
import { concurrently } from '../../concurrency.ts'
import { HOUSE_CONDITIONS, HOUSE_KARAKAS, type HouseAssessment } from '../../jyotish/assessment/house.ts'
import { type Conditions, isHelpful } from '../../jyotish/assessment/planet.ts'
import { bhavas } from '../../jyotish/bhavas.ts'
import { type Bhavesha, bhaveshas } from '../../jyotish/bhavesha.ts'
import { DIGNITIES } from '../../jyotish/dignity.ts'
import { capitalisedName, lordOf } from '../../jyotish/grahas.ts'
import { bhavaBala } from '../../jyotish/strengths/bhava-bala.ts'
import { VIRUPAS_IN_RUPA } from '../../jyotish/strengths/shadbala.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { type ComposedPassage, compose, factIds, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { withoutDeeds } from '../../readings/deeds.ts'
import type { FactText } from '../../readings/fact.ts'
import { sentencesOf } from '../../readings/passage.ts'
import { traitGateOf } from '../../readings/traits.ts'
import { distinct, oneOf, rows, t, term } from '../../schema.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { HOUSES, type HouseNumber, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { minutePassages } from '../shared/narrative/birth-minute.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { dashaStandingText } from '../shared/narrative/dasha.ts'
import { houseCause } from '../shared/narrative/house-causes.ts'
import { natal, warnOfPolarMidheaven } from '../shared/natal.ts'
import { ageNow, placementTexts } from '../shared/placement-texts.ts'
import {
  Ayanamsha,
  ayanamshaObject,
  Graha,
  House,
  hundredths,
  Lord,
  placement,
  placementFields,
  planetFields,
  planetRow,
  qualities,
  qualityFields,
  Sign,
} from '../shared/shapes.ts'
import { tenths } from './parts/quality-shape.ts'

/** The reason for a tone, in a sentence; null for a mixed house and without a reason that points its way. */
const groundsText = (house: HouseAssessment, planets: Conditions): string | null => {
  if (house.band === 'mixed') return null
  const isGood = house.band === 'supported'
  const cause = houseCause(house, isGood ? 1 : -1, planets)
  return cause
    ? `Your ${ordinalInWords(house.house)} house is ${isGood ? 'well supported' : 'under strain'}, because ${cause}.`
    : null
}

/** The half of the text on a lord that agrees with the tone of its house; null if the two differ. A mixed lord gives the half it leans to. */
const halfFor = ({ outcome, condition }: Bhavesha, tone: HouseAssessment['band']): 'good' | 'bad' | null => {
  const half = outcome === 'mixed' ? (isHelpful(condition) ? 'good' : 'bad') : outcome
  return tone === 'mixed' || (tone === 'supported') === (half === 'good') ? half : null
}

/** The weight of the tone of a house, which no other passage outweighs. source: this project's own weighing */
const TONE_WEIGHT = 100
/** The passages on the rising sign with their weights beside the lords of houses. source: this project's own weighing */
const RISING_TITLES = [
  ['nature', 9],
  ['strength', 5],
  ['care', 5],
] as const

export default capability({
  slug: 'personal-characteristics-bundle',
  title: 'Personal characteristics',
  summary: 'The rising sign, its lord, and the twelve houses with lord, occupants, aspects, bindus, strength and tone.',
  weight: 'heavy',
  method:
    'Houses are whole signs. The tone of a house is its condition, which starts at 50: half of its lord’s condition, 5 for a lord in the house, 4 for each occupant and 2 for each aspect (benefics, well placed malefics that own a trikona or are yogakaraka, the lord of the house and exalted occupants add; other malefics subtract, but add 2 in 3, 6, 10 or 11), up to 8 for bindus above or below 28, and 0.15 of its significator’s condition. It is supported from 59 and strained below 48. Karakas follow BPHS ch. 32; bhava bala is that of the strengths family. The texts are our own, after BPHS 11 and 24.',
  input: birthWithNode(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: t.Object({
      ...placementFields,
      ...qualityFields,
      traits: t.Array(t.Object({ text: t.String(), fact_ids: FactIds })),
    }),
    ascendant_lord: t.Object({
      ...planetFields,
      dignity: term(DIGNITIES),
      reading: t.String(),
      fact_ids: FactIds,
    }),
    houses: rows(
      t.Object({
        house: House,
        sign: Sign,
        lord: Lord,
        lord_house: House,
        lord_dignity: term(DIGNITIES),
        occupants: distinct(Graha),
        aspected_by: distinct(Graha),
        karaka: Lord,
        sarvashtakavarga: t.Integer(),
        bhava_bala: t.Number({ description: 'Bhava bala, rupas.' }),
        tone: oneOf(HOUSE_CONDITIONS),
        reading: t.String(),
        fact_ids: FactIds,
      }),
      12,
    ),
  }),
  example: independence,
}).compute(async (input, world) => {
  const birth = natal(input, world)
  const { chart } = birth
  warnOfPolarMidheaven(birth, world)
  const [texts, tones] = await concurrently(
    () => placementTexts(ageNow(birth, world)),
    () => corpus('house-tone'),
  )
  const middles = bhavas('sripati', chart.ascendant.longitude, chart.midheaven.longitude, null).map((b) => b.middle)
  const strengths = bhavaBala(chart, middles, birthShadbala(birth, world))
  const { planets, houses } = chartAssessment(birth, world)
  const rising = signName(chart.ascendant.sign)
  const lord = chart.graha[lordOf(chart.ascendant.sign)]
  const usedSentences = new Set<string>()

  const ruled = bhaveshas(chart, planets)
  const isChild = isYoung(ageNow(birth, world))
  const lordFacts = (house: HouseNumber): FactText[] => {
    const row = ruled[house - 1]!
    const { lord, placedIn, condition } = row
    // A text for the parents serves both outcomes.
    const half = isChild ? 'good' : halfFor(row, houses[house - 1]!.band)
    return half === null
      ? []
      : [
          {
            id: `D1.house.${house}.lord.${half}`,
            kind: 'position',
            text: `${capitalisedName(lord)}, lord of house ${house}, stands in house ${placedIn} and ${conditionSentences(condition)}.`,
            value: `${placedIn} ${half}`,
            source: 'predictions/prediction-bhavesh',
            weight: half === 'good' ? 3 : 2,
            says: texts.lordIn(house, placedIn, half),
          },
        ]
  }
  // The parents of a child read the passage on its nature only.
  const ofRising = RISING_TITLES.slice(0, isChild ? 1 : undefined).map(
    ([title, weight]): FactText => ({
      id: 'D1.lagna.sign',
      kind: 'position',
      text: `${rising} rises.`,
      value: rising,
      source: 'vedic-charts/birth-chart',
      weight,
      says: texts.rising(rising, title),
    }),
  )
  const toneFacts = houses.map(
    ({ house, score, band }): FactText => ({
      id: `D1.house.${house}.tone`,
      kind: 'score',
      text: `House ${house} has ${tenths(score)} of 100 points: ${band}.`,
      value: band,
      source: 'predictions/personal-characteristics-bundle',
      weight: TONE_WEIGHT,
      says: tones[house][band],
    }),
  )
  // The tone is the headline of its house, so the passages on lords give way to it.
  const fit = traitGateOf([...toneFacts, ...ofRising, ...HOUSES.flatMap(lordFacts)], isChild ? 'your child' : null)
  const traits = ofRising
    .map((fact) => compose([fact], { usedSentences, fit }))
    .filter((passages) => passages.length > 0)
    .map((passages) => ({ text: prose(passages), fact_ids: factIds(passages) }))
  // Twins share the rising sign; the divisional charts change with the minute.
  const ofMinute = isChild
    ? []
    : await minutePassages(birth, {
        charts: ['navamsha', 'dashamsha', 'sixtieth'],
        world,
        isBrief: true,
        usedSentences,
        fit,
      })
  const lordPassages = compose(lordFacts(1), { usedSentences, fit })

  const reading = (row: HouseAssessment) => {
    const { house, lord, occupants, aspectedBy } = row
    const [tone, ...ofLord] = [
      ...compose([toneFacts[house - 1]!], { usedSentences, fit }),
      ...(house === 1 ? [] : compose(lordFacts(house), { usedSentences, fit })),
    ] as [ComposedPassage, ...ComposedPassage[]]
    const passages = [tone, ...ofLord]
    // A house of a clear tone has one deed, that of its lord if there is one.
    const isClear = row.band !== 'mixed'
    const [finding, ...others] = sentencesOf((isClear && ofLord.length === 0 ? tone : withoutDeeds(tone)).text)
    const ofHouse = [finding, groundsText(row, planets), ...others].filter(Boolean).join(' ')
    const lordText = prose(isClear ? ofLord : ofLord.map(withoutDeeds))
    return {
      // The text on the lord of a child's house speaks to the parents; that on the house itself speaks to the reader.
      reading: isChild
        ? lordText || forParents(ofHouse).replaceAll("'", '’')
        : [ofHouse, lordText].filter(Boolean).join(' '),
      fact_ids: [
        ...factIds(passages),
        `D1.${lord}.house`,
        `D1.${lord}.dignity`,
        ...[...new Set([...occupants, ...aspectedBy])].map((graha) => `D1.${graha}.house`),
        `SAV.house${house}`,
      ].filter((id, i, all) => all.indexOf(id) === i),
    }
  }

  const entries = houses.map(reading)
  const first = houses[0]!
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: {
      ...placement(chart.ascendant),
      ...qualities(chart.ascendant.sign),
      traits: [...traits, ...ofMinute.map(({ text, because }) => ({ text, fact_ids: because.map(({ id }) => id) }))],
    },
    ascendant_lord: {
      ...planetRow(lord),
      dignity: first.lordDignity,
      reading:
        `${capitalisedName(first.lord)}, lord of the ascendant, is ${dashaStandingText(first.lord, chart)} in the ${ordinalInWords(first.lordHouse)}, in ${signName(lord.sign)}${lord.retrograde ? ', retrograde' : ''}${lord.combust ? ', combust' : ''}. ${prose(lordPassages)}`.trim(),
      fact_ids: [`D1.${lord.name}.house`, `D1.${lord.name}.dignity`, ...factIds(lordPassages)],
    },
    houses: houses.map((house, i) => ({
      house: house.house,
      sign: signName(house.sign),
      lord: house.lord,
      lord_house: house.lordHouse,
      lord_dignity: house.lordDignity,
      occupants: [...house.occupants],
      aspected_by: [...house.aspectedBy],
      karaka: HOUSE_KARAKAS[house.house],
      sarvashtakavarga: house.bindus,
      bhava_bala: hundredths(strengths[i]!.total / VIRUPAS_IN_RUPA),
      tone: house.band,
      ...entries[i]!,
    })),
  }
})
