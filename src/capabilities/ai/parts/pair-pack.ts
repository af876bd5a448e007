import { CLAIM_PERSONS, type Claim } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { SECTIONS } from '../../../ai/sections.ts'
import { FIRST, SECOND, type Voice } from '../../../ai/wording.ts'
import { concurrently } from '../../../concurrency.ts'
import { naturalRegard } from '../../../jyotish/dignity.ts'
import { capitalisedName, type Lord, lordOf, nameInSentence } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS, padaOf } from '../../../jyotish/nakshatras.ts'
import { quantity } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { houseFrom } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import ashtakootDetails from '../../matching/ashtakoot-details.ts'
import manglikMatch from '../../matching/manglik-match.ts'
import papasamya from '../../matching/papasamya.ts'
import tenPorutham from '../../matching/ten-porutham.ts'
import { chartAssessment } from '../../shared/chart-assessment.ts'
import type { BirthInput } from '../../shared/inputs.ts'
import { natalFacts, packFact } from './chart-facts.ts'
import { degreesOf } from './life.ts'
import { ADULT, factPack, factsForStage, type Reader } from './pack.ts'
import { KOOTA_NAMES, type KootaId, MARRIAGE_KOOTAS, type RelationOfPair } from './pair-kootas.ts'
import { composePair } from './pair-reading.ts'
import { pairClaim, weddingFacts } from './pair-weddings.ts'
import { chartPassages } from './passages.ts'
import { timeFacts } from './time-facts.ts'

const SLUG = 'ai-compatibility-reading'
const isMarriage = (relation: RelationOfPair) => relation === 'marriage'

const REGARD_WORDS = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' } as const

export interface PairRequest {
  readonly groom: BirthInput
  readonly bride: BirthInput
  readonly relation: RelationOfPair
  readonly a: Reader
  readonly b: Reader
}

const starOf = ({ born }: Reader) => ({
  nakshatra: NAKSHATRAS[born.chart.graha.Moon.nakshatra]!,
  pada: padaOf(born.chart.graha.Moon.longitude),
})

/** The facts of the match. `a` is the reader of the groom, `b` of the bride. */
export const matchFacts = async ({ groom, bride, relation, a, b }: PairRequest, world: World) => {
  const stars = { groom: starOf(a), bride: starOf(b) }
  const quiet = { ...world, warn() {} }
  const [match, poruthams, manglik, balance] = await concurrently(
    () => ashtakootDetails.compute(stars, quiet),
    () => tenPorutham.compute(stars, quiet),
    () => manglikMatch.compute({ groom, bride }, quiet),
    () => papasamya.compute({ groom, bride }, quiet),
  )
  const kootas = match.kootas
    .filter(({ koota }) => isMarriage(relation) || !MARRIAGE_KOOTAS.includes(koota as KootaId))
    .map(({ koota, score, maximum }) => ({
      koota: koota as KootaId,
      score,
      maximum,
      fact: packFact(
        `match.koota.${koota}`,
        'score',
        `${KOOTA_NAMES[koota as KootaId]} koota gives ${score} of ${quantity(maximum, 'point')}.`,
        score,
        'matching/ashtakoot-details',
        [
          pairClaim(KOOTA_NAMES[koota as KootaId], 'score', score),
          pairClaim(KOOTA_NAMES[koota as KootaId], 'maximum', maximum),
        ],
        4,
      ),
    }))
  const total = packFact(
    'match.ashtakoot.total',
    'score',
    `The ashtakoot total is ${match.total} of 36 points.`,
    match.total,
    'matching/quick-match',
    [pairClaim('ashtakoot', 'score', match.total), pairClaim('ashtakoot', 'maximum', 36)],
    8,
  )
  const porutham = packFact(
    'match.porutham.total',
    'score',
    `Of the ten poruthams ${poruthams.matched} are matched.`,
    poruthams.matched,
    'matching/ten-porutham',
    [pairClaim('porutham', 'score', poruthams.matched)],
    3,
  )
  const doshas = match.doshas
    .filter(({ name }) => isMarriage(relation) || name !== 'Nadi')
    .map(({ name, present, cancelled }) =>
      packFact(
        `match.dosha.${name.toLowerCase()}`,
        'dosha',
        !present
          ? `${name} dosha is absent.`
          : cancelled
            ? `${name} dosha is formed, but cancelled.`
            : `${name} dosha is present.`,
        !present ? 'absent' : cancelled ? 'cancelled' : 'present',
        'matching/ashtakoot-details',
        [pairClaim(`${name} dosha`, 'state', !present ? 'absent' : cancelled ? 'cancelled' : 'present')],
        3.5,
      ),
    )
  const mangliks = isMarriage(relation)
    ? [
        packFact(
          'match.manglik',
          'dosha',
          `As to Manglik the match is ${manglik.match ? 'in order' : 'not in order'}.`,
          manglik.match,
          'matching/manglik-match',
          [pairClaim('Manglik', 'band', manglik.match ? 'good' : 'weak')],
          3.4,
        ),
        packFact(
          'match.papasamya',
          'score',
          `By papasamya the two are ${String(balance.verdict).replaceAll('_', ' ')}.`,
          balance.verdict,
          'matching/papasamya',
          [pairClaim('papasamya', 'band', balance.verdict !== 'not_balanced' ? 'good' : 'weak')],
          2.5,
        ),
      ]
    : []
  return { match, kootas, total, porutham, doshas, mangliks, manglik }
}

