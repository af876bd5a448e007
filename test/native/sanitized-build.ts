import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SWISSEPH = join(ROOT, 'node_modules/sweph/swisseph')
const COMPILER = process.env.CXX ?? 'g++'

/** The flags of AddressSanitizer and UndefinedBehaviorSanitizer. A finding in Swiss Ephemeris is printed; one in our code ends the run. */
const CHECKS = ['-fsanitize=address,undefined,float-cast-overflow', '-fno-omit-frame-pointer']
const OURS = ['-fno-sanitize-recover=undefined,float-cast-overflow', '-std=c++20', '-DNAPI_VERSION=8']
const ADDON = ['-DNODE_ADDON_API_CPP_EXCEPTIONS_ALL', '-DBUILDING_NODE_EXTENSION']

/** The path of the sanitizers' run-time library; null if the compiler has none. */
export const sanitizer = (): string | null => {
  const compiler = Bun.which(COMPILER)
  if (!compiler || process.platform !== 'linux') return null
  const library = Bun.spawnSync([compiler, '-print-file-name=libasan.so']).stdout.toString().trim()
  return library.includes('/') ? library : null
}

/** The folder of Node's headers that node-gyp used for the addon. */
const nodeHeaders = (): string => {
  const config = readFileSync(join(ROOT, 'build/config.gypi'), 'utf8')
  return join(JSON.parse(config.slice(config.indexOf('{'))).variables.nodedir, 'include/node')
}

export const sources = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const newest = (files: string[]) => Math.max(...files.map((file) => statSync(file).mtimeMs))

const run = async (command: string[]) => {
  const child = Bun.spawn(command, { stderr: 'pipe' })
  const err = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(err)
}

export const objectOf = (source: string) => `${basename(dirname(source))}-${basename(source)}.o`

export interface CheckedBuild {
  compiler: string
  /** The folder of the object files. */
  out: string
  /** Compiler flags in addition to those of the sanitizers. */
  flags?: string[]
  /** Sources in addition to those of the addon and of Swiss Ephemeris. */
  moreSources?: string[]
}

/**
 * The object files of the addon and Swiss Ephemeris with the sanitizers, and a function that links them. An object file is built
 * again only after a change of its source or of a header.
 */
export const checkedBuild = async ({ compiler, out, flags = [], moreSources = [] }: CheckedBuild) => {
  mkdirSync(out, { recursive: true })
  const napi = dirname(createRequire(import.meta.url).resolve('node-addon-api/package.json'))
  const commonFlags = [
    '-O1',
    '-g1',
    '-fPIC',
    ...CHECKS,
    ...flags,
    ...[SWISSEPH, napi, nodeHeaders()].map((folder) => `-I${folder}`),
  ]
  const native = sources(join(ROOT, 'native'), '.cpp')
  const library = sources(SWISSEPH, '.c')
  const folders = new Set([join(ROOT, 'native'), ...moreSources.map(dirname)])
  const headers = newest([...folders].flatMap((folder) => sources(folder, '.hpp')))
  const objects: string[] = []
  const jobs = [...library, ...native, ...moreSources].flatMap((source) => {
    const object = join(out, objectOf(source))
    objects.push(object)
    if (existsSync(object) && statSync(object).mtimeMs > Math.max(headers, newest([source]))) return []
    const language = source.endsWith('.c') ? ['-x', 'c', '-w'] : [...OURS, ...ADDON]
    return [[compiler, ...commonFlags, ...language, '-c', source, '-o', object]]
  })
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await run(job)
  }
  await Promise.all([work(), work()])
  return {
    objects,
    link: (inputs: string[], output: string, linkFlags: string[]) =>
      run([compiler, ...CHECKS, ...inputs, '-o', output, '-lpthread', ...linkFlags]),
  }
}

/** A hash of the compiler version and of all sources. Modification times are not usable, because a checkout changes them. */
const fingerprint = (): string => {
  const hash = new Bun.CryptoHasher('sha256')
  const native = join(ROOT, 'native')
  const files = [...sources(native, 'pp'), ...sources(SWISSEPH, '.c'), ...sources(SWISSEPH, '.h')].sort()
  for (const file of [import.meta.path, ...files]) hash.update(readFileSync(file)).update('\0')
  return hash.update(Bun.spawnSync([COMPILER, '--version']).stdout).digest('hex')
}

/** The path of the sanitized addon. Builds it if it is missing or outdated, which takes a minute. */
export const sanitizedAddon = async (): Promise<string> => {
  const out = join(ROOT, 'build/sanitized')
  const [addon, stamp] = [join(out, 'khagola.node'), join(out, 'khagola.stamp')]
  const current = fingerprint()
  if (existsSync(addon) && existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return addon
  const { objects, link } = await checkedBuild({ compiler: COMPILER, out })
  await link(objects, addon, ['-shared'])
  writeFileSync(stamp, current)
  return addon
}
