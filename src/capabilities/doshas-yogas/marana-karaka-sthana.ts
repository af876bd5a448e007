import { maranaPlacements, SECOND_READING } from '../../jyotish/doshas/marana-karaka.ts'
import { distinct, nullable, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { CancellationRow, cancellationRow } from '../shared/rule-book.ts'
import { Graha, House } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'marana-karaka-sthana',
  title: 'Marana karaka sthana',
  summary: 'Planets in their marana karaka house, the houses affected, and reliefs.',
  weight: 'standard',
  method:
    'Source: Jataka Parijata. Houses from the ascendant: Sun 12, Moon 8, Mars 7, Mercury 7 (a second reading has 4, which is reported), Jupiter 3, Venus 6, Saturn 1, Rahu 9, Ketu 4. Own sign, exaltation, and the company or aspect of the dispositor are strong relief; a benefic’s aspect is mild relief, and two mild ones cancel.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    placements: rows(
      t.Object({
        planet: Graha,
        marana_house: House,
        house: House,
        present: t.Boolean(),
        cancellations: t.Array(CancellationRow),
        cancelled: t.Boolean(),
        affected_houses: distinct(House, { description: 'Houses the planet owns; none for the nodes.' }),
        second_reading: nullable(t.Object({ house: House, present: t.Boolean() })),
      }),
      9,
    ),
    count: t.Integer({ description: 'Number of items that are present.' }),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { graha } = born.chart
  const placements = maranaPlacements(birthFacts(born, world))
  return {
    ...chartHead(born),
    placements: placements.map(({ planet, maranaHouse, present, cancellations, cancelled, affected }) => {
      const second = SECOND_READING[planet]
      const { house } = graha[planet]
      return {
        planet,
        marana_house: maranaHouse,
        house,
        present,
        cancellations: cancellations.map(cancellationRow),
        cancelled,
        affected_houses: [...affected],
        second_reading: second === undefined ? null : { house: second, present: house === second },
      }
    }),
    count: placements.filter(({ present }) => present).length,
  }
})
