import { concurrently } from '../../concurrency.ts'
import { radar, table, timeline } from '../../document/document.ts'
import { AREA_BANDS } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, nameInSentence, SEVEN } from '../../jyotish/grahas.ts'
import { GIFTS } from '../../jyotish/planet-remedies.ts'
import { weakness } from '../../jyotish/weakness.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, type Grounded } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { ageAt } from '../shared/lifetime.ts'
import { longevityOf } from '../shared/longevity.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { placementWriter } from '../shared/narrative/placement.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Graha } from '../shared/shapes.ts'
import { spansOfLife } from '../shared/spans-of-life.ts'
import { areaDocument } from './parts/area-document.ts'
import { subject } from './parts/area-figure.ts'
import { houseFact, houseInShort } from './parts/area-houses.ts'
import { areaKind } from './parts/area-kind.ts'
import { AREA_INPUT, AREA_METHOD, BAND_WORDS, factorFact, openArea, scoredSection } from './parts/area-report.ts'
import { lifeCourse } from './parts/life-course.ts'
import {
  AREA_LABELS,
  LIFE_PARTS,
  LIFE_SIDES,
  type LifeSide,
  type Mover,
  moversOf,
  moverText,
  ruleOf,
} from './parts/life-sections.ts'

const FOREMOST = 5
const Share = t.Object(
  {
    text: t.String({ description: 'Statement, with the areas it affects.' }),
    fact_ids: FactIds,
  },
  { $id: 'LifeShare', description: 'A strength or a challenge of the whole chart.' },
)
const AreaScore = t.Object(
  {
    score: t.Number({ minimum: 0, maximum: 100, description: 'As in the area report.' }),
    band: oneOf(AREA_BANDS, { description: 'Rating of the score.' }),
  },
  { $id: 'AreaScore', description: 'An area of life in a number and a word.' },
)

