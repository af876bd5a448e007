import { type Extent, pathExtent, pointsExtent } from './svg-path.ts'
import { isElement, presentationOf, referencedIds, type SvgElement } from './svg-tree.ts'

/**
 * The estimated work of drawing an SVG document, computed before it is drawn. All numbers are upper bounds: how often an element is
 * drawn, with everything that repeats it; how large it can be; how many pixels a tile of a pattern has.
 */
export interface DrawingWork {
  /** Estimated time in the slowest case, microseconds. */
  readonly cost: number
  /** Pixels of all pattern tiles. */
  readonly tilePixels: number
  /** Depth of nested layers, which are drawn separately and then composited. */
  readonly layers: number
}

/** Size of the picture, pixels. */
export interface Canvas {
  readonly width: number
  readonly height: number
}

/** Microseconds, measured in the slowest cases: gradients with alpha, thick round strokes, masks of the whole picture. */
const COST = {
  element: 10,
  segment: 100,
  dash: 65,
  character: 120,
  pixel: 0.014,
  tile: 2_500,
  opacity: 3_500,
  clip: 21_000,
  mask: 36_000,
  viewport: 1_000,
}

/** Elements that are drawn only where something refers to them. */
const REFERENCED_ONLY = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'linearGradient', 'radialGradient'])
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'])

/** Length of the outline of a letter, in font sizes. */
const LETTER_OUTLINE = 20

/** CSS units in pixels. Relative units are taken as those of a large font. Source: CSS Values 3, 5.2. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** A length in pixels; `whole` is 100 %; `fallback`: value of a missing length. */
const lengthOf = (text: string | undefined, whole: number, fallback: number): number => {
  const [, number, unit = ''] = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)/i.exec(text ?? '') ?? []
  if (number === undefined) return fallback
  const factor = unit === '%' ? whole / 100 : (UNITS[unit.toLowerCase()] ?? 1000)
  return Math.abs(Number(number)) * factor
}

/** Maximum scale of a list of transforms: the larger singular value of their product. */
const stretchOf = (list: string | undefined): number => {
  let [a, b, c, d] = [1, 0, 0, 1]
  for (const [, name = '', values = ''] of (list ?? '').matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [p = 0, q, r = 0, s = 0] = (values.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const turn = (p * Math.PI) / 180
    const [e, f, g, h] =
      name === 'matrix'
        ? [p, q ?? 0, r, s]
        : name === 'scale'
          ? [p, 0, 0, q ?? p]
          : name === 'rotate'
            ? [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn)]
            : name === 'skewX'
              ? [1, 0, Math.tan(turn), 1]
              : name === 'skewY'
                ? [1, Math.tan(turn), 0, 1]
                : [1, 0, 0, 1]
    ;[a, b, c, d] = [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h]
  }
  const sum = a * a + b * b + c * c + d * d
  const determinant = a * d - b * c
  return Math.sqrt((sum + Math.sqrt(Math.max(0, sum * sum - 4 * determinant * determinant))) / 2)
}

