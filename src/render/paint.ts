/** A colour by what it is for, which a page may set by the CSS variable `--chart-<role>`. */
export interface Paint {
  readonly role: string
  /** #RRGGBB. */
  readonly hex: string
}
/** #RRGGBB, or one with a role. */
export type Colour = string | Paint

export const hexOf = (colour: Colour): string => (typeof colour === 'string' ? colour : colour.hex)

/** Each colour by its role, which is its name. */
export const paintAttributes = <Role extends string>(colours: Readonly<Record<Role, string>>): Record<Role, Paint> =>
  Object.fromEntries(
    Object.entries<string>(colours).map(([role, hex]) => [role, { role: role.toLowerCase(), hex }]),
  ) as Record<Role, Paint>

const WAYS = { fill: 'ink', stroke: 'edge' } as const
type Way = keyof typeof WAYS

const classOf = (way: Way, colour: Colour | undefined) =>
  colour && typeof colour !== 'string' ? ` ${WAYS[way]}-${colour.role}` : ''
const attributeOf = (way: Way, colour: Colour | undefined) => (colour ? ` ${way}="${hexOf(colour)}"` : '')
/** Attributes that colour an element: classes and, for whoever knows no CSS, the colours themselves. */
export const coloured = ({ fill, stroke }: Readonly<Partial<Record<Way, Colour>>>, classes = ''): string => {
  const all = `${classes}${classOf('fill', fill)}${classOf('stroke', stroke)}`.trimStart()
  return `${all && ` class="${all}"`}${attributeOf('fill', fill)}${attributeOf('stroke', stroke)}`.slice(1)
}
export const filled = (fill: Colour, classes?: string): string => coloured({ fill }, classes)
export const stroked = (stroke: Colour, classes?: string): string => `${coloured({ stroke }, classes)} fill="none"`

const hash = (text: string): string =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 7).toString(36)

/**
 * The style sheet of a drawing's body and the class of its root: each role that occurs, by its variable. Whoever does not know
 * variables passes over it, and has the colours of the attributes. Drawings of other colours on the same page have other classes.
 */
export const sheetOf = (body: string, paints: readonly Paint[]): { scope: string; style: string } => {
  const used = new Set(body.match(/(?<=[" ])(ink|edge)-[a-z]+(?=[" ])/g))
  const rules = paints.flatMap(({ role, hex }) =>
    (['fill', 'stroke'] as const)
      .filter((way) => used.has(`${WAYS[way]}-${role}`))
      .map((way) => `.${WAYS[way]}-${role}{${way}:var(--chart-${role},${hex})}`),
  )
  const scope = `look-${hash(rules.join('')).slice(-4)}`
  const style = rules.map((rule) => `.${scope} ${rule}`).join('')
  return { scope, style: rules.length ? `<style>@supports(fill:var(--chart-line)){${style}}</style>` : '' }
}
