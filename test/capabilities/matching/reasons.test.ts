import { describe, expect, test } from 'bun:test'
import ashtakootDetails from '../../../src/capabilities/matching/ashtakoot-details.ts'
import keralaPorutham from '../../../src/capabilities/matching/kerala-porutham.ts'
import manglikMatch from '../../../src/capabilities/matching/manglik-match.ts'
import matchingReport from '../../../src/capabilities/matching/matching-report.ts'
import teluguMatch from '../../../src/capabilities/matching/telugu-match.ts'
import tenPorutham from '../../../src/capabilities/matching/ten-porutham.ts'
import { GRADE_SCORE } from '../../../src/jyotish/kootas/grades.ts'
import { keralaPorutham as kerala } from '../../../src/jyotish/kootas/kerala-porutham.ts'
import { PORUTHAMS } from '../../../src/jyotish/kootas/poruthams.ts'
import { PADAS, profileOfPada, sideOfStar } from '../../../src/jyotish/kootas/profiles.ts'
import { heaviestReasons, KERALA_MEANS, KOOTA_MEANS, TAMIL_MEANS } from '../../../src/jyotish/kootas/reason-weights.ts'
import { kootaReasons } from '../../../src/jyotish/kootas/reasons.ts'
import { KOOTA_RULES } from '../../../src/jyotish/kootas/rules.ts'
import { KOOTA_MAXIMA, KOOTAS } from '../../../src/jyotish/kootas/tables.ts'
import { tenPorutham as tamil } from '../../../src/jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { longTest, sample } from '../../long.ts'
import { BANNED } from '../../readings/banned.ts'
import { trackPassages } from '../../readings/passage-coverage.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

const PADAS_OF_ALL = NAKSHATRAS.flatMap((_, nakshatra) => PADAS.map((pada) => ({ nakshatra, pada })))
const starOf = ({ nakshatra, pada }: { nakshatra: number; pada: number | null }) => ({
  nakshatra: NAKSHATRAS[nakshatra]!,
  ...(pada && { pada }),
})
type Stars = ReturnType<typeof starOf>

