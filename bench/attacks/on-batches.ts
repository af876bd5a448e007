import type { Attacker } from './attacker.ts'
import { ASSISTANT, born, many, SITE, tool } from './inputs.ts'

const year = (index: number) => 1820 + (index % 560)

/** Calls of the capabilities that take the longest. */
const heaviest = (by: Attacker, count: number, offset: number) => {
  const kinds: (readonly [string, (index: number) => object])[] = [
    ['vimshottari-dasha', (i) => ({ ...born(i), levels: 4 })],
    ['classical-kundli-report', (i) => born(i)],
    ['planetary-events', (i) => ({ ...SITE, year: year(i) })],
    ['western-transit-dates', (i) => ({ ...born(i), start_date: '2025-01-01', days_ahead: 1830 })],
    ['lifetime-malefic-transits', (i) => born(i)],
    ['sade-sati-periods', (i) => ({ ...born(i), time_known: false })],
    [
      'muhurta-search',
      (i) => ({ ...SITE, purpose: 'marriage', start_date: `${year(i)}-01-01`, end_date: `${year(i)}-12-31` }),
    ],
  ]
  return many(count, (k) => {
    const [slug, input] = kinds[k % kinds.length]!
    const [family, capability] = by.pathOf(slug).split('/').slice(2)
    return { id: String(k), family, capability, input: input(offset + k) }
  })
}

const BATCH = '/v1/batch'
const NDJSON = { Accept: 'application/x-ndjson' }

/** Reads an answer up to `bytes` and leaves. */
const leaveAfter = async (by: Attacker, path: string, headers: Record<string, string>, body: string, bytes: number) => {
  const leaving = new AbortController()
  try {
    const response = await fetch(`${by.url}${path}`, {
      method: 'POST',
      headers: { ...by.headers, ...headers },
      body,
      signal: AbortSignal.any([leaving.signal, by.ending]),
    })
    by.count(response.status)
    const reader = response.body!.getReader()
    let read = 0
    while (read < bytes) {
      const { done, value } = await reader.read()
      if (done) break
      read += value.length
    }
    leaving.abort()
  } catch {
    by.count('left')
  }
}

/** Attacks through requests of many calls, and through streams, by name. Each runs until it is over. */
export const ON_BATCHES: Readonly<Record<string, (by: Attacker) => Promise<unknown>>> = {
  'batch: bodies that drip': (by) =>
    by.hold(
      200,
      (i) =>
        `${by.head(`POST ${BATCH} HTTP/1.1`, 'Content-Type: application/json', i % 2 ? 'Content-Length: 1000000' : 'Transfer-Encoding: chunked')}\r\n${i % 2 ? '{"calls":[' : 'a\r\n{"calls":[\r\n'}`,
      '1\r\n \r\n',
    ),
  'batch: bodies in chunks of one byte': (by) => {
    const body = JSON.stringify({ calls: heaviest(by, 100, 0), estimate: true })
    const chunks = [...body].map((byte) => `1\r\n${byte}\r\n`).join('')
    const request = `${by.head(`POST ${BATCH} HTTP/1.1`, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}\r\n${chunks}0\r\n\r\n`
    return by.flood(20, async () => {
      const socket = await by.open()
      if (!socket) return
      socket.write(request)
      const status = await new Promise<string>((resolve) => {
        socket.once('data', (data) => resolve(data.toString('latin1', 9, 12)))
        socket.once('close', () => resolve('unanswered'))
      })
      by.count(status)
      socket.destroy()
    })
  },
  'batch: a hundred of the heaviest calls': (by) =>
    by.flood(6, (i) => by.post(BATCH, { calls: heaviest(by, 100, i * 100) })),
  'batch: streams that are left half way': (by) =>
    by.flood(12, (i) =>
      leaveAfter(by, BATCH, NDJSON, JSON.stringify({ calls: heaviest(by, 50, i * 50) }), 20_000 + (i % 9) * 100_000),
    ),
  'batch: streams that nobody reads': (by) => {
    const body = JSON.stringify({ calls: heaviest(by, 60, 7) })
    const head = by.head(
      `POST ${BATCH} HTTP/1.1`,
      'Accept: application/x-ndjson',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    )
    return by.hold(60, () => `${head}\r\n${body}`, '', false)
  },
  'rows: a thousand of the longest answers': (by) =>
    by.flood(6, (i) =>
      leaveAfter(
        by,
        by.pathOf('vimshottari-dasha'),
        NDJSON,
        JSON.stringify({ inputs: many(1000, (k) => ({ ...born(i * 1000 + k), levels: 4 })) }),
        3_000_000,
      ),
    ),
  'events: readings that are left half way': (by) =>
    by.flood(12, (i) =>
      leaveAfter(
        by,
        by.pathOf('ai-chart-reading'),
        { Accept: 'text/event-stream' },
        JSON.stringify({ ...born(i), length: 'long' }),
        500 + (i % 5) * 1000,
      ),
    ),
  'mcp: call_many of the heaviest calls': (by) =>
    by.flood(8, (i) =>
      by.post(
        '/mcp',
        tool(i, 'call_many', { calls: heaviest(by, 40, i * 40).map(({ family, ...call }) => call) }),
        ASSISTANT,
      ),
    ),
}
