/**
 * Takes the program of the reference page out of its npm package, with the licences of all packages that are installed with it.
 *
 *   npm install --prefix <folder> --ignore-scripts @scalar/api-reference@1.63.0
 *   node scripts/bun.mjs scripts/pack-reference.ts <folder>
 *
 * Writes data/reference: `program/` (the modules of the package's browser build, unchanged), `bundle.json` (what they are, and
 * the packages whose code they may contain) and `LICENCES.txt` (the texts of their licences). This project does not depend on
 * the package, which would install 280 others.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Package } from './licences.ts'

const PACKAGE = '@scalar/api-reference'
const ENTRY = 'standalone.esm.js'
const target = fileURLToPath(new URL('../data/reference', import.meta.url))
const folder = process.argv[2]
if (!folder) throw new Error(`Usage: bun scripts/pack-reference.ts <folder where ${PACKAGE} is installed>`)

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const installed = json(join(folder, 'node_modules', '.package-lock.json')).packages as Record<
  string,
  { version: string; integrity: string; license?: string }
>
const { version, integrity } = installed[`node_modules/${PACKAGE}`]!
const built = join(folder, 'node_modules', PACKAGE, 'dist', 'browser')

/** Every module that the entry imports, statically or dynamically, by its path from the entry. */
const modules = new Map<string, string>()
const collect = (path: string) => {
  if (modules.has(path)) return
  const text = readFileSync(join(built, path), 'utf8')
  modules.set(path, text)
  for (const [, imported] of text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g))
    collect(posix.join(posix.dirname(path), imported!))
}
collect(ENTRY)

/** Licences of packages that state none in this version, as a later version states them. */
const STATED_LATER: Record<string, string> = { neverpanic: 'MIT' }

const own = readFileSync(join(folder, 'node_modules', '@scalar', 'helpers', 'LICENSE'), 'utf8').trim()
const rows = Object.entries(installed)
  .filter(([path]) => path !== `node_modules/${PACKAGE}`)
  .map(([path, { version, license }]): Package & { text: string | null } => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const home = join(folder, path)
    const file = readdirSync(home).find((each) => /^(licen[cs]e|copying)/i.test(each))
    const text = file ? readFileSync(join(home, file), 'utf8').replaceAll('\r\n', '\n').trim() : null
    const licence = license ?? STATED_LATER[name] ?? null
    return { name, version, licence, text: text ?? (name.startsWith('@scalar/') ? own : null) }
  })
  .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1))

const texts = new Map<string, Set<string>>([[own, new Set([`${PACKAGE} ${version}`])]])
for (const { name, version, licence, text } of rows) {
  const statement = text ?? `${licence}; the package has no copy of its text.`
  const names = texts.get(statement) ?? new Set()
  texts.set(statement, names.add(`${name} ${version}`))
}

rmSync(join(target, 'program'), { recursive: true, force: true })
const hash = createHash('sha256')
for (const [path, text] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
  mkdirSync(dirname(join(target, 'program', path)), { recursive: true })
  writeFileSync(join(target, 'program', path), text)
  hash.update(`${path}\0${text}\0`)
}
const sha256 = hash.digest('hex')
const packages = [
  ...new Map(rows.map(({ name, version, licence }) => [`${name} ${version}`, { name, version, licence }])).values(),
]
writeFileSync(
  join(target, 'bundle.json'),
  `${JSON.stringify({ package: PACKAGE, version, integrity, licence: 'MIT', entry: ENTRY, modules: modules.size, sha256, bundled: packages }, null, 1)}\n`,
)
writeFileSync(
  join(target, 'LICENCES.txt'),
  [...texts].map(([text, names]) => `${[...names].join(', ')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`),
)
console.log(`${PACKAGE} ${version}: ${modules.size} modules, ${packages.length} packages, sha256 ${sha256}`)
