import { expect } from 'bun:test'
import type { Branding, Paper, RenderRequest } from '../../src/document/rendering.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { ACCESS_RULES } from './access-rules.ts'
import { LAYOUT_RULES } from './layout-rules.ts'
import { readPdf } from './reader.ts'

/** source: a requirement of this project: under 600 KB for 25 pages, and as much for each further page */
const MOST_BYTES = { total: 600_000, page: 24_000 }

export const brandingOn = (paper: Paper): Branding => ({
  brand_name: null,
  accent: null,
  logo: null,
  footer_note: null,
  paper,
})

/** Writes a document and checks it against all rules. */
export const writeAndCheck = async (request: RenderRequest): Promise<Uint8Array> => {
  const bytes = await writePdf(request)
  const pdf = readPdf(bytes)
  const broken = Object.entries({ ...ACCESS_RULES, ...LAYOUT_RULES }).flatMap(([law, find]) =>
    find(pdf).map((where) => `${law}: ${where}`),
  )
  expect(broken).toEqual([])
  expect(bytes.length).toBeLessThan(Math.max(MOST_BYTES.total, MOST_BYTES.page * pdf.count))
  return bytes
}
