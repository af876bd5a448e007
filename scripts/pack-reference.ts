/**
 * Extracts the program of the reference page from its npm package, with the licences of the packages that are bundled in it.
 *
 *   npm install --prefix <folder> --ignore-scripts @scalar/api-reference@1.46.4 unist-util-find-after@5
 *   node scripts/bun.mjs scripts/pack-reference.ts <folder>
 *
 * Writes data/reference: `standalone.js` unchanged, `bundle.json` (its version and its bundled packages, from the statistics of its
 * build) and `LICENCES.txt` (the texts of the licences). The npm package would install 300 others for this one file.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Package } from './licences.ts'

const PACKAGE = '@scalar/api-reference'
const target = fileURLToPath(new URL('../data/reference', import.meta.url))
const folder = process.argv[2]
if (!folder) throw new Error(`Usage: bun scripts/pack-reference.ts <folder where ${PACKAGE} is installed>`)

const modules = join(folder, 'node_modules')
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const { version } = json(join(modules, PACKAGE, 'package.json')) as { version: string }
const installed = json(join(modules, '.package-lock.json')).packages as Record<string, { integrity: string }>
const { integrity } = installed[`node_modules/${PACKAGE}`]!
const built = join(modules, PACKAGE, 'dist', 'browser')

/** `name version` of every package with a module in the bundle; modules of Scalar's own repository have no such path. */
const bundled = [
  ...new Set(
    (json(join(built, 'webpack-stats.json')).modules as { name: string }[]).flatMap(({ name }) => {
      const found = /\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([^_/(]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)
      return found ? [`${found[2]} ${found[1]}`] : []
    }),
  ),
].sort()

/** The folder of each package by name. A top-level package takes precedence over nested ones. */
const homes = new Map(
  Object.keys(installed)
    .sort((a, b) => b.length - a.length)
    .map((path) => [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length), join(folder, path)]),
)

/** Licences of packages that state none in the bundled version, from a later version of the package. */
const STATED_LATER: Record<string, string> = { neverpanic: 'MIT' }

const rows = bundled.map((entry): Package & { text: string | null } => {
  const [name, bundledVersion] = entry.split(' ') as [string, string]
  const home = homes.get(name)
  if (!home) throw new Error(`${entry} is bundled but not installed; add it to the npm install above`)
  const { license } = json(join(home, 'package.json')) as { license?: string }
  const file = readdirSync(home).find((each) => /^(licen[cs]e|copying)/i.test(each))
  const text = file ? readFileSync(join(home, file), 'utf8').replaceAll('\r\n', '\n').trim() : null
  return { name, version: bundledVersion, licence: license ?? STATED_LATER[name] ?? null, text }
})

const scalarLicence = readFileSync(join(modules, '@scalar', 'helpers', 'LICENSE'), 'utf8').trim()
const texts = new Map<string, string[]>([[scalarLicence, [`${PACKAGE} ${version}`]]])
for (const { name, version, licence, text } of rows) {
  const licenceText = text ?? `${licence}; the package has no copy of its text.`
  texts.set(licenceText, [...(texts.get(licenceText) ?? []), `${name} ${version}`])
}

mkdirSync(target, { recursive: true })
copyFileSync(join(built, 'standalone.js'), join(target, 'standalone.js'))
const sha256 = createHash('sha256')
  .update(readFileSync(join(built, 'standalone.js')))
  .digest('hex')
const packages = rows.map(({ name, version, licence }) => ({ name, version, licence }))
writeFileSync(
  join(target, 'bundle.json'),
  `${JSON.stringify({ package: PACKAGE, version, integrity, licence: 'MIT', sha256, bundled: packages }, null, 1)}\n`,
)
writeFileSync(
  join(target, 'LICENCES.txt'),
  [...texts].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`),
)
console.log(`${PACKAGE} ${version}: ${packages.length} packages bundled, sha256 ${sha256}`)
