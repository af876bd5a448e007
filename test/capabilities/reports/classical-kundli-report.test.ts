import { describe, expect, test } from 'bun:test'
import ashtottariDasha from '../../../src/capabilities/dashas/ashtottari-dasha.ts'
import charaDasha from '../../../src/capabilities/dashas/chara-dasha.ts'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import yoginiDasha from '../../../src/capabilities/dashas/yogini-dasha.ts'
import sadeSatiStatus from '../../../src/capabilities/doshas-yogas/sade-sati-status.ts'
import charaKarakas from '../../../src/capabilities/jaimini/chara-karakas.ts'
import kundli from '../../../src/capabilities/reports/classical-kundli-report.ts'
import detailedLife from '../../../src/capabilities/reports/detailed-life.ts'
import { CODES } from '../../../src/capabilities/reports/parts/kundli-shapes.ts'
import { isYogaStatus } from '../../../src/capabilities/reports/parts/kundli-yoga-results.ts'
import { DOSHA_FINDINGS } from '../../../src/capabilities/shared/dosha-findings.ts'
import { TEXT_LENGTHS } from '../../../src/capabilities/shared/narrative/lengths.ts'
import { AREA_OF_SIDE } from '../../../src/capabilities/shared/narrative/life-sides.ts'
import { YOGA_TRAITS } from '../../../src/capabilities/shared/yoga-traits.ts'
import ashtakavarga from '../../../src/capabilities/strengths/ashtakavarga.ts'
import bhavaBala from '../../../src/capabilities/strengths/bhava-bala.ts'
import shadbala from '../../../src/capabilities/strengths/shadbala.ts'
import vimsopakaBala from '../../../src/capabilities/strengths/vimsopaka-bala.ts'
import bhavaChalit from '../../../src/capabilities/vedic-charts/bhava-chalit.ts'
import birthParticulars from '../../../src/capabilities/vedic-charts/birth-particulars.ts'
import divisionalChart from '../../../src/capabilities/vedic-charts/divisional-chart.ts'
import { allBlocks } from '../../../src/document/document.ts'
import { AREA_RULES, areaYogas } from '../../../src/jyotish/assessment/area.ts'
import { DOSHA_RULES, isListedByDefault } from '../../../src/jyotish/doshas/index.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { GIFTS, PLANET_REMEDIES } from '../../../src/jyotish/planet-remedies.ts'
import { withoutContradictions } from '../../../src/jyotish/yogas/contradictions.ts'
import { oppositeOf } from '../../../src/readings/passage.ts'
import { longDate } from '../../../src/time/iso.ts'
import { sample } from '../../long.ts'
import { documentFor, type Person } from '../../pdf/real-documents.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

const AS_OF = '2099-12-31'
const NOON = Date.UTC(2099, 11, 31, 12)
const births = [delhi1947, ...randomBirths(sample(1, 6), 5)]

const bare = <T extends { warnings: unknown }>({ warnings: _, ...data }: T) => data

describe('every table equals that of the single capability', () => {
  test.each(births.map((birth) => [birth.datetime, birth] as const))('%s', async (_, birth) => {
    const report = await call(kundli, { ...birth, as_of: AS_OF })
    const { strengths, dashas, charts, jaimini, birth_details } = report
    expect(strengths.shadbala).toEqual(bare(await call(shadbala, birth)))
    expect(strengths.bhava_bala).toEqual(bare(await call(bhavaBala, birth)))
    expect(strengths.ashtakavarga).toEqual(bare(await call(ashtakavarga, birth)))
    expect(strengths.vimshopaka).toEqual(bare(await call(vimsopakaBala, birth)))
    expect(dashas.vimshottari).toEqual(bare(await call(vimshottariDasha, { ...birth, levels: 2 }, NOON)))
    expect(dashas.yogini).toEqual(bare(await call(yoginiDasha, birth, NOON)))
    expect(dashas.chara).toEqual(bare(await call(charaDasha, birth, NOON)))
    const ashtottari = bare(await call(ashtottariDasha, birth, NOON))
    expect(dashas.ashtottari).toEqual(ashtottari.applicable.applicable ? ashtottari : null)
    expect(charts.bhava_chalit).toEqual(bare(await call(bhavaChalit, birth)))
    for (const code of CODES) {
      const { ascendant, planets } = await call(divisionalChart, { ...birth, code })
      expect(charts[code].ascendant.sign).toBe(ascendant.sign)
      expect(charts[code].planets.map(({ sign }) => sign)).toEqual(planets.map(({ sign }) => sign))
    }
    expect(jaimini.karakas).toEqual((await call(charaKarakas, birth)).karakas)
    expect(birth_details.avakhada).toEqual((await call(birthParticulars, birth)).avakhada)
  })
})

