import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BATCH_EXAMPLE } from '../../src/api/openapi-batch.ts'
import { start } from './server.ts'

const server = await start()
afterAll(() => server.stop())
const { live } = await server.account()
const page = readFileSync(join(import.meta.dir, '..', '..', 'docs', 'batch-calls.md'), 'utf8')

interface BatchAnswer {
  data: { results: { id: string; status: number; data?: object; error?: object }[] } & Record<string, number>
  meta: { credits_used: number }
}

test('the answer in the API description is that of the server', async () => {
  const headers = server.as(live, { 'X-Request-Id': BATCH_EXAMPLE.answer.meta.request_id })
  const response = await server.post('/v1/batch', BATCH_EXAMPLE.order, headers)
  expect((await response.json()) as object).toEqual(BATCH_EXAMPLE.answer)
})

test('the kundli page of the documentation is one request, with the stated price', async () => {
  const [, order] = /```json\n([\s\S]*?)```/.exec(page)!
  const response = await server.post('/v1/batch', order!, server.as(live))
  const { data, meta } = (await response.json()) as BatchAnswer
  expect(data.results.filter(({ status }) => status !== 200)).toEqual([])
  const { succeeded, failed, rate_limit_units, estimated_credits } = data
  const stated = `"succeeded": ${succeeded}, "failed": ${failed}, "rate_limit_units": ${rate_limit_units}, "estimated_credits": ${estimated_credits}`
  expect(page).toContain(stated)
  expect(page).toContain(`"credits_used": ${meta.credits_used}`)
  expect(page).toContain(`{"data":${stated.replace(/: /g, ':').replace(/, /g, ',').replace(/^/, '{')}}`)
})

test('the command with lines of the documentation works', async () => {
  const [, command] = /```sh\n([\s\S]*?)```/.exec(page)!
  const rows = [
    { datetime: '1990-08-15T07:30', timezone: 'Asia/Kolkata', latitude: 18.5204, longitude: 73.8567 },
    { datetime: '1990-08-15T07:30', timezone: 'Asia/Kolkata', latitude: 91, longitude: 73.8567 },
  ]
  const child = Bun.spawn(['bash', '-c', command!.replace('@births.ndjson', '@-')], {
    env: { ...process.env, URL: server.origin, KEY: live.secret },
    stdin: new TextEncoder().encode(rows.map((row) => JSON.stringify(row)).join('\n')),
    stdout: 'pipe',
  })
  const lines = (await new Response(child.stdout).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const sign = /"data":(\{"moon_sign".*?\}\})/.exec(page)![1]!
  expect(lines.find(({ results }) => results).results).toMatchObject({ id: '0', status: 200, data: JSON.parse(sign) })
  expect(lines.find(({ errors }) => errors).errors).toMatchObject({
    id: '1',
    status: 422,
    error: { field: 'latitude' },
  })
  expect(lines.at(-1).data).toEqual({ succeeded: 1, failed: 1, rate_limit_units: 2, estimated_credits: 1 })
})
