import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { sample } from '../long.ts'
import { pagesOfSections } from '../pdf/layout-rules.ts'
import { readPdf } from '../pdf/reader.ts'
import { documentFor, PEOPLE, type Person, REPORTS } from '../pdf/real-documents.ts'
import { brandingOn, writeAndCheck } from '../pdf/real-rules.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The errors of qpdf for a file. qpdf must be installed. */
const errorsOf = (bytes: Uint8Array) => {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const { exitCode, stdout, stderr } = Bun.spawnSync(['qpdf', '--check', file])
  return exitCode === 0 ? '' : `${stdout}${stderr}`
}

const EVERYBODY = Object.keys(PEOPLE) as Person[]
/** Each report is written for some people in turn. The nightly form writes it for everybody. */
const COUNT = sample(2, 2, EVERYBODY.length)
const DOCUMENTS = REPORTS.flatMap((slug, i) =>
  Array.from({ length: COUNT }, (_, k) => {
    const at = i + Math.floor((k * EVERYBODY.length) / COUNT)
    return [slug, EVERYBODY[at % EVERYBODY.length]!] as const
  }),
)

describe.each(DOCUMENTS)('%s of %s', (slug, person) => {
  test('meets PDF/UA and the layout rules, and qpdf reports no error', async () => {
    expect(errorsOf(await writeAndCheck(await documentFor(slug, person)))).toBe('')
  })

  test('has the section "What it rests on" on one page', async () => {
    const request = await documentFor(slug, person)
    const sections = request.sections.filter(({ title }) => title === 'What it rests on')
    expect(sections.length).toBe(1)
    expect(pagesOfSections(readPdf(await writePdf({ ...request, sections })))).toBeLessThan(1)
  })
})

test.each(REPORTS)('%s meets the rules on A5', async (slug) => {
  await writeAndCheck({ ...(await documentFor(slug, 'tamil')), branding: brandingOn('a5') })
})
