import { isPushkaraBhaga, isPushkaraNavamsha } from '../../jyotish/markers.ts'
import { STAR, TITHI } from '../../jyotish/panchang/limbs.ts'
import { PANCHAKA_RESULTS, panchakaOf, risingDegree, risingSpans, widenWindow } from '../../jyotish/panchang/rising.ts'
import { point } from '../../jyotish/points.ts'
import { vargaSeat } from '../../jyotish/vargas.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { overlapOf, type Window } from '../../time/window.ts'
import { sidereal } from '../../zodiac/longitude.ts'
import type { SignIndex } from '../../zodiac/signs.ts'
import { modalityOf, signName, signOf } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import {
  bySun,
  cutFields,
  cutWindow,
  datePlace,
  dayHead,
  dayHeadFields,
  formattedWindow,
  readToday,
  windowFields,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Sign, SignNumber } from '../shared/shapes.ts'

const NATURES = { Movable: 'movable', Fixed: 'fixed', Dual: 'dual' } as const
const NAVAMSHA = 10 / 3

const middle = (part: number, size: number) => point(sidereal((part + 0.5) * size))
/** Pushkara flags of the 108 navamshas and of the 360 degrees. */
const PUSHKARA_NAVAMSHAS = Array.from({ length: 108 }, (_, part) => isPushkaraNavamsha(middle(part, NAVAMSHA)))
const PUSHKARA_DEGREES = Array.from({ length: 360 }, (_, degree) => isPushkaraBhaga(middle(degree, 1)))

export default capability({
  slug: 'udaya-lagna',
  title: 'Udaya lagna',
  summary: 'The rising signs of a day, with pushkara stretches and the panchaka of each.',
  weight: 'standard',
  method:
    'The moments are those at which the sidereal ascendant (Lahiri) enters a sign, with its true motion near the polar circles. Panchaka is (tithi + weekday + nakshatra + lagna) mod 9 at the start of the lagna in the day; `panchaka_rahita` recomputes it whenever lagna, tithi or nakshatra changes (Muhurta Chintamani). Pushkara navamshas and bhagas follow the element of the sign.',
  input: datePlace({ include_navamsha: maybe(t.Boolean({ default: false, description: 'Adds the navamshas.' })) }),
  data: t.Object({
    ...dayHeadFields,
    lagnas: nullable(
      t.Array(
        t.Object({
          sign: Sign,
          sign_number: SignNumber,
          nature: oneOf(['movable', 'fixed', 'dual']),
          ...cutFields,
          pushkara: t.Array(t.Object({ kind: oneOf(['navamsha', 'bhaga']), ...windowFields })),
          panchaka: oneOf(PANCHAKA_RESULTS),
        }),
      ),
    ),
    panchaka_rahita: nullable(t.Array(t.Object({ ...windowFields, result: oneOf(PANCHAKA_RESULTS) }))),
    navamshas: nullable(t.Array(t.Object({ sign: Sign, lagna: Sign, ...windowFields }))),
  }),
  example: { date: '2024-04-09', ...delhi, include_navamsha: true },
}).compute((input, world) => {
  const today = readToday(input, world)
  const { day, almanac, site } = today
  const risen = bySun(today, () => {
    const stretch = widenWindow(day)
    const rising = risingDegree(stretch, site, world.sky)
    const inDay = <W extends Window>(spans: readonly W[]) => spans.filter((span) => overlapOf(span, day))
    return {
      signs: inDay(risingSpans(stretch, rising, signOf)),
      navamshas: input.include_navamsha && risingSpans(day, rising, (degree) => Math.floor(degree / NAVAMSHA)),
      pushkara: {
        navamsha: risingSpans(day, rising, (degree) => +PUSHKARA_NAVAMSHAS[Math.floor(degree / NAVAMSHA)]!),
        bhaga: risingSpans(day, rising, (degree) => +PUSHKARA_DEGREES[Math.floor(degree)]!),
      },
    }
  })
  if (!risen) return { ...dayHead(today), lagnas: null, panchaka_rahita: null, navamshas: null }

  const panchakaAt = (at: JulianDay, sign: SignIndex) =>
    panchakaOf(almanac.at(TITHI, at).number, day.weekday, almanac.at(STAR, at).number, sign)
  const pushkara = (['navamsha', 'bhaga'] as const)
    .flatMap((kind) => risen.pushkara[kind].filter(({ value }) => value === 1).map((span) => ({ ...span, kind })))
    .sort((a, b) => a.from - b.from)

  const cuts = [
    ...new Set([
      day.from,
      day.to,
      ...[...risen.signs, ...almanac.during(TITHI, day), ...almanac.during(STAR, day)].flatMap(({ from, to }) => [
        from,
        to,
      ]),
    ]),
  ]
    .filter((at) => at >= day.from && at <= day.to)
    .sort((a, b) => a - b)

  return {
    ...dayHead(today),
    lagnas: risen.signs.map((span) => {
      const within = overlapOf(span, day)!
      return {
        sign: signName(span.value),
        sign_number: span.value + 1,
        nature: NATURES[modalityOf(span.value)],
        ...cutWindow(span, today),
        pushkara: pushkara
          .filter(({ from, to }) => overlapOf(within, { from: ((from + to) / 2) as JulianDay, to }))
          .map((part) => ({ kind: part.kind, ...formattedWindow(part, today) })),
        panchaka: panchakaAt(within.from, span.value),
      }
    }),
    panchaka_rahita: cuts.slice(0, -1).map((from, i) => {
      const window = { from, to: cuts[i + 1]! }
      const sign = risen.signs.find((span) => overlapOf(span, window))!.value
      return { ...formattedWindow(window, today), result: panchakaAt(from, sign) }
    }),
    navamshas: risen.navamshas
      ? risen.navamshas.map((span) => {
          const { longitude, sign } = middle(span.value, NAVAMSHA)
          return {
            sign: signName(vargaSeat(longitude, 'D9').sign),
            lagna: signName(sign),
            ...formattedWindow(span, today),
          }
        })
      : null,
  }
})
