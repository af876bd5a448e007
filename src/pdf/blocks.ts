import type { Block, Callout, Facts, Figure, List, Note, Section } from '../document/document.ts'
import { extentOf, type Line, linesOf } from '../render/lines.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import { graphStrips } from './graph.ts'
import { barStrips, timelineStrips } from './pictures.ts'
import { radarStrips } from './radar.ts'
import { type Anchor, baseline, INDIVISIBLE_COST, type Strip, textStrips } from './strips.ts'
import { tableStrips } from './tables.ts'
import type { Element, TaggedPdf } from './tagged-pdf.ts'
import { type PageFormat, type Style, type Theme, tint } from './theme.ts'

const GAP = {
  paragraph: 7,
  item: 3.5,
  facts: 8,
  callout: 10,
  figure: 10,
  note: 5,
  table: 11,
  subheading: 15,
  section: 30,
}

/** Cost of dividing a list between pages: low enough to divide it rather than leave half a page empty. */
const LIST_DIVISION_COST = 0.15

interface Bookmarks {
  addItem(title: string, options?: object): Bookmarks
}

/** Context of the blocks of a section. */
interface SectionContext {
  readonly pdf: TaggedPdf
  readonly theme: Theme
  /** Structure element of the section. */
  readonly parent: Element
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
  /** Bookmark of the section, once the section is drawn. */
  bookmark?: Bookmarks
}

/** Adds a bookmark to a height of the current page. pdfkit counts `left` from the right edge. */
const bookmarkAt = (outline: Bookmarks, title: string, y: number, { width }: PageFormat) =>
  outline.addItem(title, { fit: false, top: y - 12, left: width })

const oneLine = (text: string, style: Style): Line => linesOf(text, style.weight, Number.POSITIVE_INFINITY)[0]!

const subheadingStrips = (context: SectionContext, text: string): Strip[] => {
  const { pdf, theme } = context
  const [first, ...rest] = textStrips(
    pdf.appendElement(context.parent, 'H3'),
    text,
    theme.subheading,
    theme.page.body,
    {
      gap: GAP.subheading,
      keepsWithNext: true,
    },
  ) as [Strip, ...Strip[]]
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

/** Values of up to this many lines still allow two pairs in a row. */
const LONG_VALUE = 1.8

/** Pairs of name and value; two pairs in a row if all values are short. */
const factsStrips = ({ pdf, theme, parent }: SectionContext, { facts }: Facts): Strip[] => {
  if (!facts.length) return []
  const element = pdf.appendElement(parent, 'L')
  const { x: left, width } = theme.page.body
  const between = 18
  const pairWidth = (width - between) / 2
  const names = facts.map(([name]) => oneLine(name, theme.term))
  const nameWidth = Math.min(0.46 * pairWidth, 12 + Math.max(0, ...names.map(({ width }) => width * theme.term.size)))
  const isShort = facts.every(
    ([, value]) => extentOf(value, theme.value.weight).whole * theme.value.size <= LONG_VALUE * (pairWidth - nameWidth),
  )
  const perRow = isShort && facts.length > 1 ? 2 : 1
  const valueWidth = perRow === 2 ? pairWidth - nameWidth : width - nameWidth
  const pairs = facts.map(([name, value]) => {
    const item = pdf.appendElement(element, 'LI')
    return {
      label: pdf.appendElement(item, 'Lbl'),
      body: pdf.appendElement(item, 'LBody'),
      names: linesOf(name, theme.term.weight, (nameWidth - 8) / theme.term.size),
      values: linesOf(value, theme.value.weight, valueWidth / theme.value.size),
    }
  })
  const rows = Array.from({ length: Math.ceil(pairs.length / perRow) }, (_, i) =>
    pairs.slice(i * perRow, (i + 1) * perRow),
  )
  const group = { divisionCost: INDIVISIBLE_COST }
  return rows.map((row, i) => {
    const lines = Math.max(...row.map(({ names, values }) => Math.max(names.length, values.length)))
    const height = lines * theme.value.leading + 5
    return {
      height,
      gap: i ? 0 : GAP.facts,
      keepsWithNext: (i === 0 && rows.length > 1) || i === rows.length - 2,
      group,
      draw: ({ y }) => {
        for (const [column, { label, body, names: nameLines, values }] of row.entries()) {
          const x = left + column * (pairWidth + between)
          const write = (element: Element, lines: readonly Line[], at: number, style: Style) =>
            pdf.tag(element, () => {
              for (const [k, line] of lines.entries())
                pdf.drawLine(line, at, baseline(y + 2 + k * theme.value.leading, { ...style, leading: 13 }), style)
            })
          write(label, nameLines, x, theme.term)
          write(body, values, x + nameWidth, theme.value)
          pdf.addArtifact('Layout', () =>
            pdf.doc.rect(x, y + height - 0.25, perRow === 2 ? pairWidth : width, 0.5).fill(theme.hairline),
          )
        }
      },
    }
  })
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
    const mark = oneLine(ordered ? `${i + 1}.` : '•', theme.body)
    const strips = textStrips(
      pdf.appendElement(item, 'LBody'),
      text,
      theme.body,
      { x: x + indent, width: width - indent },
      { gap: i ? GAP.item : GAP.paragraph, keepsWithNext: items.length > 1 && (i === 0 || i === items.length - 2) },
    )
    return strips.map((strip, k) => ({
      ...strip,
      group,
      draw: (spot) => {
        if (k === 0)
          pdf.tag(label, () =>
            pdf.drawLine(mark, x + (ordered ? 0 : 3), baseline(spot.y, theme.body), {
              ...theme.body,
              colour: theme.accent,
            }),
          )
        strip.draw(spot)
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
          pdf.doc.rect(x, spot.y, width, height + (i === last ? 0 : 0.2)).fill(tint(theme.accent, 0.06))
          pdf.doc.rect(x, spot.y, 3, height + (i === last ? 0 : 0.2)).fill(theme.accent)
        })
        strip.draw({ ...spot, y: spot.y + above })
      },
    }
  })
}

