import { type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { stageOf } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { upperFirst } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'

/** An annual chart in words: its subject by the muntha, and each month by the muntha of its own chart. */

const STAGE_TEXTS = { child: 'child', adult: 'grown', late: 'elder' } as const
const SOURCE = 'tajika/varshaphal'

interface AnnualChart {
  /** Completed years at the return. */
  readonly years: number
  /** The house of the muntha, and the lord of the year with its house. */
  readonly muntha: HouseNumber
  readonly lord: Lord
  readonly lordHouse: HouseNumber
}

const munthaText = (
  id: string,
  house: HouseNumber,
  says: Parameters<typeof compose>[0][number]['says'],
  used: Set<string>,
) =>
  prose(
    compose(
      [
        {
          id,
          kind: 'position',
          text: `The muntha is in house ${house}.`,
          value: house,
          source: SOURCE,
          weight: 1,
          says,
        },
      ],
      { usedSentences: used },
    ),
  )

/** The subject of the year, with the two facts that make it. */
export const annualSummary = async ({ years, muntha, lord, lordHouse }: AnnualChart): Promise<string> => {
  const texts = (await corpus('annual-chart')).year[STAGE_TEXTS[stageOf(years)]]
  return `${munthaText('muntha', muntha, texts[muntha], new Set())} The muntha (the point of the year) stands in the ${ordinalInWords(muntha)} house of the annual chart, and ${nameInSentence(lord)}, in its ${ordinalInWords(lordHouse)} house, rules the year.`
}

/** A text for each month. A month that runs as an earlier one refers to it; the lord of the year joins a month to the subject of the year. */
export const annualMonths = async (
  { years, lord, muntha }: AnnualChart,
  months: readonly { readonly muntha: HouseNumber; readonly lord: Lord }[],
): Promise<string[]> => {
  const texts = (await corpus('annual-chart')).month[stageOf(years) === 'child' ? 'child' : 'grown']
  const used = new Set<string>()
  return months.map((month, i) => {
    const earlier = months.findIndex((each) => each.muntha === month.muntha)
    const finding =
      earlier < i
        ? `This month runs much as month ${earlier + 1}, with the muntha in the ${ordinalInWords(month.muntha)} house again.`
        : munthaText(`muntha.month.${i + 1}`, month.muntha, texts[month.muntha], used)
    const tie =
      month.muntha === muntha
        ? 'It repeats the subject of the year, so take that up first.'
        : month.lord === lord
          ? `${upperFirst(nameInSentence(lord))} rules it as it rules the year, so the subject of the year moves ahead.`
          : `${upperFirst(nameInSentence(month.lord))} rules it.`
    return `${finding} ${tie}`
  })
}
