import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { createFirstRunKey } from '../../src/api/first-run-key.ts'
import { newKey } from '../../src/service/keys.ts'
import { start } from '../http/server.ts'
import { spawn } from '../http/spawned.ts'
import { longTest } from '../long.ts'
import { chromiumPath, openConsole } from './browser.ts'

describe('the console over HTTP', () => {
  const secret = newKey('sandbox')
  const offer = createFirstRunKey(secret)
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start({ firstRunKey: offer })
  })
  afterAll(() => server.stop())

  const welcome = (token: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/console/welcome`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })

  test('its page allows nothing within it to run, nothing from elsewhere, and no frame around it', async () => {
    const page = await fetch(`${server.origin}/`)
    const policy = page.headers.get('Content-Security-Policy')!
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    const html = await page.text()
    expect(html).not.toMatch(/<script(?![^>]*src=)|<style| style=| on\w+=/)
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].every(([, path]) => path!.startsWith('/'))).toBe(true)
  })

  test('its parts are served compressed, with names that change with them', async () => {
    const html = await (await fetch(`${server.origin}/`)).text()
    for (const [, path] of html.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)) {
      const part = await fetch(server.origin + path)
      expect([path, part.status, part.headers.get('Content-Encoding')]).toEqual([path, 200, 'gzip'])
    }
    expect((await fetch(`${server.origin}/console/fonts/noto-sans/..%2f..%2fpackage.json`)).status).toBe(404)
    expect((await fetch(`${server.origin}/console/none.js`)).status).toBe(404)
  })

  test('the key of a first start is given once, to this machine, for the printed token', async () => {
    expect((await welcome('x')).status).toBe(404)
    expect((await welcome(offer.token, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404)
    const first = await welcome(offer.token)
    expect([first.headers.get('Cache-Control'), await first.json()]).toEqual(['no-store', { key: secret }])
    expect((await welcome(offer.token)).status).toBe(404)
  })

  test('it is given to no other machine, and not for ever', () => {
    let now = 0
    const made = createFirstRunKey('sk_test_x', () => now)
    const asked = (address: string | null) => made.claim({ token: made.token, address, forwarded: false })
    expect([asked('192.168.1.7'), asked(null), asked('10.0.0.1')]).toEqual([null, null, null])
    now = 3_600_001
    expect(asked('127.0.0.1')).toBeNull()
    now = 0
    expect(asked('::1')).toBe('sk_test_x')
    // Where only another address leads here, no link is printed that would be refused.
    expect(made.linkTo('http://192.168.1.7:3000')).toBeNull()
    expect(made.linkTo('http://[::1]:3000')).toBe(`http://[::1]:3000/#welcome=${made.token}`)
  })
})

