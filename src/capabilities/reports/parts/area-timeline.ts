import type { AreaRule } from '../../../jyotish/assessment/area.ts'
import { type Bands, bandIn } from '../../../jyotish/assessment/assessment.ts'
import { LEAST_NAMED_SCORE } from '../../../jyotish/assessment/named-periods.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import { type Tie, timelinePoints } from '../../../jyotish/assessment/timeline.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import type { Dasha } from '../../../jyotish/dashas/periods.ts'
import { capitalisedName, type Graha, isNode, nameInSentence } from '../../../jyotish/grahas.ts'
import { clampScore } from '../../../jyotish/quality.ts'
import { isOpen, lifeTimetable } from '../../../jyotish/timetable.ts'
import { vargaInSentence } from '../../../jyotish/vargas.ts'
import type { Fact } from '../../../readings/fact.ts'
import { longDateOf, monthText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { overlapOf, type Window } from '../../../time/window.ts'
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
    // A node owns no sign: it acts for the lord of its own.
    ...(ties.includes('varga_lord')
      ? [`${isNode(planet) ? 'acts for the lord of' : 'rules'} ${house} in ${varga}`]
      : []),
  ])
}

/** The relevance of a period to an area, by its score. source: this project's own weighing */
const SHARES: Bands<'much' | 'something' | 'little'> = [
  ['much', 60],
  ['something', LEAST_NAMED_SCORE],
  ['little', 0],
]
/** The relevance of a period to the area, in a word. */
export const shareOf = ({ score }: { score: number }) => bandIn(SHARES, score)

/** Days. Shorter double transits do not count. source: this project's own limit */
export const SHORTEST_CONTACT = 30

/** A double transit on a primary house within a period. */
export interface DoubleContact extends Window {
  readonly house: HouseNumber
  readonly fact: Fact
}

interface Course {
  readonly matter: string
  readonly rule: AreaRule
  readonly dasha: Dasha<Graha>
  /** Double transits on the primary houses. */
  readonly doubles: readonly ({ house: HouseNumber } & Window)[]
  readonly chart: RasiChart
  readonly planets: Conditions
  readonly source: string
  readonly zone: Parameters<typeof localAt>[1]
}

/** Points for the sub-period of the large step, by the timetable of the life. source: this project's own weighing */
const FOR_THE_STEP = 5
/** Points for a double transit. source: the same */
const TOUCHED_BY_BOTH = 10

/**
 * The antardashas of a window, each with its score and ties to the area. The score joins the ties to the judgement of the pair of lords,
 * from which all texts on a life speak. A period that the timetable of the life gives to rest or patience, and one with a weak lord, is
 * no good time for any matter.
 */
export const areaPeriods = (
  { from, to }: Window,
  { matter, rule, dasha, doubles, chart, planets, source, zone }: Course,
) => {
  const timetable = lifeTimetable(chart, dasha, from)
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
  const doubleFact = (double: (typeof doubles)[number]): Fact => ({
    id: `transit.double.house.${double.house}.${monthText(localAt(double.from, zone))}`,
    kind: 'transit',
    text: `Jupiter and Saturn together touch ${houseInWords(double.house)} or its lord from ${day(double.from)} to ${day(double.to)}.`,
    value: double.house,
    source: 'predictions/double-transit',
  })
  return antardashasIn(dasha, { from, to }).map(({ maha, antar }) => {
    const { ruler: great } = maha
    const { ruler, start, end } = antar
    const begins = Math.max(start, from) as JulianDay
    const [greater, lesser] = [timelinePoints(great, rule, chart), timelinePoints(ruler, rule, chart)]
    const span = { from: begins, to: end }
    const contacts = doubles.flatMap((window) => {
      const common = overlapOf(window, span)
      return common && common.to - common.from >= SHORTEST_CONTACT
        ? [{ ...common, house: window.house, fact: doubleFact(window) }]
        : []
    })
    const part = timetable.partAt(begins)
    const isGood = isOpen(part.use) && planets[ruler].band !== 'weak'
    const points =
      lesser.points + (great === ruler ? 0 : greater.points / 2) + (contacts.length > 0 ? TOUCHED_BY_BOTH : 0)
    // The judgement of the pair counts only in a period that has to do with the matter.
    const judged = (part.score - 50) / 2 + (part.use === 'begin' ? FOR_THE_STEP : 0)
    const score = clampScore(30 + points + (points > 0 ? judged : 0))
    const ties = [
      ...lesser.ties.map((tie) => tieFact(ruler, tie)),
      ...(great === ruler ? [] : greater.ties.map((tie) => tieFact(great, tie))),
      ...new Map(contacts.map(({ fact }) => [fact.id, fact])).values(),
    ]
    const ofLesser = lesser.ties.length > 0 ? `${nameInSentence(ruler)} ${tiesText(ruler, lesser.ties, terms)}` : null
    const ofGreater =
      great !== ruler && greater.ties.length > 0
        ? `${nameInSentence(great)} ${tiesText(great, greater.ties, terms)}`
        : null
    const ofLords = [ofLesser, ofGreater].filter(Boolean).join('; ')
    const untied = `neither lord has a tie to ${matter} ${rule.varga ? 'by house, by nature or in the divisional chart' : 'by house or by nature'}`
    const ofDouble = [...new Set(contacts.map(({ house }) => house))]
      .map((touched) => {
        const spans = contacts.filter(({ house }) => house === touched)
        return `Jupiter and Saturn together touch ${houseInWords(touched)} or its lord ${joinWords(spans.map((span) => `from ${day(span.from)} to ${day(span.to)}`))}`
      })
      .join('; ')
    /** The period with its reasons; without any it says so. `further`: reasons by another rule, such as that of marriage windows. */
    const describe = (further: readonly string[]) => {
      const reasons = [ofLords, ofDouble, ...further].filter(Boolean).join('; ')
      return `From ${day(begins)} to ${day(end)}, ${nameInSentence(ruler)} in the mahadasha of ${nameInSentence(great)}: ${reasons || untied}.`
    }
    return {
      great,
      ruler,
      start,
      end,
      begins,
      ties,
      lesser: lesser.ties,
      greater: great === ruler ? [] : greater.ties,
      contacts,
      part,
      score: isGood ? score : Math.min(score, LEAST_NAMED_SCORE - 1),
      text: describe([]),
      describe,
    }
  })
}
