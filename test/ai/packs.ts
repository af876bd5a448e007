import type { PackFact } from '../../src/ai/claims.ts'
import { FIRST, SECOND } from '../../src/ai/wording.ts'
import { areaReader } from '../../src/capabilities/ai/parts/area-facts.ts'
import { natalFacts, packFact } from '../../src/capabilities/ai/parts/chart-facts.ts'
import { readerOf } from '../../src/capabilities/ai/parts/pack.ts'
import { questionFacts } from '../../src/capabilities/ai/parts/question-pack.ts'
import { timeFacts } from '../../src/capabilities/ai/parts/time-facts.ts'
import { assessed } from '../../src/capabilities/vocabulary/assessed.ts'
import { birthShadbala } from '../../src/capabilities/vocabulary/birth-shadbala.ts'
import { birthFacts } from '../../src/capabilities/vocabulary/circumstances.ts'
import { DOSHA_RULES, doshasOf } from '../../src/jyotish/doshas/index.ts'
import { GRAHAS, SEVEN } from '../../src/jyotish/grahas.ts'
import { judged } from '../../src/jyotish/rules/yoga-rule.ts'
import { HOUSES } from '../../src/zodiac/signs.ts'
import { worldAt } from '../world.ts'
import { samples as made } from './sentences/index.ts'
import { dice } from './sentences/kit.ts'

/** All that packs may hold, of random births. */

export const randomBirth = (d: ReturnType<typeof dice>) => ({
  datetime: `${1930 + d.upTo(70)}-${String(1 + d.upTo(12)).padStart(2, '0')}-${String(1 + d.upTo(28)).padStart(2, '0')}T${String(d.upTo(24)).padStart(2, '0')}:${String(d.upTo(60)).padStart(2, '0')}`,
  utc_offset: '+05:30',
  latitude: Math.round((d.next() * 100 - 50) * 100) / 100,
  longitude: Math.round((d.next() * 360 - 180) * 100) / 100,
})

const AS_OF = '2026-11-22'

export const fullPack = async (birth: ReturnType<typeof randomBirth>): Promise<PackFact[]> => {
  const world = worldAt(Date.UTC(2026, 10, 22))
  const reader = readerOf(birth, AS_OF, world)
  const facts = birthFacts(reader.born, world)
  const { tell, verdicts, read } = areaReader(facts, assessed(reader.born, world).planets)
  const question = await questionFacts(reader, birth, { areas: ['career', 'marriage', 'wealth'], kind: 'when' }, world)
  const times = timeFacts(reader.born, reader.day, world)
  const { planets } = birthShadbala(reader.born, world, {})
  return [
    ...new Map(
      [
        ...question.facts,
        ...read('health').facts,
        ...tell.placements(),
        ...tell.dignities(),
        ...GRAHAS.map((planet) => tell.star(planet)),
        ...GRAHAS.flatMap((planet) => tell.varga('D9', planet)),
        ...GRAHAS.flatMap((planet) => tell.state(planet)),
        ...HOUSES.flatMap((house) => [tell.lord(house), tell.lordHouse(house), tell.bindus(house)]),
        ...GRAHAS.flatMap((planet) => HOUSES.map((house) => tell.aspect(planet, house))),
        ...GRAHAS.flatMap((a) => GRAHAS.map((b) => tell.with(a, b))),
        ...SEVEN.map((planet) => tell.shadbalaRank(planet, planets[planet].rank)),
        ...[tell.atmakaraka(), tell.amatyakaraka(), tell.darakaraka(), tell.ascendantStar()],
        ...verdicts.slice(0, 12).map(({ rule }) => tell.yoga(judged(rule, facts))),
        ...doshasOf(facts)
          .slice(0, DOSHA_RULES.length)
          .map((dosha) => tell.dosha(dosha)),
        times.sadeSati().fact,
        ...times.current(3),
      ]
        .filter((fact) => fact !== null)
        .map((fact) => [fact.id, fact]),
    ).values(),
  ]
}

/** Two charts and some points of a match. */
export const pairPack = (
  a: ReturnType<typeof randomBirth>,
  b: ReturnType<typeof randomBirth>,
  d: ReturnType<typeof dice>,
): PackFact[] => {
  const world = worldAt(Date.UTC(2026, 10, 22))
  const of = (birth: ReturnType<typeof randomBirth>, voice: typeof FIRST) => {
    const { born } = readerOf(birth, AS_OF, world)
    const tell = natalFacts(born.chart, voice)
    return [tell.ascendant(), ...tell.placements(), ...tell.dignities(), tell.star('Moon')]
  }
  const kootas = { Varna: 1, Vashya: 2, Tara: 3, Yoni: 4, 'Graha Maitri': 5, Gana: 6, Bhakoot: 7, Nadi: 8 }
  const claim = (subject: string, relation: 'score' | 'maximum', object: string) => ({
    ...{ chart: 'pair' as const, person: 'you' as const, subject, relation, object },
  })
  const rows = Object.entries(kootas).map(([name, maximum]) => {
    const points = d.upTo(maximum + 1)
    return {
      points,
      fact: packFact(
        `match.koota.${name}`,
        'score',
        `${name} koota gives ${points} of ${maximum} points.`,
        points,
        'matching/ashtakoot-details',
        [claim(name, 'score', String(points)), claim(name, 'maximum', String(maximum))],
      ),
    }
  })
  const total = rows.reduce((sum, { points }) => sum + points, 0)
  return [
    ...of(a, FIRST),
    ...of(b, SECOND),
    ...rows.map(({ fact }) => fact),
    packFact(
      'match.ashtakoot.total',
      'score',
      `The ashtakoot total is ${total} of 36 points.`,
      total,
      'matching/quick-match',
      [claim('ashtakoot', 'score', String(total)), claim('ashtakoot', 'maximum', '36')],
    ),
  ]
}

export const packsOf = async (seed: number, count: number): Promise<PackFact[][]> => {
  const d = dice(seed)
  const packs: PackFact[][] = []
  for (let i = 0; i < count; i++)
    packs.push(i % 4 === 3 ? pairPack(randomBirth(d), randomBirth(d), d) : await fullPack(randomBirth(d)))
  return packs
}

/** How many of each kind were judged rightly: true ones kept, false ones taken out. */
export const judgedByKind = async (
  judge: (facts: readonly PackFact[], sentences: readonly { text: string; fact_ids: readonly string[] }[]) => boolean,
  { seed, wordings, packs: count, each }: { seed: number; wordings: 'open' | 'aside'; packs: number; each: number },
) => {
  const rows = new Map<string, { kept: number; trues: number; removed: number; falses: number; missed: string[] }>()
  const packs = await packsOf(seed, count)
  for (const [at, pack] of packs.entries())
    for (const { kind, truth, sentences } of made([pack], seed + at * 7919, wordings, each)) {
      const row = rows.get(kind) ?? { kept: 0, trues: 0, removed: 0, falses: 0, missed: [] }
      rows.set(kind, row)
      const holds = judge(pack, sentences)
      if (truth) {
        row.trues++
        if (holds) row.kept++
      } else {
        row.falses++
        if (!holds) row.removed++
      }
      if (holds !== truth)
        row.missed.push(`${truth ? 'LOST' : 'PASSED'} ${sentences.map(({ text }) => text).join(' | ')}`)
    }
  return rows
}
