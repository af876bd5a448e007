import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { licenceList, shippedPackages } from '../../scripts/licences.ts'

/** May be combined into a work under AGPL-3.0-or-later. */
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
  'not stated (part of @scalar/api-reference, MIT)',
])

test('what ships may ship under the AGPL', () => {
  const packages = shippedPackages()
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(({ licence }) => licence === null || !COMPATIBLE.has(licence))).toEqual([])
})

test('docs/licences.md is the list of what ships', () => {
  expect(readFileSync(`${import.meta.dir}/../../docs/licences.md`, 'utf8')).toBe(licenceList())
})
