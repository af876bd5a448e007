import { allBlocks, type Figure } from '../document/document.ts'
import type { RenderRequest } from '../document/rendering.ts'
import { frameWords } from '../lexicon/document-words.ts'
import { type TextLine, textLines } from '../render/lines.ts'
import { contentsHeight, contentsStrips } from './contents.ts'
import { coverPage } from './cover-page.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import { drawOrnament } from './ornament.ts'
import { baseline, type LinkAnchor, type Strip, textStrips } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { LOGO, type PdfTheme, type TextStyle } from './theme.ts'

const WHITE = '#ffffff'
/** Space above and below the text of the band, points: on a cover with contents, and where the report follows at once. */
const BAND_PADDING = { cover: { above: 22, below: 34 }, head: { above: -26, below: 20 } }
/** Maximum growth of the band of a cover above and below its text, where the contents leave room, points. */
const MAX_GROWTH = 64
/** Chart cards, points: side for one chart and for each of two, padding, distances, corner radius. */
const CARD = { one: 172, two: 124, pad: 7, between: 10, gap: 28, round: 5 }
const SMALL_CARD = { ...CARD, one: 128, two: 104, gap: 16 }

const logoStrip = (pdf: TaggedPdf, x: number, logo: string, brandName: string | null): Strip => {
  const png = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
  const [width, height] = [png.readUInt32BE(16) / LOGO.pixels, png.readUInt32BE(20) / LOGO.pixels]
  const holder = pdf.appendElement(pdf.root, 'Div')
  return {
    height,
    gap: 0,
    keepsWithNext: true,
    draw: ({ y }) => {
      const left = pdf.left(x, width)
      const figure = pdf.appendElement(holder, 'Figure', {
        alt: brandName ? `Logo of ${brandName}` : 'Logo',
        bbox: [left, y, left + width, y + height],
      })
      pdf.tag(figure, () => pdf.doc.image(png, left, y, { width, height }))
    },
  }
}

/** "Made on" with the day, in the language of the labels. */
const madeOn = ({ created, labels }: RenderRequest) => {
  const locale = labels ? `${labels}-u-nu-latn-ca-gregory` : 'en-GB'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(created)
  return frameWords(labels)['Made on {}'].replace('{}', day)
}

interface BandText {
  readonly element: StructureElement
  readonly lines: readonly TextLine[]
  readonly style: TextStyle
  readonly gap: number
}

/** Title, tradition and people, in white on the band. */
const bandTexts = (
  pdf: TaggedPdf,
  theme: PdfTheme,
  { title, tradition, subjects = [], labels }: RenderRequest,
  width: number,
) => {
  const bandText = (tag: 'H1' | 'P', text: string, baseStyle: TextStyle, gap: number): BandText => {
    const style = { ...baseStyle, colour: WHITE }
    return {
      element: pdf.appendElement(pdf.root, tag),
      lines: textLines(text, style.weight, width / style.size),
      style,
      gap,
    }
  }
  const heading = bandText('H1', title, theme.title, 0)
  return [
    heading,
    ...(tradition ? [bandText('P', tradition, theme.date, 1)] : []),
    ...subjects.flatMap(({ role, name, lines }) => [
      bandText(
        'P',
        [role, name].filter((part) => part !== null).join(': ') || frameWords(labels).Birth,
        theme.brand,
        11,
      ),
      ...lines.map((line) => bandText('P', line, theme.value, 2)),
    ]),
  ]
}

/** Draws the first charts of the report on white cards at the right. */
const drawCards = (pdf: TaggedPdf, theme: PdfTheme, charts: readonly Figure[], side: number, top: number) => {
  const { x, width } = theme.page.body
  for (const [i, { svg }] of charts.entries()) {
    const [left, y] = [x + width - side, top + i * (side + CARD.between)]
    const extent = extentOfSvg(svg)
    const scale = (side - 2 * CARD.pad) / Math.max(extent.width, extent.height)
    pdf.doc.roundedRect(pdf.left(left, side), y, side, side, CARD.round).fill(WHITE)
    drawSvg(
      pdf,
      svg,
      left + (side - extent.width * scale) / 2,
      y + (side - extent.height * scale) / 2,
      extent.width * scale,
    )
  }
}

