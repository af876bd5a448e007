import { isElement, type Refuse, type SvgElement, serialise, targetsOf, treeOf } from './svg-tree.ts'
import { type Canvas, workOf } from './svg-work.ts'

/** Elements in one another, those that a `use` brings in counted where it stands. */
const DEPTH = 100
/** Elements drawn, each `use` counted with all that it repeats. */
const DRAWN = 20_000

/** What drawing it may cost: see `Work`. */
const COST = 2_500_000
const TILE_PIXELS = 4_000_000
const LAYERS = 10

const tooDeep = (refuse: Refuse) => refuse(`\`branding.logo\` nests more than ${DEPTH} elements.`)

/** Bounds how many elements drawing the tree comes to and how deep they nest, with all that is referred to. */
const checkDrawn = (root: SvgElement, refuse: Refuse) => {
  const named = new Map<string, SvgElement>()
  const collect = (node: SvgElement) => {
    for (const [name, value] of node.attributes) if (name === 'id' && !named.has(value)) named.set(value, node)
    for (const child of node.children) if (isElement(child)) collect(child)
  }
  collect(root)
  const measured = new Map<SvgElement, { weight: number; depth: number }>()
  const within = new Set<SvgElement>()
  const measure = (node: SvgElement): { weight: number; depth: number } => {
    const known = measured.get(node)
    if (known) return known
    if (within.has(node)) throw refuse('`branding.logo` refers to itself.')
    if (within.size === DEPTH) throw tooDeep(refuse)
    within.add(node)
    let weight = 1
    let depth = 1
    const add = (part: SvgElement) => {
      const inside = measure(part)
      weight += inside.weight
      depth = Math.max(depth, inside.depth + 1)
      if (depth > DEPTH) throw tooDeep(refuse)
      if (weight > DRAWN) throw refuse(`\`branding.logo\` draws more than ${DRAWN} elements.`)
    }
    for (const child of node.children) if (isElement(child)) add(child)
    for (const id of targetsOf(node)) {
      const target = named.get(id)
      if (target) add(target)
    }
    within.delete(node)
    measured.set(node, { weight, depth })
    return { weight, depth }
  }
  measure(root)
}

/** Bounds what the drawing of the tree comes to. */
const checkWork = (root: SvgElement, extent: readonly [number, number] | null, canvas: Canvas, refuse: Refuse) => {
  const { cost, tilePixels, layers } = workOf(root, extent, canvas)
  // What cannot be counted is too much.
  if (!(tilePixels <= TILE_PIXELS))
    throw refuse(`\`branding.logo\` has patterns of more than ${TILE_PIXELS} pixels where they are drawn.`)
  if (!(layers <= LAYERS))
    throw refuse(`\`branding.logo\` lays more than ${LAYERS} transparent groups, masks and clips in one another.`)
  if (!(cost <= COST))
    throw refuse(
      `\`branding.logo\` takes ${(cost / COST).toFixed(1)} times the work of drawing that a logo may: fewer or simpler paths, texts, masks or repetitions, or a PNG.`,
    )
}

/** Width and height as the document gives them, null where it does not. */
const extentOf = ({ attributes }: SvgElement): readonly [number, number] | null => {
  const given = new Map(attributes)
  const box = given
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  if (box) return [box[2] ?? Number.NaN, box[3] ?? Number.NaN]
  const sides = ['width', 'height'].map((name) => given.get(name))
  if (sides.some((side) => side === undefined || side.endsWith('%'))) return null
  return sides.map((side) => Number.parseFloat(side!)) as [number, number]
}

/** No logo is so long or so thin. */
const SLENDER = 20
export const checkShape = (extent: readonly [number, number] | null, refuse: Refuse): void => {
  if (!extent) return
  const [width, height] = extent
  if (!(width > 0 && height > 0)) throw refuse('`branding.logo` has no size.')
  if (Math.max(width / height, height / width) > SLENDER)
    throw refuse(`\`branding.logo\` is more than ${SLENDER} times as long as wide.`)
}

/** The drawing alone, written anew, where drawing it on the canvas takes no more than a logo may. */
export const sanitiseSvg = (bytes: Uint8Array, canvas: Canvas, refuse: Refuse): string => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('`branding.logo` is not UTF-8.')
  }
  const root = treeOf(text, DEPTH, refuse)
  checkDrawn(root, refuse)
  const extent = extentOf(root)
  checkShape(extent, refuse)
  checkWork(root, extent, canvas, refuse)
  return serialise(root)
}
