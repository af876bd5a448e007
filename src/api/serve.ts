import type { Atlas } from '../atlas/atlas.ts'
import { catalogue, families } from '../capabilities/index.ts'
import type { ReadBranding, Render } from '../document/rendering.ts'
import { bootstrap, type Clock } from '../service/accounts.ts'
import { type Coordination, localCoordination } from '../service/coordination.ts'
import type { Desk } from '../service/desk.ts'
import { createJobs } from '../service/jobs/jobs.ts'
import { createService } from '../service/service.ts'
import { startWebhooks } from '../service/webhooks/webhooks.ts'
import { type Settings, SetupError } from '../settings.ts'
import type { Sky } from '../sky/sky.ts'
import type { Awaitable, Store } from '../store/store.ts'
import { createApp } from './app.ts'
import { descriptionAsset } from './description.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import type { Parent } from './workers.ts'

/** The settings, and the parts that a command opens when it needs them. Opening may raise `SetupError`. */
export interface House {
  readonly settings: Settings
  readonly openStore: () => Awaitable<Store>
  /** What this process agrees on with the others that serve its store; alone without it. */
  readonly openCoordination?: (() => Awaitable<Coordination>) | undefined
  /** What this process has of the one that started it, where it is one of several workers. */
  readonly parent?: Parent | undefined
  /** Over the compiled ephemeris where there is one, unless told otherwise. */
  readonly openSky: (options?: { compiled?: boolean }) => Sky
  /** Whether a compiled ephemeris is there to be opened. */
  readonly hasCompiledSky?: () => boolean
  /**
   * Compiles the ephemeris of the opened Sky when it has none, off the event loop; whether the Sky now answers from it. Absent
   * where the settings want none.
   */
  readonly compileSky?: (tell?: (done: number) => void) => Promise<boolean>
  readonly openAtlas: () => Atlas
  readonly press: Press
}

/** What makes PDFs. */
export interface Press {
  readonly render: Render
  readonly readBranding: ReadBranding
}

export interface Running {
  readonly url: string
  /** A sandbox key made on the first start, to be shown once. */
  readonly madeKey: string | null
  /** Stops accepting, finishes what is in flight, closes the store. */
  stop(): Promise<void>
}

/** Above every `bodyLimit`; the contract's own limit is counted while a body is read. */
const OUTER_BODY_LIMIT = 64 * 1024 * 1024
/** Clients that hold a connection open without finishing a request do not hold up the end for longer, milliseconds. */
const STOP_WITHIN = 15_000

const listen = (settings: Settings, shared: boolean, fetch: (request: Request) => Promise<Response>) => {
  const { host, port, deadlineMs } = settings
  try {
    return Bun.serve({
      hostname: host,
      port,
      reusePort: shared,
      fetch,
      maxRequestBodySize: OUTER_BODY_LIMIT,
      // Silence on a connection includes our own computing.
      idleTimeout: Math.min(255, Math.ceil(deadlineMs / 1000) + 30),
    })
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === 'EADDRINUSE') throw new SetupError(`${host}:${port} is taken; set PORT to another one.`)
    throw new SetupError(`cannot listen on ${host}:${port}: ${(error as Error).message}`)
  }
}

/** One line of JSON for what an operator should look into. */
export const report = (about: Record<string, unknown>, cause: unknown) =>
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      ...about,
      error: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    }),
  )

/** The queues of the store, worked off by this process; links to what they made begin with `url`. */
const startQueues = (
  { settings, press }: House,
  store: Store,
  { desk, url }: { desk: Desk; url: string },
  clock: Clock,
) => {
  const { pdfWorkers: workers, pdfDeadlineMs: deadlineMs, pdfQueue, webhookPrivate: allowPrivate } = settings
  const jobs = createJobs({
    ...{ desk, store: store.jobs, clock, catalogue, report, workers: { workers, deadlineMs } },
    ...press,
    queue: { all: pdfQueue, ofOne: Math.ceil(pdfQueue / 5) },
    onFinish: () => webhooks.wake(),
  })
  const show = async (id: string) => {
    const job = await store.jobs.get(id)
    return job && jobs.show(job, url, clock.now())
  }
  const webhooks = startWebhooks({ store: store.webhooks, clock, show, allowPrivate, report })
  return {
    jobs,
    async stop() {
      // What a slow receiver has not answered is sent again.
      await Promise.all([jobs.stop(STOP_WITHIN), Promise.race([webhooks.stop(), Bun.sleep(STOP_WITHIN)])])
    },
  }
}

/** Starts the server. */
export const serve = async (house: House): Promise<Running> => {
  const { settings, openSky, compileSky, openAtlas, parent } = house
  const sky = openSky()
  const atlas = openAtlas()
  const store = await house.openStore()
  const coordination = (await house.openCoordination?.()) ?? localCoordination()
  const clock = { now: Date.now }
  const metrics = createMetrics(parent)
  const log = createLog(settings.log, settings.slowMs, (lines) => process.stdout.write(lines))
  const service = createService({
    store,
    catalogue,
    sky,
    atlas,
    clock,
    coordination,
    deadlineMs: settings.deadlineMs,
    cacheBytes: settings.cacheBytes,
    onCall(event) {
      metrics.record(event)
      log.call(event)
      if (event.cause !== undefined)
        report({ request_id: event.requestId, capability: event.capability, status: event.status }, event.cause)
    },
  })
  metrics.watch(service.answers)
  const description = descriptionAsset({ families, catalogue, sky, atlas, serverUrl: settings.publicUrl })
  const madeKey = await bootstrap(store, clock, settings.bootstrap)
  let draining = false
  const answer = async (request: Request) => {
    const response = await app(request)
    // A client sends its next request elsewhere.
    if (draining) response.headers.set('Connection', 'close')
    return response
  }
  const server = listen(settings, parent !== undefined, answer)
  const url = settings.publicUrl ?? server.url.origin
  const queues = startQueues(house, store, { desk: service.desk, url }, clock)
  metrics.watchQueue(() => store.jobs.unfinished())
  const app = createApp({
    ...{ service, jobs: queues.jobs, metrics, description, report },
    ...{ publicUrl: settings.publicUrl, corsOrigins: settings.corsOrigins },
  })
  compileSky?.()
    // The last digit of a kept answer may differ by the thousandth of an arcsecond.
    .then((installed) => installed && service.answers.clear())
    .catch((cause) => report({ about: 'The ephemeris could not be compiled; Swiss Ephemeris answers itself.' }, cause))
  return {
    url,
    madeKey,
    async stop() {
      draining = true
      service.drain()
      await Bun.sleep(settings.drainMs)
      await Promise.all([Promise.race([server.stop(), Bun.sleep(STOP_WITHIN)]), queues.stop()])
      await server.stop(true)
      await service.close()
      await coordination.close()
      await store.close()
      log.close()
    },
  }
}
