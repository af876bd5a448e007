import { parser, type QualifiedTag } from 'sax'

type Refuse = (message: string) => Error

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** What draws. Scripts, foreign content, links, animations, pictures, filters and fonts are not here and go. */
const ELEMENTS = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern title desc'.split(
    ' ',
  ),
)
/** How it looks and where it stands. Handlers and addresses are not here and go. */
const ATTRIBUTES = new Set(
  `id class x y x1 y1 x2 y2 dx dy cx cy r rx ry fx fy fr d points width height viewBox preserveAspectRatio version transform
  gradientUnits gradientTransform spreadMethod offset clipPathUnits maskUnits maskContentUnits patternUnits
  patternContentUnits patternTransform pathLength textLength lengthAdjust rotate
  fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask stop-color
  stop-opacity font-family font-size font-weight font-style font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline baseline-shift paint-order vector-effect mix-blend-mode isolation shape-rendering
  text-rendering color-interpolation transform-origin`.split(/\s+/),
)
/** Elements in one another, those that a `use` brings in counted where it stands. */
const DEPTH = 100
/** Elements drawn, each `use` counted with all that it repeats. */
const DRAWN = 20_000

interface Node {
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: (Node | string)[]
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A value that points nowhere but into the document itself, and holds no escape that could hide an address. */
const isInner = (value: string) =>
  !/[\\@]|expression|javascript:/i.test(value) &&
  [...value.matchAll(/url\s*\(([^)]*)/gi)].every(([, target]) => /^\s*['"]?#/.test(target!))

/** The rules of a `style` whose properties are attributes too. */
const innerStyle = (style: string): string =>
  style
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()))
    .filter(
      ([property, value, ...more]) => property && value && !more.length && ATTRIBUTES.has(property) && isInner(value),
    )
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

const kept = (tag: QualifiedTag): (readonly [string, string])[] =>
  Object.values(tag.attributes).flatMap(({ local, uri, prefix, value }): (readonly [string, string])[] => {
    if (local === 'href' && (uri === '' || uri === XLINK)) return /^#[^\s]+$/.test(value) ? [['href', value]] : []
    if (prefix !== '') return []
    if (local === 'style') return [['style', innerStyle(value)]]
    return ATTRIBUTES.has(local) && isInner(value) ? [[local, value]] : []
  })

const tooDeep = (refuse: Refuse) => refuse(`\`branding.logo\` nests more than ${DEPTH} elements.`)

const treeOf = (text: string, refuse: Refuse): Node => {
  const top: Node = { name: '', attributes: [], children: [] }
  const open: Node[] = [top]
  let dropped = 0
  const reader = parser(true, { xmlns: true, strictEntities: true } as never)
  reader.onerror = () => {
    throw refuse('`branding.logo` is not well-formed SVG.')
  }
  reader.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw refuse('`branding.logo` declares entities, which a logo may not.')
  }
  reader.onopentag = (opened) => {
    const tag = opened as QualifiedTag
    if (dropped || tag.uri !== SVG || !ELEMENTS.has(tag.local)) {
      dropped++
      return
    }
    if (open.length > DEPTH) throw tooDeep(refuse)
    const node: Node = { name: tag.local, attributes: kept(tag), children: [] }
    open.at(-1)!.children.push(node)
    open.push(node)
  }
  reader.onclosetag = () => {
    if (dropped) dropped--
    else open.pop()
  }
  reader.ontext = (words) => {
    if (!dropped) open.at(-1)!.children.push(words)
  }
  reader.write(text).close()
  const root = top.children.find((child): child is Node => typeof child !== 'string')
  if (root?.name !== 'svg') throw refuse('`branding.logo` is not an SVG document.')
  return root
}

const REFERENCE = /url\s*\(\s*['"]?#([^)'"]+)/gi
const targetsOf = ({ attributes }: Node): string[] =>
  attributes.flatMap(([name, value]) =>
    name === 'href' && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(REFERENCE)].map(([, id]) => id!.trim()),
  )

/** Bounds how many elements drawing the tree comes to and how deep they nest, with all that is referred to. */
const checkDrawn = (root: Node, refuse: Refuse) => {
  const named = new Map<string, Node>()
  const collect = (node: Node) => {
    for (const [name, value] of node.attributes) if (name === 'id' && !named.has(value)) named.set(value, node)
    for (const child of node.children) if (typeof child !== 'string') collect(child)
  }
  collect(root)
  const measured = new Map<Node, { weight: number; depth: number }>()
  const within = new Set<Node>()
  const measure = (node: Node): { weight: number; depth: number } => {
    const known = measured.get(node)
    if (known) return known
    if (within.has(node)) throw refuse('`branding.logo` refers to itself.')
    if (within.size === DEPTH) throw tooDeep(refuse)
    within.add(node)
    let weight = 1
    let depth = 1
    const add = (part: Node) => {
      const inside = measure(part)
      weight += inside.weight
      depth = Math.max(depth, inside.depth + 1)
      if (depth > DEPTH) throw tooDeep(refuse)
      if (weight > DRAWN) throw refuse(`\`branding.logo\` draws more than ${DRAWN} elements.`)
    }
    for (const child of node.children) if (typeof child !== 'string') add(child)
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

const written = ({ name, attributes, children }: Node, top: boolean): string =>
  `<${name}${top ? ` xmlns="${SVG}"` : ''}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${children
    .map((child) => (typeof child === 'string' ? escaped(child) : written(child, false)))
    .join('')}</${name}>`

/** Width and height as the document gives them, null where it does not. */
const extentOf = ({ attributes }: Node): readonly [number, number] | null => {
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

/** The drawing alone: only elements and attributes that are on the lists, written anew. */
export const sanitisedSvg = (bytes: Uint8Array, refuse: Refuse): string => {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('`branding.logo` is not UTF-8.')
  }
  const root = treeOf(text, refuse)
  checkDrawn(root, refuse)
  checkShape(extentOf(root), refuse)
  return written(root, true)
}
