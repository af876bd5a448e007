import { expect, test } from 'bun:test'
import type { Intent } from '../../src/ai/intents.ts'
import { INTENT_ANSWERS } from '../../src/capabilities/ai/parts/intent-answers.ts'
import { longDate } from '../../src/time/iso.ts'
import { randomBirth, seededRandom } from './births.ts'
import { AS_OF, ask, compute, firstSentence } from './intent-readings.ts'

// The first sentence of an answer states the result of the capability for its intent.

const random = seededRandom(4711)
const births = Array.from({ length: 5 }, () => randomBirth(random))

/** A pattern of the expected first sentence, from a separate computation of the capability. */
const RESULTS: Partial<Record<Intent, (birth: (typeof births)[0]) => Promise<RegExp>>> = {
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
    return sade_sati.active ? new RegExp(`^Yes: .*${longDate(sade_sati.ends_at)}`) : /^No: /
  },
  sade_sati_next: async (birth) => {
    const { cycles } = await compute('sade-sati-periods', { ...birth, as_of: AS_OF })
    const next = cycles.find(({ start }: { start: string }) => start > AS_OF)
    return next ? new RegExp(`begins on ${longDate(next.start)}`) : /No further/
  },
  current_dasha: async (birth) => {
    const { running } = await compute('current-dasha', { ...birth, as_of: `${AS_OF}T12:00`, levels: 2 })
    const [maha, antar] = running[0].path
    return new RegExp(
      `mahadasha of (?:the )?${maha.lord}, until ${longDate(maha.end)}, .*of (?:the )?${antar.lord}, until ${longDate(antar.end)}`,
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
    const recommendedStones = [data.life_stone, data.benefic_stone, data.lucky_stone, data.dasha_stone]
    return recommendedStones.some((stone) => stone?.planet === 'Saturn') ? /^Yes: / : /^Not especially: /
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
    const { overview } = await compute('prediction-life-report', { ...birth, as_of: AS_OF })
    return new RegExp(`^(?:The )?${overview.strongest_planet} is the strongest`)
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
    const { strongest } = await compute('vivaha-yogas', { ...birth, from_date: AS_OF, years: 10 })
    if (!strongest) return /does not single out/
    return strongest.start.slice(0, 10) <= AS_OF
      ? new RegExp(`now, until ${longDate(strongest.end)}`)
      : new RegExp(`from ${longDate(strongest.start)} to ${longDate(strongest.end)}`)
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
      ? new RegExp(`${longDate(best.start)}, from ${best.start.slice(11, 16)} to ${best.end.slice(11, 16)}`)
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
      expect(firstSentence(await ask(birth, question))).toMatch(await expected!(birth))
    }
  },
)

test('a question on a move in a named year gets an answer on that year', async () => {
  for (const birth of births) {
    const { timeline } = await compute('report-relocation', { ...birth, as_of: AS_OF, years: 10 })
    const text = firstSentence(await ask(birth, 'Should I move to another city next year?'))
    // A period decides a year if it covers 120 days of it.
    const scores = (timeline as { start: string; end: string; score: number }[])
      .filter(
        ({ start, end }) =>
          Math.min(Date.parse(end), Date.UTC(2028, 0, 1)) - Math.max(Date.parse(start), Date.UTC(2027, 0, 1)) >=
          120 * 864e5,
      )
      .map(({ score }) => score)
    if (scores.length > 0) expect(text).toMatch(/^(?:Yes|Yes, with some care|Rather not)\b.* 2027\b/)
    if (text.startsWith('Rather not')) expect(Math.max(...scores)).toBeLessThan(55)
  }
})

test('a question on work again names the nearest time first, then the strongest, with a deed for this week', async () => {
  for (const birth of births) {
    const reading = await ask(birth, 'When will I find work again?')
    const { timeline } = await compute('report-career', { ...birth, as_of: AS_OF, years: 10 })
    const named = (timeline as { start: string; end: string; score: number; triggers: string[] }[])
      .filter(
        ({ start, end, triggers }) =>
          triggers.length > 0 && Date.parse(end) - Math.max(Date.parse(start), Date.parse(AS_OF)) > 31 * 864e5,
      )
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 3)
    const [nearest, ...others] = named.map(({ end }) => end).toSorted()
    const text = firstSentence(reading)
    if (!nearest) continue
    expect(text).toMatch(/^The (?:nearest|best) time for new work is /)
    const [first, strongest] = text.split('; ')
    expect(first).toContain(longDate(nearest))
    if (strongest) expect(others.some((end) => strongest.endsWith(`${longDate(end)}.`))).toBe(true)
    else expect(text).toContain('which is also the nearest')
    expect(reading.reading).toContain('This week')
    expect(reading.reading).not.toMatch(/\bpay\b/)
  }
})

test('advice on marriage does not wait for a time that is open now', async () => {
  let running = 0
  for (const birth of births) {
    const reading = await ask(birth, INTENT_ANSWERS.marriage_time.question)
    if (!firstSentence(reading).includes(' now, until ')) continue
    running++
    expect(reading.reading).not.toContain('before that time opens')
  }
  expect(running).toBeGreaterThan(0)
})

test('a child gets no advice on selling a home', async () => {
  const child = { ...births[0]!, datetime: '2018-07-22T21:05:00' }
  const { reading } = await ask(child, 'Should we move to another city next year?')
  expect(reading).not.toMatch(/\bsells?\b/)
  expect(reading).toContain('the new school together')
})
