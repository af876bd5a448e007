// npm test: sets up the clone if necessary, then runs all tests that need no other service. --long and --nightly run the same tests in their
// longer forms (test/long.ts). --scaled runs the tests that need PostgreSQL and Redis instead. Other arguments are passed to `bun test`.
import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { availableParallelism, constants, setPriority } from 'node:os'
import { bunBinary, runBun } from './bun.mjs'
import { at, root, run } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

const words = process.argv.slice(2)
const SCALED = 'test/scaled'

// Freed memory is not returned to the system: a test run allocates continuously, and page faults are expensive.
process.env.MIMALLOC_PURGE_DELAY ??= '-1'

// The tests run at the low priority of the drawing processes that they start, which would otherwise wait for all other tests.
setPriority(constants.priority.PRIORITY_LOW)

/**
 * Arguments that distribute the test files over processes, slowest first by the timings of the last run of that form; the first run of a
 * clone uses those of test/. There is one process more than cores, since some processes always wait for their children.
 */
const inParallel = (form) => {
  const timings = at('build', `test-timings${form}.json`)
  if (!existsSync(timings)) {
    mkdirSync(at('build'), { recursive: true })
    copyFileSync(at('test', form === '' ? 'timings.json' : 'timings-long.json'), timings)
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

const inLongForm = (form, variables) => {
  Object.assign(process.env, variables)
  return inParallel(form)
}

const FORMS = {
  '--scaled': () => [`--parallel=${Math.min(availableParallelism(), 4)}`, '--no-isolate', `./${SCALED}`],
  '--long': () => inLongForm('-long', { LONG: '1' }),
  '--nightly': () => inLongForm('-nightly', { LONG: '1', NIGHTLY: '1' }),
}

const form = words.find((word) => Object.hasOwn(FORMS, word))
const selected = form ? FORMS[form]() : inParallel('')
await setUpOrExit({ tests: true })
const doing = 'preparing the reference data of the tests'
if ((await run(bunBinary(), [at('test', 'prepare.ts')], { doing })) !== 0) process.exit(1)
runBun(['test', '--timeout', '300000', ...selected, ...words.filter((word) => word !== form)], { cwd: root })
