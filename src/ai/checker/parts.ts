import type { Person } from '../claims.ts'
import { type Cue, cueOf } from './cues.ts'
import type { Item, Token } from './items.ts'

/** A sentence as parts: planets that stand together, houses that are counted together, lords, periods, and the words that tie them. */

export type Level = 'mahadasha' | 'antardasha' | 'pratyantardasha'

type Made =
  | { readonly is: 'who'; readonly names: readonly string[]; readonly natal?: boolean }
  /** Houses by their lordship: "lord of the third and the tenth". */
  | { readonly is: 'lords'; readonly houses: readonly number[]; readonly verb: boolean }
  | { readonly is: 'seats'; readonly houses: readonly number[]; readonly fromMoon: boolean }
  | { readonly is: 'period'; readonly planet: string | null; readonly level: Level | null }
  | { readonly is: 'cue'; readonly cue: Cue; readonly passive: boolean }
  | { readonly is: 'stop' }
  | { readonly is: 'comma' }
  | { readonly is: 'owner'; readonly persons: readonly Person[] }
  | { readonly is: 'length'; readonly n: number; readonly unit: Unit; readonly span: boolean }

export type Unit = 'day' | 'week' | 'month' | 'year' | 'decade'
export interface Part {
  readonly item: Exclude<Item, { is: 'person' } | { is: 'lordof' } | { is: 'house' } | { is: 'planet' }> | Made
  readonly text: string
}
type Kind = Part['item']['is']
type Of<K extends Kind> = Extract<Part['item'], { readonly is: K }>
export type PartOf<K extends Kind> = Part & { readonly item: Of<K> }
export const isPart = <K extends Kind>(part: Part | undefined, kind: K): part is Part & { item: Of<K> } =>
  part?.item.is === kind

/** What may stand between the members of a list. */
const LISTED = /^(?:,|and|or|nor|&|–|\/|as well as|plus|also|both|then|the|your|of|natal|its|their|with|too)$/
const JOINT = /^(?:,|and|or|nor|&|–|\/|as well as|plus)$/
const DETERMINING =
  /^(?:the|your|its|his|her|their|both|own|a|an|that|this|of|over|for|in|to|very|entire|whole|two|houses?)$/
/** After these an ordinal is a house of a chart; before others it orders something else. */
const CLOSING =
  /^(?:,|and|or|but|–|—|;|:|\(|\)|is|are|was|were|has|have|had|in|into|from|with|where|which|who|while|when|as|at|to|on|by|for|of|house|houses|also|too|there|brings?|gives?|makes?|asks?|can|may|might|will|would|does|do|stands?|sits?|receives?|holds?|becomes?|puts?|so|that|if|than|then|because|since|although|though|under|through|seat|place|bhava|alone|alike|itself|both|counted|against|likes?|wants?|needs?)$/

const UNITS: Readonly<Record<string, Unit>> = {
  ...{ day: 'day', days: 'day', week: 'week', weeks: 'week', month: 'month', months: 'month', year: 'year' },
  ...{ years: 'year', decade: 'decade', decades: 'decade', fortnight: 'week', fortnights: 'week' },
}