/** The charts on the cover: the first ones of the document. */
const coverCharts = ({ sections, theme }: RenderRequest): Figure[] =>
  sections
    .flatMap(({ blocks }) => allBlocks(blocks).filter((block) => block.kind === 'figure'))
    .slice(0, theme?.charts ?? 1)

/** The band of the cover in the accent colour, with title, people and charts; `growth`: extra height above and below. */
const bandOf = (pdf: TaggedPdf, theme: PdfTheme, request: RenderRequest, hasContents: boolean) => {
  const { body, width } = theme.page
  const charts = hasContents ? coverCharts(request) : []
  const { one, two, gap } = theme.page.isSmall ? SMALL_CARD : CARD
  const side = charts.length > 1 ? two : one
  const texts = bandTexts(pdf, theme, request, body.width - (charts.length > 0 ? side + gap : 0))
  const textHeight = texts.reduce((sum, { lines, style, gap }) => sum + gap + lines.length * style.leading, 0)
  const cards = Math.max(0, charts.length * (side + CARD.between) - CARD.between)
  const tallest = Math.max(textHeight, cards)
  const { branding } = request
  const isFullBleed = !branding?.logo && !branding?.brand_name
  const padding = hasContents ? BAND_PADDING.cover : BAND_PADDING.head
  const above = isFullBleed ? padding.above : Math.abs(padding.above)
  return (growth: number): Strip => ({
    height: above + tallest + padding.below + 2 * growth,
    gap: isFullBleed ? 0 : 16,
    keepsWithNext: true,
    draw: ({ y }) => {
      const top = y + above + growth
      const bottom = top + tallest + padding.below + growth
      pdf.addArtifact('Layout', () => {
        const edge = isFullBleed ? 0 : y
        const field = { x: 0, y: edge, width, height: bottom - edge }
        pdf.doc.rect(field.x, field.y, field.width, field.height).fill(theme.accent)
        if (hasContents) drawOrnament(pdf, request.theme?.ornament ?? 'lattice', field, charts.length === 0)
        drawCards(pdf, theme, charts, side, top + (tallest - cards) / 2)
      })
      let at = top + (tallest - textHeight) / 2
      for (const { element, lines, style, gap } of texts) {
        at += gap
        const start = at
        pdf.tag(element, () => {
          for (const [i, line] of lines.entries())
            pdf.drawLine(line, body.x, baseline(start + i * style.leading, style), style)
        })
        at += lines.length * style.leading
      }
    },
  })
}

/** True if the cover has a page of its own: by the look, and on small pages, where a band and the contents do not fit on one. */
export const hasCoverPage = ({ look, page }: PdfTheme): boolean => look.cover !== 'band' || page.isSmall

/** The first page: logo and brand, band with title and people, date, contents. */
export const coverStrips = (
  pdf: TaggedPdf,
  theme: PdfTheme,
  request: RenderRequest,
  anchors: readonly LinkAnchor[],
  hasContents: boolean,
): Strip[] => {
  const { branding, labels } = request
  const { body } = theme.page
  if (hasContents && hasCoverPage(theme)) {
    const words = { birth: frameWords(request.labels).Birth, date: madeOn(request) }
    const cover = coverPage(pdf, theme, request, coverCharts(request), words)
    return [cover, ...contentsStrips(pdf, theme, anchors, { left: 0, labels })]
  }
  const above = [
    ...(branding?.logo ? [logoStrip(pdf, body.x, branding.logo, branding.brand_name)] : []),
    ...(branding?.brand_name
      ? textStrips(pdf.appendElement(pdf.root, 'P'), branding.brand_name, theme.brand, body, {
          gap: branding.logo ? 8 : 0,
          keepsWithNext: true,
        })
      : []),
  ]
  const band = bandOf(pdf, theme, request, hasContents)
  const dateStrips = textStrips(pdf.appendElement(pdf.root, 'P'), madeOn(request), theme.date, body, {
    gap: hasContents ? 14 : 8,
    keepsWithNext: !hasContents,
  })
  if (!hasContents) return [...above, band(0), ...dateStrips]
  const left = (growth: number) =>
    [...above, band(growth), ...dateStrips].reduce((room, { height, gap }) => room - gap - height, body.height)
  const growth = Math.min(MAX_GROWTH, Math.max(0, (left(0) - contentsHeight(theme, anchors)) / 3))
  return [...above, band(growth), ...dateStrips, ...contentsStrips(pdf, theme, anchors, { left: left(growth), labels })]
}
