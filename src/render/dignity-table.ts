import { type Dignity, essentialDignity, rulersAt } from '../western/dignities.ts'
import { CLASSICAL_PLANETS } from '../western/points.ts'
import { norm } from '../zodiac/longitude.ts'
import { drawLines } from './page-layout.ts'
import { tableLines } from './sheet-table.ts'
import { group } from './wheel-frame.ts'
import { pointSymbol } from './wheel-page.ts'
import { headRule, type SheetTable, symbolAnchor, type TableContext, tableNode } from './wheel-tables.ts'

/** The dignities of a degree with one ruler or with several, in the order of their weight. */
const COLUMNS = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const satisfies readonly Dignity[]

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase() + word.slice(1)

/**
 * The rulers of the degrees of the seven planets by domicile, exaltation, triplicity, term and face, and the score of each planet. A
 * planet that rules its own degree is in the colour of harmonious aspects. Null without a time of birth, which decides between day and night.
 */
export const dignityTable = (context: TableContext): SheetTable | null => {
  const { facts, palette, pen } = context
  const points = facts.rings[0].points.flatMap(({ name, symbol, longitude }) => {
    const planet = CLASSICAL_PLANETS.find((each) => each === name)
    return planet && longitude !== null ? [{ planet, symbol, longitude }] : []
  })
  const sun = points.find(({ planet }) => planet === 'Sun')
  if (facts.ascendant === null || !sun || facts.rings.length > 1) return null
  // The Sun is above the horizon in the half of the zodiac that rose before the ascendant.
  const isDay = norm(sun.longitude - facts.ascendant) > 180
  const symbols = new Map(points.map(({ planet, symbol }) => [planet as string, symbol]))
  const rows = points.map(({ planet, longitude }) => {
    const { triplicityInForce, ...rulers } = rulersAt(longitude, isDay)
    const { score } = essentialDignity(planet, longitude, isDay)
    return { planet, rulers: { ...rulers, triplicity: triplicityInForce }, score }
  })
  const column = (dignity: Dignity) => `dignity ${dignity}`
  const count = rows.length + 1
  return {
    rows: count,
    node: (row, width) =>
      tableNode(
        'dignities',
        { text: pen.translate('Dignity'), colour: palette.text },
        [
          [{ key: 'dignity symbols', width: 1 }, { rows: ['', ...rows.map(({ planet }) => pen.translate(planet))] }],
          ...COLUMNS.map((dignity) => [
            { key: column(dignity), rows: [capitalised(pen.translate(dignity)), ...rows.map(() => '')] },
          ]),
          [
            {
              rows: ['', ...rows.map(({ score }) => (score > 0 ? `+${score}` : String(score).replace('-', '−')))],
              align: 'right' as const,
            },
          ],
        ],
        { row, width, rows: count, context },
      ),
    draw: (layout, row) => {
      const { box, lines } = tableLines(layout, 'dignities', row)
      const body = rows.map(({ planet, rulers }, i) => {
        const anchor = symbolAnchor(layout.boxes.get('dignity symbols')!, i + 1, row)
        const cells = COLUMNS.flatMap((dignity) => {
          const names = [rulers[dignity]].flat().filter((name) => name !== null)
          const { x, y, size } = symbolAnchor(layout.boxes.get(column(dignity))!, i + 1, row)
          return names.map((name, place) =>
            pointSymbol(pen, symbols.get(name)!, name, {
              x: x + (place - (names.length - 1) / 2) * 1.15 * size,
              y,
              size: 0.86 * size,
              colour: name === planet ? palette.natures.harmonious : palette.minor,
            }),
          )
        })
        const symbol = pointSymbol(pen, symbols.get(planet)!, planet, { ...anchor, colour: palette.text })
        return group('dignities', symbol + cells.join(''), { planet })
      })
      return group('table', drawLines(lines, pen) + headRule(box, row, context) + body.join(''), { table: 'dignities' })
    },
  }
}
