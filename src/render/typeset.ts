import { FAMILIES, fontFaces } from './fonts.ts'
import { round } from './polygon.ts'
import { satori } from './satori.ts'

export interface Span {
  readonly text: string
  readonly size: number
  readonly colour: string
  readonly bold?: boolean
  /** Room before it, when it is not the first of its line. */
  readonly gap?: number
}
/** One line of text, its middle at (x, y), turned clockwise by `turn` degrees about it. */
export interface PlacedLine {
  readonly x: number
  readonly y: number
  readonly spans: readonly Span[]
  readonly turn?: number
}

export const element = (style: object, children: unknown) => ({ type: 'div', props: { style, children } })
type Element = Parameters<typeof satori>[0]
const sheet = (extent: number, children: unknown): Element =>
  element(
    { position: 'relative', display: 'flex', width: extent, height: extent, fontFamily: FAMILIES, lineHeight: 1 },
    children,
  ) as Element

const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...'°′″…–—·☉☽♂☿♃♀♄☊☋♅♆♇♈♉♊♋♌♍♎♏♐♑♒♓',
]
const EM = 1000

export type Measure = (text: string, bold?: boolean) => number
let measuring: Promise<Measure> | undefined

/** Widths in ems, as satori's own layout finds them; a character that the fonts lack is taken as one em. */
export const measure = (): Promise<Measure> =>
  (measuring ??= (async () => {
    const widths = { 400: new Map<string, number>(), 700: new Map<string, number>() }
    for (const fontWeight of [400, 700] as const)
      await satori(
        sheet(
          EM,
          CHARACTERS.map((text) =>
            element({ position: 'absolute', fontSize: EM, fontWeight, whiteSpace: 'pre' }, text),
          ),
        ),
        {
          width: EM,
          height: EM,
          fonts: fontFaces(),
          embedFont: false,
          onNodeDetected: ({ textContent, width }) => textContent && widths[fontWeight].set(textContent, width / EM),
        },
      )
    return (text, bold) =>
      [...text.replaceAll(TEXT_STYLE, '')].reduce((sum, c) => sum + (widths[bold ? 700 : 400].get(c) ?? 1), 0)
  })())

/** Asks for the written form of a character that has an emoji form too. */
export const TEXT_STYLE = '\uFE0E'

const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? ''

/**
 * The lines as SVG `<text>` elements, laid out by satori. satori writes one element for each word; words that follow each
 * other without a gap are one here, and `textLength` keeps the measured width whatever font the reader has.
 */
export const textElements = async (lines: readonly PlacedLine[], extent: number): Promise<string> => {
  const svg = await satori(
    sheet(
      extent,
      lines.map(({ x, y, spans, turn }) => {
        const height = Math.max(...spans.map(({ size }) => size))
        return element(
          {
            position: 'absolute',
            display: 'flex',
            justifyContent: 'center',
            alignItems: 'baseline',
            left: x - extent,
            width: 2 * extent,
            top: y - height / 2,
            height,
            ...(turn ? { transform: `rotate(${turn}deg)` } : {}),
          },
          spans.map(({ text, size, colour, bold, gap }, i) =>
            element(
              {
                fontSize: size,
                color: colour,
                fontWeight: bold ? 700 : 400,
                whiteSpace: 'pre',
                marginLeft: i ? (gap ?? 0) : 0,
              },
              text,
            ),
          ),
        )
      }),
    ),
    { width: extent, height: extent, fonts: fontFaces(), embedFont: false },
  )
  const words = [...svg.matchAll(/(<text [^>]*>)([^<]*)<\/text>/g)].map(([, tag, text]) => ({
    x: Number(attribute(tag!, 'x')),
    width: Number(attribute(tag!, 'width')),
    text: text!,
    rest: `y="${round(Number(attribute(tag!, 'y')))}" font-size="${round(Number(attribute(tag!, 'font-size')))}"${
      attribute(tag!, 'font-weight') === '700' ? ' font-weight="700"' : ''
    } fill="${attribute(tag!, 'fill')}"${attribute(tag!, 'transform') && ` transform="${attribute(tag!, 'transform')}"`}`,
  }))
  const runs: typeof words = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && last.rest === word.rest && Math.abs(last.x + last.width - word.x) < 0.01) {
      last.text += word.text
      last.width += word.width
    } else runs.push(word)
  }
  return runs
    .map(
      ({ x, width, text, rest }) =>
        `<text x="${round(x)}" ${rest} textLength="${round(width)}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
    )
    .join('\n')
}
