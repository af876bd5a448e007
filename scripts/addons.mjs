// What node-gyp builds: the native core, and for tests the npm package sweph as its oracle. Each only when missing or out of date.
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

/** What the addon is made of, by content: a checkout changes times, not bytes. */
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

/** Whether an addon lies there at all, of whatever sources. */
export const hasAddon = () => existsSync(addon) && existsSync(stamp)

const compiledSources = () =>
  JSON.parse(readFileSync(at('binding.gyp'), 'utf8')).targets.flatMap((each) => each.sources)

/** Headers that came with Node need no download. */
const headers = () => {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include', 'node', 'node_api.h')) ? [`--nodedir=${prefix}`] : []
}

/** Runs one of node-gyp's steps in a folder. */
const gyp = (step, folder, options = {}) => {
  const script = createRequire(at('package.json')).resolve('node-gyp/bin/node-gyp.js')
  const jobs = `--jobs=${process.env.JOBS ?? Math.min(availableParallelism(), 8)}`
  return run(process.execPath, [script, step, ...headers(), jobs, '--release'], { cwd: folder, ...options })
}

/** Says at each quarter how many of the sources are compiled, as make names them. */
const counting = (total) => {
  let compiled = 0
  let said = 0
  return (chunk) => {
    compiled += (String(chunk).match(/^ {2}(CC|CXX)\(target\)/gm) ?? []).length
    const quarter = Math.floor((4 * compiled) / total)
    if (quarter <= said) return
    said = quarter
    say(`building the native core: file ${compiled} of ${total}`)
  }
}

/** Builds the native core when it is not that of these sources; whether it had to. */
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
  // `node-gyp clean` would take the log along; objects are what a rebuild must forget.
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
    throw new SetupError(`the native core did not build; the whole log is in ${buildLog}.`)
  }
  writeFileSync(stamp, fingerprint)
  return true
}

/**
 * Builds the addon of sweph, which an install leaves out: the service takes only its C sources, the tests compare with it.
 * Whether it had to.
 */
export const buildOracle = async () => {
  if (existsSync(oracle)) return false
  checkTools()
  const output = []
  const onOutput = (chunk) => output.push(chunk)
  const { preinstall } = JSON.parse(readFileSync(join(sweph, 'package.json'), 'utf8')).scripts
  const doing = 'building sweph, with which tests compare'
  const gathered = preinstall === undefined ? 0 : await run('npm', ['run', 'preinstall'], { cwd: sweph, onOutput })
  if (gathered !== 0 || (await gyp('rebuild', sweph, { doing, onOutput })) !== 0 || !existsSync(oracle)) {
    process.stderr.write(Buffer.concat(output))
    throw new SetupError('sweph did not build; its output is above.')
  }
  return true
}
