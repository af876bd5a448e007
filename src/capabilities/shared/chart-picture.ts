import type { Tenant } from '../../cooperative-yield.ts'
import { type Picture, picture } from '../../document/document.ts'
import type { Planet, RasiChart } from '../../jyotish/chart.ts'
import { type Dignity, dignity, extremeDignity, vargaDignity } from '../../jyotish/dignity.ts'
import type { Graha } from '../../jyotish/grahas.ts'
import { VARGA_RULES, type Varga } from '../../jyotish/vargas.ts'
import { documentPhrases } from '../../lexicon/document-words.ts'
import type { LabelLanguage } from '../../lexicon/languages.ts'
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
    bodies: {
      name: Graha
      degree: number
      retrograde: boolean
      combust: boolean
      dignity?: 'exalted' | 'debilitated' | null
    }[]
  }[]
}

/** The drawing data from a house for each planet and a sign for each house. */
export const chartDrawing = (
  title: string,
  chart: RasiChart,
  signOf: (house: number) => SignIndex,
  seat: (planet: Planet) => { house: number; degree: number; dignity: Dignity },
): ChartDrawing => {
  const seats = chart.planets.map((planet) => {
    const { retrograde, combust } = planet
    const { house, degree, dignity } = seat(planet)
    return { name: planet.name as Graha, retrograde, combust, house, degree, dignity: extremeDignity(dignity) }
  })
  return {
    title,
    cells: Array.from({ length: 12 }, (_, i) => ({
      house: i + 1,
      sign: signOf(i + 1),
      bodies: seats.filter((s) => s.house === i + 1).map(({ house: _house, ...body }) => body),
    })),
  }
}

/** Note below a table of planets with the marks R and c. */
export const MARKS_NOTE = 'R: retrograde, moving backward. c: combust, near the Sun.'

/** Name and code of a varga: Navamsha (D9). */
export const vargaTitle = (code: Varga, language: LabelLanguage | undefined): string => {
  const name = VARGA_RULES[code].name.replace(/ \(.*/, '')
  return `${(language && documentPhrases(language)[name]) ?? name} (${code})`
}

/** A varga, in whole-sign houses from its lagna. */
export const vargaDrawing = (chart: RasiChart, code: Varga, method?: string): ChartDrawing => {
  const lagna = inVarga(chart.ascendant.longitude, code, method)
  return {
    ...chartDrawing(
      vargaTitle(code, undefined),
      chart,
      (house) => signOfHouse(lagna.sign, house),
      (planet) => {
        const { sign, degree } = inVarga(planet.longitude, code, method)
        return {
          house: houseFrom(lagna.sign, sign),
          degree,
          dignity: code === 'D1' ? dignity(planet, chart.graha) : vargaDignity(planet.name as Graha, sign, chart.graha),
        }
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

/** Sizes of charts in documents, pixels. At half the width of the page and more, sign numbers are printed at 8 points or larger. */
export const PRINTED_SIZES = { large: 280, half: 200 } as const

/** The picture of a varga in a document, with degrees: half as wide as the page. */
export const vargaPicture = (title: string, code: Varga, alt: string, of?: Picture['person']): Picture =>
  picture(title, alt, {
    capability: 'vedic-charts/chart-image',
    input: { code, show_degrees: true, size: PRINTED_SIZES.half },
    renamedInputs: { style: 'chart_style' },
    ...(of ? { person: of } : {}),
  })
