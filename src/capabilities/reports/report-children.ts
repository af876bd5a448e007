import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { compoundRelation } from '../../jyotish/dignity.ts'
import { CURSES, type Curse } from '../../jyotish/doshas/curses.ts'
import { beeja, kshetra, santanaRule } from '../../jyotish/doshas/santana.ts'
import { capitalisedName, type Lord, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { judgeDosha } from '../../jyotish/rules/dosha-rule.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybe, oneOf, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo, withText } from '../shared/report-sections.ts'
import { Curse as CurseRow, cursesOf, Sphuta, sphuta } from '../shared/santana.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { type ParentsSays, parentsParts, parentsSays } from './parts/parents-sections.ts'

const READ = ['beeja', 'kshetra', 'both'] as const
const HEADS: Record<AreaBand, string> = {
  strong: 'The young bring you joy',
  good: 'You are good for the young',
  mixed: 'You are warm with the young, by a detour',
  weak: 'The young ask you for care and patience',
}
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
  absent: 'Santana dosha: you have none',
  none: 'Santana dosha: cancelled in your chart',
  mild: 'Santana dosha: half of it is left',
  full: 'Santana dosha: an old debt of gratitude',
} as const

export default capability({
  slug: 'report-children',
  title: 'Children report',
  summary: 'Children by a birth: the promise of the fifth house, the relationship with the young, and timing.',
  keywords: 'children child pregnancy son daughter',
  weight: 'report',
  method:
    'The houses are 5 (primary), 9, 2 and 11, the karaka Jupiter, the varga D7. The area is scored and timed as in detailed-life. Beeja is read for a man and kshetra for a woman (Phaladeepika 12), both if the sex is omitted; sphutas, curses and the dosha follow santana-dosha. The relationship is the compound relation of the ascendant lord to the 5th lord. The putrakaraka is that of seven karakas. Children of relatives, pupils and wards are included. The text reads a tradition and makes no statement about having children. Under 18 it addresses the parents, with times from the age of 21.',
  input: reportBirth({
    ...AREA_INPUT,
    sex: maybe(
      oneOf(['male', 'female'], {
        description: 'Sex of the person: beeja is read for a man, kshetra for a woman, both by default.',
      }),
    ),
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
    sections: sectionsUpTo(10),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'amber',
    document: ({ summary, timeline, sections, caution }) => areaDocument({ summary, timeline, sections, caution }),
  },
}).compute(async ({ sex, ...input }, world) => {
  const texts = await corpus('report-children')
  const open = await openArea('children', 'children', input, world, {
    minors: 'later',
    unnamed: 'minors',
    parents: { matter: 'smaller children', times: 'children' },
  })
  const argument = await areaArgument(open, {
    area: 'children',
    matter: 'life with children',
    name: givenName(input.name),
  })
  const forParents = open.minor ? await parentsSays() : null
  const chapters = await areaChapters(open, argument, 'the care of children')
  const { born, chart, houses, lord, assessment, describe, state } = open
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
        `You have the one of the eight that is named after ${CURSE_NAMES[id]}; the rite for it is this: ${remedy.charAt(0).toLowerCase()}${remedy.slice(1)}`,
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
  // The lord of the 5th is never a great enemy, because it is never a natural enemy.
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
      // Points, combinations and doshas are not read for a child: facts only.
      scoredSection('sphuta', 'Seed and field', null, [], [...whichRead.map(sphutaFact), santanaFact]),
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
    scoredSection('promise', HEADS[assessment.band], assessment.score, argument.promise),
    scoredSection(
      'fifth_house',
      'What you are to the young',
      fifth.score,
      chapters.house(5, { places: texts.lord_place, guests: texts.guests }),
    ),
    scoredSection('jupiter', 'How you guide them', null, chapters.planet('Jupiter', texts.jupiter)),
    scoredSection(
      'saptamsha',
      'The young people you meet',
      null,
      chapters.divided(5, { varga: 'D7', called: 'saptamsha', gloss: 'the chart of children' }, texts.rising),
    ),
    // The strength of the two points says nothing of a body and nothing of a person, so they are facts only.
    scoredSection('sphuta', 'Seed and field', null, [], whichRead.map(sphutaFact)),
    scoredSection('yogas', 'Combinations for children', null, chapters.yogas(), open.yogas.map(chapters.yogaFact)),
    scoredSection('doshas', DOSHA_HEADS[santanaSays], null, [
      state(
        {
          absent: `Santana dosha (the burden on children) is absent from your chart, as in most: it needs one of eight marks together with ${lord === 'Jupiter' ? 'a weakened Jupiter' : `a weakened ${capitalisedName(lord).replace(/^The /, '')}, the lord of your fifth house, or a weakened Jupiter`}.`,
          none: `Your chart has marks of Santana dosha (the burden on children), and they are cancelled, because ${joinWords(reasons)}.`,
          mild: `Your chart has Santana dosha (the burden on children) by half, because ${joinWords(reasons)}; patience and the old rite are all that tradition asks of you.`,
          full: `Your chart has Santana dosha (the burden on children) through ${nameInSentence(lord)}, the lord of your fifth house; tradition reads a debt of gratitude in it, which you pay by the rite or by care for a child who has nobody.`,
        }[santanaSays],
        santanaFact,
      ),
      ...(santana.present ? cursesPassages : []),
    ]),
    scoredSection('relationship_with_children', RELATION_HEADS[relation], null, [
      state(
        `${capitalisedName(first)}, which stands for you, and ${nameInSentence(lord)}, which stands for the young, ${RELATION_TEXTS[relation]}.`,
        relationFact,
      ),
      ...joinPassages(describe(texts.putrakaraka[putra], [putraFact]), [
        state(
          `${capitalisedName(putra)} is your putrakaraka (the picture of the young), and it stands in your ${ordinalInWords(chart.graha[putra].house)} house.`,
          putraFact,
        ),
      ]),
    ]),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
    argument.remedies(),
  ]
  return {
    ...reportHead('children', born),
    summary: forParents ? open.summary : open.summaryWith(argument.opening),
    sphutas: { beeja: sphuta(points.beeja), kshetra: sphuta(points.kshetra), read },
    curses,
    timeline: open.timeline,
    sections: forParents ? withText(childSections(forParents)) : chapters.titled(grownSections()),
    remedies: forParents ? open.remedies : argument.remedyRows,
    caution: forParents ? CAUTION : `${CAUTION} It says nothing of the sex of a child nor of any bodily cause.`,
  }
})

const RELATION_WORDS = {
  great_friend: 'a great friend',
  friend: 'a friend',
  neutral: 'neither friend nor enemy',
  enemy: 'an enemy',
} as const
const RELATION_TEXTS = {
  great_friend: 'are great friends, so you and they trust each other quickly, and a quarrel is over by supper',
  friend: 'are friends, so you and they find common sense on both sides after a day',
  neutral: 'are neutral, so your affection has to be shown in deeds, because neither side guesses it',
  enemy: 'are at odds, so you and they both want to be right; let them win a small point each week',
} as const
