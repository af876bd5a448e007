import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import * as mupdf from 'mupdf'
import { GROUPS } from '../../src/console/views.ts'
import { LONG } from '../long.ts'
import { until } from '../until.ts'
import { ASHA, chromiumPath, openConsole, ROHAN, settled } from './browser.ts'

// What leaves the console, what comes into it, and how it looks on paper and from right to left.

const all = ['person', ...GROUPS.flatMap(({ views }) => views.map(({ id }) => id))]

describe.skipIf(!(LONG && chromiumPath))('people, links and files of the console', () => {
  let house: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    house = await openConsole()
  })
  afterAll(() => house.stop())

  const fileOf = (content: string, name = 'people.json') => ({
    ...{ name, mimeType: 'application/json', buffer: Buffer.from(content) },
  })

  test('people go out as a file and come in by it, each once', async () => {
    const from = await house.visit('#/person')
    const [download] = await Promise.all([
      from.page.waitForEvent('download'),
      from.page.getByRole('button', { name: 'Export' }).click(),
    ])
    const exported = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(exported)).toEqual({ people: [ASHA, ROHAN] })
    await from.close()

    const to = await house.visit('#/person', { people: [{ ...ASHA, name: 'Before' }] })
    const input = to.page.locator('input[type=file]')
    await input.setInputFiles(fileOf(exported))
    await to.page.getByText('2 people brought in').waitFor()
    const names = () => to.page.locator('.saved li strong').allInnerTexts()
    expect(await names()).toEqual(['Asha', 'Rohan'])
    for (const wrong of ['no JSON', '[{"name":"x"}]', '{"people":[{"name":1,"date":"1990-01-01"}]}']) {
      await input.setInputFiles(fileOf(wrong))
      await to.page.getByText('No people in this file.').waitFor()
    }
    expect(await names()).toEqual(['Asha', 'Rohan'])
    await to.page.reload()
    expect(await names()).toEqual(['Asha', 'Rohan'])
    expect(to.troubles).toEqual([])
    await to.close()
  })

  test('a copied link opens the same for somebody else, and nothing of it is in what is sent but the call', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Division').selectOption('D9')
    await page.getByRole('button', { name: 'Copy link' }).click()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#/chart?code=D9&n=Asha')
    await close()

    const other = await house.visit('', { people: [] })
    const sent: string[] = []
    other.page.on('request', (request) =>
      sent.push(
        `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`,
      ),
    )
    await other.page.goto(link)
    await other.page.getByRole('img', { name: 'Asha, D9' }).waitFor()
    expect(sent.filter((each) => each.includes('Asha'))).toEqual([])
    expect(sent.filter((each) => each.includes('1990') && !/^POST \S+\/v1\//.test(each))).toEqual([])
    // Who came by a link is looked at, and not kept.
    expect(await other.page.evaluate(() => localStorage.getItem('khagola.people'))).toBe('[]')
    await other.close()
  })

  test('a drawing (DXF) becomes the plan; what is none is refused in words', async () => {
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
    const { page, troubles, close } = await house.visit('#/vastu')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(fileOf(dxf, 'plan.dxf'))
    // The plan that stood before has a kitchen too, and more rooms beside it.
    const rooms = page.locator('.board .room')
    await until(async () => (await rooms.count()) === 1)
    await page.getByRole('button', { name: 'Kitchen' }).waitFor()
    expect(await page.getByLabel('Width, m').first().inputValue()).toBe('10')
    await page.getByText(/Kitchen.*Ideal in SE/).waitFor()
    expect(troubles).toEqual([])
    await input.setInputFiles(fileOf('no drawing', 'plan.dxf'))
    await page.getByRole('alert').getByText(/DXF/i).first().waitFor()
    await close()
  })

  test('a month of the panchang is one sheet of paper, without what is for the screen', async () => {
    const { page, close } = await house.visit('#/panchang?as=month&date=2026-11-23')
    await page.getByRole('heading', { name: 'November 2026' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    for (const gone of ['.top', '.side', '.tools', '.calls', '.controls'])
      expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false])
    const sheets = mupdf.Document.openDocument(await page.pdf({ preferCSSPageSize: true }), 'application/pdf')
    expect(sheets.countPages()).toBe(1)
    const text = sheets.loadPage(0).toStructuredText('').asText().replace(/\s+/g, ' ')
    for (const each of ['November 2026', 'Pratipada', 'Diwali', ' 30 ']) expect(text).toContain(each)
    await close()
  })

  test('from right to left, on a phone and on a wide desk, every view keeps within the page', async () => {
    const { page, troubles, close } = await house.visit('', { language: 'ur' })
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    for (const width of [360, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      for (const id of all) {
        await page.evaluate((view) => {
          location.hash = `#/${view}`
        }, id)
        await page.locator('h1').waitFor()
        await settled(page)
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ id, width, beyond }).toEqual({ id, width, beyond: 0 })
      }
    }
    // The menu stands where reading begins.
    const { x } = (await page.locator('.side').boundingBox())!
    expect(x).toBeGreaterThan(1200)
    expect(troubles).toEqual([])
    await close()
  })

  test('the page refuses scripts and styles within it, code made of text, and other origins', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    const refused = await page.evaluate(async () => {
      const seen: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => seen.push(effectiveDirective))
      const add = (name: string, given: object) =>
        document.body.append(Object.assign(document.createElement(name), given))
      add('script', { textContent: 'window.ran = 1' })
      add('style', { textContent: 'body { color: red }' })
      add('img', { src: 'https://other.example/x.png' })
      add('script', { src: 'https://other.example/x.js' })
      add('iframe', { src: 'https://other.example/' })
      await fetch('https://other.example/').catch(() => null)
      // In a turn of its own: what a debugger evaluates may do so.
      const evaluated = await new Promise((resolve) =>
        setTimeout(() => {
          try {
            resolve(new Function('return "yes"')())
          } catch {
            resolve('no')
          }
        }, 300),
      )
      return { seen: [...new Set(seen)].sort(), ran: 'ran' in window, evaluated }
    })
    expect(refused).toEqual({
      seen: ['connect-src', 'frame-src', 'img-src', 'script-src-elem', 'style-src-elem'],
      ...{ ran: false, evaluated: 'no' },
    })
    await close()
  })
})
