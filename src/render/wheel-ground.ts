import { norm, separation } from '../zodiac/longitude.ts'
import { elementOf, SIGN_INDEXES, signName, signOf } from '../zodiac/signs.ts'
import type { Pen } from './glyphs.ts'
import { type Paint, strokeAttributes } from './paint.ts'
import { round, tenth } from './polygon.ts'
import type { WheelFacts, WheelStyle } from './wheel-facts.ts'
import {
  CENTRE,
  group,
  line,
  type PointAt,
  pointText,
  RIM,
  ray,
  SMALL,
  titleElement,
  type WheelFrame,
} from './wheel-frame.ts'
import { degreeMinuteText, PAGE_EXTENT, symbolOfSign } from './wheel-page.ts'
import type { Paints } from './wheel-theme.ts'

/** Rotation about the centre, in degrees, that moves a shape that starts at the right to a longitude. */
const turnOf = (left: number, longitude: number) => round(left - 180 - longitude)
const pointAt = (radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return pointText([CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)])
}

/** For areas whose edges are under lines: antialiasing would not be visible, and takes longer than the rest of the ring. */
export const UNSMOOTHED = ' shape-rendering="crispEdges"'

export const signRing = (
  left: number,
  at: PointAt,
  { signs }: WheelFrame,
  { elements, tint, line: colour }: Paints,
  { symbol, shape, translate }: Pen,
) => {
  const middle = (RIM + signs) / 2
  const ground = shape(
    `sign-${signs}`,
    `M${pointAt(signs, 0)}L${pointAt(RIM, 0)}A${RIM} ${RIM} 0 0 0 ${pointAt(RIM, 30)}L${pointAt(signs, 30)}A${signs} ${signs} 0 0 1 ${pointAt(signs, 0)}Z`,
  )
  const grounds = SIGN_INDEXES.map((sign) => {
    const from = 30 * sign
    const [x, y] = at(middle, from + 15)
    return group(
      'sign',
      [
        titleElement(translate(signName(sign))),
        tint
          ? `<use xlink:href="#${ground}" transform="rotate(${turnOf(left, from)} ${CENTRE} ${CENTRE})" fill-opacity="${tint}"${UNSMOOTHED}/>`
          : '',
        symbol(symbolOfSign(sign), { x, y, size: 0.6 * (RIM - signs) }),
      ].join(''),
      { sign: signName(sign), element: elementOf(sign) },
      elements[elementOf(sign)],
    )
  })
  const borders = SIGN_INDEXES.map((sign) => ray(at, 30 * sign, signs, RIM)).join('')
  return [...grounds, line(borders, colour, 2)].join('')
}

/** Ticks at every degree, inward from the signs, longer at every fifth and tenth. The ticks of one sign are reused twelve times. */
export const degreeTicks = (left: number, { signs }: WheelFrame, palette: Paints, pen: Pen, pixel: number) => {
  const tick = (step: number, skip: number | null) => {
    const data = Array.from({ length: 30 / step }, (_, i) => i * step)
      .filter((degree) => skip === null || degree % skip)
      .map((degree) => {
        const length = step === 10 ? 20 : degree % 5 ? 9 : 14
        const [x, y] = [Math.cos((degree * Math.PI) / 180), -Math.sin((degree * Math.PI) / 180)]
        return `M${tenth(signs * x)} ${tenth(signs * y)}l${tenth(-length * x)} ${tenth(-length * y)}`
      })
    return pen.shape(`ticks-${signs}-${step}`, data.join(''))
  }
  const each = (shape: string, colour: Paint, width: number) => {
    const uses = SIGN_INDEXES.map((sign) => `<use xlink:href="#${shape}" transform="rotate(${-30 * sign})"/>`)
    return `<g transform="translate(${CENTRE} ${CENTRE})rotate(${turnOf(left, 0)})" ${strokeAttributes(colour)} stroke-width="${width}">${uses.join('')}</g>`
  }
  return [
    each(pixel < SMALL ? tick(1, 10) : tick(5, 10), palette.minor, 1.5),
    each(tick(10, null), palette.line, 2.2),
  ].join('')
}

/** Label of a cusp at the start of a sign. It is left out: whole-sign houses would have it twelve times. */
const SIGN_BEGINS = degreeMinuteText(0)

/** The twelve cusps; null if one is missing. */
export const cuspsOf = ({ cusps }: Pick<WheelFacts, 'cusps'>): readonly number[] | null =>
  cusps.length === 12 && cusps.every((cusp) => cusp !== null) ? cusps : null

