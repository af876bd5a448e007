import { AREA_RULES } from '../../jyotish/assessment/area.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { isPart } from './parts.ts'
import { quantitiesHold } from './quantities.ts'
import { has, numbersIn, ownerAt, type Reader, wordAt, wordsOf } from './scene.ts'

/** How areas of life, ways of working, days and transits are rated. */

const TOLD =
  /^(?:is|are|was|were|looks?|seems?|appears?|stands?|as|chart|rated|graded|judged|called|remains?|be|very|quite|both|rather|only|all|also|equally|a|the)$/
export const areasHold: Reader = (scene) => {
  const { parts, known, used } = scene
  let from = 0
  for (let to = 0; to <= parts.length; to++) {
    // "The chart is good for love, and Venus ..."
    const turns =
      isPart(parts[to], 'and') &&
      has(scene, to + 1, to + 3, (part) => isPart(part, 'who')) &&
      !has(scene, from, to, (part) => isPart(part, 'who'))
    if (to < parts.length && !turns && !(isPart(parts[to], 'stop') && parts[to]!.text !== ':')) continue
    const areas: { at: number; area: string }[] = []
    const bands: { at: number; band: string }[] = []
    for (let at = from; at < to; at++) {
      const part = parts[at]!
      if (isPart(part, 'area')) areas.push({ at, area: part.item.area })
      else if (/^(?:work|love|home|travel|study|moving house|abroad)$/.test(part.text)) {
        const area = {
          work: 'career',
          love: 'romance',
          home: 'property',
          travel: 'foreign_travel',
          study: 'education',
          abroad: 'foreign_travel',
        }[part.text]
        if (area) areas.push({ at, area })
      }
      const band = isPart(part, 'band') ? part.item.band : /^(?:strongest)$/.test(part.text) ? 'strong' : null
      if (
        band &&
        !used.has(at) &&
        !(wordAt(scene, at - 1) === 'be' && /^(?:may|can|could|might)$/.test(wordAt(scene, at - 2))) &&
        (TOLD.test(wordAt(scene, at - 1)) ||
          isPart(parts[at - 1], 'and') ||
          isPart(parts[at - 1], 'comma') ||
          wordAt(scene, at + 1) === 'for' ||
          parts[at + 1] === undefined ||
          isPart(parts[at + 1], 'comma'))
      )
        bands.push({ at, band })
    }
    const fromNow = from
    from = to + 1
    if (areas.length === 0 || bands.length === 0) continue
    const sure = areas.filter(({ at }) => isPart(parts[at], 'area'))
    const verdict =
      sure.length > 0 ||
      has(scene, fromNow, to, (part) => /^(?:chart|looks?|outlook|area|areas|prospects?)$/.test(part.text))
    if (!verdict) continue
    if (has(scene, fromNow, to, (part) => isPart(part, 'who') || isPart(part, 'lords'))) continue
    const first = areas[0]!.at < bands[0]!.at ? 'area' : 'band'
    for (const { at, area } of areas) {
      const band =
        bands.length === 1
          ? bands[0]!
          : first === 'band'
            ? bands.findLast((each) => each.at < at)
            : bands.find((each) => each.at > at)
      if (!band) return false
      const person = ownerAt(scene, at)
      const asked = { person: person ?? 'you' } as const
      const denied = has(scene, Math.max(fromNow, band.at - 4), band.at, (part) => isPart(part, 'not'))
      if (denied ? !known.denies(area, 'band', band.band, asked) : !known.says(area, 'band', band.band, asked))
        return false
    }
    for (const { at } of [...areas, ...bands]) used.add(at)
  }
  // "Scores 72 of 100"
  const scored = parts.flatMap((part, at) => (isPart(part, 'area') ? [{ at, area: part.item.area }] : []))
  const free = numbersIn(scene, 0, parts.length)
  if (
    scored.length === 1 &&
    free.length > 0 &&
    parts.some((part) => ['score', 'outof', 'points'].includes(part.item.is))
  ) {
    const [n, of] = free
    if (!known.says(scored[0]!.area, 'score', String(n!.n), { person: 'you' }) || (of && of.n !== 100)) return false
    for (const { at } of free) used.add(at)
    for (const [at, part] of parts.entries()) if (['score', 'outof', 'points'].includes(part.item.is)) used.add(at)
  }
  // "Better for marriage than for children", "supports romance more than marriage"
  const than = parts.findIndex((part) => isPart(part, 'than'))
  if (than >= 0 && scored.length >= 2 && parts.some((part) => isPart(part, 'more') || isPart(part, 'fewer'))) {
    const score = ({ at, area }: { at: number; area: string }) =>
      Number(known.one(area, 'score', { person: ownerAt(scene, at) ?? 'you' }) ?? Number.NaN)
    const fewer = parts.some((part) => isPart(part, 'fewer'))
    const [ahead, behind] = [scored.filter(({ at }) => at < than), scored.filter(({ at }) => at > than)]
    if (
      ahead.length === 0 ||
      behind.length === 0 ||
      !ahead.every((a) => behind.every((b) => (fewer ? score(a) < score(b) : score(a) > score(b))))
    )
      return false
    for (const [at, part] of parts.entries()) if (['area', 'than', 'more', 'fewer'].includes(part.item.is)) used.add(at)
  }
  return true
}

