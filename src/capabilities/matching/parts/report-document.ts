import {
  callout,
  note,
  paragraph,
  type Section,
  type SupportingFact,
  subheading,
  table,
} from '../../../document/document.ts'
import { GRAHAS } from '../../../jyotish/grahas.ts'
import { upperFirst } from '../../../wording.ts'
import { SIGNS } from '../../../zodiac/signs.ts'
import { vargaInWords, vargaPicture } from '../../shared/chart-picture.ts'

const CHART_NAMES = { D1: 'rasi (D1)', D9: 'navamsa (D9)' } as const
const spaced = (word: string) => word.replace(/[_-]/g, ' ')
const titled = (word: string) => spaced(word).replace(/^./, (letter) => letter.toUpperCase())

interface Matched {
  readonly ascendant: { readonly longitude: number }
  readonly planets: readonly { readonly name: string; readonly longitude: number }[]
}
interface MatchReason {
  readonly text: string
  readonly fact: string
  readonly cancelled: boolean
  readonly cancellations: readonly { readonly rule: string; readonly holds: boolean }[]
}
interface MatchReport {
  readonly summary: { readonly text: string }
  readonly reasons_for: readonly MatchReason[]
  readonly reasons_against: readonly MatchReason[]
  readonly talk: string
  readonly groom: Matched
  readonly bride: Matched
  readonly scores: Readonly<Record<string, { total: number; maximum: number; verdict: string } | undefined>>
  readonly sections: readonly {
    id: string
    title: string
    facts: readonly (SupportingFact & { readonly fact_id: string })[]
    paragraphs: readonly { text: string }[]
  }[]
  readonly overall: { band: string; reasons: readonly string[] }
}

const PORUTHAM = / porutham$/
const POINTS = /^(?<name>[^:]+): (?<points>.+?)\. (?<why>.+)$/
/** Scores as tables: each fact names the limb, its points and the reason. */
const pointTables = (facts: readonly SupportingFact[]) => {
  const rows = facts.map(({ text }) => {
    const { name, points, why } = POINTS.exec(text)!.groups as Record<'name' | 'points' | 'why', string>
    return { name, cells: [titled(name.replace(PORUTHAM, '')), titled(points), why] }
  })
  const rowsOf = (poruthams: boolean) =>
    rows.flatMap(({ name, cells }) => (PORUTHAM.test(name) === poruthams ? [cells] : []))
  return [
    table('The eight kootas', ['Koota', 'Points', 'Why'], rowsOf(false)),
    table('The ten poruthams', ['Porutham', 'Grade', 'Why'], rowsOf(true)),
  ]
}

const NAMES = new RegExp(`\\b(${[...GRAHAS, ...SIGNS].join('|')})\\b`, 'gi')
const rulesOf = (cancellations: MatchReason['cancellations']) =>
  [...new Set(cancellations.map(({ rule }) => spaced(rule).replace(NAMES, upperFirst)))].join('; ')

/** Actual or possible cancellations; insufficient ones are included. */
const cancellingOf = ({ cancelled, cancellations }: MatchReason) => {
  const held = cancellations.filter(({ holds }) => holds)
  const missing = cancellations.filter(({ holds }) => !holds)
  if (cancelled) return ` Cancelled by: ${rulesOf(held)}.`
  return [
    held.length > 0 ? ` Softened by: ${rulesOf(held)}.` : '',
    missing.length > 0 ? ` Would cancel it: ${rulesOf(missing)}.` : '',
  ].join('')
}

const reasonBlocks = (title: string, reasons: readonly MatchReason[]) =>
  reasons.length === 0
    ? []
    : [
        subheading(title),
        ...reasons.flatMap((reason) => [paragraph(reason.text), note(`${reason.fact}${cancellingOf(reason)}`)]),
      ]

const UNMET = / does not hold \(/

/** The supporting facts of a section; of cancellation rules, only those that hold. */
const groundsOf = ({ facts }: MatchReport['sections'][number]): SupportingFact[] =>
  facts.map(({ fact_id: _, text: input, ...fact }) => {
    const text = input.replace(NAMES, upperFirst)
    if (!UNMET.test(text)) return { ...fact, text }
    const [, assessment, rules] = /^(.*?): (.*)\.$/.exec(text)!
    const held = rules!.split('; ').filter((rule) => !UNMET.test(rule))
    return { ...fact, text: `${[assessment, held.join('; ')].filter(Boolean).join(': ')}.` }
  })

/** A match as a report: opening, reasons for and against, scores, both charts, points, further matters in order, and the conclusion. */
export const matchDocument = ({
  summary,
  groom,
  bride,
  scores,
  sections,
  overall,
  reasons_for,
  reasons_against,
  talk,
}: MatchReport): Section[] => {
  const describe = ({ paragraphs }: MatchReport['sections'][number]) => paragraphs.map(({ text }) => paragraph(text))
  const [kootas, ...others] = sections as [MatchReport['sections'][number], ...MatchReport['sections']]
  const conclusion = others.pop()!
  return [
    {
      title: 'For and against',
      blocks: [
        paragraph(summary.text),
        ...reasonBlocks('What supports you', reasons_for),
        ...reasonBlocks('What needs care', reasons_against),
        subheading('What to talk about'),
        paragraph(talk),
      ],
    },
    {
      title: 'Scores',
      blocks: [
        callout(`Overall: ${spaced(overall.band)}`, overall.reasons.join(' ')),
        table(
          'By system',
          ['System', 'Total', 'Verdict'],
          Object.entries(scores).flatMap(([system, score]) =>
            score ? [[titled(system), `${score.total} of ${score.maximum}`, titled(score.verdict)]] : [],
          ),
        ),
      ],
    },
    {
      title: 'Charts',
      blocks: (['D1', 'D9'] as const).flatMap((code) =>
        Object.entries({ groom, bride }).map(([of, { ascendant, planets }]) =>
          vargaPicture(
            `${titled(of)}, ${CHART_NAMES[code]}`,
            code,
            vargaInWords(code, ascendant, planets),
            of as 'groom' | 'bride',
          ),
        ),
      ),
    },
    {
      title: kootas.title,
      blocks: [...describe(kootas), ...pointTables(kootas.facts)],
    },
    {
      title: 'Point by point',
      blocks: others.flatMap((section) => [subheading(section.title), ...describe(section)]),
      facts: others.flatMap(groundsOf),
    },
    { title: conclusion.title, blocks: describe(conclusion), facts: groundsOf(conclusion) },
  ]
}
