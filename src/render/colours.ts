const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A mix of two colours #RRGGBB: `a` at share 0, `b` at share 1. */
export const mixColours = (a: string, b: string, share: number): string => {
  const to = channels(b)
  return `#${channels(a)
    .map((from, i) =>
      Math.round(from + share * (to[i]! - from))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Relative luminance of #RRGGBB, 0 to 1. Source: WCAG 2.2, definition of relative luminance. */
export const luminance = (colour: string): number => {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2, definition of contrast ratio. */
export const contrastOf = (a: string, b: string): number => {
  const [luminanceA, luminanceB] = [luminance(a), luminance(b)]
  return (Math.max(luminanceA, luminanceB) + 0.05) / (Math.min(luminanceA, luminanceB) + 0.05)
}

/** Minimum contrast of graphics. Source: WCAG 2.2, success criterion 1.4.11. */
const MIN_CONTRAST = 3
const STEPS = 20
/** `colour`, mixed with as much of `ink` as is needed for a contrast of `least` on every background. */
export const visibleColour = (
  grounds: readonly string[],
  colour: string,
  ink: string,
  least = MIN_CONTRAST,
): string => {
  const mixtures = Array.from({ length: STEPS }, (_, i) => mixColours(colour, ink, i / STEPS).toUpperCase())
  return mixtures.find((each) => grounds.every((ground) => contrastOf(each, ground) >= least)) ?? ink
}
