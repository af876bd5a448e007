import { ColorSpace, PDFDocument as Opened, type PDFObject } from 'mupdf'

/** An element of the structure tree with its children. */
export interface StructureNode {
  tag: string
  alt: string | null
  scope: string | null
  lang: string | null
  children: StructureNode[]
  /** Number of marked contents and objects of its own. */
  marks: number
  /** Marked content of its own: page, and id on the page. */
  content: { page: number; mcid: number }[]
  /** Left, bottom, right, top of a picture; else null. */
  box: number[] | null
}

/** A marked content of a page. */
export interface MarkedContent {
  /** Null for an artifact. */
  mcid: number | null
  tag: string
  /** Start of each line: x, and baseline from the top of the page. */
  lines: { x: number; y: number }[]
}

const text = (object: PDFObject): string | null => (object.isString() ? object.asString() : null)
const all = (object: PDFObject): PDFObject[] => {
  if (object.isNull()) return []
  if (!object.isArray()) return [object]
  return Array.from({ length: object.length }, (_, i) => object.get(i))
}

const nodeOf = (element: PDFObject, pages: ReadonlyMap<number, number>): StructureNode => {
  const kids = all(element.get('K'))
  const children = kids.filter((kid) => kid.isDictionary() && !kid.get('S').isNull())
  const markedKids = kids.filter((kid) => kid.isNumber() || (kid.isDictionary() && kid.get('MCID').isNumber()))
  const box = element.get('A', 'BBox')
  return {
    tag: element.get('S').asName(),
    alt: text(element.get('Alt')),
    scope: element.get('A', 'Scope').isName() ? element.get('A', 'Scope').asName() : null,
    lang: text(element.get('Lang')),
    children: children.map((child) => nodeOf(child, pages)),
    marks: kids.length - children.length,
    content: markedKids.map((kid) => {
      const holder = kid.isNumber() ? element : kid
      const page = holder.get('Pg').isNull() ? element.get('Pg') : holder.get('Pg')
      return { page: pages.get(page.asIndirect())!, mcid: kid.isNumber() ? kid.asNumber() : kid.get('MCID').asNumber() }
    }),
    box: box.isArray() ? all(box).map((side) => side.asNumber()) : null,
  }
}

/** Marked contents of a page in drawing order. pdfkit flips pages, so that y counts from the top. */
const markedContentsIn = (content: string): MarkedContent[] => {
  const contents: MarkedContent[] = []
  const open: (MarkedContent | null)[] = []
  for (const line of content.replace(/<<\n([^<>]*)\n>> BDC/g, '<< $1 >> BDC').split('\n')) {
    const begins = /^\/(\w+) (.*)BDC$/.exec(line)
    const position = /^[\d.-]+ 0 0 -1 ([\d.-]+) ([\d.-]+) Tm$/.exec(line)
    if (begins) {
      const mcid = /\/MCID (\d+)/.exec(begins[2]!)?.[1]
      const isSpan = begins[1] === 'Span'
      const next = isSpan ? null : { mcid: mcid === undefined ? null : Number(mcid), tag: begins[1]!, lines: [] }
      if (next) contents.push(next)
      open.push(next)
    } else if (line === 'EMC') open.pop()
    else if (position)
      open.findLast((each) => each !== null)?.lines.push({ x: Number(position[1]), y: Number(position[2]) })
  }
  return contents
}

export interface Font {
  name: string
  embedded: boolean
  unicode: boolean
}

/** Reads a PDF with a library other than the one that wrote it. */
export const readPdf = (bytes: Uint8Array) => {
  const doc = Opened.openDocument(bytes, 'application/pdf') as Opened
  const root = doc.getTrailer().get('Root')
  const count = doc.countPages()
  const content = (page: number) => {
    const contents = doc.findPage(page).get('Contents')
    return all(contents)
      .map((stream) => stream.readStream().asString())
      .join('\n')
  }
  const pageNumbers = new Map(
    Array.from({ length: count }, (_, page) => [doc.findPage(page).asIndirect(), page] as const),
  )
  const fonts = new Map<string, Font>()
  for (let page = 0; page < count; page++)
    doc
      .findPage(page)
      .get('Resources', 'Font')
      .forEach((font: PDFObject) => {
        const name = font.get('BaseFont').asName()
        const descriptor = font.get('DescendantFonts', 0, 'FontDescriptor')
        fonts.set(name, {
          name,
          embedded: !descriptor.get('FontFile2').isNull() || !descriptor.get('FontFile3').isNull(),
          unicode: !font.get('ToUnicode').isNull(),
        })
      })
  return {
    count,
    root,
    /** Text of a page in the order of its content. */
    text: (page: number) => doc.loadPage(page).toStructuredText('preserve-whitespace').asText(),
    content,
    written: (page: number) => markedContentsIn(content(page)),
    /** Boxes of the lines of a page: left, top, right, bottom. */
    boxes: (page: number) => {
      const { blocks } = JSON.parse(doc.loadPage(page).toStructuredText('preserve-whitespace').asJSON(1)) as {
        blocks: { lines?: { text: string; bbox: { x: number; y: number; w: number; h: number } }[] }[]
      }
      return blocks.flatMap(({ lines = [] }) => lines.filter((line) => line.text.trim() !== ''))
    },
    size: (page: number) => all(doc.findPage(page).get('MediaBox')).map((side) => Math.round(side.asNumber())),
    /** The rendered page in greys, at 36 dots per inch; a copy, since the library's memory moves when it grows. */
    pixels: (page: number) =>
      doc.loadPage(page).toPixmap([0.5, 0, 0, 0.5, 0, 0], ColorSpace.DeviceGray).getPixels().slice(),
    fonts: [...fonts.values()],
    outline: doc.loadOutline() as { title: string; page: number; down?: { title: string; page: number }[] }[] | null,
    tree: all(root.get('StructTreeRoot', 'K')).map((element) => nodeOf(element, pageNumbers)),
    metadata: root.get('Metadata').readStream().asString(),
    links: (page: number) =>
      doc
        .loadPage(page)
        .getLinks()
        .map((link) => doc.resolveLink(link)),
    annotations: (page: number) => all(doc.findPage(page).get('Annots')),
    tabs: (page: number) => doc.findPage(page).get('Tabs').asName(),
  }
}

export const flattenTree = (tree: readonly StructureNode[]): StructureNode[] =>
  tree.flatMap((node) => [node, ...flattenTree(node.children)])
