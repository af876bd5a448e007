import { PAPERS } from '../../src/document/rendering.ts'
import { themeOf } from '../../src/pdf/theme.ts'
import { flat, type readPdf, type Tagged } from './reader.ts'

/** What a reader's eye asks of pages. Each law gives the places where it is broken. */

type Pdf = ReturnType<typeof readPdf>
interface Spot {
  page: number
  x: number
  y: number
  tag: string
}
const SHEETS = PAPERS.map(
  (paper) => themeOf({ brand_name: null, accent: null, logo: null, footer_note: null, paper }).sheet,
)
/** The part of a page that text fills. */
const sheetOf = (pdf: Pdf) => SHEETS.find(({ width }) => Math.round(width) === pdf.size(0)[2])!
const bodyOf = (pdf: Pdf) => sheetOf(pdf).body

const LINE = 20

/** Elements of the structure with the text that stands under each, in reading order. */
const placed = (pdf: Pdf) => {
  const found = new Map<string, { x: number; y: number }[]>()
  for (let page = 0; page < pdf.count; page++)
    for (const { mcid, lines } of pdf.written(page)) if (mcid !== null) found.set(`${page} ${mcid}`, lines)
  const spotsOf = (node: Tagged): Spot[] => [
    ...node.own.flatMap(({ page, mcid }) =>
      (found.get(`${page} ${mcid}`) ?? []).map((line) => ({ page, tag: node.tag, ...line })),
    ),
    ...node.children.flatMap(spotsOf),
  ]
  return spotsOf
}

const byPage = (spots: readonly Spot[]) => [...Map.groupBy(spots, ({ page }) => page)]
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
/** Heights of a text that runs over pages, added up. */
const heightOf = (spots: readonly Spot[]) =>
  byPage(spots).reduce((sum, [, own]) => sum + extent(own.map(({ y }) => y)) + LINE, 0)
const named = (what: string, spots: readonly Spot[]) =>
  `${what} on pages ${[...new Set(spots.map(({ page }) => page + 1))].join(', ')}`

/** What the sections of a document take of pages. */
export const pagesOfSections = (pdf: Pdf): number => {
  const spotsOf = placed(pdf)
  const sections = flat(pdf.tree).filter(({ tag }) => tag === 'Sect')
  return heightOf(sections.flatMap(spotsOf)) / bodyOf(pdf).height
}

/** Room that a heading before it takes, which goes with it. */
const HEADED = 90
const dividedTables = (pdf: Pdf): string[] => {
  const spotsOf = placed(pdf)
  const { height } = bodyOf(pdf)
  return flat(pdf.tree)
    .filter(({ tag }) => tag === 'Table')
    .map(spotsOf)
    .filter((spots) => byPage(spots).length > 1 && heightOf(spots) + HEADED < height)
    .map((spots) => named('a table', spots))
}

/** Two lines of text, or a picture, follow a heading on its page; a caption stands over its table. */
const lonelyHeadings = (pdf: Pdf): string[] => {
  const spotsOf = placed(pdf)
  const leaves = flat(pdf.tree).filter(({ own }) => own.length > 0)
  return leaves.flatMap((leaf, i) => {
    if (!/^(H[23]|Caption)$/.test(leaf.tag)) return []
    const heading = spotsOf(leaf).at(-1)!
    const after: Tagged[] = []
    for (const next of leaves.slice(i + 1)) {
      if (/^H\d$/.test(next.tag)) break
      after.push(next)
    }
    const picture = after[0]?.tag === 'Figure'
    if (picture) return after[0]!.own[0]!.page === heading.page ? [] : [named('a heading', [heading])]
    const lines = new Set(after.flatMap(spotsOf).map(({ page, y }) => `${page} ${y}`))
    const near = [...lines].slice(0, 2)
    return near.every((line) => line.startsWith(`${heading.page} `)) ? [] : [named('a heading', [heading])]
  })
}

const FEW_LINES = 5
const shortEnd = (pdf: Pdf): string[] => {
  const spotsOf = placed(pdf)
  const last = pdf.count - 1
  const leaves = flat(pdf.tree).filter(({ own }) => own.some(({ page }) => page === last))
  if (last === 0 || leaves.some(({ tag }) => tag === 'Figure')) return []
  const lines = new Set(
    leaves
      .flatMap(spotsOf)
      .filter(({ page }) => page === last)
      .map(({ y }) => y),
  )
  return lines.size < FEW_LINES ? [`${lines.size} lines on the last page`] : []
}

