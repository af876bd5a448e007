import { exact, meaning, nullable, oneOf, type Static, type TSchema, t } from '../../../schema.ts'
import {
  ASPECTS,
  type AspectPoint,
  aspectMeaning,
  type Contact,
  effectiveNature,
  type MAIN_ASPECTS,
  roundedOrb,
} from '../../../western/aspects.ts'
import type { TropicalChart } from '../../../western/chart.ts'
import { BANDS, bandOf, DISCEPOLO_RULES, discepolo, harmonyPercentage, overlays } from '../../../western/synastry.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { onBehalf, type World } from '../../capability.ts'
import { birth, nameUnless, PRINTED, SHARED } from '../inputs.ts'
import { type WesternNatal, westernNatal } from './birth.ts'
import {
  Angle,
  AspectTerm,
  angleObject,
  Glyph,
  House,
  MainAspect,
  NameTerm,
  NatureWord,
  Orb,
  PlanetRows,
  PointTerm,
  pointRows,
  Sign,
} from './shapes.ts'

const Person = exact(birth(PRINTED).properties, { $id: 'Person', description: "A person's birth." })
/** Two births, `person_a` and `person_b`, with the further fields of one capability. */
export const pair = <P extends Record<string, TSchema> = Record<never, TSchema>>(further: P = {} as P) =>
  exact(
    { person_a: Person, person_b: Person, ...further, ...SHARED },
    nameUnless(further, 'PairOfPersons', 'The births of two people.'),
  )
export const Pair = pair()
type PairInput = Static<typeof Pair>

export interface WesternPair {
  a: WesternNatal
  b: WesternNatal
}
export const westernPair = (input: PairInput, world: World): WesternPair => ({
  a: westernNatal(input.person_a, onBehalf('person_a', world), 'person_a.'),
  b: westernNatal(input.person_b, onBehalf('person_b', world), 'person_b.'),
})

/** The worked example of pairs. */
export const lennonAndOno = {
  person_a: {
    name: 'John Lennon',
    datetime: '1940-10-09T18:30',
    timezone: 'Europe/London',
    latitude: 53.4084,
    longitude: -2.9916,
  },
  person_b: {
    name: 'Yoko Ono',
    datetime: '1933-02-18T20:30',
    timezone: 'Asia/Tokyo',
    latitude: 35.6895,
    longitude: 139.6917,
  },
}

/** Heading names of two people without names. */
export const UNNAMED = { person_a: 'First person', person_b: 'Second person' } as const

/** Names of two people in texts. */
export interface Names {
  a: string
  b: string
}
const inText = (name: string) => `the ${name.toLowerCase()}`
export const namesOf = (a: string | null, b: string | null): Names => ({
  a: a ?? inText(UNNAMED.person_a),
  b: b ?? inText(UNNAMED.person_b),
})

const TITLES = /^(?:mr|mrs|ms|miss|dr|prof|sir|smt|shri|sri|kumari)\.?$/i
/** Names after the first mention: the given names, if they distinguish the two. */
export const calledOf = ({ a, b }: Names, input: { readonly a: string | null; readonly b: string | null }): Names => {
  const given = (name: string | null) =>
    name
      ?.trim()
      .split(/\s+/)
      .find((word) => !TITLES.test(word)) ?? null
  const [first, second] = [given(input.a), given(input.b)]
  const known = (short: string | null) => short !== null && /^\p{L}{2,}/u.test(short)
  return first === second ? { a, b } : { a: known(first) ? first! : a, b: known(second) ? second! : b }
}

export const PersonSigns = t.Object(
  {
    name: nullable(t.String({ description: 'As sent; null without one.' })),
    sun_sign: meaning(Sign, 'Tropical sign of the Sun.'),
    moon_sign: meaning(Sign, 'Tropical sign of the Moon.'),
    ascendant_sign: meaning(Sign, 'Tropical rising sign.'),
  },
  { $id: 'PersonSigns', description: 'A person and three signs of birth.' },
)
const sunAndMoon = ({ point }: TropicalChart) => [point.Sun.longitude, point.Moon.longitude] as const
export const personSigns = ({ name, chart }: WesternNatal) => {
  const [sun_sign, moon_sign, ascendant_sign] = [...sunAndMoon(chart), chart.ascendant].map((at) =>
    signName(signOf(at)),
  )
  return { name, sun_sign: sun_sign!, moon_sign: moon_sign!, ascendant_sign: ascendant_sign! }
}

export const PersonChart = t.Object(
  {
    name: nullable(t.String({ description: 'As sent; null without one.' })),
    sun: meaning(Angle, 'The Sun.'),
    moon: meaning(Angle, 'The Moon.'),
    asc: meaning(Angle, 'The Ascendant.'),
    planets: PlanetRows,
  },
  { $id: 'PersonChart', description: 'A person and the birth chart.' },
)
export const personChart = ({ name, chart }: WesternNatal) => {
  const [sun, moon] = sunAndMoon(chart)
  return {
    name,
    sun: angleObject(sun),
    moon: angleObject(moon),
    asc: angleObject(chart.ascendant),
    planets: pointRows(chart.points),
  }
}

