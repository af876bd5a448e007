import { table } from '../../document/document.ts'
import { AREA_RULES, type AreaBand, areaAssessment } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { arudha } from '../../jyotish/jaimini/arudhas.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { marriageWindows } from '../../jyotish/marriage-windows.ts'
import { naturalBenefics } from '../../jyotish/nature.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { elementOf, signName, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { ManglikResult } from '../shared/manglik-result.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Lord as LordName, Sign } from '../shared/shapes.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
  BAND_WORDS,
  openArea,
  scoredSection,
  yogasText,
} from './parts/area-report.ts'
import {
  houseText,
  karakaText,
  lordSeatFact,
  timelineFacts,
  timingHead,
  timingText,
  vargaSection,
  yogasHead,
} from './parts/area-sections.ts'
import { marriageDoshas } from './parts/marriage-doshas.ts'
import { companionOf, type ParentsSays, parentsParts, parentsSays } from './parts/parents-sections.ts'
import { Partner, partnerText, TRAIT_TITLES, TRAITS } from './parts/partner-text.ts'

const HEADS: Record<AreaBand, string> = {
  strong: 'Marriage stands on firm ground',
  good: 'More helps a marriage than hinders it',
  mixed: 'A bond with conditions',
  weak: 'Marriage asks for patience',
}
// source: BPHS ch. 11; the houses that daily life together is read from
const HOUSEHOLD = { 2: 'the family table', 4: 'the home', 8: 'trust', 12: 'rest' } as const
// source: BPHS ch. 11
const HOUSEHOLD_HOUSES = [2, 4, 8, 12] as const

/** Days; shorter windows appear only in the timeline, if a longer one exists. */
const SHORTEST_TOLD = 14

const OFFICE = /^(.+?), (.+), rules the antardasha$/
const TRANSIT = /^Jupiter in transit on or trine to (.+)$/
/** The triggers of a window as one sentence; a planet with several roles is named once. */
const windowText = (triggers: readonly string[]) => {
  const held = triggers.flatMap((trigger) => OFFICE.exec(trigger)?.slice(1) ?? [])
  const touched = triggers.flatMap((trigger) => TRANSIT.exec(trigger)?.[1] ?? [])
  return [
    `${held[0]}, ${joinWords(held.filter((_, i) => i % 2 === 1))}, rules the antardasha`,
    ...(touched.length > 0 ? [`Jupiter in transit is on or trine to ${joinWords(touched)}`] : []),
    ...triggers.filter((trigger) => !OFFICE.test(trigger) && !TRANSIT.test(trigger)),
  ].join('; ')
}

