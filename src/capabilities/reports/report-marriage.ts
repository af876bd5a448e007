import { AREA_RULES, type AreaBand } from '../../jyotish/assessment/area.ts'
import { PROFESSIONS } from '../../jyotish/callings.ts'
import { DELAYS, kalathraRule } from '../../jyotish/doshas/kalathra.ts'
import { MANGLIK_REFERENCES, manglikMeasure, manglikRule } from '../../jyotish/doshas/manglik.ts'
import { DIRECTION_NAMES } from '../../jyotish/graha-attributes.ts'
import { GRAHAS, type Lord, lordOf, named, opening } from '../../jyotish/grahas.ts'
import { arudha } from '../../jyotish/jaimini/arudhas.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { marriageWindows } from '../../jyotish/marriage-windows.ts'
import { naturalBenefics } from '../../jyotish/nature.ts'
import {
  partnerBackground,
  partnerBearing,
  partnerDirection,
  partnerMeeting,
  partnerTraits,
  partnerWorkLord,
} from '../../jyotish/partner.ts'
import { judgedDosha } from '../../jyotish/rules/dosha-rule.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { signName, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../vocabulary/inputs.ts'
import { dayOr } from '../vocabulary/lifetime.ts'
import { ManglikResult, manglikResult } from '../vocabulary/manglik-result.ts'
import { reportHead, reportHeadFields } from '../vocabulary/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../vocabulary/report-sections.ts'
import { Lord as LordName, Sign } from '../vocabulary/shapes.ts'
import { FactIds, listed } from '../vocabulary/told.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  openArea,
  scoredSection,
  yogasTold,
} from './parts/area-report.ts'
import {
  houseTold,
  karakaTold,
  lordSeatFact,
  seatFact,
  timelineFacts,
  timingHead,
  timingTold,
  vargaSection,
  yogasHead,
} from './parts/area-sections.ts'

const TRAITS = ['nature', 'appearance_tendency', 'background', 'direction', 'profession_tendency', 'meeting'] as const
const TRAIT_TITLES: Record<(typeof TRAITS)[number], string> = {
  nature: 'Nature',
  appearance_tendency: 'Bearing',
  background: 'Background',
  direction: 'Direction',
  profession_tendency: 'Work',
  meeting: 'Meeting',
}
const Trait = t.Object(
  { text: t.String(), fact_ids: FactIds },
  { $id: 'PartnerTrait', description: 'What is read of the partner, and from what.' },
)
const HEADS: Record<AreaBand, string> = {
  strong: 'Marriage stands on firm ground',
  good: 'More helps a marriage than hinders it',
  mixed: 'Marriage comes with conditions',
  weak: 'Marriage asks for patience',
}
const HOUSEHOLD = { 2: 'the family table', 4: 'the home', 8: 'trust', 12: 'rest' } as const
const HOUSEHOLD_HOUSES = [2, 4, 8, 12] as const

const MANGLIK_FROM = { Ascendant: 'the ascendant', Moon: 'the Moon', Venus: 'Venus' } as const
/** What each of the marks says, in their order; and what cancels them. */
const KALATHRA_MARKS = [
  'malefics stand in the houses of marriage, one of them in the seventh',
  'the lord of the seventh is fallen, combust or in a house of loss',
  'Venus is fallen, combust or hurt by a malefic in a house of loss',
  'the seventh house lies between malefics',
  'Saturn bears on the seventh while its lord is weak in dignity',
] as const
const KALATHRA_REASONS: Record<string, string> = {
  jupiter_in_or_aspecting_seventh: 'Jupiter stands in the seventh or looks at it',
  seventh_lord_well_placed: 'the lord of the seventh is well placed',
  venus_strong: 'Venus is strong in dignity',
  benefic_in_seventh: 'a benefic stands in the seventh undisturbed',
}

