import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOfFile, khagolaOver, processOver } from '../program.ts'

const folder = folderOfFile()
const khagola = khagolaOver(join(folder, 'var'))

test('pdf writes the file and prints its steps', async () => {
  const file = join(folder, 'report.pdf')
  const branding = JSON.stringify({ brand_name: 'Shri Jyotish', accent: '#7A1F1F' })
  const { exitCode, out, error } = await khagola([
    'pdf',
    'matching-report',
    '--example',
    '-o',
    file,
    '--branding',
    branding,
  ])
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: '' })
  expect(error).toMatch(/^computing Matching report .*\nrendering \d+ sections .*\n.*report\.pdf: \d+ KiB/)
  expect(readFileSync(file, 'latin1')).toStartWith('%PDF-1.')
})

test('pdf -o - writes only the document to stdout', async () => {
  const { exitCode, out, error } = await processOver(join(folder, 'var'))([
    'pdf',
    'prediction-gem',
    '--example',
    '-o',
    '-',
  ])
  expect(exitCode).toBe(0)
  expect(out).toStartWith('%PDF-1.')
  expect(out.trimEnd()).toEndWith('%%EOF')
  expect(error).toContain('KiB')
  expect(existsSync('-')).toBe(false)
})

test.each([
  [['pdf', 'find-moon-sign', '{}'], 'must be one of'],
  [['pdf', 'matching-report', '{"groom": {}}'], 'groom.datetime'],
  [['pdf', 'matching-report', 'nonsense'], 'JSON object'],
  [['pdf', 'matching-report'], '--example'],
  [['pdf', 'matching-report', '--example', '--branding', '{"accent": "#FFFF00"}'], 'branding.accent'],
  [['pdf', 'matching-report', '--example', '--branding', '{"colour": "red"}'], 'branding.colour'],
])('%p is refused with a message', async (words, sentence) => {
  const file = join(folder, 'none.pdf')
  const { exitCode, error } = await khagola([...words, '-o', file])
  expect(exitCode).toBe(1)
  expect(error.trim().split('\n').at(-1)).toStartWith('khagola: ')
  expect(error).toContain(sentence)
  expect(existsSync(file)).toBe(false)
})

test('webhooks can be added, listed, rotated, disabled, enabled and removed', async () => {
  await khagola(['keys', 'create'])
  expect((await khagola(['webhooks', 'add', 'http://hook.example/'])).error).toContain('https://')
  const added = await khagola(['webhooks', 'add', 'https://hook.example/khagola', '--live'])
  const [, secret] = /^(whsec_\S+)$/m.exec(added.out)!
  const [, id] = /Its id is (\S+)\./.exec(added.out)!
  const listEndpoints = async () =>
    JSON.parse((await khagola(['webhooks', 'list', '--json'])).out) as {
      id: string
      environment: string
      disabled: string | null
    }[]
  expect(await listEndpoints()).toMatchObject([
    { id, url: 'https://hook.example/khagola', environment: 'live', disabled: null },
  ])
  expect(JSON.stringify(await listEndpoints())).not.toContain('whsec_')
  const rotated = (await khagola(['webhooks', 'rotate', id!])).out
  expect(rotated).toMatch(/^whsec_\S+$/m)
  expect(rotated).not.toContain(secret!)
  await khagola(['webhooks', 'disable', id!])
  expect((await listEndpoints())[0]!.disabled).toBeString()
  await khagola(['webhooks', 'enable', id!])
  expect((await listEndpoints())[0]!.disabled).toBeNull()
  expect((await khagola(['webhooks', 'deliveries'])).out).toBe('none\n')
  await khagola(['webhooks', 'remove', id!])
  expect(await listEndpoints()).toEqual([])
  expect(await khagola(['webhooks', 'remove', id!])).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining(`khagola: The endpoint ${id} does not exist.\n`),
  })
  expect((await khagola(['webhooks', 'add', 'http://127.0.0.1:1/'], { WEBHOOK_PRIVATE: 'allow' })).exitCode).toBe(0)
})

test('links rotate prints the new key', async () => {
  const [first, second] = [
    (await khagola(['links', 'rotate'])).out,
    (await khagola(['links', 'rotate', '--forget'])).out,
  ]
  expect(first).toMatch(/^links are now signed with key [0-9a-f]{8}\n$/)
  expect(second).not.toBe(first)
})
