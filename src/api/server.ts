import { type CatalogueIndex, openCatalogueIndex } from '../capabilities/families.ts'
import { concurrently } from '../concurrency.ts'
import { STANDARD_GATE } from '../safety/gate.ts'
import { bootstrap, type Clock } from '../service/accounts.ts'
import type { CallPipeline } from '../service/call-pipeline.ts'
import { localCoordination } from '../service/coordination.ts'
import { createJobs } from '../service/jobs/jobs.ts'
import { listingResource } from '../service/listing.ts'
import { releaseOverdue } from '../service/readings.ts'
import { createService } from '../service/service.ts'
import { startWebhooks } from '../service/webhooks/webhooks.ts'
import type { Store } from '../store/store.ts'
import { type App, createApp } from './app.ts'
import { type AppContext, logError, reachableOrigin, startupAdvice } from './app-context.ts'
import { descriptionAsset, exampleAssets, llmsAsset } from './description.ts'
import { createFirstRunKey, type FirstRunKey } from './first-run-key.ts'
import { listen } from './listener.ts'
import { createLog } from './log.ts'
import { loadMcp } from './mcp.ts'
import { createMetrics } from './metrics.ts'
import { DOCUMENT_VERSION } from './openapi.ts'
import { startWarmUp } from './warm-up.ts'
import type { WorkerAddress } from './worker-messages.ts'

export interface RunningServer extends WorkerAddress {
  /** The sandbox key made on a first start, to be shown once. */
  readonly offer: FirstRunKey | null
  /** What the operator should put right, in sentences. */
  readonly advice: readonly string[]
  /** Resolves when the first requests need not wait for anything to be made. */
  readonly warm: Promise<void>
  /** Stops accepting, after the drain time unless that is left out; finishes what is in flight, closes the store. */
  stop(options?: { drain?: boolean }): Promise<void>
}

/** Clients that hold a connection open without finishing a request do not hold up the end for longer, milliseconds. */
const STOP_WITHIN = 15_000

/** The whole catalogue, for what tells of all of it. */
const whole = () => import('../capabilities/index.ts')

const listingText = () => {
  let text: Promise<string> | undefined
  const make = async () => {
    const { families, catalogue } = await whole()
    return JSON.stringify(listingResource(families, catalogue))
  }
  return () => (text ??= make())
}

/** The queues of the store, worked off by this process; links to what they made begin with `url`. */
const startQueues = (
  { settings, pdfRenderer: press }: AppContext,
  store: Store,
  { desk, catalogue, url }: { desk: CallPipeline; catalogue: CatalogueIndex; url: string },
  clock: Clock,
) => {
  const { pdfWorkers: workers, pdfDeadlineMs: deadlineMs, pdfQueue, webhookPrivate: allowPrivate } = settings
  const jobs = createJobs({
    ...{ desk, store: store.jobs, clock, catalogue, report: logError, workers: { workers, deadlineMs } },
    ...press,
    queue: { all: pdfQueue, ofOne: Math.ceil(pdfQueue / 5) },
    onFinish: () => webhooks.wake(),
  })
  const show = async (id: string) => {
    const job = await store.jobs.get(id)
    return job && jobs.show(job, url, clock.now())
  }
  const webhooks = startWebhooks({ store: store.webhooks, clock, show, allowPrivate, report: logError })
  return {
    jobs,
    async stop() {
      // What a slow receiver has not answered is sent again.
      await concurrently(
        () => jobs.stop(STOP_WITHIN),
        () => Promise.race([webhooks.stop(), Bun.sleep(STOP_WITHIN)]),
      )
    },
  }
}

/** Starts the server. */
export const serve = async (house: AppContext): Promise<RunningServer> => {
  const { settings, openSky, compileSky, openAtlas, parent } = house
  const sky = openSky()
  const atlas = openAtlas()
  const { promise: opened, resolve: open } = Promise.withResolvers<App>()
  let app: App | null = null
  let draining = false
  // Before the store is founded: the key that is made then is shown once, and must not be lost to a port that is taken.
  const server = listen(settings, parent !== undefined, (request, address) =>
    app ? app(request, address) : opened.then((there) => there(request, address)),
  )
  const here = reachableOrigin(server.url.origin)
  const url = settings.publicUrl ?? here
  const store = await house.openStore()
  const coordination = (await house.openCoordination?.()) ?? localCoordination()
  const clock = { now: Date.now }
  const metrics = createMetrics(parent)
  const log = createLog(settings.log, settings.slowMs, (lines) => process.stdout.write(lines))
  const catalogue = openCatalogueIndex()
  const service = createService({
    store,
    catalogue,
    sky,
    atlas,
    clock,
    coordination,
    deadlineMs: settings.deadlineMs,
    cacheBytes: settings.cacheBytes,
    scribes: house.openLanguageModels?.() ?? null,
    ...(house.gate && { gate: house.gate }),
    readingsAMinute: settings.readingsAMinute,
    readingMs: settings.readingMs,
    onCall(event) {
      metrics.record(event)
      log.call(event)
      if (event.cause !== undefined)
        logError({ request_id: event.requestId, capability: event.capability, status: event.status }, event.cause)
    },
  })
  metrics.watch(service.answers)
  const described = async () => {
    const { families, catalogue } = await whole()
    return { families, catalogue, serverUrl: url }
  }
  const llms = llmsAsset(described)
  const description = descriptionAsset(described)
  const example = exampleAssets({ catalogue, sky, atlas })
  const madeKey = await bootstrap(store, clock, settings.bootstrap)
  const offer = madeKey === null ? null : createFirstRunKey(madeKey)
  const stopReleasing = releaseOverdue(store, clock, logError)
  const queues = startQueues(house, store, { desk: service.desk, catalogue, url }, clock)
  metrics.watchQueue(() => store.jobs.unfinished())
  const mcp = loadMcp({ service, jobs: queues.jobs, url, version: DOCUMENT_VERSION }, whole)
  const listing = listingText()
  // The first text would wait for the weights of the classifier.
  const { gate = STANDARD_GATE } = house
  const prepared = {
    catalogue: listing,
    description,
    llms,
    places: () => atlas.prepare(),
    mcp,
    gate: () => gate.topicOf('How is my year?'),
  }
  const warmUp = startWarmUp(settings.warmUp ? prepared : {}, logError)
  app = createApp({
    ...{ service, jobs: queues.jobs, mcp, metrics, listing, llms, description, example, report: logError },
    isWarm: warmUp.isDone,
    ...{ url, takeOffered: offer?.claim ?? parent?.takeOffered, corsOrigins: settings.corsOrigins },
    isLeaving: () => draining,
  })
  open(app)
  compileSky?.()
    // The last digit of a kept answer may differ by the thousandth of an arcsecond.
    .then((installed) => installed && service.answers.clear())
    .catch((cause) =>
      logError({ about: 'The ephemeris could not be compiled; Swiss Ephemeris answers itself.' }, cause),
    )
  return {
    url,
    here,
    offer,
    advice: await startupAdvice(settings, store),
    warm: warmUp.done,
    async stop({ drain = true } = {}) {
      draining = true
      stopReleasing()
      service.drain()
      if (drain) await Bun.sleep(settings.drainMs)
      await concurrently(
        () => Promise.race([server.stop(), Bun.sleep(STOP_WITHIN)]),
        () => queues.stop(),
      )
      await server.stop(true)
      await service.close()
      await coordination.close()
      await store.close()
      log.close()
    },
  }
}
