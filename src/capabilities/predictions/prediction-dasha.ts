import { mapYielding } from '../../cooperative-yield.ts'
import { paragraph, subheading, table, timeline } from '../../document/document.ts'
import { ageOfLife } from '../../jyotish/ages.ts'
import { DASHA_NATURES, DASHA_RELATIONS, type DashaNature } from '../../jyotish/dasha-scores.ts'
import { periodsAt } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { nameInSentence } from '../../jyotish/grahas.ts'
import { isLate, isYoung, sentenceFilterFrom } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import type { FactText } from '../../readings/fact.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { datePart } from '../../time/iso.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoLocal, startOfDay } from '../../time/moment.ts'
import { possessive, upperFirst } from '../../wording.ts'
import { capability } from '../capability.ts'
import { ReportFact } from '../shared/cited-facts.ts'
import { periodRows, standingAt } from '../shared/dasha-periods.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { AS_OF, ageOfNatal, dayOfLife, noonOfLife } from '../shared/lifetime.ts'
import { antardashaText, mahadashaText } from '../shared/narrative/dasha.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { natal } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Paragraph } from '../shared/report-sections.ts'
import { Graha } from '../shared/shapes.ts'
import { periodsSummary } from './parts/periods-summary.ts'
import { QualityScore, tenths } from './parts/quality-shape.ts'

const FactIds = t.Array(t.String(), { minItems: 1 })
const span = {
  start: t.String({ description: 'Start in local time, inclusive.' }),
  end: t.String({ description: 'End in local time, exclusive.' }),
}
const Running = nullable(t.Object({ lord: Graha, ...span }))
const LEVELS = ['mahadasha', 'antardasha', 'pratyantardasha'] as const
const USUAL_YEARS = 20
const LATER_COURSES: Record<DashaNature, string> = {
  supportive: 'helpful',
  mixed: 'of mixed help',
  testing: 'demanding',
}
const day = (text: string) => datePart(text)

/** Sequential, since later texts leave out sentences already used. */
const inOrder = async <A, B>(items: readonly A[], of: (item: A) => Promise<B>): Promise<B[]> => {
  const done: B[] = []
  for (const item of items) done.push(await of(item))
  return done
}

