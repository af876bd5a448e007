import { mapYielding } from '../../cooperative-yield.ts'
import { isPresent, judgeYoga, YOGA_GROUPS, type Yoga, type YogaQuality } from '../../jyotish/rules/yoga-rule.ts'
import { YOGA_RULES } from '../../jyotish/yogas/index.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { SEX, yogaBirth } from './parts/inputs.ts'
import { Count, yogaWithText } from './parts/yoga-rows.ts'

const RANK: Record<YogaQuality, number> = { auspicious: 0, mixed: 1, inauspicious: 2 }
const byWorth = (a: Yoga, b: Yoga) =>
  RANK[a.quality] - RANK[b.quality] || b.strength - a.strength || (a.id < b.id ? -1 : 1)

export default capability({
  slug: 'all-yogas',
  title: 'All yogas',
  summary: 'All yoga rules tested on one chart: which yogas are present, their strength, and cancellations.',
  keywords: 'yogas chart list',
  weight: 'heavy',
  method: `The answer tests ${YOGA_RULES.length} rules. A scheme generates 191 of them: nabhasa, mahapurusha, exchanges, pairs of lords, malika, neecha bhanga, Kaal Sarp, marana karaka, kartari and viparita. The other rows follow BPHS, Brihat Jataka, Saravali, Phaladeepika, B. V. Raman and tradition, each as in the capability of its group. The strength is the mean dignity of the planets (exalted 100 to debilitated 0), lower for a combust planet or one in a dusthana, higher in a kendra or trikona. The order is auspicious, mixed, inauspicious, the strongest first.`,
  input: yogaBirth({
    groups: maybe(
      t.Array(oneOf(YOGA_GROUPS), {
        minItems: 1,
        uniqueItems: true,
        description: 'Groups of yogas to test; default: all.',
      }),
    ),
    include_absent: maybe(
      t.Boolean({ default: false, description: 'Includes yogas and doshas that are absent or undetermined.' }),
    ),
    min_strength: maybe(
      t.Number({ minimum: 0, maximum: 100, default: 0, description: 'Omits present yogas with a lower strength.' }),
    ),
    sex: SEX,
  }),
  data: t.Object({
    ...chartHeadFields,
    rules_tested: t.Integer({ minimum: 1 }),
    present_count: Count,
    groups: t.Array(t.Object({ group: oneOf(YOGA_GROUPS), tested: t.Integer({ minimum: 1 }), present: Count })),
    yogas: t.Array(YogaObject),
  }),
  example: { ...independence, groups: ['raja', 'dhana'], min_strength: 60 },
  streams: ['yogas'],
}).compute(async ({ explain, groups, include_absent, min_strength, sex, ...birth }, world) => {
  const born = natal(birth, world)
  const facts = birthFacts(born, world, { sex: sex ?? null })
  const target = groups ?? YOGA_GROUPS
  const rules = YOGA_RULES.filter(({ group }) => target.includes(group))
  const tested = await mapYielding(rules, world.yieldIfDue, (rule) => ({ rule, present: isPresent(rule, facts) }))
  const count = (rows: typeof tested) => rows.filter(({ present }) => present).length
  const shown = tested.filter(({ present }) => present || include_absent)
  const judged = await mapYielding(shown, world.yieldIfDue, ({ rule }) => judgeYoga(rule, facts))
  const yogas = judged.filter(({ present, strength }) => !present || strength >= (min_strength ?? 0)).sort(byWorth)
  return {
    ...chartHead(born),
    rules_tested: tested.length,
    present_count: count(tested),
    groups: YOGA_GROUPS.filter((group) => target.includes(group)).map((group) => {
      const rows = tested.filter(({ rule }) => rule.group === group)
      return { group, tested: rows.length, present: count(rows) }
    }),
    yogas: await mapYielding(yogas, world.yieldIfDue, (yoga) => yogaWithText(yoga, explain)),
  }
})
