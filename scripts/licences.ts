// The packages that ship with the service and their licences: `node scripts/bun.mjs scripts/licences.ts` writes docs/licences.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Licences of packages whose lock entry names none, from the files of the package. */
const READ: Record<string, string> = { 'png-js': 'MIT' }

export interface Package {
  name: string
  version: string
  licence: string | null
}

/** All packages of a production install, without duplicates. */
export const shippedPackages = (): Package[] => {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean; link?: boolean }>
  }
  const packages = Object.entries(lock.packages).flatMap(([path, { version, license, dev, link }]): Package[] => {
    // The other entries are this package, its workspaces and the links to them.
    if (!path.startsWith('node_modules/') || dev || link) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return [{ name, version, licence: license ?? READ[name] ?? null }]
  })
  const unique = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]))
  return [...unique.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

/** The program in data/reference, and the packages whose code it may contain. */
export const referenceProgram = () =>
  JSON.parse(readFileSync(at('data/reference/bundle.json'), 'utf8')) as {
    package: string
    version: string
    licence: string
    entry: string
    modules: number
    sha256: string
    bundled: Package[]
  }

const rows = (packages: readonly Package[]) =>
  packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)

export const licenceList = (): string => {
  const { package: name, version, licence, bundled } = referenceProgram()
  return [
    '# Licences',
    '',
    'Khagola is AGPL-3.0-or-later. These packages ship with it; the Swiss Ephemeris in `sweph` is copyright Astrodienst AG.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows(shippedPackages()),
    '',
    '## In the reference page',
    '',
    `\`data/reference/program\` is the browser build of ${name} ${version} (${licence}). It contains code of these packages, which are installed with it. Their texts are in \`data/reference/LICENCES.txt\`.`,
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows(bundled),
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(at('docs/licences.md'), licenceList())
