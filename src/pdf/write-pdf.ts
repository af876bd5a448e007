import type { RenderRequest } from '../document/rendering.ts'
import { linesOf } from '../render/lines.ts'
import { sectionStrips } from './blocks.ts'
import { coverStrips } from './cover.ts'
import { Ink } from './ink.ts'
import { type Page, paginate } from './paginate.ts'
import type { Anchor, Strip } from './strips.ts'
import { compact, type Theme, themeOf } from './theme.ts'

const WATERMARK = 'SANDBOX'

/** Pages, before there are contents, from which on a reader wants to know where they are. */
const WORTH_CONTENTS = 5
/** About what title and people of a report without contents take, points. */
const HEAD = 130

/** Between what a page's head tells at its left and at its right, points. */
const BETWEEN_HEADS = 16

/** What every page has: artifacts, so that no reader hears them again and again. */
const furniture = (
  ink: Ink,
  theme: Theme,
  { title, subjects = [], branding, watermark }: RenderRequest,
  { page, pages, section }: { page: number; pages: number; section: string | null },
) => {
  const style = theme.running
  const { body, runs, ...sheet } = theme.sheet
  const one = (text: string, width = body.width) => {
    const [first, ...more] = linesOf(text, style.weight, width / style.size)
    if (!more.length) return first!
    return linesOf(
      `${first!.runs
        .map(({ text: part }) => part)
        .join('')
        .replace(/.{2}$/, '')}…`,
      style.weight,
      1000,
    )[0]!
  }
  ink.artifact('Pagination', () => {
    if (page > 1) {
      const named = subjects.flatMap(({ name }) => name ?? [])
      const about = [branding?.brand_name, title, named.join(' and ')].filter(Boolean).join(' · ')
      // What one of the two leaves free is the other's.
      const widthOf = (text: string) => linesOf(text, style.weight, Number.POSITIVE_INFINITY)[0]!.width * style.size
      const free = (other: string) => body.width - BETWEEN_HEADS - widthOf(other)
      const right = one(section ?? '', Math.max(0.42 * body.width, free(about)))
      const left = one(about, body.width - BETWEEN_HEADS - right.width * style.size)
      ink.line(left, body.x, runs.head, style)
      if (section) ink.line(right, body.x + body.width - right.width * style.size, runs.head, style)
      ink.doc.rect(body.x, runs.head + 7, body.width, 0.5).fill(theme.hairline)
    }
    const foot = sheet.height - runs.foot
    const number = one(`Page ${page} of ${pages}`)
    ink.line(number, body.x + body.width - number.width * style.size, foot, style)
    if (branding?.footer_note)
      for (const [i, line] of linesOf(branding.footer_note, style.weight, (body.width - 90) / style.size).entries())
        ink.line(line, body.x, foot + i * style.leading, style)
    if (watermark) {
      const [line] = linesOf(WATERMARK, 'bold', Number.POSITIVE_INFINITY)
      const size = Math.min(118, (0.76 * sheet.height) / line!.width)
      ink.doc.save()
      ink.doc.rotate(-52, { origin: [sheet.width / 2, sheet.height / 2] }).fillOpacity(0.065)
      ink.outline(line!, (sheet.width - line!.width * size) / 2, sheet.height / 2 + 0.357 * size, {
        size,
        colour: '#000000',
      })
      ink.doc.restore()
    }
  })
}

const sectionsOnPages = (pages: readonly Page[], top: number): (string | null)[] => {
  let current: string | null = null
  return pages.map((page) => {
    const opened = page.flatMap(({ anchor, y }) => (anchor ? [{ anchor, y }] : []))
    const head = opened[0]?.y === top ? opened[0].anchor.title : (current ?? opened[0]?.anchor.title ?? null)
    current = opened.at(-1)?.anchor.title ?? current
    return head
  })
}

/** The sections of a report as strips of a document that is not drawn yet. */
const begun = ({ title, sections, branding, language, created }: RenderRequest, theme: Theme) => {
  const ink = new Ink(theme.sheet, {
    title,
    language,
    author: branding?.brand_name ?? null,
    created: new Date(created),
  })
  const anchors = sections.map((section, i): Anchor => ({ id: `section-${i + 1}`, title: section.title }))
  const parents = sections.map(() => ink.element('Sect'))
  const report = sections.flatMap((section, i) =>
    sectionStrips({ ink, theme, parent: parents[i]!, today: created }, section, anchors[i]!),
  )
  return { ink, theme, anchors, parents, report }
}

/** The report on its pages, not drawn yet. */
const laidOut = (request: RenderRequest, theme: Theme) => {
  const { body } = theme.sheet
  const head: Strip = { height: HEAD, gap: 0, keep: true, draw: () => {} }
  const full = begun(request, theme)
  const hasContents = paginate([head, ...full.report], body, 1).length >= WORTH_CONTENTS
  const { ink, anchors, parents, report, theme: chosen } = hasContents ? full : begun(request, compact(theme))
  // Before the sections in the structure as well.
  const cover = coverStrips(ink, chosen, request, anchors, hasContents)
  for (const parent of parents) ink.root.add(parent)
  const opened = report.map((strip, i) => (i === 0 ? { ...strip, opensPage: hasContents } : strip))
  return { ink, pages: paginate([...cover, ...opened], body, cover.length) }
}

/** The report as a tagged PDF (PDF/UA-1). Same request, same bytes. */
export const writePdf = async (request: RenderRequest): Promise<Uint8Array<ArrayBuffer>> => {
  const theme = themeOf(request.branding, request.look)
  const { ink, pages } = laidOut(request, theme)
  const pageNumbers = new Map(
    pages.flatMap((page, i) => page.flatMap(({ anchor }) => (anchor ? [[anchor, i + 1]] : []))),
  )
  const pageOf = (anchor: Anchor) => pageNumbers.get(anchor)!
  const heads = sectionsOnPages(pages, theme.sheet.body.y)
  for (const [i, page] of pages.entries()) {
    ink.doc.addPage()
    for (const { draw, y } of page) draw({ ink, y, pageOf })
    furniture(ink, theme, request, { page: i + 1, pages: pages.length, section: heads[i]! })
  }
  return ink.end()
}
