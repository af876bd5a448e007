import { afterAll, expect, test } from 'bun:test'
import { CIVIL_MONTHS } from '../../src/time/iso.ts'
import { seededRandom, twoDigits } from './births.ts'
import { provider } from './provider.ts'
import { readingWorld } from './world.ts'

// In all eight readings the request to the model has the rules, the facts and the user's own words, and no personal data.

const model = provider()
afterAll(model.stop)
const { ask } = await readingWorld({ models: model.models, credits: 1_000_000 })
const random = seededRandom(4242)
const WITHOUT_BIRTH = {
  question: undefined,
  datetime: undefined,
  timezone: undefined,
  latitude: undefined,
  longitude: undefined,
}

/** A random birth with a time to the second, and the texts that would identify the person. */
const randomPerson = () => {
  const [year, month, day] = [1940 + random.below(60), 1 + random.below(12), 1 + random.below(28)]
  const [hour, minute, second] = [
    twoDigits(random.below(24)),
    twoDigits(random.below(60)),
    twoDigits(10 + random.below(49)),
  ]
  const latitude = Math.round((10 + random.next() * 40) * 10_000) / 10_000
  const longitude = Math.round((10 + random.next() * 150) * 10_000) / 10_000
  const datetime = `${year}-${twoDigits(month)}-${twoDigits(day)}T${hour}:${minute}:${second}`
  return {
    birth: { datetime, timezone: 'Asia/Kolkata', latitude, longitude },
    identifiers: [
      ...[
        datetime,
        `${year}-${twoDigits(month)}-${twoDigits(day)}`,
        `${day} ${CIVIL_MONTHS[month - 1]} ${year}`,
        `${CIVIL_MONTHS[month - 1]} ${day}, ${year}`,
      ],
      ...[`${hour}:${minute}`, `${hour}${minute}${second}`, String(latitude), String(longitude)],
      ...[latitude.toFixed(1), longitude.toFixed(1), 'Kolkata', 'Wilhelmina', 'Quist', '+05:30', '5.5'],
    ],
  }
}

const READINGS: Record<string, (birth: object, partner: object) => object> = {
  'ai-question': (birth) => ({ ...birth, question: 'How will my career go?' }),
  'ai-chat': (birth, partner) => ({
    ...{ ...birth, question: undefined, partner },
    messages: [{ role: 'user', content: 'How do we work together?' }],
  }),
  'ai-chart-reading': (birth) => ({ ...birth, question: undefined, focus: ['work'] }),
  'ai-compatibility-reading': (groom, bride) => ({
    ...{ ...WITHOUT_BIRTH, groom: { ...groom, name: 'Wilhelmina Quist' }, bride: { ...bride, name: 'Quist' } },
  }),
  'ai-daily-reading': (birth) => ({ ...WITHOUT_BIRTH, as_of: undefined, birth, date: '2026-11-22' }),
  'ai-transit-reading': (birth) => ({ ...birth, question: undefined, as_of: undefined, start_date: '2026-11-22' }),
  'ai-career-reading': (birth) => ({ ...birth, question: undefined, situation: 'I look for new work.' }),
  'ai-relationship-reading': (birth) => ({ ...birth, question: undefined, situation: 'I live alone.' }),
}
/** The fields of the request beside the facts: the user's own words and the form of the reading. */
const OTHER_FIELDS = [
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
      const [a, b] = [randomPerson(), randomPerson()]
      const requestCount = model.requests.length
      const { status, text } = await ask({ as_of: '2026-11-22', ...READINGS[slug]!(a.birth, b.birth) }, {}, slug)
      expect([status, status === 200 ? '' : text]).toEqual([200, ''])
      expect(model.requests.length).toBe(requestCount + 1)
      const request = model.requests.at(-1)!
      // Without the ids of sentences, such as m25.1, which look like coordinates.
      const requestText = request.text.replace(/\bm\d+\.\d+\b/g, '')
      for (const identifier of [...a.identifiers, ...b.identifiers])
        expect([identifier, requestText.includes(identifier)]).toEqual([identifier, false])
      expect(request.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
      const { facts, ...otherFields } = JSON.parse(request.body.messages[1]!.content) as { facts: object[] }
      expect(Object.keys(otherFields).filter((key) => !OTHER_FIELDS.includes(key))).toEqual([])
      for (const fact of facts) expect(['id,text', 'id,text,tone']).toContain(Object.keys(fact).sort().join())
    }
  },
  300_000,
)
