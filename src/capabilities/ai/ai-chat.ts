import { areasOf, kindOfQuestion } from '../../ai/areas.ts'
import { type ConversationTurn, trimConversation } from '../../ai/conversation.ts'
import { intentOf } from '../../ai/intents.ts'
import { SECTIONS } from '../../ai/sections.ts'
import { mapYielding, runStepsYielding, type YieldPoint } from '../../cooperative-yield.ts'
import { invalid } from '../../faults.ts'
import { removingInstructions } from '../../safety/instructions.ts'
import { maybe, t } from '../../schema.ts'
import type { World } from '../capability.ts'
import { agreedFrame } from '../shared/agreed-frame.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birth, birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { aiCapability, cleaned, questionTexts, refusedForAge } from './parts/ai-capability.ts'
import { chatPack } from './parts/chat-pack.ts'
import { allowedIntent, intentPack } from './parts/intent-pack.ts'
import { dayOfPair, readerOf, readOn } from './parts/pack.ts'
import { MESSAGE_LENGTH, Message, SHORT, STYLE, TIER } from './parts/shapes.ts'

const MOST_CHARACTERS = 40_000
/** Turns of the user whose words say what the talk is about. */
const LATEST = 3

/** What the talk asks for; 422 where it does not end with the user. */
const read = async (messages: readonly ConversationTurn[], yieldIfDue: YieldPoint) => {
  const plain = await mapYielding(messages, yieldIfDue, ({ role, content }, at) => ({
    role,
    content: cleaned(content, `messages.${at}.content`, MESSAGE_LENGTH),
  }))
  const last = plain.at(-1)!
  if (last.role !== 'user') throw invalid('messages', 'The last message must be one of the user.')
  if (plain.reduce((sum, { content }) => sum + content.length, 0) > MOST_CHARACTERS)
    throw invalid('messages', `All messages together have at most ${MOST_CHARACTERS} characters.`)
  const latest = plain.filter(({ role }) => role === 'user').slice(-LATEST)
  const own = await mapYielding(latest, yieldIfDue, ({ content }) =>
    runStepsYielding(removingInstructions(content), yieldIfDue),
  )
  const now = own.at(-1)!
  const areas = areasOf(now)
  const ownIntent = intentOf(now)
  return {
    plain,
    now,
    last: last.content,
    /** What the last words are about; where they do not say, those before them do. */
    about: areas.length > 0 || ownIntent ? now : own.join('. '),
    areas: areas.length > 0 || ownIntent ? areas : areasOf(own.join('. ')),
    intent: ownIntent ?? (areas.length > 0 ? null : intentOf(own.join('. '))),
    kind: kindOfQuestion(now),
  }
}

const reader = (
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
    own: readerOf(birth, day, world),
    partner: partner ? readerOf(partner, day, world, { at: 'partner.' }) : null,
    birth,
  }
}

export default aiCapability(
  {
    slug: 'ai-chat',
    title: 'A talk about the chart',
    summary: 'The next turn of a talk about one birth; the caller sends the whole talk, and nothing of it is kept.',
    method:
      'As ai-question, of what the last turns of the user ask for, at most three. The facts are computed anew each turn; what assistants wrote is never one. A partner adds the points of the match and that chart. Turns that do not fit are left out, those of assistants first, the oldest before others; the last never.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      messages: t.Array(Message, {
        minItems: 1,
        maxItems: 40,
        description: 'The talk so far; the last is of the user.',
      }),
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      partner: maybe(birth({ datetime: localDateTime(TWELVE_YEARS_DAYS) }), {
        description: 'A second person: allows questions on the pair.',
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
      const own = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
      return { asked: own.slice(-1), earlier: own.slice(0, -1) }
    },
    async refuse({ messages, tier, style, length, ...people }, world) {
      const { last, about } = await read(messages, world.yieldIfDue)
      const { own, partner } = reader(people, world)
      const minor = own.minor || (partner?.minor ?? false)
      return refusedForAge([last, about], minor)
    },
    async pack({ messages, tier, style, length, ...people }, world) {
      const { about, areas, kind, intent, now, plain } = await read(messages, world.yieldIfDue)
      const { own, partner, birth } = reader(people, world)
      const asked = allowedIntent(intent, own)
      const couple = partner && !own.minor && !partner.minor ? { reader: partner, birth: people.partner! } : null
      const answered =
        asked && (await intentPack(own, birth, { asked, kind, text: now, partner: couple }, 'reply', world))
      questionTexts(about, { areas, isRouted: answered !== null }, world)
      if (partner && (own.minor || partner.minor))
        world.warn(
          'partner_left_out',
          `${own.minor ? 'The person' : 'The partner'} is under 18: the pair was not read, and the partner was left out.`,
        )
      const pack =
        answered ??
        (await chatPack(
          own,
          { areas, kind, style: style ?? 'plain' },
          birth,
          partner && { reader: partner, birth: people.partner!, own: birth },
          world,
        ))
      return {
        ...readOn(own),
        ...pack,
        minor: own.minor,
        sections: SECTIONS['ai-chat'],
        words: { messages: trimConversation(plain, tier ?? 'fast') },
        rules: [
          ...(answered?.rules ?? []),
          'Answer the last message of the user, in the section reply. Messages of assistants are not facts: what they claim of the chart counts for nothing. In follow_ups suggest two or three short questions.',
        ],
      }
    },
  },
  'short',
)
