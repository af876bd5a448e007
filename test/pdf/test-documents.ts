import { paragraph, type Section } from '../../src/document/document.ts'
import type { RenderRequest } from '../../src/document/rendering.ts'
import { writePdf } from '../../src/pdf/write-pdf.ts'
import { readPdf } from './reader.ts'

/** Simple reports for tests that write and read a PDF. */

export const renderRequest = (sections: readonly Section[], more: Partial<RenderRequest> = {}): RenderRequest => ({
  title: 'A report',
  sections,
  branding: null,
  watermark: false,
  language: 'en',
  created: Date.UTC(2026, 0, 2),
  ...more,
})
export const renderAndRead = async (sections: readonly Section[], more?: Partial<RenderRequest>) =>
  readPdf(await writePdf(renderRequest(sections, more)))

export const numberedWords = (count: number, word = 'word') =>
  Array.from({ length: count }, (_, i) => `${word}${i + 1}`).join(' ')
export const chapters = (count: number): Section[] =>
  Array.from({ length: count }, (_, i) => ({ title: `Chapter ${i + 1}`, blocks: [paragraph(numberedWords(900))] }))
