import { STAGE_BANDS } from '../../jyotish/life-stage.ts'
import { RETURN_PHASES } from '../../jyotish/return-cycles.ts'
import { meaning, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { delhiBride, independence, pairBirth } from '../shared/inputs.ts'
import { AS_OF_PAIR } from '../shared/lifetime.ts'
import { House } from '../shared/shapes.ts'
import { lifeStages, readDay } from './parts/life-stages.ts'
import { couple } from './parts/sides.ts'

const cycleFields = {
  cycle_number: t.Integer({ minimum: 1, description: 'Cycles since birth, the running one included.' }),
  degrees_from_natal: t.Number({ minimum: 0, exclusiveMaximum: 360 }),
  phase: oneOf(RETURN_PHASES, { description: 'An eighth of the cycle, not an aspect.' }),
  house_from_moon: meaning(House, 'House from the Moon sign, 1 the sign itself.'),
}
const Person = t.Object(
  {
    age_years: t.Number({ description: 'Age in years of 365.2425 days, one decimal.' }),
    saturn_cycle: t.Object({ ...cycleFields, sade_sati: t.Boolean() }),
    jupiter_cycle: t.Object(cycleFields),
  },
  { $id: 'LifeStages', description: 'A person’s position in the cycles of Saturn and Jupiter.' },
)

export default capability({
  slug: 'life-stage-match',
  title: 'Life stage match',
  summary: 'The age gap of two people, their positions in the cycles of Saturn and Jupiter, and their alignment.',
  weight: 'light',
  withoutTime: 'sampled',
  method:
    'The method is this service’s own, on astronomical cycles: sidereal Saturn and Jupiter at 12:00 UTC of the day are compared with their natal places. A return with three contacts counts once, at its first. The score starts at 100. An age gap of more than 5 years, different rounds of Saturn, Sade Sati, and hard angles of Saturn to his natal place subtract; Jupiter in 2, 5, 7, 9 or 11 from the Moon adds.',
  input: pairBirth({ as_of: AS_OF_PAIR }),
  data: t.Object({
    as_of: t.String({ format: 'date' }),
    age_gap: t.Object({
      years: t.Number({ description: 'Difference of age, years with one decimal.' }),
      older: oneOf(['groom', 'bride', 'same']),
    }),
    groom: Person,
    bride: Person,
    alignment: t.Object({
      band: oneOf(STAGE_BANDS),
      score: t.Number({ minimum: 0, maximum: 100 }),
      reasons: t.Array(t.Object({ rule: t.String(), effect: t.Number(), text: t.String() })),
    }),
  }),
  example: { groom: independence, bride: delhiBride, as_of: '1975-06-01' },
  varies: true,
}).compute((input, world) => {
  const both = couple(input, world)
  return lifeStages(both, readDay(input.as_of, both, world), world)
})
