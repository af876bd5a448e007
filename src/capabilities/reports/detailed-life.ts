import { concurrently } from '../../concurrency.ts'
import { radar, table, timeline } from '../../document/document.ts'
import { AREA_BANDS } from '../../jyotish/assessment/area.ts'
import { planetExtremes } from '../../jyotish/assessment/planet.ts'
import { capitalisedName, GRAHAS, nameInSentence } from '../../jyotish/grahas.ts'
import { isYoung } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { variants } from '../../readings/passage.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, type Grounded } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { ageOfNatal } from '../shared/lifetime.ts'
import { longevityOf } from '../shared/longevity.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { lifeOpening } from '../shared/narrative/life-opening.ts'
import {
  AREA_LABELS,
  LIFE_SIDES,
  type LifeSide,
  labelsFor,
  lifeSides,
  rankedSides,
  ruleOfSide,
  voiceOfSide,
} from '../shared/narrative/life-sides.ts'
import { placementWriter } from '../shared/narrative/placement.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Graha } from '../shared/shapes.ts'
import { spansOfLife } from '../shared/spans-of-life.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact } from './parts/area-houses.ts'
import { areaKind } from './parts/area-kind.ts'
import { BAND_WORDS, factorFact, openArea, scoredSection } from './parts/area-report.ts'
import { AREA_INPUT, AREA_METHOD } from './parts/area-shapes.ts'
import { lifeCourse } from './parts/life-course.ts'
import { foremostOf, LIFE_PARTS, type Mover, moversOf, moverText } from './parts/life-sections.ts'

const FOREMOST = 5
const ADULT_SECTIONS = 20
const HOUSE_BANDS = { supported: 'good', mixed: 'mixed', strained: 'weak' } as const
/** A section about a child that opens with the name. */
const named = <S extends { readonly paragraphs: { text: string; fact_ids: string[] }[] }>(
  section: S,
  child: string,
): S => ({
  ...section,
  paragraphs: section.paragraphs.map((paragraph, i) =>
    i === 0 ? { ...paragraph, text: paragraph.text.replace(/^Your child\b/, upperFirst(child)) } : paragraph,
  ),
})
const Share = t.Object(
  {
    text: t.String({ description: 'Statement, with the areas of life that it affects.' }),
    fact_ids: FactIds,
  },
  { $id: 'LifeShare', description: 'A strength or a challenge of the whole chart.' },
)
const AreaScore = t.Object(
  {
    score: t.Number({
      minimum: 0,
      maximum: 100,
      description: 'Score of the area, 0 to 100, as in the report of the area.',
    }),
    band: oneOf(AREA_BANDS, { description: 'Rating of the score.' }),
  },
  { $id: 'AreaScore', description: 'An area of life in a number and a word.' },
)

