import fc from 'fast-check'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { costOf } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { accounts, PLANS } from '../../src/service/accounts.ts'
import { createService } from '../../src/service/service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { atlas, sky } from '../world.ts'
import { invalidInput, validValue } from './inputs.ts'

const A_MINUTE = 60_000

export interface Tally {
  requests: number
  /** Counts by kind of input and status. */
  statuses: Record<string, number>
  /** The slowest calls, milliseconds of processor time of all threads, one per capability. */
  slowest: Record<string, number>
  /** Defects, each with the input that caused it. */
  defects: string[]
}

/**
 * Calls every capability with valid inputs and with spoilt ones. No answer may be a 5xx; a 422 names a field; an answer fits its schema
 * (the service checks it, with a 502); the ledger holds one charge for each 200 and no others. No call may take more processor time than
 * `withinMs`: other load on the machine does not count.
 */
export const fuzz = async (
  requests: number,
  seed: number,
  describe: (done: number) => void = () => {},
  {
    entries = catalogue,
    withinMs = 20_000,
    under = sky,
  }: { entries?: readonly CatalogueEntry[]; withinMs?: number; under?: Sky } = {},
): Promise<Tally> => {
  const store = openSqlite(':memory:')
  let now = Date.UTC(2026, 2, 15, 12)
  const clock = { now: () => now }
  const admin = accounts(store, clock)
  await admin.savePlan({
    ...PLANS.operator,
    unitsPerSecond: Number.MAX_SAFE_INTEGER,
    monthlyCredits: Number.MAX_SAFE_INTEGER,
  })
  const organisation = await admin.createOrganisation('fuzz', { plan: PLANS.operator.slug })
  const project = await admin.createProject(organisation.id, 'fuzz')
  const live = await admin.createKey(project.id, 'live')
  const service = createService({
    ...{
      store,
      catalogue: catalogueIndexOf(catalogue),
      sky: under,
      atlas,
      clock,
      cacheBytes: 0,
      deadlineMs: 10 * withinMs,
    },
  })
  const tally: Tally = { requests: 0, statuses: {}, slowest: {}, defects: [] }
  let owed = 0

  const ask = async (entry: CatalogueEntry, kind: string, input: unknown) => {
    // A key has a limited number of readings per minute.
    if (entry.metered) now += A_MINUTE / 2
    const text = JSON.stringify(input)
    const began = process.cpuUsage()
    const { status, body } = await service.call({
      family: entry.family,
      slug: entry.slug,
      key: live.secret,
      keyInUrl: false,
      body: new TextEncoder().encode(text),
      idempotencyKey: null,
      requestId: null,
    })
    const { user, system } = process.cpuUsage(began)
    const ms = (user + system) / 1000
    tally.slowest[entry.slug] = Math.max(tally.slowest[entry.slug] ?? 0, ms)
    tally.requests++
    tally.statuses[`${kind} ${status}`] = (tally.statuses[`${kind} ${status}`] ?? 0) + 1
    const defect = (subject: string) =>
      tally.defects.push(`${entry.family}/${entry.slug} ${subject} ${text.slice(0, 600)}`)
    if (ms > withinMs) defect(`${status} took ${Math.round(ms)} ms`)
    if (status === 200) {
      const { data, meta } = JSON.parse(body)
      // A refusal is free.
      if (entry.metered) owed += meta.credits_used
      else if (!data.refusal) owed += costOf(entry, input as never).credits
      return
    }
    const { error } = JSON.parse(body)
    if (status >= 500) defect(`${status} ${error.code}`)
    else if (status === 422 && error.field === null) defect('422 without a field')
    else if (kind === 'fitting' && status !== 422) defect(`${status} ${error.code}`)
  }

  const each = Math.ceil(requests / (2 * entries.length))
  for (const [i, entry] of entries.entries()) {
    const input = validValue(entry.input, entry.example)
    for (const value of fc.sample(input, { numRuns: each, seed: seed + i })) await ask(entry, 'fitting', value)
    for (const value of fc.sample(invalidInput(input), { numRuns: each, seed: seed + i }))
      await ask(entry, 'spoilt', value)
    describe(tally.requests)
  }
  const charged = (await store.ledger(organisation.id)).reduce(
    (sum, row) => sum - row.included - row.granted - row.overage,
    0,
  )
  if (charged !== owed) tally.defects.push(`charged ${charged} credits for answers worth ${owed}`)
  await service.close()
  await store.close()
  return tally
}
