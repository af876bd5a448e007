import PDFDocument from 'pdfkit'
import type { Line, Run } from '../render/lines.ts'
import type { ShapedText, Typeface } from '../render/typefaces.ts'
import { EmbeddedFont } from './embedded-font.ts'
import type { Sheet, Style } from './theme.ts'

export type Element = PDFKit.PDFStructureElement
export type Tag =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Caption'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Reference'
  | 'Link'

export interface Properties {
  readonly title: string
  readonly language: string
  readonly author: string | null
  readonly created: Date
}

/** What pdfkit's types leave out. */
type Untyped = { [name: string]: unknown }

/** The dictionary of an element, which pdfkit's types leave out. */
const dataOf = (element: Element) => (element as unknown as { dictionary: { data: Untyped } }).dictionary.data

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

const utf16 = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')

/** Whether the glyphs, each with the one text that it has in this document, spell the run. */
const spells = (said: Map<number, string>, { glyphs, texts }: ShapedText): boolean => {
  let spelt = true
  for (const [i, { id }] of glyphs.entries()) {
    const text = texts[i]!
    if (!said.has(id)) said.set(id, text ?? '')
    if (text === null || said.get(id) !== text) spelt = false
  }
  return spelt
}

/** A tagged PDF being written: every mark is content of an element of the structure tree, or an artifact. */
export class Ink {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  readonly #faces = new Map<Typeface, { font: EmbeddedFont; said: Map<number, string> }>()
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  constructor(sheet: Sheet, { title, language, author, created }: Properties) {
    this.doc = new PDFDocument({
      size: [sheet.width, sheet.height],
      margin: 0,
      autoFirstPage: false,
      font: null as never,
      fontLayoutCache: false,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      displayTitle: true,
      lang: language,
      info: {
        Title: title,
        ...(author ? { Author: author } : {}),
        Creator: 'Khagola',
        CreationDate: created,
        ModDate: created,
      },
    })
    const chunks: Uint8Array[] = []
    this.#bytes = new Promise((settle, fail) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      this.doc.on('end', () => settle(new Uint8Array(Buffer.concat(chunks))))
      this.doc.on('error', fail)
    })
    // Drawing may throw before the bytes are awaited.
    this.#bytes.catch(() => {})
    this.root = this.element('Document')
    this.doc.addStructure(this.root)
  }

  element(tag: Tag, options: PDFKit.Mixins.StructureElementOptions & Untyped = {}): Element {
    return this.doc.struct(tag, options)
  }

  /** A child at the end of its parent. */
  under(parent: Element, tag: Tag, options: PDFKit.Mixins.StructureElementOptions & Untyped = {}): Element {
    const child = this.element(tag, options)
    parent.add(child)
    return child
  }

  /** What the labels of a list are. */
  number(list: Element, labels: 'Disc' | 'Decimal'): void {
    dataOf(list).A = { O: 'List', ListNumbering: labels }
  }

  mark(element: Element, draw: () => void): void {
    const content = this.doc.markStructureContent(String(dataOf(element).S))
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  artifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** A line with its baseline at y, drawn out or pressed to `stretch` times its width. */
  line({ runs }: Line, x: number, y: number, { size, colour }: Omit<Style, 'leading' | 'weight'>, stretch = 1): void {
    this.doc.fillColor(colour)
    this.doc.addContent('BT')
    for (const run of runs) {
      this.#run(run, x, y, size, stretch)
      x += run.width * size * stretch
    }
    this.doc.addContent('ET')
  }

  /** A line as a picture: seen, and in nobody's text. */
  outline({ runs }: Line, x: number, y: number, { size, colour }: Omit<Style, 'leading' | 'weight'>): void {
    for (const { face, text, rightToLeft } of runs) {
      const { glyphs, positions } = face.shape(text, rightToLeft)
      const scale = face.scale * size
      for (const [i, { id }] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[i]!
        this.doc
          .save()
          .translate(x + xOffset * scale, y - yOffset * scale)
          .scale(scale, -scale)
        this.doc.path(face.outline(id)).fill(colour)
        this.doc.restore()
        x += xAdvance * scale
      }
    }
  }

  #run({ face, text, original: says, rightToLeft }: Run, x: number, y: number, size: number, stretch: number): void {
    const { font, said } = this.#fontOf(face)
    const shaped = face.shape(text, rightToLeft)
    const spoken = says ?? (spells(said, shaped) ? undefined : text)
    const units = 1000 * face.scale
    const codes = font.codes(shaped)
    this.doc.addContent(`/${font.id} ${number(size)} Tf`)
    // pdfkit turns the page so that y grows downward; letters are turned back.
    this.doc.addContent(`${number(stretch)} 0 0 -1 ${number(x)} ${number(y)} Tm`)
    // Span and text under one matrix: poppler places an ActualText by the state at its end.
    if (spoken !== undefined) this.doc.addContent(`/Span <</ActualText <${utf16(spoken)}>>> BDC`)
    let shown = ''
    let rise = 0
    const show = () => {
      if (shown) this.doc.addContent(`[${shown}] TJ`)
      shown = ''
    }
    for (const [i, code] of codes.entries()) {
      const { xAdvance, xOffset, yOffset } = shaped.positions[i]!
      if (yOffset !== rise) {
        show()
        rise = yOffset
        this.doc.addContent(`${number(rise * face.scale * size)} Ts`)
      }
      const after = xAdvance - xOffset - shaped.glyphs[i]!.advanceWidth
      shown += `${xOffset ? number(-xOffset * units) : ''}<${code}>${after ? number(-after * units) : ''}`
    }
    show()
    if (rise) this.doc.addContent('0 Ts')
    if (spoken !== undefined) this.doc.addContent('EMC')
  }

  #fontOf(face: Typeface): { font: EmbeddedFont; said: Map<number, string> } {
    let known = this.#faces.get(face)
    if (!known) {
      this.#faces.set(face, (known = { font: new EmbeddedFont(this.doc, face), said: new Map() }))
    }
    known.font.use()
    return known
  }

  /** Makes the box a link to a named place of the document, a part of the element. */
  linkTo(
    element: Element,
    place: string,
    says: string,
    [x, y, width, height]: readonly [number, number, number, number],
  ) {
    const options = { structParent: element, Contents: new String(says) }
    this.doc.goTo(x, y, width, height, place, options as object)
  }

  end(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    this.doc.end()
    return this.#bytes
  }
}