describe('structure of the report', () => {
  test.each(births.map((birth) => [birth.datetime, birth] as const))('%s', async (_, birth) => {
    const { strengths, dashas, sections, remedies, yogas, doshas } = await call(kundli, { ...birth, as_of: AS_OF })
    expect(strengths.ashtakavarga.sarvashtakavarga.total).toBe(337)
    // The nine periods make 120 years from the beginning of the first, which is before birth.
    const { periods } = dashas.vimshottari
    const years = (Date.parse(periods.at(-1)!.end) - Date.parse(periods[0]!.start)) / (365.25 * 86_400_000)
    expect(years).toBeCloseTo(120, 2)
    expect(periods.length).toBe(9)

    expect(sections.map(({ id }) => id)).toEqual([
      'birth',
      'lagna',
      'moon',
      'planets',
      'houses',
      'yogas',
      'doshas',
      'dasha',
      'gochara',
      'remedies',
    ])
    for (const { facts, paragraphs } of sections) {
      const ids = facts.map(({ fact_id }) => fact_id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const { text, fact_ids } of paragraphs) {
        expect(text).not.toMatch(/undefined|NaN|null|\{/)
        // The text gives the meaning of a strength, and the table its number.
        expect(text).not.toMatch(/of 100\b/)
        expect(fact_ids.length).toBeGreaterThan(0)
        for (const id of fact_ids) expect(ids).toContain(id)
      }
    }
    const all = sections.flatMap(({ facts }) => facts.map(({ fact_id }) => fact_id))
    for (const { fact_ids } of remedies) for (const id of fact_ids) expect(all).toContain(id)
    expect(remedies.length).toBeLessThanOrEqual(5)
    // Kemadruma and the yogas of the 2nd and 12th from the Moon exclude each other.
    const flanked = yogas.some(({ id }) => ['sunapha', 'anapha', 'durudhara'].includes(id))
    if (doshas.find(({ id }) => id === 'kemadruma')!.present) expect(flanked).toBe(false)
    for (const { strength } of yogas) expect(strength).toBeWithin(0, 101)
  })
})

test('15 August 1947, Delhi: has the published yogas and doshas', async () => {
  const { lagna, yogas, doshas, dashas, birth_details } = await call(kundli, { ...delhi1947, as_of: '1975-06-01' })
  // source: B. V. Raman, Mundane Astrology; every program that was compared agrees (Taurus rising, Moon in Pushya,
  // Kaal Sarp).
  expect(lagna.sign).toBe('Taurus')
  expect(doshas.find(({ id }) => id === 'kaal_sarp')).toMatchObject({ present: true, severity: 'high' })
  expect(yogas.map(({ id }) => id)).toContain('budha_aditya')
  expect(dashas.vimshottari.periods[0]!.lord).toBe('Saturn')
  // Sunrise 05:49 on the 14th to midnight: 18 h 11 m are 45 ghatis 27 palas.
  expect(birth_details.ishta_kala).toEqual({ ghati: 45, pala: 27 })
})

test('without a sunrise, values that need it are null and the others are present', async () => {
  const { birth_details, sections, warnings } = await call(kundli, { ...polarNight, as_of: AS_OF, length: 'full' })
  expect(birth_details.ishta_kala).toBeNull()
  expect(birth_details.sunrise).toBeNull()
  expect(sections[0]!.paragraphs.map(({ text }) => text).join(' ')).toContain('does not rise')
  expect(new Set(warnings).size).toBe(warnings.length)
})

const computeSections = async (birth: (typeof births)[number], as_of: string) =>
  (await call(kundli, { ...birth, as_of, length: 'full' })).sections
const computedSections = new Map<string, ReturnType<typeof computeSections>>()
/** The sections of a kundli, computed once. */
const sectionsOf = (birth: (typeof births)[number], as_of: string) => {
  const key = JSON.stringify([birth, as_of])
  const sections = computedSections.get(key) ?? computeSections(birth, as_of)
  computedSections.set(key, sections)
  return sections
}
const sectionText = async (id: string, birth: (typeof births)[number], as_of = AS_OF) =>
  (await sectionsOf(birth, as_of)).find((section) => section.id === id)!.paragraphs.map(({ text }) => text)

describe('one verdict', () => {
  const CHARTS = randomBirths(sample(6, 30, 60), 41)

  test('the strongest planet of the opening is that of the section on planets, with Shadbala as another measure', async () => {
    let differs = 0
    for (const birth of CHARTS) {
      const [opening] = await sectionText('birth', birth, '2026-11-30').catch(() => [null])
      if (!opening) continue
      const strongest = /(?:strongest planet is|build on) (?:the )?(\w+)/.exec(opening)![1]!
      const last = (await sectionText('planets', birth, '2026-11-30')).at(-1)!
      expect(last).toMatch(new RegExp(`^(?:The )?${strongest} is the strongest planet in `))
      if (last.includes('all things weighed')) differs++
      else expect(last).toEndWith('puts it first as well.')
    }
    expect(differs).toBeGreaterThan(0)
  })

  test('the table of yogas has all, and the prose at most five', async () => {
    for (const birth of CHARTS) {
      const texts = await sectionText('yogas', birth)
      expect(texts.length).toBeLessThanOrEqual(6)
      expect(texts.at(-1)).toMatch(/table/)
    }
  })

  test('the results in the table contradict neither each other nor the judgement of an area', async () => {
    let outweighed = 0
    for (const birth of CHARTS) {
      const { yogas } = await call(kundli, { ...birth, as_of: AS_OF })
      const given = yogas.filter(({ result }) => !isYogaStatus(result))
      outweighed += yogas.filter(({ result }) => /outweigh/.test(result)).length
      const traits = new Set(given.flatMap(({ id }) => YOGA_TRAITS[id] ?? []))
      expect([...traits].filter((trait) => traits.has(oppositeOf(trait)))).toEqual([])
      expect(withoutContradictions(given)).toHaveLength(given.length)
      const { area_scores } = await call(detailedLife, { ...birth, as_of: AS_OF })
      for (const [side, area] of Object.entries(AREA_OF_SIDE))
        for (const { id, auspicious } of areaYogas(AREA_RULES[area], given)) {
          const { band } = area_scores[side as keyof typeof area_scores]
          const isOpposed = auspicious === true ? band === 'weak' : auspicious === false && /strong|good/.test(band)
          expect([birth.datetime, id, band, isOpposed]).toEqual([birth.datetime, id, band, false])
        }
    }
    expect(outweighed).toBeGreaterThan(CHARTS.length)
  })

  test('a child has no yoga of earning, build or illness, and no text on a curse', async () => {
    for (const birth of CHARTS) {
      const as_of = `${Number(birth.datetime.slice(0, 4)) + 9}-06-01`
      const { yogas, doshas } = await call(kundli, { ...birth, as_of })
      for (const { group, result } of yogas) {
        expect(group).not.toBe('roga')
        expect(result).not.toMatch(/\b(?:money|wealth|office|income|savings)\b/)
      }
      for (const { note } of doshas) expect(note).not.toMatch(/curse|having children|length of life/)
    }
  })

  test('a dosha is told as a finding: what it means, what custom does, and when it fades', async () => {
    for (const birth of CHARTS)
      for (const text of await sectionText('doshas', birth)) {
        expect(text).not.toMatch(/\bhouse \d|\d\.\d|; |: (?:none|the )/)
        if (text.includes('Tradition calls this')) expect(text).toContain('Custom answers with')
      }
  })
})

test('every dosha of a kundli has its finding', () => {
  expect(Object.keys(DOSHA_FINDINGS).toSorted()).toEqual(
    DOSHA_RULES.filter(isListedByDefault)
      .map(({ id }) => id)
      .toSorted(),
  )
})

const transitTexts = async (as_of: string) =>
  (await call(kundli, { ...delhi1947, as_of, length: 'full' })).sections
    .find(({ id }) => id === 'gochara')!
    .paragraphs.map(({ text }) => text)

test('transit texts name the place and one short finding for a minor and from 75 on', async () => {
  const place = (whose: string) =>
    new RegExp(`^\\w+ moves through \\w+ now, the (?:sign of|\\w+ sign from) ${whose} birth Moon(?:: [^.:]+)?\\.$`)
  for (const text of await transitTexts('1958-05-01')) expect(text).toMatch(place('your child’s'))
  for (const text of await transitTexts('2026-05-01')) expect(text).toMatch(place('your'))
  for (const text of await transitTexts('1975-06-01')) expect(text.split('. ').length).toBeGreaterThan(2)
})

test('a running Sade Sati is named once with its phase and its end, and to parents by its name only', async () => {
  const endOf = async (as_of: string) =>
    longDate((await call(sadeSatiStatus, { ...delhi1947, as_of })).sade_sati.ends_at!)
  for (const as_of of ['1949-05-01', '1975-12-01', '2005-12-01']) {
    const texts = (await transitTexts(as_of)).filter((text) => text.includes('Sade Sati'))
    expect(texts).toHaveLength(1)
    expect(texts[0]).toStartWith('Saturn')
    expect(texts[0]).toEndWith(`ends on ${await endOf(as_of)}.`)
    expect(texts[0]!.includes('You are in the middle phase of Sade Sati')).toBe(as_of > '1965')
  }
  expect((await transitTexts('1985-05-01')).join(' ')).not.toContain('Sade Sati')
})

test('a gift is given on the weekday of its planet, as in the other remedies', () => {
  const days = GRAHAS.flatMap((graha) => {
    const [day] = /\w+day\b/.exec(GIFTS[graha]) ?? []
    return day ? [[graha, day]] : []
  })
  expect(days).toHaveLength(8)
  expect(days).toEqual(days.map(([graha]) => [graha!, PLANET_REMEDIES[graha as (typeof GRAHAS)[number]].day]))
})

test('rejects an invalid day and a day before birth with the field', async () => {
  expect(await rejectedField(kundli, { ...delhi1947, as_of: '1947-08-13' })).toBe('as_of')
  expect(await rejectedField(kundli, { ...delhi1947, as_of: '1947-02-30' })).toBe('as_of')
})

const kundliOf = async (length: 'short' | 'standard' | 'full', who: Person = 'midnight') => {
  const { sections } = await documentFor('classical-kundli-report', who, undefined, false, { length })
  return { sections, blocks: sections.flatMap((section) => allBlocks(section.blocks)) }
}

test('the book has its chapters by length, with rows as long as their columns and no empty table', async () => {
  const titles = { short: 0, standard: 0, full: 0 }
  for (const length of TEXT_LENGTHS)
    for (const who of ['midnight', 'polar'] as const) {
      const { sections, blocks } = await kundliOf(length, who)
      titles[length] = sections.length
      for (const block of blocks)
        if (block.kind === 'table') {
          expect(block.rows.length).toBeGreaterThan(0)
          for (const row of block.rows) expect(row.length).toBe(block.columns.length)
        }
      expect(JSON.stringify(blocks)).not.toMatch(/undefined|NaN|\bnull\b(?!,|\])|: none/)
    }
  expect(titles.short).toBeLessThan(titles.standard)
  expect(titles.standard).toBeLessThan(titles.full)
})

