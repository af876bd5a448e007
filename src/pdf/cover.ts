import type { Figure } from '../document/document.ts'
import type { RenderRequest } from '../document/rendering.ts'
import { type Line, linesOf } from '../render/lines.ts'
import { contentsHeight, contentsStrips } from './contents.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import type { Element, Ink } from './ink.ts'
import { drawOrnament } from './ornament.ts'
import { type Anchor, baseline, type Strip, textStrips } from './strips.ts'
import { LOGO, type Style, type Theme } from './theme.ts'

const WHITE = '#ffffff'
/** What stands above and below the text of the band: on a page with contents, and where the report follows at once. */
const AIR = { cover: { above: 22, below: 34 }, head: { above: -26, below: 20 } }
/** What the band of a cover grows by, above and below alike, where the contents leave room. */
const GROWTH = 64
/** The chart of one person, and of each of two. */
const CARD = { one: 172, two: 124, pad: 7, between: 10, gap: 28, round: 5 }
const SMALL_CARD = { ...CARD, one: 128, two: 104, gap: 16 }

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

/** Title and people in a field of the accent, on a cover with their charts; higher by `growth` above and below. */
const bandOf = (ink: Ink, theme: Theme, request: RenderRequest, hasContents: boolean) => {
  const { body, width } = theme.sheet
  const drawn = request.sections.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'figure'))
  const charts = hasContents ? drawn.slice(0, request.look?.charts ?? 1) : []
  const { one, two, gap } = theme.sheet.isSmall ? SMALL_CARD : CARD
  const side = charts.length > 1 ? two : one
  const texts = bandTexts(ink, theme, request, body.width - (charts.length > 0 ? side + gap : 0))
  const textHeight = texts.reduce((sum, { lines, style, gap }) => sum + gap + lines.length * style.leading, 0)
  const cards = Math.max(0, charts.length * (side + CARD.between) - CARD.between)
  const tallest = Math.max(textHeight, cards)
  const { branding } = request
  const bleeds = !branding?.logo && !branding?.brand_name
  const air = hasContents ? AIR.cover : AIR.head
  const above = bleeds ? air.above : Math.abs(air.above)
  return (growth: number): Strip => ({
    height: above + tallest + air.below + 2 * growth,
    gap: bleeds ? 0 : 16,
    keep: true,
    draw: ({ y }) => {
      const top = y + above + growth
      const bottom = top + tallest + air.below + growth
      ink.artifact('Layout', () => {
        const edge = bleeds ? 0 : y
        const field = { x: 0, y: edge, width, height: bottom - edge }
        ink.doc.rect(field.x, field.y, field.width, field.height).fill(theme.accent)
        if (hasContents) drawOrnament(ink, request.look?.ornament ?? 'lattice', field, charts.length === 0)
        drawCards(ink, theme, charts, side, top + (tallest - cards) / 2)
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
  })
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
  const above = [
    ...(branding?.logo ? [logoStrip(ink, body.x, branding.logo, branding.brand_name)] : []),
    ...(branding?.brand_name
      ? textStrips(ink.under(ink.root, 'P'), branding.brand_name, theme.brand, body, {
          gap: branding.logo ? 8 : 0,
          keep: true,
        })
      : []),
  ]
  const band = bandOf(ink, theme, request, hasContents)
  const made = textStrips(ink.under(ink.root, 'P'), `Made on ${dateOf(created)}`, theme.date, body, {
    gap: hasContents ? 14 : 8,
    keep: !hasContents,
  })
  if (!hasContents) return [...above, band(0), ...made]
  const left = (growth: number) =>
    [...above, band(growth), ...made].reduce((room, { height, gap }) => room - gap - height, body.height)
  const growth = Math.min(GROWTH, Math.max(0, (left(0) - contentsHeight(theme, anchors)) / 3))
  return [...above, band(growth), ...made, ...contentsStrips(ink, theme, anchors, left(growth))]
}
