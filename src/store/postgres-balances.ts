import type { SQL } from 'bun'
import { answerKeyOf, type LedgerTransaction, settle } from './charge.ts'
import type { Funds } from './credits.ts'
import { type AnswerRow, answerName, type FundsSnapshot, writeMovements } from './postgres-ledger.ts'
import type { Movement } from './rows.ts'
import { monthOfInstant, type SettlementResult } from './store.ts'
import type { Settlement } from './types.ts'

/** Sums of an organisation after a number of changes (`moves`). */
interface Balance {
  readonly moves: number
  /** All changes after this number of changes are charges of this process. */
  readonly ownSince: number
  readonly granted: number
  /** Sums by month. */
  readonly months: ReadonlyMap<string, { readonly included: number; readonly overage: number }>
  /** Used credits by project and month. */
  readonly projects: ReadonlyMap<string, number>
}

/** A call to settle. */
export interface PendingSettlement {
  readonly settlement: Settlement
  /** If the account was not read for this call: the moves of the organisation when it was read. */
  readonly movesAtRead: number | null
}

/** The cache is cleared when it contains this many organisations. */
const MAX_BALANCES = 10_000
/** Number of groups that do not use cached sums after a conflict, because another process changes the same sums. */
const GROUPS_AFTER_CONFLICT = 16

/**
 * A cache of the sums of organisations. A group of calls is charged by the cached sums in one statement, which writes nothing
 * for an organisation whose sums another process has changed.
 */
export class PostgresBalances {
  readonly #balances = new Map<string, Balance>()
  #groupsToSkip = 0

  constructor(private readonly sql: SQL) {}

  /** The cached funds, if they include at least this number of moves; otherwise null. */
  funds(organisationId: string, projectId: string, month: string, moves: number): Funds | null {
    const balance = this.#balances.get(organisationId)
    return balance && balance.moves >= moves ? fundsIn(balance, projectId, month) : null
  }

  /** True if the account of an organisation that was read after this number of moves may be used: a charge finds out if it has changed. */
  canConfirm(organisationId: string, movesAtRead: number): boolean {
    const balance = this.#balances.get(organisationId)
    return this.#groupsToSkip === 0 && balance !== undefined && movesAtRead >= balance.ownSince
  }

  learn({ organisation, project, month, moves, funds }: FundsSnapshot): void {
    const { includedUsed: included, overageUsed: overage, granted, projectUsed } = funds
    const cached = this.#balances.get(organisation)
    if (cached && cached.moves > moves) return
    const current = cached?.moves === moves ? cached : null
    this.#store(organisation, {
      moves,
      ownSince: current?.ownSince ?? moves,
      granted,
      months: new Map(current?.months).set(month, { included, overage }),
      projects: new Map(current?.projects).set(`${project} ${month}`, projectUsed),
    })
  }

  /**
   * Charges the calls of a group by cached sums. The result is null, and nothing is written, for a call whose sums are unknown
   * or out of date, that would be refused, or that may have a stored answer: the database must decide these calls. It is also null for a
   * call whose account may have changed since it was read.
   */
  async settle(group: readonly PendingSettlement[]): Promise<(SettlementResult | null)[]> {
    if (this.#groupsToSkip > 0) {
      this.#groupsToSkip--
      return group.map(() => null)
    }
    const writesById = new Map<string, OrganisationWrites>()
    const results = group.map(({ settlement, movesAtRead }) => {
      const { id } = settlement.access.organisation
      let writes = writesById.get(id)
      if (!writes) {
        const balance = this.#balances.get(id)
        if (!balance) return null
        writes = collectWrites(balance)
        writesById.set(id, writes)
      }
      return movesAtRead === null || movesAtRead >= writes.before.ownSince ? writes.charge(settlement) : null
    })
    const rows: Movement[] = []
    const answers: AnswerRow[] = []
    const moves = new Map<string, number>()
    for (const [id, writes] of writesById) {
      if (writes.rows.length === 0) continue
      rows.push(...writes.rows)
      answers.push(...writes.answers)
      moves.set(id, writes.before.moves)
    }
    if (rows.length === 0) return results
    const writtenMoves = await writeMovements(this.sql, rows, moves, answers)
    for (const id of moves.keys()) {
      const { before, after } = writesById.get(id)!
      if (!writtenMoves.has(id)) {
        this.#groupsToSkip = GROUPS_AFTER_CONFLICT
        this.#balances.delete(id)
      } else if (this.#balances.get(id) === before) this.#store(id, after)
    }
    if (writtenMoves.size === moves.size) return results
    return results.map((each, i) => (writtenMoves.has(group[i]!.settlement.access.organisation.id) ? each : null))
  }

  #store(organisationId: string, balance: Balance): void {
    if (this.#balances.size >= MAX_BALANCES) this.#balances.clear()
    this.#balances.set(organisationId, balance)
  }
}

const fundsIn = ({ granted, months, projects }: Balance, projectId: string, month: string): Funds | null => {
  const sums = months.get(month)
  const projectUsed = projects.get(`${projectId} ${month}`)
  if (!sums || projectUsed === undefined) return null
  return { includedUsed: sums.included, granted, overageUsed: sums.overage, projectUsed }
}

type OrganisationWrites = ReturnType<typeof collectWrites>
/** Collects the writes of a group for one organisation, whose sums are `before`. */
const collectWrites = (before: Balance) => {
  const rows: Movement[] = []
  const answers: AnswerRow[] = []
  const answerNames = new Set<string>()
  const months = new Map(before.months)
  const projects = new Map(before.projects)
  const after = { ...before, moves: before.moves + 1, months, projects }
  let funds: Funds

  const transaction: LedgerTransaction = {
    answer: () => null,
    addAnswer(key, answer) {
      answerNames.add(answerName(key))
      answers.push({ ...key, ...answer, organisationId: rows.at(-1)!.organisationId })
    },
    funds: () => funds,
    record(row) {
      const { month, included, granted, overage } = row
      const sums = months.get(month)!
      months.set(month, { included: sums.included - included, overage: sums.overage - overage })
      projects.set(`${row.projectId} ${month}`, funds.projectUsed - (included + granted + overage))
      after.granted += granted
      rows.push(row)
    },
    // Only live calls without reservation are charged here.
    sandboxCalls: () => 0,
    countSandboxCall() {},
    removeReservation: () => null,
  }

  const charge = (settlement: Settlement): SettlementResult | null => {
    const { access, at, credits, reservation, idempotency } = settlement
    if (access.key.environment !== 'live' || credits === 0 || reservation) return null
    const available = fundsIn(after, access.project.id, monthOfInstant(at))
    if (!available) return null
    if (idempotency && answerNames.has(answerName(answerKeyOf(settlement)!))) return null
    funds = available
    const result = settle(transaction, settlement)
    return result.kind === 'charged' ? result : null
  }
  return { before, after: after as Balance, rows, answers, charge }
}
