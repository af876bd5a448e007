import { expect, test } from 'bun:test'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { readPdf } from './reader.ts'
import { documentFor } from './real-documents.ts'

/** Pages of the kundli by length, as the documentation states them. */
test.each([
  ['short', 10, 13],
  ['standard', 27, 35],
  ['full', 48, 64],
] as const)('a %s kundli has %i to %i pages', async (length, least, most) => {
  const pdf = readPdf(
    await writePdf(await documentFor('classical-kundli-report', 'midnight', undefined, false, { length })),
  )
  expect(pdf.count).toBeGreaterThanOrEqual(least)
  expect(pdf.count).toBeLessThanOrEqual(most)
})
