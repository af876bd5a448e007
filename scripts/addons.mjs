// Builds with node-gyp: the native core and, for tests, the npm package sweph. Each is built only if it is missing or out of date.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { at, run, SetupError, say } from './project.mjs'
import { checkTools } from './requirements.mjs'

const addon = at('build', 'Release', 'khagola.node')
const stamp = at('build', 'khagola.stamp')
const buildLog = at('build', 'build.log')
const sweph = at('node_modules', 'sweph')
const oracle = join(sweph, 'build', 'Release', 'sweph.node')

/** A hash of the contents of the addon's sources. Modification times are not used, since a checkout changes them. */
const sourcesFingerprint = () => {
  const hash = createHash('sha256')
  const files = readdirSync(at('native'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  for (const file of [at('binding.gyp'), join(sweph, 'package.json'), ...files])
    hash.update(readFileSync(file)).update('\0')
  return hash.update(process.platform).update(process.arch).digest('hex')
}

/** Returns true if an addon exists, even if it is out of date. */
export const hasAddon = () => existsSync(addon) && existsSync(stamp)

const compiledSources = () =>
  JSON.parse(readFileSync(at('binding.gyp'), 'utf8')).targets.flatMap((each) => each.sources)

/** Uses the headers of the Node installation, if they exist, instead of a download. */
const headers = () => {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? [`--nodedir=${prefix}`] : []
}

/** Runs a step of node-gyp in a folder. Resolves with its exit code. */
const gyp = (step, folder, options = {}) => {
  const script = createRequire(at('package.json')).resolve('node-gyp/bin/node-gyp.js')
  const jobs = `--jobs=${process.env.JOBS ?? Math.min(availableParallelism(), 8)}`
  return run(process.execPath, [script, step, ...headers(), jobs, '--release'], { cwd: folder, ...options })
}

/** Returns a listener for the output of make. It prints the progress at each quarter of the sources. */
const counting = (total) => {
  let compiled = 0
  let reported = 0
  return (chunk) => {
    compiled += (String(chunk).match(/^ {2}(CC|CXX)\(target\)/gm) ?? []).length
    const quarter = Math.floor((4 * compiled) / total)
    if (quarter <= reported) return
    reported = quarter
    say(`building the native core: file ${compiled} of ${total}`)
  }
}

/** Builds the native core if it is missing or out of date. Resolves with true if it was built. */
export const buildAddon = async (rebuild) => {
  const fingerprint = sourcesFingerprint()
  if (!rebuild && hasAddon() && readFileSync(stamp, 'utf8') === fingerprint) return false
  checkTools()
  mkdirSync(dirname(buildLog), { recursive: true })
  rmSync(stamp, { force: true })
  const log = createWriteStream(buildLog)
  const write = (chunk) => log.write(chunk)
  const count = counting(compiledSources().length)
  const configured = await gyp('configure', at(), { onOutput: write })
  // Deletes the objects. `node-gyp clean` would also delete the log.
  if (rebuild) rmSync(at('build', 'Release'), { recursive: true, force: true })
  const onOutput = (chunk) => {
    write(chunk)
    count(chunk)
  }
  const doing = 'building the native core (node-gyp, about a minute)'
  const built = configured === 0 && (await gyp('build', at(), { doing, onOutput })) === 0
  await new Promise((resolve) => log.end(resolve))
  if (!built || !existsSync(addon)) {
    process.stderr.write(readFileSync(buildLog, 'utf8').split('\n').slice(-40).join('\n'))
    throw new SetupError(`building the native core failed; the full log is in ${buildLog}.`)
  }
  writeFileSync(stamp, fingerprint)
  return true
}

/**
 * Builds the addon of sweph if it is missing. An install skips it, since the service uses only its C sources; the tests compare with
 * it. Resolves with true if it was built.
 */
export const buildOracle = async () => {
  if (existsSync(oracle)) return false
  checkTools()
  const output = []
  const onOutput = (chunk) => output.push(chunk)
  const { preinstall } = JSON.parse(readFileSync(join(sweph, 'package.json'), 'utf8')).scripts
  const doing = 'building sweph, which the tests compare with'
  const preinstallCode =
    preinstall === undefined ? 0 : await run('npm', ['run', 'preinstall'], { cwd: sweph, onOutput })
  if (preinstallCode !== 0 || (await gyp('rebuild', sweph, { doing, onOutput })) !== 0 || !existsSync(oracle)) {
    process.stderr.write(Buffer.concat(output))
    throw new SetupError('building sweph failed; its output is above.')
  }
  return true
}
