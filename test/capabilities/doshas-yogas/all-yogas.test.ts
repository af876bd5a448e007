import { describe, expect, test } from 'bun:test'
import adhiYogas from '../../../src/capabilities/doshas-yogas/adhi-yogas.ts'
import allYogas from '../../../src/capabilities/doshas-yogas/all-yogas.ts'
import arishtaYogas from '../../../src/capabilities/doshas-yogas/arishta-yogas.ts'
import budhaAdityaYoga from '../../../src/capabilities/doshas-yogas/budha-aditya-yoga.ts'
import chandraYogas from '../../../src/capabilities/doshas-yogas/chandra-yogas.ts'
import daridraYogas from '../../../src/capabilities/doshas-yogas/daridra-yogas.ts'
import dhanaYogas from '../../../src/capabilities/doshas-yogas/dhana-yogas.ts'
import doshaSummary from '../../../src/capabilities/doshas-yogas/dosha-summary.ts'
import gajakesariYoga from '../../../src/capabilities/doshas-yogas/gajakesari-yoga.ts'
import jaiminiRajaYogas from '../../../src/capabilities/doshas-yogas/jaimini-raja-yogas.ts'
import malikaYogas from '../../../src/capabilities/doshas-yogas/malika-yogas.ts'
import nabhasaYogas from '../../../src/capabilities/doshas-yogas/nabhasa-yogas.ts'
import neechaBhangaRajaYoga from '../../../src/capabilities/doshas-yogas/neecha-bhanga-raja-yoga.ts'
import panchaMahapurushaYogas from '../../../src/capabilities/doshas-yogas/pancha-mahapurusha-yogas.ts'
import parivartanaYogas from '../../../src/capabilities/doshas-yogas/parivartana-yogas.ts'
import rajaBhangaYogas from '../../../src/capabilities/doshas-yogas/raja-bhanga-yogas.ts'
import rajaYogas from '../../../src/capabilities/doshas-yogas/raja-yogas.ts'
import rogaYogas from '../../../src/capabilities/doshas-yogas/roga-yogas.ts'
import sanyasaYogas from '../../../src/capabilities/doshas-yogas/sanyasa-yogas.ts'
import shubhaYogas from '../../../src/capabilities/doshas-yogas/shubha-yogas.ts'
import suryaYogas from '../../../src/capabilities/doshas-yogas/surya-yogas.ts'
import vidyaYogas from '../../../src/capabilities/doshas-yogas/vidya-yogas.ts'
import viparitaRajaYoga from '../../../src/capabilities/doshas-yogas/viparita-raja-yoga.ts'
import vivahaYogas from '../../../src/capabilities/doshas-yogas/vivaha-yogas.ts'
import yogasBatch from '../../../src/capabilities/doshas-yogas/yogas-batch.ts'
import { YOGA_GROUPS } from '../../../src/jyotish/rules/yoga-rule.ts'
import { sample } from '../../long.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

/** Rules that are generated from a scheme of the catalogue of yogas. The other rules are rows of books. */
const GENERATED = 191
const ROWS = 208

interface Text {
  id: string
  present: boolean | null
  strength: number
}
/** The yoga lists of the capabilities of one group. */
const single = async (birth: (typeof births)[number]): Promise<Text[]> => {
  const listed = await Promise.all([
    call(adhiYogas, birth),
    call(chandraYogas, birth),
    call(daridraYogas, birth),
    call(dhanaYogas, birth),
    call(jaiminiRajaYogas, birth),
    call(malikaYogas, birth),
    call(nabhasaYogas, birth),
    call(neechaBhangaRajaYoga, birth),
    call(panchaMahapurushaYogas, birth),
    call(rajaYogas, birth),
    call(rogaYogas, birth),
    call(sanyasaYogas, birth),
    call(shubhaYogas, birth),
    call(suryaYogas, birth),
    call(vidyaYogas, birth),
    call(viparitaRajaYoga, birth),
    call(vivahaYogas, { ...birth, from_date: '2101-01-01', years: 1 }),
  ])
  return [
    ...listed.flatMap(({ yogas }) => yogas as Text[]),
    ...(await call(arishtaYogas, birth)).arishtas,
    ...(await call(rajaBhangaYogas, birth)).rules,
    ...(await call(parivartanaYogas, birth)).exchanges,
    (await call(gajakesariYoga, birth)).yoga,
    (await call(budhaAdityaYoga, birth)).yoga,
  ]
}
/**
 * Yogas that answers give beside the rules of the book: sign aspects of Jaimini, infancy, and forms of a yoga that has
 * a row of its own.
 */
