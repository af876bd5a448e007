import { GRAHAS, type Graha } from '../../../jyotish/grahas.ts'
import type { Cell } from '../../../readings/passage.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { OpenArea } from './area-report.ts'

/** Passages with a good and a bad side, chosen by the chart. */

const sideOf = ({ planets }: OpenArea, planet: Graha) => (planets[planet].score >= 50 ? 'good' : 'bad')

/** The text of each planet in a house, by its condition. */
export const guestsOf = (open: OpenArea, house: HouseNumber) =>
  Object.fromEntries(
    GRAHAS.map((planet): [Graha, Cell] => [planet, open.texts.inHouse(planet, house, sideOf(open, planet))]),
  ) as Record<Graha, Cell>
