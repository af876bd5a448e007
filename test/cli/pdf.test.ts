import { afterAll, expect, test } from 'bun:test'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const main = join(import.meta.dir, '..', '..', 'src', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'khagola-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** `khagola <words>` as a process, with a data folder that lasts for the file. */
const khagola = (words: string[], environment: Record<string, string> = {}) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, main, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'var'), COMPILED_YEARS: 'none', ...environment },
    stdin: 'ignore',
  })
  return { exitCode, out: stdout.toString(), error: stderr.toString() }
}

test('pdf writes the file and tells how it goes', () => {
  const file = join(folder, 'report.pdf')
  const branding = JSON.stringify({ brand_name: 'Shri Jyotish', accent: '#7A1F1F' })
  const { exitCode, out, error } = khagola(['pdf', 'matching-report', '--example', '-o', file, '--branding', branding])
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' })
  expect(error).toMatch(/^computing Matching report .*\nrendering \d+ sections .*\n.*report\.pdf: \d+ KiB/)
  expect(readFileSync(file, 'latin1')).toStartWith('%PDF-1.')
})

test('pdf -o - writes the document to stdout, and nothing else', () => {
  const { exitCode, stdout, stderr } = Bun.spawnSync(
    [process.execPath, main, 'pdf', 'prediction-gem', '--example', '-o', '-'],
    {
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'var'), COMPILED_YEARS: 'none' },
    },
  )
  expect(exitCode).toBe(0)
  expect(stdout.toString('latin1')).toStartWith('%PDF-1.')
  expect(stdout.toString('latin1').trimEnd()).toEndWith('%%EOF')
  expect(stderr.toString()).toContain('KiB')
  expect(existsSync('-')).toBe(false)
})

test.each([
  [['pdf', 'find-moon-sign', '{}'], 'must be one of'],
  [['pdf', 'matching-report', '{"groom": {}}'], 'groom.datetime'],
  [['pdf', 'matching-report', 'nonsense'], 'JSON object'],
  [['pdf', 'matching-report'], '--example'],
  [['pdf', 'matching-report', '--example', '--branding', '{"accent": "#FFFF00"}'], 'branding.accent'],
  [['pdf', 'matching-report', '--example', '--branding', '{"colour": "red"}'], 'branding.colour'],
])('%p is refused in a sentence', (words, sentence) => {
  const file = join(folder, 'none.pdf')
  const { exitCode, error } = khagola([...words, '-o', file])
  expect(exitCode).toBe(1)
  expect(error.trim().split('\n').at(-1)).toStartWith('khagola: ')
  expect(error).toContain(sentence)
  expect(existsSync(file)).toBe(false)
})

test('webhooks: added, listed, rotated, disabled, enabled, removed', () => {
  khagola(['keys', 'create'])
  expect(khagola(['webhooks', 'add', 'http://hook.example/']).error).toContain('https://')
  const added = khagola(['webhooks', 'add', 'https://hook.example/khagola', '--live'])
  const [, secret] = /^(whsec_\S+)$/m.exec(added.out)!
  const [, id] = /Its id is (\S+)\./.exec(added.out)!
  const listed = () =>
    JSON.parse(khagola(['webhooks', 'list', '--json']).out) as {
      id: string
      environment: string
      disabled: string | null
    }[]
  expect(listed()).toMatchObject([{ id, url: 'https://hook.example/khagola', environment: 'live', disabled: null }])
  expect(JSON.stringify(listed())).not.toContain('whsec_')
  const rotated = khagola(['webhooks', 'rotate', id!]).out
  expect(rotated).toMatch(/^whsec_\S+$/m)
  expect(rotated).not.toContain(secret!)
  khagola(['webhooks', 'disable', id!])
  expect(listed()[0]!.disabled).toBeString()
  khagola(['webhooks', 'enable', id!])
  expect(listed()[0]!.disabled).toBeNull()
  expect(khagola(['webhooks', 'deliveries']).out).toBe('none\n')
  khagola(['webhooks', 'remove', id!])
  expect(listed()).toEqual([])
  expect(khagola(['webhooks', 'remove', id!])).toMatchObject({
    exitCode: 1,
    error: `khagola: There is no endpoint ${id}.\n`,
  })
  expect(khagola(['webhooks', 'add', 'http://127.0.0.1:1/'], { WEBHOOK_PRIVATE: 'allow' }).exitCode).toBe(0)
})

test('links rotate names the new key', () => {
  const [one, two] = [khagola(['links', 'rotate']).out, khagola(['links', 'rotate', '--forget']).out]
  expect(one).toMatch(/^signing by key [0-9a-f]{8}\n$/)
  expect(two).not.toBe(one)
})
