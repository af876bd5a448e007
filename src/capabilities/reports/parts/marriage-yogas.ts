import { isLate } from '../../../readings/age-filter.ts'
import type { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import { type ChapterParagraph, inFull, inShort, inStandard } from '../../shared/narrative/lengths.ts'
import type { OpenArea } from './area-report.ts'

type MarriageTexts = Awaited<ReturnType<typeof corpus<'report-marriage'>>>
type MarriageYoga = keyof MarriageTexts['yogas']

/** Combinations on how a bond begins, which are not read to elders. */
const OF_BEGINNINGS: readonly string[] = [
  'early_marriage',
  'late_marriage',
  'two_marriages',
  'many_marriages',
  'marriage_denial',
  'love_marriage',
]
/** Found in about two of three charts, so it is named last. */
const COMMON = 'satkalatra'

/** The combinations of a marriage report. Of an early and a late marriage only the one with more support is read. */
export const marriageYogas = (
  { yogas, age, describe, scoreFact }: OpenArea,
  texts: MarriageTexts,
  isDelayed: boolean,
) => {
  const factOf = ({ id, name, rule }: OpenArea['yogas'][number]): Fact => ({
    id: `yoga.${id}`,
    kind: 'yoga',
    text: `${name}: ${rule}.`,
    value: true,
    source: 'doshas-yogas/all-yogas',
  })
  const ids = yogas.map(({ id }) => id)
  const outweighed =
    ids.includes('early_marriage') && ids.includes('late_marriage')
      ? isDelayed
        ? 'early_marriage'
        : 'late_marriage'
      : null
  const read = yogas
    .filter(({ id }) => id !== outweighed && !(isLate(age) && OF_BEGINNINGS.includes(id)))
    .toSorted((a, b) => Number(a.id === COMMON) - Number(b.id === COMMON))
  const paragraphs: ChapterParagraph[] =
    read.length > 0
      ? read.flatMap((yoga, i) =>
          describe(texts.yogas[yoga.id as MarriageYoga], [factOf(yoga)]).map(
            yoga.id === COMMON ? inFull : i === 0 ? inShort : i < 3 ? inStandard : inFull,
          ),
        )
      : describe(yogas.length > 0 ? texts.yogas_elder : texts.no_yogas, [scoreFact]).map(inFull)
  return {
    yogaTitle:
      read.length > 0
        ? `From the old books: ${read
            .slice(0, 3)
            .map(({ name }) => name)
            .join('; ')}`
        : yogas.length > 0
          ? 'From the old books'
          : 'From the old books: no combination',
    yogaParagraphs: paragraphs,
    yogaFacts: yogas.map(factOf),
  }
}
