import type { PackFact } from '../../../src/ai/claims.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { type Case, claimed, find, HOUSES, h, other, p, pairOf, planetOf, type Slots } from './kit.ts'

export const OTHERS: Record<string, Case> = {
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
