import { allot, type CreditRefusal, type Funds, negatedAllotment, termsOf } from './credits.ts'
import type { JobCreation } from './jobs.ts'
import type { Movement } from './rows.ts'
import { type AnswerKey, monthOfInstant, type SettlementResult } from './store.ts'
import type { Instant, Reservation, Settlement, SettlementGroup, StoredAnswer } from './types.ts'

// The rules for charging calls, storing their answers and accepting jobs. They are the same for both databases.

/** The reads and writes of a settlement inside its database transaction. */
export interface LedgerTransaction {
  answer(key: AnswerKey): StoredAnswer | null
  addAnswer(key: AnswerKey, answer: StoredAnswer): void
  sandboxCalls(organisationId: string, at: Instant): number
  countSandboxCall(organisationId: string, at: Instant): void
  funds(organisationId: string, projectId: string, at: Instant): Funds
  /** Adds a row to the ledger and updates the sums. */
  record(row: Movement): void
  /** Removes a reservation and returns its ledger row; null if the reservation does not exist. */
  removeReservation(reservation: string): Movement | null
}

/** The purpose of a charge: a call, which also counts in the sandbox, or a reservation for a job or a running call. */
export type ChargePurpose = { kind: 'charge' } | { kind: 'reserve'; jobId: string }

export const answerKeyOf = ({ access, idempotency }: Settlement): AnswerKey | null =>
  idempotency && { projectId: access.project.id, environment: access.key.environment, key: idempotency.key }

const charge = (
  transaction: LedgerTransaction,
  { access, at, requestId, subject, credits }: Settlement,
  purpose: ChargePurpose,
): CreditRefusal | null => {
  const { key, project, organisation, plan } = access
  if (key.environment === 'live') {
    if (credits === 0) return null
    const allotment = allot(termsOf(access), transaction.funds(organisation.id, project.id, at), credits)
    if (typeof allotment === 'string') return allotment
    transaction.record({
      organisationId: organisation.id,
      projectId: project.id,
      keyId: key.id,
      at,
      month: monthOfInstant(at),
      kind: purpose.kind,
      ...negatedAllotment(allotment),
      requestId,
      subject,
      jobId: purpose.kind === 'reserve' ? purpose.jobId : null,
    })
  } else if (purpose.kind === 'charge') {
    if (transaction.sandboxCalls(organisation.id, at) >= plan.sandboxDailyCalls) return 'quota_exhausted'
    transaction.countSandboxCall(organisation.id, at)
  }
  return null
}

/** Returns the credits of a reservation, if it still exists. */
export const releaseReservation = (
  transaction: Pick<LedgerTransaction, 'removeReservation' | 'record'>,
  reservation: string,
  at: Instant,
): void => {
  const reservationRow = transaction.removeReservation(reservation)
  if (reservationRow) transaction.record(releaseOf(reservationRow, at))
}
export const releaseOf = (reservationRow: Movement, at: Instant): Movement => ({
  ...reservationRow,
  ...negatedAllotment(reservationRow),
  at,
  kind: 'release',
})

/** The settlement that charges the credits of a reservation. */
export const reservationSettlement = (reservation: Reservation): [Settlement, ChargePurpose] => [
  { ...reservation, idempotency: null, answer: { status: 0, body: '' } },
  { kind: 'reserve', jobId: reservation.id },
]

export const settle = (
  transaction: LedgerTransaction,
  settlement: Settlement,
  purpose: ChargePurpose = { kind: 'charge' },
): SettlementResult => {
  const { at, requestId, idempotency, answer, reservation } = settlement
  if (reservation) releaseReservation(transaction, reservation, at)
  const answerKey = answerKeyOf(settlement)
  const storedAnswer = answerKey && transaction.answer(answerKey)
  if (storedAnswer) return { kind: 'answered', answer: storedAnswer }
  const why = charge(transaction, settlement, purpose)
  if (why) return { kind: 'refused', why }
  if (answerKey)
    transaction.addAnswer(answerKey, { bodyHash: idempotency!.bodyHash, requestId, ...answer, storedAt: at })
  return { kind: 'charged' }
}

/** Settles the calls of a request in order. A call that is refused does not prevent the later ones. */
export const settleAll = (
  transaction: LedgerTransaction,
  { settlements, record }: SettlementGroup,
): SettlementResult[] => {
  const existing = record && transaction.answer(record.key)
  if (existing && existing.bodyHash !== record.answer.bodyHash)
    return settlements.map(() => ({ kind: 'answered', answer: existing }))
  const results = settlements.map((each) => settle(transaction, each))
  if (record && !existing && results.some(({ kind }) => kind === 'charged'))
    transaction.addAnswer(record.key, record.answer)
  return results
}

/** The numbers of existing jobs when a job is to be created. */
export interface JobCounts {
  /** Unfinished jobs of all organisations, and of this organisation in its environment. */
  total: number
  ofOrganisation: number
  /** Sandbox jobs of the organisation on this day. Failed jobs count only if their input was the cause. */
  today: number
}

export const queueRefusal = ({ access, limits }: JobCreation, { total, ofOrganisation, today }: JobCounts) => {
  if (total >= limits.unfinished || ofOrganisation >= limits.unfinishedPerOrganisation) return 'crowded'
  return access.key.environment === 'sandbox' && today >= limits.sandboxDay ? 'sandbox_day' : null
}

const DAY = 86_400_000
/** The first instant of the UTC day of `at`, and that of the next day. */
export const dayBounds = (at: Instant): [Instant, Instant] => {
  const midnight = at - (at % DAY)
  return [midnight, midnight + DAY]
}
