import { isForbidden } from '../../../ai/forbidden-claims.ts'
import { areasInText } from '../../../ai/question-areas.ts'
import { searchable } from '../../../ai/user-text.ts'
import { longDate } from '../../../time/iso.ts'
import { joinWords } from '../../../wording.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { AreaText } from './area-facts.ts'
import { packSentence, type Sentence } from './pack.ts'
import { hasPartnerWindows } from './partner-windows.ts'
import type { AreaQuestion, QuestionPack } from './question-pack.ts'
import { isGood, matterName, nearestGood, timeReason } from './span-judgement.ts'

/** The answer to a choice between two, which names both. */

/** An option that leaves things as they are, with its name where the words of the question cannot be repeated. */
const KEEPING: Readonly<Record<string, string>> = {
  ...{ stay: 'staying', remain: 'staying', wait: 'waiting', hold: 'waiting', continue: 'going on as before' },
  ...{
    keep: 'keeping what you have',
    leave: 'leaving it as it is',
    rent: 'renting',
    save: 'saving',
    not: 'not doing it',
  },
}
const KEEPS = new RegExp(`^(?:(?:to|just|rather|better) )*(${Object.keys(KEEPING).join('|')})\\b(?!.*\\bout$)`)
/** The name of an option that leaves things as they are; null for any other option. */
const keepingIn = (option: string): string | null => KEEPING[KEEPS.exec(searchable(option))?.[1] ?? ''] ?? null

/** True if an option and a field of work have a word in common. */
const namesField = (option: string, field: string) => {
  const stems = (text: string) =>
    searchable(text)
      .match(/[a-z]{4,}/g)
      ?.map((word) => word.slice(0, 5)) ?? []
  const own = stems(option)
  return stems(field).some((stem) => own.includes(stem))
}

/** The two options as an answer repeats them; null if their words do not stand in a reading. */
const namesOf = ({ optionNames }: AreaQuestion): readonly [string, string] | null =>
  optionNames?.every((name) => !isForbidden(`You think of ${name}.`, { minor: false, canary: '' })) ? optionNames : null

/** The options without the words that both begin with: "the job at Infosys" of "taking the job at Infosys". */
const thingsOf = (names: readonly [string, string]): readonly [string, string] => {
  const [one, two] = names.map((name) => name.split(' ')) as [string[], string[]]
  let shared = 0
  while (shared < Math.min(one.length, two.length) - 1 && one[shared] === two[shared] && !ARTICLE.test(one[shared]!))
    shared++
  return [one.slice(shared).join(' '), two.slice(shared).join(' ')]
}
const ARTICLE = /^(?:the|a|an|your)$/i

interface Choice {
  /** The first sentence, and the reasons that carry it. */
  readonly answer: readonly Sentence[]
  /** The finding against the answer. */
  readonly against: Sentence | null
  readonly timing: Sentence | null
  readonly deed: Sentence
}

/** The strain of a matter as what to watch in the preferred option. */
const watched = (pack: QuestionPack, area: AreaText): Sentence | null => {
  const { strain } = pack.themes(area)
  return strain && { ...strain.opening, text: `Against it, ${lowerFirst(asClause(strain.opening.text))}` }
}

/** The next good time for the matter of a choice that no time decides. */
const timeOfMatter = (pack: QuestionPack, area: AreaText | null): Sentence | null => {
  const next = area && nearestGood(pack.timesOf(area.area))
  return (
    next &&
    packSentence(
      next.isNow
        ? `The time for a decision on ${matterName(area.area)} is now, until ${longDate(next.to)}.`
        : `The next good time for ${matterName(area.area)} is ${next.span}.`,
      next.fact,
    )
  )
}

/** Each option for a trial of a week. */
const trialOf = (names: readonly [string, string] | null, fact: Parameters<typeof packSentence>[1]): Sentence =>
  packSentence(
    names
      ? `Speak this week with somebody who knows ${names[0]} from inside and with somebody who knows ${names[1]}, and ask both what they would change.`
      : 'Speak this week with one person who took the first and with one who took the second, and ask both what they miss.',
    fact,
  )

