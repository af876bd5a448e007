import { renderPng } from '../render/raster.ts'
import { checkPng } from './png-logo.ts'
import { sanitiseSvg } from './svg-logo.ts'
import { LOGO } from './theme.ts'

const CANVAS = { width: LOGO.width * LOGO.pixels, height: LOGO.height * LOGO.pixels }

class Refusal extends Error {}
const refuse = (message: string) => new Refusal(message)

/** What came of a logo: the picture, PNG, or why there is none. */
export type DrawnLogo = { png: Uint8Array } | { refused: string }

const svgOf = async (kind: 'png' | 'svg+xml', bytes: Buffer): Promise<string> => {
  if (kind === 'svg+xml') return sanitiseSvg(bytes, CANVAS, refuse)
  await checkPng(bytes, refuse)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const uri = `data:image/png;base64,${bytes.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${uri}"/></svg>`
}

/** Checks and draws a logo as it came from a client. Runs in a process of its own. */
export const drawLogo = async (kind: 'png' | 'svg+xml', bytes: Uint8Array): Promise<DrawnLogo> => {
  let svg: string
  try {
    svg = await svgOf(kind, Buffer.from(bytes))
  } catch (reason) {
    if (reason instanceof Refusal) return { refused: reason.message }
    throw reason
  }
  try {
    return { png: await renderPng(svg, CANVAS.width, CANVAS.height) }
  } catch {
    return { refused: '`branding.logo` cannot be drawn.' }
  }
}
