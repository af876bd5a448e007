import { BIRTH_DOSHA_RULES } from '../../jyotish/doshas/index.ts'
import { manglikRule } from '../../jyotish/doshas/manglik.ts'
import { sadeSatiRule } from '../../jyotish/doshas/sade-sati.ts'
import { type DoshaRule, doshaWeight, judgeDosha, sortByWeight } from '../../jyotish/rules/dosha-rule.ts'
import { maybe, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { dateText } from '../../time/iso.ts'
import { capability } from '../capability.ts'
import { demandCovered } from '../shared/almanac.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, noonOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { DoshaObject, doshaObject } from '../shared/rule-book.ts'
import { saturnStatus } from '../shared/saturn-status.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const MAX_NAMED = 5

export default capability({
  slug: 'dosha-summary',
  title: 'Dosha summary',
  summary: 'Every dosha of a birth and a day on one chart, as its own capability gives it, the heaviest first.',
  keywords: 'doshas I',
  weight: 'heavy',
  method:
    'The answer runs all dosha capabilities on one chart: the doshas of the chart, those of the hour of birth, and Sade Sati on `as_of`. The rows are in descending order of the score times what cancellation leaves of it: 1 in full, 0.5 with mild reasons, 0 when cancelled. The count covers doshas that are present and not cancelled.',
  input: birthWithNode({
    as_of: AS_OF,
    include_absent: maybe(
      t.Boolean({ default: true, description: 'Includes yogas and doshas that are absent or undetermined.' }),
    ),
  }),
  data: t.Object({
    ...chartHeadFields,
    as_of: t.String({ format: 'date' }),
    doshas: t.Array(DoshaObject),
    present_count: t.Integer({ description: 'Count of present doshas not cancelled.' }),
    cancelled_count: t.Integer(),
    top: t.Array(t.String(), {
      maxItems: MAX_NAMED,
      description: 'Ids of the heaviest doshas still in effect.',
    }),
  }),
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
}).compute(async ({ as_of, include_absent, ...birth }, world) => {
  const born = natal(birth, world)
  const { moment } = born
  const day = dayOfLife(as_of, 'as_of', born, world)
  const at = noonOfLife(day, born)
  demandCovered({ from: moment.jd, to: at }, 'as_of', world.sky)
  const facts = await birthFactsWithEclipse(born, world)
  const { saturn, sade_sati, intensity } = await saturnStatus(born, at, world)
  const ofTheDay: readonly DoshaRule[] = [
    manglikRule({ age: completedYears(moment.local, day) }),
    sadeSatiRule({
      sign: saturn.sign,
      houseFromMoon: saturn.house_from_moon as Parameters<typeof sadeSatiRule>[0]['houseFromMoon'],
      active: sade_sati.active,
      intensity,
    }),
  ]
  // Manglik by age replaces plain Manglik.
  const rules = new Map([...BIRTH_DOSHA_RULES, ...ofTheDay].map((rule) => [rule.id, rule]))
  const doshas = sortByWeight([...rules.values()].map((rule) => judgeDosha(rule, facts)))
  const present = doshas.filter((dosha) => dosha.present)
  return {
    ...chartHead(born),
    as_of: dateText(day),
    doshas: ((include_absent ?? true) ? doshas : present).map(doshaObject),
    present_count: present.filter(({ cancelled }) => !cancelled).length,
    cancelled_count: present.filter(({ cancelled }) => cancelled).length,
    top: present
      .filter((dosha) => doshaWeight(dosha) > 0)
      .slice(0, MAX_NAMED)
      .map(({ id }) => id),
  }
})
