import { GRAHAS, lordOf } from '../../jyotish/grahas.ts'
import { elementOf, modalityOf } from '../../zodiac/signs.ts'
import type { ChartOf, Person } from '../claims.ts'
import { namedHolds } from './naming.ts'
import { isPart, type Part, type PartOf } from './part.ts'
import { lordshipHolds, seatHolds, signHolds } from './places.ts'
import { has, type Scene, tieBefore, wordAt } from './scene.ts'
import { indexOf, type Predicate, Walk } from './walk.ts'

/**
 * Who stands where and how. Each sign, house, star, dignity and tie of a sentence is bound to those of whom it is said, by what stands
 * between them and by nothing else: the verbs of a sentence are free, but for the families that rule, look, join and hold.
 */

/** A stop: what follows begins anew, or goes on about the same. */
const stopHolds = (w: Walk, i: number, { text }: PartOf<'stop'>): boolean => {
  if (text === ':') {
    if (w.cue?.cue !== 'hold' && !w.topic) w.cue = null
    return true
  }
  if (w.bare?.after === 'with' && !w.subjectSettled()) return false
  if (text !== '(') w.stretchFrom = i + 1
  w.carried = w.subject ?? w.carried
  if (text !== ')') w.lastNamed = w.lastNamed ?? w.subject
  if (text === '(' || text === '—' || text === ')') {
    // What is put in goes on about the same.
  } else w.subject = null
  w.cue = null
  if (w.topic?.relation === 'sign') return false
  w.topic = null
  return true
}

/** Whose chart it is from here on. */
const ownerHolds = (w: Walk, i: number, { item }: PartOf<'owner'>): boolean => {
  const tie = tieBefore(w.scene, i)
  // "The second person's Mercury is the lord of the first person's seventh house": each has a chart of their own.
  const own = w.subject && w.subject.at > 0 ? w.parts[w.subject.at - 1] : undefined
  if (own && isPart(own, 'owner') && isPart(w.parts[i + 1], 'lords') && own.item.persons.join() !== item.persons.join())
    return false
  // "In Sagittarius for the second" is of what stands before it.
  if (
    !(
      tie.text === 'for' &&
      w.subject &&
      w.subject.at > w.stretchFrom - 1 &&
      has(w.scene, w.subject.at, i, (each) => isPart(each, 'sign') || isPart(each, 'seats'))
    )
  ) {
    w.persons = item.persons
    if (w.subject) w.subject = { ...w.subject, persons: item.persons }
    if (w.carried) w.carried = { ...w.carried, persons: item.persons }
  }
  return true
}

/** A word that ties: of ruling, looking, joining or holding. */
const tieHolds = (w: Walk, i: number, part: PartOf<'cue'>): boolean => {
  const { item, text } = part
  if (item.cue === 'aspect' && w.cue?.cue === 'hold') w.cue = { cue: 'aspect', passive: true, at: i }
  else if (item.cue === 'aspect' && w.cue?.cue === 'aspect') w.cue = { ...w.cue, at: i }
  else w.cue = { cue: item.cue, passive: item.passive, at: i }
  if (item.cue === 'hold' && item.passive && !w.topic) w.topic = w.lastTopic
  // "Saturn and Venus are together"
  if (
    item.cue === 'with' &&
    w.subject &&
    w.subject.names.length > 1 &&
    /^(?:together|conjunct|conjoined|joined|united|conjunction|are together|stand together|sit together)$/.test(text) &&
    !has(w.scene, i + 1, i + 4, (each) => isPart(each, 'who'))
  )
    if (!w.tied(w.subject, 'with', w.subject.names, i)) return false
  // "Mars being the lord of both houses", "Venus rules both": of what was named before
  if (item.cue === 'rule' && w.subject && /^(?:both|them|these|those|it)$/.test(wordAt(w.scene, i + 1))) {
    const named = w.parts.find((each, at) => at < i && isPart(each, 'named'))
    const pair = named && isPart(named, 'named') ? / (\d+)\w+ and the (\d+)/.exec(named.item.name)?.slice(1) : undefined
    const houses = pair ?? w.lastHouses.map(String)
    const rules = w.lastSign
      ? w.subject.names.every((name) => name === lordOf(indexOf(w.lastSign!)))
      : houses.length > 0 && w.all(w.subject, { relation: 'lord', object: '', at: i }, houses)
    if (/^(?:rules?|governs?|owns?)$|lord of/.test(text) && GRAHAS.includes(w.subject.names[0] as never) && !rules)
      return false
  }
  // "Mercury owns your career": what it rules but houses, nobody knows.
  if (
    item.cue === 'rule' &&
    w.subject &&
    GRAHAS.includes(w.subject.names[0] as never) &&
    has(w.scene, i + 1, i + 4, (each) => isPart(each, 'area'))
  )
    return false
  return true
}