export const unitOf = (text: string): Unit | null => UNITS[text.replace(/-span$|'s?$/, '')] ?? null

const personsOf = (person: 'first' | 'second' | 'both'): readonly Person[] =>
  person === 'both' ? ['first', 'second'] : [person]

/** Whether a verb of ruling takes what follows it: "governs the third", "looks after". */
const TAKES =
  /^(?:rules?|ruling|governs?|governing|owns?|owning|guards?|commands?|manages?|looks? after|looking after|oversees?|answers|presides?|heads?|masters?|administers?|carries|has charge of|in charge|charge|responsible|duty|lordships?|ownership|rulership|custody|care|directs?|runs)$/
const LORDLY =
  /^(?:(?:the |as |your )?(?:lords?|rulers?|owners?|guardians?|keepers?|custodians?|stewards?|masters?|governors?|landlords?|proprietors?|caretakers?)(?: of)?)$/

const NATURES: Readonly<Record<string, 'Fire' | 'Earth' | 'Air' | 'Water' | 'Movable' | 'Fixed' | 'Dual'>> = {
  ...{
    fiery: 'Fire',
    fire: 'Fire',
    earthy: 'Earth',
    earth: 'Earth',
    airy: 'Air',
    air: 'Air',
    watery: 'Water',
    water: 'Water',
  },
  ...{ movable: 'Movable', cardinal: 'Movable', fixed: 'Fixed', dual: 'Dual', mutable: 'Dual' },
}

export const partsOf = (tokens: readonly Token[], pair: boolean): Part[] => {
  const parts: Part[] = []
  const put = (item: Part['item'], from: number, to: number) =>
    parts.push({
      item,
      text: tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join(' '),
    })
  /** Past words of a list, the next place that holds what is looked for; -1 where none does. */
  const onward = (at: number, fits: (token: Token) => boolean, between = LISTED): number => {
    let joined = false
    for (let i = at; i < tokens.length && i < at + 5; i++) {
      const token = tokens[i]!
      if (fits(token)) return joined ? i : -1
      if (!between.test(token.text)) return -1
      if (JOINT.test(token.text)) joined = true
    }
    return -1
  }
  const houseAt = (token: Token | undefined): number | null =>
    token?.item.is === 'house' ? token.item.house : token?.item.is === 'ordinal' ? token.item.n : null
  /** Houses counted together from here, and where they end. */
  const seatsFrom = (at: number): { houses: number[]; to: number; sure: boolean } | null => {
    const first = houseAt(tokens[at])
    if (first === null) return null
    const houses = [first]
    let to = at + 1
    let sure = tokens[at]!.item.is === 'house'
    for (;;) {
      if (/^(?:houses?|bhavas?)$/.test(tokens[to]?.text ?? '')) {
        sure = true
        to++
      }
      const next = onward(to, (token) => houseAt(token) !== null)
      if (next < 0) break
      // "..., the first house" after a clause of its own is read by itself.
      const n = houseAt(tokens[next])!
      if (houses.includes(n) || tokens.slice(to, next).some(({ text }) => text === 'with')) break
      // "Your fourth house and the sixth from your Moon"
      if (tokens.slice(next + 1, next + 4).some((each) => each.item.is === 'fromMoon')) break
      houses.push(n)
      sure ||= tokens[next]!.item.is === 'house'
      to = next + 1
    }
    const after = tokens[to]?.text ?? ','
    const before = tokens[at - 1]?.text ?? ''
    // "The second person", "the first window" count no houses.
    if (
      !sure &&
      !(
        CLOSING.test(after) ||
        tokens[to]?.item.is === 'number' ||
        tokens[to]?.item.is === 'fromMoon' ||
        tokens[to]?.item.is === 'planet' ||
        tokens[to]?.item.is === 'date'
      )
    )
      return null
    if (
      !sure &&
      !/^(?:the|your|in|of|its|their|his|her|from|to|both|and|,|over|for|s|or|person's|into|also|lord|as)$/.test(before)
    )
      return null
    return { houses, to, sure }
  }

  let owner: Person | null = null
  /** "Counted from the Moon, Saturn is in the ninth house, Jupiter in the second" */
  let counted = false
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!
    const { item, text } = token
    if (item.is === 'fromMoon') counted = true
    if (!pair && item.is === 'koota') {
      parts.push({ item: { is: 'unknown', word: text }, text })
      i++
      continue
    }
    if (/^[;:()—]$/.test(text) || item.is === 'break') {
      counted = false
      put({ is: 'stop' }, i, i + 1)
      i++
      continue
    }
    if (text === ',') {
      put({ is: 'comma' }, i, i + 1)
      i++
      continue
    }
    const before = parts.at(-2)
    const bothOf =
      item.is === 'person' &&
      item.person === 'both' &&
      text === 'both' &&
      ((isPart(before, 'who') && before.item.names.length === 2) ||
        tokens.slice(i + 1, i + 3).some((each) => each.item.is === 'planet'))
    if (item.is === 'person' && ((!pair && item.person === 'both') || bothOf)) {
      parts.push({ item: { is: 'word', word: text }, text })
      i++
      continue
    }
    if (
      /^(?:nodes|luminaries)$/.test(text) ||
      (text === 'lights' && /^(?:both|the|two)$/.test(tokens[i - 1]?.text ?? ''))
    ) {
      put({ is: 'who', names: text === 'nodes' ? ['Rahu', 'Ketu'] : ['Sun', 'Moon'] }, i, i + 1)
      i++
      continue
    }
    // "An earthy, fixed sign"
    const nature = NATURES[text]
    if (nature && tokens.slice(i + 1, i + 5).some((each) => each.item.is === 'nature' || /^signs?$/.test(each.text))) {
      put({ is: 'nature', nature }, i, i + 1)
      i++
      continue
    }
    if (item.is === 'person') {
      owner = item.person === 'both' ? owner : item.person
      put({ is: 'owner', persons: personsOf(item.person) }, i, i + 1)
      i++
      continue
    }
    // "... and in Libra for the second"
    if (
      pair &&
      item.is === 'ordinal' &&
      item.n <= 2 &&
      owner !== null &&
      /^(?:the|person)$/.test(tokens[i - 1]?.text ?? '') &&
      (tokens[i + 1] === undefined || !/^(?:house|sign|and|or|lord|bhava)$/.test(tokens[i + 1]!.text)) &&
      /^(?:for|of|in|,|and|while|whereas|but)$/.test(tokens[i - 2]?.text ?? '')
    ) {
      put({ is: 'owner', persons: [item.n === 1 ? 'first' : 'second'] }, i, i + 1)
      i++
      continue
    }
    if (item.is === 'planet') {
      const names = [item.planet]
      let to = i + 1
      const isPeriodic = (at: number) => tokens[at]?.item.is === 'level' || tokens[at]?.text.startsWith('period')
      const named = (each: Token) => each.item.is === 'planet'
      for (let next = onward(to, named); next > 0; next = onward(to, named)) {
        // "That of Ketu, and Venus ..." stays two where either is a period or speaks of a chart of its own.
        if (tokens.slice(to, next).some((each) => each.text === 'with') || isPeriodic(next + 1)) break
        names.push((tokens[next]!.item as Extract<Item, { is: 'planet' }>).planet)
        to = next + 1
      }
      if (names.length === 1) {
        // "The Saturn antardasha", "Mercury's long sub-period"
        let at = to
        while (
          at < to + 4 &&
          /^(?:own|long|great|short|current|present|main|major|minor|lesser|twenty|\d+|year-span|month-span|of|big|first)$/.test(
            tokens[at]?.text ?? '',
          )
        )
          at++
        const level = tokens[at]
        if (
          level?.item.is === 'level' ||
          (/^(?:periods?|years?|chapter|phase|cycle|spell|months|dasha|time)$/.test(level?.text ?? '') &&
            !/transit/.test(level!.text))
        ) {
          const isLevel = level?.item.is === 'level'
          put(
            { is: 'period', planet: names[0]!, level: isLevel ? (level.item as { level: Level }).level : null },
            i,
            at + 1,
          )
          i = at + 1
          continue
        }
      }
      const natal = /^(?:natal|birth)$/.test(tokens[i - 1]?.text ?? '')
      put({ is: 'who', names: [...new Set(names)], ...(natal && { natal }) }, i, to)
      i = to
      continue
    }
    if (item.is === 'ascendant') {
      put({ is: 'who', names: ['ascendant'] }, i, i + 1)
      i++
      continue
    }
    if (item.is === 'level') {
      // "The antardasha of Mercury", "the sub-period belongs to Mercury"
      const of = tokens.slice(i + 1, i + 5).findIndex((each) => each.item.is === 'planet')
      const between = of < 0 ? [] : tokens.slice(i + 1, i + 1 + of).map((each) => each.text)
      const planet =
        of >= 0 &&
        between.length > 0 &&
        between.every((word) => /^(?:of|the|under|ruled by|belongs to|lord|is|,|its|that|own|also|led by)$/.test(word))
          ? (tokens[i + 1 + of]!.item as Extract<Item, { is: 'planet' }>).planet
          : null
      // "The Venus mahadasha's Mercury sub-period" names its own planet.
      const owned = planet !== null && tokens[i + 2 + of]?.item.is === 'level'
      const to = planet !== null && !owned ? i + 2 + of : i + 1
      put({ is: 'period', planet: owned ? null : planet, level: item.level }, i, to)
      i = to
      continue
    }
    if (item.is === 'lordof') {
      const houses = [item.house]
      let to = i + 1
      for (let next = onward(to, (each) => each.item.is === 'lordof'); next > 0; ) {
        houses.push((tokens[next]!.item as Extract<Item, { is: 'lordof' }>).house)
        to = next + 1
        next = onward(to, (each) => each.item.is === 'lordof')
      }
      if (houses.length > 1) {
        // "The sixth lord and the seventh lord" are two.
        put({ is: 'lords', houses: [houses[0]!], verb: false }, i, i + 1)
        i++
        continue
      }
      put({ is: 'lords', houses, verb: false }, i, to)
      i = to
      continue
    }
    const lordly =
      LORDLY.test(text) &&
      (item.is === 'rules' || item.is === 'word' || item.is === 'unknown' || item.is === 'delicate')
    // "Asks for care: your seventh house ..." takes care of none.
    const takes = TAKES.test(text) && !(text === 'care' && tokens[i + 1]?.text === ':')
    if (lordly || takes) {
      let at = i + 1
      while (
        at < i + 9 &&
        (DETERMINING.test(tokens[at]?.text ?? '') ||
          tokens[at]?.item.is === 'person' ||
          /^(?:two|twice|of|after|over|for|duty|as|lord of|the lord of|double|house|houses|for you|you|at|once|,|:|briefs?|place|places|both|only|not|just|number)$/.test(
            tokens[at]?.text ?? '',
          )) &&
        houseAt(tokens[at]) === null
      )
        at++
      const found = houseAt(tokens[at]) === null ? null : seatsFrom(at)
      const rising =
        tokens[at]?.item.is === 'ascendant' || /^(?:chart|horoscope|ascendants)$/.test(tokens[at]?.text ?? '')
      if (found && !tokens.slice(i + 1, at).some((each) => each.text === 'in')) {
        const persons = tokens.slice(i + 1, at).find((each) => each.item.is === 'person')
        if (persons && pair) {
          const { person } = persons.item as Extract<Item, { is: 'person' }>
          owner = person === 'both' ? owner : person
          put({ is: 'owner', persons: personsOf(person) }, at, at)
        }
        put({ is: 'lords', houses: found.houses, verb: takes && !lordly }, i, found.to)
        i = found.to
        continue
      }
      if (rising && tokens.slice(i + 1, at).every((each) => each.text !== 'in')) {
        // "Both your ascendant and your sixth house"
        let more = at + 1
        while (
          (more < at + 5 && JOINT.test(tokens[at + 1]?.text ?? '') && DETERMINING.test(tokens[more]?.text ?? '')) ||
          /^(?:and|,)$/.test(tokens[more]?.text ?? '')
        )
          more++
        const rest = more > at + 1 ? seatsFrom(more) : null
        put({ is: 'lords', houses: [1, ...(rest?.houses ?? [])], verb: takes && !lordly }, i, rest ? rest.to : at + 1)
        i = rest ? rest.to : at + 1
        continue
      }
    }
    const seats = item.is === 'house' || item.is === 'ordinal' ? seatsFrom(i) : null
    if (seats) {
      let to = seats.to
      // "The eleventh place counted from the Moon", "the sixth from your Moon", "twelfth in order from"
      let at = to
      while (
        at < to + 4 &&
        /^(?:place|house|sign|position|counted|seen|reckoned|as|,|when)$/.test(tokens[at]?.text ?? '')
      )
        at++
      const fromMoon = tokens[at]?.item.is === 'fromMoon'
      if (fromMoon) to = at + 1
      put({ is: 'seats', houses: seats.houses, fromMoon: fromMoon || counted }, i, to)
      i = to
      continue
    }
    // Twelfth from your Moon, without an article
    if (item.is === 'ordinal') {
      let at = i + 1
      while (at < i + 4 && /^(?:place|house|sign|position|counted|seen)$/.test(tokens[at]?.text ?? '')) at++
      if (tokens[at]?.item.is === 'fromMoon') {
        put({ is: 'seats', houses: [item.n], fromMoon: true }, i, at + 1)
        i = at + 1
        continue
      }
    }
    // How long
    if (item.is === 'number' || /^(?:a|an|another|half|several|few|couple|one)$/.test(text)) {
      const n =
        item.is === 'number'
          ? item.n
          : text === 'several' || text === 'few'
            ? 3
            : text === 'couple'
              ? 2
              : text === 'half'
                ? 0.5
                : 1
      let at = i + 1
      while (
        at < i + 5 &&
        /^(?:more|full|further|good|long|short|other|of|a|or so|an|additional|whole)$/.test(tokens[at]?.text ?? '')
      )
        at++
      const unit = unitOf(tokens[at]?.text ?? '')
      if (unit) {
        const span = /-span$/.test(tokens[at]!.text)
        const by = /^fortnight/.test(tokens[at]!.text) ? 2 : 1
        put({ is: 'length', n: n * by, unit, span }, i, at + 1)
        i = at + 1
        continue
      }
    }
    const cue = cueOf(token)
    if (cue) {
      const next = tokens[i + 1]?.text
      put({ is: 'cue', ...cue, passive: cue.passive || (next === 'by' && cue.cue !== 'with') }, i, i + 1)
      i++
      continue
    }
    parts.push({ item: item as Part['item'], text })
    i++
  }
  return parts
}
