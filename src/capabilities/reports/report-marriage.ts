import { table } from '../../document/document.ts'
import { AREA_RULES, areaAssessment } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { arudha } from '../../jyotish/jaimini/arudhas.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { dateText } from '../../time/iso.ts'
import { localAt } from '../../time/moment.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { elementOf, type HouseNumber, signName, signOfHouse } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { ManglikResult } from '../shared/manglik-result.ts'
import { marriageTimesIn } from '../shared/marriage-times.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { type ChapterParagraph, inFull, inShort, inStandard, TEXT_LENGTH } from '../shared/narrative/lengths.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo, withText } from '../shared/report-sections.ts'
import { Lord as LordName, Sign } from '../shared/shapes.ts'
import { areaDocument } from './parts/area-document.ts'
import { chapterSection, openArea, scoredSection } from './parts/area-report.ts'
import { lordSeatFact, timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { MARRIAGE_HEADINGS, NEED_HEADS, UPAPADA_HEADS } from './parts/chapter-headings.ts'
import { type MarriageChapters, marriageChapters } from './parts/marriage-chapters.ts'
import { marriageDoshas } from './parts/marriage-doshas.ts'
import { marriageYogas } from './parts/marriage-yogas.ts'
import { companionOf, type ParentsSays, parentsParts, parentsSays } from './parts/parents-sections.ts'
import { Partner, partnerText, TRAIT_TITLES, TRAITS } from './parts/partner-text.ts'
import { planetShadeOf } from './parts/theme-plan.ts'

/** The reader's situation is not known. */
const READ_AS = {
  adult: 'If you are single, read “your partner” as the person you will choose.',
  elder: 'If you live alone, read “your partner” as the person closest to you.',
} as const
// source: BPHS ch. 11, in our words
const HOUSE_SUPPORT: Record<HouseNumber, string> = {
  1: 'your own effort',
  2: 'family and savings',
  3: 'brothers, sisters and neighbours',
  4: 'home and parents',
  5: 'children, study and joy',
  6: 'daily work and service',
  7: 'agreements with others',
  8: 'shared money and trust',
  9: 'elders, teachers and faith',
  10: 'your profession and name',
  11: 'friends and income',
  12: 'quiet, travel and giving',
}
// source: BPHS ch. 11; the houses that daily life together is read from
const HOUSEHOLD = { 2: 'family meals', 4: 'the home', 8: 'trust in trouble', 12: 'rest' } as const
const HOUSEHOLD_NAMES = {
  2: 'the second house of family money',
  4: 'the fourth house of home',
  8: 'the eighth house of shared means',
  12: 'the twelfth house of rest',
} as const
// source: BPHS ch. 11
const HOUSEHOLD_HOUSES = [2, 4, 8, 12] as const

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

type HouseholdHouse = (typeof HOUSEHOLD_HOUSES)[number]
/** The passage on the best and the weakest house of daily life; they are never the same. */
const householdText = (
  texts: Readonly<Record<HouseholdHouse, Readonly<Partial<Record<HouseholdHouse, Cell>>>>>,
  best: HouseholdHouse,
  worst: HouseholdHouse,
): Cell => texts[best][worst]!

export default capability({
  slug: 'report-marriage',
  title: 'Marriage report',
  summary: 'Marriage by a birth: its promise, the partner described, doshas, daily life together, and timing.',
  keywords: 'I married marry wedding spouse husband wife age',
  weight: 'report',
  method:
    'The houses are 7 (primary), 2, 8, 12 and 4. The karaka is Venus for a man and Jupiter for a woman, as in the classics, or both if the sex is omitted; the varga is D9. The area is scored and timed as in detailed-life. The upapada is the arudha of the 12th with single lords and exceptions; the darakaraka is that of seven. Doshas follow manglik-dosha and kalathra-dosha, windows vivaha-yogas. Under 18 the text addresses the parents, with times from the age of 21. The partner is read by tradition: nature by the 7th lord and the element of Venus, bearing by the sign on the 7th, background by the house of its lord, direction by its lord, work by the 4th lord (10th from the 7th), meeting by the house of Venus.',
  input: reportBirth({
    ...AREA_INPUT,
    length: TEXT_LENGTH,
    sex: maybe(
      oneOf(['male', 'female'], {
        description: 'Sex of the person: Venus is read for a man, Jupiter for a woman, both by default.',
      }),
    ),
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
        text: t.String({
          description: 'Position of the lord of the upapada, and planets in the second sign from the upapada.',
        }),
      },
      { description: 'Arudha of the twelfth house, the Jaimini point of marriage.' },
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
    accent: 'wine',
    document: ({ summary, timeline, sections, spouse, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        table(
          'The partner, by tradition',
          ['What', 'Reading'],
          TRAITS.map((key) => [TRAIT_TITLES[key], spouse[key].text]),
        ),
      ]),
  },
}).compute(async ({ sex, length: requestedLength, ...input }, world) => {
  const length = requestedLength ?? 'standard'
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
            `The classical rule takes ${karakas[0]} alone as the planet of your partner; with ${karakas[0] === 'Venus' ? 'Jupiter' : 'Venus'} counted too, your marriage would stand a little ${ofBoth.score > assessment.score ? 'higher' : 'lower'}.`,
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
  // The text on the seventh lord calls the house in which it stands good or hard; the household does not call it the opposite.
  const isHard = planetShadeOf(planets[lord]) === 'hard'
  const best = byHouse.find((number) => !(isHard && number === seventh.lordHouse))!
  const worst = byHouse.findLast((number) => number !== best && (isHard || number !== seventh.lordHouse))!
  const householdFact = (house: (typeof HOUSEHOLD_HOUSES)[number]): Fact => ({
    id: `score.house${house}`,
    kind: 'score',
    text: `House ${house} has ${houses[house - 1]!.score} of 100 points: ${houses[house - 1]!.band}.`,
    value: houses[house - 1]!.score,
    source: 'reports/area_score',
  })

  const seasons =
    periods.length > 0
      ? marriageTimesIn(
          chart,
          open.dasha,
          { from: open.readFrom, to: open.to, reach: open.reach, age: open.age, birth: born.moment.jd },
          [open.stays[0]!, open.stays[1]!],
        )
      : { windows: [], named: [], best: null }
  const { windows } = seasons
  const windowFact = ({ from, to, triggers, score }: (typeof windows)[number]): Fact => ({
    id: `vivaha.window.${dateText(localAt(from, born.moment.zone))}`,
    kind: 'dasha',
    text: `From ${day(from)} to ${day(to)}: ${windowText(triggers)}.`,
    value: score,
    source: 'doshas-yogas/vivaha-yogas',
  })
  const chapters = open.minor
    ? null
    : await marriageChapters(open, { name: givenName(input.name), karakas, darakaraka: dara, seasons, windowFact })

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
  const grownSections = ({ say, late, ...chapters }: MarriageChapters) => {
    const section = (
      id: string,
      title: string,
      score: number | null,
      paragraphs: readonly ChapterParagraph[],
      further: readonly Fact[] = [],
    ) => chapterSection({ id, title, score, paragraphs, further }, length)
    const { yogaTitle, yogaParagraphs, yogaFacts } = marriageYogas(open, chapters.texts, doshas.facts.length > 0)
    return [
      section('promise', MARRIAGE_HEADINGS.verdict[assessment.band], assessment.score, [
        ...chapters.promise,
        ...readOtherwise.map(inStandard),
      ]),
      section('seventh_house', chapters.mainHead!, seventh.score, chapters.mainHouse, [lordFact, conditionFact(lord)]),
      section(
        'venus_jupiter',
        karakas.length === 2
          ? 'How you love, and what you hope for'
          : karakas[0] === 'Venus'
            ? 'How you love'
            : 'What you hope for in a partner',
        ofKarakas,
        chapters.loving,
      ),
      section('navamsha', chapters.courseHead!, null, chapters.navamsha),
      section('upapada', UPAPADA_HEADS[signName(upapada)], null, [
        ...chapters
          .withReason(
            `With your upapada (how a marriage appears) in ${signName(upapada)}`,
            say(texts.upapada[signName(upapada)], [upapadaFact]),
          )
          .map(inShort),
        ...(inSecond.length === 0
          ? say(texts.second_empty, [secondFact], {
              sign: signName(second),
              lord: nameInSentence(lordOf(second)),
              seat: `${houseInWords(chart.graha[lordOf(second)].house).replace('the ', '')}, ${HOUSE_SUPPORT[chart.graha[lordOf(second)].house]}`,
            })
          : joinPassages(
              [state(`${signName(second)}, the second sign from it, shows what keeps your bond supplied.`, secondFact)],
              ...inSecond.slice(0, 2).map((planet) => say(texts.second_from_upapada[planet], [secondFact])),
            )
        ).map(inSecond.length === 0 ? inFull : inStandard),
      ]),
      section('darakaraka', NEED_HEADS[dara], null, chapters.needs([daraFact])),
      section('doshas', doshas.title, null, doshas.paragraphs, doshas.facts),
      section('yogas', yogaTitle, null, yogaParagraphs, yogaFacts),
      section(
        'spouse',
        late ? 'Who does you good' : 'Who suits you',
        null,
        chapters
          .withReason(
            `With ${signName(seventh.sign)} on your seventh house`,
            say(texts.signs[signName(seventh.sign)], [signFact]),
          )
          .map(inShort),
        partnerFacts,
      ),
      section('harmony', `In daily life, build on ${HOUSEHOLD[best]} and look after ${HOUSEHOLD[worst]}`, null, [
        ...say(householdText(texts.household, best, worst), [householdFact(best), householdFact(worst)]).map(inShort),
        ...joinPassages(
          say(texts.household_lord[houses[worst - 1]!.lord], [householdFact(worst)], { house: HOUSEHOLD_NAMES[worst] }),
        ).map(inFull),
      ]),
      section(
        'timing',
        chapters.timingHead,
        null,
        chapters.timing(timingFacts.slice(0, 1).concat(scoreFact).slice(0, 1)),
        timingFacts,
      ),
      section('remedies', 'What to do now', null, chapters.deeds(), open.remedyFacts),
    ]
  }
  return {
    ...reportHead('marriage', born),
    summary: chapters ? open.summaryWith(chapters.opening) : open.summary,
    spouse: forParents ? companionOf(spouse, seventh.sign) : spouse,
    manglik: doshas.manglik,
    upapada: {
      sign: signName(upapada),
      lord: upapadaLord,
      second_from_upapada: signName(second),
      text: `${capitalisedName(upapadaLord)}, its lord, stands in ${houseInWords(chart.graha[upapadaLord].house)}. ${secondText}`,
    },
    timeline: open.timeline.map((row, i) => {
      const own = windows.filter(({ from, to }) => from >= periods[i]!.start && to <= periods[i]!.end)
      return {
        ...row,
        triggers: [...row.triggers, ...own.map((window) => windowFact(window).id)],
        text: periods[i]!.describe([...new Set(own.map(({ triggers }) => windowText(triggers)))]),
      }
    }),
    sections: forParents ? childSections(forParents) : withText(grownSections(chapters!)),
    remedies: chapters ? open.remediesWith(chapters.strain) : open.remedies,
    caution: chapters ? `${CAUTION} ${chapters.late ? READ_AS.elder : READ_AS.adult}` : CAUTION,
  }
})
