// Makes a clone runnable: packages, then the native core, each only when missing or out of date; with --tests also what tests
// need besides. Plain Node, no dependency. As a program: `node scripts/setup.mjs [--rebuild] [--tests]`.
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildAddon, buildOracle, hasAddon } from './addons.mjs'
import { at, run, SetupError, say } from './project.mjs'
import { checkNode, checkTools } from './requirements.mjs'

const changedAt = (path) => statSync(path).mtimeMs

/** npm writes it at the end of every install: what is there. */
const installed = at('node_modules', '.package-lock.json')

const packagesAreCurrent = () => existsSync(installed) && changedAt(installed) >= changedAt(at('package-lock.json'))

const hasDevelopmentPackages = () =>
  existsSync(installed) && Object.values(JSON.parse(readFileSync(installed, 'utf8')).packages).some(({ dev }) => dev)

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

const npm = (args, options) => {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? run(process.execPath, [script, ...args], options) : run('npm', args, options)
}

/** Scripts of packages are not run, but for Bun's, which puts its binary into its place. */
const installPackages = async (development) => {
  if (isLink(at('node_modules')))
    throw new SetupError(
      'node_modules is a symbolic link, and npm ci would empty the folder that it leads to; remove the link, then start again.',
    )
  const args = ['ci', '--ignore-scripts', ...(development ? [] : ['--omit=dev'])]
  const doing = `installing packages (npm ${args.join(' ')})`
  if ((await npm(args, { doing })) !== 0) throw new SetupError('npm ci failed; its output is above.')
  const placed = await npm(['rebuild', 'bun', '--ignore-scripts=false'], { onOutput: () => {} })
  if (placed !== 0) throw new SetupError('Bun could not be put in its place (npm rebuild bun).')
}

export const setUp = async ({ rebuild = false, tests = false } = {}) => {
  const started = Date.now()
  const done = []
  const developed = hasDevelopmentPackages()
  const stale = !packagesAreCurrent() || (tests && !developed)
  if (stale || !hasAddon()) checkNode()
  if (rebuild || !hasAddon()) checkTools()
  // A clone that is worked on keeps what it is worked on with.
  if (stale) done.push(await installPackages(tests || developed))
  // Side by side: each waits now and then for one processor only.
  const built = await Promise.allSettled([buildAddon(rebuild), ...(tests ? [buildOracle()] : [])])
  // One that fails leaves nothing running behind it.
  for (const { status, reason, value } of built) {
    if (status === 'rejected') throw reason
    if (value) done.push(value)
  }
  if (done.length > 0) say(`set-up done in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Ends the process with a sentence when the set-up fails. */
export const setUpOrExit = async (options) => {
  try {
    await setUp(options)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await setUpOrExit({ rebuild: process.argv.includes('--rebuild'), tests: process.argv.includes('--tests') })
