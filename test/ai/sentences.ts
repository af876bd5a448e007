import type { PackFact } from '../../src/ai/claims.ts'
import { GRAHAS } from '../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../src/zodiac/signs.ts'

/**
 * Sentences about packs of facts, true and false, of more than forty kinds. Each kind has two sets of wordings: the checker was made
 * beside the first (`open`); the second (`aside`) was written before it and is only counted.
 */

export interface Sample {
  readonly kind: string
  readonly truth: boolean
  /** One sentence, or more where a later one leans on the first: the last is the one that is judged. */
  readonly sentences: readonly { readonly text: string; readonly fact_ids: readonly string[] }[]
}

export type Wordings = 'open' | 'aside'

export const dice = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
    upTo: (n: number) => Math.floor(next() * n),
  }
}
type Dice = ReturnType<typeof dice>

type Slots = Record<string, string>
interface Case {
  /** What is stated of the true fact, and of a false one; null where the pack has no such fact. */
  readonly make: (facts: readonly PackFact[], d: Dice) => { yes: Slots; no: Slots; ids: string[] } | null
  readonly open: readonly string[]
  readonly aside: readonly string[]
}

const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const nth = (n: number) => `${n}${['th', 'st', 'nd', 'rd'][n % 100 > 10 && n % 100 < 14 ? 0 : Math.min(n % 10, 4) % 4]}`
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const other = <T>(list: readonly T[], than: T, d: Dice): T => d.of(list.filter((each) => each !== than))
const the = (planet: string) => (planet === 'Sun' || planet === 'Moon' ? `the ${planet}` : planet)
const The = (planet: string) => the(planet).replace(/^t/, 'T')
const p = (planet: string): Slots => ({ P: The(planet), p: the(planet), name: planet })
const h = (house: string | number, key = 'h'): Slots => ({
  [key]: WORDS[Number(house) - 1]!,
  [`${key}n`]: nth(Number(house)),
})
const find = (facts: readonly PackFact[], pattern: RegExp, d: Dice) => {
  const found = facts.filter(({ id }) => pattern.test(id))
  return found.length > 0 ? d.of(found) : null
}
const planetOf = ({ id }: PackFact) => GRAHAS.find((graha) => id.includes(`.${graha}.`)) ?? 'Sun'
const dated = (iso: string) => {
  const [y, m, day] = iso.split('-').map(Number) as [number, number, number]
  const month = MONTHS[m - 1]!
  return {
    dmy: `${day} ${month} ${y}`,
    mdy: `${month} ${day}, ${y}`,
    my: `${month} ${y}`,
    y: String(y),
    iso,
    dth: `the ${nth(day)} of ${month} ${y}`,
  }
}
const moved = (iso: string, d: Dice) => {
  const date = new Date(`${iso}T00:00Z`)
  date.setUTCDate(date.getUTCDate() + 400 + d.upTo(900))
  return date.toISOString().slice(0, 10)
}
const pairOf = (fact: PackFact | null, yes: Slots, no: Slots) => fact && { yes, no, ids: [fact.id] }
const claimed = (fact: PackFact, relation: string) => fact.claims.find((claim) => claim.relation === relation)?.object

const DIGNITIES = [
  'exalted',
  'debilitated',
  'in its own sign',
  "in an enemy's sign",
  'in a friendly sign',
  'in a neutral sign',
  'in its moolatrikona',
]
const DIGNITY: Slots = {
  ...{ exalted: 'exalted', debilitated: 'debilitated', own: 'in its own sign', enemy: "in an enemy's sign" },
  ...{ friend: 'in a friendly sign', neutral: 'in a neutral sign', moolatrikona: 'in its moolatrikona' },
}
const BANDS = ['strong', 'good', 'mixed', 'weak']
const MATTERS: Slots = {
  career: 'career',
  marriage: 'marriage',
  wealth: 'wealth',
  health: 'health',
  education: 'education',
  romance: 'romance',
  property: 'property',
}

const ofPlanet =
  (pattern: RegExp, relation: string, values: readonly string[], slot: string): Case['make'] =>
  (facts, d) => {
    const fact = find(facts, pattern, d)
    if (!fact) return null
    const value = claimed(fact, relation)!
    return pairOf(
      fact,
      { ...p(planetOf(fact)), [slot]: value },
      { ...p(planetOf(fact)), [slot]: other(values, value, d) },
    )
  }
const HOUSES = Array.from({ length: 12 }, (_, i) => String(i + 1))

