import type { Ashtakoot } from '../../../jyotish/kootas/ashtakoot.ts'
import { isUncancelled } from '../../../jyotish/kootas/doshas.ts'
import { GRADE_SCORE, PORUTHAM_GRADES } from '../../../jyotish/kootas/grades.ts'
import {
  CANCELLING_GROUNDS,
  cancellationTexts,
  kootaFact,
  kootaTexts,
  poruthamFact,
  poruthamNote,
} from '../../../jyotish/kootas/koota-texts.ts'
import { balanceFormOf } from '../../../jyotish/kootas/manglik-pair.ts'
import { attributesOf, type Side } from '../../../jyotish/kootas/profiles.ts'
import { longevityFact, manglikFact, papaFact } from '../../../jyotish/kootas/reasons.ts'
import type { MATCH_BANDS, overallMatch } from '../../../jyotish/kootas/report.ts'
import { TAMIL_ESSENTIALS, type TenPorutham } from '../../../jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../../jyotish/nakshatras.ts'
import { type Papa, type PapaPair, papaLevel } from '../../../jyotish/papasamya.ts'
import { countInWords, joinWords, quantity, upperFirst } from '../../../wording.ts'
import { signName } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { type FamilyTexts, REFUSALS } from './family-texts.ts'
import type { lifeStages } from './life-stages.ts'
import type { longevityMatch } from './longevity.ts'
import type { ManglikCouple } from './manglik.ts'
import { broughtToMarriage, seventhHouseFacts } from './report-charts.ts'
import { fact, matchSection } from './report-sections.ts'
import type { Couple } from './sides.ts'

export interface Sides {
  groom: Side
  bride: Side
}
type MatchBand = (typeof MATCH_BANDS)[number]
const SIDES = ['groom', 'bride'] as const
export const MUHURTA = 'Muhurta Chintamani, Vivaha prakarana'
export const KALAPRAKASHIKA = 'Kalaprakashika, vivaha'
export const words = (name: string) => name.replaceAll('_', ' ')

/** The two people: their contribution to a marriage by the seventh house, and their comfort by the Moon. */
export const people = (sides: Sides, both: Couple, world: World, { texts, names, say }: FamilyTexts) => {
  const moons = SIDES.map((side) => {
    const { nakshatra, pada, profiles } = sides[side]
    const { gana, nadi, yoni } = attributesOf(sides[side])
    return fact(
      `${side}_moon`,
      `The ${side}’s Moon is in ${NAKSHATRAS[nakshatra]} ${pada}, ${signName(profiles[0]!.sign)}: gana ${gana}, nadi ${nadi}, yoni ${yoni}.`,
      MUHURTA,
    )
  })
  const signs = SIDES.map((side) => signName(sides[side].profiles[0]!.sign))
  const isShared = signs[0] === signs[1]
  const brought = SIDES.map((side, i) => {
    const { text, on } = broughtToMarriage(side, both, world, { texts, names, say })
    return isShared
      ? { text, on }
      : { text: `${text} ${upperFirst(say(texts.moon[signs[i]!], { one: names[side] }))}`, on: [...on, `${side}_moon`] }
  })
  return matchSection(
    'people',
    'What each of you brings, and what does each of you good',
    [...moons, ...seventhHouseFacts(both)],
    isShared
      ? [
          ...brought,
          { text: say(texts.moon[signs[0]!], { one: 'each of you' }), on: SIDES.map((side) => `${side}_moon`) },
        ]
      : brought,
  )
}

/** The southern checks whose failure rules out the match. */
const refusing = ({ poruthams }: TenPorutham) =>
  poruthams.flatMap(({ porutham, grade }) =>
    grade === 'adhama' && [...TAMIL_ESSENTIALS, 'vedha'].includes(porutham)
      ? [REFUSALS[porutham as keyof typeof REFUSALS]]
      : [],
  )

const GRADE_WORDS = { uttama: 'in full', madhyama: 'by half', adhama: 'not at all' } as const
/** The grades as a count: "four in full, two by half and four not at all". */
const gradesInWords = ({ poruthams }: TenPorutham) =>
  joinWords(
    PORUTHAM_GRADES.flatMap((grade) => {
      const count = poruthams.filter((each) => each.grade === grade).length
      return count > 0 ? [`${countInWords(count)} ${GRADE_WORDS[grade]}`] : []
    }),
  )

/** The words of a count that agree with each result; beside another result the count says only that it accepts the two. */
const IN_TUNE = {
  excellent: ['excellent', 'very_good'],
  good: ['very_good', 'good'],
  average: [],
  weak: [],
} as const satisfies Record<MatchBand, readonly string[]>
const inTune = <V extends string>(verdict: V, band: MatchBand): V | 'acceptable' =>
  verdict === 'not_recommended' || (IN_TUNE[band] as readonly string[]).includes(verdict) ? verdict : 'acceptable'

/** The verdict by the total alone. An open dosha lowers that of the answer. */
const ASKED_POINTS = 18

