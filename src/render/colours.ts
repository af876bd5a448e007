const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The colour at a share, 0 to 1, of the way from one to another. */
export const between = (a: string, b: string, share: number): string => {
  const to = channels(b)
  return `#${channels(a)
    .map((from, i) =>
      Math.round(from + share * (to[i]! - from))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Of #RRGGBB, 0 to 1. Source: WCAG 2.2, definition of relative luminance. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Of two colours, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export const contrastOf = (a: string, b: string): number => {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** WCAG 2.2, success criterion 1.4.11, for what is drawn. */
const SEEN = 3
const STEPS = 20
/** A colour that can be seen on these grounds: the one asked for, or so much of the ink in it as that takes. */
export const seenOn = (grounds: readonly string[], colour: string, ink: string, least = SEEN): string => {
  const mixed = Array.from({ length: STEPS }, (_, i) => between(colour, ink, i / STEPS).toUpperCase())
  return mixed.find((each) => grounds.every((ground) => contrastOf(each, ground) >= least)) ?? ink
}
