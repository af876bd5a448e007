// The cost of one AI reading apart from its model: `node scripts/bun.mjs bench/readings.ts [calls]`. The model is a server on this machine that
// answers at once with sentences of the facts it was given; composed readings have none. Medians and the 95th of a hundred, milliseconds.
import { plainAnswer, provider } from '../test/ai/provider.ts'
import { BIRTH, readingWorld } from '../test/ai/world.ts'

const CALLS = Number(process.argv[2] ?? 60)
const WARM_UP = 5
const { datetime, timezone, latitude, longitude } = BIRTH
const birth = { datetime, timezone, latitude, longitude }
const noBirth = { datetime: undefined, timezone: undefined, latitude: undefined, longitude: undefined }
const day = '2026-11-22'

/** Fields that replace those of the default request of `readingWorld`, a question about a birth. */
const BODIES: readonly (readonly [slug: string, body: object])[] = [
  ['ai-question', {}],
  ['ai-chat', { question: undefined, messages: [{ role: 'user', content: 'How is my career?' }] }],
  ['ai-chart-reading', { question: undefined }],
  ['ai-transit-reading', { question: undefined, as_of: undefined, start_date: day }],
  ['ai-career-reading', { question: undefined }],
  ['ai-relationship-reading', { question: undefined }],
  ['ai-daily-reading', { question: undefined, as_of: undefined, ...noBirth, birth, date: day }],
  [
    'ai-compatibility-reading',
    { question: undefined, ...noBirth, groom: birth, bride: { ...birth, datetime: '1949-03-02T06:40' } },
  ],
]
const IN_ONE_PLACE: readonly string[] = ['ai-daily-reading', 'ai-compatibility-reading']

const trial = async (name: string, { ask }: Awaited<ReturnType<typeof readingWorld>>) => {
  for (const [slug, body] of BODIES) {
    const times: number[] = []
    for (let i = -WARM_UP; i < CALLS; i++) {
      // A different place for each call, so that no answer comes from the cache.
      const elsewhere = IN_ONE_PLACE.includes(slug) ? {} : { latitude: 20 + i * 0.01 }
      const from = performance.now()
      const { status, text } = await ask({ ...body, ...elsewhere }, {}, slug)
      if (status !== 200) throw new Error(`${slug}: ${status} ${text}`)
      if (i >= 0) times.push(performance.now() - from)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(CALLS * share)]!.toFixed(1).padStart(6)
    console.log(`${name.padEnd(10)}${slug.padEnd(26)} median ${at(0.5)}  95th ${at(0.95)}`)
  }
}

const parts = { readingsAMinute: 8_000_000 }
await trial('composed', await readingWorld({ credits: 100_000_000, parts }))
const server = provider()
server.answer = plainAnswer
await trial('a model', await readingWorld({ credits: 100_000_000, models: server.models, parts }))
process.exit()
