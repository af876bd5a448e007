import { PAPERS } from '../../src/document/rendering.ts'
import { themeOf } from '../../src/pdf/theme.ts'
import { flattenTree, type readPdf, type StructureNode } from './reader.ts'

/** Rules of page layout. Each rule returns the places where it is broken. */

type Pdf = ReturnType<typeof readPdf>
interface Spot {
  page: number
  x: number
  y: number
  tag: string
}
const SHEETS = PAPERS.map(
  (paper) => themeOf({ brand_name: null, accent: null, logo: null, footer_note: null, paper }).page,
)
/** The part of a page that text fills. */
const sheetOf = (pdf: Pdf) => SHEETS.find(({ width }) => Math.round(width) === pdf.size(0)[2])!
const bodyOf = (pdf: Pdf) => sheetOf(pdf).body

const LINE = 20

/** Returns a function that gives the lines of text of an element and its children, in reading order. */
const linesOfElements = (pdf: Pdf) => {
  const linesByContent = new Map<string, { x: number; y: number }[]>()
  for (let page = 0; page < pdf.count; page++)
    for (const { mcid, lines } of pdf.written(page)) if (mcid !== null) linesByContent.set(`${page} ${mcid}`, lines)
  const spotsOf = (node: StructureNode): Spot[] => [
    ...node.content.flatMap(({ page, mcid }) =>
      (linesByContent.get(`${page} ${mcid}`) ?? []).map((line) => ({ page, tag: node.tag, ...line })),
    ),
    ...node.children.flatMap(spotsOf),
  ]
  return spotsOf
}

const byPage = (spots: readonly Spot[]) => [...Map.groupBy(spots, ({ page }) => page)]
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
/** Sum of the heights of a text on all its pages. */
const heightOf = (spots: readonly Spot[]) =>
  byPage(spots).reduce((sum, [, pageSpots]) => sum + extent(pageSpots.map(({ y }) => y)) + LINE, 0)
const describePlace = (what: string, spots: readonly Spot[]) =>
  `${what} on pages ${[...new Set(spots.map(({ page }) => page + 1))].join(', ')}`

/** Height of all sections of a document, in pages. */
export const pagesOfSections = (pdf: Pdf): number => {
  const spotsOf = linesOfElements(pdf)
  const sections = flattenTree(pdf.tree).filter(({ tag }) => tag === 'Sect')
  return heightOf(sections.flatMap(spotsOf)) / bodyOf(pdf).height
}

/** Height of a heading that stays with a table, points. */
const HEADING_HEIGHT = 90
const dividedTables = (pdf: Pdf): string[] => {
  const spotsOf = linesOfElements(pdf)
  const { height } = bodyOf(pdf)
  return flattenTree(pdf.tree)
    .filter(({ tag }) => tag === 'Table')
    .map(spotsOf)
    .filter((spots) => byPage(spots).length > 1 && heightOf(spots) + HEADING_HEIGHT < height)
    .map((spots) => describePlace('a table', spots))
}

/** Two lines of text or a picture follow a heading or a caption on its page. */
const lonelyHeadings = (pdf: Pdf): string[] => {
  const spotsOf = linesOfElements(pdf)
  const leaves = flattenTree(pdf.tree).filter(({ content: own }) => own.length > 0)
  return leaves.flatMap((leaf, i) => {
    if (!/^(H[234]|Caption)$/.test(leaf.tag)) return []
    const heading = spotsOf(leaf).at(-1)!
    const after: StructureNode[] = []
    for (const next of leaves.slice(i + 1)) {
      if (/^H\d$/.test(next.tag)) break
      after.push(next)
    }
    const picture = after[0]?.tag === 'Figure'
    if (picture) return after[0]!.content[0]!.page === heading.page ? [] : [describePlace('a heading', [heading])]
    const lines = new Set(after.flatMap(spotsOf).map(({ page, y }) => `${page} ${y}`))
    const nextLines = [...lines].slice(0, 2)
    return nextLines.every((line) => line.startsWith(`${heading.page} `)) ? [] : [describePlace('a heading', [heading])]
  })
}

const FEW_LINES = 5
const shortEnd = (pdf: Pdf): string[] => {
  const spotsOf = linesOfElements(pdf)
  const last = pdf.count - 1
  const leaves = flattenTree(pdf.tree).filter(({ content: own }) => own.some(({ page }) => page === last))
  if (last === 0 || leaves.some(({ tag }) => tag === 'Figure')) return []
  const lines = new Set(
    leaves
      .flatMap(spotsOf)
      .filter(({ page }) => page === last)
      .map(({ y }) => y),
  )
  return lines.size < FEW_LINES ? [`${lines.size} lines on the last page`] : []
}

