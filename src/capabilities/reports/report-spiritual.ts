import { table } from '../../document/document.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import {
  DEITY_FORMS,
  type Devata,
  devatas,
  PATH_PLANETS,
  PATHS,
  type PathClause,
  paths,
  type SpiritualPath,
} from '../../jyotish/devatas.ts'
import { capitalisedName, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { atmakaraka, karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { maybeTerm, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds, joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { Graha, Sign } from '../shared/shapes.ts'
import { shareBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact } from './parts/area-houses.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { seatFact, timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'

const HEADS: Record<AreaBand, string> = {
  strong: 'The inner life is your strong side',
  good: 'More leads you inward than away',
  mixed: 'You are called inward and outward by turns',
  weak: 'The world has the louder voice in you',
}
const PATH_HEADS: Record<SpiritualPath, string> = {
  bhakti: 'The way of devotion',
  jnana: 'The way of knowledge',
  karma: 'The way of work',
  raja: 'The way of stillness',
}
const REASONS: Record<Devata['reason'], string> = {
  in: 'stands in it',
  looking: 'looks at it by sign, and nobody stands in it',
  lord: 'rules it, and nobody stands in it or looks at it',
}
/** `stands in house 9 of the vimshamsha`. */
const speaksBy = ({ by, house }: PathClause): string =>
  by === 'atmakaraka' ? 'is the atmakaraka' : `stands in house ${house}${by === 'D20' ? ' of the vimshamsha' : ''}`

const speaksToReader = ({ by, house }: PathClause, whose: string): string =>
  by === 'atmakaraka'
    ? `is ${whose} atmakaraka`
    : by === 'D20'
      ? `stands in the ${ordinalInWords(house!)} house of ${whose} vimshamsha`
      : `stands in ${whose} ${ordinalInWords(house!)} house`

const PRACTICE_HEADS = {
  Fire: 'Practice with a flame',
  Earth: 'Practice with a place',
  Air: 'Practice with breath and word',
  Water: 'Practice with feeling',
} as const

const deityOf = ({ planet }: Devata) => DEITY_FORMS[planet].join(' or ')
const DevataRow = t.Object(
  {
    navamsa_sign: Sign,
    planet: Graha,
    deity: maybeTerm(['Deity', 'DeityChoice'], { description: 'Traditional forms of the planet.' }),
    reason: t.String({ description: 'Reason for this planet.' }),
    fact_ids: FactIds,
  },
  { $id: 'Devata', description: 'A form of the divine indicated by the chart.' },
)
const Share = t.Integer({ minimum: 0, maximum: 100 })

/** Restful habits of a child, by the element of the ninth house. */
const CHILD_PRACTICES: Record<ReturnType<typeof elementOf>, string> = {
  Fire: 'a candle or a lamp that you light together',
  Earth: 'a plant or a corner that is tidied each week',
  Air: 'a short verse or a few slow breaths before sleep',
  Water: 'a song or a story at bedtime',
}

export default capability({
  slug: 'report-spiritual',
  title: 'Spiritual report',
  summary: 'The inner life by a birth: the soul’s planet, the chosen deity, the suitable way, practice, and timing.',
  keywords: 'spiritual meditation deity moksha path',
  weight: 'report',
  method:
    'The houses are 12 and 9 (primary), 5 and 8, the karakas Jupiter and Ketu, the varga D20, with sanyasa-yogas. The area is scored and timed as in detailed-life. Atmakaraka and amatyakaraka are those of seven karakas; the karakamsha is the navamsha of the atmakaraka. The ishta devata is read from the 12th and the dharma devata from the 9th navamsha sign from it, the palana devata from the 6th from the amatyakaraka. The strongest planet in the sign decides (company, support of Jupiter, Mercury and dispositor, exaltation, modality, degree, all in the navamsha), otherwise the strongest that aspects it by rashi drishti, otherwise its lord. The paths are Moon and Venus bhakti, Mercury and Jupiter jnana, Sun and Mars karma, Saturn and Ketu raja. Each starts with 1 and has 2 for each of its planets in 1, 5, 9 or 12 of D1, 2 for the same in D20, and 2 for the atmakaraka; the shares add up to 100 by the largest remainders.',
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('spiritual'),
    summary: AreaSummary,
    ishta_devata: DevataRow,
    palana_devata: DevataRow,
    dharma_devata: DevataRow,
    path: t.Object(
      { bhakti: Share, jnana: Share, karma: Share, raja: Share },
      { description: 'Suitability of each way, percent: devotion, knowledge, work, stillness.' },
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
    accent: 'violet',
    document: ({ summary, timeline, sections, caution, path, ishta_devata, palana_devata, dharma_devata }) =>
      areaDocument({ summary, timeline, sections, caution }, [
        table(
          'Forms of the divine',
          ['Called', 'Form', 'By'],
          (
            [
              ['Ishta, the chosen', ishta_devata],
              ['Dharma, of right living', dharma_devata],
              ['Palana, who sustains', palana_devata],
            ] as const
          ).map(([name, { deity, planet }]) => [name, deity, planet]),
        ),
        shareBars('The ways', Object.fromEntries(PATHS.map((way) => [PATH_HEADS[way], path[way]]))),
      ]),
  },
}).compute(async (input, world) => {
  const texts = await corpus('report-spiritual')
  const open = await openArea('spiritual', 'the inner life', input, world)
  const argument = await areaArgument(open, {
    area: 'spiritual',
    matter: 'the inner life',
    name: givenName(input.name),
  })
  const chapters = await areaChapters(open, argument, 'the inner life')
  const isForParents = chapters.isForParents
  const whose = isForParents ? 'your child’s' : 'your'
  const { born, chart, planets, houses, assessment, describe, state, conditionFact } = open
  const ninth = houses[8]!

  const soul = atmakaraka(chart) as Lord
  const soulFact: Fact = {
    id: 'jaimini.atmakaraka',
    kind: 'position',
    text: `${capitalisedName(soul)} is the atmakaraka.`,
    value: soul,
    source: 'jaimini/chara-karakas',
  }
  const forms = devatas(chart)
  const karakamshaFact: Fact = {
    id: 'jaimini.karakamsha',
    kind: 'position',
    text: `The karakamsha, navamsha of the atmakaraka, is ${signName(forms.karakamsha)}.`,
    value: signName(forms.karakamsha),
    source: 'jaimini/jaimini-charts',
  }
  const minister = karakaOf('amatya', chart)
  const counted = {
    ishta: 'the twelfth sign of the navamsha from the karakamsha',
    dharma: 'the ninth sign of the navamsha from the karakamsha',
    palana: `the sixth sign of the navamsha from ${nameInSentence(minister)}, the amatyakaraka`,
  }
  const formFact = (which: keyof typeof counted): Fact => ({
    id: `jaimini.${which}_devata`,
    kind: 'position',
    text: `${signName(forms[which].sign)} is ${counted[which]}; ${nameInSentence(forms[which].planet)} ${REASONS[forms[which].reason]}.`,
    value: forms[which].planet,
    source: 'reports/report-spiritual',
  })
  const formRow = (which: keyof typeof counted) => ({
    navamsa_sign: signName(forms[which].sign),
    planet: forms[which].planet,
    deity: deityOf(forms[which]),
    reason: `${capitalisedName(forms[which].planet)} ${REASONS[forms[which].reason]}.`,
    fact_ids: [formFact(which).id],
  })

  const { clauses, shares } = paths(chart)
  const pathFact = (path: SpiritualPath): Fact => ({
    id: `path.${path}`,
    kind: 'score',
    text:
      clauses[path].length > 0
        ? `For ${path} speak: ${clauses[path].map((clause) => `${nameInSentence(clause.planet)} ${speaksBy(clause)}`).join('; ')}.`
        : `Neither ${PATH_PLANETS[path].map(nameInSentence).join(' nor ')} speaks for ${path}.`,
    value: shares[path],
    source: 'reports/report-spiritual',
  })
  const ranked = PATHS.toSorted((a, b) => shares[b] - shares[a])
  const [first, second] = [ranked[0]!, ranked[1]!]

  const element = elementOf(ninth.sign)
  const signFact: Fact = {
    id: 'D1.house.9.sign',
    kind: 'position',
    text: `House 9 is ${signName(ninth.sign)}.`,
    value: signName(ninth.sign),
    source: 'vedic-charts/birth-chart',
  }

  /** A text for adults with its reason; parents get the reason. */
  const grounded = (cell: Cell, because: readonly Fact[], reason: string, words: Record<string, string> = {}) =>
    joinPassages(isForParents ? [] : describe(cell, because, words), [state(reason, ...because)])

  const sections = [
    scoredSection('purpose', HEADS[assessment.band], assessment.score, [
      ...argument.promise,
      ...chapters.house(9, { places: texts.dharma }),
    ]),
    scoredSection(
      'atmakaraka',
      'The lesson of your soul',
      planets[soul].score,
      grounded(
        texts.atmakaraka[soul],
        [soulFact, seatFact(soul, chart), conditionFact(soul)],
        `${capitalisedName(soul)} is ${whose} atmakaraka (the planet of the soul), stands in ${whose} ${ordinalInWords(chart.graha[soul].house)} house and ${conditionWords(planets[soul])}.`,
      ),
    ),
    scoredSection(
      'karakamsha',
      `Where the soul turns: ${signName(forms.karakamsha)}`,
      null,
      grounded(
        texts.karakamsha[signName(forms.karakamsha)],
        [karakamshaFact],
        `In the navamsha ${nameInSentence(soul)} stands in ${signName(forms.karakamsha)}, which is ${whose} karakamsha.`,
      ),
    ),
    scoredSection('ishta_devata', `The chosen form: ${deityOf(forms.ishta)}`, null, [
      ...grounded(
        texts.ishta[forms.ishta.planet],
        [formFact('ishta')],
        `The sign that decides is ${signName(forms.ishta.sign)}, ${counted.ishta}: ${nameInSentence(forms.ishta.planet)} ${REASONS[forms.ishta.reason]}.`,
        { deity: deityOf(forms.ishta) },
      ),
      state(
        `For right living (dharma) ${isForParents ? 'the chart names' : 'you may turn to'} ${deityOf(forms.dharma)}, by ${nameInSentence(forms.dharma.planet)}, and for what sustains ${isForParents ? 'a child' : 'you'} (palana) ${deityOf(forms.palana)}, by ${nameInSentence(forms.palana.planet)}.`,
        formFact('dharma'),
        formFact('palana'),
      ),
    ]),
    scoredSection(
      'fifth_ninth_twelfth',
      'How you let go',
      null,
      chapters.house(12, { lords: texts.release, guests: texts.guests }),
      [houseFact(open, 12)],
    ),
    scoredSection('jupiter_ketu', 'What you trust, and what you have let go', null, [
      ...chapters.planet('Jupiter', texts.jupiter),
      ...grounded(
        texts.ketu[chart.graha.Ketu.house],
        [seatFact('Ketu', chart)],
        `Ketu, which loosens, stands in ${whose} ${ordinalInWords(chart.graha.Ketu.house)} house.`,
      ),
    ]),
    scoredSection(
      'vimshamsha',
      'How you worship',
      null,
      chapters.divided(9, { varga: 'D20', called: 'vimshamsha', gloss: 'the chart of devotion' }, texts.rising),
    ),
    scoredSection(
      'sanyasa_yogas',
      'Combinations of renunciation',
      null,
      chapters.yogas(),
      open.yogas.map(chapters.yogaFact),
    ),
    scoredSection(
      'path',
      `${PATH_HEADS[first]}, and beside it ${PATH_HEADS[second].replace('The', 'the')}`,
      null,
      grounded(
        (texts.path[first] as Readonly<Partial<Record<SpiritualPath, Cell>>>)[second]!,
        [pathFact(first), pathFact(second)],
        clauses[first].length > 0
          ? `The reason in ${whose} chart is that ${joinWords(
              [...new Set(clauses[first].map(({ planet }) => planet))].map(
                (planet) =>
                  `${nameInSentence(planet)} ${joinWords(clauses[first].filter((clause) => clause.planet === planet).map((clause) => speaksToReader(clause, whose)))}`,
              ),
            )}.`
          : `No planet stands out in ${whose} chart for one way, so ${PATH_HEADS[first].replace('The', 'the')} comes first by a little.`,
      ),
      PATHS.map(pathFact),
    ),
    scoredSection(
      'practice',
      PRACTICE_HEADS[element],
      null,
      grounded(
        texts.practice[element][first],
        [signFact, pathFact(first)],
        isForParents
          ? `Your child finds rest in ${CHILD_PRACTICES[element]}, because ${signName(ninth.sign)}, the sign of the ninth house, is of ${element.toLowerCase()}.`
          : `${signName(ninth.sign)}, the sign of ${whose} ninth house, is of ${element.toLowerCase()}.`,
      ),
      open.remedies.map(({ planet }) => conditionFact(planet)),
    ),
    scoredSection('timing', argument.timingHead, null, argument.timing(), timelineFacts(open)),
  ]
  return {
    ...reportHead('spiritual', born),
    summary: open.summaryWith(argument.opening),
    ishta_devata: formRow('ishta'),
    palana_devata: formRow('palana'),
    dharma_devata: formRow('dharma'),
    path: shares,
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: `${CAUTION} It presupposes no creed: the deities are those of the tradition that is read.`,
  }
})
