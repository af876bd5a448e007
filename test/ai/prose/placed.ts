import { GRAHAS, SEVEN } from '../../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { another, houses, type Kind, planets, type Slots } from './kit.ts'

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)
const FIVE = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const
const _ELEMENTS = ['fire', 'earth', 'air', 'water']
const _FIERY = ['fiery', 'earthy', 'airy', 'watery']
const _QUALITIES = ['movable', 'fixed', 'dual']
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
}
