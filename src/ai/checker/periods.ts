import { GRAHAS, type Graha } from '../../jyotish/grahas.ts'
import { falls } from './dates.ts'
import { isPart } from './parts.ts'
import { has, wordAt } from './scene.ts'
import { lasts, type When } from './spans.ts'
import { lastOf, lengthOf, type Named, type Timed } from './timed.ts'

/** Periods: which are named, which is in which, what dates they have, and which comes after which. */

/** As their lords follow each other. */
const ORDER: readonly Graha[] = ['Ketu', 'Venus', 'Sun', 'Moon', 'Mars', 'Rahu', 'Jupiter', 'Saturn', 'Mercury']

/** Who rules a period that is named by its level: before it ("Ketu is the lord of your mahadasha"), or after ("belongs to Ketu"). */
const lordAt = (t: Timed, at: number): number | null => {
  const { scene, parts, named, wordsBetween } = t
  const RULES =
    /\b(?:lord of|ruler of|rules?|governs?|runs|leads|holds|lord|ruled by|belongs to|belongs|is that of|heads|carries)\b/
  for (let i = at + 1; i < at + 9 && i < parts.length; i++) {
    if (isPart(parts[i], 'who'))
      return RULES.test(wordsBetween(at + 1, i)) && !has(scene, at + 1, i, (part) => isPart(part, 'period')) ? i : null
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

/** The periods that a sentence names; false where one is none of the cited. */
export const periodsNamed = (t: Timed): boolean => {
  const { scene, before, parts, used, named, orders, candidates } = t
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
    if (!isPart(part, 'who') || part.item.names.length !== 1 || used.has(at) || named.length === 0) continue
    const [name] = part.item.names as [string]
    const like = named.findLast((each) => each.at < at) ?? named[0]!
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
    const dated =
      (isPart(parts[at + 1], 'date') ||
        (/^(?:from|until|till|since|on|to|in)$/.test(wordAt(scene, at + 1)) && isPart(parts[at + 2], 'date'))) &&
      t.events.length === 0
    if ((!that && !turns && !dated) || placed) continue
    const level = like.level
    const spansOfIt = candidates(name, level, persons)
    if (spansOfIt.length === 0) {
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
  for (const each of named) {
    if (!maha || each === maha || each.level === 'mahadasha' || each.planet === null) continue
    const inside = each.spans.filter(({ subject }) => subject.startsWith(`${maha.planet}/`))
    if (inside.length > 0 && !orders) each.spans = inside
    else if (inside.length > 0 && Math.abs(each.at - maha.at) < 7) each.spans = inside
    else if (!orders) return false
  }
  // The one that runs, where none is named
  for (const each of named)
    if (each.planet === null) {
      const previous = named.findLast((one) => one.at < each.at && one.planet !== null)
      const isNow = has(scene, each.at - 4, each.at, (part) =>
        /^(?:this|current|present|the|its|that)$/.test(part.text),
      )
      const same = previous && (each.level === null || previous.level === each.level) ? previous.spans : null
      each.spans =
        same ??
        each.spans.filter(
          ({ state, subject }) =>
            state === 'running' && (before.subject === null || !isNow || subject === before.subject || true),
        )
    }
  return true
}

/** Each date is of the period that stands before it, or of what follows. */
export const datesHold = (t: Timed): boolean => {
  const { spans, events, named, owned, dated } = t
  const whens = t.whens.filter((when) => !owned.has(when))
  // Dates
  const ownersOf = (when: When): Named[] => {
    const behind = named.filter(({ at }) => at < when.at)
    const ahead = named.filter(({ at }) => at > when.at)
    const nearest = behind.at(-1)
    // A date in front of all is of what follows.
    return nearest ? [nearest, ...behind.slice(0, -1).reverse(), ...ahead.slice(0, 1)] : ahead
  }
  for (const when of whens) {
    const owners = ownersOf(when)
    // Beside windows and events a date may be one of theirs.
    const [first] = owners
    if (!first) continue
    const holds = (each: Named) =>
      each.persons.length > 0 &&
      each.persons.every((who) => each.spans.some((span) => span.person === who && lasts(span, when)))
    const beside =
      first.at < when.at &&
      when.role !== undefined &&
      !has(
        t.scene,
        first.at + 1,
        when.at,
        (part) =>
          isPart(part, 'comma') ||
          isPart(part, 'and') ||
          isPart(part, 'stop') ||
          isPart(part, 'who') ||
          isPart(part, 'follows') ||
          isPart(part, 'before'),
      )
    // "The Rahu antardasha inside the Sun period ends on ...": of either.
    const [second] = owners.slice(1)
    const nested =
      second && second.at < first.at && /\b(?:inside|within|of|in|\/)\b/.test(t.wordsBetween(second.at, first.at))
    const chosen = holds(first)
      ? first
      : beside
        ? nested && holds(second)
          ? second
          : undefined
        : owners.slice(1).find(holds)
    if (!chosen) {
      if (spans.some(({ kind }) => kind !== 'period') || events.length > 0) continue
      return false
    }
    chosen.spans = chosen.spans.filter((span) => lasts(span, when))
    dated.add(chosen)
    owned.add(when)
  }
  return true
}

/** Which comes after which. */
export const orderHolds = (t: Timed): boolean => {
  const { parts, used, whens, named, ordered, orders } = t
  // Which comes after which
  for (let i = 0; i + 1 < named.length; i++) {
    const [a, b] = [named[i]!, named[i + 1]!]
    if (
      a.planet === null ||
      b.planet === null ||
      (a.planet === b.planet && a.level !== b.level) ||
      a.persons.join() !== b.persons.join()
    )
      continue
    const between = parts
      .slice(a.at + 1, b.at)
      .map((part) => part.text)
      .join(' ')
    const lead = parts
      .slice(Math.max(0, a.at - 5), a.at)
      .map((part) => part.text)
      .join(' ')
    const nested =
      a !== t.maha && b === t.maha
        ? /^(?:antardasha |sub-period |lord |of |in |inside |within |under |the |your |its |, |and |\( |long |current |period |inside of )*$/.test(
            `${between} `,
          )
        : /\b(?:within|inside|in|of)\b[^.]{0,12}$/.test(between) && !orders
    if (nested) continue
    const turned = /\b(?:follows|succeeds|comes after|takes over from|taken over from|follows on|follows upon)\b/.test(
      between,
    )
    const straight =
      /\b(?:after|once|when|following)\b/.test(lead) ||
      /\b(?:follow(?:ed by)?|is followed by|gives? way|gives place|hands?|before|then|precedes|leads into|makes way|yields|passes|baton|ends?|after (?:which|that)|comes to|takes over|until|over to|close|closes|finish)\b/.test(
        between,
      )
    if (!turned && !straight) continue
    const [first, second] = turned && !/\b(?:after|once|when)\b/.test(lead) ? [b, a] : [a, b]
    const meets = first.persons.every((who) =>
      first.spans.some(
        (x) =>
          x.person === who &&
          x.end !== undefined &&
          second.spans.some(
            (y) => y.person === who && y.start === x.end && Math.abs(lengthOf(x.subject) - lengthOf(y.subject)) <= 1,
          ),
      ),
    )
    if (!meets) return false
    // One date of a change is that of the change.
    const [day] = whens
    if (
      whens.length === 1 &&
      day!.on &&
      day!.at > a.at &&
      !first.spans.some((x) => x.end !== undefined && falls(x.end, day!.on!))
    )
      return false
    first.spans = first.spans.filter((x) => second.spans.some((y) => y.start === x.end))
    second.spans = second.spans.filter((y) => first.spans.some((x) => y.start === x.end))
    ordered.add(a)
    ordered.add(b)
    for (const [at, part] of parts.entries()) if (isPart(part, 'before') || isPart(part, 'follows')) used.add(at)
  }
  return true
}
