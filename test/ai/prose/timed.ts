import { GRAHAS } from '../../../src/jyotish/grahas.ts'
import { SIGNS } from '../../../src/zodiac/signs.ts'
import { another, houses, type Kind, planetIn, planets, shifted, when } from './kit.ts'

const TWELVE = Array.from({ length: 12 }, (_, i) => i + 1)
const SPOKEN =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

export const TIMED: Record<string, Kind> = {
  'running mahadasha': {
    make: (f, d) => {
      const lord = String(f.value('dasha.MD.current.lord'))
      const yes = planets(lord)
      return { yes, no: planets(another(GRAHAS, lord as never, d)), ids: ['dasha.MD.current.lord', 'dasha.MD.current'] }
    },
    both: [
      'You are currently living through the {p_} mahadasha, a period of reckoning.',
      'Your main period at the moment belongs to {p}.',
      'At present the mahadasha of {p} sets the tone.',
      'The {p_} mahadasha is under way, so its themes come first.',
      '{P} is the lord of your running mahadasha.',
      'You are passing through the great period of {p}.',
    ],
  },
  'running antardasha': {
    make: (f, d) => {
      const [m, a] = [String(f.value('dasha.MD.current.lord')), String(f.value('dasha.AD.current.lord'))]
      const yes = { ...planets(m, 'm'), ...planets(a, 'a') }
      const no =
        m !== a && d.upTo(2) === 0
          ? { ...planets(a, 'm'), ...planets(m, 'a') }
          : { ...yes, ...planets(another(GRAHAS, a as never, d), 'a') }
      return { yes, no, ids: ['dasha.MD.current.lord', 'dasha.AD.current.lord'] }
    },
    both: [
      'Within the {m_} mahadasha the {a_} antardasha is now running.',
      'You are in the {a_} sub-period of the {m_} mahadasha.',
      'The {m_} mahadasha is active, and inside it the antardasha of {a}.',
      '{M} rules the mahadasha and {a} the antardasha.',
      'At present you run {m_} mahadasha with {a_} antardasha.',
      'The current antardasha is that of {a}, within the mahadasha of {m}.',
    ],
  },
  'end of a period': {
    make: (f, d) => {
      const level = d.of(['MD', 'AD'])
      const lord = String(f.value(`dasha.${level}.current.lord`))
      const end = f.claim(`dasha.${level}.current`, 'end')!
      const say = (iso: string) => ({
        ...planets(lord),
        level: level === 'MD' ? 'mahadasha' : 'antardasha',
        ...when(iso, 'e'),
      })
      return {
        yes: say(end),
        no: say(shifted(end, (d.upTo(2) ? 1 : -1) * (400 + d.upTo(900)))),
        ids: [`dasha.${level}.current`, `dasha.${level}.current.lord`],
      }
    },
    both: [
      'The {p_} {level} continues until {e}, so there is time to settle in.',
      'This {p_} {level} draws to a close in {e_m}.',
      'Your {p_} {level} lasts until {e_part}, and then the tone changes.',
      'The {level} of {p} runs its course by {e_us}.',
      'You remain in the {p_} {level} until {e_y}.',
      'The {p_} {level} will end on {e}.',
    ],
  },
  'span of a period': {
    make: (f, d) => {
      const n = 1 + d.upTo(3)
      const fact = f.get(`dasha.AD.next.${n}`)
      if (!fact) return null
      const claim = (relation: string) => fact.claims.find((each) => each.relation === relation)!
      const [m, a] = claim('start').subject.split('/') as [string, string]
      const [start, end] = [claim('start').object, claim('end').object]
      const say = (from: string, to: string) => ({
        ...planets(m, 'm'),
        ...planets(a, 'a'),
        ...when(from, 's'),
        ...when(to, 'e'),
      })
      const off = (d.upTo(2) ? 1 : -1) * (400 + d.upTo(300))
      const no = [say(shifted(start, off), end), say(start, shifted(end, Math.abs(off))), say(end, start)]
      return { yes: say(start, end), no: d.of(no), ids: [fact.id] }
    },
    both: [
      'The {a_} antardasha runs from {s} to {e}.',
      'From {s_m} to {e_m} you will be in the {a_} antardasha of the {m_} mahadasha.',
      'The {a_} antardasha begins on {s} and lasts until {e}, a good span for patient work.',
      'Between {s_m} and {e_m} the antardasha of {a} sets a new tone.',
      '{A} takes over the antardasha on {s_us} and holds it until {e_us}.',
      'Your {a_} antardasha opens in {s_m} and closes in {e_m}.',
    ],
  },
  'order of periods': {
    make: (f, d) => {
      const row = (n: number) => f.get(`dasha.AD.next.${n}`)?.claims[0]?.subject.split('/')[1]
      const rows = [String(f.value('dasha.AD.current.lord')), row(1), row(2), row(3)] as string[]
      if (rows.some((each) => !each)) return null
      const at = d.upTo(3)
      const ids = ['dasha.AD.current', 'dasha.AD.current.lord', ...[1, 2, 3].map((n) => `dasha.AD.next.${n}`)]
      const say = (a: string, b: string) => ({ ...planets(a, 'a'), ...planets(b, 'b') })
      const [a, b] = [rows[at]!, rows[at + 1]!]
      const no =
        d.upTo(2) === 0
          ? say(b, a)
          : say(
              a,
              another(
                GRAHAS.filter((each) => each !== a),
                b as never,
                d,
              ),
            )
      return { yes: say(a, b), no, ids }
    },
    both: [
      'The antardasha of {a} is followed by that of {b}.',
      'After the {a_} antardasha comes the {b_} antardasha.',
      'The {a_} antardasha gives way to the {b_} antardasha.',
      'Once the {a_} antardasha is over, the {b_} antardasha begins.',
      'The {b_} antardasha follows the {a_} antardasha.',
      'The {a_} antardasha comes before the {b_} antardasha.',
    ],
  },
  'length of a period': {
    make: (f, _d) => {
      const fact = f.get('dasha.MD.current')!
      const [start, end] = [f.claim(fact.id, 'start'), f.claim(fact.id, 'end')!]
      if (!start) return null
      const years = Math.round((Date.parse(end) - Date.parse(start)) / 31_557_600_000)
      const lord = String(f.value('dasha.MD.current.lord'))
      const say = (n: number) => ({
        ...planets(lord),
        n: SPOKEN[n - 1] ?? n,
        N: n,
        ...when(start, 's'),
        ...when(end, 'e'),
      })
      return { yes: say(years), no: say(years > 10 ? years - 3 : years + 2), ids: [fact.id] }
    },
    both: [
      'The {p_} mahadasha lasts {n} years, from {s} to {e}.',
      'This mahadasha of {p} is {n} years long.',
      'The {p_} mahadasha spans {N} years in all.',
      'You spend {n} years in the {p_} mahadasha.',
    ],
  },
  'transit in a sign': {
    make: (f, d) => {
      const planet = d.of(['Saturn', 'Jupiter', 'Rahu', 'Ketu'])
      const sign = String(f.value(`transit.${planet}.sign`))
      const yes = { ...planets(planet), s: sign }
      return { yes, no: { ...yes, s: another(SIGNS, sign as never, d) }, ids: [`transit.${planet}.sign`] }
    },
    both: [
      'Transiting {p_} is currently moving through {s}, and the mood follows.',
      '{P} is presently transiting {s}.',
      'In the sky now, {p} in transit occupies {s}.',
      'The transit of {p} through {s} asks for adjustment.',
      'At the moment transiting {p_} is found in {s}.',
      '{P} is passing through {s} by transit.',
    ],
  },
  'transit from the Moon': {
    make: (f, d) => {
      const planet = d.of(['Saturn', 'Jupiter', 'Rahu', 'Ketu'])
      const house = Number(f.value(`transit.${planet}.from_moon`))
      const yes = { ...planets(planet), ...houses(house) }
      return {
        yes,
        no: { ...yes, ...houses(another(TWELVE, house, d)) },
        ids: [`transit.${planet}.from_moon`],
      }
    },
    both: [
      'Transiting {p_} is {hn} from your Moon, which colours your moods.',
      'Counted from your natal Moon, {p} in transit stands in the {h} house.',
      '{P} in transit occupies the {hn} house from your Moon.',
      'From the Moon, transiting {p_} moves through the {h} house.',
      'Seen from your Moon, {p} is transiting the {h} house.',
    ],
  },
  'transit from the ascendant': {
    make: (f, d) => {
      const planet = d.of(['Saturn', 'Jupiter', 'Rahu', 'Ketu'])
      const [house, moon] = [Number(f.value(`transit.${planet}.house`)), Number(f.value(`transit.${planet}.from_moon`))]
      const yes = { ...planets(planet), ...houses(house) }
      const wrong = moon === house ? another(TWELVE, house, d) : d.of([moon, another(TWELVE, house, d)])
      return { yes, no: { ...yes, ...houses(wrong) }, ids: [`transit.${planet}.house`, `transit.${planet}.from_moon`] }
    },
    both: [
      'Transiting {p_} is moving through your {h} house.',
      '{P} in transit now visits your {h} house and asks for order there.',
      'In transit {p} activates your {hn} house.',
      'Transiting {p_} is in the {h} house from your ascendant.',
    ],
  },
  'effect of a transit': {
    make: (f, d) => {
      const planet = d.of(['Saturn', 'Jupiter', 'Rahu', 'Ketu', 'Mars'])
      const effect = f.claim(`transit.${planet}.effect`, 'effect')!
      const words: Record<string, string> = {
        ...{
          good: 'favourable',
          difficult: 'difficult',
          obstructed: 'obstructed',
          relieved: 'relieved',
          neutral: 'neutral',
        },
      }
      const yes = { ...planets(planet), e: words[effect]! }
      return {
        yes,
        no: { ...yes, e: words[another(Object.keys(words), effect, d)]! },
        ids: [`transit.${planet}.effect`],
      }
    },
    both: [
      'This transit of {p} is {e} for you.',
      'For you the transit of {p} counts as {e}, so plan with that in mind.',
      'The present transit of {p} is {e}.',
    ],
  },
  'double transit': {
    make: (f, d) => {
      const facts = f
        .like(/^transit\.double\.house/)
        .filter(({ claims }) => claims.some(({ relation }) => relation === 'start'))
      if (facts.length === 0) return null
      const fact = d.of(facts)
      const house = Number(/house(\d+)/.exec(fact.id)![1])
      const [start, end] = [f.claim(fact.id, 'start')!, f.claim(fact.id, 'end')!]
      const yes = { ...houses(house), ...when(start, 's'), ...when(end, 'e') }
      const no = d.of([
        { ...yes, ...when(shifted(end, 500), 'e') },
        { ...yes, ...when(shifted(start, -500), 's') },
        { ...yes, ...houses(another(TWELVE, house, d)) },
      ])
      return { yes, no, ids: [fact.id] }
    },
    both: [
      'From {s} to {e} Jupiter and Saturn together touch your {h} house or its lord.',
      'Between {s_m} and {e_m} Jupiter and Saturn jointly touch your {hn} house.',
      'Jupiter and Saturn together influence your {h} house from {s} until {e}.',
      'A double transit of Jupiter and Saturn on your {h} house runs from {s} to {e}.',
    ],
  },
  'sky event': {
    make: (f, d) => {
      const facts = f.like(/^transit\.\w+\.(sign_ingress|station)/)
      if (facts.length === 0) return null
      const fact = d.of(facts)
      const date = f.claim(fact.id, 'date')!
      const [sign, r] = [f.claim(fact.id, 'sign')!, f.claim(fact.id, 'retrograde')]
      const doing = (s: string) => (r ? `turns ${r === 'yes' ? 'retrograde' : 'direct'}` : `enters ${s}`)
      const say = (iso: string, s: string) => ({ ...planets(planetIn(fact.id)), doing: doing(s), ...when(iso, 't') })
      const no =
        r || d.upTo(2) ? say(shifted(date, 70 + d.upTo(200)), sign) : say(date, another(SIGNS, sign as never, d))
      return { yes: say(date, sign), no, ids: [fact.id] }
    },
    both: [
      'On {t} {p} {doing}, and the pace changes.',
      '{P} {doing} on {t}.',
      'In {t_m} {p} {doing}, a good moment to take stock.',
      'Watch the days around {t_us}, when {p} {doing}.',
      '{P} in transit {doing} on {t}.',
    ],
  },
  'sade-sati': {
    make: (f) => {
      const state = f.claim('transit.sade_sati', 'state')!
      const yes = state !== 'absent'
      const say = (is: boolean) => ({
        not: is ? '' : 'not ',
        are: is ? 'are' : 'are not',
        does: is ? 'applies' : 'does not apply',
      })
      return { yes: say(yes), no: say(!yes), ids: ['transit.sade_sati'] }
    },
    both: [
      'You {are} in sade-sati at present.',
      'Sade-sati {does} to you now.',
      'You are {not}going through sade-sati, the long transit of Saturn over the Moon.',
      'Saturn is {not}putting you through sade-sati at the moment.',
    ],
  },
  'window for partnership': {
    make: (f, d) => {
      const facts = f.like(/^vivaha\.window\./)
      if (facts.length === 0) return null
      const fact = d.of(facts)
      const [start, end] = [f.claim(fact.id, 'start')!, f.claim(fact.id, 'end')!]
      const lord = fact.claims.find(({ relation }) => relation === 'antardasha')!.subject.split('/')[1]!
      const yes = { ...when(start, 's'), ...when(end, 'e'), ...planets(lord) }
      const no = d.of([
        { ...yes, ...when(shifted(end, 700), 'e') },
        { ...yes, ...when(shifted(start, 600), 's'), ...when(shifted(end, 700), 'e') },
        { ...yes, ...planets(another(GRAHAS, lord as never, d)) },
      ])
      return { yes, no, ids: [fact.id] }
    },
    both: [
      'A window for partnership runs from {s} to {e}, in the {p_} antardasha.',
      'From {s_m} to {e_m}, during the {p_} antardasha, there is a window for partnership.',
      'One window for partnership opens on {s} in the {p_} antardasha and closes on {e}.',
    ],
  },
  'future and past placed': {
    falses: [
      'Saturn will enter your seventh house next spring.',
      'Jupiter left your fifth house last month.',
      'The Moon will be eclipsed in your sign this year.',
      'Your good years begin at forty.',
      'The next ten years are the best of your life.',
      'A turning point arrives in three weeks.',
      'By the end of the decade you reach the summit.',
      'Your luck turns on a Tuesday.',
    ],
  },
}
