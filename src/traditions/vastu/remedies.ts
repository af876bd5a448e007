import { entranceNamed } from './entrances.ts'
import { FIXTURE_RATINGS, type FixtureType, type ItemType } from './ratings.ts'
import {
  BRAHMA,
  COMPASS,
  elementOfZone,
  type VastuElement,
  ZONE_8_TABLE,
  ZONE_16_TABLE,
  ZONE_ELEMENTS,
  ZONES_17,
  type Zone9,
  type Zone17,
  zone8Of,
} from './zones.ts'

export const DEFECT_SEVERITIES = ['minor', 'moderate', 'severe'] as const
export type DefectSeverity = (typeof DEFECT_SEVERITIES)[number]
export const REMEDY_KINDS = [
  'relocate',
  'colour',
  'metal',
  'element',
  'plant',
  'light',
  'mirror_free',
  'symbol',
  'mantra',
  'usage',
] as const
export type RemedyKind = (typeof REMEDY_KINDS)[number]
export const COSTS = ['low', 'medium', 'high'] as const
export const ISSUE_KINDS = [
  'room',
  'structure',
  'entrance',
  'fixture',
  'cut',
  'extension',
  'brahmasthan',
  'marma',
] as const
export type IssueKind = (typeof ISSUE_KINDS)[number]

export interface Remedy {
  id: string
  kind: RemedyKind
  zone: string
  text: string
  cost: (typeof COSTS)[number]
  nonStructural: boolean
}

export interface Issue {
  kind: IssueKind
  type: ItemType | FixtureType | null
  /** One of the sixteen zones, an entrance pada such as N3, or Brahma. */
  zone: string
  severity: DefectSeverity
}

export const DISCLAIMER =
  'Traditional guidance; no structural, medical or financial advice. Structural changes need a qualified engineer.'

/** The rooms and structures of each element. Source: present practice. */
const ITEMS_OF_ELEMENT = {
  water: [
    'bathroom',
    'toilet',
    'water_tank_underground',
    'water_tank_overhead',
    'swimming_pool',
    'septic_tank',
    'borewell',
  ],
  air: ['study', 'balcony', 'dining', 'guest_bedroom', 'children_bedroom'],
  fire: ['kitchen', 'machine', 'kitchen_pit', 'stove'],
  earth: ['master_bedroom', 'store_room', 'stairs', 'staircase', 'garage', 'lift', 'pillar', 'wall'],
  space: ['pooja', 'living_room', 'corridor'],
} as const satisfies Record<VastuElement, readonly string[]>
export const elementOfItem = (type: string | null): VastuElement | null =>
  ZONE_ELEMENTS.find((element) => (ITEMS_OF_ELEMENT[element] as readonly string[]).includes(type ?? '')) ?? null

const COLOUR_OF_ELEMENT = {
  water: 'blue',
  air: 'green',
  fire: 'red',
  earth: 'yellow',
  space: 'white',
} as const satisfies Record<VastuElement, string>
const TOKEN_OF_ELEMENT = {
  water: 'a bowl of fresh water, changed daily',
  air: 'a leafy plant, or a window kept open',
  fire: 'a lamp or a warm light',
  earth: 'a heavy earthen pot or a stone',
  space: 'a strip of floor left empty',
} as const satisfies Record<VastuElement, string>

/**
 * The mediator of two elements that are two steps apart in the cycle: the element between them, which feeds one and is fed by the other.
 * Null for elements that agree. In the cycle water feeds air, air fire, fire earth, earth space, space water.
 */
export const mediatorOf = (a: VastuElement, b: VastuElement): VastuElement | null => {
  const [i, j] = [ZONE_ELEMENTS.indexOf(a), ZONE_ELEMENTS.indexOf(b)]
  const ahead = (j - i + 5) % 5
  return ahead === 2 ? ZONE_ELEMENTS[(i + 1) % 5]! : ahead === 3 ? ZONE_ELEMENTS[(j + 1) % 5]! : null
}

const words = (type: string) => type.replaceAll('_', ' ')
/** The zone of a text: a zone of the sixteen, Brahma, or the zone at the middle of an entrance pada. Null for any other text. */
export const zoneOfCode = (zone: string): Zone17 | null => {
  if ((ZONES_17 as readonly string[]).includes(zone)) return zone as Zone17
  const door = entranceNamed(zone)
  if (!door) return null
  const index = 'ESWN'.indexOf(zone[0]!) * 8 + Number(zone.slice(1)) - 1
  return ZONES_17[Math.floor((45 + (index + 0.5) * 11.25) / 22.5 + 0.5) % 16]!
}