type State = 'star' | 'dignity' | 'retrograde' | 'combust' | 'nature' | 'houses' | 'vargottama' | 'office'
const predicateOf = (item: Part['item'], at: number): Predicate => {
  switch (item.is) {
    case 'star':
      return { relation: 'star', object: item.star, at }
    case 'dignity':
      return { relation: 'dignity', object: item.dignity, at }
    case 'nature':
      return { relation: 'nature', object: item.nature, at }
    case 'houses':
      return { relation: 'group', object: '', houses: item.houses, at }
    case 'office':
      return { relation: 'office', object: item.office, at }
    default:
      return item.is === 'vargottama'
        ? { relation: 'vargottama', object: '', at }
        : { relation: item.is as 'retrograde', object: 'yes', at }
  }
}

/** How somebody stands. */
const stateHolds = (w: Walk, i: number, { item }: PartOf<State>): boolean => {
  const predicate = predicateOf(item, i)
  w.used.add(i)
  // "An earthy sign", of the sign that was named
  if (item.is === 'nature' && w.lastSign && isPart(w.parts[i - 1], 'comma') === false && !w.subject) {
    const index = indexOf(w.lastSign)
    if ((elementOf(index) === item.nature || modalityOf(index) === item.nature) === w.deniedAt(i)) return false
    return true
  }
  if (isPart(w.parts[i + 1], 'who') || (item.is === 'office' && !w.subject && w.whoAhead(i))) {
    w.pending.push({ ...predicate, denied: w.deniedAt(i) })
    return true
  }
  const of = w.current()
  if (
    !of ||
    (!w.subject && w.whoAhead(i) && !w.leansAt(w.stretchFrom, i) && !isPart(w.parts[w.stretchFrom - 1], 'stop'))
  ) {
    w.pending.push({ ...predicate, denied: w.deniedAt(i) })
    return true
  }
  if (item.is === 'office' && of.names.length > 1) return false
  if (!w.bind(of, predicate)) return false
  return true
}

