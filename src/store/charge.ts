import { allot, type CreditRefusal, type Funds, negatedAllotment, termsOf } from './credits.ts'
import type { JobCreation } from './jobs.ts'
import type { Movement } from './rows.ts'
import { type AnswerKey, monthOf, type SettlementResult } from './store.ts'
import type { Instant, Reservation, Settlement, StoredAnswer } from './types.ts'

/** How calls are charged and remembered and jobs let in, whatever database keeps it. */

/** What a settlement reads and writes, inside its transaction. */
export interface LedgerTransaction {
  answer(key: AnswerKey): StoredAnswer | null
  keep(key: AnswerKey, answer: StoredAnswer): void
  sandboxCalls(organisationId: string, at: Instant): number
  countSandboxCall(organisationId: string, at: Instant): void
  funds(organisationId: string, projectId: string, at: Instant): Funds
  /** A row of the ledger, and the sums it moves. */
  record(row: Movement): void
  /** The row by which it was reserved, which is a reservation no more; null where it was none. */
  unreserve(reservation: string): Movement | null
}

/** What the taking of credits is for: a call, counted in the sandbox too, or a job (or a call to come), whose limit there is its own. */
export type Purpose = { kind: 'charge' } | { kind: 'reserve'; jobId: string }

export const answerKeyOf = ({ access, idempotency }: Settlement): AnswerKey | null =>
  idempotency && { projectId: access.project.id, environment: access.key.environment, key: idempotency.key }

const take = (
  books: LedgerTransaction,
  { access, at, requestId, subject, credits }: Settlement,
  purpose: Purpose,
): CreditRefusal | null => {
  const { key, project, organisation, plan } = access
  if (key.environment === 'live') {
    if (credits === 0) return null
    const taken = allot(termsOf(access), books.funds(organisation.id, project.id, at), credits)
    if (typeof taken === 'string') return taken
    books.record({
      organisationId: organisation.id,
      projectId: project.id,
      keyId: key.id,
      at,
      month: monthOf(at),
      kind: purpose.kind,
      ...negatedAllotment(taken),
      requestId,
      subject,
      jobId: purpose.kind === 'reserve' ? purpose.jobId : null,
    })
  } else if (purpose.kind === 'charge') {
    if (books.sandboxCalls(organisation.id, at) >= plan.sandboxDailyCalls) return 'quota_exhausted'
    books.countSandboxCall(organisation.id, at)
  }
  return null
}

/** Gives back what was reserved, if anything still is. */
export const releaseReservation = (
  books: Pick<LedgerTransaction, 'unreserve' | 'record'>,
  reservation: string,
  at: Instant,
): void => {
  const reserved = books.unreserve(reservation)
  if (reserved) books.record(releaseOf(reserved, at))
}
export const releaseOf = (reserved: Movement, at: Instant): Movement => ({
  ...reserved,
  ...negatedAllotment(reserved),
  at,
  kind: 'release',
})

/** A reservation as the settlement that takes its credits. */
export const reservationSettlement = (reservation: Reservation): [Settlement, Purpose] => [
  { ...reservation, idempotency: null, answer: { status: 0, body: '' } },
  { kind: 'reserve', jobId: reservation.id },
]

export const settle = (
  books: LedgerTransaction,
  settlement: Settlement,
  purpose: Purpose = { kind: 'charge' },
): SettlementResult => {
  const { at, requestId, idempotency, answer, reservation } = settlement
  if (reservation) releaseReservation(books, reservation, at)
  const answerKey = answerKeyOf(settlement)
  const earlier = answerKey && books.answer(answerKey)
  if (earlier) return { kind: 'answered', answer: earlier }
  const why = take(books, settlement, purpose)
  if (why) return { kind: 'refused', why }
  if (answerKey) books.keep(answerKey, { bodyHash: idempotency!.bodyHash, requestId, ...answer, storedAt: at })
  return { kind: 'charged' }
}

/** How many jobs there are when one is to be made. */
export interface JobCounts {
  /** Unfinished ones of all, and of the organisation in its environment. */
  everyone: number
  own: number
  /** Of the organisation in the sandbox that day; of failed ones those that their input made fail. */
  today: number
}

export const queueRefusal = ({ access, limits }: JobCreation, { everyone, own, today }: JobCounts) => {
  if (everyone >= limits.unfinished || own >= limits.unfinishedPerOrganisation) return 'crowded'
  return access.key.environment === 'sandbox' && today >= limits.sandboxDay ? 'sandbox_day' : null
}

const DAY = 86_400_000
/** The day (UTC) of `at`: its first instant, and that of the next. */
export const bounds = (at: Instant): [Instant, Instant] => {
  const midnight = at - (at % DAY)
  return [midnight, midnight + DAY]
}
