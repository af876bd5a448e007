import { STARS } from '../../ephemeris/stars.ts'
import { maybe, nullable, oneOf, rows, t, term } from '../../schema.ts'
import type { HorizonEvent } from '../../sky/sky.ts'
import { diurnalPath } from '../../sky/sphere.ts'
import { ownMatter } from '../../western/aspect-meanings.ts'
import { aspectSentence } from '../../western/aspects.ts'
import { frameOf, furtherOf } from '../../western/chart-frame.ts'
import {
  type FixedStar,
  fixedStars,
  geometricSunrise,
  heliacalStars,
  isRoyal,
  natureOf,
  parans,
  type StarConjunction,
  starConjunctions,
} from '../../western/fixed-stars.ts'
import { houseOf } from '../../western/houses.ts'
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../western/points.ts'
import { joinWords } from '../../wording.ts'
import { separation } from '../../zodiac/longitude.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { einstein, type WesternNatal, westernBirth, westernNatal } from '../shared/tropical/birth.ts'
import { POINTS_OPTION } from '../shared/tropical/chart-options.ts'
import { House, Longitude, longitudeFields, NameTerm, Orb, roundFigure, Sign } from '../shared/tropical/shapes.ts'

const ORB = 1
const StarName = oneOf(STARS, { $id: 'FixedStar', description: 'Name of the star.' })

const EVENT_WORDS = ['rise', 'culmination', 'set', 'anti_culmination'] as const
const WORD_OF = {
  rise: 'rise',
  culmination: 'culmination',
  set: 'set',
  anticulmination: 'anti_culmination',
} as const satisfies Record<HorizonEvent, (typeof EVENT_WORDS)[number]>
const EventWord = oneOf(EVENT_WORDS)

