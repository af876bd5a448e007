import { type PlanetAssessment, STANDING_WORDS } from '../../../jyotish/assessment/planet.ts'
import type { RasiChart } from '../../../jyotish/chart.ts'
import { standing } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Graha } from '../../../jyotish/grahas.ts'
import type { Fact, FactKind } from '../../../readings/fact.ts'
import { signName } from '../../../zodiac/signs.ts'
import { conditionSentences } from '../../shared/narrative/condition.ts'

/** Facts that the chapters of a kundli share. */

export const kundliFact = (id: string, kind: FactKind, text: string, value: Fact['value'], source: string): Fact => ({
  id,
  kind,
  text,
  value,
  source,
})

export const placeFact = (chart: RasiChart, graha: Graha): Fact => {
  const { sign, house } = chart.graha[graha]
  return kundliFact(
    `D1.${graha}.house`,
    'position',
    `${graha} stands in ${signName(sign)}, house ${house}.`,
    house,
    'birth-chart',
  )
}

export const standingFact = (chart: RasiChart, graha: Graha): Fact => {
  const worth = standing(chart.graha[graha], chart.graha)
  return kundliFact(
    `D1.${graha}.dignity`,
    'dignity',
    `${graha} is ${STANDING_WORDS[worth]}.`,
    worth,
    'planetary-dignity',
  )
}

export const weaknessFact = (condition: PlanetAssessment): Fact =>
  kundliFact(
    `D1.${condition.planet}.condition`,
    'strength',
    `${capitalisedName(condition.planet)} ${conditionSentences(condition)}.`,
    condition.band,
    'classical-kundli-report',
  )
