import { AREA_EDGES, type AreaBand } from '../../jyotish/assessment/area.ts'
import { bandIn } from '../../jyotish/assessment/assessment.ts'
import {
  careerIndicators,
  indicatorText,
  PROFESSIONS,
  rankTrades,
  WAYS_OF_WORKING,
  waysOfWorking,
} from '../../jyotish/callings.ts'
import { vargaDignity } from '../../jyotish/dignity.ts'
import { capitalisedName, type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords, ordinalInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { shareBars, weightTable } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  BAND_WORDS,
  factorFact,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import {
  DIGNITY_HEADS,
  groupOf,
  houseShade,
  lordSeatFact,
  ripestPeriods,
  seatFact,
  timelineFacts,
  timingHead,
  timingText,
  yogasHead,
} from './parts/area-sections.ts'

const MAX_FIELDS = 8
const Share = t.Integer({ minimum: 0, maximum: 100, description: 'Hundredths; the four sum to 100.' })
const TITLES = {
  service: 'Employment',
  business: 'Trade',
  independent: 'Independent work',
  public: 'Public office',
} as const

const PROMISES: Record<AreaBand, string> = {
  strong: 'Work rises and is seen',
  good: 'Work is recognised, a little late',
  mixed: 'Work done whole where it interests',
  weak: 'Work advances by proof',
}

export default capability({
  slug: 'report-career',
  title: 'Career report',
  summary: 'Work by a birth: its promise, suitable callings and way of working, and timing.',
  keywords: 'career job work profession business suits success promotion',
  weight: 'report',
  method: `Houses 10 (primary), 6, 2, 11, 7; karakas Sun, Saturn, Mercury, Jupiter; D10. ${AREA_METHOD} Callings: planets in the 10th 3, its lord 2, karmajiva 2 (Brihat Jataka 10: the navamsha lord of the 10th lord from the strongest of ascendant, Sun and Moon), amatyakaraka 2, lord of the D10 ascendant 1, strongest planet 1. Way of working: 1 each, and 2 for each clause: 6th lord strong, tied to the 10th or its lord there (service); 7th or 11th lord tied to it, Mercury in or looking at 10 or 7 (business); lords of 1 and 10 exchanged by place, Mars strong (independent); Sun in or looking at 10, lords of 9 and 10 tied (public).`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('career'),
    summary: AreaSummary,
    fields: t.Array(
      t.Object({
        field: t.String({ description: 'Calling.' }),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight, largest 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { maxItems: MAX_FIELDS, description: 'By descending weight.' },
    ),
    mode: t.Object(
      { service: Share, business: Share, independent: Share, public: Share },
      { description: 'Ways of working.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, fields, mode, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      shareBars('Ways of working', Object.fromEntries(WAYS_OF_WORKING.map((way) => [TITLES[way], mode[way]]))),
      weightTable(
        'Callings',
        'Calling',
        fields.map(({ field, weight }) => ({ name: field, weight })),
      ),
    ]),
}).compute(async (input, world) => {
  const texts = await corpus('report-career')
  const open = await openArea('career', 'work', input, world, { minors: 'later' })
  const { born, chart, planets, houses, lord, assessment, rule, describe, state, scoreFact, conditionFact, periods } =
    open
  const tenth = houses[9]!
  const late = open.stage === 'elder'
  const halfOf = (planet: typeof lord) => (planets[planet].score >= 50 ? ('good' as const) : ('bad' as const))
  const houseFact = (planet: GrahaName) => seatFact(planet, chart)
  const lordFact = lordSeatFact(tenth)

  const { sign: tenthIn } = vargaSeat(chart.graha[lord].longitude, 'D10')
  const risesIn = vargaSeat(chart.ascendant.longitude, 'D10').sign
  const inTenths = vargaDignity(lord, tenthIn, chart.graha)
  const dashamshaFact: Fact = {
    id: `D10.${lord}.dignity`,
    kind: 'dignity',
    text: `${capitalisedName(lord)} is in ${signName(tenthIn)} in D10, where ${signName(risesIn)} rises.`,
    value: inTenths,
    source: 'vedic-charts/divisional-charts',
  }

  const ofKarakas = Math.round(meanOf(rule.karakas.map((planet) => planets[planet].score)) * 10) / 10
  const minister = karakaOf('amatya', chart)
  const ministerFact: Fact = {
    id: 'jaimini.amatyakaraka',
    kind: 'position',
    text: `${capitalisedName(minister)} is the amatyakaraka.`,
    value: minister,
    source: 'jaimini/chara-karakas',
  }

  const witnesses = careerIndicators(chart, planets)
  const witnessFacts = new Map(
    witnesses.map((witness): [string, Fact] => [
      witness.id,
      {
        id: witness.id,
        kind: 'position',
        text: `${indicatorText(witness)}.`,
        value: witness.planet,
        source: 'reports/report-career',
      },
    ]),
  )
  const trades = rankTrades(witnesses, PROFESSIONS).slice(0, MAX_FIELDS)
  const speakers = [...new Set(trades.flatMap(({ from }) => from.map(({ planet }) => planet)))].slice(0, 3)

  const { shares, found: findings } = waysOfWorking(open.facts)
  const most = Math.max(...Object.values(shares))
  const leaders = WAYS_OF_WORKING.filter((way) => shares[way] === most)
  const modeFacts = findings.flatMap(({ way, clauses }) =>
    clauses.map(
      ({ rule: clause }, i): Fact => ({
        id: `mode.${way}.${i + 1}`,
        kind: 'position',
        text: `${clause.replace(/^./, (letter) => letter.toUpperCase())}: it speaks for ${TITLES[way].toLowerCase()}.`,
        value: true,
        source: 'reports/report-career',
      }),
    ),
  )
  const ripest = ripestPeriods(open)
  const quietest = periods
    .filter((period) => !ripest.includes(period))
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 2)
    .sort((a, b) => a.start - b.start)

  const sections = [
    scoredSection('promise', PROMISES[assessment.band], assessment.score, [
      ...(late ? describe(texts.elder.opening, [scoreFact]) : []),
      ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
      ...describe(open.texts.lordIn(10, tenth.lordHouse, halfOf(lord)), [lordFact, conditionFact(lord)]),
    ]),
    scoredSection('tenth_house', `The tenth house is ${BAND_WORDS[houseShade(tenth)]}`, tenth.score, [
      ...describe(texts.tenth_house[houseShade(tenth)], [
        {
          ...scoreFact,
          id: 'score.house10',
          text: `House 10 has ${tenth.score} of 100 points: ${tenth.band}.`,
          value: tenth.score,
        },
        ...tenth.factors.map(factorFact),
      ]),
      ...tenth.occupants.flatMap((planet) =>
        describe(open.texts.inHouse(planet, 10, halfOf(planet as typeof lord)), [
          houseFact(planet),
          conditionFact(planet),
        ]),
      ),
      ...(tenth.occupants.length === 0
        ? [
            state(
              `Nobody stands in ${houseInWords(10)}, so its lord ${nameInSentence(lord)} speaks for it alone.`,
              lordFact,
            ),
          ]
        : []),
    ]),
    scoredSection('dashamsha', `In the dashamsha ${nameInSentence(lord)} ${DIGNITY_HEADS[groupOf(inTenths)]}`, null, [
      state(
        `In the dashamsha ${signName(risesIn)} rises, and ${nameInSentence(lord)} stands in ${signName(tenthIn)}.`,
        dashamshaFact,
      ),
      ...describe(texts.dashamsha[inTenths === 'moolatrikona' ? 'own' : inTenths], [dashamshaFact]),
    ]),
    scoredSection(
      'karakas',
      `The four that stand for work are ${BAND_WORDS[bandIn(AREA_EDGES, ofKarakas)]}`,
      ofKarakas,
      [
        ...describe(texts.karakas[bandIn(AREA_EDGES, ofKarakas)], rule.karakas.map(conditionFact)),
        ...rule.karakas.map((planet) => state(conditionFact(planet).text, conditionFact(planet), houseFact(planet))),
      ],
    ),
    scoredSection(
      'amatyakaraka',
      `${capitalisedName(minister)}, the minister, works through ${HOUSE_FIELDS[chart.graha[minister].house]}`,
      null,
      [
        ...describe(texts.amatyakaraka, [ministerFact, houseFact(minister)], {
          minister: nameInSentence(minister),
          seat: ordinalInWords(chart.graha[minister].house),
          field: HOUSE_FIELDS[chart.graha[minister].house],
        }),
      ],
    ),
    scoredSection('yogas', yogasHead(open), null, yogasText(open, texts.yogas)),
    scoredSection('fields', `Callings: ${joinWords(trades.slice(0, 3).map(({ name }) => name))}`, null, [
      ...describe(texts.fields, [...witnessFacts.values()]),
      ...speakers.flatMap((planet) =>
        describe(
          texts.callings[planet],
          witnesses.filter((one) => one.planet === planet).map(({ id }) => witnessFacts.get(id)!),
        ),
      ),
    ]),
    scoredSection(
      'mode',
      leaders.length === 1 ? `${TITLES[leaders[0]!]} suits best` : 'More than one way of working suits',
      null,
      [
        ...describe(
          texts.mode[leaders.length === 1 ? leaders[0]! : 'even'],
          modeFacts.length > 0 ? modeFacts : [scoreFact],
        ),
      ],
    ),
    scoredSection(
      'timing',
      timingHead(open),
      null,
      late ? timingText(open, texts.elder.timing, texts.elder.quiet) : timingText(open, texts.timing, texts.quiet),
      timelineFacts(open),
    ),
    scoredSection(
      'caution_periods',
      quietest[0] ? `When to wait: from ${open.day(quietest[0].begins)}` : 'When to wait',
      null,
      [
        ...describe(late ? texts.elder.caution : texts.caution, [scoreFact]),
        ...quietest.map(({ text, ties }) => state(text, ...(ties.length > 0 ? ties : [scoreFact]))),
      ],
    ),
    open.remediesSection(),
  ]
  return {
    ...reportHead('career', born),
    summary: open.summary,
    fields: trades.map(({ name, weight, from }) => ({
      field: name,
      weight: hundredths(weight),
      from: [...new Set(from.map(({ id }) => id))],
    })),
    mode: shares,
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: CAUTION,
  }
})
