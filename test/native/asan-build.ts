import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OUT = join(ROOT, 'build/asan')
const SWISSEPH = join(ROOT, 'node_modules/sweph/swisseph')
const COMPILER = process.env.CXX ?? 'g++'

/** The sanitizer's run-time library, or null where the compiler has none. */
export const sanitizer = (): string | null => {
  const compiler = Bun.which(COMPILER)
  if (!compiler || process.platform !== 'linux') return null
  const library = Bun.spawnSync([compiler, '-print-file-name=libasan.so']).stdout.toString().trim()
  return library.includes('/') ? library : null
}

/** Where node-gyp found Node's headers when it configured the addon. */
const nodeHeaders = (): string => {
  const config = readFileSync(join(ROOT, 'build/config.gypi'), 'utf8')
  return join(JSON.parse(config.slice(config.indexOf('{'))).variables.nodedir, 'include/node')
}

const sources = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

const newest = (files: string[]) => Math.max(...files.map((file) => statSync(file).mtimeMs))

const compile = async (words: string[]) => {
  const child = Bun.spawn([COMPILER, '-O1', '-g', '-fPIC', '-fsanitize=address', '-fno-omit-frame-pointer', ...words], {
    stderr: 'pipe',
  })
  const err = await new Response(child.stderr).text()
  if ((await child.exited) !== 0) throw new Error(err)
}

/** The addon and Swiss Ephemeris with every access to memory checked; built anew only when a source has changed. */
export const sanitizedAddon = async (): Promise<string> => {
  const addon = join(OUT, 'khagola.node')
  const native = sources(join(ROOT, 'native'), 'pp')
  const library = sources(SWISSEPH, '.c')
  if (existsSync(addon) && statSync(addon).mtimeMs > newest([...native, ...library])) return addon
  mkdirSync(OUT, { recursive: true })
  const napi = dirname(createRequire(import.meta.url).resolve('node-addon-api/package.json'))
  const flags = ['-std=c++20', '-DNAPI_VERSION=8', '-DNODE_ADDON_API_CPP_EXCEPTIONS', '-DBUILDING_NODE_EXTENSION']
  const objects: string[] = []
  const jobs = [
    ...library.map((source) => [source, ['-x', 'c', '-w']] as const),
    ...native.filter((source) => source.endsWith('.cpp')).map((source) => [source, flags] as const),
  ].map(([source, words]) => {
    const object = join(OUT, `${source.split('/').at(-1)}.o`)
    objects.push(object)
    return [...words, `-I${SWISSEPH}`, `-I${napi}`, `-I${nodeHeaders()}`, '-c', source, '-o', object]
  })
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await compile(job)
  }
  await Promise.all([work(), work()])
  await compile(['-shared', ...objects, '-o', addon, '-lpthread'])
  return addon
}
