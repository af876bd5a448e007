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
}

const text = (object: PDFObject): string | null => (object.isString() ? object.asString() : null)
const all = (object: PDFObject): PDFObject[] => {
  if (object.isNull()) return []
  if (!object.isArray()) return [object]
  return Array.from({ length: object.length }, (_, i) => object.get(i))
}

const tagged = (element: PDFObject): Tagged => {
  const kids = all(element.get('K'))
  const children = kids.filter((kid) => kid.isDictionary() && !kid.get('S').isNull())
  return {
    tag: element.get('S').asName(),
    alt: text(element.get('Alt')),
    scope: element.get('A', 'Scope').isName() ? element.get('A', 'Scope').asName() : null,
    lang: text(element.get('Lang')),
    children: children.map(tagged),
    marks: kids.length - children.length,
  }
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
    /** The page as it is seen, in greys, at 36 dots to the inch. */
    pixels: (page: number) => doc.loadPage(page).toPixmap([0.5, 0, 0, 0.5, 0, 0], ColorSpace.DeviceGray).getPixels(),
    fonts: [...fonts.values()],
    outline: doc.loadOutline() as { title: string; page: number; down?: { title: string; page: number }[] }[] | null,
    tree: all(root.get('StructTreeRoot', 'K')).map(tagged),
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
