import { GRAHAS, type Graha } from '../grahas.ts'
import type { SEXES } from '../kootas/profiles.ts'
import type { NadiPlanetLink } from './school.ts'

export type Sex = (typeof SEXES)[number]

interface Signified {
  person: string
  matter: string
}

// source: R. G. Rao, Bhrigu Nandi Nadi: natural significations of the school
const SIGNIFIED: Record<Graha, Signified> = {
  Sun: { person: 'father, son', matter: 'authority' },
  Moon: { person: 'mother', matter: 'travel, food, mind' },
  Mars: { person: 'brother', matter: 'energy, land' },
  Mercury: { person: 'younger friend', matter: 'learning, trade, land documents' },
  Jupiter: { person: 'self', matter: 'life, honour' },
  Venus: { person: 'wife', matter: 'wealth, vehicle, art' },
  Saturn: { person: 'elder brother', matter: 'work, servants' },
  Rahu: { person: 'paternal grandfather', matter: 'foreign things, machines' },
  Ketu: { person: 'maternal grandfather', matter: 'law, liberation' },
}
// source: the same, for the chart of a woman
const SIGNIFIED_FOR_WOMEN: Partial<Record<Graha, Signified>> = {
  Mars: { person: 'brother, husband', matter: 'energy, land' },
  Jupiter: { person: 'teacher', matter: 'honour' },
  Venus: { person: 'self', matter: 'life, wealth, vehicle, art' },
}
export const significationsOf = (graha: Graha, sex: Sex): Signified =>
  (sex === 'female' ? SIGNIFIED_FOR_WOMEN[graha] : undefined) ?? SIGNIFIED[graha]

/** The planet of life (jeeva). */
export const jeevaOf = (sex: Sex): Graha => (sex === 'female' ? 'Venus' : 'Jupiter')
/** The planet of the spouse. */
export const partnerOf = (sex: Sex): Graha => (sex === 'female' ? 'Mars' : 'Venus')

// source: R. G. Rao's lists of work by the planet that touches Saturn
const PROFESSIONS: Record<Exclude<Graha, 'Saturn'>, readonly string[]> = {
  Sun: ['government', 'administration', 'medicine', 'gold'],
  Moon: ['travel', 'food and liquids', 'trade in daily goods', 'arts', 'nursing'],
  Mars: ['engineering', 'police and army', 'surgery', 'land', 'fire and machines'],
  Mercury: ['commerce', 'writing', 'accounts', 'teaching', 'land papers', 'software'],
  Jupiter: ['law', 'teaching', 'advice', 'management', 'priesthood', 'finance'],
  Venus: ['banking', 'arts', 'vehicles', 'luxury', 'cinema', 'textiles'],
  Rahu: ['foreign trade', 'transport', 'chemicals', 'electronics', 'photography', 'research'],
  Ketu: ['law', 'healing', 'religion', 'textiles and threads', 'astrology', 'languages'],
}
// source: the same; for a Saturn without links
const DEFAULT_FIELDS = ['service', 'labour', 'agriculture']

export interface Profession {
  field: string
  /** The share of the total weight, 0 to 1. */
  weight: number
  from: Graha[]
}

/**
 * Fields of work by the planets linked to Saturn. Each planet divides its weight equally among its fields. The heaviest
 * comes first.
 */
export const professionsOf = (links: readonly NadiPlanetLink[]): Profession[] => {
  const ofSaturn = links.filter(({ from }) => from === 'Saturn')
  const shares = ofSaturn.flatMap(({ to, weight }) => {
    const fields = PROFESSIONS[to as keyof typeof PROFESSIONS]
    return fields.map((field) => ({ field, share: weight / fields.length, from: to }))
  })
  if (shares.length === 0)
    return DEFAULT_FIELDS.map((field) => ({ field, weight: 1 / DEFAULT_FIELDS.length, from: [] }))
  const total = shares.reduce((sum, { share }) => sum + share, 0)
  return [...Map.groupBy(shares, ({ field }) => field)]
    .map(([field, of]) => ({
      field,
      weight: of.reduce((sum, { share }) => sum + share, 0) / total,
      from: of.map(({ from }) => from),
    }))
    .sort((a, b) => b.weight - a.weight)
}

export const HEMMINGS = ['friendly', 'enemy', 'mixed', 'none'] as const
type Hemming = (typeof HEMMINGS)[number]

/** The planets in front of and behind a planet by its links, and the kartari that they form. */
export const nadiKartariOf = (graha: Graha, links: readonly NadiPlanetLink[]) => {
  const linksOfPlanet = links.filter(({ from }) => from === graha)
  const front = linksOfPlanet.filter(({ relation }) => relation === 'front')
  const rear = linksOfPlanet.filter(({ relation }) => relation === 'rear')
  const neighbours = [...front, ...rear]
  const areAll = (regard: NadiPlanetLink['regard']) => neighbours.every((link) => link.regard === regard)
  const kartari: Hemming =
    front.length === 0 || rear.length === 0
      ? 'none'
      : areAll('friend')
        ? 'friendly'
        : areAll('enemy')
          ? 'enemy'
          : 'mixed'
  return { planet: graha, front: front.map(({ to }) => to), rear: rear.map(({ to }) => to), kartari }
}

/** Planets without a link in their own group or in the groups before and after it. */
export const isolatedPlanets = (links: readonly NadiPlanetLink[]): Graha[] =>
  GRAHAS.filter((graha) => !links.some(({ from, relation }) => from === graha && relation !== 'opposite'))
