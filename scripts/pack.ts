// Builds the npm packages in dist/ or in the folder of `--to`: `npm run pack` for both, `npm run pack -- client` for one.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BunPlugin } from 'bun'
import ts from 'typescript'
import { catalogueTypes } from './catalogue-types.ts'

type Manifest = Record<string, unknown> & { name: string; version: string }

const at = (...path: string[]) => join(fileURLToPath(new URL('..', import.meta.url)), ...path)
const read = <T = Manifest>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const dist = (...path: string[]) => join(to, ...path)

const { values, positionals: packageNames } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true })
const to = values.to ? resolve(values.to) : at('dist')

/** Writes the declarations of modules and their imports. catalogue.d.ts is replaced by the types of the catalogue. */
const writeDeclarations = (entries: readonly string[], to: string, catalogueAt = '.') => {
  const options: ts.CompilerOptions = {
    ...{ strict: true, declaration: true, emitDeclarationOnly: true, outDir: to, types: [] },
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.Preserve, verbatimModuleSyntax: true },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true },
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  }
  const program = ts.createProgram([...entries], options)
  const problems = ts.getPreEmitDiagnostics(program)
  if (problems.length > 0) throw new Error(ts.flattenDiagnosticMessageText(problems[0]!.messageText, '\n'))
  program.emit(undefined, (path, text) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'"))
  })
  writeFileSync(join(to, catalogueAt, 'catalogue.d.ts'), catalogueTypes())
}

/** Empties the folder of a package and adds the files of every package. Returns its path. */
const begin = (name: 'client' | 'khagola', manifest: Partial<Manifest> = {}): string => {
  const folder = dist(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { version } = read(at('package.json'))
  const packageManifest = read(at('packages', name, 'package.json'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...packageManifest, version, ...manifest }, null, 2)}\n`,
  )
  cpSync(at('packages', name, 'README.md'), join(folder, 'README.md'))
  cpSync(at('LICENSE'), join(folder, 'LICENSE'))
  return folder
}

/** Creates the tarball of a package with npm, and removes those of its other versions. Returns its path. */
const pack = (folder: string): string => {
  const { name } = read(join(folder, 'package.json'))
  const tarball = new RegExp(`^${name.replace('@', '').replace('/', '-')}-\\d.*\\.tgz$`)
  for (const file of readdirSync(dist())) if (tarball.test(file)) rmSync(dist(file))
  const { stdout, stderr, exitCode } = Bun.spawnSync(['npm', 'pack', '--json', '--pack-destination', dist()], {
    cwd: folder,
  })
  if (exitCode !== 0) throw new Error(stderr.toString())
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(stdout.toString())
  const kilo = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(`dist/${filename}: ${kilo(size)}, unpacked ${kilo(unpackedSize)}, ${entryCount} files`)
  return dist(filename)
}

/** Larger declarations make editors slow. */
const MAX_DECLARATION_BYTES = 400_000

const packClient = async () => {
  const { families } = await import('../src/capabilities/index.ts')
  const folder = begin('client')
  const slugs = families.map(({ slug, members }) => [slug, members.map((member) => member.slug).join(' ')])
  const built = await Bun.build({
    entrypoints: [at('src', 'client', 'index.ts')],
    outdir: folder,
    target: 'browser',
    format: 'esm',
    define: { KHAGOLA_FAMILIES: JSON.stringify(Object.fromEntries(slugs)) },
  })
  if (!built.success) throw new AggregateError(built.logs)
  writeDeclarations([at('src', 'client', 'index.ts')], folder)
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.d.ts')))
    if (statSync(join(folder, file)).size > MAX_DECLARATION_BYTES)
      throw new Error(`${file} is larger than ${MAX_DECLARATION_BYTES} bytes.`)
  return pack(folder)
}

/** The form in which a module names another module that it starts as a process or thread. */
const STARTED = /new URL\('\.\/([a-z-]+)\.ts', import\.meta\.url\)/g

/** All modules of the package lie in one folder, so the name of a started module begins with the folder that it comes from. */
const startedName = (starter: string, module: string) => `${basename(dirname(starter))}-${module}`

const startedModules = (): Record<string, string> => {
  const sources = readdirSync(at('src'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  const modules = sources.flatMap((path) =>
    [...readFileSync(at('src', path), 'utf8').matchAll(STARTED)].map(([, module]) => [
      startedName(at('src', path), module!),
      join('src', dirname(path), `${module}.ts`),
    ]),
  )
  return Object.fromEntries(modules)
}

const ENTRIES = { library: 'src/library/index.ts', main: 'src/main.ts', ...startedModules() }

const renamedStartedModules: BunPlugin = {
  name: 'started-modules',
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, async ({ path }) => {
      const text = await Bun.file(path).text()
      const contents = text.replace(
        STARTED,
        (_, module) => `new URL('./${startedName(path, module)}.js', import.meta.url)`,
      )
      return { contents, loader: 'ts' }
    })
  },
}

/** Bundles the JSON files of packages: Node requires an import attribute, and the bundler omits it. */
const jsonWithin: BunPlugin = {
  name: 'json',
  setup(build) {
    build.onResolve({ filter: /^[^.].*\.json$/ }, ({ path }) => ({ path: at('node_modules', path) }))
  },
}

const bundleModules = async (folder: string): Promise<string[]> => {
  const entries = dist('entries')
  mkdirSync(entries, { recursive: true })
  for (const [name, path] of Object.entries(ENTRIES))
    writeFileSync(join(entries, `${name}.ts`), `export * from ${JSON.stringify(at(path))}\n`)
  const built = await Bun.build({
    entrypoints: Object.keys(ENTRIES).map((name) => join(entries, `${name}.ts`)),
    outdir: join(folder, 'lib', 'js'),
    target: 'node',
    format: 'esm',
    splitting: true,
    packages: 'external',
    plugins: [renamedStartedModules, jsonWithin],
    // Names are not minified, so that stack traces are readable.
    minify: { whitespace: true, syntax: true },
  })
  rmSync(entries, { recursive: true })
  if (!built.success) throw new AggregateError(built.logs)
  return built.outputs.map(({ path }) => path)
}

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/**
 * The packages that modules import or whose files they read, at the versions of this project. A string that begins with the name of a
 * package and a slash counts as a file of it. `node-addon-api` is needed to build the native core.
 */
const dependenciesOf = (modules: readonly string[]) => {
  const { dependencies } = read<{ dependencies: Record<string, string> }>(at('package.json'))
  const scanner = new Bun.Transpiler({ loader: 'js' })
  const texts = modules.map((path) => readFileSync(path, 'utf8'))
  const imported = new Set(texts.flatMap((text) => scanner.scanImports(text).map((each) => packageOf(each.path))))
  const isRead = (name: string) =>
    ['"', "'", '`'].some((quote) => texts.some((text) => text.includes(`${quote}${name}/`)))
  const isNeeded = (name: string) =>
    name === 'node-addon-api' || name.startsWith('@fontsource/') || imported.has(name) || isRead(name)
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => name !== 'bun' && isNeeded(name)))
}

