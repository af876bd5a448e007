import { join } from 'node:path'
import { openAtlas } from '../../src/atlas/atlas.ts'
import type { Entry } from '../../src/capabilities/capability.ts'
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
import { hashOf } from '../../src/service/keys.ts'
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

const nothing: Entry = {
  ...(capability({
    slug: 'nothing',
    title: 'Nothing',
    summary: 'Computes nothing.',
    weight: 'heavy',
    method: 'None.',
    input: birthWithNode(),
    data: t.Object({ ok: t.Boolean() }),
    example: independence,
    // As the bundle: its answer tells the moment of the call.
    varies: true,
  }).compute(() => ({ ok: true })) as unknown as Entry),
  family: 'bench',
  path: '/v1/bench/nothing',
}
const bundle = catalogue.find(({ slug }) => slug === 'birth-chart-bundle')!

/** The service over a store in a file, with the clock at rest; no answer comes from the cache. */
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
type House = Awaited<ReturnType<typeof open>>

let serial = 0

const call = async ({ service }: House, entry: Entry, key: string, idempotencyKey: string | null) => {
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

/** A way through the service, or a part of it: what is made ready, and what is done again and again. */
type Way = (house: House) => Awaitable<() => Awaitable<unknown>>

const ways = (entry: Entry): Record<string, Way> => ({
  khagola: (house) => () => call(house, entry, LIVE, null),
  sandbox: (house) => () => call(house, entry, SANDBOX, null),
  'with an idempotency key': (house) => () => call(house, entry, LIVE, `k${serial++}`),
  async replayed(house) {
    await call(house, entry, LIVE, 'same')
    return () => call(house, entry, LIVE, 'same')
  },
  'computation and JSON alone':
    ({ world }) =>
    async () =>
      JSON.stringify({ data: await entry.compute(entry.example, world) }),
})

const bytes = new TextEncoder().encode(JSON.stringify(bundle.example))
const accessOf = async ({ store }: House) => (await store.access(hashOf(LIVE)))!

/** The steps of one call of `birth-chart-bundle`, in order. */
const PARTS: Record<string, Way> = {
  identify:
    ({ store }) =>
    () =>
      store.access(hashOf(LIVE)),
  'read the body': () => () => readObject(bytes),
  'check the input': () => {
    const input = readObject(bytes)
    return () => checkInput(bundle.input, input)
  },
  async admit(house) {
    const access = await accessOf(house)
    const rates = createRates(windowLimiter())
    const promised = new CreditReservations(house.store)
    return async () => {
      await rates.consume(access, WEIGHTS.heavy.units, { now: house.now, access, allowance: null, bodyBytes: 0 })
      const giveBack = await promised.reserve(access, WEIGHTS.heavy, house.now)
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
  async charge(house) {
    const access = await accessOf(house)
    const answer = { status: 200, body: JSON.stringify(await bundle.compute(bundle.example, house.world)) }
    const settlement = { access, at: house.now, subject: 'bench', credits: 3, idempotency: null, answer }
    return () => house.store.settle({ ...settlement, requestId: `r${serial++}` })
  },
  async 'charge, with an idempotency key'(house) {
    const access = await accessOf(house)
    const answer = { status: 200, body: JSON.stringify(await bundle.compute(bundle.example, house.world)) }
    const settlement = { access, at: house.now, subject: 'bench', credits: 3, answer }
    return () => {
      const name = `s${serial++}`
      return house.store.settle({ ...settlement, requestId: name, idempotency: { key: name, bodyHash: 'hash' } })
    }
  },
}

interface Shape {
  name: string
  unit: string
  agreement: string
  reference: string
  /** How many at a time: each is a measure. */
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
    const house = await open(folder.path)
    const once = await all[way]!(house)
    return {
      async answer() {
        const body = await once()
        return typeof body === 'string' ? JSON.parse(body).data : null
      },
      async round() {
        const measures: Record<string, number> = {}
        for (const together of atOnce)
          measures[together === 1 ? '' : `${together} at once`] = await timed(size, async () => {
            for (let done = 0; done < size; done += together)
              if (together === 1) await once()
              else await Promise.all(Array.from({ length: together }, once))
          })
        return measures
      },
      async end() {
        await house.service.close()
        await house.store.close()
        folder.remove()
      },
    }
  },
  disagreement: sameAnswer,
})

const calls = (entry: Entry) =>
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
    agreement: 'none: they are steps of one work',
    reference: 'identify',
    atOnce: [1],
    limits: Object.keys(PARTS),
  }),
]
