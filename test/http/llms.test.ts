import { afterAll, expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { start } from './server.ts'

const server = await start()
afterAll(server.stop)

test('llms.txt lists every capability once, and its links work', async () => {
  const response = await fetch(`${server.origin}/llms.txt`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8'])
  const text = await response.text()
  expect(text).toStartWith('# Khagola\n\n> ')
  for (const { path } of catalogue) expect([path, text.split(`POST ${path}.`).length]).toEqual([path, 2])
  const links = [...text.matchAll(/\]\((\S+?)\)/g)].map(([, link]) => link!)
  expect(links).toHaveLength(catalogue.length + 3)
  for (const link of [...links.slice(0, 3), `${server.origin}/v1/examples/utilities/find-moon-sign`])
    expect([link, (await fetch(link)).status]).toEqual([link, 200])
  expect(links).toContain(`${server.origin}/v1/examples/utilities/find-moon-sign`)
})
