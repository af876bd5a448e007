import { siteText } from '../../atlas/site-text.ts'
import { isoLocal } from '../../time/moment.ts'
import { degreeInSign, dms, type SignIndex, signName, signOf } from '../../zodiac/signs.ts'
import { type TextSection, withCalendar } from './chart-text.ts'
import type { Natal } from './natal.ts'

/** Sidereal charts as text. */

/** `Vedic birth chart: 1947-08-15T00:00:00+05:30, 28.61 N, 77.21 E. Sidereal zodiac, ayanamsha lahiri 23°07′30″.` */
export const siderealHeading =
  (title: string, { moment, site, chart }: Natal) =>
  (): string =>
    `${title}: ${withCalendar(isoLocal(moment.jd, moment.zone))}, ${siteText(site)}. Sidereal zodiac, ayanamsha ${chart.ayanamsha.id} ${dms(chart.ayanamsha.degrees)}.`

/** A planet of a chart as its answer has it; a field that the chart lacks is left out of the text. */
interface PlacedRow {
  readonly name: string
  readonly sign: string
  readonly degree?: number
  readonly house: number | null
  readonly retrograde?: boolean
}

/** The ascendant and the planets of a chart as one section. */
export const placedSection = (title: string, ascendant: string, planets: readonly PlacedRow[]): TextSection => ({
  title,
  lines: [
    `Ascendant ${ascendant}`,
    ...planets.map(
      ({ name, sign, degree, house, retrograde }) =>
        `${name} ${degree === undefined ? '' : `${dms(degree)} `}${sign}${house === null ? '' : `, house ${house}`}${retrograde ? ', retrograde' : ''}`,
    ),
  ],
  short: [
    `Ascendant ${ascendant}`,
    ...planets.map(
      ({ name, sign, house, retrograde }) =>
        `${name} ${sign}${house === null ? '' : ` ${house}`}${retrograde ? ' R' : ''}`,
    ),
  ],
})

/** The houses of a chart with their occupants as one section of the complete text. */
export const housesSection = (
  title: string,
  houses: readonly { readonly house: number; readonly sign: string; readonly planets: readonly string[] }[],
): TextSection => ({
  title,
  lines: houses.map(({ house, sign, planets }) => `House ${house}: ${[sign, ...planets].join(', ')}`),
})

/** A sidereal longitude as degrees in its sign: `12°34′56″ Taurus`. */
export const longitudeText = (longitude: number): string =>
  `${dms(degreeInSign(longitude))} ${signName(signOf(longitude))}`
/** The ascendant of a chart in its sign. */
export const ascendantText = ({ degree, sign }: { readonly degree: number; readonly sign: SignIndex }): string =>
  `${dms(degree)} ${signName(sign)}`
