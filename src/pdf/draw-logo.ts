import { renderPng } from '../render/raster.ts'
import { checkPng } from './png-logo.ts'
import { sanitiseSvg } from './svg-logo.ts'
import { LOGO } from './theme.ts'

const CANVAS = { width: LOGO.width * LOGO.pixels, height: LOGO.height * LOGO.pixels }

class Rejection extends Error {}
const rejection = (message: string) => new Rejection(message)

/** The rasterised logo as a PNG, or the message that rejects it. */
export type DrawnLogo = { png: Uint8Array } | { error: string }

const svgOf = async (kind: 'png' | 'svg+xml', bytes: Buffer): Promise<string> => {
  if (kind === 'svg+xml') return sanitiseSvg(bytes, CANVAS, rejection)
  await checkPng(bytes, rejection)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const uri = `data:image/png;base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${uri}"/></svg>`
}

/** Checks and rasterises the logo of a client. Runs in a separate process. */
export const drawLogo = async (kind: 'png' | 'svg+xml', bytes: Uint8Array): Promise<DrawnLogo> => {
  let svg: string
  try {
    svg = await svgOf(kind, Buffer.from(bytes))
  } catch (reason) {
    if (reason instanceof Rejection) return { error: reason.message }
    throw reason
  }
  try {
    return { png: renderPng(svg, CANVAS.width, CANVAS.height) }
  } catch {
    return { error: '`branding.logo` cannot be drawn.' }
  }
}
