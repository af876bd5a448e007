import type { Block, Callout, Facts, Figure, List, Note, Section } from '../document/document.ts'
import { extentOf, type Line, linesOf } from '../render/lines.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import { graphStrips } from './graph.ts'
import type { Element, Ink } from './ink.ts'
import { barStrips, timelineStrips } from './pictures.ts'
import { radarStrips } from './radar.ts'
import { type Anchor, baseline, type Strip, textStrips, WORTH_WHOLE } from './strips.ts'
import { tableStrips } from './tables.ts'
import { type Sheet, type Style, type Theme, tint } from './theme.ts'

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

/** A list of long items may be divided rather than leave half a page empty. */
const LIST_WHOLE = 0.15

interface Bookmarks {
  addItem(title: string, options?: object): Bookmarks
}

interface Setting {
  readonly ink: Ink
  readonly theme: Theme
  /** Of the section. */
  readonly parent: Element
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly today: number
  /** Of the section, once it is drawn. */
  bookmark?: Bookmarks
}

/** At a height of the page that is being drawn; pdfkit counts `left` from the right edge. */
const bookmarkAt = (outline: Bookmarks, title: string, y: number, { width }: Sheet) =>
  outline.addItem(title, { fit: false, top: y - 12, left: width })

const oneLine = (text: string, style: Style): Line => linesOf(text, style.weight, Number.POSITIVE_INFINITY)[0]!

const subheadingStrips = (setting: Setting, text: string): Strip[] => {
  const { ink, theme } = setting
  const [first, ...rest] = textStrips(ink.under(setting.parent, 'H3'), text, theme.subheading, theme.sheet.body, {
    gap: GAP.subheading,
    keep: true,
  }) as [Strip, ...Strip[]]
  return [
    {
      ...first,
      draw: (spot) => {
        if (setting.bookmark) bookmarkAt(setting.bookmark, text, spot.y, theme.sheet)
        first.draw(spot)
      },
    },
    ...rest,
  ]
}

/** Lines of a value beside which another pair still stands well. */
const LONG_VALUE = 1.8

/** Names before their values: two pairs in a row where all are short. */
const factsStrips = ({ ink, theme, parent }: Setting, { facts }: Facts): Strip[] => {
  if (!facts.length) return []
  const element = ink.under(parent, 'L')
  const { x: left, width } = theme.sheet.body
  const between = 18
  const pairWidth = (width - between) / 2
  const names = facts.map(([name]) => oneLine(name, theme.term))
  const nameWidth = Math.min(0.46 * pairWidth, 12 + Math.max(0, ...names.map(({ width }) => width * theme.term.size)))
  const isShort = facts.every(
    ([, value]) => extentOf(value, theme.value.weight).whole * theme.value.size <= LONG_VALUE * (pairWidth - nameWidth),
  )
  const across = isShort && facts.length > 1 ? 2 : 1
  const valueWidth = across === 2 ? pairWidth - nameWidth : width - nameWidth
  const pairs = facts.map(([name, value]) => {
    const item = ink.under(element, 'LI')
    return {
      label: ink.under(item, 'Lbl'),
      body: ink.under(item, 'LBody'),
      names: linesOf(name, theme.term.weight, (nameWidth - 8) / theme.term.size),
      values: linesOf(value, theme.value.weight, valueWidth / theme.value.size),
    }
  })
  const rows = Array.from({ length: Math.ceil(pairs.length / across) }, (_, i) =>
    pairs.slice(i * across, (i + 1) * across),
  )
  const whole = { worth: WORTH_WHOLE }
  return rows.map((row, i) => {
    const lines = Math.max(...row.map(({ names, values }) => Math.max(names.length, values.length)))
    const height = lines * theme.value.leading + 5
    return {
      height,
      gap: i ? 0 : GAP.facts,
      keep: (i === 0 && rows.length > 1) || i === rows.length - 2,
      whole,
      draw: ({ y }) => {
        for (const [column, { label, body, names: nameLines, values }] of row.entries()) {
          const x = left + column * (pairWidth + between)
          const write = (element: Element, written: readonly Line[], at: number, style: Style) =>
            ink.mark(element, () => {
              for (const [k, line] of written.entries())
                ink.line(line, at, baseline(y + 2 + k * theme.value.leading, { ...style, leading: 13 }), style)
            })
          write(label, nameLines, x, theme.term)
          write(body, values, x + nameWidth, theme.value)
          ink.artifact('Layout', () =>
            ink.doc.rect(x, y + height - 0.25, across === 2 ? pairWidth : width, 0.5).fill(theme.hairline),
          )
        }
      },
    }
  })
}