/** Words that lean on what was said before. */
const wordHolds = (w: Walk, i: number, { item, text }: Part): boolean => {
  if (/^(?:which|who|whose|itself|whom)$/.test(text) && w.lastNamed) {
    w.subject = w.lastNamed
    w.cue = null
  }
  if (text === 'there' && w.lastHouses.length === 0 && w.lastSign === null) return true
  const moving = item.is !== 'direct' ? null : text === 'direct' ? w.subject : w.current()
  if (moving && (text !== 'direct' || isPart(w.parts[i - 1], 'word') || isPart(w.parts[i - 1], 'not'))) {
    w.used.add(i)
    if (
      !moving.names.every((name) =>
        w.persons.every(
          (who) =>
            name === 'Sun' ||
            name === 'Moon' ||
            w.known.says(name, 'retrograde', w.deniedAt(i) ? 'yes' : 'no', { person: who }),
        ),
      )
    )
      return false
  }
  // "Mars, Jupiter and Venus are not."
  if (
    item.is === 'not' &&
    w.subject &&
    w.bare?.at === w.subject.at &&
    w.lastPredicate &&
    (i === w.parts.length - 1 || isPart(w.parts[i + 1], 'stop'))
  ) {
    if (!w.bind(w.subject, w.lastPredicate.predicate, !w.lastPredicate.denied)) return false
  }
  // "Mercury is combust, and so Venus is", "while Venus is": the same as before.
  if (
    /^(?:is|are)$/.test(text) &&
    w.subject &&
    w.bare?.at === w.subject.at &&
    w.lastPredicate &&
    (i === w.parts.length - 1 || isPart(w.parts[i + 1], 'stop') || isPart(w.parts[i + 1], 'comma'))
  ) {
    if (!w.bind(w.subject, w.lastPredicate.predicate, w.lastPredicate.denied)) return false
  }
  if (
    /^(?:same sign|sign)$/.test(text) &&
    /^(?:same|that|this)$/.test(wordAt(w.scene, i - 1)) &&
    w.lastSign &&
    w.subject &&
    w.subject.at >= 0
  )
    if (!w.bind(w.subject, { relation: 'samesign', object: w.lastSign, at: i }, false)) return false
  return true
}

const partHolds = (w: Walk, i: number): boolean => {
  const part = w.parts[i]!
  if (isPart(part, 'stop')) return stopHolds(w, i, part)
  if (isPart(part, 'comma')) {
    if (w.cue?.cue === 'aspect' && !w.cue.passive) w.cue = null
    return true
  }
  if (isPart(part, 'owner')) return ownerHolds(w, i, part)
  if (isPart(part, 'cue')) return tieHolds(w, i, part)
  if (isPart(part, 'who')) return namedHolds(w, i, part)
  if (isPart(part, 'lords')) return lordshipHolds(w, i, part)
  if (isPart(part, 'seats')) return seatHolds(w, i, part)
  if (isPart(part, 'sign')) return signHolds(w, i, part)
  return STATES.has(part.item.is) ? stateHolds(w, i, part as PartOf<State>) : wordHolds(w, i, part)
}
const STATES: ReadonlySet<string> = new Set<State>([
  ...(['star', 'dignity', 'retrograde', 'combust', 'nature', 'houses', 'vargottama', 'office'] as const),
])

export const placingHolds = (
  scene: Scene,
  before: { subject: string | null; chart: ChartOf | null; varga: string | null },
): { subject: string | null; persons: readonly Person[] } | null => {
  const w = new Walk(scene, before)
  for (let i = 0; i < w.parts.length; i++) if (!w.used.has(i) && !partHolds(w, i)) return null
  if (w.topic?.relation === 'sign') return null
  // "... in the house of savings, the second": a place that is put after another is of the same one.
  const last = w.topic
  if (
    last &&
    w.subject &&
    isPart(w.parts[last.at - 2], 'comma') &&
    (w.parts[last.at + 1] === undefined || isPart(w.parts[last.at + 1], 'comma'))
  ) {
    if (w.subject.names[0] !== 'ascendant' && !w.anyTie(w.subject, last.values.map(Number), last.at)) return null
  }
  if (w.pending.length > 0) {
    // What was put first and found nobody is said of the one before.
    if (!w.carried || !w.settle(w.carried)) return null
  }
  if (w.waiting || w.bare?.after === 'with') return null
  // "Mars and Saturn, joined ..."
  const joined = w.subject
  if (
    w.cue?.cue === 'with' &&
    joined &&
    joined.names.length > 1 &&
    /^(?:joined|conjunct|together|conjoined|united|conjunction)$/.test(w.parts[w.cue.at]!.text)
  )
    if (!w.tied(joined, 'with', joined.names, w.cue.at)) return null
  const told = w.subject ?? w.carried
  return {
    subject: told?.names.length === 1 && told.names[0] !== 'ascendant' ? told.names[0]! : (before.subject ?? null),
    persons: w.persons,
  }
}
