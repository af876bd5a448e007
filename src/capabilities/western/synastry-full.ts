import {
  bars,
  callout,
  figure as drawn,
  list,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../document/document.ts'
import { maybe, oneOf, optionalKeys, rows, t } from '../../schema.ts'
import { type AspectPoint, aspectsWithin, orbsFor } from '../../western/aspects.ts'
import { elementBalance, modeBalance } from '../../western/balance.ts'
import { anglesOf } from '../../western/chart.ts'
import { compositeChart } from '../../western/composite.ts'
import { MODES } from '../../western/signs.ts'
import { contactsOfTheme, interAspects, THEMES, themeScore } from '../../western/synastry.ts'
import { upperFirst } from '../../wording.ts'
import { ELEMENTS } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { IN_ENGLISH } from '../shared/captioning.ts'
import { SvgImage } from '../shared/shapes.ts'
import {
  BOND_SAYS,
  Compatibility,
  calledOf,
  compatibility,
  InterAspect,
  interAspectRow,
  lennonAndOno,
  namesOf,
  PERSONS,
  PersonChart,
  pair,
  personChart,
  UNNAMED,
  westernPair,
} from '../shared/tropical/pair.ts'
import {
  Angle,
  AspectRow,
  angleObject,
  aspectRow,
  House,
  PlanetRows,
  PointTerm,
  pointRows,
  zodiacPlaceText,
} from '../shared/tropical/shapes.ts'
import { reportWheels, synastryWheel } from '../shared/tropical/wheel-image.ts'
import { adviceOf, easeInWord, FOCUSES, overlayText, overviewText, synastryWriter } from './parts/synastry-readings.ts'

const SIDES = ['person_a', 'person_b', 'combined'] as const
const Count = t.Integer({ minimum: 0 })

export default capability({
  slug: 'synastry-full',
  title: 'Full synastry report',
  summary:
    'Two tropical charts read together: eight themes with their aspects and scores, house overlays, the composite, advice.',
  keywords: 'compatible couple relationship love partner girlfriend boyfriend report',
  weight: 'report',
  method:
    'Aspects, orbs and compatibility of synastry-chart. Each theme takes the aspects of its planet pairs in both directions; score 50 + 50 (H - C)/(H + C) with the harmonious and challenging weights of synastry-chart, 50 without an aspect. Balances count Sun, Moon and Ascendant 2, Mercury to Pluto 1. Composite of midpoints, cusps likewise. Focus sets which themes the advice takes first.',
  input: pair({ focus: maybe(oneOf(FOCUSES, { default: 'romance' })) }),
  data: t.Object({
    section: t.Literal('synastry-full'),
    persons: t.Object({ person_a: PersonChart, person_b: PersonChart }),
    overview: t.Object({
      summary: t.String(),
      compatibility: Compatibility,
      element_balance: optionalKeys(SIDES, optionalKeys(ELEMENTS, Count)),
      mode_balance: optionalKeys(SIDES, optionalKeys(MODES, Count)),
    }),
    themes: rows(
      t.Object({
        theme: oneOf(THEMES),
        score: t.Integer({ minimum: 0, maximum: 100 }),
        aspects: t.Array(InterAspect),
        text: t.String(),
      }),
      THEMES.length,
    ),
    house_overlays: t.Array(
      t.Object({
        owner: oneOf(PERSONS),
        planet: PointTerm,
        in_house_of: oneOf(PERSONS),
        house: House,
        text: t.String(),
      }),
    ),
    composite: t.Object({ planets: PlanetRows, ascendant: Angle, midheaven: Angle, aspects: t.Array(AspectRow) }),
    strengths: t.Array(t.String()),
    challenges: t.Array(t.String()),
    advice: t.Array(t.String()),
    images: t.Array(SvgImage, {
      description: 'The second chart drawn around the first, and the grid of the aspects between them.',
    }),
  }),
  example: lennonAndOno,
  document: ({
    persons,
    overview,
    themes,
    house_overlays,
    composite,
    strengths,
    challenges,
    advice,
    images,
  }): Section[] => {
    const [a, b] = PERSONS.map((person) => persons[person].name ?? UNNAMED[person]) as [string, string]
    const names = namesOf(persons.person_a.name, persons.person_b.name)
    const [wheels, grids] = [images.slice(0, 1), images.slice(1)]
    return [
      {
        title: 'Overview',
        facts: [{ text: overview.summary, source: 'Discepolo', isInTable: true }],
        blocks: [
          callout(`The bond is ${BOND_SAYS[overview.compatibility.discepolo.band]}`, overview.summary),
          table(
            'Both at a glance',
            ['', 'Sun', 'Moon', 'Ascendant'],
            PERSONS.map((person) => {
              const { sun, moon, asc } = persons[person]
              return [{ person_a: a, person_b: b }[person], sun.sign, moon.sign, asc.sign]
            }),
          ),
          ...wheels.map(({ content }) =>
            drawn('Synastry wheel', content, `The chart of ${names.b} drawn around the chart of ${names.a}.`),
          ),
          table(
            'Elements',
            ['', ...ELEMENTS],
            SIDES.map((side) => [
              { person_a: a, person_b: b, combined: 'Together' }[side],
              ...ELEMENTS.map((element) => String(overview.element_balance[side]?.[element] ?? 0)),
            ]),
          ),
          // Not beside the wheel: each image needs its own width to be readable.
          ...grids.map(({ content }) =>
            drawn(
              'Aspects between both',
              content,
              `Rows: points of ${names.a}; columns: points of ${names.b}; with each aspect its orb.`,
            ),
          ),
        ],
      },
      {
        title: 'Themes',
        blocks: [
          bars(
            'How much of each theme is harmony',
            themes.map(({ theme, score }) => ({
              name: upperFirst(theme),
              share: score / 100,
              label: easeInWord(score),
            })),
          ),
          ...themes.flatMap(({ theme, text }) => [subheading(upperFirst(theme)), paragraph(text)]),
        ],
      },
      ...(house_overlays.length > 0
        ? [
            {
              title: 'In each other’s houses',
              blocks: PERSONS.map((owner) =>
                table(
                  owner === 'person_a'
                    ? `Planets of ${names.a} in the houses of ${names.b}`
                    : `Planets of ${names.b} in the houses of ${names.a}`,
                  ['Planet', 'House', 'What meets there'],
                  house_overlays
                    .filter((row) => row.owner === owner)
                    .map(({ planet, house, text }) => [planet, String(house), text]),
                ),
              ),
            },
          ]
        : []),
      {
        title: 'Composite',
        blocks: [
          table(
            'Midpoints',
            ['Point', 'Place'],
            composite.planets.map(({ planet, ...place }) => [planet, zodiacPlaceText(place)]),
          ),
        ],
      },
      ...Object.entries({ Strengths: strengths, Challenges: challenges, Advice: advice })
        .filter(([, items]) => items.length > 0)
        .map(([title, items]) => ({ title, blocks: [list(items)] })),
    ]
  },
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const { a, b } = both
  const names = namesOf(a.name, b.name)
  const contacts = interAspects(a.chart, b.chart)
  const match = compatibility(both, contacts)
  const themes = THEMES.map((theme) => {
    const own = contactsOfTheme(theme, contacts)
    return { theme, score: themeScore(own), contacts: own }
  })
  const composite = compositeChart(a.chart, b.chart, 'midpoint_cusps')
  const still = anglesOf(composite).map((angle) => ({ ...angle, speed: null }))
  const called = calledOf(names, { a: a.name, b: b.name })
  const teller = await synastryWriter(called)
  const images = await reportWheels(synastryWheel(both, contacts, IN_ENGLISH), world.tenant)
  return {
    section: 'synastry-full',
    persons: { person_a: personChart(a), person_b: personChart(b) },
    overview: {
      summary: overviewText(names, match, themes),
      compatibility: match,
      element_balance: balances(elementBalance(a.chart), elementBalance(b.chart)),
      mode_balance: balances(modeBalance(a.chart), modeBalance(b.chart)),
    },
    themes: themes.map(({ theme, score, contacts: own }) => ({
      theme,
      score,
      aspects: own.map(interAspectRow),
      text: teller.theme(theme, score, own),
    })),
    house_overlays: match.house_overlays.map((row) => ({ ...row, text: overlayText(row, called) })),
    composite: {
      planets: pointRows(composite.points),
      ascendant: angleObject(composite.ascendant),
      midheaven: angleObject(composite.midheaven),
      aspects: aspectsWithin<AspectPoint>([...composite.points, ...still], orbsFor('natal')).map(aspectRow),
    },
    strengths: teller.weightiest('harmonious', contacts),
    challenges: teller.weightiest('challenging', contacts),
    advice: adviceOf(themes, input.focus ?? 'romance'),
    images,
  }
})

const balances = <K extends string>(person_a: Record<K, number>, person_b: Record<K, number>) => ({
  person_a,
  person_b,
  combined: Object.fromEntries(
    (Object.keys(person_a) as K[]).map((key) => [key, person_a[key] + person_b[key]]),
  ) as Record<K, number>,
})
