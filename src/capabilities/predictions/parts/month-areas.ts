import { AREA_HOUSES, type AreaScore, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import { datedStayWriter, type FastPlanet, isFast } from './dated-stays.ts'
import { type SignPeriod, stayInMonth } from './period-events.ts'
import { areaRows, sideOfArea } from './sign-forecast.ts'

/** The areas of a month: one with a text has a fast planet in one of its houses, which is new in the month. */

type Areas = Readonly<Record<SignArea, AreaScore>>

// source: this project's own weighing, points of a month
const LEAST_SHARE = 1.5

interface MonthOfAreas {
  readonly areas: Areas
  readonly period: SignPeriod
  /** The name of the reference point: "Moon sign". */
  readonly seat: string
  /** The planets that the text of the month has. */
  readonly planetsInText: readonly string[]
}

/** Returns a writer of the areas of a month. Those furthest from the middle choose their planets first, and each planet has one area. */
export const monthAreaWriter = async () => {
  const write = await datedStayWriter()
  return ({ areas, period, seat, planetsInText }: MonthOfAreas) => {
    const used = new Set(planetsInText)
    const usedSentences = new Set<string>()
    const texts = new Map<SignArea, string>()
    const moverOf = (
      area: SignArea,
    ): { planet: FastPlanet; house: AreaScore['shares'][number]['house'] } | undefined => {
      const { score, shares } = areas[area]
      const side = sideOfArea(score)
      return shares
        .flatMap(({ planet, house, effect, points }) =>
          isFast(planet) &&
          !used.has(planet) &&
          AREA_HOUSES[area].includes(house) &&
          Math.abs(points) >= LEAST_SHARE &&
          ((effect === 'good' && side !== 'hard') || (effect === 'bad' && side !== 'good'))
            ? [{ planet, house, points }]
            : [],
        )
        .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))[0]
    }
    for (const area of SIGN_AREAS.toSorted((a, b) => Math.abs(areas[b].score - 50) - Math.abs(areas[a].score - 50))) {
      const mover = moverOf(area)
      if (!mover) continue
      used.add(mover.planet)
      texts.set(area, write({ ...mover, span: stayInMonth(mover.planet, mover.house, period), seat }, usedSentences))
    }
    return areaRows(areas, (area) => texts.get(area) ?? '')
  }
}
