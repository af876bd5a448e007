#!/usr/bin/env node
import { join } from 'node:path'
import { runBun } from '../scripts/bun.mjs'
import { root, setUpOrExit } from '../scripts/setup.mjs'

setUpOrExit()
const words = process.argv.slice(2)
runBun([join(root, 'src', 'main.ts'), ...(words.length > 0 ? words : ['--help'])])
