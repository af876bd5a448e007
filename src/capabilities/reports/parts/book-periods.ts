import {
  type Block,
  columnsBlock,
  note,
  paragraph,
  type Section,
  subheading,
  table,
  timeline,
} from '../../../document/document.ts'
import { datePart, longDate } from '../../../time/iso.ts'
import { quantity, upperFirst } from '../../../wording.ts'
import type { TextLength } from '../../shared/narrative/lengths.ts'
import { type BookParts, dayOfBook } from './book-parts.ts'
import type { Kundli } from './kundli-shapes.ts'

/** The dashas of the kundli book, and Saturn’s passages over the Moon. */

interface Span {
  readonly start: string
  readonly end: string
}
const isRunning = ({ start, end }: Span, day: string) => datePart(start) <= day && day < datePart(end)
const dates = ({ start, end }: Span) => [datePart(start), datePart(end)]

/** Tables beside each other in a row. */
const TABLES_IN_ROW = 3

/** A table of the parts of each period, three tables in a row, so that nine periods fill a page. */
const nineTables = (
  periods: readonly (Span & { name: string; parts: readonly (Span & { lord: string })[] })[],
): Block[] =>
  Array.from({ length: Math.ceil(periods.length / TABLES_IN_ROW) }, (_, row) =>
    columnsBlock(
      ...Array.from({ length: TABLES_IN_ROW }, (_, i) => {
        const period = periods[TABLES_IN_ROW * row + i]
        return {
          share: 1 / TABLES_IN_ROW,
          blocks: period
            ? [
                table(
                  '',
                  [period.name, datePart(period.start)],
                  period.parts.map((part) => [part.lord, datePart(part.start)]),
                ),
              ]
            : [],
        }
      }),
    ),
  )

/** The running period and the two after it; the last three periods of the 120 years after their end. */
const periodsFrom = <P>(all: readonly P[], running: number): readonly P[] => {
  const first = Math.min(running < 0 ? all.length : running, all.length - TABLES_IN_ROW)
  return all.slice(first, first + TABLES_IN_ROW)
}

/** Antardashas of the life, and pratyantars of the running and the next mahadasha. */
export const vimshottariSection = (
  data: Kundli,
  { periods }: BookParts,
  length: TextLength,
  reading: readonly Block[],
): Section => {
  const { vimshottari } = data.dashas
  const { years, months, days, lord } = vimshottari.balance_at_birth
  const day = dayOfBook(data)
  const at = periods.periods.findIndex((period) => isRunning(period, day))
  const running = periods.periods[at]
  const next = periods.periods[at + 1]
  const detailed = length === 'short' ? [] : [running, next].filter((period) => period !== undefined)
  return {
    title: 'Vimshottari dasha',
    finding: running
      ? `The years of ${running.lord} run until ${longDate(datePart(running.end))}${next ? `; ${next.lord} follows` : ''}`
      : 'The 120 years of the dashas have passed',
    blocks: [
      paragraph(
        `At birth ${quantity(years, 'year')}, ${quantity(months, 'month')} and ${quantity(days, 'day')} of ${lord} remained.`,
      ),
      timeline(
        'Vimshottari over the life',
        vimshottari.periods.map(({ lord: name, start, end }) => ({ name, from: start, to: end })),
      ),
      ...reading,
      subheading(length === 'short' ? 'Antardashas' : 'Antardashas of the life'),
      ...nineTables(
        (length === 'short' ? periodsFrom(periods.periods, at) : periods.periods).map(
          ({ lord: name, start, end, sub }) => ({ name, start, end, parts: sub ?? [] }),
        ),
      ),
      ...detailed.flatMap((main): Block[] => [
        subheading(`Pratyantars: ${main.lord}`),
        ...nineTables(
          (main.sub ?? []).map(({ lord: name, start, end, sub }) => ({ name, start, end, parts: sub ?? [] })),
        ),
      ]),
    ],
  }
}