/** What each of the clauses that delay says, in their order. */
const DELAY_WORDS = [
  'Saturn stands in the ascendant, or touches the seventh house or its lord',
  'the lord of the seventh house is retrograde',
  'Venus and the lord of the seventh house are both in navamshas of malefics',
  'Rahu stands in the ascendant or the seventh house',
] as const

/** Days; what is shorter stands in the timeline alone, where there is something longer. */
const SHORTEST_TOLD = 14

const OFFICE = /^(.+?), (.+), rules the antardasha$/
const TRANSIT = /^Jupiter in transit on or trine to (.+)$/
/** The triggers of a window as one sentence, whoever has several offices named once. */
const windowTold = (triggers: readonly string[]) => {
  const held = triggers.flatMap((trigger) => OFFICE.exec(trigger)?.slice(1) ?? [])
  const touched = triggers.flatMap((trigger) => TRANSIT.exec(trigger)?.[1] ?? [])
  return [
    `${held[0]}, ${listed(held.filter((_, i) => i % 2 === 1))}, rules the antardasha`,
    ...(touched.length > 0 ? [`Jupiter in transit is on or trine to ${listed(touched)}`] : []),
    ...triggers.filter((trigger) => !OFFICE.test(trigger) && !TRANSIT.test(trigger)),
  ].join('; ')
}

