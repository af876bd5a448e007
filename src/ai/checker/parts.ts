import type { Person } from '../claims.ts'
import { cueOf } from './cues.ts'
import type { Item, Token } from './items.ts'
import { goesOnFromMoon, isPart, type Level, type Part } from './part.ts'
import {
  ALONE,
  BEFORE_RULED,
  CLOSING,
  DETERMINING,
  isOfYours,
  JOINT,
  LISTED,
  LORDLY,
  NATURES,
  personsOf,
  TAKES,
  unitOf,
} from './part-words.ts'

/** A sentence as parts: planets that stand together, houses that are counted together, lords, periods, and the words that tie them. */

export const partsOf = (tokens: readonly Token[], pair: boolean, you = false): Part[] => {
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
  /** "Venus as mahadasha lord, Mercury as antardasha lord": the second planet is of the level that follows it. */
  const takesNext = (at: number): boolean =>
    /^(?:as|of|for|in|holds|rules)$/.test(tokens[at]?.text ?? '') &&
    tokens.slice(at + 1, at + 4).some(({ item }) => item.is === 'level')
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
        [
          'planet',
          'date',
          'dignity',
          'sign',
          'star',
          'transit',
          'natal',
          'varga',
          'with',
          'combust',
          'retrograde',
          'rules',
          'lordof',
          'aspect',
        ].includes(tokens[to]?.item.is ?? '')
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
  /** "The lord of the second person's seventh house": whose it is, before what it is. */
  const putOwner = (from: number, to: number) => {
    const found = tokens.slice(from, to).find((each) => each.item.is === 'person')?.item
    if (!pair || found?.is !== 'person') return
    owner = found.person === 'both' ? owner : found.person
    put({ is: 'owner', persons: personsOf(found.person) }, to, to)
  }
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
        (!/^(?:charts|people|persons|horoscopes|have|are|share|live|were|had|of)$/.test(tokens[i + 1]?.text ?? '') &&
          tokens.slice(i + 1, i + 3).some((each) => each.item.is === 'planet')))
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
    if (pair && you && owner !== null && isOfYours(tokens, i)) {
      put({ is: 'owner', persons: ['you'] }, i, i + 1)
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
      /^(?:for|of|in|,|;|and|while|whereas|but)$/.test(tokens[i - 2]?.text ?? '') &&
      !(tokens[i - 2]?.text === 'in' && /^(?:is|are|stands?|sits?|placed|lies)$/.test(tokens[i - 3]?.text ?? ''))
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
        // "Meets your natal Saturn, and Mars meets ...": a verb of one planet begins anew.
        if (ALONE.test(tokens[next + (tokens[next + 1]?.item.is === 'transit' ? 2 : 1)]?.text ?? '')) break
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
          (/^(?:periods?|years?|chapter|phase|cycle|spell|months|dasha|time|turn|term)$/.test(level?.text ?? '') &&
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
        between.some((word) => !/^(?:,|the)$/.test(word)) &&
        between.every((word) =>
          /^(?:of|the|under|ruled by|belongs to|lord|is|,|its|that|own|also|led by)$/.test(word),
        ) &&
        !takesNext(i + 2 + of)
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
          BEFORE_RULED.test(tokens[at]?.text ?? '')) &&
        houseAt(tokens[at]) === null
      )
        at++
      const found = houseAt(tokens[at]) === null ? null : seatsFrom(at)
      const rising =
        tokens[at]?.item.is === 'ascendant' || /^(?:chart|horoscope|ascendants)$/.test(tokens[at]?.text ?? '')
      if (found && !tokens.slice(i + 1, at).some((each) => each.text === 'in')) {
        putOwner(i + 1, at)
        put({ is: 'lords', houses: found.houses, verb: takes && !lordly }, i, found.to)
        i = found.to
        // "... and the first person's ascendant"
        const next = tokens.findIndex(({ item: each }, k) => k > i && each.is === 'ascendant')
        const between = tokens.slice(i, next)
        if (
          takes &&
          JOINT.test(between[0]?.text ?? '') &&
          between.slice(1).every((each) => DETERMINING.test(each.text) || each.item.is === 'person')
        ) {
          putOwner(i, next)
          put({ is: 'lords', houses: [1], verb: true }, next, next + 1)
          i = next + 1
        }
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
        putOwner(i + 1, at)
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
      const told = tokens[at]?.item.is === 'fromMoon'
      if (told) to = at + 1
      const fromMoon = told || (!seats.sure && goesOnFromMoon(parts, tokens.slice(Math.max(0, i - 3), i)))
      put({ is: 'seats', houses: seats.houses, fromMoon: fromMoon || counted }, i, to)
      i = to
      continue
    }
    // Twelfth from your Moon, without an article
    const past = tokens.findIndex(
      ({ text: each }, k) => k > i && !/^(?:place|house|sign|position|counted|seen)$/.test(each),
    )
    if (item.is === 'ordinal' && past - i < 4 && tokens[past]?.item.is === 'fromMoon') {
      put({ is: 'seats', houses: [item.n], fromMoon: true }, i, past + 1)
      i = past + 1
      continue
    }
    // How long
    if (item.is === 'number' || /^(?:a|an|another|half|several|few|couple|one)$/.test(text)) {
      const n = item.is === 'number' ? item.n : ({ several: 3, few: 3, couple: 2, half: 0.5 }[text] ?? 1)
      let at = i + 1
      while (
        at < i + 5 &&
        /^(?:more|full|further|good|long|short|other|of|a|or so|an|additional|whole)$/.test(tokens[at]?.text ?? '')
      )
        at++
      const unit = unitOf(tokens[at]?.text ?? '')
      if (unit) {
        // "The twenty years of Venus"
        const of = tokens[at + 1]?.text === 'of' ? at + (tokens[at + 2]?.text === 'the' ? 3 : 2) : -1
        const lord = tokens[of]?.item
        const own = tokens[of + 1]
        if (
          lord?.is === 'planet' &&
          unit === 'year' &&
          own?.item.is !== 'level' &&
          !/^(?:in|period|dasha|mahadasha)$/.test(own?.text ?? '')
        ) {
          put({ is: 'length', n, unit, span: true }, i, at + 1)
          put({ is: 'period', planet: lord.planet, level: null }, at + 1, of + 1)
          i = of + 1
          continue
        }
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
