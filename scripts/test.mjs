// npm test: does the set-up that a fresh clone needs, then runs every test that needs one machine. --long runs them too, those that have
// a longer form (test/long.ts) in that form. --scaled runs the tests that need PostgreSQL and Redis instead. Other arguments go to `bun test`.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bunBinary, runBun } from './bun.mjs'
import { at, root, run } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

const words = process.argv.slice(2)
const SCALED = 'test/scaled'

// What is freed is kept for what comes: a run allocates without end, and a fault of a page may cost more than the work on it.
process.env.MIMALLOC_PURGE_DELAY ??= '-1'

/**
 * The files of a run are shared out among processes, the slowest first, as the last run of that form found them; the first run of
 * a clone goes by what took longest elsewhere. One process more than there are cores: some always wait for what they started.
 */
const inParallel = (form) => {
  const timings = at('build', `test-timings${form}.json`)
  if (!existsSync(timings)) {
    mkdirSync(at('build'), { recursive: true })
    copyFileSync(at('test', 'timings.json'), timings)
  }
  return [
    `--parallel=${Math.min(availableParallelism(), 4) + 1}`,
    '--no-isolate',
    `--timings=${timings}`,
    '--update-timings',
    '--path-ignore-patterns',
    `${SCALED}/**`,
  ]
}

const FORMS = {
  '--scaled': () => [`--parallel=${Math.min(availableParallelism(), 4)}`, '--no-isolate', `./${SCALED}`],
  '--long': () => {
    process.env.LONG = '1'
    return inParallel('-long')
  },
}

const form = words.find((word) => Object.hasOwn(FORMS, word))
const selected = form ? FORMS[form]() : inParallel('')
await setUpOrExit({ tests: true })
const doing = 'preparing what tests compare with'
if ((await run(bunBinary(), [at('test', 'prepare.ts')], { doing })) !== 0) process.exit(1)
runBun(['test', ...selected, ...words.filter((word) => word !== form)], { cwd: root })