/** A choice between a change and what is there now, by the times of the matter. */
const byTime = (
  pack: QuestionPack,
  area: AreaText | null,
  [change, keep]: readonly [string, string],
  /** True if another judgement prefers the change. */
  isPreferred: boolean | null,
): Choice => {
  const scope = area?.area ?? null
  const times = pack.timesOf(scope)
  const now = times.rows.find(({ isNow }) => isNow)
  const isOpen = now !== undefined && isGood(now)
  const next = nearestGood(times)
  const fact = now?.fact ?? next?.fact ?? pack.current[3]
  const reason = isOpen ? timeReason(pack, scope, now, 'now') : next && timeReason(pack, scope, next, 'then')
  const lead = isOpen
    ? isPreferred === false
      ? `More speaks for ${keep} than for ${change}, although the time for a change is good until ${longDate(now.to)}.`
      : `More speaks for ${change} than for ${keep}: until ${longDate(now.to)} there is good support for ${matterName(scope)}.`
    : next
      ? isPreferred
        ? `More speaks for ${change} than for ${keep}, but not yet: a good time for ${matterName(scope)} is ${next.span}.`
        : `For now more speaks for ${keep} than for ${change}: a good time for ${matterName(scope)} comes only later, ${next.span}.`
      : `More speaks for ${keep} than for ${change}: the years ahead name no good time for ${matterName(scope)}.`
  const goes = isOpen && isPreferred !== false
  const strain = area && pack.themes(area).strain
  return {
    answer: [packSentence(lead, fact), ...(reason ? [reason] : !goes && strain ? [strain.opening] : [])],
    against: goes && area ? watched(pack, area) : null,
    timing: !isOpen && scope ? pack.smallStep(scope) : null,
    deed: packSentence(
      scope && hasPartnerWindows(scope)
        ? 'Talk this month about money, family and the place to live, and leave the date open until you agree on all three.'
        : goes
          ? `This week take the first step towards ${change} that can still be undone, and put a date on the second.`
          : next
            ? `Find out this month what ${change} would cost you and what it needs, and sign nothing before that time.`
            : `Change one thing this month that bothers you in ${keep}, and look again in half a year.`,
      fact,
    ),
  }
}