export default capability({
  slug: 'western-fixed-stars',
  title: 'Western fixed stars',
  summary: 'Thirty-six fixed stars at a birth: positions, conjunctions, daily parans, and stars near sunrise.',
  weight: 'standard',
  withoutTime: 'sampled',
  method:
    'Positions are apparent ones of date from the star catalogue of the Swiss Ephemeris: proper motion, precession, nutation, aberration. Conjunctions are in longitude. Parans have rising, culmination, setting and lower culmination of star and planet (Sun to Saturn) within two minutes of time in the 24 hours from the sunrise before the birth, for the geometric horizon without refraction and the centre of the disc. Heliacal stars are the last to rise and the last to set before that sunrise. A circumpolar star only culminates. Natures follow Robson.',
  input: westernBirth({
    orb: maybe(t.Number({ minimum: 0.1, maximum: 3, default: 1, description: 'Orb of conjunctions, degrees.' })),
    magnitude_limit: maybe(
      t.Number({
        minimum: -2,
        maximum: 7,
        description: 'Faintest visual magnitude of stars in conjunctions and parans.',
      }),
    ),
    points: POINTS_OPTION.points,
    parans: maybe(t.Boolean({ default: true })),
  }),
  data: t.Object({
    name: nullable(t.String()),
    stars: rows(
      t.Object({
        star: StarName,
        royal: t.Boolean(),
        magnitude: t.Number({ description: 'Visual magnitude.' }),
        longitude: Longitude,
        latitude: t.Number({ description: 'Ecliptic latitude, degrees.' }),
        sign: Sign,
        degree_in_sign: t.String(),
        declination: t.Number(),
        nature: t.Array(term(CLASSICAL_PLANETS), { minItems: 1, maxItems: 2 }),
        house: nullable(House),
      }),
      STARS.length,
    ),
    conjunctions: t.Array(t.Object({ star: StarName, planet: NameTerm, orb: Orb, meaning: t.String() })),
    parans: t.Array(
      t.Object({
        star: StarName,
        star_event: EventWord,
        planet: term(CLASSICAL_PLANETS),
        planet_event: EventWord,
        minutes_apart: t.Number({ minimum: 0, maximum: 2 }),
        kind: oneOf(['birth_day']),
      }),
    ),
    heliacal: nullable(t.Object({ rising_star: StarName, setting_star: StarName })),
    day_visible_notes: t.Array(t.String()),
    further_conjunctions: t.Optional(
      t.Array(t.Object({ star: StarName, point: t.String({ description: 'A further point.' }), orb: Orb }), {
        description: 'Conjunctions with further points; absent unless requested.',
      }),
    ),
  }),
  example: einstein,
}).compute((input, world) => {
  const birth = westernNatal(input, world)
  const { chart, site, name } = birth
  const { sky } = world
  const stars = fixedStars(chart.at, sky)
  const sunrise = geometricSunrise(chart.at, site, sky)
  if (sunrise === null)
    world.warn(
      'no_sunrise',
      'The Sun did not rise in the day before this birth; there are no parans and no heliacal stars.',
    )
  const heliacal = sunrise === null ? null : heliacalStars(stars, sunrise, site, sky)
  const bright = stars.filter(({ magnitude }) => magnitude <= (input.magnitude_limit ?? Number.POSITIVE_INFINITY))
  const orb = input.orb ?? ORB
  const matches = sunrise === null || input.parans === false ? [] : parans(bright, sunrise, site, sky)
  return {
    name,
    stars: stars.map((star) => starRow(star, birth)),
    conjunctions: starConjunctions(bright, chart, orb).map(conjunctionRow),
    parans: matches.map(({ star, starEvent, planet, planetEvent, minutesApart }) => ({
      star,
      star_event: WORD_OF[starEvent],
      planet,
      planet_event: WORD_OF[planetEvent],
      minutes_apart: roundFigure(minutesApart, 2),
      kind: 'birth_day' as const,
    })),
    heliacal: heliacal && { rising_star: heliacal.rising, setting_star: heliacal.setting },
    day_visible_notes: stars.flatMap(({ star, declination }) => {
      const path = diurnalPath(declination, site.latitude)
      if (path === 'circumpolar') return [`${star} is circumpolar at latitude ${site.latitude}: it never sets.`]
      return path === 'never rises' ? [`${star} never rises at latitude ${site.latitude}.`] : []
    }),
    ...(frameOf(chart).further.length > 0 && {
      further_conjunctions: bright.flatMap(({ star, longitude }) =>
        furtherOf(chart)
          .map((point) => ({ star, point: point.name as string, orb: separation(point.longitude, longitude) }))
          .filter((match) => match.orb < orb)
          .map((match) => ({ ...match, orb: roundFigure(match.orb, 4) })),
      ),
    }),
  }
})

const starRow = (star: FixedStar, { chart }: WesternNatal) => {
  const { longitude, sign, dms } = longitudeFields(star.longitude)
  return {
    star: star.star,
    royal: isRoyal(star.star),
    magnitude: star.magnitude,
    longitude,
    latitude: roundFigure(star.latitude),
    sign: signName(sign),
    degree_in_sign: dms,
    declination: roundFigure(star.declination),
    nature: [...natureOf(star.star)],
    house: houseOf(star.longitude, chart.houses),
  }
}

const conjunctionRow = ({ star, point, orb }: StarConjunction) => {
  const nature = natureOf(star)
  const royal = isRoyal(star) ? ', one of the four royal stars' : ''
  return {
    star,
    planet: point.name,
    orb: roundFigure(orb, 4),
    meaning: aspectSentence(
      `${star}${royal}${royal && ','} is of the nature of ${nature.join(' and ')} and gives ${ownMatter(point.name)} ${joinWords(nature.map((planet) => STAR_GIFTS[planet]))}`,
    ),
  }
}

// source: this project's own words for the natures of the planets
const STAR_GIFTS: Record<ClassicalPlanet, string> = {
  Sun: 'the wish to be seen',
  Moon: 'a finer ear',
  Mercury: 'a quick word',
  Venus: 'charm',
  Mars: 'courage',
  Jupiter: 'confidence',
  Saturn: 'endurance',
}
