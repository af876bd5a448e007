import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { fortuna, interceptedSigns } from '../../jyotish/kp/chart.ts'
import { nullable, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { ALL_LEVELS, balanceOf, currentObject, currentPeriods } from '../shared/dasha-periods.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, placementFields, Sign } from '../shared/shapes.ts'
import {
  Cusps,
  cuspRows,
  Kp,
  KpPlacement,
  KpPlanets,
  kpBirth,
  kpInput,
  kpPlacement,
  kpPlanetRows,
} from './parts/kp-shapes.ts'

const LEVELS = ALL_LEVELS.slice(0, 5) as ['mahadasha', 'antardasha', 'pratyantardasha', 'sookshma', 'prana']

export default capability({
  slug: 'kp-chart',
  title: 'KP chart',
  summary:
    'Planets and Placidus cusps with their sign, nakshatra, sub and sub-sub lords, fortuna, and the running dasha.',
  weight: 'heavy',
  method:
    "Apparent places less the Krishnamurti ayanamsha (another when sent); house n runs from cusp n to the next. A nakshatra (13°20') is divided in nine in the proportion of the Vimshottari years from its own lord: the sub; the sub likewise from the sub lord: the sub-sub. Fortuna = ascendant + Moon - Sun by day and night. K. S. Krishnamurti, KP Reader II.",
  input: kpInput(),
  data: t.Object({
    ayanamsha: Ayanamsha,
    ascendant: KpPlacement,
    planets: KpPlanets,
    cusps: nullable(Cusps, { description: 'The twelve Placidus cusps; null without houses.' }),
    houses: nullable(
      rows(
        t.Object({
          house: House,
          sign: Sign,
          planets: t.Array(Graha),
          signs_inside: t.Array(Sign, { description: 'Signs in the house without a cusp.' }),
        }),
        12,
      ),
      { description: 'The twelve houses between the cusps; null without houses.' },
    ),
    fortuna: t.Object({
      ...placementFields,
      kp: Kp,
      house: nullable(House, { description: 'House by cusp; null without houses.' }),
    }),
    vimshottari: t.Object({
      balance_at_birth: balanceOf({ lord: Graha }),
      current: currentPeriods({ lord: Graha }, LEVELS),
    }),
  }),
  example: independence,
  varies: true,
}).compute((input, world) => {
  const { kp, chart, moment } = kpBirth(input, world)
  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const fortune = fortuna(kp)
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    ascendant: kpPlacement(kp.ascendant),
    planets: kpPlanetRows(kp),
    cusps: cuspRows(kp),
    houses:
      kp.house &&
      kp.cusps.map(({ sign }, i) => ({
        house: i + 1,
        sign: signName(sign),
        planets: GRAHAS.filter((name) => kp.house[name] === i + 1),
        signs_inside: interceptedSigns(kp, i + 1).map(signName),
      })),
    fortuna: { ...kpPlacement(fortune), house: fortune.house },
    vimshottari: {
      balance_at_birth: { lord: dasha.mahadashas[0]!.ruler, ...yearsMonthsDays(dasha.balance) },
      current: currentObject(dasha, 'vimshottari', ({ ruler }) => ({ lord: ruler }), LEVELS, moment, world),
    },
  }
})
