import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { GROUPS } from '../../src/console/views.ts'
import { LONG } from '../long.ts'
import { chromiumPath, openConsole } from './browser.ts'

/** The name and the content of the file that a button downloads. */
const downloadedFile = async (page: Page, button: string) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await download
  return `${file.suggestedFilename()}: ${readFileSync(await file.path(), 'latin1')}`
}

/** The steps in each view, and the values that must appear. */
const VIEW_CHECKS: Record<string, (page: Page) => Promise<void>> = {
  async person(page) {
    await page.getByRole('button', { name: /Asha/ }).first().waitFor()
  },
  async chart(page) {
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.getByRole('row', { name: /Moon Scorpio.*Jyeshtha/ }).waitFor()
    await page.getByLabel('Division').selectOption('D9')
    await page.getByRole('img', { name: 'Asha, D9' }).waitFor()
    await page.getByRole('radio', { name: 'Wheel' }).check()
    await page.getByRole('img', { name: 'Asha, Wheel' }).waitFor()
    // Keys and the pointer show the descriptions of the parts of the picture.
    const tooltip = page.locator('.tooltip')
    await page.locator('section.drawing').focus()
    await page.keyboard.press('ArrowRight')
    expect(await tooltip.innerText()).toBe('Sun\n21°03′ Taurus\nHouse 12')
    const fadedCount = () => page.locator('.aspect.faded').count()
    expect(await fadedCount()).toBe(await page.locator('.aspect:not([data-a=Sun]):not([data-b=Sun])').count())
    await page.keyboard.press('Escape')
    expect([await tooltip.isVisible(), await fadedCount()]).toEqual([false, 0])
    await page.locator('.point[data-point=Mercury]').hover({ force: true })
    expect(await tooltip.innerText()).toBe('Mercury\n8°51′ Taurus\nHouse 12\nretrograde')
  },
  async periods(page) {
    await page.getByRole('row', { name: /Venus.*2007.*2027/ }).waitFor()
    await page.getByRole('button', { name: 'Venus' }).click()
    await page.getByRole('row', { name: /Jupiter.*2018.*2020/ }).waitFor()
    // Saturn entered Capricorn on 24 January 2020 (Lahiri), the third sign from Scorpio, where the Moon was.
    await page
      .getByRole('row', { name: /Jupiter.*2018.*2020/ })
      .getByRole('button')
      .click()
    await page.getByRole('row', { name: /^Saturn Capricorn Jan 24, 2020 .* 3 / }).waitFor()
    // A stay that continues into the next decade is one row.
    await page.getByRole('row', { name: /^Saturn Sagittarius Oct 26, 2017 Jan 24, 2020/ }).waitFor()
    await page.getByRole('navigation', { name: 'Periods' }).getByRole('button', { name: 'Venus' }).click()
    const band = page.getByRole('region', { name: /Timeline/ })
    const before = await band.locator('.bar').count()
    await band.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('-')
    expect(await band.locator('.bar').count()).not.toBe(before)
    await page.getByLabel('System').selectOption('yogini')
    await page
      .getByRole('row', { name: /Bhramari/ })
      .first()
      .waitFor()
  },
  async strengths(page) {
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    // The total of the bindus is always 337.
    await page.getByRole('row', { name: /Total.*337/ }).waitFor()
  },
  async yogas(page) {
    await page.getByRole('heading', { name: 'Yogakaraka' }).waitFor()
    await page.getByText('Why').first().click()
    await page.getByRole('radio', { name: 'Doshas' }).check()
    await page.getByRole('heading', { name: 'Manglik' }).first().waitFor()
  },
  async panchang(page) {
    await page.getByLabel('Date').fill('2024-04-09')
    await page.getByLabel('Date').press('Tab')
    await page.getByRole('heading', { name: 'Tuesday, April 9, 2024' }).waitFor()
    await page.getByRole('row', { name: /Tithi.*Pratipada/ }).waitFor()
    await page.getByText(/Ugadi and Gudi Padwa/).waitFor()
    await page.getByText('Chaitra (amanta) · Chaitra (purnimanta)').waitFor()
    // Times of the next day are shown with the day.
    await page.getByRole('row', { name: /Karana.*Balava until 06:58, Apr 10/ }).waitFor()
    await page.getByRole('radio', { name: 'Month' }).check()
    await page.getByRole('heading', { name: 'April 2024' }).waitFor()
    expect(await page.locator('.month li').count()).toBe(30)
    expect(await downloadedFile(page, 'Calendar file (ICS)')).toMatch(/^panchang-2024-04.ics: BEGIN:VCALENDAR/)
    expect(await downloadedFile(page, 'Table (CSV)')).toMatch(/^panchang-2024-04.csv: date,/)
    expect(await downloadedFile(page, 'Wall calendar (PDF)')).toMatch(/^panchang-2024-04.pdf: %PDF-1/)
  },
  async festivals(page) {
    await page.getByLabel('Year').fill('2025')
    await page.getByLabel('Year').press('Tab')
    await page
      .getByText(/Diwali/)
      .first()
      .waitFor()
    await page.getByRole('heading', { name: 'October 2025' }).waitFor()
    expect(await downloadedFile(page, 'Calendar file (ICS)')).toMatch(/^festivals-2025.ics: BEGIN:VCALENDAR/)
  },
  async muhurta(page) {
    await page.getByLabel('From').fill('2025-11-15')
    await page.getByLabel('To', { exact: true }).fill('2025-12-10')
    await page.getByLabel('Purpose').selectOption('marriage')
    await page.getByText(/windows in 26 days/).waitFor()
    const file = await downloadedFile(page, 'Calendar file (ICS)')
    expect(file).toMatch(/^marriage-2025-11-15.ics: BEGIN:VCALENDAR/)
    expect(file).toContain('BEGIN:VTIMEZONE')
  },
  async matching(page) {
    await page.getByText('/ 36').waitFor()
    await page.getByRole('heading', { name: 'Nadi' }).first().waitFor()
    const total = await page.locator('.large-number').textContent()
    const points = await page.locator('.kootas header strong').allTextContents()
    // The total is the sum of the eight kootas.
    expect(points.map((each) => Number(each.split('/')[0])).reduce((sum, each) => sum + each, 0)).toBe(
      Number(total!.split('/')[0]),
    )
    await page.getByRole('button', { name: 'Swap' }).click()
    await page.getByText('Magha 4').waitFor()
  },
  async western(page) {
    await page.getByRole('img', { name: 'Asha, Wheel' }).waitFor()
    await page.getByRole('row', { name: /^Sun Taurus/ }).waitFor()
    await page.getByRole('combobox', { name: 'Further points' }).selectOption('asteroids')
    await page.getByRole('row', { name: /^Ceres / }).waitFor()
    await page.getByRole('combobox', { name: 'House system' }).selectOption('Regiomontanus')
    await page.getByRole('radio', { name: 'Houses' }).check()
    await page.getByRole('row', { name: /^1 Taurus/ }).waitFor()
    await page.getByRole('radio', { name: 'Aspects' }).check()
    await page.getByRole('row', { name: /^Venus square Jupiter 0°00′/ }).waitFor()
    // Wheel and table end above the bottom of a screen, and begin side by side.
    const size = page.viewportSize()!
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [wheel, table] = [page.locator('.western-chart > .result'), page.locator('.western-tables')]
      const [left, right] = [(await wheel.boundingBox())!, (await table.boundingBox())!]
      for (const box of [left, right]) expect(box.y + box.height).toBeLessThan(height)
      expect(Math.abs(left.y - right.y)).toBeLessThan(4)
      expect(left.height).toBeGreaterThan(0.55 * height)
    }
    await page.setViewportSize(size)
    await page.getByRole('radio', { name: 'Aspect grid' }).check()
    await page.getByRole('img', { name: 'Aspect grid' }).waitFor()
    await page.getByRole('radio', { name: 'Transits' }).check()
    await page.getByRole('img', { name: /Each dot is a day/ }).waitFor()
    expect(await page.locator('.curve').count()).toBe(5)
    // Each dot is within a pixel of the crossing of its curve and the line of its natal point.
    const distances = await page.locator('.transits circle').evaluateAll((dots) =>
      dots.map((dot) => {
        const { planet, natal } = (dot as SVGElement).dataset
        const curve = document.querySelector<SVGPathElement>(`.curve path[data-planet="${planet}"]`)!
        const line = document.querySelector<SVGPathElement>(`.natal-line[data-natal="${natal}"]`)!
        const [x, y] = ['cx', 'cy'].map((name) => Number(dot.getAttribute(name))) as [number, number]
        const length = curve.getTotalLength()
        let nearest = Number.POSITIVE_INFINITY
        for (let at = 0; at <= length; at++) {
          const point = curve.getPointAtLength(at)
          nearest = Math.min(nearest, Math.hypot(point.x - x, point.y - y))
        }
        return Math.max(nearest, Math.abs(line.getPointAtLength(0).y - y))
      }),
    )
    expect(distances.length).toBeGreaterThan(10)
    expect(Math.max(...distances)).toBeLessThan(1)
    await page.getByRole('region', { name: /Transits.*arrow keys/ }).focus()
    await page.keyboard.press('End')
    expect(await page.locator('.tooltip').innerText()).toMatch(/^\w+ \w+ \w+\n\w+ \d+, \d{4}\n/)
    await page.getByRole('radio', { name: 'Synastry' }).check()
    await page.getByRole('img', { name: 'Synastry' }).waitFor()
  },
  async world(page) {
    await page.getByLabel('Continent').selectOption('EU')
    await page.getByRole('img', { name: /Lines on which a planet/ }).waitFor()
    await page.locator('.cards li').nth(11).waitFor()
  },
  async vastu(page) {
    await page.getByText(/Kitchen.*Ideal in SE/).waitFor()
    // The names of the templates widen the controls above the floor.
    await page.getByLabel('Template').locator('option').nth(2).waitFor({ state: 'attached' })
    const board = page.getByRole('img', { name: /Drag on the floor/ })
    const box = (await board.boundingBox())!
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.72, 0.42))
    await page.mouse.down()
    await page.mouse.move(...at(0.86, 0.56), { steps: 4 })
    await page.mouse.up()
    await page.getByLabel('Type').selectOption('store_room')
    await page
      .getByText(/Room 9/)
      .nth(1)
      .waitFor()
    // The browser reports a new address to the test after the page has changed.
    await page.waitForURL(/store_room/)
    await page.getByLabel('Template').selectOption({ index: 2 })
    await page
      .getByText(/Room 9/)
      .first()
      .waitFor({ state: 'detached' })
  },
  async tarot(page) {
    await page.getByLabel('Question').fill('Where does my work lead?')
    await page.getByRole('button', { name: 'Draw' }).click()
    await page.locator('.cards li').nth(2).waitFor()
    const names = () => page.locator('.cards h3').allTextContents()
    const first = await names()
    await page.reload()
    await page.locator('.cards li').nth(2).waitFor()
    expect(await names()).toEqual(first)
  },
  async reports(page) {
    await page.getByLabel('Report').selectOption('prediction-nature')
    const orderRequest = page.waitForRequest((request) => request.url().endsWith('/v1/jobs/pdf'))
    await page.getByRole('button', { name: 'Create PDF' }).click()
    expect((await orderRequest).postDataJSON().input.place).toBe('Pune, Maharashtra, India')
    await page.getByRole('link', { name: 'Download PDF' }).waitFor({ timeout: 60_000 })
  },
  async ask(page) {
    await page.getByRole('textbox', { name: 'Question' }).fill('What does this year hold for my work?')
    await page.getByRole('button', { name: 'Ask' }).click()
    await page
      .getByText(/Supporting facts: \d+/)
      .first()
      .waitFor()
  },
  async explorer(page) {
    await page.getByLabel('Search capabilities').fill('moon sign')
    await page.getByRole('link', { name: 'Find the Moon sign' }).click()
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('Jyeshtha').first().waitFor()
  },
}

