import type { Claim, PackFact } from '../../../ai/claims.ts'
import { FIRST, SECOND, type Voice } from '../../../ai/wording.ts'
import { naturalRegard } from '../../../jyotish/dignity.ts'
import { type Lord, lordOf, named, opening } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS, padaOf } from '../../../jyotish/nakshatras.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { houseFrom } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import ashtakootDetails from '../../matching/ashtakoot-details.ts'
import manglikMatch from '../../matching/manglik-match.ts'
import papasamya from '../../matching/papasamya.ts'
import tenPorutham from '../../matching/ten-porutham.ts'
import type { BirthInput } from '../../vocabulary/inputs.ts'
import { natalFacts, packFact } from './chart-facts.ts'
import { gathered, type Reader, say, Telling } from './pack.ts'
import { timeFacts } from './time-facts.ts'

/** The facts of two people, and their composed reading. */

export const RELATIONS_OF_PAIRS = ['marriage', 'romance', 'friendship', 'business'] as const
export type RelationOfPair = (typeof RELATIONS_OF_PAIRS)[number]

type Koota = 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi'
const KOOTA_NAMES: Record<Koota, string> = {
  ...{ varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', graha_maitri: 'Graha Maitri', gana: 'Gana' },
  ...{ bhakoot: 'Bhakoot', nadi: 'Nadi' },
}
/** What hangs on who marries whom. */
const OF_MARRIAGE: readonly Koota[] = ['varna', 'gana', 'nadi']

const KOOTA_TOLD: Record<Koota, { full: string; some: string; none: string }> = {
  varna: {
    full: 'In outlook on duty the two stand easily side by side.',
    some: 'In outlook on duty there is something to explain to one another.',
    none: 'Each has an idea of duty that the other has to be told of.',
  },
  vashya: {
    full: 'Each listens to the other without being pressed.',
    some: 'Influence goes one way more than the other, and is best shared out by agreement.',
    none: 'Neither is easily led by the other; requests do better than hints.',
  },
  tara: {
    full: 'The rhythms of the two agree: when one is tired the other usually has strength.',
    some: 'The rhythms of the two agree by halves; plans need a second date.',
    none: 'The rhythms of the two differ, and rest has to be arranged.',
  },
  yoni: {
    full: 'In closeness they are of a kind.',
    some: 'In closeness they differ, and can learn one another’s ways.',
    none: 'In closeness their instincts differ; patience and plain words do what instinct does not.',
  },
  graha_maitri: {
    full: 'Their minds are friends: talk comes easily and quarrels end by being talked over.',
    some: 'Their minds meet on some subjects and leave others alone.',
    none: 'Their minds work by different rules; what is meant has to be said in full.',
  },
  gana: {
    full: 'In temper they are alike.',
    some: 'In temper they differ enough to amuse one another.',
    none: 'In temper they are far apart, and manners at home matter more than elsewhere.',
  },
  bhakoot: {
    full: 'The seats of their Moons are in good accord: feeling finds its way from one to the other.',
    some: 'The seats of their Moons agree in part.',
    none: 'The seats of their Moons do not agree: moods arrive at different hours, and have to be told.',
  },
  nadi: {
    full: 'In constitution they complement one another.',
    some: 'In constitution they agree in part.',
    none: 'In constitution they are alike, which the tradition counts against a match.',
  },
}
const share = (score: number, maximum: number) =>
  score >= maximum * 0.75 ? 'full' : score > maximum * 0.25 ? 'some' : 'none'

const REGARD_WORDS = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' } as const

export interface PairAsked {
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

/** Facts of the match itself. */
export const matchFacts = async ({ groom, bride, relation, a, b }: PairAsked, world: World) => {
  const stars = { groom: starOf(a), bride: starOf(b) }
  const quiet = { ...world, warn() {} }
  const [match, ten, manglik, balance] = await Promise.all([
    ashtakootDetails.compute(stars, quiet),
    tenPorutham.compute(stars, quiet),
    manglikMatch.compute({ groom, bride }, quiet),
    papasamya.compute({ groom, bride }, quiet),
  ])
  const pair = (subject: string, claimRelation: Claim['relation'], object: string | number): Claim => ({
    ...{ chart: 'pair', person: 'you', subject, relation: claimRelation, object: String(object) },
  })
  const isMarriage = relation === 'marriage'
  const kootas = match.kootas
    .filter(({ koota }) => isMarriage || !OF_MARRIAGE.includes(koota as Koota))
    .map(({ koota, score, maximum }) => ({
      koota: koota as Koota,
      score,
      maximum,
      fact: packFact(
        `match.koota.${koota}`,
        'score',
        `${KOOTA_NAMES[koota as Koota]} koota gives ${score} of ${maximum} points.`,
        score,
        'matching/ashtakoot-details',
        [pair(KOOTA_NAMES[koota as Koota], 'score', score), pair(KOOTA_NAMES[koota as Koota], 'maximum', maximum)],
        4,
      ),
    }))
  const total = packFact(
    'match.ashtakoot.total',
    'score',
    `The ashtakoot total is ${match.total} of 36 points.`,
    match.total,
    'matching/quick-match',
    [pair('ashtakoot', 'score', match.total), pair('ashtakoot', 'maximum', 36)],
    8,
  )
  const porutham = packFact(
    'match.porutham.total',
    'score',
    `Of the ten poruthams ${ten.matched} are matched.`,
    ten.matched,
    'matching/ten-porutham',
    [pair('porutham', 'score', ten.matched)],
    3,
  )
  const doshas = match.doshas
    .filter(({ name }) => isMarriage || name !== 'Nadi')
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
        [pair(`${name} dosha`, 'state', !present ? 'absent' : cancelled ? 'cancelled' : 'present')],
        3.5,
      ),
    )
  const mangliks = isMarriage
    ? [
        packFact(
          'match.manglik',
          'dosha',
          `As to Manglik the match is ${manglik.match ? 'in order' : 'not in order'}.`,
          manglik.match,
          'matching/manglik-match',
          [],
          3.4,
        ),
        packFact(
          'match.papasamya',
          'score',
          `By papasamya the two are ${String(balance.verdict).replaceAll('_', ' ')}.`,
          balance.verdict,
          'matching/papasamya',
          [],
          2.5,
        ),
      ]
    : []
  return { match, kootas, total, porutham, doshas, mangliks, manglik }
}

