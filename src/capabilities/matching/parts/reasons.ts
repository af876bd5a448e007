import { concurrently } from '../../../concurrency.ts'
import { VASHYAS } from '../../../jyotish/avakhada.ts'
import { type Lord, lordOf, nameInSentence, SEVEN } from '../../../jyotish/grahas.ts'
import { CANCELLING_GROUNDS } from '../../../jyotish/kootas/koota-texts.ts'
import { RAJJU_NAMES } from '../../../jyotish/kootas/porutham-tables.ts'
import { rajjuOf } from '../../../jyotish/kootas/poruthams.ts'
import { attributesOf, type KootaProfile, type Side } from '../../../jyotish/kootas/profiles.ts'
import { heaviestReasons } from '../../../jyotish/kootas/reason-weights.ts'
import { MATCH_MATTERS, type MatchReason } from '../../../jyotish/kootas/reasons.ts'
import type { Vashya } from '../../../jyotish/kootas/tables.ts'
import { NADIS, NAKSHATRAS, YONIS } from '../../../jyotish/nakshatras.ts'
import { corpus } from '../../../readings/corpora.ts'
import { fillWords, type Passage } from '../../../readings/passage.ts'
import { oneOf, t } from '../../../schema.ts'
import { joinWords } from '../../../wording.ts'
import { SIGNS, signName } from '../../../zodiac/signs.ts'
import { MatchClause } from '../../shared/rule-book.ts'

type Matter = (typeof MATCH_MATTERS)[number]
const MATTERS = [...new Set(MATCH_MATTERS)] as [Matter, ...Matter[]]

const Reasons = t.Array(
  t.Object(
    {
      matter: oneOf(MATTERS, { description: 'Koota, porutham or count that the reason is about.' }),
      weight: t.Number({ description: 'Percent of all points, against the mean of all pairs.' }),
      text: t.String({ description: 'Statement of the reason.' }),
      fact: t.String({ description: 'Fact behind the reason.' }),
      cancelled: t.Boolean(),
      cancellations: t.Array(MatchClause, { description: 'Actual or possible cancellations.' }),
    },
    { $id: 'MatchReason', description: 'A reason for or against the match.' },
  ),
  { maxItems: 3, $id: 'MatchReasons', description: 'Up to three reasons by descending weight.' },
)
export const MatchText = t.String({ $id: 'MatchTalk', description: 'Discussion topic for the pair.' })
export const reasonFields = { reasons_for: Reasons, reasons_against: Reasons, talk: MatchText }

// Terms of the tradition's glossary.
const KINDS = {
  Chatushpada: 'four-footed',
  Manava: 'human',
  Jalachara: 'watery',
  Vanachara: 'of the wild',
  Keeta: 'creeping',
} as const satisfies Record<Vashya, string>
const CORDS = { Adi: 'the first group', Madhya: 'the middle group', Antya: 'the last group' } as const

interface Sides {
  readonly groom: Side
  readonly bride: Side
}
type Naming = (profile: KootaProfile) => string

/** A word for either side, once if both have the same; in `order`, so that the roles do not matter. */
const ofBoth = ({ groom, bride }: Sides, order: readonly string[], of: Naming, describe = (word: string) => word) => {
  const place = (word: string) => order.indexOf(word)
  const values = [groom, bride]
    .map(({ profiles }) => [...new Set(profiles.map(of))].sort((a, b) => place(a) - place(b)))
    .sort((a, b) => place(a[0]!) - place(b[0]!))
  const words = values.map((each) => each.map(describe).join(' or '))
  if (words[0] === words[1]) return words[0]!
  return values.some(({ length }) => length > 1)
    ? `${words[0]} on one side and ${words[1]} on the other`
    : joinWords(words)
}

/** Values for the placeholders of the passages. */
const wordsOf = (sides: Sides, cords: 'limb' | 'group') => ({
  moons: ofBoth(sides, SIGNS, ({ sign }) => signName(sign)),
  lords: ofBoth(
    sides,
    SEVEN,
    ({ sign }) => lordOf(sign),
    (lord) => nameInSentence(lord as Lord),
  ),
  animals: ofBoth(
    sides,
    YONIS,
    (profile) => attributesOf(profile).yoni,
    (yoni) => `the ${yoni.toLowerCase()}`,
  ),
  stars: ofBoth(sides, NAKSHATRAS, ({ nakshatra }) => NAKSHATRAS[nakshatra]!),
  kinds: ofBoth(
    sides,
    VASHYAS,
    ({ vashya }) => vashya,
    (vashya) => KINDS[vashya as Vashya],
  ),
  cords:
    cords === 'limb'
      ? ofBoth(
          sides,
          RAJJU_NAMES,
          (profile) => rajjuOf(profile).limb,
          (limb) => `the ${limb}`,
        )
      : ofBoth(
          sides,
          NADIS,
          (profile) => attributesOf(profile).nadi,
          (nadi) => CORDS[nadi as keyof typeof CORDS],
        ),
})

const groundOf = ({ cancellations }: MatchReason) => {
  const rule = cancellations.find(({ holds }) => holds)?.rule
  return CANCELLING_GROUNDS[rule as keyof typeof CANCELLING_GROUNDS] ?? ''
}

const passageOf = (cells: object, state: string): Passage => {
  const cell = (cells as Record<string, Passage | undefined>)[state]
  if (!cell) throw new Error(`The state ${state} has no text`)
  return cell
}

/** The heaviest reasons on either side, and discussion topics for the pair. */
export const reasonsText = async (
  matches: readonly MatchReason[],
  sides: Sides,
  { cords = 'limb' }: { cords?: 'limb' | 'group' } = {},
) => {
  const [reasons, talks] = await concurrently(
    () => corpus('matching-reason'),
    () => corpus('matching-talk'),
  )
  const words = wordsOf(sides, cords)
  const say = (cells: object, reason: MatchReason) =>
    fillWords(passageOf(cells, reason.state).text, { ...words, ground: groundOf(reason) })
  const row = (reason: MatchReason) => ({
    matter: reason.matter,
    weight: reason.weight,
    text: say(reasons, reason),
    fact: reason.fact,
    cancelled: reason.cancelled,
    cancellations: reason.cancellations,
  })
  const best = heaviestReasons(matches)
  return { reasons_for: best.for.map(row), reasons_against: best.against.map(row), talk: talk() }

  /** Texts on the strongest reason for and the strongest against, among those a pair can discuss. Without one against: the second reason for. */
  function talk(): string {
    const { alone } = talks
    const [first, second] = best.for.filter(({ state }) => state in talks)
    const [worst] = best.against.filter(({ state }) => state in talks)
    const texts = [first, worst ?? second].flatMap((reason) => (reason ? [say(talks, reason)] : []))
    if (texts.length === 0) return alone.unsure.text
    return (texts.length === 1 ? [alone.little.text, ...texts] : texts).join(' ')
  }
}

/** The text of a match whose only matter is Mars. */
export const marsText = async ({ state }: MatchReason) => {
  const talks = await corpus('matching-talk')
  return `${passageOf(talks, state).text} ${talks.alone.mars.text}`
}
