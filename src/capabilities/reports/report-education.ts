import { table } from '../../document/document.ts'
import { AREA_BANDS, type AreaBand, areaAssessment } from '../../jyotish/assessment/area.ts'
import { heaviestFactor } from '../../jyotish/assessment/assessment.ts'
import { indicatorText, rankTrades } from '../../jyotish/callings.ts'
import { capitalisedName, nameInSentence } from '../../jyotish/grahas.ts'
import { STAGE_RULES, STAGES, type Stage, SUBJECTS, subjectIndicators } from '../../jyotish/studies.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { oneOf, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { weightTable } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AREA_SOURCE,
  AreaSummary,
  AreaTimeline,
  factorFact,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import {
  houseText,
  karakaText,
  lordSeatFact,
  timelineFacts,
  timingHead,
  timingText,
  vargaSection,
  yogasHead,
} from './parts/area-sections.ts'

const MAX_SUBJECTS = 8
const StageResult = t.Object(
  {
    score: t.Number({ minimum: 0, maximum: 100, description: 'Score of the stage at birth.' }),
    band: oneOf(AREA_BANDS, { description: 'Rating of the score.' }),
    text: t.String(),
    fact_ids: FactIds,
  },
  { $id: 'StageOfLearning', description: 'One stage of learning, judged as an area of its own.' },
)
const STAGE_TITLES: Record<Stage, string> = {
  schooling: 'Schooling',
  intellect: 'Intellect',
  higher: 'Higher studies',
  research: 'Research',
}
const BAND_TITLES: Record<AreaBand, string> = {
  strong: 'very well favoured',
  good: 'favoured',
  mixed: 'open, on terms',
  weak: 'against resistance',
}
const HEADS: Record<AreaBand, string> = {
  strong: 'Learning is a gift of this chart',
  good: 'The chart is friendly to study',
  mixed: 'Study is promised in parts',
  weak: 'Study asks for effort and rewards it late',
}
const CONDITIONS = { supported: 'well supported', mixed: 'of two minds', strained: 'under strain' } as const

