import { join } from 'node:path'
import { openAtlas } from '../../src/atlas/atlas.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { capability, WEIGHTS } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { birthWithNode, independence } from '../../src/capabilities/shared/inputs.ts'
import { NO_TENANT } from '../../src/cooperative-yield.ts'
import { createEphemeris } from '../../src/ephemeris/index.ts'
import { t } from '../../src/schema.ts'
import { accounts, bootstrap, PLANS } from '../../src/service/accounts.ts'
import { CreditReservations } from '../../src/service/admission.ts'
import { readObject } from '../../src/service/body.ts'
import { dice } from '../../src/service/dice.ts'
import { checkInput, checkOf } from '../../src/service/input.ts'
import { hashOfKey } from '../../src/service/keys.ts'
import { windowLimiter } from '../../src/service/limiter.ts'
import { createRates } from '../../src/service/rates.ts'
import { createService } from '../../src/service/service.ts'
import { createSky } from '../../src/sky/index.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Awaitable } from '../../src/store/types.ts'
import { sameAnswer } from '../answers.ts'
import { COMPILED } from '../compiled.ts'
import { dataFolder } from '../servers/server.ts'
import { type Participant, type Trial, timed } from '../trial.ts'

const SANDBOX = 'sk_test_bench'
const LIVE = 'sk_live_bench'

const nothing: CatalogueEntry = {
  ...(capability({
    slug: 'nothing',
    title: 'Nothing',
    summary: 'Computes nothing.',
    weight: 'heavy',
    method: 'None.',
    input: birthWithNode(),
    data: t.Object({ ok: t.Boolean() }),
    example: independence,
    // The answer varies with the time of the call, as that of the bundle does.
    varies: true,
  }).compute(() => ({ ok: true })) as unknown as CatalogueEntry),
  family: 'bench',
  path: '/v1/bench/nothing',
}
const bundle = catalogue.find(({ slug }) => slug === 'birth-chart-bundle')!

/** Opens the service over a store in a file, with a fixed clock and without the answer cache. */
const open = async (folder: string) => {
  const store = openSqlite(join(folder, 'khagola.sqlite'))
  const clock = { now: () => Date.UTC(2026, 0, 1) }
  await bootstrap(store, clock, { sandboxKey: SANDBOX, liveKey: LIVE, credits: 1_000_000_000_000 })
  await accounts(store, clock).savePlan({
    ...PLANS.operator,
    unitsPerSecond: 1_000_000_000_000,
    sandboxDailyCalls: 1_000_000_000_000,
  })
  const sky = createSky(createEphemeris({ compiled: COMPILED }))
  const atlas = openAtlas()
  const service = createService({
    store,
    catalogue: catalogueIndexOf([nothing, bundle]),
    sky,
    atlas,
    clock,
    cacheBytes: 0,
  })
  const { signal } = new AbortController()
  const world = {
    sky,
    atlas,
    dice,
    now: clock.now(),
    signal,
    tenant: NO_TENANT,
    yieldIfDue: () => undefined,
    warn: () => {},
  }
  return { store, service, world, now: clock.now() }
}
type OpenService = Awaited<ReturnType<typeof open>>

let serial = 0

const call = async ({ service }: OpenService, entry: CatalogueEntry, key: string, idempotencyKey: string | null) => {
  const { status, body } = await service.call({
    family: entry.family,
    slug: entry.slug,
    key,
    keyInUrl: false,
    body: new TextEncoder().encode(JSON.stringify(entry.example)),
    idempotencyKey,
    requestId: null,
  })
  if (status !== 200) throw new Error(body)
  return body
}

/** Prepares a call of the service or one of its steps. Returns the function to time. */
type Way = (opened: OpenService) => Awaitable<() => Awaitable<unknown>>

const ways = (entry: CatalogueEntry): Record<string, Way> => ({
  khagola: (opened) => () => call(opened, entry, LIVE, null),
  sandbox: (opened) => () => call(opened, entry, SANDBOX, null),
  'with an idempotency key': (opened) => () => call(opened, entry, LIVE, `k${serial++}`),
  async replayed(opened) {
    await call(opened, entry, LIVE, 'same')
    return () => call(opened, entry, LIVE, 'same')
  },
  'computation and JSON alone':
    ({ world }) =>
    async () =>
      JSON.stringify({ data: await entry.compute(entry.example, world) }),
})

