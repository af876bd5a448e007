import { create, type Font } from 'fontkit'
import type { ShapedText, Typeface } from '../render/typefaces.ts'

/** pdfkit's internal font object, which its types leave out. */
interface PdfkitFont {
  readonly id: string
  encode(text: string, features: readonly string[]): [codes: string[], positions: unknown]
  ref(): unknown
}
interface PdfkitDocument {
  _font: PdfkitFont
  page: { fonts: Record<string, unknown> }
}

const fontkitCache = new WeakMap<Typeface, Font>()
const fontOf = (face: Typeface): Font => {
  let font = fontkitCache.get(face)
  if (!font) fontkitCache.set(face, (font = create(face.file as never) as Font))
  return font
}

/** The subset of a face that a document embeds. HarfBuzz chooses the glyphs; pdfkit writes the subset. */
export class EmbeddedFont {
  readonly #font: PdfkitFont
  readonly #doc: PdfkitDocument
  #shaped: ShapedText | null = null

  constructor(doc: PDFKit.PDFDocument, face: Typeface) {
    this.#doc = doc as unknown as PdfkitDocument
    const layout = () => {
      const { glyphs, positions, advance } = this.#shaped!
      return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth: advance }
    }
    doc.registerFont(face.name, Object.create(fontOf(face), { layout: { value: layout } }))
    doc.font(face.name)
    this.#font = this.#doc._font
  }

  get id(): string {
    return this.#font.id
  }

  /** Adds the font to the resources of the current page. */
  use(): void {
    this.#doc.page.fonts[this.id] ??= this.#font.ref()
  }

  /** Codes of the glyphs in the content stream, four hexadecimal digits each. */
  codes(shaped: ShapedText): string[] {
    this.#shaped = shaped
    // With a list of features pdfkit lays out the run as a whole instead of word by word.
    return this.#font.encode('', [])[0]
  }
}
