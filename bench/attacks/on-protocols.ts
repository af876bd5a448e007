import { join } from 'node:path'
import { accounts } from '../../src/service/accounts.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import type { Attacker } from './attacker.ts'
import { ASSISTANT, born, many, marks, opening, rpc, SITE, tool } from './inputs.ts'

/** Attacks on MCP, the console, HTTP, JSON and keys, by name. Each runs until it is over. */
export const ON_PROTOCOLS: Readonly<Record<string, (by: Attacker) => Promise<unknown>>> = {
  'mcp: initialisations': (by) => by.flood(30, (i) => by.post('/mcp', opening(i), ASSISTANT)),
  'mcp: batches of twenty': (by) =>
    by.flood(8, (i) =>
      by.post(
        '/mcp',
        many(20, (each) =>
          each % 3 ? rpc(each, 'tools/list', {}) : tool(each, 'find_capability', { query: `${i} moon` }),
        ),
        ASSISTANT,
      ),
    ),
  'mcp: unknown methods, long questions': (by) =>
    by.flood(12, (i) =>
      by.post(
        '/mcp',
        [
          rpc(i, `a${'b'.repeat(20_000)}`, {}),
          tool(i, 'find_capability', { query: 'marriage car house '.repeat(5000) }),
          tool(i, 'call_capability', { capability: 'x'.repeat(100_000), input: {} }),
          tool(i, 'describe_capability', { capability: 'western-natal-charts', labels: many(400, String) }),
          rpc(i, 'resources/read', { uri: `khagola://${'%00'.repeat(9000)}` }),
        ][i % 5]!,
        ASSISTANT,
      ),
    ),
  'mcp: clients that do not read': (by) => {
    const body = JSON.stringify(rpc(1, 'tools/list', {}))
    const head = by.head(
      'POST /mcp HTTP/1.1',
      'Accept: application/json, text/event-stream',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    )
    return by.hold(300, () => `${head}\r\n${body}`, '', false)
  },
  'console: welcome tokens at once': (by) => {
    const tokens = [
      1,
      null,
      [],
      {},
      '',
      'x'.repeat(32),
      '\u{1f600}'.repeat(8),
      'é'.repeat(32),
      '\ud800',
      '0'.repeat(150),
    ]
    return by.flood(50, (i) =>
      by.send('/console/welcome', {
        method: 'POST',
        headers:
          i % 3 ? { 'Content-Type': 'application/json' } : { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: i % 3 ? JSON.stringify({ token: tokens[i % tokens.length] }) : 'token=1&token=2&token[a]=3',
      }),
    )
  },
  'console: path traversal': (by) => {
    const paths = [
      '/console/..%2f..%2fpackage.json',
      '/console/%2e%2e/%2e%2e/etc/passwd',
      '/console/fonts/../../x.woff2',
      '/console/fonts/noto-sans/%00.woff2',
      '/docs//..//..//etc/passwd',
      '/v1/files/%c0%af',
      '/%',
      '/console/\\..\\..\\x',
      `/console/fonts/a${'b'.repeat(200)}/c.woff2`,
      `/docs/${'a/'.repeat(2000)}`,
    ]
    // Requests fonts that do not exist, each with a different name.
    return by.flood(30, (i) => by.send(i % 2 ? paths[i % paths.length]! : `/console/fonts/f${i}/n${i}.woff2`))
  },
  'http: slow headers': (by) => by.hold(600, (i) => `GET /healthz HTTP/1.1\r\nHost: x\r\nX-${i}: `, 'a'),
  'http: slow bodies': (by) =>
    by.hold(
      300,
      () =>
        `${by.head(`POST ${by.pathOf('vastu-import-dxf')} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 2700000')}\r\n{"dxf_base64":"${'A'.repeat(200_000)}`,
      'A'.repeat(100),
    ),
  'http: pipelined requests': async (by) => {
    const body = JSON.stringify(born(1))
    const request = `${by.head(`POST ${by.pathOf('find-moon-sign')} HTTP/1.1`, 'Content-Type: application/json', `Content-Length: ${body.length}`)}\r\n${body}`
    return by.hold(40, () => request.repeat(500), request.repeat(20), false)
  },
  'http: connections cut in the middle': (by) =>
    by.flood(40, async (i) => {
      const socket = await by.open()
      socket?.write(
        `${by.head(`POST ${by.pathOf('muhurta-search')} HTTP/1.1`, 'Content-Type: application/json', 'Content-Length: 900')}\r\n{"a":`,
      )
      await Bun.sleep(i % 5)
      socket?.resetAndDestroy()
    }),
  'http: compressed bodies': (by) => {
    const bomb = Bun.gzipSync(new Uint8Array(100 * 2 ** 20))
    return by.flood(10, (i) =>
      by.call('find-moon-sign', bomb as unknown as object, {
        'Content-Encoding': ['gzip', 'deflate', 'br', 'gzip, gzip'][i % 4]!,
      }),
    )
  },
  'http: many and long headers, long addresses': (by) =>
    by.flood(20, (i) => {
      const kinds: (() => Promise<unknown>)[] = [
        () => by.call('find-moon-sign', born(i), Object.fromEntries(many(500, (h) => [`X-H${h}`, 'a'.repeat(40)]))),
        () => by.send(`/v1/${'a'.repeat(30_000)}`, { headers: by.headers }),
        () => by.send(`/v1/capabilities?${many(2500, (q) => `q${q}=1`).join('&')}`, { headers: by.headers }),
        () => by.call('find-moon-sign', born(i), { Accept: many(1500, (a) => `a/${a};q=0.${a % 10}`).join() }),
        () => by.call('find-moon-sign', born(i), { 'Accept-Encoding': many(3000, (a) => `e${a};q=0.1`).join() }),
        () => by.send('/console/', { headers: { 'If-None-Match': '"a",'.repeat(7000) } }),
        () =>
          by.send('/', { headers: { 'X-Forwarded-For': '1.1.1.1,'.repeat(3000), 'X-Request-Id': 'é'.repeat(999) } }),
      ]
      return kinds[i % kinds.length]!()
    }),
  'http: HEAD, OPTIONS and ranges without a key': (by) => {
    const paths = ['/v1/openapi.json', '/llms.txt', '/docs', '/', '/v1/capabilities', '/metrics', '/mcp', '/readyz']
    return by.flood(30, (i) =>
      by.send(paths[i % paths.length]!, {
        method: ['HEAD', 'OPTIONS', 'GET', 'PUT', 'TRACE2'][i % 5]!,
        headers: { Range: `bytes=${i}-,-1,0-0`, 'Accept-Encoding': ['identity', 'br', 'gzip', 'zstd', '*'][i % 5]! },
      }),
    )
  },
  'http: unknown keys': (by) =>
    by.flood(30, (i) =>
      by.send(by.pathOf('find-moon-sign'), {
        method: 'POST',
        headers: { Authorization: `Bearer sk_live_${i}${'x'.repeat(40)}` },
        body: '{}',
      }),
    ),
  'idempotency keys: one key with many bodies': (by) =>
    by.flood(30, (i) => by.call('find-moon-sign', born(i), { 'Idempotency-Key': `k${i % 7}` })),
  'idempotency keys: many keys, large answers': (by) =>
    by.flood(12, (i) =>
      by.call('vimshottari-dasha', { ...born(i), levels: 4 }, { 'Idempotency-Key': `${i}-${Math.random()}` }),
    ),
  'json: difficult documents': (by) => {
    const nest = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    const bodies = [
      `{${'"datetime":"1990-01-01T00:00",'.repeat(900)}"latitude":1}`,
      '{"__proto__":{"latitude":1},"constructor":{"prototype":{}},"toString":1}',
      nest(32),
      nest(100_000),
      `{"latitude":1e999,"longitude":-1e999,"datetime":"2000-01-01T00:00"}`,
      `{"latitude":${'9'.repeat(1_000_000)}}`,
      `{"latitude":0.${'0'.repeat(1_000_000)}1}`,
      `{"datetime":"${'\\ud800'.repeat(150_000)}"}`,
      `{"datetime":"${'\\u0000'.repeat(150_000)}"}`,
      `{"name":"${'\u{1f468}\u200d\u{1f469}\u200d'.repeat(60_000)}"}`,
      `{"name":"a${marks(200_000)}"}`,
      `[${'[],'.repeat(1900)}1]`,
      ' '.repeat(1_000_000),
      `{"latitude":${'1e'.repeat(400_000)}}`,
    ]
    return by.flood(12, (i) => by.call(i % 2 ? 'find-moon-sign' : 'western-natal-chart', bodies[i % bodies.length]!))
  },
  'dates: extreme values': (by) => {
    const dates = [
      '1800-01-01T00:00',
      '2399-12-31T23:59',
      '1582-10-10T00:00',
      '2024-02-29T24:00',
      '9999-12-31T00:00',
      '-271821-04-20T00:00',
      '+275760-09-13T00:00',
      '2016-12-31T23:59:60',
      '0000-00-00T00:00',
      '1900-01-01T00:00:00.'.padEnd(50_000, '9'),
    ]
    return by.flood(16, (i) =>
      by.call(
        ['birth-chart', 'vimshottari-dasha', 'panchang', 'western-natal-chart'][i % 4]!.replace(
          'panchang',
          'find-moon-sign',
        ),
        {
          ...SITE,
          latitude: [89.999, -89.999, 66.56, 0][i % 4],
          datetime: dates[i % dates.length],
        },
      ),
    )
  },
  'keys: created and revoked by another process': async (by) => {
    const store = openSqlite(join(by.dataDir, 'khagola.sqlite'))
    const admin = accounts(store, { now: Date.now })
    const [project] = await admin.projects()
    await by.flood(4, async (i) => {
      const { secret, key } = await admin.createKey(project!.id, 'sandbox')
      await by.send(by.pathOf('find-moon-sign'), {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(born(i)),
      })
      await admin.revokeKey(key.id)
    })
    await store.close()
  },
}
