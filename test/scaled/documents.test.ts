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

/** What qpdf finds wrong in a file; it must be installed. */
const faultsOf = (bytes: Uint8Array) => {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const { exitCode, stdout, stderr } = Bun.spawnSync(['qpdf', '--check', file])
  return exitCode === 0 ? '' : `${stdout}${stderr}`
}

test.each(Object.keys(PEOPLE) as Person[])('what each report on %s rests on fits on a page', async (who) => {
  for (const slug of REPORTS) {
    const request = await documentFor(slug, who)
    const rests = request.sections.filter(({ title }) => title === 'What it rests on')
    expect([slug, rests.length]).toEqual([slug, 1])
    const taken = pagesOfSections(readPdf(await writePdf({ ...request, sections: rests })))
    expect([slug, taken < 1]).toEqual([slug, true])
  }
})

describe.each(Object.keys(PEOPLE) as Person[])('%s', (who) => {
  test.each(REPORTS)('%s keeps the laws of PDF/UA and of the page, and qpdf finds no fault', async (slug) => {
    expect(faultsOf(await writeAndCheck(await documentFor(slug, who)))).toBe('')
  })
})

test.each(REPORTS)('%s keeps the laws on A5', async (slug) => {
  await writeAndCheck({ ...(await documentFor(slug, 'tamil')), branding: brandingOn('a5') })
})
