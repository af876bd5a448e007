import { GRAHAS, SEVEN } from '../../../src/jyotish/grahas.ts'
import { another, houses, type Kind, planets } from './kit.ts'

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)
const NTH = 'first second third fourth fifth sixth seventh'.split(' ')
const BANDS = ['strong', 'good', 'mixed', 'weak']
const AREA: Record<string, string> = {
  ...{ career: 'career', marriage: 'marriage', wealth: 'wealth', health: 'health', education: 'study' },
  ...{ romance: 'romance', property: 'property', family: 'family', children: 'children' },
}

export const LIVED: Record<string, Kind> = {
  yoga: {
    make: (f, d) => {
      const facts = f.like(/^(yoga|dosha)\./)
      const of = (state: string) => facts.filter((fact) => fact.value === state)
      if (of('present').length === 0 || of('absent').length === 0) return null
      const [a, b] = [d.of(of('present')), d.of(of('absent'))]
      const say = (fact: typeof a) => ({ y: fact.claims[0]!.subject.replace(/^The/, 'the'), cite: fact.id })
      return { yes: say(a), no: say(b), ids: [] }
    },
    both: [
      'You have {y} in your chart, which tends to show itself slowly.',
      '{y} is formed in your chart and lends support.',
      'Among the combinations of your chart is {y}.',
      'Your chart carries {y}, a quiet source of strength.',
      '{y} is present, so do not underestimate your resources.',
      'The presence of {y} is encouraging.',
    ],
    falses: [
      'You have a powerful raja combination that makes kings.',
      'A rare combination of fortune marks your chart.',
      'The yoga of the hidden crown is formed at your birth.',
    ],
  },
  'state of a dosha': {
    make: (f, d) => {
      const fact = f.get('dosha.manglik')!
      const words: Record<string, string[]> = {
        absent: ['is absent', 'does not arise', 'is not present'],
        cancelled: ['is formed but cancelled', 'forms but is cancelled', 'is present but cancelled'],
        mild: ['is present in a mild form', 'is mild', 'is there in a mild form'],
        full: ['is present in its full form', 'is fully present', 'is in full force'],
      }
      const state = String(fact.value)
      return {
        yes: { st: d.of(words[state]!) },
        no: { st: d.of(words[another(Object.keys(words), state, d)]!) },
        ids: [fact.id],
      }
    },
    both: [
      'Manglik dosha {st} in your chart.',
      'Manglik {st}, so there is no reason to worry.',
      'As for Manglik dosha, it {st}.',
      'You should know that Manglik dosha {st}.',
      'Many ask about it: Manglik dosha {st}.',
    ],
  },
  'band of an area': {
    make: (f, d) => {
      const area = d.of(Object.keys(AREA))
      const band = f.claim(`score.${area}`, 'band')
      if (!band) return null
      const yes = { a: AREA[area]!, b: band }
      return { yes, no: { ...yes, b: another(BANDS, band, d) }, ids: [`score.${area}`] }
    },
    both: [
      'Your chart is {b} for {a}, so build on that patiently.',
      'As far as {a} goes, the chart is {b}.',
      'For {a} your chart is {b} overall.',
      'When it comes to {a}, your chart is {b}.',
    ],
  },
  'areas compared': {
    make: (f, d) => {
      const rows = Object.keys(AREA).flatMap((area) => {
        const score = f.claim(`score.${area}`, 'score')
        return score ? [{ area, score: Number(score) }] : []
      })
      const a = d.of(rows)
      const less = rows.filter(({ score }) => score < a.score)
      if (less.length === 0) return null
      const b = d.of(less)
      return {
        yes: { a: AREA[a.area]!, b: AREA[b.area]! },
        no: { a: AREA[b.area]!, b: AREA[a.area]! },
        ids: [`score.${a.area}`, `score.${b.area}`],
      }
    },
    both: [
      'Your chart is better for {a} than for {b}.',
      'The chart supports {a} more than {b}.',
      'The chart is less supportive of {b} than of {a}.',
    ],
  },
  bindus: {
    make: (f, d) => {
      const house = d.of(TWELVE)
      const n = Number(f.value(`SAV.house${house}`))
      const yes = { ...houses(house), n }
      return { yes, no: { ...yes, n: n + (d.upTo(2) ? 3 : -4) }, ids: [`SAV.house${house}`] }
    },
    both: [
      'Your {h} house carries {n} bindus.',
      'With {n} bindus in the {h} house, support there is what it is.',
      'The {hn} house receives {n} bindus in the sarvashtakavarga.',
      'In the ashtakavarga your {h} house scores {n} bindus.',
    ],
  },
  'bindus and the mean': {
    make: (f, d) => {
      const house = d.of(TWELVE)
      const n = Number(f.value(`SAV.house${house}`))
      if (n === 28) return null
      const say = (more: boolean) => ({ ...houses(house), n, c: more ? 'more' : 'fewer', a: more ? 'above' : 'below' })
      return { yes: say(n > 28), no: say(n < 28), ids: [`SAV.house${house}`] }
    },
    both: [
      'Your {h} house has {n} bindus, {c} than the mean of 28.',
      'The {hn} house has {n} bindus, {a} the average of 28.',
      'With {n} bindus the {h} house is {a} the mean of 28.',
    ],
  },
  'bindus compared': {
    make: (f, d) => {
      const [a, b] = [d.of(TWELVE), d.of(TWELVE)]
      const [n, m] = [a, b].map((each) => Number(f.value(`SAV.house${each}`))) as [number, number]
      if (n <= m) return null
      const say = (x: number, y: number) => ({ ...houses(x), ...houses(y, 'g') })
      return { yes: say(a, b), no: say(b, a), ids: [`SAV.house${a}`, `SAV.house${b}`] }
    },
    both: [
      'Your {h} house has more bindus than the {g}.',
      'The {h} house is better supported in bindus than the {g} house.',
      'The {g} house has fewer bindus than the {h} house.',
    ],
  },
  rank: {
    make: (f, d) => {
      const planet = d.of(SEVEN)
      const n = Number(f.value(`shadbala.${planet}.rank`))
      const say = (i: number) => ({ ...planets(planet), n: i, o: NTH[i - 1]! })
      return { yes: say(n), no: say(another([1, 2, 3, 4, 5, 6, 7], n, d)), ids: [`shadbala.${planet}.rank`] }
    },
    both: [
      '{P} ranks {o} in Shadbala, and acts accordingly.',
      'By Shadbala {p} is ranked {n} of 7.',
      '{P} comes {o} of seven in Shadbala.',
      'In Shadbala strength {p} stands {o}.',
    ],
  },
  'strongest and weakest': {
    make: (f, d) => {
      const of = (n: number) => SEVEN.find((each) => f.value(`shadbala.${each}.rank`) === n)!
      const [first, last] = [of(1), of(7)]
      const yes = { ...planets(first), ...planets(last, 'q') }
      const no = { ...planets(last), ...planets(first, 'q') }
      return {
        yes,
        no: d.upTo(2) ? no : { ...planets(of(4)), ...planets(of(3), 'q') },
        ids: SEVEN.map((each) => `shadbala.${each}.rank`),
      }
    },
    both: [
      '{P} is the strongest planet in your chart by Shadbala.',
      'By Shadbala the weakest planet is {q}.',
      'Your strongest planet in Shadbala is {p}, and the weakest is {q}.',
      '{P} is stronger than {q} in Shadbala.',
    ],
  },
  office: {
    make: (f, d) => {
      const office = d.of(['atmakaraka', 'amatyakaraka', 'darakaraka'])
      const planet = String(f.value(`jaimini.${office}`))
      const yes = { ...planets(planet), o: office }
      return { yes, no: { ...yes, ...planets(another(SEVEN, planet as never, d)) }, ids: [`jaimini.${office}`] }
    },
    both: [
      '{P} is the {o} of your chart.',
      'Your {o} is {p}, which says much about what you seek.',
      'As your {o}, {p} has a special voice.',
      'The role of {o} falls to {p}.',
    ],
  },
  'field of work': {
    make: (f, d) => {
      const facts = f.like(/^career\.field\./)
      const fact = d.of(facts)
      const field = fact.claims[0]!.object
      const all = 'banking diplomacy aviation sculpture perfumery mining forestry surgery'.split(' ')
      const no = d.of(all.filter((each) => !facts.some(({ claims }) => claims[0]!.object.includes(each))))
      return { yes: { w: field }, no: { w: no }, ids: [fact.id] }
    },
    both: [
      'Among the fields that the chart points to is {w}.',
      'The chart points to {w} as a field of work.',
      'Fields such as {w} may suit you.',
    ],
  },
  'way of working': {
    make: (f, d) => {
      const facts = f.like(/^career\.mode\./)
      const fact = d.of(facts)
      const say = (n: number) => ({ w: fact.claims[0]!.subject, n })
      return { yes: say(Number(fact.value)), no: say(Number(fact.value) + 9), ids: [fact.id] }
    },
    both: ['{w} has {n} parts of 100 in your way of working.', 'In your way of working {w} takes {n} parts of 100.'],
  },
  'the day': {
    make: (f, d) => {
      const [band, score] = [f.claim('day.quality', 'band')!, Number(f.value('day.quality'))]
      const say = (b: string, n: number) => ({ b, n })
      const no = d.upTo(2)
        ? say(another(['excellent', 'good', 'mixed', 'difficult', 'hard'], band, d), score)
        : say(band, score > 50 ? score - 13 : score + 17)
      return { yes: say(band, score), no, ids: ['day.quality'] }
    },
    both: [
      'The day is rated {b}, {n} of 100, so pace yourself.',
      'Today is rated {b} with {n} of 100.',
      'The day scores {n} out of 100 and is rated {b}.',
    ],
  },
  'age and years': {
    falses: [
      'You will not see your sixtieth year.',
      'You will marry at the age of thirty.',
      'Your fortieth birthday changes everything.',
      'At fifty you become rich.',
      'You were married twice.',
      'In your thirties you lose your way.',
      'You are older than your spouse.',
      'Your child will be born within two years.',
      'You turn a corner in your mid forties.',
    ],
  },
  'events of a life': {
    falses: [
      'You will marry a foreigner.',
      'Your marriage ends in divorce.',
      'You will have two children.',
      'You will inherit a house.',
      'Your father left the family early.',
      'You have an elder brother.',
      'You are the youngest of your siblings.',
      'You lost your job last year.',
      'You will be promoted.',
      'You will move to another country.',
      'Your partner is unfaithful.',
      'You will meet your spouse at work.',
      'Your business will fail.',
      'You studied law.',
    ],
  },
  'health, money and the end': {
    falses: [
      'You will become wealthy.',
      'Your kidneys are weak.',
      'You suffer from anxiety.',
      'Your blood pressure is high.',
      'Your heart will give you trouble.',
      'You will live to a ripe old age.',
      'Your days are numbered.',
      'You will recover from your illness.',
      'You will win the case.',
      'Your savings will double.',
      'Money comes to you without effort.',
      'An accident threatens you.',
      'You cannot have children.',
      'You are barren.',
    ],
  },
  'advice and feeling': {
    trues: [
      'Give yourself time before you answer, and let trust grow slowly.',
      'You may find that clear words spare you much trouble.',
      'Perhaps it would help to write down what you hope for.',
      'Try to rest when you are tired, and speak kindly to yourself.',
      'None of this is fixed; it describes tendencies, not orders.',
      'Think of this as an invitation rather than a verdict.',
      'What matters most is how you use it.',
      'You could begin with something small and finish it.',
      'It can be wise to share the load with people you trust.',
      'Patience and humour tend to carry you further than pressure.',
      'Consider which promises you can keep, and let the others go.',
      'Be gentle with those who need more time than you do.',
      'There is room here for both ambition and kindness.',
      'Taken together, these placements describe a thoughtful and persistent nature.',
      'In practice this often means choosing quality over speed.',
      'Of course, a chart shows inclinations and leaves the choice to you.',
      'On the whole, steady habits may serve you better than bold gestures.',
      'It is worth setting aside a quiet hour each week to review your plans.',
    ],
  },
}

