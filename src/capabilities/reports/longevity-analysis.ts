import { table } from '../../document/document.ts'
import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { capitalisedName, GRAHAS, type Lord as LordName, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { houseGroup } from '../../jyotish/house-groups.ts'
import { LONGEVITY_PAIRS, SPAN_YEARS, SPANS } from '../../jyotish/longevity-pairs.ts'
import {
  CHHIDRA_ROLES,
  chhidraGrahas,
  longevityModifiers,
  longevitySupports,
  MARAKA_ROLES,
  marakasRanked,
  SUPPORT_IDS,
} from '../../jyotish/longevity-signs.ts'
import { GIFTS } from '../../jyotish/planet-remedies.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import { distinct, nullable, oneOf, rows, t } from '../../schema.ts'
import { dateText, longDate } from '../../time/iso.ts'
import { joinWords } from '../../wording.ts'
import { MODALITIES, modalityOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { LIFETIME_DAYS } from '../shared/date-ranges.ts'
import { independence, localDateTime, reportBirth } from '../shared/inputs.ts'
import { AS_OF, dayOfLife } from '../shared/lifetime.ts'
import { longevityOf } from '../shared/longevity.ts'
import { MaleficPeriods, maleficPeriods } from '../shared/malefic-periods.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, ReportSection } from '../shared/report-sections.ts'
import { Graha, Lord, Sign } from '../shared/shapes.ts'
import { AyurdayaMethods, AyurdayaSelected, spansOfLife } from '../shared/spans-of-life.ts'
import { areaDocument } from './parts/area-document.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { seatFact } from './parts/area-sections.ts'
import {
  CHHIDRA_WORDS,
  chhidraFact,
  crossingFact,
  crossingId,
  MARAKA_WORDS,
  marakaFact,
  PAIR_RULES,
  PAIR_TEXT,
  pairFact,
  pairRule,
  supportFact,
} from './parts/longevity-facts.ts'

/** Maximum crossings in the text; the data has all of them. */
const TOLD_CROSSINGS = 3
const TOLD_SUPPORTS = 3
const PRINTED_CROSSINGS = 24

const CLASS_HEADS = {
  alpa: 'The lesser class of the old count',
  madhya: 'The middle class of the old count',
  purna: 'The full class of the old count',
} as const
/** The planet whose strength selects a method; the ascendant by its lord. */
const CHOOSERS = { amsayu: null, pindayu: 'Sun', nisargayu: 'Moon' } as const
const VITALITY_HEADS: Record<AreaBand, string> = {
  strong: 'A constitution to lean on',
  good: 'Strength that answers to habit',
  mixed: 'Strength that comes in waves',
  weak: 'Strength by steadiness',
}
export default capability({
  slug: 'longevity-analysis',
  title: 'Longevity analysis',
  summary:
    'The classical methods of longevity with every step shown, vitality, and times for care; no date is foretold.',
  keywords: 'long I live death age lifespan longevity years',
  weight: 'report',
  method:
    'The class follows the three pairs of Jaimini 2.1 as in ayu-milan, before modifiers. Kakshya hrasa lowers it if Saturn is one of the lords of ascendant and 8th, their pair gives the class, and Saturn is neither in his own sign nor exalted; the pair of Moon and Saturn, which every chart has, does not count. Kakshya vriddhi raises it if Jupiter is in 1 or 7 and neither debilitated, combust, nor with or aspected by a malefic. The spans are those of ayurdaya. Marakas follow BPHS 44 in this order: Saturn related to a lord of 2 or 7, lords of 2 and 7, malefics there, malefics with those lords, lords of 12 and 8, malefics with the lord of 12. Chhidra grahas follow Jataka Parijata 5. Periods are those of lifetime-malefic-transits. Remedies are given for planets in weak condition, the weakest first. Vitality is that of the vitality report.',
  input: reportBirth({ datetime: localDateTime(LIFETIME_DAYS), as_of: AS_OF }),
  data: t.Object({
    ...reportHeadFields('longevity'),
    class: t.Object(
      {
        class: oneOf(SPANS),
        pairs: rows(
          t.Object({
            pair: oneOf(LONGEVITY_PAIRS, { description: 'Pair of points compared.' }),
            signs: nullable(rows(Sign, 2, { description: 'Signs of the two points; null without hora lagna.' })),
            modalities: nullable(
              rows(oneOf(MODALITIES), 2, { description: 'Modalities of the two signs; null if `signs` is null.' }),
            ),
            result: nullable(oneOf(SPANS, { description: 'Class of the pair; null if `signs` is null.' })),
          }),
          3,
          { description: 'Result of each of the three pairs.' },
        ),
        rule: t.String({ description: 'Rule that decides the class, in words.' }),
        range_years: rows(t.Integer(), 2, { description: 'Range of the class, by the texts.' }),
      },
      { description: 'Class of longevity by the three pairs, before modifiers.' },
    ),
    mathematical: t.Object(
      { methods: AyurdayaMethods, selected: AyurdayaSelected },
      { description: 'Length of life by the three arithmetical methods, as in ayurdaya.' },
    ),
    modifiers: rows(
      t.Object({
        rule: oneOf(['kakshya_hrasa', 'kakshya_vriddhi', 'maraka_with_ascendant_lord'], {
          description: 'Rule of the modifier, in words.',
        }),
        holds: t.Boolean({ description: 'True if the item is present in the chart.' }),
        effect: oneOf(['lowers', 'raises', 'none'], { description: 'Effect on the class.' }),
        evidence: t.String({ description: 'Finding of the rule, in words.' }),
        fact_ids: FactIds,
      }),
      3,
      { description: 'Modifiers of the class.' },
    ),
    maraka: t.Object(
      {
        planets: t.Array(
          t.Object({
            planet: Graha,
            roles: distinct(oneOf(MARAKA_ROLES), { minItems: 1, description: 'Roles, the heaviest first.' }),
            rank: t.Integer({ minimum: 1, description: 'Rank of the planet; 1 is the highest.' }),
          }),
          { description: 'Maraka planets by BPHS 44, the strongest first.' },
        ),
        houses: rows(
          t.Object({
            house: t.Integer({ minimum: 2, maximum: 7, description: 'Maraka house, 2 or 7.' }),
            sign: Sign,
            lord: Lord,
            occupants: distinct(Graha, { description: 'Planets in the house.' }),
          }),
          2,
          { description: 'Houses 2 and 7 with their lords and occupants.' },
        ),
      },
      { description: 'Marakas, planets and houses.' },
    ),
    chhidra_grahas: t.Array(
      t.Object({
        planet: Graha,
        roles: distinct(oneOf(CHHIDRA_ROLES), { minItems: 1, description: 'Chhidra roles of the planet.' }),
      }),
      { description: 'Chhidra grahas of the eighth house.' },
    ),
    sensitive_periods: MaleficPeriods,
    supports: t.Array(
      t.Object({
        rule: oneOf(SUPPORT_IDS, { description: 'Rule that gives the protection, in words.' }),
        text: t.String({ description: 'The rule in words.' }),
        evidence: t.Array(t.String(), { minItems: 1, description: 'Positions that the rule refers to.' }),
        fact_ids: FactIds,
      }),
      { description: 'Protections present, at most six.' },
    ),
    sections: rows(ReportSection, 8),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'umber',
    document: ({ sections, caution, maraka, chhidra_grahas, sensitive_periods, class: match }) => {
      const usedTexts = new Set(sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id)))
      const pairs = table(
        'The three pairs',
        ['Pair', 'Signs', 'Class'],
        match.pairs.map(({ pair, signs, result }) => [
          PAIR_TEXT[pair],
          signs ? signs.join(' and ') : 'no hora lagna',
          result ?? 'none',
        ]),
      )
      const watched = table(
        'Planets that are watched',
        ['Planet', 'Why'],
        maraka.planets.map(({ planet, roles }) => [planet, joinWords(roles.map((role) => MARAKA_WORDS[role]))]),
      )
      const eighth = table(
        'Planets of the eighth house',
        ['Planet', 'Why'],
        chhidra_grahas.map(({ planet, roles }) => [planet, joinWords(roles.map((role) => CHHIDRA_WORDS[role]))]),
      )
      const times = table(
        'Times for care, where several planets meet',
        ['From', 'To', 'Planet', 'Sign'],
        sensitive_periods
          .slice(sensitive_periods.findIndex((crossing) => usedTexts.has(crossingId(crossing))))
          .filter(({ grade }) => grade > 1)
          .slice(0, PRINTED_CROSSINGS)
          .map(({ start, end, planet, sign }) => [start, end, planet, sign]),
      )
      return areaDocument({ sections, caution }, [pairs], { marakas: [watched, eighth], sensitive_times: [times] })
    },
  },
}).compute(async (input, world) => {
  const texts = await corpus('longevity-analysis')
  const open = await openArea('health', 'vitality', { ...input, years: 1 }, world, { unnamed: true })
  const { born, chart, planets, houses, facts, describe, state, conditionFact } = open

  const paired = longevityOf(born, world)
  const rule = pairRule(paired)
  const pairFacts = paired.pairs.map(pairFact)
  const classFact: Fact = {
    id: 'longevity.class',
    kind: 'score',
    text: `By the three pairs the class is ${paired.span}: ${PAIR_RULES[rule]}.`,
    value: paired.span,
    source: 'matching/ayu-milan',
  }
  const modifiers = longevityModifiers(chart, paired)
  const modifierFact = ({ rule: id, holds, evidence }: (typeof modifiers)[number]): Fact => ({
    id: `longevity.${id}`,
    kind: 'position',
    text: evidence,
    value: holds,
    source: 'reports/longevity-analysis',
  })
  const effect = (kind: 'lowers' | 'raises') => modifiers.filter((each) => each.effect === kind).map(modifierFact)
  const [lowering, raising] = [effect('lowers'), effect('raises')]

  const spans = spansOfLife(born, world)
  const chosen = spans.selected.method as 'amsayu' | 'pindayu' | 'nisargayu'
  const methodFact: Fact = {
    id: 'ayurdaya.method',
    kind: 'strength',
    text: spans.selected.reason,
    value: chosen,
    source: 'predictions/ayurdaya',
  }

  const first = lordOf(chart.ascendant.sign)
  const seat = chart.graha[first].house

  const ranked = marakasRanked(chart)
  const foremost = ranked.slice(0, 3)
  const chhidra = chhidraGrahas(chart)
  const crossings = await maleficPeriods(born, world)
  const from = dateText(dayOfLife(input.as_of, 'as_of', born, world))
  const ahead = crossings.filter(({ end }) => end > from).slice(0, TOLD_CROSSINGS)
  const next = ahead.find(({ planet }) => planet !== 'Mars')

  const supports = longevitySupports(facts)
  const remedies = GRAHAS.filter((planet) => planets[planet].band === 'weak')
    .toSorted((a, b) => planets[a].score - planets[b].score)
    .slice(0, 5)
    .map((planet) => ({ planet, text: GIFTS[planet], because: conditionFact(planet) }))

  const sections = [
    scoredSection('method', `How it is counted: ${PAIR_RULES[rule]}`, null, describe(texts.method[rule], pairFacts)),
    scoredSection(
      'class',
      CLASS_HEADS[paired.span],
      null,
      [
        ...describe(texts.class[paired.span], [pairFacts[2]!, classFact]),
        ...(lowering.length > 0 ? describe(texts.lowered, lowering) : []),
        ...(raising.length > 0 ? describe(texts.raised, raising) : []),
        state(pairFacts.map(({ text }) => text).join(' '), ...pairFacts),
      ],
      modifiers.map(modifierFact),
    ),
    scoredSection('mathematical', `Counted by ${chosen}`, null, [
      ...describe(texts.mathematical[chosen], [seatFact(CHOOSERS[chosen] ?? first, chart), methodFact]),
      state(methodFact.text, methodFact),
    ]),
    // The verdict on vitality is that of the vitality report.
    scoredSection('vitality', VITALITY_HEADS[open.assessment.band], open.assessment.score, [
      ...describe(texts.vitality[open.assessment.band], [open.scoreFact]),
      state(
        `${capitalisedName(first)}, lord of the ascendant, ${conditionWords(planets[first])}.`,
        conditionFact(first),
      ),
      ...describe(texts.seat[houseGroup(seat)], [seatFact(first, chart)]),
    ]),
    scoredSection(
      'marakas',
      `Watched before others: ${joinWords(foremost.slice(0, 2).map(({ planet }) => nameInSentence(planet)))}`,
      null,
      [
        ...describe(texts.marakas[foremost[0]!.planet as LordName], [marakaFact(foremost[0]!)]),
        state(foremost.map((each) => marakaFact(each).text).join(' '), ...foremost.map(marakaFact)),
        state(
          `Of the company of the eighth house are ${joinWords(chhidra.map(({ planet, roles }) => `${nameInSentence(planet)} (${joinWords(roles.map((role) => CHHIDRA_WORDS[role]))})`))}.`,
          ...chhidra.map(chhidraFact),
        ),
      ],
      [...ranked.map(marakaFact), ...chhidra.map(chhidraFact)],
    ),
    scoredSection(
      'sensitive_times',
      next
        ? `Care ${next.start > from ? `from ${longDate(next.start)}` : `until ${longDate(next.end)}`}`
        : 'No crossing is left to watch',
      null,
      next
        ? [
            ...describe(texts.care[next.planet as Exclude<typeof next.planet, 'Mars'>], [crossingFact(next, chart)]),
            ...ahead.map((each) => state(crossingFact(each, chart).text, crossingFact(each, chart))),
          ]
        : describe(texts.no_care, [classFact]),
    ),
    scoredSection(
      'supports',
      supports.length > 0
        ? `Protections: ${supports.length} of ${SUPPORT_IDS.length}`
        : 'Protections to be made by oneself',
      null,
      supports.length > 0
        ? supports.slice(0, TOLD_SUPPORTS).flatMap((each) => describe(texts.supports[each.id], [supportFact(each)]))
        : describe(texts.no_supports, [classFact]),
      supports.map(supportFact),
    ),
    scoredSection(
      'remedies',
      'Remedies by custom',
      null,
      remedies.length > 0
        ? remedies.map(({ text, because }) => state(`${because.text} ${text}`, because))
        : [state('No planet is in weak condition, so custom asks for no remedy.', classFact)],
    ),
  ]
  return {
    ...reportHead('longevity', born),
    class: {
      class: paired.span,
      pairs: paired.pairs.map(({ pair, signs, span }) => ({
        pair,
        signs: signs?.map(signName) ?? null,
        modalities: signs?.map(modalityOf) ?? null,
        result: span,
      })),
      rule: PAIR_RULES[rule],
      range_years: [...SPAN_YEARS[paired.span]],
    },
    mathematical: spans,
    modifiers: modifiers.map((each) => ({ ...each, fact_ids: [modifierFact(each).id] })),
    maraka: {
      planets: ranked.map(({ planet, roles }, i) => ({ planet, roles, rank: i + 1 })),
      houses: ([2, 7] as const).map((house) => {
        const { sign, lord, occupants } = houses[house - 1]!
        return { house, sign: signName(sign), lord, occupants: [...occupants] }
      }),
    },
    chhidra_grahas: chhidra,
    sensitive_periods: crossings,
    supports: supports.map((each) => ({
      rule: each.id,
      text: each.rule,
      evidence: [...each.evidence],
      fact_ids: [supportFact(each).id],
    })),
    sections,
    remedies: remedies.map(({ planet, text, because }) => ({
      planet,
      kind: 'charity' as const,
      text,
      fact_ids: [because.id],
    })),
    caution: `${CAUTION} Classical methods are computed and shown as arithmetic of their schools, which disagree. No prediction of death is made, and none follows: no class, sum or period tells how long anybody lives. Whatever concerns the body belongs to a doctor.`,
  }
})
