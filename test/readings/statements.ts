import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { bySentence } from './by-sentence.ts'
import { areaOf } from './claims.ts'

// Extracts the statements of texts that all reports of a chart must share: ranks, best times, the next date, the leader of a year.

export interface Statement {
  /** The subject of the statement, such as `best time of marriage`. */
  readonly kind: string
  readonly value: string
  readonly sentence: string
}

const GRAHA = `(?:the )?(${GRAHAS.join('|')})`
const MONTH = `(?:${CIVIL_MONTHS.join('|')})`
const DAY = `(\\d{1,2} ${MONTH} \\d{4})`
/** A month with its year; of a date only these count. */
const WHEN = `(?:\\d{1,2} )?(${MONTH} \\d{4})`

/** Matters in texts, by the report that owns their times. */
const MATTERS: Record<string, string> = {
  work: 'work',
  'a new post or a promotion': 'work',
  'new work': 'work',
  'buy a home or land': 'property',
  'buying a home': 'property',
  'a change of work': 'work',
  'go abroad': 'travel abroad',
  move: 'moving',
  office: 'public life',
  'public life': 'public life',
  money: 'money',
  marriage: 'marriage',
  closeness: 'marriage',
  partnership: 'marriage',
  love: 'love',
  'a relationship': 'love',
  children: 'life with children',
  'life with children': 'life with children',
  learning: 'learning',
  study: 'learning',
  property: 'property',
  moving: 'moving',
  'travel abroad': 'travel abroad',
  'the inner life': 'the inner life',
}
const MATTER = `(${Object.keys(MATTERS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`

const bestTime = (matter: string, from: string | null, to: string): Omit<Statement, 'sentence'>[] => [
  { kind: `best time of ${MATTERS[matter]}: start`, value: from ?? 'now' },
  { kind: `best time of ${MATTERS[matter]}: end`, value: to },
]

type Pattern = readonly [source: string, read: (match: string[]) => Omit<Statement, 'sentence'>[]]
const rank =
  (kind: string): Pattern[1] =>
  ([, name]) => [{ kind, value: areaOf(name!) }]
const planet =
  (kind: string): Pattern[1] =>
  ([, name]) => [{ kind, value: name! }]

/** The words that name an area at the end of a clause. */
const AREA = `([\\p{L} ]+?)`
const PATTERNS: readonly Pattern[] = [
  [`\\b[Yy]ou have most ease in ${AREA}, and [\\p{L} ]+ needs most of your care`, rank('easiest area')],
  [`\\b[Yy]ou have most ease in [\\p{L} ]+?, and ${AREA} needs most of your care`, rank('hardest area')],
  [`^Taken together, you can lean most on ${AREA}, and`, rank('easiest area')],
  [`^Taken together, you can lean most on [\\p{L} ]+?, and ${AREA} needs care first`, rank('hardest area')],
  [`^${AREA} comes easily, [\\p{L} ]+ needs care$`, rank('easiest area')],
  [`^[\\p{L} ]+? comes easily, ${AREA} needs care$`, rank('hardest area')],
  [`^Of the areas of life the chart supports ${AREA} most,`, rank('easiest area')],
  [`^Of the areas of life the chart supports .* asks most of you in ${AREA}\\.`, rank('hardest area')],
  [`[Yy]our strongest planet is ${GRAHA}`, planet('strongest planet')],
  [`\\b${GRAHA} is the strongest (?:of the seven|planet of your chart)`, planet('strongest planet')],
  [`^strongest planet: ${GRAHA}`, planet('strongest planet')],
  [
    `\\b${GRAHA} (?:in your \\w+ house )?is the weakest (?:of your seven planets|planet of your chart)`,
    planet('weakest planet'),
  ],
  [`^weakest planet: ${GRAHA}`, planet('weakest planet')],
  [`^Begin with ${GRAHA}, (?:the weakest planet|which .* you need most help there)`, planet('weakest planet')],
  [`^Begin with ${GRAHA}, which`, planet('weakest planet')],
  [`^The easiest of the coming parts is that of ${GRAHA} from`, planet('easiest part')],
  [`^Ahead, [^:]*: ${GRAHA} from \\d`, planet('easiest part')],
  [`next date for you to note is ${DAY}`, ([, day]) => [{ kind: 'next date', value: day! }]],
  [
    `^Your next good time for ${MATTER}, and the strongest of these years, runs from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^Your next good time for ${MATTER} runs .*, and the strongest from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^You have a good time for ${MATTER} now, .*, and the strongest runs from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^Your strongest time for ${MATTER} in these years is running now, until ${WHEN}`,
    ([, matter, to]) => bestTime(matter!, null, to!),
  ],
  [
    `^From ${WHEN} to ${WHEN}, when you are \\d+: (?:this is )?your strongest time for (?:your )?${MATTER}`,
    ([, from, to, matter]) => bestTime(matter!, from!, to!),
  ],
  [
    `^Now, until ${WHEN}: (?:this is )?your strongest time for (?:your )?${MATTER}`,
    ([, to, matter]) => bestTime(matter!, null, to!),
  ],
  [
    `^The strongest time for ${MATTER} is from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^The best time (?:for|to) ${MATTER} is from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^The nearest time for ${MATTER} is .*; the strongest is from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [`^The best time (?:for|to) ${MATTER} is now, until ${WHEN}`, ([, matter, to]) => bestTime(matter!, null, to!)],
  [
    `^Yes: for ${MATTER} the present period is the best of the next ten years, until ${WHEN}`,
    ([, matter, to]) => bestTime(matter!, null, to!),
  ],
  [
    `^Not yet: (a change of work) is better timed from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [`^The strongest time for ${MATTER} is now, until ${WHEN}`, ([, matter, to]) => bestTime(matter!, null, to!)],
  [
    `^A window for (partnership) runs from ${WHEN} to ${WHEN}.* It is the strongest of`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
  [
    `^A window for (partnership) is open now, until ${WHEN}.* It is the strongest of`,
    ([, matter, to]) => bestTime(matter!, null, to!),
  ],
  [`^The strongest of the next ten years is open now, until ${WHEN}`, ([, to]) => bestTime('marriage', null, to!)],
  [
    `^The strongest of the next ten years runs from ${WHEN} to ${WHEN}`,
    ([, from, to]) => bestTime('marriage', from!, to!),
  ],
  [
    `^Of the periods ahead that of .*, from ${WHEN} to ${WHEN}, bears most on (work)`,
    ([, from, to, matter]) => bestTime(matter!, from!, to!),
  ],
  [
    `^The time that supports (children) most in the next ten years is from ${WHEN} to ${WHEN}`,
    ([, matter, from, to]) => bestTime(matter!, from!, to!),
  ],
]
const COMPILED = PATTERNS.map(([source, read]) => [new RegExp(source, 'u'), read] as const)

/** The statements of a sentence or of two sentences that belong together. */
export const statementsIn = bySentence((sentence): Statement[] =>
  COMPILED.flatMap(([pattern, read]) => {
    const match = pattern.exec(sentence)
    return match ? read([...match]).map((statement) => ({ ...statement, sentence })) : []
  }),
)