const BESIDE =
  /^(jaimini_|shubha_vesi|papa_vesi|papadhi|viparita_)|_(malefic|rising|hemmed|dusthanas|unhelped|seventh|birth|fifth)$/

const births = randomBirths(sample(10, 25), 2026)

describe('all-yogas', () => {
  test('tests every rule and counts the results by group', async () => {
    const { rules_tested, present_count, groups, yogas } = await call(allYogas, delhi1947)
    expect(rules_tested).toBe(GENERATED + ROWS)
    expect(groups.map(({ group }) => group)).toEqual([...YOGA_GROUPS])
    expect(groups.reduce((sum, { tested }) => sum + tested, 0)).toBe(rules_tested)
    expect(groups.reduce((sum, { present }) => sum + present, 0)).toBe(present_count)
    expect(yogas.length).toBe(present_count)
  })

  test('lists auspicious yogas first, then by strength', async () => {
    const rank = { true: 0, mixed: 1, false: 2 }
    for (const birth of births.slice(0, 8)) {
      const { yogas } = await call(allYogas, birth)
      const keys = yogas.map(({ auspicious, strength, id }) => ({ rank: rank[`${auspicious}`], strength, id }))
      const sorted = keys.toSorted((a, b) => a.rank - b.rank || b.strength - a.strength || (a.id < b.id ? -1 : 1))
      expect(keys).toEqual(sorted)
    }
  })

  test('filters absent yogas, weak yogas and groups', async () => {
    const whole = await call(allYogas, { ...delhi1947, include_absent: true })
    expect(whole.yogas.length).toBe(whole.rules_tested)
    expect(whole.yogas.filter(({ present }) => present === null).map(({ id }) => id)).toEqual(['mahabhagya'])
    expect(
      (await call(allYogas, { ...delhi1947, include_absent: true, sex: 'male' })).yogas.some(
        ({ present }) => present === null,
      ),
    ).toBe(false)
    const strong = await call(allYogas, { ...delhi1947, min_strength: 60 })
    expect(strong.present_count).toBe(whole.present_count)
    expect(strong.yogas).toEqual(whole.yogas.filter(({ present, strength }) => present && strength >= 60))
    const { groups, rules_tested, yogas } = await call(allYogas, {
      ...delhi1947,
      groups: ['nabhasa', 'malika'],
      include_absent: true,
    })
    expect([groups.map(({ group }) => group), rules_tested]).toEqual([['nabhasa', 'malika'], 32 + 12])
    expect(new Set(yogas.map(({ group }) => group))).toEqual(new Set(['nabhasa', 'malika']))
  })

  test('explain lists each condition, with a failed one for an absent yoga', async () => {
    const { yogas } = await call(allYogas, { ...delhi1947, include_absent: true, explain: true })
    for (const { id, present, clauses } of yogas) {
      const held = clauses!.map(({ holds }) => holds)
      expect([id, held.length > 0, held.every(Boolean)]).toEqual([id, true, present === true])
    }
  })

  test('without a sunrise, rules that need it are null and the others have results', async () => {
    const { yogas } = await call(allYogas, { ...polarNight, include_absent: true })
    expect(yogas.filter(({ present }) => present === null).length).toBeLessThan(10)
  })

  test('every yoga of the single capabilities appears with the same present and strength', async () => {
    const missing = new Set<string>()
    for (const birth of births.slice(0, 10)) {
      const { yogas } = await call(allYogas, { ...birth, include_absent: true })
      const by = new Map(yogas.map((yoga) => [yoga.id, yoga]))
      for (const { id, present, strength } of await single(birth)) {
        const here = by.get(id)
        if (here) expect([id, here.present, here.strength]).toEqual([id, present, strength])
        else missing.add(id)
      }
    }
    expect([...missing].filter((id) => !BESIDE.test(id))).toEqual([])
  })
})

