import { expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfFile, khagolaOver, processOver } from '../program.ts'

const folder = folderOfFile()
const [asProcess, khagola] = [processOver(join(folder, 'var')), khagolaOver(join(folder, 'var'))]
const words = (further: string[]) => ['batch', 'find-moon-sign', '--jobs', '1', ...further]
const batch = (further: string[], stdin?: string) => asProcess(words(further), {}, stdin)
const batchOfFiles = (further: string[]) => khagola(words(further))

const good = '{"datetime":"1947-08-15T00:00","timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}'
const bad = good.replace('28.6139', '91')
const input = join(folder, 'in.ndjson')
writeFileSync(input, [good, bad, good].join('\n'))

test('failed lines are counted and reported; with --strict the exit code is 1', async () => {
  const out = join(folder, 'out.ndjson')
  const first = await batchOfFiles(['--in', input, '--out', out])
  expect(first.exitCode).toBe(0)
  expect(JSON.parse(first.out)).toEqual({ out, lines: 3, failed: 1 })
  expect(first.error).toContain('1 of 3 lines have an error')
  // The same run again reports the same numbers.
  const secondRun = await batchOfFiles(['--in', input, '--out', out, '--strict'])
  expect([secondRun.exitCode, JSON.parse(secondRun.out).failed]).toEqual([1, 1])

  writeFileSync(join(folder, 'fine.ndjson'), `${good}\n`)
  const validRun = await batchOfFiles([
    '--in',
    join(folder, 'fine.ndjson'),
    '--out',
    join(folder, 'fine.out'),
    '--strict',
  ])
  expect([validRun.exitCode, JSON.parse(validRun.out).failed]).toEqual([0, 0])
  expect(validRun.error).not.toContain('error')
})

test('- reads stdin and writes only the answers to stdout', async () => {
  const lines = ({ out }: { out: string }) =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  const streamRun = await batch(['--in', '-', '--out', '-'], `${good}\n${bad}\n`)
  expect(streamRun.exitCode).toBe(0)
  expect(lines(streamRun).map(({ line, data, error }) => [line, data?.moon_sign.sign ?? error.field])).toEqual([
    [1, 'Cancer'],
    [2, 'latitude'],
  ])
  expect(streamRun.error).toContain('"failed":1')
  expect(lines(await batch(['--in', input, '--out', '-']))).toHaveLength(3)
  const out = join(folder, 'piped.ndjson')
  expect((await batch(['--in', '-', '--out', out, '--strict'], bad)).exitCode).toBe(1)
  expect(readFileSync(out, 'utf8')).toContain('"field":"latitude"')
  expect((await batch(['--in', '-', '--out', out], good)).error).toContain('--force')
})

test('calls answers an order from a file or stdin; with --strict a failed call sets the exit code', async () => {
  const order = JSON.stringify({
    defaults: JSON.parse(good),
    calls: [
      { family: 'utilities', capability: 'find-moon-sign', fields: ['moon_sign.sign'] },
      { family: 'utilities', capability: 'find-sun-sign', input: { latitude: 91 } },
    ],
  })
  writeFileSync(join(folder, 'order.json'), order)
  const fromFile = await khagola(['batch', 'calls', join(folder, 'order.json')])
  expect(fromFile.exitCode).toBe(0)
  const { data } = JSON.parse(fromFile.out)
  expect(data.results[0].data).toEqual({ moon_sign: { sign: 'Cancer' } })
  expect(data.results[1]).toMatchObject({ status: 422, error: { field: 'latitude' } })
  const strict = await asProcess(['batch', 'calls', '-', '--strict'], {}, order)
  expect([strict.exitCode, JSON.parse(strict.out).data.failed]).toEqual([1, 1])
  const invalid = await khagola(['batch', 'calls', '{"calls":[]}'])
  expect([invalid.exitCode, JSON.parse(invalid.error).error.field]).toEqual([1, 'calls'])
})
