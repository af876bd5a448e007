import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createFirstRunKey } from '../../src/api/first-run-key.ts'
import { newKey } from '../../src/service/keys.ts'
import { start } from '../http/server.ts'

/** The path of Chromium: from the variable CHROMIUM, else the path of the Debian package; undefined if there is none. */
export const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path): path is string => path !== undefined && existsSync(path),
)
if (!chromiumPath)
  console.warn(
    'The browser tests of the console are skipped, since Chromium is not installed. Set CHROMIUM, or run apt install chromium.',
  )

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A person as the console stores people: Pune, 12 May 1990, 06:30. */
export const ASHA = {
  ...{ id: 'asha', name: 'Asha', date: '1990-05-12', time: '06:30', place: 'Pune, Maharashtra, India' },
  ...{ latitude: 18.51957, longitude: 73.85535, timezone: 'Asia/Kolkata', utcOffset: null },
}
export const ROHAN = {
  ...{ id: 'rohan', name: 'Rohan', date: '1988-11-03', time: '21:12', place: 'Nagpur, Maharashtra, India' },
  ...{ latitude: 21.14631, longitude: 79.08491, timezone: 'Asia/Kolkata', utcOffset: null },
}

export interface AccessibilityViolation {
  rule: string
  where: string
}

const waitForPendingCalls = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.loading, .pending') === null)

/** Waits until the network is idle and nothing is pending. */
export const waitUntilLoaded = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await waitForPendingCalls(page)
}

/** A page of the console, with the problems that occurred in it. */
export interface Visit {
  page: Page
  /** Script errors, console errors and requests to other origins. URLs of the PDF viewer of the browser are ignored. */
  problems: string[]
  /** Warnings in the console of the browser. */
  warnings: string[]
  /** The serious and critical violations that axe reports once no call is pending: a pending result is faded. */
  accessibilityViolations(): Promise<AccessibilityViolation[]>
  close(): Promise<void>
}

/** Starts one server and one browser for the tests of a file. */
export const openConsole = async () => {
  const server = await start({ firstRunKey: createFirstRunKey(newKey('sandbox')) })
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath!,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  const { live } = await server.account({ credits: 1_000_000 })

  const visit = async (
    hash: string,
    {
      people = [ASHA, ROHAN] as readonly object[],
      key = live.secret as string | null,
      language = 'en',
      width = 1280,
      height = 800,
      dark = false,
    } = {},
  ): Promise<Visit> => {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
    })
    await context.addInitScript(
      ({ key: secret, savedPeople, languageCode }) => {
        // The script also runs in the frames of the PDF viewer.
        if (!location.protocol.startsWith('http')) return
        if (secret) sessionStorage.setItem('khagola.key', secret)
        localStorage.setItem('khagola.language', languageCode)
        if (localStorage.getItem('khagola.people') !== null) return
        localStorage.setItem('khagola.people', JSON.stringify(savedPeople))
        const [first] = savedPeople as { id: string }[]
        if (first) localStorage.setItem('khagola.person', first.id)
      },
      { key, savedPeople: people, languageCode: language },
    )
    const page = await context.newPage()
    const problems: string[] = []
    const warnings: string[] = []
    page.on('pageerror', (error) => problems.push(`script: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`)
      if (message.type() === 'warning') warnings.push(message.text())
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(server.origin) && !/^(data|blob|chrome|chrome-extension):/.test(url))
        problems.push(`request to another origin: ${url}`)
    })
    await page.goto(`${server.origin}/${hash}`)
    return {
      page,
      problems,
      warnings,
      async accessibilityViolations() {
        await waitForPendingCalls(page)
        // The debugger protocol bypasses the content security policy of the page.
        const session = await context.newCDPSession(page)
        await session.send('Runtime.evaluate', { expression: axe })
        const { result } = await session.send('Runtime.evaluate', {
          expression: 'axe.run().then(({ violations }) => JSON.stringify(violations))',
          awaitPromise: true,
        })
        const violations = JSON.parse(result.value as string) as {
          id: string
          impact: string
          nodes: { html: string }[]
        }[]
        return violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ rule: id, where: html.slice(0, 160) })))
      },
      close: () => context.close(),
    }
  }
  return {
    ...server,
    visit,
    async stop() {
      await browser.close()
      await server.stop()
    },
  }
}
