import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from './fonts.ts'
import { encodePng } from './png-file.ts'
import { scriptFiles } from './script-files.ts'

/** An emoji of several characters. No bundled font has emoji, so one box is drawn for all of them. */
const JOINED_PICTURE = /(\p{Extended_Pictographic})(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})+/gu

/**
 * An SVG document as a PNG `width` pixels wide or, with `height`, as large as fits into that box. To be called in a drawing process
 * only: a native crash ends the process.
 */
export const renderPng = (document: string, width: number, height = Number.POSITIVE_INFINITY): Uint8Array => {
  const svg = document.replace(JOINED_PICTURE, '$1')
  // Fonts are read only if needed: reading takes longer than most drawings.
  const files = svg.includes('<text') ? [...fontFiles(), ...scriptFiles(svg)] : []
  const font = { loadSystemFonts: false, fontFiles: files, defaultFontFamily: 'Noto Sans' }
  const natural = Number.isFinite(height) ? new Resvg(svg, { font }) : null
  const isTall = natural !== null && natural.height / natural.width > height / width
  const image = new Resvg(svg, {
    fitTo: isTall ? { mode: 'height', value: height } : { mode: 'width', value: width },
    font,
  }).render()
  return encodePng(image.pixels, image.width)
}
