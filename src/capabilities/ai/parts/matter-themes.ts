import { forParents } from '../../../ai/parents.ts'
import { concurrently } from '../../../concurrency.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import type { Graha, Lord } from '../../../jyotish/grahas.ts'
import { corpus } from '../../../readings/corpora.ts'
import { type Cell, oppositeOf, type Passage, sentencesOf, type Trait, variants } from '../../../readings/passage.ts'
import type { Theme } from '../../../readings/theme.ts'
import { elementOf } from '../../../zodiac/signs.ts'
import type { ChartAssessment } from '../../shared/chart-assessment.ts'
import { joinReason, lowerFirst } from '../../shared/narrative/causes.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import type { AreaText, ReasonText } from './area-facts.ts'
import type { natalFacts } from './chart-facts.ts'
import { packSentence, type Reader, type Sentence } from './pack.ts'

/** The argument of an area of life: what it leans on and what strains it, from the texts of its report. */

interface MatterTheme {
  readonly planet: Graha
  /** The finding with its reason in the chart. */
  readonly opening: Sentence
  /** How the finding shows; null without a text. */
  readonly scene: Sentence | null
  readonly deed: Sentence | null
}
export interface MatterThemes {
  readonly gift: MatterTheme
  /** Null if one planet is both the gift and the strain. */
  readonly strain: MatterTheme | null
}

interface ThemeCells {
  readonly opening: Cell | null
  readonly finding: Cell
  readonly deed: Cell | null
}
type Kind = 'gift' | 'strain'
/** The texts of a theme that have a form for late years. */
type LateForm = Partial<Pick<Theme, 'finding' | 'deed'>>

/** The texts on a gift or strain by area; the texts for parents are the same for all areas of a child. */
const loadCells = async ({ stage }: Pick<Reader, 'stage'>, chart: RasiChart) => {
  if (stage === 'child') {
    const parents = await corpus('parents-area')
    return (_: AssessedArea, kind: Kind, planet: Graha): ThemeCells => ({
      opening: null,
      finding: parents[kind][planet as Lord],
      deed: null,
    })
  }
  const [career, wealth, marriage, areas, life] = await concurrently(
    () => corpus('report-career-themes'),
    () => corpus('report-wealth-themes'),
    () => corpus('report-marriage-themes'),
    () => corpus('report-area-themes'),
    () => corpus('life-side'),
  )
  const own = { career, wealth, marriage }
  return (area: AssessedArea, kind: Kind, planet: Graha): ThemeCells => {
    if (area === 'family') return { opening: null, finding: life.family[kind][planet as Lord], deed: null }
    if (area !== 'career' && area !== 'wealth' && area !== 'marriage') return areas.areas[area][kind][planet as Lord]
    const { opening, finding, deed } = own[area][kind][planet as Lord]
    const element = elementOf(chart.graha[planet].sign)
    if (stage === 'adult') return { opening, finding: finding[element], deed }
    // Some forms for late years change only the finding, some only the deed.
    const late: LateForm = own[area][`elder_${kind}`][planet as Lord]
    return { opening: null, finding: (late.finding ?? finding)[element], deed: late.deed ?? deed }
  }
}

/** The heaviest reason of a planet in the birth chart, else in the divisional chart; without one, the house of the planet. */
const reasonOf = (
  planet: Graha,
  reasons: readonly ReasonText[],
  chartFacts: ReturnType<typeof natalFacts>,
): Sentence => {
  const own = reasons.filter(({ reason }) => reason.planet === planet && reason.part !== 'yoga')
  const reason = own.find(({ reason: { part } }) => part !== 'varga') ?? own[0]
  if (reason) return packSentence(`${reason.text}.`, ...reason.facts)
  const house = chartFacts.house(planet)
  return packSentence(house.text, house)
}

/** A reader for the themes of the areas of one chart. */
export const matterThemes = async (
  reader: Reader,
  { planets, houses }: ChartAssessment,
  chartFacts: ReturnType<typeof natalFacts>,
) => {
  const { chart } = reader.born
  const cellsOf = await loadCells(reader, chart)
  return ({ area, score, helps, burdens }: AreaText): MatterThemes => {
    const themes = themesOf({ rule: AREA_RULES[area], assessment: score, planets, houses, further: [] })
    const traits = new Set<Trait>()
    const themeOf = (kind: Kind): MatterTheme => {
      const { planet } = themes[kind]
      /** The degree of the planet chooses among the forms of a text. */
      const choose = (cell: Cell): Passage => {
        const fit = variants(cell).filter(({ traits: own = [] }) => !own.some((trait) => traits.has(oppositeOf(trait))))
        const forms = fit.length > 0 ? fit : variants(cell)
        const passage = forms[Math.floor(chart.graha[planet].degree) % forms.length]!
        for (const trait of passage.traits ?? []) traits.add(trait)
        return passage
      }
      const cells = cellsOf(area, kind, planet)
      const finding = sentencesOf(choose(cells.finding).text)
      const [head, ...rest] = cells.opening ? [choose(cells.opening).text, ...finding] : finding
      // For the family and for a child the finding of a strain, and for a child that of a gift too, goes over into a deed.
      const isDeed = reader.stage === 'child' || (area === 'family' && kind === 'strain')
      const others = rest.length > 0 ? packSentence(rest.join(' ')) : null
      const reason = reasonOf(planet, kind === 'gift' ? helps : burdens, chartFacts)
      const cause = reader.stage === 'child' ? forParents(reason.text) : reason.text
      const [joined] = joinReason([{ text: head!, because: [] }], { text: cause, because: [] })
      // A long finding takes its reason as a clause, so that the two stay one sentence.
      const text =
        sentencesOf(joined!.text).length === 1 ? joined!.text : `${head!.replace(/\.$/, '')}, as ${lowerFirst(cause)}`
      return {
        planet,
        opening: packSentence(text, ...reason.facts),
        scene: isDeed ? null : others && { ...others, facts: reason.facts },
        deed: cells.deed
          ? packSentence(choose(cells.deed).text, ...reason.facts)
          : isDeed
            ? others && { ...others, facts: reason.facts }
            : null,
      }
    }
    return { gift: themeOf('gift'), strain: themes.gift.planet === themes.strain.planet ? null : themeOf('strain') }
  }
}