describe('yogas-batch', () => {
  const rows = births.map((birth, index) => ({ id: `b${index}`, birth }))

  // The checks that the catalogue states.
  test('row i is all-yogas and dosha-summary of birth i; totals are counts of the rows', async () => {
    const { results, totals, count, errors } = await call(yogasBatch, { births: rows, include_evidence: true })
    expect([count, results.map(({ id }) => id), errors]).toEqual([rows.length, rows.map(({ id }) => id), []])
    for (const [i, { present, doshas }] of results.entries()) {
      const { yogas } = await call(allYogas, births[i]!)
      const byId = <T extends { id: string }>(list: readonly T[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(byId(present)).toEqual(
        byId(
          yogas.map(({ id, group, strength, cancelled, evidence }) => ({ id, group, strength, cancelled, evidence })),
        ),
      )
      // Manglik becomes milder with age, and Sade Sati depends on a day, so neither depends on the birth alone.
      const ofTheDay = ['manglik', 'sade_sati']
      const summary = await call(doshaSummary, { ...births[i]!, as_of: '2100-06-01' })
      const texts = summary.doshas.filter((dosha) => dosha.present && !ofTheDay.includes(dosha.id))
      expect(byId(doshas.filter(({ id }) => !ofTheDay.includes(id)))).toEqual(
        byId(texts.map(({ id, net, score }) => ({ id, net, score }))),
      )
    }
    for (const [id, total] of Object.entries(totals))
      expect(results.filter(({ present }) => present.some((yoga) => yoga.id === id)).length).toBe(total)
    expect(Object.values(totals).reduce((sum, total) => sum + total, 0)).toBe(
      results.reduce((sum, { present }) => sum + present.length, 0),
    )
  })

  test('an invalid birth fails only its row, with the field', async () => {
    const [one, two] = [births[0]!, births[1]!]
    const { results, errors, count } = await call(yogasBatch, {
      births: [
        { id: 'good', birth: one },
        { id: 'north', birth: { ...two, latitude: 91 } },
        { id: 'date', birth: { ...two, datetime: '2001-02-29T12:00' } },
      ],
    })
    expect([count, results.map(({ id }) => id)]).toEqual([1, ['good']])
    expect(errors.map(({ id, field, code }) => [id, field, code])).toEqual([
      ['north', 'births.1.birth.latitude', 'invalid_request'],
      ['date', 'births.2.birth.datetime', 'invalid_request'],
    ])
  })

  test('returns only the requested yogas', async () => {
    const { results, totals } = await call(yogasBatch, { births: rows, yogas: ['gajakesari', 'manglik'] })
    expect(new Set(results.flatMap(({ present }) => present.map(({ id }) => id)))).toEqual(new Set(['gajakesari']))
    expect(new Set(results.flatMap(({ doshas }) => doshas.map(({ id }) => id)))).toEqual(new Set(['manglik']))
    expect(Object.keys(totals)).toEqual(['gajakesari'])
    expect(results[0]!.present.every((yoga) => !('evidence' in yoga))).toBe(true)
  })

  test('rejects invalid requests', async () => {
    const [first, second] = rows as [(typeof rows)[0], (typeof rows)[0]]
    expect(await rejectedField(yogasBatch, { births: [first, { ...second, id: first.id }] })).toBe('births.1.id')
    expect(
      await rejectedField(yogasBatch, {
        births: [first, { ...second, birth: { ...second.birth, ayanamsha: 'raman' } }],
      }),
    ).toBe('births')
    expect(
      await rejectedField(yogasBatch, { births: [first, { ...second, birth: { ...second.birth, node: 'true' } }] }),
    ).toBe('births')
    expect(await rejectedField(yogasBatch, { births: [first], yogas: ['gajakesari', 'no_such'] })).toBe('yogas.1')
    expect(
      await rejectedField(yogasBatch, { births: Array.from({ length: 201 }, (_, i) => ({ ...first, id: String(i) })) }),
    ).toBe('births')
  })
})