export const PAIRS: Record<string, Kind> = {
  persons: {
    of: 'pair',
    make: (f, d) => {
      const planet = d.of(['Moon', 'Venus', 'Mars', 'Jupiter', 'Saturn'])
      const [a, b] = ['a', 'b'].map((x) => String(f.value(`person_${x}.D1.${planet}.sign`))) as [string, string]
      if (a === b) return null
      const ids = [`person_a.D1.${planet}.sign`, `person_b.D1.${planet}.sign`]
      return { yes: { ...planets(planet), s: a, t: b }, no: { ...planets(planet), s: b, t: a }, ids }
    },
    both: [
      "The first person's {p_} is in {s}, while the second person's is in {t}.",
      'The first person has {p} in {s}, the second person in {t}.',
      "The second person's {p_} in {t} meets the first person's {p_} in {s}.",
      "The second person's {p_} stands in {t}, which asks for patience.",
      'For the first person {p} is in {s}; for the second person it is in {t}.',
      "The first person's {p_} occupies {s}, a warm note in this match.",
    ],
  },
  koota: {
    of: 'pair',
    make: (f, d) => {
      const facts = f.like(/^match\.koota\./)
      const fact = d.of(facts)
      const [name, max] = [fact.claims[0]!.subject, Number(f.claim(fact.id, 'maximum'))]
      const n = Number(fact.value)
      const wrong = another(
        Array.from({ length: max + 1 }, (_, i) => i),
        n,
        d,
      )
      return { yes: { k: name, n, m: max }, no: { k: name, n: wrong, m: max }, ids: [fact.id] }
    },
    both: [
      '{k} koota contributes {n} of {m} points.',
      'In {k} koota the match earns {n} of {m} points.',
      'The {k} koota scores {n} out of {m}, which says something of daily life together.',
      '{k} gives {n} points out of a possible {m}.',
    ],
  },
  total: {
    of: 'pair',
    make: (f, d) => {
      const n = Number(f.value('match.ashtakoot.total'))
      return { yes: { n }, no: { n: d.of([n - 3, n + 2, n + 5]) }, ids: ['match.ashtakoot.total'] }
    },
    both: [
      'The ashtakoot total is {n} of 36 points, yet the total alone decides nothing.',
      'Together you reach {n} of 36 points in the ashtakoot.',
      'With {n} out of 36 points in ashtakoot there is something to build on.',
      'The match scores {n} out of 36.',
    ],
  },
  'dosha of a match': {
    of: 'pair',
    make: (f, d) => {
      const fact = f.get(d.of(['match.dosha.nadi', 'match.dosha.bhakoot']))
      if (!fact) return null
      const words: Record<string, string[]> = {
        absent: ['is absent', 'is not present'],
        cancelled: ['is formed but cancelled', 'forms but is cancelled'],
        present: ['is present', 'is formed'],
      }
      const state = String(fact.value)
      const y = fact.claims[0]!.subject
      return {
        yes: { y, st: d.of(words[state]!) },
        no: { y, st: d.of(words[state === 'absent' ? 'present' : 'absent']!) },
        ids: [fact.id],
      }
    },
    both: ['{y} {st} in this match.', 'As for {y}, it {st}.', '{y} {st}.'],
  },
  'periods of a pair': {
    of: 'pair',
    make: (f, d) => {
      const of = (x: string) => String(f.value(`person_${x}.dasha.MD.current.lord`))
      const [a, b] = [of('a'), of('b')]
      const wrong = a === b ? another(GRAHAS, a as never, d) : b
      const ids = ['person_a.dasha.MD.current.lord', 'person_b.dasha.MD.current.lord']
      return { yes: planets(a), no: planets(wrong), ids }
    },
    both: [
      'The first person is in the {p_} mahadasha.',
      'The first person is running the mahadasha of {p}.',
      'At present the first person passes through the {p_} mahadasha.',
    ],
  },
}
