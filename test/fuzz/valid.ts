import { Value } from '@sinclair/typebox/value'
import fc from 'fast-check'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { atlas, sky, worldAt } from '../world.ts'
import { coherent, validValue } from './inputs.ts'
import { malformedTimestamps } from './timestamps.ts'

export interface ValidTally {
  calls: number
  /** Answers by status. */
  statuses: Record<string, number>
  /** Answers of each capability by status. */
  byCapability: Record<string, Record<string, number>>
  /** Each 5xx and each malformed timestamp: capability, reason, and the shortest input found that shows it. */
  defects: string[]
}

const NOW = Date.UTC(2026, 2, 15, 12)
/** Defects of one capability with the same reason are reported once. */
const reasonOf = (text: string) =>
  text.startsWith('timestamp') ? 'timestamp' : text.replaceAll(/[\d.]+/g, '#').slice(0, 200)

/** The stack of the failure, or the fields of the answer that do not fit its schema. */
const explained = async (entry: CatalogueEntry, input: object): Promise<string> => {
  try {
    const data = await entry.compute(input as never, worldAt(NOW))
    const misfits = [...Value.Errors(entry.data, data)].slice(0, 3)
    if (misfits.length === 0) return 'the answer fits its schema when computed alone'
    return misfits.map(({ path, message, value }) => `${path}: ${message}, not ${JSON.stringify(value)}`).join('; ')
  } catch (reason) {
    return reason instanceof Error
      ? (reason.stack ?? reason.message).split('\n').slice(0, 4).join(' | ')
      : String(reason)
  }
}

/** Calls every capability with inputs that fit its schema; `calls` are divided evenly. */
export const fuzzValid = async (
  calls: number,
  seed: number,
  {
    entries = catalogue,
    under = sky,
    onProgress = () => {},
    onDefect = () => {},
    onAnswer = () => {},
  }: {
    entries?: readonly CatalogueEntry[]
    under?: Sky
    onProgress?: (done: number) => void
    onDefect?: (defect: string) => void
    onAnswer?: (entry: CatalogueEntry, input: object, data: object) => void
  } = {},
): Promise<ValidTally> => {
  const trial = createKeylessService({
    sky: under,
    atlas,
    clock: { now: () => NOW },
    cacheBytes: 0,
    deadlineMs: 120_000,
  })
  const tally: ValidTally = { calls: 0, statuses: {}, byCapability: {}, defects: [] }
  const known = new Set<string>()

  /** The defect of one call, or null. */
  const defectOf = async (
    entry: CatalogueEntry,
    input: object,
    status: number,
    body: string,
  ): Promise<string | null> => {
    if (status >= 500) return `${status} ${await explained(entry, input)}`
    if (status === 422 && JSON.parse(body).error.field === null) return '422 without a field'
    if (status !== 200) return status === 422 ? null : `${status} for a valid input`
    const answer = JSON.parse(body)
    onAnswer(entry, input, answer.data)
    const [malformed] = malformedTimestamps(answer)
    return malformed ? `timestamp ${malformed}` : null
  }

  /** Removes optional fields and uses values of the example, as long as a call fails with the same status. */
  const shrunk = async (entry: CatalogueEntry, input: Record<string, unknown>, status: number) => {
    let small = input
    const example = entry.example as Record<string, unknown>
    for (const name of Object.keys(input))
      for (const change of [undefined, example[name]]) {
        const { [name]: _, ...rest } = small
        const next = change === undefined ? rest : { ...rest, [name]: change }
        if ((await trial.call(entry, next)).status !== status) continue
        small = next
        break
      }
    return small
  }

  const each = Math.ceil(calls / entries.length)
  for (const [i, entry] of entries.entries()) {
    const inputs = fc.sample(coherent(validValue(entry.input, entry.example)), { numRuns: each, seed: seed + i })
    const counts: Record<string, number> = (tally.byCapability[entry.slug] = {})
    for (const input of inputs as Record<string, unknown>[]) {
      const { status, body } = await trial.call(entry, input)
      tally.calls++
      tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
      counts[status] = (counts[status] ?? 0) + 1
      const defect = await defectOf(entry, input, status, body)
      if (defect === null) continue
      const key = `${entry.slug} ${reasonOf(defect)}`
      if (known.has(key)) continue
      known.add(key)
      const small = status >= 500 ? await shrunk(entry, input, status) : input
      const line = `${entry.family}/${entry.slug} ${defect} ${JSON.stringify(small).slice(0, 1500)}`
      tally.defects.push(line)
      onDefect(line)
    }
    onProgress(tally.calls)
  }
  return tally
}
