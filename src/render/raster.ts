import { Resvg, renderAsync } from '@resvg/resvg-js'
import { concurrently, mapConcurrently } from '../concurrency.ts'
import { fontFiles } from './fonts.ts'
import { inlineGlyphUses } from './inline-glyph-uses.ts'
import { encodePng, type PackedBand, packBand } from './png-file.ts'
import { scriptFiles } from './script-files.ts'

/** An emoji of several characters. No bundled font has emoji, so one box is drawn for all of them. */
const JOINED_PICTURE = /(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+/gu

/** Width and height of a drawing of this project. */
const SIZE = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/
/** Drawings from this size on are drawn by two threads, pixels; below it the overhead exceeds the gain. */
const LARGE_PIXELS = 200_000
/** Rows that are drawn beyond a seam and dropped, since a thin line gets a visible end where it is cut. */
const EXTRA_ROWS = 4

/** Drawings from this size on are drawn band by band, pixels; drawing takes up to 20 bytes a pixel. */
const HUGE_PIXELS = 4_000_000
/** Number of bands; no more, since resvg ends the process when a group is more than two picture heights above or below the picture. */
const BAND_COUNT = 3

/** Reverses the order of rows of pixels in place. */
const flipRows = (pixels: Uint8Array, row: number): Uint8Array => {
  for (let above = 0, below = pixels.length - row; above < below; above += row, below -= row) {
    const first = Uint8Array.from(pixels.subarray(above, above + row))
    pixels.copyWithin(above, below, below + row)
    pixels.set(first, below)
  }
  return pixels
}

/** A drawing that can be drawn in bands. */
interface BandedDrawing {
  readonly width: number
  readonly height: number
  readonly isHuge: boolean
  /** RGBA pixels of the rows `from` up to, without, `to`. */
  readonly drawRows: (from: number, to: number) => Promise<Uint8Array>
}

/**
 * The drawing in bands; null if it is small or has `<text>`. The lowest band is drawn upside down, so that it too is cut at its lower
 * edge: a line thinner than a pixel that enters at the upper edge is drawn up to a pixel too low (tiny-skia, `hairline_aa.rs`, takes a
 * start above the picture for its first row). A middle band is cut at both edges.
 */
const bandedDrawing = (svg: string, width: number): BandedDrawing | null => {
  const [, svgWidth, svgHeight] = SIZE.exec(svg) ?? []
  const height = Math.round((Number(svgHeight) * width) / Number(svgWidth))
  if (!(width * height >= LARGE_PIXELS) || svg.includes('<text')) return null
  const isHuge = width * height >= HUGE_PIXELS
  const scale = `scale(${width / Number(svgWidth)} ${height / Number(svgHeight)})`
  const visibleSvg = svg.replace('<svg ', '<svg overflow="visible" ')
  const row = 4 * width
  const drawRows = async (from: number, to: number): Promise<Uint8Array> => {
    const isLowest = to === height
    const above = from > 0 && !isLowest ? EXTRA_ROWS : 0
    const transform = isLowest ? `matrix(1 0 0 -1 0 ${height})` : `translate(0 ${above - from})`
    const rows = above + to - from
    const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows + EXTRA_ROWS}"><g transform="${transform}${scale}">${visibleSvg}</g></svg>`
    const font = { loadSystemFonts: false }
    // In one thread the bands of a huge drawing share the same memory.
    const { pixels } = isHuge ? new Resvg(text, { font }).render() : await renderAsync(text, { font })
    const bandPixels = pixels.subarray(above * row, rows * row)
    return isLowest ? flipRows(bandPixels, row) : bandPixels
  }
  return { width, height, isHuge, drawRows }
}

/** The PNG of bands of pixels: RGB if all pixels are opaque, else RGBA. */
const pngOfPixels = async (bands: readonly Uint8Array[], width: number): Promise<Uint8Array> => {
  for (const alpha of [false, true]) {
    const packed = await mapConcurrently(bands, (pixels) => packBand(pixels, width, alpha))
    if (packed.every((band) => band !== null)) return encodePng(packed, width, alpha)
  }
  throw new Error('Packing with alpha always returns a band.')
}

/** The PNG of a huge drawing: each band is drawn and compressed before the next, so that memory holds the pixels of one band. */
const pngBandByBand = async ({ width, height, drawRows }: BandedDrawing, alpha = false): Promise<Uint8Array> => {
  const bands: PackedBand[] = []
  if ('Bun' in globalThis) Bun.gc(true)
  for (let i = 0; i < BAND_COUNT; i++) {
    const seam = (at: number) => Math.floor((at * height) / BAND_COUNT)
    const band = await packBand(await drawRows(seam(i), seam(i + 1)), width, alpha)
    if (!band) return pngBandByBand({ width, height, drawRows, isHuge: true }, true)
    bands.push(band)
    // resvg frees the memory of a picture when its wrapper object is collected.
    if ('Bun' in globalThis) Bun.gc(true)
  }
  return encodePng(bands, width, alpha)
}

const pngInHalves = async ({ width, height, drawRows }: BandedDrawing): Promise<Uint8Array> => {
  const seam = height >> 1
  const halves = await concurrently(
    () => drawRows(0, seam),
    () => drawRows(seam, height),
  )
  return pngOfPixels(halves, width)
}

/**
 * An SVG document as a PNG `width` pixels wide or, with `height`, as large as fits into that box. To be called in a drawing process
 * only: a native crash ends the process.
 */
export const renderPng = async (
  document: string,
  width: number,
  height = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> => {
  const svg = inlineGlyphUses(document).replace(JOINED_PICTURE, '$1')
  const isBoxed = Number.isFinite(height)
  const banded = isBoxed ? null : bandedDrawing(svg, width)
  if (banded) return banded.isHuge ? pngBandByBand(banded) : pngInHalves(banded)
  // Fonts are read only if needed: reading takes longer than most drawings.
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
