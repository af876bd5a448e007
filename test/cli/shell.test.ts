import { describe, expect, test } from 'bun:test'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument } from 'mupdf'
import { verifyWebhook } from '../../src/client/webhooks.ts'
import { folderOfFile, khagolaOver, processOver } from '../program.ts'

const folder = folderOfFile()
const khagola = khagolaOver(join(folder, 'var'))
const asProcess = processOver(join(folder, 'var'))
const birth = { datetime: '1947-08-15T00:00', timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

describe('call', () => {
  test('reads a file, which flags override; prints tables and writes drawings to files', async () => {
    const file = join(folder, 'birth.json')
    writeFileSync(file, JSON.stringify(birth))
    const { out } = await khagola(['call', 'birth-chart', file, '--table'])
    expect(out).toContain('\n Moon|Cancer|')
    const later = await khagola(['call', 'find-moon-sign', file, '--datetime', '1947-08-18T00:00', '--table'])
    expect(later.out).toContain('sign Leo')
    // The file is not opened on a machine without a desktop.
    const drawings = await khagola(['call', 'chart-image', file, '--table', '--open'])
    const path = drawings.out.trim().split('\n').at(-1)!
    expect(await Bun.file(path).text()).toStartWith('<svg')
    rmSync(path)
  })
})

describe('today', () => {
  test('one line, without colours in a pipe, with colours if they are forced', async () => {
    const words = ['today', '--place', 'Pune', '--date', '2026-11-22']
    const { out } = await asProcess(words)
    // Sunrise at Pune in the tables of the India Meteorological Department: 06:44, within two minutes.
    expect(out).toMatch(/^Pune, India 2026-11-22, Ravivara · Shukla \w+ until .* · Sun 06:4[3-6] to 17:5\d · Rahu kaal/)
    expect(out).not.toContain('\x1b')
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect((await asProcess(words, { FORCE_COLOR: '1' })).out).toContain('\x1b[1m')
  })
})

test('wall-calendar writes a page in the language, with the days of its solar calendar', async () => {
  const file = join(folder, 'chennai.pdf')
  const words = ['wall-calendar', '--place', 'Chennai', '--year', '2027', '--month', '1', '--language', 'ta']
  expect((await khagola([...words, '-o', file])).exitCode).toBe(0)
  const text = PDFDocument.openDocument(await Bun.file(file).bytes(), 'application/pdf')
    .loadPage(0)
    .toStructuredText('preserve-whitespace')
    .asText()
  for (const word of ['ஜனவரி 2027', 'மார்கழி 17', 'விசாகம் 21:37', 'மகரவிளக்கு']) expect(text).toContain(word)
})

describe('completion', () => {
  const complete = async (...words: string[]) =>
    (await khagola(['complete', '--', ...words])).out.split('\n').map((line) => line.split('\t')[0])

  test('the script of a shell', async () => {
    const { exitCode, out } = await khagola(['complete', 'fish'])
    expect([exitCode, out.includes('khagola complete --')]).toEqual([0, true])
  })

  test('capabilities and their flags', async () => {
    expect(await complete('call', 'find-')).toContain('find-moon-sign')
    expect(await complete('call', 'find-moon-sign', '--lat')).toContain('--latitude')
  })
})

test('webhooks test sends a signed message that the receiver can verify, and prints the result', async () => {
  const requests: { body: string; headers: Headers }[] = []
  let status = 204
  const receiver = Bun.serve({
    port: 0,
    async fetch(request) {
      requests.push({ body: await request.text(), headers: request.headers })
      return new Response(null, { status })
    },
  })
  const environment = { WEBHOOK_PRIVATE: 'allow' }
  await khagola(['keys', 'create'])
  const added = await khagola(['webhooks', 'add', `http://127.0.0.1:${receiver.port}/`], environment)
  const secret = added.out.split('\n')[0]!
  const id = /Its id is (\S+)\./.exec(added.out)![1]!
  expect((await khagola(['webhooks', 'test', id], environment)).out).toContain('answered with status 204')
  const event = await verifyWebhook(requests[0]!.body, requests[0]!.headers, secret)
  expect(event).toMatchObject({ type: 'webhook.test', data: { endpoint: id } })
  status = 500
  const refused = await khagola(['webhooks', 'test', id], environment)
  expect([refused.exitCode, refused.error.includes('The endpoint answered with status 500')]).toEqual([1, true])
  await receiver.stop(true)
})
