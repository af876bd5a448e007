import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Graha, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { aspects, naturalBenefics } from '../../jyotish/nature.ts'
import type { Point } from '../../jyotish/points.ts'
import { judgeYoga as judgedYoga } from '../../jyotish/rules/yoga-rule.ts'
import { specialLagnas } from '../../jyotish/special-lagnas.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { DARIDRA } from '../../jyotish/yogas/daridra.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { nullable, rows, t } from '../../schema.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, houseFrom, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { conditionSentences } from '../shared/narrative/condition.ts'
import { dayOfBirth, sinceSunrise } from '../shared/natal.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Placement, placement } from '../shared/shapes.ts'
import { bandBars } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import { AreaKind } from './parts/area-kind.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import { houseText, timelineFacts, timingText, vargaText } from './parts/area-sections.ts'
import { guestsOf, lordText, partsText, significatorText } from './parts/area-sides.ts'

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
  debts: ['Borrowing', 6],
} as const satisfies Record<string, readonly [string, HouseNumber]>
type Stream = keyof typeof STREAMS
type Outlet = keyof typeof OUTFLOW
const STREAM_NAMES = Object.keys(STREAMS) as Stream[]
const OUTLETS = Object.keys(OUTFLOW) as Outlet[]

/** Points closer than this count as equal strength. source: this project's own weighing */
const EVEN = 5

const PROMISE_TITLES: Record<AreaBand, string> = {
  strong: 'Money comes, and can be kept',
  good: 'Means grow by steps',
  mixed: 'Money comes and goes by turns',
  weak: 'Means are made late and by one’s own hand',
}

