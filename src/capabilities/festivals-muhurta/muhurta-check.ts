import { KARANAS, VARAS, YOGAS } from '../../jyotish/limbs.ts'
import { judge, TIERS, tierOf } from '../../jyotish/muhurta/judgement.ts'
import { mergeObstacles, obstacles } from '../../jyotish/muhurta/obstacles.ts'
import { PURPOSE_NAMES } from '../../jyotish/muhurta/purposes.ts'
import { openMuhurtaSky } from '../../jyotish/muhurta/sky-context.ts'
import { maybeTerm, oneOf, t, term } from '../../schema.ts'
import { addDays } from '../../time/civil.ts'
import { plusDays } from '../../time/julian-day.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { ayanamshaAt, demandCovered, Moment } from '../shared/almanac.ts'
import { readMoment } from '../shared/clocks.ts'
import { SEASON_DAYS } from '../shared/date-ranges.ts'
import { localDateTime } from '../shared/inputs.ts'
import { Ayanamsha, Chart, chartObject, Placement, placement, Star } from '../shared/shapes.ts'
import { MuhurtaScore, readUndertaking, undertakingFields } from './parts/undertaking.ts'
import { lahiriMoment, Masa } from './parts/year.ts'

const REACH = 240

const FaultName = maybeTerm([
  'DayWindow',
  'LimbYoga',
  'Tithi',
  'DoshaName',
  'MuhurtaFault',
  'YogaHead',
  'SignSankranti',
  'SignPlacement',
])

export default capability({
  slug: 'muhurta-check',
  title: 'Muhurta check',
  summary: 'Whether a moment suits an undertaking: each rule with requirement and finding, and faults.',
  keywords: 'date time moment good suitable auspicious sign contract wedding travel buy',
  weight: 'standard',
  method:
    'The rules of muhurta-search at strictness `normal` are applied to one instant. The score is 50 plus the weights of the rules, limited to 0..100. A blocking fault gives the verdict `avoid`. Sources: Muhurta Chintamani, Narada Samhita.',
  input: lahiriMoment({ datetime: localDateTime(SEASON_DAYS), ...undertakingFields }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    purpose: oneOf(PURPOSE_NAMES),
    moment: Moment,
    score: MuhurtaScore,
    verdict: oneOf([...TIERS, 'avoid']),
    rules: t.Array(
      t.Object({
        rule: t.String(),
        required: t.String(),
        found: maybeTerm(['Weekday', 'Tithi', 'Star', 'LunarMonth', 'Sign', 'LunarDate', 'Tara', 'Direction']),
        result: oneOf(['pass', 'fail', 'neutral']),
        weight: t.Integer({ description: 'Points added to the initial score of 50.' }),
        blocking: t.Boolean(),
      }),
    ),
    panchang: t.Object({
      vara: term(VARAS),
      tithi: maybeTerm(['Tithi', 'LunarDate']),
      nakshatra: Star,
      yoga: term(YOGAS),
      karana: term(KARANAS),
      masa: Masa,
    }),
    lagna: Placement,
    faults: t.Array(t.Object({ name: FaultName, blocking: t.Boolean(), until: Moment })),
    chart: Chart,
  }),
  example: {
    datetime: '2025-11-23T12:15',
    timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
    purpose: 'marriage',
  },
}).compute(async (input, world) => {
  const selection = readUndertaking(input, world)
  const moment = readMoment(input, world)
  const { jd, zone } = moment
  demandCovered({ from: plusDays(jd, -REACH), to: plusDays(jd, REACH) }, 'datetime', world.sky)
  const site = { latitude: input.latitude, longitude: input.longitude }
  const ground = await openMuhurtaSky(
    addDays(moment.local, -2),
    5,
    input.purpose,
    site,
    zone,
    world.sky,
    world.yieldIfDue,
    input.asta ?? 'heliacal',
  )
  const day = ground.days.findLast(({ from }) => from <= jd)!
  const held = mergeObstacles(await obstacles(ground, selection, world.yieldIfDue)).filter(
    ({ from, to }) => from <= jd && jd < to,
  )
  const { rulings, faults, score, limbs, chart } = judge(jd, day, held, ground, selection, 'normal')
  const avoid = faults.some(({ blocking }) => blocking)
  return {
    ayanamsha: ayanamshaAt(jd, world),
    purpose: input.purpose,
    moment: isoLocal(jd, zone),
    score,
    verdict: avoid ? ('avoid' as const) : tierOf(score),
    rules: rulings,
    panchang: {
      vara: VARAS[limbs.vara]!,
      tithi: limbs.tithi,
      nakshatra: limbs.nakshatra,
      yoga: limbs.yoga,
      karana: limbs.karana,
      masa: limbs.masa,
    },
    lagna: placement(chart.ascendant),
    faults: faults.map(({ name, blocking, to }) => ({ name, blocking, until: isoLocal(to, zone) })),
    chart: chartObject('D1', 'Rashi', chart.ascendant, chart.planets),
  }
})
