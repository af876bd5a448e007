import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { doubleTransits } from '../../../jyotish/double-transit.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { joinWords } from '../../../wording.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { AREA_SOURCE, type OpenArea } from './area-report.ts'
import { areaPeriods } from './area-timeline.ts'
import { type AreaPeriod, type NamedTime, namedPeriods, quietPeriods } from './named-times.ts'
import { planetShadeOf } from './theme-plan.ts'

/** One list of times for all reports of a chart: the matters for which a sub-period is good, and those that wait in it. */

/** Matters in which a time can ask for a step, in the form that follows "good for" and "wait with". */
const STEPS = {
  career: 'your work',
  wealth: 'your money',
  property: 'property',
  relocation: 'moving',
  foreign_travel: 'travel abroad',
  politics: 'public life',
} as const satisfies Partial<Record<AssessedArea, string>>
type StepArea = keyof typeof STEPS
const STEP_AREAS = Object.keys(STEPS) as StepArea[]
/** The reports that name times to wait. */
const WAITING: readonly StepArea[] = ['career', 'wealth']

const chartTimes = (open: OpenArea) => {
  const { chart, planets, dasha, stays, readFrom, to, born } = open
  const [jupiter, saturn] = [stays[0]!, stays[1]!]
  const times = STEP_AREAS.map((area) => {
    const rule = AREA_RULES[area]
    const doubles = rule.primary.flatMap((house) =>
      doubleTransits(house, [jupiter, saturn], 'Ascendant', chart).map((window) => ({ house, ...window })),
    )
    const periods = areaPeriods(
      { from: readFrom, to },
      { matter: STEPS[area], rule, dasha, doubles, chart, planets, source: AREA_SOURCE, zone: born.moment.zone },
    )
    const those = { ...open, periods }
    const { times: good } = namedPeriods(those)
    return {
      area,
      good: good.map(({ from }) => from),
      wait: WAITING.includes(area) ? quietPeriods(those, good).map(({ begins }) => begins) : [],
    }
  })
  const mattersAt = (kind: 'good' | 'wait') => (begins: JulianDay) =>
    times.filter((each) => each[kind].includes(begins)).map(({ area }) => STEPS[area])
  return { goodAt: mattersAt('good'), waitAt: mattersAt('wait') }
}

interface Composer {
  readonly say: (cell: Cell, because: readonly Fact[], words?: Record<string, string>) => Grounded[]
  readonly reason: (text: string, ...because: Fact[]) => Grounded[]
  readonly month: (at: JulianDay) => string
  readonly uses: Readonly<Record<Graha, Readonly<Record<'able' | 'loaded', Cell>>>>
}

/** Sentences on a period that are alike in all reports of a chart: its manner, and the matters that wait or go better in it. */
export const periodStances = (open: OpenArea, { say, reason, uses, month }: Composer) => {
  const { planets } = open
  let times: ReturnType<typeof chartTimes> | null = null
  const timesOfChart = () => (times ??= chartTimes(open))
  /** Bold in a time that helps, careful in one that asks for patience; in a mixed one the condition of the planet decides. */
  const mannerOf = ({ ruler, part: { voice } }: Pick<AreaPeriod, 'ruler' | 'part'>) =>
    voice === 'supportive' || planetShadeOf(planets[ruler]) === 'good' ? 'able' : 'loaded'
  return {
    goodAt: (begins: JulianDay) => timesOfChart().goodAt(begins),
    /** Matters for which other reports call a period good, in a time to wait. */
    betterFor: ({ begins, end }: Pick<AreaPeriod, 'begins' | 'end'>, because: readonly Fact[]): Grounded[] => {
      const matters = timesOfChart().goodAt(begins)
      return matters.length > 0
        ? reason(`Until ${month(end)}, the time is better for ${joinWords(matters)}.`, ...because)
        : []
    },
    /** Matters that wait in a good time, by other reports. */
    waitWith: ({ from, to, fact }: NamedTime): Grounded[] => {
      const matters = timesOfChart().waitAt(from)
      return matters.length > 0 ? reason(`Until ${month(to)}, wait a little with ${joinWords(matters)}.`, fact) : []
    },
    isBold: (period: Pick<AreaPeriod, 'ruler' | 'part'>): boolean => mannerOf(period) === 'able',
    /** The manner of a period, bold or careful. */
    use: (period: Pick<AreaPeriod, 'ruler' | 'begins' | 'ties' | 'part'>): Grounded[] =>
      // The month takes part in the choice of the variant, so that readers with the same planet read different ones.
      say(uses[period.ruler][mannerOf(period)], period.ties, { from: month(period.begins) }),
    /** The careful manner; nothing for a bold one. */
    care: (period: Pick<AreaPeriod, 'ruler' | 'ties' | 'part'>): Grounded[] =>
      mannerOf(period) === 'able' ? [] : say(uses[period.ruler].loaded, period.ties),
  }
}
