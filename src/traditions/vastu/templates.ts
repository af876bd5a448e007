import type { Ring } from './geometry.ts'
import type { RoomType } from './ratings.ts'

export const FACINGS = ['N', 'E', 'S', 'W'] as const
export interface Template {
  id: string
  name: string
  description: string
  facing: (typeof FACINGS)[number]
  bedrooms: 1 | 2 | 3
  rooms: TemplateRoom[]
}

type Box = readonly [left: number, top: number, right: number, bottom: number]
export const rectangularPlan = (...[left, top, right, bottom]: Box): [number, number][] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]
/** A rectangular room for a plan. */
export const room = (name: string, type: RoomType, ...box: Box) => ({ name, type, polygon: rectangularPlan(...box) })
type TemplateRoom = ReturnType<typeof room>

/** The boundary of every template, in percent, north up. */
export const TEMPLATE_BOUNDARY: Ring = rectangularPlan(0, 0, 100, 100)

// source: common practice, which refers to Brihat Samhita 53 (doors)
/** The entrance in the fourth pada of each side: N4 Bhallata, E4 Indra, S4 Brihatkshata, W4 Pushpadanta. */
const DOORS: Record<Template['facing'], Box> = {
  N: [42, 0, 48, 2],
  E: [98, 42, 100, 48],
  S: [52, 98, 58, 100],
  W: [0, 52, 2, 58],
}

const COMMON_ROOMS = [
  room('Kitchen', 'kitchen', 72, 72, 97, 97),
  room('Prayer room', 'pooja', 78, 4, 97, 22),
  room('Living room', 'living_room', 32, 4, 68, 30),
]
const LAYOUTS = {
  1: [
    ...COMMON_ROOMS,
    room('Bedroom', 'master_bedroom', 3, 66, 30, 97),
    room('Dining', 'dining', 72, 38, 97, 62),
    room('Bathroom', 'bathroom', 4, 4, 20, 20),
    room('Toilet', 'toilet', 3, 25, 14, 38),
    room('Store', 'store_room', 38, 74, 50, 97),
  ],
  2: [
    ...COMMON_ROOMS,
    room('Master bedroom', 'master_bedroom', 3, 68, 29, 97),
    room('Children', 'children_bedroom', 3, 43, 28, 64),
    room('Dining', 'dining', 72, 38, 97, 62),
    room('Bathroom', 'bathroom', 4, 4, 20, 20),
    room('Toilet', 'toilet', 3, 25, 14, 38),
    room('Stairs', 'stairs', 38, 74, 50, 97),
  ],
  3: [
    ...COMMON_ROOMS,
    room('Master bedroom', 'master_bedroom', 3, 68, 26, 97),
    room('Children', 'children_bedroom', 3, 40, 28, 63),
    room('Guests', 'guest_bedroom', 3, 4, 28, 28),
    room('Dining', 'dining', 72, 38, 97, 62),
    room('Bathroom', 'bathroom', 30, 70, 40, 81),
    room('Toilet', 'toilet', 29, 84, 40, 97),
    room('Stairs', 'stairs', 46, 74, 66, 97),
  ],
} as const satisfies Record<Template['bedrooms'], readonly TemplateRoom[]>

const NUMBERS = { 1: 'One', 2: 'Two', 3: 'Three' } as const
const SIDES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const

/** Twelve plans of this service: one, two and three bedrooms, with the entrance on each side. */
export const TEMPLATES: readonly Template[] = ([1, 2, 3] as const).flatMap((bedrooms) =>
  FACINGS.map((facing): Template => {
    const size = `${NUMBERS[bedrooms]} bedroom${bedrooms === 1 ? '' : 's'}`
    return {
      id: `${bedrooms}bhk-${SIDES[facing]}`,
      name: `${size}, facing ${SIDES[facing]}`,
      description: `${size} around an open centre: kitchen in the south-east, prayer room in the north-east, master bedroom in the south-west, the door in the fourth pada of the ${SIDES[facing]}.`,
      facing,
      bedrooms,
      rooms: [...LAYOUTS[bedrooms], room('Entrance', 'main_entrance', ...DOORS[facing])],
    }
  }),
)
