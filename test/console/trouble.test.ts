import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Page } from 'playwright-core'
import { GROUPS } from '../../src/console/views.ts'
import { LONG } from '../long.ts'
import { ASHA, chromiumPath, openConsole, settled } from './browser.ts'

// What goes wrong is told in words that say what to do.

const BIRTH = { ...ASHA, id: 'other', name: 'Other' }
const POLAR = { ...BIRTH, date: '1990-06-12', latitude: 78.22, longitude: 15.65, timezone: 'Arctic/Longyearbyen' }

describe.skipIf(!(LONG && chromiumPath))('trouble in the console', () => {
  let house: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    house = await openConsole()
  })
  afterAll(() => house.stop())
  const all = GROUPS.flatMap(({ views }) => views.map(({ id }) => id))

  const enter = async (page: Page, date: string, time: string, town: string, found: RegExp) => {
    await page.getByLabel('Date of birth').fill(date)
    await page.getByLabel('Time of birth').fill(time)
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially(town)
    await page.getByRole('option', { name: found }).first().click()
  }

  test('an hour that the clocks skipped is asked about, and an offset answers', async () => {
    const { page, close } = await house.visit('', { people: [] })
    await enter(page, '2021-03-14', '02:30', 'new york', /New York/)
    await page.getByText('The clocks were changed at that hour').waitFor()
    const draw = page.getByRole('button', { name: 'Draw the chart' })
    expect(await draw.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'UTC-05:00' }).click()
    await draw.click()
    await page.getByRole('img', { name: /D1/ }).waitFor()
    await close()
  })

  test('one that came twice too; another time is not taken by the offset that was chosen', async () => {
    const { page, close } = await house.visit('', { people: [] })
    await enter(page, '2021-11-07', '01:30', 'new york', /New York/)
    await page.getByRole('button', { name: 'UTC-05:00' }).click()
    await page.getByText('The clocks were changed').waitFor({ state: 'detached' })
    await page.getByLabel('Time of birth').fill('00:30')
    await page.getByText('UTC-04:00').waitFor()
    await close()
  })

  test('no place of a name: coordinates are asked for', async () => {
    const { page, close } = await house.visit('', { people: [] })
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('xqzzyw')
    await page.getByText('No place of that name. Try another spelling, or give coordinates below.').waitFor()
    await close()
  })

  test.each([
    ['within a polar circle', POLAR],
    ['at an unknown time', { ...BIRTH, time: null }],
    ['on a leap day', { ...BIRTH, date: '2000-02-29' }],
    ['of a name of sixty Tamil letters', { ...BIRTH, name: 'திருநாவுக்கரசு'.repeat(5).slice(0, 60) }],
  ])('every view stands for a birth %s', async (_, somebody) => {
    const { page, troubles, close } = await house.visit('#/chart', { people: [somebody, ASHA], width: 360 })
    page.setDefaultTimeout(30_000)
    for (const id of all) {
      await page.evaluate((view) => {
        location.hash = `#/${view}`
      }, id)
      await page.locator('h1').waitFor()
      await settled(page)
      const told = await page.locator('.refused[role=alert]').allInnerTexts()
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect({ id, told, tooWide }).toEqual({ id, told: [], tooWide: 0 })
      if (somebody.time === null && !['panchang', 'festivals', 'muhurta', 'vastu', 'tarot', 'explorer'].includes(id))
        expect([id, await page.getByText(/time of birth is not known/).count()]).toEqual([id, 1])
    }
    expect(troubles).toEqual([])
    await close()
  })

  test('a key that was revoked: the console asks for another', async () => {
    const { live } = await house.account()
    const { page, close } = await house.visit('#/chart', { key: live.secret })
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await house.operations.revokeKey(live.key.id)
    await page.getByLabel('Division').selectOption('D9')
    await page.getByText('This key is no longer taken.').first().waitFor()
    await page.getByRole('button', { name: 'Give another key' }).first().click()
    await page.getByLabel('API key').waitFor()
    await close()
  })

  test('no credits: it says so, and who grants them', async () => {
    const { live } = await house.account({ credits: 1, plan: 'operator' })
    const { page, close } = await house.visit('#/periods', { key: live.secret })
    await page.getByText('whoever runs the server grants credits').first().waitFor()
    await close()
  })

  test('a server that stops midway: what was entered stays, and another try brings it back', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    // As if nobody listened any more.
    await page.route('**/*', (route) => route.abort())
    await page.getByLabel('Division').selectOption('D9')
    await page.getByText('See that it still runs').first().waitFor()
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByText('The server did not answer.').first().waitFor()
    await page.unroute('**/*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    await page.goBack()
    await page.getByRole('img', { name: 'Asha, D9' }).waitFor()
    await close()
  })

  test('a script that breaks is told, not swallowed', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('by accident')
      })
    })
    await page.getByRole('alert').getByText('by accident').waitFor()
    await page.getByRole('link', { name: 'Strengths' }).click()
    await page.getByRole('img', { name: /Six strengths/ }).waitFor()
    expect(await page.getByText('by accident').count()).toBe(0)
    await close()
  })

  test('a view that an answer breaks leaves the others standing', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
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
      const { page, troubles, close } = await house.visit(hash)
      await page.locator('h1').waitFor()
      expect(troubles).toEqual([])
      await close()
    },
  )
})
