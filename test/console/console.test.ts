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
  const firstRunKey = createFirstRunKey(secret)
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start({ firstRunKey })
  })
  afterAll(() => server.stop())

  const claim = (token: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}/console/welcome`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'Content-Type': 'application/json', ...headers },
    })

  test('the content security policy allows no inline code, no other origins and no framing', async () => {
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

  test('the assets are served compressed; unknown paths are 404', async () => {
    const html = await (await fetch(`${server.origin}/`)).text()
    for (const [, path] of html.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)) {
      const asset = await fetch(server.origin + path)
      expect([path, asset.status, asset.headers.get('Content-Encoding')]).toEqual([path, 200, 'br'])
    }
    expect((await fetch(`${server.origin}/console/fonts/noto-sans/..%2f..%2fpackage.json`)).status).toBe(404)
    expect((await fetch(`${server.origin}/console/none.js`)).status).toBe(404)
  })

  test('the first-run key is given once, to this machine only, for the printed token', async () => {
    expect((await claim('x')).status).toBe(404)
    expect((await claim(firstRunKey.token, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(404)
    const first = await claim(firstRunKey.token)
    expect([first.headers.get('Cache-Control'), await first.json()]).toEqual(['no-store', { key: secret }])
    expect((await claim(firstRunKey.token)).status).toBe(404)
  })

  test('the first-run key is refused to other machines and after an hour', () => {
    let now = 0
    const temporaryKey = createFirstRunKey('sk_test_x', () => now)
    const claimFrom = (address: string | null) =>
      temporaryKey.claim({ token: temporaryKey.token, address, forwarded: false })
    expect([claimFrom('192.168.1.7'), claimFrom(null), claimFrom('10.0.0.1')]).toEqual([null, null, null])
    now = 3_600_001
    expect(claimFrom('127.0.0.1')).toBeNull()
    now = 0
    expect(claimFrom('::1')).toBe('sk_test_x')
    // No link is printed for an address from which a claim would be refused.
    expect(temporaryKey.linkTo('http://192.168.1.7:3000')).toBeNull()
    expect(temporaryKey.linkTo('http://[::1]:3000')).toBe(`http://[::1]:3000/#welcome=${temporaryKey.token}`)
  })
})