const charts = ({ born }: Reader, voice: Voice) => {
  const tell = natalFacts(born.chart, voice)
  return {
    tell,
    facts: [
      tell.ascendant(),
      tell.sign('Moon'),
      tell.house('Moon'),
      tell.star('Moon'),
      ...(['Venus', 'Mars', 'Jupiter', 'Saturn'] as const).flatMap((planet) => [
        tell.sign(planet),
        tell.house(planet),
        tell.dignity(planet),
      ]),
      tell.lord(7),
      tell.lordHouse(7),
      tell.lord(1),
    ],
  }
}

export const pairPack = async (asked: PairAsked, world: World) => {
  const { a, b, relation } = asked
  const { match, kootas, total, porutham, doshas, mangliks, manglik } = await matchFacts(asked, world)
  const [first, second] = [charts(a, FIRST), charts(b, SECOND)]
  const timesA = timeFacts(a.born, a.day, world, FIRST)
  const timesB = timeFacts(b.born, b.day, world, SECOND)
  const [nowA, nowB] = [timesA.current(), timesB.current()]
  const [moonA, moonB] = [a.born.chart.graha.Moon.sign, b.born.chart.graha.Moon.sign]
  const count = houseFrom(moonA, moonB)
  const moons = packFact(
    'match.moons',
    'position',
    `The second person's Moon is in the ${ordinalInWords(count)} sign from the first person's Moon.`,
    count,
    'matching/ashtakoot-details',
    [],
    3.2,
  )
  const lords: [Lord, Lord] = [lordOf(a.born.chart.ascendant.sign), lordOf(b.born.chart.ascendant.sign)]
  const regard = lords[0] === lords[1] ? 'friend' : naturalRegard(lords[0], lords[1])
  const lagnas = packFact(
    'match.lagna_lords',
    'position',
    lords[0] === lords[1]
      ? `${opening(lords[0])} rules the ascendants of both.`
      : `${opening(lords[0])}, lord of the first ascendant, holds ${named(lords[1])}, lord of the second, as ${REGARD_WORDS[regard]}.`,
    regard,
    'strengths/planetary-friendship',
    [],
    3,
  )
  const facts = gathered(
    [
      total,
      porutham,
      moons,
      lagnas,
      ...kootas.map(({ fact }) => fact),
      ...doshas,
      ...mangliks,
      ...first.facts,
      ...second.facts,
      ...nowA,
      ...nowB,
    ],
    120,
  )
  const compose = () => {
    const telling = new Telling(facts)
    const koota = (which: Koota) => kootas.find((each) => each.koota === which)
    const told = (which: Koota) => {
      const row = koota(which)
      if (!row) return null
      return say(`${row.fact.text} ${KOOTA_TOLD[which][share(row.score, row.maximum)]}`, row.fact)
    }
    const fact = (one: PackFact) => say(one.text, one)
    const level = match.total >= 28 ? 'high' : match.total >= 18 ? 'middling' : 'low'
    telling
      .section('overview')
      .paragraph(
        say(
          `The ashtakoot total is ${match.total} of 36 points. ${
            {
              high: 'The tradition calls that a high accord.',
              middling: 'The tradition calls that enough to build on.',
              low: 'The tradition asks for more, and for a closer look.',
            }[level]
          } A sum alone decides nothing: what follows says where it comes from.`,
          total,
        ),
        fact(porutham),
      )
      .paragraph(fact(lagnas))
    telling
      .section('emotional')
      .paragraph(fact(first.tell.sign('Moon')), fact(second.tell.sign('Moon')), fact(moons))
      .paragraph(told('bhakoot'), told('graha_maitri'))
    telling
      .section('values')
      .paragraph(told('gana'), told('varna'))
      .paragraph(fact(first.tell.sign('Jupiter')), fact(second.tell.sign('Jupiter')))
    telling
      .section('attraction')
      .paragraph(fact(first.tell.sign('Venus')), fact(second.tell.sign('Mars')))
      .paragraph(fact(second.tell.sign('Venus')), fact(first.tell.sign('Mars')))
      .paragraph(relation === 'marriage' || relation === 'romance' ? told('yoni') : told('vashya'))
    telling
      .section('practical')
      .paragraph(told('tara'), told('vashya'))
      .paragraph(fact(first.tell.lordHouse(7)), fact(second.tell.lordHouse(7)))
    telling
      .section('challenges')
      .paragraph(told('nadi'), ...doshas.map(fact))
      .paragraph(
        ...mangliks
          .slice(0, 1)
          .map((one) =>
            say(
              manglik.match
                ? `${one.text} What there is of it is on both sides, or is taken away.`
                : `${one.text} It is read as heat that one of the two has to cool, and as a reason to take time.`,
              one,
            ),
          ),
      )
    telling.section('timing').paragraph(fact(nowA[0]!), fact(nowA[2]!)).paragraph(fact(nowB[0]!), fact(nowB[2]!))
    const weakest = kootas.toSorted((x, y) => x.score / x.maximum - y.score / y.maximum)[0]!
    telling
      .section('guidance')
      .paragraph(
        say(
          weakest.score / weakest.maximum < 0.5
            ? 'Speak of the weakest point before it speaks for itself. Agree on money, rest and family visits in plain words.'
            : 'Keep what is easy from becoming careless. Thank one another for the small things.',
        ),
      )
      .paragraph(
        say(
          {
            marriage:
              'Meet each other’s people, and decide together how often. Leave the largest decisions until you have seen one another tired.',
            romance: 'Take your time, and let the other take theirs. Show more than you promise.',
            friendship: 'Do things together that have an end. Lend time rather than money.',
            business:
              'Put shares, duties and the way out into writing before the first invoice. Keep the books open to both.',
          }[relation],
        ),
      )
    return telling.sections
  }
  return {
    facts,
    minor: false,
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
