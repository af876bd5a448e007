import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { catalogue } from '../../src/capabilities/index.ts'
import { sample } from '../long.ts'
import { chromiumPath, openConsole } from './browser.ts'

// The reference page at /docs, in the browser that also runs the console.

/** Scalar shows this many fields of a body before a button "Show additional properties". */
const SHOWN_FIELDS = 12

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

/** The element id of an operation, which Scalar renders when the reader comes to it. */
const anchorOf = (path: string) => {
  const [, , family] = path.split('/')
  return `${family}/tag/${family}/POST${path}`
}

describe.skipIf(!chromiumPath)('the reference page in a browser', () => {
  let server: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    server = await openConsole()
  })
  afterAll(() => server.stop())

  /** Waits until an operation shows the fields of its input and its example request and answer; returns its text. */
  const operationText = async (page: Page, path: string): Promise<string> => {
    const { input, title, example } = catalogue.find((entry) => entry.path === path)!
    const section = page.locator(`[id="${anchorOf(path)}"]`)
    await section.getByRole('heading', { name: title }).waitFor()
    // The page shows the fields in the order of its document, where fields that capabilities share come first.
    const fields = await page.evaluate(async (operation) => {
      const document = await (await fetch(`/docs/${operation.split('/')[2]}.json`)).json()
      return Object.keys(document.paths[operation].post.requestBody.content['application/json'].schema.properties)
    }, path)
    expect(fields.toSorted()).toEqual(Object.keys(input.properties).toSorted())
    for (const field of fields.slice(0, SHOWN_FIELDS))
      await page.locator(`[id="${anchorOf(path)}.body.${field}"]`).waitFor()
    for (const field of Object.keys(example)) await section.getByText(`"${field}"`).first().waitFor()
    await section.getByText('"data"').first().waitFor()
    return section.innerText()
  }

  test('it opens with the overview, without errors or warnings', async () => {
    const before = performance.now()
    const { page, problems, warnings, close } = await server.visit('docs')
    await page.getByRole('heading', { name: 'Khagola' }).waitFor()
    const ms = Math.round(performance.now() - before)
    expect(await page.getByText('Authorization: Bearer').count()).toBeGreaterThan(0)
    console.log(`reference: the overview is seen after ${ms} ms, ${await countNodes(page)} elements`)
    expect([problems, warnings]).toEqual([[], []])
    await close()
  })

  test('a link of the overview leads to daily-panchang, with its fields, defaults and answer', async () => {
    const { page, problems, warnings, close } = await server.visit('docs')
    await page.getByRole('button', { name: 'Capabilities', exact: true }).first().click()
    const before = performance.now()
    await page.getByRole('link', { name: 'Daily panchang', exact: true }).click()
    const text = await operationText(page, '/v1/panchang/daily-panchang')
    const ms = Math.round(performance.now() - before)
    console.log(`reference: daily-panchang is seen after ${ms} ms, ${await countNodes(page)} elements`)
    expect(text).toContain('Default: mean.')
    expect(text).toMatch(/min:\s+-90/)
    expect(text).toMatch(/"vara": \{\s+"name": "Mangalavara"/)
    expect([problems, warnings]).toEqual([[], []])
    await close()
  })

  test.each(
    sample(
      ['/v1/vastu/vastu-analyse'],
      [
        '/v1/matching/quick-match',
        '/v1/western/western-natal-chart',
        '/v1/doshas-yogas/marana-karaka-sthana',
        '/v1/vastu/vastu-analyse',
      ],
    ),
  )('%s shows its fields and examples', async (path) => {
    const [, , family] = path.split('/')
    const before = performance.now()
    const { page, problems, warnings, close } = await server.visit(`docs?api=${family}#tag/${family}/POST${path}`)
    await operationText(page, path)
    const ms = Math.round(performance.now() - before)
    console.log(`reference: ${path} is seen after ${ms} ms, ${await countNodes(page)} elements`)
    expect([problems, warnings]).toEqual([[], []])
    await close()
  })

  test('the menu changes to another family, and only then its document is loaded', async () => {
    const { page, problems, close } = await server.visit('docs')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.json')) documents.push(new URL(request.url()).pathname)
    })
    await page.getByRole('heading', { name: 'Khagola' }).waitFor()
    documents.length = 0
    await page.getByRole('button', { name: 'Overview' }).click()
    await page.getByRole('option', { name: 'Numerology' }).click()
    await page.getByRole('heading', { name: 'Numerology', exact: true }).first().waitFor()
    expect(documents).toEqual(['/docs/numerology.json'])
    expect(problems).toEqual([])
    await close()
  })
})
