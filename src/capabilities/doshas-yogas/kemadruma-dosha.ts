import { occupants } from '../../jyotish/chart.ts'
import { kemadrumaRule } from '../../jyotish/doshas/kemadruma.ts'
import type { GRAHAS } from '../../jyotish/grahas.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { distinct, t } from '../../schema.ts'
import { signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { BirthWithNode, independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { Graha, PlanetRow, planetRow } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

export default capability({
  slug: 'kemadruma-dosha',
  title: 'Kemadruma dosha',
  summary: 'The Moon without a planet beside or with her, and cancellations.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Sources: BPHS ch. 37, Brihat Jataka 13. None of Mars to Saturn is with the Moon or in the 2nd or 12th from her; the Sun and the nodes do not count. A planet in a kendra from the Moon or from the ascendant cancels, as do Jupiter’s aspect on the Moon and a benefic with or aspecting a Moon in a kendra.',
  input: BirthWithNode,
  data: t.Object({
    ...chartHeadFields,
    dosha: DoshaObject,
    moon: PlanetRow,
    second_from_moon: distinct(Graha, { description: 'Occupants among the nine grahas.' }),
    twelfth_from_moon: distinct(Graha),
  }),
  example: independence,
}).compute((input, world) => {
  const born = natal(input, world)
  const { planets, graha } = born.chart
  const beside = (house: number) =>
    occupants(planets, signOfHouse(graha.Moon.sign, house)).map(({ name }) => name as (typeof GRAHAS)[number])
  return {
    ...chartHead(born),
    dosha: doshaObject(judgeDosha(kemadrumaRule, birthFacts(born, world))),
    moon: planetRow(graha.Moon),
    second_from_moon: beside(2),
    twelfth_from_moon: beside(12),
  }
})
