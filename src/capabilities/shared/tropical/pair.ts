import { siteText } from '../../../atlas/site-text.ts'
import { exact, meaning, nullable, oneOf, type Static, type TSchema, t } from '../../../schema.ts'
import { isoLocal } from '../../../time/moment.ts'
import { pairMeaning } from '../../../western/aspect-meanings.ts'
import {
  ASPECTS,
  type AspectPoint,
  type Contact,
  effectiveNature,
  MAIN_ASPECTS,
  type OrbModel,
  roundedOrb,
} from '../../../western/aspects.ts'
import { pointsAndAngles, type TropicalChart } from '../../../western/chart.ts'
import { type AnyContact, furtherContactsBetween, furtherOf } from '../../../western/chart-frame.ts'
import { CLASSICAL_PLANETS } from '../../../western/points.ts'
import {
  DISCEPOLO_RULES,
  discepolo,
  harmonyPercentage,
  overlays,
  SYNASTRY_BANDS,
  synastryBand,
} from '../../../western/synastry.ts'
import { possessive } from '../../../wording.ts'
import { signName, signOf } from '../../../zodiac/signs.ts'
import { onBehalf, type World } from '../../capability.ts'
import { agreed } from '../agreed-frame.ts'
import { textField, withCalendar } from '../chart-text.ts'
import { birth, nameUnless, PRINTED, SHARED } from '../inputs.ts'
import { HouseSystemCode, type WesternBirthInput, type WesternNatal, westernNatal } from './birth.ts'
import { MAIN_ORB_OPTIONS, type OrbOptionsInput, POINTS_OPTION, requestedOrbs, ZODIAC_OPTION } from './chart-options.ts'
import { chartSections, contactSections, frameText } from './chart-text.ts'
import { FurtherAspectRows, FurtherPointRows, furtherAspectRows, furtherPointRows } from './further.ts'
import { GAUQUELIN_FIELD, type gauquelinSectors, sectorSections } from './gauquelin.ts'
import { contactInWords } from './in-words.ts'
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
/** Input of a pair of charts: houses, further points, zodiac, aspects and orbs. */
export const PAIR_OPTIONS = { house_system: HouseSystemCode, ...POINTS_OPTION, ...ZODIAC_OPTION, ...MAIN_ORB_OPTIONS }
/** Two births with the houses, points, aspects and orbs of their comparison. */
export const SynastryPair = exact(pair(PAIR_OPTIONS).properties, {
  $id: 'SynastryPair',
  description: 'The births of two people, and the houses, points, zodiac, aspects and orbs to use.',
})
type PairInput = Static<typeof Pair> & Pick<WesternBirthInput, 'house_system' | 'points' | 'zodiac'> & OrbOptionsInput

export interface WesternPair {
  a: WesternNatal
  b: WesternNatal
}
/** The ayanamsha that the births name; 422 on the second person if they differ. */
const agreedAyanamsha = ({ person_a, person_b }: PairInput) =>
  agreed(
    { path: 'person_a.ayanamsha', value: person_a.ayanamsha },
    { path: 'person_b.ayanamsha', value: person_b.ayanamsha },
  )
/** The two charts, in the zodiac of the request. The draconic zodiac of each person begins with the own node. */
export const westernPair = (input: PairInput, world: World): WesternPair => {
  const { house_system, points, zodiac } = input
  const choices = { house_system, points, zodiac, ...(zodiac === 'sidereal' && { ayanamsha: agreedAyanamsha(input) }) }
  return {
    a: westernNatal({ ...input.person_a, ...choices }, onBehalf('person_a', world), 'person_a.'),
    b: westernNatal({ ...input.person_b, ...choices }, onBehalf('person_b', world), 'person_b.'),
  }
}

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
export const shortNames = ({ a, b }: Names, input: { readonly a: string | null; readonly b: string | null }): Names => {
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
    name: nullable(t.String({ description: 'Name as sent; null without one.' })),
    sun_sign: meaning(Sign, 'Sign of the Sun in the zodiac of the answer.'),
    moon_sign: meaning(Sign, 'Sign of the Moon in the zodiac of the answer.'),
    ascendant_sign: meaning(Sign, 'Rising sign in the zodiac of the answer.'),
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
    name: nullable(t.String({ description: 'Name as sent; null without one.' })),
    sun: meaning(Angle, 'Position of the Sun in the zodiac.'),
    moon: meaning(Angle, 'Position of the Moon in the zodiac.'),
    asc: meaning(Angle, 'Position of the Ascendant in the zodiac.'),
    planets: PlanetRows,
    further_points: FurtherPointRows,
    ...GAUQUELIN_FIELD,
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
    ...furtherPointRows(chart),
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
    meaning: t.String({ description: 'Meaning in one sentence.' }),
  },
  { $id: 'InterAspect', description: 'An aspect between a point of each chart.' },
)
/** Returns a writer of aspects between two people. */
export const interAspectRows = ({ a, b }: WesternPair) => {
  const names = shortNames(namesOf(a.name, b.name), { a: a.name, b: b.name })
  const owners = { a: possessive(names.a), b: possessive(names.b) }
  return (contact: Contact<AspectPoint>) => interAspectRow(contact, owners)
}
const interAspectRow = (contact: Contact<AspectPoint>, owners: Names) => {
  const { a, b, aspect, orb } = contact
  return {
    person_a_planet: a.name,
    person_b_planet: b.name,
    aspect: aspect as (typeof MAIN_ASPECTS)[number],
    symbol: ASPECTS[aspect].symbol,
    nature: ASPECTS[aspect].nature,
    orb: roundedOrb(orb),
    meaning: pairMeaning(contact, owners),
  }
}

