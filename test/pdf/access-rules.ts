import { flattenTree, type readPdf, type StructureNode } from './reader.ts'

/** Rules of PDF/UA-1 (ISO 14289-1) that a program can check. Each rule returns the places where it is broken. */

type Pdf = ReturnType<typeof readPdf>
const pagesOf = (pdf: Pdf) => Array.from({ length: pdf.count }, (_, page) => page)

/** 7.1, 7.2: the document has PDF/UA metadata, a title and a language. */
const identity = (pdf: Pdf): string[] =>
  Object.entries({
    'PDF/UA-1': pdf.metadata.includes('<pdfuaid:part>1</pdfuaid:part>'),
    title: /<dc:title>[\s\S]*\S[\s\S]*<\/dc:title>/.test(pdf.metadata),
    language: pdf.root.get('Lang').asString() === 'en',
    marked: pdf.root.get('MarkInfo', 'Marked').asBoolean(),
    'title in the window': pdf.root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean(),
  }).flatMap(([name, isPresent]) => (isPresent ? [] : [`no ${name}`]))

/** 7.1: all visible content is tagged or an artifact, and neither is inside the other. */
const marking = (pdf: Pdf): string[] =>
  pagesOf(pdf).flatMap((page) => {
    const open: string[] = []
    const faults: string[] = []
    for (const line of pdf
      .content(page)
      .replace(/<<\n([^<>]*)\n>>/g, '<< $1 >>')
      .split('\n')) {
      const begins = /^\/(\w+) .*(BDC|BMC)$/.exec(line)
      if (begins) {
        if (begins[1] !== 'Span' && open.some((tag) => tag !== 'Span'))
          faults.push(`${begins[1]} within ${open.at(-1)}`)
        open.push(begins[1]!)
      } else if (line === 'EMC') open.pop()
      else if (open.length === 0 && /(TJ|Tj| Do|^f\*?|^S|^B\*?|^b\*?)$/.test(line))
        faults.push(`loose ${line.slice(0, 30)}`)
    }
    return [...faults, ...open].map((name) => `page ${page + 1}: ${name}`)
  })

/** 7.1: each marked content belongs to one element, and each element without children has content. */
const structure = (pdf: Pdf): string[] => {
  const ownedContent = flattenTree(pdf.tree).flatMap(({ content: own }) =>
    own.map(({ page, mcid }) => `${page} ${mcid}`),
  )
  const drawnContent = pagesOf(pdf).flatMap((page) =>
    pdf.written(page).flatMap(({ mcid }) => (mcid === null ? [] : [`${page} ${mcid}`])),
  )
  const distinct = new Set(ownedContent)
  const empty = flattenTree(pdf.tree).filter(
    ({ tag, children, marks }) => !children.length && !marks && !/^T[DH]$/.test(tag),
  )
  return [
    ...(distinct.size < ownedContent.length ? ['marked content of two elements'] : []),
    ...drawnContent.filter((mark) => !distinct.has(mark)).map((mark) => `content without an element ${mark}`),
    ...empty.map(({ tag }) => `empty ${tag}`),
  ]
}

/** 7.2: content is drawn on a page in reading order. */
const order = (pdf: Pdf): string[] => {
  const contentByPage = Map.groupBy(
    flattenTree(pdf.tree).flatMap(({ content: own }) => own),
    ({ page }) => page,
  )
  return [...contentByPage].flatMap(([page, marks]) =>
    marks.flatMap(({ mcid }, i) => (i > 0 && mcid < marks[i - 1]!.mcid ? [`page ${page + 1}: mark ${mcid}`] : [])),
  )
}

/** 7.4: the first heading is the only H1, and no level is skipped. */
const headings = (pdf: Pdf): string[] => {
  const levels = flattenTree(pdf.tree).flatMap(({ tag }) => (/^H\d$/.test(tag) ? [Number(tag[1])] : []))
  return levels.flatMap((level, i) =>
    (i === 0 ? level === 1 : level > 1 && level <= levels[i - 1]! + 1) ? [] : [`H${level} after H${levels[i - 1]}`],
  )
}

/** 7.3: pictures have a text alternative and a bounding box. */
const pictures = (pdf: Pdf): string[] =>
  flattenTree(pdf.tree)
    .filter(({ tag, alt, box }) => tag === 'Figure' && ((alt ?? '').trim().length < 4 || box?.length !== 4))
    .map(({ alt }) => `a picture called ${alt}`)

const childrenOf: Record<string, RegExp> = {
  Table: /^(Caption|THead|TBody)$/,
  THead: /^TR$/,
  TBody: /^TR$/,
  TR: /^T[HD]$/,
  L: /^(Caption|LI)$/,
  LI: /^(Lbl|LBody)$/,
  TOC: /^TOCI$/,
  TOCI: /^Reference$/,
}
/** 7.5, 7.6: tables have heads with a scope and rows of one length; list items have label and body. */
const tables = (pdf: Pdf): string[] =>
  flattenTree(pdf.tree).flatMap((node) => {
    const misplaced = node.children.filter(({ tag }) => childrenOf[node.tag]?.test(tag) === false)
    const rows = node.tag === 'Table' ? flattenTree([node]).filter(({ tag }) => tag === 'TR') : []
    const uneven = new Set(rows.map(({ children }) => children.length)).size > 1
    const heads = flattenTree([node]).filter(({ tag }) => tag === 'TH')
    return [
      ...misplaced.map(({ tag }) => `${tag} in ${node.tag}`),
      ...(uneven ? ['rows of different lengths'] : []),
      ...(node.tag === 'Table' && (heads.length === 0 || heads.some(({ scope }) => !/^(Column|Row)$/.test(scope ?? '')))
        ? ['a table without heads']
        : []),
      ...(node.tag === 'LI' && node.children.map(({ tag }) => tag).join() !== 'Lbl,LBody'
        ? ['an incomplete list item']
        : []),
    ]
  })

/** 7.18: links are part of the structure, have a text alternative, and the tab order follows the structure. */
const links = (pdf: Pdf): string[] => {
  const tagged = flattenTree(pdf.tree).filter(({ tag }: StructureNode) => tag === 'Link').length
  const links = pagesOf(pdf).flatMap((page) => pdf.annotations(page).map((link) => ({ page, link })))
  return [
    ...(links.length === tagged ? [] : [`${links.length} links, ${tagged} of them tagged`]),
    ...links.flatMap(({ page, link }) =>
      link.get('Contents').isString() && pdf.tabs(page) === 'S' ? [] : ['a link without a text alternative'],
    ),
  ]
}

/** 7.21: fonts are embedded, with a mapping of their glyphs to Unicode. */
const fonts = (pdf: Pdf): string[] =>
  pdf.fonts.flatMap(({ name, embedded, unicode }) => (embedded && unicode ? [] : [name]))

export const ACCESS_RULES = { identity, marking, structure, order, headings, pictures, tables, links, fonts }