export default capability({
  slug: 'detailed-life',
  title: 'Detailed life report',
  summary: 'A whole life by a birth: strengths, challenges, ten areas, the great periods past and to come.',
  weight: 'report',
  method: `Each area is scored in the same way. ${AREA_METHOD} Strengths and challenges are the five facts that add most to the scores of the ten areas together, and the five that subtract most. A strength names areas of the better half, and a challenge areas of the other half; a planet stands on the side on which all its facts together put it. Phases are the Vimshottari mahadashas from birth to the age of 120 (the cycle repeats), scored as in prediction-dasha. Turning points are the changes of the mahadasha from birth on and, in the requested years, the first contact of each return of Saturn and of the nodes to their natal places, Saturn’s entry into the Moon sign and Jupiter’s into the sign of the ascendant. Placements are described as in prediction-life-report. Remedies are given for planets in weak condition, the weakest first.`,
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
            age: t.Number({ description: 'Age at the turning point, years.' }),
            reason: t.String({ description: 'Event at the turning point, such as a return of Saturn.' }),
            fact_ids: FactIds,
          }),
          { description: 'Turning points in order of time.' },
        ),
      },
      { description: 'Strengths and challenges of the life.' },
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
        age_start: t.Number({ description: 'Age at the start of the period, years.' }),
        age_end: t.Number({ description: 'Age at the end of the period, years.' }),
        score: t.Number({
          minimum: 0,
          maximum: 100,
          description: 'Score of the lord of the phase, as in prediction-dasha.',
        }),
        text: t.String({ description: 'Reading of the phase, based on its lord.' }),
        fact_ids: FactIds,
      }),
      { minItems: 1, description: 'The great periods of a life, end to end.' },
    ),
    sections: t.Array(ReportSection, {
      minItems: ADULT_SECTIONS - 2,
      maxItems: ADULT_SECTIONS,
      description: 'Readings by subject, in order; under 18 without `appearance` and `longevity_note`.',
    }),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'slate',
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
  },
}).compute(async (input, world) => {
  const open = await openArea('family', 'the family', input, world)
  const { born, chart, planets, houses, day, describe, speak, state, conditionFact, readFrom } = open
  const gifts = await corpus('custom-gift')
  const [teller, physique] = await concurrently(
    () => placementWriter(chart, planets, open.age),
    () => corpus('physique'),
  )

  const kinds = Object.fromEntries(
    LIFE_SIDES.map((area) => [area, areaKind(open, area, AREA_LABELS[area], ruleOfSide(area))]),
  ) as Record<LifeSide, ReturnType<typeof areaKind>>
  const ranked = rankedSides((side) => kinds[side].assessment.score)

  const isChild = isYoung(open.age)
  const name = givenName(input.name)
  const child = isChild ? (name ?? 'your child') : null
  const labels = labelsFor(child)
  const labelsOf = (areas: readonly LifeSide[]) => areas.map((area) => labels[area].toLowerCase())
  const sides = await lifeSides({ ...open, houseFact: (house) => houseFact(open, house) })
  const { strengths, challenges } = foremostOf(moversOf(kinds), ranked, FOREMOST)
  const course = await lifeCourse(open, child, world)
  const { great, lesserTold: lesserText, turns, nextDate, nextFact } = course

  const { strongest: ablest, weakest: neediest } = planetExtremes(planets)
  const [best, worst] = [ranked[0]!, ranked.at(-1)!]
  const summary: Grounded = {
    text: open.dated(
      lifeOpening({
        name,
        child,
        best: labels[best].toLowerCase(),
        worst: labels[worst].toLowerCase(),
        ablest,
        neediest,
        great: nameInSentence(great.ruler),
        until: day(great.end),
        nextDate,
      }),
    ),
    because: [
      ...kinds[best].said.because,
      ...kinds[worst].said.because,
      conditionFact(ablest),
      conditionFact(neediest),
      lesserText.told,
      ...(nextFact ? [nextFact] : []),
    ],
  }

  const rising = signName(chart.ascendant.sign)
  // A gift of the lord of the ascendant is not told of a weak one.
  const risingGift = planets[teller.lordOfHouse(1)].band === 'weak' ? [] : [teller.rising('strength', 8)]
  const risingFact: Fact = {
    id: 'D1.lagna.sign',
    kind: 'position',
    text: `${rising} rises.`,
    value: rising,
    source: 'vedic-charts/birth-chart',
  }

  const parts = LIFE_PARTS.map(({ id, of, matter, tells }) => {
    const passages = isChild ? speak(tells(teller)) : []
    if (typeof of === 'number') {
      const house = houses[of - 1]!
      const paragraphs = isChild
        ? passages.length > 0
          ? passages
          : [
              state(
                `No planet stands in this house, so ${child} makes friends as most children do.`,
                houseFact(open, of),
              ),
            ]
        : sides.byLord(of === 3 ? 'siblings' : 'friends', of === 3 ? 3 : 11)
      return scoredSection(id, sides.heading(upperFirst(matter!), HOUSE_BANDS[house.band]), house.score, paragraphs, [
        houseFact(open, of),
      ])
    }
    const { assessment, said: scored } = kinds[of]
    const voice = voiceOfSide(assessment.band, of === worst)
    const own = passages.slice(0, 1)
    return scoredSection(
      id,
      sides.heading(labels[of], assessment.band),
      assessment.score,
      isChild
        ? [
            ...own,
            ...(voice === 'hardest' || own.length === 0
              ? sides.childArgument(of, assessment, { voice, child: child ?? 'your child' })
              : []),
          ]
        : sides.argument(of, assessment, voice),
      scored.because,
    )
  })

  /** The note on the span of life, which an answer on a child does not have. */
  const spanOfLife = () => {
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
    return scoredSection('longevity_note', 'The span of life: schools, not numbers', null, [
      state(
        `Two old schools sort charts by arithmetic alone: by pairs of signs yours is in ${SPAN_WORDS[paired.span]} class (${paired.span}), and ${method} is the count in years that fits it. Neither is a forecast or a word on your vitality, which has its own section, so you find no number here.`,
        spanFact,
        methodFact,
      ),
    ])
  }

  const remedies = GRAHAS.filter((planet) => planets[planet].band === 'weak')
    .toSorted((a, b) => planets[a].score - planets[b].score)
    .slice(0, FOREMOST)
    .map((planet) => ({ planet, text: variants(gifts[planet])[0]!.text, because: conditionFact(planet) }))

  const sections = [
    scoredSection(
      'nature',
      // The areas of a child have names in the plural.
      isChild
        ? `Most ease in ${labels[best].toLowerCase()}, most help in ${labels[worst].toLowerCase()}`
        : `${labels[best]} comes easily, ${labels[worst].toLowerCase()} needs care`,
      planets[ablest].score,
      [
        summary,
        ...speak(
          isChild
            ? [
                teller.rising('nature'),
                teller.inHouse('Sun', 8),
                teller.lord(1),
                teller.inStar('Sun', 6),
                ...teller.guests(1),
              ]
            : [teller.rising('nature'), ...risingGift, teller.rising('care', 7)],
        ),
      ],
      [...[...strengths, ...challenges].map(({ factor }) => factorFact(factor)), ...turns.map(({ fact }) => fact)],
    ),
    scoredSection('mind', `A mind of ${signName(chart.graha.Moon.sign)}`, planets.Moon.score, [
      ...speak(
        isChild
          ? [teller.moonSign('nature'), teller.star('nature', 8), teller.inHouse('Moon')]
          : [teller.moonSign('nature'), teller.star('nature', 8), teller.moonSign('care', 7)],
      ),
    ]),
    ...(isChild
      ? []
      : [
          scoredSection(
            'appearance',
            `${rising} rising, as the old books picture it`,
            null,
            describe(physique.sign[rising], [risingFact]),
          ),
        ]),
    ...parts,
    ...(isChild ? [] : [spanOfLife()]),
    ...course.sections,
    scoredSection('remedies', 'Remedies by custom, and what to take along', null, [
      ...(remedies.length > 0
        ? remedies.map(({ planet, text, because }) =>
            state(
              `${capitalisedName(planet)} ${conditionSentences(planets[planet])}${child ? ` in the chart of ${child}` : ''}. ${text}`,
              because,
            ),
          )
        : [
            state(
              'No planet is in weak condition in your chart, so custom asks you for no remedy.',
              conditionFact(ablest),
            ),
          ]),
      state(
        child
          ? `Build on ${joinWords(labelsOf(ranked.slice(0, 3)))}, and give ${child} more time and help in ${joinWords(labelsOf(ranked.slice(-2)))}.`
          : `Build on ${joinWords(labelsOf(ranked.slice(0, 3)))}, where you lose least, and take small steps in ${joinWords(labelsOf(ranked.slice(-2)))}.`,
        ...ranked.slice(0, 3).flatMap((area) => kinds[area].said.because),
        ...ranked.slice(-2).flatMap((area) => kinds[area].said.because),
        conditionFact(ablest),
        factorFact(challenges[0]!.factor),
      ),
    ]),
  ]
  const date = (at: typeof readFrom) => dateText(localAt(at, born.moment.zone))
  const share = (mover: Mover) => ({ text: moverText(mover, child), fact_ids: [mover.factor.id] })
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
      age_start: ageOfNatal(born, start),
      age_end: ageOfNatal(born, end),
      score,
      text: grounds,
      fact_ids: [factText.id],
    })),
    sections: child ? sections.map((section) => named(section, child)) : sections,
    remedies: remedies.map(({ planet, text, because }) => ({
      planet,
      kind: 'charity' as const,
      text,
      fact_ids: [because.id],
    })),
    caution: CAUTION,
  }
})
