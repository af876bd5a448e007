import { AREA_RULES, type Area } from '../../jyotish/assessment/area.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { isOfReader } from './life.ts'
import { isPart } from './part.ts'
import { quantitiesHold } from './quantities.ts'
import { has, numbersIn, ownerAt, type Reader, type Scene, wordAt, wordsOf } from './scene.ts'

/** How areas of life, ways of working, days and transits are rated. */

const TOLD =
  /^(?:is|are|was|were|looks?|seems?|appears?|stands?|as|chart|rated|graded|judged|called|marked|deemed|shown|given|told|remains?|be|very|quite|both|each|rather|only|all|also|equally|a|the)$/
/** From the weakest. */
const BANDS: readonly string[] = ['weak', 'mixed', 'good', 'strong']
/** Areas by words that are other words as well. */
const PLAINLY: Readonly<Record<string, Area>> = {
  ...{ work: 'career', love: 'romance', home: 'property', travel: 'foreign_travel', abroad: 'foreign_travel' },
  ...{ partnership: 'marriage', savings: 'wealth' },
}
const ahead = (word: string) => /^(?:better|stronger|brighter|easier|happier|kinder|warmer|firmer|more)$/.test(word)
const behind = (word: string) => /^(?:worse|weaker|harder|poorer|less|fewer)$/.test(word)

interface Rated {
  readonly at: number
  readonly area: string
  readonly plainly: boolean
}

/** Areas of life that a stretch of a sentence names. */
const areasIn = (scene: Scene, from: number, to: number): Rated[] =>
  scene.parts.slice(from, to).flatMap((part, i): Rated[] => {
    const area = isPart(part, 'area') ? part.item.area : PLAINLY[part.text]
    // "A window for partnership" rates none.
    const ofWindow = has(scene, from + i - 3, from + i, ({ text }) => /^windows?$/.test(text))
    return area && !ofWindow ? [{ at: from + i, area, plainly: !isPart(part, 'area') }] : []
  })

const bandOf = (scene: Scene, { at, area }: Rated): number =>
  BANDS.indexOf(scene.known.one(area, 'band', { person: ownerAt(scene, at) ?? 'you' }) ?? '')

