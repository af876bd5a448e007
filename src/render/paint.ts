/** A colour with a role. A page can replace it by the CSS variable `--chart-<role>`. */
export interface Paint {
  readonly role: string
  /** #RRGGBB. */
  readonly hex: string
}
/** #RRGGBB, or a colour with a role. */
export type Colour = string | Paint

export const hexOf = (colour: Colour): string => (typeof colour === 'string' ? colour : colour.hex)

/** Paints of named colours; the role is the name in lower case. */
export const paintsByRole = <Role extends string>(colours: Readonly<Record<Role, string>>): Record<Role, Paint> =>
  Object.fromEntries(
    Object.entries<string>(colours).map(([role, hex]) => [role, { role: role.toLowerCase(), hex }]),
  ) as Record<Role, Paint>

const CLASS_PREFIXES = { fill: 'ink', stroke: 'edge' } as const
type PaintProperty = keyof typeof CLASS_PREFIXES

const classOf = (property: PaintProperty, colour: Colour | undefined) =>
  colour && typeof colour !== 'string' ? ` ${CLASS_PREFIXES[property]}-${colour.role}` : ''
const attributeOf = (property: PaintProperty, colour: Colour | undefined) =>
  colour ? ` ${property}="${hexOf(colour)}"` : ''
/** Attributes that colour an element: classes, and the colours themselves for viewers without CSS. */
export const colourAttributes = (
  { fill, stroke }: Readonly<Partial<Record<PaintProperty, Colour>>>,
  classes = '',
): string => {
  const all = `${classes}${classOf('fill', fill)}${classOf('stroke', stroke)}`.trimStart()
  return `${all && ` class="${all}"`}${attributeOf('fill', fill)}${attributeOf('stroke', stroke)}`.slice(1)
}
export const fillAttributes = (fill: Colour, classes?: string): string => colourAttributes({ fill }, classes)
export const strokeAttributes = (stroke: Colour, classes?: string): string =>
  `${colourAttributes({ stroke }, classes)} fill="none"`

const hash = (text: string): string =>
  [...text].reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) >>> 0, 7).toString(36)

/**
 * The style sheet of a drawing, with a rule for each role in `body`, and the class of its root element. Viewers without CSS variables
 * ignore the sheet and use the colour attributes. Drawings with different colours on one page have different classes.
 */
export const styleSheetOf = (body: string, paints: readonly Paint[]): { scope: string; style: string } => {
  const used = new Set(body.match(/(?<=[" ])(ink|edge)-[a-z]+(?=[" ])/g))
  const rules = paints.flatMap(({ role, hex }) =>
    (['fill', 'stroke'] as const)
      .filter((property) => used.has(`${CLASS_PREFIXES[property]}-${role}`))
      .map((property) => `.${CLASS_PREFIXES[property]}-${role}{${property}:var(--chart-${role},${hex})}`),
  )
  const scope = `look-${hash(rules.join('')).slice(-4)}`
  const style = rules.map((rule) => `.${scope} ${rule}`).join('')
  return { scope, style: rules.length ? `<style>@supports(fill:var(--chart-line)){${style}}</style>` : '' }
}
