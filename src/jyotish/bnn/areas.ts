import { modalityOf } from '../../zodiac/signs.ts'
import type { Graha } from '../grahas.ts'
import type { Link, NadiPlanet } from './school.ts'
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

/** Who stands for an area; of two, the mean counts. */
export const significatorsOf = (area: NadiArea, sex: Sex): readonly Graha[] =>
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

type Search = (links: readonly Link[], planets: Record<Graha, NadiPlanet>, sex: Sex) => Link[]

const between =
  (a: Graha, b: Graha): Search =>
  (links) =>
    links.filter(({ from, to }) => from === a && to === b)
const ofSaturn =
  (holds: (link: Link) => boolean): Search =>
  (links) =>
    links.filter((link) => link.from === 'Saturn' && holds(link))
const held =
  (graha: Graha, regard: Link['regard']): Search =>
  (links) =>
    links.filter((link) => link.from === graha && link.regard === regard)
const ofPartner =
  (other: Graha): Search =>
  (links, planets, sex) =>
    between(partnerOf(sex), other)(links, planets, sex)

// source: R. G. Rao's rules as taught: the links that speak for each matter
const SEARCHES: { [A in NadiArea]: Record<NadiRule<A>, Search> } = {
  career: {
    earning: ofSaturn(({ relation }) => relation === 'front'),
    past: ofSaturn(({ relation }) => relation === 'rear'),
    colour: ofSaturn(({ relation }) => relation === 'same'),
    partners: ofSaturn(({ distance }) => distance === 7),
  },
  wealth: {
    with_jupiter: between('Venus', 'Jupiter'),
    with_mercury: between('Venus', 'Mercury'),
    with_moon: between('Venus', 'Moon'),
  },
  marriage: {
    with_ketu: ofPartner('Ketu'),
    with_rahu: ofPartner('Rahu'),
    with_jupiter: ofPartner('Jupiter'),
    with_saturn: ofPartner('Saturn'),
    with_sun: ofPartner('Sun'),
    with_moon: ofPartner('Moon'),
  },
  children: { with_sun: between('Jupiter', 'Sun'), with_ketu: between('Jupiter', 'Ketu') },
  education: { with_jupiter: between('Mercury', 'Jupiter'), with_sun: between('Mercury', 'Sun') },
  parents: {
    father_supported: held('Sun', 'friend'),
    father_afflicted: held('Sun', 'enemy'),
    mother_supported: held('Moon', 'friend'),
    mother_afflicted: held('Moon', 'enemy'),
  },
  foreign: {
    moon_with_rahu: between('Moon', 'Rahu'),
    venus_with_rahu: between('Venus', 'Rahu'),
    movable: (links, planets) =>
      links.filter(
        ({ from, to }) =>
          (from === 'Moon' || from === 'Venus') && to === 'Rahu' && modalityOf(planets[from].point.sign) === 'Movable',
      ),
  },
  spirituality: { with_jupiter: between('Ketu', 'Jupiter'), with_saturn: between('Ketu', 'Saturn') },
}

export interface Indication {
  rule: NadiRule
  /** The links that make it true; none where it does not hold. */
  links: Link[]
}

/** Every rule of an area, with the links that make it true, heaviest first. */
export const indicationsOf = (
  area: NadiArea,
  links: readonly Link[],
  planets: Record<Graha, NadiPlanet>,
  sex: Sex,
): Indication[] =>
  NADI_RULES[area].map((rule) => {
    const search = (SEARCHES[area] as Record<NadiRule, Search>)[rule]
    return { rule, links: search(links, planets, sex) }
  })
