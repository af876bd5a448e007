// npm test: the set-up that a fresh clone needs, then every test that runs on one machine. Arguments go to `bun test`.
import { runBun } from './bun.mjs'
import { root, setUpOrExit } from './setup.mjs'

setUpOrExit()
runBun(['test', ...process.argv.slice(2)], { cwd: root })
