import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../structure/sources.ts'

const python = Bun.which('python3')

test.skipIf(python === null)(
  'the ten lines of Python in docs/tarot.md print the commitment that stands below them',
  () => {
    const page = readFileSync(join(root, 'docs/tarot.md'), 'utf8')
    const [, program] = /```python\n([^`]*)```/.exec(page)!
    const [, printed] = /It prints `([0-9a-f]{64})`/.exec(page)!
    const run = Bun.spawnSync([python!, '-c', program!])
    expect(run.stdout.toString().trim()).toBe(printed!)
    expect(program!.trim().split('\n').length).toBeLessThanOrEqual(11)
  },
)
