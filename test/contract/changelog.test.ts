import { expect, test } from 'bun:test'
import { breakingEntries, changeText, unannounced } from '../../scripts/contract/changelog.ts'
import { changesBy, chart, rename, schemas, set } from './planted-changes.ts'

// The breaking changes that a changelog names.

const changelog = (...entries: string[]) => `# Changelog

## [Unreleased]

### Added

- War in /v1/charts/chart: winner

### Breaking

${entries.map((entry) => `- ${entry}`).join('\n')}

### Fixed

- Something.

## [1.0.0]

### Breaking

- War: victor
`

test('reads the entries of the newest version, with all their lines', () => {
  expect(breakingEntries(changelog('First\n  and more.', 'Second.'))).toEqual(['First and more.', 'Second.'])
  expect(breakingEntries('# Changelog\n\n## [Unreleased]\n\n## [1.0.0]\n\n### Breaking\n\n- Old.\n')).toEqual([])
  expect(breakingEntries('# Changelog\n\n## [2.0.0]\n\n### Breaking\n\n* Last.')).toEqual(['Last.'])
})

const renamed = changesBy((d) => rename(schemas(d).War, 'victor', 'winner'))
const shared = changesBy((d) => rename(schemas(d).Place, 'degree', 'angle'))
const removed = changesBy((d) => delete d.paths['/v1/charts/wheel'])
const headless = changesBy((d) => delete chart(d).responses[200].headers)
const reprised = changesBy((d) => set(chart(d), { 'x-credits': 3 }))

test.each([
  ['the schema and the field', renamed, '`War.victor` is now `winner`.'],
  ['the operation and the field', renamed, 'POST /v1/charts/chart: `data.wars[].war.victor` is now `winner`.'],
  ['a schema that several operations share', shared, '`Place`: `degree` is now `angle`.'],
  ['each operation', shared, '`degree` is `angle` in `/v1/charts/chart` and `/v1/charts/wheel`.'],
  ['an operation as a whole', removed, '`POST /v1/charts/wheel` is gone.'],
  ['a header in its usual spelling', headless, '`/v1/charts/chart` answers without `X-Request-Id`.'],
  ['a price', reprised, '`/v1/charts/chart` costs 3 credits (`x-credits`).'],
])('accepts an entry that names %s', (_, changes, entry) => {
  expect(unannounced(changes, changelog(entry))).toEqual([])
})

test.each([
  ['nothing', renamed, 'Other things.'],
  ['the field alone', renamed, '`victor` is now `winner`.'],
  ['the schema alone', renamed, '`War` changed.'],
  ['another field', renamed, '`War.victory` is gone.'],
  ['an operation with a longer name', renamed, '/v1/charts/chart-image: `victor` is now `winner`.'],
  ['an operation below it', renamed, '/v1/charts/chart/image: `victor` is now `winner`.'],
  ['one operation of two', shared, '/v1/charts/chart: `degree` is now `angle`.'],
])('rejects an entry that names %s', (_, changes, entry) => {
  expect(unannounced(changes, changelog(entry))).toHaveLength(1)
})

test('compatible changes require no entry', () => {
  expect(
    unannounced(
      changesBy((d) => set(schemas(d).War.properties, { orb: {} })),
      '',
    ),
  ).toEqual([])
})

test('prints a change with its schema, field and operations', () => {
  expect(shared.map(changeText)).toEqual([
    'breaking: response field removed in Place.degree\n' +
      '    POST /v1/charts/chart responses.200.application/json.data.planets[].degree\n' +
      '    POST /v1/charts/wheel responses.200.application/json.degree',
    'compatible: response field added, required in Place.angle\n' +
      '    POST /v1/charts/chart responses.200.application/json.data.planets[].angle\n' +
      '    POST /v1/charts/wheel responses.200.application/json.angle',
  ])
})
