import { describe, expect, test } from 'bun:test'
import kundli from '../../../src/capabilities/reports/classical-kundli-report.ts'
import career from '../../../src/capabilities/reports/report-career.ts'
import education from '../../../src/capabilities/reports/report-education.ts'
import health from '../../../src/capabilities/reports/report-health.ts'
import property from '../../../src/capabilities/reports/report-property.ts'
import type { TextLength } from '../../../src/capabilities/shared/narrative/lengths.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { YOGA_RULES } from '../../../src/jyotish/yogas/index.ts'
import { sentencesOf } from '../../../src/readings/passage.ts'
import { ORDINALS } from '../../../src/zodiac/house-words.ts'
import { sample } from '../../long.ts'
import { worldAt } from '../../world.ts'
import { randomBirths } from '../births.ts'
import { call } from '../call.ts'

// The chapters of a kundli argue from the judgements of the chart, and area reports speak from the same ones.

const AS_OF = '2026-11-28'
const BIRTHS = randomBirths(sample(6, 80), 77).filter(({ datetime }) => datetime > '1940' && datetime < '2026')

type Birth = (typeof BIRTHS)[number]
const sectionsOf = async (birth: Birth, length: TextLength = 'full') =>
  (await call(kundli, { ...birth, as_of: AS_OF, length })).sections
const textsIn = (sections: Awaited<ReturnType<typeof sectionsOf>>, id: string) =>
  sections.find((section) => section.id === id)!.paragraphs.map(({ text }) => text)

describe('a kundli of standard length', () => {
  test('argues for the sides that its opening names, with at most half the words of the full one', async () => {
    for (const birth of BIRTHS) {
      const sections = await sectionsOf(birth, 'standard')
      const [opening] = textsIn(sections, 'birth')
      const [, best, worst] =
        /[Yy]ou have most ease in (.+?), and (.+?) needs most of your care/.exec(opening!) ??
        /has most ease in (.+?) and needs most of your help in (.+?)\./.exec(opening!)!
      const texts = textsIn(sections, 'houses')
      expect(texts).toHaveLength(2)
      expect(texts[0]).toMatch(new RegExp(`best side is ${best}\\.`))
      expect(texts[1]!.toLowerCase()).toMatch(
        new RegExp(`hardest side is ${worst}\\.|${worst} needs most of your care|most of your help in ${worst},`),
      )
      const wordsIn = (those: typeof sections) =>
        those.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => text.split(' '))).length
      expect(wordsIn(sections) / wordsIn(await sectionsOf(birth))).toBeLessThan(0.6)
    }
  })

  test('describes the next sub-period and those of the step and of the rest, and no other one to come', async () => {
    for (const birth of BIRTHS) {
      const texts = textsIn(await sectionsOf(birth, 'standard'), 'dasha')
      const led = texts.flatMap((text) => /^(.+?)(?:, the planet behind .+? side,)? leads from /.exec(text)?.[1] ?? [])
      const conclusion = texts.at(-1)!.toLowerCase()
      // The next sub-period is described too.
      expect(led.filter((planet) => !conclusion.includes(planet.toLowerCase())).length).toBeLessThanOrEqual(1)
      expect(led.length).toBeLessThanOrEqual(3)
    }
  })
})

