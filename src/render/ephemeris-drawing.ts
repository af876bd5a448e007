import { signAt, signName } from '../zodiac/signs.ts'
import type { Box } from './box.ts'
import { type Caption, captionPaths } from './captions.ts'
import { joinTexts } from './direction.ts'
import { type EphemerisFacts, type EphemerisStyle, ephemerisHeight } from './ephemeris-facts.ts'
import { dataOfStretches, dense, type Plot, plotOf, stretchesOf } from './ephemeris-paths.ts'
import { createPen, type Pen } from './glyphs.ts'
import { fillAttributes, type Paint } from './paint.ts'
import { createPlacer, spreadHeights } from './plot-room.ts'
import { type Point, round, tenth } from './polygon.ts'
import { wheelPalette } from './wheel-drawing.ts'
import { group, line, titleElement } from './wheel-frame.ts'
import { degreeMinuteText, PAGE_EXTENT, pointSymbol, svgDocument, symbolOfSign } from './wheel-page.ts'
import type { Paints } from './wheel-theme.ts'

const HEIGHT = ephemerisHeight(PAGE_EXTENT)
const MARGIN = 36
/** Dash patterns of the paths; the next pattern is used after every colour has been used once. */
const DASHES = ['', '18 9', '4 8']

/** Degrees between horizontal lines, and between numbered ones, by modulus. */
const STEPS: Readonly<Record<number, readonly [line: number, number: number]>> = {
  30: [5, 5],
  45: [5, 5],
  90: [5, 15],
  360: [30, 30],
}

/** Line colours in the order of the bodies. */
const coloursOf = ({ elements, natures, outer, text, minor }: Paints): Paint[] => [
  elements.Fire,
  elements.Water,
  elements.Earth,
  elements.Air,
  natures.neutral,
  outer,
  text,
  minor,
]

/** Candidate positions for three further glyphs of a path, as fractions of the path. */
const REPEAT_POSITIONS = [0.15, 0.45, 0.75].map((share) => Array.from({ length: 8 }, (_, i) => share + 0.028 * i))

/** The grid: horizontal lines with degrees, vertical lines with dates, and the frame. */
const ground = (facts: EphemerisFacts, { box, x }: Plot, palette: Paints, pen: Pen, letter: number): string => {
  const { left, top, right, bottom } = box
  const { modulus, grid } = facts
  const [step, numberStep] = STEPS[modulus]!
  const degrees = Array.from({ length: modulus / step + 1 }, (_, i) => i * step)
  const at = (degree: number) => top + ((bottom - top) * degree) / modulus
  const height = (bottom - top) / degrees.length
  const numberEvery = numberStep * Math.max(1, Math.ceil((1.05 * letter) / (height * (numberStep / step))))
  const numbers = degrees
    .filter((degree) => degree % numberEvery === 0)
    .map((degree) => {
      const place = { x: MARGIN + 1.1 * letter, y: at(degree) }
      return modulus === 360 && degree < 360
        ? pointSymbol(pen, symbolOfSign(signAt(degree / 30)), signName(signAt(degree / 30)), {
            ...place,
            size: letter,
            colour: palette.minor,
          })
        : pen.letters(`${degree}°`, { ...place, size: 0.9 * letter, colour: palette.minor })
    })
  let nextFreeX = left - letter
  const words = grid.flatMap(({ at: time, label }) => {
    const labelWidth = pen.width(label) * letter
    const labelX = x(time) + 0.25 * letter
    if (!label || labelX < nextFreeX || labelX + labelWidth > right + letter) return []
    nextFreeX = labelX + labelWidth + 0.6 * letter
    return [pen.line(label, { x: labelX, y: bottom + 1.25 * letter, size: letter, colour: palette.text }, 'regular')]
  })
  const vertical = (strong: boolean) =>
    grid
      .filter((each) => each.strong === strong)
      .map(({ at: time }) => `M${tenth(x(time))} ${top}V${bottom + (strong ? letter : 0)}`)
      .join('')
  return group(
    'ground',
    [
      line(degrees.map((degree) => `M${left} ${tenth(at(degree))}H${right}`).join(''), palette.fine, 1.4),
      line(vertical(false) || 'M0 0', palette.fine, 1),
      line(vertical(true) || 'M0 0', palette.fine, 2.6),
      line(`M${left} ${top}H${right}V${bottom}H${left}Z`, palette.line, 3),
      group('degrees', numbers.join('')),
      group('times', words.join('')),
    ].join(''),
  )
}

