/** A server of PDF jobs with a separate rendering process, which runs until it is killed. Argument: `path`. Prints its URL. */
import { type App, createApp } from '../../src/api/app.ts'
import { listen } from '../../src/api/listener.ts'
import { createMetrics } from '../../src/api/metrics.ts'
import type { Atlas } from '../../src/atlas/atlas.ts'
import { readBranding } from '../../src/pdf/branding.ts'
import { findUnprintable, render } from '../../src/pdf/render.ts'
import { createJobs } from '../../src/service/jobs/jobs.ts'
import { createService } from '../../src/service/service.ts'
import { startWebhooks } from '../../src/service/webhooks/webhooks.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import { reportCatalogue as catalogue } from '../service/jobs-world.ts'

const store = openSqlite(process.argv[2]!)
const clock = { now: Date.now }
const report = () => {}
const service = createService({ store, catalogue, sky: {} as Sky, atlas: {} as Atlas, clock })
const jobs = createJobs({
  ...{ pipeline: service.pipeline, store: store.jobs, clock, catalogue, render, readBranding, findUnprintable, report },
  workers: { workers: 2, leaseMs: 1500, lookMs: 50, backoffMs: 100 },
  onFinish: () => webhooks.wake(),
})
const webhooks = startWebhooks({
  ...{ store: store.webhooks, clock, report, allowPrivate: true, lookMs: 50, timeoutMs: 1000 },
  show: async (id) => {
    const job = await store.jobs.get(id)
    return job && jobs.show(job, 'http://127.0.0.1', clock.now())
  },
})
const { promise: appReady, resolve: setApp } = Promise.withResolvers<App>()
const server = listen({ host: '127.0.0.1', port: 0, deadlineMs: 30_000 }, false, async (request) =>
  (await appReady)(request),
)
const url = server.url.origin
setApp(
  createApp({
    service,
    jobs,
    url,
    listing: () => '{}',
    metrics: createMetrics(),
    description: () => Promise.reject(),
    example: async () => undefined,
    report,
  }),
)
console.log(url)
