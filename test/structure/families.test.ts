import { describe, expect, test } from 'bun:test'
import { FAMILIES, openCatalogueIndex } from '../../src/capabilities/families.ts'
import { catalogue, families } from '../../src/capabilities/index.ts'
import { type Source, sources, target } from './sources.ts'

// Folders of the capabilities: shared/ for all families, parts/ for one family.

const ROOT = 'src/capabilities'
const all = sources(`${ROOT}/**/*.ts`)
/** The folder below src/capabilities, or '' for the files of the catalogue itself. */
const roomOf = (path: string) => path.split('/').slice(2, -1).join('/')
const familyOf = (path: string) => roomOf(path).split('/')[0]!
const isIndex = ({ path }: Source) => path.endsWith('/index.ts')

const members = new Set(
  families.flatMap(({ slug, members }) => members.map((member) => `${ROOT}/${slug}/${member.slug}.ts`)),
)
const isShared = (path: string) => familyOf(path) === 'shared' || familyOf(path) === ''

const importsOf = (source: Source) =>
  source.imports
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => target(source, specifier))
    .filter((path) => path.startsWith(`${ROOT}/`))

describe('families', () => {
  test('each family is loaded by its slug', () => {
    expect(Object.keys(FAMILIES)).toEqual(families.map(({ slug }) => slug))
  })

  test('the catalogue index of a server returns exactly the capabilities of the catalogue', async () => {
    const shelf = openCatalogueIndex()
    expect([shelf.holds('panchang'), shelf.holds('constructor')]).toEqual([true, false])
    const entry = await shelf.find('panchang', 'daily-panchang')
    expect(entry).toEqual(catalogue.find(({ slug }) => slug === 'daily-panchang')!)
    expect(shelf.find('panchang', 'daily-panchang')).toBe(entry!)
    expect(await shelf.find('panchang', 'constructor')).toBeUndefined()
    expect(await shelf.find('constructor', 'name')).toBeUndefined()
    expect((await shelf.all()).map(({ path }) => path)).toEqual(catalogue.map(({ path }) => path))
  })

  test('every file at the root of a family is a capability', () => {
    const roots = all.filter(
      (source) => !isShared(source.path) && !roomOf(source.path).includes('/') && !isIndex(source),
    )
    expect(roots.map(({ path }) => path).filter((path) => !members.has(path))).toEqual([])
  })

  test('a capability file has only a default export', () => {
    const offering = all.filter(({ path, code }) => members.has(path) && /^export (?!default)/m.test(code))
    expect(offering.map(({ path }) => path)).toEqual([])
  })

  test('a family has only the folder parts/, and each part is used', () => {
    const parts = all.filter(({ path }) => !isShared(path) && roomOf(path).includes('/'))
    expect(parts.map(({ path }) => path).filter((path) => !roomOf(path).endsWith('/parts'))).toEqual([])
    const used = new Set(all.flatMap(importsOf))
    expect(parts.map(({ path }) => path).filter((path) => !used.has(path))).toEqual([])
  })

  test('a family imports from another only whole capabilities, for reports', () => {
    const borrowed = all
      .filter(({ path }) => !isShared(path))
      .flatMap((source) =>
        importsOf(source)
          .filter((path) => !isShared(path) && familyOf(path) !== familyOf(source.path))
          .filter((path) => !(members.has(path) && ['reports', 'ai'].includes(familyOf(source.path))))
          .map((path) => `${source.path} imports ${path}`),
      )
    expect(borrowed).toEqual([])
  })

  test('the shared folder imports no family', () => {
    const known = all
      .filter(({ path }) => familyOf(path) === 'shared')
      .flatMap((source) => importsOf(source).filter((path) => !isShared(path)))
    expect(known).toEqual([])
  })
})
