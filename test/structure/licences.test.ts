import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { licenceList, referenceProgram, shippedPackages } from '../../scripts/licences.ts'

/** Licences of packages that may be part of a work under AGPL-3.0-or-later. */
const COMPATIBLE = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(AGPL-3.0-or-later OR LGPL-3.0-or-later)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

test('all shipped packages have licences that are compatible with the AGPL', () => {
  const shipped = shippedPackages()
  const { bundled } = referenceProgram()
  expect([shipped.length > 100, bundled.length > 100]).toEqual([true, true])
  const packages = [...shipped, ...bundled]
  expect(packages.filter(({ licence }) => licence === null || !COMPATIBLE.has(licence))).toEqual([])
})

test('the notes name the program of the reference page', () => {
  const folder = join(import.meta.dir, '..', '..', 'data', 'reference')
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const { package: name, version, sha256, entry, modules, bundled } = referenceProgram()
  const files = readdirSync(join(folder, 'program'), { recursive: true }).map(String)
  const paths = files.filter((path) => path.endsWith('.js')).map((path) => path.replaceAll('\\', '/'))
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(`${path}\0${read(join('program', path))}\0`)
  expect([paths.length, hash.digest('hex')]).toEqual([modules, sha256])
  expect(read(join('program', entry))).toContain(`${name}@`)
  for (const note of [`\`${name}\` ${version}`, `${modules} modules`, `${bundled.length} packages`, sha256])
    expect(read('README.md')).toContain(note)
  const texts = read('LICENCES.txt')
  expect(bundled.filter((each) => !texts.includes(`${each.name} ${each.version}`))).toEqual([])
})

test('docs/licences.md is up to date', () => {
  expect(readFileSync(`${import.meta.dir}/../../docs/licences.md`, 'utf8')).toBe(licenceList())
})
