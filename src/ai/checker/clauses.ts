import { GRAHAS } from '../../jyotish/grahas.ts'
import { elementOf, modalityOf } from '../../zodiac/signs.ts'
import type { ChartOf, ClaimRelation, Person } from '../claims.ts'
import { isPart, type Part } from './part.ts'
import { type Scene, wordAt } from './scene.ts'
import { indexOf } from './walk.ts'

/**
 * A sentence read clause by clause: in each all places and states are of those whom it names, or of whom the clause before named. It has
 * no grammar but commas, conjunctions and the words of ruling, looking and denying, so it reads what ellipsis leaves out; a clause of
 * which that does not tell who stands where states nothing that it can vouch for.
 */

interface Frame {
  readonly chart: ChartOf | null
  readonly varga: string | null
}
interface Clause {
  readonly from: number
  readonly to: number
}

const NOW =
  /^(?:now|currently|presently|today|overhead|nowadays|at present|just now|right now|moment|crossing|passing|moves?|moving|travels|travelling|visits?|visiting)$/
const TURNING = /^(?:but|while|whereas|although|though|yet|where|when|because|since|so|who|which|whose|whom)$/
/** Words by which a place is taken, and not ruled or looked at. */
const PLACING =
  /^(?:in|into|inside|within|through|across|at|occup\w*|enters?|crossing|crosses|visits?|visiting|throughout|transits?|transiting|takes|lies in|falls in|falls into|from|to|on)$/

const clausesOf = ({ parts }: Scene): Clause[] => {
  const clauses: Clause[] = []
  let from = 0
  for (let i = 0; i <= parts.length; i++) {
    const part = parts[i]
    if (part && !isPart(part, 'stop') && !isPart(part, 'comma') && !isPart(part, 'and') && !TURNING.test(part.text))
      continue
    if (i > from) clauses.push({ from, to: i })
    from = i + 1
  }
  return clauses
}

/** What is said of somebody. */
interface Said {
  readonly at: number
  readonly relation: ClaimRelation | 'nature'
  readonly objects: readonly string[]
  readonly from?: 'Moon'
}

