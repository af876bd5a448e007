import { describe, expect, test } from 'bun:test'
import { isEnglish } from '../../src/ai/areas.ts'
import { ADULT_INTENTS, INTENTS, type Intent, intentOf } from '../../src/ai/intents.ts'
import type { QuestionSlots } from '../../src/ai/question-slots.ts'
import { firstDayOf } from '../../src/ai/time-slot.ts'
import { INTENT_ANSWERS } from '../../src/capabilities/ai/parts/intent-answers.ts'
import { catalogue } from '../../src/capabilities/index.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { STANDARD_GATE } from '../../src/safety/gate.ts'
import { dateText, writtenDate } from '../../src/time/iso.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { dice, randomBirth } from './births.ts'
import { readingWorld } from './world.ts'

// Which result of the chart a question asks for, and that the answer begins with this result.

const AS_OF = '2026-11-22'
const world = worldAt(Date.UTC(2026, 10, 22))

describe('questions are routed by their words', async () => {
  const lines = (await Bun.file(new URL('intent-questions.txt', import.meta.url)).text()).trim().split('\n')
  const rows = lines.map((line) => line.split('\t') as [string, string])
  test.each(rows)('%s: %s', (expected, question) => {
    expect(intentOf(question)?.intent ?? 'null').toBe(expected)
  })
  test('three questions or more for each intent', () => {
    const short = INTENTS.filter((intent) => rows.filter(([expected]) => expected === intent).length < 3)
    expect(short).toEqual([])
    expect(INTENTS.length).toBeGreaterThan(70)
  })
})

test.each<[string, QuestionSlots]>([
  ['Is a blue sapphire good for me?', { gem: 'Saturn' }],
  ['क्या पुखराज मेरे लिए शुभ है?', { gem: 'Jupiter' }],
  ['Is moonga safe?', { gem: 'Mars' }],
  ['Where is my Shani?', { planet: 'Saturn' }],
  ['मेरा शुक्र कहाँ है', { planet: 'Venus' }],
  ['Who rules my fourth house?', { house: 4 }],
  ['planets in the 10th house', { house: 10 }],
  ['दशम भाव का स्वामी', { house: 10 }],
  ['Do I have gaja kesari yog?', { yoga: 'gajakesari' }],
  ['Is there a Malavya yoga?', { yoga: 'malavya' }],
  ['Is kaal sarp yog in my chart?', { dosha: 'kaal_sarp' }],
  ['my D10 chart', { varga: 'D10' }],
  ['navamsha lagna', { varga: 'D9' }],
  ['when is ekadashi', { vrat: 'ekadashi' }],
  ['a good day for the wedding', { activity: 'marriage' }],
  ['a good day to sign', { activity: 'signing' }],
  ['my name is Anita Desai', { name: 'Anita Desai' }],
  ['Is 5 March 2027 good?', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on March 5th, 2027', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on 2027-03-05', { time: { unit: 'day', date: { year: 2027, month: 3, day: 5 } } }],
  ['on 31/12/2027', { time: { unit: 'day', date: { year: 2027, month: 12, day: 31 } } }],
  ['tomorrow', { time: { unit: 'day', offset: 1 } }],
  ['kal kaisa rahega', { time: { unit: 'day', offset: 1 } }],
  ['next month', { time: { unit: 'month', offset: 1 } }],
  ['in March 2027', { time: { unit: 'month', month: 3, year: 2027 } }],
  ['May I ask something?', {}],
  ['this year', { time: { unit: 'year', offset: 0 } }],
  ['in 2030', { time: { unit: 'year', year: 2030 } }],
  ['on Friday', { time: { unit: 'day', weekday: 5 } }],
  ['on 31 February 2027', {}],
  ['Will Ravi call?', {}],
])('%s names %j', (question, slots) => {
  const found = intentOf(`${question}. dosha`)?.slots
  expect(found).toEqual(slots)
})

