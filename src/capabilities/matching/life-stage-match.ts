import { invalid } from '../../faults.ts'
import { lifeStage, lifeStageMatch, STAGE_BANDS } from '../../jyotish/life-stage.ts'
import { CYCLE_PHASES, type ReturnCycle } from '../../jyotish/return-cycles.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { type CivilDate, civilOf, dayNumber, isBefore, MS_PER_DAY } from '../../time/civil.ts'
import { dateText } from '../../time/iso.ts'
import { type JulianDay, julianDay } from '../../time/julian-day.ts'
import { readDate } from '../birth.ts'
import { capability, type World } from '../capability.ts'
import { delhiBride, independence, pairBirth } from '../inputs.ts'
import { decimals, House } from '../shapes.ts'
import { type Couple, couple } from './sides.ts'

export const AS_OF_DAY = maybe(t.String({ format: 'date', description: 'YYYY-MM-DD; today in UTC when left out.' }))

/** The day asked about, not before either birth. */
export const readDay = (asOf: string | null | undefined, { groom, bride }: Couple, world: World): CivilDate => {
  const day = asOf ? readDate(asOf, 'as_of', world) : civilOf(world.now)
  const born = [groom, bride].find(({ moment }) => isBefore(day, moment.local))
  if (born) throw invalid('as_of', `as_of ${dateText(day)} lies before the birth of ${dateText(born.moment.local)}.`)
  return day
}

/** 12:00 UTC of a day. */
export const noonOf = (day: CivilDate): JulianDay => julianDay((dayNumber(day) + 0.5) * MS_PER_DAY)

const cycleFields = {
  cycle_number: t.Integer({ minimum: 1, description: 'Rounds since birth, the running one included.' }),
  degrees_from_natal: t.Number({ minimum: 0, exclusiveMaximum: 360 }),
  phase: oneOf(CYCLE_PHASES, { description: 'An eighth of the round, not an aspect.' }),
  house_from_moon: House,
}
const Person = t.Object({
  age_years: t.Number({ description: 'Of 365.2425 days, one decimal.' }),
  saturn_cycle: t.Object({ ...cycleFields, sade_sati: t.Boolean() }),
  jupiter_cycle: t.Object(cycleFields),
})

const cycle = ({ number, degrees, phase }: ReturnCycle, houseFromMoon: number) => ({
  cycle_number: number,
  degrees_from_natal: decimals(degrees),
  phase,
  house_from_moon: houseFromMoon,
})

const person = ({ age, saturn, jupiter, saturnFromMoon, jupiterFromMoon, sadeSati }: ReturnType<typeof lifeStage>) => ({
  age_years: tenths(age),
  saturn_cycle: { ...cycle(saturn, saturnFromMoon), sade_sati: sadeSati },
  jupiter_cycle: cycle(jupiter, jupiterFromMoon),
})

const tenths = (years: number) => Math.round(years * 10) / 10

/** Both partners on a day, as the answer tells it. */
export const lifeStages = ({ groom, bride }: Couple, day: CivilDate, world: World) => {
  const at = noonOf(day)
  const his = lifeStage(groom.chart, at, world.sky)
  const hers = lifeStage(bride.chart, at, world.sky)
  const { gap, older, score, band, reasons } = lifeStageMatch(his, hers)
  return {
    as_of: dateText(day),
    age_gap: { years: tenths(gap), older },
    groom: person(his),
    bride: person(hers),
    alignment: { band, score, reasons },
  }
}

export default capability({
  slug: 'life-stage-match',
  title: 'Life stage match',
  summary:
    'The age gap of two people, where each stands in the rounds of Saturn and Jupiter, and how well the stages align.',
  weight: 'light',
  method:
    'Own design on astronomical cycles: sidereal Saturn and Jupiter at 12:00 UTC of the day against the places at birth; a return with three contacts counts once, at its first. From 100: age gap over 5 years, differing rounds of Saturn, sade sati, hard angles of Saturn to his place take away; Jupiter in 2, 5, 7, 9, 11 from the Moon adds.',
  input: pairBirth({ as_of: AS_OF_DAY }),
  data: t.Object({
    as_of: t.String({ format: 'date' }),
    age_gap: t.Object({
      years: t.Number({ description: 'One decimal.' }),
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
