import { fitSentences } from './age-filter.ts'
import { sentencesOf } from './passage.ts'

// A report asks for few deeds: at most one in a section, those of the sections with the clearest findings.

/** Verbs that only begin a request. */
const REQUEST =
  /^(?:Accept|Add|Admit|Agree|Allow|Answer|Apologise|Apply|Arrange|Ask|Attend|Avoid|Bake|Be|Begin|Borrow|Breathe|Bring|Bury|Buy|Announce|Call|Cancel|Carry|Celebrate|Check|Choose|Clear|Coach|Collect|Correct|Cover|Compare|Congratulate|Cook|Copy|Count|Cross|Decide|Declare|Decline|Delegate|Deliver|Describe|Dig|Discuss|Divide|Do|Draw|Drop|Eat|Encourage|End|Enter|Examine|Exchange|Explain|Feed|Fill|Find|Finish|Fix|Follow|Forgive|Get|Give|Greet|Go|Guard|Halve|Hand|Hang|Have|Hire|Hold|Honour|Insure|Introduce|Judge|Invite|Join|Keep|Knead|Label|Lay|Lead|Learn|Leave|Lend|Let|List|Listen|Lock|Look|Loosen|Lower|Make|Measure|Meet|Mend|Mention|Mentor|Move|Name|Notice|Offer|Open|Pack|Paint|Pause|Pay|Pick|Plant|Postpone|Pour|Practise|Prepare|Promise nothing|Propose|Protect|Publish|Put|Raise|Read|Recite|Record|Refuse|Rehearse|Remind|Renew|Repair|Repeat|Replace|Repot|Ring|Rub|Save|Say|See|Sell|Send|Serve|Set|Settle|Share|Shorten|Show|Sign|Sing|Simplify|Sit|Solve|Sort|Speak|Spend|Start|Stay|Stop|Stretch|Strike|Suggest|Take|Talk|Teach|Telephone|Tell|Tend|Thank|Tidy|Toss|Treat|Trim|Try|Turn|Unpack|Use|Visit|Wait|Walk|Wash|Wear|Widen|Write)\b/
/** Words that begin a request or a statement; the next word decides. */
const REQUEST_OR_NOUN =
  /^(?:Book|Build|Change|Close|Cut|Dance|Drink|Enjoy|Exercise|Help|Light|Mark|Note|Order|Part|Pass|Place|Plan|Play|Praise|Promise|Rest|Return|Sleep|Stand|Study|Swim|Test|Train|Trust|Watch|Water|Work) (?:a|an|the|your|one|two|three|some|somebody|it|them|this|that|each|every|only|early|together|alone|beside|for|with|on|in|at|out|up|down|to|before|twice|slowly)\b/
/** A request after a condition or a date: "When the next dispute comes, go out." */
const CONDITIONAL =
  /^(?:When|If|Before|After|At|On|For|Until|From|Once|The next time|Each|Every)\b[^,.]*, (?:then )?(?:do not |please )?(?:accept|add|agree|answer|ask|begin|bring|buy|call|carry|check|choose|clear|cook|count|decide|do|draw|drop|eat|feed|find|finish|fix|give|go|hand|have|hold|invite|keep|lay|leave|let|lie|light|listen|look|make|mark|meet|mend|name|note|offer|open|pack|pay|pick|plan|play|put|read|rest|ring|say|send|set|settle|share|show|shut|sit|sleep|speak|spend|start|stay|stop|take|talk|teach|tell|thank|try|turn|use|visit|wait|walk|watch|wear|write)\b/
/** A day or a week by which something is to be done. */
const DUE =
  /\b(?:this week|tonight|tomorrow(?!’)|(?:on|by|before|until|from) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:for|on) (?:three|five|seven|ten) (?:days|nights|mornings|evenings))\b/

/** True for a sentence that asks the reader to do something. */
export const isDeed = (sentence: string): boolean =>
  REQUEST.test(sentence) || REQUEST_OR_NOUN.test(sentence) || CONDITIONAL.test(sentence) || DUE.test(sentence)

interface Deeds {
  readonly id: string
  readonly score?: number | null
  readonly paragraphs: readonly { readonly text: string }[]
}

/** Sections that close a report with its deeds. */
const CLOSING: ReadonlySet<string> = new Set(['remedies', 'advice', 'routine'])
/** Sections on times, whose deeds belong to a date. */
const DATED =
  /^(?:timing|times_for_care|caution_periods|current_period|next_periods|current_phase|past_phases|next_years|doshas|method)$/
/** Deeds besides those of the closing section and of the sections on times. */
export const MAX_DEEDS = 6

/** The text before its first deed; unchanged if it has nothing else. */
export const textWithoutDeeds = (text: string): string => {
  const sentences = sentencesOf(text)
  const first = sentences.findIndex(isDeed)
  // Sentences after a deed tell its fruit.
  return fitSentences(first > 0 ? sentences.slice(0, first) : sentences, isDeed).join(' ') || text
}

const hasDeed = ({ text }: { readonly text: string }) => sentencesOf(text).some(isDeed)
/** The distance of a section from an even score. Sections without a score follow in their order. */
const clarity = ({ score }: Deeds) => (score === null || score === undefined ? -1 : Math.abs(score - 50))

/**
 * The sections with one deed each at most, and `MAX_DEEDS` in all: those of the sections whose scores are furthest from even. In a
 * section the first paragraph, which has its finding, keeps its deed. The closing section and the sections on times stay as they are.
 */
export const withFewDeeds = <S extends Deeds>(sections: readonly S[]): S[] => {
  const deedSections = new Set(
    sections
      .filter(({ id, paragraphs }) => !CLOSING.has(id) && !DATED.test(id) && paragraphs.some(hasDeed))
      .toSorted((a, b) => clarity(b) - clarity(a))
      .slice(0, MAX_DEEDS),
  )
  return sections.map((section) => {
    if (CLOSING.has(section.id) || DATED.test(section.id)) return section
    const first = deedSections.has(section) ? section.paragraphs.findIndex(hasDeed) : -1
    const paragraphs = section.paragraphs.flatMap((paragraph, i) => {
      if (i === first || !hasDeed(paragraph)) return [paragraph]
      const sentences = sentencesOf(paragraph.text)
      // A paragraph that starts with a deed has nothing else.
      const text = isDeed(sentences[0]!) ? '' : fitSentences(sentences, isDeed).join(' ')
      return text === '' ? [] : [{ ...paragraph, text }]
    })
    return paragraphs.length > 0 ? { ...section, paragraphs } : section
  })
}

/** The answer of a report with few deeds in its sections. */
export const reportWithFewDeeds = <T extends object>(answer: T): T => {
  const { sections } = answer as { sections?: unknown }
  return Array.isArray(sections) && sections.every((each) => Array.isArray((each as Deeds).paragraphs))
    ? { ...answer, sections: withFewDeeds(sections as Deeds[]) }
    : answer
}
