import type { Tenant } from '../../cooperative-yield.ts'
import { type Picture, picture } from '../../document/document.ts'
import type { RasiChart } from '../../jyotish/chart.ts'
import type { GRAHAS } from '../../jyotish/grahas.ts'
import type { Varga } from '../../jyotish/vargas.ts'
import { chartSvg } from '../../render/chart.ts'
import { type ChartFacts, type ChartStyle, LIGHT } from '../../render/chart-facts.ts'
import { sidereal } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { houseFrom, signName, signOfHouse } from '../../zodiac/signs.ts'
import { inVarga } from './shapes.ts'

/** A chart as drawn: occupants of each house, and the sign (0 .. 11) of each house. */
export interface ChartDrawing {
  title: string
  ascendantDegree?: number
  cells: {
    house: number
    sign: SignIndex
    bodies: { name: (typeof GRAHAS)[number]; degree: number; retrograde: boolean; combust: boolean }[]
  }[]
}

/** The drawing data from a house for each planet and a sign for each house. */
export const chartDrawing = (
  title: string,
  chart: RasiChart,
  signOf: (house: number) => SignIndex,
  seat: (longitude: number) => { house: number; degree: number },
): ChartDrawing => {
  const seats = chart.planets.map((p) => ({
    name: p.name as (typeof GRAHAS)[number],
    retrograde: p.retrograde,
    combust: p.combust,
    ...seat(p.longitude),
  }))
  return {
    title,
    cells: Array.from({ length: 12 }, (_, i) => ({
      house: i + 1,
      sign: signOf(i + 1),
      bodies: seats.filter((s) => s.house === i + 1).map(({ house: _house, ...body }) => body),
    })),
  }
}

/** A varga, in whole-sign houses from its lagna. */
export const vargaDrawing = (chart: RasiChart, code: Varga, method?: string): ChartDrawing => {
  const lagna = inVarga(chart.ascendant.longitude, code, method)
  return {
    ...chartDrawing(
      code,
      chart,
      (house) => signOfHouse(lagna.sign, house),
      (longitude) => {
        const { sign, degree } = inVarga(sidereal(longitude), code, method)
        return { house: houseFrom(lagna.sign, sign), degree }
      },
    ),
    ascendantDegree: lagna.degree,
  }
}

/** The facts in the renderer's form. */
export const chartFacts = ({ cells, ...facts }: ChartDrawing): ChartFacts => ({
  ...facts,
  cells: cells.map(({ house, sign, bodies }) => ({ house, sign: signName(sign), signNumber: sign + 1, bodies })),
})

/** The default style: North Indian, 600 pixels, light, abbreviations. */
export const PLAIN_STYLE: ChartStyle = {
  style: 'north',
  size: 600,
  theme: LIGHT,
  labels: 'abbreviation',
  showDegrees: false,
}

/** A varga as an SVG document. */
export const vargaImage = (chart: RasiChart, code: Varga, tenant: Tenant): Promise<string> =>
  chartSvg(chartFacts(vargaDrawing(chart, code)), PLAIN_STYLE, tenant)

/** The content of a varga drawing in words. */
export const vargaInWords = (
  code: Varga,
  ascendant: { readonly longitude: number },
  planets: readonly { readonly name: string; readonly longitude: number }[],
): string => {
  const lagna = inVarga(sidereal(ascendant.longitude), code)
  const seats = planets.map(({ name, longitude }) => {
    const { sign } = inVarga(sidereal(longitude), code)
    return `${name} in ${signName(sign)}, house ${houseFrom(lagna.sign, sign)}`
  })
  return `Chart ${code}: ${signName(lagna.sign)} rises. ${seats.join('; ')}.`
}

/** The picture of a varga in a document, with degrees. */
export const vargaPicture = (title: string, code: Varga, alt: string, of?: Picture['person']): Picture =>
  picture(title, alt, {
    capability: 'vedic-charts/chart-image',
    input: { code, show_degrees: true },
    renamedInputs: { style: 'chart_style' },
    ...(of ? { person: of } : {}),
  })