describe('a full kundli', () => {
  test('names all twelve houses in a few paragraphs, those that carry the chart and those that ask for care first', async () => {
    for (const birth of BIRTHS) {
      const texts = textsIn(await sectionsOf(birth), 'houses').slice(2)
      expect(texts.length).toBeLessThanOrEqual(6)
      expect(texts[0]).toMatch(/ chart leans on the \w+ \(.+\), and the \w+ \(.+\) asks? for most (?:care|help)/)
      const whole = texts.join(' ')
      for (const house of ORDINALS)
        expect([birth.datetime, house, whole.includes(house)]).toEqual([birth.datetime, house, true])
    }
  })

  test('tells the great period from its early to its late part, each sub-period of an adult with a date', async () => {
    for (const birth of BIRTHS) {
      const texts = textsIn(await sectionsOf(birth), 'dasha')
      const whole = texts.join(' ')
      expect(whole).toContain('Of its nine sub-periods (antardashas)')
      expect(whole).toMatch(/\b(?:is|are) now in the antardasha \(sub-period\) of /)
      if (birth.datetime > '1967')
        for (const planet of GRAHAS)
          expect([birth.datetime, planet, whole.includes(planet)]).toEqual([birth.datetime, planet, true])
      const dates = whole.match(/[A-Z][a-z]+ \d{4}/g) ?? []
      expect(dates.length).toBeGreaterThan(4)
      // A chart cannot say what happened: nothing is asked of a time that has passed.
      for (const sentence of sentencesOf(whole).filter((text) => text.includes('is behind ')))
        expect(sentence).toMatch(
          /^The [\w, ]+ (?:part is|parts are) behind (?:you|your child): (?:it|they) belonged to .* was the kindest of them\.$/,
        )
    }
  })

  test('speaks of vitality with the judgement, the gift and the strain of the report on health', async () => {
    for (const birth of BIRTHS.filter(({ datetime }) => datetime < '2008')) {
      const vitality = textsIn(await sectionsOf(birth), 'lagna').at(-1)!
      const { summary } = await call(health, { ...birth, as_of: AS_OF, years: 2 })
      const [, help, , load] = sentencesOf(summary.text)
      for (const reason of [help!, load!])
        expect([birth.datetime, vitality]).toEqual([birth.datetime, expect.stringContaining(reason)])
      const band = {
        strong: 'strongly supported',
        good: 'supported',
        mixed: 'partly supported',
        weak: 'little supported',
      }[summary.band]
      expect(vitality).toStartWith(`Your vitality is ${band}:`)
    }
  })
})

/** Passive and archaic turns of older versions. */
const ARCHAIC =
  /\b(?:is|are|was) (?:said|held|thought|ascribed|linked|looked for|told of|read (?:as|from|in))\b|\bascribed to it|\btraditional reading\b|\bthe picture of it\b|\b(?:told|read) (?:of|from|in) it\b/

test('the result of a yoga is an active sentence', () => {
  expect(YOGA_RULES.filter(({ result }) => ARCHAIC.test(result)).map(({ id, result }) => `${id}: ${result}`)).toEqual(
    [],
  )
})

interface AreaAnswer {
  readonly timeline: readonly { readonly text: string; readonly score: number; readonly triggers: readonly string[] }[]
  readonly sections: readonly { readonly id: string; readonly paragraphs: readonly { readonly text: string }[] }[]
}
const world = worldAt(Date.parse(`${AS_OF}T12:00:00Z`))
const areaAnswer = (
  report: typeof career | typeof education | typeof property,
  birth: Birth,
): Promise<AreaAnswer> | AreaAnswer => report.compute({ ...birth, as_of: AS_OF, years: 10 }, world)

test('a period without a tie to the matter has no points for one, and a named time says what it rests on', async () => {
  for (const birth of BIRTHS)
    for (const report of [career, education, property]) {
      const { timeline, sections } = await areaAnswer(report, birth)
      for (const { text, score, triggers } of timeline)
        if (text.includes('neither lord has a tie')) expect([text, score, triggers]).toEqual([text, 30, []])
      const timing = sections.find(({ id }) => id === 'timing')
      for (const { text } of timing?.paragraphs ?? []) {
        if (!/: this is (?:a good|your strongest) time/.test(text)) continue
        const [, reason] = sentencesOf(text)
        expect(text).toMatch(/\b(?:rules|aspects|acts|stands|stand|leads the sub-period again)\b|slow planets/)
        expect(reason).toBeString()
      }
    }
})

test('the report on education says how the reader learns and, to readers under 35, how examinations go', async () => {
  for (const birth of BIRTHS.filter(({ datetime }) => datetime > '1970' && datetime < '2008')) {
    const { sections } = await call(education, { ...birth, as_of: AS_OF, years: 2 })
    const text = sections
      .find(({ id }) => id === 'mind_and_memory')!
      .paragraphs.map((each) => each.text)
      .join(' ')
    expect(text).toMatch(/your Mercury in \w+, which takes in, and your Moon in \w+, which keeps/)
    const isTested = birth.datetime > '1991-11-28'
    expect(text.includes('In an examination you can rely on')).toBe(isTested)
    expect(text.includes('What costs you marks is')).toBe(isTested)
  }
})
