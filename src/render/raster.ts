import { Resvg, renderAsync } from '@resvg/resvg-js'
import { concurrently } from '../concurrency.ts'
import { fontFiles } from './fonts.ts'
import { pngOf } from './png-file.ts'
import { scriptFiles } from './script-files.ts'
import { unfolded } from './unfolded.ts'

/** An emoji made of several: no font here has any, and one box stands for all of it. */
const JOINED_PICTURE = /(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+/gu

/** How our drawings say how large they are. */
const SIZE = /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)"/
/** From so many pixels on, what two threads gain is more than what they cost. */
const LARGE = 200_000
/** Rows that are drawn beyond a seam and left out: a thin line has an end of its own where it is cut. */
const BEYOND = 4

/** Rows from the last to the first. */
const turnedOver = (pixels: Uint8Array, row: number): Uint8Array => {
  const turned = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += row) turned.set(pixels.subarray(at, at + row), pixels.length - row - at)
  return turned
}

/**
 * The pixels of two halves of a drawing, in two threads; null where it is small, or its text needs fonts. The lower one is drawn
 * upside down, so that it too is cut at the foot: a thin line that comes in over the head of a picture is up to a pixel too low
 * from there on (tiny-skia, `hairline_aa.rs`, which takes a start above the picture for its first row).
 */
const halvesOf = async (svg: string, width: number): Promise<Uint8Array[] | null> => {
  const [, across, down] = SIZE.exec(svg) ?? []
  const height = Math.round((Number(down) * width) / Number(across))
  if (!(width * height >= LARGE) || svg.includes('<text')) return null
  const scale = `scale(${width / Number(across)} ${height / Number(down)})`
  const whole = svg.replace('<svg ', '<svg overflow="visible" ')
  const row = 4 * width
  const drawn = async (rows: number, way = '') => {
    const measures = `width="${width}" height="${rows + BEYOND}"`
    const { pixels } = await renderAsync(
      `<svg xmlns="http://www.w3.org/2000/svg" ${measures}><g transform="${way}${scale}">${whole}</g></svg>`,
      { font: { loadSystemFonts: false } },
    )
    return pixels.subarray(0, rows * row)
  }
  const seam = height >> 1
  const [above, below] = await concurrently(
    () => drawn(seam),
    () => drawn(height - seam, `matrix(1 0 0 -1 0 ${height})`),
  )
  return [above, turnedOver(below, row)]
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
  const svg = unfolded(document).replace(JOINED_PICTURE, '$1')
  const isBoxed = Number.isFinite(height)
  const halves = isBoxed ? null : await halvesOf(svg, width)
  if (halves) return pngOf(halves, width)
  // Reading them takes longer than most drawings.
  const files = svg.includes('<text') ? [...fontFiles(), ...scriptFiles(svg)] : []
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Noto Sans' }
  const natural = isBoxed ? new Resvg(svg, { font }) : null
  const isTall = natural !== null && natural.height / natural.width > height / width
  const image = new Resvg(svg, {
    fitTo: isTall ? { mode: 'height', value: height } : { mode: 'width', value: width },
    font,
  }).render()
  return pngOf([image.pixels], image.width)
}