export const matchTables = (
  { groom, bride }: Sides,
  match: Ashtakoot,
  southern: TenPorutham,
  { band, present, refusing: systems }: ReturnType<typeof overallMatch>,
  { texts: { north, south }, say }: FamilyTexts,
) => {
  const kootas = kootaTexts(groom, bride, match).map((details) => fact(details.koota, kootaFact(details), MUHURTA))
  const graded = southern.poruthams.map((each) =>
    fact(`porutham_${each.porutham}`, poruthamFact(each, groom, bride), KALAPRAKASHIKA),
  )
  const isLowered = match.doshas.some((each) => isUncancelled(each) && each.severity === 'major')
  // A verdict by points beside a lower result would contradict it.
  const verdict =
    match.total < ASKED_POINTS
      ? match.verdict
      : isLowered
        ? 'lowered'
        : present.length + systems.length > 0
          ? 'points_only'
          : inTune(match.verdict, band)
  const failed = refusing(southern)
  const isRefused = southern.verdict === 'not_recommended'
  const grades = gradesInWords(southern)
  const points = southern.poruthams.reduce((sum, { grade }) => sum + GRADE_SCORE[grade], 0)
  return matchSection(
    'koota_tables',
    'How the counts come out',
    [...kootas, ...graded],
    [
      {
        text: say(north[verdict], { total: match.total, verdict: words(match.verdict) }),
        on: kootas.map(({ key }) => key),
      },
      {
        text: say(isRefused && failed.length === 0 ? south.few : south[inTune(southern.verdict, band)], {
          points,
          grades,
          failed: joinWords(failed),
        }),
        on: graded.map(({ key }) => key),
      },
    ],
  )
}

export const dosha = (
  { groom, bride }: Sides,
  match: Ashtakoot,
  { poruthams }: TenPorutham,
  { texts, say }: FamilyTexts,
) => {
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
  const open = match.doshas.filter(isUncancelled)
  const lifted = match.doshas.filter(({ present, cancelled }) => present && cancelled)
  const isMissed = (name: 'rajju' | 'vedha') =>
    poruthams.some(({ porutham, grade }) => porutham === name && grade === 'adhama')
  const missed = (['rajju', 'vedha'] as const).filter(isMissed)
  const ground = (cancellations: readonly string[]) =>
    CANCELLING_GROUNDS[cancellations[0] as keyof typeof CANCELLING_GROUNDS]
  const northern = [
    ...open.map(({ name }) => say(texts.dosha[name === 'Nadi' ? 'nadi' : 'bhakoot'])),
    ...(lifted.length === 1
      ? [say(texts.dosha.cancelled, { doshas: `${lifted[0]!.name} dosha`, ground: ground(lifted[0]!.cancellations) })]
      : lifted.length > 1
        ? [say(texts.dosha.cancelled_both)]
        : []),
    ...(open.length + lifted.length === 0 ? [say(texts.dosha.none)] : []),
  ]
  return matchSection('doshas_and_cancellations', 'The checks that families make first', facts, [
    { text: northern.join(' '), on: match.doshas.map(({ name }) => name.toLowerCase()) },
    {
      text: missed.length === 0 ? say(texts.dosha.free) : missed.map((name) => say(texts.dosha[name])).join(' '),
      on: ['rajju', 'vedha'],
    },
  ])
}

/** The side that alone has the dosha of Mars. */
export const bearerOf = ({ groom }: ManglikCouple): 'groom' | 'bride' => (groom.net === 'none' ? 'bride' : 'groom')
/** The side with the greater load of hard planets. */
export const heavierOf = ({ groom, bride }: { groom: Papa; bride: Papa }) =>
  groom.score > bride.score ? 'groom' : 'bride'

/** The names by the degree of the dosha. */
const degreesOf = ({ groom, bride }: ManglikCouple, names: FamilyTexts['names']) => {
  const isGroomHotter = groom.net !== 'none' && (bride.net === 'none' || groom.percentage >= bride.percentage)
  return isGroomHotter ? { hotter: names.groom, cooler: names.bride } : { hotter: names.bride, cooler: names.groom }
}

export const manglik = (mars: ManglikCouple, { texts, names, say }: FamilyTexts) => {
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
    [
      say(texts.manglik[pair.verdict === 'both_manglik_balanced' ? balanceFormOf(groom, bride) : pair.verdict], {
        bearer: names[bearerOf(mars)],
        ...degreesOf(mars, names),
        bearers: joinWords(SIDES.filter((side) => mars[side].present).map((side) => names[side])),
      }),
    ],
  )
}

export const papasSection = (
  of: { groom: Papa; bride: Papa; pair: PapaPair },
  { texts: { papas }, names, say }: FamilyTexts,
) =>
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
    of.pair.verdict === 'not_balanced' ? [upperFirst(say(papas, { heavier: names[heavierOf(of)] }))] : [],
  )

/** Facts only: the rule speaks of the length of life, on which no report advises. */
export const longevity = (spans: ReturnType<typeof longevityMatch>) => {
  const { groom, bride } = spans
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
    [],
  )
}

/** Gaps below this many years are not named. source: this project's own limit */
const NAMED_GAP = 10

export const lifeStageSection = (
  { age_gap, alignment, ...stages }: ReturnType<typeof lifeStages>,
  { texts: { stages: passages }, names, say }: FamilyTexts,
) => {
  const tired = SIDES.filter((side) => stages[side].saturn_cycle.sade_sati)
  const gap =
    age_gap.years >= NAMED_GAP && age_gap.older !== 'same'
      ? say(passages.gap, {
          older: names[age_gap.older],
          years: quantity(Math.floor(age_gap.years), 'year'),
        })
      : alignment.band === 'stretched'
        ? say(passages.stretched)
        : null
  const tiredText =
    tired.length === 2
      ? say(passages.both_sade_sati)
      : tired.map((side) => upperFirst(say(passages.sade_sati, { one: names[side] }))).join(' ')
  return matchSection(
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
      ...(gap ? [{ text: gap, on: ['alignment'] }] : []),
      ...(tiredText ? [{ text: tiredText, on: tired.map((side) => side as string) }] : []),
    ],
  )
}
