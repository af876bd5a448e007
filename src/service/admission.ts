import { Fault } from '../faults.ts'
import { allot, type CreditRefusal, type Funds, termsOf } from '../store/credits.ts'
import type { Store } from '../store/store.ts'
import { type Access, type Awaitable, whenThere } from '../store/types.ts'
import { counted } from '../wording.ts'

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

/** The refusal of a call that costs so many credits, with what is left of the funds; `ahead` is promised to calls under way. */
export const creditFault = (
  why: CreditRefusal,
  { key, plan, project, organisation }: Access,
  credits: number,
  funds: Funds,
  ahead = { organisation: 0, project: 0 },
): Fault => {
  const asked = `This call costs ${counted(credits, 'credit')}`
  const promised = (amount: number) => (amount > 0 ? `, and ${amount} more are promised to calls under way` : '')
  const included = Math.max(0, plan.monthlyCredits - funds.includedUsed)
  switch (why) {
    case 'project_budget': {
      const budget = project.monthlyBudget!
      const left = Math.max(0, budget - funds.projectUsed)
      return new Fault(
        why,
        `${asked}; the project has ${left} left of its budget of ${budget} for this month${promised(ahead.project)}.`,
      )
    }
    case 'spend_cap': {
      const room = Math.max(0, Math.floor(organisation.spendCapMicros! / plan.overagePriceMicros!) - funds.overageUsed)
      return new Fault(
        why,
        `${asked}; ${included + funds.granted} are left, and the monthly spend cap of the overage has room for ${room}${promised(ahead.organisation)}.`,
      )
    }
    case 'quota_exhausted':
      return new Fault(
        why,
        key.environment === 'sandbox'
          ? `The sandbox gives ${plan.sandboxDailyCalls} calls a day per organisation, and 0 are left; the next day begins at 00:00 UTC.`
          : `${asked}; ${included} of this month's and ${funds.granted} purchased ones are left${promised(ahead.organisation)}.`,
      )
  }
}

const NO_FUNDS: Funds = { includedUsed: 0, granted: 0, overageUsed: 0, projectUsed: 0 }

/** The refusal of a store, with what is left now. */
export const storeRefusal = async (
  store: Pick<Store, 'funds'>,
  why: CreditRefusal,
  access: Access,
  credits: number,
  at: number,
): Promise<Fault> => creditFault(why, access, credits, await store.funds(access.organisation.id, access.project.id, at))

/** What is promised to calls under way in this process, so that they cannot together take more than there is. */
export class CreditReservations {
  readonly #amounts = new Map<string, number>()

  constructor(private readonly store: Store) {}

  /** Promises a call its cost (`quota_exhausted`, `spend_cap`, `project_budget` otherwise). The answer gives it back. */
  take(access: Access, cost: Cost, now: number): Awaitable<() => void> {
    const { key, organisation, project, plan } = access
    if (key.environment === 'sandbox') {
      const scope = `calls/${organisation.id}`
      return whenThere(this.store.sandboxCalls(organisation.id, now), (calls) => {
        if (calls + this.#of(scope) >= plan.sandboxDailyCalls)
          throw creditFault('quota_exhausted', access, cost.credits, NO_FUNDS)
        return this.#add([scope], 1)
      })
    }
    return whenThere(this.store.funds(organisation.id, project.id, now, access), (funds) => {
      const ahead = { organisation: this.#of(organisation.id), project: this.#of(project.id) }
      const taken = allot(termsOf(access), funds, cost.credits, ahead)
      if (typeof taken === 'string') throw creditFault(taken, access, cost.credits, funds, ahead)
      return this.#add([organisation.id, project.id], cost.credits)
    })
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
