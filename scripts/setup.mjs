// Prepares a clone: installs packages, then builds the native core, each only if missing or out of date. With --tests it also prepares the
// tests. Plain Node without dependencies. As a program: `node scripts/setup.mjs [--rebuild] [--tests]`.
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildAddon, buildOracle, hasAddon } from './addons.mjs'
import { at, run, SetupError, say } from './project.mjs'
import { checkNode, checkTools } from './requirements.mjs'

const changedAt = (path) => statSync(path).mtimeMs

/** The list of installed packages, which npm writes at the end of every install. */
const installed = at('node_modules', '.package-lock.json')

const packagesAreCurrent = () => existsSync(installed) && changedAt(installed) >= changedAt(at('package-lock.json'))

const hasDevelopmentPackages = () =>
  existsSync(installed) && Object.values(JSON.parse(readFileSync(installed, 'utf8')).packages).some(({ dev }) => dev)

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

const npm = (args, options) => {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? run(process.execPath, [script, ...args], options) : run('npm', args, options)
}

/** Install scripts of packages are not run, except that of Bun, which installs its binary. */
const installPackages = async (development) => {
  if (isLink(at('node_modules')))
    throw new SetupError(
      'node_modules is a symbolic link, and npm ci would empty its target folder; remove the link and start again.',
    )
  const args = ['ci', '--ignore-scripts', ...(development ? [] : ['--omit=dev'])]
  const doing = `installing packages (npm ${args.join(' ')})`
  if ((await npm(args, { doing })) !== 0) throw new SetupError('npm ci failed; its output is above.')
  const rebuildCode = await npm(['rebuild', 'bun', '--ignore-scripts=false'], { onOutput: () => {} })
  if (rebuildCode !== 0) throw new SetupError('the Bun binary could not be installed (npm rebuild bun failed).')
}

export const setUp = async ({ rebuild = false, tests = false } = {}) => {
  const started = Date.now()
  const done = []
  const hasDevelopment = hasDevelopmentPackages()
  const stale = !packagesAreCurrent() || (tests && !hasDevelopment)
  if (stale || !hasAddon()) checkNode()
  if (rebuild || !hasAddon()) checkTools()
  // Development packages stay installed if they were.
  if (stale) done.push(await installPackages(tests || hasDevelopment))
  // In parallel, since each has phases that use one processor only.
  const built = await Promise.allSettled([buildAddon(rebuild), ...(tests ? [buildOracle()] : [])])
  // All builds have ended here, also if one failed.
  for (const { status, reason, value } of built) {
    if (status === 'rejected') throw reason
    if (value) done.push(value)
  }
  if (done.length > 0) say(`set-up done in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Runs the set-up. Prints a message and exits with 1 if it fails. */
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
