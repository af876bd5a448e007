import { ColorSpace, PDFDocument as Opened, type PDFObject } from 'mupdf'

/** A tag of the structure tree and what stands under it. */
export interface Tagged {
  tag: string
  alt: string | null
  scope: string | null
  lang: string | null
  children: Tagged[]
  /** Marked content and objects that it holds itself. */
  marks: number
  /** Its own marked content: page, and number there. */
  own: { page: number; mcid: number }[]
  /** Left, bottom, right, top, where it is a picture. */
  box: number[] | null
}

/** Text of one marked content, as it stands on its page. */
export interface Written {
  /** Null for an artifact. */
  mcid: number | null
  tag: string
  /** Baselines from the top of the page, and where text begins. */
  lines: { x: number; y: number }[]
}

const text = (object: PDFObject): string | null => (object.isString() ? object.asString() : null)
const all = (object: PDFObject): PDFObject[] => {
  if (object.isNull()) return []
  if (!object.isArray()) return [object]
  return Array.from({ length: object.length }, (_, i) => object.get(i))
}

const tagged = (element: PDFObject, pages: ReadonlyMap<number, number>): Tagged => {
  const kids = all(element.get('K'))
  const children = kids.filter((kid) => kid.isDictionary() && !kid.get('S').isNull())
  const marked = kids.filter((kid) => kid.isNumber() || (kid.isDictionary() && kid.get('MCID').isNumber()))
  const box = element.get('A', 'BBox')
  return {
    tag: element.get('S').asName(),
    alt: text(element.get('Alt')),
    scope: element.get('A', 'Scope').isName() ? element.get('A', 'Scope').asName() : null,
    lang: text(element.get('Lang')),
    children: children.map((child) => tagged(child, pages)),
    marks: kids.length - children.length,
    own: marked.map((kid) => {
      const holder = kid.isNumber() ? element : kid
      const page = holder.get('Pg').isNull() ? element.get('Pg') : holder.get('Pg')
      return { page: pages.get(page.asIndirect())!, mcid: kid.isNumber() ? kid.asNumber() : kid.get('MCID').asNumber() }
    }),
    box: box.isArray() ? all(box).map((side) => side.asNumber()) : null,
  }
}

/** Marked contents of a page in the order they are drawn; pdfkit turns pages so that heights count from the top. */
const writtenIn = (content: string): Written[] => {
  const found: Written[] = []
  const open: (Written | null)[] = []
  for (const line of content.replace(/<<\n([^<>]*)\n>> BDC/g, '<< $1 >> BDC').split('\n')) {
    const begins = /^\/(\w+) (.*)BDC$/.exec(line)
    const placed = /^[\d.-]+ 0 0 -1 ([\d.-]+) ([\d.-]+) Tm$/.exec(line)
    if (begins) {
      const mcid = /\/MCID (\d+)/.exec(begins[2]!)?.[1]
      const isSpan = begins[1] === 'Span'
      const next = isSpan ? null : { mcid: mcid === undefined ? null : Number(mcid), tag: begins[1]!, lines: [] }
      if (next) found.push(next)
      open.push(next)
    } else if (line === 'EMC') open.pop()
    else if (placed) open.findLast((each) => each !== null)?.lines.push({ x: Number(placed[1]), y: Number(placed[2]) })
  }
  return found
}

export interface Font {
  name: string
  embedded: boolean
  unicode: boolean
}

/** What a reader program finds in a PDF, by a library that did not write it. */
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
    written: (page: number) => writtenIn(content(page)),
    /** Boxes of the lines of a page: left, top, right, bottom. */
    boxes: (page: number) => {
      const { blocks } = JSON.parse(doc.loadPage(page).toStructuredText('preserve-whitespace').asJSON(1)) as {
        blocks: { lines?: { text: string; bbox: { x: number; y: number; w: number; h: number } }[] }[]
      }
      return blocks.flatMap(({ lines = [] }) => lines.filter((line) => line.text.trim() !== ''))
    },
    size: (page: number) => all(doc.findPage(page).get('MediaBox')).map((side) => Math.round(side.asNumber())),
    /** The page as it is seen, in greys, at 36 dots to the inch: a copy, since the memory of the reader moves when it grows. */
    pixels: (page: number) =>
      doc.loadPage(page).toPixmap([0.5, 0, 0, 0.5, 0, 0], ColorSpace.DeviceGray).getPixels().slice(),
    fonts: [...fonts.values()],
    outline: doc.loadOutline() as { title: string; page: number; down?: { title: string; page: number }[] }[] | null,
    tree: all(root.get('StructTreeRoot', 'K')).map((element) => tagged(element, pageNumbers)),
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

export const flat = (tree: readonly Tagged[]): Tagged[] => tree.flatMap((node) => [node, ...flat(node.children)])
