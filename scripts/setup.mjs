// Makes a clone runnable: packages, then the native addon, each only when missing or out of date. Plain Node, no
// dependency. As a program: `node scripts/setup.mjs [--rebuild]`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (...parts) => join(root, ...parts)
const addon = at('build', 'Release', 'khagola.node')
const stamp = at('build', 'khagola.stamp')
const buildLog = at('build', 'build.log')

// Progress goes to stderr, so that the output of a command stays clean.
const say = (sentence) => process.stderr.write(`khagola: ${sentence}\n`)

class SetupError extends Error {}

const changedAt = (path) => statSync(path).mtimeMs

/** npm writes node_modules/.package-lock.json at the end of every install. */
const packagesAreCurrent = () => {
  const installed = at('node_modules', '.package-lock.json')
  return existsSync(installed) && changedAt(installed) >= changedAt(at('package-lock.json'))
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true

const installPackages = () => {
  if (isLink(at('node_modules')))
    throw new SetupError(
      'node_modules is a symbolic link, and npm ci would empty the folder that it leads to; remove the link, then start again.',
    )
  say('installing packages (npm ci) ...')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']]
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new SetupError('npm ci failed; its output is above.')
}

/** What the addon is made of, by content: a checkout changes times, not bytes. */
const sourcesFingerprint = () => {
  const hash = createHash('sha256')
  const files = readdirSync(at('native'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const file of [at('binding.gyp'), at('node_modules', 'sweph', 'package.json'), ...files])
    hash.update(readFileSync(file)).update('\0')
  return hash.update(process.platform).update(process.arch).digest('hex')
}

const addonIsCurrent = (fingerprint) =>
  existsSync(addon) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint

const buildAddon = (fingerprint, command) => {
  say('building the native core (node-gyp, about a minute) ...')
  mkdirSync(dirname(buildLog), { recursive: true })
  const gyp = createRequire(at('package.json')).resolve('node-gyp/bin/node-gyp.js')
  // Headers that came with Node need no download.
  const prefix = dirname(dirname(process.execPath))
  const headers = existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? [`--nodedir=${prefix}`] : []
  rmSync(stamp, { force: true })
  const log = openSync(buildLog, 'w')
  const run = (step) =>
    spawnSync(process.execPath, [gyp, step, ...headers, '--release'], { cwd: root, stdio: ['ignore', log, log] }).status
  const configured = run('configure')
  // `node-gyp clean` would take the log along; objects are what a rebuild must forget.
  if (command === 'rebuild') rmSync(at('build', 'Release'), { recursive: true, force: true })
  if (configured !== 0 || run('build') !== 0 || !existsSync(addon)) {
    process.stderr.write(readFileSync(buildLog, 'utf8').split('\n').slice(-40).join('\n'))
    throw new SetupError(
      `the native core did not build; the whole log is in ${buildLog}. It needs a C++20 compiler, make and Python 3.`,
    )
  }
  writeFileSync(stamp, fingerprint)
}

export const setUp = ({ rebuild = false } = {}) => {
  const started = Date.now()
  let worked = false
  if (!packagesAreCurrent()) {
    installPackages()
    worked = true
  }
  const fingerprint = sourcesFingerprint()
  if (rebuild || !addonIsCurrent(fingerprint)) {
    buildAddon(fingerprint, rebuild ? 'rebuild' : 'build')
    worked = true
  }
  if (worked) say(`set-up done in ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Ends the process with a sentence when the set-up fails. */
export const setUpOrExit = (options) => {
  try {
    setUp(options)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    process.exit(1)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUpOrExit({ rebuild: process.argv.includes('--rebuild') })
