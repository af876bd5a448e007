// npm start: the set-up that a fresh clone needs, then the server.
import { join } from 'node:path'
import { runBun } from './bun.mjs'
import { root, setUpOrExit } from './setup.mjs'

setUpOrExit()
runBun([join(root, 'src', 'main.ts')])