describe.skipIf(!(LONG && chromiumPath))('views of the console in a browser', () => {
  let testConsole: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    testConsole = await openConsole()
  })
  afterAll(() => testConsole.stop())

  const viewIds = ['person', ...GROUPS.flatMap(({ views }) => views.map(({ id }) => id))]
  test('each view has a check', () => {
    expect(Object.keys(VIEW_CHECKS).sort()).toEqual([...viewIds].sort())
  })

  for (const id of viewIds)
    test(`${id} works without errors, accessibility violations or requests to other origins`, async () => {
      const { page, problems, accessibilityViolations, close } = await testConsole.visit(`#/${id}`)
      page.setDefaultTimeout(45_000)
      await VIEW_CHECKS[id]!(page)
      expect(await accessibilityViolations()).toEqual([])
      // On a phone the page does not scroll sideways.
      await page.setViewportSize({ width: 360, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(problems).toEqual([])
      await close()
    })

  test('dark Hindi pages have no accessibility violations', async () => {
    const { page, accessibilityViolations, close } = await testConsole.visit('#/chart', {
      dark: true,
      language: 'hi',
    })
    await page.locator('.drawing svg').waitFor()
    await page.getByRole('rowheader', { name: 'सूर्य' }).waitFor()
    // The Hindi letters of the chart are outlines. No English abbreviations remain.
    expect(await page.getByText('Su', { exact: true }).count()).toBe(0)
    expect(await page.locator('.planet[data-planet=Sun] :is(path, use)').count()).toBeGreaterThan(0)
    expect(await accessibilityViolations()).toEqual([])
    await close()
  })
})
