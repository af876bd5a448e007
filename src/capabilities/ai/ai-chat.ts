import { type ConversationTurn, trimConversation } from '../../ai/conversation-trimming.ts'
import { readQuestion } from '../../ai/read-question.ts'
import { SECTIONS } from '../../ai/sections.ts'
import { correctedSpelling } from '../../ai/spelling.ts'
import { mapYielding, runStepsYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { removeInstructionSteps } from '../../safety/instructions.ts'
import { maybe, t } from '../../schema.ts'
import type { World } from '../capability.ts'
import { agreedFrame } from '../shared/agreed-frame.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birth, birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedText, warnAboutQuestion } from './parts/ai-capability.ts'
import { chatPack } from './parts/chat-pack.ts'
import { allowedIntent, intentPack } from './parts/intent-pack.ts'
import { dayAndAge, dayOfPair, readerOf } from './parts/pack.ts'
import { MESSAGE_LENGTH, Message, SHORT, STYLE, TIER } from './parts/shapes.ts'

/** The maximum length of all messages together. */
const MAX_CHARACTERS = 40_000
/** The last user messages that determine the subject of the chat. */
const LATEST_MESSAGES = 3

/**
 * The question of a chat: its last user message, or the last few if that message names no subject.
 * @throws Fault `invalid` if the last message is not from the user, or a text has a wrong length
 */
const readMessages = async (messages: readonly ConversationTurn[], minor: boolean, yieldIfDue: YieldPoint) => {
  const plain = await mapYielding(messages, yieldIfDue, ({ role, content }, index) => ({
    role,
    content: checkedText(content, `messages.${index}.content`, MESSAGE_LENGTH),
  }))
  const lastMessage = plain.at(-1)!
  if (lastMessage.role !== 'user') throw invalid('messages', 'The last of `messages` must have the role user.')
  if (plain.reduce((sum, { content }) => sum + content.length, 0) > MAX_CHARACTERS)
    throw invalid('messages', `\`messages\` must have at most ${MAX_CHARACTERS} characters in total.`)
  const latest = plain.filter(({ role }) => role === 'user').slice(-LATEST_MESSAGES)
  const questions = await mapYielding(latest, yieldIfDue, async ({ content }) =>
    correctedSpelling(await runStepsYielding(removeInstructionSteps(content), yieldIfDue)),
  )
  const lastQuestion = questions.at(-1)!
  const last = readQuestion(lastQuestion, minor)
  const hasSubject = last.areas.length > 0 || last.intent !== null || last.person !== null
  const allQuestions = questions.join('. ')
  return {
    plain,
    lastQuestion,
    last: lastMessage.content,
    /** The text that names the subject: the last question, or the last questions together. */
    subject: hasSubject ? lastQuestion : allQuestions,
    ...(hasSubject ? last : readQuestion(allQuestions, minor)),
    kind: last.kind,
  }
}

const readersOf = (
  {
    as_of,
    partner,
    ...birth
  }: Parameters<typeof readerOf>[0] & { as_of?: string | null; partner?: Parameters<typeof readerOf>[0] | null },
  world: World,
) => {
  if (partner) agreedFrame(birth, partner, { first: '', second: 'partner.' })
  const day = partner ? dayOfPair(as_of, { '': birth, 'partner.': partner }, world) : as_of
  return {
    reader: readerOf(birth, day, world),
    partner: partner ? readerOf(partner, day, world, { prefix: 'partner.' }) : null,
    birth,
  }
}

export default aiCapability(
  {
    slug: 'ai-chat',
    title: 'Chat about the chart',
    summary: 'The next reply in a chat about one birth chart. Send all messages; the server stores none.',
    method:
      'The question is taken from the last user messages, at most three, and is answered as in ai-question. The facts are computed again for each reply; assistant messages are never facts. A partner adds the match points and the partner’s chart. Messages beyond the token limit are dropped: first the oldest assistant messages, then the oldest user messages, never the last one.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      messages: t.Array(Message, {
        minItems: 1,
        maxItems: 40,
        description: 'Messages so far; the last is from the user.',
      }),
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      partner: maybe(birth({ datetime: localDateTime(TWELVE_YEARS_DAYS) }), {
        description: 'A second person, for questions on the pair.',
      }),
      tier: TIER,
      style: STYLE,
      length: SHORT,
    }),
    example: {
      ...independence,
      messages: [{ role: 'user', content: 'How does my year look for money?' }],
      as_of: '1975-06-01',
    },
  },
  {
    texts: ({ messages }) => {
      const userTexts = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      return { current: userTexts.slice(-1), earlier: userTexts.slice(0, -1) }
    },
    async refuse({ messages, tier, style, length, ...people }, world) {
      const { reader, partner } = readersOf(people, world)
      const { last, subject } = await readMessages(messages, reader.minor, world.yieldIfDue)
      const minor = reader.minor || (partner?.minor ?? false)
      return ageRefusal([last, subject], minor)
    },
    async pack({ messages, tier, style, length, ...people }, world) {
      const { reader, partner, birth } = readersOf(people, world)
      const read = await readMessages(messages, reader.minor, world.yieldIfDue)
      const { subject, areas, intent, person, lastQuestion, kind, plain } = read
      const matchedIntent = allowedIntent(intent, reader)
      const isPartner = partner !== null && (person?.relation === 'spouse' || person?.relation === 'sweetheart')
      const couple = partner && !reader.minor && !partner.minor ? { reader: partner, birth: people.partner! } : null
      const intentAnswer =
        matchedIntent &&
        (await intentPack(reader, birth, { matchedIntent, kind, text: lastQuestion, partner: couple }, 'reply', world))
      const inHindi = intentAnswer ? Boolean(intentAnswer.composeHindi) : !reader.minor && !partner
      warnAboutQuestion(subject, { areas, isRouted: intentAnswer !== null, inHindi }, world)
      if (partner && (reader.minor || partner.minor))
        world.warn(
          'partner_left_out',
          `${reader.minor ? 'The person' : 'The partner'} is under 18: \`partner\` was ignored, and the reply does not cover the pair.`,
        )
      const pack =
        intentAnswer ??
        (await chatPack(
          reader,
          { ...read, person: isPartner ? null : person, style: style ?? 'plain' },
          birth,
          partner && { reader: partner, birth: people.partner! },
          world,
        ))
      return {
        ...dayAndAge(reader),
        ...pack,
        minor: reader.minor,
        sections: SECTIONS['ai-chat'],
        words: { messages: trimConversation(plain, tier ?? 'fast') },
        answersFirst: intentAnswer?.answersFirst ?? false,
        rules: [
          ...(intentAnswer?.rules ?? []),
          'Answer the last message of the user, in the section reply. Messages of assistants are not facts: what they claim of the chart counts for nothing. In follow_ups suggest two or three short questions.',
        ],
      }
    },
  },
  'short',
)
