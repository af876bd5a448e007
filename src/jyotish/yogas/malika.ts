import { HOUSES, type HouseNumber } from '../../zodiac/signs.ts'
import { clause } from '../rules/clauses.ts'
import { countOf, type RuleFacts, THE_SEVEN } from '../rules/facts.ts'
import { listWithAnd, ordinal } from '../rules/words.ts'
import type { YogaRule } from '../rules/yoga-rule.ts'

/** The number of houses of a full garland. */
const FULL_HOUSES = 7

/** Houses occupied by the seven planets; bit n is house n. */
const occupiedHouses = (f: RuleFacts): number => {
  let occupied = 0
  for (let index = 0; index < 7; index++) occupied |= 1 << f.house[index]!
  return occupied
}
/** The minimum number of houses of a partial garland. */
const MIN_PARTIAL_HOUSES = 5
/** The longest unbroken row of houses occupied by the seven planets; in a tie the first from the ascendant. */
export const longestRun = (f: RuleFacts): { start: HouseNumber; length: number } => {
  const occupied = occupiedHouses(f)
  const lengthFrom = (house: HouseNumber) => {
    let length = 0
    while (length < FULL_HOUSES && occupied & (1 << (((house - 1 + length) % 12) + 1))) length++
    return length
  }
  return HOUSES.map((start) => ({ start, length: lengthFrom(start) })).reduce((best, next) =>
    next.length > best.length ? next : best,
  )
}

/** The single unbroken row of at least five houses with all seven planets; null if there is none. */
export const garland = (f: RuleFacts): { start: HouseNumber; length: number } | null => {
  const row = longestRun(f)
  return row.length >= MIN_PARTIAL_HOUSES && row.length === countOf(occupiedHouses(f)) ? row : null
}

const malika = (
  start: HouseNumber,
  id: string,
  name: string,
  quality: YogaRule['quality'],
  result: string,
): YogaRule => {
  const end = ((start + FULL_HOUSES - 2) % 12) + 1
  const houses = Array.from({ length: FULL_HOUSES }, (_, i) => ((start - 1 + i) % 12) + 1)
  const required = houses.reduce((bits, house) => bits | (1 << house), 0)
  const rule = `one of the seven planets in each of houses ${start} to ${end}`
  return {
    ...{ id: `${id}_malika`, name: `${name} Malika`, quality, result, rule },
    group: 'malika',
    when: clause(
      rule,
      (f) => occupiedHouses(f) === required,
      (f) => {
        const empty = houses.filter((house) => !(occupiedHouses(f) & (1 << house)))
        return empty.length === 0 ? 'none of them empty' : `empty: the ${listWithAnd(empty.map(ordinal))}`
      },
      THE_SEVEN,
    ),
    note: (f) => {
      const row = garland(f)
      return row?.start === start && row.length < FULL_HOUSES
        ? `Partial: the seven stand in ${row.length} successive houses from the ${ordinal(start)}.`
        : null
    },
    source: 'B. V. Raman, Three Hundred Important Combinations',
  }
}

export const MALIKA: readonly YogaRule[] = [
  malika(1, 'lagna', 'Lagna', 'auspicious', 'You command, and many people come when you call.'),
  malika(2, 'dhana', 'Dhana', 'auspicious', 'You have means, and you take care of your parents.'),
  malika(3, 'vikrama', 'Vikrama', 'auspicious', 'Your daring earns its keep.'),
  malika(4, 'sukha', 'Sukha', 'auspicious', 'You give gladly, and you are at ease at home.'),
  malika(5, 'putra', 'Putra', 'auspicious', 'People know you for your devotion and for good children.'),
  malika(6, 'shatru', 'Shatru', 'mixed', 'Money comes to you by fits and starts.'),
  malika(7, 'kalatra', 'Kalatra', 'auspicious', 'Much company gives you influence.'),
  malika(8, 'randhra', 'Randhra', 'mixed', 'Long years and modest means belong to it.'),
  malika(9, 'bhagya', 'Bhagya', 'auspicious', 'Faith and good works bring you ease.'),
  malika(10, 'karma', 'Karma', 'auspicious', 'People respect you for work well done.'),
  malika(11, 'labha', 'Labha', 'auspicious', 'Your skill is in demand.'),
  malika(12, 'vyaya', 'Vyaya', 'auspicious', 'You spend freely, and people honour you for it.'),
]
