// npm test: the set-up that a fresh clone needs, then every test that runs on one machine. With --scaled, those that need
// PostgreSQL and Redis instead. Other arguments go to `bun test`.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runBun } from './bun.mjs'
import { root, setUpOrExit } from './setup.mjs'

const words = process.argv.slice(2)
const scaled = words.includes('--scaled')
const folder = join('test', 'scaled')

setUpOrExit()
if (scaled && !existsSync(join(root, folder))) console.log('There is no scaled test.')
else {
  const selected = scaled ? [`./${folder}`] : ['--path-ignore-patterns', `${folder}/**`]
  // Tests that start processes may take their time on a loaded machine.
  runBun(['test', '--timeout', '60000', ...selected, ...words.filter((word) => word !== '--scaled')], { cwd: root })
}
