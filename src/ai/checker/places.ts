import { lordOf } from '../../jyotish/grahas.ts'
import { isPart, type Part, type PartOf } from './part.ts'
import { has, tieBefore, wordAt } from './scene.ts'
import { indexOf, type Predicate, type Subject, type Walk } from './walk.ts'

const PLACING =
  /^(?:in|into|inside|within|through|across|to|at|from|on|onto|over|occupies|occupy|occupying|enters?|crossing|crosses|by|throughout|around|along|stands? in|falls in|falls into|fall in|towards?|lies in|lies on|falls on|falls across|transiting|transits|in transit|taking|takes|up|among|between|leaving|leaves)$/

/** Lordship of houses: said of somebody, or standing for whoever it is. */
export const lordshipHolds = (w: Walk, i: number, part: PartOf<'lords'>): boolean => {
  const { item, text } = part
  const tie = tieBefore(w.scene, i)
  const next = w.parts.slice(i + 1, i + 5).findIndex((each) => isPart(each, 'who'))
  const gap = next < 0 ? [] : w.parts.slice(i + 1, i + 1 + next)
  const follows =
    !item.verb &&
    next >= 0 &&
    gap.every(
      (each) => /^(?:,|\(|—|–|is|are|the|planet|being|,|your|of|s|you|both)$/.test(each.text) || isPart(each, 'owner'),
    )
  const doing = w.current()
  // Past whose it is.
  const behind = isPart(w.parts[i - 1], 'owner') ? w.parts[i - 2] : w.parts[i - 1]
  const preceded =
    w.subject !== null &&
    w.subject.at >= 0 &&
    (item.verb ||
      isPart(behind, 'stop') ||
      isPart(behind, 'comma') ||
      isPart(behind, 'who') ||
      !w.parts.slice(w.subject.at + 1, i).some((each) => isPart(each, 'comma') || isPart(each, 'and')) ||
      /^(?:as|and|both|also|of|being|is|are)$/.test(tie.text)) &&
    w.subject.names[0] !== 'ascendant'
  const fronted = (/^(?:as|being)$/.test(tie.text) || /^as /.test(text)) && !preceded
  if (follows && !(preceded && /^(?:as|is|are)$/.test(tie.text))) {
    const at = i + 1 + next
    const who = w.parts[at] as Part & { item: { is: 'who'; names: readonly string[] } }
    const of: Subject = { names: who.item.names, at, persons: w.persons }
    if (of.names.length > 1 && item.houses.length === 1) {
      // "Your seventh lord, Mercury and Venus" names one too many.
      return false
    }
    // "Venus, your eleventh lord, Mars ..." is said of the first.
    const apposed =
      w.subject !== null && isPart(w.parts[i - 1], 'comma') && isPart(w.parts[i + 1], 'comma') && w.subject.at === i - 2
    if (!apposed) {
      if (!w.all(of, { relation: 'lord', object: '', at: i }, item.houses.map(String))) return false
      return true
    }
  }
  if (preceded || (item.verb && doing)) {
    const of = preceded ? w.subject! : doing!
    if (!w.all(of, { relation: 'lord', object: '', at: i }, item.houses.map(String))) return false
    w.lastHouses = item.houses
    return true
  }
  if (fronted || item.verb) {
    w.pending.push(...item.houses.map((house): Predicate => ({ relation: 'lord', object: String(house), at: i })))
    w.used.add(i)
    return true
  }
  // "Your seventh lord has gone ...": who that is, is w.known.
  const whose = w.persons.length > 0 ? w.persons : w.scene.usual
  const named = item.houses.map((house) => whose.map((who) => w.known.lordOf(house, who)))
  if (whose.length === 0 || named.some((lords) => lords.some((lord) => lord === null))) return false
  w.used.add(i)
  const names = [...new Set(named.flat())] as string[]
  // "The lords of the ninth and tenth" is one planet or two.
  const of: Subject = { names: whose.length > 1 ? [] : names, at: i, persons: whose }
  if (of.names.length === 0) return false
  w.subject = of
  w.lastNamed = of
  w.cue = null
  if (!w.settle(of)) return false
  return true
}

/** Houses: a seat, what is ruled, what is looked at, or what waits for who is in it. */
export const seatHolds = (w: Walk, i: number, part: PartOf<'seats'>): boolean => {
  const { item } = part
  const tie = tieBefore(w.scene, i)
  const { houses, fromMoon } = item
  const from = fromMoon ? ('Moon' as const) : undefined
  const objects = houses.map(String)
  const place = (at: number): Predicate => ({ relation: 'house', object: '', at, ...(from && { from }) })
  const looksAtThem = (subject: Subject) =>
    w.tied(
      subject,
      'aspects',
      houses.map((house) => `house ${house}`),
      i,
    )
  const of = w.current()
  const behind = w.parts[i - 1]
  w.used.add(i)
  if (houses.length === 1 && !from) w.lastPlace = { relation: 'house', object: objects[0]! }
  const acts = w.cue && w.subject && w.cue.at > w.subject.at
  if (
    w.cue?.cue === 'aspect' &&
    w.subject &&
    !from &&
    w.subject.names[0] !== 'ascendant' &&
    (acts || w.cue.at < w.subject.at) &&
    !/^(?:in|from|inside|within|into)$/.test(tie.text)
  ) {
    if (w.cue.passive && w.cue.at > w.subject.at) {
      w.topic = { relation: 'house', values: objects, at: i }
      return true
    }
    if (!looksAtThem(w.subject)) return false
    if (w.bare?.at === w.subject.at) w.bare = null
    w.lastHouses = houses
    return true
  }
  if (
    w.cue?.cue === 'rule' &&
    acts &&
    !from &&
    i - w.cue.at < 6 &&
    !/^(?:in|from|into|through|inside)$/.test(tie.text) &&
    w.subject!.names[0] !== 'ascendant'
  ) {
    if (!w.all(w.subject!, { relation: 'lord', object: '', at: i }, objects)) return false
    return true
  }
  // No house is counted from another planet.
  const counter = w.parts.slice(i + 1, i + 5).findIndex((each) => isPart(each, 'who'))
  if (
    wordAt(w.scene, i + 1) === 'from' &&
    counter > 0 &&
    w.parts.slice(i + 2, i + 1 + counter).every(({ text }) => /^(?:your|the|natal|birth|its|own)$/.test(text))
  ) {
    const [name] = (w.parts[i + 1 + counter] as PartOf<'who'>).item.names
    if (name !== 'Moon' && name !== 'ascendant') return false
  }
  // Who meets a house, nobody knows.
  if (w.cue?.cue === 'with' && acts && i - w.cue.at < 4 && !from && /^meet/.test(w.parts[w.cue.at]!.text)) return false
  // "Aquarius, your eleventh house": of the sign that stands before it.
  const sign = [i - 1, i - 2, i - 3, i - 4].find((at) => isPart(w.parts[at], 'sign'))
  const apposed =
    sign !== undefined &&
    !from &&
    w.parts
      .slice(sign + 1, i)
      .every(({ text: each }) => /^(?:,|\(|—|your|the|is|which is|being|or|that is|which|here|also)$/.test(each))
  if (apposed) {
    const name = (w.parts[sign]!.item as { sign: string }).sign
    const whose = w.persons.length > 0 ? w.persons : w.scene.usual
    if (
      houses.length !== 1 ||
      whose.length === 0 ||
      !whose.every((who) => w.known.signOfHouse(houses[0]!, who) === name)
    ) {
      // "Capricorn, your eleventh house, holds ...": where nobody knows what rises, who is there has to stand in both.
      if (!of && w.topic?.relation === 'sign' && w.topic.at === sign && houses.length === 1) {
        w.pending.push({ relation: 'sign', object: name, at: sign })
        w.topic = { relation: 'house', values: objects, at: i }
        return true
      }
      if (!(of && w.all(of, place(i), objects))) return false
    }
    return true
  }
  w.lastHouses = houses
  const placed =
    PLACING.test(tie.text) ||
    from !== undefined ||
    (w.cue?.cue === 'hold' && acts) ||
    (isPart(w.parts[tie.at], 'and') &&
      (w.lastPredicate?.predicate.relation === 'house' || w.lastPredicate?.predicate.relation === 'sign'))
  if (placed && w.subject && w.subject.names[0] !== 'ascendant') {
    if (houses.length > 1) return false
    if (!w.all(w.subject, place(i), objects)) return false
    return true
  }
  if (placed && !w.subject && (tie.at >= w.stretchFrom || tie.at < 0)) {
    // "There", "it", "which": somebody spoken of before
    if (w.carried && (w.leansAt(w.stretchFrom, i) || isPart(w.parts[w.stretchFrom - 1], 'stop')) && !w.whoAhead(i)) {
      if (houses.length > 1 || !w.all(w.carried, place(i), objects)) return false
      return true
    }
    if (houses.length === 1) w.pending.push({ ...place(i), object: objects[0]! })
    else return false
    return true
  }
  if (
    w.subject &&
    w.subject.names[0] !== 'ascendant' &&
    has(w.scene, i + 1, i + 5, (each) => isPart(each, 'cue') && each.item.cue === 'aspect') &&
    !has(w.scene, i + 1, i + 4, (each) => isPart(each, 'comma') || isPart(each, 'and'))
  ) {
    if (!looksAtThem(w.subject)) return false
    return true
  }
  if (tie.text === 'of' || tie.text === 'for') {
    if (!of || of.at < w.stretchFrom || of.names[0] === 'ascendant') return true
    if (!w.anyTie(of, houses, i)) return false
    return true
  }
  if (w.subject && w.subject.at >= w.stretchFrom && w.subject.names[0] !== 'ascendant') {
    if (isPart(behind, 'who') || (isPart(w.parts[i - 2], 'who') && /^(?:your|the|is)$/.test(wordAt(w.scene, i - 1)))) {
      if (!w.all(w.subject, place(i), objects)) return false
      return true
    }
    if (isPart(w.parts[tie.at], 'comma') || isPart(w.parts[tie.at], 'and') || isPart(w.parts[tie.at], 'stop')) {
      w.topic = { relation: 'house', values: objects, at: i }
      return true
    }
    if (!w.anyTie(w.subject, houses, i)) return false
    return true
  }
  if (!w.subject && w.carried && w.leansAt(w.stretchFrom, i) && !w.whoAhead(i)) {
    if (!w.anyTie(w.carried, houses, i)) return false
    return true
  }
  if (w.topic?.relation === 'sign') return false
  w.topic = { relation: 'house', values: objects, at: i }
  return true
}

/** A sign: of who stands in it, of what rises, of a house, or waiting for who is there. */
export const signHolds = (w: Walk, i: number, part: PartOf<'sign'>): boolean => {
  const { item } = part
  const tie = tieBefore(w.scene, i)
  const previous = w.lastSign
  w.lastSign = item.sign
  w.lastSignAt = i
  w.lastPlace = { relation: 'sign', object: item.sign }
  w.used.add(i)
  const predicate: Predicate = { relation: 'sign', object: item.sign, at: i }
  const rises = [i + 1, i + 2, i + 3, i + 4].find(
    (at) => isPart(w.parts[at], 'who') && (w.parts[at]!.item as { names: readonly string[] }).names[0] === 'ascendant',
  )
  if (
    rises !== undefined &&
    w.parts
      .slice(i + 1, rises)
      .every(
        (each) =>
          isPart(each, 'varga') ||
          /^(?:on|the|as|your|its|is|at|sign|was|,|stands|a|coming|climbing|sits)$/.test(each.text),
      )
  ) {
    const of: Subject = { names: ['ascendant'], at: rises, persons: w.persons }
    if (!w.bind(of, predicate)) return false
    w.used.add(rises)
    w.subject = of
    return true
  }
  // "A sign of Venus", "Leo, the sign of the Sun"
  if (
    w.cue?.cue === 'rule' &&
    w.subject &&
    w.cue.at > w.subject.at &&
    i - w.cue.at < 5 &&
    !PLACING.test(tie.text) &&
    w.subject.names[0] !== 'ascendant'
  ) {
    if (!w.subject.names.includes(lordOf(indexOf(item.sign)))) return false
    return true
  }
  // "In the fifth sign from the first person's Moon, in Virgo": of the one from whom it is counted
  const counted = w.parts
    .slice(Math.max(0, i - 4), i)
    .find((each) => isPart(each, 'seats') && /the (?:first|second) person's moon$/.test(each.text))
  if (counted && (isPart(w.parts[i - 2], 'comma') || w.parts[i - 2] === counted)) {
    const person = /the first person's moon$/.test(counted.text) ? 'first' : 'second'
    return w.known.says('Moon', 'sign', item.sign, { person })
  }
  // "Leo, your fourth house, in which ..."; the house that stands before it
  const seats = [i - 1, i - 2, i - 3].find((at) => isPart(w.parts[at], 'seats'))
  if (
    seats !== undefined &&
    !PLACING.test(tie.text) &&
    w.parts.slice(seats + 1, i).every(({ text: each }) => /^(?:,|\(|—|the|sign|is|which is)$/.test(each))
  ) {
    const [house] = (w.parts[seats]!.item as { houses: readonly number[] }).houses
    const whose = w.persons.length > 0 ? w.persons : w.scene.usual
    if (!whose.every((who) => w.known.signOfHouse(house!, who) === item.sign)) return false
    return true
  }
  const nextWho = isPart(w.parts[i + 1], 'who') && !isPart(w.parts[i - 1], 'who')
  if (nextWho && !/^(?:in|into|inside|within|through|enters?)$/.test(tie.text)) {
    w.pending.push(predicate)
    return true
  }
  const of =
    w.subject ??
    (w.leansAt(w.stretchFrom, i) ||
    (w.carried && isPart(w.parts[w.stretchFrom - 1], 'stop') && PLACING.test(tie.text) && !w.whoAhead(i))
      ? w.carried
      : null)
  if (of) {
    if (!w.bind(of, predicate)) return false
    return true
  }
  if (PLACING.test(tie.text)) {
    w.pending.push(predicate)
    return true
  }
  if (previous === item.sign && !w.topic) return true
  w.topic = { relation: 'sign', values: [item.sign], at: i }
  return true
}
