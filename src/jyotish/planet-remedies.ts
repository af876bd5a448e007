import type { Graha } from './grahas.ts'
import type { Weekday } from './limbs.ts'

export const FINGERS = ['index', 'middle', 'ring', 'little'] as const

interface PlanetRemedy {
  gem: string
  substitutes: readonly string[]
  /** The minimum weight by custom. */
  carats: number
  metal: string
  finger: (typeof FINGERS)[number]
  day: Weekday
  hora: Graha
  /** The number of repetitions of the mantra. */
  count: number
  mantra: string
  deity: string
  /** The customary gift. */
  grain: string
}

// source: gems by Jataka Parijata 2 and Garuda Purana 1.68-80; counts of mantras by common almanac practice; weights, fingers,
// metals and substitutes by common modern practice
export const PLANET_REMEDIES = {
  Sun: {
    gem: 'ruby',
    substitutes: ['red spinel', 'garnet'],
    carats: 3,
    metal: 'gold',
    finger: 'ring',
    day: 'Sunday',
    hora: 'Sun',
    count: 7000,
    mantra: 'Om Suryaya namah',
    deity: 'Surya',
    grain: 'wheat',
  },
  Moon: {
    gem: 'pearl',
    substitutes: ['moonstone'],
    carats: 5,
    metal: 'silver',
    finger: 'little',
    day: 'Monday',
    hora: 'Moon',
    count: 11000,
    mantra: 'Om Chandraya namah',
    deity: 'Parvati',
    grain: 'rice',
  },
  Mars: {
    gem: 'red coral',
    substitutes: ['carnelian'],
    carats: 6,
    metal: 'gold or copper',
    finger: 'ring',
    day: 'Tuesday',
    hora: 'Mars',
    count: 10000,
    mantra: 'Om Angarakaya namah',
    deity: 'Kartikeya',
    grain: 'red lentil',
  },
  Mercury: {
    gem: 'emerald',
    substitutes: ['peridot', 'green tourmaline'],
    carats: 3,
    metal: 'gold',
    finger: 'little',
    day: 'Wednesday',
    hora: 'Mercury',
    count: 9000,
    mantra: 'Om Budhaya namah',
    deity: 'Vishnu',
    grain: 'green gram',
  },
  Jupiter: {
    gem: 'yellow sapphire',
    substitutes: ['citrine', 'yellow topaz'],
    carats: 4,
    metal: 'gold',
    finger: 'index',
    day: 'Thursday',
    hora: 'Jupiter',
    count: 19000,
    mantra: 'Om Gurave namah',
    deity: 'Brihaspati',
    grain: 'Bengal gram',
  },
  Venus: {
    gem: 'diamond',
    substitutes: ['white sapphire', 'white topaz'],
    carats: 1,
    metal: 'platinum or silver',
    finger: 'middle',
    day: 'Friday',
    hora: 'Venus',
    count: 16000,
    mantra: 'Om Shukraya namah',
    deity: 'Lakshmi',
    grain: 'white bean',
  },
  Saturn: {
    gem: 'blue sapphire',
    substitutes: ['amethyst', 'iolite'],
    carats: 4,
    metal: 'silver or iron alloy',
    finger: 'middle',
    day: 'Saturday',
    hora: 'Saturn',
    count: 23000,
    mantra: 'Om Shanaishcharaya namah',
    deity: 'Shani',
    grain: 'black sesame',
  },
  Rahu: {
    gem: 'hessonite',
    substitutes: ['orange zircon'],
    carats: 5,
    metal: 'silver',
    finger: 'middle',
    day: 'Saturday',
    hora: 'Saturn',
    count: 18000,
    mantra: 'Om Rahave namah',
    deity: 'Durga',
    grain: 'black gram',
  },
  Ketu: {
    gem: "cat's eye",
    substitutes: ["tiger's eye"],
    carats: 5,
    metal: 'silver',
    finger: 'ring',
    day: 'Tuesday',
    hora: 'Mars',
    count: 17000,
    mantra: 'Om Ketave namah',
    deity: 'Ganesha',
    grain: 'horse gram',
  },
} as const satisfies Record<Graha, PlanetRemedy>

// source: the nine gifts of common practice
export const GIFTS: Record<Graha, string> = {
  Sun: 'Wheat and jaggery given on a Sunday morning are customary.',
  Moon: 'Rice and milk given on a Monday are customary.',
  Mars: 'Red lentils given on a Tuesday are customary.',
  Mercury: 'Green gram given on a Wednesday is customary.',
  Jupiter: 'Chickpeas and turmeric given on a Thursday are customary.',
  Venus: 'White cloth or sugar given on a Friday is customary.',
  Saturn: 'Black sesame and oil given on a Saturday are customary.',
  Rahu: 'Black gram given on a Saturday is customary.',
  Ketu: 'A blanket given to one who has none is customary.',
}
