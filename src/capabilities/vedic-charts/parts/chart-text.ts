import { dignity } from '../../../jyotish/dignity.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { dms, signName } from '../../../zodiac/signs.ts'
import type { TextSection } from '../../shared/chart-text.ts'
import type { Natal } from '../../shared/natal.ts'
import { houseRows, vargaChart } from '../../shared/shapes.ts'
import { siderealHeading } from '../../shared/sidereal-text.ts'

/** The sidereal birth chart as text. */

export const birthChartHeading = (birth: Natal): (() => string) =>
  siderealHeading('Vedic birth chart, whole-sign houses', birth)

const star = ({ nakshatra, pada }: { nakshatra: number; pada: number }) => `${NAKSHATRAS[nakshatra]} pada ${pada}`

export const birthChartSections = ({ chart }: Natal): TextSection[] => {
  const { ascendant, planets } = chart
  const marks = ({ retrograde, combust }: (typeof planets)[number]) =>
    `${retrograde ? ', retrograde' : ''}${combust ? ', combust' : ''}`
  return [
    {
      title: 'Ascendant',
      lines: [`${dms(ascendant.degree)} ${signName(ascendant.sign)}, ${star(ascendant)}`],
      short: [signName(ascendant.sign)],
    },
    {
      title: 'Planets',
      lines: planets.map(
        (planet) =>
          `${planet.name} ${dms(planet.degree)} ${signName(planet.sign)}, house ${planet.house}, ${star(planet)}, ${dignity(planet, chart.graha)}${marks(planet)}`,
      ),
      short: planets.map(
        (planet) => `${planet.name} ${signName(planet.sign)} ${planet.house}${planet.retrograde ? ' R' : ''}`,
      ),
    },
    {
      title: 'Houses',
      lines: houseRows(ascendant.sign, planets).map(
        ({ house, sign, planets: occupants }) =>
          `House ${house}: ${sign}${occupants.length ? `, ${occupants.join(', ')}` : ''}`,
      ),
    },
    {
      title: 'Navamsha (D9)',
      lines: vargaChart(chart, 'D9').planets.map(({ name, sign }) => `${name} ${sign}`),
    },
    {
      title: 'Moon star',
      lines: [star(chart.graha.Moon)],
      short: [star(chart.graha.Moon)],
    },
  ]
}
