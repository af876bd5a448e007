import { GRAHAS } from '../../jyotish/grahas.ts'
import { NAKSHATRAS, nakshatraLord } from '../../jyotish/nakshatras.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { exchangesOf, PARIVARTANA_KINDS } from '../../jyotish/yogas/parivartana.ts'
import { rows, t, term } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { yogaFields } from '../shared/rule-book.ts'
import { Graha, House, Star } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const Exchanges = t.Integer({ minimum: 0, maximum: 3 })

export default capability({
  slug: 'parivartana-yogas',
  title: 'Parivartana yogas',
  summary: 'Exchanges of signs between two lords, by three kinds, and exchanges of nakshatras.',
  weight: 'standard',
  method:
    'Source: Phaladeepika 6.32-34. Two lords are each in a sign of the other, among 66 pairs of houses. An exchange with house 6, 8 or 12 is dainya (30), one with house 3 is khala (8), any other is maha (28). The nodes own no sign. Exchanges of nakshatras, by the Vimshottari lords, are reported without a rating.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    exchanges: t.Array(
      t.Object({
        ...yogaFields,
        planets: rows(Graha, 2),
        houses: rows(House, 2),
        kind: term(PARIVARTANA_KINDS),
      }),
    ),
    counts: t.Object({ maha: Exchanges, khala: Exchanges, dainya: Exchanges }),
    nakshatra_exchanges: t.Array(t.Object({ planets: rows(Graha, 2), nakshatras: rows(Star, 2) })),
  }),
  example: { ...independence, datetime: '1947-09-20T06:00' },
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const matches = exchangesOf(facts)
  const count = (kind: (typeof PARIVARTANA_KINDS)[number]) => matches.filter(({ rule }) => rule.kind === kind).length
  const { planets } = born.chart
  const starLord = (index: number) => nakshatraLord(planets[index]!.nakshatra)
  return {
    ...chartHead(born),
    exchanges: matches.map(({ rule, planets, houses }) => ({
      ...yogaWithText(judgeYoga(rule, facts), explain),
      planets: [...planets],
      houses: [...houses],
      kind: rule.kind,
    })),
    counts: { maha: count('maha'), khala: count('khala'), dainya: count('dainya') },
    nakshatra_exchanges: GRAHAS.flatMap((one, i) =>
      GRAHAS.slice(i + 1).flatMap((other) => {
        const j = GRAHAS.indexOf(other)
        return starLord(i) === other && starLord(j) === one
          ? [{ planets: [one, other], nakshatras: [i, j].map((index) => NAKSHATRAS[planets[index]!.nakshatra]!) }]
          : []
      }),
    ),
  }
})
