import { fillWords } from '../../../readings/passage.ts'
import type { ClassicalPlanet, PointName } from '../../../western/points.ts'
import { possessive } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { Names } from '../../shared/tropical/pair.ts'
import type { Bond } from './bond-kinds.ts'
import { CHILD_OVERLAYS } from './child-pair-words.ts'
import { OVERLAYS } from './overlay-words.ts'
import { MUTUAL_TRAITS } from './pair-trait-tables.ts'
import { bornBy, overlayTraits, type PairGate } from './pair-traits.ts'

// Planets of one person in the houses of the other: the weightiest ones, a sentence or two each.

/** Capitalises an unnamed person at the start of a sentence: "The first person wants". */
export const begun = (text: string): string =>
  text.replace(/(^|[.] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase())

interface OverlayRow {
  readonly owner: 'person_a' | 'person_b'
  readonly planet: PointName
  readonly house: number
}
type TellableRow = OverlayRow & { readonly planet: ClassicalPlanet }

// source: this service's own weighing: the lights and Venus before the others; the houses of self, home, love and partner before the others
const PLANET_WEIGHT: Record<ClassicalPlanet, number> = {
  Sun: 3,
  Moon: 3,
  Venus: 3,
  Mars: 2,
  Saturn: 2,
  Mercury: 1,
  Jupiter: 1,
}
const HOUSE_WEIGHT: Partial<Record<number, number>> = { 1: 3, 7: 3, 4: 2, 5: 2, 8: 1, 10: 1 }
/** The planets of a person that have a sentence. */
const MOST = 3

const isTellable = (row: OverlayRow): row is TellableRow => row.planet in PLANET_WEIGHT
const weightOf = ({ planet, house }: TellableRow) => PLANET_WEIGHT[planet] + (HOUSE_WEIGHT[house] ?? 0)

/** The place of an overlay without a meaning of its own: `Ada’s Pluto stands in the second house of Ben.` */
export const placementText = ({ owner, planet, house }: OverlayRow, { a, b }: Names): string => {
  const [guest, host] = owner === 'person_a' ? [a, b] : [b, a]
  return begun(`${possessive(guest)} ${planet} stands in the ${ordinalInWords(house as HouseNumber)} house of ${host}.`)
}

/** The sentence on an overlay; null if it contradicts the verdict on the two. */
const overlayText = (
  { owner, planet, house }: TellableRow,
  { a, b }: Names,
  hasChild: boolean,
  { fit }: PairGate,
): string | null => {
  const [guest, host] = owner === 'person_a' ? [a, b] : [b, a]
  if (!fit(overlayTraits(planet, house, owner === 'person_a' ? 'a' : 'b'))) return null
  const ofChild = hasChild ? CHILD_OVERLAYS[planet]?.[house as HouseNumber] : undefined
  return fillWords(ofChild ?? OVERLAYS[planet][house as HouseNumber], { guest, host })
}

/** A planet of each person in the same house of the other. source: common Western practice (house overlays), in our words */
const MUTUAL: Readonly<Record<HouseNumber, string>> = {
  1: 'each of you changes how the other comes into a room',
  2: 'each of you has a say in what the other thinks worth its price',
  3: 'news goes to and fro between you before anybody else hears it',
  4: 'each of you is at home with the other, so neither is a guest',
  5: 'you bring out the playful side in each other',
  6: 'you take work off each other’s hands, by turns',
  7: 'each of you looks to the other as the one to do things with, so neither waits to be asked',
  8: 'each of you touches what the other keeps private, so agree on what stays so',
  9: 'each of you widens the world of the other',
  10: 'you stand up for each other’s name in public',
  11: 'your friends and hopes become common ones',
  12: 'each of you senses what the other does not say',
}

/**
 * The sentences of the weightiest overlays of each person, and the place of the others. If both have one in the same house, the second says that
 * it goes both ways.
 */
export const overlayTexts = (
  rows: readonly OverlayRow[],
  names: Names,
  { hasChild }: Pick<Bond, 'hasChild'>,
  gate: PairGate,
): string[] => {
  const texts = new Map<OverlayRow, string>()
  const used = new Set<string>()
  const mutual = new Set<number>()
  for (const owner of ['person_a', 'person_b'] as const) {
    const ranked = rows
      .filter(isTellable)
      .filter((row) => row.owner === owner)
      .toSorted((x, y) => weightOf(y) - weightOf(x))
    let count = 0
    for (const row of ranked) {
      if (count === MOST) break
      // The same planet in the same house would say the same sentence with the names exchanged.
      const key = `${row.planet} ${row.house}`
      if (used.has(key)) continue
      const text = overlayText(row, names, hasChild, gate)
      if (text === null) continue
      used.add(key)
      count++
      const isMutual =
        owner === 'person_b' &&
        !mutual.has(row.house) &&
        [...texts.keys()].some((each) => each.owner !== owner && each.house === row.house) &&
        gate.fit(bornBy(MUTUAL_TRAITS[row.house as HouseNumber] ?? {}, 'a'))
      if (isMutual) mutual.add(row.house)
      const house = ordinalInWords(row.house as HouseNumber)
      texts.set(
        row,
        isMutual ? `${text} It goes both ways in your ${house} houses: ${MUTUAL[row.house as HouseNumber]}.` : text,
      )
    }
  }
  return rows.map((row) => (texts.has(row) ? begun(texts.get(row)!) : placementText(row, names)))
}
