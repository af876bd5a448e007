import type { AreaRule } from '../../../jyotish/assessment/area.ts'
import { type Bands, bandIn } from '../../../jyotish/assessment/assessment.ts'
import { type Tie, timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import type { Dasha } from '../../../jyotish/dashas/periods.ts'
import { capitalisedName, type Graha, isNode, nameInSentence } from '../../../jyotish/grahas.ts'
import { clampScore } from '../../../jyotish/quality.ts'
import { vargaInSentence } from '../../../jyotish/vargas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { dateText, longDateOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { overlap, type Window } from '../../../time/window.ts'
import { joinWords } from '../../../wording.ts'
import { houseInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'

/** The periods of an area of life, with texts. */

const TOUCHING_TIES = { owner: 'owns', occupant: 'stands in', aspect: 'looks at' } as const

/** The ties of a planet to an area, in the form that follows its name: "owns and looks at the house of work". */
const tiesText = (
  planet: Graha,
  ties: readonly Tie[],
  { matter, house, varga }: Record<'matter' | 'house' | 'varga', string>,
) => {
  const byProxy = isNode(planet) && ties.includes('owner')
  const touches = ties.flatMap((tie) =>
    tie in TOUCHING_TIES && !(byProxy && tie === 'owner') ? [TOUCHING_TIES[tie as keyof typeof TOUCHING_TIES]] : [],
  )
  return joinWords([
    ...(byProxy ? [`acts for the lord of ${house}`] : []),
    ...(touches.length > 0 ? [`${joinWords(touches)} ${house}`] : []),
    ...(ties.includes('karaka') ? [`stands for ${matter} by nature`] : []),
    ...(ties.includes('varga_lord') ? [`rules ${house} in ${varga}`] : []),
  ])
}

/** The relevance of a period to an area, by its score. source: this project's own weighing */
const SHARES: Bands<'much' | 'something' | 'little'> = [
  ['much', 60],
  ['something', 45],
  ['little', 0],
]
/** The relevance of a period to the area, in a word. */
export const shareOf = ({ score }: { score: number }) => bandIn(SHARES, score)

interface Course {
  readonly matter: string
  readonly rule: AreaRule
  readonly dasha: Dasha<Graha>
  /** Double transits on the primary houses. */
  readonly doubles: readonly ({ house: HouseNumber } & Window)[]
  readonly chart: RasiChart
  readonly source: string
  readonly zone: Parameters<typeof localAt>[1]
}

/** The antardashas of a window, each with its score and ties to the area. */
export const areaPeriods = ({ from, to }: Window, { matter, rule, dasha, doubles, chart, source, zone }: Course) => {
  const day = (at: JulianDay) => longDateOf(localAt(at, zone))
  const houseOfMatter = `${rule.primary.length > 1 ? 'a house' : 'the house'} of ${matter}`
  const terms = { matter, house: houseOfMatter, varga: rule.varga ? vargaInSentence(rule.varga) : '' }
  const tieFact = (planet: Graha, tie: Tie): Fact => ({
    id: `dasha.${planet}.${tie}`,
    kind: 'dasha',
    text: `${capitalisedName(planet)} ${tiesText(planet, [tie], terms)}.`,
    value: tie,
    source,
  })
  return antardashasIn(dasha, { from, to }).map(({ maha, antar }) => {
    const { ruler: great } = maha
    const { ruler, start, end } = antar
    const begins = Math.max(start, from) as JulianDay
    const [greater, lesser] = [timelinePoints(great, rule, chart), timelinePoints(ruler, rule, chart)]
    const double = doubles
      .map((window) => ({ ...window, common: overlap(window, { from: begins, to: Math.min(end, to) as JulianDay }) }))
      .find(({ common }) => common !== null && common.to - common.from >= 30)
    const points = lesser.points + (great === ruler ? 0 : greater.points / 2) + (double ? 10 : 0)
    const doubleFact: Fact | null = double
      ? {
          id: `transit.double.house.${double.house}.${dateText(localAt(double.from, zone)).slice(0, 7)}`,
          kind: 'transit',
          text: `Jupiter and Saturn together touch ${houseInWords(double.house)} or its lord from ${day(double.from)} to ${day(double.to)}.`,
          value: double.house,
          source: 'predictions/double-transit',
        }
      : null
    const ties = [
      ...lesser.ties.map((tie) => tieFact(ruler, tie)),
      ...(great === ruler ? [] : greater.ties.map((tie) => tieFact(great, tie))),
      ...(doubleFact ? [doubleFact] : []),
    ]
    const ofLesser = lesser.ties.length > 0 ? `${nameInSentence(ruler)} ${tiesText(ruler, lesser.ties, terms)}` : null
    const ofGreater =
      great !== ruler && greater.ties.length > 0
        ? `${nameInSentence(great)} ${tiesText(great, greater.ties, terms)}`
        : null
    const because = [ofLesser, ofGreater].filter(Boolean).join('; ') || 'neither lord has a tie to it'
    const ofDouble =
      double &&
      `Jupiter and Saturn together touch ${houseInWords(double.house)} or its lord from ${day(double.common!.from)} to ${day(double.common!.to)}`
    const describe = (clauses: readonly (string | null | undefined)[]) => {
      const held = clauses.filter(Boolean).join('; ')
      return `From ${day(begins)} to ${day(end)}, ${nameInSentence(ruler)} in the mahadasha of ${nameInSentence(great)}${held ? `: ${held}` : ''}.`
    }
    return {
      great,
      ruler,
      start,
      end,
      begins,
      ties,
      lesser: lesser.ties,
      double: double !== undefined,
      score: clampScore(30 + points),
      because,
      text: describe([because, ofDouble]),
      /** The short text for readers who know the mahadasha lord's ties. */
      short: describe([ofLesser, ofDouble]),
    }
  })
}
