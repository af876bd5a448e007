import { type Extent, pathExtent, pointsExtent } from './svg-path.ts'
import { isElement, presentationOf, type SvgElement, targetsOf } from './svg-tree.ts'

/**
 * What an SVG document would cost to draw, counted before it is drawn. Everything is an upper bound: how often an element is
 * drawn with all that repeats it, how large it can come out, how many pixels a tile of a pattern has.
 */
export interface Work {
  /** About as many microseconds as the slowest kind of its drawing takes. */
  readonly cost: number
  /** Pixels of the tiles of patterns. */
  readonly tilePixels: number
  /** Pictures of their own within one another, drawn apart and then laid on. */
  readonly layers: number
}

/** Pixels of the picture. */
export interface Canvas {
  readonly width: number
  readonly height: number
}

/** Microseconds, measured on the slowest kind of each: gradients with alpha, thick round strokes, masks of the whole picture. */
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

/** Drawn only where something refers to them. */
const ASIDE = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'linearGradient', 'radialGradient'])
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text'])

/** The outline of a letter, in sizes of the font. */
const LETTER_OUTLINE = 20

/** Units of CSS in pixels; those of a font are taken for a large one. Source: CSS Values 3, 5.2. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

/** A length, of which `whole` is 100 %; `otherwise` where there is none. */
const lengthOf = (text: string | undefined, whole: number, otherwise: number): number => {
  const [, number, unit = ''] = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)/i.exec(text ?? '') ?? []
  if (number === undefined) return otherwise
  const factor = unit === '%' ? whole / 100 : (UNITS[unit.toLowerCase()] ?? 1000)
  return Math.abs(Number(number)) * factor
}

/** By how much a list of transforms stretches at most: the larger singular value of their product. */
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

/** What is known of an element apart from where it stands. */
interface Known {
  readonly look: ReadonlyMap<string, string>
  /** Of a shape, without its stroke. */
  readonly extent: Extent | null
  /** Elements drawn in it, itself too; the largest stretch and the longest side of a shape in it; characters in it. */
  readonly elements: number
  readonly stretch: number
  readonly side: number
  readonly characters: number
}

/** How often and how large an element is drawn, wherever it is. */
interface Places {
  times: number
  scale: number
  /** Pixels that it can cover. */
  cap: number
  layers: number
  /** The shortest dash with its gap, in the units of the element; infinite where none is dashed. */
  period: number
}

const NOWHERE: Places = { times: 0, scale: 0, cap: 0, layers: 0, period: Number.POSITIVE_INFINITY }

const periodOf = (dashes: string | undefined, inherited: number): number => {
  const text = dashes?.trim() ?? 'inherit'
  if (text === 'inherit') return inherited
  if (text === 'none' || text === '') return Number.POSITIVE_INFINITY
  return text.split(/[\s,]+/).reduce((sum, dash) => sum + lengthOf(dash, 0, 0), 0)
}