/** The orbs that a pair requests. */
export const pairOrbs = (input: PairInput): OrbModel => requestedOrbs('synastry', input, MAIN_ASPECTS, MAIN_ASPECTS)

/** Answer: aspects between two charts in which a further point takes part. */
export const FURTHER_INTER_ASPECTS = { further_aspects: FurtherAspectRows }
/** The contacts between two charts in which a further point takes part. */
export const furtherInterContacts = ({ a, b }: WesternPair, model: OrbModel) =>
  furtherContactsBetween(
    [...pointsAndAngles(a.chart), ...furtherOf(a.chart)],
    [...pointsAndAngles(b.chart), ...furtherOf(b.chart)],
    model,
  )
export const furtherInterAspects = (pair: WesternPair, model: OrbModel) =>
  furtherAspectRows(pair.a.chart, model, () => furtherInterContacts(pair, model))

/** `Ada (1815-12-10T13:00:00Z, 51°31′ N, 0°08′ W) and Charles (...)`. */
export const birthsText = ({ a, b }: WesternPair): string => {
  const names = namesOf(a.name, b.name)
  const birthText = (name: string, { moment, site }: WesternNatal) =>
    `${name} (${withCalendar(isoLocal(moment.jd, moment.zone))}, ${siteText(site)})`
  return `${birthText(names.a, a)} and ${birthText(names.b, b)}`
}
/** The frames of two charts, once if they are the same. */
const framesText = ({ a, b }: WesternPair, names: Names): string => {
  const [first, second] = [frameText(a.chart), frameText(b.chart)]
  return first === second ? first : `${names.a}: ${first}. ${names.b}: ${second}`
}

/** Two charts and the aspects between them as text, if the request asks for it. */
export const pairText = (
  format: string | null | undefined,
  both: WesternPair,
  contacts: () => readonly AnyContact[],
  sectors: Partial<Record<'a' | 'b', ReturnType<typeof gauquelinSectors>>> = {},
) => {
  const { a, b } = both
  const names = namesOf(a.name, b.name)
  return textField(
    format,
    () => `Synastry of ${birthsText(both)}. ${framesText(both, names)}.`,
    () => [
      ...(['a', 'b'] as const).flatMap((key) =>
        [...chartSections(both[key].chart, []), ...sectorSections(sectors[key] ?? {})].map(({ title, ...section }) => ({
          title: `${title} of ${names[key]}`,
          ...section,
        })),
      ),
      ...contactSections(`Aspects from ${names.a} to ${names.b}`, contacts()),
    ],
  )
}

export const PAIR_FIELDS = ['person_a', 'person_b'] as const
export const Compatibility = t.Object(
  {
    discepolo: t.Object(
      {
        score: t.Integer({ minimum: 0 }),
        band: oneOf(SYNASTRY_BANDS),
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
      t.Object({ owner: oneOf(PAIR_FIELDS), planet: PointTerm, in_house_of: oneOf(PAIR_FIELDS), house: House }),
    ),
    summary: t.String(),
  },
  { $id: 'Compatibility', description: 'Compatibility of two charts.' },
)

/** The compatibility of a pair; `contacts` are all aspects between the two charts, closest first. */
export const pairCompatibility = ({ a, b }: WesternPair, contacts: readonly Contact<AspectPoint>[]) => {
  const breakdown = discepolo(a.chart, b.chart)
  const score = breakdown.reduce((sum, { points }) => sum + points, 0)
  const harmonious = contacts.filter((contact) => effectiveNature(contact) === 'harmonious').length
  const counts = { harmonious_count: harmonious, challenging_count: contacts.length - harmonious }
  const band = synastryBand(score)
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
    summary: summaryOf(shortNames(namesOf(a.name, b.name), { a: a.name, b: b.name }), contacts, counts, band),
  }
}

/** The ties that Discepolo's rules find, by band; the rules see Sun, Moon, Ascendant, Venus and Mars only. */
const TIES: Readonly<Record<(typeof SYNASTRY_BANDS)[number], string>> = {
  minimal: 'few ties',
  medium: 'some ties',
  important: 'ties that matter',
  'very important': 'ties that matter a great deal',
  exceptional: 'exceptionally many ties',
  'rare exceptional': 'more ties than in almost any pair',
}

const isClassical = (name: string) => CLASSICAL_PLANETS.some((planet) => planet === name)

const summaryOf = (
  names: Names,
  contacts: readonly Contact<AspectPoint>[],
  counts: { harmonious_count: number; challenging_count: number },
  band: (typeof SYNASTRY_BANDS)[number],
): string => {
  const closest = contacts.find(({ a, b }) => [a, b].every(({ name }) => isClassical(name)))
  const owners = { a: possessive(names.a), b: possessive(names.b) }
  const near = closest
    ? ` The closest of the seven planets is ${contactInWords(closest, names)}: ${pairMeaning(closest, owners)}`
    : ''
  return `${contacts.length} aspects join the two charts: ${counts.harmonious_count} harmonious, ${counts.challenging_count} challenging.${near} Discepolo’s six rules, which ask only for Sun, Moon, Ascendant, Venus and Mars, find ${TIES[band]}.`
}