describe.skipIf(!chromiumPath)('the console in a browser', () => {
  let house: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    house = await openConsole()
  })
  afterAll(() => house.stop())

  test('from nothing to one’s own chart: the printed link, then five steps', async () => {
    const began = performance.now()
    const { child, url, outputSoFar } = spawn({})
    const origin = await url()
    const { page, close } = await house.visit('', { key: null, people: [] })
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto(/http\S+#welcome=\S+/.exec(outputSoFar())![0])
    expect(page.url()).toStartWith(origin)
    await page.getByLabel('Date of birth').fill('1990-05-12')
    await page.getByLabel('Time of birth').fill('06:30')
    await page.getByRole('combobox', { name: 'Place of birth' }).pressSequentially('pune', { delay: 30 })
    await page
      .getByRole('option', { name: /Pune.*Maharashtra, India/ })
      .first()
      .click()
    await page.getByText('UTC+05:30').waitFor()
    await page.getByRole('button', { name: 'Draw the chart' }).click()
    await page.getByRole('img', { name: 'D1' }).waitFor()
    await page.getByRole('row', { name: /Moon Scorpio/ }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('khagola.people'))).toContain('Asia/Kolkata')
    const seconds = (performance.now() - began) / 1000
    console.log(
      `from the start of the server to one's own chart: ${seconds.toFixed(1)} s, without a person's reading and typing`,
    )
    expect(errors).toEqual([])
    await close()
    child.kill('SIGTERM')
    await child.exited
  })

  test('a welcome link gives the key; used again it says so', async () => {
    const offered = createFirstRunKey((await house.account()).sandbox.secret)
    const other = await start({ firstRunKey: offered })
    const { page, close } = await house.visit('', { key: null, people: [] })
    await page.goto(`${other.origin}/#welcome=${offered.token}`)
    await page.getByRole('heading', { name: 'Whose chart?' }).waitFor()
    expect(new URL(page.url()).hash).not.toContain('welcome')
    const again = await house.visit('', { key: null, people: [] })
    await again.page.goto(`${other.origin}/#welcome=${offered.token}`)
    await again.page.getByText('This welcome link was used already').waitFor()
    await Promise.all([close(), again.close(), other.stop()])
  })

  test('a wrong key is refused in words, a right one opens', async () => {
    const { page, close } = await house.visit('', { key: null, people: [] })
    await page.getByLabel('API key').fill('sk_test_wrong')
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByText('The service does not take this key.').waitFor()
    await page.getByLabel('API key').fill((await house.account()).sandbox.secret)
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByRole('heading', { name: 'Whose chart?' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('khagola.key'))).toBeNull()
    await close()
  })

  longTest('a link opens a view with its input, which the server never sees', async () => {
    const asked: string[] = []
    const { page, close } = await house.visit('', { people: [] })
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(
      `${new URL(page.url()).origin}/#/chart?code=D9&n=Kim&d=2001-02-03&t=04:05&at=37.57,126.98&z=Asia/Seoul`,
    )
    await page.getByRole('img', { name: 'Kim, D9' }).waitFor()
    expect(asked.filter((url) => /Kim|2001/.test(url))).toEqual([])
    await close()
  })

  longTest('the call is told as curl, TypeScript and MCP, and the answer beside it', async () => {
    const { page, troubles, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.getByText('Behind this view').click()
    const call = page.getByRole('region', { name: 'The call' })
    expect(await call.locator('pre').textContent()).toContain('/v1/vedic-charts/chart-image')
    await call.getByRole('button', { name: 'TypeScript' }).click()
    expect(await call.locator('pre').textContent()).toContain("khagola.call('chart-image', {")
    await call.getByRole('button', { name: 'MCP' }).click()
    expect(await call.locator('pre').textContent()).toContain('call_capability')
    const answer = page.getByRole('region', { name: 'The answer' })
    expect(await answer.locator('pre').textContent()).toContain('"ayanamsha"')
    expect(troubles).toEqual([])
    await close()
  })

  longTest('the first view is small; how soon a chart is drawn and drawn anew is printed', async () => {
    const { page, close } = await house.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    const paths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/console/')),
    )
    let size = 0
    for (const path of new Set(['/', ...paths]))
      size += gzipSync(new Uint8Array(await (await fetch(house.origin + path)).arrayBuffer())).length
    if (size > 200_000) console.log([...new Set(paths)])
    expect(size).toBeLessThan(200_000)
    const redraw = (style: string) =>
      page.evaluate(async (wanted) => {
        const before = document.querySelector('.drawing svg')
        const started = performance.now()
        document.querySelector<HTMLInputElement>(`input[value=${wanted}]`)!.click()
        while (document.querySelector('.drawing svg') === before) await new Promise(requestAnimationFrame)
        return performance.now() - started
      }, style)
    const took = []
    for (const style of ['south', 'east', 'circle', 'north', 'south']) took.push(await redraw(style))
    took.sort((a, b) => a - b)
    console.log(
      `first view ${Math.round(size / 1000)} kB gzipped; a chart redrawn in ${Math.round(took[0]!)} to ${Math.round(took[4]!)} ms`,
    )
    const shown = []
    for (let times = 0; times < 3; times++) {
      await page.reload()
      await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
      shown.push(await page.evaluate(() => performance.now()))
    }
    console.log(
      `the chart of a reloaded page after ${Math.round(Math.min(...shown))} to ${Math.round(Math.max(...shown))} ms`,
    )
    await close()
  })

  longTest('the timeline follows the hand; how many frames it has is printed', async () => {
    const { page, close } = await house.visit('#/periods')
    const band = page.locator('.band')
    await band.locator('.bar').first().waitFor()
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Closer' }).click()
    await page.getByRole('rowheader', { name: 'Saturn' }).last().waitFor()
    await page.evaluate(() => {
      const frames: number[] = []
      Object.assign(window, { frames })
      const note = (at: number) => {
        frames.push(at)
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    })
    const drawn = () => band.innerHTML()
    const before = await drawn()
    const { x, y, width } = (await band.boundingBox())!
    await page.mouse.move(x + width * 0.8, y + 80)
    await page.mouse.down()
    for (let by = 0; by < width * 0.6; by += 6) {
      await page.mouse.move(x + width * 0.8 - by, y + 80)
      await page.waitForTimeout(8)
    }
    await page.mouse.up()
    expect(await drawn()).not.toBe(before)
    const frames = await page.evaluate(() => (window as never as { frames: number[] }).frames)
    const gaps = frames.slice(1).map((at, index) => at - frames[index]!)
    const perSecond = (1000 * gaps.length) / (frames.at(-1)! - frames[0]!)
    console.log(
      `${Math.round(perSecond)} frames a second while the timeline is dragged, the longest ${Math.round(Math.max(...gaps))} ms`,
    )
    await close()
  })
})
