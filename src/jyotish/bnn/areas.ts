import { modalityOf } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import type { NadiPlanet, NadiPlanetLink } from './school.ts'
import { partnerOf, type Sex } from './significations.ts'

export const NADI_AREAS = [
  'career',
  'wealth',
  'marriage',
  'children',
  'education',
  'parents',
  'foreign',
  'spirituality',
] as const
export type NadiArea = (typeof NADI_AREAS)[number]

/** The significators of an area. If there are two, their mean counts. */
export const nadiSignificators = (area: NadiArea, sex: Sex): readonly Graha[] =>
  ({
    career: ['Saturn'],
    wealth: ['Venus'],
    marriage: [partnerOf(sex)],
    children: ['Jupiter'],
    education: ['Mercury'],
    parents: ['Sun', 'Moon'],
    foreign: ['Rahu'],
    spirituality: ['Ketu'],
  })[area] as readonly Graha[]

export const NADI_RULES = {
  career: ['earning', 'past', 'colour', 'partners'],
  wealth: ['with_jupiter', 'with_mercury', 'with_moon'],
  marriage: ['with_ketu', 'with_rahu', 'with_jupiter', 'with_saturn', 'with_sun', 'with_moon'],
  children: ['with_sun', 'with_ketu'],
  education: ['with_jupiter', 'with_sun'],
  parents: ['father_supported', 'father_afflicted', 'mother_supported', 'mother_afflicted'],
  foreign: ['moon_with_rahu', 'venus_with_rahu', 'movable'],
  spirituality: ['with_jupiter', 'with_saturn'],
} as const satisfies Record<NadiArea, readonly string[]>
export type NadiRule<A extends NadiArea = NadiArea> = (typeof NADI_RULES)[A][number]

type Search = (links: readonly NadiPlanetLink[], planets: Record<Graha, NadiPlanet>, sex: Sex) => NadiPlanetLink[]

const linksBetween =
  (a: Graha, b: Graha): Search =>
  (links) =>
    links.filter(({ from, to }) => from === a && to === b)
const linksOfSaturn =
  (holds: (link: NadiPlanetLink) => boolean): Search =>
  (links) =>
    links.filter((link) => link.from === 'Saturn' && holds(link))
const withRegard =
  (graha: Graha, regard: NadiPlanetLink['regard']): Search =>
  (links) =>
    links.filter((link) => link.from === graha && link.regard === regard)
const linksOfPartner =
  (other: Graha): Search =>
  (links, planets, sex) =>
    linksBetween(partnerOf(sex), other)(links, planets, sex)

// source: R. G. Rao's rules as taught: the links that indicate each matter
const SEARCHES: { [A in NadiArea]: Record<NadiRule<A>, Search> } = {
  career: {
    earning: linksOfSaturn(({ relation }) => relation === 'front'),
    past: linksOfSaturn(({ relation }) => relation === 'rear'),
    colour: linksOfSaturn(({ relation }) => relation === 'same'),
    partners: linksOfSaturn(({ distance }) => distance === 7),
  },
  wealth: {
    with_jupiter: linksBetween('Venus', 'Jupiter'),
    with_mercury: linksBetween('Venus', 'Mercury'),
    with_moon: linksBetween('Venus', 'Moon'),
  },
  marriage: {
    with_ketu: linksOfPartner('Ketu'),
    with_rahu: linksOfPartner('Rahu'),
    with_jupiter: linksOfPartner('Jupiter'),
    with_saturn: linksOfPartner('Saturn'),
    with_sun: linksOfPartner('Sun'),
    with_moon: linksOfPartner('Moon'),
  },
  children: { with_sun: linksBetween('Jupiter', 'Sun'), with_ketu: linksBetween('Jupiter', 'Ketu') },
  education: { with_jupiter: linksBetween('Mercury', 'Jupiter'), with_sun: linksBetween('Mercury', 'Sun') },
  parents: {
    father_supported: withRegard('Sun', 'friend'),
    father_afflicted: withRegard('Sun', 'enemy'),
    mother_supported: withRegard('Moon', 'friend'),
    mother_afflicted: withRegard('Moon', 'enemy'),
  },
  foreign: {
    moon_with_rahu: linksBetween('Moon', 'Rahu'),
    venus_with_rahu: linksBetween('Venus', 'Rahu'),
    movable: (links, planets) =>
      links.filter(
        ({ from, to }) =>
          (from === 'Moon' || from === 'Venus') && to === 'Rahu' && modalityOf(planets[from].point.sign) === 'Movable',
      ),
  },
  spirituality: { with_jupiter: linksBetween('Ketu', 'Jupiter'), with_saturn: linksBetween('Ketu', 'Saturn') },
}

export interface NadiIndication {
  rule: NadiRule
  /** The links that make the rule true; empty if it does not hold. */
  links: NadiPlanetLink[]
}

/** Every rule of an area with the links that make it true, the heaviest first. */
export const nadiIndications = (
  area: NadiArea,
  links: readonly NadiPlanetLink[],
  planets: Record<Graha, NadiPlanet>,
  sex: Sex,
): NadiIndication[] =>
  NADI_RULES[area].map((rule) => {
    const search = (SEARCHES[area] as Record<NadiRule, Search>)[rule]
    return { rule, links: search(links, planets, sex) }
  })
