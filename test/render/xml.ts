export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
  readonly parent: Element | null
}

const NAME = '[A-Za-z_][\\w.:-]*'
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, 'y')
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g')
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d+)|#x([\da-fA-F]+));/g
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
// XML 1.0, production 2: Char.
const CHARACTERS = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u

const decodeEntities = (text: string): string => {
  if (!text.includes('&')) return text
  if (text.replace(ENTITY, '').includes('&')) throw new Error(`a bare & in ${text}`)
  return text.replace(ENTITY, (_, name, decimal, hex) =>
    name ? NAMED[name]! : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

const parse = (document: string): Element[] => {
  if (!CHARACTERS.test(document)) throw new Error('a character that XML does not allow')
  const elements: { name: string; attributes: Record<string, string>; text: string; parent: Element | null }[] = []
  const openElements: typeof elements = []
  const xml = document.trim()
  for (let at = 0; at < xml.length; ) {
    if (xml[at] !== '<') {
      const next = xml.indexOf('<', at)
      const text = next < 0 ? xml.slice(at) : xml.slice(at, next)
      const parent = openElements.at(-1)
      if (!parent || text.includes(']]>')) throw new Error('text outside of the root')
      parent.text += decodeEntities(text)
      at += text.length
      continue
    }
    TAG.lastIndex = at
    const [tag, closing, name, attributes, empty] = TAG.exec(xml) ?? []
    if (!tag || (elements.length && !openElements.length)) throw new Error(`not a tag: ${xml.slice(at, at + 60)}`)
    at += tag.length
    if (closing) {
      if (openElements.pop()?.name !== name) throw new Error(`</${name}> closes another element`)
      continue
    }
    const pairs = Array.from(
      attributes!.matchAll(ATTRIBUTE),
      ([, key, value]) => [key!, decodeEntities(value!)] as const,
    )
    const element = {
      name: name!,
      attributes: Object.fromEntries(pairs),
      text: '',
      parent: openElements.at(-1) ?? null,
    }
    if (Object.keys(element.attributes).length !== pairs.length) throw new Error(`an attribute twice in ${tag}`)
    elements.push(element)
    if (!empty) openElements.push(element)
  }
  if (openElements.length) throw new Error(`<${openElements.at(-1)!.name}> is not closed`)
  return elements
}

let last: { readonly xml: string; readonly elements: readonly Element[] } | null = null

/**
 * The elements of a document without prolog, comments or CDATA, in document order; throws unless it is well-formed. The last document is
 * cached: equal documents in succession have the same elements.
 */
export const parseXml = (xml: string): Element[] => {
  if (last?.xml !== xml) last = { xml, elements: parse(xml) }
  return [...last.elements]
}

/** The element and its ancestors, innermost first. */
export const withAncestors = (element: Element): Element[] => [
  element,
  ...(element.parent ? withAncestors(element.parent) : []),
]
export const hasClass = ({ attributes }: Element, name: string): boolean =>
  (attributes.class ?? '').split(' ').includes(name)
/** True if the element or one of its ancestors has a class. */
export const isInside = (element: Element, name: string): boolean =>
  withAncestors(element).some((each) => hasClass(each, name))
