import { create, type Font } from 'fontkit'
import type { ShapedText, Typeface } from '../render/typefaces.ts'

/** pdfkit's own font object, which its types leave out. */
interface Inner {
  readonly id: string
  encode(text: string, features: readonly string[]): [codes: string[], positions: unknown]
  ref(): unknown
}
interface Hidden {
  _font: Inner
  page: { fonts: Record<string, unknown> }
}

const parsed = new WeakMap<Typeface, Font>()
const fontOf = (face: Typeface): Font => {
  let font = parsed.get(face)
  if (!font) parsed.set(face, (font = create(face.file as never) as Font))
  return font
}

/** The subset of a face that one document embeds: pdfkit writes it, HarfBuzz has chosen its glyphs. */
export class EmbeddedFont {
  readonly #inner: Inner
  readonly #doc: Hidden
  #shaped: ShapedText | null = null

  constructor(doc: PDFKit.PDFDocument, face: Typeface) {
    this.#doc = doc as unknown as Hidden
    const layout = () => {
      const { glyphs, positions, advance } = this.#shaped!
      return { glyphs, positions: positions.map((position) => ({ ...position })), advanceWidth: advance }
    }
    doc.registerFont(face.name, Object.create(fontOf(face), { layout: { value: layout } }))
    doc.font(face.name)
    this.#inner = this.#doc._font
  }

  get id(): string {
    return this.#inner.id
  }

  /** Of the page that is being drawn. */
  use(): void {
    this.#doc.page.fonts[this.id] ??= this.#inner.ref()
  }

  /** The glyphs as the content stream names them, four hexadecimal digits each. */
  codes(shaped: ShapedText): string[] {
    this.#shaped = shaped
    // Features are named so that pdfkit takes the run as a whole and does not shape word by word.
    return this.#inner.encode('', [])[0]
  }
}
