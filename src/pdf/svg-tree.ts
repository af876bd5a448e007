import sax, { type QualifiedTag } from 'sax'

export type CreateRejection = (message: string) => Error

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Allowed elements. Scripts, foreign content, links, animations, images, filters and fonts are removed. */
const ELEMENTS = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern title desc'.split(
    ' ',
  ),
)
/** Allowed attributes, for presentation and position. Event handlers and URLs are removed. */
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
/** An element of a drawing; `children` are elements and text. */
export interface SvgElement {
  readonly name: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly children: (SvgElement | string)[]
}
export const isElement = (child: SvgElement | string): child is SvgElement => typeof child !== 'string'

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** True if a value refers only to the document itself, and has no escape that could hide a URL. */
const isInternal = (value: string) =>
  !/[\\@]|expression|javascript:/i.test(value) &&
  [...value.matchAll(/url\s*\(([^)]*)/gi)].every(([, target]) => /^\s*['"]?#/.test(target!))

/** The rules of a `style` whose properties are allowed attributes. */
const allowedStyle = (style: string): string =>
  style
    .split(';')
    .map((rule) => rule.split(':').map((part) => part.trim()))
    .filter(
      ([property, value, ...more]) =>
        property && value && !more.length && ATTRIBUTES.has(property) && isInternal(value),
    )
    .map(([property, value]) => `${property}:${value}`)
    .join(';')

const allowedAttributes = (tag: QualifiedTag): (readonly [string, string])[] =>
  Object.values(tag.attributes).flatMap(({ local, uri, prefix, value }): (readonly [string, string])[] => {
    if (local === 'href' && (uri === '' || uri === XLINK)) return /^#[^\s]+$/.test(value) ? [['href', value]] : []
    if (prefix !== '') return []
    if (local === 'style') return [['style', allowedStyle(value)]]
    return ATTRIBUTES.has(local) && isInternal(value) ? [[local, value]] : []
  })

/** The document with allowed elements and attributes only, at most `maxDepth` elements deep. Throws a rejection. */
export const parseSvg = (text: string, maxDepth: number, rejection: CreateRejection): SvgElement => {
  const top: SvgElement = { name: '', attributes: [], children: [] }
  const openElements: SvgElement[] = [top]
  let droppedDepth = 0
  const reader = sax.parser(true, { xmlns: true, strictEntities: true } as never)
  reader.onerror = () => {
    throw rejection('`branding.logo` is not well-formed SVG.')
  }
  reader.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw rejection('`branding.logo` declares entities, which are not allowed.')
  }
  reader.onopentag = (rawTag) => {
    const tag = rawTag as QualifiedTag
    if (droppedDepth || tag.uri !== SVG || !ELEMENTS.has(tag.local)) {
      droppedDepth++
      return
    }
    if (openElements.length > maxDepth)
      throw rejection(`\`branding.logo\` nests elements more than ${maxDepth} levels deep.`)
    const node: SvgElement = { name: tag.local, attributes: allowedAttributes(tag), children: [] }
    openElements.at(-1)!.children.push(node)
    openElements.push(node)
  }
  reader.onclosetag = () => {
    if (droppedDepth) droppedDepth--
    else openElements.pop()
  }
  reader.ontext = (words) => {
    if (!droppedDepth) openElements.at(-1)!.children.push(words)
  }
  reader.write(text).close()
  const root = top.children.find(isElement)
  if (root?.name !== 'svg') throw rejection('`branding.logo` is not an SVG document.')
  return root
}

const REFERENCE = /url\s*\(\s*['"]?#([^)'"]+)/gi
/** The ids that an element refers to. */
export const referencedIds = ({ attributes }: SvgElement): string[] =>
  attributes.flatMap(([name, value]) =>
    name === 'href' && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(REFERENCE)].map(([, id]) => id!.trim()),
  )

/** Attributes of an element, overridden by the rules of its `style`. */
export const presentationOf = ({ attributes }: SvgElement): Map<string, string> => {
  const presentation = new Map(attributes)
  for (const rule of presentation.get('style')?.split(';') ?? []) {
    const [property = '', value = ''] = rule.split(':')
    if (value) presentation.set(property.trim(), value.replace(/!\s*important/i, '').trim())
  }
  return presentation
}

/** The drawing as an SVG document. */
export const serialiseSvg = ({ name, attributes, children }: SvgElement, top = true): string =>
  `<${name}${top ? ` xmlns="${SVG}"` : ''}${attributes.map(([key, value]) => ` ${key}="${escapeText(value)}"`).join('')}>${children
    .map((child) => (isElement(child) ? serialiseSvg(child, false) : escapeText(child)))
    .join('')}</${name}>`