export default capability({
  slug: 'report-education',
  title: 'Education report',
  summary: 'Learning by a birth: its promise at each stage, memory and mind, suitable subjects, and timing.',
  keywords: 'study studies exam learning college education',
  weight: 'report',
  method: `Houses 4, 5 (primary), 9, 2; karakas Mercury, Jupiter, Moon; D24. ${AREA_METHOD} Stages are judged as areas with their own house as the only one (schooling 4, intellect 5, higher 9, research 8 and 12), karakas Mercury and Jupiter, D24 and the yogas of learning. Subjects: planets in 4 or 5 count 3, lords of 4 and 5 2, the lords of their navamshas 2, planets that look at 4 or 5 1, the lord of the ascendant of D24 1; a subject has the sum of its planets over the largest.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('education'),
    summary: AreaSummary,
    stages: t.Object(
      { schooling: StageResult, intellect: StageResult, higher: StageResult, research: StageResult },
      { description: 'Stages of learning.' },
    ),
    subjects: t.Array(
      t.Object({
        subject: t.String({ description: 'Subject.' }),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight, largest 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { maxItems: MAX_SUBJECTS, description: 'By descending weight.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1965-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, stages, subjects, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      table(
        'Stages',
        ['Stage', 'How it stands', 'Reading'],
        STAGES.map((stage) => [STAGE_TITLES[stage], BAND_TITLES[stages[stage].band], stages[stage].text]),
      ),
      weightTable(
        'Subjects',
        'Subject',
        subjects.map(({ subject, weight }) => ({ name: subject, weight })),
      ),
    ]),
}).compute(async (input, world) => {
  const texts = await corpus('report-education')
  const open = await openArea('education', 'learning', input, world)
  const { born, chart, houses, assessment, describe, state, scoreFact, conditionFact } = open
  const [fourth, fifth, ninth] = [houses[3]!, houses[4]!, houses[8]!]

  const staged = STAGES.map((stage) => {
    const own = areaAssessment(STAGE_RULES[stage], chart, open.held)
    const [helper, burden] = [heaviestFactor(own, 1), heaviestFactor(own, -1)]
    const facts: Fact[] = [
      {
        id: `score.education.${stage}`,
        kind: 'score',
        text: `${STAGE_TITLES[stage]} has ${own.score} of 100 points: ${own.band}.`,
        value: own.score,
        source: AREA_SOURCE,
      },
      ...[helper, burden].flatMap((factor) => (factor ? [factorFact(factor)] : [])),
    ]
    const [passage] = describe(texts.stages[stage][own.band], facts, {
      helper: helper?.noun ?? 'nothing in particular',
      burden: burden?.noun ?? 'nothing in particular',
    })
    return {
      stage,
      facts,
      result: { score: own.score, band: own.band, text: passage!.text, fact_ids: facts.map(({ id }) => id) },
    }
  })
  const result = (stage: Stage) => staged.find((each) => each.stage === stage)!.result

  const witnesses = subjectIndicators(chart)
  const witnessFacts = new Map(
    witnesses.map((witness): [string, Fact] => [
      witness.id,
      {
        id: witness.id,
        kind: 'position',
        text: `${indicatorText(witness)}.`,
        value: witness.planet,
        source: 'reports/report-education',
      },
    ]),
  )
  const subjects = rankTrades(witnesses, SUBJECTS).slice(0, MAX_SUBJECTS)
  const speakers = [...new Set(subjects.flatMap(({ from }) => from.map(({ planet }) => planet)))].slice(0, 3)

  const one = fourth.lord === fifth.lord
  const fifthPassages = describe(texts.lords[fifth.lordHouse], [lordSeatFact(fifth), conditionFact(fifth.lord)], {
    lord: nameInSentence(fifth.lord),
    which: one ? 'lord of the fourth and the fifth' : 'lord of the fifth and of understanding',
  })
  const fourthPassages = one
    ? []
    : fourth.lordHouse === fifth.lordHouse
      ? [
          state(
            `${capitalisedName(fourth.lord)}, lord of the fourth and of schooling, is in ${houseInWords(fourth.lordHouse)} too.`,
            lordSeatFact(fourth),
          ),
        ]
      : describe(texts.lords[fourth.lordHouse], [lordSeatFact(fourth), conditionFact(fourth.lord)], {
          lord: nameInSentence(fourth.lord),
          which: 'lord of the fourth and of schooling',
        })

  const sections = [
    scoredSection(
      'promise',
      HEADS[assessment.band],
      assessment.score,
      [
        ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
        ...fifthPassages,
        ...fourthPassages,
      ],
      staged.flatMap(({ facts }) => facts),
    ),
    scoredSection('mind_and_memory', 'Mercury thinks, the Moon remembers', null, [
      ...karakaText(open, 'Mercury', texts.mercury),
      ...karakaText(open, 'Moon', texts.moon),
    ]),
    scoredSection(
      'fourth_house',
      `Schooling: the fourth house is ${CONDITIONS[fourth.band]}`,
      fourth.score,
      houseText(open, 4, texts.fourth_house, texts.guests),
    ),
    scoredSection(
      'fifth_house',
      `Intelligence: the fifth house is ${CONDITIONS[fifth.band]}`,
      fifth.score,
      houseText(open, 5, texts.fifth_house, texts.guests),
    ),
    scoredSection(
      'ninth_house',
      `Teachers: the ninth house is ${CONDITIONS[ninth.band]}`,
      ninth.score,
      houseText(open, 9, texts.ninth_house, texts.guests),
    ),
    vargaSection(open, 'siddhamsha', 5, { varga: 'D24', called: 'siddhamsha', says: texts.siddhamsha }),
    scoredSection('yogas', yogasHead(open), null, yogasText(open, { none: texts.no_yogas })),
    scoredSection(
      'subjects',
      `Subjects: ${joinWords(subjects.slice(0, 3).map(({ name }) => name))}`,
      null,
      speakers.flatMap((planet) => {
        const own = witnesses.filter((each) => each.planet === planet)
        return [
          state(
            `${capitalisedName(planet)} is heard on subjects because it ${joinWords([...new Set(own.map(({ as }) => as))])}.`,
            ...own.map(({ id }) => witnessFacts.get(id)!),
          ),
          ...describe(texts.subjects[planet], [witnessFacts.get(own[0]!.id)!]),
        ]
      }),
      [...witnessFacts.values()],
    ),
    scoredSection('timing', timingHead(open), null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    open.remediesSection(),
  ]
  return {
    ...reportHead('education', born),
    summary: open.summary,
    stages: {
      schooling: result('schooling'),
      intellect: result('intellect'),
      higher: result('higher'),
      research: result('research'),
    },
    subjects: subjects.map(({ name, weight, from }) => ({
      subject: name,
      weight: hundredths(weight),
      from: [...new Set(from.map(({ id }) => id))],
    })),
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: CAUTION,
  }
})