export const sharesHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  if (!/\b(?:parts?|per cent|percent|share|hundred)\b/.test(text)) return true
  const told = known.claims.filter(
    ({ relation, chart, subject }) => relation === 'score' && chart === 'D1' && !(subject in AREA_RULES),
  )
  if (told.length === 0) return true
  const names = told
    .flatMap(({ subject, object }) => {
      const word = subject.toLowerCase().split(' ')[0]!
      const at = parts.findIndex((part) => part.text.split(' ').some((each) => each === word || each === `${word}ly`))
      return at >= 0 ? [{ at, n: Number(object), words: subject.toLowerCase().split(' ') }] : []
    })
    .sort((a, b) => a.at - b.at)
  const numbers = numbersIn(scene, 0, parts.length).filter(({ n }) => n !== 100)
  if (names.length === 0) return numbers.length === 0
  if (
    !quantitiesHold(
      scene,
      names.map(({ at, n }) => ({ at, value: n, most: 100 })),
    )
  )
    return false
  const [ahead, behind] = [names[0]!, names.slice(1)]
  if (
    parts.some((part) => isPart(part, 'than')) &&
    parts.some((part) => isPart(part, 'more') || isPart(part, 'fewer')) &&
    !behind.every(({ n }) => (parts.some((part) => isPart(part, 'fewer')) ? ahead.n < n : ahead.n > n))
  )
    return false
  if (
    /\b(?:weighs most|the most|largest|biggest|heaviest)\b/.test(text) &&
    !names.every(({ n }) => told.every(({ object }) => Number(object) <= n))
  )
    return false
  for (const { at } of numbersIn(scene, 0, parts.length)) used.add(at)
  for (const [at, part] of parts.entries())
    if (
      ['outof', 'points', 'score', 'most'].includes(part.item.is) ||
      names.some(({ words }) => words.includes(part.text))
    )
      used.add(at)
  return true
}

const DAY_BANDS = /^(?:excellent|good|mixed|difficult|hard)$/
export const dayHolds: Reader = (scene) => {
  const { parts, known, used } = scene
  const asked = { person: 'you', chart: 'day' } as const
  const score = known.one('day', 'score', asked)
  if (score === undefined) return true
  const text = wordsOf(scene, 0, parts.length)
  if (!/\b(?:day|today|rated)\b/.test(text)) return true
  const bands = parts.flatMap(({ text: band }, at) =>
    DAY_BANDS.test(band) &&
    !used.has(at) &&
    ((/^(?:rated|is|a|an|as|be|one|counts?)$/.test(wordAt(scene, at - 1)) &&
      /^(?:day|,|by|scoring|at|with|and|for|\))?$/.test(wordAt(scene, at + 1))) ||
      wordAt(scene, at - 1) === 'rated')
      ? [{ at, band }]
      : [],
  )
  if (
    parts.some((part) => isPart(part, 'who') || isPart(part, 'period')) &&
    !/\brated\b|\bhundred\b|\b100\b/.test(text)
  )
    return true
  for (const { at, band } of bands) {
    if (has(scene, at - 3, at, (part) => isPart(part, 'not')) || !known.says('day', 'band', band, asked)) return false
    used.add(at)
  }
  const numbers = numbersIn(scene, 0, parts.length)
  if (
    numbers.length > 0 &&
    (parts.some((part) => ['points', 'outof', 'score'].includes(part.item.is)) || /\brated\b|\bof 100\b/.test(text))
  ) {
    const [n, of] = numbers
    if (String(n!.n) !== score || (of && of.n !== 100) || numbers.length > 2) return false
    for (const { at } of numbers) used.add(at)
    for (const [at, part] of parts.entries()) if (['points', 'outof', 'score'].includes(part.item.is)) used.add(at)
  }
  return true
}

export const effectsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const isTransit = parts.some(
    (part) => isPart(part, 'transit') || /^(?:counts?|counted|passage|considered|regarded)$/.test(part.text),
  )
  if (!isTransit) return true
  for (const [at, part] of parts.entries()) {
    if (used.has(at)) continue
    const effect = isPart(part, 'effect')
      ? part.item.effect
      : isPart(part, 'band') && part.item.band === 'good'
        ? 'good'
        : null
    if (!effect) continue
    const told =
      /^(?:as|is|are|be|a|an|counts?|counted|rated|considered|called|both)$/.test(wordAt(scene, at - 1)) &&
      (parts[at + 1] === undefined ||
        /^(?:one|ones|in|as|so|because|these|this|for|,|and|transit|passage|influence|\)|;|—|right|now|today|while|but|just|at|rather)$/.test(
          wordAt(scene, at + 1),
        ) ||
        isPart(parts[at + 1], 'stop') ||
        isPart(parts[at + 1], 'transit'))
    if (!told) continue
    const colon = parts.findIndex(({ text }, i) => i > at && text === ':')
    const listed = colon > 0 ? parts.findIndex((part, i) => i > colon && isPart(part, 'who')) : -1
    const who = [...parts.keys()].findLast((i) => i < at && isPart(parts[i], 'who')) ?? listed
    if (who < 0 && !(scene.leaned && (GRAHAS as readonly string[]).includes(scene.leaned))) return false
    const { names } = who < 0 ? { names: [scene.leaned!] } : (parts[who]!.item as { names: readonly string[] })
    const denied = has(scene, Math.max(who, at - 5), at, (each) => isPart(each, 'not'))
    const person = ownerAt(scene, at)
    const asked = { person: person ?? 'you', chart: 'transit' } as const
    if (
      !names.every((name) =>
        denied ? known.denies(name, 'effect', effect, asked) : known.says(name, 'effect', effect, asked),
      )
    )
      return false
    const alone = has(scene, who - 2, who, (each) => isPart(each, 'only'))
    if (alone && !GRAHAS.every((name) => names.includes(name) || !known.says(name, 'effect', effect, asked)))
      return false
    for (let i = Math.max(0, who - 2); i < who; i++) if (isPart(parts[i], 'only')) used.add(i)
    used.add(at)
  }
  return true
}
