import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { capitalisedName, nameInSentence } from '../../jyotish/grahas.ts'
import { HUMOURS, type Humour, humourBalance } from '../../jyotish/physique.ts'
import { mostSupportedSign, sensitiveParts } from '../../jyotish/sensitive-parts.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { exact, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import type { Grounded } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { SensitiveParts, sensitivePart } from '../shared/sensitive-parts.ts'
import { shareBars } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  factorFact,
  openArea,
  scoredSection,
} from './parts/area-report.ts'
import { houseShade, ripestPeriods, seatFact, timelineFacts, vargaText } from './parts/area-sections.ts'
import { outlookText, significatorText } from './parts/area-sides.ts'
import { careOf, carePeriods } from './parts/care-periods.ts'

const Percent = t.Number({ minimum: 0, maximum: 100 })
/** Minimum lead of a humour over the next, of a hundred. source: this project's own weighing */
const LEAD = 8
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())
const HUMOUR_TITLES = { two: 'Two humours lead', even: 'Humours near each other' } as const
const SIGNIFICATORS = ['Sun', 'Moon', 'Mars', 'Saturn'] as const
const TOLD_PARTS = 3

const BANDS: Record<AreaBand, string> = {
  strong: 'is well provided',
  good: 'is on the good side',
  mixed: 'asks for some pacing',
  weak: 'asks for a steady way of life',
}
const TITLES: Record<AreaBand, string> = {
  strong: 'A frame that likes to be used',
  good: 'Strength that returns with rest',
  mixed: 'Strength in waves',
  weak: 'Strength by habit',
}

