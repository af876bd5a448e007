#!/usr/bin/env node
import { runBun } from '../scripts/bun.mjs'
import { at } from '../scripts/project.mjs'
import { setUpOrExit } from '../scripts/setup.mjs'

await setUpOrExit()
const words = process.argv.slice(2)
runBun([at('src', 'main.ts'), ...(words.length > 0 ? words : ['--help'])])
