import { GRAHAS, type Graha } from '../grahas.ts'
import type { SEXES } from '../kootas/profiles.ts'
import type { Link } from './school.ts'

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
const OF_A_WOMAN: Partial<Record<Graha, Signified>> = {
  Mars: { person: 'brother, husband', matter: 'energy, land' },
  Jupiter: { person: 'teacher', matter: 'honour' },
  Venus: { person: 'self', matter: 'life, wealth, vehicle, art' },
}
export const signifiedBy = (graha: Graha, sex: Sex): Signified =>
  (sex === 'female' ? OF_A_WOMAN[graha] : undefined) ?? SIGNIFIED[graha]

/** The planet of life itself. */
export const jeevaOf = (sex: Sex): Graha => (sex === 'female' ? 'Venus' : 'Jupiter')
/** The planet of the one who is married. */
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
// source: the same; of a Saturn that nobody touches
const ORDINARY = ['service', 'labour', 'agriculture']

export interface Profession {
  field: string
  /** Of one. */
  weight: number
  from: Graha[]
}

/** Fields of work by whom Saturn is linked to: each shares its weight equally among its fields; the heaviest first. */
export const professionsOf = (links: readonly Link[]): Profession[] => {
  const ofSaturn = links.filter(({ from }) => from === 'Saturn')
  const shares = ofSaturn.flatMap(({ to, weight }) => {
    const fields = PROFESSIONS[to as keyof typeof PROFESSIONS]
    return fields.map((field) => ({ field, share: weight / fields.length, from: to }))
  })
  if (shares.length === 0) return ORDINARY.map((field) => ({ field, weight: 1 / ORDINARY.length, from: [] }))
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

/** Who stands before and behind a planet by its links, and what it makes of being held between them. */
export const hemmedOf = (graha: Graha, links: readonly Link[]) => {
  const own = links.filter(({ from }) => from === graha)
  const front = own.filter(({ relation }) => relation === 'front')
  const rear = own.filter(({ relation }) => relation === 'rear')
  const around = [...front, ...rear]
  const all = (regard: Link['regard']) => around.every((link) => link.regard === regard)
  const kartari: Hemming =
    front.length === 0 || rear.length === 0 ? 'none' : all('friend') ? 'friendly' : all('enemy') ? 'enemy' : 'mixed'
  return { planet: graha, front: front.map(({ to }) => to), rear: rear.map(({ to }) => to), kartari }
}

/** Linked to nobody in their own group or beside it. */
export const isolatedIn = (links: readonly Link[]): Graha[] =>
  GRAHAS.filter((graha) => !links.some(({ from, relation }) => from === graha && relation !== 'opposite'))