const viewBoxOf = (text: string | undefined): readonly [number, number] | null => {
  const [, , width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width! > 0 && height! > 0 ? [width!, height!] : null
}

/** Properties of an element that do not depend on where it is used. */
interface ElementInfo {
  readonly presentation: ReadonlyMap<string, string>
  /** Extent of a shape, without its stroke; null for other elements. */
  readonly extent: Extent | null
  /** Number of elements drawn in it, with itself. */
  readonly elements: number
  /** Largest scale in it. */
  readonly stretch: number
  /** Longest side of a shape in it. */
  readonly side: number
  /** Number of characters in it. */
  readonly characters: number
}

/** How often and how large an element is drawn, over all its uses. */
interface Usage {
  times: number
  scale: number
  /** Maximum number of pixels that it covers. */
  cap: number
  layers: number
  /** The shortest dash with its gap, in units of the element; infinite without dashes. */
  period: number
}

const UNUSED: Usage = { times: 0, scale: 0, cap: 0, layers: 0, period: Number.POSITIVE_INFINITY }

const periodOf = (dashes: string | undefined, inherited: number): number => {
  const text = dashes?.trim() ?? 'inherit'
  if (text === 'inherit') return inherited
  if (text === 'none' || text === '') return Number.POSITIVE_INFINITY
  return text.split(/[\s,]+/).reduce((sum, dash) => sum + lengthOf(dash, 0, 0), 0)
}

/** The work of drawing a tree without circular references. `extent`: its width and height, if it has them. */
export const drawingWorkOf = (
  root: SvgElement,
  extent: readonly [number, number] | null,
  canvas: Canvas,
): DrawingWork => {
  const elements: SvgElement[] = []
  const elementsById = new Map<string, SvgElement>()
  const collect = (element: SvgElement) => {
    elements.push(element)
    const id = element.attributes.find(([name]) => name === 'id')?.[1]
    if (id !== undefined && !elementsById.has(id)) elementsById.set(id, element)
    element.children.filter(isElement).forEach(collect)
  }
  collect(root)
  const presentations = new Map(elements.map((element) => [element, presentationOf(element)]))
  const largest = (name: string, fallback: number) =>
    Math.max(fallback, ...[...presentations.values()].map((presentation) => lengthOf(presentation.get(name), whole, 0)))
  /** Upper bound of 100 %. */
  const whole = Math.max(
    ...(extent ?? [100]),
    ...[...presentations.values()].flatMap((presentation) =>
      ['width', 'height', 'x', 'y'].map((name) => lengthOf(presentation.get(name), 0, 0)),
    ),
  )
  const stroke = largest('stroke-width', 1) * Math.max(2, largest('stroke-miterlimit', 4))
  const letter = largest('font-size', 16)

  const extentOf = (name: string, presentation: ReadonlyMap<string, string>): Extent | null => {
    const length = (attribute: string, fallback = 0) => lengthOf(presentation.get(attribute), whole, fallback)
    const round = (rx: number, ry: number): Extent => ({
      segments: 4,
      length: 8 * Math.max(rx, ry),
      width: 2 * rx,
      height: 2 * ry,
    })
    if (name === 'path') return pathExtent(presentation.get('d') ?? '')
    if (name === 'polyline' || name === 'polygon') return pointsExtent(presentation.get('points') ?? '')
    if (name === 'circle') return round(length('r'), length('r'))
    if (name === 'ellipse') return round(length('rx', whole), length('ry', whole))
    if (name === 'line') {
      const [width, height] = [length('x1') + length('x2'), length('y1') + length('y2')]
      return { segments: 1, length: width + height, width, height }
    }
    if (name !== 'rect') return null
    const [width, height] = [length('width'), length('height')]
    return { segments: 8, length: 2 * (width + height), width, height }
  }

  const infoByElement = new Map<SvgElement, ElementInfo>()
  const infoOf = (element: SvgElement): ElementInfo => {
    let info = infoByElement.get(element)
    if (info) return info
    const presentation = presentations.get(element)!
    const shapeExtent = extentOf(element.name, presentation)
    const text = element.children.reduce((sum, child) => sum + (isElement(child) ? 0 : child.length), 0)
    const parts = [
      ...element.children.filter(isElement).filter(({ name }) => !REFERENCED_ONLY.has(name)),
      ...(element.name === 'use' ? referencedIds(element).flatMap((id) => elementsById.get(id) ?? []) : []),
    ].map(infoOf)
    const sum = (of: (info: ElementInfo) => number, start: number) =>
      parts.reduce((total, each) => total + of(each), start)
    info = {
      presentation,
      extent: shapeExtent,
      elements: sum((each) => each.elements, 1),
      stretch:
        Math.max(1, stretchOf(presentation.get('transform'))) *
        Math.max(1, fitOf(element), ...parts.map((each) => each.stretch)),
      side: Math.max(
        shapeExtent ? Math.max(shapeExtent.width, shapeExtent.height) : 0,
        text > 0 ? whole : 0,
        ...parts.map((each) => each.side),
      ),
      characters: sum((each) => each.characters, /^(text|tspan)$/.test(element.name) ? text : 0),
    }
    infoByElement.set(element, info)
    return info
  }

  /** Scale of the contents of an element with a viewBox. */
  function fitOf(element: SvgElement): number {
    const presentation = presentations.get(element)!
    const view = viewBoxOf(presentation.get('viewBox'))
    if (!view || element === root) return 1
    return Math.max(
      lengthOf(presentation.get('width'), whole, whole) / view[0],
      lengthOf(presentation.get('height'), whole, whole) / view[1],
    )
  }

  const usageByElement = new Map<SvgElement, Usage>()
  const usageOf = (element: SvgElement) => {
    let usage = usageByElement.get(element)
    if (!usage) usageByElement.set(element, (usage = { ...UNUSED }))
    return usage
  }
  const addUsage = (element: SvgElement, { times, scale, cap, layers, period }: Usage) => {
    const usage = usageOf(element)
    usage.times += times
    usage.scale = Math.max(usage.scale, scale)
    usage.cap = Math.max(usage.cap, cap)
    usage.layers = Math.max(usage.layers, layers)
    usage.period = Math.min(usage.period, period)
  }

  let cost = 0
  let tilePixels = 0
  let layers = 0
  const pixels = canvas.width * canvas.height

  const drawShape = ({ name }: SvgElement, { extent: shapeExtent, characters }: ElementInfo, usage: Usage) => {
    const { period } = usage
    const strokeWidth = stroke * usage.scale
    const area = shapeExtent
      ? (shapeExtent.width * usage.scale + strokeWidth) * (shapeExtent.height * usage.scale + strokeWidth)
      : usage.cap
    const length = shapeExtent?.length ?? characters * letter * LETTER_OUTLINE
    const dashes = Number.isFinite(period) ? length / period : 0
    cost +=
      usage.times *
      ((shapeExtent?.segments ?? 0) * COST.segment +
        (Number.isNaN(dashes) ? 0 : dashes) * COST.dash +
        (name === 'text' ? characters * COST.character : 0) +
        Math.min(Number.isNaN(area) ? Number.POSITIVE_INFINITY : area, usage.cap) * COST.pixel)
  }

  /** Attributes of a pattern, with those of the patterns that it refers to. */
  const patternLook = (pattern: SvgElement, depth = 0): ReadonlyMap<string, string> => {
    const presentation = presentations.get(pattern)!
    const [base] = referencedIds(pattern).flatMap((id) => elementsById.get(id) ?? [])
    return base?.name === 'pattern' && depth < 10
      ? new Map([...patternLook(base, depth + 1), ...presentation])
      : presentation
  }

  const addTile = (pattern: SvgElement, user: SvgElement, usage: Usage) => {
    const { elements: uses, stretch, side } = infoOf(user)
    const presentation = patternLook(pattern)
    const isOfBox = presentation.get('patternUnits') !== 'userSpaceOnUse'
    const base = isOfBox ? side : 1
    const sides = ['width', 'height'].map((name) => lengthOf(presentation.get(name), isOfBox ? 1 : whole, 0) * base)
    const scale = usage.scale * stretch * stretchOf(presentation.get('patternTransform'))
    const area = sides[0]! * sides[1]! * scale * scale
    const times = usage.times * uses
    tilePixels += times * area
    cost += times * (COST.tile + area * COST.pixel)
    const view = viewBoxOf(presentation.get('viewBox'))
    const inside = view
      ? Math.max(sides[0]! / view[0], sides[1]! / view[1])
      : presentation.get('patternContentUnits') === 'objectBoundingBox'
        ? side
        : 1
    addUsage(pattern, {
      times,
      scale: scale * inside,
      cap: area,
      layers: usage.layers + 1,
      period: Number.POSITIVE_INFINITY,
    })
  }

  const draw = (element: SvgElement) => {
    const usage = usageOf(element)
    if (usage.times === 0) return
    const info = infoOf(element)
    const { presentation } = info
    const { times } = usage
    cost += times * COST.element
    let ownLayers = 0
    const addLayer = (layerCost: number) => {
      cost += times * layerCost
      ownLayers = 1
    }
    if (presentation.has('opacity') && Number.parseFloat(presentation.get('opacity')!) !== 1) addLayer(COST.opacity)
    if (
      /^(?!normal)/.test(presentation.get('mix-blend-mode') ?? 'normal') ||
      presentation.get('isolation') === 'isolate'
    )
      addLayer(COST.opacity)
    if ((element.name === 'svg' || element.name === 'symbol') && element !== root) addLayer(COST.viewport)
    if (presentation.get('clip-path')?.includes('url')) addLayer(COST.clip)
    if (presentation.get('mask')?.includes('url')) addLayer(COST.mask)
    layers = Math.max(layers, usage.layers + ownLayers)
    const inner = {
      ...usage,
      scale: usage.scale * stretchOf(presentation.get('transform')) * fitOf(element),
      layers: usage.layers + ownLayers,
      period: periodOf(presentation.get('stroke-dasharray'), usage.period),
    }
    if (SHAPES.has(element.name)) drawShape(element, info, inner)
    for (const child of element.children.filter(isElement)) if (!REFERENCED_ONLY.has(child.name)) addUsage(child, inner)
    for (const id of referencedIds(element)) {
      const target = elementsById.get(id)
      if (!target) continue
      // With objectBoundingBox the contents are in units of the element's box.
      const usesBox = /objectBoundingBox/.test(
        `${presentations.get(target)!.get('maskContentUnits')}${presentations.get(target)!.get('clipPathUnits')}`,
      )
      if (target.name === 'pattern')
        element.name === 'pattern' ? addUsage(target, usage) : addTile(target, element, inner)
      else
        addUsage(target, {
          ...inner,
          scale: inner.scale * (usesBox ? Math.max(1, info.side) : 1),
          layers: inner.layers,
        })
    }
  }

  const scale = extent ? Math.min(canvas.width / extent[0], canvas.height / extent[1]) : Number.POSITIVE_INFINITY
  addUsage(root, { ...UNUSED, times: 1, scale, cap: pixels })
  for (const element of containersFirst(root, elementsById)) draw(element)
  return { cost, tilePixels, layers }
}

/** All elements, each after the elements that contain or refer to it. */
const containersFirst = (root: SvgElement, elementsById: ReadonlyMap<string, SvgElement>): SvgElement[] => {
  const visited = new Set<SvgElement>()
  const order: SvgElement[] = []
  const visit = (element: SvgElement) => {
    if (visited.has(element)) return
    visited.add(element)
    for (const child of element.children) if (isElement(child)) visit(child)
    for (const id of referencedIds(element)) {
      const target = elementsById.get(id)
      if (target) visit(target)
    }
    order.push(element)
  }
  visit(root)
  return order.reverse()
}
