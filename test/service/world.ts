import type { Atlas } from '../../src/atlas/atlas.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { capability } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { only } from '../../src/capabilities/shared/inputs.ts'
import { Fault } from '../../src/faults.ts'
import { exact, maybe, nullable, oneOf, t, term } from '../../src/schema.ts'
import { accounts, PLANS } from '../../src/service/accounts.ts'
import type { BatchCall } from '../../src/service/batch/batches.ts'
import type { CallEvent } from '../../src/service/call-event.ts'
import { type Call, createService, type ServiceParts } from '../../src/service/service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { Plan } from '../../src/store/types.ts'

/** A clock that tests can set. It starts in the middle of a month, a day and a second. */
export const testClock = (start = Date.UTC(2026, 2, 15, 12, 0, 0, 500)) => {
  let time = start
  return { now: () => time, set: (newTime: number) => (time = newTime), pass: (ms: number) => (time += ms) }
}

const shared = { summary: 'A fake.', method: 'None.', example: {} }
const input = only({
  n: maybe(t.Integer({ minimum: 1, maximum: 9 })),
  latitude: maybe(t.Number({ minimum: -90, maximum: 90 })),
  node: maybe(oneOf(['mean', 'true'])),
  person: maybe(exact({ name: t.String({ minLength: 1, maxLength: 5 }), born: t.String({ format: 'date' }) })),
  points: maybe(t.Array(t.Tuple([t.Number(), t.Number()]), { minItems: 1, maxItems: 3 })),
})

/** Behaviour of the fake capabilities, which tests can change, and the number of computations. */
export const behaviour = { computations: 0, slowMs: 50, release: null as null | Promise<void> }

const fakeCapabilities = [
  capability({
    ...shared,
    slug: 'fast',
    title: 'Fast',
    weight: 'light',
    input,
    data: t.Object({
      n: nullable(t.Integer()),
      now: t.Number(),
      sign: term(['Aries', 'Taurus']),
      others: t.Array(t.Object({ planet: nullable(term(['Sun', 'Moon'])), note: t.String() })),
    }),
  }).compute(async ({ n }, { now }) => {
    behaviour.computations++
    if (behaviour.release) await behaviour.release
    return {
      n: n ?? null,
      now,
      sign: 'Aries',
      others: [
        { planet: 'Moon', note: 'Sun' },
        { planet: null, note: '' },
      ],
    }
  }),
  capability({
    ...shared,
    slug: 'heavy',
    title: 'Heavy',
    weight: 'heavy',
    input,
    data: t.Object({ ok: t.Boolean() }),
  }).compute((_, { warn }) => {
    behaviour.computations++
    warn('tie', 'It was heavy.')
    return { ok: true }
  }),
  capability({
    ...shared,
    slug: 'report',
    title: 'Report',
    weight: 'report',
    input,
    data: t.Object({ ok: t.Boolean() }),
  }).compute(() => ({ ok: true })),
  capability({ ...shared, slug: 'throws', title: 'Throws', weight: 'light', input, data: t.Object({}) }).compute(() => {
    throw new RangeError('secret detail')
  }),
  capability({ ...shared, slug: 'faults', title: 'Faults', weight: 'light', input, data: t.Object({}) }).compute(() => {
    throw new Fault('invalid', 'No such day.', { field: 'person.born' })
  }),
  capability({
    ...shared,
    slug: 'wrong',
    title: 'Wrong',
    weight: 'light',
    input,
    data: t.Object({ x: t.Number() }),
  }).compute(() => ({ x: Number.NaN })),
  capability({ ...shared, slug: 'slow', title: 'Slow', weight: 'light', input, data: t.Object({}) }).compute(
    async () => {
      await Bun.sleep(behaviour.slowMs)
      return {}
    },
  ),
  capability({ ...shared, slug: 'blocks', title: 'Blocks', weight: 'light', input, data: t.Object({}) }).compute(() => {
    Bun.sleepSync(behaviour.slowMs)
    return {}
  }),
]
export const catalogue = catalogueIndexOf(
  fakeCapabilities.map((fake) => ({
    ...(fake as unknown as CatalogueEntry),
    family: 'fakes',
    path: `/v1/fakes/${fake.slug}`,
  })),
)

export const plan = (changes: Partial<Plan> = {}): Plan => ({
  ...PLANS.operator,
  slug: 'test',
  monthlyCredits: 100,
  ...changes,
})

/** Creates a service over fake capabilities, with one organisation, its project and a key of each environment. */
export const testWorld = async (
  settings: {
    plan?: Partial<Plan>
    spendCapMicros?: number | null
    monthlyBudget?: number | null
    parts?: Partial<ServiceParts>
    store?: Store
  } = {},
) => {
  const clock = testClock()
  const store = settings.store ?? openSqlite(':memory:')
  const admin = accounts(store, clock)
  await admin.savePlan(plan(settings.plan))
  const organisation = await admin.createOrganisation('Test', {
    plan: 'test',
    spendCapMicros: settings.spendCapMicros ?? null,
  })
  const project = await admin.createProject(organisation.id, 'Main', settings.monthlyBudget ?? null)
  const sandbox = await admin.createKey(project.id, 'sandbox')
  const live = await admin.createKey(project.id, 'live')
  const events: CallEvent[] = []
  const service = createService({
    store,
    catalogue,
    sky: {} as Sky,
    atlas: {} as Atlas,
    clock,
    cacheBytes: 0,
    onCall: (event) => events.push(event),
    ...settings.parts,
  })
  const call = async (slug: string, body: unknown = {}, changes: Partial<Call> = {}) => {
    const reply = await service.call({
      family: 'fakes',
      slug,
      key: sandbox.secret,
      keyInUrl: false,
      body: body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body)),
      idempotencyKey: null,
      requestId: null,
      ...changes,
    })
    return { ...reply, json: JSON.parse(reply.body), text: reply.body }
  }
  const callLive = (slug: string, body: unknown = {}, changes: Partial<Call> = {}) =>
    call(slug, body, { key: live.secret, ...changes })
  const batchCall = (body: unknown, changes: Partial<BatchCall>): BatchCall => ({
    ...{ key: live.secret, keyInUrl: false, idempotencyKey: null, requestId: null, asLines: false },
    body: body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body)),
    ...changes,
  })
  /** A batch with the live key, as one answer. */
  const batch = async (body: unknown, changes: Partial<BatchCall> = {}) => {
    const reply = await service.batch(batchCall(body, changes))
    const text = reply.body as string
    return { ...reply, text, json: JSON.parse(text) }
  }
  /** A batch with the live key, as lines. */
  const openLines = async (body: unknown, changes: Partial<BatchCall> = {}) => {
    const reply = await service.batch(batchCall(body, { asLines: true, ...changes }))
    if (typeof reply.body === 'string') throw new Error(reply.body)
    return { ...reply, ...reply.body }
  }
  return {
    ...{ clock, store, admin, organisation, project, sandbox, live, service, call, callLive, events },
    ...{ batch, openLines },
  }
}
