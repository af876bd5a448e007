import type { Trial } from './trial.ts'

export interface ContenderResult {
  name: string
  /** Seconds per unit, or the measure that `unit` names. */
  median: number
  best: number
  per_second: number
}

export interface TrialResult {
  name: string
  unit: string
  size: number
  contenders: ContenderResult[]
  /** The median of each other contender divided by that of the first contender. */
  ratio_to: Record<string, number>
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** One result per measure, from the rounds of every contender. The contender `khagola` comes first. */
export const results = (
  trial: Trial,
  rounds: ReadonlyMap<string, readonly Record<string, number>[]>,
): TrialResult[] => {
  const names = [...rounds.keys()].sort((a, b) => +(b === 'khagola') - +(a === 'khagola'))
  const measures = new Set([...rounds.values()].flatMap((all) => all.flatMap((round) => Object.keys(round))))
  return [...measures].map((measure) => {
    const contenders = names.flatMap((name): ContenderResult[] => {
      const values = rounds.get(name)!.flatMap((round) => round[measure] ?? [])
      if (values.length === 0) return []
      const middle = median(values)
      return [{ name, median: middle, best: Math.min(...values), per_second: 1 / middle }]
    })
    const [first, ...others] = contenders
    return {
      name: measure ? `${trial.name}, ${measure}` : trial.name,
      unit: trial.otherUnits?.[measure] ?? trial.unit,
      size: trial.units(trial.sizes.timed),
      contenders,
      ratio_to: Object.fromEntries(others.map(({ name, median }) => [name, median / first!.median])),
    }
  })
}

const SCALES = [
  [1, 's'],
  [1e-3, 'ms'],
  [1e-6, 'us'],
  [1e-9, 'ns'],
  [1e-12, 'ps'],
] as const

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const seconds = (value: number): string => {
  const [scale, name] = SCALES.find(([scale]) => value >= scale) ?? SCALES.at(-1)!
  return `${figure(value / scale)} ${name}`
}

/** The result as a table of text. */
export const table = ({ name, unit, contenders, ratio_to }: TrialResult, inSeconds: boolean): string => {
  const format = inSeconds ? seconds : figure
  const rows = contenders.map((each) => [
    each.name,
    format(each.median),
    format(each.best),
    inSeconds ? Math.round(each.per_second).toLocaleString('en') : '',
    ratio_to[each.name] === undefined ? '' : `${figure(ratio_to[each.name]!)}x`,
  ])
  const head = ['', 'median', 'best', inSeconds ? 'per second' : '', rows.length > 1 ? 'ratio to the first' : '']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  )
  return `\n${name} (${unit})\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}`
}

/** All measures of a trial as one table: a row for each measure, a column for each contender, in microseconds. */
export const matrixTable = (results: readonly TrialResult[], { limit }: { limit: string }): string => {
  const names = [...new Set(results.flatMap(({ contenders }) => contenders.map(({ name }) => name)))]
  const parts = names.filter((name) => name.startsWith('part: '))
  const peers = names.filter((name) => !['khagola', 'as text', limit, ...parts].includes(name))
  const ratios: number[] = []
  const rows = results.map(({ name, contenders }) => {
    const secondsOf = (contender: string) => contenders.find((each) => each.name === contender)?.median
    const own = secondsOf('khagola')!
    const best = Math.min(...peers.map((peer) => secondsOf(peer) ?? Number.POSITIVE_INFINITY))
    if (Number.isFinite(best)) ratios.push(best / own)
    return [
      name.slice(name.indexOf(', ') + 2),
      ...names.map((contender) => {
        const value = secondsOf(contender)
        return value === undefined ? '' : figure(value * 1e6)
      }),
      figure(own / secondsOf(limit)!),
      Number.isFinite(best) ? `${figure(best / own)}x` : '',
    ]
  })
  const head = ['us', ...names.map((name) => name.replace('part: ', '')), 'of limit', 'best peer']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  '),
  )
  const summary =
    ratios.length === 0
      ? 'no peer takes part'
      : `best peer: at least ${figure(Math.min(...ratios))}x, median ${figure(median(ratios))}x`
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n  ${summary}`
}
