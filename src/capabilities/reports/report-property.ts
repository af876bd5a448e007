import type { AreaBand, AreaRule } from '../../jyotish/assessment/area.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../jyotish/grahas.ts'
import { aspects } from '../../jyotish/nature.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
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
import { guestsOf, lordText, outlookText, partsText, significatorText } from './parts/area-sides.ts'

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
  strong: 'A roof of one’s own, and ground that keeps its worth',
  good: 'A modest place first, and then a better one',
  mixed: 'Property with conditions',
  weak: 'Several homes before one remains',
}

export default capability({
  slug: 'report-property',
  title: 'Property report',
  summary: 'Land, houses and vehicles by a birth: promise, kind, disputes, and timing.',
  keywords: 'buy house land property vehicle owning',
  weight: 'report',
  method: `Houses 4 (primary), 2, 11, 8; karakas Mars (land), Venus (vehicles), Moon, Saturn (old buildings); D4; the rows of houses and conveyances. ${AREA_METHOD} Kinds: scored in the same way by their houses (land, house and vehicles 4, commercial 10, inherited 8 and 2) and karakas (Mars; Moon and Venus; Mercury and Saturn; Saturn; Venus), with D4 and without yogas. Disputes: Mars or the 6th lord in the 4th, looking at it, or with its lord.`,
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('property'),
    summary: AreaSummary,
    kinds: t.Object(Object.fromEntries(KIND_NAMES.map((name) => [name, AreaKind])) as Record<Kind, typeof AreaKind>, {
      description: 'Kinds of property.',
    }),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, kinds, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      bandBars(
        'Kinds of property',
        KIND_NAMES.map((name) => ({ name: KINDS[name][0], score: kinds[name].score })),
      ),
    ]),
}).compute(async (input, world) => {
  const texts = await corpus('report-property')
  const open = await openArea('property', 'property', input, world, { minors: 'later' })
  const { born, chart, planets, houses, assessment, describe, lord } = open
  const fourth = houses[3]!
  const eighth = houses[7]!

  const kinds = partsText(
    open,
    KIND_NAMES.map((key) => {
      const [label, primary, karakas] = KINDS[key]
      const own: Partial<AreaRule> = { primary, secondary: [], karakas, groups: [], yogas: [] }
      return { key, label, own, says: texts.kinds[key] }
    }),
  )

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
  const contest = ties.length === 0 ? 'quiet' : ties.length === 1 ? 'watched' : 'contested'
  const litigantFact: Fact = {
    id: 'D1.house.6.lord_is',
    kind: 'position',
    text: `${capitalisedName(litigant)} is the lord of house 6.`,
    value: litigant,
    source: 'vedic-charts/birth-chart',
  }

  // The significator of old buildings further from the middle.
  const outspoken = Math.abs(planets.Moon.score - 50) >= Math.abs(planets.Saturn.score - 50) ? 'Moon' : 'Saturn'

  const sections = [
    scoredSection('promise', PROMISE_TITLES[assessment.band], assessment.score, [
      ...describe(texts.promise[assessment.band], open.summaryFacts),
      ...kinds.ranked.map(({ said: fact }) => fact),
    ]),
    scoredSection('fourth_house', 'Home and the ground one stands on', fourth.score, [
      ...houseText(open, 4, texts.fourth_house, guestsOf(open, 4)),
      ...lordText(open, 4),
      ...(outspoken === 'Moon' ? significatorText(open, 'Moon', texts.karakas.Moon) : []),
    ]),
    scoredSection('mars_and_land', 'Mars and the land', null, [
      outlookText(open, 'Mars', 4),
      ...significatorText(open, 'Mars', texts.karakas.Mars),
    ]),
    scoredSection('venus_and_vehicles', 'Venus, vehicles and comfort', null, [
      outlookText(open, 'Venus', 4),
      ...significatorText(open, 'Venus', texts.karakas.Venus),
    ]),
    scoredSection(
      'chaturthamsha',
      'The chaturthamsha: what a house comes to',
      null,
      vargaText(open, 4, { varga: 'D4', called: 'chaturthamsha', says: texts.chaturthamsha }),
    ),
    scoredSection('inheritance', 'What comes through the family', eighth.score, [
      ...houseText(open, 8, texts.inheritance, guestsOf(open, 8)),
      ...lordText(open, 8),
      ...(outspoken === 'Saturn' ? significatorText(open, 'Saturn', texts.karakas.Saturn) : []),
    ]),
    scoredSection(
      'disputes',
      { quiet: 'No quarrel over ground', watched: 'One thing to put in writing', contested: 'Papers decide' }[contest],
      null,
      describe(texts.disputes[contest], ties.length > 0 ? ties : [litigantFact], {
        ties: joinWords(ties.map(({ text }) => text.replace(/\.$/, '').replace(/^The (?=Sun|Moon)/, 'the '))),
      }),
    ),
    scoredSection('yogas', 'Combinations for houses and conveyances', null, yogasText(open, texts.yogas)),
    scoredSection('timing', 'When', null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    open.remediesSection(),
  ]
  return {
    ...reportHead('property', born),
    summary: open.summary,
    kinds: kinds.rows,
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: CAUTION,
  }
})
