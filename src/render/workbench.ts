import { Resvg } from '@resvg/resvg-js'
import { drawChart } from './chart-drawing.ts'
import { fontFiles } from './fonts.ts'
import { drawGrid } from './grid-drawing.ts'
import { drawWheel } from './wheel-drawing.ts'

/** The work of the drawing process: each operation by name. */
const OPERATIONS = {
  chart: drawChart,
  wheel: drawWheel,
  grid: drawGrid,
  png: (svg: string, size: number): Uint8Array =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: size },
      font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Noto Sans' },
    })
      .render()
      .asPng(),
}
export type Operations = typeof OPERATIONS
export type Order = {
  [Name in keyof Operations]: { id: number; operation: Name; input: Parameters<Operations[Name]> }
}[keyof Operations]
export type Reply = { id: number } & ({ result: unknown } | { error: string })

process.on('message', async ({ id, operation, input }: Order) => {
  const work = OPERATIONS[operation] as (...input: unknown[]) => unknown
  try {
    process.send!({ id, result: await work(...input) } satisfies Reply)
  } catch (error) {
    process.send!({ id, error: String(error) } satisfies Reply)
  }
})
process.on('disconnect', () => process.exit())
