import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { kendraFrom, MAHAPURUSHA, MAHAPURUSHA_FROM, MAHAPURUSHA_RISING } from '../../jyotish/yogas/mahapurusha.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { yogaFields } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { Count, presentIn, yogaWithText } from './parts/yoga-rows.ts'

export default capability({
  slug: 'pancha-mahapurusha-yogas',
  title: 'Pancha Mahapurusha yogas',
  summary: 'Ruchaka, Bhadra, Hamsa, Malavya and Shasha: a planet in its own dignity at an angle.',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 75, Phaladeepika 6. Mars, Mercury, Jupiter, Venus or Saturn is in its own or exaltation sign and in a kendra from the ascendant, or from the Moon with 0.7 of the strength. Combustion or a lost planetary war cancels. The company of the Sun or Moon (Mansagari) and debilitation in the navamsa each weaken the yoga; both together cancel it.',
  input: yogaBirth({
    from_moon: maybe(t.Boolean({ default: true, description: 'Counts kendras from the Moon too.' })),
  }),
  data: t.Object({
    ...chartHeadFields,
    yogas: rows(
      t.Object({
        ...yogaFields,
        from: nullable(
          oneOf(MAHAPURUSHA_FROM, {
            description: 'Point from which the kendra is counted; null if the yoga is absent.',
          }),
        ),
      }),
      MAHAPURUSHA.length,
    ),
    count: Count,
  }),
  example: independence,
}).compute(({ explain, from_moon, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world)
  const fromMoon = from_moon ?? true
  const yogas = (fromMoon ? MAHAPURUSHA : MAHAPURUSHA_RISING).map((rule) => ({ rule, yoga: judgeYoga(rule, facts) }))
  return {
    ...chartHead(born),
    yogas: yogas.map(({ rule, yoga }) => ({
      ...yogaWithText(yoga, explain),
      from: yoga.present ? (fromMoon ? kendraFrom(rule.planet, facts) : 'ascendant') : null,
    })),
    count: presentIn(yogas.map(({ yoga }) => yoga)),
  }
})