/** Counts the work of a tree whose references are known to end. `extent` is its width and height, where it has them. */
export const workOf = (root: SvgElement, extent: readonly [number, number] | null, canvas: Canvas): Work => {
  const elements: SvgElement[] = []
  const named = new Map<string, SvgElement>()
  const collect = (element: SvgElement) => {
    elements.push(element)
    const id = element.attributes.find(([name]) => name === 'id')?.[1]
    if (id !== undefined && !named.has(id)) named.set(id, element)
    element.children.filter(isElement).forEach(collect)
  }
  collect(root)
  const looks = new Map(elements.map((element) => [element, presentationOf(element)]))
  const largest = (name: string, otherwise: number) =>
    Math.max(otherwise, ...[...looks.values()].map((look) => lengthOf(look.get(name), whole, 0)))
  /** What 100 % may be. */
  const whole = Math.max(
    ...(extent ?? [100]),
    ...[...looks.values()].flatMap((look) =>
      ['width', 'height', 'x', 'y'].map((name) => lengthOf(look.get(name), 0, 0)),
    ),
  )
  const stroke = largest('stroke-width', 1) * Math.max(2, largest('stroke-miterlimit', 4))
  const letter = largest('font-size', 16)

  const extentOf = (name: string, look: ReadonlyMap<string, string>): Extent | null => {
    const length = (attribute: string, otherwise = 0) => lengthOf(look.get(attribute), whole, otherwise)
    const round = (rx: number, ry: number): Extent => ({
      segments: 4,
      length: 8 * Math.max(rx, ry),
      width: 2 * rx,
      height: 2 * ry,
    })
    if (name === 'path') return pathExtent(look.get('d') ?? '')
    if (name === 'polyline' || name === 'polygon') return pointsExtent(look.get('points') ?? '')
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

  const known = new Map<SvgElement, Known>()
  const know = (element: SvgElement): Known => {
    let about = known.get(element)
    if (about) return about
    const look = looks.get(element)!
    const own = extentOf(element.name, look)
    const text = element.children.reduce((sum, child) => sum + (isElement(child) ? 0 : child.length), 0)
    const within = [
      ...element.children.filter(isElement).filter(({ name }) => !ASIDE.has(name)),
      ...(element.name === 'use' ? targetsOf(element).flatMap((id) => named.get(id) ?? []) : []),
    ].map(know)
    const sum = (of: (about: Known) => number, start: number) => within.reduce((total, each) => total + of(each), start)
    about = {
      look,
      extent: own,
      elements: sum((each) => each.elements, 1),
      stretch:
        Math.max(1, stretchOf(look.get('transform'))) *
        Math.max(1, fitOf(element), ...within.map((each) => each.stretch)),
      side: Math.max(
        own ? Math.max(own.width, own.height) : 0,
        text > 0 ? whole : 0,
        ...within.map((each) => each.side),
      ),
      characters: sum((each) => each.characters, /^(text|tspan)$/.test(element.name) ? text : 0),
    }
    known.set(element, about)
    return about
  }

  /** How much larger the contents of an element with a viewBox come out. */
  function fitOf(element: SvgElement): number {
    const look = looks.get(element)!
    const view = viewBoxOf(look.get('viewBox'))
    if (!view || element === root) return 1
    return Math.max(
      lengthOf(look.get('width'), whole, whole) / view[0],
      lengthOf(look.get('height'), whole, whole) / view[1],
    )
  }

  const places = new Map<SvgElement, Places>()
  const placeOf = (element: SvgElement) => {
    let place = places.get(element)
    if (!place) places.set(element, (place = { ...NOWHERE }))
    return place
  }
  const drawnIn = (element: SvgElement, { times, scale, cap, layers, period }: Places) => {
    const place = placeOf(element)
    place.times += times
    place.scale = Math.max(place.scale, scale)
    place.cap = Math.max(place.cap, cap)
    place.layers = Math.max(place.layers, layers)
    place.period = Math.min(place.period, period)
  }

  let cost = 0
  let tilePixels = 0
  let layers = 0
  const pixels = canvas.width * canvas.height

  const drawShape = ({ name }: SvgElement, { extent: own, characters }: Known, place: Places) => {
    const { period } = place
    const grown = stroke * place.scale
    const area = own ? (own.width * place.scale + grown) * (own.height * place.scale + grown) : place.cap
    const length = own?.length ?? characters * letter * LETTER_OUTLINE
    const dashes = Number.isFinite(period) ? length / period : 0
    cost +=
      place.times *
      ((own?.segments ?? 0) * COST.segment +
        (Number.isNaN(dashes) ? 0 : dashes) * COST.dash +
        (name === 'text' ? characters * COST.character : 0) +
        Math.min(Number.isNaN(area) ? Number.POSITIVE_INFINITY : area, place.cap) * COST.pixel)
  }

  /** Attributes of a pattern, its own or those of the one that it refers to. */
  const patternLook = (pattern: SvgElement, depth = 0): ReadonlyMap<string, string> => {
    const look = looks.get(pattern)!
    const [base] = targetsOf(pattern).flatMap((id) => named.get(id) ?? [])
    return base?.name === 'pattern' && depth < 10 ? new Map([...patternLook(base, depth + 1), ...look]) : look
  }

  const tile = (pattern: SvgElement, user: SvgElement, place: Places) => {
    const { elements: uses, stretch, side } = know(user)
    const look = patternLook(pattern)
    const isOfBox = look.get('patternUnits') !== 'userSpaceOnUse'
    const base = isOfBox ? side : 1
    const sides = ['width', 'height'].map((name) => lengthOf(look.get(name), isOfBox ? 1 : whole, 0) * base)
    const scale = place.scale * stretch * stretchOf(look.get('patternTransform'))
    const area = sides[0]! * sides[1]! * scale * scale
    const times = place.times * uses
    tilePixels += times * area
    cost += times * (COST.tile + area * COST.pixel)
    const view = viewBoxOf(look.get('viewBox'))
    const inside = view
      ? Math.max(sides[0]! / view[0], sides[1]! / view[1])
      : look.get('patternContentUnits') === 'objectBoundingBox'
        ? side
        : 1
    drawnIn(pattern, {
      times,
      scale: scale * inside,
      cap: area,
      layers: place.layers + 1,
      period: Number.POSITIVE_INFINITY,
    })
  }

  const draw = (element: SvgElement) => {
    const place = placeOf(element)
    if (place.times === 0) return
    const about = know(element)
    const { look } = about
    const { times } = place
    cost += times * COST.element
    let apart = 0
    const lay = (price: number) => {
      cost += times * price
      apart = 1
    }
    if (look.has('opacity') && Number.parseFloat(look.get('opacity')!) !== 1) lay(COST.opacity)
    if (/^(?!normal)/.test(look.get('mix-blend-mode') ?? 'normal') || look.get('isolation') === 'isolate')
      lay(COST.opacity)
    if ((element.name === 'svg' || element.name === 'symbol') && element !== root) lay(COST.viewport)
    if (look.get('clip-path')?.includes('url')) lay(COST.clip)
    if (look.get('mask')?.includes('url')) lay(COST.mask)
    layers = Math.max(layers, place.layers + apart)
    const inner = {
      ...place,
      scale: place.scale * stretchOf(look.get('transform')) * fitOf(element),
      layers: place.layers + apart,
      period: periodOf(look.get('stroke-dasharray'), place.period),
    }
    if (SHAPES.has(element.name)) drawShape(element, about, inner)
    for (const child of element.children.filter(isElement)) if (!ASIDE.has(child.name)) drawnIn(child, inner)
    for (const id of targetsOf(element)) {
      const target = named.get(id)
      if (!target) continue
      // Its contents are in the units of the element's box where it says so.
      const boxed = /objectBoundingBox/.test(
        `${looks.get(target)!.get('maskContentUnits')}${looks.get(target)!.get('clipPathUnits')}`,
      )
      if (target.name === 'pattern') element.name === 'pattern' ? drawnIn(target, place) : tile(target, element, inner)
      else
        drawnIn(target, { ...inner, scale: inner.scale * (boxed ? Math.max(1, about.side) : 1), layers: inner.layers })
    }
  }

  const scale = extent ? Math.min(canvas.width / extent[0], canvas.height / extent[1]) : Number.POSITIVE_INFINITY
  drawnIn(root, { ...NOWHERE, times: 1, scale, cap: pixels })
  for (const element of inOrder(root, named)) draw(element)
  return { cost, tilePixels, layers }
}

/** Every element after all that hold it or refer to it. */
const inOrder = (root: SvgElement, named: ReadonlyMap<string, SvgElement>): SvgElement[] => {
  const seen = new Set<SvgElement>()
  const order: SvgElement[] = []
  const visit = (element: SvgElement) => {
    if (seen.has(element)) return
    seen.add(element)
    for (const child of element.children) if (isElement(child)) visit(child)
    for (const id of targetsOf(element)) {
      const target = named.get(id)
      if (target) visit(target)
    }
    order.push(element)
  }
  visit(root)
  return order.reverse()
}
