import { Fault } from '../faults.ts'
import { allot, type CreditRefusal, termsOf } from '../store/credits.ts'
import type { Access, Store } from '../store/store.ts'
import type { Progress } from './desk.ts'
import type { Limiter } from './limiter.ts'

/** Credits of a live call and units of the rate limit. */
export interface Cost {
  readonly credits: number
  readonly units: number
}

/** The account is there: `suspended` otherwise. */
export const checkActive = ({ organisation }: Access): void => {
  if (organisation.status !== 'active') throw new Fault('suspended', 'The account is not active.')
}

/** The account may order what costs: `suspended`, `overdue`. */
export const checkAccount = (access: Access, now: number): void => {
  checkActive(access)
  const { key, organisation } = access
  if (key.environment === 'live' && organisation.graceEndsAt !== null && now >= organisation.graceEndsAt)
    throw new Fault(
      'overdue',
      'The plan payment is overdue and its grace period has ended; live calls stop until it is paid.',
    )
}

export const limitScope = ({ organisation, key }: Access): string => `${organisation.id}/${key.environment}`

/** Takes the units of a call, or says when they would fit. */
export const takeUnits = async (
  limiter: Limiter,
  access: Access,
  cost: Cost,
  progress: Pick<Progress, 'now' | 'allowance'>,
): Promise<void> => {
  const limit = access.plan.unitsPerSecond
  const allowance = await limiter.take(limitScope(access), cost.units, limit, progress.now)
  progress.allowance = allowance
  if (!allowance.fits)
    throw new Fault(
      'rate_limited',
      `The rate limit of ${limit} units per second is reached; this call takes ${cost.units}.`,
      { retryAfter: Math.max(1, Math.ceil(allowance.resetsIn / 1000)) },
    )
}

export const creditFault = (why: CreditRefusal, { key, plan, project }: Access): Fault => {
  switch (why) {
    case 'project_budget':
      return new Fault(why, `The project has used its budget of ${project.monthlyBudget} credits for this month.`)
    case 'spend_cap':
      return new Fault(why, 'The monthly spend cap of the overage is reached.')
    case 'quota_exhausted':
      return new Fault(
        why,
        key.environment === 'sandbox'
          ? `The sandbox gives ${plan.sandboxDailyCalls} calls a day per organisation; the next day begins at 00:00 UTC.`
          : 'The credits of this organisation are used up.',
      )
  }
}

/** What is promised to calls under way in this process, so that they cannot together take more than there is. */
export class Promised {
  readonly #amounts = new Map<string, number>()

  constructor(private readonly store: Store) {}

  /** Promises a call its cost (`quota_exhausted`, `spend_cap`, `project_budget` otherwise). The answer gives it back. */
  async take(access: Access, cost: Cost, now: number): Promise<() => void> {
    const { key, organisation, project, plan } = access
    if (key.environment === 'sandbox') {
      const scope = `calls/${organisation.id}`
      const calls = await this.store.sandboxCalls(organisation.id, now)
      if (calls + this.#of(scope) >= plan.sandboxDailyCalls) throw creditFault('quota_exhausted', access)
      return this.#add([scope], 1)
    }
    const funds = await this.store.funds(organisation.id, project.id, now)
    const taken = allot(termsOf(access), funds, cost.credits, {
      organisation: this.#of(organisation.id),
      project: this.#of(project.id),
    })
    if (typeof taken === 'string') throw creditFault(taken, access)
    return this.#add([organisation.id, project.id], cost.credits)
  }

  #of(scope: string): number {
    return this.#amounts.get(scope) ?? 0
  }
  #add(scopes: readonly string[], amount: number): () => void {
    for (const scope of scopes) this.#amounts.set(scope, this.#of(scope) + amount)
    return () => {
      for (const scope of scopes) {
        const left = this.#of(scope) - amount
        if (left === 0) this.#amounts.delete(scope)
        else this.#amounts.set(scope, left)
      }
    }
  }
}
