import { DUSTHANAS, KENDRAS, TRIKONAS, UPACHAYAS } from '../../jyotish/house-groups.ts'
import type { Modality } from '../../zodiac/signs.ts'
import type { Item } from './items.ts'

/** What sorts of signs and of houses are called. */

type Made = readonly [string, Item]

const HOUSE_GROUPS: readonly (readonly [readonly number[], readonly string[]])[] = [
  [KENDRAS, ['kendra', 'kendras', 'angular', 'quadrant']],
  [TRIKONAS, ['trikona', 'trikonas', 'trinal']],
  [DUSTHANAS, ['dusthana', 'dusthanas']],
  [UPACHAYAS, ['upachaya', 'upachayas']],
]

const MODALITY_NAMES: readonly (readonly [Modality, readonly string[]])[] = [
  ['Movable', ['movable', 'cardinal', 'chara']],
  ['Fixed', ['fixed', 'sthira']],
  ['Dual', ['dual', 'mutable', 'dvisvabhava']],
]

export const SORTED: Made[] = [
  ...(['Fire', 'Earth', 'Air', 'Water'] as const).flatMap((nature, at): Made[] => {
    const fiery = ['fiery', 'earthy', 'airy', 'watery'][at]!
    const element = nature.toLowerCase()
    const phrases = [`${element} sign`, `${element} signs`, `${fiery} sign`, `${fiery} signs`]
    return [...phrases, `sign of ${element}`, `a sign of ${element}`, `signs of ${element}`].map(
      (phrase): Made => [phrase, { is: 'nature', nature }],
    )
  }),
  ...MODALITY_NAMES.flatMap(([nature, names]) =>
    names.flatMap((name) =>
      [`${name} sign`, `${name} signs`].map((phrase): Made => [phrase, { is: 'nature', nature }]),
    ),
  ),
  ...HOUSE_GROUPS.flatMap(([houses, names]) =>
    names.flatMap((name) =>
      [name, `${name} house`, `${name} houses`].map((phrase): Made => [phrase, { is: 'houses', houses }]),
    ),
  ),
]