let state = 7
const random = (below: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const anyone = () => PADAS_OF_ALL[random(PADAS_OF_ALL.length)]!
const starPairs = Array.from({ length: 200 }, () => ({ groom: starOf(anyone()), bride: starOf(anyone()) }))

const world = worldAt(Date.UTC(2026, 10, 23))
const births = randomBirths(sample(170, 1000), 23).filter(({ datetime }) => datetime < '2026')
const birthPairs = births.slice(1).map((bride, i) => ({ groom: births[i]!, bride, as_of: '2026-11-23' }))
const reportOf = (pair: (typeof birthPairs)[number]) => matchingReport.compute(pair, world)
const reports = await Promise.all(birthPairs.slice(0, sample(100, 200)).map(reportOf))

interface Reasoned {
  reasons_for: readonly Reason[]
  reasons_against: readonly Reason[]
  talk: string
}
interface Poruthams extends Reasoned {
  poruthams: readonly { porutham: string; grade: string }[]
}
type Reason = Awaited<ReturnType<typeof reportOf>>['reasons_for'][number]

const wordsIn = (text: string) => text.split(/\s+/).length
const all = ({ reasons_for, reasons_against }: Reasoned) => [...reasons_for, ...reasons_against]

/** Rules that hold for every answer. */
const lawful = (answer: Reasoned) => {
  for (const reasons of [answer.reasons_for, answer.reasons_against]) {
    expect(reasons.length).toBeLessThanOrEqual(3)
    const weights = reasons.map(({ weight }) => Math.abs(weight))
    expect(weights).toEqual([...weights].sort((a, b) => b - a))
  }
  for (const { weight } of answer.reasons_for) expect(weight).toBeGreaterThan(0)
  for (const { weight, cancelled, cancellations } of answer.reasons_against) {
    expect(weight).toBeLessThan(0)
    if (cancelled) expect(cancellations.some(({ holds }) => holds)).toBe(true)
  }
  expect([answer.talk, wordsIn(answer.talk) >= 60 && wordsIn(answer.talk) <= 110]).toEqual([answer.talk, true])
  const text = [...all(answer).map((reason) => reason.text), answer.talk].join(' ')
  for (const pattern of [...BANNED, /\b(die|death|dead|childless|barren|doom|divorce|widow)/i, /loss\b/i, /[{}]/])
    expect([pattern, pattern.exec(text)?.[0]]).toEqual([pattern, undefined])
  const sentences = sentencesOf(text)
  expect(new Set(sentences).size).toBe(sentences.length)
}

describe('weights', () => {
  test('the mean of each koota is that of all 108 by 108 pairs', () => {
    const profiles = PADAS_OF_ALL.map(({ nakshatra, pada }) => profileOfPada(nakshatra, pada))
    for (const koota of KOOTAS) {
      let sum = 0
      for (const groom of profiles) for (const bride of profiles) sum += KOOTA_RULES[koota](groom, bride)
      expect(sum / profiles.length ** 2).toBeCloseTo(KOOTA_MEANS[koota], 12)
    }
  })

  longTest('and so is that of each porutham', () => {
    const sides = PADAS_OF_ALL.map(sideOfStar)
    for (const [judge, means] of [
      [tamil, TAMIL_MEANS],
      [kerala, KERALA_MEANS],
    ] as const) {
      const sums = Object.fromEntries(PORUTHAMS.map((name) => [name, 0]))
      for (const groom of sides)
        for (const bride of sides)
          for (const { porutham, grade } of judge(groom, bride).poruthams) sums[porutham]! += GRADE_SCORE[grade]
      for (const name of PORUTHAMS) expect(sums[name]! / sides.length ** 2).toBeCloseTo(means[name], 12)
    }
  })

  test('equal weights keep their order, and weights near the mean are left out', () => {
    const matches = [1, 5, -5, 5, 0.5, 9, -1.1, 2, -20].map((weight, index) => ({ weight, index }))
    const { for: good, against } = heaviestReasons(matches)
    expect([good, against].map((side) => side.map(({ index }) => index))).toEqual([
      [5, 1, 3],
      [8, 2],
    ])
  })
})

describe('reasons of stars', () => {
  test('a koota with lost points counts against; cancellations are those of the dosha', async () => {
    for (const pair of starPairs) {
      const details = await call(ashtakootDetails, pair)
      lawful(details)
      for (const { matter, weight, fact, cancelled, cancellations } of all(details)) {
        const koota = details.kootas.find((each) => each.koota === matter)
        const check = details.extras.find(({ porutham }) => porutham === matter)
        if (!koota) expect([check?.grade, weight]).toEqual(['adhama', -10])
        else {
          if (weight < 0) expect(koota.score).toBeLessThan(koota.maximum)
          else expect(koota.score).toBeGreaterThan(0)
          expect(fact).toContain(`${koota.score} of ${koota.maximum}. ${koota.note}`)
        }
        const dosha = details.doshas.find(({ name }) => name.toLowerCase() === matter)
        expect(cancelled).toBe(dosha?.cancelled ?? false)
        if (dosha?.present) expect(cancellations).toEqual(dosha.cancellations)
        else if (koota) expect(cancellations).toEqual([])
      }
    }
  })

  test('full poruthams count in favour, failed ones against; no listed cancellation holds', async () => {
    for (const pair of starPairs)
      for (const capability of [tenPorutham, keralaPorutham]) {
        const answer: Poruthams = await capability.compute(pair, world)
        lawful(answer)
        for (const { matter, weight, cancellations } of all(answer)) {
          expect(answer.poruthams.find(({ porutham }) => porutham === matter)!.grade).toBe(
            weight > 0 ? 'uttama' : 'adhama',
          )
          expect(cancellations.filter(({ holds }) => holds)).toEqual([])
        }
      }
  })

  test('the Telugu matching follows the same rules', async () => {
    for (const pair of starPairs.slice(0, 60)) lawful(await call(teluguMatch, pair))
  })

  test('without padas there is no reason that depends on them', async () => {
    for (const groom of NAKSHATRAS) {
      const pair = { groom: { nakshatra: groom }, bride: { nakshatra: NAKSHATRAS[random(27)]! } }
      for (const content of [await call(ashtakootDetails, pair), await call(tenPorutham, pair)]) lawful(content)
      const same = { groom: { nakshatra: groom }, bride: { nakshatra: groom } }
      lawful(await call(ashtakootDetails, same))
      lawful(await call(tenPorutham, same))
    }
  })

  test('nothing counts against if every koota has full points', () => {
    let result = 0
    for (const groom of PADAS_OF_ALL.map(sideOfStar)) {
      const bride = sideOfStar(anyone())
      const scores = { ...KOOTA_MAXIMA }
      const whole = { scores, total: 36, exact: true, doshas: [], verdict: 'excellent' as const }
      const { for: good, against } = heaviestReasons(kootaReasons({ groom, bride }, whole))
      expect(against).toEqual([])
      result += good.length
    }
    expect(result).toBe(3 * PADAS_OF_ALL.length)
  })

  // Yoni, graha maitri, bhakoot, nadi, tara and vashya do not depend on the roles.
  test('exchanged roles keep the reasons of symmetric rules, in the same words', async () => {
    const even = ['vashya', 'tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi', 'vedha', 'rajju']
    for (const { groom, bride } of starPairs) {
      const find = async (pair: { groom: Stars; bride: Stars }) =>
        Object.fromEntries(all(await call(ashtakootDetails, pair)).map((each) => [each.matter, each]))
      const there = await find({ groom, bride })
      const back = await find({ groom: bride, bride: groom })
      for (const matter of even)
        if (there[matter] && back[matter])
          expect([back[matter].text, back[matter].weight]).toEqual([there[matter].text, there[matter].weight])
    }
  })

  test('the same pair has the same text', async () => {
    const [pair] = starPairs as [(typeof starPairs)[number]]
    expect(await call(ashtakootDetails, pair)).toEqual(await call(ashtakootDetails, pair))
  })
})

describe('reasons of births', () => {
  test('each reason cites a fact of the report, and each stated cancellation holds', () => {
    for (const report of reports) {
      lawful(report)
      const facts = report.sections.flatMap((section) => section.facts.map(({ text }) => text))
      for (const { fact } of all(report)) expect(facts).toContain(fact)
      const doshas = report.sections.find(({ id }) => id === 'doshas_and_cancellations')!.facts
      for (const { matter, cancellations } of all(report).filter((each) => ['nadi', 'bhakoot'].includes(each.matter)))
        for (const { rule, holds } of cancellations)
          expect(doshas.find(({ fact_id }) => fact_id.endsWith(matter))!.text).toContain(
            `${rule.replaceAll('_', ' ')}: ${holds ? 'met' : 'not met'}`,
          )
    }
  })

  test('Mars counts against only if the charts disagree, with the rules of manglik-match', async () => {
    let seen = 0
    for (const [i, report] of reports.entries()) {
      const reason = all(report).find(({ matter }) => matter === 'manglik')
      if (!reason) continue
      seen++
      const { as_of: _, ...pair } = birthPairs[i]!
      const answer = await manglikMatch.compute(pair, world)
      expect(answer.match).toBe(reason.weight > 0)
      expect(wordsIn(answer.talk)).toBeWithin(60, 111)
      for (const { rule, holds, evidence } of reason.cancellations) {
        if (rule === 'dosha_samya') continue
        const [side, ...what] = evidence.split(': ')
        const rows = answer[side as 'groom' | 'bride'].cancellations
        expect(rows).toContainEqual({ rule, holds, evidence: what.join(': ') })
      }
    }
    expect(seen).toBeGreaterThan(5)
  })

  test('two pairs share less than a quarter of their sentences', () => {
    const items = reports.map(
      (report) => new Set(sentencesOf([...all(report).map((r) => r.text), report.talk].join(' '))),
    )
    const shares = items
      .slice(0, 100)
      .flatMap((a, i) =>
        items.slice(0, i).map((b) => (2 * [...a].filter((sentence) => b.has(sentence)).length) / (a.size + b.size)),
      )
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(items.length).toBeGreaterThanOrEqual(100)
    expect(mean).toBeLessThan(0.25)
  })

  test('the document begins with the opening and the reasons', () => {
    const [report] = reports as [(typeof reports)[number]]
    const printed = matchingReport.report!.document(report)[0]!.blocks.map((block) => 'text' in block && block.text)
    expect(printed[0]).toBe(report.summary.text)
    expect(printed).toContain(report.talk)
    for (const { text } of all(report)) expect(printed).toContain(text)
  })
})

const TOPICS = ['matching-reason', 'matching-talk'] as const
longTest(
  'every passage is told to some pair',
  async () => {
    const { scan, missing } = await trackPassages(TOPICS)
    for (const answer of reports) scan(answer)
    for (const pair of birthPairs) scan(await manglikMatch.compute({ groom: pair.groom, bride: pair.bride }, world))
    for (const nakshatra of NAKSHATRAS) scan(await call(tenPorutham, { groom: { nakshatra }, bride: { nakshatra } }))
    for (const pair of birthPairs.slice(reports.length)) if (missing().length > 0) scan(await reportOf(pair))
    for (let i = 0; i < 3000 && missing().length > 0; i++) {
      const pair = { groom: starOf(anyone()), bride: starOf(anyone()) }
      for (const each of [ashtakootDetails, tenPorutham, keralaPorutham, teluguMatch])
        scan(await each.compute(pair, world))
    }
    expect(missing()).toEqual([])
  },
  600_000,
)
