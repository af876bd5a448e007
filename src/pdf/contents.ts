import { linesOf } from '../render/lines.ts'
import type { Ink } from './ink.ts'
import { type Anchor, baseline, type Strip, textStrips } from './strips.ts'
import type { Theme } from './theme.ts'

const above = ({ sheet }: Theme) => (sheet.isSmall ? 18 : 30)
const BELOW = 6
/** Where many entries share the page they draw closer, down to this; for thumbs less so. */
const closest = ({ sheet }: Theme) => (sheet.isSmall ? 12.6 : 11.4)
/** Alone on a page they draw apart, up to this. */
const WIDEST = 34

const titleLines = ({ sheet, entry }: Theme, anchors: readonly Anchor[]) =>
  anchors.map(({ title }) => linesOf(title, entry.weight, (sheet.body.width - 50) / entry.size))

/** What the contents would like of a page. */
export const contentsHeight = (theme: Theme, anchors: readonly Anchor[]): number =>
  above(theme) + theme.subheading.leading + BELOW + titleLines(theme, anchors).flat().length * theme.entry.leading

/** The table of contents: each entry a link, its page at the right. On a page of its own where the room left is too little. */
export const contentsStrips = (ink: Ink, theme: Theme, anchors: readonly Anchor[], left: number): Strip[] => {
  const titles = titleLines(theme, anchors)
  const count = titles.reduce((sum, { length }) => sum + length, 0)
  const freeIn = (height: number) => (height - above(theme) - theme.subheading.leading - BELOW) / count
  const opensPage = freeIn(left) < closest(theme)
  const [first, ...more] = textStrips(
    ink.under(ink.root, 'H2'),
    'Contents',
    { ...theme.subheading, colour: theme.accent },
    theme.sheet.body,
    { gap: above(theme), keep: true },
  ) as [Strip, ...Strip[]]
  const toc = ink.under(ink.root, 'TOC')
  const { x, width } = theme.sheet.body
  const free = freeIn(opensPage ? theme.sheet.body.height : left)
  const leading = Math.min(opensPage ? WIDEST : theme.entry.leading, Math.max(closest(theme), free))
  const entry = { ...theme.entry, leading, size: Math.min(theme.entry.size, 0.78 * leading) }
  const right = x + width
  return [
    { ...first, opensPage },
    ...more,
    ...anchors.map((anchor, i): Strip => {
      const reference = ink.under(ink.under(toc, 'TOCI'), 'Reference')
      const lines = titles[i]!
      const height = lines.length * entry.leading
      return {
        height,
        gap: i ? 0 : BELOW,
        keep: i === 0 || i === anchors.length - 2,
        draw: ({ y, pageOf }) => {
          const [number] = linesOf(String(pageOf(anchor)), entry.weight, 50)
          const numberLeft = right - number!.width * entry.size
          const last = baseline(y + (lines.length - 1) * entry.leading, entry)
          const textRight = x + lines.at(-1)!.width * entry.size
          ink.artifact('Layout', () =>
            ink.doc
              .moveTo(textRight + 6, last - 1)
              .lineTo(numberLeft - 6, last - 1)
              .lineWidth(0.7)
              .dash(0.7, { space: 3.3 })
              .stroke('#b4b9c2')
              .undash(),
          )
          const link = ink.element('Link')
          ink.mark(link, () => {
            for (const [k, line] of lines.entries()) ink.line(line, x, baseline(y + k * entry.leading, entry), entry)
            ink.line(number!, numberLeft, last, entry)
          })
          ink.linkTo(link, anchor.id, `${anchor.title}, page ${pageOf(anchor)}`, [x, y, width, height])
          reference.add(link)
          // pdfkit takes the page of a link from the page that is being drawn when the element ends.
          link.end()
        },
      }
    }),
  ]
}
