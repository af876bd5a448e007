import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { compoundRelation } from '../../jyotish/dignity.ts'
import { CURSES, type Curse } from '../../jyotish/doshas/curses.ts'
import { beeja, kshetra, santanaRule } from '../../jyotish/doshas/santana.ts'
import { capitalisedName, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Curse as CurseRow, cursesOf, Sphuta, sphuta } from '../shared/santana.ts'
import { areaDocument } from './parts/area-document.ts'
import {
  AREA_INPUT,
  AREA_METHOD,
  AreaSummary,
  AreaTimeline,
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
import { type ParentsSays, parentsParts, parentsSays } from './parts/parents-sections.ts'

const READ = ['beeja', 'kshetra', 'both'] as const
const HEADS: Record<AreaBand, string> = {
  strong: 'Joy by way of the young is firmly promised',
  good: 'The chart is kindly disposed to children',
  mixed: 'Warmth for the young, with a detour',
  weak: 'The young ask for care and patience',
}
const HOUSE_HEADS = {
  supported: 'The fifth house is well supported',
  mixed: 'The fifth house gives by fits and starts',
  strained: 'The fifth house wants helpers',
} as const
const RELATION_HEADS = {
  great_friend: 'Parent and child: quick trust',
  friend: 'Parent and child: good sense on both sides',
  neutral: 'Parent and child: affection by deeds',
  enemy: 'Parent and child: two who want to be right',
} as const
const CURSE_NAMES: Record<Curse, string> = {
  sarpa: 'the serpent',
  pitru: 'the father',
  matru: 'the mother',
  bhratru: 'a brother',
  matula: 'the mother’s brother',
  brahmana: 'a teacher',
  patni: 'a spouse',
  preta: 'the forebears',
}
const SANTANA_REASONS: Record<string, string> = {
  jupiter_strong: 'Jupiter has dignity and a good place',
  fifth_helped: 'benefics help the fifth house, and its lord is in no house of loss',
  beeja_and_kshetra_strong: 'both sphutas are strong',
}
const DOSHA_HEADS = {
  absent: 'Santana dosha is absent',
  none: 'Santana dosha is cancelled',
  mild: 'Santana dosha is halved',
  full: 'Santana dosha: an old debt of gratitude',
} as const

export default capability({
  slug: 'report-children',
  title: 'Children report',
  summary: 'Children by a birth: the promise of the fifth house, the relationship with the young, and timing.',
  keywords: 'children child pregnancy son daughter',
  weight: 'report',
  method: `Houses 5 (primary), 9, 2, 11; karaka Jupiter; D7. ${AREA_METHOD} Beeja is read for a man, kshetra for a woman, as Phaladeepika 12 has it, both if sex is omitted; sphutas, curses and the dosha as in santana-dosha. Relationship: the compound relation of the lord of the ascendant to the lord of the 5th. Putrakaraka of seven. Children of kin, pupils and wards are meant too; the tradition is read, and no statement is made about having children. Under 18 for the parents, times from 21.`,
  input: reportBirth({
    ...AREA_INPUT,
    sex: maybe(oneOf(['male', 'female'], { description: 'Sphuta to read; default both.' })),
  }),
  data: t.Object({
    ...reportHeadFields('children'),
    summary: AreaSummary,
    sphutas: t.Object(
      { beeja: Sphuta, kshetra: Sphuta, read: oneOf(READ, { description: 'Sphuta that the report reads.' }) },
      { description: 'Sphutas of Phaladeepika 12.' },
    ),
    curses: rows(CurseRow, CURSES.length),
    timeline: AreaTimeline,
    sections: rows(ReportSection, 10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  document: ({ summary, timeline, sections, caution }) => areaDocument({ summary, timeline, sections, caution }),
}).compute(async ({ sex, ...input }, world) => {
  const texts = await corpus('report-children')
  const open = await openArea('children', 'children', input, world, {
    minors: 'later',
    unnamed: 'minors',
    parents: { matter: 'smaller children', times: 'children' },
  })
  const forParents = open.minor ? await parentsSays() : null
  const { born, chart, houses, lord, assessment, describe, state, scoreFact, conditionFact } = open
  const fifth = houses[4]!

  const read = sex === 'male' ? 'beeja' : sex === 'female' ? 'kshetra' : 'both'
  const points = { beeja: beeja(chart), kshetra: kshetra(chart) }
  const sphutaFact = (which: 'beeja' | 'kshetra'): Fact => ({
    id: `sphuta.${which}`,
    kind: 'position',
    text: `The ${which} sphuta is in ${signName(points[which].point.sign)}, ${points[which].strength} by the rule.`,
    value: points[which].strength,
    source: 'doshas-yogas/santana-dosha',
  })
  const whichRead = (['beeja', 'kshetra'] as const).filter((which) => read === 'both' || read === which)

  const santana = judgeDosha(santanaRule, open.facts)
  const santanaSays = santana.present ? santana.net : 'absent'
  const santanaFact: Fact = {
    id: 'dosha.santana',
    kind: 'dosha',
    text: `Santana dosha is ${santana.present ? `present; ${santana.net === 'none' ? 'cancelled' : `${santana.net} effect is left`}` : 'absent'}.`,
    value: santanaSays,
    source: 'doshas-yogas/santana-dosha',
  }
  const reasons = santana.cancellations.flatMap(({ id, holds }) => (holds ? [SANTANA_REASONS[id]!] : []))
  const curses = cursesOf(open.facts)
  const cursesPassages = curses
    .filter(({ holds }) => holds)
    .map(({ id, remedy }) =>
      state(
        `Of the eight the one named after ${CURSE_NAMES[id]} is found. The rite of the chapter: ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`,
        {
          id: `curse.${id}`,
          kind: 'dosha',
          text: `The curse named after ${CURSE_NAMES[id]} is found by one of its forms.`,
          value: true,
          source: 'doshas-yogas/santana-dosha',
        },
      ),
    )

  const first = lordOf(chart.ascendant.sign)
  // The lord of the 5th is never a great enemy, since it is no natural enemy.
  const relation = compoundRelation(first, lord, chart.graha) as keyof typeof RELATION_HEADS
  const relationFact: Fact = {
    id: `D1.${first}.regard.${lord}`,
    kind: 'dignity',
    text: `${capitalisedName(first)}, lord of house 1, holds ${nameInSentence(lord)}, lord of house 5, for ${RELATION_WORDS[relation]}.`,
    value: relation,
    source: 'strengths/planetary-friendship',
  }
  const putra = karakaOf('putra', chart) as Lord
  const putraFact: Fact = {
    id: 'jaimini.putrakaraka',
    kind: 'position',
    text: `${capitalisedName(putra)} is the putrakaraka.`,
    value: putra,
    source: 'jaimini/chara-karakas',
  }

  const childSections = (passage: ParentsSays) => {
    const parts = parentsParts(open, passage)
    return [
      parts.promise('promise', 'family', passage.the_young, 5),
      parts.fifth(),
      parts.planet('jupiter', 'Jupiter, who stands for growth', 'Jupiter'),
      parts.divided('saptamsha', 5, 'D7', 'saptamsha'),
      scoredSection(
        'sphuta',
        'Two points that are not read for a child',
        null,
        describe(passage.young_points, whichRead.map(sphutaFact)),
      ),
      scoredSection(
        'yogas',
        'Combinations are not named for a child',
        null,
        describe(passage.young_yogas, [scoreFact]),
      ),
      scoredSection(
        'doshas',
        'A dosha that is not told of a child',
        null,
        describe(passage.young_doshas, [santanaFact]),
      ),
      scoredSection(
        'relationship_with_children',
        'Your child and smaller ones',
        null,
        describe(passage.with_smaller[relation], [relationFact]),
        [putraFact],
      ),
      parts.timing(),
      open.remediesSection(),
    ]
  }
  const grownSections = () => [
    scoredSection('promise', HEADS[assessment.band], assessment.score, [
      ...describe(texts.promise[assessment.band], [scoreFact, ...open.summaryFacts]),
      ...describe(texts.lords[fifth.lordHouse], [lordSeatFact(fifth), conditionFact(lord)]),
    ]),
    scoredSection(
      'fifth_house',
      HOUSE_HEADS[fifth.band],
      fifth.score,
      houseText(open, 5, texts.fifth_house, texts.guests),
    ),
    scoredSection('jupiter', 'Jupiter, who stands for children', null, karakaText(open, 'Jupiter', texts.jupiter)),
    vargaSection(open, 'saptamsha', 5, { varga: 'D7', called: 'saptamsha', says: texts.saptamsha }),
    scoredSection(
      'sphuta',
      `Seed and field: ${joinWords(whichRead.map((which) => `${which} ${points[which].strength}`))}`,
      null,
      whichRead.flatMap((which) =>
        describe(texts[which][points[which].strength], [sphutaFact(which)], {
          sign: signName(points[which].point.sign),
          navamsha: signName(vargaSeat(points[which].point.longitude, 'D9').sign),
        }),
      ),
    ),
    scoredSection('yogas', yogasHead(open), null, yogasText(open, { none: texts.no_yogas })),
    scoredSection('doshas', DOSHA_HEADS[santanaSays], null, [
      ...describe(texts.santana[santanaSays], [santanaFact], { reasons: reasons.join('; ') }),
      ...(santana.present ? cursesPassages : []),
    ]),
    scoredSection('relationship_with_children', RELATION_HEADS[relation], null, [
      ...describe(texts.relationship[relation], [relationFact], {
        first: nameInSentence(first),
        fifth: nameInSentence(lord),
      }),
      ...describe(texts.putrakaraka[putra], [putraFact]),
    ]),
    scoredSection('timing', timingHead(open), null, timingText(open, texts.timing, texts.quiet), timelineFacts(open)),
    open.remediesSection(),
  ]
  return {
    ...reportHead('children', born),
    summary: open.summary,
    sphutas: { beeja: sphuta(points.beeja), kshetra: sphuta(points.kshetra), read },
    curses,
    timeline: open.timeline,
    sections: forParents ? childSections(forParents) : grownSections(),
    remedies: open.remedies,
    caution: forParents ? CAUTION : `${CAUTION} It says nothing of the sex of a child nor of any bodily cause.`,
  }
})

const RELATION_WORDS = {
  great_friend: 'a great friend',
  friend: 'a friend',
  neutral: 'neither friend nor enemy',
  enemy: 'an enemy',
} as const
