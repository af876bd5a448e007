import { mapYielding } from '../../cooperative-yield.ts'
import { Fault, invalid } from '../../faults.ts'
import { BIRTH_DOSHA_RULES, isDoshaId } from '../../jyotish/doshas/index.ts'
import { NETS } from '../../jyotish/rules/cancellation.ts'
import { evaluateParts } from '../../jyotish/rules/clauses.ts'
import { doshaVerdict } from '../../jyotish/rules/dosha-rule.ts'
import { YOGA_GROUPS } from '../../jyotish/rules/yoga-rule.ts'
import { isYogaId, YOGA_RULES, yogaVerdictsOf } from '../../jyotish/yogas/index.ts'
import { exact, maybe, oneOf, type Static, t } from '../../schema.ts'
import { J2000 } from '../../sky/constants.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { capability, onBehalf, type World } from '../capability.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { delhiBride, independence, only } from '../shared/inputs.ts'
import { badRow, badRowFields, demandOnEarth, demandRows, RowBirth, RowId } from '../shared/many-births.ts'
import { natal } from '../shared/natal.ts'
import { metEvidence } from '../shared/rule-book.ts'
import { Ayanamsha, ayanamshaObject, hundredths } from '../shared/shapes.ts'

const MAX_BIRTHS = 200
const BATCH_COMMAND = 'For more use the command `khagola batch yogas-batch`.'

const Row = exact({ id: RowId, birth: RowBirth })
type BirthRow = Static<typeof Row>

const Score = t.Number({ minimum: 0, maximum: 100 })
const BirthResult = t.Object({
  id: t.String(),
  present: t.Array(
    t.Object({
      id: t.String(),
      group: oneOf(YOGA_GROUPS),
      strength: Score,
      cancelled: t.Boolean(),
      evidence: t.Optional(t.Array(t.String(), { description: 'Evidence; present if `include_evidence` is true.' })),
    }),
  ),
  doshas: t.Array(
    t.Object({ id: t.String(), net: oneOf(NETS, { description: 'Status after cancellations.' }), score: Score }),
    {
      description: 'Present yogas, cancelled or not.',
    },
  ),
})

/** The ayanamsha and node of all births: those of the first. */
const frameOf = (births: readonly BirthRow[]) => {
  const [first] = births.map(({ birth: { ayanamsha, node } }) => ({
    ayanamsha: ayanamsha ?? 'lahiri',
    node: node ?? 'mean',
  }))
  for (const { id, birth } of births)
    for (const field of ['ayanamsha', 'node'] as const)
      if ((birth[field] ?? { ayanamsha: 'lahiri', node: 'mean' }[field]) !== first![field])
        throw invalid(
          'births',
          `The birth ${id} has a different \`${field}\` from the first birth; all births of a call must have the same one.`,
        )
  return first!
}

/** The requested rules; all without ids. */
const select = (ids: readonly string[] | null | undefined) => {
  const unknown = ids?.findIndex((id) => !isYogaId(id) && !isDoshaId(id)) ?? -1
  if (unknown >= 0)
    throw invalid(
      `yogas.${unknown}`,
      `The yoga or dosha id ${ids![unknown]} does not exist. \`all-yogas\` and \`dosha-summary\` list the ids.`,
    )
  const isAsked = ({ id }: { id: string }) => !ids || ids.includes(id)
  return { yogas: YOGA_RULES.filter(isAsked), doshas: BIRTH_DOSHA_RULES.filter(isAsked) }
}

const judge = async (
  { id, birth }: BirthRow,
  at: string,
  { yogas, doshas }: ReturnType<typeof select>,
  evidence: boolean,
  world: World,
) => {
  demandOnEarth(birth, at)
  const mine = onBehalf(id, world)
  const born = natal(birth, mine, at)
  const facts = await birthFactsWithEclipse(born, mine)
  const match: Static<typeof BirthResult> = {
    id,
    present: yogaVerdictsOf(facts, yogas).map(({ rule, strength, cancelled }) => ({
      id: rule.id,
      group: rule.group,
      strength: hundredths(strength),
      cancelled,
      ...(evidence ? { evidence: metEvidence(evaluateParts(rule.when, facts)) } : {}),
    })),
    doshas: doshas.flatMap((rule) => doshaVerdict(rule, facts) ?? []),
  }
  return { chart: born.chart, found: match }
}

export default capability({
  slug: 'yogas-batch',
  title: 'Yogas of many births',
  summary: 'The yogas and doshas of up to 200 births, without texts, and the number of births with each yoga.',
  weight: 'heavy',
  method: `The answer has the ${YOGA_RULES.length} rules of all-yogas with strength and cancellation, and the doshas of dosha-summary that depend on the birth alone. Sade Sati and the effect of age on Manglik depend on a day and are omitted. Invalid births are listed in \`errors\`. All births use the ayanamsha and the node of the first.`,
  input: only({
    births: t.Array(Row, {
      minItems: 1,
      description: `At most ${MAX_BIRTHS}, each with a unique id.`,
    }),
    yogas: maybe(
      t.Array(t.String(), { minItems: 1, uniqueItems: true, description: 'Ids of yogas or doshas; default: all.' }),
    ),
    include_evidence: maybe(t.Boolean({ default: false, description: 'Adds the placements of each yoga’s planets.' })),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    count: t.Integer({ description: 'Number of births tested.' }),
    results: t.Array(BirthResult, { maxItems: MAX_BIRTHS }),
    totals: t.Record(t.String(), t.Integer({ minimum: 1 }), {
      description: 'Number of births with the yoga, by id.',
    }),
    errors: t.Array(t.Object(badRowFields), { maxItems: MAX_BIRTHS }),
  }),
  example: {
    births: [
      { id: 'a', birth: independence },
      { id: 'b', birth: delhiBride },
    ],
    yogas: ['gajakesari', 'budha_aditya', 'kaal_sarp_kulika', 'manglik'],
  },
  streams: ['results', 'errors'],
}).compute(async ({ births, yogas, include_evidence }, world) => {
  demandRows(births, 'births', 'births', MAX_BIRTHS, BATCH_COMMAND)
  const frame = frameOf(births)
  const rules = select(yogas)
  const assessments = await mapYielding(births, world.yieldIfDue, (row, place) =>
    judge(row, `births.${place}.birth.`, rules, include_evidence ?? false, world).catch((fault) => {
      if (fault instanceof Fault) return { id: row.id, fault }
      throw fault
    }),
  )
  const rows = assessments.flatMap((each) => ('found' in each ? [each] : []))
  const counts = new Map(rules.yogas.map(({ id }) => [id, 0]))
  for (const { found: match } of rows) for (const { id } of match.present) counts.set(id, counts.get(id)! + 1)
  const first = rows[0]?.chart.ayanamsha ?? {
    id: frame.ayanamsha,
    degrees: world.sky.ayanamsha(J2000 as JulianDay, frame.ayanamsha),
  }
  return {
    ayanamsha: ayanamshaObject(first),
    count: rows.length,
    results: rows.map(({ found: result }) => result),
    totals: Object.fromEntries([...counts].filter(([, count]) => count > 0)),
    errors: assessments.flatMap((each) => ('fault' in each ? [badRow(each.id, each.fault)] : [])),
  }
})