/** The graphic ephemeris: 0° at the top, time to the right. Reference: R. Ebertin, The Combination of Stellar Influences, 1940. */
export const drawEphemeris = (facts: EphemerisFacts, style: EphemerisStyle): string => {
  const pen = createPen()
  const palette = wheelPalette(style)
  const pixel = PAGE_EXTENT / style.size
  const letter = Math.max(28, 7.5 * pixel)
  const glyph = Math.max(36, 8.5 * pixel)
  const withHead = style.captions !== false
  const headSize = Math.max(46, 9.5 * pixel)
  const top = withHead ? 30 + 1.3 * (headSize + letter) + 0.4 * letter : MARGIN + letter / 2
  const left = MARGIN + 2.3 * letter + 1.9 * glyph
  const box: Box = {
    left,
    top,
    right: PAGE_EXTENT - MARGIN - (facts.natal.length ? 2.6 : 0.4) * glyph,
    bottom: HEIGHT - MARGIN - 1.5 * letter,
  }
  const plot = plotOf(facts, box)
  const { x, y } = plot
  const right = box.right
  const colours = coloursOf(palette)
  const lines = facts.bodies.map(({ path }) => stretchesOf(path, facts.modulus, plot))
  const place = createPlacer(
    box,
    lines.flat().flatMap((points) => dense(points, 0.4 * glyph)),
  )

  const natalHeights = facts.natal.map(({ longitude }) => y(longitude))
  const natalShown = spreadHeights(natalHeights, 1.2 * glyph, top + glyph / 2, box.bottom - glyph / 2)
  const natal = facts.natal.map(({ name, symbol, longitude }, i) => {
    const [height, labelY] = [tenth(natalHeights[i]!), natalShown[i]!]
    return group(
      'natal',
      [
        titleElement(`${name} ${degreeMinuteText(longitude)} ${symbolOfSign(signAt(Math.floor(longitude / 30)))}`),
        line(`M${left} ${height}H${right}`, palette.axis, 2, ' stroke-dasharray="3 9"'),
        line(`M${right} ${height}L${tenth(right + 1.1 * glyph)} ${tenth(labelY)}`, palette.minor, 1.6),
        pointSymbol(pen, symbol, name, { x: right + 1.75 * glyph, y: labelY, size: glyph, colour: palette.text }),
      ].join(''),
      { point: name, longitude: round(longitude) },
    )
  })

  const startHeights = facts.bodies.map(({ path }) => (path[0] ? y(path[0][1]) : top))
  const startShown = spreadHeights(startHeights, 1.2 * glyph, top + glyph / 2, box.bottom - glyph / 2)
  const bodies = facts.bodies.map(({ name, symbol, path, stations, ingresses }, i) => {
    const colour = colours[i % colours.length]!
    const dashes = DASHES[Math.floor(i / colours.length)]!
    const degreesPerDay = Math.max(
      0,
      ...path.slice(1, 2).map(([at, longitude]) => Math.abs((longitude - path[0]![1]) / (at - path[0]![0]))),
    )
    const marks = [
      ...stations.map(({ at, longitude, turns, description }) => {
        const [px, py] = [x(at), y(longitude)]
        const labelPoint = place(
          [
            [px, py - 0.8 * letter],
            [px, py + 0.8 * letter],
            [px + letter, py],
            [px - letter, py],
          ],
          0.8 * letter,
          0.9 * letter,
        )
        return group(
          'station',
          [
            titleElement(description),
            `<path d="M${tenth(px)} ${tenth(py)}m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" ${fillAttributes(palette.retrograde)}/>`,
            labelPoint
              ? pen.letters(turns === 'retrograde' ? 'R' : 'D', {
                  x: labelPoint[0],
                  y: labelPoint[1],
                  size: 0.85 * letter,
                  colour: palette.retrograde,
                })
              : '',
          ].join(''),
          { turns, longitude: round(longitude) },
        )
      }),
      ...ingresses.map(({ at, sign, longitude, description }) => {
        const [px, py] = [x(at), y(longitude)]
        const inward = py < (top + box.bottom) / 2 ? 1 : -1
        const labelPoint = place(
          [
            [px, py + inward * letter],
            [px + letter, py + inward * 0.8 * letter],
            [px - letter, py + inward * 0.8 * letter],
            [px, py - inward * letter],
          ],
          0.85 * letter,
          0.85 * letter,
        )
        return group(
          'ingress',
          [
            titleElement(description),
            `<path d="M${tenth(px - 5)} ${tenth(py - 5)}h10v10h-10Z" ${fillAttributes(colour)}/>`,
            labelPoint
              ? pointSymbol(pen, symbolOfSign(signAt(sign)), signName(signAt(sign)), {
                  x: labelPoint[0],
                  y: labelPoint[1],
                  size: 0.8 * letter,
                  colour,
                })
              : '',
          ].join(''),
          { sign: signName(signAt(sign)) },
        )
      }),
    ]
    // The glyph is repeated along its path where there is room.
    const repeatedGlyphs = REPEAT_POSITIONS.flatMap((shares) => {
      const candidates = shares.flatMap((share) => {
        const point = path[Math.floor(share * path.length)]
        if (!point) return []
        const [px, py] = [x(point[0]), y(point[1])]
        return [-1, 1].flatMap((side): Point[] => [
          [px, py + 0.85 * side * glyph],
          [px + 0.85 * side * glyph, py],
        ])
      })
      const labelPoint = place(candidates, glyph, glyph, true)
      return labelPoint
        ? [pointSymbol(pen, symbol, name, { x: labelPoint[0], y: labelPoint[1], size: 0.9 * glyph, colour })]
        : []
    })
    const [lineY, labelY] = [startHeights[i]!, startShown[i]!]
    return group(
      'body',
      [
        titleElement(name),
        line(
          dataOfStretches(lines[i]!),
          colour,
          degreesPerDay > 5 ? 2.2 : 4,
          dashes ? ` stroke-dasharray="${dashes}"` : '',
          'path',
        ),
        ...(path.length
          ? [
              line(`M${tenth(left - 0.75 * glyph)} ${tenth(labelY)}L${tenth(left)} ${tenth(lineY)}`, colour, 1.6),
              pointSymbol(pen, symbol, name, { x: left - 1.3 * glyph, y: labelY, size: glyph, colour }),
            ]
          : []),
        ...repeatedGlyphs,
        ...marks,
      ].join(''),
      { point: name },
    )
  })

  const caption = { x: MARGIN, width: PAGE_EXTENT - 2 * MARGIN }
  const today =
    facts.today && facts.today.at >= facts.from && facts.today.at < facts.to
      ? group(
          'today',
          titleElement(facts.today.description) +
            line(`M${tenth(x(facts.today.at))} ${top}V${box.bottom}`, palette.outer, 5),
        )
      : ''
  const headCaptions: Caption[] = [
    { ...caption, text: facts.title, y: 18, size: headSize, colour: palette.text, bold: true },
    { ...caption, text: joinTexts(facts.captions), y: 18 + 1.3 * headSize, size: letter, colour: palette.minor },
  ]
  return svgDocument({
    style,
    kind: 'ephemeris',
    palette,
    title: facts.title,
    description: [
      `${facts.title}. ${facts.captions.join('. ')}`,
      ...facts.bodies.flatMap(({ stations, ingresses }) =>
        [...stations, ...ingresses].map(({ description }) => description),
      ),
    ].join('. '),
    pen,
    height: HEIGHT,
    body: [
      withHead ? group('captions', captionPaths(headCaptions, pen)) : '',
      ground(facts, plot, palette, pen, letter),
      natal.join(''),
      today,
      bodies.join(''),
    ],
  })
}
