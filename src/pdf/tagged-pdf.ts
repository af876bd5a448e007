import PDFDocument from 'pdfkit'
import type { Run, TextLine } from '../render/lines.ts'
import type { ShapedText, Typeface } from '../render/typefaces.ts'
import { EmbeddedFont } from './embedded-font.ts'
import type { PageFormat, TextStyle } from './theme.ts'

export type StructureElement = PDFKit.PDFStructureElement
export type Tag =
  | 'Document'
  | 'Sect'
  | 'Div'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
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
  /** True if pages begin at the right, as in Urdu. */
  readonly isRightToLeft?: boolean
}

/** Options that pdfkit's types leave out. */
type Untyped = { [name: string]: unknown }

/** The dictionary of an element, which pdfkit's types leave out. */
const dataOf = (element: StructureElement) => (element as unknown as { dictionary: { data: Untyped } }).dictionary.data

const number = (value: number): string => String(Math.round(value * 1000) / 1000)

const utf16 = (text: string): string => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16().toString('hex')

/**
 * True if the glyphs spell the run. A glyph has one text in a document: `textByGlyph` has the texts by glyph id, and is extended here.
 */
const spellsRun = (textByGlyph: Map<number, string>, { glyphs, texts }: ShapedText): boolean => {
  let spelt = true
  for (const [i, { id }] of glyphs.entries()) {
    const text = texts[i]!
    if (!textByGlyph.has(id)) textByGlyph.set(id, text ?? '')
    if (text === null || textByGlyph.get(id) !== text) spelt = false
  }
  return spelt
}

/** Writes a tagged PDF: all content belongs to an element of the structure tree, or is an artifact. */
export class TaggedPdf {
  readonly doc: PDFKit.PDFDocument
  readonly root: StructureElement
  /** True while positions are counted from the right edge of the page. */
  #isMirrored: boolean
  readonly #width: number
  readonly #faces = new Map<Typeface, { font: EmbeddedFont; said: Map<number, string> }>()
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>

  constructor(sheet: PageFormat, { title, language, author, created, isRightToLeft = false }: Properties) {
    this.#isMirrored = isRightToLeft
    this.#width = sheet.width
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
    this.#bytes = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
      this.doc.on('error', reject)
    })
    // Drawing may throw before the bytes are awaited.
    this.#bytes.catch(() => {})
    this.root = this.createElement('Document')
    this.doc.addStructure(this.root)
  }

  createElement(tag: Tag, options: PDFKit.Mixins.StructureElementOptions & Untyped = {}): StructureElement {
    return this.doc.struct(tag, options)
  }

  /** Appends a new element to its parent. */
  appendElement(
    parent: StructureElement,
    tag: Tag,
    options: PDFKit.Mixins.StructureElementOptions & Untyped = {},
  ): StructureElement {
    const child = this.createElement(tag, options)
    parent.add(child)
    return child
  }

  /** Sets the kind of labels of a list. */
  setListNumbering(list: StructureElement, labels: 'Disc' | 'Decimal'): void {
    dataOf(list).A = { O: 'List', ListNumbering: labels }
  }

  tag(element: StructureElement, draw: () => void): void {
    const content = this.doc.markStructureContent(String(dataOf(element).S))
    draw()
    this.doc.endMarkedContent()
    element.add(content)
  }

  addArtifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  get isMirrored(): boolean {
    return this.#isMirrored
  }

  /** The left edge on the page of something at `x` of a width: on mirrored pages `x` is the distance from the right. */
  left(x: number, width: number): number {
    return this.#isMirrored ? this.#width - x - width : x
  }

  /** Draws in a frame whose content runs from left to right on mirrored pages too, such as English prose and pictures. */
  keepDirection({ x, width }: { readonly x: number; readonly width: number }, draw: () => void): void {
    if (!this.#isMirrored) {
      draw()
      return
    }
    const offset = this.left(x, width) - x
    this.#isMirrored = false
    if (offset !== 0) this.doc.save().translate(offset, 0)
    draw()
    if (offset !== 0) this.doc.restore()
    this.#isMirrored = true
  }

  /** Draws a line with its baseline at y, at `stretch` times its natural width. */
  drawLine(
    { runs, width }: TextLine,
    x: number,
    y: number,
    { size, colour }: Omit<TextStyle, 'leading' | 'weight'>,
    stretch = 1,
  ): void {
    this.doc.fillColor(colour)
    this.doc.addContent('BT')
    x = this.left(x, width * size * stretch)
    for (const run of runs) {
      this.#run(run, x, y, size, stretch)
      x += run.width * size * stretch
    }
    this.doc.addContent('ET')
  }

  /** Draws a line as outlines: visible, but not part of the text. */
  drawOutlines(
    { runs }: TextLine,
    x: number,
    y: number,
    { size, colour }: Omit<TextStyle, 'leading' | 'weight'>,
  ): void {
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

  #run({ face, text, original: altText, rightToLeft }: Run, x: number, y: number, size: number, stretch: number): void {
    const { font, said: textByGlyph } = this.#fontOf(face)
    const shaped = face.shape(text, rightToLeft)
    const actualText = altText ?? (spellsRun(textByGlyph, shaped) ? undefined : text)
    const units = 1000 * face.scale
    const codes = font.codes(shaped)
    this.doc.addContent(`/${font.id} ${number(size)} Tf`)
    // pdfkit flips the page so that y points down; letters are flipped back.
    this.doc.addContent(`${number(stretch)} 0 0 -1 ${number(x)} ${number(y)} Tm`)
    // Span and text share one matrix, since poppler places an ActualText by the state at its end.
    if (actualText !== undefined) this.doc.addContent(`/Span <</ActualText <${utf16(actualText)}>>> BDC`)
    let pendingCodes = ''
    let rise = 0
    const show = () => {
      if (pendingCodes) this.doc.addContent(`[${pendingCodes}] TJ`)
      pendingCodes = ''
    }
    for (const [i, code] of codes.entries()) {
      const { xAdvance, xOffset, yOffset } = shaped.positions[i]!
      if (yOffset !== rise) {
        show()
        rise = yOffset
        this.doc.addContent(`${number(rise * face.scale * size)} Ts`)
      }
      const after = xAdvance - xOffset - shaped.glyphs[i]!.advanceWidth
      // Two numbers in a row, of which the second may have no sign.
      if (xOffset && /\d$/.test(pendingCodes)) pendingCodes += ' '
      pendingCodes += `${xOffset ? number(-xOffset * units) : ''}<${code}>${after ? number(-after * units) : ''}`
    }
    show()
    if (rise) this.doc.addContent('0 Ts')
    if (actualText !== undefined) this.doc.addContent('EMC')
  }

  #fontOf(face: Typeface): { font: EmbeddedFont; said: Map<number, string> } {
    let entry = this.#faces.get(face)
    if (!entry) {
      this.#faces.set(face, (entry = { font: new EmbeddedFont(this.doc, face), said: new Map() }))
    }
    entry.font.use()
    return entry
  }

  /** Makes a box of the page a link to a named destination, as part of the element. `altText`: its text alternative. */
  linkTo(
    element: StructureElement,
    destination: string,
    altText: string,
    [x, y, width, height]: readonly [number, number, number, number],
  ) {
    const options = { structParent: element, Contents: new String(altText) }
    this.doc.goTo(x, y, width, height, destination, options as object)
  }

  end(): Promise<Uint8Array<ArrayBuffer>> {
    this.root.end()
    this.doc.end()
    return this.#bytes
  }
}
