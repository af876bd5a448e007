// npm start: sets up the clone if necessary, then starts the server.
import { runBun, SERVER_HEAP } from './bun.mjs'
import { at } from './project.mjs'
import { setUpOrExit } from './setup.mjs'

await setUpOrExit()
runBun([at('src', 'main.ts')], { settings: SERVER_HEAP })