export default capability({
  slug: 'report-health',
  title: 'Vitality report',
  summary: 'Vitality, constitution and care by a birth, in the terms of the tradition; no diagnosis.',
  keywords: 'health illness constitution body',
  weight: 'report',
  method: `Houses 1 (primary), 6, 8, 12; karakas Sun, Moon, Mars, Saturn; D30; the rows of illness and of harm, which are counted, not named. ${AREA_METHOD} Timeline of this report: 15 for owning the 6th, 8th or 12th (the lord of the ascendant excepted), 10 for ruling the 22nd drekkana, 8 for the 64th navamsha from the Moon; no double transit: a high score asks for care. Constitution and sensitive parts as roga-yogas.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('health'),
    summary: AreaSummary,
    constitution: exact({ vata: Percent, pitta: Percent, kapha: Percent }, { description: 'Sums to 100.' }),
    sensitive_parts: SensitiveParts,
    timeline: AreaTimeline,
    sections: rows(ReportSection, 11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, constitution, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [shareBars('Constitution', constitution)]),
}).compute(async (input, world) => {
  const texts = await corpus('report-health')
  const open = await openArea('health', 'vitality', input, world, {
    periodsOf: carePeriods,
    unnamed: true,
    care: true,
    bands: BANDS,
  })
  const { born, chart, planets, houses, assessment, facts, conditionFact, yogas, describe, state, scoreFact } = open

  // The yogas of this area can only lower it, so that almost no chart reaches the highest band.
  const vitality = assessment.band === 'strong' ? 'good' : assessment.band

  const constitution = humourBalance(chart)
  const order = HUMOURS.toSorted((a, b) => constitution[b] - constitution[a])
  const [first, second, third] = [order[0]!, order[1]!, order[2]!]
  const ahead = (one: Humour, other: Humour) => constitution[one] - constitution[other] >= LEAD
  const leading = ahead(first, second) ? first : ahead(second, third) ? 'two' : 'even'
  const humourFacts = HUMOURS.map(
    (humour): Fact => ({
      id: `constitution.${humour}`,
      kind: 'score',
      text: `${capital(humour)} has ${constitution[humour]} parts of a hundred.`,
      value: constitution[humour],
      source: 'doshas-yogas/roga-yogas',
    }),
  )

  /** A house by its shade, with its occupants by name: the corpus texts on occupants do not concern care. */
  const house = (number: HouseNumber, shades: Record<AreaBand, Cell>): Grounded[] => {
    const of = houses[number - 1]!
    const { occupants, lord, lordHouse } = of
    return [
      ...describe(
        shades[houseShade(of)],
        [
          {
            ...scoreFact,
            id: `score.house${number}`,
            text: `House ${number} has ${of.score} of 100 points: ${of.band}.`,
            value: of.score,
          },
          ...of.factors.map(factorFact),
        ],
        { lord: nameInSentence(lord) },
      ),
      state(
        `${occupants.length > 0 ? `${joinWords(occupants.map((planet, i) => (i === 0 ? capitalisedName(planet) : nameInSentence(planet))))} ${occupants.length === 1 ? 'stands' : 'stand'}` : 'Nobody stands'} in ${houseInWords(number)}, and its lord, ${nameInSentence(lord)}, ${lordHouse === number ? 'is at home there' : `is in ${houseInWords(lordHouse)}`}.`,
        ...[...new Set([...occupants, lord])].map((planet) => seatFact(planet, chart)),
      ),
    ]
  }

  const parts = sensitiveParts(facts)
  const partFact = ({ sign, part, weight }: (typeof parts)[number]): Fact => ({
    id: `D1.sign.${signName(sign)}.burden`,
    kind: 'score',
    text: `${signName(sign)}, which stands for ${part}, carries ${weight} more of burden than of help.`,
    value: weight,
    source: 'doshas-yogas/roga-yogas',
  })
  const easy = mostSupportedSign(facts)
  const easePassages =
    easy === null
      ? []
      : describe(texts.parts[signName(easy)].ease, [
          {
            id: `D1.sign.${signName(easy)}.ease`,
            kind: 'score',
            text: `${signName(easy)} has the greatest surplus of help.`,
            value: true,
            source: 'doshas-yogas/roga-yogas',
          },
        ])

  const countFact: Fact = {
    id: 'yogas.health.count',
    kind: 'yoga',
    text: `Combinations that the books list under care of the body, counted in the score: ${yogas.length}.`,
    value: yogas.length,
    source: 'doshas-yogas/all-yogas',
  }
  const watched = ripestPeriods(open)

  // The ablest and the least able of the four have full texts, the others a short one.
  const byAbility = SIGNIFICATORS.toSorted((a, b) => planets[b].score - planets[a].score)
  const significator = (planet: (typeof SIGNIFICATORS)[number]) =>
    planet === byAbility[0] || planet === byAbility.at(-1)
      ? significatorText(open, planet, texts.karakas[planet])
      : [state(conditionFact(planet).text, conditionFact(planet)), outlookText(open, planet, 1)]

  const sections = [
    scoredSection(
      'vitality',
      TITLES[assessment.band],
      assessment.score,
      describe(texts.vitality[vitality], [...open.summaryFacts, countFact]),
    ),
    scoredSection(
      'constitution',
      leading === 'even' || leading === 'two' ? HUMOUR_TITLES[leading] : `Much ${leading}`,
      null,
      [
        state(
          `By the weights of the tradition ${joinWords(HUMOURS.map((humour) => `${humour} has ${constitution[humour]}`))} parts of a hundred.`,
          ...humourFacts,
        ),
        ...describe(texts.humours[leading], humourFacts, { first, second }),
      ],
    ),
    scoredSection('lagna_and_sun', 'The ascendant and the Sun', houses[0]!.score, [
      ...house(1, texts.first_house),
      ...significator('Sun'),
    ]),
    scoredSection('moon_and_mind', 'The Moon and the mind', null, [...significator('Moon')]),
    scoredSection('sixth_house', 'The sixth house: resistance and routine', houses[5]!.score, [
      ...house(6, texts.sixth_house),
      ...significator('Mars'),
    ]),
    scoredSection('eighth_house', 'The eighth house: reserves and rest', houses[7]!.score, [
      ...house(8, texts.eighth_house),
      ...significator('Saturn'),
    ]),
    scoredSection('sensitive_parts', 'Places to be kind to', null, [
      parts.length === 0
        ? state('In this chart benefics hold the balance at every place that the tradition looks at.', scoreFact)
        : state(
            `The custom of kindness to what carries most points here to ${joinWords(parts.map(({ sign, part }) => `${signName(sign)} (${part})`))}, which foretells nothing of them.`,
            ...parts.map(partFact),
          ),
      ...parts
        .slice(0, TOLD_PARTS)
        .flatMap((part) => describe(texts.parts[signName(part.sign)].care, [partFact(part)])),
      ...easePassages,
    ]),
    scoredSection(
      'trimshamsha',
      'The trimshamsha: how strain is met',
      null,
      vargaText(open, 1, { varga: 'D30', called: 'trimshamsha', says: texts.trimshamsha }),
    ),
    scoredSection(
      'times_for_care',
      'Times for care',
      null,
      watched.length === 0
        ? describe(texts.quiet, [scoreFact])
        : watched.flatMap(({ ruler, text, ties }, i) => {
            const reasons = careOf(ruler, chart)
            return [
              state(text, ...ties),
              ...reasons
                .slice(i % reasons.length)
                .slice(0, 1)
                .flatMap((care) => describe(texts.care[care], ties)),
            ]
          }),
      timelineFacts(open),
    ),
    scoredSection(
      'routine',
      'A routine that suits',
      null,
      describe(texts.routine[leading === 'two' ? first : leading], humourFacts),
    ),
    open.remediesSection(),
  ]
  return {
    ...reportHead('health', born),
    summary: open.summary,
    constitution,
    sensitive_parts: parts.map(sensitivePart),
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: `${CAUTION} It makes no diagnosis: for any complaint see a doctor.`,
  }
})
