import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { type Graha, named } from '../../../jyotish/grahas.ts'
import { writtenDate } from '../../../time/iso.ts'
import { capitalised, listed } from '../../../wording.ts'
import reportCareer from '../../reports/report-career.ts'
import reportEducation from '../../reports/report-education.ts'
import reportPolitics from '../../reports/report-politics.ts'
import { fieldsOf } from './fields.ts'
import { type IntentComposer, intentFact, openingOf, raised, stated, yours } from './intent-context.ts'
import { bandFact, bandVerdict, periodsOf, reportInput } from './intent-periods.ts'
import { say } from './pack.ts'

/** Answers on work and study: fields, ways of working, and the best period of the years ahead. */

export const careerFieldsAnswer: IntentComposer = async (context) => {
  const report = await reportCareer.compute(reportInput(context), context.world)
  const fields = fieldsOf(report).map((field) => ({ ...field, fact: raised(field.fact) }))
  const top = fields.slice(0, 3)
  const rest = fields.slice(3, 6)
  const facts = top.map(({ fact }) => fact)
  const worker = context.tell.amatyakaraka()
  const lord = context.tell.lordHouse(10)
  const { best } = periodsOf('work', 'career', report.timeline, context, 'reports/report-career')
  return {
    lead: [say(`The work that suits you best is in ${listed(top.map(({ field }) => field))}.`, ...facts)],
    why: [
      rest.length > 0
        ? say(`After these come ${listed(rest.map(({ field }) => field))}.`, ...rest.map(({ fact }) => fact))
        : null,
      stated(worker),
      stated(context.tell.sign(worker.value as Graha)),
      stated(lord),
    ],
    timing: best
      ? [say(`Such work moves most ${best.span}, under ${named(best.row.antardasha as Graha)}.`, best.fact)]
      : [],
    advice: [
      say(
        `Spend a day this month with somebody who works in ${top[0]?.field ?? 'that field'}, before you change a plan.`,
        ...facts.slice(0, 1),
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const jobChangeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(reportInput(context), context.world)
  const { best, next, sentences } = periodsOf('work', 'career', timeline, context, 'reports/report-career')
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const facts = best ? [best.fact, band] : [band]
  return {
    lead: [
      say(
        !best
          ? 'The chart names no better time for a change of work in these years.'
          : best.isNow
            ? `Yes: for a change of work the present period is the best of the next five years, until ${writtenDate(best.row.end)}.`
            : `Not yet: a change of work is better timed ${best.span}.`,
        ...facts,
      ),
    ],
    why: [...sentences, stated(context.tell.lordHouse(6)), stated(context.tell.lordHouse(10))],
    timing:
      best && !best.isNow
        ? [
            say(
              `That is the antardasha of ${named(best.row.antardasha as Graha)}; until then prepare and apply quietly.`,
              ...facts,
            ),
          ]
        : next
          ? [say(`If it does not come to that, the second-best time is ${next.span}.`, next.fact)]
          : [],
    advice: [say('Sign the new contract before you give notice, and leave with your work handed over.', ...facts)],
    capabilities: ['report-career'],
  }
}

export const jobTimeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(reportInput(context), context.world)
  const { best } = periodsOf('work', 'career', timeline, context, 'reports/report-career')
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const facts = best ? [best.fact, band] : [band]
  const sun = context.tell.house('Sun')
  return {
    lead: [
      say(
        best
          ? `The best time for ${context.reader.stage === 'late' ? 'new work' : 'a new post or a promotion'} is ${best.span}.`
          : 'The chart does not single out a time for a new post in these years.',
        ...facts,
      ),
    ],
    why: [
      stated(sun),
      say(
        `The house of work has ${context.tell.bindus(10).value} bindus, ${Number(context.tell.bindus(10).value) >= 28 ? 'enough for advance' : 'so advance is slow'}.`,
        context.tell.bindus(10),
      ),
      stated(band),
    ],
    timing: best
      ? [
          say(
            `It is carried by ${named(best.row.antardasha as Graha)} in the mahadasha of ${named(best.row.mahadasha as Graha)}.`,
            best.fact,
          ),
        ]
      : [],
    advice: [
      say('Send three applications or ask for one talk about your pay in the first month of that time.', ...facts),
    ],
    capabilities: ['report-career'],
  }
}

const MODES = {
  service: ['employment', 'a post with a firm and steady pay'],
  business: ['business', 'trading on your own account'],
  independent: ['independent work', 'a profession of your own, without a large staff'],
  public: ['public service', 'office, administration or work for many people'],
} as const

export const businessAnswer: IntentComposer = async (context) => {
  const { mode } = await reportCareer.compute(reportInput(context), context.world)
  const order = (Object.entries(mode) as [keyof typeof MODES, number][]).toSorted(([, a], [, b]) => b - a)
  const [first, second] = order
  const isOwn = first![0] === 'business' || first![0] === 'independent'
  const fact = intentFact(
    'career.mode',
    'score',
    `Among the ways of working ${MODES[first![0]][0]} leads in your chart.`,
    first![0],
    'reports/report-career',
  )
  const share = order.find(([key]) => key === 'business')![1]
  const seventh = context.tell.lordHouse(7)
  return {
    lead: [
      say(
        isOwn
          ? `Work on your own account suits you better than a post: ${MODES[first![0]][0]} leads in your chart.`
          : `A post suits you better than a business: ${MODES[first![0]][0]} leads in your chart.`,
        fact,
      ),
    ],
    why: [
      say(`That means ${MODES[first![0]][1]}.`, fact),
      say(`Second comes ${MODES[second![0]][0]}, ${MODES[second![0]][1]}.`, fact),
      say(share >= 25 ? 'Trade counts for something as well.' : 'Trade in the narrow sense counts for little.', fact),
      stated(seventh),
      openingOf(context.passages.planetInHouse('Mercury', context.tell.house('Mercury'))),
    ],
    advice: [
      say(
        isOwn
          ? 'Start beside your job, with one paying customer, before you give the salary up.'
          : 'Keep the salary, and try the business at weekends with money that you can lose.',
        fact,
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const governmentAnswer: IntentComposer = async (context) => {
  const { summary, roles, indicators, timeline } = await reportPolitics.compute(reportInput(context), context.world)
  const { best, sentences } = periodsOf('office', 'politics', timeline, context, 'reports/report-politics')
  const band = bandFact('politics', summary.band, 'public life', 'reports/report-politics')
  const held = indicators.filter(({ holds }) => holds)
  return {
    lead: [
      say(
        bandVerdict(
          summary.band,
          'government and public office are within reach.',
          'the chart gives public office little support.',
        ),
        band,
      ),
    ],
    why: [
      roles[0]
        ? say(`The role that fits first is ${roles[0].role}${roles[1] ? `, then ${roles[1].role}` : ''}.`, band)
        : null,
      say(
        `Of the ${indicators.length} marks for office that were looked for, ${held.length} ${held.length === 1 ? 'holds' : 'hold'}.`,
        band,
      ),
      openingOf(context.passages.planetInHouse('Sun', context.tell.house('Sun'))),
    ],
    timing: [
      best ? say(`The best period for it in the next five years is ${best.span}.`, best.fact) : null,
      ...sentences.slice(0, 1),
    ],
    advice: [say('Fill in the next form that is open, and keep a second plan beside it.', band)],
    capabilities: ['report-politics'],
  }
}

export const educationFieldAnswer: IntentComposer = async (context) => {
  const { subjects, stages } = await reportEducation.compute(reportInput(context), context.world)
  const top = subjects.slice(0, 3)
  const facts = top.map(({ subject, weight }, at) =>
    intentFact(
      `education.field.${at + 1}`,
      'score',
      `${capitalised(subject)} is among the subjects that the chart points to.`,
      weight,
      'reports/report-education',
      [yours('study', 'field', subject)],
    ),
  )
  const [fact] = facts
  const best = Object.entries(stages).toSorted(([, a], [, b]) => b.score - a.score)[0]!
  const STAGES: Record<string, string> = {
    schooling: 'school',
    intellect: 'free thinking',
    higher: 'higher study',
    research: 'research',
  }
  return {
    lead: [say(`Study ${listed(top.map(({ subject }) => subject))}: these subjects suit your chart best.`, ...facts)],
    why: [
      say(`Of the stages of learning ${STAGES[best[0]] ?? best[0]} suits you most.`, fact),
      stated(context.tell.lordHouse(5)),
    ],
    timing: [
      subjects[3]
        ? say(
            `Next in the list ${subjects[4] ? 'are' : 'is'} ${listed(subjects.slice(3, 5).map(({ subject }) => subject))}.`,
            fact,
          )
        : null,
    ],
    advice: [
      say(
        `Borrow a first-year book on ${top[0]?.subject ?? 'it'} and see whether you read past the third chapter.`,
        fact,
      ),
    ],
    capabilities: ['report-education'],
  }
}

const EXAM_OUTLOOK: Record<AreaBand, string> = {
  strong: 'The chart is clearly on your side in examinations.',
  good: 'The chart is on your side in examinations.',
  mixed: 'Examinations are open for you: the chart gives the gift and leaves the work to you.',
  weak: 'Examinations cost you more hours than others; the chart supports them little, so method decides.',
}
/** Late in life somebody learns without being examined. */
const STUDY_OUTLOOK: Record<AreaBand, string> = {
  strong: 'The chart is clearly on your side in whatever you set out to learn.',
  good: 'The chart is on your side in what you learn.',
  mixed: 'What you learn is open: the chart gives the gift and leaves the work to you.',
  weak: 'Learning costs you more hours than others; method decides.',
}

export const examAnswer: IntentComposer = async (context) => {
  const { summary, timeline } = await reportEducation.compute(reportInput(context), context.world)
  const { best, sentences } = periodsOf('study', 'education', timeline, context, 'reports/report-education')
  const band = bandFact('education', summary.band, 'study', 'reports/report-education')
  return {
    lead: [say((context.reader.stage === 'late' ? STUDY_OUTLOOK : EXAM_OUTLOOK)[summary.band], band)],
    why: [
      stated(context.tell.lordHouse(4)),
      openingOf(context.passages.planetInHouse('Jupiter', context.tell.house('Jupiter'))),
      stated(context.tell.dignity('Mercury')),
    ],
    timing: [
      best ? say(`The best time for results in the next five years is ${best.span}.`, best.fact) : null,
      ...sentences,
    ],
    advice: [say('Write one old paper against the clock each week from now on.', band)],
    capabilities: ['report-education'],
  }
}
