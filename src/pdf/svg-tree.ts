import sax, { type QualifiedTag } from 'sax'

export type Refuse = (message: string) => Error

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
  patternContentUnits patternTransform textLength lengthAdjust rotate
  fill fill-rule fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask stop-color
  stop-opacity font-family font-size font-weight font-style font-variant letter-spacing word-spacing text-anchor
  text-decoration dominant-baseline baseline-shift paint-order vector-effect mix-blend-mode isolation shape-rendering
  text-rendering color-interpolation transform-origin`.split(/\s+/),
)
/** An element of a drawing, and the text beside its children. */
export interface SvgElement {
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: (SvgElement | string)[]
}
export const isElement = (child: SvgElement | string): child is SvgElement => typeof child !== 'string'

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

/** The drawing alone: only elements and attributes that are on the lists. `deepest` elements may be in one another. */
export const treeOf = (text: string, deepest: number, refuse: Refuse): SvgElement => {
  const top: SvgElement = { name: '', attributes: [], children: [] }
  const open: SvgElement[] = [top]
  let dropped = 0
  const reader = sax.parser(true, { xmlns: true, strictEntities: true } as never)
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
    if (open.length > deepest) throw refuse(`\`branding.logo\` nests more than ${deepest} elements.`)
    const node: SvgElement = { name: tag.local, attributes: kept(tag), children: [] }
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
  const root = top.children.find(isElement)
  if (root?.name !== 'svg') throw refuse('`branding.logo` is not an SVG document.')
  return root
}

const REFERENCE = /url\s*\(\s*['"]?#([^)'"]+)/gi
/** The ids that an element refers to. */
export const targetsOf = ({ attributes }: SvgElement): string[] =>
  attributes.flatMap(([name, value]) =>
    name === 'href' && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(REFERENCE)].map(([, id]) => id!.trim()),
  )

/** How an element looks: its attributes, and what its style has in their place. */
export const presentationOf = ({ attributes }: SvgElement): Map<string, string> => {
  const look = new Map(attributes)
  for (const rule of look.get('style')?.split(';') ?? []) {
    const [property = '', value = ''] = rule.split(':')
    if (value) look.set(property.trim(), value.replace(/!\s*important/i, '').trim())
  }
  return look
}

/** The drawing as a document. */
export const serialise = ({ name, attributes, children }: SvgElement, top = true): string =>
  `<${name}${top ? ` xmlns="${SVG}"` : ''}${attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>${children
    .map((child) => (isElement(child) ? serialise(child, false) : escaped(child)))
    .join('')}</${name}>`