export default capability({
  slug: 'report-marriage',
  title: 'Marriage report',
  summary: 'Marriage by a birth: its promise, the partner described, doshas, daily life together, and timing.',
  keywords: 'I married marry wedding spouse husband wife age',
  weight: 'report',
  method: `Houses 7 (primary), 2, 8, 12, 4; karakas Venus for a man, Jupiter for a woman, as the classics have it, both if sex is omitted; D9. ${AREA_METHOD} Upapada: arudha of the 12th, single lords, with exceptions; darakaraka of seven. Doshas as in manglik-dosha and kalathra-dosha, windows as in vivaha-yogas; under 18 for the parents, times from 21. The partner is a tradition of reading: nature by the lord of the 7th and the element of Venus, bearing by the sign on the 7th, background by the house of its lord, direction by its lord, work by the lord of the 4th (10th from the 7th), meeting by the house of Venus.`,
  input: reportBirth({
    ...AREA_INPUT,
    sex: maybe(oneOf(['male', 'female'], { description: 'Karaka to read; default both.' })),
  }),
  data: t.Object({
    ...reportHeadFields('marriage'),
    summary: AreaSummary,
    spouse: Partner,
    manglik: ManglikResult,
    upapada: t.Object(
      {
        sign: Sign,
        lord: LordName,
        second_from_upapada: Sign,
        text: t.String({ description: 'Position of its lord, and planets in the second sign from it.' }),
      },
      { description: 'Arudha of the twelfth house, the Jaimini point of marriage.' },
    ),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 12),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, spouse, caution }) =>
    areaDocument({ summary, timeline, sections, caution }, [
      table(
        'The partner, by tradition',
        ['What', 'Reading'],
        TRAITS.map((key) => [TRAIT_TITLES[key], spouse[key].text]),
      ),
    ]),
}).compute(async ({ sex, ...input }, world) => {
  const texts = await corpus('report-marriage')
  const karakas =
    sex === 'male' ? (['Venus'] as const) : sex === 'female' ? (['Jupiter'] as const) : (['Venus', 'Jupiter'] as const)
  const rule = { ...AREA_RULES.marriage, karakas }
  const open = await openArea('marriage', 'marriage', input, world, {
    rule,
    minors: 'later',
    unnamed: 'minors',
    parents: { matter: 'bonds', times: 'marriage' },
  })
  const { born, chart, planets, houses, lord, assessment, describe, state, scoreFact, conditionFact, day, periods } =
    open
  // With a known sex only its significator counts, and reports without that input may reach another verdict.
  const ofBoth = areaAssessment(AREA_RULES.marriage, chart, open.held)
  const bothFact: Fact = {
    ...scoreFact,
    id: 'score.marriage.both',
    text: `By Venus and Jupiter together the area has ${ofBoth.score} of 100 points: ${ofBoth.band}.`,
    value: ofBoth.score,
  }
  const readOtherwise =
    sex && ofBoth.band !== assessment.band
      ? [
          state(
            `By ${karakas[0]} alone, whom the classical rule takes for the partner here, marriage is ${BAND_WORDS[assessment.band]}. Reports that do not ask for the sex count Venus and Jupiter together, and by both it is ${BAND_WORDS[ofBoth.band]}.`,
            scoreFact,
            bothFact,
          ),
        ]
      : []
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
  const secondText =
    inSecond.length === 0
      ? `Nobody stands in ${signName(second)}, the second from it.`
      : `In ${signName(second)}, the second from it, ${inSecond.length === 1 ? 'stands' : 'stand'} ${joinWords(inSecond.map(nameInSentence))}.`
  const secondFact: Fact = {
    ...upapadaFact,
    id: 'jaimini.upapada.second',
    text: `Second from the upapada is ${signName(second)}: ${inSecond.length > 0 ? joinWords(inSecond.map(nameInSentence)) : 'nobody'} there.`,
    value: signName(second),
  }

  const dara = karakaOf('dara', chart) as Lord
  const daraFact: Fact = {
    id: 'jaimini.darakaraka',
    kind: 'position',
    text: `${capitalisedName(dara)} is the darakaraka.`,
    value: dara,
    source: 'jaimini/chara-karakas',
  }

  const doshas = marriageDoshas(open, texts)
  const forParents = open.minor ? await parentsSays() : null

  const { spouse, signFact, partnerFacts } = partnerText(open)

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
    text: `From ${day(from)} to ${day(to)}: ${windowText(triggers)}.`,
    value: score,
    source: 'doshas-yogas/vivaha-yogas',
  })
  const lasting = windows.filter(({ from, to }) => to - from >= SHORTEST_TOLD)
  const foremost = (lasting.length > 0 ? lasting : windows)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 3)
    .sort((a, b) => a.from - b.from)
    .map(windowFact)
  const timing = open.minor
    ? []
    : [
        ...timingText(open, texts.timing, texts.quiet),
        ...(foremost.length > 0
          ? [
              state(
                `Marriage practice finds ${windows.length === 1 ? 'one window' : `${windows.length} windows`} in these years${windows.length > foremost.length ? `, of which the foremost ${foremost.length === 1 ? 'is this' : 'are these'}` : ''}.`,
                ...foremost,
              ),
            ]
          : describe(texts.no_windows, [scoreFact])),
        ...foremost.map((fact) => state(fact.text, fact)),
      ]

  const ofKarakas = Math.round(meanOf(karakas.map((planet) => planets[planet].score)) * 10) / 10
  const timingFacts = [...timelineFacts(open), ...windows.map(windowFact)]
  const childSections = (passage: ParentsSays) => {
    const parts = parentsParts(open, passage)
    return [
      parts.promise('promise', 'bonds', passage.promise, 7),
      parts.seventh(),
      scoredSection(
        'venus_jupiter',
        `${joinWords([...karakas])}, who ${karakas.length === 1 ? 'stands' : 'stand'} for bonds`,
        ofKarakas,
        karakas.flatMap(parts.planetTold),
      ),
      parts.divided('navamsha', 7, 'D9', 'navamsha'),
      scoredSection('upapada', `The upapada falls in ${signName(upapada)}`, null, [
        ...describe(passage.upapada[elementOf(upapada)], [upapadaFact], { sign: signName(upapada) }),
        state(secondText, secondFact),
      ]),
      scoredSection(
        'darakaraka',
        `${capitalisedName(dara)} shows what your child looks for in friends`,
        null,
        describe(passage.looks_for[dara], [daraFact]),
      ),
      scoredSection('doshas', 'What families ask about, and what it means for a child', null, [
        ...describe(passage.manglik[doshas.manglikStands ? 'present' : 'absent'], [doshas.manglikFact]),
        ...describe(passage.kalathra[doshas.kalathraStands ? 'present' : 'absent'], [doshas.kalathraFact]),
      ]),
      scoredSection('yogas', 'Combinations are not named for a child', null, describe(passage.yogas, [scoreFact])),
      scoredSection(
        'spouse',
        'Which companions your child likes',
        null,
        describe(passage.companions[elementOf(seventh.sign)], [signFact], { sign: signName(seventh.sign) }),
        partnerFacts,
      ),
      scoredSection('harmony', `Daily life: ${HOUSEHOLD[best]} carries, ${HOUSEHOLD[worst]} asks for care`, null, [
        ...describe(passage.helps[best], [householdFact(best)], { lord: nameInSentence(houses[best - 1]!.lord) }),
        ...describe(passage.asks[worst], [householdFact(worst)], { lord: nameInSentence(houses[worst - 1]!.lord) }),
      ]),
      parts.timing(timingFacts),
      open.remediesSection(),
    ]
  }
  const grownSections = () => [
    scoredSection('promise', HEADS[assessment.band], assessment.score, [
      ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
      ...readOtherwise,
      ...describe(texts.lords[seventh.lordHouse], [lordFact, conditionFact(lord)]),
    ]),
    scoredSection(
      'seventh_house',
      `The seventh house is ${seventh.band === 'mixed' ? 'of two minds' : seventh.band}`,
      seventh.score,
      houseText(open, 7, texts.seventh_house, texts.guests),
    ),
    scoredSection(
      'venus_jupiter',
      `${joinWords([...karakas])}, who ${karakas.length === 1 ? 'stands' : 'stand'} for the partner`,
      ofKarakas,
      karakas.flatMap((planet) => karakaText(open, planet, texts.karakas[planet])),
    ),
    vargaSection(open, 'navamsha', 7, { varga: 'D9', called: 'navamsha', says: texts.navamsha }),
    scoredSection('upapada', `The upapada falls in ${signName(upapada)}`, null, [
      ...describe(texts.upapada[signName(upapada)], [upapadaFact]),
      ...describe(texts.second_from_upapada[secondSays], [secondFact], {
        sign: signName(second),
        planets: joinWords(inSecond.map(nameInSentence)),
        lord: nameInSentence(lordOf(second)),
        seat: houseInWords(chart.graha[lordOf(second)].house),
      }),
    ]),
    scoredSection(
      'darakaraka',
      `${capitalisedName(dara)} pictures the partner`,
      null,
      describe(texts.darakaraka[dara], [daraFact]),
    ),
    doshas.section,
    scoredSection('yogas', yogasHead(open), null, yogasText(open, { none: texts.no_yogas })),
    scoredSection(
      'spouse',
      'Who is described',
      null,
      describe(texts.signs[signName(seventh.sign)], [signFact]),
      partnerFacts,
    ),
    scoredSection('harmony', `Daily life: ${HOUSEHOLD[best]} carries, ${HOUSEHOLD[worst]} asks for care`, null, [
      ...describe(texts.harmony_help[best], [householdFact(best)], { lord: nameInSentence(houses[best - 1]!.lord) }),
      ...describe(texts.harmony_ask[worst], [householdFact(worst)], { lord: nameInSentence(houses[worst - 1]!.lord) }),
    ]),
    scoredSection('timing', timingHead(open), null, timing, timingFacts),
    open.remediesSection(),
  ]
  return {
    ...reportHead('marriage', born),
    summary: open.summary,
    spouse: forParents ? companionOf(spouse, seventh.sign) : spouse,
    manglik: doshas.manglik,
    upapada: {
      sign: signName(upapada),
      lord: upapadaLord,
      second_from_upapada: signName(second),
      text: `${capitalisedName(upapadaLord)}, its lord, stands in ${houseInWords(chart.graha[upapadaLord].house)}. ${secondText}`,
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
    sections: forParents ? childSections(forParents) : grownSections(),
    remedies: open.remedies,
    caution: CAUTION,
  }
})
