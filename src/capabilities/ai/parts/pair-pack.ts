import { type Claim, type PackFact, PERSONS } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { Style } from '../../../ai/prompt.ts'
import { SECTIONS } from '../../../ai/sections.ts'
import { FIRST, SECOND, type Voice } from '../../../ai/wording.ts'
import { concurrently } from '../../../concurrency.ts'
import { naturalRegard } from '../../../jyotish/dignity.ts'
import { type Graha, type Lord, lordOf, named, opening } from '../../../jyotish/grahas.ts'
import { NAKSHATRAS, padaOf } from '../../../jyotish/nakshatras.ts'
import { counted } from '../../../wording.ts'
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
import { ADULT, factPack, factsAt, type Reader, say, Telling } from './pack.ts'
import { passagesOf } from './passages.ts'
import { timeFacts } from './time-facts.ts'

export const RELATIONS_OF_PAIRS = ['marriage', 'romance', 'friendship', 'business'] as const
export type RelationOfPair = (typeof RELATIONS_OF_PAIRS)[number]

const SLUG = 'ai-compatibility-reading'
type Koota = 'varna' | 'vashya' | 'tara' | 'yoni' | 'graha_maitri' | 'gana' | 'bhakoot' | 'nadi'
const KOOTA_NAMES: Record<Koota, string> = {
  ...{ varna: 'Varna', vashya: 'Vashya', tara: 'Tara', yoni: 'Yoni', graha_maitri: 'Graha Maitri', gana: 'Gana' },
  ...{ bhakoot: 'Bhakoot', nadi: 'Nadi' },
}
const isMarriage = (relation: RelationOfPair) => relation === 'marriage'
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

const ofPair = (subject: string, relation: Claim['relation'], object: string | number): Claim => ({
  ...{ chart: 'pair', person: 'you', subject, relation, object: String(object) },
})

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

/** Facts of the match itself. */
export const matchFacts = async ({ groom, bride, relation, a, b }: PairRequest, world: World) => {
  const stars = { groom: starOf(a), bride: starOf(b) }
  const quiet = { ...world, warn() {} }
  const [match, ten, manglik, balance] = await concurrently(
    () => ashtakootDetails.compute(stars, quiet),
    () => tenPorutham.compute(stars, quiet),
    () => manglikMatch.compute({ groom, bride }, quiet),
    () => papasamya.compute({ groom, bride }, quiet),
  )
  const kootas = match.kootas
    .filter(({ koota }) => isMarriage(relation) || !OF_MARRIAGE.includes(koota as Koota))
    .map(({ koota, score, maximum }) => ({
      koota: koota as Koota,
      score,
      maximum,
      fact: packFact(
        `match.koota.${koota}`,
        'score',
        `${KOOTA_NAMES[koota as Koota]} koota gives ${score} of ${counted(maximum, 'point')}.`,
        score,
        'matching/ashtakoot-details',
        [ofPair(KOOTA_NAMES[koota as Koota], 'score', score), ofPair(KOOTA_NAMES[koota as Koota], 'maximum', maximum)],
        4,
      ),
    }))
  const total = packFact(
    'match.ashtakoot.total',
    'score',
    `The ashtakoot total is ${match.total} of 36 points.`,
    match.total,
    'matching/quick-match',
    [ofPair('ashtakoot', 'score', match.total), ofPair('ashtakoot', 'maximum', 36)],
    8,
  )
  const porutham = packFact(
    'match.porutham.total',
    'score',
    `Of the ten poruthams ${ten.matched} are matched.`,
    ten.matched,
    'matching/ten-porutham',
    [ofPair('porutham', 'score', ten.matched)],
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
        [ofPair(`${name} dosha`, 'state', !present ? 'absent' : cancelled ? 'cancelled' : 'present')],
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
          [ofPair('Manglik', 'band', manglik.match ? 'good' : 'weak')],
          3.4,
        ),
        packFact(
          'match.papasamya',
          'score',
          `By papasamya the two are ${String(balance.verdict).replaceAll('_', ' ')}.`,
          balance.verdict,
          'matching/papasamya',
          [ofPair('papasamya', 'band', balance.verdict !== 'not_balanced' ? 'good' : 'weak')],
          2.5,
        ),
      ]
    : []
  return { match, kootas, total, porutham, doshas, mangliks, manglik }
}

const charts = ({ born }: Reader, voice: Voice, style: Style) => {
  const tell = natalFacts(born.chart, voice)
  const degrees = degreesOf({ tell }, { style })
  return {
    tell,
    degrees,
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
      tell.sign('Mercury'),
      ...degrees,
    ],
  }
}

