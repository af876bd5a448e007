import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { yearsMonthsDays } from '../../jyotish/dashas/years.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { fortuna, interceptedSigns } from '../../jyotish/kp/chart.ts'
import { distinct, nullable, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { TextField, TextFormatInput, textField } from '../shared/chart-text.ts'
import { ALL_LEVELS, balanceOf, currentObject, currentPeriods } from '../shared/dasha-periods.ts'
import { independence } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, Graha, House, placementFields, Sign } from '../shared/shapes.ts'
import { ascendantText, longitudeText, placedSection, siderealHeading } from '../shared/sidereal-text.ts'
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
    "Positions are apparent longitudes less the Krishnamurti ayanamsha, or another one on request. House n runs from cusp n to the next cusp. Each nakshatra (13°20') is divided into nine subs in proportion to the Vimshottari years, starting with its own lord; each sub is divided into sub-subs in the same way, starting with the sub lord. Fortuna is ascendant + Moon - Sun by day and by night. Source: K. S. Krishnamurti, KP Reader II.",
  input: kpInput({ format: TextFormatInput }),
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
          planets: distinct(Graha),
          signs_inside: distinct(Sign, { description: 'Signs in the house without a cusp.' }),
        }),
        12,
      ),
      { description: 'The twelve houses between the cusps; null without houses.' },
    ),
    fortuna: t.Object({
      ...placementFields,
      kp: Kp,
      house: nullable(House, { description: 'House by the cusps; null without houses.' }),
    }),
    vimshottari: t.Object({
      balance_at_birth: balanceOf({ lord: Graha }),
      current: currentPeriods({ lord: Graha }, LEVELS),
    }),
    text: TextField,
  }),
  example: independence,
  varies: true,
}).compute((input, world) => {
  const birth = kpBirth(input, world)
  const { kp, chart, moment } = birth
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
    ...textField(input.format, siderealHeading('KP chart', birth), () => [
      placedSection('Planets', ascendantText(kp.ascendant), kpPlanetRows(kp)),
      {
        title: 'Lords (sign, star, sub)',
        lines: kpPlanetRows(kp).map(
          ({ name, kp: { sign_lord, star_lord, sub_lord } }) => `${name}: ${sign_lord}, ${star_lord}, ${sub_lord}`,
        ),
      },
      {
        title: 'Cusps',
        lines: (cuspRows(kp) ?? []).map(({ house, longitude }) => `House ${house}: ${longitudeText(longitude)}`),
      },
    ]),
  }
})
