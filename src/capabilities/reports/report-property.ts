import type { AreaBand, AreaRule } from '../../jyotish/assessment/area.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import { aspects } from '../../jyotish/nature.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { type Static, t } from '../../schema.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { type Grounded, joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { bandBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { AreaKind, areaKind } from './parts/area-kind.ts'
import { partText } from './parts/area-parts.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'

// source: BPHS 11 and 32; each kind of property with its house and its significators
const KINDS = {
  land: ['Land', [4], ['Mars']],
  house: ['A house to live in', [4], ['Moon', 'Venus']],
  commercial: ['Commercial property', [10], ['Mercury', 'Saturn']],
  inherited: ['Inherited property', [8, 2], ['Saturn']],
  vehicles: ['A vehicle', [4], ['Venus']],
} as const satisfies Record<string, readonly [string, readonly HouseNumber[], readonly Graha[]]>
type Kind = keyof typeof KINDS
const KIND_NAMES = Object.keys(KINDS) as Kind[]

const PROMISE_TITLES: Record<AreaBand, string> = {
  strong: 'A roof of your own, and ground that keeps its worth',
  good: 'A modest place first, and then a better one for you',
  mixed: 'Property on conditions',
  weak: 'You try several homes before one remains',
}

export default capability({
  slug: 'report-property',
  title: 'Property report',
  summary: 'Land, houses and vehicles by a birth: promise, kind, disputes, and timing.',
  keywords: 'buy house land property vehicle owning',
  weight: 'report',
  method:
    'The houses are 4 (primary), 2, 11 and 8, the karakas Mars (land), Venus (vehicles), Moon and Saturn (old buildings), the varga D4, with the yogas of houses and conveyances. The area is scored and timed as in detailed-life. Kinds of property have the same score by their houses (land, house and vehicles 4, commercial 10, inherited 8 and 2) and karakas (Mars; Moon and Venus; Mercury and Saturn; Saturn; Venus), with D4 and without yogas. Disputes are indicated by Mars or the 6th lord in the 4th, aspecting it, or with its lord.',
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('property'),
    summary: AreaSummary,
    kinds: t.Object(Object.fromEntries(KIND_NAMES.map((name) => [name, AreaKind])) as Record<Kind, typeof AreaKind>, {
      description: 'Kinds of property.',
    }),
    timeline: AreaTimeline,
    sections: sectionsUpTo(10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'umber',
    document: ({ summary, timeline, sections, kinds, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        bandBars(
          'Kinds of property',
          KIND_NAMES.map((name) => ({ name: KINDS[name][0], score: kinds[name].score })),
        ),
      ]),
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-property')
  const open = await openArea('property', 'property', input, world, { minors: 'later' })
  const argument = await areaArgument(open, { area: 'property', matter: 'property', name: givenName(input.name) })
  const chapters = await areaChapters(open, argument, 'property')
  const { born, chart, houses, assessment, describe, state, lord } = open
  const fourth = houses[3]!
  const eighth = houses[7]!

  const kinds = KIND_NAMES.map((key) => {
    const [label, primary, karakas] = KINDS[key]
    const own: Partial<AreaRule> = { primary, secondary: [], karakas, groups: [], yogas: [] }
    return { key, label, ...areaKind(open, key, label, own) }
  })

  const kindOf = (name: Kind) => kinds.find(({ key }) => key === name)!

  const litigant = houses[5]!.lord
  const tie = (planet: Graha, as: string, how: 'held' | 'aspected' | 'with_lord', sentence: string): Fact => ({
    id: `D1.house.4.${how}_by.${planet}`,
    kind: how === 'aspected' ? 'aspect' : 'position',
    text: `${capitalisedName(planet)}${as} ${sentence}.`,
    value: true,
    source: 'reports/report-property',
  })
  const ties = [...new Set<Graha>(['Mars', litigant])].flatMap((planet) => {
    const { sign, house } = chart.graha[planet]
    const as = planet === litigant ? ', lord of the sixth house,' : ''
    return [
      ...(house === 4 ? [tie(planet, as, 'held', 'stands in the fourth house')] : []),
      ...(aspects(planet, sign, fourth.sign) ? [tie(planet, as, 'aspected', 'looks at the fourth house')] : []),
      ...(planet !== lord && sign === chart.graha[lord].sign
        ? [tie(planet, as, 'with_lord', `stands with ${nameInSentence(lord)}, lord of the fourth house`)]
        : []),
    ]
  })
  const litigantFact: Fact = {
    id: 'D1.house.6.lord_is',
    kind: 'position',
    text: `${capitalisedName(litigant)} is the lord of house 6.`,
    value: litigant,
    source: 'vedic-charts/birth-chart',
  }

  const your = chapters.isForParents ? 'the' : 'your'
  const tiesText = joinWords(
    ties.map(({ text }) =>
      text
        .replace(/\.$/, '')
        .replace(/^The (?=Sun|Moon)/, 'the ')
        .replace(/\bthe (\w+ house)/g, `${your} $1`),
    ),
  )
  // Without a tie no dispute is written into the chart, and nothing is said.
  const disputes: Grounded[] =
    ties.length === 0
      ? []
      : joinPassages(
          [
            state(
              `${upperFirst(tiesText)}, so ${ties.length === 1 ? `${chapters.isForParents ? 'your child' : 'you'} may meet a neighbour, a builder or a co-owner who sees a matter differently` : `${chapters.isForParents ? 'your child' : 'you'} should expect one dispute over ground, rent or repairs in a long life`}.`,
              ...ties,
            ),
          ],
          chapters.isForParents ? [] : describe(texts.disputes[litigant], [litigantFact]),
        )

  const sections = [
    scoredSection(
      'promise',
      PROMISE_TITLES[assessment.band],
      assessment.score,
      [...argument.promise, ...chapters.parts('the five kinds of property', kinds)],
      kinds.flatMap(({ said }) => said.because),
    ),
    scoredSection(
      'fourth_house',
      'The home you live in',
      fourth.score,
      chapters.house(4, { places: texts.lord_place, guests: texts.guests }),
    ),
    scoredSection('mars_and_land', 'Land and building', null, chapters.planet('Mars', texts.mars, kindOf('land'))),
    scoredSection(
      'venus_and_vehicles',
      'Vehicles and comfort',
      null,
      chapters.planet('Venus', texts.venus, kindOf('vehicles')),
    ),
    scoredSection(
      'chaturthamsha',
      'The house you end up with',
      null,
      chapters.divided(4, { varga: 'D4', called: 'chaturthamsha', gloss: 'the chart of home' }, texts.rising),
    ),
    scoredSection(
      'inheritance',
      'Property from your family',
      eighth.score,
      chapters.house(8, { lords: texts.inheritance }),
    ),
    scoredSection('disputes', ties.length > 1 ? 'Papers decide' : 'One thing to put in writing', null, disputes),
    scoredSection(
      'yogas',
      'Combinations for houses and conveyances',
      null,
      chapters.yogas(),
      open.yogas.map(chapters.yogaFact),
    ),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    argument.remedies(),
  ]
  return {
    ...reportHead('property', born),
    summary: open.summaryWith(argument.opening),
    kinds: Object.fromEntries(
      kinds.map((kind) => [
        kind.key,
        { ...kind.row, text: chapters.isForParents ? kind.row.text : partText(kind.label, kind) },
      ]),
    ) as Record<Kind, Static<typeof AreaKind>>,
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: CAUTION,
  }
})
