import { siteText } from '../../../atlas/site-text.ts'
import type { ChartStyleName } from '../../../chart-styles.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { GRAHAS, type Graha } from '../../../jyotish/grahas.ts'
import { chartHeads, dayWriter } from '../../../lexicon/chart-heads.ts'
import type { LabelLanguage } from '../../../lexicon/languages.ts'
import type { ChartBody, ChartFacts } from '../../../render/chart-facts.ts'
import { joinTexts } from '../../../render/direction.ts'
import { SIGN_INDEXES, signName } from '../../../zodiac/signs.ts'
import { vargaTitle } from '../../shared/chart-picture.ts'
import type { Natal } from '../../shared/natal.ts'

/** The signs of a day: D1 of a birth without a time, in which no ascendant is known. */

interface SignRow {
  readonly sign: string
  readonly sign_number: number
  readonly planets: readonly Graha[]
}
interface BodyRow {
  readonly name: Graha
  /** Null if it changes during the day. */
  readonly degree: number | null
  readonly retrograde: boolean | null
  readonly combust: boolean | null
}
/** Signs from Aries with their planets; for a day, those that stay in the sign all day. */
export interface SignsOfDay {
  readonly cells: readonly SignRow[]
  readonly bodies: readonly BodyRow[]
}

/** The signs of a moment. */
export const planetsBySign = (chart: RasiChart): SignsOfDay => ({
  cells: SIGN_INDEXES.map((sign) => ({
    sign: signName(sign),
    sign_number: sign + 1,
    planets: GRAHAS.filter((name) => chart.graha[name].sign === sign),
  })),
  bodies: GRAHAS.map((name) => {
    const { degree, retrograde, combust } = chart.graha[name]
    return { name, degree, retrograde, combust }
  }),
})

/** Styles in which a place of the drawing is a sign. In the other styles it is a house. */
const SIGN_STYLES: readonly ChartStyleName[] = ['south', 'east']

/** Date and place of a birth without a time, in a line. */
export const dayWords = ({ moment, site }: Natal, language: LabelLanguage | undefined): string =>
  joinTexts([dayWriter(language)(moment.local), chartHeads(language).timeUnknown, siteText(site)])

/**
 * The drawing of a day, its cells as in an answer, and the planets that change their sign. In a style of houses the first one is the Moon's
 * sign, or the Sun's if the Moon changes its sign. `hasDegrees`: planets that move little have the degrees of `noon`.
 */
export const signsOfDay = (
  { cells, bodies }: SignsOfDay,
  { style, hasDegrees }: { style: ChartStyleName; hasDegrees: boolean },
  noon: RasiChart,
  language: LabelLanguage | undefined,
) => {
  const heads = chartHeads(language)
  const signOf = (name: Graha) => cells.find(({ planets }) => planets.includes(name))?.sign_number
  const reference = (['Moon', 'Sun'] as const).find((name) => signOf(name) !== undefined)
  const hasHouses = !SIGN_STYLES.includes(style) && reference !== undefined
  const first = hasHouses ? signOf(reference)! - 1 : 0
  const ordered = [...cells.slice(first), ...cells.slice(0, first)]
  const bodyOf = (name: Graha): ChartBody => {
    const { degree, retrograde, combust } = bodies.find((body) => body.name === name)!
    return {
      name,
      degree: degree === null || !hasDegrees ? undefined : noon.graha[name].degree,
      retrograde: retrograde === true,
      combust: combust === true,
    }
  }
  const title = hasHouses ? heads[reference === 'Moon' ? 'moon' : 'sun'] : vargaTitle('D1', language)
  const facts: ChartFacts = {
    title: joinTexts([title, `${heads.timeUnknown}${hasDegrees ? ' (12:00)' : ''}`], ': '),
    ascendantDegree: null,
    cells: ordered.map(({ sign, sign_number, planets }, i) => ({
      // The place in a style of houses; the picture does not name it.
      house: i + 1,
      sign,
      signNumber: sign_number,
      bodies: planets.map(bodyOf),
    })),
  }
  return {
    facts,
    cells: ordered.map((cell) => ({ house: null, ...cell })),
    missing: GRAHAS.filter((name) => signOf(name) === undefined),
  }
}
