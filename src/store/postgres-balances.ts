import type { SQL } from 'bun'
import { answerKeyOf, type LedgerTransaction, settle } from './charge.ts'
import type { Funds } from './credits.ts'
import { type AnswerRow, type KnownFunds, nameOf, write } from './postgres-ledger.ts'
import type { Movement } from './rows.ts'
import { monthOf, type SettlementResult } from './store.ts'
import type { Settlement } from './types.ts'

/** Sums of an organisation as of so many moves. */
interface Purse {
  readonly moves: number
  readonly granted: number
  /** By month. */
  readonly months: ReadonlyMap<string, { readonly included: number; readonly overage: number }>
  /** By project and month. */
  readonly projects: ReadonlyMap<string, number>
}

/** Organisations that are remembered; then all are forgotten. */
const REMEMBERED = 10_000
/** Groups that are not tried by what is known, once that was out of date: another process moves the same sums. */
const CONTESTED = 16

/**
 * The sums of organisations as this process last knew them. A group of calls is charged by them in one statement, which writes
 * nothing of an organisation whose sums another process has moved since.
 */
export class PostgresBalances {
  readonly #purses = new Map<string, Purse>()
  #contested = 0

  constructor(private readonly sql: SQL) {}

  /** What is known, if it is of so many moves at least. */
  funds(organisationId: string, projectId: string, month: string, moves: number): Funds | null {
    const purse = this.#purses.get(organisationId)
    return purse && purse.moves >= moves ? fundsIn(purse, projectId, month) : null
  }

  learn({ organisation, project, month, moves, funds }: KnownFunds): void {
    const { includedUsed: included, overageUsed: overage, granted, projectUsed } = funds
    const known = this.#purses.get(organisation)
    if (known && known.moves > moves) return
    const same = known?.moves === moves ? known : null
    this.#keep(organisation, {
      moves,
      granted,
      months: new Map(same?.months).set(month, { included, overage }),
      projects: new Map(same?.projects).set(`${project} ${month}`, projectUsed),
    })
  }

  /**
   * Charges those of a group for which what is known suffices. Null for the others, of which nothing is written: where something is not
   * known, was moved since, would be refused, or may have been answered already, the database is to say so itself.
   */
  async settle(group: readonly Settlement[]): Promise<(SettlementResult | null)[]> {
    if (this.#contested > 0) {
      this.#contested--
      return group.map(() => null)
    }
    const pages = new Map<string, Page>()
    const settled = group.map((each) => {
      const { id } = each.access.organisation
      let page = pages.get(id)
      if (!page) {
        const purse = this.#purses.get(id)
        if (!purse) return null
        page = pageOf(purse)
        pages.set(id, page)
      }
      return page.charge(each)
    })
    const rows: Movement[] = []
    const keep: AnswerRow[] = []
    const known = new Map<string, number>()
    for (const [id, page] of pages) {
      if (page.rows.length === 0) continue
      rows.push(...page.rows)
      keep.push(...page.keep)
      known.set(id, page.before.moves)
    }
    if (rows.length === 0) return settled
    const written = await write(this.sql, rows, known, keep)
    for (const id of known.keys()) {
      const { before, after } = pages.get(id)!
      if (!written.has(id)) {
        this.#contested = CONTESTED
        this.#purses.delete(id)
      } else if (this.#purses.get(id) === before) this.#keep(id, after)
    }
    if (written.size === known.size) return settled
    return settled.map((each, i) => (written.has(group[i]!.access.organisation.id) ? each : null))
  }

  #keep(organisationId: string, purse: Purse): void {
    if (this.#purses.size >= REMEMBERED) this.#purses.clear()
    this.#purses.set(organisationId, purse)
  }
}

const fundsIn = ({ granted, months, projects }: Purse, projectId: string, month: string): Funds | null => {
  const used = months.get(month)
  const projectUsed = projects.get(`${projectId} ${month}`)
  if (!used || projectUsed === undefined) return null
  return { includedUsed: used.included, granted, overageUsed: used.overage, projectUsed }
}

type Page = ReturnType<typeof pageOf>
/** What a group writes of the organisation whose sums these are. */
const pageOf = (before: Purse) => {
  const rows: Movement[] = []
  const keep: AnswerRow[] = []
  const kept = new Set<string>()
  const months = new Map(before.months)
  const projects = new Map(before.projects)
  const after = { moves: before.moves + 1, granted: before.granted, months, projects }
  let funds: Funds

  const books: LedgerTransaction = {
    answer: () => null,
    keep(key, answer) {
      kept.add(nameOf(key))
      keep.push({ ...key, ...answer, organisationId: rows.at(-1)!.organisationId })
    },
    funds: () => funds,
    record(row) {
      const { month, included, granted, overage } = row
      const used = months.get(month)!
      months.set(month, { included: used.included - included, overage: used.overage - overage })
      projects.set(`${row.projectId} ${month}`, funds.projectUsed - (included + granted + overage))
      after.granted += granted
      rows.push(row)
    },
    // Of what is charged here none counts in the sandbox, and none was reserved.
    sandboxCalls: () => 0,
    countSandboxCall() {},
    unreserve: () => null,
  }

  const charge = (settlement: Settlement): SettlementResult | null => {
    const { access, at, credits, reservation, idempotency } = settlement
    if (access.key.environment !== 'live' || credits === 0 || reservation) return null
    const known = fundsIn(after, access.project.id, monthOf(at))
    if (!known) return null
    if (idempotency && kept.has(nameOf(answerKeyOf(settlement)!))) return null
    funds = known
    const settled = settle(books, settlement)
    return settled.kind === 'charged' ? settled : null
  }
  return { before, after: after as Purse, rows, keep, charge }
}
