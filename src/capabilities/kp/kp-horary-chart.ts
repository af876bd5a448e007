import { horaryChart } from '../../jyotish/kp/chart.ts'
import { eventJudgement, KP_EVENTS, PROMISES } from '../../jyotish/kp/events.ts'
import { SUBS } from '../../jyotish/kp/lords.ts'
import { rulingPlanets } from '../../jyotish/kp/ruling-planets.ts'
import { distinct, nullable, oneOf, t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, House, StarLord } from '../shared/shapes.ts'
import {
  Cusps,
  cuspRows,
  dayLord,
  EVENT,
  HouseSignificators,
  houseSignificators,
  KpPlacement,
  KpPlanets,
  kpInput,
  kpNatal,
  kpPlacement,
  kpPlanetRows,
  kpSignificators,
  PlanetSignificators,
  planetSignificators,
  Rulers,
  withHouseWarning,
} from './parts/kp-shapes.ts'

export default capability({
  slug: 'kp-horary-chart',
  title: 'KP horary chart',
  summary: 'The chart of a number from 1 to 249 at a moment and place, with significators and a judgement.',
  keywords: 'prashna question horary I number',
  weight: 'heavy',
  method:
    'Source: K. S. Krishnamurti, KP Reader VI. The ascendant is the start of the sub with the given number. The other cusps are Placidus cusps at the sidereal time at which that longitude rises at the place. Planets and ruling planets are those of the moment; the ruling planets use its real ascendant. The judgement follows kp-cuspal-interlinks.',
  input: kpInput({
    number: t.Integer({ minimum: 1, maximum: 249, description: 'Number chosen by the querent.' }),
    event: EVENT,
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    number: t.Integer(),
    ascendant: KpPlacement,
    cusps: nullable(Cusps, { description: 'The twelve Placidus cusps; null without houses.' }),
    planets: KpPlanets,
    significators: nullable(t.Object({ planets: PlanetSignificators, houses: HouseSignificators }), {
      description: 'Significations; null without houses.',
    }),
    ruling_planets: Rulers,
    judgement: nullable(
      t.Object({
        event: oneOf(KP_EVENTS),
        cusp: House,
        sub_lord: StarLord,
        houses_signified: distinct(House),
        promise: oneOf(PROMISES),
        reasons: t.Array(t.String()),
      }),
    ),
  }),
  example: { ...independence, number: 84, event: 'job' },
}).compute((input, world) => {
  const moment = kpNatal(input, world)
  const { chart } = moment
  const kp = withHouseWarning(horaryChart(chart, SUBS[input.number - 1]!.start, world.sky), world)
  const match = kpSignificators(kp)
  const assessment = input.event && match && kp.house ? eventJudgement(input.event, kp, match) : null
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    number: input.number,
    ascendant: kpPlacement(kp.ascendant),
    cusps: cuspRows(kp),
    planets: kpPlanetRows(kp),
    significators: match && { planets: planetSignificators(kp, match), houses: houseSignificators(match)! },
    ruling_planets: rulingPlanets(chart, dayLord(moment, world)).rulers,
    judgement: assessment && {
      event: assessment.event,
      cusp: assessment.cusp,
      sub_lord: assessment.subLord,
      houses_signified: assessment.signified,
      promise: assessment.promise,
      reasons: assessment.reasons,
    },
  }
})