const noteStrips = ({ pdf, theme, parent }: SectionContext, { text, sources }: Note): Strip[] => {
  if (!text && !sources.length) return []
  const element = pdf.appendElement(parent, 'Div')
  const paragraphs = [
    ...(text ? [{ text, style: theme.small }] : []),
    ...(sources.length ? [{ text: `Sources: ${sources.join('; ')}`, style: theme.source }] : []),
  ]
  return paragraphs.flatMap(({ text: words, style }, i) =>
    textStrips(pdf.appendElement(element, 'P'), words, style, theme.page.body, {
      gap: i ? 1 : GAP.note,
      keepsWithNext: i < paragraphs.length - 1,
    }),
  )
}

/** A single figure that is wider than high by this factor has the full width of the text. */
const WIDE_RATIO = 1.4
const singleWidth = ({ svg }: Figure) => {
  const { width, height } = extentOfSvg(svg)
  return width > WIDE_RATIO * height ? 1 : 0.66
}

/** Figures in several rows are scaled by this factor, so that they fit on one page. */
const SEVERAL_ROWS_SCALE = 0.84
/** Scale of figures in tight layouts, on usual and on small pages. */
const COMPACT_SCALES = { usual: 0.86, inHand: 0.78 }
/** Cost of dividing rows of figures between pages. */
const FIGURES_DIVISION_COST = 0.5

/** Width of a figure on a small page, where figures have a row each, divided by the width of the text. */
const SMALL_PAGE_FIGURE = 0.84

