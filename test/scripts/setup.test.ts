import { afterAll, describe, expect, test } from 'bun:test'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const scratch = mkdtempSync(join(tmpdir(), 'khagola-setup-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const node = Bun.which('node')!
const scripts = join(import.meta.dir, '..', '..', 'scripts')

let folderCount = 0
const emptyFolder = () => {
  const path = join(scratch, String(folderCount++))
  mkdirSync(path)
  return path
}

/** A clone that contains only the scripts. */
const project = () => {
  const path = emptyFolder()
  cpSync(scripts, join(path, 'scripts'), { recursive: true })
  writeFileSync(join(path, 'package.json'), '{"name":"project","version":"1.0.0"}')
  const lock = '{"name":"project","version":"1.0.0","lockfileVersion":3,"packages":{}}'
  writeFileSync(join(path, 'package-lock.json'), lock)
  return path
}

const runNode = async (words: string[], environment: Record<string, string | undefined> = process.env) => {
  const run = Bun.spawn([node, ...words], { stdout: 'ignore', stderr: 'pipe', env: environment })
  return { output: await new Response(run.stderr).text(), code: await run.exited }
}
const setUp = (path: string, environment?: Record<string, string>) =>
  runNode([join(path, 'scripts', 'setup.mjs')], environment)

test('packages are not installed into a symbolic link, since npm ci would empty its target', async () => {
  const [path, linkTarget] = [project(), emptyFolder()]
  writeFileSync(join(linkTarget, 'package'), 'content')
  symlinkSync(linkTarget, join(path, 'node_modules'))

  const { output, code } = await setUp(path)
  expect(output).toMatch(/khagola: node_modules is a symbolic link.*remove the link/)
  expect(code).toBe(1)
  expect(existsSync(join(linkTarget, 'package'))).toBe(true)
})

describe('build tools of the native core', () => {
  const withTools = (...tools: string[]) => {
    const path = emptyFolder()
    for (const tool of tools) symlinkSync(Bun.which(tool)!, join(path, tool))
    return { PATH: path }
  }

  test.each([
    [[], 'a C++20 compiler, make, and Python 3'],
    [['make'], 'a C++20 compiler and Python 3'],
  ])('with only %j, the missing tools are reported before anything is installed', async (tools, missing) => {
    const path = project()
    const { output, code } = await setUp(path, withTools(...tools))
    expect(output).toContain(`tools are missing: ${missing} (`)
    expect(output.trim().split('\n').at(-1)).toStartWith('khagola: the native core must be built on this machine')
    expect(output).not.toContain('npm')
    expect(code).toBe(1)
    expect(existsSync(join(path, 'node_modules'))).toBe(false)
  })
})

describe('Node', () => {
  const requirements = JSON.stringify(join(scripts, 'requirements.mjs'))
  const check = (version: string) => {
    const script = `import { checkNode } from ${requirements}; checkNode(${JSON.stringify(version)})`
    return runNode(['--input-type=module', '--eval', script])
  }

  test('22 and later are accepted without a message', async () => {
    for (const version of ['22.0.0', '24.11.1']) expect(await check(version)).toEqual({ output: '', code: 0 })
  })

  test('20 causes an end-of-life warning, and set-up continues', async () => {
    const { output, code } = await check('20.20.2')
    expect(output).toMatch(/^khagola: Khagola needs Node 22 or later, and this is 20\.20\.2\. Set-up continues/)
    expect(code).toBe(0)
  })

  test('versions on which the npm packages do not run are rejected', async () => {
    for (const version of ['18.20.8', '20.16.0']) {
      const { output, code } = await check(version)
      expect(output).toContain(`Khagola needs Node 22 or later, and this is ${version}.`)
      expect(code).not.toBe(0)
    }
  })
})
