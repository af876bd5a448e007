import type { Block, Callout, Columns, Figure, List, Note, Section, Subheading } from '../document/document.ts'
import { frameWords } from '../lexicon/document-words.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { factsStrips } from './facts.ts'
import { figureStrips } from './figures.ts'
import { graphStrips } from './graph.ts'
import { barStrips, lineOf, timelineStrips } from './pictures.ts'
import { radarStrips } from './radar.ts'
import {
  baseline,
  INDIVISIBLE_COST,
  isLatinLine,
  type LinkAnchor,
  type Strip,
  type StripGroup,
  textStrips,
} from './strips.ts'
import { naturalWidthOf, tableStrips } from './tables.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { type PageFormat, type PdfTheme, type TextStyle, tint } from './theme.ts'

const GAP = {
  paragraph: 7,
  item: 3.5,
  callout: 10,
  lead: 9,
  columns: 12,
  note: 5,
  table: 11,
  subheading: 15,
  minorHeading: 10,
  section: 30,
}

/** Cost of a page break between columns and the text that introduces them. */
const INTRODUCTION_COST = 0.4
/** Cost of dividing a list between pages: low enough to divide it rather than leave half a page empty. */
const LIST_DIVISION_COST = 0.15

interface Bookmarks {
  addItem(title: string, options?: object): Bookmarks
}

/** Context of the blocks of a section. */
interface SectionContext {
  readonly pdf: TaggedPdf
  readonly theme: PdfTheme
  /** Structure element of the section. */
  readonly parent: StructureElement
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
  readonly labels: LabelLanguage | undefined
  /** Bookmark of the section, once the section is drawn. */
  bookmark?: Bookmarks
}

/** Adds a bookmark to a height of the current page. pdfkit counts `left` from the right edge. */
const bookmarkAt = (outline: Bookmarks, title: string, y: number, { width }: PageFormat) =>
  outline.addItem(title, { fit: false, top: y - 12, left: width })

const subheadingStrips = (context: SectionContext, { text, isMinor }: Subheading): Strip[] => {
  const { pdf, theme } = context
  const element = pdf.appendElement(context.parent, isMinor ? 'H4' : 'H3')
  const style = isMinor ? theme.minorHeading : theme.subheading
  const [first, ...rest] = textStrips(element, text, style, theme.page.body, {
    gap: isMinor ? GAP.minorHeading : GAP.subheading,
    keepsWithNext: true,
  }) as [Strip, ...Strip[]]
  if (isMinor) return [first, ...rest]
  return [
    {
      ...first,
      draw: (spot) => {
        if (context.bookmark) bookmarkAt(context.bookmark, text, spot.y, theme.page)
        first.draw(spot)
      },
    },
    ...rest,
  ]
}

const listStrips = ({ pdf, theme, parent }: SectionContext, { items, ordered }: List): Strip[] => {
  if (!items.length) return []
  const element = pdf.appendElement(parent, 'L')
  pdf.setListNumbering(element, ordered ? 'Decimal' : 'Disc')
  const { x, width } = theme.page.body
  const indent = ordered ? 20 : 14
  const group = { divisionCost: LIST_DIVISION_COST }
  return items.flatMap((text, i) => {
    const item = pdf.appendElement(element, 'LI')
    const label = pdf.appendElement(item, 'Lbl')
    const mark = lineOf(ordered ? `${i + 1}.` : '•', theme.body)
    const strips = textStrips(
      pdf.appendElement(item, 'LBody'),
      text,
      theme.body,
      { x: x + indent, width: width - indent },
      { gap: i ? GAP.item : GAP.paragraph, keepsWithNext: items.length > 1 && (i === 0 || i === items.length - 2) },
    )
    const drawMark = (y: number) =>
      pdf.tag(label, () =>
        pdf.drawLine(mark, x + (ordered ? 0 : 3), baseline(y, theme.body), { ...theme.body, colour: theme.accent }),
      )
    const runsFromLeft = isLatinLine(lineOf(text, theme.body))
    return strips.map((strip, k) => ({
      ...strip,
      group,
      draw: (spot) => {
        const draw = () => {
          if (k === 0) drawMark(spot.y)
          strip.draw(spot)
        }
        if (runsFromLeft) pdf.keepDirection({ x, width }, draw)
        else draw()
      },
    }))
  })
}

