import { CIVIL_MONTHS } from '../../src/time/iso.ts'

// Extracts what texts say a month is for: a step, or rest. Older and newer words are read alike.

export interface MonthUse {
  readonly use: 'begin' | 'rest'
  /** The matter for which the month is named; null for a life as a whole. */
  readonly matter: string | null
  /** `2027-07`. */
  readonly month: string
  readonly sentence: string
}

const MONTH = `(${CIVIL_MONTHS.join('|')})`
const STEP = '(?:your large step|the larger step|the main step(?: of (?:your|the) year)?|one small step)'

/** Sentences that name a month of a year, by the use that each group stands for. */
const PATTERNS: readonly (readonly [source: string, uses: readonly MonthUse['use'][]])[] = [
  [`\\b${MONTH} is the best month of`, ['begin']],
  [`is the best month of \\d{4}, and ${MONTH} the hardest\\.`, ['rest']],
  [`\\b${MONTH} is the hardest month of`, ['rest']],
  [`\\b(?:take|plan) ${STEP} (?:in|for) ${MONTH}`, ['begin']],
  [`, and rest in ${MONTH}`, ['rest']],
  [`\\bbegin nothing large in ${MONTH}`, ['rest']],
  [`\\bkeep ${MONTH} light`, ['rest']],
  [`^If you do one thing in \\d{4}, .*\\b(?:in|from) ${MONTH}(?: on)?\\b`, ['begin']],
  [`\\bat its best in ${MONTH} and hardest in ${MONTH}`, ['begin', 'rest']],
  [`\\b${MONTH} is the month to begin things in`, ['begin']],
  [`^Put (?:the largest|your main) step of \\d{4} into ${MONTH}, and a holiday into ${MONTH}`, ['begin', 'rest']],
]
const COMPILED = PATTERNS.map(([source, uses]) => [new RegExp(source, 'g'), uses] as const)
const AREA = new RegExp(`^The best month for (.+?) is ${MONTH}, and ${MONTH} is the hardest\\.`)

export const monthOf = (name: string, year: number) =>
  `${year}-${String(CIVIL_MONTHS.indexOf(name as 'May') + 1).padStart(2, '0')}`

/** The months that a sentence names in an answer on one calendar year. */
export const monthUsesIn = (sentence: string, year: number): MonthUse[] => {
  const area = AREA.exec(sentence)
  if (area)
    return [
      { use: 'begin', matter: area[1]!, month: monthOf(area[2]!, year), sentence },
      { use: 'rest', matter: area[1]!, month: monthOf(area[3]!, year), sentence },
    ]
  return COMPILED.flatMap(([pattern, uses]) =>
    [...sentence.matchAll(pattern)].flatMap((match) =>
      uses.map((use, i): MonthUse => ({ use, matter: null, month: monthOf(match[i + 1]!, year), sentence })),
    ),
  )
}

/** A sub-period that a text names for the large step, or for rest. */
export interface PeriodUse {
  readonly use: 'begin' | 'rest'
  readonly lord: string
  /** Its first month, or "now". */
  readonly from: string
  readonly sentence: string
}
const WHEN = `(?:\\d{1,2} )?(${MONTH.slice(1, -1)}) (\\d{4})`
const LORD = '(?:the )?(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn|Rahu|Ketu)'
const SPAN = `\\((now|from ${WHEN})[^)]*\\)`
const spanOf = (now: string | undefined, month: string | undefined, year: string | undefined) =>
  now === 'now' ? 'now' : `${month} ${year}`
type PeriodPattern = readonly [RegExp, (match: RegExpExecArray) => Omit<PeriodUse, 'sentence'>[]]
const PERIODS: readonly PeriodPattern[] = [
  [
    new RegExp(`^Ahead, [^:]*: ${LORD} from ${WHEN} is`),
    ([, lord, month, year]) => [{ use: 'begin', lord: lord!, from: `${month} ${year}` }],
  ],
  [
    new RegExp(`^The easiest of the coming parts is that of ${LORD} from ${WHEN}, so you do well to keep`),
    ([, lord, month, year]) => [{ use: 'begin', lord: lord!, from: `${month} ${year}` }],
  ],
  [
    new RegExp(
      `^Taken together, .*?\\b(?:the time of|under) ${LORD} ${SPAN}(?:.*?\\b(?:keep that of|in that of|that of) ${LORD} ${SPAN})?`,
    ),
    ([, lord, now, month, year, other, otherNow, otherMonth, otherYear]) => [
      { use: 'begin', lord: lord!, from: spanOf(now, month, year) },
      ...(other ? [{ use: 'rest' as const, lord: other, from: spanOf(otherNow, otherMonth, otherYear) }] : []),
    ],
  ],
  [
    new RegExp(
      `(?:time of|part is that of|hardest with|slowest part .* with|best one, with) ${LORD}, (?:from|which starts on) ${WHEN}, so (?:keep|have it)`,
    ),
    ([, lord, month, year]) => [{ use: 'rest', lord: lord!, from: `${month} ${year}` }],
  ],
  [
    /(?:large steps in your calendar now|^Ask for what is large|and begin it this month|^Start now what needs)/,
    () => [{ use: 'begin', lord: 'the present', from: 'now' }],
  ],
]
export const periodUsesIn = (sentence: string): PeriodUse[] =>
  PERIODS.flatMap(([pattern, read]) => {
    const match = pattern.exec(sentence)
    return match ? read(match).map((use) => ({ ...use, sentence })) : []
  })
