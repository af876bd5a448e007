import { expect, test } from 'bun:test'
import vimshottariDasha from '../../../src/capabilities/dashas/vimshottari-dasha.ts'
import predictionDasha from '../../../src/capabilities/predictions/prediction-dasha.ts'
import { antardashaText } from '../../../src/capabilities/shared/narrative/dasha.ts'
import { natal } from '../../../src/capabilities/shared/natal.ts'
import planetaryDignity from '../../../src/capabilities/strengths/planetary-dignity.ts'
import { dashaNature, lordScore, pairScore } from '../../../src/jyotish/dasha-scores.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { corpus } from '../../../src/readings/corpora.ts'
import type { FactText } from '../../../src/readings/fact.ts'
import { topicPassages } from '../../../src/readings/passage.ts'
import { worldAt } from '../../world.ts'
import { delhi1947, polarNight, randomBirths } from '../births.ts'
import { call, rejectedField } from '../call.ts'

test('dates equal vimshottari-dasha, functional natures planetary-dignity', async () => {
  for (const birth of [delhi1947, polarNight, ...randomBirths(4, 31)]) {
    const from = birth.datetime.slice(0, 10)
    const { periods, current } = await call(predictionDasha, { ...birth, from_date: from, years: 100 })
    const peer = await call(vimshottariDasha, { ...birth, levels: 2 })
    const dates = periods.map(({ mahadasha, start, end, antardashas }) => [
      mahadasha,
      start,
      end,
      ...antardashas.map((sub) => [sub.lord, sub.start, sub.end].join()),
    ])
    expect(current.mahadasha!.lord).toBe(peer.balance_at_birth.lord)
    for (const [i, { lord, start, end, sub }] of peer.periods.slice(0, periods.length - 1).entries())
      expect(dates[i]!).toEqual([lord, start, end, ...sub!.map((row) => [row.lord, row.start, row.end].join())])
    const { planets } = await call(planetaryDignity, birth)
    for (const { mahadasha, lord_facts } of periods)
      expect(lord_facts.find(({ fact_id }) => fact_id === `D1.${mahadasha}.functional`)!.value).toBe(
        planets.find(({ planet }) => planet === mahadasha)!.functional,
      )
    for (const { fact_ids, lord_facts } of periods)
      for (const id of fact_ids) expect(lord_facts.map(({ fact_id }) => fact_id)).toContain(id)
  }
})

test('Saturn of Delhi 1947 equals the calculation by hand', async () => {
  // Taurus rises. Saturn owns 9 (+8) and 10 (+3); he is in Cancer, an enemy's sign (0), house 3 (0); as owner of a
  // trikona he is no maraka. Companions: Sun and dark Moon -2 each, Mercury and Venus +2 each (Venus keeps Mercury
  // good); no planet aspects him. At 20°28' Cancer his star is Ashlesha, whose lord Mercury is in house 3 (0)
  const { chart } = natal(delhi1947, worldAt())
  const { effects, score } = lordScore('Saturn', chart)
  expect(effects).toEqual({ lordship: 11, dignity: 0, house: 0, maraka: 0, company: 0, star_lord: 0 })
  expect(score).toBe(61)
  // Mercury owns 2 and 5 (0, +8); enemy's or neutral sign (0); house 3; owns a trikona; companions Sun, Moon and Saturn
  // -6, Venus +2
  const mercury = lordScore('Mercury', chart)
  expect(mercury.effects).toEqual({
    lordship: 8,
    dignity: 0,
    house: 0,
    maraka: 0,
    company: -4,
    star_lord: mercury.effects.star_lord,
  })
  // Same sign: first from Saturn (+6). Saturn regards Mercury as a natural friend, but as a temporary enemy: neutral
  expect(pairScore('Saturn', 'Mercury', chart)).toMatchObject({
    relation: 'supportive',
    between: 1,
    regard: 'neutral',
    score: (61 + mercury.score) / 2 + 6,
  })
})

test('random charts use the text of every mahadasha nature and of every pair and band', async () => {
  const natures = new Set<string>()
  const pairs = new Set<FactText['says']>()
  for (const birth of randomBirths(400, 5)) {
    const { chart } = natal(birth, worldAt())
    for (const graha of GRAHAS) {
      const { score } = lordScore(graha, chart)
      natures.add(`${graha} ${score >= 60 ? 'supportive' : score >= 40 ? 'mixed' : 'testing'}`)
      for (const lesser of GRAHAS) pairs.add((await antardashaText(graha, lesser, chart)).told.says)
    }
  }
  expect(natures.size).toBe(27)
  const passages = topicPassages(await corpus('antardasha'))
  expect(passages.filter(({ passage }) => !pairs.has(passage)).map(({ path }) => path.join(' '))).toEqual([])
  const { periods } = await call(predictionDasha, { ...delhi1947, from_date: '1947-08-15', years: 120 })
  expect(
    new Set(periods.flatMap(({ antardashas }) => antardashas.map(({ reading }) => reading))).size,
  ).toBeGreaterThanOrEqual(81)
  const sentences = periods.flatMap(({ reading, antardashas }) =>
    [reading, ...antardashas.map((sub) => sub.reading)].flatMap((text) => text.split(/(?<=\.) /)),
  )
  expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.9)
})

test('the text of an antardasha depends on its band only, not on the relation of the lords', async () => {
  const pairs = await corpus('antardasha')
  let apart = 0
  for (const birth of randomBirths(20, 41)) {
    const { chart } = natal(birth, worldAt())
    for (const lesser of GRAHAS) {
      const { relation, score, told: fact } = await antardashaText('Saturn', lesser, chart)
      expect(fact.says).toBe(pairs.Saturn[lesser][dashaNature(score)])
      expect(relation).toBe(pairScore('Saturn', lesser, chart).relation)
      if (relation === 'supportive' && score < 40) apart++
    }
  }
  expect(apart).toBeGreaterThan(0)
})

test('rejects a day before birth', async () => {
  expect(await rejectedField(predictionDasha, { ...delhi1947, from_date: '1947-08-14' })).toBe('from_date')
})
