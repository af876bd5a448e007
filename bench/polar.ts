import { join } from 'node:path'
import { catalogue } from '../src/capabilities/index.ts'
import { accounts, PLANS } from '../src/service/accounts.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { birth, HEAVY } from './servers/inputs.ts'
import { keptBusy, type Load, load, paced, percentile, requestBytes } from './servers/load.ts'
import { dataFolder, LIVE_KEY, started } from './servers/server.ts'

// Latencies of one organisation while another keeps eight of the heaviest calls in progress, all inside the polar circle. Measured are
// light calls at a fixed rate, and searches of transits one after another. Argument: seconds of each measurement (default 20).
const [seconds = '20'] = process.argv.slice(2)
const PER_SECOND = 50
const LATITUDE = 69.65

const EIGHT: readonly (readonly [slug: string, input: (index: number) => object])[] = [
  // One year inside the span of the compiled ephemeris, one before it.
  ['planetary-events', (index) => ({ ...polar(index), year: 1910 + (index % 180) })],
  ['planetary-events', (index) => ({ ...polar(index), year: 1805 + (index % 90) })],
  ['muhurta-search', (index) => ({ ...HEAVY['muhurta-search']!(index), ...polar(index) })],
  ['lifetime-malefic-transits', birth],
  ['western-transit-dates', (index) => HEAVY['western-transit-dates']!(index)],
  ['festival-calendar', (index) => ({ ...polar(index), year: 1805 + (index % 90) })],
  ['shraddha-dates', (index) => ({ ...example('shraddha-dates'), ...polar(index), year: 1905 + (index % 180) })],
  ['western-retrogrades', (index) => ({ year: 1905 + (index % 180), birth: birth(index) })],
]
const polar = (index: number) => ({ longitude: 18 + (index % 2500) / 100, utc_offset: '+01:00' })
const entryOf = (slug: string) => catalogue.find((entry) => entry.slug === slug)!
const example = (slug: string) => {
  const { timezone, ...rest } = entryOf(slug).example as Record<string, unknown>
  return rest
}
const atPolarLatitude = (value: object): object =>
  'birth' in value
    ? { ...value, birth: { ...(value.birth as object), latitude: LATITUDE } }
    : { ...value, latitude: LATITUDE }

await compiled(() => {})
const folder = dataFolder()
const server = await started('khagola', folder.path)
try {
  const store = openSqlite(join(folder.path, 'khagola.sqlite'))
  const admin = accounts(store, { now: Date.now })
  const neighbour = await admin.createOrganisation('neighbour', { plan: PLANS.operator.slug })
  await admin.grantCredits(neighbour.id, 1e9)
  const { secret } = await admin.createKey((await admin.createProject(neighbour.id, 'neighbour')).id, 'live')
  await store.close()

  const requestsFor = (key: string, slug: string, input: (index: number) => object) => (index: number) =>
    requestBytes(server.url, entryOf(slug).path, key, input(index))
  let lightIndex = 0
  const light = () =>
    paced(server.url, {
      connections: 16,
      count: PER_SECOND * Number(seconds),
      request: requestsFor(secret, 'find-moon-sign', () => birth(lightIndex++)),
      perSecond: PER_SECOND,
    })
  let searchIndex = 0
  const search = () =>
    load(server.url, {
      connections: 1,
      count: 4 * Number(seconds),
      request: requestsFor(secret, 'western-transit-dates', () =>
        HEAVY['western-transit-dates']!(300_000 + searchIndex++),
      ),
    })
  const ms = (done: Load, part: number) => `${(percentile(done, part) * 1000).toFixed(1)} ms`
  const printLoad = (what: string, done: Load) =>
    console.log(
      `${what}: p50 ${ms(done, 0.5)}, p99 ${ms(done, 0.99)}, longest ${ms(done, 1)} (load average ${machine().load})`,
    )

  const { processor, cores, date, load: average } = machine()
  console.log(`${processor}, ${cores} cores, load average ${average} before, ${date}`)
  await light()
  printLoad(`light calls alone, ${PER_SECOND} per second`, await light())
  printLoad("the neighbour's search of transits alone", await search())
  const busy = await keptBusy(
    server.url,
    EIGHT.map(([slug, input], which) =>
      requestsFor(LIVE_KEY, slug, (index) => atPolarLatitude(input(index * EIGHT.length + which))),
    ),
  )
  const began = performance.now()
  printLoad('light calls during the eight', await light())
  printLoad("the neighbour's search during the eight", await search())
  const took = (performance.now() - began) / 1000
  const rates = busy.stop().map((count, which) => `${EIGHT[which]![0]} ${(count / took).toFixed(1)}`)
  console.log(`heavy calls answered per second meanwhile: ${rates.join(', ')}`)
} finally {
  await server.stop()
  folder.remove()
}
process.exit()
