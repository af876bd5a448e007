import type { Static, TSchema } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import { datePart, parseDate } from '../../../time/iso.ts'
import type { DocumentContext, DocumentPart } from '../../capability.ts'
import type vimshottariDasha from '../../dashas/vimshottari-dasha.ts'
import type gocharaTransits from '../../predictions/gochara-transits.ts'
import type predictionBhavesh from '../../predictions/prediction-bhavesh.ts'
import type predictionDasha from '../../predictions/prediction-dasha.ts'
import type predictionGem from '../../predictions/prediction-gem.ts'
import type predictionLuckyInfo from '../../predictions/prediction-lucky-info.ts'
import type predictionNature from '../../predictions/prediction-nature.ts'
import type sadeSatiPeriods from '../../predictions/sade-sati-periods.ts'
import type transitTimeline from '../../predictions/transit-timeline.ts'
import type rudrakshaRecommendation from '../../remedies/rudraksha-recommendation.ts'
import { TEXT_LENGTHS, type TextLength } from '../../shared/narrative/lengths.ts'
import type planetaryAvasthas from '../../strengths/planetary-avasthas.ts'
import type planetaryDignity from '../../strengths/planetary-dignity.ts'
import type varshaphal from '../../tajika/varshaphal.ts'
import type birthParticulars from '../../vedic-charts/birth-particulars.ts'
import type reportCareer from '../report-career.ts'
import type reportMarriage from '../report-marriage.ts'
import type { Kundli } from './kundli-shapes.ts'

/** The computations of the kundli book besides the answer of the report, by the length of the book. */

type Answer<C extends { readonly data: TSchema }> = Static<C['data']>

export interface BookParts {
  readonly particulars: Answer<typeof birthParticulars>
  readonly avasthas: Answer<typeof planetaryAvasthas>
  readonly dignities: Answer<typeof planetaryDignity>
  readonly periods: Answer<typeof vimshottariDasha>
  readonly saturn: Answer<typeof sadeSatiPeriods> | null
  readonly gems: Answer<typeof predictionGem>
  readonly beads: Answer<typeof rudrakshaRecommendation>
  readonly lucky: Answer<typeof predictionLuckyInfo>
  readonly transits: Answer<typeof gocharaTransits> | null
  readonly ingresses: Answer<typeof transitTimeline> | null
  readonly nature: Answer<typeof predictionNature> | null
  readonly periodTexts: Answer<typeof predictionDasha> | null
  readonly lords: Answer<typeof predictionBhavesh> | null
  readonly career: Answer<typeof reportCareer> | null
  readonly marriage: Answer<typeof reportMarriage> | null
  /** The years ahead, by `YEARS_AHEAD`. */
  readonly [year: `year${number}`]: Answer<typeof varshaphal> | null
}

// source: this project's own choice
/** Number of years ahead that a book of each length covers. */
export const YEARS_AHEAD: Readonly<Record<TextLength, number>> = { short: 3, standard: 5, full: 10 }
/** Days of the transits that the table of months needs. */
const DAYS_OF_YEAR = 366

export const bookLength = (input: DocumentContext['input']): TextLength =>
  TEXT_LENGTHS.find((length) => length === input.length) ?? 'standard'

/** The day of the book, YYYY-MM-DD. */
export const dayOfBook = ({ dashas }: Kundli): string => datePart(dashas.vimshottari.current.as_of)

export const bookParts = (data: Kundli, input: DocumentContext['input']): Record<string, DocumentPart> => {
  const length = bookLength(input)
  const day = dayOfBook(data)
  const birth = parseDate(datePart(String(input.datetime)), 'datetime')
  const firstYear = birth.year + completedYears(birth, parseDate(day, 'as_of'))
  const years = YEARS_AHEAD[length]
  return {
    particulars: { capability: 'vedic-charts/birth-particulars' },
    avasthas: { capability: 'strengths/planetary-avasthas' },
    dignities: { capability: 'strengths/planetary-dignity' },
    periods: { capability: 'dashas/vimshottari-dasha', input: { levels: 3 } },
    saturn: { capability: 'predictions/sade-sati-periods', input: { as_of: day } },
    gems: { capability: 'predictions/prediction-gem' },
    beads: { capability: 'remedies/rudraksha-recommendation' },
    lucky: { capability: 'predictions/prediction-lucky-info' },
    transits: { capability: 'predictions/gochara-transits', input: { at: day } },
    ingresses: {
      capability: 'predictions/transit-timeline',
      input: {
        start_date: day,
        days: Math.min(3660, DAYS_OF_YEAR * years),
        planets: ['Jupiter', 'Saturn', 'Rahu'],
        points: ['Moon'],
      },
    },
    ...Object.fromEntries(
      Array.from({ length: years }, (_, i) => [
        `year${i}`,
        { capability: 'tajika/varshaphal', input: { target_year: firstYear + i } },
      ]),
    ),
    ...(length === 'full'
      ? {
          periodTexts: { capability: 'predictions/prediction-dasha' },
          lords: { capability: 'predictions/prediction-bhavesh' },
          nature: { capability: 'predictions/prediction-nature' },
          career: { capability: 'reports/report-career', input: { as_of: day } },
          marriage: { capability: 'reports/report-marriage', input: { as_of: day } },
        }
      : {}),
  }
}
