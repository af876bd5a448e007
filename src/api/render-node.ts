import { openCatalogueIndex } from '../capabilities/families.ts'
import { localCoordination } from '../service/coordination.ts'
import { createJobs } from '../service/jobs/jobs.ts'
import { createService } from '../service/service.ts'
import { SetupError } from '../settings.ts'
import { type AppContext, logError } from './command-context.ts'

/** Time limit for running jobs when the node stops, milliseconds. Jobs that take longer return to the queue. */
const STOP_TIMEOUT_MS = 15_000

/**
 * Starts a node that renders the PDF jobs of a shared store and serves no requests. The store is the queue: it leases each job to one
 * worker, and stores the file, the charge and the end of the job in one transaction, whichever node renders it. Webhooks are sent by the
 * nodes that serve requests. Returns a function that stops the node.
 */
export const startRenderNode = async (context: AppContext): Promise<() => Promise<void>> => {
  const { settings, pdfRenderer } = context
  if (!settings.databaseUrl)
    throw new SetupError('a render node requires DATABASE_URL: the nodes share the queue of one PostgreSQL database.')
  if (settings.pdfWorkers === 0) throw new SetupError('PDF_WORKERS must be at least 1 on a render node.')
  const store = await context.openStore()
  const clock = { now: Date.now }
  const catalogue = openCatalogueIndex()
  const service = createService({
    ...{
      store,
      catalogue,
      clock,
      sky: context.openSky(),
      atlas: context.openAtlas(),
      coordination: localCoordination(),
    },
    ...{ deadlineMs: settings.deadlineMs, cacheBytes: settings.cacheBytes, languageModels: null },
    ...(context.gate && { gate: context.gate }),
  })
  const jobs = createJobs({
    ...{ pipeline: service.pipeline, store: store.jobs, clock, catalogue, report: logError, ...pdfRenderer },
    workers: { workers: settings.pdfWorkers, deadlineMs: settings.pdfDeadlineMs },
  })
  return async () => {
    await jobs.stop(STOP_TIMEOUT_MS)
    await service.close()
    await store.close()
  }
}