const listStrips = ({ ink, theme, parent }: Setting, { items, ordered }: List): Strip[] => {
  if (!items.length) return []
  const element = ink.under(parent, 'L')
  ink.number(element, ordered ? 'Decimal' : 'Disc')
  const { x, width } = theme.sheet.body
  const indent = ordered ? 20 : 14
  const whole = { worth: LIST_WHOLE }
  return items.flatMap((text, i) => {
    const item = ink.under(element, 'LI')
    const label = ink.under(item, 'Lbl')
    const mark = oneLine(ordered ? `${i + 1}.` : '•', theme.body)
    const strips = textStrips(
      ink.under(item, 'LBody'),
      text,
      theme.body,
      { x: x + indent, width: width - indent },
      { gap: i ? GAP.item : GAP.paragraph, keep: items.length > 1 && (i === 0 || i === items.length - 2) },
    )
    return strips.map((strip, k) => ({
      ...strip,
      whole,
      draw: (spot) => {
        if (k === 0)
          ink.mark(label, () =>
            ink.line(mark, x + (ordered ? 0 : 3), baseline(spot.y, theme.body), {
              ...theme.body,
              colour: theme.accent,
            }),
          )
        strip.draw(spot)
      },
    }))
  })
}

const calloutStrips = ({ ink, theme, parent }: Setting, { title, text }: Callout): Strip[] => {
  const element = ink.under(parent, 'Div')
  const { x, width } = theme.sheet.body
  const frame = { x: x + 14, width: width - 28 }
  const lines = [
    ...textStrips(ink.under(element, 'P'), title, { ...theme.subheading, colour: theme.accent }, frame, { keep: true }),
    ...textStrips(ink.under(element, 'P'), text, theme.body, frame),
  ]
  const last = lines.length - 1
  const whole = { worth: WORTH_WHOLE }
  return lines.map((strip, i) => {
    const above = i === 0 ? 9 : 0
    const below = i === last ? 10 : 0
    const height = strip.height + above + below
    return {
      height,
      gap: i ? 0 : GAP.callout,
      keep: strip.keep,
      whole,
      draw: (spot) => {
        ink.artifact('Layout', () => {
          ink.doc.rect(x, spot.y, width, height + (i === last ? 0 : 0.2)).fill(tint(theme.accent, 0.06))
          ink.doc.rect(x, spot.y, 3, height + (i === last ? 0 : 0.2)).fill(theme.accent)
        })
        strip.draw({ ...spot, y: spot.y + above })
      },
    }
  })
}

const noteStrips = ({ ink, theme, parent }: Setting, { text, sources }: Note): Strip[] => {
  if (!text && !sources.length) return []
  const element = ink.under(parent, 'Div')
  const paragraphs = [
    ...(text ? [{ text, style: theme.small }] : []),
    ...(sources.length ? [{ text: `Sources: ${sources.join('; ')}`, style: theme.source }] : []),
  ]
  return paragraphs.flatMap(({ text: words, style }, i) =>
    textStrips(ink.under(element, 'P'), words, style, theme.sheet.body, {
      gap: i ? 1 : GAP.note,
      keep: i < paragraphs.length - 1,
    }),
  )
}

/** A figure so much wider than high, alone, has the whole measure. */
const WIDE = 1.4
const shareAlone = ({ svg }: Figure) => {
  const { width, height } = extentOfSvg(svg)
  return width > WIDE * height ? 1 : 0.66
}

/** Of several rows of figures each is so much smaller, so that they stand on one page. */
const OF_SEVERAL = 0.84
const SMALLER = { usual: 0.86, inHand: 0.78 }
/** Rows of figures that are seen together. */
const FIGURES_WHOLE = 0.5

/** Of the measure of a small page, what each figure has there, one in a row. */
const IN_HAND = 0.84

