import { compiled } from './compiled.ts'
import { machine } from './machine.ts'
import { birth } from './servers/inputs.ts'
import { load, percentile, requestBytes } from './servers/load.ts'
import { everyProcess, familyOf } from './servers/processes.ts'
import { dataFolder, LIVE_KEY, type Server, started } from './servers/server.ts'

// Ten capabilities of one birth: as ten requests, as one batch, the dearest of them alone, and ten calls of the naive handler; a thousand
// births through one capability as lines; the memory while a client reads such lines slowly. Argument: births of each measurement.
const BIRTHS = Number(process.argv[2] ?? 300)
const WARM_UP = 150

const CALLS: readonly (readonly [family: string, slug: string, further?: object])[] = [
  ['vedic-charts', 'birth-chart-bundle'],
  ['vedic-charts', 'upagrahas'],
  ['vedic-charts', 'divisional-chart', { code: 'D9' }],
  ['dashas', 'current-dasha'],
  ['dashas', 'vimshottari-dasha'],
  ['doshas-yogas', 'manglik-dosha'],
  ['strengths', 'shadbala'],
  ['strengths', 'ashtakavarga'],
  ['jaimini', 'chara-karakas'],
  ['panchang', 'panchang-five-limbs'],
]
type Call = (typeof CALLS)[number]
const DAY = 'panchang-five-limbs'

/** No birth repeats within a run. */
let birthIndex = 0
const ownInput = ([, slug, further = {}]: Call, { datetime }: ReturnType<typeof birth>) =>
  slug === DAY ? { date: datetime.slice(0, 10) } : further
const singleInput = (call: Call, born: ReturnType<typeof birth>) => {
  const { datetime, ...place } = born
  return { ...(call[1] === DAY ? place : born), ...ownInput(call, born) }
}
const batchBody = (born: ReturnType<typeof birth>) => ({
  defaults: born,
  calls: CALLS.map((call) => ({ family: call[0], capability: call[1], input: ownInput(call, born) })),
})

const secondsOf = ({ pid }: Server) => familyOf(pid, everyProcess()).reduce((sum, { seconds }) => sum + seconds, 0)
const megabytesOf = ({ pid }: Server) => familyOf(pid, everyProcess()).reduce((sum, each) => sum + each.megabytes, 0)

/** Measures requests over one connection; `perBirth` requests belong to one birth. Returns the processor time of a birth, milliseconds. */
const measure = async (what: string, server: Server, perBirth: number, request: (index: number) => Uint8Array) => {
  const demand = { connections: 1, request }
  await load(server.url, { ...demand, count: WARM_UP * perBirth })
  const before = secondsOf(server)
  const done = await load(server.url, { ...demand, count: BIRTHS * perBirth })
  const processorMs = ((secondsOf(server) - before) / BIRTHS) * 1000
  const wallMs = (done.seconds / BIRTHS) * 1000
  const p50 = percentile(done, 0.5) * 1000
  console.log(
    `${what}: ${wallMs.toFixed(2)} ms per birth, p50 of a request ${p50.toFixed(2)} ms, processor time ${processorMs.toFixed(2)} ms`,
  )
  return processorMs
}

await compiled(() => {})
console.log(JSON.stringify(machine()))
const folder = dataFolder()
const server = await started('khagola', folder.path)
const naive = await started('sweph-per-call', folder.path)
try {
  // The first calls of a process are slower.
  const sendBatch = () => requestBytes(server.url, '/v1/batch', LIVE_KEY, batchBody(birth(birthIndex++)))
  await load(server.url, { connections: 1, count: 5 * WARM_UP, request: sendBatch })
  let born = birth(0)
  const single = (call: Call) => {
    born = birth(birthIndex++)
    return requestBytes(server.url, `/v1/${call[0]}/${call[1]}`, LIVE_KEY, singleInput(call, born))
  }
  await measure('ten requests', server, CALLS.length, (index) => {
    const call = CALLS[index % CALLS.length]!
    if (index % CALLS.length === 0) return single(call)
    return requestBytes(server.url, `/v1/${call[0]}/${call[1]}`, LIVE_KEY, singleInput(call, born))
  })
  const batch = await measure('one batch', server, 1, sendBatch)
  const alone: number[] = []
  for (const call of CALLS) alone.push(await measure(`  ${call[1]} alone`, server, 1, () => single(call)))
  console.log(
    `a batch takes ${(batch / Math.max(...alone)).toFixed(2)} times the processor time of the dearest call alone`,
  )
  await measure('ten calls of the naive handler', naive, 10, () =>
    requestBytes(naive.url, '/v1/vedic-charts/planet-positions', '', birth(birthIndex++)),
  )

  const rowsOf = (count: number) => Array.from({ length: count }, () => birth(birthIndex++))
  const post = (slug: string, inputs: object[]) =>
    fetch(`${server.url}/v1/${slug}`, {
      method: 'POST',
      body: JSON.stringify({ inputs }),
      headers: {
        Authorization: `Bearer ${LIVE_KEY}`,
        'Content-Type': 'application/json',
        Accept: 'application/x-ndjson',
      },
    })
  await (await post('utilities/find-moon-sign', rowsOf(1000))).text()
  const before = secondsOf(server)
  const began = performance.now()
  await (await post('utilities/find-moon-sign', rowsOf(1000))).text()
  const took = performance.now() - began
  const used = (secondsOf(server) - before) * 1000
  console.log(`a thousand births as lines: ${took.toFixed(0)} ms, processor time ${used.toFixed(0)} ms`)

  const memoryBefore = megabytesOf(server)
  const slow = await post('dashas/vimshottari-dasha', rowsOf(1000))
  const reader = slow.body!.getReader()
  await reader.read()
  await Bun.sleep(5000)
  console.log(
    `memory while a client does not read 100 MB of lines: ${(megabytesOf(server) - memoryBefore).toFixed(0)} MB more`,
  )
  await reader.cancel()
} finally {
  await Promise.all([server.stop(), naive.stop()])
  folder.remove()
}
