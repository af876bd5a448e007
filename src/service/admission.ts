import { Fault } from '../faults.ts'
import { allot, type CreditRefusal, type Funds, termsOf } from '../store/credits.ts'
import type { Store } from '../store/store.ts'
import { type Access, type Awaitable, chainAwaitable } from '../store/types.ts'
import { quantity } from '../wording.ts'
import { CONFLICTING_KEYS, hashOfKey } from './keys.ts'
import { fromStore } from './reply.ts'

/** Credits of a live call and units of the rate limit. */
export interface Cost {
  readonly credits: number
  readonly units: number
}

/** The account behind a key. Fault: `no_key`. */
export const accessOf = (store: Pick<Store, 'access'>, key: string | null): Awaitable<Access> => {
  if (key === CONFLICTING_KEYS)
    throw new Fault('no_key', '`Authorization` and `X-API-Key` contain different keys; send only one.')
  return chainAwaitable(key ? fromStore(() => store.access(hashOfKey(key))) : null, (access) => {
    if (!access || access.key.revokedAt !== null)
      throw new Fault('no_key', key ? 'The API key is invalid.' : 'Send an API key as Authorization: Bearer <key>.')
    return access
  })
}

/** Checks that a key has not expired. Fault: `expired_key`. */
export const checkExpiry = ({ key }: Access, now: number): void => {
  if (key.expiresAt !== null && now >= key.expiresAt) throw new Fault('expired_key', 'The API key has expired.')
}

/** Checks that the organisation is active. Fault: `suspended`. */
export const checkActive = ({ organisation }: Access): void => {
  if (organisation.status !== 'active') throw new Fault('suspended', 'The account is not active.')
}

/** Checks that the organisation may make calls that cost credits. Faults: `suspended`, `overdue`. */
export const checkAccount = (access: Access, now: number): void => {
  checkActive(access)
  const { key, organisation } = access
  if (key.environment === 'live' && organisation.graceEndsAt !== null && now >= organisation.graceEndsAt)
    throw new Fault(
      'overdue',
      'The plan payment is overdue and its grace period has ended; live calls stop until it is paid.',
    )
}

/** The fault of a call that the funds cannot pay; its message states what is left. `reservedCredits`: credits reserved for running calls. */
export const creditFault = (
  why: CreditRefusal,
  { key, plan, project, organisation }: Access,
  credits: number,
  funds: Funds,
  reservedCredits = { organisation: 0, project: 0 },
): Fault => {
  const priceText = `This call costs ${quantity(credits, 'credit')}`
  const reservedText = (amount: number) => (amount > 0 ? `, and ${amount} more are reserved for running calls` : '')
  const included = Math.max(0, plan.monthlyCredits - funds.includedUsed)
  switch (why) {
    case 'project_budget': {
      const budget = project.monthlyBudget!
      const remaining = Math.max(0, budget - funds.projectUsed)
      return new Fault(
        why,
        `${priceText}; the project has ${remaining} left of its budget of ${budget} for this month${reservedText(reservedCredits.project)}.`,
      )
    }
    case 'spend_cap': {
      const room = Math.max(0, Math.floor(organisation.spendCapMicros! / plan.overagePriceMicros!) - funds.overageUsed)
      return new Fault(
        why,
        `${priceText}; ${included + funds.granted} are left, and the monthly spend cap of the overage has room for ${room}${reservedText(reservedCredits.organisation)}.`,
      )
    }
    case 'quota_exhausted':
      return new Fault(
        why,
        key.environment === 'sandbox'
          ? `The sandbox limit of ${plan.sandboxDailyCalls} calls per day and organisation is reached; it resets at 00:00 UTC.`
          : `${priceText}; ${included} of this month's and ${funds.granted} purchased ones are left${reservedText(reservedCredits.organisation)}.`,
      )
  }
}

const NO_FUNDS: Funds = { includedUsed: 0, granted: 0, overageUsed: 0, projectUsed: 0 }

/** The fault for a settlement or reservation that the store refused; its message states what is left now. */
export const storeRefusal = async (
  store: Pick<Store, 'funds'>,
  why: CreditRefusal,
  access: Access,
  credits: number,
  at: number,
): Promise<Fault> => creditFault(why, access, credits, await store.funds(access.organisation.id, access.project.id, at))

/** Credits reserved for the running calls of this process, so that they cannot together spend more than there is. */
export class CreditReservations {
  readonly #amounts = new Map<string, number>()

  constructor(private readonly store: Store) {}

  /** Reserves the cost of a call and returns the function that releases it. Faults: `quota_exhausted`, `spend_cap`, `project_budget`. */
  reserve(access: Access, cost: Cost, now: number): Awaitable<() => void> {
    const { key, organisation, project, plan } = access
    if (key.environment === 'sandbox') {
      const scope = `calls/${organisation.id}`
      return chainAwaitable(this.store.sandboxCalls(organisation.id, now), (calls) => {
        if (calls + this.#of(scope) >= plan.sandboxDailyCalls)
          throw creditFault('quota_exhausted', access, cost.credits, NO_FUNDS)
        return this.#add([scope], 1)
      })
    }
    return chainAwaitable(this.store.funds(organisation.id, project.id, now, access), (funds) => {
      const reservedCredits = { organisation: this.#of(organisation.id), project: this.#of(project.id) }
      const allotment = allot(termsOf(access), funds, cost.credits, reservedCredits)
      if (typeof allotment === 'string') throw creditFault(allotment, access, cost.credits, funds, reservedCredits)
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
        const remaining = this.#of(scope) - amount
        if (remaining === 0) this.#amounts.delete(scope)
        else this.#amounts.set(scope, remaining)
      }
    }
  }
}