const SWISSEPH = at('node_modules', 'sweph', 'swisseph')

const packKhagola = async () => {
  const { listing } = await import('../src/cli/outline.ts')
  const { bundleConsole } = await import('../src/api/console.ts')
  const folder = begin('khagola')
  const modules = await bundleModules(folder)
  const manifest = read(join(folder, 'package.json'))
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify({ ...manifest, dependencies: dependenciesOf(modules) }, null, 2)}\n`,
  )
  writeDeclarations([at('src', 'library', 'api.ts')], join(folder, 'types'), 'client')
  // The package does not need the training set of the gate.
  const isTraining = (path: string) => path.startsWith(at('data', 'safety', 'training'))
  cpSync(at('data'), join(folder, 'data'), { recursive: true, filter: (path) => !isTraining(path) })
  writeFileSync(join(folder, 'data', 'listing.json'), JSON.stringify(listing()))
  writeFileSync(join(folder, 'data', 'console.json'), JSON.stringify(await bundleConsole()))
  cpSync(at('docs', 'licences.md'), join(folder, 'licences.md'))
  for (const file of ['install.mjs', 'bin'])
    cpSync(at('packages', 'khagola', file), join(folder, file), { recursive: true })
  // Sources for platforms without a prebuilt binary.
  cpSync(at('native'), join(folder, 'native'), { recursive: true })
  cpSync(SWISSEPH, join(folder, 'native', 'swisseph'), { recursive: true })
  const gyp = readFileSync(at('binding.gyp'), 'utf8').replace('node_modules/sweph/swisseph', 'native/swisseph')
  writeFileSync(join(folder, 'binding.gyp'), gyp)
  const built = join(folder, 'prebuilds', `${process.platform}-${process.arch}`)
  mkdirSync(built, { recursive: true })
  cpSync(at('build', 'Release', 'khagola.node'), join(built, 'khagola.node'))
  if (process.platform === 'linux') Bun.spawnSync(['strip', '--strip-unneeded', join(built, 'khagola.node')])
  return pack(folder)
}

const PACKAGES = { client: packClient, khagola: packKhagola }

for (const [name, make] of Object.entries(PACKAGES))
  if (packageNames.length === 0 || packageNames.includes(name)) await make()
