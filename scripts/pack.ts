// Makes the packages that others install, under dist/: `npm run pack` for both, `npm run pack -- client` for one.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { catalogueTypes } from './catalogue-types.ts'

type Manifest = Record<string, unknown> & { name: string; version: string }

const at = (...path: string[]) => join(fileURLToPath(new URL('..', import.meta.url)), ...path)
const read = <T = Manifest>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T
const dist = (...path: string[]) => at('dist', ...path)

/** Declarations of modules and of what they import, without the catalogue's stand-in. */
const writeDeclarations = (entries: readonly string[], to: string) => {
  const options: ts.CompilerOptions = {
    ...{ strict: true, declaration: true, emitDeclarationOnly: true, outDir: to, types: [] },
    ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.Preserve, verbatimModuleSyntax: true },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true },
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  }
  const program = ts.createProgram([...entries], options)
  const problems = ts.getPreEmitDiagnostics(program)
  if (problems.length > 0) throw new Error(ts.flattenDiagnosticMessageText(problems[0]!.messageText, '\n'))
  program.emit(undefined, (path, text) => writeFileSync(path, text.replace(/(from '\.[^']*)\.ts'/g, "$1.js'")))
  writeFileSync(join(to, 'catalogue.d.ts'), catalogueTypes())
}

/** Empties the folder of a package and puts into it what every package has. */
const begin = (name: 'client' | 'khagola', manifest: Partial<Manifest> = {}): string => {
  const folder = dist(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { version } = read(at('package.json'))
  const own = read(at('packages', name, 'package.json'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...own, version, ...manifest }, null, 2)}\n`)
  cpSync(at('packages', name, 'README.md'), join(folder, 'README.md'))
  cpSync(at('LICENSE'), join(folder, 'LICENSE'))
  return folder
}

/** The tarball of a package, as npm makes it. */
const pack = (folder: string): string => {
  const { stdout, stderr, exitCode } = Bun.spawnSync(['npm', 'pack', '--json', '--pack-destination', dist()], {
    cwd: folder,
  })
  if (exitCode !== 0) throw new Error(stderr.toString())
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(stdout.toString())
  const kilo = (bytes: number) => `${Math.round(bytes / 1000)} kB`
  console.log(`dist/${filename}: ${kilo(size)}, unpacked ${kilo(unpackedSize)}, ${entryCount} files`)
  return dist(filename)
}

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
    if (statSync(join(folder, file)).size > 300_000) throw new Error(`${file} is larger than 300 kB.`)
  return pack(folder)
}

const PACKAGES = { client: packClient }

const words = process.argv.slice(2)
for (const [name, make] of Object.entries(PACKAGES)) if (words.length === 0 || words.includes(name)) await make()
