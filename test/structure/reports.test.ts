import { expect, test } from 'bun:test'
import { catalogue } from '../../src/capabilities/index.ts'
import { reportsOf } from '../../src/reports/report-index.ts'
import { sources } from './sources.ts'

// The declaration of a report (`report`) has everything special about it, so that a new report changes no shared code.

const reports = reportsOf(catalogue)
const anyOf = (names: Iterable<string>) => `(?:${[...new Set(names)].join('|')})`
/** The slug of a report, or its family as a text of its own. */
const NAME = new RegExp(
  `\\b${anyOf(reports.keys())}\\b(?!-)|'${anyOf([...reports.values()].map(({ family }) => family))}'`,
)

test('the code of documents and jobs names no report or family of reports', () => {
  const shared = [...sources('src/reports/**/*.ts'), ...sources('src/service/**/*.ts')]
  expect(shared.length).toBeGreaterThan(50)
  const named = shared.flatMap(({ path, code }) => {
    const name = NAME.exec(code)
    return name ? [`${path}: ${name[0]}`] : []
  })
  expect(named).toEqual([])
  for (const planted of ["entry.slug === 'report-career'", "family === 'western'"]) expect(planted).toMatch(NAME)
})

test('the people of every report are fields of its input', () => {
  for (const { slug, input, report } of reports.values()) {
    const fields = report.subjects === 'person' ? ['datetime', 'name', 'place'] : Object.keys(report.subjects)
    expect([slug, fields.filter((field) => !(field in input.properties))]).toEqual([slug, []])
  }
})
