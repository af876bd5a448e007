import { catalogue } from '../src/capabilities/index.ts'
import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { birth, HEAVY } from './servers/inputs.ts'
import { keptBusy, type Load, load, paced, percentile, requestBytes } from './servers/load.ts'
import { everyProcess, type Running } from './servers/processes.ts'
import { LIVE_KEY } from './servers/server.ts'
import { hasPostgres, onPostgres, onSqlite, type Site } from './servers/sites.ts'

// A server under load: the peak rate of light calls, their latencies below the peak, alone and together with heavy calls, and the effect
// of more workers and nodes. Arguments: seconds of each measurement (default 10), then kinds of site (default all).
const [seconds = '10', ...kinds] = process.argv.slice(2)
const CONNECTIONS = 32
const WARM_UP = 3000
const BELOW_PEAK = 0.7

const pathOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!.path
const requestsFor = (url: string, slug: string, body: (index: number) => object) => {
  const path = pathOf(slug)
  return (index: number) => requestBytes(url, path, LIVE_KEY, body(index))
}

/** The index of the next birth; no birth repeats within a run. */
let birthIndex = 0
const light = (url: string) => requestsFor(url, 'find-moon-sign', () => birth(birthIndex++))
const cached = (url: string) => {
  const bytes = requestsFor(url, 'find-moon-sign', birth)(0)
  return () => bytes
}

const ms = (time: number) => `${(time * 1000).toFixed(2)} ms`
const rate = (done: Load) => done.latencies.length / done.seconds
const tails = (done: Load) => `p50 ${ms(percentile(done, 0.5))}, p99 ${ms(percentile(done, 0.99))}`

/** Processes whose processor time is counted. The processes of a shared store count with the work of its other clients. */
const groups = (site: Site): Record<string, Running[]> => {
  const all = everyProcess()
  return {
    server: site.processes(),
    PostgreSQL: all.filter(({ name }) => name === 'postgres'),
    Redis: all.filter(({ name }) => name === 'redis-server'),
    load: all.filter(({ pid }) => pid === process.pid),
  }
}
const timePerCall = (before: Record<string, Running[]>, after: Record<string, Running[]>, calls: number): string =>
  Object.entries(after)
    .map(([name, group]) => {
      const earlier = new Map(before[name]!.map(({ pid, seconds }) => [pid, seconds]))
      const used = group.reduce((sum, each) => sum + each.seconds - (earlier.get(each.pid) ?? 0), 0)
      return `${name} ${((used / calls) * 1e6).toFixed(0)} µs`
    })
    .join(', ')

/** Calls per second when each connection sends its next request as soon as it has an answer. */
const peak = async (site: Site, what: string, request: (index: number) => Uint8Array): Promise<number> => {
  const warm = await load(site.urls, { connections: CONNECTIONS, count: WARM_UP, request })
  const before = groups(site)
  const count = Math.ceil(rate(warm) * Number(seconds))
  const done = await load(site.urls, { connections: CONNECTIONS, count, request })
  const times = timePerCall(before, groups(site), count)
  console.log(`  ${what}: ${rate(done).toFixed(0)} calls/s (${tails(done)}); processor time per call: ${times}`)
  return rate(done)
}

const atRate = async (site: Site, what: string, perSecond: number) => {
  const count = Math.ceil(perSecond * Number(seconds))
  const done = await paced(site.urls, { connections: CONNECTIONS, count, request: light(site.urls[0]!), perSecond })
  console.log(`  ${perSecond.toFixed(0)} calls/s, ${what}: ${tails(done)}, latest ${ms(percentile(done, 1))}`)
}

/** Runs `work` while one heavy call of each slug is always in progress. */
const beside = async (site: Site, slugs: readonly string[], work: () => Promise<void>) => {
  const url = site.urls[0]!
  const requests = slugs.map((slug, which) =>
    requestsFor(url, slug, (index) => HEAVY[slug]!(index * slugs.length + which)),
  )
  const busy = await keptBusy(url, requests)
  const began = performance.now()
  await work()
  const took = (performance.now() - began) / 1000
  const rates = busy.stop().map((count, which) => `${slugs[which]} ${(count / took).toFixed(1)}`)
  console.log(`    heavy calls answered per second meanwhile: ${rates.join(', ')}`)
}
/** `SEARCHES`: four calls that run almost entirely in the pool. `MIXED`: four calls, some with answers of a megabyte. */
const SEARCHES = Array<string>(4).fill('planetary-events')
const MIXED = Object.keys(HEAVY)

const SITES: Readonly<Record<string, { title: string; open: () => Promise<Site>; thorough?: true }>> = {
  sqlite: { title: 'one process on SQLite', open: () => onSqlite(), thorough: true },
  workers: { title: 'two workers on SQLite', open: () => onSqlite(2) },
  postgres: { title: 'one node on PostgreSQL and Redis', open: () => onPostgres(1) },
  nodes: { title: 'two nodes on PostgreSQL and Redis', open: () => onPostgres(2) },
}

const { processor, cores, date, versions, load: loadAverage } = machine()
console.log(`${processor}, ${cores} cores, load average ${loadAverage} before, Bun ${versions.bun}, ${date}`)
console.log(`The load generator is one process on this machine and uses at most one of its ${cores} cores.`)
await compiled(() => {})
const chosen = Object.entries(SITES).filter(([kind]) => kinds.length === 0 || kinds.includes(kind))
const reachable = chosen.some(([kind]) => kind === 'postgres' || kind === 'nodes') && (await hasPostgres())
const first: Record<string, number> = {}
for (const [kind, { title, open, thorough }] of chosen) {
  if ((kind === 'postgres' || kind === 'nodes') && !reachable) continue
  const site = await open()
  try {
    const url = site.urls[0]!
    console.log(`${title} (load average ${machine().load})`)
    first[kind] = await peak(site, 'uncached', light(url))
    if (thorough) {
      await peak(site, 'cached', cached(url))
      const perSecond = first[kind] * BELOW_PEAK
      await atRate(site, 'alone', perSecond)
      await beside(site, SEARCHES, () => atRate(site, 'with four long searches', perSecond))
      await beside(site, MIXED, () => atRate(site, 'with four heavy calls of four kinds', perSecond))
    } else if (first.sqlite) console.log(`  ${(first[kind] / first.sqlite).toFixed(2)} times one process on SQLite`)
  } finally {
    await site.stop()
  }
}
process.exit()