export default capability({
  slug: 'report-marriage',
  title: 'Marriage report',
  summary: 'Marriage by a birth: what it promises, the partner described, the doshas, daily life together, and when.',
  weight: 'report',
  method: `Houses 7 (primary), 2, 8, 12, 4; karakas Venus for a man, Jupiter for a woman, as the classics have it, both where sex is left out; D9. ${AREA_METHOD} Upapada: arudha of the 12th, single lords, with exceptions; darakaraka of seven. Doshas as manglik-dosha and kalathra-dosha judge them, windows as vivaha-yogas finds them; of somebody under 18 only times after that birthday are read. The partner is a tradition of reading: nature by the lord of the 7th and the element of Venus, bearing by the sign on the 7th, background by the house of its lord, direction by its lord, work by the lord of the 4th (10th from the 7th), meeting by the house of Venus.`,
  input: reportBirth({
    ...AREA_INPUT,
    sex: maybe(oneOf(['male', 'female'], { description: 'Which karaka is read; both when left out.' })),
  }),
  data: t.Object({
    ...reportHeadFields('marriage'),
    summary: AreaSummary,
    spouse: t.Object(
      {
        nature: Trait,
        appearance_tendency: Trait,
        background: Trait,
        direction: Trait,
        profession_tendency: Trait,
        meeting: Trait,
      },
      { description: 'The partner, as the tradition describes one.' },
    ),
    manglik: ManglikResult,
    upapada: t.Object(
      {
        sign: Sign,
        lord: LordName,
        second_from_upapada: Sign,
        text: t.String({ description: 'Where its lord stands, and who is in the second sign from it.' }),
      },
      { description: 'Arudha of the twelfth house, from which Jaimini reads a marriage.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 12),
    remedies: Remedies,
    caution: t.String({ description: 'What the report is, and is not.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, spouse, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      ['The partner, by tradition', ['What', 'Reading'], TRAITS.map((key) => [TRAIT_TITLES[key], spouse[key].text])],
    ]),
}).compute(async ({ sex, ...input }, world) => {
  const says = await corpus('report-marriage')
  const karakas =
    sex === 'male' ? (['Venus'] as const) : sex === 'female' ? (['Jupiter'] as const) : (['Venus', 'Jupiter'] as const)
  const rule = { ...AREA_RULES.marriage, karakas }
  const open = await openArea('marriage', 'marriage', input, world, { rule, minors: 'later' })
  const { born, chart, planets, houses, lord, judged, tell, state, scoreFact, conditionFact, day, periods } = open
  const seventh = houses[6]!
  const lordFact = lordSeatFact(seventh)

  const upapada = arudha(signOfHouse(chart.ascendant.sign, 12), chart.graha, true)
  const second = signOfHouse(upapada, 2)
  const inSecond = GRAHAS.filter((planet) => chart.graha[planet].sign === second)
  const benefics = naturalBenefics(chart)
  const kinds = new Set(inSecond.map((planet) => benefics.has(planet)))
  const secondSays = kinds.size === 2 ? 'both' : kinds.has(true) ? 'helped' : kinds.has(false) ? 'pressed' : 'empty'
  const upapadaLord = lordOf(upapada)
  const upapadaFact: Fact = {
    id: 'jaimini.upapada',
    kind: 'position',
    text: `The upapada, arudha of house 12, is ${signName(upapada)}.`,
    value: signName(upapada),
    source: 'jaimini/jaimini-charts',
  }
  const secondTold =
    inSecond.length === 0
      ? `Nobody stands in ${signName(second)}, the second from it.`
      : `In ${signName(second)}, the second from it, ${inSecond.length === 1 ? 'stands' : 'stand'} ${listed(inSecond.map(named))}.`
  const secondFact: Fact = {
    ...upapadaFact,
    id: 'jaimini.upapada.second',
    text: `Second from the upapada is ${signName(second)}: ${inSecond.length > 0 ? listed(inSecond.map(named)) : 'nobody'} there.`,
    value: signName(second),
  }

  const dara = karakaOf('dara', chart) as Lord
  const daraFact: Fact = {
    id: 'jaimini.darakaraka',
    kind: 'position',
    text: `${opening(dara)} is the darakaraka.`,
    value: dara,
    source: 'jaimini/chara-karakas',
  }

  const as = dayOr(input.as_of, 'as_of', world)
  const manglik = manglikMeasure(chart, { age: completedYears(born.moment.local, as) })
  const manglikSays = manglik.present ? manglik.net : 'absent'
  const manglikFact: Fact = {
    id: 'dosha.manglik',
    kind: 'dosha',
    text: manglik.present
      ? `Mars is in a house of manglik dosha; ${manglik.net === 'none' ? 'it is cancelled' : `${manglik.net} effect is left`}.`
      : 'Mars is in no house of manglik dosha.',
    value: manglikSays,
    source: 'doshas-yogas/manglik-dosha',
  }
  const kalathra = judgedDosha(kalathraRule, open.facts)
  const kalathraSays = kalathra.present ? kalathra.net : 'absent'
  const kalathraFact: Fact = {
    id: 'dosha.kalathra',
    kind: 'dosha',
    text: `Kalathra dosha is ${kalathra.present ? `present; ${kalathra.net === 'none' ? 'cancelled' : `${kalathra.net} effect is left`}` : 'absent'}.`,
    value: kalathraSays,
    source: 'doshas-yogas/kalathra-dosha',
  }
  const delays = DELAY_WORDS.filter((_, i) => DELAYS[i]!.holds(open.facts))
  const delayFacts = delays.map(
    (words): Fact => ({
      id: `kalathra.delay.${DELAY_WORDS.indexOf(words) + 1}`,
      kind: 'dosha',
      text: `Held to delay: ${words}.`,
      value: true,
      source: 'doshas-yogas/kalathra-dosha',
    }),
  )
  const kalathraMarks = KALATHRA_MARKS.filter((_, i) => kalathra.formation[i]!.holds)
  const kalathraReasons = kalathra.cancellations.flatMap(({ id, holds }) => (holds ? [KALATHRA_REASONS[id]!] : []))
  const marsPlaces = MANGLIK_REFERENCES.filter((from) => manglik.from[from].counts).map(
    (from) => `${houseInWords(manglik.from[from].house)} from ${MANGLIK_FROM[from]}`,
  )
  const manglikReasons = judgedDosha(manglikRule(), open.facts).cancellations.flatMap(({ rule: reason, holds }) =>
    holds ? [reason] : [],
  )
  const standing = [...(manglik.net === 'none' ? [] : ['Manglik']), ...(kalathra.net === 'none' ? [] : ['kalathra'])]

  const direction = partnerDirection(open.facts)
  const traits = partnerTraits(open.facts)
  const worker = partnerWorkLord(chart)
  const workFact = lordSeatFact(houses[3]!)
  const traitFact = (from: string, text: string): Fact => ({
    id: `partner.${from}`,
    kind: 'position',
    text,
    value: from,
    source: 'doshas-yogas/vivaha-yogas',
  })
  const signFact: Fact = {
    id: 'D1.house.7.sign',
    kind: 'position',
    text: `House 7 is ${signName(seventh.sign)}.`,
    value: signName(seventh.sign),
    source: 'vedic-charts/birth-chart',
  }
  const [byLord, byVenus] = [traits[0]!, traits[1]!]
  const natureFacts = [byLord, byVenus].map(({ from, evidence }) => traitFact(from, `${evidence}.`))
  const directionFact = traitFact('direction', `${direction.evidence}: ${DIRECTION_NAMES[direction.direction]}.`)
  const venusFact = seatFact('Venus', chart)
  const trait = (text: string, ...because: Fact[]) => ({ text, fact_ids: because.map(({ id }) => id) })
  const spouse = {
    nature: trait(`${byLord.text} ${byVenus.text}`, ...natureFacts),
    appearance_tendency: trait(partnerBearing(chart), signFact),
    background: trait(partnerBackground(chart), lordFact),
    direction: trait(
      `The tradition looks to the ${DIRECTION_NAMES[direction.direction]} of the birthplace, the direction of ${named(lord)}.`,
      directionFact,
    ),
    profession_tendency: trait(
      `${opening(worker)} rules the tenth from the seventh, so work such as ${listed(PROFESSIONS[worker].slice(0, 3))} fits the picture.`,
      workFact,
    ),
    meeting: trait(partnerMeeting(chart), venusFact),
  }

  const byHouse = HOUSEHOLD_HOUSES.toSorted((a, b) => houses[b - 1]!.score - houses[a - 1]!.score)
  const [best, worst] = [byHouse[0]!, byHouse[3]!]
  const householdFact = (house: (typeof HOUSEHOLD_HOUSES)[number]): Fact => ({
    id: `score.house${house}`,
    kind: 'score',
    text: `House ${house} has ${houses[house - 1]!.score} of 100 points: ${houses[house - 1]!.band}.`,
    value: houses[house - 1]!.score,
    source: 'reports/area_score',
  })

  const windows = marriageWindows(
    chart,
    open.dasha,
    { from: open.readFrom, to: open.to },
    open.stays[0]!,
    open.stays[1]!,
  ).filter(() => periods.length > 0)
  const windowFact = ({ from, to, triggers, score }: (typeof windows)[number]): Fact => ({
    id: `vivaha.window.${dateText(localAt(from, born.moment.zone))}`,
    kind: 'dasha',
    text: `From ${day(from)} to ${day(to)}: ${windowTold(triggers)}.`,
    value: score,
    source: 'doshas-yogas/vivaha-yogas',
  })
  const lasting = windows.filter(({ from, to }) => to - from >= SHORTEST_TOLD)
  const foremost = (lasting.length > 0 ? lasting : windows)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .sort((a, b) => a.from - b.from)
    .map(windowFact)
  const timing =
    open.minor && periods.length === 0
      ? tell(says.young, [scoreFact])
      : [
          ...timingTold(open, says.timing, says.quiet),
          ...(foremost.length > 0
            ? [
                state(
                  `Marriage practice finds ${windows.length === 1 ? 'one window' : `${windows.length} windows`} in these years${windows.length > foremost.length ? `, of which the foremost ${foremost.length === 1 ? 'is this' : 'are these'}` : ''}.`,
                  ...foremost,
                ),
              ]
            : tell(says.no_windows, [scoreFact])),
          ...foremost.map((fact) => state(fact.text, fact)),
        ]

  const ofKarakas = Math.round(meanOf(karakas.map((planet) => planets[planet].score)) * 10) / 10
  const sections = [
    scoredSection('promise', HEADS[judged.band], judged.score, [
      ...tell(says.promise[judged.band], [scoreFact, ...open.summaryFacts]),
      ...tell(says.lords[seventh.lordHouse], [lordFact, conditionFact(lord)]),
    ]),
    scoredSection(
      'seventh_house',
      `The seventh house is ${seventh.band === 'mixed' ? 'of two minds' : seventh.band}`,
      seventh.score,
      houseTold(open, 7, says.seventh_house, says.guests),
    ),
    scoredSection(
      'venus_jupiter',
      `${listed([...karakas])}, who ${karakas.length === 1 ? 'stands' : 'stand'} for the partner`,
      ofKarakas,
      karakas.flatMap((planet) => karakaTold(open, planet, says.karakas[planet])),
    ),
    vargaSection(open, 'navamsha', 7, { varga: 'D9', called: 'navamsha', says: says.navamsha }),
    scoredSection('upapada', `The upapada falls in ${signName(upapada)}`, null, [
      ...tell(says.upapada[signName(upapada)], [upapadaFact]),
      ...tell(says.second_from_upapada[secondSays], [secondFact], {
        sign: signName(second),
        planets: listed(inSecond.map(named)),
        lord: named(lordOf(second)),
        seat: houseInWords(chart.graha[lordOf(second)].house),
      }),
    ]),
    scoredSection('darakaraka', `${opening(dara)} pictures the partner`, null, tell(says.darakaraka[dara], [daraFact])),
    scoredSection(
      'doshas',
      standing.length > 0
        ? `${standing.join(' and ').replace(/^./, (letter) => letter.toUpperCase())} dosha to be allowed for`
        : 'No dosha of marriage stands',
      null,
      [
        ...tell(says.manglik[manglikSays], [manglikFact], {
          places: listed(marsPlaces),
          reasons: manglikReasons.join('; '),
        }),
        ...tell(says.kalathra[kalathraSays], [kalathraFact], {
          marks: kalathraMarks.join('; '),
          reasons: kalathraReasons.join('; '),
        }),
        ...(delays.length > 0
          ? [state(`Of what is said to delay a marriage the chart has this: ${delays.join('; ')}.`, ...delayFacts)]
          : []),
      ],
    ),
    scoredSection('yogas', yogasHead(open), null, yogasTold(open, { none: says.no_yogas })),
    scoredSection('spouse', 'Who is described', null, tell(says.signs[signName(seventh.sign)], [signFact]), [
      ...natureFacts,
      lordFact,
      directionFact,
      workFact,
      venusFact,
    ]),
    scoredSection('harmony', `Daily life: ${HOUSEHOLD[best]} carries, ${HOUSEHOLD[worst]} asks for care`, null, [
      ...tell(says.harmony_help[best], [householdFact(best)], { lord: named(houses[best - 1]!.lord) }),
      ...tell(says.harmony_ask[worst], [householdFact(worst)], { lord: named(houses[worst - 1]!.lord) }),
    ]),
    scoredSection('timing', timingHead(open), null, timing, [...timelineFacts(open), ...windows.map(windowFact)]),
    open.remediesSection(),
  ]
  return {
    ...reportHead('marriage', born),
    summary: open.summary,
    spouse,
    manglik: manglikResult(manglik),
    upapada: {
      sign: signName(upapada),
      lord: upapadaLord,
      second_from_upapada: signName(second),
      text: `${opening(upapadaLord)}, its lord, stands in ${houseInWords(chart.graha[upapadaLord].house)}. ${secondTold}`,
    },
    timeline: open.timeline.map((row, i) => ({
      ...row,
      triggers: [
        ...row.triggers,
        ...windows
          .filter(({ from, to }) => from >= periods[i]!.start && to <= periods[i]!.end)
          .map((window) => windowFact(window).id),
      ],
    })),
    sections,
    remedies: open.remedies,
    caution: CAUTION,
  }
})