export const otherDashas = (data: Kundli): Section => {
  const { yogini, ashtottari, chara } = data.dashas
  const day = dayOfBook(data)
  const sign = chara.periods.find((period) => isRunning(period, day))
  const running = yogini.periods.find((period) => isRunning(period, day))
  return {
    title: 'Yogini and Chara dasha',
    ...(running && sign
      ? { finding: `${running.yogini} runs by Yogini, ${sign.sign} by the Chara dasha of Jaimini` }
      : {}),
    blocks: [
      table(
        'Yogini',
        ['Yogini', 'Lord', 'From', 'To'],
        yogini.periods.map((period) => [period.yogini, period.lord, ...dates(period)]),
      ),
      table(
        'Chara',
        ['Sign', 'From', 'To', 'Years'],
        chara.periods.map((period) => [period.sign, ...dates(period), String(Math.round(period.years))]),
      ),
      ...(ashtottari
        ? [
            table(
              'Ashtottari',
              ['Lord', 'From', 'To'],
              ashtottari.periods.map((period) => [period.lord, ...dates(period)]),
            ),
          ]
        : [note('The Ashtottari dasha is not used here: Rahu is not where its rule wants him.', ['BPHS ch. 46'])]),
    ],
  }
}

const PHASES = { rising: 'Rising', peak: 'Peak', setting: 'Setting' } as const

type Cycles = NonNullable<BookParts['saturn']>['cycles']

const cycleTable = (cycles: Cycles): Block =>
  table(
    'Sade Sati of the life',
    ['Cycle', 'From', 'To'],
    cycles.map(({ cycle, start, end }) => [String(cycle), start, end]),
  )

interface Stay {
  readonly start: string
  readonly end: string
}
/** The stays of Saturn in a sign: each of them, or from the first day to the last. */
const staysOf = (spans: readonly Stay[], isFull: boolean): readonly Stay[] =>
  isFull ? spans : [{ start: spans[0]!.start, end: spans.at(-1)!.end }]

const phaseTable = (cycles: Cycles, isFull: boolean): Block =>
  table(
    'Sade Sati of the life',
    ['Cycle', 'Phase', 'Sign', 'From', 'To', 'Bindus', 'Intensity'],
    cycles.flatMap(({ cycle, phases }) =>
      phases.flatMap(({ phase, sign, spans, bindus, intensity }) =>
        staysOf(spans, isFull).map(({ start, end }) => [
          String(cycle),
          PHASES[phase as keyof typeof PHASES] ?? phase,
          sign,
          start,
          end,
          String(bindus),
          intensity,
        ]),
      ),
    ),
  )

/** Every sade sati and dhaiya of the life. */
export const saturnSection = (data: Kundli, { saturn }: BookParts, length: TextLength): Section[] => {
  if (!saturn) return []
  const { current, cycles, dhaiya, moon_sign } = saturn
  const isShort = length === 'short'
  const day = dayOfBook(data)
  const nextCycle = cycles.find(({ start }) => start > day)
  const active = cycles.find((cycle) => isRunning(cycle, day))
  const finding = active
    ? `Sade Sati runs until ${longDate(active.end)}`
    : nextCycle
      ? `The next Sade Sati begins on ${longDate(nextCycle.start)}`
      : 'No further Sade Sati lies ahead'
  const texts = (active ?? nextCycle)?.phases.flatMap(({ text }) => (text ? [text] : [])) ?? []
  return [
    {
      title: 'Sade Sati and dhaiya',
      finding,
      blocks: [
        paragraph(
          `Sade Sati is the passage of Saturn through the signs before, of and after the Moon, here ${moon_sign}. A dhaiya is his stay in the fourth or eighth sign from it. Now Saturn is in ${current.saturn.sign}.`,
        ),
        ...(texts.length > 0 && !isShort
          ? [subheading(active ? 'The running Sade Sati' : 'The next Sade Sati'), ...texts.map(paragraph)]
          : []),
        isShort ? cycleTable(cycles) : phaseTable(cycles, length === 'full'),
        ...(isShort
          ? []
          : [
              table(
                'Dhaiya of the life',
                ['Dhaiya', 'Sign', 'From', 'To'],
                dhaiya.flatMap(({ kind, sign, spans }) =>
                  staysOf(spans, length === 'full').map(({ start, end }) => [upperFirst(kind), sign, start, end]),
                ),
              ),
            ]),
      ],
    },
  ]
}
