import { type Ashtakoot, percentage } from '../../../jyotish/kootas/ashtakoot.ts'
import {
  cancellationTexts,
  KOOTA_MEANINGS,
  kootaFact,
  kootaTexts,
  poruthamFact,
  poruthamNote,
} from '../../../jyotish/kootas/koota-texts.ts'
import { attributesOf, type Side } from '../../../jyotish/kootas/profiles.ts'
import { longevityFact, manglikFact, papaFact } from '../../../jyotish/kootas/reasons.ts'
import type { overallMatch, Strain } from '../../../jyotish/kootas/report.ts'
import { ASHTAKOOT_MAXIMUM } from '../../../jyotish/kootas/tables.ts'
import { TAMIL_ESSENTIALS, type TenPorutham } from '../../../jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { type Papa, type PapaPair, papaLevel } from '../../../jyotish/papasamya.ts'
import { joinWords, quantity, upperFirst } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { lifeStages } from './life-stages.ts'
import type { longevityMatch } from './longevity.ts'
import type { ManglikCouple } from './manglik.ts'
import { fact, matchSection } from './report-sections.ts'

interface Sides {
  groom: Side
  bride: Side
}
const SIDES = ['groom', 'bride'] as const
const MUHURTA = 'Muhurta Chintamani, Vivaha prakarana'
const KALAPRAKASHIKA = 'Kalaprakashika, vivaha'
const words = (name: string) => name.replaceAll('_', ' ')
const starOf = ({ nakshatra, profiles }: Side) => `${NAKSHATRAS[nakshatra]} in ${signName(profiles[0]!.sign)}`

export const profiles = (sides: Sides) =>
  matchSection(
    'profiles',
    'The two birth stars',
    SIDES.map((side) => {
      const { nakshatra, pada, profiles } = sides[side]
      const { gana, nadi, yoni } = attributesOf(sides[side])
      return fact(
        side,
        `The ${side}’s Moon is in ${NAKSHATRAS[nakshatra]} ${pada}, ${signName(profiles[0]!.sign)}: gana ${gana}, nadi ${nadi}, yoni ${yoni}.`,
        MUHURTA,
      )
    }),
    [
      `The match is read from two birth stars: ${starOf(sides.groom)} for the groom and ${starOf(sides.bride)} for the bride.`,
    ],
  )

export const kootaTables = ({ groom, bride }: Sides, match: Ashtakoot, { poruthams, matched }: TenPorutham) => {
  const kootas = kootaTexts(groom, bride, match).map((details) => fact(details.koota, kootaFact(details), MUHURTA))
  const graded = poruthams.map((each) =>
    fact(`porutham_${each.porutham}`, poruthamFact(each, groom, bride), KALAPRAKASHIKA),
  )
  const refused = poruthams
    .filter(
      ({ porutham, grade }) => grade === 'adhama' && ([...TAMIL_ESSENTIALS, 'vedha'] as string[]).includes(porutham),
    )
    .map(({ porutham }) => words(porutham))
  return matchSection(
    'koota_tables',
    'Kootas and poruthams',
    [...kootas, ...graded],
    [
      {
        text: `The eight kootas give ${match.total} of ${ASHTAKOOT_MAXIMUM} points, and their verdict is ${words(match.verdict)}.`,
        on: kootas.map(({ key }) => key),
      },
      {
        text: `Of the ten poruthams ${matched} are met${refused.length > 0 ? `; southern custom does not pass over ${joinWords(refused)}, which ${refused.length > 1 ? 'are' : 'is'} not` : ''}.`,
        on: graded.map(({ key }) => key),
      },
    ],
  )
}

export const dosha = ({ groom, bride }: Sides, match: Ashtakoot, { poruthams }: TenPorutham) => {
  const facts = [
    ...match.doshas.map((each) =>
      fact(
        each.name.toLowerCase(),
        each.present
          ? `${each.name} dosha is present${each.cancelled ? ', cancelled' : ''}: ${cancellationTexts(
              each,
              groom,
              bride,
            )
              .map(({ rule, holds, evidence }, at, all) => {
                // Evidence shared by two rules is given with the first.
                const rests = evidence === all[at - 1]?.evidence ? '' : ` (${evidence})`
                return `${words(rule)}: ${holds ? 'met' : 'not met'}${rests}`
              })
              .join('; ')}.`
          : `${each.name} dosha is absent.`,
        MUHURTA,
      ),
    ),
    ...poruthams
      .filter(({ porutham }) => porutham === 'rajju' || porutham === 'vedha')
      .map(({ porutham, grade }) =>
        fact(
          porutham,
          `${upperFirst(words(porutham))} is ${grade === 'adhama' ? 'spoilt' : grade === 'madhyama' ? 'shared in opposite directions' : 'free'}. ${poruthamNote(porutham, groom, bride)}`,
          KALAPRAKASHIKA,
        ),
      ),
  ]
  const open = match.doshas.filter(({ present, cancelled }) => present && !cancelled).map(({ name }) => name)
  const present = match.doshas.filter((each) => each.present).map(({ name }) => name)
  return matchSection('doshas_and_cancellations', 'Doshas and what cancels them', facts, [
    open.length > 0
      ? `Nothing cancels ${joinWords(open)}. A cancellation never changes the score itself.`
      : present.length > 0
        ? `${joinWords(present)} dosha is found and cancelled, so no dosha of the kootas stands. The score itself stays as it is.`
        : 'None of the doshas of the kootas is found.',
  ])
}