/** Two figures in a row; a single figure is centred. */
const figureStrips = ({ pdf, theme, parent }: SectionContext, figures: readonly Figure[]): Strip[] => {
  const between = 24
  const { body, isSmall } = theme.page
  const perRow = isSmall ? 1 : 2
  const rows = Array.from({ length: Math.ceil(figures.length / perRow) }, (_, i) =>
    figures.slice(perRow * i, perRow * (i + 1)),
  )
  const share = figures.length > 1 ? (body.width - between) / 2 : singleWidth(figures[0]!) * body.width
  const natural = isSmall
    ? Math.max(SMALL_PAGE_FIGURE, singleWidth(figures[0]!)) * body.width
    : theme.picture * share * (rows.length > 1 ? SEVERAL_ROWS_SCALE : 1)
  const group = { divisionCost: FIGURES_DIVISION_COST }
  return rows.map((row) => {
    const holders = row.map(() => pdf.appendElement(parent, 'Div'))
    const layOut = (width: number): Pick<Strip, 'height' | 'draw'> => {
      const left = body.x + (body.width - row.length * (width + between) + between) / 2
      const items = row.map((figure, i) => {
        const extent = extentOfSvg(figure.svg)
        return {
          figure,
          x: left + i * (width + between),
          height: (width * extent.height) / extent.width,
          holder: holders[i]!,
          lines: linesOf(figure.title, theme.caption.weight, width / theme.caption.size),
        }
      })
      const tallest = Math.max(...items.map(({ height }) => height))
      const captions = Math.max(...items.map(({ lines }) => lines.length))
      return {
        height: tallest + 4 + captions * theme.caption.leading,
        draw: ({ y }) => {
          for (const { figure, x, height, holder, lines } of items) {
            const bottom = y + tallest
            const picture = pdf.appendElement(holder, 'Figure', {
              alt: figure.alt,
              bbox: [x, bottom - height, x + width, bottom],
            })
            pdf.tag(picture, () => drawSvg(pdf, figure.svg, x, bottom - height, width))
            pdf.tag(pdf.appendElement(holder, 'P'), () => {
              for (const [k, line] of lines.entries())
                pdf.drawLine(
                  line,
                  x + (width - line.width * theme.caption.size) / 2,
                  baseline(bottom + 4 + k * theme.caption.leading, theme.caption),
                  theme.caption,
                )
            })
          }
        },
      }
    }
    return {
      ...layOut(natural),
      gap: GAP.figure,
      keepsWithNext: false,
      group,
      smaller: layOut((isSmall ? COMPACT_SCALES.inHand : COMPACT_SCALES.usual) * natural),
    }
  })
}

const blockStrips = (context: SectionContext, block: Exclude<Block, Figure>): Strip[] => {
  const { pdf, theme, parent } = context
  switch (block.kind) {
    case 'paragraph':
      return textStrips(pdf.appendElement(parent, 'P'), block.text, theme.body, theme.page.body, { gap: GAP.paragraph })
    case 'subheading':
      return subheadingStrips(context, block.text)
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
    else if (Array.isArray(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

export const sectionStrips = (context: SectionContext, { title, blocks }: Section, anchor: Anchor): Strip[] => {
  const { pdf, theme, parent } = context
  const [first, ...rest] = textStrips(pdf.appendElement(parent, 'H2'), title, theme.section, theme.page.body, {
    gap: GAP.section,
    keepsWithNext: true,
  }) as [Strip, ...Strip[]]
  const rule = 9
  const head: Strip = {
    ...first,
    height: first.height + rule,
    anchor,
    draw: (spot) => {
      pdf.addArtifact('Layout', () => pdf.doc.rect(theme.page.body.x, spot.y, 34, 2.4).fill(theme.accent))
      pdf.doc.addNamedDestination(anchor.id, 'XYZ', 0, spot.y - 12, null as never)
      context.bookmark = bookmarkAt(pdf.doc.outline as unknown as Bookmarks, title, spot.y, theme.page)
      first.draw({ ...spot, y: spot.y + rule })
    },
  }
  let afterTable = false
  const groups = groupFigures(blocks)
  const isOf = (kind: Block['kind'], group: (typeof groups)[number] | undefined) =>
    group !== undefined && !Array.isArray(group) && group.kind === kind
  const body = groups.flatMap((group, i) => {
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
    return isOf('note', groups[i + 1]) ? strips.with(-1, { ...strips.at(-1)!, keepsWithNext: true }) : strips
  })
  return [head, ...rest, ...body]
}
