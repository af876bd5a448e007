import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { CHANDRA } from '../../jyotish/yogas/chandra.ts'
import { rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject, yogaObject } from '../shared/rule-book.ts'
import { PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'

export default capability({
  slug: 'chandra-yogas',
  title: 'Chandra yogas',
  summary: 'Yogas of the Moon with neighbouring planets, with Jupiter, and by distance from the Sun.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Sources: BPHS ch. 37, Brihat Jataka 13, Phaladeepika 6. The planets beside the Moon are Mars to Saturn, without the Sun and the nodes. Adhi and Vasumati with two of their three planets have 0.66 of the strength; Chandra-Mangala by mutual aspect has 0.6. Kemadruma is reported with the reasons that cancel it.',
  input: yogaBirth(),
  data: t.Object({
    ...chartHeadFields,
    moon: PlanetRow,
    yogas: rows(YogaObject, CHANDRA.length),
    count: t.Integer({ description: 'Number of items that are present.' }),
  }),
  example: independence,
}).compute(({ explain, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const yogas = CHANDRA.map((rule) => judgeYoga(rule, facts))
  return {
    ...chartHead(born),
    moon: planetRow(born.chart.graha.Moon),
    yogas: yogas.map((yoga) => yogaObject(yoga, explain ?? false)),
    count: yogas.filter(({ present }) => present).length,
  }
})
