import { concurrently } from '../../concurrency.ts'
import { paragraph, table } from '../../document/document.ts'
import { capitalisedName, GRAHAS } from '../../jyotish/grahas.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { FIRST_HOUSE_TRAITS, SIGN_TRAITS } from '../../jyotish/sign-traits.ts'
import { STAR_TRAITS } from '../../jyotish/star-traits.ts'
import { GUNAS, leadersOf, temper } from '../../jyotish/temper.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { compose } from '../../readings/compose.ts'
import type { FactText } from '../../readings/fact.ts'
import { type Domain, traitGateOf } from '../../readings/traits.ts'
import { t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { separation } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { ELEMENTS, elementOf, type HouseNumber, MODALITIES, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { minutePassages } from '../shared/narrative/birth-minute.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { type PlacementWriter, placementWriter } from '../shared/narrative/placement.ts'
import { CLOSE_BONDS, FEELINGS, FIRST_MEETING, TALK, WILL } from '../shared/narrative/trait-domains.ts'
import { natal } from '../shared/natal.ts'
import { ageNow } from '../shared/placement-texts.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Paragraph, ReportSection, reportSection } from '../shared/report-sections.ts'
import { shareBars } from '../shared/share-bars.ts'
import { balanceWriter } from './parts/balance-text.ts'
import { type NaturePart, natureOpening } from './parts/nature-opening.ts'
import { tenths } from './parts/quality-shape.ts'
import { readingPage } from './parts/reading-report.ts'
import { matter, matterScorer, scoreFact } from './parts/section-scores.ts'

type Balance = Awaited<ReturnType<typeof balanceWriter>>
const Share = t.Number({ minimum: 0, maximum: 100 })
const sharesOf = <const K extends readonly string[]>(keys: K) =>
  t.Object(
    Object.fromEntries(keys.map((key) => [key.toLowerCase(), Share])) as Record<Lowercase<K[number]>, typeof Share>,
  )
const format = <K extends string>(shares: Record<K, number>) =>
  Object.fromEntries(
    Object.entries<number>(shares).map(([key, share]) => [key.toLowerCase(), Math.round(share * 100) / 100]),
  ) as Record<Lowercase<K>, number>
/** The names of the largest shares, all of them if equal. */
const leading = (shares: Record<string, number>) => {
  const names = leadersOf(shares)
  return joinWords(names).toLowerCase()
}
const NEAR = 10

/** The content of a section, and the houses that score it: the main house first. */
interface Part {
  id: NaturePart
  title: string
  houses: readonly [HouseNumber, ...HouseNumber[]]
  /** The part of life in which an exception from a trait can hold. */
  where?: Domain
  tells: (tell: PlacementWriter, balance: Balance) => FactText[]
  /** The facts of the section for the parents of a minor. */
  tellsParents: (tell: PlacementWriter) => FactText[]
}

const PARTS: readonly Part[] = [
  {
    id: 'self',
    title: 'Self',
    houses: [1],
    where: FIRST_MEETING,
    tells: (writer, { element }) => [writer.rising('nature'), writer.rising('strength', 8), ...element.leading()],
    tellsParents: (tell) => [tell.rising('nature'), tell.lord(1)],
  },
  {
    id: 'mind',
    title: 'Mind',
    houses: [4],
    where: FEELINGS,
    tells: (texts) => [texts.moonSign('nature'), texts.star('nature', 8)],
    tellsParents: (tell) => [tell.moonSign('nature'), tell.star('nature', 8)],
  },
  {
    id: 'will',
    title: 'Will',
    houses: [3],
    where: WILL,
    tells: (tell, { modality }) => [tell.sunSign('nature'), ...modality.leading(), tell.inSign('Mars')],
    tellsParents: (tell) => [tell.sunSign('nature'), tell.inSign('Mars')],
  },
  {
    id: 'speech',
    title: 'Speech',
    houses: [2],
    where: TALK,
    tells: (tell) => [tell.inSign('Mercury', 8)],
    tellsParents: (tell) => [tell.inSign('Mercury', 8), tell.lord(2)],
  },
  {
    id: 'relations',
    title: 'Relations',
    houses: [7],
    where: CLOSE_BONDS,
    tells: (tell) => [tell.inSign('Venus', 8), tell.lord(7)],
    tellsParents: (tell) => [tell.inSign('Venus', 8), tell.lord(7), tell.star('relations')],
  },
  {
    id: 'shadow',
    title: 'Shadow',
    houses: [8, 12],
    tells: (tell, { element }) => [tell.rising('care'), tell.moonSign('care', 8), ...element.lacking()],
    tellsParents: (tell) => [tell.inHouse('Saturn'), tell.lord(8)],
  },
  {
    id: 'growth',
    title: 'Growth',
    houses: [5, 9],
    tells: (tell, { modality }) => [tell.sunSign('care'), ...modality.lacking(), tell.inHouse('Jupiter')],
    tellsParents: (tell) => [tell.inHouse('Jupiter'), tell.lord(9)],
  },
]
const SELF = 'predictions/prediction-nature'

export default capability({
  slug: 'prediction-nature',
  title: 'Nature and temper',
  summary: 'The gunas, elements and modalities of a birth, its traits, and seven sections on character.',
  weight: 'report',
  method:
    'The weights are lagna 3, Moon 3, Sun 2, lagna lord 2, others 1. Element and modality follow the sign; the atmakaraka adds 2 to the element of its sign. The guna is half by planet (Sun, Moon, Jupiter sattva; Mercury, Venus rajas; others tamas; the lagna by its lord) and half by the lord of its nakshatra. The score of a trait is 50 and half the share of the element for a sign, 70 for the Moon’s nakshatra, 100 less 5 for each degree for planets within 10 degrees of the ascendant, and 40 for others in house 1. The leading quality is given if it is unique, the lacking one if it is below three quarters of an even share. The score of a section is the area score of the reports by its houses, the first in full and the second by half: self 1, mind 4, will 3, speech 2, relations 7, shadow 8 and 12, growth 5 and 9. It is strong from 70, good from 55, mixed from 40, otherwise weak. The texts follow Brihat Jataka, Saravali (planets in the solar or lunar half of a sign, hora) and BPHS 24.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('nature'),
    guna_balance: sharesOf(GUNAS),
    element_balance: sharesOf(ELEMENTS),
    modality_balance: sharesOf(MODALITIES),
    summary: Paragraph,
    temperament: t.String(),
    traits: t.Array(
      t.Object({
        trait: t.String(),
        strength: Share,
        reason: t.String(),
        fact_ids: t.Array(t.String(), { minItems: 1 }),
      }),
    ),
    sections: t.Array(ReportSection, { minItems: 7, maxItems: 7 }),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'forest',
    document: ({ summary, temperament, traits, sections, element_balance, guna_balance, modality_balance }) => [
      {
        title: 'Temper',
        blocks: [
          paragraph(summary.text),
          paragraph(temperament),
          ...Object.entries({ Gunas: guna_balance, Elements: element_balance, Modalities: modality_balance }).map(
            ([title, balance]) => shareBars(title, balance),
          ),
          table(
            'Traits, the strongest first',
            ['Trait', 'Why'],
            traits.map(({ trait, reason }) => [trait, reason]),
          ),
        ],
      },
      ...sections.map(readingPage),
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart } = born
  const mixture = temper(chart)
  const { gunas, elements, modalities } = mixture
  const [writer, balance] = await concurrently(
    () => placementWriter(chart, chartAssessment(born, world).planets, ageNow(born, world)),
    () => balanceWriter(mixture),
  )
  const usedSentences = new Set<string>()
  const scorer = matterScorer(chart, [], writer, SELF)
  const name = givenName(input.name)
  const child = isYoung(ageNow(born, world)) ? (name ?? 'your child') : null
  const scoredParts = PARTS.map((part) => ({
    part,
    scored: scorer(part.id, matter(part.houses)),
  }))
  const opening = natureOpening(
    scoredParts.map(({ part, scored }) => ({ id: part.id, scored })),
    { name, child },
  )
  const factsOf = ({ where, tells, tellsParents }: Part): FactText[] => {
    const facts = child ? tellsParents(writer) : tells(writer, balance)
    return where ? facts.map((fact) => ({ ...fact, where })) : facts
  }
  const fit = traitGateOf(
    scoredParts.flatMap(({ part }) => factsOf(part)),
    child,
  )
  const ofMinute = child
    ? []
    : await minutePassages(born, { charts: ['navamsha', 'sixtieth'], world, usedSentences, fit })
  const sections = scoredParts.map(({ part, scored }) => {
    const { id, title } = part
    const passages = [
      ...compose(factsOf(part), { usedSentences, fit }),
      ...(id === 'self' ? ofMinute : []),
      ...(child ? [opening.parentsText(id, scored)] : []),
    ]
    const grounds = [scoreFact(scored), ...scored.grounds]
    return {
      ...reportSection(
        id,
        title,
        passages.map((passage, i) => (i === 0 ? { ...passage, because: [...grounds, ...passage.because] } : passage)),
      ),
      score: scored.score,
    }
  })
  const ofSign = (sign: SignIndex, name: string, id: string) =>
    SIGN_TRAITS[signName(sign)].map((trait) => ({
      trait,
      strength: tenths(50 + elements[elementOf(sign)] / 2),
      reason: `${name} ${signName(sign)}.`,
      fact_ids: [id],
    }))
  const star = NAKSHATRAS[chart.graha.Moon.nakshatra]!
  const rising = GRAHAS.flatMap((graha) => {
    const away = separation(chart.graha[graha].longitude, chart.ascendant.longitude)
    if (away > NEAR && chart.graha[graha].house !== 1) return []
    return [
      {
        trait: FIRST_HOUSE_TRAITS[graha],
        strength: tenths(away <= NEAR ? 100 - 5 * away : 40),
        reason:
          away <= NEAR
            ? `${capitalisedName(graha)} stands ${tenths(away)} degrees from the ascendant.`
            : `${capitalisedName(graha)} stands in the first house.`,
        fact_ids: [`D1.${graha}.house`],
      },
    ]
  })
  const [element, modality, guna] = [leading(elements), leading(modalities), leading(gunas)]
  return {
    ...reportHead('nature', born),
    guna_balance: format(gunas),
    element_balance: format(elements),
    modality_balance: format(modalities),
    summary: opening.summary,
    temperament: child
      ? `In the chart of ${child} the leading element is ${element}, the leading kind of sign ${modality}, and the leading guna (quality) ${guna}.`
      : `In your chart the leading element is ${element}, the leading kind of sign ${modality}, and the leading guna (quality) ${guna}.`,
    traits: [
      ...rising,
      ...ofSign(chart.ascendant.sign, 'The ascendant is in', 'D1.lagna.sign'),
      ...ofSign(chart.graha.Moon.sign, 'The Moon is in', 'D1.Moon.sign'),
      ...STAR_TRAITS[star].modern.map((trait) => ({
        trait,
        strength: 70,
        reason: `The Moon is in ${star}.`,
        fact_ids: ['D1.Moon.nakshatra'],
      })),
    ].sort((a, b) => b.strength - a.strength),
    sections,
  }
})
