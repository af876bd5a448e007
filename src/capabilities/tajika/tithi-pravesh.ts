import { rasiChart } from '../../jyotish/chart.ts'
import { PAKSHAS, pakshaOf, TITHIS, tithiName, tithiNumber } from '../../jyotish/limbs.ts'
import { mudda } from '../../jyotish/tajika/mudda.ts'
import { tithiReturn } from '../../jyotish/tajika/returns.ts'
import { t, term } from '../../schema.ts'
import { norm } from '../../zodiac/longitude.ts'
import { capability } from '../capability.ts'
import { ANNUAL_DAYS } from '../shared/date-ranges.ts'
import { birth, independence, localDateTime } from '../shared/inputs.ts'
import { Ayanamsha, ayanamshaObject, decimals, Placement, Planets, placement, planetRow } from '../shared/shapes.ts'
import {
  AnnualReturnMoment,
  annualReturnMoment,
  birthAndYears,
  Mudda,
  Muntha,
  muddaRows,
  munthaObject,
  munthaOf,
  Panchadhikari,
  panchadhikari,
  TargetYear,
  tajikaChart,
  tajikaYogaRows,
  Yogas,
  yearRulers,
} from './parts/annual.ts'

export default capability({
  slug: 'tithi-pravesh',
  title: 'Tithi pravesha',
  summary: 'The lunar return of a year: the natal distance of Moon and Sun, with the Sun in its sign of birth.',
  weight: 'standard',
  method:
    'The moment is that at which Moon less Sun has its natal value again while the Sun is in its natal sidereal sign. Of two such moments the one with the Sun nearer its natal longitude counts; without one it is the nearest of all, with a warning. The chart is read as a varshaphal; the mudda dasha runs to the next tithi pravesha. The node is the mean one. Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 31.',
  input: birth({ datetime: localDateTime(ANNUAL_DAYS), target_year: TargetYear }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    target_year: t.Integer(),
    birth_tithi: t.Object({
      name: term(TITHIS),
      paksha: term(PAKSHAS),
      number: t.Integer({ minimum: 1, maximum: 30 }),
      elongation: t.Number({ description: 'Moon minus Sun, degrees.' }),
    }),
    return_moment: AnnualReturnMoment,
    days_from_birthday: t.Number({
      description: 'Days from the sidereal solar return of that year; negative before the return.',
    }),
    ascendant: Placement,
    planets: Planets,
    muntha: Muntha,
    panchadhikari: Panchadhikari,
    mudda_dasha: Mudda,
    tajika_yogas: Yogas,
  }),
  example: { ...independence, target_year: 1997 },
}).compute((input, world) => {
  const { sky } = world
  const { chart: born, site, moment, years } = birthAndYears(input, world)
  const { at, solarReturn, inSign } = tithiReturn(born, years, sky)
  if (!inSign)
    world.warn(
      'nearest_taken',
      'In that year the tithi does not occur while the Sun is in its birth sign; the nearest one was used.',
    )
  const annual = tajikaChart(rasiChart(at, site, input, sky), sky)
  const { chart } = annual
  const { Sun, Moon } = born.graha
  const tithi = tithiNumber(Moon.longitude, Sun.longitude)
  const muntha = munthaOf(born, years)
  const next = tithiReturn(born, years + 1, sky).at
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    target_year: input.target_year,
    birth_tithi: {
      name: tithiName(tithi),
      paksha: pakshaOf(tithi),
      number: tithi,
      elongation: decimals(norm(Moon.longitude - Sun.longitude)),
    },
    return_moment: annualReturnMoment(at, moment.zone),
    days_from_birthday: decimals(at - solarReturn, 4),
    ascendant: placement(chart.ascendant),
    planets: chart.planets.map(planetRow),
    muntha: munthaObject(muntha, chart),
    panchadhikari: panchadhikari(yearRulers(muntha, born, annual)),
    mudda_dasha: muddaRows(mudda(born.graha.Moon.longitude, years, { from: at, to: next }), moment.zone),
    tajika_yogas: tajikaYogaRows(annual),
  }
})
