import type { RenderRequest } from '../document/rendering.ts'
import { frameWords } from '../lexicon/document-words.ts'
import { RIGHT_TO_LEFT } from '../render/direction.ts'
import { textLines } from '../render/lines.ts'
import { sectionStrips } from './blocks.ts'
import { drawBorder } from './border.ts'
import { coverStrips, hasCoverPage } from './cover.ts'
import { type Page, paginate } from './paginate.ts'
import type { LinkAnchor, Strip } from './strips.ts'
import { TaggedPdf } from './tagged-pdf.ts'
import { compactTheme, type PdfTheme, themeOf } from './theme.ts'

const WATERMARK = 'SANDBOX'

/** Minimum number of pages (without the contents) of a report with a table of contents. */
const MIN_PAGES_WITH_CONTENTS = 5
/** Approximate height of title and people of a report without contents, points. */
const HEAD_HEIGHT = 130

/** Space between the left and the right part of the running head, points. */
const BETWEEN_HEADS = 16

/**
 * Draws running head, foot and watermark as artifacts, so that screen readers do not repeat these parts on every page.
 */
const drawHeaderAndFooter = (
  pdf: TaggedPdf,
  theme: PdfTheme,
  { title, subjects = [], branding, watermark, labels }: RenderRequest,
  { page, pages, section, isCover }: { page: number; pages: number; section: string | null; isCover: boolean },
) => {
  const style = theme.running
  const { body, runs, ...format } = theme.page
  const oneLine = (text: string, width = body.width) => {
    const [first, ...more] = textLines(text, style.weight, width / style.size)
    if (!more.length) return first!
    return textLines(
      `${first!.runs
        .map(({ text: part }) => part)
        .join('')
        .replace(/.{2}$/, '')}…`,
      style.weight,
      1000,
    )[0]!
  }
  if (theme.look.hasBorder) pdf.addArtifact('Layout', () => drawBorder(pdf, theme))
  pdf.addArtifact('Pagination', () => {
    if (page > 1) {
      const names = subjects.flatMap(({ name }) => name ?? [])
      const heading = [branding?.brand_name, title, names.join(' and ')].filter(Boolean).join(' · ')
      // Width that one part leaves free goes to the other.
      const widthOf = (text: string) => textLines(text, style.weight, Number.POSITIVE_INFINITY)[0]!.width * style.size
      const freeWidth = (otherText: string) => body.width - BETWEEN_HEADS - widthOf(otherText)
      const right = oneLine(section ?? '', Math.max(0.42 * body.width, freeWidth(heading)))
      const left = oneLine(heading, body.width - BETWEEN_HEADS - right.width * style.size)
      pdf.drawLine(left, body.x, runs.head, style)
      if (section) pdf.drawLine(right, body.x + body.width - right.width * style.size, runs.head, style)
      pdf.doc.rect(body.x, runs.head + 7, body.width, 0.5).fill(theme.hairline)
    }
    const foot = format.height - runs.foot
    if (!isCover) {
      const number = oneLine(
        frameWords(labels)['Page {} of {}'].replace('{}', String(page)).replace('{}', String(pages)),
      )
      pdf.drawLine(number, body.x + body.width - number.width * style.size, foot, style)
    }
    if (branding?.footer_note && !isCover)
      for (const [i, line] of textLines(branding.footer_note, style.weight, (body.width - 90) / style.size).entries())
        pdf.drawLine(line, body.x, foot + i * style.leading, style)
    if (watermark) {
      const [line] = textLines(WATERMARK, 'bold', Number.POSITIVE_INFINITY)
      const size = Math.min(118, (0.76 * format.height) / line!.width)
      pdf.doc.save()
      pdf.doc.rotate(-52, { origin: [format.width / 2, format.height / 2] }).fillOpacity(0.065)
      pdf.drawOutlines(line!, (format.width - line!.width * size) / 2, format.height / 2 + 0.357 * size, {
        size,
        colour: '#000000',
      })
      pdf.doc.restore()
    }
  })
}

const sectionsOnPages = (pages: readonly Page[], top: number): (string | null)[] => {
  let current: string | null = null
  return pages.map((page) => {
    const sectionStarts = page.flatMap(({ anchor, y }) => (anchor ? [{ anchor, y }] : []))
    const head =
      sectionStarts[0]?.y === top ? sectionStarts[0].anchor.title : (current ?? sectionStarts[0]?.anchor.title ?? null)
    current = sectionStarts.at(-1)?.anchor.title ?? current
    return head
  })
}

/** The sections of a report as strips of a new document; nothing is drawn yet. */
const sectionsAsStrips = ({ title, sections, branding, language, created, labels }: RenderRequest, theme: PdfTheme) => {
  const pdf = new TaggedPdf(theme.page, {
    title,
    language,
    author: branding?.brand_name ?? null,
    created: new Date(created),
    isRightToLeft: RIGHT_TO_LEFT.test(frameWords(labels).Contents),
  })
  const anchors = sections.map((section, i): LinkAnchor => ({ id: `section-${i + 1}`, title: section.title }))
  const parents = sections.map(() => pdf.createElement('Sect'))
  const report = sections.flatMap((section, i) =>
    sectionStrips({ pdf, theme, parent: parents[i]!, today: created, labels }, section, anchors[i]!),
  )
  return { ink: pdf, theme, anchors, parents, report }
}

/** The report on its pages; nothing is drawn yet. */
const layOutReport = (request: RenderRequest, theme: PdfTheme) => {
  const { body } = theme.page
  const head: Strip = { height: HEAD_HEIGHT, gap: 0, keepsWithNext: true, draw: () => {} }
  const full = sectionsAsStrips(request, theme)
  const hasContents = paginate([head, ...full.report], body, 1).length >= MIN_PAGES_WITH_CONTENTS
  const {
    ink: pdf,
    anchors,
    parents,
    report,
    theme: chosenTheme,
  } = hasContents ? full : sectionsAsStrips(request, compactTheme(theme))
  // The cover is created here so that it also comes before the sections in the structure tree.
  const cover = coverStrips(pdf, chosenTheme, request, anchors, hasContents)
  for (const parent of parents) pdf.root.add(parent)
  const reportStrips = report.map((strip, i) => (i === 0 ? { ...strip, startsPage: hasContents } : strip))
  const pages = paginate([...cover, ...reportStrips], body, cover.length)
  return { ink: pdf, pages, startsWithCover: hasContents && hasCoverPage(theme) }
}

/** The report as a tagged PDF (PDF/UA-1). Same request, same bytes. */
export const writePdf = async (request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> => {
  const theme = themeOf(request.branding, request.theme)
  const { ink: pdf, pages, startsWithCover } = layOutReport(request, theme)
  const pageNumbers = new Map(
    pages.flatMap((page, i) => page.flatMap(({ anchor }) => (anchor ? [[anchor, i + 1]] : []))),
  )
  const pageOf = (anchor: LinkAnchor) => pageNumbers.get(anchor)!
  const heads = sectionsOnPages(pages, theme.page.body.y)
  for (const [i, page] of pages.entries()) {
    pdf.doc.addPage()
    for (const { draw, y } of page) draw({ pdf, y, pageOf })
    const isCover = startsWithCover && i === 0
    drawHeaderAndFooter(pdf, theme, request, { page: i + 1, pages: pages.length, section: heads[i]!, isCover })
  }
  return pdf.end()
}
