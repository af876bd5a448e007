import { paragraph, type Section } from '../../src/document/document.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { readPdf } from './reader.ts'

/** Plain reports, to be written and read again. */

export const order = (sections: readonly Section[], more: Partial<RenderRequest> = {}): RenderRequest => ({
  title: 'A report',
  sections,
  branding: null,
  watermark: false,
  language: 'en',
  created: Date.UTC(2026, 0, 2),
  ...more,
})
export const read = async (sections: readonly Section[], more?: Partial<RenderRequest>) =>
  readPdf(await writePdf(order(sections, more)))

export const words = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, i) => `${word}${i + 1}`).join(' ')
export const plain = (count: number): Section[] =>
  Array.from({ length: count }, (_, i) => ({ title: `Chapter ${i + 1}`, blocks: [paragraph(words(900))] }))
