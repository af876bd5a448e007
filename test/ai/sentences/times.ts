import type { PackFact } from '../../../src/ai/claims.ts'
import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import {
  type Case,
  claimed,
  dated,
  find,
  HOUSES,
  h,
  MATTERS,
  moved,
  ofPlanet,
  other,
  p,
  pairOf,
  planetOf,
  WORDS,
} from './kit.ts'

export const TIMES: Record<string, Case> = {
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
      const from = claimed(fact, 'start')
      if (!from) return null
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
}
