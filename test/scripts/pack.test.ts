import { beforeAll, expect } from 'bun:test'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { birth, folder, root, spawn } from '../http/spawned.ts'
import { LONG, longTest } from '../long.ts'

// The package as users install it: only its declared dependencies stand beside it.

const home = folder()
const installed = join(home, 'node_modules', 'khagola')
beforeAll(() => {
  if (!LONG) return
  const run = (...command: string[]) => {
    const { exitCode, stderr } = Bun.spawnSync(command, { cwd: root })
    if (exitCode !== 0) throw new Error(stderr.toString())
  }
  const dist = join(home, 'made')
  run(process.execPath, join('scripts', 'pack.ts'), 'khagola', '--to', dist)
  mkdirSync(installed, { recursive: true })
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  run('tar', '-xzf', join(dist, `khagola-${version}.tgz`), '-C', installed, '--strip-components=1')
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    const place = join(home, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), place)
  }
})

const khagola = join(installed, 'bin', 'khagola.mjs')

longTest(
  'an installed server serves the console, its fonts and the API reference, and its welcome link returns a key',
  async () => {
    const { child, url, outputSoFar } = spawn({}, ['serve'], { program: khagola })
    const origin = await url()
    const page = await fetch(`${origin}/`)
    expect([page.status, page.headers.get('Content-Security-Policy')]).toEqual([200, expect.stringContaining("'none'")])
    const parts = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!)
    expect(parts.filter((path) => path.startsWith('/console/main-'))).toHaveLength(2)
    const font = '/console/fonts/noto-sans/noto-sans-latin-400-normal.woff2'
    const reference = ['/docs', '/docs/start.js', '/docs/program/standalone.esm.js', '/docs/numerology.json']
    for (const path of [...parts, font, '/v1/openapi.json', ...reference])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 200])

    const [, token] = /#welcome=([\w-]+)/.exec(outputSoFar()) ?? []
    const welcome = await fetch(`${origin}/console/welcome`, {
      method: 'POST',
      body: JSON.stringify({ token }),
      headers: { 'Content-Type': 'application/json' },
    })
    const { key } = (await welcome.json()) as { key: string }
    const chart = await fetch(`${origin}/v1/vedic-charts/chart-image`, {
      method: 'POST',
      body: JSON.stringify(birth),
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    })
    expect(await chart.text()).toContain('<svg')
    child.kill('SIGTERM')
    expect(await child.exited).toBe(0)
  },
)
