import { Resvg, renderAsync } from '@resvg/resvg-js'
import { concurrently, mapConcurrently } from '../concurrency.ts'
import { fontFiles } from './fonts.ts'
import { inlineGlyphUses } from './inline-glyph-uses.ts'
import { bandOf, type PackedBand, pngOf } from './png-file.ts'
import { scriptFiles } from './script-files.ts'

/** An emoji made of several: no font here has any, and one box stands for all of it. */
const JOINED_PICTURE = /(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+/gu

/** How our drawings say how large they are. */
const SIZE = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/
/** From so many pixels on, what two threads gain is more than what they cost. */
const LARGE = 200_000
/** Rows that are drawn beyond a seam and left out: a thin line has an end of its own where it is cut. */
const BEYOND = 4

/** From so many pixels on a drawing is made of bands: a pixel takes up to 20 bytes while it is drawn. */
const HUGE = 4_000_000
/** resvg ends the process when a group lies more than two picture heights above or below the picture: no more bands than that allows. */
const MOST_BANDS = 3

/** Turns rows of pixels over in their place: the first becomes the last. */
const turnedOver = (pixels: Uint8Array, row: number): Uint8Array => {
  for (let above = 0, below = pixels.length - row; above < below; above += row, below -= row) {
    const first = Uint8Array.from(pixels.subarray(above, above + row))
    pixels.copyWithin(above, below, below + row)
    pixels.set(first, below)
  }
  return pixels
}

/** How a drawing is cut into bands. */
interface Cut {
  readonly width: number
  readonly height: number
  readonly isHuge: boolean
  /** The pixels of the rows from one to another. */
  readonly drawn: (from: number, to: number) => Promise<Uint8Array>
}

/**
 * Null where a drawing is small, or its text needs fonts. The lowest band is drawn upside down, so that it too is cut at the foot: a
 * line thinner than a pixel that comes in over the head of a picture is up to a pixel too low from there on (tiny-skia,
 * `hairline_aa.rs`, which takes a start above the picture for its first row). A band between is cut at both ends.
 */
const cutOf = (svg: string, width: number): Cut | null => {
  const [, across, down] = SIZE.exec(svg) ?? []
  const height = Math.round((Number(down) * width) / Number(across))
  if (!(width * height >= LARGE) || svg.includes('<text')) return null
  const isHuge = width * height >= HUGE
  const scale = `scale(${width / Number(across)} ${height / Number(down)})`
  const whole = svg.replace('<svg ', '<svg overflow="visible" ')
  const row = 4 * width
  const drawn = async (from: number, to: number): Promise<Uint8Array> => {
    const isLowest = to === height
    const above = from > 0 && !isLowest ? BEYOND : 0
    const shift = isLowest ? `matrix(1 0 0 -1 0 ${height})` : `translate(0 ${above - from})`
    const rows = above + to - from
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows + BEYOND}"><g transform="${shift}${scale}">${whole}</g></svg>`
    const font = { loadSystemFonts: false }
    // In one thread all bands of a huge drawing use the same memory.
    const { pixels } = isHuge ? new Resvg(text, { font }).render() : await renderAsync(text, { font })
    const kept = pixels.subarray(above * row, rows * row)
    return isLowest ? turnedOver(kept, row) : kept
  }
  return { width, height, isHuge, drawn }
}

/** The PNG of pixels that are there: opaque where no pixel is seen through. */
const pngOfPixels = async (bands: readonly Uint8Array[], width: number): Promise<Uint8Array> => {
  for (const alpha of [false, true]) {
    const packed = await mapConcurrently(bands, (pixels) => bandOf(pixels, width, alpha))
    if (packed.every((band) => band !== null)) return pngOf(packed, width, alpha)
  }
  throw new Error('A band with alpha is always made.')
}

/** The PNG of a huge drawing: each band is drawn and compressed before the next, so that the pixels of one are in memory. */
const pngInTurn = async ({ width, height, drawn }: Cut, alpha = false): Promise<Uint8Array> => {
  const bands: PackedBand[] = []
  if ('Bun' in globalThis) Bun.gc(true)
  for (let i = 0; i < MOST_BANDS; i++) {
    const seam = (at: number) => Math.floor((at * height) / MOST_BANDS)
    const band = await bandOf(await drawn(seam(i), seam(i + 1)), width, alpha)
    if (!band) return pngInTurn({ width, height, drawn, isHuge: true }, true)
    bands.push(band)
    // resvg frees a picture with the object that stands for it.
    if ('Bun' in globalThis) Bun.gc(true)
  }
  return pngOf(bands, width, alpha)
}

const pngInHalves = async ({ width, height, drawn }: Cut): Promise<Uint8Array> => {
  const seam = height >> 1
  const halves = await concurrently(
    () => drawn(0, seam),
    () => drawn(seam, height),
  )
  return pngOfPixels(halves, width)
}

/**
 * An SVG document as a PNG of so many pixels across, or as large as a box of pixels holds. Runs in a drawing process: a native
 * fault takes the process along.
 */
export const rasterOf = async (
  document: string,
  width: number,
  height = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> => {
  const svg = inlineGlyphUses(document).replace(JOINED_PICTURE, '$1')
  const isBoxed = Number.isFinite(height)
  const cut = isBoxed ? null : cutOf(svg, width)
  if (cut) return cut.isHuge ? pngInTurn(cut) : pngInHalves(cut)
  // Reading them takes longer than most drawings.
  const files = svg.includes('<text') ? [...fontFiles(), ...scriptFiles(svg)] : []
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Noto Sans' }
  const natural = isBoxed ? new Resvg(svg, { font }) : null
  const isTall = natural !== null && natural.height / natural.width > height / width
  const image = new Resvg(svg, {
    fitTo: isTall ? { mode: 'height', value: height } : { mode: 'width', value: width },
    font,
  }).render()
  return pngOfPixels([image.pixels], image.width)
}
