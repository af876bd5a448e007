import type { Atlas } from '../../src/atlas/atlas.ts'
import type { CatalogueEntry } from '../../src/capabilities/capability.ts'
import { capability, type World } from '../../src/capabilities/capability.ts'
import { catalogueIndexOf } from '../../src/capabilities/families.ts'
import { only } from '../../src/capabilities/shared/inputs.ts'
import { VEDIC_REPORT } from '../../src/capabilities/shared/report-designs.ts'
import type { Tenant } from '../../src/cooperative-yield.ts'
import { paragraph } from '../../src/document/document.ts'
import type { ReadBranding, RenderRequest } from '../../src/document/rendering.ts'
import { Fault, invalid } from '../../src/faults.ts'
import { exact, maybe, t } from '../../src/schema.ts'
import { accounts } from '../../src/service/accounts.ts'
import { createJobs, type JobOrder, type JobParts } from '../../src/service/jobs/jobs.ts'
import type { Reply } from '../../src/service/reply.ts'
import { createService, type ServiceParts } from '../../src/service/service.ts'
import type { Sky } from '../../src/sky/sky.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Store } from '../../src/store/store.ts'
import type { Plan } from '../../src/store/types.ts'
import { until as waitUntil } from '../until.ts'
import { plan, testClock } from './world.ts'

const shared = {
  summary: 'A fake.',
  method: 'None.',
  example: {},
  input: only({
    n: maybe(t.Integer({ minimum: 1, maximum: 9 })),
    groom: maybe(exact({ latitude: t.Number({ minimum: -90, maximum: 90 }) })),
  }),
  data: t.Object({ n: t.Integer(), now: t.Number() }),
}
/** Number of computations of each fake report, by slug. */
export const computations = new Map<string, number>()
const fake = (
  [family, slug]: readonly [family: string, slug: string],
  compute: (n: number, now: number) => number,
  isReport: boolean,
  weight: 'report' | 'heavy' = 'report',
): CatalogueEntry => ({
  ...capability({
    ...shared,
    slug,
    title: `Fake ${slug}`,
    weight,
    varies: true,
    ...(isReport && {
      report: {
        ...VEDIC_REPORT,
        accent: 'wine',
        document: ({ n, now }) => [{ title: 'One', blocks: [paragraph(`n ${n} at ${now}`)] }],
      },
    }),
  }).compute((input, { now }) => {
    computations.set(slug, (computations.get(slug) ?? 0) + 1)
    return { n: compute(input.n ?? 1, now), now }
  }),
  family,
  meanings: {},
  path: `/v1/${family}/${slug}`,
})

/** Fake reports: with a document, with warnings, with failures, and without a document. */
export const reportCatalogue = catalogueIndexOf([
  fake(['matching', 'matching-report'], (n) => n, true),
  fake(['predictions', 'prediction-gem'], (n) => n, true, 'heavy'),
  {
    ...fake(['predictions', 'prediction-nature'], (n) => n, true),
    compute: ({ n }: { n?: number }, { now, warn }: World) => {
      for (let i = 0; i < 2; i++) warn('repeated_hour', 'groom: The hour came twice.')
      warn('zone_from_coordinates', 'bride: The zone is a guess.')
      return { n: n ?? 1, now }
    },
  } as unknown as CatalogueEntry,
  fake(
    ['reports', 'report-career'],
    (n) => {
      if (n === 9) throw invalid('groom.latitude', '`groom.latitude` has no sunrise.')
      if (n === 8) throw new RangeError('a defect')
      if (n === 7) throw new Fault('deadline', 'Late.')
      return n
    },
    true,
  ),
  fake(['reports', 'report-health'], (n) => n, false),
])

/** A fake renderer: its file is the request as text that begins like a PDF. */
export const testRenderer = () => {
  const requests: RenderRequest[] = []
  const renderer = {
    requests,
    /** Number of next renderings that fail. */
    failures: 0,
    /** Promise that renderings wait for. */
    gate: null as null | Promise<void>,
    async render(request: RenderRequest, { signal }: Tenant): Promise<Uint8Array<ArrayBuffer>> {
      requests.push(request)
      if (renderer.failures > 0) {
        renderer.failures--
        throw new Error('the renderer died')
      }
      if (renderer.gate)
        await Promise.race([
          renderer.gate,
          new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
        ])
      return new TextEncoder().encode(`%PDF-1.7 ${JSON.stringify(request)}`)
    },
  }
  return renderer
}