export const CASES: Record<string, Case> = {
  'planet in sign': {
    make: ofPlanet(/^D1\.[A-Z][a-z]+\.sign$/, 'sign', SIGNS, 's'),
    open: [
      '{P} is in {s}.',
      '{P} stands in {s} in your chart.',
      'Your {name} is placed in {s}.',
      'At birth {p} was in {s}.',
      'With {p} in {s}, you act in your own way.',
    ],
    aside: [
      'In your birth chart, {p} occupies {s}.',
      'You were born with {p} in {s}.',
      'Your natal {name} sits in {s}.',
      '{s} is where your {name} is placed.',
      '{P} in {s} colours how you go about things.',
    ],
  },
  'planet in house': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.house$/, d)
      if (!fact) return null
      const house = claimed(fact, 'house')!
      return pairOf(
        fact,
        { ...p(planetOf(fact)), ...h(house) },
        { ...p(planetOf(fact)), ...h(other(HOUSES, house, d)) },
      )
    },
    open: [
      '{P} is in your {h} house.',
      '{P} occupies the {hn} house.',
      'Your {h} house holds {p}.',
      'Your {name} stands in the {h} house from the ascendant.',
    ],
    aside: [
      'The {h} house of your chart contains {p}.',
      '{P} sits in the {hn} house, which shapes daily life.',
      'You have {p} in the {h} house.',
      'In the {hn} house we find {p}.',
    ],
  },
  'planet in star': {
    make: ofPlanet(/^D1\.[A-Z][a-z]+\.nakshatra$/, 'star', NAKSHATRAS, 'n'),
    open: ['{P} is in the star {n}.', '{P} stands in {n} nakshatra.', 'Your {name} is in {n}.'],
    aside: [
      'Your birth star of {p} is {n}.',
      '{P} was passing through the nakshatra of {n} when you were born.',
      '{n} is the lunar mansion that holds your {name}.',
    ],
  },
  dignity: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.dignity$/, d)
      if (!fact) return null
      const value = DIGNITY[claimed(fact, 'dignity')!]!
      const wrong = other(
        DIGNITIES.filter((each) => !(value.includes('moola') && each.includes('own'))),
        value,
        d,
      )
      return pairOf(fact, { ...p(planetOf(fact)), v: value }, { ...p(planetOf(fact)), v: wrong })
    },
    open: ['{P} is {v}.', 'Your {name} stands {v}.', '{P}, being {v}, sets the tone.'],
    aside: [
      'In your chart {p} is {v}.',
      'You have {p} {v} at birth.',
      'Because {p} is {v}, its results take their own course.',
    ],
  },
  retrograde: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.retrograde$/, d)
      if (!fact) return null
      const is = fact.value === true
      const words = (yes: boolean) => ({
        ...p(planetOf(fact)),
        r: yes ? 'retrograde' : 'direct',
        not: yes ? '' : 'not ',
      })
      return pairOf(fact, words(is), words(!is))
    },
    open: ['{P} is {not}retrograde.', 'At birth {p} was {not}retrograde.', '{P} is {r} in your chart.'],
    aside: [
      'Your natal {name} is {not}in retrograde motion.',
      'When you were born {p} was {r}.',
      '{P} was moving {r} at birth.',
    ],
  },
  combust: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.combust$/, d)
      if (!fact) return null
      const is = fact.value === true
      const words = (yes: boolean) => ({ ...p(planetOf(fact)), not: yes ? '' : 'not ' })
      return pairOf(fact, words(is), words(!is))
    },
    open: ['{P} is {not}combust.', '{P} is {not}burnt by the Sun.'],
    aside: ['Your {name} is {not}combust in the birth chart.', 'In this chart {p} is {not}combust.'],
  },
  'lord of a house': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.house\d+\.lord$/, d)
      if (!fact) return null
      const lord = String(fact.value)
      const house = claimed(fact, 'lord')!
      const wrong = other(GRAHAS.slice(0, 7), lord as never, d)
      return pairOf(fact, { ...p(lord), ...h(house) }, { ...p(wrong), ...h(house) })
    },
    open: [
      '{P} is the lord of your {h} house.',
      '{P} rules the {hn} house.',
      'Your {h} house is ruled by {p}.',
      'The lord of the {h} house is {p}.',
    ],
    aside: [
      '{P} governs your {hn} house.',
      'The {hn} lord is {p}.',
      '{P} owns the {h} house in your chart.',
      'As ruler of your {h} house, {p} matters here.',
    ],
  },
  'seat of a lord': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.house\d+\.lord_house$/, d)
      if (!fact) return null
      const [, house] = /house(\d+)/.exec(fact.id)!
      const seat = String(fact.value)
      return pairOf(fact, { ...h(house!), ...h(seat, 'g') }, { ...h(house!), ...h(other(HOUSES, seat, d), 'g') })
    },
    open: ['The lord of your {h} house is in the {g} house.', 'The {hn} lord stands in the {gn} house.'],
    aside: ['The ruler of the {h} house sits in your {gn} house.', 'Your {hn} lord is placed in the {g}.'],
  },
  'lord and occupant': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.house\d+\.lord$/, d)
      if (!fact) return null
      const house = claimed(fact, 'lord')!
      const seat = facts.find(({ id }) => id === `D1.${fact.value}.house`)
      if (!seat || claimed(seat, 'house') === house) return null
      return pairOf(
        fact,
        { ...p(String(fact.value)), verb: 'rules', ...h(house) },
        { ...p(String(fact.value)), verb: 'occupies', ...h(house) },
      )
    },
    open: ['{P} {verb} your {h} house.', '{P} {verb} the {hn} house.'],
    aside: ['In your chart {p} {verb} the {h} house.', '{P} {verb} the {hn} house of this horoscope.'],
  },
  ascendant: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.lagna\.sign$/, d)
      return fact && pairOf(fact, { s: String(fact.value) }, { s: other(SIGNS, fact.value as never, d) })
    },
    open: ['Your ascendant is {s}.', 'Your lagna is {s}.', '{s} rises in your chart.'],
    aside: ['You have {s} rising.', 'The rising sign is {s}.', 'Your chart has a {s} ascendant.'],
  },
  navamsa: {
    make: ofPlanet(/^D9\.[A-Z][a-z]+\.sign$/, 'sign', SIGNS, 's'),
    open: ['{P} is in {s} in the navamsa.', 'In the D9 chart {p} stands in {s}.'],
    aside: ['In navamsa, {p} moves to {s}.', 'Your navamsa places {p} in {s}.'],
  },
  'navamsa and birth chart': {
    make: (facts, d) => {
      const fact = find(facts, /^D9\.[A-Z][a-z]+\.sign$/, d)
      if (!fact) return null
      const planet = planetOf(fact)
      const birth = facts.find(({ id }) => id === `D1.${planet}.sign`)
      if (!birth || birth.value === fact.value) return null
      return {
        yes: { ...p(planet), s: String(fact.value) },
        no: { ...p(planet), s: String(birth.value) },
        ids: [fact.id, birth.id],
      }
    },
    open: ['{P} is in {s} in the navamsa.', 'In the navamsa chart {p} is in {s}.'],
    aside: ['The D9 shows {p} in {s}.', 'In the ninth divisional chart {p} falls in {s}.'],
  },
  'aspect on a house': {
    make: (facts, d) => {
      const fact = find(facts, /aspects\.house\d+$/, d)
      if (!fact) return null
      const house = String(fact.value)
      return pairOf(
        fact,
        { ...p(planetOf(fact)), ...h(house) },
        { ...p(planetOf(fact)), ...h(other(HOUSES, house, d)) },
      )
    },
    open: ['{P} aspects your {h} house.', '{P} looks at the {hn} house.'],
    aside: ['Your {h} house receives the aspect of {p}.', '{P} casts its aspect on the {hn} house.'],
  },
  conjunction: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.with\./, d)
      if (!fact) return null
      const [, a, b] = /D1\.(\w+)\.with\.(\w+)/.exec(fact.id)!
      const signs = new Map(
        facts.filter(({ id }) => /^D1\.\w+\.sign$/.test(id)).map((each) => [planetOf(each), each.value]),
      )
      const apart = GRAHAS.filter((each) => each !== a && signs.get(each) !== signs.get(a as never))
      if (apart.length === 0) return null
      return pairOf(fact, { ...p(a!), q: the(b!), Q: b! }, { ...p(a!), q: the(d.of(apart)), Q: '' })
    },
    open: ['{P} is conjunct {q}.', '{P} stands together with {q}.', '{P} is joined by {q}.'],
    aside: [
      '{P} and {q} are conjunct in your chart.',
      '{P} shares its sign with {q}.',
      'You have {p} conjoined with {q}.',
    ],
  },
  yoga: {
    make: (facts, d) => {
      const fact = find(facts, /^yoga\./, d)
      if (!fact || fact.value !== 'present' || !/^[A-Z]/.test(fact.claims[0]!.subject)) return null
      const name = fact.claims[0]!.subject
      if (/^The yoga/.test(name)) return null
      const wrong = other(
        ['Gajakesari yoga', 'Hamsa yoga', 'Lakshmi yoga', 'Saraswati yoga', 'Kahala yoga'].filter(
          (each) => !facts.some(({ claims }) => claims[0]?.subject === each),
        ),
        name,
        d,
      )
      return pairOf(fact, { y: name }, { y: wrong })
    },
    open: ['{y} is present in your chart.', 'Your chart has {y}.', 'You have {y}.'],
    aside: ['{y} is formed in this horoscope.', 'The chart shows {y}.', 'Your horoscope carries {y}.'],
  },
  'yoga denied': {
    make: (facts, d) => {
      const fact = find(facts, /^yoga\./, d)
      if (!fact || /^The yoga/.test(fact.claims[0]!.subject) || fact.value !== 'present') return null
      return pairOf(
        fact,
        { y: fact.claims[0]!.subject, st: 'present' },
        { y: fact.claims[0]!.subject, st: d.of(['absent', 'not present', 'cancelled']) },
      )
    },
    open: ['{y} is {st} in your chart.'],
    aside: ['In this chart {y} is {st}.'],
  },
  'dosha state': {
    make: (facts, d) => {
      const fact = find(facts, /^dosha\./, d)
      if (!fact) return null
      const words: Slots = {
        absent: 'absent',
        cancelled: 'cancelled',
        mild: 'present in a mild form',
        full: 'present in its full form',
      }
      const state = String(fact.value)
      return pairOf(
        fact,
        { y: fact.claims[0]!.subject, st: words[state]! },
        { y: fact.claims[0]!.subject, st: words[other(Object.keys(words), state, d)]! },
      )
    },
    open: ['{y} is {st}.', '{y} is {st} in your chart.'],
    aside: ['In your chart {y} is {st}.', 'As for {y}, it is {st}.'],
  },
  'area band': {
    make: (facts, d) => {
      const fact = find(facts, /^score\.(career|marriage|wealth|health|education|romance|property)$/, d)
      if (!fact) return null
      const band = claimed(fact, 'band')!
      const a = MATTERS[fact.claims[0]!.subject]!
      return pairOf(fact, { a, b: band }, { a, b: other(BANDS, band, d) })
    },
    open: ['The chart is {b} for {a}.', 'Your chart is {b} for {a}.'],
    aside: ['For {a} the chart is {b}.', 'In matters of {a} your chart is {b}.'],
  },
  'area score': {
    make: (facts, d) => {
      const fact = find(facts, /^score\.(career|wealth|education|property)$/, d)
      if (!fact) return null
      const score = claimed(fact, 'score')!
      const a = MATTERS[fact.claims[0]!.subject]!
      return pairOf(fact, { a, n: score }, { a, n: String(Math.round((Number(score) + 7 + d.upTo(20)) * 10) / 10) })
    },
    open: ['Your {a} score is {n}.', 'The score for {a} is {n}.'],
    aside: ['{a} scores {n} in your chart.', 'Your chart scores {n} for {a}.'],
  },
  mahadasha: {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.MD\.current\.lord$/, d)
      return fact && pairOf(fact, p(String(fact.value)), p(other(GRAHAS, fact.value as never, d)))
    },
    open: [
      'You are in the {name} mahadasha.',
      'You are running the mahadasha of {p}.',
      'The {name} mahadasha is running.',
    ],
    aside: [
      'Currently the major period of {p} is running.',
      'Your present mahadasha is that of {p}.',
      'You are going through the {name} mahadasha.',
    ],
  },
  antardasha: {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.AD\.current\.lord$/, d)
      return fact && pairOf(fact, p(String(fact.value)), p(other(GRAHAS, fact.value as never, d)))
    },
    open: ['You are in the {name} antardasha.', 'The antardasha of {p} is running.'],
    aside: [
      'The sub-period of {p} is running now.',
      'Your current antardasha is that of {p}.',
      'Within it you are in the {name} bhukti.',
    ],
  },
  'mahadasha and antardasha': {
    make: (facts, d) => {
      const maha = find(facts, /^dasha\.MD\.current\.lord$/, d)
      const antar = find(facts, /^dasha\.AD\.current\.lord$/, d)
      if (!maha || !antar || maha.value === antar.value) return null
      return {
        yes: { M: String(maha.value), A: String(antar.value) },
        no: { M: String(antar.value), A: String(maha.value) },
        ids: [maha.id, antar.id],
      }
    },
    open: [
      'You are in the {M} mahadasha and the {A} antardasha.',
      'The {M} mahadasha is running, with the {A} antardasha inside it.',
    ],
    aside: [
      'Within the {M} mahadasha you are in the {A} antardasha.',
      'You are passing through the {A} antardasha of the {M} mahadasha.',
    ],
  },
  'end of a period': {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.(MD|AD)\.current$/, d)
      if (!fact) return null
      const end = claimed(fact, 'end')!
      const level = fact.id.includes('MD') ? 'mahadasha' : 'antardasha'
      const lord = fact.claims[0]!.subject.split('/').at(-1)!
      return pairOf(fact, { lord, level, ...dated(end) }, { lord, level, ...dated(moved(end, d)) })
    },
    open: [
      'Your {lord} {level} ends on {dmy}.',
      'The {lord} {level} lasts until {mdy}.',
      'The {level} of {lord} ends in {my}.',
      'The {lord} {level} runs until {y}.',
    ],
    aside: [
      'This {lord} {level} continues until {dmy}.',
      'The {level} of {lord} comes to an end on {iso}.',
      'Your {lord} {level} closes in {my}.',
      'The {lord} {level} goes on until {y}.',
    ],
  },
  'start of a period': {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.(AD\.next\.\d|MD\.current|AD\.current)$/, d)
      const start = fact && claimed(fact, 'start')
      if (!fact || !start) return null
      const level = fact.id.includes('MD') ? 'mahadasha' : 'antardasha'
      const lord = fact.claims[0]!.subject.split('/').at(-1)!
      const verb = fact.id.includes('next') ? 'begins' : 'began'
      return pairOf(fact, { lord, level, verb, ...dated(start) }, { lord, level, verb, ...dated(moved(start, d)) })
    },
    open: [
      'The {lord} {level} {verb} on {dmy}.',
      'Your {lord} {level} {verb} in {my}.',
      'The {level} of {lord} {verb} on {mdy}.',
    ],
    aside: [
      'On {dmy} the {lord} {level} {verb}.',
      'The {lord} {level} {verb} in {y}.',
      'In {my} your {lord} {level} {verb}.',
    ],
  },
  'start and end': {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.(AD\.next\.\d|AD\.current)$/, d)
      const start = fact && claimed(fact, 'start')
      if (!fact || !start) return null
      const lord = fact.claims[0]!.subject.split('/').at(-1)!
      const end = claimed(fact, 'end')!
      const from = (a: string, b: string) => ({
        lord,
        a: dated(a).dmy,
        b: dated(b).dmy,
        am: dated(a).my,
        bm: dated(b).my,
      })
      return pairOf(fact, from(start, end), from(end, start))
    },
    open: ['The {lord} antardasha runs from {a} to {b}.', 'The {lord} antardasha lasts from {am} until {bm}.'],
    aside: ['From {a} to {b} you have the {lord} antardasha.', 'The {lord} antardasha begins on {a} and ends on {b}.'],
  },
  'transit in sign': {
    make: ofPlanet(/^transit\.[A-Z][a-z]+\.sign$/, 'sign', SIGNS, 's'),
    open: ['{P} in transit is in {s}.', 'Transiting {name} is in {s}.', '{P} is now transiting {s}.'],
    aside: [
      'At present {p} is transiting through {s}.',
      'The transit of {p} is in {s}.',
      '{name} moves through {s} by transit.',
    ],
  },
  'transit from the Moon': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.[A-Z][a-z]+\.from_moon$/, d)
      if (!fact) return null
      const house = String(fact.value)
      return pairOf(
        fact,
        { ...p(planetOf(fact)), ...h(house) },
        { ...p(planetOf(fact)), ...h(other(HOUSES, house, d)) },
      )
    },
    open: ['{P} in transit is in the {h} house from your Moon.', 'Transiting {name} is in the {hn} from the Moon.'],
    aside: [
      'By transit {p} is {hn} from your natal Moon.',
      'Counted from the Moon, transiting {name} is in the {h} house.',
    ],
  },
  'Moon and ascendant': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.[A-Z][a-z]+\.from_moon$/, d)
      if (!fact) return null
      const planet = planetOf(fact)
      const own = facts.find(({ id }) => id === `transit.${planet}.house`)
      if (!own || own.value === fact.value) return null
      return {
        yes: { ...p(planet), ...h(Number(fact.value)) },
        no: { ...p(planet), ...h(Number(own.value)) },
        ids: [fact.id, own.id],
      }
    },
    open: [
      '{P} in transit is in the {h} house from your Moon.',
      'Transiting {name} stands in the {hn} house from the Moon.',
    ],
    aside: [
      'From your Moon, transiting {name} occupies the {h} house.',
      'In transit {p} is in the {hn} house from the Moon.',
    ],
  },
  'birth and transit': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.[A-Z][a-z]+\.sign$/, d)
      if (!fact) return null
      const planet = planetOf(fact)
      const birth = facts.find(({ id }) => id === `D1.${planet}.sign`)
      if (!birth || birth.value === fact.value) return null
      return {
        yes: { ...p(planet), s: String(birth.value) },
        no: { ...p(planet), s: String(fact.value) },
        ids: [birth.id, fact.id],
      }
    },
    open: ['Your natal {name} is in {s}.', 'At birth {p} stood in {s}.'],
    aside: ['In the birth chart {p} is in {s}.', 'Your {name} at birth was in {s}.'],
  },
  'effect of a transit': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.[A-Z][a-z]+\.effect$/, d)
      if (!fact) return null
      const value = claimed(fact, 'effect')!
      const words = (e: string) => ({ ...p(planetOf(fact)), e })
      return pairOf(
        fact,
        words(value),
        words(other(['good', 'difficult', 'obstructed', 'relieved', 'neutral'], value, d)),
      )
    },
    open: ['The transit of {p} counts as {e} for you.', 'The transit of {p} is {e}.'],
    aside: ['For you the transit of {p} is {e}.', 'This transit of {p} counts as {e}.'],
  },
  'window of a double transit': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.double\./, d)
      if (!fact) return null
      const house = /house(\d+)/.exec(fact.id)![1]!
      const from = claimed(fact, 'start')!
      const to = claimed(fact, 'end')!
      const words = (a: string, b: string) => ({
        ...h(house),
        a: dated(a).dmy,
        b: dated(b).dmy,
        am: dated(a).my,
        bm: dated(b).my,
      })
      return pairOf(fact, words(from, to), words(moved(from, d), moved(to, d)))
    },
    open: [
      'Jupiter and Saturn together touch your {h} house from {a} to {b}.',
      'From {am} to {bm} Jupiter and Saturn together touch your {hn} house.',
    ],
    aside: [
      'Between {a} and {b} Jupiter and Saturn together touch the {h} house.',
      'Your {hn} house is touched by Jupiter and Saturn together from {am} until {bm}.',
    ],
  },
  bindus: {
    make: (facts, d) => {
      const fact = find(facts, /^SAV\.house/, d)
      if (!fact) return null
      const house = /house(\d+)/.exec(fact.id)![1]!
      const n = Number(fact.value)
      return pairOf(fact, { ...h(house), n: String(n) }, { ...h(house), n: String(n + 1 + d.upTo(8)) })
    },
    open: ['Your {h} house has {n} bindus.', 'The {hn} house holds {n} bindus in the sarvashtakavarga.'],
    aside: ['With {n} bindus, your {h} house has its own weight.', 'There are {n} bindus in the {hn} house.'],
  },
  comparison: {
    make: (facts, d) => {
      const all = facts.filter(({ id }) => /^SAV\.house/.test(id))
      if (all.length < 2) return null
      const a = d.of(all)
      const b = d.of(all.filter(({ value }) => value !== a.value))
      if (!b) return null
      const [more, less] = Number(a.value) > Number(b.value) ? [a, b] : [b, a]
      const num = (fact: PackFact) => /house(\d+)/.exec(fact.id)![1]!
      return {
        yes: { ...h(num(more)), ...h(num(less), 'g') },
        no: { ...h(num(less)), ...h(num(more), 'g') },
        ids: [a.id, b.id],
      }
    },
    open: [
      'Your {h} house has more bindus than the {g} house.',
      'The {gn} house has fewer bindus than the {hn} house.',
    ],
    aside: [
      'There are more bindus in your {h} house than in the {g} house.',
      'The {hn} house outweighs the {gn} house in bindus.',
    ],
  },
  rank: {
    make: (facts, d) => {
      const fact = find(facts, /^shadbala\./, d)
      if (!fact) return null
      const rank = Number(fact.value)
      return pairOf(
        fact,
        { ...p(planetOf(fact)), n: String(rank), o: WORDS[rank - 1]! },
        { ...p(planetOf(fact)), n: String((rank % 7) + 1), o: WORDS[rank % 7]! },
      )
    },
    open: ['{P} is ranked {n} of 7 by Shadbala.', '{P} ranks {o} by Shadbala.'],
    aside: ['By Shadbala {p} ranks {o} of seven.', 'In Shadbala {p} is ranked {n}.'],
  },
  office: {
    make: (facts, d) => {
      const fact = find(facts, /^jaimini\./, d)
      if (!fact) return null
      const office = fact.id.slice('jaimini.'.length)
      return pairOf(
        fact,
        { ...p(String(fact.value)), o: office },
        { ...p(other(GRAHAS.slice(0, 7), fact.value as never, d)), o: office },
      )
    },
    open: ['{P} is your {o}.', 'Your {o} is {p}.'],
    aside: ['The {o} of your chart is {p}.', '{P} serves as {o}.'],
  },
  negation: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.sign$/, d)
      if (!fact) return null
      const value = String(fact.value)
      return pairOf(
        fact,
        { ...p(planetOf(fact)), s: other(SIGNS, value as never, d) },
        { ...p(planetOf(fact)), s: value },
      )
    },
    open: ['{P} is not in {s}.', 'Your {name} is not placed in {s}.'],
    aside: ['{P} does not stand in {s}.', "Your {name} isn't in {s}."],
  },
  'Sanskrit names': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.(Sun|Moon|Mars|Mercury|Jupiter|Venus|Saturn)\.sign$/, d)
      if (!fact) return null
      const GRAHA: Slots = {
        Sun: 'Surya',
        Moon: 'Chandra',
        Mars: 'Mangala',
        Mercury: 'Budha',
        Jupiter: 'Guru',
        Venus: 'Shukra',
        Saturn: 'Shani',
      }
      const RASI = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Mina'.split(' ')
      const at = SIGNS.indexOf(fact.value as never)
      return pairOf(
        fact,
        { name: GRAHA[planetOf(fact)]!, s: RASI[at]! },
        { name: GRAHA[planetOf(fact)]!, s: RASI[(at + 1 + d.upTo(11)) % 12]! },
      )
    },
    open: ['{name} is in {s}.', 'Your {name} stands in {s}.'],
    aside: ['{name} is placed in {s} rashi.', 'In your kundli {name} is in {s}.'],
  },
  'two claims, one of them false': {
    make: (facts, d) => {
      const sign = find(facts, /^D1\.[A-Z][a-z]+\.sign$/, d)
      if (!sign) return null
      const planet = planetOf(sign)
      const house = facts.find(({ id }) => id === `D1.${planet}.house`)
      if (!house) return null
      const wrong = other(HOUSES, String(house.value), d)
      return {
        yes: { ...p(planet), s: String(sign.value), ...h(Number(house.value)) },
        no: { ...p(planet), s: String(sign.value), ...h(wrong) },
        ids: [sign.id, house.id],
      }
    },
    open: ['{P} is in {s}, in your {h} house.', '{P} is in {s} and in the {hn} house.'],
    aside: [
      '{P} stands in {s} in the {h} house of your chart.',
      'With {p} in {s} and in the {hn} house, this area is coloured by it.',
    ],
  },
  pronoun: {
    make: (facts, d) => {
      const sign = find(facts, /^D1\.(Mars|Mercury|Jupiter|Venus|Saturn)\.sign$/, d)
      if (!sign) return null
      const planet = planetOf(sign)
      const house = facts.find(({ id }) => id === `D1.${planet}.house`)
      if (!house) return null
      const wrong = other(HOUSES, String(house.value), d)
      return {
        yes: { ...p(planet), s: String(sign.value), ...h(Number(house.value)) },
        no: { ...p(planet), s: String(sign.value), ...h(wrong) },
        ids: [sign.id, house.id],
      }
    },
    open: ['{P} is in {s}. | It is in your {h} house.', 'Your {name} stands in {s}. | It occupies the {hn} house.'],
    aside: [
      'Your {name} is placed in {s}. | It also sits in the {h} house.',
      '{P} is in {s}. | There it stands in your {hn} house.',
    ],
  },
  'a fact that is not cited': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.sign$/, d)
      if (!fact) return null
      const away = facts.find(({ id }) => id === 'D1.lagna.sign')
      if (!away) return null
      return {
        yes: { ...p(planetOf(fact)), s: String(fact.value) },
        no: { ...p(planetOf(fact)), s: String(fact.value), cite: away.id },
        ids: [fact.id],
      }
    },
    open: ['{P} is in {s}.'],
    aside: ['Your {name} is found in {s}.'],
  },
  count: {
    make: (facts, d) => {
      const houses = facts.filter(({ id }) => /^D1\.[A-Z][a-z]+\.house$/.test(id))
      if (houses.length < 9) return null
      const house = String(d.of(houses).value)
      const there = houses.filter(({ value }) => String(value) === house)
      const NUM = 'no one two three four five six seven eight nine'.split(' ')
      const s = (n: number) => ({
        c: NUM[n]!,
        C: NUM[n]!.replace(/^./, (x) => x.toUpperCase()),
        pl: n === 1 ? 'planet' : 'planets',
        are: n === 1 ? 'is' : 'are',
        stand: n === 1 ? 'stands' : 'stand',
      })
      return {
        yes: { ...h(house), ...s(there.length) },
        no: { ...h(house), ...s(there.length + 1 + d.upTo(2)) },
        ids: houses.map(({ id }) => id),
      }
    },
    open: ['{C} {pl} {are} in your {h} house.', 'Your {h} house holds {c} {pl}.'],
    aside: ['{C} {pl} {stand} in the {hn} house.', 'There {are} {c} {pl} in your {h} house.'],
  },
  certainty: {
    make: (facts, d) => {
      const fact = find(facts, /^dasha\.MD\.current\.lord$/, d)
      return (
        fact &&
        pairOf(
          fact,
          { name: String(fact.value), c: 'may bring' },
          {
            name: String(fact.value),
            c: d.of([
              'will definitely bring',
              'is guaranteed to bring',
              'will surely bring',
              'will without doubt bring',
            ]),
          },
        )
      )
    },
    open: ['The {name} mahadasha {c} changes.'],
    aside: ['Your {name} mahadasha {c} a shift of interests.'],
  },
  'what is never said': {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.Saturn\.sign$/, d)
      const s = String(fact?.value)
      return (
        fact &&
        pairOf(
          fact,
          { t: `Saturn in ${s} asks for patience.` },
          {
            t: d.of([
              `Saturn in ${s} means you will die young.`,
              `Saturn in ${s} shows cancer.`,
              `With Saturn in ${s} you have a heart disease.`,
              `Saturn in ${s} means your lifespan is short.`,
              `With Saturn in ${s} you will win the court case.`,
              `Saturn in ${s}: see www.example.com for more.`,
              `Saturn in ${s}, a curse on you.`,
              `Saturn in ${s} squares your Midheaven.`,
              `Saturn in ${s}: call +44 20 7946 0958.`,
              `Saturn in ${s} **is strong**.`,
              `With Saturn in ${s} you must buy a blue sapphire.`,
              `Saturn in ${s} guarantees profit on shares.`,
              `As the Parashara says, "Saturn in ${s} ruins all".`,
              `Saturn in ${s} means your illness is incurable.`,
            ]),
          },
        )
      )
    },
    open: ['{t}'],
    aside: ['{t}'],
  },
  disguise: {
    make: (facts, d) => {
      const fact = find(facts, /^D1\.[A-Z][a-z]+\.sign$/, d)
      if (!fact) return null
      const planet = planetOf(fact)
      const wrong = other(SIGNS, fact.value as never, d)
      const hide = d.of([
        (w: string) => w.replace(/e/, 'е').replace(/a/, 'а').replace(/o/, 'о').replace(/i/, 'і'),
        (w: string) => `${w[0]}\u200b${w.slice(1)}`,
        (w: string) => w.split('').join('\u00ad'),
      ])
      return pairOf(fact, { ...p(planet), s: String(fact.value) }, { ...p(planet), s: hide(wrong) })
    },
    open: ['{P} is in {s}.'],
    aside: ['Your {name} is placed in {s}.'],
  },
  'sade-sati': {
    make: (facts, d) => {
      const fact = find(facts, /^transit\.sade_sati$/, d)
      if (!fact) return null
      const runs = claimed(fact, 'state') !== 'absent'
      const word = (yes: boolean) => ({ not: yes ? '' : 'not ' })
      return pairOf(fact, word(runs), word(!runs))
    },
    open: ['You are {not}in sade-sati.', 'You are {not}in sade sati now.'],
    aside: ['At present you are {not}in Sade Sati.', 'You are {not}going through sade-sati.'],
  },
  'persons of a pair': {
    make: (facts, d) => {
      const a = find(facts, /^person_a\.D1\.[A-Z][a-z]+\.sign$/, d)
      if (!a) return null
      const planet = planetOf(a)
      const b = facts.find(({ id }) => id === `person_b.D1.${planet}.sign`)
      if (!b || a.value === b.value) return null
      return {
        yes: { name: planet, w: 'first', s: String(a.value) },
        no: { name: planet, w: 'second', s: String(a.value) },
        ids: [a.id, b.id],
      }
    },
    open: ["The {w} person's {name} is in {s}.", 'The {w} person has {name} in {s}.'],
    aside: ['{name} of the {w} person is placed in {s}.', "In the {w} person's chart {name} stands in {s}."],
  },
  koota: {
    make: (facts, d) => {
      const fact = find(facts, /^match\.koota\./, d)
      if (!fact) return null
      const points = claimed(fact, 'score')!
      const k = fact.claims[0]!.subject
      const max = claimed(fact, 'maximum')!
      const wrong = String((Number(points) + 1) % (Number(max) + 1))
      return pairOf(fact, { k, n: points, m: max }, { k, n: wrong, m: max })
    },
    open: ['{k} gives {n} of {m} points.', '{k} scores {n} out of {m}.'],
    aside: ['You get {n} of {m} points for {k}.', 'For {k} the match has {n} out of {m} points.'],
  },
  'total of a match': {
    make: (facts, d) => {
      const fact = find(facts, /^match\.ashtakoot\.total$/, d)
      if (!fact) return null
      const n = String(fact.value)
      return pairOf(fact, { n }, { n: String(Number(n) + 1 + d.upTo(5)) })
    },
    open: ['The ashtakoot total is {n} of 36.', 'The match scores {n} out of 36 points.'],
    aside: ['Together you reach {n} of 36 points.', 'The total score is {n} out of 36.'],
  },
  difference: {
    make: (facts, d) => {
      const all = facts.filter(({ id }) => /^SAV\.house/.test(id))
      if (all.length < 2) return null
      const a = d.of(all)
      const b = d.of(all.filter(({ value }) => value !== a.value))
      if (!b) return null
      const [more, less] = Number(a.value) > Number(b.value) ? [a, b] : [b, a]
      const num = (fact: PackFact) => /house(\d+)/.exec(fact.id)![1]!
      const n = Number(more.value) - Number(less.value)
      const words = (x: number) => ({ ...h(num(more)), ...h(num(less), 'g'), n: String(x) })
      return { yes: words(n), no: words(n + 1 + d.upTo(4)), ids: [a.id, b.id] }
    },
    open: ['Your {h} house has {n} more bindus than the {g} house.'],
    aside: ['The {hn} house exceeds the {gn} house by {n} bindus.'],
  },
}

export const KINDS = Object.keys(CASES)

const filled = (template: string, slots: Slots) => {
  const text = template.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  return text[0]!.toUpperCase() + text.slice(1)
}

/** So many true and false sentences of each kind that the packs allow. */
export const samples = (
  packs: readonly (readonly PackFact[])[],
  seed: number,
  wordings: Wordings,
  each: number,
): Sample[] => {
  const d = dice(seed)
  const all: Sample[] = []
  for (const [kind, { make, ...told }] of Object.entries(CASES)) {
    let made = 0
    for (let tries = 0; made < each && tries < each * 20; tries++) {
      const found = make(d.of(packs), d)
      if (!found) continue
      made++
      const template = d.of(told[wordings])
      for (const truth of [true, false]) {
        const slots = truth ? found.yes : found.no
        const ids = slots.cite ? [slots.cite] : found.ids
        const sentences = template.split(' | ').map((part) => ({ text: filled(part, slots), fact_ids: ids }))
        all.push({ kind, truth, sentences })
      }
    }
  }
  return all
}
