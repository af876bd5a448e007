// npm start: the set-up that a fresh clone needs, then the server.
import { runBun } from './bun.mjs'
import { at } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

await setUpOrExit()
runBun([at('src', 'main.ts')])
