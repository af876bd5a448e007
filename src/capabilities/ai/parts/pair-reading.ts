import type { PackFact } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { MatchVerdict } from '../../../jyotish/kootas/ashtakoot.ts'
import type { StageOfLife } from '../../../readings/age-filter.ts'
import { longDate } from '../../../time/iso.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { natalFacts } from './chart-facts.ts'
import { packSentence, passageOnPerson, ReadingComposer, type Sentence } from './pack.ts'
import {
  deedOfKoota,
  extremeKootas,
  findingOfKoota,
  type KootaId,
  type KootaScore,
  type RelationOfPair,
  shareOfKoota,
} from './pair-kootas.ts'
import type { Passages } from './passages.ts'

/** The composed reading of two charts: what carries the pair, what strains it, which of the two weighs more, and what to do. */

interface PersonOfPair {
  readonly chartFacts: ReturnType<typeof natalFacts>
  readonly degrees: readonly PackFact[]
  readonly passages: Passages
  /** The facts of the running periods. */
  readonly now: readonly PackFact[]
  /** The lord of the running mahadasha. */
  readonly lord: Graha
  readonly called: string
}
interface PairContent {
  readonly facts: readonly PackFact[]
  readonly minor: boolean
  readonly stage: StageOfLife
  readonly relation: RelationOfPair
  readonly kootas: readonly KootaScore[]
  readonly doshas: readonly PackFact[]
  readonly mangliks: readonly PackFact[]
  readonly wedding: readonly PackFact[]
  readonly total: PackFact
  readonly moons: PackFact
  readonly lagnas: PackFact
  /** The points of the ashtakoot, of 36. */
  readonly points: number
  /** The verdict of the ashtakoot, which counts the doshas too. */
  readonly verdict: MatchVerdict
  readonly isManglikInOrder: boolean
  readonly first: PersonOfPair
  readonly second: PersonOfPair
}

type Level = 'high' | 'middling' | 'low'
const LEVELS: Record<MatchVerdict, Level> = {
  excellent: 'high',
  very_good: 'high',
  good: 'middling',
  acceptable: 'middling',
  not_recommended: 'low',
}

const VERDICTS: Record<Level, (two: string) => string> = {
  high: (two) => `${two} suit each other well.`,
  middling: (two) => `${two} suit each other well enough to build on.`,
  low: (two) => `${two} have to work for what comes easily to others.`,
}
const OUTWEIGH: Record<Level, string> = {
  high: 'The first weighs more than the second.',
  middling: 'The two are close in weight, so the way you deal with the second decides.',
  low: 'For now the second weighs more, so begin there.',
}
/** A dosha that stands, in words for two people; other doshas are left out. */
const DOSHA_MEANINGS: Record<string, string> = {
  Nadi: 'The tradition sees in it two bodies of the same kind, and asks for advice before a marriage.',
  Bhakoot: 'The tradition sees in it moods and purses that do not keep step, so money needs plain agreements.',
}
const RELATION_ADVICE: Record<RelationOfPair, string> = {
  marriage:
    'Meet each other’s people, and decide together how often. Leave the largest decisions until you have seen one another tired.',
  romance: 'Take your time, and let the other take theirs. Show more than you promise.',
  friendship: 'Do things together that have an end. Lend time rather than money.',
  business: 'Put shares, duties and the way out into writing before the first invoice. Keep the books open to both.',
}