test.each([
  ['tomorrow', '2026-11-23'],
  ['on Friday', '2026-11-27'],
  ['on Sunday', '2026-11-22'],
  ['on 3 January', '2027-01-03'],
  ['on 3 December', '2026-12-03'],
  ['in February', '2027-02-01'],
  ['next month', '2026-12-01'],
  ['next year', '2027-01-01'],
])('%s is from %s on', (text, expected) => {
  const { time } = intentOf(`${text}. dosha`)!.slots
  expect(dateText(firstDayOf(time!, { year: 2026, month: 11, day: 22 }))).toBe(expected)
})

test('words of one matter are English, words of other languages are not', () => {
  for (const text of ['job', 'career?', 'marriage?', 'Blue sapphire', 'money', 'Sade sati?', 'Manglik?', 'When?'])
    expect([text, isEnglish(text)]).toEqual([text, true])
  for (const text of ['naukri', 'Meri shaadi', 'मेरी शादी', 'Kuinka voin?', 'trabajo', 'Beruf'])
    expect([text, isEnglish(text)]).toEqual([text, false])
})

interface Reading {
  reading: string
  sections: { id: string; paragraphs: { text: string; fact_ids: string[] }[] }[]
  grounding: { facts: { fact_id: string; text: string; value: unknown }[]; used: string[]; capabilities: string[] }
  refusal: { topic: string } | null
}
const entry = (slug: string) => catalogue.find((each) => each.slug === slug)!
const compute = async (slug: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: each capability has an answer of its own
  (await entry(slug).compute(input as never, { ...world, warn() {} })) as any
const ask = (birth: object, question: string, further: object = {}): Promise<Reading> =>
  compute('ai-question', { ...birth, question, as_of: AS_OF, ...further })
const plain = (text: string) => text.replace(/ \([^()]*\)/g, '')
const firstSentence = ({ sections }: Reading) => plain(sentencesOf(sections[0]!.paragraphs[0]!.text)[0]!)

const d = dice(4711)
const births = Array.from({ length: 5 }, () => randomBirth(d))

/** What the first sentence has to hold, by the capability computed apart. */
const RESULTS: Partial<Record<Intent, (birth: (typeof births)[0], now: { birth: object }) => Promise<RegExp>>> = {
  manglik: async (birth) => {
    const { dosha } = await compute('manglik-dosha', { ...birth, as_of: AS_OF })
    return !dosha.present ? /^No: / : dosha.cancelled ? /^No, not in effect: / : /^Yes/
  },
  dosha_named: async (birth) => {
    const { dosha } = await compute('kaal-sarp-dosha', birth)
    return !dosha.present ? /^No: / : dosha.cancelled ? /^No, not in effect: / : /^Yes/
  },
  sade_sati: async (birth) => {
    const { sade_sati } = await compute('sade-sati-status', { ...birth, as_of: AS_OF })
    return sade_sati.active ? new RegExp(`^Yes: .*${writtenDate(sade_sati.ends_at)}`) : /^No: /
  },
  sade_sati_next: async (birth) => {
    const { cycles } = await compute('sade-sati-periods', { ...birth, as_of: AS_OF })
    const next = cycles.find(({ start }: { start: string }) => start > AS_OF)
    return next ? new RegExp(`begins on ${writtenDate(next.start)}`) : /No further/
  },
  current_dasha: async (birth) => {
    const { running } = await compute('current-dasha', { ...birth, as_of: `${AS_OF}T12:00`, levels: 2 })
    const [maha, antar] = running[0].path
    return new RegExp(
      `mahadasha of (?:the )?${maha.lord}, until ${writtenDate(maha.end)}, .*of (?:the )?${antar.lord}, until ${writtenDate(antar.end)}`,
    )
  },
  gem_for_me: async (birth) => {
    const { life_stone, benefic_stone, lucky_stone, dasha_stone } = await compute('gemstone-recommendation', {
      ...birth,
      as_of: AS_OF,
    })
    const stone = life_stone ?? benefic_stone ?? lucky_stone ?? dasha_stone
    return stone ? new RegExp(`^Your stone is an? ${stone.gem}`) : /^No stone/
  },
  gem_check: async (birth) => {
    const data = await compute('gemstone-recommendation', { ...birth, as_of: AS_OF })
    if (data.avoid.some(({ planet }: { planet: string }) => planet === 'Saturn')) return /^No: /
    const own = [data.life_stone, data.benefic_stone, data.lucky_stone, data.dasha_stone]
    return own.some((stone) => stone?.planet === 'Saturn') ? /^Yes: / : /^Not especially: /
  },
  rudraksha: async (birth) => {
    const { by_nakshatra } = await compute('rudraksha-recommendation', birth)
    return new RegExp(`of (?:the )?${by_nakshatra.planet}\\.$`)
  },
  lucky_number: async (birth) => {
    const { lucky_numbers } = await compute('prediction-lucky-info', birth)
    return new RegExp(`is ${lucky_numbers[0]}\\.$`)
  },
  lucky_day: async (birth) => {
    const { lucky_days } = await compute('prediction-lucky-info', birth)
    return new RegExp(`is ${lucky_days[0]}\\.$`)
  },
  moon_sign: async (birth) => new RegExp(`is ${(await compute('find-moon-sign', birth)).moon_sign.sign}\\.$`),
  ascendant: async (birth) => new RegExp(`is ${(await compute('find-ascendant', birth)).ascendant.sign}\\.$`),
  sun_sign: async (birth) => {
    const { vedic, western } = await compute('find-sun-sign', birth)
    return new RegExp(`${vedic.sign}.*${vedic.sign === western.sign ? '' : western.sign}`)
  },
  birth_star: async (birth) => {
    const { nakshatra } = await compute('find-nakshatra', birth)
    return new RegExp(`is ${nakshatra.name}, pada ${nakshatra.pada}\\.$`)
  },
  strongest_planet: async (birth) => {
    const { planets } = await compute('shadbala', birth)
    return new RegExp(`^(?:The )?${planets.find(({ rank }: { rank: number }) => rank === 1).planet} is the strongest`)
  },
  planet_place: async (birth) => {
    const { planets } = await compute('planet-positions', birth)
    const { sign } = planets.find(({ name }: { name: string }) => name === 'Saturn')
    return new RegExp(`^Your Saturn is in ${sign}, in your \\w+ house\\.$`)
  },
  named_yoga: async (birth) => {
    const { yoga } = await compute('gajakesari-yoga', birth)
    return !yoga.present ? /^No: / : yoga.cancelled ? /^Not in effect: / : /^Yes: /
  },
  atmakaraka: async (birth) => {
    const { karakas } = await compute('chara-karakas', birth)
    return new RegExp(`is (?:the )?${karakas.find(({ karaka }: { karaka: string }) => karaka === 'atma').planet},`)
  },
  varga_ascendant: async (birth) =>
    new RegExp(`is ${(await compute('divisional-chart', { ...birth, code: 'D9' })).ascendant.sign}\\.$`),
  marriage_time: async (birth) => {
    const { windows } = await compute('vivaha-yogas', { ...birth, from_date: AS_OF, years: 3 })
    if (windows.length === 0) return /\d{4}|does not single out/
    const best = windows.reduce((top: { score: number }, each: { score: number }) =>
      each.score > top.score ? each : top,
    )
    return new RegExp(`from ${writtenDate(best.start)} to ${writtenDate(best.end)}`)
  },
  career_fields: async (birth) => {
    const { fields } = await compute('report-career', { ...birth, as_of: AS_OF, years: 5 })
    return new RegExp(`in ${fields[0].field}`)
  },
  muhurta: async ({ utc_offset, latitude, longitude, ...birth }) => {
    const { nakshatra, moon_sign } = await compute('find-nakshatra', { ...birth, utc_offset, latitude, longitude })
    const search = (start_date: string, end_date: string) =>
      compute('muhurta-search', {
        ...{ utc_offset, latitude, longitude, purpose: 'business-opening', start_date, end_date },
        ...{ time_from: '08:00', time_to: '20:00' },
        persons: [{ nakshatra: nakshatra.name, moon_sign: moon_sign.sign }],
      })
    const best = (await search(AS_OF, '2026-12-21')).best ?? (await search('2026-12-22', '2027-01-20')).best
    return best
      ? new RegExp(`${writtenDate(best.start)}, from ${best.start.slice(11, 16)} to ${best.end.slice(11, 16)}`)
      : /^There is no good window/
  },
  day_for_me: async (birth) => {
    const { quality } = await compute('daily-personal-forecast', { birth, date: '2026-11-23' })
    return new RegExp(`23 November 2026 is an? ${quality.band} day`)
  },
  this_year: async (birth) => {
    const { summary } = await compute('yearly-personal-forecast', { ...birth, year: 2026 })
    return new RegExp(`^2026 is an? ${summary.band} year`)
  },
  naming_syllable: async (birth) => new RegExp(`with ${(await compute('naming-syllables', birth)).syllable}\\b`),
  birth_number: async (birth) => {
    const { moolank } = await compute('numerology-vedic', { date: birth.datetime.slice(0, 10) })
    return new RegExp(`moolank, is ${moolank.number},`)
  },
}

test.each(Object.entries(RESULTS))(
  'the answer on %s begins with the result of its capability',
  async (intent, expected) => {
    for (const birth of births) {
      const { question } = INTENT_ANSWERS[intent as Intent]
      expect(firstSentence(await ask(birth, question))).toMatch(await expected!(birth, { birth }))
    }
  },
)

test('each intent has an answer with its facts, in the question and in the talk', async () => {
  const { ask: call } = await readingWorld({ credits: 1_000_000 })
  for (const birth of births.slice(0, sample(1, 5)))
    for (const intent of INTENTS) {
      const { question } = INTENT_ANSWERS[intent]
      expect([question, STANDARD_GATE.topicOf(question)]).toEqual([question, null])
      expect([question, intentOf(question)?.intent]).toEqual([question, intent])
      const { json } = await call({ timezone: undefined, ...birth, question, as_of: AS_OF })
      const data = json.data as Reading
      const [lead] = data.sections[0]!.paragraphs
      // Answers on areas rest on aspects and yogas; those of one capability do not.
      expect([intent, data.grounding.capabilities.includes('planetary-aspects')]).toEqual([intent, false])
      expect([intent, lead!.fact_ids.length > 0]).toEqual([intent, true])
      expect([intent, data.sections.at(-1)!.id]).toEqual([intent, 'advice'])
      expect([intent, data.reading]).not.toEqual([
        intent,
        expect.stringMatching(/undefined|null|NaN|\{|\}| {2}|\.\.|,,| ,|Invalid/) as unknown as string,
      ])
      const talk = await compute('ai-chat', { ...birth, as_of: AS_OF, messages: [{ role: 'user', content: question }] })
      expect([intent, firstSentence(talk)]).toEqual([intent, plain(sentencesOf(lead!.text)[0]!)])
      expect(talk.sections.map(({ id }: { id: string }) => id)).toEqual(['reply', 'follow_ups'])
    }
  const warm = await ask(births[0]!, INTENT_ANSWERS.moon_sign.question, { style: 'warm' })
  expect(firstSentence(warm)).toMatch(/^Your Moon sign is/)
}, 300_000)

test('two different questions on one chart share less than 30 of 100 sentences', async () => {
  const AREA_QUESTIONS = [
    ...['How is my health?', 'How can I save more money?', 'Which spiritual practice suits me?'],
    ...['How will my career go?', 'How do I get on with my family?', 'What is my chart about?'],
  ]
  const questions = [...INTENTS.map((intent) => INTENT_ANSWERS[intent].question), ...AREA_QUESTIONS]
  let shared = 0
  let pairs = 0
  for (const birth of Array.from({ length: sample(1, 20) }, () => randomBirth(d))) {
    const told = await Promise.all(
      questions.map(async (question) => {
        const { sections } = await ask(birth, question)
        const sentences = sections.flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ text }) => sentencesOf(plain(text))),
        )
        return { question, sentences: new Set(sentences.map((sentence) => sentence.toLowerCase())) }
      }),
    )
    for (const [at, one] of told.entries())
      for (const other of told.slice(at + 1)) {
        const same = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length
        const part = same / Math.min(one.sentences.size, other.sentences.size)
        shared += part
        pairs++
        expect([one.question, other.question, part < 0.3]).toEqual([one.question, other.question, true])
      }
  }
  expect(shared / pairs).toBeLessThan(0.02)
}, 300_000)