/** A short list, or a table narrower than half of the text, is not divided between pages. */
const thinLists = (pdf: Pdf): string[] => {
  const spotsOf = linesOfElements(pdf)
  const body = bodyOf(pdf)
  const lists = flattenTree(pdf.tree).filter(({ tag }) => tag === 'L' || tag === 'Table')
  return lists.flatMap((list) => {
    const spots = spotsOf(list)
    if (byPage(spots).length < 2) return []
    const rightEdges = byPage(spots).flatMap(([page, own]) =>
      pdf
        .boxes(page)
        .filter(({ bbox: { y, h } }) => own.some((spot) => y < spot.y && spot.y < y + h))
        .map(({ bbox: { x, w } }) => x + w),
    )
    const narrow = Math.max(...rightEdges) < body.x + body.width / 2
    const small = heightOf(spots) < 0.3 * body.height
    return narrow && (list.tag === 'Table' || small) ? [describePlace(`a narrow ${list.tag}`, spots)] : []
  })
}

const orphans = (pdf: Pdf): string[] => {
  const spotsOf = linesOfElements(pdf)
  return flattenTree(pdf.tree)
    .filter(({ tag }) => tag === 'P' || tag === 'LBody')
    .map(spotsOf)
    .filter((spots) => byPage(spots).length > 1)
    .filter((spots) => byPage(spots).some(([, own]) => new Set(own.map(({ y }) => y)).size < 2))
    .map((spots) => describePlace('a line alone', spots))
}

/** Text stays within the margins. */
const overflows = (pdf: Pdf): string[] => {
  const { x: left, width } = bodyOf(pdf)
  const right = left + width
  return Array.from({ length: pdf.count }, (_, page) =>
    pdf
      .boxes(page)
      .filter(({ bbox: { x, w } }) => x < left - 3 || x + w > right + 3)
      .map(({ text }) => `page ${page + 1}: ${text.slice(0, 40)}`),
  ).flat()
}

/** Distance from the top of the body to the end of the first picture or table of a page. */
const firstWhole = (pdf: Pdf, page: number): number => {
  const spotsOf = linesOfElements(pdf)
  const { body } = sheetOf(pdf)
  const ends = flattenTree(pdf.tree).flatMap((node) => {
    if (node.tag === 'Figure' && node.content.some((mark) => mark.page === page)) return [node.box![3]!]
    const own = node.tag === 'Table' ? spotsOf(node).filter((spot) => spot.page === page) : []
    return own.length > 0 ? [Math.max(...own.map(({ y }) => y))] : []
  })
  return Math.min(...ends) - body.y
}

/**
 * Minimum filling of a page between the first and the last. On a small page a readable picture or an undivided table may take more
 * than half of the page; the page before it may then be emptier.
 */
const MIN_FILLED = 0.6
/** True for a page with nothing but the table of contents. A short table of contents ends where its rows end. */
const isContents = (pdf: Pdf, page: number): boolean => {
  const leaves = flattenTree(pdf.tree).filter(({ content: own }) => own.some((mark) => mark.page === page))
  const rows = new Set(flattenTree(flattenTree(pdf.tree).filter(({ tag }) => tag === 'TOC')))
  return leaves.some((leaf) => rows.has(leaf)) && leaves.every((leaf) => rows.has(leaf) || leaf.tag === 'H2')
}
const emptyFeet = (pdf: Pdf): string[] => {
  const figures = flattenTree(pdf.tree).filter(({ tag }) => tag === 'Figure')
  const body = bodyOf(pdf)
  return Array.from({ length: Math.max(0, pdf.count - 2) }, (_, i) => i + 1).flatMap((page) => {
    const lines = pdf.written(page).flatMap(({ mcid, lines: own }) => (mcid === null ? [] : own.map(({ y }) => y)))
    const figureEdges = figures.flatMap(({ content: own, box }) =>
      own.some((mark) => mark.page === page) ? box!.slice(1) : [],
    )
    const share = (Math.max(...lines, ...figureEdges) - body.y) / body.height
    const isExcused =
      isContents(pdf, page) || (sheetOf(pdf).isSmall && firstWhole(pdf, page + 1) > (1 - share) * body.height)
    return share < MIN_FILLED && !isExcused ? [`page ${page + 1} is filled to ${share.toFixed(2)}`] : []
  })
}

/** ISO dates, raw degrees, null values and snake case, which do not belong in text for people. */
const RAW = /\b\d{4}-\d\d-\d\d\b|\d°\d\d['′]\d\d|\bnull\b|\bundefined\b|\bNaN\b|\[object|\b[a-z]+_[a-z]+\b/g
const machineWords = (pdf: Pdf): string[] =>
  Array.from({ length: pdf.count }, (_, page) =>
    (pdf.text(page).match(RAW) ?? []).map((linesByContent) => `page ${page + 1}: ${linesByContent}`),
  ).flat()

export const LAYOUT_RULES = {
  dividedTables,
  lonelyHeadings,
  shortEnd,
  thinLists,
  orphans,
  overflows,
  emptyFeet,
  machineWords,
}
