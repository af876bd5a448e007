import { GRAHAS, SEVEN } from '../../jyotish/grahas.ts'
import type { ClaimRelation } from '../claims.ts'
import { isPart } from './part.ts'
import { has, placesIn, type Reader, stretchOf, wordAt } from './scene.ts'

/** How many stand somewhere, or stand so: a number of them, none, all. */

/** The nodes stand over against one another: "on the axis of the fourth and the tenth house". */
export const axisHolds: Reader = (scene) => {
  const { parts, known, used } = scene
  const at = parts.findIndex((part) => isPart(part, 'axis'))
  if (at < 0) return true
  // "The axis of the nodes shifts on 5 December" is read with the day.
  if (parts.some((part) => isPart(part, 'date'))) {
    used.add(at)
    return true
  }
  const [person] = scene.usual
  if (!person) return false
  const after = placesIn(scene, at)
  const places = after.length > 1 ? after : placesIn(scene)
  const [first] = places
  const ends = places.filter(({ relation }) => relation === first?.relation).slice(0, 2)
  if (ends.length < 2) return false
  const nodes = ['Rahu', 'Ketu'].map((node) => known.one(node, first!.relation, { person }))
  const said = ends.map(({ object }) => object)
  if (nodes.includes(undefined) || !nodes.every((each) => said.includes(each!)) || said[0] === said[1]) return false
  used.add(at)
  for (const { at: i } of ends) used.add(i)
  return true
}

export const emptyHolds: Reader = (scene) => {
  const { parts, known, used } = scene
  for (const [at, part] of parts.entries()) {
    if (!isPart(part, 'empty')) continue
    const [from, to] = stretchOf(scene, at)
    const [person] = scene.usual
    const places = placesIn(scene, from, to)
    const asks = parts.some((each) => ['who', 'seats', 'sign', 'varga', 'planets'].includes(each.item.is))
    if (!asks) continue
    if (!person || places.length === 0 || has(scene, from, to, (each) => isPart(each, 'not') || isPart(each, 'who')))
      return false
    if (
      !places.every(({ relation, object }) => GRAHAS.every((name) => known.denies(name, relation, object, { person })))
    )
      return false
    used.add(at)
    for (const { at: i } of places) used.add(i)
  }
  return true
}

/** "Two planets sit in your tenth house"; "none of your planets is exalted" */
export const countsHold: Reader = (scene) => {
  const { parts, known, used } = scene
  const [person] = scene.usual
  const NOUN =
    /^(?:planets?|grahas?|bodies|occupants?|of them|heavyweights|guests?|residents?|placements?|celestial|wanderers|transits)$/
  for (const [at, part] of parts.entries()) {
    if (used.has(at)) continue
    const noun = [at + 1, at + 2, at + 3, at + 4].find(
      (i) => NOUN.test(wordAt(scene, i)) || isPart(parts[i], 'planets'),
    )
    const none = (isPart(part, 'not') && part.text === 'none') || (isPart(part, 'state') && part.text === 'no')
    const n = isPart(part, 'number') ? part.item.n : none ? 0 : /^(?:single|sole)$/.test(part.text) ? 1 : null
    const most = isPart(part, 'most') && part.text === 'most'
    const every = isPart(part, 'every') && /^(?:all|every|each)$/.test(part.text)
    if ((n === null && !most && !every) || noun === undefined || n === 7 || n === 9) continue
    if (!person) return false
    const [from, end] = stretchOf(scene, at)
    const names = parts.flatMap((each, i) =>
      i >= from && i < end && isPart(each, 'who') && each.item.names[0] !== 'ascendant' ? [...each.item.names] : [],
    )
    const inSky =
      has(
        scene,
        from,
        end,
        (each) => isPart(each, 'transit') || /^(?:now|currently|presently|today)$/.test(each.text),
      ) || known.one('Moon', 'house', { person }) === undefined
    const chart =
      inSky && known.one('Saturn', 'sign', { person, chart: 'transit' }) ? ('transit' as const) : ('D1' as const)
    const places = placesIn(scene, from, end)
    const states = parts.flatMap((each, i): { at: number; relation: ClaimRelation; object: string }[] =>
      i >= from && i < end && (isPart(each, 'dignity') || isPart(each, 'retrograde') || isPart(each, 'combust'))
        ? [{ at: i, relation: each.item.is, object: isPart(each, 'dignity') ? each.item.dignity : 'yes' }]
        : [],
    )
    if (places.length === 0 && states.length === 0) {
      // "Mars, Jupiter and Venus: three planets ..." counts who is named.
      if (n !== null && n === names.length) used.add(at)
      continue
    }
    if (n !== null && n > 0 && names.length === n) {
      used.add(at)
      continue
    }
    for (const { at: i, relation, object } of places.length > 0 ? places.slice(0, 1) : states) {
      const known9 = places.length > 0 ? GRAHAS : SEVEN
      const told = known9.filter((name) => known.all(name, relation, { person, chart }).length > 0)
      const least = relation === 'retrograde' || relation === 'combust' ? 5 : known9.length
      const such = told.filter((name) => known.says(name, relation, object, { person, chart }))
      // As many as are cited, where there may be more.
      if (told.length < least && !(n !== null && n > 1 && such.length === n)) return false
      const fits = most ? such.length > told.length / 2 : every ? such.length === told.length : such.length === n
      if (!fits || !names.every((name) => (such as readonly string[]).includes(name))) return false
      if (names.length === 0 || n === 0) used.add(i)
      if (n !== null && names.length > 0 && names.length !== n && n !== 0) return false
    }
    used.add(at)
    used.add(noun)
    if (n === 0) for (const { at: i } of states) used.add(i)
    // "No planet was retrograde or combust"
    if (n === 0 && names.length === 0) for (const { at: i } of places) used.add(i)
  }
  return true
}
