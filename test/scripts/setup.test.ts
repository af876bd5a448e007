import { afterAll, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'khagola-setup-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('packages are not installed through a link: npm ci would empty what it leads to', async () => {
  const [project, theirs] = [join(scratch, 'project'), join(scratch, 'theirs')]
  for (const folder of [join(project, 'scripts'), theirs]) mkdirSync(folder, { recursive: true })
  cpSync(join(import.meta.dir, '..', '..', 'scripts', 'setup.mjs'), join(project, 'scripts', 'setup.mjs'))
  for (const [name, text] of [
    ['package.json', '{"name":"project","version":"1.0.0"}'],
    ['package-lock.json', '{"name":"project","version":"1.0.0","lockfileVersion":3,"packages":{}}'],
  ] as const)
    writeFileSync(join(project, name), text)
  writeFileSync(join(theirs, 'package'), 'theirs')
  symlinkSync(theirs, join(project, 'node_modules'))

  const run = Bun.spawn(['node', join(project, 'scripts', 'setup.mjs')], { stdout: 'ignore', stderr: 'pipe' })
  expect(await new Response(run.stderr).text()).toMatch(/^khagola: node_modules is a symbolic link.*remove the link/)
  expect(await run.exited).toBe(1)
  expect(existsSync(join(theirs, 'package'))).toBe(true)
})
