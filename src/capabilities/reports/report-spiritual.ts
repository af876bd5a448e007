import { table } from '../../document/document.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import {
  type Devata,
  devatas,
  FORMS,
  PATH_PLANETS,
  PATHS,
  type Path,
  type PathClause,
  paths,
} from '../../jyotish/devatas.ts'
import { capitalisedName, type Lord, nameInSentence } from '../../jyotish/grahas.ts'
import { houseGroup } from '../../jyotish/house-groups.ts'
import { atmakaraka, karakaOf } from '../../jyotish/jaimini/karakas.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { maybeTerm, rows, t } from '../../schema.ts'
import { joinWords } from '../../wording.ts'
import { houseInWords } from '../../zodiac/house-words.ts'
import { elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Graha, Sign } from '../shared/shapes.ts'
import { shareBars } from '../shared/shares.ts'
import { areaDocument } from './parts/area-document.ts'
import { houseFact, houseInShort } from './parts/area-houses.ts'
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
  seatFact,
  timelineFacts,
  timingHead,
  timingText,
  vargaSection,
  yogasHead,
} from './parts/area-sections.ts'

const HEADS: Record<AreaBand, string> = {
  strong: 'The inner life is a strong side',
  good: 'More leads inward than away',
  mixed: 'Called inward and outward by turns',
  weak: 'The world has the louder voice',
}
const PATH_HEADS: Record<Path, string> = {
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

const PRACTICE_HEADS = {
  Fire: 'Practice with a flame',
  Earth: 'Practice with a place',
  Air: 'Practice with breath and word',
  Water: 'Practice with feeling',
} as const

const deityOf = ({ planet }: Devata) => FORMS[planet].join(' or ')
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

export default capability({
  slug: 'report-spiritual',
  title: 'Spiritual report',
  summary: 'The inner life by a birth: the soul’s planet, the chosen deity, the suitable way, practice, and timing.',
  keywords: 'spiritual meditation deity moksha path',
  weight: 'report',
  method: `Houses 12 and 9 (primary), 5, 8; karakas Jupiter, Ketu; D20; sanyasa-yogas. ${AREA_METHOD} Jaimini: atmakaraka and amatyakaraka of seven; the karakamsha is the navamsha of the atmakaraka; ishta devata from the 12th, dharma devata from the 9th sign of the navamsha counted from it, palana devata from the 6th counted from the amatyakaraka: by the strongest planet in the sign (company, support of Jupiter, Mercury and dispositor, exaltation, modality, degree, all in the navamsha), else the strongest that looks at it by rashi drishti, else its lord. Path: Moon and Venus bhakti, Mercury and Jupiter jnana, Sun and Mars karma, Saturn and Ketu raja; each starts with 1 and has 2 for each of its planets in 1, 5, 9 or 12 of D1, 2 for the same in D20, 2 for the atmakaraka; shares of 100 by the largest remainders.`,
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
    sections: rows(ReportSection, 11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
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
}).compute(async (input, world) => {
  const texts = await corpus('report-spiritual')
  const open = await openArea('spiritual', 'the inner life', input, world)
  const { born, chart, planets, houses, assessment, describe, state, scoreFact, conditionFact } = open
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
  const pathFact = (path: Path): Fact => ({
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

  const ketu = chart.graha.Ketu.house
  const element = elementOf(ninth.sign)
  const signFact: Fact = {
    id: 'D1.house.9.sign',
    kind: 'position',
    text: `House 9 is ${signName(ninth.sign)}.`,
    value: signName(ninth.sign),
    source: 'vedic-charts/birth-chart',
  }

  const sections = [
    scoredSection('purpose', HEADS[assessment.band], assessment.score, [
      ...describe(texts.purpose[assessment.band], [scoreFact, ...open.summaryFacts]),
      ...describe(texts.dharma[ninth.lordHouse], [lordSeatFact(ninth), conditionFact(ninth.lord)]),
    ]),
    scoredSection('atmakaraka', `${capitalisedName(soul)} speaks for the soul`, planets[soul].score, [
      ...describe(texts.atmakaraka[soul], [soulFact]),
      state(
        `It stands in ${houseInWords(chart.graha[soul].house)}, and as a whole ${nameInSentence(soul)} ${conditionFact(soul).text.slice(capitalisedName(soul).length + 1)}`,
        seatFact(soul, chart),
        conditionFact(soul),
      ),
    ]),
    scoredSection(
      'karakamsha',
      `The karakamsha is ${signName(forms.karakamsha)}`,
      null,
      describe(texts.karakamsha[signName(forms.karakamsha)], [karakamshaFact]),
    ),
    scoredSection('ishta_devata', `The chosen form: ${deityOf(forms.ishta)}`, null, [
      ...describe(texts.ishta[forms.ishta.planet], [formFact('ishta')], { deity: deityOf(forms.ishta) }),
      state(
        `${capitalisedName(forms.ishta.planet)} ${REASONS[forms.ishta.reason]}: ${signName(forms.ishta.sign)}, ${counted.ishta}.`,
        formFact('ishta'),
      ),
      state(
        `For right living, dharma, ${deityOf(forms.dharma)} is named beside it, by ${nameInSentence(forms.dharma.planet)}; for what sustains, palana, ${deityOf(forms.palana)}, by ${nameInSentence(forms.palana.planet)}.`,
        formFact('dharma'),
        formFact('palana'),
      ),
    ]),
    scoredSection(
      'fifth_ninth_twelfth',
      `Mantra, dharma, release: ${joinWords([5, 9, 12].map((house) => houses[house - 1]!.band))}`,
      null,
      [
        ...houseText(open, 12, texts.twelfth_house, texts.guests),
        houseInShort(open, 5, 'of mantra and study'),
        houseInShort(open, 9, 'of teachers and right living'),
      ],
      [houseFact(open, 12)],
    ),
    scoredSection('jupiter_ketu', 'Jupiter, who trusts, and Ketu, who lets go', null, [
      ...karakaText(open, 'Jupiter', texts.jupiter),
      ...describe(texts.ketu[houseGroup(ketu)], [seatFact('Ketu', chart)]),
    ]),
    vargaSection(open, 'vimshamsha', 9, { varga: 'D20', called: 'vimshamsha', says: texts.vimshamsha }),
    scoredSection(
      'sanyasa_yogas',
      yogasHead(open),
      null,
      yogasText(open, { some: texts.renouncing, none: texts.no_yogas }),
    ),
    scoredSection(
      'path',
      `${PATH_HEADS[first]}, and beside it ${PATH_HEADS[second].replace('The', 'the')}`,
      null,
      [
        ...describe(texts.path[first], [pathFact(first)]),
        ...describe(texts.beside[second], [pathFact(second)]),
        state(pathFact(first).text, pathFact(first)),
      ],
      PATHS.map(pathFact),
    ),
    scoredSection(
      'practice',
      PRACTICE_HEADS[element],
      null,
      describe(texts.practice[element], [signFact]),
      open.remedies.map(({ planet }) => conditionFact(planet)),
    ),
    scoredSection(
      'timing',
      timingHead(open),
      null,
      [...timingText(open, texts.timing, texts.quiet), open.closing],
      timelineFacts(open),
    ),
  ]
  return {
    ...reportHead('spiritual', born),
    summary: open.summary,
    ishta_devata: formRow('ishta'),
    palana_devata: formRow('palana'),
    dharma_devata: formRow('dharma'),
    path: shares,
    timeline: open.timeline,
    sections,
    remedies: open.remedies,
    caution: `${CAUTION} It presupposes no creed: the deities are those of the tradition that is read.`,
  }
})
