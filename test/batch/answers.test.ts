import { expect, test } from 'bun:test'
import { readFileSync, writeFileSync } from 'node:fs'
import { answerBatch, type RowBatch, runAnswers } from '../../src/batch/answers.ts'
import type { ByteBlock } from '../../src/batch/column-blocks.ts'
import { indexInput } from '../../src/batch/input-index.ts'
import { linesOfInput } from '../../src/batch/lines.ts'
import { createProgress } from '../../src/batch/progress.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { createKeylessService } from '../../src/service/keyless-service.ts'
import { atlas, sky } from '../world.ts'
import { basis, testFolder } from './people.ts'

const { at } = testFolder()

const now = Date.UTC(2026, 0, 1)
const service = createKeylessService({ sky, atlas, clock: { now: () => now } })
const entry = catalogue.find(({ slug }) => slug === 'find-moon-sign')!
const good = '{"datetime":"1947-08-15T00:00","timezone":"Asia/Kolkata","latitude":28.6139,"longitude":77.209}'

test('each line has an answer or error in order, equal to the answer of the service', async () => {
  const path = at('in.ndjson')
  const requests = [good, '{"datetime":', '', good.replace('28.6139', '91'), `{"x":"${'x'.repeat(1_100_000)}"}`, good]
  const inputLines = Array.from({ length: 200 }, () => requests).flat()
  inputLines.length = 150
  writeFileSync(path, inputLines.join('\n'))
  const out = at('out.ndjson')
  const openWorkers = () => ({
    run: (batch: RowBatch | ByteBlock) => answerBatch(service, entry, batch as RowBatch),
    close() {},
  })
  const run = {
    ...({ entry, in: path, inputFormat: 'ndjson', out, force: false, format: 'ndjson', columns: null } as const),
    ...{ now, openWorkers, ahead: 3, ephemeris: 'swiss' as const, basis, ignored: [] },
  }
  const index = await indexInput(path, 'ndjson', 1, 1)
  expect(await runAnswers(run, createProgress({ write() {} }), index)).toEqual({ lines: 125, failed: 75 })

  // The same command again finds a complete output.
  const before = readFileSync(out, 'utf8')
  expect(await runAnswers(run, createProgress({ write() {} }), index)).toEqual({
    lines: 125,
    failed: 75,
    already_finished: true,
  })
  expect(readFileSync(out, 'utf8')).toBe(before)

  const answers = readFileSync(out, 'utf8').trimEnd().split('\n')
  expect(answers.length).toBe(125)
  // A blank line is no row, and the lines after it keep their numbers.
  const lines = inputLines.flatMap((text, index) => (text === '' ? [] : [index + 1]))
  for (const [index, text] of answers.entries()) {
    const { line, data, error } = JSON.parse(text)
    const fault = error && [error.code, error.field, error.request_id, error.retryable]
    const request = `line-${line}`
    expect(line).toBe(lines[index])
    expect(data ? data.moon_sign.sign : fault).toEqual(
      [
        'Cancer',
        ['invalid_request', null, request, false],
        null,
        ['invalid_request', 'latitude', request, false],
        ['payload_too_large', null, request, false],
        'Cancer',
      ][(line - 1) % 6],
    )
  }
  const { status, body } = await service.call(entry, good, 'line-1')
  expect(status).toBe(200)
  expect(answers[0]).toBe(`{"line":1,${body.slice(1)}`)
})

test('lines are joined across chunks and cut at the limit', async () => {
  const chunks = async function* () {
    for (const text of ['ab', 'c\n', '\nlong', 'line\nend']) yield new TextEncoder().encode(text)
  }
  const lines: [number, string][] = []
  for await (const { line, bytes } of linesOfInput(chunks(), 5)) lines.push([line, new TextDecoder().decode(bytes)])
  expect(lines).toEqual([
    [1, 'abc'],
    [2, ''],
    [3, 'longli'],
    [4, 'end'],
  ])
})
