import { GRAHAS, type Graha } from '../../jyotish/grahas.ts'
import { ENCLOSING } from './enclosing.ts'
import { isPart, type PartOf } from './part.ts'
import { has, wordAt } from './scene.ts'
import { lastOf, type Timed } from './timed.ts'

/** Periods: which are named, and which is in which. */

/** As their lords follow each other. */
const ORDER: readonly Graha[] = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury']

/** Who rules a period that is named by its level: before it ("Ketu is the lord of your mahadasha"), or after ("belongs to Ketu"). */
const lordAt = (t: Timed, at: number): number | null => {
  const { scene, parts, named, wordsBetween } = t
  const RULES =
    /\b(?:lord of|ruler of|rules?|governs?|runs|leads|holds|lord|ruled by|belongs to|belongs|is that of|heads|carries)\b|\b(?:for|as)(?: the| your)?$|\bhas(?: the| your| its)?(?: (?:first|last|final))?$/
  for (let i = at + 1; i < at + 9 && i < parts.length; i++) {
    if (isPart(parts[i], 'who')) {
      if (RULES.test(wordsBetween(at + 1, i)) && !has(scene, at + 1, i, (part) => isPart(part, 'period'))) return i
      break
    }
    if (isPart(parts[i], 'stop') || isPart(parts[i], 'comma')) break
  }
  for (let i = at - 1; i >= 0 && at - i < 7; i--) {
    if (isPart(parts[i], 'period') || isPart(parts[i], 'stop')) break
    if (isPart(parts[i], 'who')) {
      const between = wordsBetween(i + 1, at)
      return RULES.test(between) || (/^(?:the|your|of the|of your|of)?$/.test(between) && named.length > 0) ? i : null
    }
  }
  return null
}

/** Planets of a list that a level in the plural opens: "the antardashas of ...", "three sub-periods follow: ...". */
const listAfter = ({ parts }: Timed, at: number): { at: number; name: string }[] => {
  const found: { at: number; name: string }[] = []
  for (let i = at + 1; i < parts.length; i++) {
    const part = parts[i]!
    if (isPart(part, 'who')) found.push(...part.item.names.map((name) => ({ at: i, name })))
    else if (
      !isPart(part, 'date') &&
      !isPart(part, 'comma') &&
      !isPart(part, 'and') &&
      !isPart(part, 'follows') &&
      !/^(?:of|the|those|are|ahead|follow|come|next|then|is|until|from|to|up to|:|\(|\)|–|in|on|this|order|lords?|your|that)$/.test(
        part.text,
      )
    )
      break
  }
  return found
}