test('all sixteen vargas are drawn, and the first chart is the rasi', async () => {
  const { blocks } = await kundliOf('standard')
  const charts = blocks.filter((block) => block.kind === 'figure')
  expect(charts[0]!.title).toBe('Rasi (D1)')
  const codes = charts.flatMap(({ title }) => /\((D\d+)\):/.exec(title)?.[1] ?? [])
  // source: BPHS ch. 6, the shodasha vargas
  expect(codes).toEqual(['D1', ...CODES])
})

test('antardashas of the life and pratyantars of two mahadashas follow each other without a gap', async () => {
  const { sections } = await kundliOf('standard')
  const { blocks } = sections.find(({ title }) => title === 'Vimshottari dasha')!
  const parts = allBlocks(blocks).flatMap((block) => (block.kind === 'table' ? [block] : []))
  // source: BPHS ch. 46: nine mahadashas, each of nine antardashas, each of nine pratyantars; the first mahadasha has begun before birth
  expect(parts).toHaveLength(9 + 9 + 9)
  for (const part of parts.slice(9)) expect(part.rows).toHaveLength(9)
  const lords = parts.slice(1, 9).map(({ rows }) => rows.map(([lord]) => lord))
  for (const [first, ...rest] of lords) expect(new Set([first, ...rest]).size).toBe(9)
  for (const [i, { columns, rows }] of parts.entries()) if (i > 0) expect(rows[0]![0]).toBe(columns[0]!)
})

test('the months ahead have the sign of the muntha of their year and the houses of the transits', async () => {
  const { sections } = await kundliOf('short')
  const { blocks } = sections.find(({ title }) => title === 'The years ahead')!
  const tables = allBlocks(blocks).flatMap((block) => (block.kind === 'table' ? [block] : []))
  expect(tables).toHaveLength(3)
  for (const { rows, columns } of tables) {
    expect(columns.slice(-3)).toEqual(['Ju', 'Sa', 'Ra'])
    for (const row of rows) for (const house of row.slice(-3)) expect(Number(house)).toBeWithin(1, 13)
  }
  // Saturn stays about two and a half years in a sign, so that he enters at most three signs in three years, retrograde
  // loops included.
  const saturn = tables.flatMap(({ rows }) => rows.map((row) => row.at(-2)))
  expect(new Set(saturn).size).toBeLessThanOrEqual(3)
})
