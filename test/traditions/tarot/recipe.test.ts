import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from '../../../src/traditions/tarot/draw.ts'
import { root } from '../../structure/sources.ts'

const python = Bun.which('python3')
const page = readFileSync(join(root, 'docs/tarot.md'), 'utf8')
const [, program] = /```python\n([^`]*)```/.exec(page)!

test.skipIf(python === null)(
  'the Python example in docs/tarot.md is short and prints the documented commitment',
  () => {
    const [, commitment] = /The program prints `([0-9a-f]{64})`/.exec(page)!
    const run = Bun.spawnSync([python!, '-c', program!])
    expect(run.stdout.toString().trim()).toBe(commitment!)
    expect(program!.trim().split('\n').length).toBeLessThanOrEqual(11)
  },
)

test.skipIf(python === null)('the Python example treats a question as the service does', () => {
  const question = '  Sera-t-il la\tbientôt,  "ÉTÉ"  ?'.normalize('NFD')
  const { order } = draw(
    { slug: 'tarot-horseshoe', seed: 'test', question, subset: 'all' },
    { count: 7, reversals: true },
  )
  const script = `${program}print(order('tarot-horseshoe', 'test', ${JSON.stringify(question)}))`
  expect(Bun.spawnSync([python!, '-c', script]).stdout.toString().trim().split('\n').at(-1)).toBe(order.join(','))
})
