import {
  bars,
  callout,
  figureBlock as drawn,
  listBlock,
  paragraph,
  type Section,
  subheading,
  table,
} from '../../document/document.ts'
import { maybe, oneOf, optionalKeys, rows, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
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
import { WESTERN_REPORT } from '../shared/report-designs.ts'
import { SvgImage } from '../shared/shapes.ts'
import {
  Compatibility,
  InterAspect,
  interAspectRows,
  lennonAndOno,
  namesOf,
  PAIR_FIELDS,
  PersonChart,
  pair,
  pairCompatibility,
  personChart,
  shortNames,
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
import { bondOf } from './parts/bond-kinds.ts'
import { begun, overlayTexts, placementText } from './parts/overlay-readings.ts'
import { linesAdvice, type PairLine, pairLines, roundTimesText } from './parts/pair-lines.ts'
import { pairGate } from './parts/pair-traits.ts'
import { FOCUSES, themeAdvice } from './parts/synastry-advice.ts'
import { easeInWord, overviewText, synastryWriter } from './parts/synastry-readings.ts'
import { closenessOf, outweighText, verdictText } from './parts/synastry-verdict.ts'

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
    'Aspects, orbs and compatibility are those of synastry-chart. A theme has the aspects of its planet pairs in both directions; its score is 50 + 50 (H - C)/(H + C) with the harmonious and challenging weights of synastry-chart, and 50 without an aspect. Balances count Sun, Moon and Ascendant 2, Mercury to Pluto 1. The composite uses midpoints, also for cusps. `focus` sets the first themes of the advice. Texts speak of lovers only for a requested romance of two adults less than 18 years apart. A bond of work and a pair with somebody under 18 have texts of their own. Where two texts give the bond or one of the two opposite traits, the score of the theme decides, then the weight of the contact; the others are left out. One aspect alone makes a theme neither quite easy nor quite hard.',
  varies: true,
  input: pair({
    focus: maybe(
      oneOf(FOCUSES, {
        default: 'romance',
        description:
          'Kind of bond. Sets the first themes of the advice. Texts speak of lovers only if it is sent as `romance`.',
      }),
    ),
  }),
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
        owner: oneOf(PAIR_FIELDS),
        planet: PointTerm,
        in_house_of: oneOf(PAIR_FIELDS),
        house: House,
        text: t.String({
          description: 'The meaning for the three weightiest planets of each person; the place only for the others.',
        }),
      }),
    ),
    composite: t.Object({ planets: PlanetRows, ascendant: Angle, midheaven: Angle, aspects: t.Array(AspectRow) }),
    strengths: t.Array(t.String()),
    challenges: t.Array(t.String()),
    advice: t.Array(t.String()),
    images: t.Array(SvgImage, {
      maxItems: 2,
      description: 'Drawings: the second chart around the first, and the grid of aspects between both charts.',
    }),
  }),
  example: lennonAndOno,
  report: {
    ...WESTERN_REPORT,
    subjects: UNNAMED,
    accent: 'plum',
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
      const [a, b] = PAIR_FIELDS.map((person) => persons[person].name ?? UNNAMED[person]) as [string, string]
      const names = namesOf(persons.person_a.name, persons.person_b.name)
      const called = shortNames(names, { a: persons.person_a.name, b: persons.person_b.name })
      const [wheels, grids] = [images.slice(0, 1), images.slice(1)]
      return [
        {
          title: 'Overview',
          facts: [{ text: overview.summary, source: 'Discepolo' }],
          blocks: [
            callout('In short', overview.summary),
            table(
              'Both at a glance',
              ['', 'Sun', 'Moon', 'Ascendant'],
              PAIR_FIELDS.map((person) => {
                const { sun, moon, asc } = persons[person]
                return [{ person_a: a, person_b: b }[person], sun.sign, moon.sign, asc.sign]
              }),
            ),
            table(
              'Elements',
              ['', ...ELEMENTS],
              SIDES.map((side) => [
                { person_a: a, person_b: b, combined: 'Together' }[side],
                ...ELEMENTS.map((element) => String(overview.element_balance[side]?.[element] ?? 0)),
              ]),
            ),
            ...wheels.map(({ content }) =>
              drawn('Synastry wheel', content, `The chart of ${names.b} drawn around the chart of ${names.a}.`),
            ),
            // Drawn separately from the wheel, because each image needs its own width to be readable.
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
              themes.map(({ theme, score, aspects }) => ({
                name: upperFirst(theme),
                share: score / 100,
                label: easeInWord(score, aspects.length),
              })),
            ),
            ...themes.flatMap(({ theme, text }) => [subheading(upperFirst(theme)), paragraph(text)]),
          ],
        },
        ...(house_overlays.length > 0
          ? [
              {
                title: 'In each other’s houses',
                blocks: PAIR_FIELDS.map((owner) =>
                  table(
                    owner === 'person_a'
                      ? `Planets of ${names.a} in the houses of ${names.b}`
                      : `Planets of ${names.b} in the houses of ${names.a}`,
                    ['Planet', 'House', 'What meets there'],
                    house_overlays
                      .filter((row) => row.owner === owner && row.text !== placementText(row, called))
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
          .map(([title, items]) => ({ title, blocks: [listBlock(items)] })),
      ]
    },
  },
}).compute(async (input, world) => {
  const both = westernPair(input, world)
  const { a, b } = both
  const names = namesOf(a.name, b.name)
  const contacts = interAspects(a.chart, b.chart)
  const interAspectRow = interAspectRows(both)
  const match = pairCompatibility(both, contacts)
  const themes = THEMES.map((theme) => {
    const own = contactsOfTheme(theme, contacts)
    return { theme, score: themeScore(own), contacts: own }
  })
  const composite = compositeChart(a.chart, b.chart, 'midpoint_cusps')
  const still = anglesOf(composite).map((angle) => ({ ...angle, speed: null }))
  const called = shortNames(names, { a: a.name, b: b.name })
  const lines = pairLines(contacts, called)
  const bond = bondOf(
    both,
    input.focus === 'romance' ? 'romance' : input.focus === 'business' ? 'work' : null,
    civilOf(world.now),
    called,
  )
  // Two generations are read as a family unless the request says otherwise.
  const focus =
    bond.ageText !== null && input.focus !== 'business' && input.focus !== 'friendship'
      ? 'family'
      : (input.focus ?? 'romance')
  const gate = pairGate({
    contacts,
    lines,
    themes: themes.filter((theme) => theme.contacts.length > 0),
    overlays: match.house_overlays,
    percentage: match.percentage,
  })
  const teller = await synastryWriter(called, contacts, lines, bond, gate)
  const findingOf = (line: PairLine | null) => (line ? teller.finding(line) : { scene: '', deed: '' })
  const findings = { gift: findingOf(lines.gift), question: findingOf(lines.question) }
  const overlays = overlayTexts(match.house_overlays, called, bond, gate)
  const images = await reportWheels(synastryWheel(both, contacts, IN_ENGLISH), world.tenant)
  return {
    section: 'synastry-full',
    persons: { person_a: personChart(a), person_b: personChart(b) },
    overview: {
      summary: overviewText(
        names,
        {
          tie: verdictText(closenessOf(contacts, match.house_overlays, match.discepolo.band), match.percentage),
          outweigh: outweighText(match.percentage),
        },
        themes,
        called,
        lines,
        contacts,
        roundTimesText(both, called),
        bond,
        findings,
      ),
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
    house_overlays: match.house_overlays.map((row, i) => ({ ...row, text: overlays[i]! })),
    composite: {
      planets: pointRows(composite.points),
      ascendant: angleObject(composite.ascendant),
      midheaven: angleObject(composite.midheaven),
      aspects: aspectsWithin<AspectPoint>([...composite.points, ...still], orbsFor('natal')).map(aspectRow),
    },
    strengths: teller.weightiest('harmonious', contacts, themes),
    challenges: teller.weightiest('challenging', contacts, themes),
    advice: [...linesAdvice(lines, bond).map(begun), ...themeAdvice(themes, focus, contacts, bond)],
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
