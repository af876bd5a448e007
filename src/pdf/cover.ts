import type { Figure } from '../document/document.ts'
import type { RenderRequest } from '../document/rendering.ts'
import { type Line, linesOf } from '../render/lines.ts'
import { contentsStrips } from './contents.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import type { Element, Ink } from './ink.ts'
import { type Anchor, baseline, type Strip, textStrips } from './strips.ts'
import { LOGO, type Style, type Theme } from './theme.ts'

const WHITE = '#ffffff'
/** What stands above and below the text of the band: on a page with contents, and where the report follows at once. */
const AIR = { cover: { above: 22, below: 34 }, head: { above: -26, below: 20 } }
/** The chart of one person, and of each of two. */
const CARD = { one: 148, two: 112, pad: 7, between: 10, gap: 28, round: 5 }

const logoStrip = (ink: Ink, x: number, logo: string, brandName: string | null): Strip => {
  const png = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  const [width, height] = [png.readUInt32BE(16) / LOGO.pixels, png.readUInt32BE(20) / LOGO.pixels]
  const holder = ink.under(ink.root, 'Div')
  return {
    height,
    gap: 0,
    keep: true,
    draw: ({ y }) => {
      const figure = ink.under(holder, 'Figure', {
        alt: brandName ? `Logo of ${brandName}` : 'Logo',
        bbox: [x, y, x + width, y + height],
      })
      ink.mark(figure, () => ink.doc.image(png, x, y, { width, height }))
    },
  }
}

const dateOf = (created: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(created)

interface Written {
  readonly element: Element
  readonly lines: readonly Line[]
  readonly style: Style
  readonly gap: number
}

/** Title and people, white in a field of the accent. */
const bandTexts = (ink: Ink, theme: Theme, { title, tradition, subjects = [] }: RenderRequest, width: number) => {
  const written = (tag: 'H1' | 'P', text: string, given: Style, gap: number): Written => {
    const style = { ...given, colour: WHITE }
    return {
      element: ink.under(ink.root, tag),
      lines: linesOf(text, style.weight, width / style.size),
      style,
      gap,
    }
  }
  const heading = written('H1', title, theme.title, 0)
  return [
    heading,
    ...(tradition ? [written('P', tradition, theme.date, 1)] : []),
    ...subjects.flatMap(({ called, name, lines }) => [
      written('P', [called, name].filter((part) => part !== null).join(': ') || 'Birth', theme.brand, 11),
      ...lines.map((line) => written('P', line, theme.value, 2)),
    ]),
  ]
}

/** The charts that the report speaks of, on white cards at the right. */
const drawCards = (ink: Ink, theme: Theme, charts: readonly Figure[], side: number, top: number) => {
  const { x, width } = theme.sheet.body
  for (const [i, { svg }] of charts.entries()) {
    const [left, y] = [x + width - side, top + i * (side + CARD.between)]
    const extent = extentOfSvg(svg)
    const scale = (side - 2 * CARD.pad) / Math.max(extent.width, extent.height)
    ink.doc.roundedRect(left, y, side, side, CARD.round).fill(WHITE)
    drawSvg(
      ink,
      svg,
      left + (side - extent.width * scale) / 2,
      y + (side - extent.height * scale) / 2,
      extent.width * scale,
    )
  }
}

/** A wheel of twelve houses for a report that draws no chart. */
const drawWheel = (ink: Ink, theme: Theme, side: number, top: number) => {
  const { x, width } = theme.sheet.body
  const [centreX, centreY] = [x + width - side / 2, top + side / 2]
  const { doc } = ink
  doc.save().lineWidth(0.9).strokeColor(WHITE, 0.7)
  for (const share of [1, 0.8, 0.34]) doc.circle(centreX, centreY, (share * side) / 2).stroke()
  for (let house = 0; house < 12; house++) {
    const [cos, sin] = [Math.cos((house * Math.PI) / 6), Math.sin((house * Math.PI) / 6)]
    doc
      .moveTo(centreX + 0.17 * side * cos, centreY + 0.17 * side * sin)
      .lineTo(centreX + 0.5 * side * cos, centreY + 0.5 * side * sin)
      .stroke()
  }
  doc.restore()
}

const bandStrip = (ink: Ink, theme: Theme, request: RenderRequest, hasContents: boolean): Strip => {
  const { body, width } = theme.sheet
  const pair = (request.subjects ?? []).length > 1
  const drawn = request.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'figure'))
  const charts = hasContents ? drawn.slice(0, pair ? 2 : 1) : []
  const side = charts.length > 1 ? CARD.two : CARD.one
  const ornament = hasContents ? side + CARD.gap : 0
  const texts = bandTexts(ink, theme, request, body.width - ornament)
  const air = hasContents ? AIR.cover : AIR.head
  const textHeight = texts.reduce((sum, { lines, style, gap }) => sum + gap + lines.length * style.leading, 0)
  const cards = hasContents ? Math.max(1, charts.length) * (side + CARD.between) - CARD.between : 0
  const tallest = Math.max(textHeight, cards)
  const { branding } = request
  const bleeds = !branding?.logo && !branding?.brand_name
  const above = bleeds ? air.above : Math.abs(air.above)
  return {
    height: above + tallest + air.below,
    gap: bleeds ? 0 : 16,
    keep: true,
    draw: ({ y }) => {
      const top = y + above
      const bottom = top + tallest + air.below
      ink.artifact('Layout', () => {
        const edge = bleeds ? 0 : y
        ink.doc.rect(0, edge, width, bottom - edge).fill(theme.accent)
      })
      if (hasContents)
        ink.artifact('Layout', () => {
          const from = top + (tallest - cards) / 2
          if (charts.length > 0) drawCards(ink, theme, charts, side, from)
          else drawWheel(ink, theme, side, from)
        })
      let at = top + (tallest - textHeight) / 2
      for (const { element, lines, style, gap } of texts) {
        at += gap
        const start = at
        ink.mark(element, () => {
          for (const [i, line] of lines.entries())
            ink.line(line, body.x, baseline(start + i * style.leading, style), style)
        })
        at += lines.length * style.leading
      }
    },
  }
}

/** The first page: whose brand it is, what the report is and whom it is about, when it was made, its contents. */
export const coverStrips = (
  ink: Ink,
  theme: Theme,
  request: RenderRequest,
  anchors: readonly Anchor[],
  hasContents: boolean,
): Strip[] => {
  const { branding, created } = request
  const { body } = theme.sheet
  const strips = [
    ...(branding?.logo ? [logoStrip(ink, body.x, branding.logo, branding.brand_name)] : []),
    ...(branding?.brand_name
      ? textStrips(ink.under(ink.root, 'P'), branding.brand_name, theme.brand, body, {
          gap: branding.logo ? 8 : 0,
          keep: true,
        })
      : []),
    bandStrip(ink, theme, request, hasContents),
    ...textStrips(ink.under(ink.root, 'P'), `Made on ${dateOf(created)}`, theme.date, body, {
      gap: hasContents ? 14 : 8,
      keep: !hasContents,
    }),
  ]
  const used = strips.reduce((sum, { height, gap }) => sum + gap + height, 0)
  return [...strips, ...(hasContents ? contentsStrips(ink, theme, anchors, body.height - used) : [])]
}