const readBranding: ReadBranding = (raw) => {
  if (raw.accent === '#FFFFFF')
    throw invalid('branding.accent', '`branding.accent` must reach a contrast of 4.5:1 against white.')
  const { brand_name = null, accent = null, logo = null, footer_note = null, paper = null } = raw
  return { brand_name, accent, logo, footer_note, paper }
}

export interface JobBody {
  data: {
    id: string
    status: string
    attempts: number
    credits: number
    created_at: string
    started_at: string | null
    finished_at: string | null
    error: { code: string; message: string; field: string | null; retryable: boolean } | null
    download_url: string | null
    download_expires_at: string | null
    file_expires_at: string | null
    [field: string]: unknown
  }
  meta: Record<string, unknown>
  error: { code: string; message: string; field: string | null; retryable: boolean }
}

const BASE = 'https://api.example'

/** Creates jobs over fake reports, with an organisation and its two keys. */
export const jobsWorld = async (
  settings: {
    plan?: Partial<Plan>
    monthlyBudget?: number | null
    jobs?: Partial<JobParts>
    parts?: Partial<ServiceParts>
    store?: Store
    now?: number
  } = {},
) => {
  const clock = testClock(settings.now)
  const store = settings.store ?? openSqlite(':memory:')
  const admin = accounts(store, clock)
  await admin.savePlan(plan({ monthlyCredits: 1000, ...settings.plan }))
  const account = async () => {
    const organisation = await admin.createOrganisation('Test', { plan: 'test' })
    const project = await admin.createProject(organisation.id, 'Main', settings.monthlyBudget ?? null)
    const sandbox = await admin.createKey(project.id, 'sandbox')
    const live = await admin.createKey(project.id, 'live')
    return { organisation, project, sandbox, live }
  }
  const mainAccount = await account()
  const service = createService({
    store,
    catalogue: reportCatalogue,
    sky: {} as Sky,
    atlas: {} as Atlas,
    clock,
    ...settings.parts,
  })
  const renderer = testRenderer()
  const reports: unknown[] = []
  const jobs = createJobs({
    pipeline: service.pipeline,
    store: store.jobs,
    clock,
    catalogue: reportCatalogue,
    render: renderer.render,
    readBranding,
    // Han characters are treated as the only unprintable ones.
    findUnprintable: async (texts) => [...new Set(texts.join('').match(/\p{Script=Han}/gu) ?? [])],
    report: (_, cause) => reports.push(cause),
    ...settings.jobs,
    workers: { lookMs: 2, backoffMs: 0, ...settings.jobs?.workers },
  })
  const withJson = (reply: Reply) => ({ ...reply, json: JSON.parse(reply.body) as JobBody })
  const order = async (body: unknown = { capability: 'matching-report', input: {} }, changes: Partial<JobOrder> = {}) =>
    withJson(
      await jobs.order({
        key: mainAccount.live.secret,
        keyInUrl: false,
        requestId: null,
        base: BASE,
        body: new TextEncoder().encode(JSON.stringify(body)),
        idempotencyKey: null,
        ...changes,
      }),
    )
  const poll = async (id: string, key = mainAccount.live.secret) =>
    withJson(await jobs.poll(id, { key, keyInUrl: false, requestId: null, base: BASE }))
  /** Polls until the job has one of the statuses. */
  const until = async (id: string, status: string, key = mainAccount.live.secret) => {
    const job = () => store.jobs.get(id)
    // The store is read instead of polling, since each poll takes a rate unit.
    await waitUntil(
      async () => (await job())?.status === status,
      async () => `The job did not become ${status}: ${JSON.stringify(await job())}`,
    )
    return poll(id, key)
  }
  const callerWith = (key = mainAccount.live.secret) => ({ key, keyInUrl: false, requestId: null, base: BASE })
  const cancel = async (id: string, key?: string) => withJson(await jobs.cancel(id, callerWith(key)))
  const list = async (query: Record<string, string> = {}, key?: string) => {
    const reply = await jobs.list(query, callerWith(key))
    return { ...reply, json: JSON.parse(reply.body) }
  }
  const download = (url: string | null) =>
    jobs.download(url!.slice(`${BASE}/v1/files/`.length), { keyInUrl: false, requestId: null })
  const balance = async () => {
    const { includedUsed, granted } = await admin.funds(mainAccount.organisation.id, mainAccount.project.id)
    return { includedUsed, granted }
  }
  return {
    ...{
      clock,
      store,
      admin,
      service,
      jobs,
      renderer,
      reports,
      account,
      order,
      poll,
      cancel,
      list,
      until,
      download,
      balance,
    },
    ...mainAccount,
    async [Symbol.asyncDispose]() {
      await jobs.stop(0)
      await service.close()
      if (!settings.store) await store.close()
    },
  }
}
