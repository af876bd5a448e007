import { AREA_RULES } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Graha } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { aspects, naturalBenefics } from '../../jyotish/nature.ts'
import type { SiderealPoint } from '../../jyotish/points.ts'
import { judgeYoga as judgedYoga } from '../../jyotish/rules/yoga-rule.ts'
import { specialLagnas } from '../../jyotish/special-lagnas.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { DARIDRA } from '../../jyotish/yogas/daridra.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { nullable, type Static, t } from '../../schema.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { type ChapterParagraph, inFull, TEXT_LENGTH } from '../shared/narrative/lengths.ts'
import { themesOf } from '../shared/narrative/themes.ts'
import { dayOfBirth, sinceSunrise } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo, withText } from '../shared/report-sections.ts'
import { Placement, placement } from '../shared/shapes.ts'
import { bandBars } from '../shared/share-bars.ts'
import { areaDocument } from './parts/area-document.ts'
import { AreaKind, areaKind } from './parts/area-kind.ts'
import { partShadeOf, partText } from './parts/area-parts.ts'
import { chapterSection, openArea, scoredSection } from './parts/area-report.ts'
import { lordSeatFact, timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { yogaStatements } from './parts/area-yogas.ts'
import { WEALTH_HEADINGS } from './parts/chapter-headings.ts'
import { type WealthChapters, wealthChapters } from './parts/wealth-chapters.ts'

// source: BPHS ch. 11 on the houses; each stream and outlet with the house that it is read from
const STREAMS = {
  earned: ['Earned income', 10],
  savings: ['Saving', 2],
  gains: ['Income beyond the wage', 11],
  fortune: ['Fortune', 9],
  investment: ['Investment', 5],
  inheritance: ['Inheritance', 8],
  partnership: ['Income from partnership', 7],
  property: ['Income from property', 4],
} as const satisfies Record<string, readonly [string, HouseNumber]>
const OUTFLOW = {
  expenses: ['Spending', 12],
  debts: ['The handling of debt', 6],
} as const satisfies Record<string, readonly [string, HouseNumber]>
type ParentsAreaTexts = Awaited<ReturnType<typeof corpus<'parents-area'>>>
type Stream = keyof typeof STREAMS
type Outlet = keyof typeof OUTFLOW
const STREAM_NAMES = Object.keys(STREAMS) as Stream[]
const OUTLETS = Object.keys(OUTFLOW) as Outlet[]

/** Points closer than this count as equal strength. source: this project's own weighing */
const EVEN = 5

export default capability({
  slug: 'report-wealth',
  title: 'Wealth report',
  summary: 'Means by a birth: promise, streams of income and outflow, and timing.',
  keywords: 'money wealth rich income finance',
  weight: 'report',
  method:
    'The houses are 2 and 11 (primary), 9, 5 and 10, the karakas Jupiter, Venus and Mercury, the varga D2. The area is scored and timed as in detailed-life. Streams and outlets have the same score by their one house, with Jupiter as karaka and without bindus of other houses, divisional chart and yogas; property has the score of report-property. The indu lagna counts the kalas of the 9th lords from ascendant and Moon, from the Moon (Uttara Kalamrita 4); Sree and hora lagna follow special-lagna-charts. Combinations follow dhana-yogas and daridra-yogas.',
  input: reportBirth({ ...AREA_INPUT, length: TEXT_LENGTH }),
  data: t.Object({
    ...reportHeadFields('wealth'),
    summary: AreaSummary,
    streams: t.Object(
      Object.fromEntries(STREAM_NAMES.map((name) => [name, AreaKind])) as Record<Stream, typeof AreaKind>,
      { description: 'Sources of income.' },
    ),
    outflow: t.Object({ expenses: AreaKind, debts: AreaKind }, { description: 'Outlets of money.' }),
    points: t.Object(
      {
        indu_lagna: Placement,
        sree_lagna: Placement,
        hora_lagna: nullable(Placement, { description: 'Hora lagna; null if the Sun did not rise.' }),
      },
      { description: 'Special ascendants for wealth.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(12),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'forest',
    document: ({ summary, timeline, sections, streams, outflow, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        bandBars('Streams and outlets', [
          ...STREAM_NAMES.map((name) => ({ name: STREAMS[name][0], score: streams[name].score })),
          ...OUTLETS.map((name) => ({ name: OUTFLOW[name][0], score: outflow[name].score })),
        ]),
      ]),
  },
}).compute(async (input, world) => {
  const open = await openArea('wealth', 'wealth', input, world, { minors: 'later' })
  const { born, chart, houses, assessment, planets, held, facts, describe, state, scoreFact, conditionFact } = open
  const lordOfGains = houses[10]!.lord
  const half = signName(vargaSeat(chart.graha[lordOfGains].longitude, 'D2').sign)
  const halfFact: Fact = {
    id: `D2.${lordOfGains}.sign`,
    kind: 'position',
    text: `${capitalisedName(lordOfGains)}, lord of house 11, is in ${half} in D2.`,
    value: half,
    source: 'vedic-charts/divisional-charts',
  }

  const day = dayOfBirth(born, 'the hora lagna is', world)
  const { indu_lagna, sree_lagna, hora_lagna } = specialLagnas(chart, day && sinceSunrise(born, day, world))
  const indu = indu_lagna!
  const sree = sree_lagna!
  const pointFact = (id: string, name: string, at: SiderealPoint): Fact => ({
    id: `${id}.sign`,
    kind: 'position',
    text: `${name} is in ${signName(at.sign)}, house ${houseFrom(chart.ascendant.sign, at.sign)}.`,
    value: signName(at.sign),
    source: 'vedic-charts/special-lagna-charts',
  })
  const placeOf = ({ sign }: SiderealPoint) => {
    const number = houseFrom(chart.ascendant.sign, sign)
    return { house: ordinalInWords(number), field: HOUSE_FIELDS[number] }
  }
  const induHouse = houseFrom(chart.ascendant.sign, indu.sign)
  const benefics = naturalBenefics(chart)
  const upon = GRAHAS.filter(
    (planet) => chart.graha[planet].sign === indu.sign || aspects(planet, chart.graha[planet].sign, indu.sign),
  )
  const isGood = (planet: Graha) => benefics.has(planet)
  const care = upon.length === 0 ? 'empty' : upon.every(isGood) ? 'benefic' : upon.some(isGood) ? 'both' : 'malefic'
  const uponFacts = upon.map((planet): Fact => {
    const stands = chart.graha[planet].sign === indu.sign
    return {
      id: `indu_lagna.${stands ? 'held' : 'aspected'}_by.${planet}`,
      kind: stands ? 'position' : 'aspect',
      text: `${capitalisedName(planet)} ${stands ? 'stands in' : 'looks at'} the sign of Indu lagna.`,
      value: true,
      source: 'reports/report-wealth',
    }
  })

  const dhana = held.filter(({ group }) => group === 'dhana')
  const dhanaFacts = yogaStatements({ ...open, yogas: dhana }).flatMap(({ because }) => because)
  const want = DARIDRA.map((rule) => judgedYoga(rule, facts)).filter(({ present }) => present)
  const active = want.filter(({ cancelled }) => !cancelled)
  const wantFacts = want.map(
    ({ id, name, rule }): Fact => ({
      id: `yoga.${id}`,
      kind: 'yoga',
      text: `${name}: ${rule}.`,
      value: true,
      source: 'doshas-yogas/daridra-yogas',
    }),
  )

  const own = (number: HouseNumber) => ({
    primary: [number],
    secondary: [],
    karakas: ['Jupiter'] as const,
    varga: null,
    groups: [],
  })
  const partsOf = <K extends string>(keys: readonly K[], table: Readonly<Record<K, readonly [string, HouseNumber]>>) =>
    keys.map((key) => ({
      key,
      label: table[key][0],
      // Property has the verdict of its own report.
      ...areaKind(open, key, table[key][0], key === 'property' ? AREA_RULES.property : own(table[key][1])),
    }))

  const ranked = <P extends { assessment: { score: number } }>(parts: readonly P[]) =>
    parts.toSorted((a, b) => b.assessment.score - a.assessment.score)
  const [streams, outflow] = [partsOf(STREAM_NAMES, STREAMS), partsOf(OUTLETS, OUTFLOW)]
  const [rankedStreams, rankedOutflow] = [ranked(streams), ranked(outflow)]
  const [widest, narrowest] = [rankedStreams[0]!, rankedStreams.at(-1)!]
  const leak = rankedOutflow.at(-1)!
  const [saves, earns] = [houses[1]!, houses[10]!]
  const balance = saves.score - earns.score
  const lean = Math.abs(balance) < EVEN ? 'even' : balance < 0 ? 'keep' : 'gain'
  const houseFacts = [saves, earns].map(
    ({ house: number, score, band }): Fact => ({
      id: `score.house${number}`,
      kind: 'score',
      text: `House ${number} has ${score} of 100 points: ${band}.`,
      value: score,
      source: 'reports/area_score',
    }),
  )

  const induFacts = [pointFact('indu_lagna', 'Indu lagna', indu), ...uponFacts]
  const partOf = <K extends string>({ key, assessment: judged, said }: ReturnType<typeof partsOf<K>>[number]) => {
    const shade = partShadeOf({ assessment: judged })
    return { key, shade, because: said.because }
  }
  const named = active.map(({ id, name, result }) =>
    inFull(state(`${name}: ${result}`, wantFacts.find((fact) => fact.id === `yoga.${id}`)!)),
  )
  const partFacts = [...streams, ...outflow].flatMap(({ said }) => said.because)

  const grownSections = (those: WealthChapters) => {
    const section = (
      id: string,
      title: string,
      score: number | null,
      paragraphs: readonly ChapterParagraph[],
      further: readonly Fact[] = [],
    ) => chapterSection({ id, title, score, paragraphs, further }, input.length ?? 'standard')
    return [
      section('promise', WEALTH_HEADINGS.verdict[assessment.band], assessment.score, those.promise()),
      section('second_and_eleventh', those.mainHead!, null, [...those.mainHouse(), ...those.gains()]),
      section('ninth_fortune', 'Where your luck with money comes from', houses[8]!.score, those.fortune()),
      section('hora_chart', those.courseHead!, null, those.hora()),
      section('indu_lagna', `Where wealth waits for you: ${HOUSE_FIELDS[induHouse]}`, null, those.special()),
      section('dhana_yogas', 'Combinations of wealth', null, those.dhana(dhana)),
      section('daridra_yogas', 'Combinations of want', null, those.daridra(named), wantFacts),
      section(
        'streams',
        `${widest.label} is your best stream, ${narrowest.label.toLowerCase()} the weakest`,
        null,
        those.streams(),
        partFacts,
      ),
      section(
        'outflow',
        partShadeOf(leak) === 'good'
          ? 'Where your money goes'
          : `Where your money goes: keep an eye on ${leak.label.toLowerCase()}`,
        null,
        those.outflow(),
        partFacts,
      ),
      section('timing', those.timingHead, null, those.timing(), timelineFacts(open)),
      section('advice', 'Earning or keeping: your next step', null, [...those.leaning(), ...those.waiting()]),
      section('remedies', 'What to do now', null, those.deeds(), open.remedyFacts),
    ]
  }
  const childSections = (texts: ParentsAreaTexts) => {
    const { gift, strain } = themesOf({ rule: open.rule, assessment, planets, houses, further: [] })
    const lordText = (number: HouseNumber) =>
      describe(open.texts.lordIn(number, houses[number - 1]!.lordHouse, 'good'), [
        lordSeatFact(houses[number - 1]!),
        conditionFact(houses[number - 1]!.lord),
      ])
    const cells = texts.wealth
    return [
      scoredSection(
        'promise',
        'What your child brings along',
        assessment.score,
        [
          ...describe(texts.gift[gift.planet], [conditionFact(gift.planet)]),
          ...describe(texts.strain[strain.planet], [conditionFact(strain.planet)]),
        ],
        open.summaryFacts,
      ),
      scoredSection('second_and_eleventh', 'Keeping and receiving', null, [...lordText(2), ...lordText(11)]),
      scoredSection('ninth_fortune', 'Good advice and good fortune', houses[8]!.score, lordText(9)),
      scoredSection(
        'hora_chart',
        'How your child learns about money',
        null,
        describe(cells.hora[half === 'Leo' ? 'solar' : 'lunar'], [halfFact]),
      ),
      scoredSection(
        'indu_lagna',
        'What your child enjoys about it',
        null,
        describe(cells.indu[elementOf(indu.sign)], induFacts),
      ),
      scoredSection(
        'dhana_yogas',
        'Combinations of wealth',
        null,
        describe(cells.combinations, [scoreFact]),
        dhanaFacts,
      ),
      scoredSection('daridra_yogas', 'Combinations of want', null, describe(cells.want, [scoreFact]), wantFacts),
      scoredSection('streams', 'Tasks that suit your child', null, describe(cells.streams, [scoreFact]), partFacts),
      scoredSection('outflow', 'What pocket money is spent on', null, describe(cells.outflow, [scoreFact]), partFacts),
      scoredSection('timing', 'When', null, describe(cells.times, [scoreFact]), timelineFacts(open)),
      scoredSection('advice', 'One thing to do', null, describe(cells.advice[lean], houseFacts)),
      open.remediesSection(),
    ]
  }
  const forParents = open.minor ? await corpus('parents-area') : null
  const chapters = forParents
    ? null
    : await wealthChapters(open, {
        name: givenName(input.name),
        half: half === 'Leo' ? 'solar' : 'lunar',
        halfFact,
        indu: { house: induHouse, care, facts: induFacts },
        further: [
          {
            cell: 'sree',
            fact: pointFact('sree_lagna', 'Sree lagna', sree),
            words: placeOf(sree),
          },
          ...(hora_lagna
            ? [
                {
                  cell: 'hora_lagna' as const,
                  fact: pointFact('hora_lagna', 'Hora lagna', hora_lagna),
                  words: placeOf(hora_lagna),
                },
              ]
            : []),
        ],
        streams: rankedStreams.map(partOf),
        outflow: rankedOutflow.map(partOf),
        wants: { state: active.length > 0 ? 'some' : want.length > 0 ? 'lifted' : 'none', facts: wantFacts },
        lean,
        leanFacts: houseFacts,
      })
  const rowsOf = <K extends string>(parts: readonly ReturnType<typeof partsOf<K>>[number][]) =>
    Object.fromEntries(parts.map((part) => [part.key, { ...part.row, text: partText(part.label, part) }])) as Record<
      K,
      Static<typeof AreaKind>
    >
  return {
    ...reportHead('wealth', born),
    summary: chapters
      ? open.summaryWith(chapters.opening)
      : open.summaryWith(describe(forParents!.wealth.verdict[assessment.band], open.summaryFacts)[0]!),
    streams: rowsOf(streams),
    outflow: rowsOf(outflow),
    points: {
      indu_lagna: placement(indu),
      sree_lagna: placement(sree),
      hora_lagna: hora_lagna && placement(hora_lagna),
    },
    timeline: open.timeline,
    sections: chapters ? withText(grownSections(chapters)) : childSections(forParents!),
    remedies: chapters ? open.remediesWith(chapters.strain) : open.remedies,
    caution: `${CAUTION} Nothing in it is investment advice.`,
  }
})