export default capability({
  slug: 'prediction-dasha',
  title: 'Periods told',
  summary: 'The Vimshottari periods of the requested years, each lord weighed at birth, with readings and subperiods.',
  weight: 'report',
  method:
    'The periods follow BPHS ch. 46-60; the weights from a base of 50 are this service’s own. Lord: houses owned (1, 5, 9 +8; 4, 7, 10 +3; 3, 6, 11 -3; 8, 12 -6); exalted, moolatrikona or own sign +5, debilitated -5; in a kendra or trikona +6, 2 or 11 +3, 6, 8 or 12 -6; owner of 2 or 7 and of none of 1, 5, 9 -4; each benefic with it or aspecting it +2, malefic -2; its nakshatra lord in a kendra, trikona, 2 or 11 +3, in 6, 8 or 12 -3. An antardasha has the mean of both lords, plus the house from the mahadasha lord (1, 4, 5, 7, 9, 10, 11 +6; 6, 8, 12 -6), plus its relation to that lord (+4 to -4). It is supportive from 60 and mixed from 40.',
  input: reportBirth({
    years: maybe(t.Integer({ minimum: 1, maximum: 120, default: 20 })),
    from_date: AS_OF,
  }),
  data: t.Object({
    ...reportHeadFields('dasha'),
    system: t.Literal('vimshottari'),
    summary: Paragraph,
    current: t.Object(
      { mahadasha: Running, antardasha: Running, pratyantardasha: Running },
      { description: 'Period at 12:00 UTC of from_date.' },
    ),
    periods: t.Array(
      t.Object({
        mahadasha: Graha,
        ...span,
        lord_facts: t.Array(ReportFact),
        nature: oneOf(DASHA_NATURES),
        score: QualityScore,
        reading: t.String(),
        fact_ids: FactIds,
        antardashas: t.Array(
          t.Object({
            lord: Graha,
            ...span,
            score: QualityScore,
            relation: oneOf(DASHA_RELATIONS),
            reading: t.String(),
            fact_ids: FactIds,
          }),
        ),
      }),
    ),
  }),
  example: { ...independence, from_date: '1975-06-01', years: 10 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'violet',
    document: ({ current, periods, summary }) => [
      {
        title: 'The periods now',
        blocks: [
          paragraph(summary.text),
          table(
            'Running',
            ['Level', 'Lord', 'From', 'Until'],
            LEVELS.flatMap((level) => {
              const period = current[level]
              return period ? [[level, period.lord, day(period.start), day(period.end)]] : []
            }),
          ),
          timeline(
            'The periods that are read',
            periods.flatMap(({ antardashas }) =>
              antardashas.map(({ lord: name, start, end }) => ({ name, from: start, to: end })),
            ),
          ),
        ],
      },
      ...periods.map(({ mahadasha, start, end, nature, reading, antardashas, lord_facts }) => ({
        title: `${mahadasha}, ${day(start)} to ${day(end)}: ${nature}`,
        blocks: [
          paragraph(reading),
          ...antardashas.flatMap((antardasha) => [
            subheading(`${antardasha.lord}, ${day(antardasha.start)} to ${day(antardasha.end)}`),
            paragraph(antardasha.reading),
          ]),
        ],
        facts: lord_facts,
      })),
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { chart, moment } = born
  const first = dayOfLife(input.from_date, 'from_date', born, world)
  const noon = noonOfLife(first, born)
  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, moment.jd), noon, 'vimshottari', world)
  const from = startOfDay(first, moment.zone)
  const to = plusDays(from, (input.years ?? USUAL_YEARS) * dasha.yearDays)
  const path = periodsAt(dasha, noon, LEVELS.length)
  const level = (i: number) => {
    const period = path[i]
    return period
      ? {
          lord: period.ruler,
          start: isoLocal(period.start, moment.zone),
          end: isoLocal(period.end, moment.zone),
        }
      : null
  }
  const next = standingAt(dasha, to, 'vimshottari', world)
  const rounds = await mapYielding(next === dasha ? [dasha] : [dasha, next], world.yieldIfDue, (round) =>
    periodRows(round, ({ ruler }) => ({ lord: ruler }), { levels: 2, from, to }, moment, world.yieldIfDue),
  )
  // A period uses the words for the age at which it begins.
  const ageIn = ({ age_at_start }: { age_at_start: number }) =>
    ageOfLife(Math.max(age_at_start, ageOfNatal(born, from)))
  const usedSentences = sentenceFilterFrom(ageOfNatal(born, from))
  const name = givenName(input.name)
  const child = isYoung(ageOfNatal(born, from)) ? (name ?? 'your child') : null
  /** A sentence on the chart of the reader, or of the child. */
  const ofReader = (sentence: string) =>
    child
      ? sentence
          .replaceAll('your ', `${possessive(child)} `)
          .replace(/^You get (.*) alone/, (_, lord: string) => `${upperFirst(lord)} acts alone`)
      : sentence
  const reading = (fact: FactText, grounds: string) =>
    [prose(compose([fact], { usedSentences })), ofReader(grounds)].filter(Boolean).join(' ')
  /** The reading of a period; that of a minor after the eighteenth birthday has its course only. */
  const readingAt = (row: { age_at_start: number }, fact: FactText, grounds: string, span: string) =>
    child && ageIn(row) !== 'young'
      ? `${span} come after the eighteenth birthday and are ${LATER_COURSES[fact.value as DashaNature]} for ${child}. ${ofReader(grounds)}`
      : reading(fact, grounds)
  const periodText = async ({ lord, start, end, sub, age_at_start }: (typeof rounds)[number][number]) => {
    const { score, nature, facts, told: factText, grounds } = await mahadashaText(lord, chart, ageIn({ age_at_start }))
    return {
      mahadasha: lord,
      start,
      end,
      lord_facts: [...facts, factText].map(({ id, kind, text, value, source }) => ({
        fact_id: id,
        kind,
        text,
        value,
        source,
      })),
      nature,
      score: tenths(score),
      reading: readingAt({ age_at_start }, factText, grounds, `The years of ${nameInSentence(lord)}`),
      fact_ids: [factText, ...facts].map(({ id }) => id),
      antardashas: await inOrder(sub!, async (row) => {
        const lesser = await antardashaText(lord, row.lord, chart, ageIn(row))
        return {
          lord: row.lord,
          start: row.start,
          end: row.end,
          score: tenths(lesser.score),
          relation: lesser.relation,
          reading: readingAt(
            row,
            lesser.told,
            lesser.grounds,
            `The months of ${nameInSentence(row.lord)} within the years of ${nameInSentence(lord)}`,
          ),
          fact_ids: [lesser.told.id, ...new Set([`D1.${lord}.house`, `D1.${row.lord}.house`])],
        }
      }),
    }
  }
  const periods = await inOrder(rounds.flat(), periodText)
  return {
    ...reportHead('dasha', born),
    system: 'vimshottari' as const,
    summary: periodsSummary(periods, isoLocal(noon, moment.zone), {
      chart,
      name,
      child,
      isElder: isLate(ageOfNatal(born, from)),
    }),
    current: { mahadasha: level(0), antardasha: level(1), pratyantardasha: level(2) },
    periods,
  }
})
