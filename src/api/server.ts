import { type CatalogueIndex, openCatalogueIndex } from '../capabilities/families.ts'
import { concurrently } from '../concurrency.ts'
import { STANDARD_GATE } from '../safety/gate.ts'
import { bootstrap, type Clock } from '../service/accounts.ts'
import type { CallPipeline } from '../service/call-pipeline.ts'
import { localCoordination } from '../service/coordination.ts'
import { createHeavyProcess } from '../service/heavy-process.ts'
import { createImages } from '../service/image-links.ts'
import { createJobs } from '../service/jobs/jobs.ts'
import { listingResource } from '../service/listing.ts'
import { releaseOverdue } from '../service/readings.ts'
import { createService } from '../service/service.ts'
import { startWebhooks } from '../service/webhooks/webhooks.ts'
import type { Store } from '../store/store.ts'
import { type App, type AppParts, createApp } from './app.ts'
import { type AppContext, logError, reachableOrigin, startupAdvice } from './command-context.ts'
import { apiKeyOf } from './credentials.ts'
import { descriptionAsset, exampleAssets, llmsAsset } from './description.ts'
import { DOCUMENT_VERSION } from './document-version.ts'
import { createFirstRunKey, type FirstRunKey } from './first-run-key.ts'
import { collectWhenIdle } from './idle-collection.ts'
import { listen } from './listener.ts'
import { createLog } from './log.ts'
import { loadMcp } from './mcp.ts'
import { createMetrics } from './metrics.ts'
import { pictureParts } from './picture.ts'
import { RequestTurns } from './request-turns.ts'
import { startWarmUp } from './warm-up.ts'
import type { WorkerAddress } from './worker-messages.ts'

export interface RunningServer extends WorkerAddress {
  /** The sandbox key of a first start, to be shown once; null on later starts. */
  readonly firstRunKey: FirstRunKey | null
  /** Settings that the operator should change, as sentences. */
  readonly advice: readonly string[]
  /** Resolves after the warm-up. */
  readonly warm: Promise<void>
  /** Stops accepting requests (after the drain time unless `drain` is false), finishes running requests, and closes the store. */
  stop(options?: { drain?: boolean }): Promise<void>
}

/** Time limit for running requests and jobs when the server stops, milliseconds. */
const STOP_TIMEOUT_MS = 15_000

/** Capabilities whose examples are computed in the warm-up: the first call of each takes ten times as long as the next. */
const PREPARED = [
  ['utilities', 'find-moon-sign'],
  ['vedic-charts', 'planet-positions'],
  ['vedic-charts', 'birth-chart'],
  ['western', 'western-natal-chart'],
  ['dashas', 'vimshottari-dasha'],
  ['panchang', 'daily-panchang'],
] as const

const prepareCalls = async (example: AppParts['example']) => {
  for (const [family, slug] of PREPARED) {
    await Bun.sleep(0)
    await example(family, slug)
  }
}

/** Loads the whole catalogue, for lists and descriptions of all capabilities. */
const loadWholeCatalogue = () => import('../capabilities/index.ts')

const listingText = () => {
  let cached: Promise<string> | undefined
  const build = async () => {
    const { families, catalogue } = await loadWholeCatalogue()
    return JSON.stringify(listingResource(families, catalogue))
  }
  return () => (cached ??= build())
}

/** Starts the PDF jobs and webhooks of this process. Links begin with `url`. */
const startQueues = (
  { settings, pdfRenderer }: AppContext,
  store: Store,
  { pipeline, catalogue, url }: { pipeline: CallPipeline; catalogue: CatalogueIndex; url: string },
  clock: Clock,
) => {
  const { pdfWorkers: workers, pdfDeadlineMs: deadlineMs, pdfQueue, webhookPrivate: allowPrivate } = settings
  const jobs = createJobs({
    ...{ pipeline, store: store.jobs, clock, catalogue, report: logError, workers: { workers, deadlineMs } },
    ...pdfRenderer,
    queue: { total: pdfQueue, perOrganisation: Math.ceil(pdfQueue / 5) },
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
      // An interrupted delivery to a slow receiver is sent again.
      await concurrently(
        () => jobs.stop(STOP_TIMEOUT_MS),
        () => Promise.race([webhooks.stop(), Bun.sleep(STOP_TIMEOUT_MS)]),
      )
    },
  }
}

