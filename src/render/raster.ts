import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from './fonts.ts'
import { pngOf } from './png-file.ts'
import { scriptFiles } from './script-files.ts'
import { unfolded } from './unfolded.ts'

/** An emoji made of several: no font here has any, and one box stands for all of it. */
const JOINED_PICTURE = /(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+/gu

/**
 * An SVG document as a PNG of so many pixels across, or as large as a box of pixels holds. Runs in a drawing process: a native
 * fault takes the process along.
 */
export const rasterOf = (
  document: string,
  width: number,
  height = Number.POSITIVE_INFINITY,
): { png: Uint8Array; width: number; height: number } => {
  const svg = unfolded(document).replace(JOINED_PICTURE, '$1')
  // Reading them takes longer than most drawings.
  const files = svg.includes('<text') ? [...fontFiles(), ...scriptFiles(svg)] : []
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Noto Sans' }
  const natural = Number.isFinite(height) ? new Resvg(svg, { font }) : null
  const isTall = natural !== null && natural.height / natural.width > height / width
  const image = new Resvg(svg, {
    fitTo: isTall ? { mode: 'height', value: height } : { mode: 'width', value: width },
    font,
  }).render()
  const { width: across, height: down, pixels } = image
  return { png: pngOf(pixels, across, down), width: across, height: down }
}
