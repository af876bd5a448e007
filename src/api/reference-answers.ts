import type { YieldPoint } from '../cooperative-yield.ts'
import type { Static } from '../schema.ts'
import type { AccountResource } from '../service/account.ts'
import { PLANS } from '../service/accounts.ts'
import { SANDBOX_DAILY_JOBS } from '../service/jobs/order.ts'
import type { Awaitable } from '../store/types.ts'
import type { Asset } from './asset.ts'
import { referencePaths, type ServiceDescription } from './reference-documents.ts'
import { shortenedAnswer } from './shortened-answer.ts'

/** The sources of the answers that the reference page shows. */
export interface AnswerSources {
  /** The answer of `GET /v1/capabilities`, JSON text. */
  readonly listing: () => Awaitable<string>
  /** The answer of a capability to its own example; undefined if the capability does not exist. */
  readonly example: (family: string, slug: string) => Promise<Asset | undefined>
}

const { slug, title, unitsPerSecond, monthlyCredits, sandboxDailyCalls } = PLANS.standard

/** The account of an organisation with a common plan, as its live key sees it. */
const ACCOUNT: Static<typeof AccountResource> = {
  object: 'account',
  organisation: { id: '019b7a5e-0c00-7a10-9f00-5d0c3b1e2f01', name: 'Shri Jyotish', status: 'active' },
  project: { id: '019b7a5e-0c00-7a11-8c00-5d0c3b1e2f02', name: 'Website' },
  key: {
    id: '019b7a5e-0c00-7a12-a400-5d0c3b1e2f03',
    environment: 'live',
    shown: 'sk_live_…a1B2',
    created_at: '2026-01-01T12:00:00.000Z',
    expires_at: null,
  },
  plan: { slug, title },
  limits: {
    units_per_second: unitsPerSecond,
    sandbox_calls_a_day: sandboxDailyCalls,
    sandbox_jobs_a_day: SANDBOX_DAILY_JOBS,
  },
  credits: {
    month: '2026-01',
    included: monthlyCredits,
    included_left: monthlyCredits - 130,
    purchased_left: 0,
    overage: null,
  },
  budget: null,
  sandbox: { calls_today: 12, calls_left_today: sandboxDailyCalls - 12 },
  payment_due_by: null,
}

/** The capability whose answer stands as the example for all capabilities. */
const SHORT_EXAMPLE = ['utilities', 'find-moon-sign'] as const

interface Envelope {
  readonly data: unknown
  readonly meta: object
}

/** The shortened example answers of the operations in one document of the reference page, by path. */
export const referenceAnswers = async (
  { listing, example }: AnswerSources,
  description: ServiceDescription,
  document: string,
  yieldIfDue: YieldPoint,
): Promise<Map<string, unknown>> => {
  const answerOf = async (family: string, capability: string) => {
    const asset = await example(family, capability)
    return asset && (JSON.parse(new TextDecoder().decode(asset.bytes)) as Envelope)
  }
  const answers = new Map<string, unknown>()
  const add = (path: string, answer: unknown) => {
    if (answer !== undefined) answers.set(path, shortenedAnswer(answer))
  }
  const paths = referencePaths(description, document)
  for (const path of paths) {
    const [, , family = '', capability = ''] = path.split('/')
    // The answers are computed one after another, so that other calls run in between.
    if (family === document) add(path, await answerOf(family, capability))
    const pause = yieldIfDue()
    if (pause) await pause
  }
  if (!paths.includes('/v1/account')) return answers
  const short = await answerOf(...SHORT_EXAMPLE)
  const { openapi, info, security, tags } = description
  add('/v1/examples/{family}/{capability}', short)
  add('/v1/openapi.json', { openapi, info, security, tags })
  add('/v1/capabilities', short && { ...short, data: JSON.parse(await listing()) })
  add('/v1/account', short && { ...short, data: ACCOUNT })
  return answers
}
