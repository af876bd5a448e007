import { flat, type readPdf, type Tagged } from './reader.ts'

/** What PDF/UA-1 (ISO 14289-1) asks and a program can see. Each law gives the places where it is broken. */

type Pdf = ReturnType<typeof readPdf>
const pagesOf = (pdf: Pdf) => Array.from({ length: pdf.count }, (_, page) => page)

/** 7.1, 7.2: the document says what it is. */
const identity = (pdf: Pdf): string[] =>
  Object.entries({
    'PDF/UA-1': pdf.metadata.includes('<pdfuaid:part>1</pdfuaid:part>'),
    title: /<dc:title>[\s\S]*\S[\s\S]*<\/dc:title>/.test(pdf.metadata),
    language: pdf.root.get('Lang').asString() === 'en',
    marked: pdf.root.get('MarkInfo', 'Marked').asBoolean(),
    'title in the window': pdf.root.get('ViewerPreferences', 'DisplayDocTitle').asBoolean(),
  }).flatMap(([what, holds]) => (holds ? [] : [`no ${what}`]))

/** 7.1: all that is shown is tagged or an artifact, and neither within the other. */
const marking = (pdf: Pdf): string[] =>
  pagesOf(pdf).flatMap((page) => {
    const open: string[] = []
    const broken: string[] = []
    for (const line of pdf
      .content(page)
      .replace(/<<\n([^<>]*)\n>>/g, '<< $1 >>')
      .split('\n')) {
      const begins = /^\/(\w+) .*(BDC|BMC)$/.exec(line)
      if (begins) {
        if (begins[1] !== 'Span' && open.some((tag) => tag !== 'Span'))
          broken.push(`${begins[1]} within ${open.at(-1)}`)
        open.push(begins[1]!)
      } else if (line === 'EMC') open.pop()
      else if (open.length === 0 && /(TJ|Tj| Do|^f\*?|^S|^B\*?|^b\*?)$/.test(line))
        broken.push(`loose ${line.slice(0, 30)}`)
    }
    return [...broken, ...open].map((what) => `page ${page + 1}: ${what}`)
  })

/** 7.1: each marked content belongs to one element, and each element without children has some. */
const structure = (pdf: Pdf): string[] => {
  const owned = flat(pdf.tree).flatMap(({ own }) => own.map(({ page, mcid }) => `${page} ${mcid}`))
  const drawn = pagesOf(pdf).flatMap((page) =>
    pdf.written(page).flatMap(({ mcid }) => (mcid === null ? [] : [`${page} ${mcid}`])),
  )
  const once = new Set(owned)
  const empty = flat(pdf.tree).filter(({ tag, children, marks }) => !children.length && !marks && !/^T[DH]$/.test(tag))
  return [
    ...(once.size < owned.length ? ['marked content of two elements'] : []),
    ...drawn.filter((mark) => !once.has(mark)).map((mark) => `nobody's content ${mark}`),
    ...empty.map(({ tag }) => `empty ${tag}`),
  ]
}

/** 7.2: what is drawn on a page comes in the order in which it is heard. */
const order = (pdf: Pdf): string[] => {
  const heard = Map.groupBy(
    flat(pdf.tree).flatMap(({ own }) => own),
    ({ page }) => page,
  )
  return [...heard].flatMap(([page, marks]) =>
    marks.flatMap(({ mcid }, i) => (i > 0 && mcid < marks[i - 1]!.mcid ? [`page ${page + 1}: mark ${mcid}`] : [])),
  )
}

/** 7.4: one H1 before all, and no level left out. */
const headings = (pdf: Pdf): string[] => {
  const levels = flat(pdf.tree).flatMap(({ tag }) => (/^H\d$/.test(tag) ? [Number(tag[1])] : []))
  return levels.flatMap((level, i) =>
    (i === 0 ? level === 1 : level > 1 && level <= levels[i - 1]! + 1) ? [] : [`H${level} after H${levels[i - 1]}`],
  )
}

/** 7.3: pictures say in words what they show, and where they stand. */
const pictures = (pdf: Pdf): string[] =>
  flat(pdf.tree)
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
/** 7.5, 7.6: tables have heads with a scope and rows of one length; lists items with label and body. */
const tables = (pdf: Pdf): string[] =>
  flat(pdf.tree).flatMap((node) => {
    const strange = node.children.filter(({ tag }) => childrenOf[node.tag]?.test(tag) === false)
    const rows = node.tag === 'Table' ? flat([node]).filter(({ tag }) => tag === 'TR') : []
    const uneven = new Set(rows.map(({ children }) => children.length)).size > 1
    const heads = flat([node]).filter(({ tag }) => tag === 'TH')
    return [
      ...strange.map(({ tag }) => `${tag} in ${node.tag}`),
      ...(uneven ? ['rows of different lengths'] : []),
      ...(node.tag === 'Table' && (heads.length === 0 || heads.some(({ scope }) => !/^(Column|Row)$/.test(scope ?? '')))
        ? ['a table without heads']
        : []),
      ...(node.tag === 'LI' && node.children.map(({ tag }) => tag).join() !== 'Lbl,LBody' ? ['an item undone'] : []),
    ]
  })

/** 7.18: links are part of the structure and say where they lead; the keyboard goes by it. */
const links = (pdf: Pdf): string[] => {
  const tagged = flat(pdf.tree).filter(({ tag }: Tagged) => tag === 'Link').length
  const found = pagesOf(pdf).flatMap((page) => pdf.annotations(page).map((link) => ({ page, link })))
  return [
    ...(found.length === tagged ? [] : [`${found.length} links, ${tagged} of them tagged`]),
    ...found.flatMap(({ page, link }) =>
      link.get('Contents').isString() && pdf.tabs(page) === 'S' ? [] : ['a mute link'],
    ),
  ]
}

/** 7.21: fonts are embedded, with the text of their glyphs. */
const fonts = (pdf: Pdf): string[] =>
  pdf.fonts.flatMap(({ name, embedded, unicode }) => (embedded && unicode ? [] : [name]))

export const ACCESS_LAWS = { identity, marking, structure, order, headings, pictures, tables, links, fonts }
