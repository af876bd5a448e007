import { GRAHAS, SEVEN } from '../../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { WORDS } from '../sentences/kit.ts'
import { another, COUNTS, houses, type Kind, planets, type Slots } from './kit.ts'

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)
const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
const ELEMENTS = ['fire', 'earth', 'air', 'water']
const FIERY = ['fiery', 'earthy', 'airy', 'watery']
const QUALITIES = ['movable', 'fixed', 'dual']
export const STANDS: Slots = {
  ...{ exalted: 'exalted', debilitated: 'debilitated', own: 'in its own sign', moolatrikona: 'in its moolatrikona' },
  ...{ enemy: "in an enemy's sign", friend: "in a friend's sign", neutral: 'in a neutral sign' },
}
const nodeless = SEVEN

export const PLACED: Record<string, Kind> = {
  'planet in a sign': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const sign = String(f.value(`D1.${planet}.sign`))
      const yes = { ...planets(planet), s: sign }
      return { yes, no: { ...yes, s: another(SIGNS, sign as never, d) }, ids: [`D1.${planet}.sign`] }
    },
    both: [
      'With {p} in {s}, you tend to trust what you can test for yourself.',
      'Your {p_} in {s} speaks of a mind that prefers depth to display.',
      '{P} is placed in {s}, and this gives a quiet persistence to whatever you take up.',
      'Because {p} occupies {s}, warmth comes to you more easily in small circles than in crowds.',
      'Let us begin with {p}, which stands in {s} in your birth chart.',
      'In your chart {p} has its seat in {s}, a placement that rewards patience.',
      '{P} falls in {s}, so your first instinct is often the right one.',
      'You carry {p} in {s}, and others may notice a certain reserve.',
      'Born with {p} in {s}, you learn best when nobody is watching.',
    ],
  },
  'planet in a house': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const house = Number(f.value(`D1.${planet}.house`))
      const yes = { ...planets(planet), ...houses(house) }
      return { yes, no: { ...yes, ...houses(another(TWELVE, house, d)) }, ids: [`D1.${planet}.house`] }
    },
    both: [
      '{P} in the {h} house draws your attention to this part of life again and again.',
      'With {p} placed in your {hn} house, steady effort here tends to be rewarded.',
      'Your {h} house is occupied by {p}, which may bring both drive and restlessness.',
      '{P} sits in the {h} house of your chart, and so its themes are never far from your thoughts.',
      'The placement of {p} in the {hn} house suggests that you grow through responsibility.',
      'You have {p} in your {h} house, a position that asks for honesty.',
      'Since {p} resides in the {h} house, this area of life could feel busier than others.',
      'Notice also that {p} tenants the {hn} house.',
      'In the {h} house stands {p}, lending its colour to everything that happens there.',
    ],
  },
  'sign and house together': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const [sign, house] = [String(f.value(`D1.${planet}.sign`)), Number(f.value(`D1.${planet}.house`))]
      const yes = { ...planets(planet), s: sign, ...houses(house) }
      const no =
        d.upTo(2) === 0
          ? { ...yes, s: another(SIGNS, sign as never, d) }
          : { ...yes, ...houses(another(TWELVE, house, d)) }
      return { yes, no, ids: [`D1.${planet}.sign`, `D1.${planet}.house`] }
    },
    both: [
      'Your {p_} is in {s} in the {h} house, which blends feeling with purpose.',
      '{P} occupies {s}, the {h} house of your chart.',
      'Placed in {s} and in your {hn} house, {p} encourages you to take the long view.',
      '{P}, in {s} in your {h} house, gives you a gift for listening.',
      'With {p} in {s}, your {h} house, you may find that people come to you for counsel.',
      'In your {h} house we find {p} in {s}, and this is a thoughtful combination.',
    ],
  },
  star: {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const star = String(f.value(`D1.${planet}.nakshatra`))
      const yes = { ...planets(planet), n: star }
      return { yes, no: { ...yes, n: another(NAKSHATRAS, star as never, d) }, ids: [`D1.${planet}.nakshatra`] }
    },
    both: [
      '{P} in {n} nakshatra adds subtlety to the way you express yourself.',
      'Your {p_} falls in the nakshatra {n}, known for its own kind of patience.',
      'The star of your {p_} is {n}.',
      '{P} shines from the nakshatra of {n}, and that softens its manner.',
      'Placed in {n}, {p} works in a quieter and more thoughtful way.',
      'With {p} in the lunar mansion {n}, curiosity runs deep.',
    ],
  },
  'rising sign': {
    make: (f, d) => {
      const sign = String(f.value('D1.lagna.sign'))
      return { yes: { s: sign }, no: { s: another(SIGNS, sign as never, d) }, ids: ['D1.lagna.sign'] }
    },
    both: [
      'With {s} rising, you meet the world with care and curiosity.',
      'Your ascendant falls in {s}, so first impressions matter to you.',
      'As a {s} ascendant you tend to think before you speak.',
      'Your lagna is in {s}, which gives your outlook its particular tone.',
      '{s} rises on your eastern horizon, and it shapes how others first see you.',
      'The chart opens with {s} on the ascendant, a sign of steady purpose.',
    ],
  },
  dignity: {
    make: (f, d) => {
      const planet = d.of(nodeless)
      const stands = String(f.value(`D1.${planet}.dignity`))
      const yes = { ...planets(planet), v: STANDS[stands]! }
      return { yes, no: { ...yes, v: STANDS[another(Object.keys(STANDS), stands, d)]! }, ids: [`D1.${planet}.dignity`] }
    },
    both: [
      '{P} is {v}, and its gifts take shape accordingly.',
      'Your {p_} is {v}, so its results come in their own good time.',
      'Since {p} is {v}, you may have to earn what others take for granted.',
      '{P} being {v} tells us how freely it can act.',
      'In this chart {p} happens to be {v}, which deserves attention.',
      'Here {p} is {v}; treat its lessons with respect.',
    ],
    falses: [
      'The Sun is vargottama.',
      'Jupiter enjoys the highest dignity in your chart.',
      'Venus is afflicted and burdened by malefics.',
      'Mercury is peaceful and well fortified.',
      'Saturn attains directional strength.',
      'Your Moon is hemmed between malefics.',
    ],
  },
  retrograde: {
    make: (f, d) => {
      const planet = d.of(FIVE)
      const yes = f.value(`D1.${planet}.retrograde`) === true
      const say = (is: boolean) => ({ ...planets(planet), r: is ? 'retrograde' : 'direct', not: is ? '' : 'not ' })
      return { yes: say(yes), no: say(!yes), ids: [`D1.${planet}.retrograde`] }
    },
    both: [
      '{P} was {not}retrograde at your birth, which affects how its lessons arrive.',
      'Your {p_} is {not}retrograde, so its energy moves in its own manner.',
      'At the time of birth {p} was {r}.',
      'As {p} is {r}, you review matters in your own way.',
      '{P} is {r} in motion in your chart.',
      'Because {p} is {not}retrograde, reflection plays its part.',
    ],
  },
  combustion: {
    make: (f, d) => {
      const planet = d.of(FIVE)
      const yes = f.value(`D1.${planet}.combust`) === true
      const say = (is: boolean) => ({ ...planets(planet), not: is ? '' : 'not ', nt: is ? 'is' : "isn't" })
      return { yes: say(yes), no: say(!yes), ids: [`D1.${planet}.combust`] }
    },
    both: [
      '{P} is {not}combust in your birth chart.',
      'Your {p_} {nt} combust.',
      'Being {not}combust, {p} speaks with its own voice.',
      'It matters here that {p} is {not}combust.',
    ],
  },
  'lord of a house': {
    make: (f, d) => {
      const house = d.of(TWELVE)
      const lord = String(f.value(`D1.house${house}.lord`))
      const yes = { ...planets(lord), ...houses(house) }
      return {
        yes,
        no: { ...yes, ...planets(another(nodeless, lord as never, d)) },
        ids: [`D1.house${house}.lord`],
      }
    },
    both: [
      'The {h} house is governed by {p}, so look to it for guidance in these matters.',
      '{P} is your {hn} lord, and carries much of the responsibility for this area.',
      'As lord of the {h} house, {p} deserves your attention.',
      'Your {h} house belongs to {p}.',
      'In your chart {p} rules the {hn} house and colours its affairs.',
      'The ruler of your {h} house is {p}, which gives the matter its flavour.',
      '{P} has charge of your {h} house.',
      'For your ascendant the {hn} lord is {p}.',
    ],
  },
  'seat of a lord': {
    make: (f, d) => {
      const house = d.of(TWELVE)
      const id = `D1.house${house}.lord_house`
      const seat = Number(f.value(id))
      const lord = f.claim(`D1.house${house}.lord`, 'lord') && String(f.value(`D1.house${house}.lord`))
      const yes = { ...houses(house), ...houses(seat, 'g'), ...planets(String(lord)) }
      const no =
        d.upTo(3) === 0
          ? { ...yes, ...planets(another(nodeless, String(lord) as never, d)) }
          : { ...yes, ...houses(another(TWELVE, seat, d), 'g') }
      return { yes, no, ids: [id, `D1.house${house}.lord`] }
    },
    both: [
      'Your {h} lord {p_} is in the {g} house, linking the two areas of life.',
      'The lord of your {h} house, {p}, is placed in the {gn} house.',
      '{P}, ruler of your {h} house, has moved to the {g} house, which widens its reach.',
      'As {hn} lord, {p} sits in the {g} house.',
      '{P} rules the {h} house and stands in the {g} house.',
      'The {hn} lord, {p}, occupies your {g} house, so the two tend to feed one another.',
    ],
  },
  'lord of two houses': {
    make: (f, d) => {
      const planet = d.of(['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'])
      const ruled = TWELVE.filter((house) => f.value(`D1.house${house}.lord`) === planet)
      if (ruled.length < 2) return null
      const [a, b] = ruled as [number, number]
      const yes = { ...planets(planet), ...houses(a), ...houses(b, 'g') }
      return {
        yes,
        no: {
          ...yes,
          ...houses(
            another(
              TWELVE.filter((each) => each !== a),
              b,
              d,
            ),
            'g',
          ),
        },
        ids: [`D1.house${a}.lord`, `D1.house${b}.lord`],
      }
    },
    both: [
      '{P} rules both the {h} and the {g} house.',
      'As lord of the {h} and {g} houses, {p} joins two areas of your life.',
      '{P} governs your {hn} and {gn} houses.',
      'Your {h} and {g} houses are both ruled by {p}.',
      '{P} is the lord of your {h} house and of your {g} house.',
    ],
  },
  'aspect on a house': {
    make: (f, d) => {
      const planet = d.of(GRAHAS)
      const seen = f.like(new RegExp(`^D1\\.${planet}\\.aspects\\.house`))
      const fact = seen.length > 0 ? d.of(seen) : null
      if (!fact) return null
      const yes = { ...planets(planet), ...houses(Number(fact.value)) }
      const blind = TWELVE.filter((house) => !seen.some(({ value }) => value === house))
      return { yes, no: { ...yes, ...houses(d.of(blind)) }, ids: [fact.id] }
    },
    both: [
      '{P} casts its gaze on your {h} house, which brings its tone there.',
      'Your {h} house is aspected by {p}, so its influence is felt here too.',
      'The aspect of {p} falls on your {hn} house.',
      'From its place {p} aspects the {h} house and asks for discipline there.',
      'The {h} house receives the glance of {p}.',
      'There is an aspect from {p} to the {h} house.',
    ],
  },
  conjunction: {
    make: (f, d) => {
      const facts = f.like(/^D1\.\w+\.with\./)
      if (facts.length === 0) return null
      const fact = d.of(facts)
      const [a, b] = [fact.claims[0]!.subject, fact.claims[0]!.object]
      const apart = GRAHAS.filter((each) => each !== a && f.value(`D1.${each}.sign`) !== f.value(`D1.${a}.sign`))
      if (apart.length === 0) return null
      const yes = { ...planets(a), ...planets(b, 'q') }
      return { yes, no: { ...yes, ...planets(d.of(apart), 'q') }, ids: [fact.id] }
    },
    both: [
      '{P} joins {q}, so the two act as one voice.',
      '{P} and {q} are together in your chart, and they colour one another.',
      'Your {p_} is in conjunction with {q}, a blend that rewards clear speech.',
      'The conjunction of {p} and {q} is worth a closer look.',
      '{P} keeps company with {q}.',
      '{P} stands beside {q}, and the two share their concerns.',
    ],
  },
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