/** The choice of a question, judged by places, by fields of work, by time, or by the areas of the options. */
export const choiceOf = (pack: QuestionPack, question: AreaQuestion, area: AreaText | null): Choice => {
  const { options } = question
  const names = namesOf(question)
  const [one, two] = names ?? ['the first', 'the second']
  const keepings = options?.map(keepingIn) ?? []
  const keepIndex = keepings[0] && !keepings[1] ? 0 : keepings[1] && !keepings[0] ? 1 : null
  /** The names of the change and of what is there now. */
  const sides =
    keepIndex === null
      ? null
      : names
        ? ([names[1 - keepIndex]!, names[keepIndex]] as const)
        : (['the other way', keepings[keepIndex]!] as const)
  const { places } = pack
  if (places) {
    const { preferred, reasons, against } = places
    const byPlaces = sides && byTime(pack, area, sides, preferred === null ? null : preferred !== keepIndex)
    if (byPlaces)
      return {
        ...byPlaces,
        answer: [byPlaces.answer[0]!, ...(preferred === null ? byPlaces.answer.slice(1) : reasons)],
        against: preferred === null ? byPlaces.against : against,
      }
    const fact = reasons[0]?.facts[0] ?? against?.facts[0] ?? area?.band ?? pack.current[3]
    return {
      answer: [
        packSentence(
          preferred === null
            ? `Your chart makes little difference between ${places.names[0]} and ${places.names[1]}.`
            : `More speaks for ${places.names[preferred]} than for ${places.names[1 - preferred]}.`,
          fact,
        ),
        ...reasons,
      ],
      against,
      timing: timeOfMatter(pack, area),
      deed: packSentence(
        `Spend a few working days in ${places.names[preferred ?? 0]} before you sign anything, and note what you do there in the evenings.`,
        fact,
      ),
    }
  }
  if (sides) return byTime(pack, area, sides, null)
  const ranks = options?.map((option) => pack.fields.findIndex(({ field }) => namesField(option, field))) ?? []
  const [rankOne, rankTwo] = ranks.map((rank) => (rank < 0 ? pack.fields.length : rank))
  if (rankOne !== undefined && rankTwo !== undefined && rankOne !== rankTwo) {
    const { field, fact } = pack.fields[Math.min(rankOne, rankTwo)]!
    const [better, other] = rankOne < rankTwo ? [one, two] : [two, one]
    return {
      answer: [
        packSentence(
          `More speaks for ${better} than for ${other}: ${field} ${Math.min(rankOne, rankTwo) > 2 ? 'is among' : 'stands high among'} the fields of work of your chart.`,
          fact,
        ),
        ...(area ? [pack.themes(area).gift.opening] : []),
      ],
      against: area && watched(pack, area),
      timing: timeOfMatter(pack, area),
      deed: packSentence(
        `Spend one day of this month with somebody who works in ${field}, before you give anything up.`,
        fact,
      ),
    }
  }
  const [areaOne, areaTwo] = (options ?? []).map((option) =>
    pack.areaTexts.find((text) => areasInText(option)[0] === text.area),
  )
  // A partner may be one in business.
  const ofLove = [areaOne, areaTwo].filter((each) => each && hasPartnerWindows(each.area)).length
  if (areaOne && areaTwo && ofLove !== 1 && areaOne !== areaTwo && areaOne.score.score !== areaTwo.score.score) {
    const isFirst = areaOne.score.score > areaTwo.score.score
    const [good, weak] = isFirst ? [areaOne, areaTwo] : [areaTwo, areaOne]
    const [better, other] = names ? (isFirst ? [one, two] : [two, one]) : [matterName(good.area), matterName(weak.area)]
    return {
      answer: [
        packSentence(
          `More speaks for ${better} than for ${other}: your chart supports ${matterName(good.area)} more.`,
          good.band,
          weak.band,
        ),
        pack.themes(good).gift.opening,
      ],
      against: watched(pack, good),
      timing: timeOfMatter(pack, good),
      deed: pack.themes(good).gift.deed ?? trialOf(names, good.band),
    }
  }
  const { gift, strain } = area ? pack.themes(area) : { gift: null, strain: null }
  const fact = area?.band ?? pack.current[3]
  const things = names && thingsOf(names)
  const fields = pack.fields.slice(0, 3)
  const asksForField =
    things !== null && fields.length > 0 && things.every((thing) => /^\p{Ll}+(?: \p{Ll}+)?$/u.test(thing))
  const ofFields = packSentence(
    `Take the one that is nearer to ${joinWords(fields.map(({ field }) => field)).replace(/ and (?=[^,]*$)/, ' or ')}: your chart names these fields first.`,
    ...fields.map((each) => each.fact),
  )
  return {
    answer: [
      packSentence(
        !things
          ? 'The chart does not choose between the two; it gives you the measure by which to choose.'
          : asksForField
            ? `Neither ${things[0]} nor ${things[1]} is among the first fields of your chart.`
            : `Your chart cannot tell ${things[0]} from ${things[1]}; it shows by which measure to choose.`,
        fact,
      ),
      ...(asksForField || (!gift && fields.length > 0) ? [ofFields] : []),
      ...(gift && !asksForField
        ? [{ ...gift.opening, text: `Take the one in which ${lowerFirst(asClause(gift.opening.text))}` }]
        : []),
      ...(gift && asksForField ? [gift.opening] : []),
    ],
    against: strain && {
      ...strain.opening,
      text: `Be wary of the one in which ${lowerFirst(asClause(strain.opening.text))}`,
    },
    timing: timeOfMatter(pack, area),
    deed: trialOf(things, fact),
  }
}

/** A finding with its reason as a clause: "you decide late, because Saturn looks at your Moon". */
const asClause = (text: string): string => text.replace(/: (\p{Lu}|the )/u, (_, first: string) => `, because ${first}`)

/** The first sentences of the answer to a choice. */
export const choiceAnswer = (pack: QuestionPack, question: AreaQuestion, area: AreaText | null): Sentence[] => [
  ...choiceOf(pack, question, area).answer,
]
