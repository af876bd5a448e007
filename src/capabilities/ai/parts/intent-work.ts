import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { longDate } from '../../../time/iso.ts'
import { joinWords, upperFirst } from '../../../wording.ts'
import reportCareer from '../../reports/report-career.ts'
import reportEducation from '../../reports/report-education.ts'
import reportPolitics from '../../reports/report-politics.ts'
import { fieldsOf, SETTLED_AGE } from './fields.ts'
import { dayOfReading, type IntentComposer, intentFact, promoteFact, readerClaim } from './intent-context.ts'
import { asReserve, sidesOfMatter, themesOfMatter, turnAgainst, wayOfTime } from './intent-matters.ts'
import { bandFact, bandVerdict, intentPeriods, reportInput, yearVerdict } from './intent-periods.ts'
import { packSentence } from './pack.ts'

/** Answers on work and study: fields, ways of working, and the best period of the years ahead. */

export const careerFieldsAnswer: IntentComposer = async (context) => {
  const isLate = context.reader.stage === 'late'
  const report = await reportCareer.compute(reportInput(context), context.world)
  const fields = fieldsOf(report).map((field) => ({ ...field, fact: promoteFact(field.fact) }))
  const top = fields.slice(0, 3)
  const furtherFields = fields.slice(3, 6)
  const facts = top.map(({ fact }) => fact)
  const { gift } = await themesOfMatter('career', context)
  const { best } = intentPeriods('career', report.timeline, context, 'reports/report-career')
  return {
    lead: [packSentence(`The work that suits you best is in ${joinWords(top.map(({ field }) => field))}.`, ...facts)],
    why: [
      gift.opening,
      furtherFields.length > 0
        ? packSentence(
            `After these come ${joinWords(furtherFields.map(({ field }) => field))}.`,
            ...furtherFields.map(({ fact }) => fact),
          )
        : null,
    ],
    timing: best
      ? [
          packSentence(
            `Such work moves most ${best.span}, under ${nameInSentence(best.row.antardasha as Graha)}.`,
            best.fact,
          ),
        ]
      : [],
    advice: [
      packSentence(
        isLate
          ? `Offer what you know of ${top[0]?.field ?? 'that field'} to one person who begins in it.`
          : context.reader.age >= SETTLED_AGE
            ? `Ask this month for one task in ${top[0]?.field ?? 'that field'} inside the work that you have.`
            : `Spend a day this month with somebody who works in ${top[0]?.field ?? 'that field'}, before you change a plan.`,
        ...facts.slice(0, 1),
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const jobChangeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(reportInput(context), context.world)
  const { best, nearest, next, step } = intentPeriods('career', timeline, context, 'reports/report-career')
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const facts = best ? [best.fact, band] : [band]
  const { gift, strain } = await themesOfMatter('career', context)
  return {
    lead: [
      packSentence(
        !best
          ? 'The chart names no better time for a change of work in these years.'
          : best.isNow
            ? `Yes: for a change of work the present period is the best of the next ten years, until ${longDate(best.row.end)}.`
            : nearest && nearest.row !== best.row
              ? nearest.row.start.slice(0, 10) <= dayOfReading(context)
                ? `Yes: for a change of work there is support ${nearest.span}, and the strongest time is ${best.span}.`
                : `Not yet: the nearest good time for a change of work is ${nearest.span}, and the strongest is ${best.span}.`
              : `Not yet: a change of work is better timed ${best.span}.`,
        ...facts,
        nearest?.fact,
      ),
    ],
    why: [(strain ?? gift).opening],
    timing:
      best && !best.isNow && (!nearest || nearest.row === best.row)
        ? [
            packSentence(
              `That is the antardasha of ${nameInSentence(best.row.antardasha as Graha)}; until then prepare and apply quietly.`,
              ...facts,
            ),
            step,
          ]
        : best?.isNow && next
          ? [packSentence(`If it does not come to that, the second-best time is ${next.span}.`, next.fact)]
          : [],
    advice: [
      packSentence(
        context.reader.stage === 'late'
          ? 'Try the new task beside the old one for a month, and hand the old one over in writing.'
          : 'Sign the new contract before you give notice, and leave with your work handed over.',
        ...facts,
      ),
    ],
    capabilities: ['report-career'],
  }
}

/** Words of somebody who has no work now, in the normalised question. */
const WITHOUT_WORK =
  /\b(?:(?:work|job|post|employment) again|lost (?:my|the) (?:job|work|post)|unemploy\w*|jobless|(?:out of|without|no) (?:a )?(?:job|work)|laid off|fired|berozgar\w*|dobara|phir se|fir se)\b/
/** Words of a rise in the present work, in the normalised question. */
export const PROMOTION = /promot|\braise|hike|increment|padonnati|tara[kq]+i|पदोन्न|प्रमो|तरक/
const PAY = /\bpay\b/
const TIME_ADVICE = {
  late: 'This week name the task that you would like to one person who can give it.',
  withoutWork: 'This week write to three people who know your work, and say which post you look for.',
  seeker: 'This week send two applications, and tell three people who know your work which post you look for.',
  promotion: 'This week ask for a talk about your next step, with three results on one page.',
} as const

export const jobTimeAnswer: IntentComposer = async (context) => {
  const { timeline, summary } = await reportCareer.compute(reportInput(context), context.world)
  const periods = intentPeriods('career', timeline, context, 'reports/report-career')
  const { inYear, nearest, best, sentences, step } = periods
  const band = bandFact('career', summary.band, 'work and career', 'reports/report-career')
  const { gift, strain } = await themesOfMatter('career', context)
  const other = strain && turnAgainst(asReserve('But', strain.opening))
  const isLate = context.reader.stage === 'late'
  const withoutWork = WITHOUT_WORK.test(context.searchText)
  const isPromotion = PROMOTION.test(context.searchText)
  const matter = isLate || withoutWork ? 'new work' : isPromotion ? 'a promotion' : 'a new job'
  const isNearestBest = nearest?.row === best?.row
  const facts = [...(best ? [best.fact] : []), ...(nearest && !isNearestBest ? [nearest.fact] : []), band]
  // The nearest time comes first, so its lord explains it.
  const way =
    nearest && !isNearestBest ? wayOfTime(nearest.row.antardasha as Graha, 'career', context, nearest.fact) : null
  const ofYear = yearVerdict(matter, periods, context)
  return {
    lead: [
      ofYear,
      packSentence(
        !best || !nearest
          ? `The chart does not single out a time for ${matter} in these years.`
          : ofYear && !isNearestBest
            ? `${inYear?.row === nearest.row ? 'That time runs' : 'More help comes'} ${nearest.span}, and the strongest is ${best.span}.`
            : isNearestBest
              ? `The best time for ${matter} is ${best.span}${best.isNow && !withoutWork ? '' : ', which is also the nearest'}.`
              : `The nearest time for ${matter} is ${nearest.span}; the strongest is ${best.span}.`,
        ...facts,
      ),
    ].filter((sentence) => sentence !== null),
    // Somebody who looks for work is not told about pay.
    why: [gift.opening, other].filter((side) => !(withoutWork && side && PAY.test(side.text))),
    timing: best ? [way ?? sentences[0] ?? null, step] : [],
    advice: [
      packSentence(
        isPromotion && !isLate && periods.inYear && !periods.inYear.isBest && !periods.inYear.isFair
          ? 'Collect three results of each year on one page, and ask for the talk when that time begins.'
          : TIME_ADVICE[isLate ? 'late' : withoutWork ? 'withoutWork' : isPromotion ? 'promotion' : 'seeker'],
        ...facts,
      ),
    ],
    capabilities: ['report-career'],
  }
}

const MODES = {
  service: 'employment with a firm and steady pay',
  business: 'trading on your own account',
  independent: 'a profession of your own',
  public: 'work in an office for many people',
} as const

export const businessAnswer: IntentComposer = async (context) => {
  const { mode, timeline } = await reportCareer.compute(reportInput(context), context.world)
  const { times } = intentPeriods('career', timeline, context, 'reports/report-career')
  const [first] = await sidesOfMatter('career', context)
  const order = (Object.entries(mode) as [keyof typeof MODES, number][]).toSorted(([, a], [, b]) => b - a)
  const [mainMode] = order
  const isSelfEmployed = mainMode![0] === 'business' || mainMode![0] === 'independent'
  const fact = intentFact(
    'career.mode',
    'score',
    `Among the ways of working ${MODES[mainMode![0]]} leads in your chart.`,
    mainMode![0],
    'reports/report-career',
  )
  return {
    lead: [
      packSentence(
        isSelfEmployed
          ? `Work on your own account suits you better than a post: ${MODES[mainMode![0]]} leads in your chart.`
          : `A post suits you better than a business: ${MODES[mainMode![0]]} leads in your chart.`,
        fact,
      ),
    ],
    why: [first],
    timing: [times(isSelfEmployed ? 'a start of your own' : 'a change of work')],
    advice: [
      packSentence(
        context.reader.stage === 'late'
          ? 'Begin small, with one person who wants it and with money that you can lose.'
          : isSelfEmployed
            ? 'Start beside your job, with one paying customer, before you give the salary up.'
            : 'Keep the salary, and try the business at weekends with money that you can lose.',
        fact,
      ),
    ],
    capabilities: ['report-career'],
  }
}

export const governmentAnswer: IntentComposer = async (context) => {
  const { summary, roles, timeline } = await reportPolitics.compute(reportInput(context), context.world)
  const { sentences, times } = intentPeriods('politics', timeline, context, 'reports/report-politics')
  const band = bandFact('politics', summary.band, 'public life', 'reports/report-politics')
  const [first, second] = await sidesOfMatter('politics', context)
  return {
    lead: [
      packSentence(
        bandVerdict(
          summary.band,
          'government and public office are within reach.',
          'the chart gives public office little support.',
        ),
        band,
      ),
    ],
    why: [
      first,
      second,
      roles[0] && context.reader.age < SETTLED_AGE
        ? packSentence(
            `The role that fits first is ${roles[0].role}${roles[1] ? `, then ${roles[1].role}` : ''}.`,
            band,
          )
        : null,
    ],
    timing: [times('it'), ...sentences],
    advice: [
      packSentence(
        context.reader.stage === 'late'
          ? 'Offer your experience to one office or association near you, for a day a month.'
          : 'Fill in the next form that is open, and keep a second plan beside it.',
        band,
      ),
    ],
    capabilities: ['report-politics'],
  }
}

export const educationFieldAnswer: IntentComposer = async (context) => {
  const { subjects, stages } = await reportEducation.compute(reportInput(context), context.world)
  const top = subjects.slice(0, 3)
  const facts = top.map(({ subject, weight }, index) =>
    intentFact(
      `education.field.${index + 1}`,
      'score',
      `${upperFirst(subject)} is among the subjects that the chart points to.`,
      weight,
      'reports/report-education',
      [readerClaim('study', 'field', subject)],
    ),
  )
  const [fact] = facts
  const { gift } = await themesOfMatter('education', context)
  const best = Object.entries(stages).toSorted(([, a], [, b]) => b.score - a.score)[0]!
  const STAGES: Record<string, string> = {
    schooling: 'school',
    intellect: 'free thinking',
    higher: 'higher study',
    research: 'research',
  }
  return {
    lead: [
      packSentence(
        `Study ${joinWords(top.map(({ subject }) => subject))}: these subjects suit your chart best.`,
        ...facts,
      ),
    ],
    why: [gift.opening, packSentence(`Of the stages of learning ${STAGES[best[0]] ?? best[0]} suits you most.`, fact)],
    timing: [
      subjects[3]
        ? packSentence(
            `Next in the list ${subjects[4] ? 'are' : 'is'} ${joinWords(subjects.slice(3, 5).map(({ subject }) => subject))}.`,
            fact,
          )
        : null,
    ],
    advice: [
      packSentence(
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
/** Wording late in life, when people learn without examinations. */
const STUDY_OUTLOOK: Record<AreaBand, string> = {
  strong: 'The chart is clearly on your side in whatever you set out to learn.',
  good: 'The chart is on your side in what you learn.',
  mixed: 'What you learn is open: the chart gives the gift and leaves the work to you.',
  weak: 'Learning costs you more hours than others; method decides.',
}

export const examAnswer: IntentComposer = async (context) => {
  const { summary, timeline } = await reportEducation.compute(reportInput(context), context.world)
  const { sentences, times, step } = intentPeriods('education', timeline, context, 'reports/report-education')
  const band = bandFact('education', summary.band, 'study', 'reports/report-education')
  const [first, second] = await sidesOfMatter('education', context)
  return {
    lead: [packSentence((context.reader.stage === 'late' ? STUDY_OUTLOOK : EXAM_OUTLOOK)[summary.band], band)],
    why: [first, second],
    timing: [times('results'), ...sentences, step],
    advice: [
      packSentence(
        context.reader.stage === 'late'
          ? 'Keep one evening a week for it, with somebody who learns the same.'
          : 'Write one old paper against the clock each week from now on.',
        band,
      ),
    ],
    capabilities: ['report-education'],
  }
}
