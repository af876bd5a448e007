import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from './fonts.ts'

/** An SVG document as a PNG of so many pixels across. Runs in a drawing process: a native fault takes the process along. */
export const rasterOf = (svg: string, width: number): { png: Uint8Array; width: number; height: number } => {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Noto Sans' },
  }).render()
  return { png: image.asPng(), width: image.width, height: image.height }
}
