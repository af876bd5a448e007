import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { Static } from '../../../schema.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, modalityOf, type SignIndex, signName } from '../../../zodiac/signs.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { joinReason } from '../../shared/narrative/causes.ts'
import { conditionWords } from '../../shared/narrative/reasons.ts'
import { type OpenArea, scoredSection } from './area-report.ts'
import { houseText, lordSeatFact, ripestPeriods, vargaSection } from './area-sections.ts'
import { guestsOf } from './area-sides.ts'
import { timesText } from './parents-form.ts'
import type { Partner } from './partner-text.ts'

/** The sections of the three relationship reports for the parents of a minor. */

type Section = ReturnType<typeof scoredSection>
const PROMISE_HEADS: Record<'bonds' | 'friendship' | 'family', Record<AreaBand, string>> = {
  bonds: {
    strong: 'Bonds come easily to your child',
    good: 'More helps your child’s bonds than hinders them',
    mixed: 'Bonds with a few conditions',
    weak: 'Bonds that take their time',
  },
  friendship: {
    strong: 'A heart that is easy to reach',
    good: 'A warm heart with good support',
    mixed: 'A heart that pulls two ways',
    weak: 'Affection that comes late and stays',
  },
  family: {
    strong: 'A natural way with smaller ones',
    good: 'Patience with smaller ones on most days',
    mixed: 'Tender to smaller ones, for half an hour',
    weak: 'A quiet child among smaller ones',
  },
}
const SEVENTH_HEADS = {
  supported: 'The seventh house finds it easy to share',
  mixed: 'The seventh house wants company and its own way',
  strained: 'The seventh house is slow to trust',
} as const
const FIFTH_HEADS = {
  supported: 'The fifth house plays with a light heart',
  mixed: 'The fifth house plays by fits and starts',
  strained: 'The fifth house takes play seriously',
} as const

export type ParentsSays = Awaited<ReturnType<typeof corpus<'parents-report'>>>
export const parentsSays = () => corpus('parents-report')

/** Parts shared by the three reports. */
export const parentsParts = (open: OpenArea, corpusTexts: ParentsSays) => {
  const { chart, houses, planets, assessment, texts, describe, state, scoreFact, conditionFact } = open
  const signFact = (planet: Graha): Fact => ({
    id: `D1.${planet}.sign`,
    kind: 'position',
    text: `${capitalisedName(planet)} is in ${signName(chart.graha[planet].sign)}.`,
    value: signName(chart.graha[planet].sign),
    source: 'vedic-charts/birth-chart',
  })
  const lordText = (house: HouseNumber) => {
    const { lord, lordHouse } = houses[house - 1]!
    return describe(texts.lordIn(house, lordHouse, 'good'), [lordSeatFact(houses[house - 1]!), conditionFact(lord)])
  }
  /** The text on a planet in a sign, with the condition of the planet. */
  const planetText = (planet: Graha): Grounded[] =>
    joinReason(
      describe(texts.inSign(planet, signName(chart.graha[planet].sign), 'solar'), [signFact(planet)]),
      state(
        `${capitalisedName(planet)} stands in the ${ordinalInWords(chart.graha[planet].house)} house and ${conditionWords(planets[planet])}.`,
        conditionFact(planet),
      ),
    )
  return {
    planetTold: planetText,
    promise: (
      id: string,
      head: keyof typeof PROMISE_HEADS,
      cells: Record<AreaBand, Cell>,
      house: HouseNumber,
      further: readonly Fact[] = [],
    ): Section =>
      scoredSection(
        id,
        PROMISE_HEADS[head][assessment.band],
        assessment.score,
        [...describe(cells[assessment.band], [scoreFact, ...open.summaryFacts]), ...lordText(house)],
        further,
      ),
    seventh: (): Section =>
      scoredSection(
        'seventh_house',
        SEVENTH_HEADS[houses[6]!.band],
        houses[6]!.score,
        houseText(open, 7, corpusTexts.seventh, guestsOf(open, 7)),
      ),
    fifth: (): Section =>
      scoredSection(
        'fifth_house',
        FIFTH_HEADS[houses[4]!.band],
        houses[4]!.score,
        houseText(open, 5, corpusTexts.fifth, guestsOf(open, 5)),
      ),
    divided: (id: string, house: HouseNumber, varga: 'D9' | 'D7', name: string): Section =>
      vargaSection(open, id, house, { varga, called: name, says: corpusTexts.divided }),
    planet: (id: string, title: string, planet: Graha): Section =>
      scoredSection(id, title, planets[planet].score, planetText(planet)),
    /** The reason and the remaining times. */
    timing: (further: readonly Fact[] = []): Section => {
      const periods = ripestPeriods(open)
      return scoredSection(
        'timing',
        'Times: from the age of 21 on',
        null,
        [
          state(timesText(open.age, open.parents!), scoreFact),
          ...describe(corpusTexts.times, [scoreFact]),
          ...periods.map(({ begins, end, ruler, ties }) =>
            state(
              `The time from ${open.day(begins)} to ${open.day(end)}, under ${nameInSentence(ruler)}, has most to do with ${open.parents!.times}.`,
              ...ties,
            ),
          ),
        ],
        [...open.periods.flatMap(({ ties }) => ties), ...further],
      )
    },
  }
}

