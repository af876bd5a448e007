#!/usr/bin/env node
import { join } from 'node:path'
import { runBun } from '../scripts/bun.mjs'
import { root, setUpOrExit } from '../scripts/setup.mjs'

setUpOrExit()
runBun([join(root, 'src', 'cli', 'khagola.ts'), ...process.argv.slice(2)])