/** "Better for marriage than for children", "strongest for family": by the bands that facts give, and by nothing finer. */
const areasCompared = (scene: Scene, from: number, to: number): boolean => {
  const { parts, used } = scene
  if (has(scene, from, to, (part) => ['who', 'lords', 'bindus', 'rank', 'koota', 'field'].includes(part.item.is)))
    return true
  const areas = areasIn(scene, from, to)
  const than = parts.findIndex((part, at) => at >= from && at < to && isPart(part, 'than'))
  const than2 = areas.filter(({ at }) => at > than)
  const more = parts.findIndex(({ text }, at) => at >= from && at < to && (ahead(text) || behind(text)))
  const use = (kinds: readonly string[]) => {
    for (let at = from; at < to; at++) if (kinds.includes(parts[at]!.item.is)) used.add(at)
  }
  if (than >= 0 && isOfReader(parts, than)) return true
  if (than >= 0 && than2.length > 0 && has(scene, more - 4, more, (part) => isPart(part, 'not'))) return false
  if (than >= 0 && more >= 0 && than2.length > 0) {
    const firsts = areas.filter(({ at }) => at < than)
    if (firsts.length === 0) return false
    const sign = behind(parts[more]!.text) ? -1 : 1
    const [a, b] = [firsts, than2].map((each) => each.map((one) => bandOf(scene, one))) as [number[], number[]]
    if (![...a, ...b].every((band) => band >= 0)) return false
    if (!a.every((x) => b.every((y) => sign * (x - y) > 0))) return false
    use(['area', 'than', 'more', 'fewer'])
    return true
  }
  // "Of the two, work has the stronger support"
  const two = /\bof (?:the|these|those|your) two\b/.test(wordsOf(scene, from, to))
  if (two && more >= 0 && areas.length === 1) {
    const others = scene.known.claims.filter(
      ({ relation, subject, chart }) =>
        relation === 'band' && chart === 'D1' && subject in AREA_RULES && subject !== areas[0]!.area,
    )
    const sign = behind(parts[more]!.text) ? -1 : 1
    if (others.length !== 1 || !(sign * (bandOf(scene, areas[0]!) - BANDS.indexOf(others[0]!.object)) > 0)) return false
    use(['area', 'more', 'fewer'])
    return true
  }
  const most = parts.findIndex((part, at) => at >= from && at < to && (isPart(part, 'most') || isPart(part, 'least')))
  const superlative = /^(?:strongest|best|highest|weakest|lowest|worst|poorest|greatest)$/.test(parts[most]?.text ?? '')
  if (!superlative || areas.length === 0 || isOfReader(parts, most)) return true
  // "At your best in work" tells of the reader.
  if (
    !has(scene, from, to, ({ text }) =>
      /est$/.test(parts[most]!.text) && parts[most]!.text !== 'best'
        ? /^(?:chart|areas?|themes?|is|are|stands?)$/.test(text)
        : /^(?:chart|areas?|themes?|rated|placed|supported)$/.test(text),
    )
  )
    return true
  const known = scene.known.claims.flatMap(({ relation, object, subject, chart }) =>
    relation === 'band' && chart === 'D1' && subject in AREA_RULES ? [{ subject, band: BANDS.indexOf(object) }] : [],
  )
  const named = areas.filter(({ at, plainly }) => !plainly || Math.abs(at - most) < 6)
  const sign = isPart(parts[most], 'least') ? -1 : 1
  const rest = known.filter(({ subject }) => !named.some(({ area }) => area === subject))
  if (rest.length === 0) return false
  if (!named.every((each) => rest.every(({ band }) => sign * (bandOf(scene, each) - band) > 0))) return false
  use(['area', 'most', 'least'])
  return true
}

export const areasHold: Reader = (scene) => {
  const { parts, known, used } = scene
  let from = 0
  for (let to = 0; to <= parts.length; to++) {
    // "The chart is good for love, and Venus ..."
    const turns =
      isPart(parts[to], 'and') &&
      has(scene, to + 1, to + 4, (part) => isPart(part, 'who') || isPart(part, 'lords')) &&
      !has(scene, from, to, (part) => isPart(part, 'who'))
    // "One is brighter: the chart is strong for career"
    const begins = parts[to]?.text === ':' && has(scene, to + 1, parts.length, (part) => isPart(part, 'band'))
    if (to < parts.length && !turns && !begins && !(isPart(parts[to], 'stop') && parts[to]!.text !== ':')) continue
    const fromNow = from
    from = to + 1
    if (!areasCompared(scene, fromNow, to)) return false
    const areas = areasIn(scene, fromNow, to)
    const bands = parts.slice(fromNow, to).flatMap((part, i) => {
      const at = fromNow + i
      // "The outlook for marriage is difficult": no area is so rated.
      const rated =
        isPart(part, 'effect') && !has(scene, fromNow, to, (each) => isPart(each, 'transit') || isPart(each, 'who'))
      const tells =
        (isPart(part, 'band') || (rated && /^(?:is|are|both|rated|comes?)$/.test(wordAt(scene, at - 1)))) &&
        !used.has(at) &&
        !(wordAt(scene, at - 1) === 'be' && /^(?:may|can|could|might)$/.test(wordAt(scene, at - 2))) &&
        (TOLD.test(wordAt(scene, at - 1)) ||
          isPart(parts[at - 1], 'and') ||
          isPart(parts[at - 1], 'comma') ||
          isPart(parts[at - 1], 'not') ||
          /^(?:for|verdict|outlook)$/.test(wordAt(scene, at + 1)) ||
          parts[at + 1] === undefined ||
          isPart(parts[at + 1], 'comma'))
      return tells ? [{ at, band: isPart(part, 'band') ? part.item.band : part.text }] : []
    })
    if (areas.length === 0 || bands.length === 0) continue
    const verdict =
      areas.some(({ plainly }) => !plainly) ||
      has(scene, fromNow, to, (part) => /^(?:chart|looks?|outlook|verdict|area|areas|prospects?)$/.test(part.text))
    if (!verdict) continue
    if (has(scene, fromNow, to, (part) => isPart(part, 'who') || isPart(part, 'lords'))) continue
    const first = areas[0]!.at < bands[0]!.at ? 'area' : 'band'
    // "Career is rated better than public life, good against mixed": one each.
    const paired = areas.length === bands.length && areas.at(-1)!.at < bands[0]!.at
    for (const [nth, { at, area }] of areas.entries()) {
      const band = paired
        ? bands[nth]
        : bands.length === 1
          ? bands[0]
          : first === 'band'
            ? bands.findLast((each) => each.at < at)
            : bands.find((each) => each.at > at)
      if (!band) return false
      const asked = { person: ownerAt(scene, at) ?? 'you' } as const
      const denied =
        has(scene, Math.max(fromNow, band.at - 4), band.at, (part) => isPart(part, 'not')) ||
        (band.at < at && has(scene, band.at, at, (part) => isPart(part, 'not')))
      if (denied ? !known.denies(area, 'band', band.band, asked) : !known.says(area, 'band', band.band, asked))
        return false
    }
    for (const { at } of [...areas, ...bands]) used.add(at)
    for (const { at } of bands) if (isPart(parts[at + 1], 'score')) used.add(at + 1)
  }
  // "Scores 72 of 100"
  const scored = areasIn(scene, 0, parts.length).filter(({ plainly }) => !plainly)
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
  return true
}