/** Two figures in a row; one alone stands in the middle. */
const figureStrips = ({ ink, theme, parent }: Setting, figures: readonly Figure[]): Strip[] => {
  const between = 24
  const { body, isSmall } = theme.sheet
  const across = isSmall ? 1 : 2
  const rows = Array.from({ length: Math.ceil(figures.length / across) }, (_, i) =>
    figures.slice(across * i, across * (i + 1)),
  )
  const share = figures.length > 1 ? (body.width - between) / 2 : shareAlone(figures[0]!) * body.width
  const natural = isSmall
    ? Math.max(IN_HAND, shareAlone(figures[0]!)) * body.width
    : theme.picture * share * (rows.length > 1 ? OF_SEVERAL : 1)
  const whole = { worth: FIGURES_WHOLE }
  return rows.map((row) => {
    const holders = row.map(() => ink.under(parent, 'Div'))
    const laid = (width: number): Pick<Strip, 'height' | 'draw'> => {
      const left = body.x + (body.width - row.length * (width + between) + between) / 2
      const drawn = row.map((figure, i) => {
        const extent = extentOfSvg(figure.svg)
        return {
          figure,
          x: left + i * (width + between),
          height: (width * extent.height) / extent.width,
          holder: holders[i]!,
          lines: linesOf(figure.title, theme.caption.weight, width / theme.caption.size),
        }
      })
      const tallest = Math.max(...drawn.map(({ height }) => height))
      const captions = Math.max(...drawn.map(({ lines }) => lines.length))
      return {
        height: tallest + 4 + captions * theme.caption.leading,
        draw: ({ y }) => {
          for (const { figure, x, height, holder, lines } of drawn) {
            const bottom = y + tallest
            const picture = ink.under(holder, 'Figure', {
              alt: figure.alt,
              bbox: [x, bottom - height, x + width, bottom],
            })
            ink.mark(picture, () => drawSvg(ink, figure.svg, x, bottom - height, width))
            ink.mark(ink.under(holder, 'P'), () => {
              for (const [k, line] of lines.entries())
                ink.line(
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
      ...laid(natural),
      gap: GAP.figure,
      keep: false,
      whole,
      smaller: laid((isSmall ? SMALLER.inHand : SMALLER.usual) * natural),
    }
  })
}

const blockStrips = (setting: Setting, block: Exclude<Block, Figure>): Strip[] => {
  const { ink, theme, parent } = setting
  switch (block.kind) {
    case 'paragraph':
      return textStrips(ink.under(parent, 'P'), block.text, theme.body, theme.sheet.body, { gap: GAP.paragraph })
    case 'subheading':
      return subheadingStrips(setting, block.text)
    case 'facts':
      return factsStrips(setting, block)
    case 'list':
      return listStrips(setting, block)
    case 'callout':
      return calloutStrips(setting, block)
    case 'note':
      return noteStrips(setting, block)
    case 'table':
      return tableStrips(ink, parent, block, theme)
    case 'timeline':
      return timelineStrips(setting, block)
    case 'bars':
      return barStrips(setting, block)
    case 'radar':
      return radarStrips(setting, block)
    case 'graph':
      return graphStrips(setting, block)
    case 'picture':
      throw new Error(`Nobody has drawn the picture "${block.title}".`)
  }
}

/** Blocks in order, figures that follow each other taken together. */
const grouped = (blocks: readonly Block[]): (Exclude<Block, Figure> | Figure[])[] => {
  const groups: (Exclude<Block, Figure> | Figure[])[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind !== 'figure') groups.push(block)
    else if (Array.isArray(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

export const sectionStrips = (setting: Setting, { title, blocks }: Section, anchor: Anchor): Strip[] => {
  const { ink, theme, parent } = setting
  const [first, ...rest] = textStrips(ink.under(parent, 'H2'), title, theme.section, theme.sheet.body, {
    gap: GAP.section,
    keep: true,
  }) as [Strip, ...Strip[]]
  const rule = 9
  const head: Strip = {
    ...first,
    height: first.height + rule,
    anchor,
    draw: (spot) => {
      ink.artifact('Layout', () => ink.doc.rect(theme.sheet.body.x, spot.y, 34, 2.4).fill(theme.accent))
      ink.doc.addNamedDestination(anchor.id, 'XYZ', 0, spot.y - 12, null as never)
      setting.bookmark = bookmarkAt(ink.doc.outline as unknown as Bookmarks, title, spot.y, theme.sheet)
      first.draw({ ...spot, y: spot.y + rule })
    },
  }
  let afterTable = false
  const groups = grouped(blocks)
  const isOf = (kind: Block['kind'], group: (typeof groups)[number] | undefined) =>
    group !== undefined && !Array.isArray(group) && group.kind === kind
  const body = groups.flatMap((group, i) => {
    const [top, ...others] = Array.isArray(group) ? figureStrips(setting, group) : blockStrips(setting, group)
    if (!top) return []
    const gap = afterTable ? Math.max(top.gap, GAP.table) : top.gap
    afterTable = isOf('table', group)
    // One line under a heading is too little to stand with it at the foot of a page.
    const heads = i === 0 || isOf('subheading', groups[i - 1])
    const leads = heads && isOf('paragraph', group) && others.length === 0 && groups[i + 1] !== undefined
    const keep = top.keep || (leads && !isOf('subheading', groups[i + 1]))
    const strips = [{ ...top, gap, keep }, ...others]
    // Small print stands with what it is about.
    return isOf('note', groups[i + 1]) ? strips.with(-1, { ...strips.at(-1)!, keep: true }) : strips
  })
  return [head, ...rest, ...body]
}
