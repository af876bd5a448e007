import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { licenceList, referenceProgram, shippedPackages } from '../../scripts/licences.ts'

/** Licences of packages that may be part of a work under AGPL-3.0-or-later. */
const COMPATIBLE = new Set([
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

test('the program of the reference page matches its README and its list of licences', () => {
  const read = (name: string) => readFileSync(`${import.meta.dir}/../../data/reference/${name}`, 'utf8')
  const { package: name, version, sha256, bundled } = referenceProgram()
  const program = read('standalone.js')
  expect(createHash('sha256').update(program).digest('hex')).toBe(sha256)
  expect(program.slice(0, 500)).toContain(`* ${name} ${version}\n`)
  for (const text of [`\`${name}\` ${version}`, `${bundled.length} packages`, sha256])
    expect(read('README.md')).toContain(text)
  const texts = read('LICENCES.txt')
  expect(bundled.filter((each) => !texts.includes(`${each.name} ${each.version}`))).toEqual([])
})

test('docs/licences.md is up to date', () => {
  expect(readFileSync(`${import.meta.dir}/../../docs/licences.md`, 'utf8')).toBe(licenceList())
})
