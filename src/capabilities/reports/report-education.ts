import { table } from '../../document/document.ts'
import { AREA_BANDS, type AreaBand } from '../../jyotish/assessment/area.ts'
import { indicatorText, rankTrades } from '../../jyotish/callings.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import {
  jointField,
  STAGE_RULES,
  STAGES,
  STUDY_SUBJECTS,
  type Stage,
  subjectIndicators,
} from '../../jyotish/studies.ts'
import { isLate, isYoung } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { oneOf, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { type Element, elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, type Grounded, joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { weightTable } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { areaKind } from './parts/area-kind.ts'
import { partText } from './parts/area-parts.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { seatFact, timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { type PlanetShade, planetShadeOf } from './parts/theme-plan.ts'

const MAX_SUBJECTS = 8
/** From this age, in years, a text speaks of tests. source: this project's own limit */
const SCHOOL_AGE = 6
/** Examinations are of little use to most readers from this age on. source: this project's own limit */
const TESTED_UNTIL = 35
/** The planets that are read for tests. source: BPHS ch. 3 on what they stand for */
const EXAM_PLANETS = ['Moon', 'Mars', 'Mercury', 'Jupiter', 'Saturn'] as const
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
  higher: 'Higher study',
  research: 'Research',
}
/** The stages in a text for the parents of a minor. */
const CHILD_STAGES: Record<Stage, string> = {
  schooling: 'Lessons at school',
  intellect: 'Working things out alone',
  higher: 'Learning from a good teacher',
  research: 'Going deep into one subject',
}
const BAND_TITLES: Record<AreaBand, string> = {
  strong: 'very well favoured',
  good: 'favoured',
  mixed: 'open, on terms',
  weak: 'against resistance',
}
const HEADS: Record<AreaBand, string> = {
  strong: 'You learn easily, and for good',
  good: 'You learn well once you have begun',
  mixed: 'You learn well in the right place',
  weak: 'You learn slowly, and it lasts',
}

export default capability({
  slug: 'report-education',
  title: 'Education report',
  summary: 'Learning by a birth: its promise at each stage, memory and mind, suitable subjects, and timing.',
  keywords: 'study studies exam learning college education',
  weight: 'report',
  method:
    'The houses are 4 and 5 (primary), 9 and 2, the karakas Mercury, Jupiter and Moon, the varga D24. The area is scored and timed as in detailed-life. A stage is scored as an area with its own house only (schooling 4, intellect 5, higher 9, research 8 and 12), with the karakas Mercury and Jupiter, D24 and the yogas of learning. The weights of subjects are 3 for planets in 4 or 5, 2 for the lords of 4 and 5, 2 for the lords of their navamshas, 1 for planets that aspect 4 or 5, and 1 for the lord of the D24 ascendant. A subject has the sum of its planets divided by the largest sum.',
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
        subject: t.String({ description: 'Subject of study.' }),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight relative to the largest, which is 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { maxItems: MAX_SUBJECTS, description: 'Subjects by descending weight.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1965-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'teal',
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
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-education')
  const ways = await corpus('report-education-chapters')
  const open = await openArea('education', 'learning', input, world)
  const argument = await areaArgument(open, { area: 'education', matter: 'learning', name: givenName(input.name) })
  const chapters = await areaChapters(open, argument, 'learning')
  const { born, chart, houses, planets, assessment, describe, state, conditionFact, age } = open
  // Tests belong to the years of school and study.
  const isTested = age >= SCHOOL_AGE && age < TESTED_UNTIL
  const [fourth, fifth, ninth] = [houses[3]!, houses[4]!, houses[8]!]

  const stages = STAGES.map((stage) => {
    const label = (isYoung(age) ? CHILD_STAGES : STAGE_TITLES)[stage]
    const kind = areaKind(open, `education.${stage}`, label, STAGE_RULES[stage])
    const text = chapters.isForParents ? kind.row.text : partText(label, kind)
    return { stage, label, ...kind, result: { ...kind.row, text, band: kind.assessment.band } }
  })
  const result = (stage: Stage) => stages.find((each) => each.stage === stage)!.result

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
  const subjects = rankTrades(witnesses, STUDY_SUBJECTS).slice(0, MAX_SUBJECTS)
  const speaker = subjects[0]!.from[0]!.planet
  const heard = [...new Set(witnesses.filter(({ planet }) => planet === speaker).map(({ as }) => as))]
  const suitable = joinWords(subjects.slice(0, 3).map(({ name }) => name))

  const shade = (planet: Graha) => planetShadeOf(planets[planet])
  /** How the reader takes in and keeps: Mercury and the Moon together, then what helps and what costs in an examination. */
  const study = (): Grounded[] => {
    const [mercury, moon] = (['Mercury', 'Moon'] as const).map((planet) => elementOf(chart.graha[planet].sign)) as [
      Element,
      Element,
    ]
    const facts = [seatFact('Mercury', chart), seatFact('Moon', chart), conditionFact('Mercury'), conditionFact('Moon')]
    const signs = (['Mercury', 'Moon'] as const).map((planet) => signName(chart.graha[planet].sign))
    const whose = chapters.isForParents ? ['', 'the '] : ['your ', 'your ']
    return joinPassages(describe((chapters.isForParents ? ways.study_child : ways.study)[mercury][moon], facts), [
      state(
        `That follows from ${whose[0]}Mercury in ${signs[0]}, which takes in, and ${whose[1]}Moon in ${signs[1]}, which keeps: the first ${conditionWords(planets.Mercury)}, the second ${conditionWords(planets.Moon)}${shade('Mercury') === shade('Moon') ? '' : `, so ${shade('Moon') === 'hard' || shade('Mercury') === 'good' ? 'understanding comes before remembering' : 'what is once understood stays'}`}.`,
        ...facts,
      ),
    ])
  }
  const exams = (): Grounded[] => {
    const ranked = EXAM_PLANETS.toSorted((a, b) => planets[b].score - planets[a].score)
    const [ablest, neediest] = [ranked[0]!, ranked.at(-1)!]
    const facts = [conditionFact(ablest), conditionFact(neediest)]
    const those = chapters.isForParents
      ? ([ways.exam_child, ways.exam_cost_child] as const)
      : ([ways.exam, ways.exam_cost] as const)
    return joinPassages(describe(those[0][ablest], facts), describe(those[1][neediest], facts), [
      state(
        `${capitalisedName(ablest)} is the ablest of the five planets that are read for tests, and ${nameInSentence(neediest)} the one with least strength${neediest === argument.strain?.planet ? `: the same planet stands behind ${argument.strain.label}` : ''}.`,
        ...facts,
      ),
    ])
  }
  const JUPITER: Record<PlanetShade, string> = {
    good: 'so look for the teacher first and for the course second',
    mixed: 'so ask former pupils before you choose a teacher',
    hard: 'so learn from two teachers rather than from one',
  }
  const guide = (): Grounded[] =>
    chapters.isForParents
      ? []
      : [
          state(
            `Jupiter, which stands for teachers in every chart, ${conditionWords(planets.Jupiter)} in your ${ordinalInWords(chart.graha.Jupiter.house)} house, ${JUPITER[shade('Jupiter')]}.`,
            conditionFact('Jupiter'),
            seatFact('Jupiter', chart),
          ),
        ]
  /** The second planet among the subjects, and the field that joins it to the first. */
  const second = subjects.flatMap(({ from }) => from).find(({ planet }) => planet !== speaker)?.planet
  const joint = second ? jointField(speaker, second) : null

  const sections = [
    scoredSection(
      'promise',
      HEADS[assessment.band],
      assessment.score,
      [
        ...argument.promise,
        ...chapters.parts(chapters.isForParents ? 'four ways of learning' : 'the four stages of learning', stages),
      ],
      stages.flatMap(({ said }) => said.because),
    ),
    scoredSection(
      'mind_and_memory',
      isTested ? 'How you learn, and how you do in examinations' : 'How you learn',
      null,
      [
        ...study(),
        ...chapters.planet('Mercury', texts.mercury),
        ...chapters.planet('Moon', texts.moon),
        ...(isTested ? exams() : []),
      ],
    ),
    scoredSection(
      'fourth_house',
      'Where you learn best',
      fourth.score,
      chapters.house(4, { lords: texts.schooling, guests: texts.guests }),
    ),
    scoredSection(
      'fifth_house',
      'The way you understand',
      fifth.score,
      chapters.house(5, { places: texts.lord_place, guests: texts.guests }),
    ),
    scoredSection('ninth_house', 'Your teachers', ninth.score, [
      ...chapters.house(9, { lords: texts.teachers }),
      ...guide(),
    ]),
    scoredSection(
      'siddhamsha',
      'What your learning comes to',
      null,
      chapters.divided(5, { varga: 'D24', called: 'siddhamsha', gloss: 'the chart of learning' }, texts.rising),
    ),
    scoredSection('yogas', 'Combinations for learning', null, chapters.yogas(), open.yogas.map(chapters.yogaFact)),
    scoredSection(
      'subjects',
      `Subjects: ${suitable}`,
      null,
      joinPassages(
        chapters.isForParents || isLate(age)
          ? []
          : describe(texts.subjects[speaker], [witnessFacts.get(subjects[0]!.from[0]!.id)!]),
        [
          state(
            `${capitalisedName(speaker)} ${joinWords(heard).replace(/\bthe (\w+ house)/g, chapters.isForParents ? 'the $1' : 'your $1')}, so the subjects that suit ${chapters.isForParents ? 'your child' : 'you'} best are ${suitable}.${joint && second ? ` ${capitalisedName(second)} comes next: ${joint} joins what the two stand for.` : ''}`,
            ...witnesses.filter(({ planet }) => planet === speaker).map(({ id }) => witnessFacts.get(id)!),
          ),
        ],
      ),
      [...witnessFacts.values()],
    ),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    argument.remedies(),
  ]
  return {
    ...reportHead('education', born),
    summary: open.summaryWith(argument.opening),
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
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: CAUTION,
  }
})
