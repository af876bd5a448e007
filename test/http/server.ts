import { type App, createApp } from '../../src/api/app.ts'
import { descriptionAsset, exampleAssets, llmsAsset } from '../../src/api/description.ts'
import type { FirstRunKey } from '../../src/api/first-run-key.ts'
import { listen } from '../../src/api/listener.ts'
import { loadMcp } from '../../src/api/mcp.ts'
import { createMetrics } from '../../src/api/metrics.ts'
import { pictureParts, type Rasterise } from '../../src/api/picture.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { capability } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { only } from '../../src/capabilities/shared/inputs.ts'
import { readBranding } from '../../src/pdf/branding.ts'
import { findUnprintable, render } from '../../src/pdf/render.ts'
import { t } from '../../src/schema.ts'
import { accounts } from '../../src/service/accounts.ts'
import { createImages } from '../../src/service/image-links.ts'
import { createJobs } from '../../src/service/jobs/jobs.ts'
import { listingResource } from '../../src/service/listing.ts'
import { createService, type ServiceParts } from '../../src/service/service.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import { atlas, sky } from '../world.ts'

const Nothing = only({})
const Word = t.Object({ word: t.String() })
const testCapability = (slug: string, compute: () => { word: string } | Promise<{ word: string }>): CatalogueEntry => ({
  ...capability({
    slug,
    title: slug,
    summary: slug,
    weight: 'light',
    method: slug,
    input: Nothing,
    data: Word,
    example: {},
  }).compute(compute),
  family: 'failing',
  meanings: {},
  path: `/v1/failing/${slug}`,
})

/** Lets a test keep a call in progress and wait until it has started. */
export const gate = { ...Promise.withResolvers<void>(), entered: Promise.withResolvers<void>() }

/** Capabilities that fail in every possible way. */
const FAILING: CatalogueEntry[] = [
  testCapability('throws', () => {
    throw new Error('a defect')
  }),
  testCapability('answers-badly', () => ({ word: 7 as unknown as string })),
  testCapability('never-ends', () => new Promise<never>(() => {})),
  testCapability('waits', () => {
    gate.entered.resolve()
    return gate.promise.then(() => ({ word: 'done' }))
  }),
]

/** A capability and a reading that are deprecated. */
export const DEPRECATION = { since: '2026-01-31', sunset: '2026-08-01', replacement: '/v1/ai/ai-daily-reading' }
const DEPRECATED: CatalogueEntry[] = [
  { ...testCapability('deprecated', () => ({ word: 'still here' })), deprecated: DEPRECATION },
  {
    ...catalogue.find(({ slug }) => slug === 'ai-daily-reading')!,
    ...{
      family: 'failing',
      slug: 'deprecated-reading',
      path: '/v1/failing/deprecated-reading',
      deprecated: DEPRECATION,
    },
  },
]

const catalogueIndex = catalogueIndexOf(catalogue)

export const start = async (
  options: {
    breaks?: (store: Store) => Store
    now?: () => number
    deadlineMs?: number
    readings?: Pick<ServiceParts, 'languageModels' | 'readingsAMinute'>
    firstRunKey?: FirstRunKey
    isWarm?: () => boolean
    rasterise?: Rasterise
  } = {},
) => {
  const clock = { now: options.now ?? Date.now }
  const store = openSqlite(':memory:')
  const metrics = createMetrics()
  const service = createService({
    store: options.breaks?.(store) ?? store,
    catalogue: catalogueIndexOf([...catalogue, ...FAILING, ...DEPRECATED]),
    sky,
    atlas,
    clock,
    deadlineMs: options.deadlineMs ?? 60_000,
    onCall: metrics.record,
    ...options.readings,
  })
  metrics.watch(service.answers)
  const jobs = createJobs({
    ...{
      pipeline: service.pipeline,
      store: store.jobs,
      clock,
      catalogue: catalogueIndex,
      render,
      readBranding,
      findUnprintable,
      report: () => {},
    },
    workers: { lookMs: 20 },
  })
  const images = createImages({
    ...{ ...pictureParts, pipeline: service.pipeline, store: store.jobs, catalogue: catalogueIndex },
    runCall: service.runCall,
  })
  const { promise: appReady, resolve: open } = Promise.withResolvers<App>()
  const server = listen({ host: '127.0.0.1', port: 0, deadlineMs: 30_000 }, false, async (request, address) =>
    (await appReady)(request, address),
  )
  open(
    createApp({
      service,
      jobs,
      images,
      metrics,
      mcp: loadMcp({ service, jobs, url: server.url.origin, version: '1' }, async () => ({ catalogue, families })),
      listing: () => JSON.stringify(listingResource(families, catalogue)),
      llms: llmsAsset(() => ({ families, catalogue, serverUrl: server.url.origin })),
      description: descriptionAsset(() => ({ families, catalogue, serverUrl: server.url.origin })),
      example: exampleAssets({ catalogue: catalogueIndex, sky, atlas }),
      url: server.url.origin,
      report: () => {},
      ...(options.rasterise && { rasterise: options.rasterise }),
      claimFirstRunKey: options.firstRunKey?.claim,
      corsOrigins: ['https://page.example'],
      ...(options.isWarm && { isWarm: options.isWarm }),
    }),
  )
  const operations = accounts(store, clock)

  /** Creates a separate organisation, so that tests do not share limits. */
  const account = async (
    settings: { plan?: string; credits?: number; budget?: number; spendCapMicros?: number } = {},
  ) => {
    const { plan = 'operator', credits = 1000, budget = null, spendCapMicros = null } = settings
    const organisation = await operations.createOrganisation('tests', { plan, spendCapMicros })
    if (credits > 0) await operations.grantCredits(organisation.id, credits)
    const project = await operations.createProject(organisation.id, 'tests', budget)
    return {
      organisation,
      project,
      live: await operations.createKey(project.id, 'live'),
      sandbox: await operations.createKey(project.id, 'sandbox'),
      spent: async () => (await store.ledger(organisation.id)).filter(({ kind }) => kind === 'charge').length,
    }
  }

  const post = (path: string, body: BodyInit | object | null, headers: Record<string, string> = {}) =>
    fetch(server.url.origin + path, {
      method: 'POST',
      body:
        body === null || typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream
          ? (body as BodyInit | null)
          : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const as = ({ secret }: { secret: string }, extraHeaders: Record<string, string> = {}) => ({
    Authorization: `Bearer ${secret}`,
    ...extraHeaders,
  })

  return {
    origin: server.url.origin,
    operations,
    store,
    jobs,
    account,
    post,
    as,
    async stop() {
      await server.stop(true)
      await jobs.stop(0)
      await store.close()
    },
  }
}

export interface Failure {
  error: { code: string; message: string; field: string | null; request_id: string; retryable: boolean }
}

/** The error of a response, after a check of its format and headers. */
export const failureOf = async (response: Response): Promise<Failure['error'] & { status: number }> => {
  const { error, ...rest } = (await response.json()) as Failure
  if (Object.keys(rest).length > 0) throw new Error('A failure has nothing beside `error`.')
  if (response.headers.get('X-Request-Id') !== error.request_id) throw new Error('X-Request-Id differs from the body.')
  for (const name of ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'])
    if (!/^\d+$/.test(response.headers.get(name) ?? '')) throw new Error(`${name} is missing.`)
  const fields = Object.keys(error).sort().join()
  const isComplete = fields === `code,${response.status === 422 ? 'details,' : ''}field,message,request_id,retryable`
  if (!isComplete) throw new Error(`A failure with the fields ${fields}.`)
  return { status: response.status, ...error }
}