/** Starts the server. */
export const serve = async (context: AppContext): Promise<RunningServer> => {
  const { settings, openSky, compileSky, openAtlas, parent } = context
  const sky = openSky()
  const atlas = openAtlas()
  const { promise: appReady, resolve: open } = Promise.withResolvers<App>()
  let app: App | null = null
  let isDraining = false
  // Listen before the first-run key is created: the key is shown once, and must not be lost because the port is in use.
  const turns = new RequestTurns()
  const server = listen(settings, parent !== undefined, (request, address) => {
    if (!app) return appReady.then((readyApp) => readyApp(request, address))
    if (turns.hasTime()) return app(request, address)
    return turns.wait(apiKeyOf(request.headers) ?? '', () => app!(request, address))
  })
  const localUrl = reachableOrigin(server.url.origin)
  const url = settings.publicUrl ?? localUrl
  const store = await context.openStore()
  const coordination = (await context.openCoordination?.()) ?? localCoordination()
  const clock = { now: Date.now }
  const metrics = createMetrics(parent)
  const log = createLog(settings.log, settings.slowMs, (lines) => process.stdout.write(lines))
  const catalogue = openCatalogueIndex()
  const idleCollection = collectWhenIdle()
  let isSkyFinal = compileSky === undefined
  const heavyProcess =
    context.startHeavyChild &&
    createHeavyProcess({
      start: context.startHeavyChild,
      // The process opens the compiled ephemeris when it starts. During the warm-up it would take processor time from it.
      mayStart: () => isSkyFinal && warmUp.isDone(),
      report: logError,
    })
  const service = createService({
    store,
    catalogue,
    sky,
    atlas,
    clock,
    coordination,
    deadlineMs: settings.deadlineMs,
    cacheBytes: settings.cacheBytes,
    heavyProcess,
    languageModels: context.openLanguageModels?.() ?? null,
    ...(context.gate && { gate: context.gate }),
    readingsAMinute: settings.readingsAMinute,
    readingMs: settings.readingMs,
    onCall(event) {
      idleCollection.countCall()
      metrics.record(event)
      log.call(event)
      if (event.cause !== undefined)
        logError({ request_id: event.requestId, capability: event.capability, status: event.status }, event.cause)
    },
  })
  metrics.watch(service.answers)
  const descriptionParts = async () => {
    const { families, catalogue } = await loadWholeCatalogue()
    return { families, catalogue, serverUrl: url }
  }
  const llms = llmsAsset(descriptionParts)
  const description = descriptionAsset(descriptionParts)
  const example = exampleAssets({ catalogue, sky, atlas })
  const sandboxKey = await bootstrap(store, clock, settings.bootstrap)
  const firstRunKey = sandboxKey === null ? null : createFirstRunKey(sandboxKey)
  const stopReleasing = releaseOverdue(store, clock, logError)
  const queues = startQueues(context, store, { pipeline: service.pipeline, catalogue, url }, clock)
  metrics.watchQueue(() => store.jobs.unfinished())
  const images = createImages({
    ...{ ...pictureParts, pipeline: service.pipeline, store: store.jobs, catalogue },
    runCall: service.runCall,
  })
  const mcp = loadMcp({ service, jobs: queues.jobs, url, version: DOCUMENT_VERSION }, loadWholeCatalogue)
  const listing = listingText()
  // Without this step the first free text would wait until the classifier is loaded.
  const { gate = STANDARD_GATE } = context
  const warmUpSteps = {
    catalogue: listing,
    description,
    llms,
    places: () => atlas.prepare(),
    mcp: async () => (await mcp()).prepare(),
    calls: () => prepareCalls(example),
    gate: () => gate.topicOf('How is my year?'),
    metrics: metrics.load,
  }
  const warmUp = startWarmUp(settings.warmUp ? warmUpSteps : {}, logError)
  app = createApp({
    ...{ service, jobs: queues.jobs, images, mcp, metrics, listing, llms, description, example, report: logError },
    isWarm: warmUp.isDone,
    ...{ url, claimFirstRunKey: firstRunKey?.claim ?? parent?.claimFirstRunKey, corsOrigins: settings.corsOrigins },
    isLeaving: () => isDraining,
  })
  open(app)
  compileSky?.()
    // Cached answers may differ from new ones by a thousandth of an arcsecond.
    .then((isInstalled) => {
      if (isInstalled) service.answers.clear()
      isSkyFinal = true
    })
    .catch((cause) =>
      logError({ about: 'The ephemeris could not be compiled; Swiss Ephemeris is used instead.' }, cause),
    )
  return {
    url,
    localUrl,
    firstRunKey,
    advice: await startupAdvice(settings, store),
    warm: warmUp.done,
    async stop({ drain = true } = {}) {
      isDraining = true
      stopReleasing()
      idleCollection.stop()
      service.drain()
      if (drain) await Bun.sleep(settings.drainMs)
      await concurrently(
        () => Promise.race([server.stop(), Bun.sleep(STOP_TIMEOUT_MS)]),
        () => queues.stop(),
      )
      await server.stop(true)
      await service.close()
      heavyProcess?.close()
      await coordination.close()
      await store.close()
      log.close()
    },
  }
}
