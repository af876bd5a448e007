import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Awaitable } from '../src/store/types.ts'
import { contenders, type Subject, type Subjects } from './contender.ts'

/** A contender that is prepared for one size of a trial. */
export interface Seat {
  /** The answer that is compared with that of the reference. */
  answer(): Awaitable<unknown>
  /** Runs one round. Returns seconds per unit by measure; the key '' is the main measure of the trial. */
  round(): Awaitable<Record<string, number>>
  end?(): Awaitable<void>
}

export interface Participant {
  name: string
  /** Set for a lower bound of the work. Its answer is not compared. */
  limit?: true
  /** Largest difference from the reference, arcseconds. */
  arcseconds: number
}

export interface Trial {
  name: string
  /** The unit of work, for people. */
  unit: string
  /** Units of measures that are not in seconds, by measure. */
  otherUnits?: Record<string, string>
  /** The criterion of agreement in words, for the report. */
  agreement: string
  /** Numbers of moments, days, people or requests: for timing, for the comparison of answers, and for the test of the trial. */
  sizes: { timed: number; agreed: number; tiny: number }
  /** The number of units in a size. */
  units(size: number): number
  participants(): Promise<Participant[]>
  /** The name of the contender that the others are compared with. */
  reference: string
  /** Set for a trial with many measures: they are printed as the rows of one table, with ratios to this contender and to the best peer. */
  matrix?: { limit: string }
  /** Prepares a contender. Returns null if it does not support this trial. */
  seat(name: string, size: number): Promise<Seat | null>
  /** The difference of an answer from the reference as a sentence, or null. */
  disagreement(reference: unknown, answer: unknown, who: Participant): string | null
}

const LEAST_SECONDS = 0.1

/** Seconds per unit. Repeats the work until `LEAST_SECONDS` have passed. */
export const timed = async (units: number, work: () => Awaitable<unknown>): Promise<number> => {
  const began = Bun.nanoseconds()
  for (let times = 1; ; times++) {
    const pending = work()
    if (pending instanceof Promise) await pending
    const seconds = (Bun.nanoseconds() - began) / 1e9
    if (seconds >= LEAST_SECONDS) return seconds / times / units
  }
}

interface SubjectTrial<S extends Subject, Answer> {
  name: string
  unit: string
  agreement: string
  sizes: Trial['sizes']
  units?: (size: number) => number
  reference?: string
  subject: S
  /** Prepares the work of one round and its answer; this is not timed. */
  prepare(compute: Subjects[S], size: number): { work: () => Awaitable<unknown>; answer: () => Awaitable<Answer> }
  disagreement(reference: Answer, answer: Answer, who: Participant): string | null
}

/** A trial of one subject in which all modules of `contenders/` take part. */
export const subjectTrial = <S extends Subject, Answer>({
  subject,
  prepare,
  units = (size) => size,
  reference = 'sweph',
  disagreement,
  ...rest
}: SubjectTrial<S, Answer>): Trial => ({
  ...rest,
  units,
  reference,
  participants: contenders,
  async seat(name, size) {
    const compute = (await (await contenders()).find((each) => each.name === name)!.load())[subject]
    if (!compute) return null
    const { work, answer } = prepare(compute as Subjects[S], size)
    return { answer, round: async () => ({ '': await timed(units(size), work) }) }
  },
  disagreement: (expected, answer, who) => disagreement(expected as Answer, answer as Answer, who),
})

const FOLDER = fileURLToPath(new URL('trials/', import.meta.url))

/** All trials. The default export of each file in `trials/` is a list of trials. */
export const trials = async (): Promise<Trial[]> => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  const lists = await Promise.all(
    files.sort().map(async (file) => (await import(`${FOLDER}${file}`)).default as Trial[]),
  )
  return lists.flat()
}
