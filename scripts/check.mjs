// npm run check: lint and format, types, unused exports. The three run side by side, since two of them use one processor each. The output of
// each is printed when it has ended.
import { mkdirSync } from 'node:fs'
import { at, run } from './project.mjs'

const CHECKS = ['types', 'unused', 'lint']

const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env

/** Runs one check, a script of package.json. Resolves with true if it found nothing. */
const check = async (name) => {
  const output = []
  const args = ['run', '--silent', `check:${name}`]
  const code = await run('npm', args, { env, onOutput: (chunk) => output.push(chunk) })
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'failed'}\n${Buffer.concat(output)}`)
  return code === 0
}

mkdirSync(at('build'), { recursive: true })
const passed = await Promise.all(CHECKS.map(check))
process.exit(passed.every(Boolean) ? 0 : 1)
