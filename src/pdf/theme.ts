import type { Branding, DocumentTheme, Paper, ReportTheme } from '../document/rendering.ts'
import type { Weight } from '../render/typefaces.ts'

/** A page and the part of it that text fills, points. */
export interface PageFormat {
  readonly width: number
  readonly height: number
  readonly body: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Baseline of the running head, from the top of the page, and of the running foot, from the bottom. */
  readonly runs: { readonly head: number; readonly foot: number }
  /** True for pages for phones: letters have the usual size, so figures and columns are not set side by side. */
  readonly isSmall: boolean
}

/** Text narrower than this part of the page is a column. */
const COLUMN_WIDTH = 0.6
export const isColumn = ({ width, body }: PageFormat): boolean => body.width < COLUMN_WIDTH * width

const WIDE_MARGINS = { side: 62, top: 76, bottom: 72, head: 44, foot: 40 }
const NARROW_MARGINS = { side: 27, top: 50, bottom: 46, head: 28, foot: 24 }

const pageFormat = (width: number, height: number, isSmall = false): PageFormat => {
  const { side, top, bottom, head, foot } = isSmall ? NARROW_MARGINS : WIDE_MARGINS
  return {
    width,
    height,
    body: { x: side, y: top, width: width - 2 * side, height: height - top - bottom },
    runs: { head, foot },
    isSmall,
  }
}
const PAGE_FORMATS: Readonly<Record<Paper, PageFormat>> = {
  a4: pageFormat(595.28, 841.89),
  letter: pageFormat(612, 792),
  a5: pageFormat(419.53, 595.28, true),
}

/** Maximum size of a logo, points, and its pixels per point. */
export const LOGO = { width: 170, height: 54, pixels: 4 } as const

export interface TextStyle {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
}

const INK = '#22252b'
const SECONDARY = '#5a606b'
/** Accent without branding: a dark slate. */
const PLAIN_ACCENT = '#2f4058'

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour mixed with white: share 1 is the colour, 0 is white. */
export const tint = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(255 - (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The features of a look besides its text styles. */
interface Look {
  /** Accent of documents without branding; null for that of the report. */
  readonly accent: string | null
  /** Decorative second colour. */
  readonly second: string | null
  /** True if every page has a border. */
  readonly hasBorder: boolean
  /** Alignment of headings. */
  readonly isCentred: boolean
  /** The cover: a band above the contents, or a page of its own. */
  readonly cover: 'band' | 'framed' | 'full'
  readonly letters: { readonly heading: Weight; readonly body: Weight }
}

const LOOKS: Readonly<Record<DocumentTheme, Look>> = {
  plain: {
    accent: null,
    second: null,
    hasBorder: false,
    isCentred: false,
    cover: 'band',
    letters: { heading: 'serif-bold', body: 'serif' },
  },
  traditional: {
    accent: '#7a1f1f',
    second: '#d07f1c',
    hasBorder: true,
    isCentred: true,
    cover: 'framed',
    letters: { heading: 'serif-bold', body: 'serif' },
  },
  modern: {
    accent: null,
    second: null,
    hasBorder: false,
    isCentred: false,
    cover: 'full',
    letters: { heading: 'bold', body: 'regular' },
  },
}

export interface PdfTheme {
  readonly look: Look
  readonly page: PageFormat
  readonly accent: string
  readonly hairline: string
  /** Width of pictures, divided by their maximum width. */
  readonly picture: number
  readonly title: TextStyle
  readonly brand: TextStyle
  readonly date: TextStyle
  readonly section: TextStyle
  /** Title of a section above its finding. */
  readonly kicker: TextStyle
  readonly lead: TextStyle
  readonly subheading: TextStyle
  readonly minorHeading: TextStyle
  readonly body: TextStyle
  readonly caption: TextStyle
  readonly cell: TextStyle
  readonly head: TextStyle
  readonly term: TextStyle
  readonly value: TextStyle
  readonly small: TextStyle
  readonly source: TextStyle
  readonly entry: TextStyle
  readonly running: TextStyle
}

export const themeOf = (branding: Branding | null, reportTheme?: ReportTheme): PdfTheme => {
  const look = LOOKS[branding?.theme ?? 'plain']
  const accent = branding?.accent ?? look.accent ?? reportTheme?.accent ?? PLAIN_ACCENT
  const pageFormat = PAGE_FORMATS[branding?.paper ?? 'a4']
  return {
    look,
    page: pageFormat,
    accent,
    hairline: look.second ? tint(look.second, 0.4) : '#d9dce1',
    picture: 1,
    title: {
      weight: look.letters.heading,
      ...(pageFormat.isSmall ? { size: 22, leading: 28 } : { size: 28, leading: 36 }),
      colour: accent,
    },
    brand: { weight: 'bold', size: 13, leading: 18, colour: INK },
    date: { weight: 'regular', size: 10, leading: 15, colour: SECONDARY },
    section: { weight: look.letters.heading, size: 16.5, leading: 23, colour: accent },
    kicker: { weight: 'bold', size: 9.4, leading: 14, colour: SECONDARY },
    lead: { weight: look.letters.body, size: 12.6, leading: 18, colour: accent },
    subheading: { weight: 'bold', size: 11, leading: 16, colour: INK },
    minorHeading: { weight: 'bold', size: 9.6, leading: 15, colour: accent },
    body: { weight: look.letters.body, size: look.letters.body === 'serif' ? 9.7 : 9.3, leading: 15, colour: INK },
    caption: { weight: 'bold', size: 9, leading: 13, colour: INK },
    cell: { weight: 'regular', size: 8.7, leading: 12.4, colour: INK },
    head: { weight: 'bold', size: 8.3, leading: 12.4, colour: accent },
    term: { weight: 'regular', size: 8.7, leading: 13, colour: SECONDARY },
    value: { weight: 'bold', size: 9.2, leading: 13, colour: INK },
    small: { weight: 'regular', size: 8.2, leading: 12, colour: SECONDARY },
    source: { weight: 'italic', size: 8.2, leading: 12, colour: SECONDARY },
    entry: { weight: 'regular', size: 10.2, leading: 18.5, colour: INK },
    running: { weight: 'regular', size: 8, leading: 11, colour: SECONDARY },
  }
}

/** The theme of a report that starts below its title: smaller pictures, so that chart and planets fit on the first page. */
export const compactTheme = (theme: PdfTheme): PdfTheme => ({ ...theme, picture: 0.78 })