export const InterAspect = t.Object(
  {
    person_a_planet: NameTerm,
    person_b_planet: NameTerm,
    aspect: MainAspect,
    symbol: meaning(Glyph, 'Glyph of the aspect, one character.'),
    nature: NatureWord,
    orb: Orb,
    meaning: t.String({ description: 'In one sentence.' }),
  },
  { $id: 'InterAspect', description: 'An aspect between a point of each chart.' },
)
export const interAspectRow = (contact: Contact<AspectPoint>) => {
  const { a, b, aspect, orb } = contact
  return {
    person_a_planet: a.name,
    person_b_planet: b.name,
    aspect: aspect as (typeof MAIN_ASPECTS)[number],
    symbol: ASPECTS[aspect].symbol,
    nature: ASPECTS[aspect].nature,
    orb: roundedOrb(orb),
    meaning: aspectMeaning(contact),
  }
}

export const PERSONS = ['person_a', 'person_b'] as const
export const Compatibility = t.Object(
  {
    discepolo: t.Object(
      {
        score: t.Integer({ minimum: 0 }),
        band: oneOf(BANDS),
        breakdown: t.Array(
          t.Object({
            rule: oneOf(DISCEPOLO_RULES),
            person_a_planet: NameTerm,
            person_b_planet: NameTerm,
            aspect: nullable(AspectTerm),
            points: t.Integer(),
          }),
        ),
      },
      { $id: 'Discepolo', description: "Discepolo's count of the bond." },
    ),
    percentage: nullable(
      t.Integer({
        minimum: 0,
        maximum: 100,
        description: 'Harmonious share of the weighed aspects; null without any.',
      }),
    ),
    harmonious_count: t.Integer({ minimum: 0 }),
    challenging_count: t.Integer({ minimum: 0 }),
    house_overlays: t.Array(
      t.Object({ owner: oneOf(PERSONS), planet: PointTerm, in_house_of: oneOf(PERSONS), house: House }),
    ),
    summary: t.String(),
  },
  { $id: 'Compatibility', description: 'Compatibility of two charts.' },
)

/** The compatibility of a pair; `contacts` are all aspects between the two charts, closest first. */
export const compatibility = ({ a, b }: WesternPair, contacts: readonly Contact<AspectPoint>[]) => {
  const breakdown = discepolo(a.chart, b.chart)
  const score = breakdown.reduce((sum, { points }) => sum + points, 0)
  const harmonious = contacts.filter((contact) => effectiveNature(contact) === 'harmonious').length
  const counts = { harmonious_count: harmonious, challenging_count: contacts.length - harmonious }
  const band = bandOf(score)
  const percentage = harmonyPercentage(contacts)
  return {
    discepolo: {
      score,
      band,
      breakdown: breakdown.map(({ a: planetA, b: planetB, ...row }) => ({
        rule: row.rule,
        person_a_planet: planetA,
        person_b_planet: planetB,
        aspect: row.aspect,
        points: row.points,
      })),
    },
    percentage,
    ...counts,
    house_overlays: [
      ...overlays(a.chart, b.chart).map((row) => ({
        owner: 'person_a' as const,
        planet: row.planet,
        in_house_of: 'person_b' as const,
        house: row.house,
      })),
      ...overlays(b.chart, a.chart).map((row) => ({
        owner: 'person_b' as const,
        planet: row.planet,
        in_house_of: 'person_a' as const,
        house: row.house,
      })),
    ],
    summary: summaryOf(contacts, counts, band),
  }
}

/** The bond by Discepolo's band, in the form that follows "is". */
export const BOND_SAYS: Readonly<Record<(typeof BANDS)[number], string>> = {
  minimal: 'slight',
  medium: 'of middling weight',
  important: 'one that matters',
  'very important': 'one that matters a great deal',
  exceptional: 'exceptionally close',
  'rare exceptional': 'close to a degree that is rare',
}

const summaryOf = (
  contacts: readonly Contact<AspectPoint>[],
  counts: { harmonious_count: number; challenging_count: number },
  band: (typeof BANDS)[number],
): string => {
  const [closest] = contacts
  const near = closest
    ? ` The closest is ${closest.a.name} ${closest.aspect} ${closest.b.name}, ${closest.orb.toFixed(2)} degrees from exact.`
    : ''
  return `${contacts.length} aspects join the two charts: ${counts.harmonious_count} harmonious, ${counts.challenging_count} challenging.${near} By Discepolo’s count the bond is ${BOND_SAYS[band]}.`
}
