import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { GROUPS } from '../../src/console/views.ts'
import { chromiumPath, openConsole } from './browser.ts'

/** What is done in each view, and what must then be seen. */
const SEEN: Record<string, (page: Page) => Promise<void>> = {
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
  },
  async explorer(page) {
    await page.getByLabel('Search capabilities').fill('moon sign')
    await page.getByRole('link', { name: 'Find the Moon sign' }).click()
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('Jyeshtha').first().waitFor()
  },
}

describe.skipIf(!chromiumPath)('views of the console in a browser', () => {
  let house: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    house = await openConsole()
  })
  afterAll(() => house.stop())

  const all = ['person', ...GROUPS.flatMap(({ views }) => views.map(({ id }) => id))]
  test('each has a test', () => {
    expect(Object.keys(SEEN).sort()).toEqual([...all].sort())
  })

  for (const id of all)
    test(`${id}: works, without an error, a finding of axe, or another origin`, async () => {
      const { page, troubles, findings, close } = await house.visit(`#/${id}`)
      page.setDefaultTimeout(20_000)
      await SEEN[id]!(page)
      expect(await findings()).toEqual([])
      // On a phone nothing is wider than the page.
      await page.setViewportSize({ width: 360, height: 780 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(troubles).toEqual([])
      await close()
    })

  test('in the dark and in Hindi no text is too pale', async () => {
    const { page, findings, close } = await house.visit('#/chart', { dark: true, language: 'hi' })
    await page.locator('.drawing svg').waitFor()
    await page.getByText('सूर्य').first().waitFor()
    expect(await findings()).toEqual([])
    await close()
  })
})
