import { GRAHAS, lordOf } from '../../jyotish/grahas.ts'
import { isPart, type PartOf } from './part.ts'
import { has, tieBefore, wordAt } from './scene.ts'
import { indexOf, type Subject, type Walk } from './walk.ts'

const RULED_BY = /^(?:under|to|by|of|from)$/

/** Somebody is named: as the next subject, as the companion or the target of the one before, or as who stands in, rules or looks at a house. */
export const namedHolds = (w: Walk, i: number, part: PartOf<'who'>): boolean => {
  const { item, text } = part
  const tie = tieBefore(w.scene, i)
  const { names } = item
  const made: Subject = { names, at: i, persons: w.persons }
  /** What both are said of has been read. */
  const heldOf = (acting: Subject): true => {
    w.used.add(i)
    w.used.add(acting.at)
    w.lastNamed = made
    if (w.bare?.at === acting.at) w.bare = null
    return true
  }
  if (names[0] === 'ascendant') {
    if (/^(?:from)$/.test(tie.text)) return true
    // "Scorpio, the sign of your ascendant"
    if (
      w.lastSign &&
      i - w.lastSignAt < 7 &&
      /\bsign of$/.test(tie.text === 'of' ? `${wordAt(w.scene, tie.at - 1)} of` : tie.text)
    ) {
      if (!w.persons.every((who) => w.known.one('ascendant', 'sign', { person: who }) === w.lastSign)) return false
      w.used.add(i)
      return true
    }
    // What passes over the ascendant stands in its sign.
    if (
      w.subject &&
      GRAHAS.includes(w.subject.names[0] as never) &&
      w.cue?.cue !== 'aspect' &&
      /^(?:over|across|through|on|upon|in|into)$/.test(tie.text)
    ) {
      const signs = w.persons.map((who) => w.known.one('ascendant', 'sign', { person: who }))
      if (
        signs.length === 0 ||
        signs.includes(undefined) ||
        !w.bind(w.subject, { relation: 'samesign', object: signs[0]!, at: i }, false)
      )
        return false
      return true
    }
    // A sign beside it is its own.
    const isOwnSign = (at: number) => isPart(w.parts[at], 'sign') && !w.used.has(at)
    const near = [i + 1, i + 2, i + 3].find(
      (at) => isOwnSign(at) && !has(w.scene, i + 1, at, (each) => isPart(each, 'who') || isPart(each, 'comma')),
    )
    if (w.pending.some(({ relation }) => relation === 'sign' || relation === 'star')) {
      if (!w.settle(made)) return false
    } else if (near === undefined && w.cue?.cue === 'aspect' && w.subject && w.cue.at > w.subject.at) {
      if (!w.tied(w.subject, 'aspects', ['house 1'], i)) return false
      w.used.add(i)
      return true
    }
    if (w.cue?.cue === 'with' && w.subject && w.cue.at > w.subject.at && /^meet/.test(w.parts[w.cue.at]!.text))
      return false
    w.used.add(i)
    w.subject = made
    w.lastNamed = made
    return true
  }
  // "Mercury's gaze", "under Mars's aspect"
  const glances =
    has(w.scene, i + 1, i + 3, (each) => isPart(each, 'cue') && each.item.cue === 'aspect') && text.endsWith("'s")
  const parted = (from: number) =>
    has(w.scene, from + 1, i, (each) => isPart(each, 'comma') || isPart(each, 'and') || isPart(each, 'stop'))
  if (tie.text === 'by' && !w.topic && w.lastTopic && isPart(w.parts[tie.at - 1], 'and')) w.topic = w.lastTopic
  // "Three planets share your eighth house: ..."
  const isList =
    w.topic && wordAt(w.scene, tie.at) === ':' && !has(w.scene, w.topic.at, tie.at, (each) => isPart(each, 'stop'))
  if (
    w.topic &&
    (!parted(w.topic.at) ||
      isList ||
      w.topic === w.lastTopic ||
      (w.cue && w.cue.at > w.topic.at && (!parted(w.cue.at) || wordAt(w.scene, i - 1) === ':' || w.cue.cue === 'hold')))
  ) {
    const { relation, values, at } = w.topic
    w.used.add(at)
    w.used.add(i)
    const houses = relation === 'house' ? values : []
    const rules = (w.cue?.cue === 'rule' && w.cue.at > at) || (RULED_BY.test(tie.text) && tie.text === 'under')
    const looks = glances || (w.cue?.cue === 'aspect' && (w.cue.at > at || isList))
    if (!looks && w.deniedAt(i)) return false
    if (rules) {
      const owned = relation === 'house' ? houses : []
      if (
        relation === 'sign'
          ? !values.every((sign) => names.includes(lordOf(indexOf(sign))))
          : !w.all(made, { relation: 'lord', object: '', at }, owned)
      )
        return false
    } else if (looks && relation === 'house') {
      if (
        !w.tied(
          made,
          'aspects',
          houses.map((house) => `house ${house}`),
          i,
          w.deniedAt(i),
        )
      )
        return false
    } else if (!w.all(made, { relation, object: '', at }, values)) return false
    w.lastTopic = w.topic
    w.topic = null
    if (!rules && !looks) w.cue = null
    w.subject = made
    w.lastNamed = made
    if (!w.settle(made)) return false
    return true
  }
  const acting = w.subject && !w.used.has(i) ? w.subject : null
  // "Leo, a sign ruled by the Sun", "Aries, which belongs to Mars"
  if (
    w.cue?.cue === 'rule' &&
    w.cue.passive &&
    w.lastSign &&
    w.lastSignAt < w.cue.at &&
    !has(
      w.scene,
      w.lastSignAt,
      w.cue.at,
      (each) => isPart(each, 'seats') || isPart(each, 'who') || isPart(each, 'period'),
    )
  ) {
    if (!names.includes(lordOf(indexOf(w.lastSign)))) return false
    w.used.add(i)
    return true
  }
  // "The conjunction of the Sun and Mars"
  if (
    w.cue?.cue === 'with' &&
    names.length > 1 &&
    /^conjunction/.test(w.parts[w.cue.at]!.text) &&
    i - w.cue.at < 4 &&
    !w.tied(made, 'with', names, i)
  )
    return false
  // "Where Ketu stands", "and your Moon is there too"
  const isWhere = wordAt(w.scene, tie.at) === 'where' || wordAt(w.scene, tie.at) === 'is where'
  const isThere =
    has(
      w.scene,
      i + 1,
      i + 5,
      (each, at) =>
        /^(?:there|here)$/.test(each.text) &&
        !/^(?:is|are|was|may|can|will|might)$/.test(wordAt(w.scene, at + 1)) &&
        !has(w.scene, i + 1, at, (one) => isPart(one, 'comma') || isPart(one, 'stop') || isPart(one, 'varga')),
    ) &&
    /^(?:is|are|sits?|stands?|shines?|lives?|dwells?|placed|found|too|also|both|joins?|meet|as)$/.test(
      wordAt(w.scene, i + 1),
    )
  if (
    (isWhere || isThere) &&
    w.lastPlace &&
    !has(w.scene, i + 1, i + 6, (each) => ['sign', 'seats', 'dignity', 'retrograde', 'combust'].includes(each.item.is))
  ) {
    if (!w.bind({ ...made }, { relation: w.lastPlace.relation, object: w.lastPlace.object, at: i }, false)) return false
    w.subject = made
    w.lastNamed = made
    w.used.add(i)
    if (!w.settle(made)) return false
    return true
  }
  if (w.cue?.cue === 'rule' && acting?.names[0] === 'ascendant' && w.cue.at > acting.at) {
    if (w.deniedAt(i)) return false
    if (!w.bind(made, { relation: 'lord', object: '1', at: i }, false)) return false
    w.subject = made
    w.lastNamed = made
    w.used.add(i)
    return true
  }
  if (w.cue?.cue === 'with' && acting && w.cue.at > acting.at) {
    const holds = w.tied(acting, 'with', names, i)
    if (holds || !parted(w.cue.at)) {
      // A disposition told by its signs later is read then.
      if (!holds) return false
      return heldOf(acting)
    }
  }
  if (w.cue?.cue === 'with' && !acting && w.pending.length === 0 && !w.waiting && w.cue.at === i - 1) {
    w.waiting = { names, at: i }
    w.used.add(i)
    return true
  }
  if ((w.cue?.cue === 'aspect' || glances) && acting && !(w.cue && w.cue.at < acting.at && !w.cue.passive)) {
    const passive = glances || /^(?:by|of|from|under)$/.test(tie.text) || w.cue!.passive
    const holds = passive ? w.tied(made, 'aspects', acting.names, i) : w.tied(acting, 'aspects', names, i)
    if (!holds) return false
    return heldOf(acting)
  }
  if (
    /^(?:so|neither|nor)$/.test(wordAt(w.scene, i - 2)) &&
    /^(?:is|are|was|were|do|does|did)$/.test(wordAt(w.scene, i - 1)) &&
    w.lastPredicate
  ) {
    if (!w.bind(made, w.lastPredicate.predicate, w.lastPredicate.denied)) return false
    w.used.add(i)
    w.subject = made
    return true
  }
  // A verb that nobody knows between two planets may say anything of them.
  if (
    acting &&
    acting.names[0] !== 'ascendant' &&
    !parted(acting.at) &&
    !w.used.has(i) &&
    w.isTying(acting.at, i) &&
    tie.text !== 'with'
  ) {
    const isAny =
      w.tied(acting, 'with', names, i, false) ||
      w.tied(acting, 'aspects', names, i, false) ||
      (w.lastSign !== null && names.includes(lordOf(indexOf(w.lastSign))))
    if (!isAny) return false
  }
  if (
    tie.text === 'with' &&
    acting &&
    !w.scene.told.has(i) &&
    !has(
      w.scene,
      i + 1,
      Math.min(w.parts.length, i + 9),
      (each, at) => w.isPredicate(each) && !has(w.scene, i + 1, at, (word) => isPart(word, 'stop')),
    )
  ) {
    if (!w.tied(acting, 'with', names, i)) return false
    w.used.add(i)
    return true
  }
  if (w.waiting) {
    if (!w.tied(made, 'with', w.waiting.names, i)) return false
    w.waiting = null
  }
  if (w.bare?.after === 'with') return false
  const ofRule = has(
    w.scene,
    0,
    w.parts.length,
    (each) => isPart(each, 'lords') || (isPart(each, 'cue') && each.item.cue === 'rule'),
  )
  if (!ofRule && !names.every((name) => w.known.speaksOf(name))) return false
  // "Rahu is with Venus in the third house": both are.
  const joint = tie.text === 'with' && acting && w.bare?.at === acting.at
  w.subject = joint ? { ...made, names: [...acting.names, ...names] } : made
  w.lastNamed = w.subject
  w.used.add(i)
  if (w.topic?.relation === 'sign') return false
  w.topic = null
  if (w.cue?.cue !== 'aspect' || !/^(?:of|by|from)$/.test(tie.text)) w.cue = null
  if (!w.scene.told.has(i)) w.bare = { at: i, after: tie.text }
  if (!w.settle(made)) return false
  return true
}
