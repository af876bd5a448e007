import { beforeAll, describe, expect, test } from 'bun:test'
import synastry from '../../src/capabilities/western/synastry-full.ts'
import predictions from '../../src/capabilities/western/synastry-predictions.ts'
import detailed from '../../src/capabilities/western/western-detailed-report.ts'
import forecast from '../../src/capabilities/western/western-yearly-forecast.ts'
import { sentencesOf } from '../../src/readings/passage.ts'
import { effectiveNature } from '../../src/western/aspects.ts'
import type { Name } from '../../src/western/points.ts'
import { randomBirths } from '../capabilities/births.ts'
import { sample } from '../long.ts'
import { worldAt } from '../world.ts'
import { faultIn } from './grammar.ts'

// The yearly forecast and the texts on pairs as their readers meet them.

const world = worldAt(Date.UTC(2026, 10, 29))
const BIRTHS = randomBirths(sample(160, 600), 12).filter(({ datetime }) => datetime > '1940' && datetime < '2004')
const NAMED = BIRTHS.map((birth, i) => ({ ...birth, name: ['Asha Rao', 'Tom Berg', 'Lena Holm', 'Ivo Petrov'][i % 4] }))

/** Sentences of earlier versions. */
const FORMULAS =
  /are read:|chief (?:support|strain)|works undisturbed|asks? for the most room|rated (?:highest|alike)|told under|from exact|nearly all of it pulls|exact contacts|The (?:help|strain) comes from|has something to draw on|The bond is/

type Natal = Awaited<ReturnType<typeof detailed.compute>>
type Year = Awaited<ReturnType<typeof forecast.compute>>
type Pair = Awaited<ReturnType<typeof synastry.compute>>
type Bond = Awaited<ReturnType<typeof predictions.compute>>
const natals: Natal[] = []
const years: Year[] = []
const pairs: Pair[] = []
const bonds: Bond[] = []
beforeAll(async () => {
  for (const birth of NAMED.slice(0, sample(16, 80))) natals.push(await detailed.compute(birth, world))
  for (const birth of NAMED.slice(0, sample(30, 80)))
    years.push(await forecast.compute({ ...birth, year: 2027 }, world))
  for (let i = 0; i + 1 < NAMED.length && pairs.length < sample(24, 80); i += 2) {
    const both = { person_a: NAMED[i]!, person_b: NAMED[i + 1]! }
    pairs.push(await synastry.compute(both, world))
    bonds.push(await predictions.compute({ ...both, start_date: '2026-12-01', months: 12 }, world))
  }
}, 600_000)

