// Counts each yoga and dosha in random births of 1900 to 2026. Writes docs/yoga-frequencies.md for readers and
// src/jyotish/yogas/rule-counts.ts for texts, which do not call a common rule special.
// Arguments: number of births (default 100000), seed (default 1).

import { writeFileSync } from 'node:fs'
import { openAtlas } from '../src/atlas/atlas.ts'
import type { World } from '../src/capabilities/capability.ts'
import { birthFacts } from '../src/capabilities/shared/circumstances.ts'
import { natal } from '../src/capabilities/shared/natal.ts'
import { NO_TENANT } from '../src/cooperative-yield.ts'
import { createEphemeris } from '../src/ephemeris/index.ts'
import { BIRTH_DOSHA_RULES } from '../src/jyotish/doshas/index.ts'
import { doshaVerdict } from '../src/jyotish/rules/dosha-rule.ts'
import { YOGA_RULES, yogaVerdictsOf } from '../src/jyotish/yogas/index.ts'
import { dice } from '../src/service/dice.ts'
import { createSky } from '../src/sky/index.ts'
import { civilOf } from '../src/time/civil.ts'
import { dateText } from '../src/time/iso.ts'

const [births = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const [FROM, TO] = [Date.UTC(1900, 0, 1), Date.UTC(2027, 0, 1)]
/** Largest latitude of a birth, degrees. At higher latitudes the Sun may not rise, and births are rare. */
const LATITUDE = 60

const numbers = (start: number) => {
  let state = start
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const world: World = {
  sky: createSky(createEphemeris({ paths: [] })),
  atlas: openAtlas(),
  dice,
  now: TO,
  warn() {},
  signal: new AbortController().signal,
  tenant: NO_TENANT,
  yieldIfDue: () => undefined,
}

interface Tally {
  present: number
  cancelled: number
}
const tallies = new Map<string, Tally>()
const tally = (id: string, cancelled: boolean) => {
  const sum = tallies.get(id) ?? { present: 0, cancelled: 0 }
  sum.present++
  if (cancelled) sum.cancelled++
  tallies.set(id, sum)
}

const next = numbers(seed)
for (let birth = 0; birth < births; birth++) {
  const chart = natal(
    {
      datetime: new Date(FROM + next() * (TO - FROM)).toISOString().slice(0, 19),
      utc_offset: '+00:00',
      latitude: (2 * next() - 1) * LATITUDE,
      longitude: (2 * next() - 1) * 180,
    },
    world,
  )
  const facts = birthFacts(chart, world, { sex: birth % 2 === 0 ? 'male' : 'female' })
  for (const { rule, cancelled } of yogaVerdictsOf(facts)) tally(rule.id, cancelled)
  for (const rule of BIRTH_DOSHA_RULES) {
    const verdict = doshaVerdict(rule, facts)
    if (verdict) tally(`dosha ${rule.id}`, verdict.net === 'none')
  }
  if (birth % 10_000 === 9999) console.error(`${birth + 1} of ${births}`)
}

const percent = (count: number) => `${((100 * count) / births).toFixed(count / births < 0.001 ? 4 : 2)}`
const row = (key: string, words: string) => {
  const { present, cancelled } = tallies.get(key) ?? { present: 0, cancelled: 0 }
  return `| ${words} | ${present} | ${percent(present)} | ${present > 0 ? ((100 * cancelled) / present).toFixed(0) : ''} |`
}
const table = (head: string, rows: string[]) => [
  `| ${head} | births | % | of these cancelled, % |`,
  '|---|---:|---:|---:|',
  ...rows,
]

const writeLines = (path: string, lines: readonly string[]) =>
  writeFileSync(new URL(`../${path}`, import.meta.url), `${lines.join('\n')}\n`)

writeLines('docs/yoga-frequencies.md', [
  '# How often each rule holds',
  '',
  `This page lists how often each rule holds in ${births.toLocaleString('en')} random births: moments from 1900 to 2026 (UT), places from ${LATITUDE} degrees south to ${LATITUDE} degrees`,
  `north, men and women alternately, Lahiri, mean node. It was generated on ${dateText(civilOf(Date.now()))} with:`,
  '',
  '```',
  `node scripts/bun.mjs scripts/yoga-frequencies.ts ${births} ${seed}`,
  '```',
  '',
  'Rules that never hold, and rules that nearly always do, are explained in [yogas.md](yogas.md#rules-that-never-hold-or-nearly-always-do).',
  'The standard error of a count is its square root: a count of 10 is uncertain by about 3.',
  '',
  '## Yogas',
  '',
  ...table(
    'id | group',
    YOGA_RULES.map(({ id, group }) => row(id, `${id} | ${group}`)),
  ).map((line) => (line.startsWith('|---') ? `|---${line}` : line)),
  '',
  '## Doshas',
  '',
  'Without the search for eclipses. Cancelled: nothing is left of it.',
  '',
  ...table(
    'id',
    BIRTH_DOSHA_RULES.map(({ id }) => row(`dosha ${id}`, id)),
  ),
])

const counts = (name: string, comment: string, ids: readonly string[], prefix = '') => [
  `/** ${comment} source: docs/yoga-frequencies.md */`,
  `export const ${name}: Readonly<Record<string, number>> = {`,
  ...ids.map((id) => `  ${id}: ${tallies.get(`${prefix}${id}`)?.present ?? 0},`),
  '}',
]

writeLines('src/jyotish/yogas/rule-counts.ts', [
  `// Written by scripts/yoga-frequencies.ts with the seed ${seed}; docs/yoga-frequencies.md describes the births. Do not edit.`,
  '',
  '/** The number of random births that were counted. source: docs/yoga-frequencies.md */',
  `export const COUNTED_BIRTHS = ${births.toLocaleString('en').replaceAll(',', '_')}`,
  '',
  ...counts(
    'YOGA_COUNTS',
    'Births with each yoga, cancelled or not, by the id of its rule.',
    YOGA_RULES.map(({ id }) => id),
  ),
  '',
  ...counts(
    'DOSHA_COUNTS',
    'Births with each dosha, cancelled or not.',
    BIRTH_DOSHA_RULES.map(({ id }) => id),
    'dosha ',
  ),
])
