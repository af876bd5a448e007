import { fillWords } from '../../../readings/passage.ts'
import type { PointName } from '../../../western/points.ts'
import { possessive } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { Names } from '../../shared/tropical/pair.ts'
import type { Bond } from './bond-kinds.ts'
import { CHILD_OVERLAYS } from './child-pair-words.ts'
import { OVERLAYS } from './overlay-words.ts'
import { MUTUAL_TRAITS } from './pair-trait-tables.ts'
import { bornBy, overlayTraits, type PairGate } from './pair-traits.ts'

// Points of one person in the houses of the other, a sentence or two each.

/** Capitalises an unnamed person at the start of a sentence: "The first person wants". */
export const begun = (text: string): string =>
  text.replace(/(^|[.] )([a-z])/g, (_, before, letter) => before + letter.toUpperCase())

interface OverlayRow {
  readonly owner: 'person_a' | 'person_b'
  readonly planet: PointName
  readonly house: number
}
const overlayText = (
  { owner, planet, house }: OverlayRow,
  { a, b }: Names,
  hasChild: boolean,
  { fit }: PairGate,
): string => {
  const [guest, host] = owner === 'person_a' ? [a, b] : [b, a]
  if (fit(overlayTraits(planet, house, owner === 'person_a' ? 'a' : 'b'), false) === null)
    return `You notice little of ${possessive(guest)} ${planet} in the ${ordinalInWords(house as HouseNumber)} house of ${host}, because other contacts between you are stronger.`
  const ofChild = hasChild ? CHILD_OVERLAYS[planet]?.[house as HouseNumber] : undefined
  return fillWords(ofChild ?? OVERLAYS[planet][house as HouseNumber], { guest, host })
}

const PERSONAL_POINTS: readonly PointName[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars']
/** A personal planet of each person in the same house of the other. source: common Western practice (house overlays), in our words */
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

/** The sentence on each overlay. The second row of a mutual overlay says that it goes both ways. */
export const overlayTexts = (
  rows: readonly OverlayRow[],
  names: Names,
  { hasChild }: Pick<Bond, 'hasChild'>,
  gate: PairGate,
): string[] => {
  const nameOf = ({ owner }: OverlayRow) => (owner === 'person_a' ? names.a : names.b)
  const pointOf = (row: OverlayRow) => `${possessive(nameOf(row))} ${row.planet}`
  const texts = new Map<OverlayRow, string>()
  const theirs = rows.filter(({ owner }) => owner === 'person_b')
  const isMutualNamed = new Set<number>()
  for (const row of rows.filter(({ owner }) => owner === 'person_a')) {
    const isFree = (each: OverlayRow) => each.house === row.house && !texts.has(each)
    const isPersonal = PERSONAL_POINTS.includes(row.planet)
    const back =
      theirs.find((each) => isFree(each) && each.planet === row.planet) ??
      theirs.find((each) => isFree(each) && isPersonal && PERSONAL_POINTS.includes(each.planet))
    if (!back) continue
    const house = ordinalInWords(row.house as HouseNumber)
    const fits = gate.fit(bornBy(MUTUAL_TRAITS[row.house as HouseNumber] ?? {}, 'a'), false) !== null
    const both = isMutualNamed.has(row.house) || !fits ? '' : `: ${MUTUAL[row.house as HouseNumber]}`
    isMutualNamed.add(row.house)
    texts.set(row, overlayText(row, names, hasChild, gate))
    // The same planet would say the same sentence with the names exchanged.
    texts.set(
      back,
      back.planet === row.planet
        ? `It goes both ways, because ${pointOf(back)} stands in ${possessive(nameOf(row))} ${house} house too${both}.`
        : `${overlayText(back, names, hasChild, gate)}${both ? ` It goes both ways in your ${house} houses${both}.` : ''}`,
    )
  }
  return rows.map((row) => begun(texts.get(row) ?? overlayText(row, names, hasChild, gate)))
}
