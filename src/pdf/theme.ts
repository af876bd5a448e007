import type { Branding, Look, Paper } from '../document/rendering.ts'
import type { Weight } from '../render/typefaces.ts'

/** A page and the part of it that text fills, points. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly body: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Baselines of what stands above the body, from the top of the page, and below it, from its foot. */
  readonly runs: { readonly head: number; readonly foot: number }
  /** Held in a hand: letters are as on larger pages, with no room to make them smaller or to stand side by side. */
  readonly isSmall: boolean
}

const WIDE = { side: 62, top: 76, bottom: 72, head: 44, foot: 40 }
const NARROW = { side: 27, top: 50, bottom: 46, head: 28, foot: 24 }

const sheet = (width: number, height: number, isSmall = false): Sheet => {
  const { side, top, bottom, head, foot } = isSmall ? NARROW : WIDE
  return {
    width,
    height,
    body: { x: side, y: top, width: width - 2 * side, height: height - top - bottom },
    runs: { head, foot },
    isSmall,
  }
}
const SHEETS: Readonly<Record<Paper, Sheet>> = {
  a4: sheet(595.28, 841.89),
  letter: sheet(612, 792),
  a5: sheet(419.53, 595.28, true),
}

/** The room that a logo has, points, and the pixels of a point that it is drawn with. */
export const LOGO = { width: 170, height: 54, pixels: 4 } as const

export interface Style {
  readonly weight: Weight
  readonly size: number
  readonly leading: number
  readonly colour: string
}

const INK = '#22252b'
const SOFT = '#5a606b'
/** Without branding: a dark slate. */
const PLAIN_ACCENT = '#2f4058'

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour thinned with white: 1 is the colour, 0 white. */
export const tint = (colour: string, share: number): string =>
  `#${channels(colour)
    .map((channel) =>
      Math.round(255 - (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export interface Theme {
  readonly sheet: Sheet
  readonly accent: string
  readonly hairline: string
  /** Of the width that pictures may have, so much. */
  readonly picture: number
  readonly title: Style
  readonly brand: Style
  readonly date: Style
  readonly section: Style
  readonly subheading: Style
  readonly body: Style
  readonly caption: Style
  readonly cell: Style
  readonly head: Style
  readonly term: Style
  readonly value: Style
  readonly small: Style
  readonly source: Style
  readonly entry: Style
  readonly running: Style
}

export const themeOf = (branding: Branding | null, look?: Look): Theme => {
  const accent = branding?.accent ?? look?.accent ?? PLAIN_ACCENT
  const sheet = SHEETS[branding?.paper ?? 'a4']
  return {
    sheet,
    accent,
    hairline: '#d9dce1',
    picture: 1,
    title: {
      weight: 'serif-bold',
      ...(sheet.isSmall ? { size: 22, leading: 28 } : { size: 28, leading: 36 }),
      colour: accent,
    },
    brand: { weight: 'bold', size: 13, leading: 18, colour: INK },
    date: { weight: 'regular', size: 10, leading: 15, colour: SOFT },
    section: { weight: 'serif-bold', size: 16.5, leading: 23, colour: accent },
    subheading: { weight: 'bold', size: 11, leading: 16, colour: INK },
    body: { weight: 'serif', size: 9.7, leading: 15, colour: INK },
    caption: { weight: 'bold', size: 9, leading: 13, colour: INK },
    cell: { weight: 'regular', size: 8.7, leading: 12.4, colour: INK },
    head: { weight: 'bold', size: 8.3, leading: 12.4, colour: accent },
    term: { weight: 'regular', size: 8.7, leading: 13, colour: SOFT },
    value: { weight: 'bold', size: 9.2, leading: 13, colour: INK },
    small: { weight: 'regular', size: 8.2, leading: 12, colour: SOFT },
    source: { weight: 'italic', size: 8.2, leading: 12, colour: SOFT },
    entry: { weight: 'regular', size: 10.2, leading: 18.5, colour: INK },
    running: { weight: 'regular', size: 8, leading: 11, colour: SOFT },
  }
}

/** Where the report begins under its title: chart and planets find room on the first page. */
export const compact = (theme: Theme): Theme => ({ ...theme, picture: 0.78 })