/** House 1 to 12 of a longitude; null without twelve cusps. */
export const houseAt = (facts: Pick<WheelFacts, 'cusps'>, longitude: number): number | null => {
  const cusps = cuspsOf(facts)
  if (!cusps) return null
  const house = cusps.findIndex((cusp, i) => norm(longitude - cusp) < norm(cusps[(i + 1) % 12]! - cusp))
  return house < 0 ? null : house + 1
}

/** The four angles; none without a time of birth. */
export const axesOf = ({ ascendant, midheaven }: Pick<WheelFacts, 'ascendant' | 'midheaven'>) =>
  ascendant === null || midheaven === null
    ? []
    : ([
        { label: 'AC', name: 'Ascendant', longitude: ascendant },
        { label: 'IC', name: 'Imum Coeli', longitude: norm(midheaven + 180) },
        { label: 'DC', name: 'Descendant', longitude: norm(ascendant + 180) },
        { label: 'MC', name: 'Midheaven', longitude: midheaven },
      ] as const)

/** The longitude at nine o'clock. */
export const leftOf = ({ ascendant }: Pick<WheelFacts, 'ascendant'>): number => ascendant ?? 0

export const signPositionText = (longitude: number) =>
  `${degreeMinuteText(longitude)} ${symbolOfSign(signOf(longitude))}`
/** `data-` values of an element at a longitude. */
export const longitudeData = (longitude: number) => ({
  longitude: Math.round(longitude * 1e4) / 1e4,
  sign: signName(signOf(longitude)),
})

export const hasHouseNumbers = (facts: WheelFacts, style: WheelStyle) =>
  cuspsOf(facts) !== null && style.show.includes('house_numbers')

export const houses = (
  facts: WheelFacts,
  at: PointAt,
  frame: WheelFrame,
  palette: Paints,
  pen: Pen,
  style: WheelStyle,
) => {
  const pixel = PAGE_EXTENT / style.size
  const axes = axesOf(facts)
  const labelledLongitudes: number[] = axes.map(({ longitude }) => longitude)
  const axisGroups = axes.map(({ label, name, longitude }) => {
    const isMain = label === 'AC' || label === 'MC'
    const [x, y] = at(RIM + 56, longitude)
    const size = Math.max(34, 8.5 * pixel)
    const minor = Math.max(24, 7 * pixel)
    const showsDegree = style.show.includes('degree_labels') && minor < 29
    return group(
      'axis',
      [
        titleElement(`${pen.translate(name)} ${signPositionText(longitude)}`),
        line(
          ray(at, longitude, frame.hub, frame.signs) + ray(at, longitude, RIM, RIM + 18),
          isMain ? palette.axis : palette.line,
          isMain ? 6 : 4.5,
        ),
        pen.letters(label, { x, y: showsDegree ? y - 0.42 * size : y, size, colour: palette.text }),
        showsDegree ? pen.letters(degreeMinuteText(longitude), { x, y: y + 0.75 * minor, size: minor }) : '',
      ].join(''),
      { axis: label, ...longitudeData(longitude) },
    )
  })
  const cusps = cuspsOf(facts)
  const houseGroups = cusps?.map((cusp, i) => {
    const parts: string[] = []
    const next = cusps[(i + 1) % 12]!
    const onAxis = axes.some(({ longitude }) => separation(longitude, cusp) < 1e-4)
    if (!onAxis) {
      const isLabelled =
        style.show.includes('degree_labels') &&
        pixel < 2.6 &&
        degreeMinuteText(cusp) !== SIGN_BEGINS &&
        labelledLongitudes.every((other) => separation(other, cusp) > 6)
      const outside = isLabelled ? ray(at, cusp, RIM, RIM + 8) : ''
      parts.push(line(ray(at, cusp, frame.hub, frame.signs) + outside, null, 2.2))
      if (isLabelled) {
        labelledLongitudes.push(cusp)
        const [x, y] = at(RIM + 46, cusp)
        parts.push(pen.letters(degreeMinuteText(cusp), { x, y, size: 22 }))
      }
    }
    if (hasHouseNumbers(facts, style)) {
      const [x, y] = at((frame.numbers + frame.hub) / 2, cusp + norm(next - cusp) / 2)
      const size = Math.min(0.72 * (frame.numbers - frame.hub), Math.max(30, 7.5 * pixel))
      parts.push(pen.letters(String(i + 1), { x, y, size }))
    }
    const words = titleElement(`${pen.translate('House')} ${i + 1}: ${signPositionText(cusp)}`)
    return group('house', parts.length ? words + parts.join('') : '', { house: i + 1, ...longitudeData(cusp) })
  })
  return [...axisGroups, ...(houseGroups ?? [])].join('')
}