/** The heaviest burdens of the area, for the section on patience. */
export const patienceText = (
  { describe }: OpenArea,
  texts: ParentsSays,
  weighing: readonly (readonly [Graha, Fact])[],
  scoreFact: Fact,
): Grounded[] =>
  weighing.length > 0
    ? weighing.flatMap(([planet, fact]) => describe(texts.patience[planet], [fact]))
    : describe(texts.no_patience, [scoreFact])

/**
 * A child's way of showing liking, pursuing a wish, feeling close, being drawn to others and keeping a promise, by elements and modality.
 */
const STYLE = {
  expression: {
    Fire: 'Liking is shown at once and loudly.',
    Earth: 'Liking is shown by sharing things and by helping.',
    Air: 'Liking is shown in talk and in jokes.',
    Water: 'Liking is shown by noticing what somebody needs.',
  },
  desire: {
    Fire: 'A wish is followed at a run.',
    Earth: 'A wish is followed slowly and not given up.',
    Air: 'A wish is talked about until others share it.',
    Water: 'A wish is kept inside and felt strongly.',
  },
  feeling: {
    Fire: 'Being close means doing something exciting together.',
    Earth: 'Being close means the same place, the same hour and something to eat.',
    Air: 'Being close means talking until everything has been said.',
    Water: 'Being close means leaning on somebody without words.',
  },
  attraction: {
    Fire: 'Your child admires children who dare.',
    Earth: 'Your child admires children who can make things.',
    Air: 'Your child admires children who are clever and funny.',
    Water: 'Your child admires children who are kind.',
  },
  commitment: {
    Movable: 'A promise is made fast, so help to remember it.',
    Fixed: 'A promise is made seldom and kept.',
    Dual: 'A promise is kept when there is a second chance for it.',
  },
} as const

/** One trait in a sentence for the parents. */
export const childStyle = (trait: keyof typeof STYLE, sign: SignIndex): string =>
  trait === 'commitment' ? STYLE.commitment[modalityOf(sign)] : STYLE[trait][elementOf(sign)]

/** Contents of the partner fields in a child's report. */
const COMPANION_TRAITS = {
  appearance_tendency: 'Nothing is said of how somebody looks.',
  background: 'Where a friend comes from is for your child to find out.',
  direction: 'No direction is named for a child.',
  profession_tendency: 'No work is named for a child.',
  meeting: 'Friends are met at school, in the street and in the family.',
} as const

/** The partner fields of a child's report, about friends: the same facts with other texts. */
export const companionOf = (partner: Static<typeof Partner>, seventh: SignIndex): Static<typeof Partner> => ({
  nature: { ...partner.nature, text: `${childStyle('attraction', seventh)} ${childStyle('commitment', seventh)}` },
  ...(Object.fromEntries(
    Object.entries(COMPANION_TRAITS).map(([trait, text]) => [
      trait,
      { ...partner[trait as keyof typeof COMPANION_TRAITS], text },
    ]),
  ) as Pick<Static<typeof Partner>, keyof typeof COMPANION_TRAITS>),
})
