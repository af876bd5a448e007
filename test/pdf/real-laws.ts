import { expect } from 'bun:test'
import type { Branding, Paper, RenderRequest } from '../../src/document/rendering.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { ACCESS_LAWS } from './access-laws.ts'
import { LAYOUT_LAWS } from './layout-laws.ts'
import { readPdf } from './reader.ts'

/** source: issue 26, under 600 KB for 25 pages */
const MOST_BYTES = 600_000

export const brandedOn = (paper: Paper): Branding => ({
  brand_name: null,
  accent: null,
  logo: null,
  footer_note: null,
  paper,
})

/** Writes a document and holds it to every law. */
export const demandLawful = async (request: RenderRequest): Promise<Uint8Array> => {
  const bytes = await writePdf(request)
  const pdf = readPdf(bytes)
  const broken = Object.entries({ ...ACCESS_LAWS, ...LAYOUT_LAWS }).flatMap(([law, find]) =>
    find(pdf).map((where) => `${law}: ${where}`),
  )
  expect(broken).toEqual([])
  expect(bytes.length).toBeLessThan(MOST_BYTES)
  return bytes
}
