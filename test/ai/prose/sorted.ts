import { GRAHAS, SEVEN } from '../../../src/jyotish/grahas.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { WORDS } from '../sentences/kit.ts'
import { another, COUNTS, houses, type Kind, planets } from './kit.ts'

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)
const _FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
const ELEMENTS = ['fire', 'earth', 'air', 'water']
const FIERY = ['fiery', 'earthy', 'airy', 'watery']
const QUALITIES = ['movable', 'fixed', 'dual']
const nodeless = SEVEN

export const SORTED: Record<string, Kind> = {
  'element of a sign': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const at = SIGNS.indexOf(f.value(`D1.${planet}.sign`) as never)
      const no = another([0, 1, 2, 3], at % 4, d)
      const say = (i: number) => ({ ...planets(planet), e: ELEMENTS[i]!, y: FIERY[i]! })
      return { yes: say(at % 4), no: say(no), ids: [`D1.${planet}.sign`] }
    },
    both: [
      'Your {p_} is in a sign of {e}.',
      '{P} is in one of the {e} signs, which suits its temper.',
      '{P} occupies a {y} sign.',
      'With {p} in a {y} sign, you have a natural tone of your own.',
    ],
    falses: ['The element of your chart is plasma.', 'Most of your planets burn in fire.'],
  },
  'quality of a sign': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const at = SIGNS.indexOf(f.value(`D1.${planet}.sign`) as never)
      const say = (i: number) => ({ ...planets(planet), q: QUALITIES[i]! })
      return { yes: say(at % 3), no: say(another([0, 1, 2], at % 3, d)), ids: [`D1.${planet}.sign`] }
    },
    both: [
      '{P} is in a {q} sign.',
      'Your {p_} stands in a {q} sign, which tells of your pace.',
      'As {p} is in a {q} sign, changes come to you in their own rhythm.',
    ],
  },
  'sign and its ruler': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const at = SIGNS.indexOf(f.value(`D1.${planet}.sign`) as never)
      const LORDS = 'Mars Venus Mercury Moon Sun Mercury Venus Mars Jupiter Saturn Saturn Jupiter'.split(' ')
      const yes = { ...planets(planet), s: SIGNS[at]!, ...planets(LORDS[at]!, 'q') }
      if (LORDS[at] === planet) return null
      return {
        yes,
        no: { ...yes, ...planets(another([...nodeless], LORDS[at] as never, d), 'q') },
        ids: [`D1.${planet}.sign`],
      }
    },
    both: [
      '{P} is in {s}, a sign ruled by {q}.',
      '{P} is in {s}, the sign of {q}.',
      'Your {p_} is in {s}, which belongs to {q}.',
    ],
  },
  'house kind': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const house = Number(f.value(`D1.${planet}.house`))
      const KINDS: [string, number[]][] = [
        ['a kendra', [1, 4, 7, 10]],
        ['a trikona', [1, 5, 9]],
        ['a dusthana', [6, 8, 12]],
        ['an upachaya house', [3, 6, 10, 11]],
      ]
      const yes = KINDS.filter(([, list]) => list.includes(house))
      const no = KINDS.filter(([, list]) => !list.includes(house))
      if (yes.length === 0) return null
      const say = ([name]: [string, number[]]) => ({ ...planets(planet), k: name })
      return { yes: say(d.of(yes)), no: say(d.of(no)), ids: [`D1.${planet}.house`] }
    },
    both: [
      '{P} is placed in {k}.',
      'Your {p_} stands in {k}, which matters for its results.',
      'Since {p} is in {k}, its role is easy to see.',
    ],
  },
  nodes: {
    make: (f, d) => {
      const [a, b] = ['Rahu', 'Ketu'].map((each) => Number(f.value(`D1.${each}.house`))) as [number, number]
      const [s, t] = ['Rahu', 'Ketu'].map((each) => String(f.value(`D1.${each}.sign`))) as [string, string]
      const wrong = another(
        TWELVE.filter((each) => each !== b),
        a,
        d,
      )
      const signWrong = another(SIGNS, s as never, d)
      const say = (h: number, sign: string) => ({
        ...houses(h),
        ...houses(((h + 5) % 12) + 1, 'g'),
        s: sign,
        t: SIGNS[(SIGNS.indexOf(sign as never) + 6) % 12]!,
      })
      return {
        yes: say(a, s),
        no: say(wrong, signWrong === t ? SIGNS[(SIGNS.indexOf(s as never) + 1) % 12]! : signWrong),
        ids: ['D1.Rahu.house', 'D1.Ketu.house', 'D1.Rahu.sign', 'D1.Ketu.sign'],
      }
    },
    both: [
      'Rahu and Ketu lie on the axis of the {h} and {g} houses.',
      'The axis of Rahu and Ketu runs from the {h} to the {g} house.',
      'The nodes fall across the {s} and {t} axis, Rahu in {s}.',
      'Rahu is in {s} and Ketu opposite it in {t}.',
      'Rahu stands in the {h} house and Ketu in the {g}.',
      'With Rahu in your {hn} house and Ketu in the {gn}, you learn to balance the two.',
    ],
  },
  'count in a sign': {
    make: (f, d) => {
      const ids = GRAHAS.map((planet) => `D1.${planet}.sign`)
      const sign = d.of(ids.map((id) => String(f.value(id))))
      const count = ids.filter((id) => f.value(id) === sign).length
      const say = (n: number) => ({
        c: COUNTS[n]!,
        are: n === 1 ? 'is' : 'are',
        gather: n === 1 ? 'gathers' : 'gather',
        pl: n === 1 ? 'planet' : 'planets',
        s: sign,
      })
      return { yes: say(count), no: say(count + 1 + d.upTo(2)), ids }
    },
    both: [
      'There {are} {c} {pl} in {s}.',
      '{c} {pl} {are} placed in {s}, which gives that sign its weight.',
      'You have {c} {pl} in {s}.',
      '{c} {pl} {gather} in {s}.',
    ],
  },
  'count in a house': {
    make: (f, d) => {
      const ids = GRAHAS.map((planet) => `D1.${planet}.house`)
      const house = Number(d.of(ids.map((id) => f.value(id))))
      const count = ids.filter((id) => f.value(id) === house).length
      const say = (n: number) => ({
        c: COUNTS[n]!,
        are: n === 1 ? 'is' : 'are',
        occupy: n === 1 ? 'occupies' : 'occupy',
        pl: n === 1 ? 'planet' : 'planets',
        ...houses(house),
      })
      return { yes: say(count), no: say(count + 1 + d.upTo(2)), ids }
    },
    both: [
      '{c} {pl} {occupy} the {h} house of your chart.',
      'You have {c} {pl} in the {hn} house, so much of life turns around it.',
      'Your {h} house contains {c} {pl}.',
      'The {h} house is home to {c} {pl}.',
    ],
  },
  'empty houses': {
    make: (f, d) => {
      const ids = GRAHAS.map((planet) => `D1.${planet}.house`)
      const held = ids.map((id) => Number(f.value(id)))
      return {
        yes: houses(d.of(TWELVE.filter((each) => !held.includes(each)))),
        no: houses(d.of(held)),
        ids,
      }
    },
    both: [
      'No planet occupies your {h} house.',
      'Your {h} house is empty.',
      'There are no planets in the {hn} house, so look to its lord.',
    ],
  },
  'only and all': {
    make: (f, d) => {
      const ids = GRAHAS.map((planet) => `D1.${planet}.sign`)
      const lonely = GRAHAS.filter((a) =>
        GRAHAS.every((b) => a === b || f.value(`D1.${a}.sign`) !== f.value(`D1.${b}.sign`)),
      )
      const joined = GRAHAS.filter((a) => !lonely.includes(a))
      if (lonely.length === 0 || joined.length === 0) return null
      const say = (planet: string) => ({ ...planets(planet), s: String(f.value(`D1.${planet}.sign`)) })
      return { yes: say(d.of(lonely)), no: say(d.of(joined)), ids }
    },
    both: [
      'Only {p} is in {s}.',
      '{P} is the only planet in {s}.',
      '{P} stands alone in {s}.',
      '{P} has {s} to itself.',
    ],
    falses: [
      'All your planets are in {s}.',
      'Every planet except {p} is in {s}.',
      'Most of your planets are in {s}.',
      'None of your planets is in {s}.',
    ],
  },
  negation: {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const sign = String(f.value(`D1.${planet}.sign`))
      const no = { ...planets(planet), s: sign }
      return { yes: { ...no, s: another(SIGNS, sign as never, d) }, no, ids: [`D1.${planet}.sign`] }
    },
    both: [
      '{P} is not in {s}, so read that sign for others.',
      'Your {p_} does not occupy {s}.',
      '{P} is nowhere near {s}.',
      'You do not have {p} in {s}.',
    ],
  },
  navamsa: {
    make: (f, d) => {
      const planet = d.of(['Moon', 'Venus', 'Jupiter', 'Sun', 'Mars'])
      const sign = String(f.value(`D9.${planet}.sign`))
      const yes = { ...planets(planet), s: sign }
      return { yes, no: { ...yes, s: another(SIGNS, sign as never, d) }, ids: [`D9.${planet}.sign`] }
    },
    both: [
      'In the navamsa {p} moves into {s}, which adds a second layer to its promise.',
      'Your navamsa shows {p} in {s}.',
      'In the D9 {p} is found in {s}, and this ripens with time.',
      'The navamsa has {p} in {s}.',
      '{P} is in {s} in the D9 chart, the chart of inner growth.',
    ],
  },
  vargottama: {
    make: (f, d) => {
      const same = GRAHAS.filter((each) => f.value(`D1.${each}.sign`) === f.value(`D9.${each}.sign`))
      const apart = GRAHAS.filter((each) => f.get(`D9.${each}.sign`) && !same.includes(each))
      if (same.length === 0 || apart.length === 0) return null
      const say = (planet: string) => ({ ...planets(planet), cite: `D1.${planet}.sign D9.${planet}.sign` })
      return { yes: say(d.of(same)), no: say(d.of(apart)), ids: [] }
    },
    both: [
      '{P} is vargottama.',
      'Your {p_} is vargottama, and so it keeps its word.',
      '{P} stands in the same sign in the birth chart and in the navamsa.',
    ],
  },
  'other vargas': {
    make: (f, d) => {
      const facts = f.like(/^D(10|2|7|12)\.\w+\.sign$/)
      const fact = d.of(facts)
      const planet = fact.id.split('.')[1]!
      if (planet === 'lagna') return null
      const yes = { ...planets(planet), s: String(fact.value), code: fact.id.split('.')[0]! }
      return { yes, no: { ...yes, s: another(SIGNS, fact.value as never, d) }, ids: [fact.id] }
    },
    both: [
      'In the {code} chart {p} is in {s}.',
      'The {code} places {p} in {s}, which is worth weighing.',
      '{P} takes up {s} in the {code} chart.',
    ],
  },
  pronoun: {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const [sign, house] = [String(f.value(`D1.${planet}.sign`)), Number(f.value(`D1.${planet}.house`))]
      const yes = { ...planets(planet), s: sign, ...houses(house) }
      return {
        yes,
        no: { ...yes, ...houses(another(TWELVE, house, d)) },
        ids: [`D1.${planet}.sign`, `D1.${planet}.house`],
      }
    },
    both: [
      '{P} is in {s}. | It occupies your {h} house, where its themes become personal.',
      'Your {p_} stands in {s}. | From the {h} house it asks for patience.',
      '{P} is placed in {s}. | There, in your {hn} house, it works quietly.',
      'We find {p} in {s}. | This puts it in the {h} house of your chart.',
    ],
  },
  'Sanskrit names': {
    make: (f, d) => {
      const names: Record<string, string> = {
        ...{ Sun: 'Surya', Moon: 'Chandra', Mars: 'Mangala', Mercury: 'Budha', Jupiter: 'Guru', Venus: 'Shukra' },
        ...{ Saturn: 'Shani' },
      }
      const RASI = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Mina'.split(' ')
      const planet = d.of(nodeless)
      const at = SIGNS.indexOf(f.value(`D1.${planet}.sign`) as never)
      const say = (i: number) => ({ k: names[planet]!, p_: planet, r: RASI[i]!, s: SIGNS[i]! })
      return { yes: say(at), no: say(another(Object.keys(SIGNS).map(Number), at, d)), ids: [`D1.${planet}.sign`] }
    },
    both: [
      '{k} ({p_}) is in {r} rashi.',
      'In your kundli {k} occupies {r}, the sign {s}.',
      '{k} graha stands in {r} rashi and lends its tone.',
    ],
  },
  'what no fact says': {
    make: (_, d) => ({ yes: { h: d.of(WORDS) }, no: { h: d.of(WORDS) }, ids: ['D1.Moon.sign', 'D1.Moon.house'] }),
    falses: [
      'The Moon is in its waning phase at your birth.',
      'Your chart belongs to a night birth.',
      'The planet of love is at the top of the sky.',
      'Your lunar sign is at the gandanta point.',
      'You have a stellium of planets.',
      'A grand benefic protects your chart from above.',
      'The malefics outnumber the benefics.',
      'Your chart is bowl shaped.',
      'Your soul has lived in temples before.',
      'The lights are in mutual reception.',
      'The day lord favours you.',
      'The Moon is full.',
    ],
  },
}
