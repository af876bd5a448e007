import { lordOf } from '../../jyotish/grahas.ts'
import { elementOf, modalityOf, SIGNS, type Sign, type SignIndex } from '../../zodiac/signs.ts'
import type { ClaimRelation } from '../claims.ts'
import { type Clause, is } from './clause.ts'

/** Words after which a house is a seat, and no longer one that is ruled. */
const SEATING = new Set(['in', 'into', 'to', 'moved', 'sits', 'stands', 'goes', 'placed'])

const indexOf = (sign: string) => SIGNS.indexOf(sign as Sign) as SignIndex

/** Who stands where, how, and with whom: null where a cited fact says otherwise or nothing. */
export const placements = (c: Clause): { subject: string | null } | null => {
  const {
    tokens,
    claims,
    before,
    whose,
    chart,
    subjectIn,
    stated,
    deniedAt,
    houses,
    planets,
    used,
    at,
    has,
    take,
    freePlanets,
    isMentioned,
  } = c
  const from = has('fromMoon') ? ('Moon' as const) : undefined
  const signs = at('sign').filter(({ index }) => !used.has(index))
  const stars = at('star').filter(({ index }) => !used.has(index))
  const dignities = at('dignity').filter(({ index }) => !used.has(index))
  const motions = [
    ...at('retrograde')
      .filter(({ index }) => !used.has(index))
      .map(({ index }) => ({ index, relation: 'retrograde' as const, yes: 'yes', no: 'no' })),
    ...at('direct')
      .filter(({ index }) => !used.has(index))
      .filter(({ index }) =>
        planets.length > 0 || has('pronoun') ? is(tokens[index - 1], 'word') || is(tokens[index - 1], 'not') : false,
      )
      .map(({ index }) => ({ index, relation: 'retrograde' as const, yes: 'no', no: 'yes' })),
    ...at('combust')
      .filter(({ index }) => !used.has(index))
      .map(({ index }) => ({ index, relation: 'combust' as const, yes: 'yes', no: 'no' })),
  ]
  const natures = at('nature').filter(({ index }) => !used.has(index))
  const groups = at('houses').filter(({ index }) => !used.has(index))
  const doubles = at('vargottama').filter(({ index }) => !used.has(index))
  const seats = houses.filter(({ index }) => !used.has(index) && !is(tokens[index - 1], 'outof'))
  const free = freePlanets()
  const rulers = [...at('rules'), ...at('lordof')].filter(({ index }) => !used.has(index))
  const passives = at('ruledby').filter(({ index }) => !used.has(index))
  const glances = at('aspect')
  const meetings = at('with').filter(({ index }) => free.some((each) => each.index > index) || free.length > 1)
  const lagnas = at('ascendant').filter(
    ({ index }) =>
      !(
        is(tokens[index - 1], 'from') ||
        is(tokens[index - 2], 'from') ||
        (tokens[index - 1]?.text ?? '') === 'from' ||
        (tokens[index - 2]?.text ?? '') === 'from'
      ),
  )
  const states =
    signs.length +
    stars.length +
    dignities.length +
    motions.length +
    natures.length +
    groups.length +
    doubles.length +
    rulers.length +
    passives.length +
    glances.length +
    meetings.length +
    seats.length
  if (states === 0) {
    const mentioned = free.every(({ item }) => isMentioned(item.planet))
    return mentioned ? { subject: free[0]?.item.planet ?? null } : null
  }

  const claimedHouses = new Set<number>()
  let who: string | null = null

  // "So near the Sun" says no more than "combust".
  if (motions.some(({ relation, index }) => relation === 'combust' && !deniedAt(index)))
    take(
      ...free
        .filter(
          ({ index, item }) =>
            item.planet === 'Sun' &&
            tokens
              .slice(Math.max(0, index - 4), index)
              .some(({ text }) => /near|close|beside|^by$|rays|light/.test(text)),
        )
        .map(({ index }) => index),
    )

  // Lords
  const lordships: { house: number; index: number }[] = rulers.flatMap(({ index, item }) => {
    if (item.is === 'lordof') return [{ house: item.house, index }]
    const next: { house: number; index: number }[] = []
    for (const seat of seats) {
      if (seat.index <= index) continue
      const between = tokens.slice(index + 1, seat.index)
      if (between.some(({ item: each }) => ['planet', 'sign', 'holds', 'aspect'].includes(each.is))) break
      if (
        next.length > 0 &&
        between.slice(-4).some((each) => each.text === 'from' || (is(each, 'word') && SEATING.has(each.text)))
      )
        break
      if (next.length === 0 && between.some((each) => is(each, 'word') && each.text === 'in')) break
      next.push({ house: seat.house, index: seat.index })
    }
    // "Rules both your ascendant and your sixth house"
    const own = lagnas.find((lagna) => lagna.index > index && lagna.index - index <= 3)
    if (own && !signs.some((sign) => sign.index === own.index + 1)) next.unshift({ house: 1, index: own.index })
    return next
  })
  for (const { house, index } of lordships) {
    claimedHouses.add(index)
    take(index)
    // Its planet: before it as the subject, or after it in apposition.
    const objects = new Set(
      meetings.flatMap((meeting) => free.filter((each) => each.index > meeting.index).map((each) => each.index)),
    )
    const able = free.filter(
      (each) =>
        !objects.has(each.index) && !glances.some((glance) => glance.index < each.index && glance.index > index),
    )
    const planet = able.find((each) => each.index < index) ?? able.find((each) => each.index > index)
    if (planet) {
      if (!stated(planet.item.planet, 'lord', String(house), { of: 'D1', denied: deniedAt(index) })) return null
      take(planet.index)
      who = planet.item.planet
    } else {
      const lord = claims.find(
        (claim) =>
          claim.relation === 'lord' &&
          claim.object === String(house) &&
          (whose.length === 0 || whose.includes(claim.person)),
      )
      const leaned = before.subject && has('pronoun') ? before.subject : null
      if (leaned && !tokens.slice(0, index).some((each) => is(each, 'rules') && each.text.includes('lord'))) {
        if (!stated(leaned, 'lord', String(house), { of: 'D1', denied: deniedAt(index) })) return null
        who = leaned
      } else {
        who = lord ? lord.subject : `lord of house ${house}`
        if (!lord && !claims.some((claim) => claim.subject === `lord of house ${house}`)) return null
      }
    }
  }
  if (rulers.some(({ item }) => item.is === 'rules') && lordships.length === 0) {
    // "rules" as a plain verb
    if (rulers.some(({ text }) => text !== 'own' && text !== 'rule')) return null
  }
  take(...at('rules').map(({ index }) => index))
  for (const { index } of passives) {
    const sign = signs.findLast((each) => each.index < index)
    const owner = free.find((each) => each.index > index && !used.has(each.index))
    if (sign && owner && !seats.some((each) => each.index < index && each.index > sign.index)) {
      if ((lordOf(indexOf(sign.item.sign)) === owner.item.planet) === deniedAt(index)) return null
      take(index, owner.index)
      continue
    }
    take(index)
    const ruled = seats.filter((each) => each.index < index && !used.has(each.index))
    const planet = owner
    const isLord = ({ house }: { house: number }) =>
      stated(planet!.item.planet, 'lord', String(house), { of: 'D1', denied: deniedAt(index) })
    if (ruled.length === 0 || !planet || !ruled.every(isLord)) return null
    take(planet.index, ...ruled.map((each) => each.index))
    for (const each of ruled) claimedHouses.add(each.index)
    who = planet.item.planet
  }

  // "The tenth house is ruled by Jupiter and occupied by Ketu"
  for (const { index } of at('heldby')) {
    const seat = seats.findLast((each) => each.index < index)
    const held = free.filter(
      (each) =>
        each.index > index &&
        !used.has(each.index) &&
        !glances.some((glance) => glance.index > index && glance.index < each.index),
    )
    const [planet] = held
    const of = chart === 'transit' ? 'transit' : 'D1'
    const isThere = ({ item }: (typeof held)[number]) =>
      stated(item.planet, 'house', String(seat!.house), { of, denied: deniedAt(index), from })
    if (!seat || !planet || !held.every(isThere)) return null
    // "..., its own lord"
    const owner = at('itslord').find((each) => each.index > planet.index)
    if (owner && !stated(planet.item.planet, 'lord', String(seat.house), { of: 'D1' })) return null
    take(index, seat.index, ...held.map((each) => each.index))
    claimedHouses.add(seat.index)
    who ??= planet.item.planet
  }

  // Aspects
  for (const { index, text } of glances) {
    take(index)
    const planetBefore = free.findLast((each) => each.index < index)
    const passive = text === 'aspected' || !planetBefore
    const actor = passive ? free.find((each) => each.index > index) : planetBefore
    const lean = before.subject && has('pronoun') && !actor ? before.subject : null
    const by = actor?.item.planet ?? lean
    if (!by) return null
    const targets = passive
      ? [
          ...seats
            .filter((each) => each.index < index)
            .map((each) => ({ index: each.index, object: `house ${each.house}` })),
          ...free.filter((each) => each.index < index).map((each) => ({ index: each.index, object: each.item.planet })),
        ]
      : [
          ...seats
            .filter((each) => each.index > index)
            .map((each) => ({ index: each.index, object: `house ${each.house}` })),
          ...free.filter((each) => each.index > index).map((each) => ({ index: each.index, object: each.item.planet })),
          ...lagnas.filter((each) => each.index > index).map((each) => ({ index: each.index, object: 'house 1' })),
        ]
    // "The aspect of Mars falls on your ninth house"
    if (passive && targets.length === 0 && actor)
      targets.push(
        ...seats
          .filter((each) => each.index > actor.index)
          .map((each) => ({ index: each.index, object: `house ${each.house}` })),
        ...free
          .filter((each) => each.index > actor.index)
          .map((each) => ({ index: each.index, object: each.item.planet as string })),
      )
    if (targets.length === 0) return null
    for (const { index: target, object } of targets) {
      if (!stated(by, 'aspects', object, { of: chart === 'transit' ? 'transit' : 'D1', denied: deniedAt(index) }))
        return null
      take(target)
      claimedHouses.add(target)
    }
    if (actor) take(actor.index)
    who ??= by
  }

  // Company
  for (const { index } of meetings) {
    take(index)
    const ahead = free.filter((each) => each.index < index)
    const behind = free.filter((each) => each.index > index && !glances.some((glance) => glance.index < each.index))
    const pairs: [(typeof free)[number], (typeof free)[number]][] =
      ahead.length > 0 && behind.length > 0
        ? ahead.flatMap((a) => behind.map((b): [typeof a, typeof a] => [a, b]))
        : ahead.length > 1
          ? [[ahead[0]!, ahead[1]!]]
          : behind.length > 1
            ? [[behind[0]!, behind[1]!]]
            : []
    if (pairs.length === 0) {
      if (
        before.subject &&
        behind.length === 1 &&
        stated(before.subject, 'with', behind[0]!.item.planet, { of: 'D1', denied: deniedAt(index) })
      ) {
        take(behind[0]!.index)
        continue
      }
      return null
    }
    for (const [a, b] of pairs) {
      if (!stated(a.item.planet, 'with', b.item.planet, { of: 'D1', denied: deniedAt(index) })) return null
      take(a.index, b.index)
    }
    who ??= pairs[0]![0].item.planet
  }

  // What stands where
  const objects = free.filter(({ index }) => used.has(index))
  const open = free.filter(({ index }) => !used.has(index))
  let subjects: string[] = open.map(({ item }) => item.planet)
  if (subjects.length === 0) subjects = who ? [who] : objects.slice(0, 1).map(({ item }) => item.planet)
  const lagna = lagnas[0]
  if (lagna && (signs.length > 0 || stars.length > 0)) {
    // A sign belongs to what stands nearer to it.
    const [sign] = [...signs, ...stars]
    const nearest = Math.min(...open.map(({ index }) => Math.abs(index - sign!.index)), Number.POSITIVE_INFINITY)
    if (Math.abs(lagna.index - sign!.index) <= nearest) {
      const object = sign!.item.is === 'sign' ? sign!.item.sign : sign!.item.star
      const ofSky = chart === 'transit' && open.length > 0
      if (
        !stated(subjectIn('ascendant'), sign!.item.is, object, {
          of: ofSky ? 'D1' : chart,
          denied: deniedAt(sign!.index),
        })
      )
        return null
      // What passes over the ascendant stands in that sign too.
      if (!ofSky) take(sign!.index)
      who ??= 'ascendant'
      if (open.length === 0) subjects = ['ascendant']
    }
  }
  const rest = {
    signs: signs.filter(({ index }) => !used.has(index)),
    stars: stars.filter(({ index }) => !used.has(index)),
    seats: seats.filter(({ index }) => !used.has(index) && !claimedHouses.has(index)),
  }
  const needs =
    rest.signs.length +
      rest.stars.length +
      dignities.length +
      motions.length +
      natures.length +
      groups.length +
      doubles.length >
    0
  if (subjects.length === 0 && (needs || rest.seats.length > 0) && before.subject && !before.subject.includes('/'))
    subjects = [before.subject]
  if (subjects.length === 0 && needs) return null
  const all = (relation: ClaimRelation, object: string, index: number, fromMoon?: 'Moon') => {
    take(index)
    return subjects.every((each) => {
      const of = fromMoon || relation !== 'house' ? chart : chart === 'D9' || chart === 'varga' ? 'D1' : chart
      const name = relation === 'sign' || relation === 'dignity' ? subjectIn(each) : each
      const where =
        relation === 'star' || relation === 'retrograde' || relation === 'combust'
          ? chart === 'transit'
            ? 'transit'
            : 'D1'
          : of
      return stated(name, relation, object, { of: where, denied: deniedAt(index), from: fromMoon })
    })
  }
  // "Simha, the sign Leo" is one sign.
  if (new Set(rest.signs.map(({ item }) => item.sign)).size > 1 || rest.stars.length > 1) return null
  for (const { index, item } of rest.signs) if (!all('sign', item.sign, index)) return null
  for (const { index, item } of rest.stars) if (!all('star', item.star, index)) return null
  for (const { index, item } of dignities) if (!all('dignity', item.dignity, index)) return null
  /** Of each subject and each person, what a cited fact gives; null where none does. */
  const values = (relation: ClaimRelation, of: typeof chart, name = (each: string) => each): string[] | null => {
    const told = whose.flatMap((person) =>
      subjects.map((each) => c.found(name(each), relation, of, person)[0]?.object ?? null),
    )
    return told.length === 0 || told.includes(null) ? null : (told as string[])
  }
  for (const { index, item } of natures) {
    take(index)
    const found = values('sign', chart, subjectIn)
    const isOf = (sign: string) => elementOf(indexOf(sign)) === item.nature || modalityOf(indexOf(sign)) === item.nature
    if (!found?.every((sign) => isOf(sign) !== deniedAt(index))) return null
  }
  for (const { index, item } of groups) {
    take(index)
    const found = from ? null : values('house', chart)
    if (!found?.every((house) => item.houses.includes(Number(house)) !== deniedAt(index))) return null
  }
  for (const { index } of doubles) {
    take(index)
    const [natal, ninth] = [values('sign', 'D1'), values('sign', 'D9')]
    if (!natal || !ninth || !natal.every((sign, at) => (sign === ninth[at]) !== deniedAt(index))) return null
  }
  for (const { index, relation, yes, no } of motions) {
    take(index)
    const denied = deniedAt(index)
    if (!subjects.every((each) => stated(each, relation, denied ? no : yes, { of: 'D1' }))) return null
  }
  if (subjects.length > 0) {
    if (rest.seats.length > 1) return null
    for (const { index, house } of rest.seats) {
      // A bare "first" is as often an order of things.
      const bare =
        is(tokens[index], 'ordinal') &&
        house <= 2 &&
        !from &&
        rest.seats.length === 1 &&
        !tokens
          .slice(Math.max(0, index - 3), index)
          .some((each) => is(each, 'word') && ['in', 'the'].includes(each.text))
      if (bare) continue
      if (!all('house', String(house), index, from)) return null
    }
  } else
    for (const { index, house } of rest.seats) {
      take(index)
      if (!is(tokens[index], 'ordinal') && !isMentioned(`house ${house}`)) return null
    }
  for (const { index, item } of open) {
    if (used.has(index)) continue
    take(index)
    const stands =
      rest.signs.length + rest.stars.length + dignities.length + motions.length + rest.seats.length > 0 ||
      natures.length + groups.length + doubles.length > 0
    if (!stands && !isMentioned(item.planet)) return null
  }
  return { subject: subjects[0] ?? who }
}