/** A list, or a table of less than half the measure, that goes on in one column over a page's end. */
const thinLists = (pdf: Pdf): string[] => {
  const spotsOf = placed(pdf)
  const body = bodyOf(pdf)
  const lists = flat(pdf.tree).filter(({ tag }) => tag === 'L' || tag === 'Table')
  return lists.flatMap((list) => {
    const spots = spotsOf(list)
    if (byPage(spots).length < 2) return []
    const rights = byPage(spots).flatMap(([page, own]) =>
      pdf
        .boxes(page)
        .filter(({ bbox: { y, h } }) => own.some((spot) => y < spot.y && spot.y < y + h))
        .map(({ bbox: { x, w } }) => x + w),
    )
    const narrow = Math.max(...rights) < body.x + body.width / 2
    const small = heightOf(spots) < 0.3 * body.height
    return narrow && (list.tag === 'Table' || small) ? [named(`a narrow ${list.tag}`, spots)] : []
  })
}

const orphans = (pdf: Pdf): string[] => {
  const spotsOf = placed(pdf)
  return flat(pdf.tree)
    .filter(({ tag }) => tag === 'P' || tag === 'LBody')
    .map(spotsOf)
    .filter((spots) => byPage(spots).length > 1)
    .filter((spots) => byPage(spots).some(([, own]) => new Set(own.map(({ y }) => y)).size < 2))
    .map((spots) => named('a line alone', spots))
}

/** Text that runs out of the margins. */
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

/** How far down a page the first picture or table on it ends: what is never divided, with the headings above it. */
const firstWhole = (pdf: Pdf, page: number): number => {
  const spotsOf = placed(pdf)
  const { body } = sheetOf(pdf)
  const ends = flat(pdf.tree).flatMap((node) => {
    if (node.tag === 'Figure' && node.own.some((mark) => mark.page === page)) return [node.box![3]!]
    const own = node.tag === 'Table' ? spotsOf(node).filter((spot) => spot.page === page) : []
    return own.length > 0 ? [Math.max(...own.map(({ y }) => y))] : []
  })
  return Math.min(...ends) - body.y
}

/**
 * Of a page between the first and the last, so much is filled. A picture that can be read, or a table that is not divided,
 * takes more than half of a small page: there it may leave the page before it emptier, where it would not have stood on it.
 */
const FILLED = 0.6
const emptyFeet = (pdf: Pdf): string[] => {
  const figures = flat(pdf.tree).filter(({ tag }) => tag === 'Figure')
  const body = bodyOf(pdf)
  return Array.from({ length: Math.max(0, pdf.count - 2) }, (_, i) => i + 1).flatMap((page) => {
    const lines = pdf.written(page).flatMap(({ mcid, lines: own }) => (mcid === null ? [] : own.map(({ y }) => y)))
    const drawn = figures.flatMap(({ own, box }) => (own.some((mark) => mark.page === page) ? box!.slice(1) : []))
    const filled = (Math.max(...lines, ...drawn) - body.y) / body.height
    const excused = sheetOf(pdf).isSmall && firstWhole(pdf, page + 1) > (1 - filled) * body.height
    return filled < FILLED && !excused ? [`page ${page + 1} is filled to ${filled.toFixed(2)}`] : []
  })
}

/** What machines write to each other, where people read. */
const RAW = /\b\d{4}-\d\d-\d\d\b|\d°\d\d['′]\d\d|\bnull\b|\bundefined\b|\bNaN\b|\[object|\b[a-z]+_[a-z]+\b/g
const machineWords = (pdf: Pdf): string[] =>
  Array.from({ length: pdf.count }, (_, page) =>
    (pdf.text(page).match(RAW) ?? []).map((found) => `page ${page + 1}: ${found}`),
  ).flat()

export const LAYOUT_LAWS = {
  dividedTables,
  lonelyHeadings,
  shortEnd,
  thinLists,
  orphans,
  overflows,
  emptyFeet,
  machineWords,
}