test('for somebody under 18 nothing of love, marriage, children and earning is routed', async () => {
  const child = { datetime: '2014-05-04T10:15', timezone: 'Europe/London', latitude: 51.5, longitude: -0.12 }
  for (const intent of INTENTS) {
    const data = await ask(child, INTENT_ANSWERS[intent].question)
    if (data.refusal) continue
    const isOwn = !data.grounding.capabilities.includes('planetary-aspects')
    if (ADULT_INTENTS.includes(intent)) expect([intent, isOwn]).toEqual([intent, false])
    expect([intent, plain(data.reading)]).not.toEqual([
      intent,
      expect.stringMatching(
        /\b(?:seventh|eighth) house|\b(?:marri|spouse|husband|wife|wedding|romanc|lover)/i,
      ) as unknown as string,
    ])
  }
  expect(firstSentence(await ask(child, 'What is my Moon sign?'))).toMatch(/^Your Moon sign is \w+\.$/)
}, 120_000)

test('edges: a birth on the day of the reading, early and late births, a polar one', async () => {
  const place = { utc_offset: '+00:00', latitude: 51.5, longitude: 0 }
  const cases = [
    [{ ...place, datetime: '2026-11-22T23:30' }, '2026-11-22'],
    [{ ...place, datetime: '1801-02-03T04:05' }, '1850-01-01'],
    [{ ...place, datetime: '2350-06-07T08:09' }, '2375-01-01'],
    [{ ...place, latitude: 78.2, datetime: '1990-12-20T12:00' }, '2026-12-20'],
  ] as const
  for (const [birth, as_of] of cases)
    for (const intent of INTENTS) {
      const { question } = INTENT_ANSWERS[intent]
      const data = (await compute('ai-question', { ...birth, question, as_of })) as Reading
      if (data.refusal) continue
      expect([question, as_of, data.sections.length > 0]).toEqual([question, as_of, true])
    }
}, 300_000)