describe.skipIf(!chromiumPath)('the console in a browser', () => {
  let testConsole: Awaited<ReturnType<typeof openConsole>>
  beforeAll(async () => {
    testConsole = await openConsole()
  })
  afterAll(() => testConsole.stop())

  test('a new user gets a chart with the printed link and five steps', async () => {
    const started = performance.now()
    const { child, url, outputSoFar } = spawn({})
    const origin = await url()
    const { page, close } = await testConsole.visit('', { key: null, people: [] })
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
    const seconds = (performance.now() - started) / 1000
    console.log(`from the start of the server to the first chart: ${seconds.toFixed(1)} s, with automated input`)
    expect(errors).toEqual([])
    await close()
    child.kill('SIGTERM')
    await child.exited
  })

  test('a welcome link gives the key; a second use shows an error', async () => {
    const secondRunKey = createFirstRunKey((await testConsole.account()).sandbox.secret)
    const otherServer = await start({ firstRunKey: secondRunKey })
    const { page, close } = await testConsole.visit('', { key: null, people: [] })
    await page.goto(`${otherServer.origin}/#welcome=${secondRunKey.token}`)
    await page.getByRole('heading', { name: 'Birth details' }).waitFor()
    await page.waitForURL(({ hash }) => !hash.includes('welcome'))
    const secondVisit = await testConsole.visit('', { key: null, people: [] })
    await secondVisit.page.goto(`${otherServer.origin}/#welcome=${secondRunKey.token}`)
    await secondVisit.page.getByText('This welcome link was already used').waitFor()
    await Promise.all([close(), secondVisit.close(), otherServer.stop()])
  })

  test('an invalid key shows an error; a valid key opens the console', async () => {
    const { page, close } = await testConsole.visit('', { key: null, people: [] })
    await page.getByLabel('API key').fill('sk_test_wrong')
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByText('The server does not accept this key.').waitFor()
    await page.getByLabel('API key').fill((await testConsole.account()).sandbox.secret)
    await page.getByRole('button', { name: 'Use this key' }).click()
    await page.getByRole('heading', { name: 'Birth details' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('khagola.key'))).toBeNull()
    await close()
  })

  longTest('a link opens a view with its input, which is not in any request URL', async () => {
    const requestUrls: string[] = []
    const { page, close } = await testConsole.visit('', { people: [] })
    page.on('request', (request) => requestUrls.push(request.url()))
    await page.goto(
      `${new URL(page.url()).origin}/#/chart?code=D9&n=Kim&d=2001-02-03&t=04:05&at=37.57,126.98&z=Asia/Seoul`,
    )
    await page.getByRole('img', { name: 'Kim, D9' }).waitFor()
    expect(requestUrls.filter((url) => /Kim|2001/.test(url))).toEqual([])
    await close()
  })

  longTest('the call panel shows the request as curl, TypeScript and MCP, and the response', async () => {
    const { page, problems, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    await page.getByText('API calls of this view').click()
    const call = page.getByRole('region', { name: 'Request' })
    expect(await call.locator('pre').textContent()).toContain('/v1/vedic-charts/chart-image')
    await call.getByRole('button', { name: 'TypeScript' }).click()
    expect(await call.locator('pre').textContent()).toContain("khagola.call('chart-image', {")
    await call.getByRole('button', { name: 'MCP' }).click()
    expect(await call.locator('pre').textContent()).toContain('call_capability')
    const answer = page.getByRole('region', { name: 'Response' })
    expect(await answer.locator('pre').textContent()).toContain('"ayanamsha"')
    expect(problems).toEqual([])
    await close()
  })

  longTest('the first view is below 200 kB; the times of drawing and redrawing are printed', async () => {
    const { page, close } = await testConsole.visit('#/chart')
    await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
    const paths = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/console/')),
    )
    let size = 0
    for (const path of new Set(['/', ...paths]))
      size += gzipSync(new Uint8Array(await (await fetch(testConsole.origin + path)).arrayBuffer())).length
    if (size > 200_000) console.log([...new Set(paths)])
    expect(size).toBeLessThan(200_000)
    const redraw = (style: string) =>
      page.evaluate(async (newStyle) => {
        const before = document.querySelector('.drawing svg')
        const started = performance.now()
        document.querySelector<HTMLInputElement>(`input[value=${newStyle}]`)!.click()
        while (document.querySelector('.drawing svg') === before) await new Promise(requestAnimationFrame)
        return performance.now() - started
      }, style)
    const redrawTimes = []
    for (const style of ['south', 'east', 'circle', 'north', 'south']) redrawTimes.push(await redraw(style))
    redrawTimes.sort((a, b) => a - b)
    console.log(
      `first view ${Math.round(size / 1000)} kB gzipped; a chart redrawn in ${Math.round(redrawTimes[0]!)} to ${Math.round(redrawTimes[4]!)} ms`,
    )
    const loadTimes = []
    for (let times = 0; times < 3; times++) {
      await page.reload()
      await page.getByRole('img', { name: 'Asha, D1' }).waitFor()
      loadTimes.push(await page.evaluate(() => performance.now()))
    }
    console.log(
      `chart of a reloaded page shown after ${Math.round(Math.min(...loadTimes))} to ${Math.round(Math.max(...loadTimes))} ms`,
    )
    await close()
  })

  longTest('the timeline can be dragged; the frame rate is printed', async () => {
    const { page, close } = await testConsole.visit('#/periods')
    const band = page.locator('.band')
    await band.locator('.bar').first().waitFor()
    for (let times = 0; times < 4; times++) await page.getByRole('button', { name: 'Zoom in' }).click()
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
    const timelineHtml = () => band.innerHTML()
    const before = await timelineHtml()
    const { x, y, width } = (await band.boundingBox())!
    await page.mouse.move(x + width * 0.8, y + 80)
    await page.mouse.down()
    for (let by = 0; by < width * 0.6; by += 6) {
      await page.mouse.move(x + width * 0.8 - by, y + 80)
      await page.waitForTimeout(8)
    }
    await page.mouse.up()
    expect(await timelineHtml()).not.toBe(before)
    const frames = await page.evaluate(() => (window as never as { frames: number[] }).frames)
    const gaps = frames.slice(1).map((at, index) => at - frames[index]!)
    const perSecond = (1000 * gaps.length) / (frames.at(-1)! - frames[0]!)
    console.log(
      `${Math.round(perSecond)} frames a second while the timeline is dragged; longest frame ${Math.round(Math.max(...gaps))} ms`,
    )
    await close()
  })
})
