import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import * as mupdf from 'mupdf'
import { GROUPS } from '../../src/console/views.ts'
import { LONG } from '../long.ts'
import { until } from '../until.ts'
import { ASHA, chromiumPath, openConsole, ROHAN, waitUntilLoaded } from './browser.ts'

// Export and import, shared links, printing, right-to-left layout, and the content security policy.

const viewIds = ['person', ...GROUPS.flatMap(({ views }) => views.map(({ id }) => id))]

describe.skipIf(!(LONG && chromiumPath))('people, links and files of the console', () => {
  let testConsole: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    testConsole = await openConsole()
  })
  afterAll(() => testConsole.stop())

  const fileOf = (content: string, name = 'people.json') => ({
    ...{ name, mimeType: 'application/json', buffer: Buffer.from(content) },
  })

  test('exported people can be imported, without duplicates', async () => {
    const source = await testConsole.visit('#/person')
    const [download] = await Promise.all([
      source.page.waitForEvent('download'),
      source.page.getByRole('button', { name: 'Export' }).click(),
    ])
    const exported = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(exported)).toEqual({ people: [ASHA, ROHAN] })
    await source.close()

    const target = await testConsole.visit('#/person', { people: [{ ...ASHA, name: 'Before' }] })
    const input = target.page.locator('input[type=file]')
    await input.setInputFiles(fileOf(exported))
    await target.page.getByText('2 people imported').waitFor()
    const names = () => target.page.locator('.saved li strong').allInnerTexts()
    expect(await names()).toEqual(['Asha', 'Rohan'])
    for (const invalid of ['no JSON', '[{"name":"x"}]', '{"people":[{"name":1,"date":"1990-01-01"}]}']) {
      await input.setInputFiles(fileOf(invalid))
      await target.page.getByText('This file contains no people.').waitFor()
    }
    expect(await names()).toEqual(['Asha', 'Rohan'])
    await target.page.reload()
    expect(await names()).toEqual(['Asha', 'Rohan'])
    expect(target.problems).toEqual([])
    await target.close()
  })

  test('a copied link opens the same view for another user; only the calls contain the birth data', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Division').selectOption('D9')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#/chart?code=D9&n=Asha')
    await close()

    const otherVisit = await testConsole.visit('', { people: [] })
    const requests: string[] = []
    otherVisit.page.on('request', (request) =>
      requests.push(
        `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
      ),
    )
    await otherVisit.page.goto(link)
    await otherVisit.page.getByRole('img', { name: 'Asha, D9' }).waitFor()
    expect(requests.filter((each) => each.includes('Asha'))).toEqual([])
    expect(requests.filter((each) => each.includes('1990') && !/^POST \S+\/v1\//.test(each))).toEqual([])
    // A person from a link is shown but not saved.
    expect(await otherVisit.page.evaluate(() => localStorage.getItem('khagola.people'))).toBe('[]')
    await otherVisit.close()
  })

  test('a DXF drawing becomes the plan; an invalid file shows an error', async () => {
    const pair = (...pairs: (string | number)[]) => pairs.join('\n')
    const box = (layer: string, [x0, y0, x1, y1]: number[]) =>
      pair(
        ...[0, 'LWPOLYLINE', 8, layer, 90, 4, 70, 1],
        ...[10, x0!, 20, y0!, 10, x1!, 20, y0!, 10, x1!, 20, y1!, 10, x0!, 20, y1!],
      )
    const dxf = [
      pair(0, 'SECTION', 2, 'HEADER', 9, '$INSUNITS', 70, 6, 0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
      box('BOUNDARY', [0, 0, 10, 8]),
      box('ROOMS', [7, 0.5, 9.5, 3]),
      pair(0, 'TEXT', 8, 'T', 10, 8, 20, 1, 40, 1, 1, 'Kitchen', 0, 'ENDSEC', 0, 'EOF', ''),
    ].join('\n')
    const { page, problems, close } = await testConsole.visit('#/vastu')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(fileOf(dxf, 'plan.dxf'))
    // The previous plan also has a kitchen, but more rooms.
    const rooms = page.locator('.board .room')
    await until(async () => (await rooms.count()) === 1)
    await page.getByRole('button', { name: 'Kitchen' }).waitFor()
    expect(await page.getByLabel('Width, m').first().inputValue()).toBe('10')
    await page.getByText(/Kitchen.*Ideal in SE/).waitFor()
    expect(problems).toEqual([])
    await input.setInputFiles(fileOf('no drawing', 'plan.dxf'))
    await page.getByRole('alert').getByText(/DXF/i).first().waitFor()
    await close()
  })

  test('a printed month of the panchang is one page, without the controls', async () => {
    const { page, close } = await testConsole.visit('#/panchang?as=month&date=2026-11-23')
    await page.getByRole('heading', { name: 'November 2026' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const hidden of ['.top', '.side', '.tools', '.calls', '.controls'])
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false])
    const pdf = mupdf.Document.openDocument(await page.pdf({ preferCSSPageSize: true }), 'application/pdf')
    expect(pdf.countPages()).toBe(1)
    const text = pdf.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ')
    for (const each of ['November 2026', 'Pratipada', 'Diwali', ' 30 ']) expect(text).toContain(each)
    await close()
  })

  test('right to left, on a phone and on a wide screen, no view is wider than the page', async () => {
    const { page, problems, close } = await testConsole.visit('', { language: 'ur' })
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    for (const width of [360, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      for (const id of viewIds) {
        await page.evaluate((view) => {
          location.hash = `#/${view}`
        }, id)
        await page.locator('h1').waitFor()
        await waitUntilLoaded(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ id, width, overflow }).toEqual({ id, width, overflow: 0 })
      }
    }
    // The menu is on the right.
    const { x } = (await page.locator('.side').boundingBox())!
    expect(x).toBeGreaterThan(1200)
    expect(problems).toEqual([])
    await close()
  })

  test('the content security policy blocks inline scripts and styles, eval, and other origins', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    const blocked = await page.evaluate(async () => {
      const violations: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      )
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties))
      add('script', { textContent: 'window.ran = 1' })
      add('style', { textContent: 'body { color: red }' })
      add('img', { src: 'https://other.example/x.png' })
      add('script', { src: 'https://other.example/x.js' })
      add('iframe', { src: 'https://other.example/' })
      await fetch('https://other.example/').catch(() => null)
      // In a timer, since code that the debugger evaluates may use eval.
      const evaluated = await new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "yes"')())
          } catch {
            resolve('no')
          }
        }, 300),
      )
      return { violations: [...new Set(violations)].sort(), ran: 'ran' in window, evaluated }
    })
    expect(blocked).toEqual({
      violations: ['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem'],
      ...{ ran: false, evaluated: 'no' },
    })
    await close()
  })
})