const MANTRAS = {
  N: 'Om Kuberaya Namah',
  NE: 'Om Ishanaya Namah',
  E: 'Om Indraya Namah',
  SE: 'Om Agnaye Namah',
  S: 'Om Yamaya Namah',
  SW: 'Om Nirritaye Namah',
  W: 'Om Varunaya Namah',
  NW: 'Om Vayave Namah',
  Brahma: 'Om Brahmane Namah',
} as const satisfies Record<Zone9, string>
// source: common practice, one round of the mala
export const REPETITIONS = 108
export const mantraOf = (zone: Zone9) => ({
  zone,
  deity: zone === BRAHMA ? 'Brahma' : ZONE_8_TABLE[zone].dikpala,
  text: MANTRAS[zone],
  repetitions: REPETITIONS,
})

const SACRED_OBJECTS = {
  N: 'Kubera emblem or small bowl of water',
  NE: 'Filled copper kalasha, clean and lit',
  E: 'Brass Sun emblem',
  SE: 'Oil lamp or red light',
  S: 'Red lamp, Hanuman image facing south',
  SW: 'Heavy brass or stone object, family portrait',
  W: 'Iron or white marble object',
  NW: 'Wind bell, white flag',
  Brahma: 'Clear floor, small lamp',
} as const satisfies Record<Zone9, string>
export const sacredObjectOf = (zone: Zone9, reason: string) => ({
  object: SACRED_OBJECTS[zone],
  zone,
  placement:
    zone === BRAHMA ? 'At the centre of the floor' : `In the ${COMPASS[zone]} of the floor, at eye level or below`,
  reason,
})
export const ENTRANCE_OBJECT = {
  object: 'Threshold, toran, swastika mark',
  zone: 'entrance',
  placement: 'At the main door, on the sill, over the lintel and on the leaf',
}

/** The direction of a zone in words; a zone between two of the eight directions by its letters. */
const directionText = (zone: Zone17): string => (zone in COMPASS ? `the ${COMPASS[zone as Zone9]}` : zone)

/**
 * The remedies of an issue by fixed rules: an element that mediates between room and zone, the metal of the direction for drains and
 * cuts, light and free floor at the centre, care of the threshold at an entrance, the mantra of the dikpala. Moving the room is the last
 * remedy. Source: present practice on the elements of Mayamata and Brihat Samhita.
 */
