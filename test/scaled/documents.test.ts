import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentFor, PEOPLE, type Person, REPORTS } from '../pdf/real-documents.ts'
import { demandLawful } from '../pdf/real-laws.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

/** What qpdf finds wrong in a file; it must be installed. */
const faultsOf = (bytes: Uint8Array) => {
  const file = join(folder, 'document.pdf')
  writeFileSync(file, bytes)
  const { exitCode, stdout, stderr } = Bun.spawnSync(['qpdf', '--check', file])
  return exitCode === 0 ? '' : `${stdout}${stderr}`
}

describe.each(Object.keys(PEOPLE) as Person[])('%s', (who) => {
  test.each(REPORTS)('%s keeps the laws of PDF/UA and of the page, and qpdf finds no fault', async (slug) => {
    expect(faultsOf(await demandLawful(await documentFor(slug, who)))).toBe('')
  })
})
