import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { NAKSHATRAS } from '../../../src/jyotish/nakshatras.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import {
  BANDS,
  type Case,
  claimed,
  DIGNITIES,
  DIGNITY,
  find,
  HOUSES,
  h,
  MATTERS,
  ofPlanet,
  other,
  p,
  pairOf,
  planetOf,
  type Slots,
  the,
} from './kit.ts'

export const PLACEMENTS: Record<string, Case> = {
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
      if (fact?.value !== 'present' || !/^[A-Z]/.test(fact.claims[0]!.subject)) return null
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
}
