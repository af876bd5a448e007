import { type CreateRejection, isElement, parseSvg, referencedIds, type SvgElement, serialiseSvg } from './svg-tree.ts'
import { type Canvas, drawingWorkOf } from './svg-work.ts'

/** Maximum depth of nested elements, with those that a `use` brings in. */
const MAX_DEPTH = 100
/** Maximum number of drawn elements, with those that each `use` repeats. */
const MAX_DRAWN = 20_000

/** Limits of the drawing work, see `Work`. */
const MAX_COST = 2_500_000
const MAX_TILE_PIXELS = 4_000_000
const MAX_LAYERS = 10

const tooDeep = (rejection: CreateRejection) =>
  rejection(`\`branding.logo\` nests elements more than ${MAX_DEPTH} levels deep.`)

/** Checks the number and the depth of the drawn elements, with all that they refer to. Throws a rejection. */
const checkDrawn = (root: SvgElement, rejection: CreateRejection) => {
  const elementsById = new Map<string, SvgElement>()
  const collect = (node: SvgElement) => {
    for (const [name, value] of node.attributes)
      if (name === 'id' && !elementsById.has(value)) elementsById.set(value, node)
    for (const child of node.children) if (isElement(child)) collect(child)
  }
  collect(root)
  const measures = new Map<SvgElement, { weight: number; depth: number }>()
  const openElements = new Set<SvgElement>()
  const measure = (node: SvgElement): { weight: number; depth: number } => {
    const cached = measures.get(node)
    if (cached) return cached
    if (openElements.has(node)) throw rejection('`branding.logo` refers to itself.')
    if (openElements.size === MAX_DEPTH) throw tooDeep(rejection)
    openElements.add(node)
    let weight = 1
    let depth = 1
    const add = (part: SvgElement) => {
      const inside = measure(part)
      weight += inside.weight
      depth = Math.max(depth, inside.depth + 1)
      if (depth > MAX_DEPTH) throw tooDeep(rejection)
      if (weight > MAX_DRAWN) throw rejection(`\`branding.logo\` draws more than ${MAX_DRAWN} elements.`)
    }
    for (const child of node.children) if (isElement(child)) add(child)
    for (const id of referencedIds(node)) {
      const target = elementsById.get(id)
      if (target) add(target)
    }
    openElements.delete(node)
    measures.set(node, { weight, depth })
    return { weight, depth }
  }
  measure(root)
}

/** Checks the estimated drawing work. Throws a rejection. */
const checkWork = (
  root: SvgElement,
  extent: readonly [number, number] | null,
  canvas: Canvas,
  rejection: CreateRejection,
) => {
  const { cost, tilePixels, layers } = drawingWorkOf(root, extent, canvas)
  // NaN counts as a value above the limit.
  if (!(tilePixels <= MAX_TILE_PIXELS))
    throw rejection(`\`branding.logo\` has pattern tiles of more than ${MAX_TILE_PIXELS} pixels in all.`)
  if (!(layers <= MAX_LAYERS))
    throw rejection(`\`branding.logo\` nests more than ${MAX_LAYERS} transparent groups, masks or clips.`)
  if (!(cost <= MAX_COST))
    throw rejection(
      `\`branding.logo\` takes ${(cost / MAX_COST).toFixed(1)} times the allowed drawing work. Use fewer or simpler paths, texts, masks or repetitions, or send a PNG.`,
    )
}

/** Width and height of the document; null if it has none. */
const extentOf = ({ attributes }: SvgElement): readonly [number, number] | null => {
  const attributeMap = new Map(attributes)
  const box = attributeMap
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (box) return [box[2] ?? Number.NaN, box[3] ?? Number.NaN]
  const sides = ['width', 'height'].map((name) => attributeMap.get(name))
  if (sides.some((side) => side === undefined || side.endsWith('%'))) return null
  return sides.map((side) => Number.parseFloat(side!)) as [number, number]
}

/** Maximum ratio of the longer side to the shorter side. */
const MAX_RATIO = 20
export const checkShape = (extent: readonly [number, number] | null, rejection: CreateRejection): void => {
  if (!extent) return
  const [width, height] = extent
  if (!(width > 0 && height > 0)) throw rejection('`branding.logo` must have a width and a height above 0.')
  if (Math.max(width / height, height / width) > MAX_RATIO)
    throw rejection(`\`branding.logo\` must be at most ${MAX_RATIO} times as long as wide.`)
}

/** The logo, rewritten with allowed elements and attributes only. Throws a rejection, also for too much drawing work. */
export const sanitiseSvg = (bytes: Uint8Array, canvas: Canvas, rejection: CreateRejection): string => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw rejection('`branding.logo` must be UTF-8.')
  }
  const root = parseSvg(text, MAX_DEPTH, rejection)
  checkDrawn(root, rejection)
  const extent = extentOf(root)
  checkShape(extent, rejection)
  checkWork(root, extent, canvas, rejection)
  return serialiseSvg(root)
}