export const pairPack = async (asked: PairRequest & { readonly style: Style }, world: World) => {
  const { a, b, relation, style } = asked
  const minor = a.minor || b.minor
  const stage = minor ? 'child' : 'adult'
  const { match, kootas, total, porutham, doshas, mangliks, manglik } = await matchFacts(asked, world)
  const [first, second] = [charts(a, FIRST, style), charts(b, SECOND, style)]
  const timesA = timeFacts(a.born, a.day, world, FIRST)
  const timesB = timeFacts(b.born, b.day, world, SECOND)
  const [nowA, nowB] = [timesA.current(), timesB.current()]
  const [moonA, moonB] = [a.born.chart.graha.Moon.sign, b.born.chart.graha.Moon.sign]
  const count = houseFrom(moonA, moonB)
  const moons = packFact(
    'match.moons',
    'position',
    count === 1
      ? "The second person's Moon is in the same sign as the first person's Moon."
      : `The second person's Moon is in the ${ordinalInWords(count)} sign from the first person's Moon.`,
    count,
    'matching/ashtakoot-details',
    [ofPair('moons', 'house', count)],
    3.2,
  )
  const lords: [Lord, Lord] = [lordOf(a.born.chart.ascendant.sign), lordOf(b.born.chart.ascendant.sign)]
  const regard = lords[0] === lords[1] ? 'friend' : naturalRegard(lords[0], lords[1])
  const lagnas = packFact(
    'match.lagna_lords',
    'position',
    lords[0] === lords[1]
      ? `${opening(lords[0])} rules the ascendants of both.`
      : `${opening(lords[0])}, the lord of the first person's ascendant, counts ${named(lords[1])}, the lord of the second person's, as ${REGARD_WORDS[regard]}.`,
    regard,
    'strengths/planetary-friendship',
    [
      ofPair(`${lords[0]} and ${lords[1]}`, 'band', regard),
      ...lords.map((lord, at): Claim => ({ ...ofPair(lord, 'lord', 1), chart: 'D1', person: PERSONS[at + 1]! })),
    ],
    3,
  )
  const all = factPack(
    [
      total,
      porutham,
      moons,
      lagnas,
      ...kootas.filter(({ koota }) => !minor || koota !== 'yoni').map(({ fact }) => fact),
      ...doshas,
      ...mangliks,
      ...first.facts,
      ...second.facts,
      ...nowA,
      ...nowB,
    ],
    120,
  )
  const facts = factsAt(all, stage)
  const passagesFor = ({ born }: typeof a) => passagesOf(born.chart, chartAssessment(born, world).planets, ADULT)
  const [passagesA, passagesB] = await concurrently(
    () => passagesFor(a),
    () => passagesFor(b),
  )
  const isLove = relation === 'marriage' || relation === 'romance'
  const compose = (manner: Manner) => {
    const telling = new Telling(facts, manner, stage)
    const koota = (which: Koota) => kootas.find((each) => each.koota === which)
    const told = (which: Koota) => {
      const row = koota(which)
      if (!row) return null
      return say(`${row.fact.text} ${KOOTA_TOLD[which][share(row.score, row.maximum)]}`, row.fact)
    }
    const fact = (one: PackFact) => say(one.text, one)
    const both = (planet: Graha) => [fact(first.tell.sign(planet)), fact(second.tell.sign(planet))]
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
      )
      .more(fact(porutham), fact(lagnas))
      .most(fact(first.tell.ascendant()), passagesA.ascendant('nature', first.tell.ascendant()))
      .most(fact(second.tell.ascendant()), passagesB.ascendant('nature', second.tell.ascendant()))
      .technically(...[...first.degrees, ...second.degrees].map(fact))
    telling
      .section('emotional')
      .paragraph(...both('Moon'), fact(moons))
      .paragraph(told('bhakoot'))
      .more(told('graha_maitri'))
      .more(passagesA.moon('nature', first.tell.sign('Moon')))
      .more(passagesB.moon('nature', second.tell.sign('Moon')))
      .most(passagesA.moon('care', first.tell.sign('Moon')), passagesB.moon('care', second.tell.sign('Moon')))
    telling
      .section('values')
      .paragraph(told('gana') ?? told('graha_maitri'))
      .more(told('varna'), ...both('Jupiter'))
      .most(passagesA.planetInSign('Jupiter', first.tell.sign('Jupiter')))
      .most(passagesB.planetInSign('Jupiter', second.tell.sign('Jupiter')))
    // Nothing draws a child to somebody that a reading should speak of.
    if (!minor) {
      telling.section('attraction').paragraph(isLove ? told('yoni') : told('vashya'))
      if (isLove)
        telling
          .more(fact(first.tell.sign('Venus')), fact(second.tell.sign('Mars')))
          .more(fact(second.tell.sign('Venus')), fact(first.tell.sign('Mars')))
          .most(passagesA.planetInSign('Venus', first.tell.sign('Venus')))
          .most(passagesB.planetInSign('Venus', second.tell.sign('Venus')))
      else telling.more(...both('Mercury')).more(...both('Venus'))
    }
    telling
      .section('practical')
      .paragraph(told('tara'))
      .more(told('vashya'))
      .more(...(isLove ? [fact(first.tell.lordHouse(7)), fact(second.tell.lordHouse(7))] : both('Saturn')))
      .most(passagesA.planetInSign('Saturn', first.tell.sign('Saturn')))
      .most(passagesB.planetInSign('Saturn', second.tell.sign('Saturn')))
    const weakest = kootas.toSorted((x, y) => x.score / x.maximum - y.score / y.maximum)[0]!
    telling
      .section('challenges')
      .paragraph(
        ...(isMarriage(relation) ? [told('nadi')] : [say(`Least of the points: ${weakest.fact.text}`, weakest.fact)]),
        ...doshas.map(fact),
      )
      .more(
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
      .most(...mangliks.slice(1).map(fact))
    telling
      .section('timing')
      .paragraph(fact(nowA[0]!), fact(nowA[2]!))
      .paragraph(fact(nowB[0]!), fact(nowB[2]!))
      .most(passagesA.mahadasha(timesA.running.maha.ruler, nowA[0]!))
      .most(passagesB.mahadasha(timesB.running.maha.ruler, nowB[0]!))
    telling
      .section('guidance')
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
      .more(
        say(
          weakest.score / weakest.maximum < 0.5
            ? 'Speak of the weakest point before it speaks for itself. Agree on money, rest and family visits in plain words.'
            : 'Keep what is easy from becoming careless. Thank one another for the small things.',
        ),
      )
    return telling.sections
  }
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
