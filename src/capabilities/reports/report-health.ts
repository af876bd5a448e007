import type { AreaBand } from '../../jyotish/assessment/area.ts'
import { HUMOURS, type Humour, humourBalance } from '../../jyotish/physique.ts'
import { mostSupportedSign, sensitiveParts } from '../../jyotish/sensitive-parts.ts'
import { isLate } from '../../readings/age-filter.ts'
import { corpus } from '../../readings/corpora.ts'
import type { Fact } from '../../readings/fact.ts'
import type { Cell } from '../../readings/passage.ts'
import { exact, t } from '../../schema.ts'
import { elementOf, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { joinPassages } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { CAUTION, Remedies, sectionsUpTo } from '../shared/report-sections.ts'
import { SensitiveParts, sensitivePart } from '../shared/sensitive-parts.ts'
import { shareBars } from '../shared/share-bars.ts'
import { areaArgument } from './parts/area-argument.ts'
import { areaChapters } from './parts/area-chapters.ts'
import { areaDocument } from './parts/area-document.ts'
import { openArea, scoredSection } from './parts/area-report.ts'
import { timelineFacts } from './parts/area-sections.ts'
import { AREA_INPUT, AreaSummary, AreaTimeline } from './parts/area-shapes.ts'
import { carePeriods } from './parts/care-periods.ts'

const Percent = t.Number({ minimum: 0, maximum: 100 })
/** Minimum lead of a humour over the next, of a hundred. source: this project's own weighing */
const LEAD = 8
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())
const HUMOUR_TITLES = { two: 'Two humours lead', even: 'Humours near each other' } as const
const TOLD_PARTS = 2
/** The order of the humours that most charts have. source: 36 % of 86 random births */
const COMMONEST_ORDER = 'kapha vata pitta'

/** The custom for a child with much of a humour. */
const HABITS: Record<Humour, string> = {
  vata: 'warm food, quiet evenings and the same bedtime',
  pitta: 'shade, water and a break at noon',
  kapha: 'movement in the morning and light suppers',
}

type Texts = Awaited<ReturnType<typeof corpus<'report-health'>>>
/** The texts with the forms for the old in place of passages on hard effort, work and small children. */
const withLateTexts = (grown: Omit<Texts, 'late'>, { lord_place, reserves, resistance, ...late }: Texts['late']) => ({
  ...grown,
  ...late,
  lord_place: { ...grown.lord_place, ...lord_place },
  reserves: { ...grown.reserves, ...reserves },
  resistance: { ...grown.resistance, ...resistance },
  humours: {
    ...grown.humours,
    pitta: { ...grown.humours.pitta, ...late.humours.pitta },
  },
})

const TITLES: Record<AreaBand, string> = {
  strong: 'Your body likes to be used',
  good: 'Your strength returns with rest',
  mixed: 'Your strength comes in waves',
  weak: 'Your strength comes by habit',
}

/** A day for a child by the leading humour. source: common Ayurvedic custom, in our words */
const CHILD_ROUTINES = {
  vata: 'warm meals at fixed hours and a quiet last hour before sleep',
  pitta: 'a real break at noon and cool, calm evenings',
  kapha: 'an early start, a walk every day and a light supper',
} as const