const factSentence = (fact: PackFact) => packSentence(fact.text, fact)
/** A finding after "but"; a name keeps its capital. */
const butText = (text: string): string => `But ${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const composePair = (content: PairContent, manner: Manner) => {
  const { facts, minor, stage, relation, kootas, doshas, mangliks, wedding, total, moons, lagnas } = content
  const { first, second, points, verdict } = content
  const isLove = relation === 'marriage' || relation === 'romance'
  const composer = new ReadingComposer(facts, manner, stage)
  const shown = kootas.filter(({ koota }) => !minor || koota !== 'yoni')
  const sentenceOf = (row: KootaScore): Sentence => packSentence(findingOfKoota(row, minor), row.fact)
  const onPerson = ({ passages, chartFacts, called }: PersonOfPair) => ({
    moon: (part: 'nature' | 'care') => passageOnPerson(passages.moon(part, chartFacts.sign('Moon')), called),
    ascendant: () => passageOnPerson(passages.ascendant('nature', chartFacts.ascendant()), called),
    planet: (planet: Graha) => passageOnPerson(passages.planetInSign(planet, chartFacts.sign(planet)), called),
  })
  const [ofFirst, ofSecond] = [onPerson(first), onPerson(second)]
  const { strongest, weakest } = extremeKootas(shown)
  const level = LEVELS[verdict]
  const isWeak = shareOfKoota(weakest) < 0.5
  const rowOf = (name: KootaId) => shown.find(({ koota }) => koota === name)
  /** Null for the kootas of the overview. */
  const kootaSentence = (name: KootaId) => {
    const row = rowOf(name)
    return row && row !== strongest && !(isWeak && row === weakest) ? sentenceOf(row) : null
  }
  composer
    .section('overview')
    .paragraph(
      packSentence(
        `${VERDICTS[level](minor ? 'The two' : 'You two')} The ashtakoot total is ${points} of 36 points, and the tradition asks for 18.`,
        total,
      ),
      sentenceOf(strongest),
      isWeak && packSentence(butText(sentenceOf(weakest).text), weakest.fact),
      isWeak && !minor && packSentence(OUTWEIGH[level], strongest.fact, weakest.fact),
      wedding[0] && factSentence(wedding[0]),
    )
    .longOnly(factSentence(first.chartFacts.ascendant()), ofFirst.ascendant())
    .longOnly(factSentence(second.chartFacts.ascendant()), ofSecond.ascendant())
    .longOnly(factSentence(lagnas))
    .technicalOnly(...[...first.degrees, ...second.degrees].map(factSentence))
  composer
    .section('emotional')
    .paragraph(kootaSentence('graha_maitri'), kootaSentence('bhakoot'))
    .fromMedium(kootaSentence('bhakoot') && packSentence(moonsText(Number(moons.value)), moons))
    .fromMedium(ofFirst.moon('nature'))
    .fromMedium(ofSecond.moon('nature'))
    .longOnly(ofFirst.moon('care'), ofSecond.moon('care'))
  composer
    .section('values')
    .paragraph(kootaSentence('gana') ?? kootaSentence('varna'))
    .fromMedium(kootaSentence('varna'))
    .fromMedium(ofFirst.planet('Jupiter'))
    .fromMedium(ofSecond.planet('Jupiter'))
  // A reading with a minor has no section on attraction.
  if (!minor) {
    const planet = isLove ? 'Venus' : 'Mercury'
    composer
      .section('attraction')
      .paragraph(isLove ? kootaSentence('yoni') : kootaSentence('vashya'))
      .fromMedium(ofFirst.planet(planet))
      .fromMedium(ofSecond.planet(planet))
  }
  composer
    .section('practical')
    .paragraph(kootaSentence('tara'))
    .fromMedium(kootaSentence('vashya'))
    .longOnly(ofFirst.planet('Saturn'))
    .longOnly(ofSecond.planet('Saturn'))
  const standing = doshas.filter(({ value }) => value === 'present')
  composer
    .section('challenges')
    .paragraph(
      ...standing.map((fact) =>
        packSentence([fact.text, DOSHA_MEANINGS[fact.text.split(' ')[0]!]].filter(Boolean).join(' '), fact),
      ),
      ...doshas.filter(({ value }) => value === 'cancelled').map(factSentence),
      standing.length === 0 &&
        packSentence(
          isMarriage(relation)
            ? 'Neither Nadi nor Bhakoot, the two objections that families ask about first, stands against the match.'
            : 'No objection of the tradition stands in the way.',
          ...doshas,
        ),
      relation === 'marriage' && kootaSentence('nadi'),
    )
    .fromMedium(
      ...mangliks
        .slice(0, 1)
        .map((fact) =>
          packSentence(
            content.isManglikInOrder
              ? 'As to Manglik the match is in order: what there is of it is on both sides, or is taken away.'
              : 'As to Manglik the match is not in order, which the tradition reads as heat that one of the two has to cool, and as a reason to take time.',
            fact,
          ),
        ),
    )
    .longOnly(...mangliks.slice(1).map(factSentence))
  const periodText = ({ now, called }: PersonOfPair) =>
    packSentence(
      `${upperFirst(called)} is in the mahadasha of ${nameInSentence(now[0]!.value as Graha)} until ${longDate(String(now[1]!.value))}, and within it in the antardasha of ${nameInSentence(now[2]!.value as Graha)} until ${longDate(String(now[3]!.value))}.`,
      ...now.slice(0, 4),
    )
  composer
    .section('timing')
    .paragraph(...wedding.map(factSentence))
    .paragraph(periodText(first), periodText(second))
    .longOnly(passageOnPerson(first.passages.mahadasha(first.lord, first.now[0]!), first.called))
    .longOnly(passageOnPerson(second.passages.mahadasha(second.lord, second.now[0]!), second.called))
  composer
    .section('guidance')
    .paragraph(
      packSentence(`${isWeak ? 'Begin this week with the weak point' : 'Begin this week'}: ${deedOfKoota(weakest)}`),
    )
    .fromMedium(packSentence(RELATION_ADVICE[relation]))
  return composer.sections
}
/** The place of one Moon from the other; both orders are the same to the reader. */
const moonsText = (count: number): string =>
  count === 1
    ? 'The reason is that both Moons are in one sign.'
    : `The reason is that one Moon is in the ${ordinalInWords(count as HouseNumber)} sign from the other.`
const isMarriage = (relation: RelationOfPair) => relation === 'marriage'
