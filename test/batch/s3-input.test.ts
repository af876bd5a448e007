import { afterAll, expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../http/spawned.ts'
import { folderOfFile, processOver } from '../program.ts'
import { births } from './people.ts'

// Inputs in S3 whose server asks to slow down, breaks connections, or refuses: a server of this file answers as Amazon S3 does.
// Source: Amazon S3 API Reference, "GetObject" and "Error responses".

const folder = folderOfFile()
const at = (name: string) => join(folder, name)
const khagola = processOver(at('var'))

const KEY = 'my data/लोग & friends+1.csv'
const rows = births('p', 5_000, 1).map((row) => Object.values(row).join(','))
const csv = Buffer.from(`id,datetime,timezone,latitude,longitude\n${rows.join('\n')}\n`)
writeFileSync(at('people.csv'), csv)

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const fail = (response: ServerResponse, status: number, code: string) => {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>A fault of the test.</Message></Error>`)
}

/** Starts a server with one object. `faultOf` decides by the number of a request whether it fails, or breaks off. */
const serve = async (faultOf: (request: number) => 'slow down' | 'break' | { status: number; code: string } | null) => {
  const port = await freePort()
  const counts = { requests: 0, faults: 0 }
  const server = createServer(({ method, url, headers }, response) => {
    const fault = faultOf(++counts.requests)
    if (fault !== null) counts.faults++
    if (fault === 'slow down') return fail(response, 503, 'SlowDown')
    if (fault !== null && fault !== 'break') return fail(response, fault.status, fault.code)
    if (decodeURIComponent(url!.split('?')[0]!) !== `/runs/${KEY}`) return fail(response, 404, 'NoSuchKey')
    const [, first = '0', last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
    const body = csv.subarray(Number(first), last ? Number(last) + 1 : csv.length)
    response.writeHead(headers.range ? 206 : 200, { 'Content-Length': body.length })
    if (method === 'HEAD') return response.end()
    if (fault !== 'break') return response.end(body)
    response.write(body.subarray(0, body.length >> 1), () => response.destroy())
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  return { counts, environment }
}

const command = (input: string, out: string) => [
  ...['batch', 'find-moon-sign', '--in', input, '--out', at(out), '--fields', 'moon_sign.longitude'],
  ...['--ephemeris', 'swiss', '--jobs', '1'],
]

test('503 and broken connections change nothing in the result', async () => {
  const { counts, environment } = await serve((request) =>
    request % 3 === 1 ? 'slow down' : request % 3 === 2 ? 'break' : null,
  )
  const local = await khagola(command(at('people.csv'), 'local.csv'))
  const remote = await khagola(command(`s3://runs/${KEY}`, 'remote.csv'), environment)
  expect([local.exitCode, remote.exitCode, remote.exitCode === 0 ? '' : remote.error]).toEqual([0, 0, ''])
  expect(counts.faults).toBeGreaterThan(4)
  expect(readFileSync(at('remote.csv')).equals(readFileSync(at('local.csv')))).toBe(true)
}, 300_000)

const path = `s3://runs/${KEY}`
test.each([
  [
    'a wrong secret',
    { status: 403, code: 'SignatureDoesNotMatch' },
    `cannot read ${path}: the S3 server refuses the credentials.`,
  ],
  [
    'an unknown key',
    { status: 403, code: 'InvalidAccessKeyId' },
    `cannot read ${path}: the S3 server does not know the access key.`,
  ],
  ['a missing bucket', { status: 404, code: 'NoSuchBucket' }, `cannot read ${path}: the bucket does not exist.`],
])(
  '%s is named with the file, at once',
  async (_name, fault, sentence) => {
    const { counts, environment } = await serve(() => fault)
    const { exitCode, error } = await khagola(command(path, 'refused.csv'), environment)
    expect([exitCode, error]).toEqual([1, `khagola: ${sentence}\n`])
    expect(counts.requests).toBeLessThan(5)
  },
  120_000,
)

test('a missing file, missing credentials and a server that is not there are named', async () => {
  const { environment } = await serve(() => null)
  const missing = await khagola(command('s3://runs/none.csv', 'none.csv'), environment)
  expect([missing.exitCode, missing.error]).toEqual([1, 'khagola: the file s3://runs/none.csv does not exist.\n'])
  const bare = await khagola(command(path, 'bare.csv'))
  expect([bare.exitCode, bare.error]).toEqual([
    1,
    expect.stringContaining(`cannot read ${path}: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set`),
  ])
  const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`
  const away = await khagola(command(path, 'away.csv'), { ...environment, S3_ENDPOINT })
  expect([away.exitCode, away.error]).toEqual([
    1,
    `khagola: cannot read ${path}: the S3 server cannot be reached (ConnectionRefused); check S3_ENDPOINT.\n`,
  ])
}, 300_000)
