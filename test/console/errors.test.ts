import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { GROUPS } from '../../src/console/views.ts'
import { LONG } from '../long.ts'
import { ASHA, chromiumPath, openConsole, waitUntilLoaded } from './browser.ts'

// Errors and unusual input: the console shows a message with advice.

const BIRTH = { ...ASHA, id: 'other', name: 'Other' }
const POLAR = { ...BIRTH, date: '1990-06-12', latitude: 78.22, longitude: 15.65, timezone: 'Arctic/Longyearbyen' }

describe.skipIf(!(LONG && chromiumPath))('errors in the console', () => {
  let testConsole: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    testConsole = await openConsole()
  })
  afterAll(() => testConsole.stop())
  const viewIds = GROUPS.flatMap(({ views }) => views.map(({ id }) => id))

  const enter = async (page: Page, date: string, time: string, town: string, option: RegExp) => {
    await page.getByLabel('Date of birth').fill(date)
    await page.getByLabel('Time of birth').fill(time)
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially(town)
    await page.getByRole('option', { name: option }).first().click()
  }

  test('for a skipped hour the user chooses the UTC offset', async () => {
    const { page, close } = await testConsole.visit('', { people: [] })
    await enter(page, '2021-03-14', '02:30', 'new york', /New York/)
    await page.getByText('The clocks were changed at that hour').waitFor()
    const drawButton = page.getByRole('button', { name: 'Draw the chart' })
    expect(await drawButton.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'UTC-05:00' }).click()
    await drawButton.click()
    await page.getByRole('img', { name: /D1/ }).waitFor()
    await close()
  })

  test('for a repeated hour the user chooses the UTC offset, which is dropped when the time changes', async () => {
    const { page, close } = await testConsole.visit('', { people: [] })
    await enter(page, '2021-11-07', '01:30', 'new york', /New York/)
    await page.getByRole('button', { name: 'UTC-05:00' }).click()
    await page.getByText('The clocks were changed').waitFor({ state: 'detached' })
    await page.getByLabel('Time of birth').fill('00:30')
    await page.getByText('UTC-04:00').waitFor()
    await close()
  })

  test('if no place is found, the console asks for coordinates', async () => {
    const { page, close } = await testConsole.visit('', { people: [] })
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('xqzzyw')
    await page.getByText('No place was found. Try another spelling, or enter coordinates below.').waitFor()
    await close()
  })

  test.each([
    ['within a polar circle', POLAR],
    ['at an unknown time', { ...BIRTH, time: null }],
    ['on a leap day', { ...BIRTH, date: '2000-02-29' }],
    ['with a name of sixty Tamil letters', { ...BIRTH, name: 'திருநாவுக்கரசு'.repeat(5).slice(0, 60) }],
  ])('every view works for a birth %s', async (_, person) => {
    const { page, problems, close } = await testConsole.visit('#/chart', { people: [person, ASHA], width: 360 })
    page.setDefaultTimeout(30_000)
    for (const id of viewIds) {
      await page.evaluate((view) => {
        location.hash = `#/${view}`
      }, id)
      await page.locator('h1').waitFor()
      await waitUntilLoaded(page)
      const alerts = await page.locator('.alert[role=alert]').allInnerTexts()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ id, alerts, overflow }).toEqual({ id, alerts: [], overflow: 0 })
      if (person.time === null && !['panchang', 'festivals', 'muhurta', 'vastu', 'tarot', 'explorer'].includes(id))
        expect([id, await page.getByText(/time of birth is not known/).count()]).toEqual([id, 1])
    }
    expect(problems).toEqual([])
    await close()
  })

  test('for a revoked key the console asks for another key', async () => {
    const { live } = await testConsole.account()
    const { page, close } = await testConsole.visit('#/chart', { key: live.secret })
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await testConsole.operations.revokeKey(live.key.id)
    await page.getByLabel('Division').selectOption('D9')
    await page.getByText('This key is no longer valid.').first().waitFor()
    await page.getByRole('button', { name: 'Use another key' }).first().click()
    await page.getByLabel('API key').waitFor()
    await close()
  })

  test('without credits the message says who grants them', async () => {
    const { live } = await testConsole.account({ credits: 1, plan: 'operator' })
    const { page, close } = await testConsole.visit('#/periods', { key: live.secret })
    await page.getByText('The operator of the server grants credits.').first().waitFor()
    await close()
  })

  test('if the server stops, the input is kept and can be retried', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    // Simulates a stopped server.
    await page.route('**/*', (route) => route.abort())
    await page.getByLabel('Division').selectOption('D9')
    await page.getByText('Check that the server is running').first().waitFor()
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByRole('heading', { name: 'Strengths' }).waitFor()
    await page.getByText('The server did not answer.').first().waitFor()
    await page.unroute('**/*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    await page.goBack()
    await page.getByRole('img', { name: 'Asha, D9' }).waitFor()
    await close()
  })

  test('a script error is shown', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('simulated error')
      })
    })
    await page.getByRole('alert').getByText('simulated error').waitFor()
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    expect(await page.getByText('simulated error').count()).toBe(0)
    await close()
  })

  test.each([true, false])('a view sends its calls as one request, and each alone if that fails: %p', async (works) => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    const paths: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') paths.push(new URL(request.url()).pathname)
    })
    if (!works) await page.route('**/v1/batch', (route) => route.abort())
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    expect(paths[0]).toBe('/v1/batch')
    const others = paths.slice(1)
    expect(others.every((path) => path.startsWith('/v1/strengths/'))).toBe(true)
    expect(others.length > 1).toBe(!works)
    await close()
  })

  test('a view that fails on an answer does not affect other views', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.route('**/v1/batch', (route) => route.abort())
    await page.route('**/v1/strengths/**', (route) =>
      route.fulfill({ json: { data: { planets: 7 }, meta: { warnings: [] } } }),
    )
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByRole('alert').getByText('Choose another view').waitFor()
    await page.getByRole('link', { name: 'Yogas and doshas' }).click()
    await page.getByRole('heading', { name: 'Yogakaraka' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await close()
  })

  test.each(['#/nowhere', '#/%E0%A4%A', '#/chart?d=x&at=y', '#/vastu?plan={'])(
    'the address %s opens a page',
    async (hash) => {
      const { page, problems, close } = await testConsole.visit(hash)
      await page.locator('h1').waitFor()
      expect(problems).toEqual([])
      await close()
    },
  )
})
