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
import { capitalisedName, type Graha as GrahaName, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { CHILD_FIELDS, HOUSE_FIELDS } from '../../jyotish/house-fields.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { joinReason } from '../shared/narrative/causes.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { type ChapterParagraph, TEXT_LENGTH } from '../shared/narrative/lengths.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo, withText } from '../shared/report-sections.ts'
import { hundredths } from '../shared/shapes.ts'
import { shareBars, weightTable } from '../shared/share-bars.ts'
import { areaDocument } from './parts/area-document.ts'
import { chapterSection, factorFact, openArea, scoredSection } from './parts/area-report.ts'
import {
  houseShade,
  lordSeatFact,
  ripestPeriods,
  seatFact,
  timelineFacts,
  timingHead,
  timingText,
  yogasHead,
} from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { yogasText } from './parts/area-yogas.ts'
import { careerChapters } from './parts/career-chapters.ts'
import { CAREER_HEADINGS } from './parts/chapter-headings.ts'

const MAX_FIELDS = 8
/** From this age on the report speaks of the work that a reader has, and no longer of a calling to choose. source: this project's own limit */
const SETTLED_FROM = 40
const Share = t.Integer({
  minimum: 0,
  maximum: 100,
  description: 'Share of this way of working, percent; the four add up to 100.',
})
const TITLES = {
  service: 'Employment',
  business: 'Trade',
  independent: 'Independent work',
  public: 'Public office',
} as const

const CHILD_MODES: Record<keyof typeof TITLES, string> = {
  service: 'Your child works best in a team',
  business: 'Your child works best in twos',
  independent: 'Your child works best alone',
  public: 'Your child works best before others',
}
/** Headings of a minor's report, by the band of work. */
const PROMISES: Record<AreaBand, string> = {
  strong: 'Your child takes to duties gladly',
  good: 'Your child takes to duties once begun',
  mixed: 'Your child works where it interests them',
  weak: 'Your child needs help with duties',
}

export default capability({
  slug: 'report-career',
  title: 'Career report',
  summary: 'Work by a birth: its promise, suitable callings and way of working, and timing.',
  keywords: 'career job work profession business suits success promotion',
  weight: 'report',
  method:
    'The houses are 10 (primary), 6, 2, 11 and 7, the karakas Sun, Saturn, Mercury and Jupiter, the varga D10. The area is scored and timed as in detailed-life. The weights of callings are 3 for planets in the 10th, 2 for its lord, 2 for the karmajiva (Brihat Jataka 10: the navamsha lord of the 10th lord from the strongest of ascendant, Sun and Moon), 2 for the amatyakaraka, 1 for the lord of the D10 ascendant and 1 for the strongest planet. A way of working starts at 1 and has 2 for each clause. Service: the 6th lord is strong, or related to the 10th or its lord. Business: the 7th or 11th lord is related to it, or Mercury is in or aspects 10 or 7. Independent: lords of 1 and 10 are in each other’s houses, or Mars is strong. Public: the Sun is in or aspects 10, or lords of 9 and 10 are related.',
  input: reportBirth({ ...AREA_INPUT, length: TEXT_LENGTH }),
  data: t.Object({
    ...reportHeadFields('career'),
    summary: AreaSummary,
    fields: t.Array(
      t.Object({
        field: t.String({ description: 'Field of work.' }),
        weight: t.Number({ minimum: 0, maximum: 1, description: 'Weight relative to the largest, which is 1.' }),
        from: t.Array(t.String(), { description: 'Supporting facts.' }),
      }),
      { maxItems: MAX_FIELDS, description: 'Fields of work by descending weight.' },
    ),
    mode: t.Object(
      { service: Share, business: Share, independent: Share, public: Share },
      { description: 'Ways of working.' },
    ),
    timeline: AreaTimeline,
    sections: sectionsUpTo(11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'steel',
    document: ({ summary, timeline, sections, fields, mode, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        shareBars('Ways of working', Object.fromEntries(WAYS_OF_WORKING.map((way) => [TITLES[way], mode[way]]))),
        weightTable(
          'Callings',
          'Calling',
          fields.map(({ field, weight }) => ({ name: field, weight })),
        ),
      ]),
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-career')
  const open = await openArea('career', 'work', input, world, { minors: 'later' })
  const { born, chart, planets, houses, lord, assessment, rule, describe, state, scoreFact, conditionFact, periods } =
    open
  const tenth = houses[9]!
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
  const karakas = rule.karakas.toSorted((a, b) => planets[b].score - planets[a].score)
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

  const minorSections = () => [
    scoredSection('promise', PROMISES[assessment.band], assessment.score, [
      ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
      ...describe(open.texts.lordIn(10, tenth.lordHouse, halfOf(lord)), [lordFact, conditionFact(lord)]),
    ]),
    scoredSection('tenth_house', 'How your child goes about a task', tenth.score, [
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
    ]),
    scoredSection('dashamsha', 'What helps the effort to a result', null, [
      ...joinReason(
        describe(texts.dashamsha[inTenths === 'moolatrikona' ? 'own' : inTenths], [dashamshaFact]),
        state(
          `In the dashamsha (the chart of work) ${signName(risesIn)} rises, and ${nameInSentence(lord)} stands in ${signName(tenthIn)}.`,
          dashamshaFact,
        ),
      ),
    ]),
    scoredSection('karakas', 'What comes easily, and what needs practice', ofKarakas, [
      ...joinReason(
        describe(texts.karakas[bandIn(AREA_EDGES, ofKarakas)], rule.karakas.map(conditionFact)),
        state(
          `Of the four planets that stand for tasks, ${nameInSentence(karakas[0]!)} helps most and ${nameInSentence(karakas.at(-1)!)} needs most practice.`,
          ...karakas.flatMap((planet) => [conditionFact(planet), houseFact(planet)]),
        ),
      ),
    ]),
    scoredSection(
      'amatyakaraka',
      `How your child likes to be useful: ${CHILD_FIELDS[chart.graha[minister].house]}`,
      null,
      [
        ...describe(texts.amatyakaraka, [ministerFact, houseFact(minister)], {
          minister: nameInSentence(minister),
          seat: ordinalInWords(chart.graha[minister].house),
          field: CHILD_FIELDS[chart.graha[minister].house],
        }),
      ],
    ),
    scoredSection('yogas', yogasHead(open), null, yogasText(open, texts.yogas)),
    scoredSection('fields', 'What to try by play', null, [
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
      leaders.length === 1 ? CHILD_MODES[leaders[0]!] : 'More than one way of working suits your child',
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
      timingText(open, 'tasks', texts.timing, texts.quiet),
      timelineFacts(open),
    ),
    scoredSection(
      'caution_periods',
      quietest[0] ? `When to go easy: from ${open.day(quietest[0].begins)}` : 'When to go easy',
      null,
      [
        ...describe(texts.caution, [scoreFact]),
        ...quietest.map(({ begins, end, ruler, ties }) =>
          state(
            `From ${open.day(begins)} to ${open.day(end)} your child has ${nameInSentence(ruler)} as the leader of the time.`,
            ...(ties.length > 0 ? ties : [scoreFact]),
          ),
        ),
      ],
    ),
    open.remediesSection(),
  ]
  const isSettled = open.age >= SETTLED_FROM
  const chapters = open.minor
    ? null
    : await careerChapters(open, {
        name: givenName(input.name),
        minister: minister as Lord,
        ministerFact,
        trades: trades.map(({ name }) => name),
        speakers: speakers.map((planet) => ({
          planet,
          facts: witnesses.filter((one) => one.planet === planet).map(({ id }) => witnessFacts.get(id)!),
        })),
        mode: leaders.length === 1 ? leaders[0]! : 'even',
        modeFacts,
        isSettled,
      })
  const grownSections = (those: NonNullable<typeof chapters>) => {
    const section = (
      id: string,
      title: string,
      score: number | null,
      paragraphs: readonly ChapterParagraph[],
      further: readonly Fact[] = [],
    ) => chapterSection({ id, title, score, paragraphs, further }, input.length ?? 'standard')
    return [
      section(
        'promise',
        those.late ? 'What you have to give' : CAREER_HEADINGS.verdict[assessment.band],
        assessment.score,
        those.promise(),
      ),
      section('tenth_house', those.mainHead!, tenth.score, those.mainHouse()),
      section('dashamsha', those.courseHead!, null, those.divided()),
      section('karakas', 'What comes easily to you, and what does not', ofKarakas, those.karakas()),
      section(
        'amatyakaraka',
        `How you become useful: ${HOUSE_FIELDS[chart.graha[minister].house]}`,
        null,
        those.ministerText(),
      ),
      section('yogas', 'Combinations for rank', null, those.yogas()),
      section(
        'fields',
        `${those.late ? 'What you can hand on' : isSettled ? 'Where your work is strongest' : 'Callings'}: ${joinWords(trades.slice(0, 3).map(({ name }) => name))}`,
        null,
        those.fields(),
        [...witnessFacts.values()],
      ),
      section(
        'mode',
        those.late
          ? 'Work in your own measure'
          : leaders.length === 1
            ? `${TITLES[leaders[0]!]} suits you best`
            : 'More than one way of working suits you',
        null,
        those.mode(),
      ),
      section('timing', those.timingHead, null, those.timing(), timelineFacts(open)),
      section('caution_periods', those.waitingHead, null, those.waiting()),
      section('remedies', 'What to do now', null, those.deeds(), open.remedyFacts),
    ]
  }
  return {
    ...reportHead('career', born),
    summary: chapters ? open.summaryWith(chapters.opening) : open.summary,
    fields: trades.map(({ name, weight, from }) => ({
      field: name,
      weight: hundredths(weight),
      from: [...new Set(from.map(({ id }) => id))],
    })),
    mode: shares,
    timeline: open.timeline,
    sections: chapters ? withText(grownSections(chapters)) : minorSections(),
    remedies: chapters ? open.remediesWith(chapters.strain) : open.remedies,
    caution: CAUTION,
  }
})
