// npm test: the set-up that a fresh clone needs, then every test that runs on one machine. With --scaled, those that need
// PostgreSQL and Redis instead. Other arguments go to `bun test`.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { bunBinary, runBun } from './bun.mjs'
import { at, root, run } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

const words = process.argv.slice(2)
const scaled = words.includes('--scaled')
const folder = 'test/scaled'

/** The files of a run are shared out among processes, the slowest first, as the last run found them. */
const inParallel = () => {
  const timings = at('build', 'test-timings.json')
  return [
    `--parallel=${Math.min(availableParallelism(), 4)}`,
    '--no-isolate',
    `--timings=${timings}`,
    '--update-timings',
  ]
}

await setUpOrExit({ tests: true })
const doing = 'preparing what tests compare with'
if ((await run(bunBinary(), [at('test', 'prepare.ts')], { doing })) !== 0) process.exit(1)
if (scaled && !existsSync(at(folder))) console.log('There is no scaled test.')
else {
  const selected = scaled ? [`./${folder}`] : ['--path-ignore-patterns', `${folder}/**`, ...inParallel()]
  // Tests that start processes may take their time on a loaded machine.
  runBun(['test', '--timeout', '300000', ...selected, ...words.filter((word) => word !== '--scaled')], { cwd: root })
}