test('a partner makes a question on the match a match', async () => {
  const [first, second] = births
  const talk = (partner: object | null) =>
    compute('ai-chat', {
      ...first,
      as_of: AS_OF,
      partner,
      messages: [{ role: 'user', content: 'Do our charts match?' }],
    })
  const pair = (await talk(second!)) as Reading
  const total = pair.grounding.facts.find(({ fact_id }) => fact_id === 'match.ashtakoot.total')!
  expect(firstSentence(pair)).toBe(plain(total.text))
  expect(pair.grounding.capabilities).toContain('ashtakoot-details')
  expect(firstSentence(await talk(null))).toMatch(/^A match needs the birth of the other person too/)
})

test('warnings: a routed question is not read as general, one word is English', async () => {
  const { ask: call } = await readingWorld()
  const codes = async (question: string) => {
    const { json } = await call({ question })
    return (json.meta.warning_codes as string[]).filter((code) => code !== 'no_language_model')
  }
  expect(await codes('Manglik?')).toEqual([])
  expect(await codes('career?')).toEqual([])
  expect(await codes('marriage?')).toEqual([])
  expect(await codes('Is a blue sapphire good for me?')).toEqual([])
  expect(await codes('Where is my Saturn?')).toEqual([])
  expect(await codes('साढ़े साती कब खत्म होगी?')).toEqual(['answered_in_english'])
})