export default capability({
  slug: 'detailed-life',
  title: 'Detailed life report',
  summary: 'A whole life by a birth: strengths, challenges, ten areas, the great periods past and to come.',
  weight: 'report',
  method: `Each area is scored as in its own report. ${AREA_METHOD} Strengths and challenges: the five facts that add most to the scores of the ten areas together, and the five that take most away. Phases: mahadashas of Vimshottari from birth to the age of 120 (the round begins again where it ends), scored as in prediction-dasha. Turning points: changes of the mahadasha from birth on; in the asked years the first contact of each return of Saturn and of the nodes to their places at birth, Saturn’s entry into the sign of the Moon and Jupiter’s into that of the ascendant. Placements are described as in prediction-life-report. Remedies for planets that are weak, in the order of the nine.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('detailed_life'),
    life_summary: t.Object(
      {
        strengths: rows(Share, FOREMOST, { description: 'Main strengths of the areas, in descending order.' }),
        challenges: rows(Share, FOREMOST, { description: 'Main challenges, in descending order.' }),
        turning_points: t.Array(
          t.Object({
            date: t.String({ format: 'date', description: 'Local date of the birth zone.' }),
            age: t.Number({ description: 'Age then, years.' }),
            reason: t.String({ description: 'Turning point.' }),
            fact_ids: FactIds,
          }),
          { description: 'In order of time.' },
        ),
      },
      { description: 'Summary of the life.' },
    ),
    area_scores: t.Object(
      Object.fromEntries(LIFE_SIDES.map((area) => [area, AreaScore])) as Record<LifeSide, typeof AreaScore>,
      { description: 'Ten areas of life.' },
    ),
    phases: t.Array(
      t.Object({
        mahadasha: Graha,
        start: t.String({ format: 'date', description: 'Local date in the birth zone; the first at birth.' }),
        end: t.String({ format: 'date', description: 'Local date in the birth zone; the last at age 120.' }),
        age_start: t.Number({ description: 'Age at its start, years.' }),
        age_end: t.Number({ description: 'Age at its end, years.' }),
        score: t.Number({ minimum: 0, maximum: 100, description: 'Score of its lord, as in prediction-dasha.' }),
        text: t.String({ description: 'Basis of its lord.' }),
        fact_ids: FactIds,
      }),
      { minItems: 1, description: 'The great periods of a life, end to end.' },
    ),
    sections: rows(ReportSection, 20),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ sections, caution, area_scores, phases, life_summary }) =>
    areaDocument({ sections, caution }, [
      radar(
        'The sides of life',
        LIFE_SIDES.map((area) => ({
          name: AREA_LABELS[area],
          share: area_scores[area].score / 100,
          label: BAND_WORDS[area_scores[area].band],
        })),
      ),
      timeline(
        'The great periods of this life',
        phases.map(({ mahadasha, start, end }) => ({ name: mahadasha, from: start, to: end })),
      ),
      table(
        'What carries',
        ['Strength'],
        life_summary.strengths.map(({ text }) => [text]),
      ),
      table(
        'What asks for care',
        ['Challenge'],
        life_summary.challenges.map(({ text }) => [text]),
      ),
      table(
        'The great periods',
        ['From', 'To', 'Age', 'Mahadasha'],
        phases.map(({ start, end, age_start, mahadasha }) => [start, end, String(Math.floor(age_start)), mahadasha]),
      ),
    ]),
}).compute(async (input, world) => {
  const open = await openArea('family', 'the family', input, world)
  const { born, chart, planets, houses, day, describe, speak, state, conditionFact, readFrom } = open
  const { moment } = born
  const [teller, physique] = await concurrently(
    () => placementWriter(chart, planets, open.age),
    () => corpus('physique'),
  )

  const kinds = Object.fromEntries(
    LIFE_SIDES.map((area) => [area, areaKind(open, area, AREA_LABELS[area], ruleOf(area))]),
  ) as Record<LifeSide, ReturnType<typeof areaKind>>
  const ranked = LIFE_SIDES.toSorted((a, b) => kinds[b].assessment.score - kinds[a].assessment.score)

  const movers = moversOf(kinds)
  const [strengths, challenges] = [movers.slice(0, FOREMOST), movers.slice(-FOREMOST).reverse()]
  const course = await lifeCourse(open, world)
  const { great, lesser, lesserTold: lesserText, turns, ahead } = course

  const strongest = SEVEN.toSorted((a, b) => planets[b].score - planets[a].score)
  const [ablest, neediest] = [strongest[0]!, strongest.at(-1)!]
  const [best, worst] = [ranked[0]!, ranked.at(-1)!]
  const summary: Grounded = {
    text: [
      `Of its ten sides ${AREA_LABELS[best].toLowerCase()} stands best, being ${BAND_WORDS[kinds[best].assessment.band]}.`,
      `${AREA_LABELS[worst]} asks for most care, being ${BAND_WORDS[kinds[worst].assessment.band]}.`,
      `${capitalisedName(ablest)} is the planet to lean on, and ${nameInSentence(neediest)} the one to help along.`,
      `Since ${day(great.start)} the great period of ${nameInSentence(great.ruler)} runs, within it that of ${nameInSentence(lesser.ruler)} until ${day(lesser.end)}.`,
      ahead.length > 0
        ? `The next turn is on ${day(ahead[0]!.at)}, when ${ahead[0]!.reason.split(':')[0]}.`
        : 'No turn falls into the years that are read here.',
    ].join(' '),
    because: [
      ...kinds[best].said.because,
      ...kinds[worst].said.because,
      conditionFact(ablest),
      conditionFact(neediest),
      lesserText.told,
      ...(ahead[0] ? [ahead[0].fact] : []),
    ],
  }

  const rising = signName(chart.ascendant.sign)
  const risingFact: Fact = {
    id: 'D1.lagna.sign',
    kind: 'position',
    text: `${rising} rises.`,
    value: rising,
    source: 'vedic-charts/birth-chart',
  }

  const parts = LIFE_PARTS.map(({ id, of, matter, tells }) => {
    const passages = speak(tells(teller))
    if (typeof of === 'number') {
      const house = houses[of - 1]!
      return scoredSection(
        id,
        `${upperFirst(houseInWords(of))}, ${matter}: ${house.band === 'mixed' ? 'of two minds' : house.band}`,
        house.score,
        [houseInShort(open, of, matter!), ...passages],
        [houseFact(open, of)],
      )
    }
    const { assessment, said: inShort } = kinds[of]
    return scoredSection(id, `${AREA_LABELS[of]} is ${BAND_WORDS[assessment.band]}`, assessment.score, [
      inShort,
      ...passages,
    ])
  })

  const paired = longevityOf(born, world)
  const spanFact: Fact = {
    id: 'longevity.class',
    kind: 'score',
    text: `By the three pairs of signs the class is ${paired.span}.`,
    value: paired.span,
    source: 'matching/ayu-milan',
  }
  const method = spansOfLife(born, world).selected.method
  const methodFact: Fact = {
    id: 'ayurdaya.method',
    kind: 'strength',
    text: `The count of years that is read is ${method}.`,
    value: method,
    source: 'predictions/ayurdaya',
  }
  const SPAN_WORDS = { alpa: 'the lesser', madhya: 'the middle', purna: 'the full' } as const

  const remedies = GRAHAS.filter((planet) => weakness(planet, chart) !== null)
    .slice(0, FOREMOST)
    .map((planet) => ({ planet, text: GIFTS[planet], because: conditionFact(planet) }))

  const sections = [
    scoredSection(
      'nature',
      `${AREA_LABELS[best]} carries, ${AREA_LABELS[worst].toLowerCase()} asks for care`,
      planets[ablest].score,
      [
        summary,
        ...speak([
          teller.rising('nature'),
          teller.inHouse('Sun', 8),
          teller.lord(1),
          teller.inStar('Sun', 6),
          ...teller.guests(1),
        ]),
      ],
      [...[...strengths, ...challenges].map(({ factor }) => factorFact(factor)), ...turns.map(({ fact }) => fact)],
    ),
    scoredSection('mind', `A mind of ${signName(chart.graha.Moon.sign)}`, planets.Moon.score, [
      ...speak([teller.moonSign('nature'), teller.star('nature', 8), teller.pada(7), teller.inHouse('Moon')]),
      state(`Taken as a whole, the Moon ${conditionSentences(planets.Moon)}.`, conditionFact('Moon')),
    ]),
    scoredSection(
      'appearance',
      `${rising} rising, as the old books picture it`,
      null,
      describe(physique.sign[rising], [risingFact]),
    ),
    ...parts,
    scoredSection('longevity_note', 'The span of life: schools, not numbers', null, [
      state(
        `Two schools look at the span of a life. By three pairs of signs this chart is of ${SPAN_WORDS[paired.span]} class, ${paired.span}; of the counts in years the one called ${method} is read. Neither is a forecast, and no number is told here; longevity-analysis shows every step.`,
        spanFact,
        methodFact,
      ),
    ]),
    ...course.sections,
    scoredSection('remedies', 'Remedies by custom, and what to take along', null, [
      ...(remedies.length > 0
        ? remedies.map(({ planet, text, because }) =>
            state(
              `${capitalisedName(planet)} is ${weakness(planet, chart)}; as a whole it ${conditionSentences(planets[planet])}. ${text}`,
              because,
            ),
          )
        : [
            state(
              'No planet is fallen, combust, inimical in a house of loss or at the edge of a sign, so custom asks for no remedy.',
              conditionFact(ablest),
            ),
          ]),
      state(
        `To build on: ${joinWords(ranked.slice(0, 3).map((area) => AREA_LABELS[area].toLowerCase()))}, with ${nameInSentence(ablest)} to carry them. To allow for: ${joinWords(ranked.slice(-2).map((area) => AREA_LABELS[area].toLowerCase()))}, for which ${subject(challenges[0]!.factor.noun)} is the heaviest load.`,
        ...ranked.slice(0, 3).flatMap((area) => kinds[area].said.because),
        ...ranked.slice(-2).flatMap((area) => kinds[area].said.because),
        conditionFact(ablest),
        factorFact(challenges[0]!.factor),
      ),
    ]),
  ]
  const date = (at: typeof readFrom) => dateText(localAt(at, moment.zone))
  const share = (mover: Mover) => ({ text: moverText(mover), fact_ids: [mover.factor.id] })
  return {
    ...reportHead('detailed_life', born),
    life_summary: {
      strengths: strengths.map(share),
      challenges: challenges.map(share),
      turning_points: turns.map(({ date: on, age, reason, fact }) => ({ date: on, age, reason, fact_ids: [fact.id] })),
    },
    area_scores: Object.fromEntries(
      LIFE_SIDES.map((area) => [area, { score: kinds[area].assessment.score, band: kinds[area].assessment.band }]),
    ) as Record<LifeSide, { score: number; band: (typeof AREA_BANDS)[number] }>,
    phases: course.phases.map(({ ruler, start, end, score, grounds, told: factText }) => ({
      mahadasha: ruler,
      start: date(start),
      end: date(end),
      age_start: ageAt(born, start),
      age_end: ageAt(born, end),
      score,
      text: grounds,
      fact_ids: [factText.id],
    })),
    sections,
    remedies: remedies.map(({ planet, text, because }) => ({
      planet,
      kind: 'charity' as const,
      text,
      fact_ids: [because.id],
    })),
    caution: CAUTION,
  }
})