/** The facts of the chart of one person. */
const personFacts = ({ born }: Reader, voice: Voice, style: ReadingStyle) => {
  const chartFacts = natalFacts(born.chart, voice)
  const degrees = degreesOf({ chartFacts }, { style })
  return {
    chartFacts,
    degrees,
    facts: [
      chartFacts.ascendant(),
      chartFacts.sign('Moon'),
      chartFacts.house('Moon'),
      chartFacts.star('Moon'),
      ...(['Venus', 'Mars', 'Jupiter', 'Saturn'] as const).flatMap((planet) => [
        chartFacts.sign(planet),
        chartFacts.house(planet),
        chartFacts.dignity(planet),
      ]),
      chartFacts.lord(7),
      chartFacts.lordHouse(7),
      chartFacts.lord(1),
      chartFacts.sign('Mercury'),
      ...degrees,
    ],
  }
}

/** The facts of a reading of two charts, and its composed text. */
export const pairPack = async (request: PairRequest & { readonly style: ReadingStyle }, world: World) => {
  const { a, b, relation, style } = request
  const minor = a.minor || b.minor
  const stage = minor ? 'child' : 'adult'
  const { match, kootas, total, porutham, doshas, mangliks, manglik } = await matchFacts(request, world)
  const [groom, bride] = [personFacts(a, FIRST, style), personFacts(b, SECOND, style)]
  const timesA = timeFacts(a.born, a.day, world, FIRST)
  const timesB = timeFacts(b.born, b.day, world, SECOND)
  const [nowA, nowB] = [timesA.current(), timesB.current()]
  const [moonA, moonB] = [a.born.chart.graha.Moon.sign, b.born.chart.graha.Moon.sign]
  const count = houseFrom(moonA, moonB)
  const wedding = isMarriage(relation) && !minor ? await weddingFacts(request, world) : []
  const moons = packFact(
    'match.moons',
    'position',
    count === 1
      ? "The second person's Moon is in the same sign as the first person's Moon."
      : `The second person's Moon is in the ${ordinalInWords(count)} sign from the first person's Moon.`,
    count,
    'matching/ashtakoot-details',
    [pairClaim('moons', 'house', count)],
    3.2,
  )
  const lords: [Lord, Lord] = [lordOf(a.born.chart.ascendant.sign), lordOf(b.born.chart.ascendant.sign)]
  const regard = lords[0] === lords[1] ? 'friend' : naturalRegard(lords[0], lords[1])
  const lagnas = packFact(
    'match.lagna_lords',
    'position',
    lords[0] === lords[1]
      ? `${capitalisedName(lords[0])} rules the ascendants of both.`
      : `${capitalisedName(lords[0])}, the lord of the first person's ascendant, counts ${nameInSentence(lords[1])}, the lord of the second person's, as ${REGARD_WORDS[regard]}.`,
    regard,
    'strengths/planetary-friendship',
    [
      pairClaim(`${lords[0]} and ${lords[1]}`, 'band', regard),
      ...lords.map(
        (lord, index): Claim => ({ ...pairClaim(lord, 'lord', 1), chart: 'D1', person: CLAIM_PERSONS[index + 1]! }),
      ),
    ],
    3,
  )
  const allFacts = factPack(
    [
      total,
      porutham,
      ...wedding,
      moons,
      lagnas,
      ...kootas.filter(({ koota }) => !minor || koota !== 'yoni').map(({ fact }) => fact),
      ...doshas,
      ...mangliks,
      ...groom.facts,
      ...bride.facts,
      ...nowA,
      ...nowB,
    ],
    120,
  )
  const facts = factsForStage(allFacts, stage)
  const passagesFor = ({ born }: typeof a) => chartPassages(born.chart, chartAssessment(born, world).planets, ADULT)
  const [passagesA, passagesB] = await concurrently(
    () => passagesFor(a),
    () => passagesFor(b),
  )
  const compose = (manner: Manner) =>
    composePair(
      {
        ...{ facts, minor, stage, relation, kootas, doshas, mangliks, wedding, total, moons, lagnas },
        ...{ points: match.total, verdict: match.verdict, isManglikInOrder: manglik.match },
        first: {
          ...groom,
          passages: passagesA,
          now: nowA,
          lord: timesA.running.maha.ruler,
          called: 'the first person',
        },
        second: {
          ...{ ...bride, passages: passagesB, now: nowB, lord: timesB.running.maha.ruler },
          called: 'the second person',
        },
      },
      manner,
    )
  return {
    facts,
    minor,
    sections: minor ? SECTIONS[SLUG].filter((id) => id !== 'attraction') : SECTIONS[SLUG],
    capabilities: [
      ...[
        'ashtakoot-details',
        'quick-match',
        'ten-porutham',
        ...(relation === 'marriage' ? ['manglik-match', 'papasamya'] : []),
      ],
      ...['planet-positions', 'planetary-dignity', 'planetary-friendship', 'vimshottari-dasha'],
    ],
    compose,
  }
}