export default capability({
  slug: 'report-health',
  title: 'Vitality report',
  summary: 'Vitality, constitution and care by a birth, in the terms of the tradition; no diagnosis.',
  keywords: 'health illness constitution body',
  weight: 'report',
  method:
    'The houses are 1 (primary), 6, 8 and 12, the karakas Sun, Moon, Mars and Saturn, the varga D30. The yogas of illness and harm are counted, not named. The area is scored and timed as in detailed-life. The timeline of this report differs: owning the 6th, 8th or 12th adds 15 (not for the ascendant lord), ruling the 22nd drekkana 10, ruling the 64th navamsha from the Moon 8, and there is no double transit; a high score asks for care. Constitution and sensitive parts follow roga-yogas.',
  input: reportBirth(AREA_INPUT),
  data: t.Object({
    ...reportHeadFields('health'),
    summary: AreaSummary,
    constitution: exact(
      { vata: Percent, pitta: Percent, kapha: Percent },
      { description: 'Balance of the three doshas, percent; the sum is 100.' },
    ),
    sensitive_parts: SensitiveParts,
    timeline: AreaTimeline,
    sections: sectionsUpTo(11),
    remedies: Remedies,
    caution: t.String({ description: 'Scope and limits of the report.' }),
  }),
  example: { ...independence, as_of: '1975-06-01', years: 5 },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'olive',
    document: ({ summary, timeline, sections, constitution, caution }) =>
      areaDocument({ summary, timeline, sections, caution }, [shareBars('Constitution', constitution)]),
  },
}).compute(async (input, world) => {
  const { late, ...grown } = await corpus('report-health')
  const open = await openArea('health', 'vitality', input, world, {
    periodsOf: carePeriods,
    unnamed: true,
  })
  const argument = await areaArgument(open, {
    area: 'health',
    matter: 'vitality',
    name: givenName(input.name),
    care: true,
  })
  const chapters = await areaChapters(open, argument, 'the care of yourself')
  const { born, chart, houses, assessment, facts, describe, state, scoreFact } = open
  const texts = isLate(open.age) ? withLateTexts(grown, late) : grown

  const constitution = humourBalance(chart)
  const order = HUMOURS.toSorted((a, b) => constitution[b] - constitution[a])
  const [first, second, third] = [order[0]!, order[1]!, order[2]!]
  const ahead = (one: Humour, other: Humour) => constitution[one] - constitution[other] >= LEAD
  const leading = ahead(first, second) ? first : ahead(second, third) ? 'two' : 'even'
  const humourFacts = HUMOURS.map(
    (humour): Fact => ({
      id: `constitution.${humour}`,
      kind: 'score',
      text: `${capital(humour)} has ${constitution[humour]} parts of a hundred.`,
      value: constitution[humour],
      source: 'doshas-yogas/roga-yogas',
    }),
  )

  const parts = sensitiveParts(facts)
  const partFact = ({ sign, part, weight }: (typeof parts)[number]): Fact => ({
    id: `D1.sign.${signName(sign)}.burden`,
    kind: 'score',
    text: `${signName(sign)}, which stands for ${part}, carries ${weight} more of burden than of help.`,
    value: weight,
    source: 'doshas-yogas/roga-yogas',
  })
  const easy = mostSupportedSign(facts)
  const easePassages =
    easy === null || chapters.isForParents
      ? []
      : describe(texts.parts[signName(easy)].ease, [
          {
            id: `D1.sign.${signName(easy)}.ease`,
            kind: 'score',
            text: `${signName(easy)} has the greatest surplus of help.`,
            value: true,
            source: 'doshas-yogas/roga-yogas',
          },
        ])

  const rising = signName(chart.ascendant.sign)
  const isCommonest = [first, second, third].join(' ') === COMMONEST_ORDER
  const order3 = `${first} comes first, ${second} second and ${third} third`
  const humourText = chapters.isForParents
    ? [state(`In your child ${order3}; the custom for much ${first} is ${HABITS[first]}.`, ...humourFacts)]
    : joinPassages(describe((texts.humours[first] as Readonly<Partial<Record<Humour, Cell>>>)[second]!, humourFacts), [
        state(
          `By the weights of the tradition ${order3} in your chart${isCommonest ? ', as in a third of all charts' : ''}.`,
          ...humourFacts,
        ),
      ])

  const sections = [
    scoredSection('vitality', TITLES[assessment.band], assessment.score, argument.promise),
    scoredSection(
      'constitution',
      leading === 'even' || leading === 'two' ? HUMOUR_TITLES[leading] : `Much ${leading}`,
      null,
      humourText,
    ),
    scoredSection('lagna_and_sun', 'Your body and your basic strength', houses[0]!.score, [
      ...chapters.house(1, { places: texts.lord_place, guests: texts.guests }),
      ...chapters.planet('Sun', texts.sun),
    ]),
    scoredSection('moon_and_mind', 'Your mind and your sleep', null, chapters.planet('Moon', texts.moon)),
    scoredSection('sixth_house', 'How you resist strain', houses[5]!.score, [
      ...chapters.house(6, { lords: texts.resistance }),
      ...chapters.planet('Mars', texts.mars),
    ]),
    scoredSection('eighth_house', 'How your reserves fill up', houses[7]!.score, [
      ...chapters.house(8, { lords: texts.reserves }),
      ...chapters.planet('Saturn', texts.saturn),
    ]),
    scoredSection(
      'sensitive_parts',
      'Places to be kind to',
      null,
      [
        ...(parts.length === 0
          ? [state('Benefics hold the balance at every place that the tradition looks at in your chart.', scoreFact)]
          : chapters.isForParents
            ? [
                state(
                  'Your child needs no special care here: plain food, long sleep and play outdoors are enough.',
                  ...parts.map(partFact),
                ),
              ]
            : []),
        ...(chapters.isForParents
          ? []
          : joinPassages(
              parts
                .slice(0, TOLD_PARTS)
                .flatMap((part) => describe(texts.parts[signName(part.sign)].care, [partFact(part)])),
              easePassages,
            )),
      ],
      parts.map(partFact),
    ),
    scoredSection(
      'trimshamsha',
      'How you meet strain',
      null,
      chapters.divided(1, { varga: 'D30', called: 'trimshamsha', gloss: 'the chart of strain' }),
    ),
    scoredSection('times_for_care', 'When to take care', null, argument.timing(), timelineFacts(open)),
    scoredSection('routine', 'A day that suits you', null, [
      ...(chapters.isForParents ? [] : describe(texts.routine[first][elementOf(chart.ascendant.sign)], humourFacts)),
      state(
        `${chapters.isForParents ? `Your child needs ${CHILD_ROUTINES[first]},` : 'You need this'} because ${first} leads and ${rising}, a sign of ${elementOf(chart.ascendant.sign).toLowerCase()}, rises in ${chapters.isForParents ? 'the' : 'your'} chart.`,
        ...humourFacts,
      ),
    ]),
    argument.remedies(),
  ]
  return {
    ...reportHead('health', born),
    summary: open.summaryWith(argument.opening),
    constitution,
    sensitive_parts: parts.map(sensitivePart),
    timeline: open.timeline,
    sections: chapters.titled(sections),
    remedies: argument.remedyRows,
    caution: `${CAUTION} It makes no diagnosis: for any complaint see a doctor.`,
  }
})
