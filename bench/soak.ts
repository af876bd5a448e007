import { existsSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../src/capabilities/index.ts'
import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { birth, HEAVY } from './servers/inputs.ts'
import { percentile } from './servers/load.ts'
import { familyOf, megabytesOf } from './servers/processes.ts'
import { dataFolder, LIVE_KEY, started } from './servers/server.ts'

// Mixed load at a moderate rate against one server for a long time. Checks that memory does not grow and that no call fails. Argument:
// minutes (default 30).
const [minutes = '30'] = process.argv.slice(2)
const SAMPLE_MS = 2000
/** Size of the answer cache. It is small, so that it is full long before the second half. */
const CACHE_MB = '4'
/** Largest growth of the heap after collection over the second half, as a fraction of its mean. */
const MAX_GROWTH = 0.02
const HEAP_SAMPLE_MS = 20_000
const PATIENCE_MS = 60_000

await compiled(() => {})
const folder = dataFolder()
const heapReport = join(folder.path, 'heap.json')
const server = await started('khagola', folder.path, {
  settings: { CACHE_MB, HEAP_REPORT: heapReport },
  preload: [fileURLToPath(new URL('servers/heap-report.ts', import.meta.url))],
})

const pathOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!.path
const headers = { Authorization: `Bearer ${LIVE_KEY}`, 'Content-Type': 'application/json' }
const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const call = (slug: string, body: object, more?: Record<string, string>) => post(pathOf(slug), body, more)

const failures = { unexpected: 0, server: 0 }
const examples = new Set<string>()
const wrong = (about: string) => {
  failures.unexpected++
  if (examples.size < 20) examples.add(about)
}
/** Reads an answer to its end. An unexpected status is counted, and its text is kept as an example. */
const expected = async (kind: string, response: Response, status: number): Promise<string> => {
  const text = await response.text()
  if (response.status >= 500) failures.server++
  if (response.status !== status) wrong(`${kind}: ${response.status} ${text.slice(0, 200)}`)
  return text
}

/** Sends a request and closes the connection before its body is complete. */
const brokenOff = () =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST ${pathOf('find-moon-sign')} HTTP/1.1\r\nHost: x\r\nContent-Length: 400\r\n\r\n{"datetime":`)
      setTimeout(() => socket.destroy(), 50)
    })
    socket.on('close', () => resolve())
    socket.on('error', () => {})
  })

const BAD: readonly ((index: number) => Promise<unknown>)[] = [
  async () => expected('broken JSON', await post(pathOf('find-moon-sign'), '{"datetime":'), 400),
  async (i) => expected('a latitude of 91', await call('find-moon-sign', { ...birth(i), latitude: 91 }), 422),
  async (i) =>
    expected(
      'a date that does not exist',
      await call('birth-chart', { ...birth(i), datetime: '1990-02-30T10:00' }),
      422,
    ),
  async () => expected('empty input', await call('western-transit-dates', {}), 422),
  async () => expected('an unknown capability', await post('/v1/utilities/find-the-sun', {}), 404),
  async (i) =>
    expected('a wrong key', await call('birth-chart', birth(i), { Authorization: 'Bearer sk_live_no' }), 401),
  async () => expected('a body over the limit', await post(pathOf('find-moon-sign'), ' '.repeat(2_000_000)), 413),
  async (i) =>
    expected('an unknown field', await call('chart-image', { ...birth(i), nonsense: { deep: [[[]]] } }), 422),
  brokenOff,
]

const candidates = (index: number) =>
  Array.from({ length: 100 }, (_, i) =>
    i % 4 ? { id: `${i}`, nakshatra: 'Swati', pada: (i % 4) + 1 } : { id: `${i}`, birth: birth(index * 25 + i) },
  )
const bulkMatch = async (index: number) => {
  const body = {
    subject: { role: 'groom', birth: birth(index) },
    candidates: candidates(index),
    systems: ['ashtakoot'],
  }
  const text = await expected('bulk matching', await call('bulk-match', body, { Accept: 'application/x-ndjson' }), 200)
  const last = text.trimEnd().split('\n').at(-1)!
  if (!JSON.parse(last).meta) wrong(`bulk matching: no meta in ${last.slice(0, 100)}`)
}

const pdf = async (index: number) => {
  const input = { groom: birth(index), bride: birth(index + 7) }
  const ordered = await expected('PDF order', await post('/v1/jobs/pdf', { capability: 'matching-report', input }), 202)
  const { id } = JSON.parse(ordered).data
  for (const began = performance.now(); ; await Bun.sleep(500)) {
    const response = await fetch(`${server.url}/v1/jobs/${id}`, { headers })
    const { data } = JSON.parse(await expected('PDF poll', response, 200))
    if (data.status === 'succeeded') {
      const bytes = await expected('PDF file', await fetch(data.download_url), 200)
      if (!bytes.startsWith('%PDF')) wrong('PDF file: not a PDF')
      return
    }
    if (data.status === 'failed' || performance.now() - began > PATIENCE_MS)
      return wrong(`PDF job: ${JSON.stringify(data)}`)
  }
}

const heavySlugs = Object.keys(HEAVY)
/** The requests by kind. A request is sent every `everyMs`, even if the previous one has no answer yet. */
const KINDS: Readonly<Record<string, { everyMs: number; ask: (index: number) => Promise<unknown> }>> = {
  light: { everyMs: 20, ask: async (i) => expected('light', await call('find-moon-sign', birth(i)), 200) },
  cached: { everyMs: 100, ask: async () => expected('cached', await call('birth-chart', birth(0)), 200) },
  heavy: {
    everyMs: 1000,
    async ask(i) {
      const slug = heavySlugs[i % heavySlugs.length]!
      return expected(slug, await call(slug, HEAVY[slug]!(i)), 200)
    },
  },
  png: {
    everyMs: 1000,
    ask: async (i) =>
      expected('png', await call('chart-image', { ...birth(i), format: 'png', style: i % 2 ? 'south' : 'north' }), 200),
  },
  ndjson: { everyMs: 3000, ask: bulkMatch },
  pdf: { everyMs: 8000, ask: pdf },
  bad: { everyMs: 250, ask: async (i) => BAD[i % BAD.length]!(i) },
}

const latencies: Record<string, number[]> = {}
const counts: Record<string, number> = {}
const pending = new Set<Promise<unknown>>()
const timers = Object.entries(KINDS).map(([kind, { everyMs, ask }]) => {
  counts[kind] = 0
  latencies[kind] = []
  return setInterval(() => {
    const began = performance.now()
    const request = ask(counts[kind]!++)
      .catch((cause) => wrong(`${kind}: ${cause}`))
      .finally(() => {
        latencies[kind]!.push(performance.now() - began)
        pending.delete(request)
      })
    pending.add(request)
  }, everyMs)
})

interface Sample {
  minute: number
  server: number
  children: number
}
interface HeapSample {
  minute: number
  /** Megabytes after collection. */
  heap: number
  objects: number
  types: Readonly<Record<string, number>>
}
/** Makes the server collect its garbage. Returns the size of its heap afterwards. */
const heapAfterCollection = async (): Promise<HeapSample> => {
  rmSync(heapReport, { force: true })
  process.kill(server.pid, 'SIGUSR2')
  while (!existsSync(heapReport)) await Bun.sleep(20)
  await Bun.sleep(20)
  const { heapSize, objectCount, objectTypeCounts } = JSON.parse(readFileSync(heapReport, 'utf8'))
  return {
    minute: (performance.now() - began) / 60_000,
    heap: heapSize / 2 ** 20,
    objects: objectCount,
    types: objectTypeCounts,
  }
}
const heaps: HeapSample[] = []
const began = performance.now()
const samples: Sample[] = []
const sample = (): Sample => {
  const [root, ...children] = familyOf(server.pid)
  if (!root) throw new Error('the server process has ended')
  return {
    minute: (performance.now() - began) / 60_000,
    server: root.megabytes,
    children: megabytesOf(children),
  }
}

/** Lag of the event loop since the last request of `/metrics`, milliseconds. */
const eventLoopLag = async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const figure = (name: string) => (Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]) * 1000).toFixed(1)
  return `p99 ${figure('nodejs_eventloop_lag_p99_seconds')}, max ${figure('nodejs_eventloop_lag_max_seconds')}`
}
const p99s = () =>
  Object.entries(latencies)
    .filter(([, times]) => times.length > 0)
    .map(([kind, times]) => {
      const sorted = Float64Array.from(times.splice(0)).sort()
      return `${kind} ${percentile({ latencies: sorted }, 0.99).toFixed(0)}`
    })
    .join(', ')
const mb = (megabytes: number) => `${megabytes.toFixed(0)} MB`
const printMinute = async () => {
  const { minute, server: serverMb, children } = sample()
  const lag = await eventLoopLag()
  console.log(
    `${minute.toFixed(0)} min: heap ${heaps.at(-1)?.heap.toFixed(1)} MB, ${heaps.at(-1)?.objects} objects; server ${mb(serverMb)}, drawing processes ${mb(children)}; event loop lag, ms: ${lag}; ` +
      `p99, ms: ${p99s()}; errors ${failures.unexpected}, of them 5xx ${failures.server}; load average ${machine().load}`,
  )
}

/** The slope of the least-squares line, megabytes per minute. */
const slope = <K extends string>(of: readonly (Record<K, number> & { minute: number })[], which: K): number => {
  const mean = (value: (each: Record<K, number> & { minute: number }) => number) =>
    of.reduce((sum, each) => sum + value(each), 0) / of.length
  const middle = mean(({ minute }) => minute)
  return (
    mean((each) => (each.minute - middle) * each[which]) / mean(({ minute }) => (minute - middle) * (minute - middle))
  )
}

const { processor, cores, date, versions } = machine()
console.log(`${processor}, ${cores} cores, load average ${machine().load} before, Bun ${versions.bun}, ${date}`)
const rates = Object.entries(KINDS).map(([kind, { everyMs }]) => `${kind} ${+(1000 / everyMs).toFixed(2)}`)
console.log(`requests per second: ${rates.join(', ')}; answer cache: ${CACHE_MB} MB`)
const sampler = setInterval(() => samples.push(sample()), SAMPLE_MS)
const heapSampler = setInterval(() => {
  heapAfterCollection().then(
    (each) => heaps.push(each),
    (cause) => wrong(`heap report: ${cause}`),
  )
}, HEAP_SAMPLE_MS)
for (let minute = 1; minute <= Number(minutes); minute++) {
  await Bun.sleep(began + minute * 60_000 - performance.now())
  await printMinute()
}
for (const timer of [...timers, sampler, heapSampler]) clearInterval(timer)
await Promise.race([Promise.all(pending), Bun.sleep(PATIENCE_MS)])
if (pending.size > 0) wrong(`${pending.size} requests without an answer`)

const half = Number(minutes) / 2
const growth = <K extends string>(of: readonly (Record<K, number> & { minute: number })[], which: K) => {
  const second = of.filter(({ minute }) => minute >= half)
  const mean = second.reduce((sum, each) => sum + each[which], 0) / second.length
  const perMinute = slope(second, which)
  const fraction = (perMinute * half) / mean
  const words = `${perMinute >= 0 ? '+' : ''}${(perMinute * 60).toFixed(1)} MB per hour, ${(fraction * 100).toFixed(1)} % of ${mb(mean)} over the second half`
  return { fraction, words }
}
const heap = growth(heaps, 'heap')
const flat = heap.fraction < MAX_GROWTH
const [middle, last] = [heaps.find(({ minute }) => minute >= half), heaps.at(-1)]
const grownTypes = Object.entries(last?.types ?? {})
  .map(([type, count]) => ({ type, more: count - (middle?.types[type] ?? 0) }))
  .filter(({ more }) => more > 100)
  .sort((a, b) => b.more - a.more)
console.log(
  `calls: ${Object.entries(counts)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(', ')}`,
)
console.log(`heap after collection: ${heap.words}: ${flat ? 'flat' : `NOT FLAT (more than ${MAX_GROWTH * 100} %)`}`)
console.log(`object types that grew: ${grownTypes.map(({ type, more }) => `${type} ${more}`).join(', ')}`)
console.log(`resident memory of the server: ${growth(samples, 'server').words}`)
console.log(
  `resident memory of the drawing processes, which are replaced from time to time: ${growth(samples, 'children').words}`,
)
console.log(`errors: ${failures.unexpected}, of them 5xx: ${failures.server}`)
for (const example of examples) console.log(`  ${example}`)
await server.stop()
folder.remove()
const passed = flat && failures.unexpected === 0
console.log(passed ? 'PASSED' : 'FAILED')
process.exit(passed ? 0 : 1)
