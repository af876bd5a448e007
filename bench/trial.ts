import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Awaitable } from '../src/store/types.ts'
import { contenders, type Subject, type Subjects } from './contender.ts'

/** A contender at work on one size of a trial. */
export interface Seat {
  /** What contenders have to agree on. */
  answer(): Awaitable<unknown>
  /** Works for one round: seconds a unit, by the name of the measure. The nameless one is the trial's own. */
  round(): Awaitable<Record<string, number>>
  end?(): Awaitable<void>
}

export interface Participant {
  name: string
  /** A bound, not a way to do the work: its answer is not compared. */
  limit?: true
  /** How far it may be from the reference. */
  arcseconds: number
}

export interface Trial {
  name: string
  /** What one unit is. */
  unit: string
  /** Units of measures that are not seconds, by the name of the measure. */
  otherUnits?: Record<string, string>
  /** What has to be the same before anything is timed. */
  agreement: string
  /** As many moments, days, people or requests. `tiny` serves the test of the trial itself. */
  sizes: { timed: number; agreed: number; tiny: number }
  /** Units in a size. */
  units(size: number): number
  participants(): Promise<Participant[]>
  /** Whose answer the others are compared with. */
  reference: string
  /** Null when the contender does not do this. */
  seat(name: string, size: number): Promise<Seat | null>
  /** What is wrong with an answer, or null. */
  disagreement(reference: unknown, answer: unknown, who: Participant): string | null
}

const LEAST_SECONDS = 0.1

/** Seconds a unit: again and again until the clock can tell. */
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
  /** What is made ready outside the clock: the work of one round, and its answer. */
  prepare(does: Subjects[S], size: number): { work: () => Awaitable<unknown>; answer: () => Awaitable<Answer> }
  disagreement(reference: Answer, answer: Answer, who: Participant): string | null
}

/** A trial between the modules of `contenders/`. */
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
    const does = (await (await contenders()).find((each) => each.name === name)!.load())[subject]
    if (!does) return null
    const { work, answer } = prepare(does as Subjects[S], size)
    return { answer, round: async () => ({ '': await timed(units(size), work) }) }
  },
  disagreement: (expected, answer, who) => disagreement(expected as Answer, answer as Answer, who),
})

const FOLDER = fileURLToPath(new URL('trials/', import.meta.url))

/** Every trial: a file of `trials/` is a subject, its default export the list of its trials. */
export const trials = async (): Promise<Trial[]> => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts'))
  const lists = await Promise.all(
    files.sort().map(async (file) => (await import(`${FOLDER}${file}`)).default as Trial[]),
  )
  return lists.flat()
}
