import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createFirstRunKey } from '../../src/api/first-run-key.ts'
import { newKey } from '../../src/service/keys.ts'
import { start } from '../http/server.ts'

/** Debian's, else the one that `CHROMIUM` names; null where there is none. */
export const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
  (path): path is string => path !== undefined && existsSync(path),
)
if (!chromiumPath)
  console.warn(
    'The tests of the console in a browser are skipped: there is no Chromium (set CHROMIUM, or apt install chromium).',
  )

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Pune, 12 May 1990, 06:30, as the tests tell it to the console. */
export const ASHA = {
  ...{ id: 'asha', name: 'Asha', date: '1990-05-12', time: '06:30', place: 'Pune, Maharashtra, India' },
  ...{ latitude: 18.51957, longitude: 73.85535, timezone: 'Asia/Kolkata', utcOffset: null },
}
export const ROHAN = {
  ...{ id: 'rohan', name: 'Rohan', date: '1988-11-03', time: '21:12', place: 'Nagpur, Maharashtra, India' },
  ...{ latitude: 21.14631, longitude: 79.08491, timezone: 'Asia/Kolkata', utcOffset: null },
}

export interface Finding {
  rule: string
  where: string
}

/** When nothing is on its way to be seen. */
export const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelector('.loading, .pending') === null)
}

/** A page of the console, and what went wrong in it. */
export interface Visit {
  page: Page
  /** Errors of scripts and of the console, and requests to other origins but the browser's own, for its reader of PDFs. */
  troubles: string[]
  /** What axe holds to be serious. */
  findings(): Promise<Finding[]>
  close(): Promise<void>
}

/** One server and one browser for the tests of a file. */
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
      ({ key: given, kept, language: chosen }) => {
        // Frames of the browser's reader of PDFs come by here too.
        if (!location.protocol.startsWith('http')) return
        if (given) sessionStorage.setItem('khagola.key', given)
        localStorage.setItem('khagola.language', chosen)
        if (localStorage.getItem('khagola.people') !== null) return
        localStorage.setItem('khagola.people', JSON.stringify(kept))
        const [first] = kept as { id: string }[]
        if (first) localStorage.setItem('khagola.person', first.id)
      },
      { key, kept: people, language },
    )
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(`script: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
    })
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(server.origin) && !/^(data|blob|chrome|chrome-extension):/.test(url))
        troubles.push(`another origin: ${url}`)
    })
    await page.goto(`${server.origin}/${hash}`)
    return {
      page,
      troubles,
      async findings() {
        // Past the policy of the page, which allows no script but its own.
        const session = await context.newCDPSession(page)
        await session.send('Runtime.evaluate', { expression: axe })
        const { result } = await session.send('Runtime.evaluate', {
          expression: 'axe.run().then(({ violations }) => JSON.stringify(violations))',
          awaitPromise: true,
        })
        const found = JSON.parse(result.value as string) as {
          id: string
          impact: string
          nodes: { html: string }[]
        }[]
        return found
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