const calloutStrips = ({ pdf, theme, parent }: SectionContext, { title, text }: Callout): Strip[] => {
  const element = pdf.appendElement(parent, 'Div')
  const { x, width } = theme.page.body
  const frame = { x: x + 14, width: width - 28 }
  const lines = [
    ...textStrips(pdf.appendElement(element, 'P'), title, { ...theme.subheading, colour: theme.accent }, frame, {
      keepsWithNext: true,
    }),
    ...textStrips(pdf.appendElement(element, 'P'), text, theme.body, frame),
  ]
  const last = lines.length - 1
  const group = { divisionCost: INDIVISIBLE_COST }
  return lines.map((strip, i) => {
    const above = i === 0 ? 9 : 0
    const below = i === last ? 10 : 0
    const height = strip.height + above + below
    return {
      height,
      gap: i ? 0 : GAP.callout,
      keepsWithNext: strip.keepsWithNext,
      group,
      draw: (spot) => {
        pdf.addArtifact('Layout', () => {
          const overlap = i === last ? 0 : 0.2
          pdf.doc.rect(pdf.left(x, width), spot.y, width, height + overlap).fill(tint(theme.accent, 0.06))
          pdf.doc.rect(pdf.left(x, 3), spot.y, 3, height + overlap).fill(theme.accent)
        })
        strip.draw({ ...spot, y: spot.y + above })
      },
    }
  })
}

const noteStrips = ({ pdf, theme, parent, labels }: SectionContext, { text, sources }: Note): Strip[] => {
  if (!text && !sources.length) return []
  const element = pdf.appendElement(parent, 'Div')
  const paragraphs = [
    ...(text ? [{ text, style: theme.small }] : []),
    ...(sources.length
      ? [{ text: frameWords(labels)['Sources: {}'].replace('{}', sources.join('; ')), style: theme.source }]
      : []),
  ]
  return paragraphs.flatMap(({ text: words, style }, i) =>
    textStrips(pdf.appendElement(element, 'P'), words, style, theme.page.body, {
      gap: i ? 1 : GAP.note,
      keepsWithNext: i < paragraphs.length - 1,
    }),
  )
}

/** Space between columns on usual and on small pages, points. */
const BETWEEN_COLUMNS = { usual: 18, small: 9 }

/** Blocks side by side as one strip. On a small page only narrow tables are side by side, other blocks one below the other. */
const columnStrips = (context: SectionContext, { columns }: Columns): Strip[] => {
  const { theme } = context
  const { page } = theme
  const between = page.isSmall ? BETWEEN_COLUMNS.small : BETWEEN_COLUMNS.usual
  const room = page.body.width - between * (columns.length - 1)
  const fits = columns.every(({ share, blocks }) =>
    blocks.every((block) => block.kind === 'table' && naturalWidthOf(block, theme) <= share * room),
  )
  if (page.isSmall && !fits) return columns.flatMap(({ blocks }) => blocksStrips(context, blocks))
  let x = page.body.x
  const stacks = columns.map(({ share, blocks }) => {
    const body = { ...page.body, x, width: share * room }
    x += body.width + between
    const strips = blocksStrips({ ...context, theme: { ...theme, page: { ...page, body } } }, blocks)
    let height = 0
    const tops = strips.map((strip, i) => {
      height += i > 0 ? strip.gap : 0
      const top = height
      height += strip.height
      return top
    })
    return { strips, tops, height }
  })
  return [
    {
      height: Math.max(...stacks.map(({ height }) => height)),
      gap: GAP.columns,
      keepsWithNext: false,
      draw: (spot) => {
        for (const { strips, tops } of stacks)
          for (const [i, strip] of strips.entries()) strip.draw({ ...spot, y: spot.y + tops[i]! })
      },
    },
  ]
}

const blockStrips = (context: SectionContext, block: Exclude<Block, Figure>): Strip[] => {
  const { pdf, theme, parent } = context
  switch (block.kind) {
    case 'paragraph':
      return textStrips(pdf.appendElement(parent, 'P'), block.text, theme.body, theme.page.body, { gap: GAP.paragraph })
    case 'subheading':
      return subheadingStrips(context, block)
    case 'lead':
      return textStrips(pdf.appendElement(parent, 'P'), block.text, theme.lead, theme.page.body, {
        gap: GAP.lead,
        keepsWithNext: true,
        isCentred: theme.look.isCentred,
      })
    case 'columns':
      return columnStrips(context, block)
    case 'facts':
      return factsStrips(context, block)
    case 'list':
      return listStrips(context, block)
    case 'callout':
      return calloutStrips(context, block)
    case 'note':
      return noteStrips(context, block)
    case 'table':
      return tableStrips(pdf, parent, block, theme)
    case 'timeline':
      return timelineStrips(context, block)
    case 'bars':
      return barStrips(context, block)
    case 'radar':
      return radarStrips(context, block)
    case 'graph':
      return graphStrips(context, block)
    case 'picture':
      throw new Error(`The picture "${block.title}" was not drawn before the document.`)
  }
}