const MANGLIK_TOLD: Record<ManglikCouple['pair']['verdict'], string> = {
  both_free: 'Neither chart is manglik, so Mars asks for nothing here.',
  cancelled: 'The manglik dosha that is counted is cancelled by the rules, and the charts agree in this.',
  both_manglik_balanced: 'Both charts carry the manglik dosha, and the one balances the other.',
  one_sided_mild: 'One chart alone is manglik, and mildly; the charts do not balance in this.',
  one_sided: 'One chart alone is manglik; the charts do not balance in this.',
}

export const manglik = (mars: ManglikCouple) => {
  const { groom, bride, pair } = mars
  return matchSection(
    'manglik',
    'Manglik',
    [
      ...(
        [
          ['groom', groom],
          ['bride', bride],
        ] as const
      ).map(([side, dosha]) =>
        fact(
          side,
          `The ${side}: ${dosha.percentage} percent, net ${dosha.net}; rules that hold: ${
            dosha.rows
              .filter(({ holds, strength }) => holds && strength !== 'told')
              .map(({ rule }) => words(rule))
              .join(', ') || 'none'
          }.`,
          'Muhurta works through B. V. Raman',
        ),
      ),
      fact('pair', manglikFact(mars), 'Muhurta works through B. V. Raman; dosha samya'),
    ],
    [MANGLIK_TOLD[pair.verdict]],
  )
}

export const papasSection = (of: { groom: Papa; bride: Papa; pair: PapaPair }) =>
  matchSection(
    'papasamya',
    'Papasamya',
    [
      ...SIDES.map((side) =>
        fact(
          side,
          `The ${side}’s chart bears ${of[side].score} papa points: ${papaLevel(of[side].score)}.`,
          'Kerala practice of dosha samya',
        ),
      ),
      fact('balance', papaFact(of), 'Kerala practice of dosha samya'),
    ],
    [
      of.pair.verdict === 'not_balanced'
        ? 'The hard planets weigh on the houses of marriage more in one chart than in the other.'
        : 'The hard planets weigh alike on the houses of marriage of both charts, or lightly.',
    ],
  )

/** The text names a class of lifespan, never years or an age. */
export const longevity = (spans: ReturnType<typeof longevityMatch>) => {
  const { groom, bride, verdict } = spans
  return matchSection(
    'longevity',
    'Longevity by the three pairs',
    [
      ...(
        [
          ['groom', groom],
          ['bride', bride],
        ] as const
      ).map(([side, span]) =>
        fact(
          side,
          `The ${side}’s class is ${span.class}: ${span.pairs.map((pair) => `${words(pair.pair)} ${pair.class ?? 'not known'}`).join(', ')}.`,
          'Jaimini Upadesa Sutras 2.1',
        ),
      ),
      fact('together', longevityFact(spans), 'Kerala and Tamil practice of ayur milan'),
    ],
    [
      verdict === 'good'
        ? 'By this old rule the two classes of life go well together.'
        : 'By this old rule the two classes of life do not go well together; it is one rule of several and foretells no event.',
    ],
  )
}

export const lifeStageSection = ({ age_gap, alignment, ...stages }: ReturnType<typeof lifeStages>) =>
  matchSection(
    'life_stage',
    'Stages of life',
    [
      ...SIDES.map((side) => {
        const { age_years, saturn_cycle, jupiter_cycle } = stages[side]
        return fact(
          side,
          `The ${side} is ${quantity(age_years, 'year')} old; Saturn in round ${saturn_cycle.cycle_number} (${words(saturn_cycle.phase)}), Jupiter in round ${jupiter_cycle.cycle_number} (${words(jupiter_cycle.phase)})${saturn_cycle.sade_sati ? '; sade sati runs' : ''}.`,
          'Sidereal transits of Saturn and Jupiter',
        )
      }),
      fact(
        'alignment',
        `Age gap ${quantity(age_gap.years, 'year')}; alignment ${alignment.score} of 100: ${alignment.band}.`,
        'life-stage-match',
      ),
    ],
    [
      [
        `By age and by the rounds of Saturn and Jupiter the stages of life are ${alignment.band}.`,
        ...alignment.reasons.map(({ text }) => text),
      ].join(' '),
    ],
  )