const natalTexts = ({ summary, chapters, big_three, lunar_nodes, closing, ...report }: Natal): string[] => [
  summary,
  ...chapters.map(({ text }) => text),
  ...Object.values(big_three).map(({ text }) => text),
  ...report.planet_readings.map(({ text }) => text),
  ...report.house_readings.map(({ text }) => text),
  ...report.aspect_readings.map(({ text }) => text),
  lunar_nodes.text,
  ...Object.values(report.life_areas).map(({ text }) => text),
  closing,
]
const yearTexts = ({ summary, months, areas, closing, solar_return }: Year): string[] => [
  summary,
  ...solar_return.highlights,
  ...months.map(({ text }) => text),
  ...Object.values(areas).map(({ text }) => text),
  closing,
]
const pairTexts = ({ overview, themes, strengths, challenges, advice, house_overlays }: Pair): string[] => [
  overview.summary,
  ...themes.map(({ text }) => text),
  ...strengths,
  ...challenges,
  ...advice,
  ...house_overlays.map(({ text }) => text).filter((text) => !/ stands in the \w+ house of /.test(text)),
]
const bondTexts = ({ months, turning_points, advice }: Bond): string[] => [
  ...months.flatMap(({ text, events }) => [text, ...events.map((event) => event.text)]),
  ...turning_points.map(({ text }) => text),
  ...advice,
]
const all = () => [...natals.map(natalTexts), ...years.map(yearTexts), ...pairs.map(pairTexts), ...bonds.map(bondTexts)]
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('western reports', () => {
  test('at least half of the sentences address the reader', () => {
    const share = (texts: readonly string[][]) => {
      const sentences = texts.flat().flatMap(sentencesOf)
      return sentences.filter((each) => /\byou(?:r|rs|rself|rselves)?\b/i.test(each)).length / sentences.length
    }
    expect(share(natals.map(natalTexts))).toBeGreaterThan(0.75)
    expect(share(years.map(yearTexts))).toBeGreaterThan(0.75)
    expect(share(bonds.map(bondTexts))).toBeGreaterThan(0.5)
    expect(share(pairs.map(pairTexts))).toBeGreaterThan(0.65)
  })

  test('no sentence stands twice in an answer', () => {
    for (const texts of all()) {
      const sentences = texts.flatMap(sentencesOf)
      expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
    }
  })

  test('no formula sentence and no fault of grammar', () => {
    const faults = all().flatMap((texts) =>
      texts.flatMap((text) => {
        const fault = faultIn(text) ?? FORMULAS.exec(text)?.[0]
        return fault ? [`${fault}: ${text}`] : []
      }),
    )
    expect(faults.slice(0, 10)).toEqual([])
  })

  test('the dates of a month run forward', () => {
    for (const { months } of years)
      for (const { text } of months) {
        const days = sentencesOf(text).flatMap((sentence) => {
          const [, day] = /^On (\d+) /.exec(sentence) ?? []
          return day ? [Number(day)] : []
        })
        expect([text, days]).toEqual([text, days.toSorted((a, b) => a - b)])
      }
    for (const { months } of bonds)
      for (const { text, events } of months) {
        const days = [
          ...text.matchAll(
            /(\d+) (?:January|February|March|April|May|June|July|August|September|October|November|December), when/g,
          ),
        ]
        const numbers = days.map(([, day]) => Number(day))
        expect([text, numbers]).toEqual([text, numbers.toSorted((a, b) => a - b)])
        expect(events.map(({ exact_at }) => exact_at)).toEqual(events.map(({ exact_at }) => exact_at).toSorted())
      }
  })

  test('two people share few sentences', () => {
    const shares = (texts: readonly string[][]) => {
      const sets = texts.map((each) => new Set(each.flatMap(sentencesOf)))
      return meanOf(
        sets.flatMap((a, i) =>
          sets.slice(i + 1).map((b) => (2 * [...a].filter((each) => b.has(each)).length) / (a.size + b.size)),
        ),
      )
    }
    expect(shares(natals.map(natalTexts))).toBeLessThan(0.1)
    expect(shares(pairs.map(pairTexts))).toBeLessThan(0.1)
    expect(shares(bonds.map(bondTexts))).toBeLessThan(0.1)
    expect(shares(years.map(yearTexts))).toBeLessThan(0.1)
  })

  test('the verdict on a pair agrees with its placements', () => {
    const personal: readonly Name[] = ['Sun', 'Moon', 'Venus', 'Mars', 'Ascendant']
    const isPersonal = (name: string) => personal.some((each) => each === name)
    const found = { free: 0, tied: 0 }
    for (const { overview, themes, house_overlays } of pairs) {
      const placed = house_overlays.filter(({ planet, house }) => isPersonal(planet) && [1, 4, 5, 7].includes(house))
      const near = themes
        .flatMap(({ aspects }) => aspects)
        .filter(({ person_a_planet: a, person_b_planet: b, orb }) => orb <= 3 && isPersonal(a) && isPersonal(b))
      const isFree = overview.summary.includes('free to decide')
      if (isFree) expect(placed.length + near.length).toBeLessThan(4)
      if (placed.length >= 8) expect(overview.summary).toContain('closely tied')
      found[isFree ? 'free' : 'tied']++
      expect(overview.summary + overview.compatibility.summary).not.toMatch(/\bslight\b/)
    }
    expect(Math.min(...Object.values(found))).toBeGreaterThan(0)
  })

  test('a theme leads with an aspect of the side that its score names', () => {
    for (const { themes } of pairs)
      for (const { score, aspects, text } of themes) {
        if (aspects.length === 0) continue
        const side = score >= 50 ? 'harmonious' : 'challenging'
        const ofSide = aspects.filter(
          ({ person_a_planet, person_b_planet, aspect }) =>
            effectiveNature({ a: { name: person_a_planet }, b: { name: person_b_planet }, aspect }) === side,
        )
        const reason = sentencesOf(text).at(-1)!
        const lead = reason.replace(/(?:, and (?:you have help|what needs).*|\.)$/, '')
        if (ofSide.length > 0)
          expect([
            text,
            ofSide.some(
              ({ person_a_planet: a, person_b_planet: b }) => lead.includes(`’s ${a} `) && lead.endsWith(`’s ${b}`),
            ),
          ]).toEqual([text, true])
      }
  })

  test('the opening of a year names dates of its transits and areas of its ratings', () => {
    for (const { summary, slow_transits, areas, closing, months } of years) {
      for (const [, day, month] of summary.matchAll(/(\d+) (\w+), when/g)) {
        const dates = slow_transits.map(({ date }) => `${Number(date.slice(8))} ${date.slice(5, 7)}`)
        const number = new Date(`${month} 1, 2000 UTC`).getUTCMonth() + 1
        expect([summary, dates.includes(`${day} ${String(number).padStart(2, '0')}`)]).toEqual([summary, true])
      }
      const ratings = Object.values(areas).flatMap(({ rating }) => (rating === null ? [] : [rating]))
      if (new Set(ratings).size > 1) expect(summary).toContain('You can expect most from')
      if (new Set(months.map(({ rating }) => rating)).size > 1)
        expect(closing).toMatch(/Plan what matters to you for|If you do one thing, choose/)
    }
  })
})