/** Blocks in order, with consecutive figures grouped. */
const groupFigures = (blocks: readonly Block[]): (Exclude<Block, Figure> | Figure[])[] => {
  const groups: (Exclude<Block, Figure> | Figure[])[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind !== 'figure') groups.push(block)
    else if (Array.isArray(last) && !block.isLarge && !last[0]!.isLarge) last.push(block)
    else groups.push([block])
  }
  return groups
}

/** The strips of blocks in their order. */
const blocksStrips = (context: SectionContext, blocks: readonly Block[]): Strip[] => {
  let afterTable = false
  let introduction: StripGroup = { divisionCost: INTRODUCTION_COST }
  const groups = groupFigures(blocks)
  const isOf = (kind: Block['kind'], group: (typeof groups)[number] | undefined) =>
    group !== undefined && !Array.isArray(group) && group.kind === kind
  return groups.flatMap((group, i) => {
    const [top, ...others] = Array.isArray(group) ? figureStrips(context, group) : blockStrips(context, group)
    if (!top) return []
    const gap = afterTable ? Math.max(top.gap, GAP.table) : top.gap
    afterTable = isOf('table', group)
    // A heading with a single line at the foot of a page looks lost, so the next block stays with them.
    const heads = i === 0 || isOf('subheading', groups[i - 1])
    const leads = heads && isOf('paragraph', group) && others.length === 0 && groups[i + 1] !== undefined
    const keepsWithNext = top.keepsWithNext || (leads && !isOf('subheading', groups[i + 1]))
    const strips = [{ ...top, gap, keepsWithNext }, ...others]
    // A note stays with the block before it.
    if (isOf('note', groups[i + 1])) return strips.with(-1, { ...strips.at(-1)!, keepsWithNext: true })
    // A text stays with the columns that it introduces, unless half of a page would be empty.
    if (isOf('columns', group) && isOf('paragraph', groups[i - 1]))
      return strips.with(0, { ...strips[0]!, group: introduction })
    introduction = { divisionCost: INTRODUCTION_COST }
    return isOf('columns', groups[i + 1]) && isOf('paragraph', group)
      ? strips.with(-1, { ...strips.at(-1)!, group: introduction })
      : strips
  })
}

/** Length of the rule above a heading, points. */
const HEADING_RULE = 34

/** Title and finding of a section: the title alone is the heading, above a finding it is in small letters. */
export const sectionStrips = (
  context: SectionContext,
  { title, finding, blocks }: Section,
  anchor: LinkAnchor,
): Strip[] => {
  const { pdf, theme, parent } = context
  const { isCentred } = theme.look
  const heading = (text: string, style: TextStyle, gap: number) =>
    textStrips(pdf.appendElement(parent, 'H2'), text, style, theme.page.body, { gap, keepsWithNext: true, isCentred })
  const [first, ...rest] = [
    ...heading(title, finding === undefined ? theme.section : theme.kicker, GAP.section),
    ...(finding === undefined
      ? []
      : textStrips(pdf.appendElement(parent, 'P'), finding, theme.section, theme.page.body, {
          gap: 1,
          keepsWithNext: true,
          isCentred,
        })),
  ] as [Strip, ...Strip[]]
  const rule = 9
  const head: Strip = {
    ...first,
    height: first.height + rule,
    anchor,
    draw: (spot) => {
      const { x, width } = theme.page.body
      const left = isCentred ? x + (width - HEADING_RULE) / 2 : x
      const colour = theme.look.second ?? theme.accent
      pdf.addArtifact('Layout', () =>
        pdf.doc.rect(pdf.left(left, HEADING_RULE), spot.y, HEADING_RULE, 2.4).fill(colour),
      )
      pdf.doc.addNamedDestination(anchor.id, 'XYZ', 0, spot.y - 12, null as never)
      context.bookmark = bookmarkAt(pdf.doc.outline as unknown as Bookmarks, title, spot.y, theme.page)
      first.draw({ ...spot, y: spot.y + rule })
    },
  }
  return [head, ...rest, ...blocksStrips(context, blocks)]
}
