import type { CentreLine, ChartStyle } from './chart-facts.ts'
import { EXTENT } from './chart-layouts.ts'
import { type LaidOutLine, layOut } from './page-layout.ts'
import { paintsByRole } from './paint.ts'
import type { Polygon } from './polygon.ts'

/** Font sizes: at most in drawing units, and at least in pixels where the centre has the room. */
const SIZES = {
  heading: { units: 92, pixels: 11 },
  name: { units: 74, pixels: 9.5 },
  text: { units: 60, pixels: 8 },
} as const
/** Letters shrink by this factor until the lines fit. */
const SHRINK = 0.92
const MAX_PASSES = 16
/** Height of a line, in ems: room for the marks above and below letters of Indian scripts. */
const LINE_EMS = 1.45

/** The lines of text in the centre of a chart, in letters as large as the box around `region` allows. */
export const layOutCentre = async (
  lines: readonly CentreLine[],
  region: Polygon,
  { size, theme }: Pick<ChartStyle, 'size' | 'theme'>,
): Promise<LaidOutLine[]> => {
  const paints = paintsByRole(theme)
  const [xs, ys] = [region.map(([x]) => x), region.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const pixel = EXTENT / size
  for (let pass = 0, factor = 1; ; pass++, factor *= SHRINK) {
    const layout = await layOut(
      {
        style: { width, height, flexDirection: 'column', alignItems: 'center', justifyContent: 'center' },
        children: [
          {
            key: 'centre',
            style: { flexDirection: 'column', alignItems: 'center', flexShrink: 0 },
            children: lines.map(({ text, look, colour }, i) => ({
              key: `line ${i}`,
              style: { maxWidth: width, justifyContent: 'center' },
              children: [
                {
                  rows: [text],
                  look: () => ({ colour: paints[colour], bold: look !== 'text' }),
                  style: {
                    fontSize: factor * Math.max(SIZES[look].units, SIZES[look].pixels * pixel),
                    lineHeight: LINE_EMS,
                    whiteSpace: 'normal',
                    textAlign: 'center',
                    maxWidth: width,
                  },
                },
              ],
            })),
          },
        ],
      },
      { width, height },
    )
    const isFitting = [...layout.boxes].every(
      ([key, box]) => box.width <= width + 1 && (key !== 'centre' || box.height <= height),
    )
    if (isFitting || pass === MAX_PASSES)
      return layout.lines.map((line) => ({ ...line, x: line.x + left, y: line.y + top }))
  }
}
