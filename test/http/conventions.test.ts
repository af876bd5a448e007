import { afterAll, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { independence } from '../../src/capabilities/shared/inputs.ts'
import { start } from './server.ts'

const server = await start()
afterAll(() => server.stop())
const { sandbox } = await server.account()
const page = readFileSync(join(import.meta.dir, '..', '..', 'docs', 'http.md'), 'utf8')

test('the error on the page of HTTP conventions is that of the server', async () => {
  const [, text] = /```json\n([\s\S]*?)```/.exec(page)!
  const body = { ...independence, latitude: 91, node: 'osculating' }
  const headers = server.as(sandbox, { 'X-Request-Id': 'req_1' })
  const response = await server.post('/v1/vedic-charts/birth-chart', body, headers)
  expect((await response.json()) as object).toEqual(JSON.parse(text!))
})