export default capability({
  slug: 'report-wealth',
  title: 'Wealth report',
  summary: 'Means by a birth: promise, streams of income and outflow, and timing.',
  keywords: 'money wealth rich income finance',
  weight: 'report',
  method: `Houses 2 and 11 (primary), 9, 5, 10; karakas Jupiter, Venus, Mercury; D2. ${AREA_METHOD} Streams and outlets: scored in the same way by their one house, Jupiter as karaka, without bindus of other houses, divisional chart and yogas. Indu lagna: the kalas of the ninth lords from ascendant and Moon, counted from the Moon (Uttara Kalamrita 4); Sree and hora lagna as special-lagna-charts. Combinations as dhana-yogas and daridra-yogas.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('wealth'),
    summary: AreaSummary,
    streams: t.Object(
      Object.fromEntries(STREAM_NAMES.map((name) => [name, AreaKind])) as Record<Stream, typeof AreaKind>,
      { description: 'Streams of income.' },
    ),
    outflow: t.Object({ expenses: AreaKind, debts: AreaKind }, { description: 'Outlets of money.' }),
    points: t.Object(
      {
        indu_lagna: Placement,
        sree_lagna: Placement,
        hora_lagna: nullable(Placement, { description: 'Null if the Sun did not rise.' }),
      },
      { description: 'Special ascendants for wealth.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 12),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, streams, outflow, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      bandBars('Streams and outlets', [
        ...STREAM_NAMES.map((name) => ({ name: STREAMS[name][0], score: streams[name].score })),
        ...OUTLETS.map((name) => ({ name: OUTFLOW[name][0], score: outflow[name].score })),
      ]),
    ]),
}).compute(async (input, world) => {
  const texts = await corpus('report-wealth')
  const open = await openArea('wealth', 'wealth', input, world, { minors: 'later' })
  const { born, chart, houses, assessment, planets, held, facts, describe, state, scoreFact, conditionFact } = open
  // Jupiter is described with fortune; of the other two the one further from the middle is used.
  const outspoken =
    Math.abs(planets.Mercury.score - 50) >= Math.abs(planets.Venus.score - 50)
      ? ('Mercury' as const)
      : ('Venus' as const)
  const house = (number: HouseNumber, shades: Record<AreaBand, (typeof texts)['promise'][AreaBand]>) => [
    ...houseText(open, number, shades, guestsOf(open, number)),
    ...lordText(open, number),
  ]

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
  const pointFact = (id: string, name: string, at: Point): Fact => ({
    id: `${id}.sign`,
    kind: 'position',
    text: `${name} is in ${signName(at.sign)}, house ${houseFrom(chart.ascendant.sign, at.sign)}.`,
    value: signName(at.sign),
    source: 'vedic-charts/special-lagna-charts',
  })
  const wordsOf = ({ sign }: Point) => {
    const number = houseFrom(chart.ascendant.sign, sign)
    return {
      sign: signName(sign),
      house: ordinalInWords(number),
      field: HOUSE_FIELDS[number],
      lord: nameInSentence(lordOf(sign)),
      state: conditionSentences(planets[lordOf(sign)]),
    }
  }
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
  const streams = partsText(
    open,
    STREAM_NAMES.map((key) => ({ key, label: STREAMS[key][0], own: own(STREAMS[key][1]), says: texts.streams[key] })),
  )
  const outflow = partsText(
    open,
    OUTLETS.map((key) => ({ key, label: OUTFLOW[key][0], own: own(OUTFLOW[key][1]), says: texts.outflow[key] })),
  )
  const [widest, narrowest] = [streams.ranked[0]!, streams.ranked.at(-1)!]
  const leak = outflow.ranked.at(-1)!
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

  const sections = [
    scoredSection('promise', PROMISE_TITLES[assessment.band], assessment.score, [
      ...describe(texts.promise[assessment.band], open.summaryFacts),
      ...significatorText(open, outspoken, texts.karakas[outspoken]),
    ]),
    scoredSection('second_and_eleventh', 'What is kept, and what comes in', null, [
      ...house(2, texts.second_house),
      ...house(11, texts.eleventh_house),
    ]),
    scoredSection('ninth_fortune', 'Fortune behind the money', houses[8]!.score, [
      ...house(9, texts.ninth_house),
      ...significatorText(open, 'Jupiter', texts.karakas.Jupiter),
    ]),
    scoredSection('hora_chart', 'The hora: by which half it is made', null, [
      ...vargaText(open, 2, { varga: 'D2', called: 'hora', says: texts.hora }),
      ...describe(texts.hora_of_gains[half === 'Leo' ? 'solar' : 'lunar'], [halfFact], {
        lord: nameInSentence(lordOfGains),
      }),
    ]),
    scoredSection('indu_lagna', `Where means feel at home: ${signName(indu.sign)}`, null, [
      ...describe(texts.indu[care], [pointFact('indu_lagna', 'Indu lagna', indu), ...uponFacts], wordsOf(indu)),
      ...describe(
        texts.sree,
        [pointFact('sree_lagna', 'Sree lagna', sree), conditionFact(lordOf(sree.sign))],
        wordsOf(sree),
      ),
      ...(hora_lagna
        ? describe(texts.hora_lagna, [pointFact('hora_lagna', 'Hora lagna', hora_lagna)], wordsOf(hora_lagna))
        : []),
    ]),
    scoredSection('dhana_yogas', 'Combinations of wealth', null, yogasText({ ...open, yogas: dhana }, texts.dhana)),
    scoredSection('daridra_yogas', 'Combinations of want', null, [
      ...describe(
        texts.daridra[active.length > 0 ? 'some' : want.length > 0 ? 'lifted' : 'none'],
        wantFacts.length > 0 ? wantFacts : [scoreFact],
      ),
      ...active.map(({ id, name, result }) =>
        state(`${name}: ${result}`, wantFacts.find((fact) => fact.id === `yoga.${id}`)!),
      ),
    ]),
    scoredSection(
      'streams',
      `${widest.label} flows best, ${narrowest.label.toLowerCase()} least`,
      null,
      streams.ranked.map(({ said: factText }) => factText),
    ),
    scoredSection(
      'outflow',
      `Where it goes: ${leak.label.toLowerCase()} asks for the closer watch`,
      null,
      outflow.ranked.map(({ said }) => said),
    ),
    scoredSection('timing', 'When', null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    scoredSection('advice', 'What to do with it', null, [
      ...describe(texts.advice[lean], houseFacts),
      ...describe(texts.advice[leak.key], leak.said.because),
    ]),
    open.remediesSection(),
  ]
  return {
    ...reportHead('wealth', born),
    summary: open.summary,
    streams: streams.rows,
    outflow: outflow.rows,
    points: {
      indu_lagna: placement(indu),
      sree_lagna: placement(sree),
      hora_lagna: hora_lagna && placement(hora_lagna),
    },
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: `${CAUTION} Nothing in it is investment advice.`,
  }
})