const bytes = new TextEncoder().encode(JSON.stringify(bundle.example))
const accessOf = async ({ store }: OpenService) => (await store.access(hashOfKey(LIVE)))!

/** The steps of one call of `birth-chart-bundle`, in order. */
const PARTS: Record<string, Way> = {
  identify:
    ({ store }) =>
    () =>
      store.access(hashOfKey(LIVE)),
  'read the body': () => () => readObject(bytes),
  'check the input': () => {
    const input = readObject(bytes)
    return () => checkInput(bundle.input, input)
  },
  async admit(opened) {
    const access = await accessOf(opened)
    const rates = createRates(windowLimiter())
    const reservations = new CreditReservations(opened.store)
    return async () => {
      await rates.consume(access, WEIGHTS.heavy.units, { now: opened.now, access, allowance: null, bodyBytes: 0 })
      const giveBack = await reservations.reserve(access, WEIGHTS.heavy, opened.now)
      giveBack()
    }
  },
  compute:
    ({ world }) =>
    () =>
      bundle.compute(bundle.example, world),
  async 'check the answer'({ world }) {
    const data = await bundle.compute(bundle.example, world)
    return () => checkOf(bundle.data)(data)
  },
  async 'write the answer'({ world }) {
    const data = await bundle.compute(bundle.example, world)
    return () => JSON.stringify({ data })
  },
  async charge(opened) {
    const access = await accessOf(opened)
    const answer = { status: 200, body: JSON.stringify(await bundle.compute(bundle.example, opened.world)) }
    const settlement = { access, at: opened.now, subject: 'bench', credits: 3, idempotency: null, answer }
    return () => opened.store.settle({ ...settlement, requestId: `r${serial++}` })
  },
  async 'charge, with an idempotency key'(opened) {
    const access = await accessOf(opened)
    const answer = { status: 200, body: JSON.stringify(await bundle.compute(bundle.example, opened.world)) }
    const settlement = { access, at: opened.now, subject: 'bench', credits: 3, answer }
    return () => {
      const name = `s${serial++}`
      return opened.store.settle({ ...settlement, requestId: name, idempotency: { key: name, bodyHash: 'hash' } })
    }
  },
}

interface Shape {
  name: string
  unit: string
  agreement: string
  reference: string
  /** Numbers of concurrent calls; each is a measure. */
  atOnce: readonly number[]
  limits: readonly string[]
}

const service = (all: Record<string, Way>, { name, unit, agreement, reference, atOnce, limits }: Shape): Trial => ({
  name,
  unit,
  agreement,
  reference,
  sizes: { timed: 512, agreed: 1, tiny: 2 },
  units: (size) => size,
  participants: async () =>
    Object.keys(all).map(
      (way): Participant => ({ name: way, arcseconds: 0, ...(limits.includes(way) ? { limit: true } : {}) }),
    ),
  async seat(way, size) {
    const folder = dataFolder()
    const opened = await open(folder.path)
    const once = await all[way]!(opened)
    return {
      async answer() {
        const body = await once()
        return typeof body === 'string' ? JSON.parse(body).data : null
      },
      async round() {
        const measures: Record<string, number> = {}
        for (const concurrent of atOnce)
          measures[concurrent === 1 ? '' : `${concurrent} at once`] = await timed(size, async () => {
            for (let done = 0; done < size; done += concurrent)
              if (concurrent === 1) await once()
              else await Promise.all(Array.from({ length: concurrent }, once))
          })
        return measures
      },
      async end() {
        await opened.service.close()
        await opened.store.close()
        folder.remove()
      },
    }
  },
  disagreement: sameAnswer,
})

const calls = (entry: CatalogueEntry) =>
  service(ways(entry), {
    name: `service ${entry.slug}`,
    unit: 'call',
    agreement: 'the same data',
    reference: 'khagola',
    atOnce: [1, 64],
    limits: ['computation and JSON alone'],
  })

export default [
  calls(nothing),
  calls(bundle),
  service(PARTS, {
    name: 'service parts',
    unit: 'step of a call of birth-chart-bundle',
    agreement: 'none: the contenders are steps of one call',
    reference: 'identify',
    atOnce: [1],
    limits: Object.keys(PARTS),
  }),
]