export const remediesOf = ({ kind, type, zone, severity }: Issue): Remedy[] => {
  const where = zoneOfCode(zone) ?? BRAHMA
  const eight = zone8Of(where)
  const subject = type ?? kind
  const remedy = (
    of: RemedyKind,
    text: string,
    cost: Remedy['cost'] = 'low',
    nonStructural = true,
    mark: string = of,
  ): Remedy => ({
    id: `${subject}-${zone}-${mark}`.toLowerCase().replaceAll('_', '-'),
    kind: of,
    zone,
    text,
    cost,
    nonStructural,
  })

  const zoneColours = () => {
    if (where === BRAHMA) return [remedy('colour', 'Keep walls and floor at the centre white or cream.')]
    const { favourable, adverse } = ZONE_16_TABLE[where]
    return [
      remedy('colour', `Paint or furnish in ${favourable.join(', ')} here and leave out ${adverse.join(' and ')}.`),
    ]
  }
  const balance = (): Remedy[] => {
    const element = elementOfItem(type)
    const mediator = element && mediatorOf(element, elementOfZone(where))
    if (!element || !mediator) return zoneColours()
    const colour = COLOUR_OF_ELEMENT[mediator]
    return [
      remedy(
        'colour',
        `The ${element} of the ${words(subject)} stands against the ${elementOfZone(where)} of ${directionText(where)}: put ${colour}, the colour of ${mediator}, between them on a wall, a floor strip or the fittings.`,
      ),
      remedy(
        'element',
        `Bring in ${mediator}, which joins ${element} and ${elementOfZone(where)}: ${TOKEN_OF_ELEMENT[mediator]}.`,
      ),
    ]
  }
  const metal = () =>
    eight === BRAHMA
      ? []
      : [
          remedy(
            'metal',
            `Set a strip of ${ZONE_8_TABLE[eight].metal}, the metal of ${directionText(eight)}, into the floor along the edge.`,
            'medium',
          ),
        ]
  const mantra = () =>
    severity === 'minor'
      ? []
      : [
          remedy(
            'mantra',
            `Repeat "${MANTRAS[eight]}" ${REPETITIONS} times, facing ${eight === BRAHMA ? 'the centre' : directionText(eight)}.`,
          ),
        ]
  const relocation = () =>
    severity === 'minor'
      ? []
      : [
          remedy(
            'relocate',
            `Move the ${words(subject)} to a zone that suits it when the house is next rebuilt.`,
            'high',
            false,
          ),
        ]

  switch (kind) {
    case 'entrance':
      return [
        remedy(
          'usage',
          'Give the door a raised threshold, and keep it clean, quiet in its hinges and free of clutter.',
        ),
        remedy('light', 'Light the door from outside through the evening.'),
        ...zoneColours(),
        remedy('symbol', 'Hang a toran over the lintel and mark the leaf with a swastika or another sign of welcome.'),
        ...mantra(),
        ...(severity === 'minor'
          ? []
          : [
              remedy(
                'relocate',
                'Open the main door in a better pada of the same wall when the wall is next rebuilt.',
                'high',
                false,
              ),
            ]),
      ]
    case 'fixture': {
      const quarters = FIXTURE_RATINGS[type as FixtureType]
      const best = (['N', 'E', 'S', 'W'] as const).filter((quarter) => 'IG'.includes(quarters[quarter]))
      return [
        remedy(
          'usage',
          `Turn the ${words(subject)} so that it faces ${best.map((quarter) => COMPASS[quarter]).join(' or ')}.`,
        ),
        ...(type === 'bed' ? [remedy('mirror_free', 'Keep mirrors out of sight of the bed.')] : []),
      ]
    }
    case 'cut':
      return [
        ...(where === 'NE'
          ? [
              remedy('element', 'Keep a bowl of fresh water on the inner side of the cut.'),
              remedy('light', 'Keep a light burning on the inner side of the cut after dark.'),
            ]
          : where === 'SW'
            ? [
                remedy('element', 'Put weight on the inner side of the cut: a full cupboard, stone or earthen pots.'),
                remedy('colour', 'Paint the walls along the cut yellow.'),
              ]
            : zoneColours()),
        ...metal(),
        ...mantra(),
      ]
    case 'extension':
      return [
        remedy('usage', 'Keep the part that juts out low, light and little used.'),
        remedy('plant', 'Plant a hedge along the line of the main outline, so that it reads as whole.', 'medium'),
        ...mantra(),
      ]
    case 'brahmasthan':
      return [
        remedy('usage', 'Clear the centre of storage and heavy furniture; leave it free to walk through.'),
        remedy('light', 'Bring daylight or a steady lamp to the centre.'),
        ...mantra(),
      ]
    case 'marma':
      return [
        remedy('usage', 'Do not drill, load or store at the point; keep the floor around it clean.'),
        remedy('symbol', 'Mark the point with a small copper disc in the floor.'),
        ...(severity === 'severe' ? mantra() : []),
      ]
    default:
      return [
        ...(where === BRAHMA
          ? [
              remedy('light', 'Keep the centre bright and aired.'),
              remedy('usage', 'Store nothing here and keep the middle of the floor free.', 'low', true, 'clear'),
            ]
          : []),
        ...balance(),
        ...(type === 'toilet' || type === 'septic_tank' ? metal() : []),
        ...(type === 'toilet' || type === 'bathroom'
          ? [remedy('usage', 'Keep the door and the lid closed, the floor dry and the air moving.')]
          : []),
        ...mantra(),
        ...relocation(),
      ]
  }
}

export const VASTU_TRADITIONS = ['all', 'classical', 'colour_element', 'mantra'] as const
const KINDS_OF_TRADITION = {
  all: REMEDY_KINDS,
  classical: ['relocate', 'usage', 'symbol', 'light', 'plant', 'mirror_free'],
  colour_element: ['colour', 'metal', 'element', 'light', 'plant'],
  mantra: ['mantra', 'symbol'],
} as const satisfies Record<(typeof VASTU_TRADITIONS)[number], readonly RemedyKind[]>
export const isOfTradition = ({ kind }: Remedy, tradition: (typeof VASTU_TRADITIONS)[number]): boolean =>
  (KINDS_OF_TRADITION[tradition] as readonly RemedyKind[]).includes(kind)

/** Remedies that are recommended for every building. */
export const generalRemedies: readonly Remedy[] = [
  {
    id: 'general-centre',
    kind: 'usage',
    zone: BRAHMA,
    text: 'Keep the centre of the house free, clean and lit.',
    cost: 'low',
    nonStructural: true,
  },
  {
    id: 'general-north-east',
    kind: 'light',
    zone: 'NE',
    text: 'Keep the north-east light in weight and bright in the morning.',
    cost: 'low',
    nonStructural: true,
  },
  {
    id: 'general-south-west',
    kind: 'usage',
    zone: 'SW',
    text: 'Put the heaviest furniture in the south-west.',
    cost: 'low',
    nonStructural: true,
  },
]
