import type { Figure } from '../document/document.ts'
import type { RenderRequest } from '../document/rendering.ts'
import { type TextLine, textLines } from '../render/lines.ts'
import { drawSvg, extentOfSvg } from './drawing.ts'
import { drawOrnament } from './ornament.ts'
import { baseline, type Strip } from './strips.ts'
import type { StructureElement, TaggedPdf } from './tagged-pdf.ts'
import { LOGO, type PdfTheme, type TextStyle, tint } from './theme.ts'

/** A cover on a separate page. */

const WHITE = '#ffffff'
/** Side of the chart, divided by the width of the text. */
const CHART = 0.56
/** Spaces between logo, title, chart and people, divided by the height of the text. */
const GAP = 0.045
const PAD = 10

interface CoverText {
  readonly element: StructureElement
  readonly lines: readonly TextLine[]
  readonly style: TextStyle
  readonly gap: number
}

/** Logo and brand, title, chart, people, and the date at the foot. */
export const coverPage = (
  pdf: TaggedPdf,
  theme: PdfTheme,
  { title, tradition, subjects = [], branding, theme: reportTheme }: RenderRequest,
  charts: readonly Figure[],
  words: { readonly birth: string; readonly date: string },
): Strip => {
  const { body, width, height } = theme.page
  const { isCentred, second } = theme.look
  const onColour = theme.look.cover !== 'framed'
  const textOf = (tag: 'H1' | 'P', text: string, style: TextStyle, gap: number): CoverText => ({
    element: pdf.appendElement(pdf.root, tag),
    lines: textLines(text, style.weight, body.width / style.size),
    style: onColour ? { ...style, colour: WHITE } : style,
    gap,
  })
  const logo = branding?.logo ? Buffer.from(branding.logo.slice(branding.logo.indexOf(',') + 1), 'base64') : null
  const logoSize = logo && { width: logo.readUInt32BE(16) / LOGO.pixels, height: logo.readUInt32BE(20) / LOGO.pixels }
  const logoHolder = logo && pdf.appendElement(pdf.root, 'Div')
  const large = { ...theme.title, size: 1.25 * theme.title.size, leading: 1.25 * theme.title.leading }
  const above = [
    ...(branding?.brand_name ? [textOf('P', branding.brand_name, { ...theme.brand, colour: theme.accent }, 8)] : []),
    textOf('H1', title, large, GAP * body.height),
    ...(tradition ? [textOf('P', tradition, theme.date, 4)] : []),
  ]
  const below = [
    ...subjects.flatMap(({ role, name, lines }) => [
      textOf(
        'P',
        [role, name].filter((part) => part !== null).join(': ') || words.birth,
        { ...theme.brand, size: 15, leading: 21 },
        10,
      ),
      ...lines.map((line) => textOf('P', line, theme.value, 2)),
    ]),
    textOf('P', words.date, theme.date, 14),
  ]
  const heightOf = (texts: readonly CoverText[]) =>
    texts.reduce((sum, { lines, style, gap }) => sum + gap + lines.length * style.leading, 0)
  const textHeight = heightOf(above) + heightOf(below) + (logoSize?.height ?? 0) + 2 * GAP * body.height
  const side = charts.length > 0 ? Math.min(CHART * body.width, body.height - textHeight) : 0
  return {
    height: body.height,
    gap: 0,
    keepsWithNext: false,
    draw: ({ y }) => {
      pdf.addArtifact('Layout', () => {
        if (onColour) {
          pdf.doc.rect(0, 0, width, height).fill(theme.accent)
          drawOrnament(pdf, reportTheme?.ornament ?? 'lattice', { x: 0, y: 0, width, height }, false)
        } else {
          const inset = 0.55 * body.x
          pdf.doc.rect(inset, inset, width - 2 * inset, height - 2 * inset).fill(tint(second ?? theme.accent, 0.07))
        }
      })
      let at = y + Math.max(0, (body.height - textHeight - side) / 2)
      const start = (lineWidth: number) => body.x + (isCentred ? (body.width - lineWidth) / 2 : 0)
      if (logo && logoSize && logoHolder) {
        const x = pdf.left(start(logoSize.width), logoSize.width)
        const alt = branding?.brand_name ? `Logo of ${branding.brand_name}` : 'Logo'
        const bbox: [number, number, number, number] = [x, at, x + logoSize.width, at + logoSize.height]
        const top = at
        if (onColour)
          pdf.addArtifact('Layout', () =>
            pdf.doc.roundedRect(x - 6, top - 6, logoSize.width + 12, logoSize.height + 12, 4).fill(WHITE),
          )
        pdf.tag(pdf.appendElement(logoHolder, 'Figure', { alt, bbox }), () =>
          pdf.doc.image(logo, x, top, { width: logoSize.width, height: logoSize.height }),
        )
        at += logoSize.height
      }
      const write = (texts: readonly CoverText[]) => {
        for (const { element, lines, style, gap } of texts) {
          at += gap
          for (const line of lines) {
            const top = at
            pdf.tag(element, () => pdf.drawLine(line, start(line.width * style.size), baseline(top, style), style))
            at += style.leading
          }
        }
      }
      write(above)
      at += GAP * body.height
      if (side > 0) {
        pdf.addArtifact('Layout', () => {
          const each = charts.length > 1 ? (side * 1.5 - PAD) / 2 : side
          const whole = charts.length * each + (charts.length - 1) * PAD
          for (const [i, { svg }] of charts.entries()) {
            const x = start(whole) + i * (each + PAD)
            const extent = extentOfSvg(svg)
            const scale = (each - 2 * PAD) / Math.max(extent.width, extent.height)
            pdf.doc.roundedRect(pdf.left(x, each), at, each, each, onColour ? 6 : 0).fill(WHITE)
            if (second) pdf.doc.lineWidth(1).rect(pdf.left(x, each), at, each, each).stroke(second)
            const [left, top] = [x + (each - extent.width * scale) / 2, at + (each - extent.height * scale) / 2]
            drawSvg(pdf, svg, left, top, extent.width * scale)
          }
        })
        at += side
      }
      at += GAP * body.height
      write(below)
    },
  }
}
