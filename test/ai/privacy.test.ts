import { afterAll, expect, test } from 'bun:test'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { dice } from './births.ts'
import { provider } from './provider.ts'
import { readingWorld } from './world.ts'

// Of all eight readings: what goes to the model is the facts, the rules and the user's own words, and nothing by which a person is known.

const server = provider()
afterAll(server.stop)
const { ask } = await readingWorld({ scribes: server.scribes, credits: 1_000_000 })
const d = dice(4242)
const two = (n: number) => String(n).padStart(2, '0')
const NONE = {
  question: undefined,
  datetime: undefined,
  timezone: undefined,
  latitude: undefined,
  longitude: undefined,
}

/** Somebody with a name, a place and a time to the second; and all that would tell of them. */
const somebody = () => {
  const [year, month, day] = [1940 + d.upTo(60), 1 + d.upTo(12), 1 + d.upTo(28)]
  const [hour, minute, second] = [two(d.upTo(24)), two(d.upTo(60)), two(10 + d.upTo(49))]
  const latitude = Math.round((10 + d.next() * 40) * 10_000) / 10_000
  const longitude = Math.round((10 + d.next() * 150) * 10_000) / 10_000
  const datetime = `${year}-${two(month)}-${two(day)}T${hour}:${minute}:${second}`
  return {
    birth: { datetime, timezone: 'Asia/Kolkata', latitude, longitude },
    signs: [
      ...[
        datetime,
        `${year}-${two(month)}-${two(day)}`,
        `${day} ${CIVIL_MONTHS[month - 1]} ${year}`,
        `${CIVIL_MONTHS[month - 1]} ${day}, ${year}`,
      ],
      ...[`${hour}:${minute}`, `${hour}${minute}${second}`, String(latitude), String(longitude)],
      ...[latitude.toFixed(1), longitude.toFixed(1), 'Kolkata', 'Wilhelmina', 'Quist', '+05:30', '5.5'],
    ],
  }
}

const READINGS: Record<string, (birth: object, other: object) => object> = {
  'ai-question': (birth) => ({ ...birth, question: 'How will my career go?' }),
  'ai-chat': (birth, partner) => ({
    ...{ ...birth, question: undefined, partner },
    messages: [{ role: 'user', content: 'How do we work together?' }],
  }),
  'ai-chart-reading': (birth) => ({ ...birth, question: undefined, focus: ['work'] }),
  'ai-compatibility-reading': (groom, bride) => ({
    ...{ ...NONE, groom: { ...groom, name: 'Wilhelmina Quist' }, bride: { ...bride, name: 'Quist' } },
  }),
  'ai-daily-reading': (birth) => ({ ...NONE, as_of: undefined, birth, date: '2026-11-22' }),
  'ai-transit-reading': (birth) => ({ ...birth, question: undefined, as_of: undefined, start_date: '2026-11-22' }),
  'ai-career-reading': (birth) => ({ ...birth, question: undefined, situation: 'I look for new work.' }),
  'ai-relationship-reading': (birth) => ({ ...birth, question: undefined, situation: 'I live alone.' }),
}
/** What may stand beside the facts: the user's own words, and how to write. */
const WORDS = [
  'facts',
  'passages',
  'question',
  'messages',
  'focus',
  'situation',
  'status',
  'relation',
  'kind',
  'areas',
  'length',
  'sections',
]

test.each(Object.keys(READINGS))(
  '%s',
  async (slug) => {
    for (let i = 0; i < 6; i++) {
      const [a, b] = [somebody(), somebody()]
      const before = server.asked.length
      const { status, text } = await ask({ as_of: '2026-11-22', ...READINGS[slug]!(a.birth, b.birth) }, {}, slug)
      expect([status, status === 200 ? '' : text]).toEqual([200, ''])
      const sent = server.asked.slice(before)
      expect(sent.length).toBe(1)
      const [{ text: whole, body }] = sent as [(typeof sent)[0]]
      // Ids of sentences, such as m25.1, look like coordinates.
      const wire = whole.replace(/\bm\d+\.\d+\b/g, '')
      for (const sign of [...a.signs, ...b.signs]) expect([sign, wire.includes(sign)]).toEqual([sign, false])
      expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
      const { facts, ...words } = JSON.parse(body.messages[1]!.content) as { facts: object[] }
      expect(Object.keys(words).filter((key) => !WORDS.includes(key))).toEqual([])
      for (const fact of facts) expect(['id,text', 'id,text,tone']).toContain(Object.keys(fact).sort().join())
    }
  },
  300_000,
)