/** Of working: service, business, independent and public work. */
const WAYS = 4
export const sharesHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const text = wordsOf(scene, 0, parts.length)
  if (!/\b(?:parts?|per cent|percent|share|hundred|way of working)\b/.test(text)) return true
  const told = known.claims.filter(
    ({ relation, chart, subject }) => relation === 'score' && chart === 'D1' && !(subject in AREA_RULES),
  )
  if (told.length === 0) return true
  // A factor is no share.
  for (const [at, part] of parts.entries())
    if (isPart(part, 'number') && wordAt(scene, at + 1) === 'times' && /^(?:as|the)$/.test(wordAt(scene, at + 2)))
      used.add(at)
  const names = told
    .flatMap(({ subject, object }) => {
      const word = subject.toLowerCase().split(' ')[0]!
      const at = parts.findIndex((part) => part.text.split(' ').some((each) => each === word || each === `${word}ly`))
      return at >= 0 ? [{ at, n: Number(object), words: subject.toLowerCase().split(' ') }] : []
    })
    .sort((a, b) => a.at - b.at)
  const numbers = numbersIn(scene, 0, parts.length).filter(({ n }) => n !== 100)
  // "Service and public work have 17 parts each", where only the one is told
  const untold = ['service', 'business', 'independent', 'public'].filter(
    (way) => !told.some(({ subject }) => subject.toLowerCase().startsWith(way)),
  )
  if (numbers.length > 0 && untold.some((way) => parts.some((part) => part.text.split(' ').includes(way)))) return false
  if (names.length === 0) return numbers.length === 0
  if (
    parts.some(
      (part, at) =>
        isPart(part, 'not') && /^(?:is|are|does|do|has|have)$/.test(wordAt(scene, at - 1)) && !isOfReader(parts, at),
    )
  )
    return false
  if (
    !quantitiesHold(
      scene,
      names.map(({ at, n }) => ({ at, value: n, most: 100 })),
    )
  )
    return false
  const [first, behind] = [names[0]!, names.slice(1)]
  const smaller = parts.some((part) => isPart(part, 'fewer') || /^(?:smaller|lighter|lesser)$/.test(part.text))
  const larger = parts.some(
    (part) => isPart(part, 'more') || /^(?:larger|bigger|greater|heavier|larger)$/.test(part.text),
  )
  if (
    parts.some((part) => isPart(part, 'than')) &&
    (smaller || larger) &&
    !behind.every(({ n }) => (smaller ? first.n < n : first.n > n))
  )
    return false
  if (
    /\b(?:weighs most|the most|largest|biggest|heaviest)\b/.test(text) &&
    // The most of all is known only where all are.
    !(told.length >= WAYS && names.every(({ n }) => told.every(({ object }) => Number(object) <= n)))
  )
    return false
  if (
    /\b(?:weighs least|the least|smallest|lowest|lightest)\b/.test(text) &&
    !(told.length >= WAYS && names.slice(0, 1).every(({ n }) => told.every(({ object }) => Number(object) >= n)))
  )
    return false
  // "Three times as many as independent work"
  const times = /\b(?:(twice)|(\w+) times) (?:as (?:many|much|large|big|great)|the (?:parts|share|number))\b/.exec(text)
  if (times) {
    const by = times[1] ? 2 : ['two', 'three', 'four', 'five', 'six'].indexOf(times[2]!) + 2
    if (behind.length !== 1 || by < 2 || first.n !== by * behind[0]!.n) return false
  }
  for (const { at } of numbersIn(scene, 0, parts.length)) used.add(at)
  for (const [at, part] of parts.entries())
    if (
      ['outof', 'points', 'score', 'most'].includes(part.item.is) ||
      names.some(({ words }) => words.includes(part.text))
    )
      used.add(at)
  return true
}