/** "Ketu until 13 May 2029": a name with a date beside it. */
const isDated = ({ scene, parts }: Timed, at: number): boolean => {
  const date = parts.findIndex((part, i) => i > at && isPart(part, 'date'))
  return (
    date > at &&
    date - at < 5 &&
    !has(
      scene,
      at + 1,
      date,
      (part) =>
        !/^(?:from|until|till|since|on|to|in|by|lasting|running|beginning|ending|starting|up to|runs until|and|then|,|the|\()$/.test(
          part.text,
        ),
    )
  )
}

/** The periods that a sentence names; false where one is none of the cited. */
export const periodsNamed = (t: Timed): boolean => {
  const { scene, before, parts, used, named, orders, candidates, wordsBetween } = t
  // Which periods are named
  let persons = scene.usual
  let lastPlanet: string | null =
    before.subject && (GRAHAS as readonly string[]).includes(lastOf(before.subject)) ? lastOf(before.subject) : null
  for (const [at, part] of parts.entries()) {
    if (isPart(part, 'owner')) persons = part.item.persons
    if (isPart(part, 'who')) lastPlanet = part.item.names[0]!
    if (!isPart(part, 'period') || used.has(at)) continue
    const { level } = part.item
    let { planet } = part.item
    // "The antardasha, or great period": a gloss that says something else
    const glossed = parts[at - 2]
    if (planet === null && /^(?:\(|or)$/.test(wordAt(scene, at - 1))) {
      const before = isPart(glossed, 'comma') ? parts[at - 3] : glossed
      if (before && isPart(before, 'period') && before.item.level !== level) return false
    }
    // "The next change of antardasha"
    if (planet === null && /\b(?:changes?|turn|shift) of(?: the| your)?$/.test(wordsBetween(Math.max(0, at - 3), at))) {
      used.add(at)
      continue
    }
    // "Mercury's transit period"; "the year" after a planet is a period where one is known
    if (planet !== null && level === null && candidates(planet, null, persons).length === 0) return false
    const lordly = /^(?:lords?|rulers?)$/.test(wordAt(scene, at + 1))
    if (planet === null) {
      if (lordly) {
        // "Saturn is your mahadasha lord"
        const lord =
          [...parts.keys()].findLast((i) => i < at && isPart(parts[i], 'who')) ??
          [...parts.keys()].find((i) => i > at && isPart(parts[i], 'who'))
        if (lord === undefined) return false
        planet = (parts[lord]!.item as { names: readonly string[] }).names[0]!
        used.add(lord)
      } else if (lordAt(t, at) !== null) {
        const lord = lordAt(t, at)!
        planet = (parts[lord]!.item as { names: readonly string[] }).names[0]!
        used.add(lord)
      } else if (/^(?:whose|its|this|that)$/.test(wordAt(scene, at - 1)))
        planet = wordAt(scene, at - 1) === 'whose' ? lastPlanet : null
      // "In the Jupiter period, its own antardasha ..."
      else if (/\b(?:its|his|her) own$/.test(wordsBetween(Math.max(0, at - 2), at))) planet = lastPlanet
    }
    if (planet) lastPlanet = planet
    used.add(at)
    const owner = parts
      .slice(at + 1, at + 6)
      .find((each) => isPart(each, 'owner') || isPart(each, 'comma') || isPart(each, 'and') || isPart(each, 'period'))
    const whose =
      owner && isPart(owner, 'owner') && /\bfor(?: the)?$/.test(t.wordsBetween(at + 1, parts.indexOf(owner)))
        ? owner.item.persons
        : persons
    named.push({ at, planet, level, persons: whose, spans: candidates(planet, level, whose) })
  }
  // "Both of you are in a Mercury antardasha"
  for (const each of named) {
    if (
      each.planet !== null &&
      (each.spans.length === 0 || !each.persons.every((who) => each.spans.some(({ person }) => person === who)))
    ) {
      return false
    }
  }
  // "That of the Moon", "those of Venus": periods by their lords alone
  for (const [at, part] of parts.entries()) {
    if (!isPart(part, 'who') || part.item.names.length !== 1 || used.has(at)) continue
    const [name] = part.item.names as [string]
    const like = named.findLast((each) => each.at < at) ?? named[0]
    const lesser = /\b(?:lesser|smaller|shorter|inner) one of(?: the)?$/.test(wordsBetween(Math.max(0, at - 5), at))
    const that = /\b(?:that|those|one) of(?: the)?$/.test(
      parts
        .slice(Math.max(0, at - 4), at)
        .map(({ text: each }) => each)
        .join(' '),
    )
    const turns =
      has(scene, at - 4, at, (each) =>
        /^(?:to|after|comes|before|by|once|then|over|way|is followed by|followed by|gives way to|gives place to|hands over to|makes way for|leads into|from|taken)$/.test(
          each.text,
        ),
      ) ||
      has(
        scene,
        at + 1,
        at + 4,
        (each) => /^(?:takes|takes over|follows|begins?|will|comes)$/.test(each.text) || isPart(each, 'begin'),
      )
    const placed = has(
      scene,
      at + 1,
      at + 7,
      (each) => isPart(each, 'sign') || isPart(each, 'seats') || isPart(each, 'dignity'),
    )
    const dated = t.events.length === 0 && isDated(t, at)
    // "Mercury sets the tone within the larger Venus period"
    const greater = named.find((each) => each.at > at)
    const within =
      greater?.planet &&
      greater.planet !== name &&
      t.events.length === 0 &&
      ENCLOSING.test(wordsBetween(at + 1, greater.at)) &&
      !has(scene, at + 1, greater.at, (each) => isPart(each, 'comma') || isPart(each, 'stop') || isPart(each, 'cue'))
    if (like ? !that && !turns && !dated && !within : !dated) continue
    if (placed) continue
    const level = within || lesser ? 'antardasha' : (like?.level ?? null)
    const spansOfIt = [candidates(name, level, persons), dated || that ? candidates(name, null, persons) : []].find(
      (found) => found.length > 0,
    )
    if (!spansOfIt) {
      if (!like) continue
      // The order of periods is always the same.
      const turn = (name: string | null) => ORDER.indexOf(name as Graha)
      const next = named.find((each) => each.planet !== null && each.spans.length > 0)
      if (
        !next ||
        !/\bafter\b/.test(t.wordsBetween(Math.max(0, at - 3), at)) ||
        turn(next.planet) !== (turn(name) + 1) % ORDER.length
      )
        return false
      used.add(at)
      continue
    }
    used.add(at)
    named.push({ at, planet: name, level, persons, spans: spansOfIt })
  }
  // "... ends in May, the second person's in June"
  for (const [at, part] of parts.entries()) {
    const like = named.findLast((each) => each.at < at)
    if (!like || !isPart(part, 'owner') || part.item.persons.length > 1 || used.has(at)) continue
    if (
      !/^(?:on|in|until|only|from|already)$/.test(wordAt(scene, at + 1)) ||
      !has(scene, at + 1, at + 5, (each) => isPart(each, 'date'))
    )
      continue
    const level = like.level ?? 'mahadasha'
    const own = candidates(like.planet, level, part.item.persons)
    const running = candidates(null, level, part.item.persons).filter(({ state }) => state === 'running')
    const found = own.length > 0 ? own : running
    if (found.length === 0) return false
    named.push({ at, planet: lastOf(found[0]!.subject), level, persons: part.item.persons, spans: found })
  }
  // "The antardashas of the Sun, the Moon and Mars": one each, in their order
  for (const { at, planet, level } of [...named]) {
    if (planet !== null || !/s$/.test(parts[at]!.text)) continue
    const list = listAfter(t, at)
    if (list.length === 0) continue
    const own = list.map(({ at: i, name }) => ({
      ...{ at: i, planet: name, level, persons },
      spans: candidates(name, level, persons).filter(({ start, state }) => start !== undefined || state === 'running'),
    }))
    if (own.some(({ spans }) => spans.length === 0)) return false
    const starts = own.map(({ spans }) => spans[0]!.start ?? '')
    if (starts.some((start, i) => i > 0 && start <= starts[i - 1]!)) return false
    for (const each of own) {
      used.add(each.at)
      if (named.every((one) => one.at !== each.at)) named.push(each)
    }
    // "Three antardashas follow: ..."
    const count = [at - 1, at - 2, at - 3].find((i) => isPart(parts[i], 'number'))
    if (count !== undefined) {
      if ((parts[count] as PartOf<'number'>).item.n !== list.length) return false
      used.add(count)
    }
  }
  // "After Mercury comes Ketu, whose sub-period ...": one named before all levels
  named.sort((a, b) => a.at - b.at)

  // Which is inside which
  t.maha =
    named.find(({ level, planet }) => level === 'mahadasha' && planet !== null) ??
    named.find(
      ({ level, planet, at }) =>
        level === null &&
        planet !== null &&
        has(scene, at - 3, at, (part) => /^(?:inside|within|of|in|under)$/.test(part.text)) &&
        named.some((each) => each.at < at && each.level !== null),
    )
  const { maha } = t
  // "The Mercury antardasha ends, and the Venus antardasha inside the Venus period begins": it holds the one before it.
  const held = maha && named.findLast(({ at }) => at < maha.at)
  const holdsOne = held && held.planet !== null && ENCLOSING.test(wordsBetween(held.at + 1, maha.at))
  for (const each of named) {
    if (!maha || each === maha || each.level === 'mahadasha' || each.planet === null) continue
    if (holdsOne && each !== held) continue
    // Of two people each may have a greater one of their own.
    if (maha.persons.join() !== each.persons.join()) {
      const greater = named.filter(
        ({ level, at, planet }) => level !== 'antardasha' && planet !== null && at !== each.at,
      )
      const holds = greater.every(({ planet, persons }) =>
        persons.every((who) =>
          each.spans.some(({ person, subject }) => person === who && subject.startsWith(`${planet}/`)),
        ),
      )
      if (!holds && !orders) return false
      continue
    }
    const inside = each.spans.filter(({ subject }) => subject.startsWith(`${maha.planet}/`))
    if (inside.length > 0 && !orders) each.spans = inside
    else if (inside.length > 0 && Math.abs(each.at - maha.at) < 7) each.spans = inside
    else if (!orders) return false
  }
  // No great period lies in another.
  for (const each of named) {
    const greater = named.find(({ at, planet }) => at > each.at && planet !== null)
    if (each.level === 'mahadasha' && each.planet !== null && greater && greater.level === null)
      if (/\b(?:inside|within|in|of)(?: the| your| its)?$/.test(wordsBetween(each.at + 1, greater.at))) return false
  }
  // The one that runs, where none is named
  for (const each of named)
    if (each.planet === null) {
      const previous = named.findLast((one) => one.at < each.at && one.planet !== null)
      const isNow = has(scene, each.at - 4, each.at, (part) =>
        /^(?:this|current|present|the|its|that)$/.test(part.text),
      )
      const same = previous && (each.level === null || previous.level === each.level) ? previous.spans : null
      // "A new mahadasha begins"
      const isNext = /\b(?:a new|the next|another|the following)(?: \w+)?$/.test(wordsBetween(each.at - 3, each.at))
      each.spans = isNext
        ? each.spans.filter(({ state }) => state === 'coming')
        : (same ??
          each.spans.filter(
            ({ state, subject }) =>
              state === 'running' && (before.subject === null || !isNow || subject === before.subject || true),
          ))
    }
  return true
}
