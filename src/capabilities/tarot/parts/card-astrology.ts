import type { Card } from '../../../traditions/tarot/deck.ts'
import { SIGN_KEYWORDS } from '../../../western/signs.ts'
import type { Sign } from '../../../zodiac/signs.ts'

// source: our own words for what the bodies do
const BODIES: Record<string, string> = {
  Sun: 'shines and makes visible',
  Moon: 'feels, reflects and remembers',
  Mercury: 'connects, names and trades',
  Venus: 'attracts and reconciles',
  Mars: 'pushes and cuts',
  Jupiter: 'widens and favours',
  Saturn: 'limits, delays and completes',
  Uranus: 'breaks in like weather',
  Neptune: 'dissolves and dreams',
  Pluto: 'digs up and transforms',
}
// source: our own words for the four elements
const ELEMENT_WAYS = { Fire: 'will', Water: 'feeling', Air: 'thought', Earth: 'matter' } as const

const manner = (sign: string) => SIGN_KEYWORDS[sign as Sign].replace(', ', ' and ')

/** The meaning that the astrological attribution adds to a card. */
export const cardAstrology = ({ name, astrology, element }: Card): string => {
  const decan = /^(\w+) in (\w+)$/.exec(astrology)
  if (decan)
    return `${decan[1]} ${BODIES[decan[1]!]}, and in this third of ${decan[2]} does so in a way that is ${manner(decan[2]!)}.`
  const span = /^20 (\w+) to 20 (\w+)$/.exec(astrology)
  if (span)
    return `${name} rules from the last third of ${span[1]} through two thirds of ${span[2]}: ${manner(span[2]!)}, with a memory of the sign before.`
  if (astrology.startsWith('root of'))
    return `The root of ${element}: ${ELEMENT_WAYS[element]} before it has taken any shape.`
  const part = /^earth of (\w+)$/.exec(astrology)
  if (part) return `The earthy part of ${part[1]}: ${ELEMENT_WAYS[element]} that wants to become a thing one can hold.`
  return astrology in BODIES
    ? `${astrology} belongs to this card, and ${BODIES[astrology]}.`
    : `${astrology} belongs to this card: ${manner(astrology)}.`
}
