import { describe, expect, test } from 'bun:test'
import { ColorSpace, PDFDocument } from 'mupdf'
import type { WallDay, WallPaper } from '../../src/document/wall-month.ts'
import { TaggedPdf } from '../../src/pdf/tagged-pdf.ts'
import { writeWallCalendar } from '../../src/pdf/wall-calendar.ts'
import { textLines } from '../../src/render/lines.ts'

const open = (bytes: Uint8Array) => PDFDocument.openDocument(bytes, 'application/pdf')

/** The columns of a page's first ink and last ink, points. */
const inkOf = (bytes: Uint8Array): [number, number] => {
  const pixmap = open(bytes).loadPage(0).toPixmap([1, 0, 0, 1, 0, 0], ColorSpace.DeviceGray, false)
  const [pixels, width] = [pixmap.getPixels(), pixmap.getWidth()]
  const dark = [...pixels.keys()].filter((i) => pixels[i]! < 128).map((i) => i % width)
  return [Math.min(...dark), Math.max(...dark)]
}

test('every letter after a mark without width is drawn', async () => {
  // The vowel sign and the dot of कुं move in opposite directions, one after the other.
  for (const text of ['वैकुंठ', 'कुंभ', 'कुंडली']) {
    const line = textLines(text, 'bold', 100)[0]!
    const body = { x: 0, y: 0, width: 300, height: 100 }
    const page = { width: 300, height: 100, body, runs: { head: 0, foot: 0 }, isSmall: false }
    const pdf = new TaggedPdf(page, { title: text, language: 'hi', author: null, created: new Date(0) })
    pdf.doc.addPage()
    pdf.tag(pdf.appendElement(pdf.root, 'P'), () => pdf.drawLine(line, 20, 60, { size: 40, colour: '#000000' }))
    const [first, last] = inkOf(await pdf.end())
    expect(first).toBeGreaterThanOrEqual(18)
    expect(last / (20 + line.width * 40)).toBeCloseTo(1, 1)
  }
})

describe('a wall calendar', () => {
  const day = (number: number): WallDay => ({
    ...{
      number,
      column: (number + 4) % 7,
      corner: String(number),
      moon: (number * 12) % 360,
      limbs: ['சுக்ல சஷ்டி 13:59'],
      times: ['06:34 – 18:00'],
    },
    festivals: number === 14 ? Array.from({ length: 14 }, (_, i) => `திருநாள் ${i + 1}`) : [],
  })
  const write = (paper: WallPaper) =>
    writeWallCalendar({
      ...{ title: 'Chennai 2027', language: 'ta', paper, created: 0 },
      months: [
        {
          title: 'ஜனவரி 2027',
          subtitle: 'Chennai',
          weekdays: ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'],
          days: Array.from({ length: 31 }, (_, i) => day(i + 1)),
        },
      ],
    })

  test('is one landscape page of A4 or A3', async () => {
    for (const [paper, width, height] of [
      ['A4', 841.89, 595.28],
      ['A3', 1190.55, 841.89],
    ] as const) {
      const document = open(await write(paper))
      const [left, top, right, bottom] = document.loadPage(0).getBounds()
      expect(document.countPages()).toBe(1)
      expect(right - left).toBeCloseTo(width, 0)
      expect(bottom - top).toBeCloseTo(height, 0)
    }
  })

  test('has every festival of a full day', async () => {
    const text = open(await write('A4'))
      .loadPage(0)
      .toStructuredText('preserve-whitespace')
      .asText()
    for (let i = 1; i <= 14; i++) expect(text).toContain(`திருநாள் ${i}`)
  })

  test('is a table of seven columns for a reader', async () => {
    const raw = Buffer.from(await write('A4')).toString('latin1')
    expect(raw.match(/\/S \/TH\b/g)).toHaveLength(7)
    expect(raw.match(/\/S \/TR\b/g)).toHaveLength(7)
  })
})
