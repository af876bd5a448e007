import type { RasiChart } from '../../../jyotish/chart.ts'
import { antardashasIn } from '../../../jyotish/dashas/antardashas.ts'
import { capitalisedName, type Graha, type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { DUSTHANAS } from '../../../jyotish/house-groups.ts'
import { drekkana22, navamsha64 } from '../../../jyotish/markers.ts'
import { clampScore } from '../../../jyotish/quality.ts'
import { lifeTimetable } from '../../../jyotish/timetable.ts'
import type { Fact } from '../../../readings/fact.ts'
import { longDateOf } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { joinWords } from '../../../wording.ts'
import { signOfHouse } from '../../../zodiac/signs.ts'
import type { areaPeriods } from './area-timeline.ts'

/** Periods of care, by the lords that the tradition watches for strain. */

// source: this project's own weighing
const BY_CARE = { owner: 15, drekkana: 10, navamsha: 8 } as const
type Care = keyof typeof BY_CARE
const CARE_TOLD: Record<Care, string> = {
  owner: 'owns a house of strain',
  drekkana: 'rules the twenty-second drekkana',
  navamsha: 'rules the sixty-fourth navamsha from the Moon',
}

/** Reasons to watch a planet. The lord of the ascendant never counts as harmful to it (BPHS ch. 34). */
const careOf = (planet: Graha, chart: RasiChart): Care[] => {
  const { ascendant, graha } = chart
  const owns = (lord: Lord) => lord === planet
  const strained =
    !owns(lordOf(ascendant.sign)) && DUSTHANAS.some((house) => owns(lordOf(signOfHouse(ascendant.sign, house))))
  return [
    ...(strained ? (['owner'] as const) : []),
    ...(owns(lordOf(drekkana22(chart))) ? (['drekkana'] as const) : []),
    ...(owns(lordOf(navamsha64(graha.Moon))) ? (['navamsha'] as const) : []),
  ]
}

/** The judgement of the pair of lords counts as well, so that the time of most care is no good one for the life as a whole. */
export const carePeriods: typeof areaPeriods = ({ from, to }, { dasha, chart, source, zone }) => {
  const timetable = lifeTimetable(chart, dasha, from)
  const day = (at: JulianDay) => longDateOf(localAt(at, zone))
  const pointsOf = (planet: Graha) => careOf(planet, chart).reduce((sum, care) => sum + BY_CARE[care], 0)
  const factsOf = (planet: Graha) =>
    careOf(planet, chart).map(
      (care): Fact => ({
        id: `dasha.${planet}.${care}`,
        kind: 'dasha',
        text: `${capitalisedName(planet)} ${CARE_TOLD[care]}.`,
        value: care,
        source,
      }),
    )
  const describe = (planet: Graha) => {
    const reasons = careOf(planet, chart).map((care) => CARE_TOLD[care])
    return reasons.length > 0 ? `${nameInSentence(planet)} ${joinWords(reasons)}` : null
  }
  return antardashasIn(dasha, { from, to }).map(({ maha, antar }) => {
    const { ruler: great } = maha
    const { ruler, start, end } = antar
    const begins = Math.max(start, from) as JulianDay
    const alone = great === ruler
    const [ofLesser, ofGreater] = [describe(ruler), alone ? null : describe(great)]
    const because = [ofLesser, ofGreater].filter(Boolean).join('; ') || 'neither lord is among those that are watched'
    const part = timetable.partAt(begins)
    const points = pointsOf(ruler) + (alone ? 0 : pointsOf(great) / 2)
    const text = (reasons: string | null) =>
      `From ${day(begins)} to ${day(end)}, ${nameInSentence(ruler)} in the mahadasha of ${nameInSentence(great)}${reasons ? `: ${reasons}` : ''}.`
    return {
      ...{ great, ruler, start, end, begins },
      ties: [...factsOf(ruler), ...(alone ? [] : factsOf(great))],
      lesser: [],
      greater: [],
      contacts: [],
      part,
      score: clampScore(points === 0 ? 30 : 30 + points - (part.score - 50) / 2),
      text: text(because),
      describe: () => text(because),
    }
  })
}
