import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writePdf } from '../../src/pdf/write-pdf.ts'
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

test.each(Object.keys(PEOPLE) as Person[])(
  'the section "What it rests on" of each report on %s fits on one page',
  async (person) => {
    for (const slug of REPORTS) {
      const request = await documentFor(slug, person)
      const sections = request.sections.filter(({ title }) => title === 'What it rests on')
      expect([slug, sections.length]).toEqual([slug, 1])
      const pages = pagesOfSections(readPdf(await writePdf({ ...request, sections })))
      expect([slug, pages < 1]).toEqual([slug, true])
    }
  },
)

describe.each(Object.keys(PEOPLE) as Person[])('%s', (person) => {
  test.each(REPORTS)('%s meets PDF/UA and the layout rules, and qpdf reports no error', async (slug) => {
    expect(errorsOf(await writeAndCheck(await documentFor(slug, person)))).toBe('')
  })
})

test.each(REPORTS)('%s meets the rules on A5', async (slug) => {
  await writeAndCheck({ ...(await documentFor(slug, 'tamil')), branding: brandingOn('a5') })
})
