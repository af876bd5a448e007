import { frameWords } from '../lexicon/document-words.ts'
import type { LabelLanguage } from '../lexicon/languages.ts'
import { textLines } from '../render/lines.ts'
import { baseline, type LinkAnchor, type Strip, textStrips } from './strips.ts'
import type { TaggedPdf } from './tagged-pdf.ts'
import type { PdfTheme } from './theme.ts'

const spaceAbove = ({ page: sheet }: PdfTheme) => (sheet.isSmall ? 18 : 30)
const SPACE_BELOW = 6
/** Minimum leading of many entries on one page, points; larger on small pages, whose links are touched. */
const minLeading = ({ page: sheet }: PdfTheme) => (sheet.isSmall ? 12.6 : 11.4)
/** Maximum leading of contents that have a page of their own, points. */
const MAX_LEADING = 34

const titleLines = ({ page: sheet, entry }: PdfTheme, anchors: readonly LinkAnchor[]) =>
  anchors.map(({ title }) => textLines(title, entry.weight, (sheet.body.width - 50) / entry.size))

/** Preferred height of the contents, points. */
export const contentsHeight = (theme: PdfTheme, anchors: readonly LinkAnchor[]): number =>
  spaceAbove(theme) +
  theme.subheading.leading +
  SPACE_BELOW +
  titleLines(theme, anchors).flat().length * theme.entry.leading

/** The table of contents: linked titles with page numbers. It starts a page if `left`, the height left on the cover, is too small. */
export const contentsStrips = (
  pdf: TaggedPdf,
  theme: PdfTheme,
  anchors: readonly LinkAnchor[],
  { left, labels }: { readonly left: number; readonly labels: LabelLanguage | undefined },
): Strip[] => {
  const titles = titleLines(theme, anchors)
  const count = titles.reduce((sum, { length }) => sum + length, 0)
  const freeIn = (height: number) => (height - spaceAbove(theme) - theme.subheading.leading - SPACE_BELOW) / count
  const startsPage = freeIn(left) < minLeading(theme)
  const [first, ...more] = textStrips(
    pdf.appendElement(pdf.root, 'H2'),
    frameWords(labels).Contents,
    { ...theme.subheading, colour: theme.accent },
    theme.page.body,
    { gap: spaceAbove(theme), keepsWithNext: true },
  ) as [Strip, ...Strip[]]
  const toc = pdf.appendElement(pdf.root, 'TOC')
  const { x, width } = theme.page.body
  const free = freeIn(startsPage ? theme.page.body.height : left)
  const leading = Math.min(startsPage ? MAX_LEADING : theme.entry.leading, Math.max(minLeading(theme), free))
  const entry = { ...theme.entry, leading, size: Math.min(theme.entry.size, 0.78 * leading) }
  const right = x + width
  return [
    { ...first, startsPage },
    ...more,
    ...anchors.map((anchor, i): Strip => {
      const reference = pdf.appendElement(pdf.appendElement(toc, 'TOCI'), 'Reference')
      const lines = titles[i]!
      const height = lines.length * entry.leading
      return {
        height,
        gap: i ? 0 : SPACE_BELOW,
        keepsWithNext: i === 0 || i === anchors.length - 2,
        draw: ({ y, pageOf }) => {
          const [number] = textLines(String(pageOf(anchor)), entry.weight, 50)
          const numberLeft = right - number!.width * entry.size
          const last = baseline(y + (lines.length - 1) * entry.leading, entry)
          const textRight = x + lines.at(-1)!.width * entry.size
          pdf.addArtifact('Layout', () =>
            pdf.doc
              .moveTo(pdf.left(textRight + 6, 0), last - 1)
              .lineTo(pdf.left(numberLeft - 6, 0), last - 1)
              .lineWidth(0.7)
              .dash(0.7, { space: 3.3 })
              .stroke('#b4b9c2')
              .undash(),
          )
          const link = pdf.createElement('Link')
          pdf.tag(link, () => {
            for (const [k, line] of lines.entries())
              pdf.drawLine(line, x, baseline(y + k * entry.leading, entry), entry)
            pdf.drawLine(number!, numberLeft, last, entry)
          })
          pdf.linkTo(link, anchor.id, `${anchor.title}, page ${pageOf(anchor)}`, [pdf.left(x, width), y, width, height])
          reference.add(link)
          // pdfkit takes the page of a link from the page that is being drawn when the element ends.
          link.end()
        },
      }
    }),
  ]
}
