import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeService } from '../../src/api/description.ts'
import { openApi } from '../../src/api/openapi.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { checkOf } from '../../src/service/input.ts'
import { longTest } from '../long.ts'

// Two linters that API tools use judge the description; neither may find an error or a warning.

const bin = (name: string) => join(import.meta.dir, '..', '..', 'node_modules', '.bin', name)
const folder = mkdtempSync(join(tmpdir(), 'khagola-'))
const file = join(folder, 'openapi.json')
let document: ReturnType<typeof openApi>

beforeAll(() => {
  document = describeService({ families, catalogue, serverUrl: 'https://astrology.test' })
  writeFileSync(file, JSON.stringify(document))
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lint = async (command: string[]) => {
  const child = Bun.spawn(command, {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [code, output, complaints] = await Promise.all([
    child.exited,
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  return { code, output, complaints }
}

test('redocly accepts the document', async () => {
  const { code, output, complaints } = await lint([bin('redocly'), 'lint', '--format=json', file])
  const { problems } = JSON.parse(output) as { problems: { ruleId: string; message: string }[] }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect(code, complaints).toBe(0)
}, 300_000)

longTest(
  'valid under spectral',
  async () => {
    const { code, output } = await lint([bin('spectral'), 'lint', '-f', 'text', '--fail-severity', 'warn', file])
    expect(code, output).toBe(0)
  },
  300_000,
)

test('is OpenAPI 3.1 and has the version of package.json', async () => {
  const { version } = await Bun.file(new URL('../../package.json', import.meta.url)).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.info.version).toBe(version)
})

const size = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** The named schemas that some operations lead to. */
const namesUnder = (node: unknown, found = new Set<string>()): Set<string> => {
  if (node === null || typeof node !== 'object') return found
  const { $ref } = node as { $ref?: unknown }
  const name = typeof $ref === 'string' && /^#\/components\/schemas\/(.*)/.exec($ref)?.[1]
  if (name && !found.has(name))
    namesUnder((document.components.schemas as Record<string, unknown>)[name], found.add(name))
  for (const part of Object.values(node)) namesUnder(part, found)
  return found
}

// Each operation lists its errors by status, so that generated clients have them, and the western charts list their choices of houses,
// points, zodiac, frame and orbs.
test('is below 1.85 MB with all 307 capabilities', () => {
  const frame = size(openApi({ families, catalogue: [], examples: new Map(), serverUrl: '' }))
  const paths = document.paths as Record<string, unknown>
  const byFamily = families.map(({ slug }) =>
    namesUnder(catalogue.filter(({ family }) => family === slug).map(({ path }) => paths[path])),
  )
  // Shared schemas exist already; each capability adds its own.
  const shared = Object.entries(document.components.schemas)
    .filter(([name]) => byFamily.filter((names) => names.has(name)).length > 1)
    .reduce((sum, [, schema]) => sum + size(schema), 0)
  const own = size(document) - frame - shared
  expect(frame + shared + (own * 307) / catalogue.length).toBeLessThan(1_900_000)
})

/** The least processor time of this thread of a few runs, milliseconds. */
const leastTime = (work: () => unknown) => {
  const times = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage()
    work()
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

// A time depends on the machine and on its other work; the ratio to the least that a description needs does not.
test('is built in at most 20 times the time of its own JSON.stringify', () => {
  const build = leastTime(() => describeService({ families, catalogue, serverUrl: '' }))
  expect(build / leastTime(() => JSON.stringify(document))).toBeLessThan(20)
})

test('a missing excerpt does not affect other operations', () => {
  const { paths } = openApi({ families, catalogue, examples: new Map(), serverUrl: '' })
  expect(Object.keys(paths)).toEqual(Object.keys(document.paths))
})

// source: SPEC, errors of every capability
const STATUSES = '200 400 401 402 403 404 409 413 422 429 500 502 503 504 default'.split(' ')

test.each(catalogue.map((entry) => [entry.path, entry] as const))('%s', (path, entry) => {
  const { post } = (document.paths as Record<string, { post: Operation }>)[path]!
  expect(Object.keys(post.responses)).toEqual(STATUSES)
  expect(post.requestBody.content['application/json'].example).toEqual(entry.example)
  const { $ref } = post.responses[200].content['application/json'].schema.properties.data
  const { examples: [example] = [] } = at($ref) as { examples?: unknown[] }
  if (example) expect(checkOf(entry.data)(example)).toBe(true)
  const lines = post.responses[200].content['application/x-ndjson']?.schema.anyOf.map(({ required }) => required)
  expect(lines).toEqual(entry.streams && [...entry.streams.map((field) => [field]), ['data', 'meta']])
  expect(Object.keys((at($ref) as { properties: object }).properties)).toEqual(Object.keys(entry.data.properties))
})

test('the responses of a call list the error codes of each status', () => {
  const responses = document.components.responses as Record<string, { description: string }>
  const codes = Object.fromEntries(
    STATUSES.filter((status) => Number(status) >= 400).map((status) => {
      const lines = responses[`E${status}`]!.description.split('\n\n').map((line) => /^`(\w+)`: ./.exec(line)!)
      return [status, [...new Set(lines.map(([, code]) => code!))].sort().join(' ')]
    }),
  )
  // source: SPEC, errors of every capability
  expect(codes).toEqual({
    400: 'invalid_request',
    401: 'expired_key invalid_key',
    402: 'payment_required',
    403: 'account_suspended',
    404: 'not_found',
    409: 'idempotency_conflict',
    413: 'payload_too_large',
    422: 'invalid_request unsupported_language',
    429: 'project_budget_exceeded quota_exhausted rate_limited spend_cap_reached',
    500: 'computation_failed',
    502: 'unavailable',
    503: 'unavailable',
    504: 'deadline_exceeded',
  })
})

// The statuses that the contract names for each.
test.each([
  ['/v1/jobs/pdf', 'post', '202 400 401 402 403 409 413 422 429 500'],
  ['/v1/jobs/{job_id}', 'get', '200 401 403 404 429'],
  ['/v1/files/{token}', 'get', '200 404 410'],
])('%s', (path, method, statuses) => {
  const { tags, responses, security } = (
    document.paths as Record<string, Record<string, { tags: string[]; responses: object; security?: object[] }>>
  )[path]![method]!
  expect(tags).toEqual(['jobs'])
  expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses.split(' ')))
  expect(security).toEqual(path.startsWith('/v1/files') ? [] : undefined)
})

test('the example of an order is valid', () => {
  const { requestBody } = (document.paths as Record<string, { post: Operation }>)['/v1/jobs/pdf']!.post
  const { capability, input } = requestBody.content['application/json'].example as { capability: string; input: object }
  const entry = catalogue.find(({ slug }) => slug === capability)!
  expect(entry.report).toBeDefined()
  expect(checkOf(entry.input)(input)).toBe(true)
})

/** The target of a reference in the document. */
const at = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce((node, step) => (node as Record<string, unknown>)[step], document as unknown)

interface Operation {
  requestBody: { content: { 'application/json': { example: object } } }
  responses: {
    200: {
      content: {
        'application/json': { schema: { properties: { data: { $ref: string } } } }
        'application/x-ndjson'?: { schema: { anyOf: { required: string[] }[] } }
      }
    }
  }
}

test('operationIds are unique', () => {
  const ids = catalogue.map(
    ({ path }) => (document.paths as Record<string, { post: { operationId: string } }>)[path]!.post.operationId,
  )
  expect(new Set(ids).size).toBe(ids.length)
})
