import type { Awaitable } from '../store/terms.ts'
import { type Coordination, localCoordination } from './coordination.ts'
import type { Allowance } from './limiter.ts'

/** What a worker asks of the process that started it: plain data. */
export type Question =
  | { about: 'units'; scope: string; units: number; limit: number; now: number }
  | { about: 'claim'; name: string; mark: string }
  | { about: 'claim back'; name: string }

/** Coordination by another process's: `ask` carries the question there and the answer back. */
export const askedCoordination = (ask: (question: Question) => Promise<unknown>): Coordination => ({
  limiter: {
    take: (scope, units, limit, now) => ask({ about: 'units', scope, units, limit, now }) as Promise<Allowance>,
  },
  claims: {
    take: (name, mark) => ask({ about: 'claim', name, mark }) as Promise<string | null>,
    // With the process that kept it the claim is gone too.
    giveBack: (name) =>
      ask({ about: 'claim back', name }).then(
        () => {},
        () => {},
      ),
  },
  close() {},
})

/** Answers the questions of several workers; what one held is free again when it is gone. */
export const coordinator = () => {
  const { limiter, claims } = localCoordination()
  const held = new Map<string, Set<string>>()
  const heldBy = (worker: string) => {
    const names = held.get(worker) ?? new Set()
    held.set(worker, names)
    return names
  }
  return {
    answer(worker: string, question: Question): Awaitable<unknown> {
      switch (question.about) {
        case 'units':
          return limiter.take(question.scope, question.units, question.limit, question.now)
        case 'claim': {
          const other = claims.take(question.name, question.mark)
          if (other === null) heldBy(worker).add(question.name)
          return other
        }
        case 'claim back':
          heldBy(worker).delete(question.name)
          return claims.giveBack(question.name)
      }
    },
    gone(worker: string): void {
      for (const name of heldBy(worker)) claims.giveBack(name)
      held.delete(worker)
    },
  }
}