/** The kootas with full points; without any, the closest to full. */
export const strengths = ({ groom, bride }: Sides, match: Ashtakoot, { poruthams }: TenPorutham) => {
  const items = kootaTexts(groom, bride, match)
  const full = items.filter(({ result }) => result === 'full')
  const facts = [
    fact('kootas', `Kootas in full: ${full.map(({ koota }) => words(koota)).join(', ') || 'none'}.`, MUHURTA),
    fact(
      'poruthams',
      `Poruthams uttama: ${
        poruthams
          .filter(({ grade }) => grade === 'uttama')
          .map(({ porutham }) => words(porutham))
          .join(', ') || 'none'
      }.`,
      KALAPRAKASHIKA,
    ),
  ]
  return matchSection('strengths_of_match', 'What supports the match', facts, [
    full.length === 0
      ? 'None of the eight counts has all its points.'
      : `${upperFirst(joinWords(full.map(({ koota }) => `${words(koota)} (${KOOTA_MEANINGS[koota]})`)))} ${full.length > 1 ? 'have' : 'has'} all the points there are to have.`,
  ])
}

export const cautions = (
  { groom, bride }: Sides,
  match: Ashtakoot,
  { poruthams }: TenPorutham,
  strains: readonly Strain[],
) => {
  const empty = kootaTexts(groom, bride, match).filter(({ result }) => result === 'none')
  const facts = [
    fact('kootas', `Kootas without a point: ${empty.map(({ koota }) => words(koota)).join(', ') || 'none'}.`, MUHURTA),
    fact(
      'poruthams',
      `Poruthams adhama: ${
        poruthams
          .filter(({ grade }) => grade === 'adhama')
          .map(({ porutham }) => words(porutham))
          .join(', ') || 'none'
      }.`,
      KALAPRAKASHIKA,
    ),
    fact(
      'strains',
      `Strains that nothing cancels: ${strains.map(({ name }) => name).join(', ') || 'none'}.`,
      'matching-report',
    ),
  ]
  return matchSection('cautions', 'What asks for care', facts, [
    {
      text:
        empty.length === 0
          ? 'Each of the eight counts has some of its points.'
          : `No point is given to ${joinWords(empty.map(({ koota }) => `${words(koota)} (${KOOTA_MEANINGS[koota]})`))}.`,
      on: ['kootas', 'poruthams'],
    },
    {
      text:
        strains.length === 0
          ? 'No strain stands that nothing cancels.'
          : `Nothing cancels the strain of ${joinWords(strains.map(({ name }) => name))}, which the conclusion weighs.`,
      on: ['strains'],
    },
  ])
}

// source: common practice of charity and prayer; no claim is made for it
const REMEDIES = {
  nadi: 'gifts of grain and cloth, with the Mahamrityunjaya prayer, are customary',
  rajju: 'prayer to Parvati and Shiva together is customary',
  vedha: 'a shanti for the two birth stars is customary',
  manglik: 'gifts of red lentils on Tuesdays, with prayer to Hanuman, are customary',
  papasamya: 'charity on the weekdays of the malefics that weigh most is customary',
} as const satisfies Record<Strain['name'], string>

export const remedies = (strains: readonly Strain[]) =>
  matchSection(
    'remedies',
    'Remedies by custom',
    strains.length === 0
      ? [fact('none', 'No strain stands uncancelled.', 'matching-report')]
      : strains.map(({ name }) => fact(name, `${upperFirst(name)} stands uncancelled.`, 'matching-report')),
    strains.length === 0
      ? ['Nothing asks for a remedy.']
      : strains.map(({ name }) => ({
          text: `${upperFirst(REMEDIES[name])} where ${name} stands uncancelled.`,
          on: [name],
        })),
  )

export const conclusion = (match: Ashtakoot, { band, score, present }: ReturnType<typeof overallMatch>) =>
  matchSection(
    'conclusion',
    'Conclusion',
    [
      fact(
        'ashtakoot',
        `Ashtakoot: ${percentage(match.total, ASHTAKOOT_MAXIMUM)} percent, ${words(match.verdict)}.`,
        MUHURTA,
      ),
      fact(
        'overall',
        `Less 10 for each of ${present.length} strains: ${score.toFixed(1)}, ${band}.`,
        'matching-report',
      ),
    ],
    [
      `All in all the match is ${band}: ${match.verdict === 'not_recommended' ? 'the eight kootas do not recommend it' : `the eight kootas call it ${words(match.verdict)}`}, ${present.length > 0 ? `and ${joinWords(present.map(({ name }) => name))} ${present.length > 1 ? 'weigh' : 'weighs'} against it` : 'and no strain is left that nothing cancels'}.`,
    ],
  )