const DAY_BANDS = /^(?:excellent|good|mixed|difficult|hard|strong|weak)$/
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
    ((/^(?:rated|is|a|an|as|be|one|not|counts?)$/.test(wordAt(scene, at - 1)) &&
      /^(?:day|,|:|by|scoring|at|with|and|for|\))?$/.test(wordAt(scene, at + 1))) ||
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
    const rated = isPart(part, 'band') && /^(?:as)$/.test(wordAt(scene, at - 1)) && /^count/.test(wordAt(scene, at - 2))
    if (rated && part.text !== 'good') return false
    const effect = isPart(part, 'effect')
      ? part.item.effect
      : isPart(part, 'band') && part.item.band === 'good'
        ? 'good'
        : null
    if (!effect || isOfReader(parts, at)) continue
    const told =
      /^(?:as|is|are|be|a|an|not|counts?|counted|rated|reckoned|regarded|deemed|judged|considered|called|both)$/.test(
        wordAt(scene, at - 1),
      ) &&
      (parts[at + 1] === undefined ||
        /^(?:one|ones|in|as|so|because|these|this|for|,|and|transit|passage|influence|\)|;|—|right|now|today|while|but|just|at|rather)$/.test(
          wordAt(scene, at + 1),
        ) ||
        isPart(parts[at + 1], 'stop') ||
        isPart(parts[at + 1], 'transit'))
    if (!told) continue
    const colon = parts.findIndex(({ text }, i) => i > at && text === ':')
    const listed = colon > 0 ? parts.findIndex((part, i) => i > colon && isPart(part, 'who')) : -1
    // "Over the sign of your Moon" is of what passes there.
    const isPlace = (i: number) =>
      /^(?:your|the)$/.test(wordAt(scene, i - 1)) &&
      (/^(?:from|over)$/.test(wordAt(scene, i - 2)) || /\bsign of$/.test(wordAt(scene, i - 2)))
    // "Saturn shares Pisces with Venus, yet its transit counts as difficult" is of Saturn.
    const isCompanion = (i: number) =>
      wordAt(scene, i - 1) === 'with' && has(scene, i, at, (part) => isPart(part, 'pronoun'))
    const who =
      [...parts.keys()].findLast((i) => i < at && isPart(parts[i], 'who') && !isPlace(i) && !isCompanion(i)) ?? listed
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