export const clausesHold = (
  scene: Scene,
  before: { readonly subject: string | null },
): { subject: string | null; persons: readonly Person[] } | null => {
  const { parts, known, used } = scene
  const isOf = (kinds: readonly Part['item']['is'][], { from, to }: Clause) =>
    parts.slice(from, to).some(({ item }) => kinds.includes(item.is))
  if (
    parts.some(
      (part, at) =>
        !used.has(at) &&
        (['only', 'except', 'most', 'least', 'axis', 'empty', 'planets', 'vargottama'] as const).some((kind) =>
          isPart(part, kind),
        ),
    )
  )
    return null
  // What leans on a place that was named is for a reader that keeps it.
  if (parts.some(({ text }) => /^(?:there|here|same|same sign|own house|as well)$/.test(text))) return null
  const planet = before.subject && (GRAHAS as readonly string[]).includes(before.subject) ? before.subject : null
  let names: readonly string[] = planet ? [planet] : []
  let listed: readonly string[] = []
  let persons = scene.usual
  let frame: Frame = { chart: null, varga: null }
  let pending: Said[] = []
  let looks = false
  /** Of whom nothing has been said yet. */
  let bare = false

  const holds = (name: string, { relation, objects, from }: Said, person: Person, denied: boolean): boolean => {
    const charts: readonly ChartOf[] = frame.chart
      ? [frame.chart]
      : (['D1', 'transit', 'D9', 'varga'] as const)
          .filter((chart) => {
            const subject = name
            return (
              known.all(subject, relation === 'nature' ? 'sign' : relation, { person, chart, ...(from && { from }) })
                .length > 0
            )
          })
          .slice(0, 1)
    const [chart] = charts
    if (!chart) return false
    const subject = frame.varga && chart === 'varga' ? `${frame.varga} ${name}` : name
    const asked = {
      person,
      chart:
        (relation === 'retrograde' || relation === 'combust' || relation === 'lord' || relation === 'office') &&
        chart !== 'D9' &&
        chart !== 'varga'
          ? ('D1' as const)
          : chart,
      ...(from && { from }),
    }
    return objects.every((object) => {
      if (relation === 'nature') {
        const sign = known.one(subject, 'sign', asked)
        if (!sign) return false
        const is = elementOf(indexOf(sign)) === object || modalityOf(indexOf(sign)) === object
        return is !== denied
      }
      return denied ? known.denies(subject, relation, object, asked) : known.says(subject, relation, object, asked)
    })
  }
  /** Of several with as many places each has its own, in their order. */
  const paired = (whom: readonly string[], said: Said, person: Person): boolean =>
    whom.length > 1 &&
    said.objects.length === whom.length &&
    said.relation !== 'lord' &&
    said.relation !== 'aspects' &&
    whom.every((name, nth) => holds(name, { ...said, objects: [said.objects[nth]!] }, person, false))
  const bind = (whom: readonly string[], said: Said, denied: boolean): boolean => {
    if (whom.length === 0 || persons.length === 0) return false
    const many = said.objects.length > 1 && said.relation !== 'lord' && said.relation !== 'aspects'
    const is = persons.every((person) =>
      many ? !denied && paired(whom, said, person) : whom.every((name) => holds(name, said, person, denied)),
    )
    if (is) {
      used.add(said.at)
      bare = false
    }
    return is
  }

  for (const clause of clausesOf(scene)) {
    const { from, to } = clause
    const own: { at: number; names: readonly string[] }[] = []
    const said: Said[] = []
    const seats: { at: number; houses: readonly number[]; from?: 'Moon' }[] = []
    const ruled: number[][] = []
    let rules = false
    let holdsPlace = false
    let passive = false
    let together = false
    let denied = false
    const owners: (readonly Person[])[] = []
    let natal = false
    let transit = false
    let varga: string | null = null
    looks = looks && !isOf(['who', 'cue'], clause)
    for (let i = from; i < to; i++) {
      const part = parts[i]!
      const { item, text } = part
      if (item.is === 'varga') varga = item.varga
      else if (item.is === 'natal') natal = true
      else if (item.is === 'transit' || NOW.test(text)) transit = true
      else if (item.is === 'owner') owners.push(item.persons)
      if (used.has(i)) continue
      if (item.is === 'who') {
        own.push({ at: i, names: item.names })
      } else if (item.is === 'lords') ruled.push([i, ...item.houses])
      else if (item.is === 'seats') {
        const member =
          /^(?:first|second|third)$/.test(text) &&
          listed.length > 1 &&
          /^(?:in|is|at|into|being)$/.test(wordAt(scene, i + 1))
        const nth = ['first', 'second', 'third'].indexOf(text)
        if (member && listed[nth]) {
          own.push({ at: i, names: [listed[nth]!] })
          used.add(i)
        } else seats.push({ at: i, houses: item.houses, ...(item.fromMoon && { from: 'Moon' as const }) })
      } else if (item.is === 'sign') said.push({ at: i, relation: 'sign', objects: [item.sign] })
      else if (item.is === 'star') said.push({ at: i, relation: 'star', objects: [item.star] })
      else if (item.is === 'dignity') said.push({ at: i, relation: 'dignity', objects: [item.dignity] })
      else if (item.is === 'office') said.push({ at: i, relation: 'office', objects: [item.office] })
      else if (item.is === 'nature') said.push({ at: i, relation: 'nature', objects: [item.nature] })
      else if (item.is === 'retrograde' || item.is === 'combust')
        said.push({ at: i, relation: item.is, objects: ['yes'] })
      else if (item.is === 'not' || (item.is === 'state' && text === 'no')) denied = wordAt(scene, i + 1) !== 'only'
      else if (item.is === 'cue') {
        if (item.cue === 'rule') rules = true
        if (item.cue === 'hold') holdsPlace = true
        if (item.cue === 'aspect') {
          looks = true
          passive = item.passive
        }
        if (item.cue === 'with') together = true
      } else if (/^(?:with|beside|alongside)$/.test(text)) together = true
      else if (item.is === 'houses' || item.is === 'opposite' || item.is === 'itslord') return null
      else if (
        item.is === 'direct' &&
        (text !== 'direct' || /^(?:is|are|both|and|or|moves?|stays?|nor|not|neither)$/.test(wordAt(scene, i - 1)))
      )
        return null
    }
    if (transit && natal) return null
    // What rules or is held by whom, another reader has to tell.
    if (rules && seats.length === 0) return null
    if (holdsPlace && seats.length === 0 && !said.some(({ relation }) => relation === 'sign')) return null
    frame = varga
      ? { chart: varga === 'D9' ? 'D9' : 'varga', varga }
      : natal
        ? { chart: 'D1', varga: null }
        : transit
          ? { chart: 'transit', varga: null }
          : frame
    if (owners.length > 1) return null
    if (owners[0]) persons = owners[0]
    if (persons.length === 0 && own.length + said.length + seats.length > 0) return null

    // Who it is of whom the clause speaks
    if (own.length > 2 || (own.length === 2 && !together && !looks)) return null
    let target: { at: number; name: string } | null = null
    const joins =
      own.length === 1 &&
      together &&
      names.length > 0 &&
      parts
        .slice(from, own[0]!.at)
        .every(
          ({ text, item }) =>
            item.is === 'cue' || /^(?:with|beside|alongside|the|your|also|along|together)$/.test(text),
        )
    if (joins) {
      if (own[0]!.names.length !== 1) return null
      target = { at: own[0]!.at, name: own[0]!.names[0]! }
    } else if (own.length > 0) {
      if (bare) return null
      bare = true
      names = own[0]!.names
      if (own.length === 2 && own[1]!.names.length === 1) target = { at: own[1]!.at, name: own[1]!.names[0]! }
      else if (own.length === 2) return null
      listed = own.flatMap((each) => each.names).length > 1 ? own.flatMap((each) => each.names) : listed
    }
    for (const [at, ...houses] of ruled as [number, ...number[]][]) {
      const objects = houses.map(String)
      const alone = seats.length + said.length === 0 && ruled.length === 1
      if (own.length > 0 || alone || (names.length > 0 && (parts[at]!.item as { verb?: boolean }).verb)) {
        said.push({ at, relation: 'lord', objects })
        continue
      }
      const whose = persons.flatMap((person) => houses.map((house) => known.lordOf(house, person)))
      if (whose.length === 0 || whose.includes(null)) return null
      // Of two people each has a lord of their own.
      if (persons.length > 1 && new Set(whose).size > 1) {
        const placed = seats.length === 1 && said.length === 0 && !looks && houses.length === 1
        if (!placed) return null
        const each = persons.every((person) =>
          known.says(known.lordOf(houses[0]!, person)!, 'house', String(seats[0]!.houses[0]), { person }),
        )
        if (!each || denied) return null
        used.add(at)
        used.add(seats[0]!.at)
        seats.length = 0
        names = []
        continue
      }
      used.add(at)
      names = [...new Set(whose)] as string[]
    }
    for (const { at, houses, from: counted } of seats) {
      const tie = parts
        .slice(Math.max(from, at - 4), at)
        .findLast(
          ({ text, item }) => item.is !== 'owner' && !/^(?:the|your|his|her|its|their|own|same|a|an)$/.test(text),
        )
      const placing =
        PLACING.test(tie?.text ?? '') &&
        !(looks && /^(?:on|at|to|in|into)$/.test(tie?.text ?? '') && tie?.text !== 'in')
      const objects = houses.map(String)
      if (looks && !placing && !counted)
        said.push({ at, relation: 'aspects', objects: objects.map((house) => `house ${house}`) })
      else if (rules && !placing && !counted) said.push({ at, relation: 'lord', objects })
      else said.push({ at, relation: 'house', objects, ...(counted && { from: counted }) })
    }
    if (own.some(({ names: [name] }) => name === 'ascendant')) {
      if (said.some(({ relation }) => relation !== 'sign' && relation !== 'star') || own.length > 1) return null
    }
    if (denied && said.length > 1) return null
    if (target !== null) {
      if (target.name === 'ascendant' || names.includes('ascendant')) return null
      const relation = looks ? ('aspects' as const) : ('with' as const)
      const [subject, object] = looks && passive ? [[target.name], names] : [names, [target.name]]
      if (!bind(subject, { at: target.at, relation, objects: object }, denied)) return null
      if (!looks) names = [...names, target.name]
    } else if (together && names.length > 1 && said.length === 0 && own.length > 0) {
      const [head, ...rest] = names as [string, ...string[]]
      if (!bind([head], { at: own[0]!.at, relation: 'with', objects: rest }, denied)) return null
    }
    if (own.some(({ names: each }) => !each.every((name) => known.speaksOf(name)))) return null
    for (const { at } of own) used.add(at)
    if (names.length === 0) {
      if (denied && said.length > 0) return null
      pending.push(...said)
      continue
    }
    if (![...pending, ...said].every((each) => bind(names, each, denied))) return null
    pending = []
  }
  if (pending.length > 0 || bare) return null
  return { subject: names.length === 1 && names[0] !== 'ascendant' ? names[0]! : before.subject, persons }
}
