import type { Body } from '../../../src/ephemeris/bodies.ts'
import { COMPILED_SPAN } from '../../../src/ephemeris/compiled.ts'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import type { AngleExpression, Crossing, Extremum } from '../../../src/ephemeris/queries.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { random } from '../random.ts'
import { wholeTable } from '../table.ts'

/** Arguments: the name of a trial, and its ephemeris: Swiss Ephemeris (`direct`) or the compiled one. */
const [trialName, source] = process.argv.slice(2) as [string, 'direct' | 'compiled']
const direct = createEphemeris()
const ephemeris = source === 'compiled' ? createEphemeris({ compiled: await wholeTable() }) : direct
const SPAN = source === 'compiled' ? COMPILED_SPAN : { from: 2378520, to: 2597420 }
const next = random(2)
/** The random start of a window of some days. */
const randomStart = (days: number) => (SPAN.from + next() * (SPAN.to - SPAN.from - days)) as JulianDay
const MINUTE = 1 / 1440

const single = (body: Body): AngleExpression => ({ terms: [{ body, factor: 1 }] })
const pair = (a: Body, b: Body, sign: 1 | -1): AngleExpression => ({
  terms: [
    { body: a, factor: 1 },
    { body: b, factor: sign },
  ],
})

/** Name, expression, span in degrees, days per window, number of windows. Narrow spans put many multiples near the stations. */
const CASES: [string, AngleExpression, number, number, number][] = [
  ['Mercury', single('Mercury'), 0.5, 40, 3],
  ['Venus', single('Venus'), 0.5, 50, 1],
  ['Mars', single('Mars'), 0.5, 60, 1],
  ['Jupiter', single('Jupiter'), 0.1, 60, 1],
  ['Saturn', single('Saturn'), 0.05, 60, 1],
  ['Uranus', single('Uranus'), 0.02, 60, 1],
  ['Pluto', single('Pluto'), 0.01, 60, 1],
  ['Chiron', single('Chiron'), 0.05, 60, 1],
  ['Moon', single('Moon'), 30, 20, 1],
  ['Moon less Sun', pair('Moon', 'Sun', -1), 12, 15, 1],
  ['Moon plus Sun, sidereal', { ...pair('Moon', 'Sun', 1), ayanamsha: { id: 'lahiri', factor: 2 } }, 360 / 27, 15, 1],
  ['Mercury, sidereal', { ...single('Mercury'), ayanamsha: { id: 'true_chitra', factor: 1 } }, 0.5, 30, 1],
  ['Mercury less Venus', pair('Mercury', 'Venus', -1), 1, 40, 1],
  ['Mars less Jupiter', pair('Mars', 'Jupiter', -1), 0.5, 40, 1],
  ['mean node', single('MeanNode'), 0.25, 40, 1],
  ['true node', single('TrueNode'), 0.1, 40, 2],
  ['true apogee', single('TrueLilith'), 2, 30, 1],
]

/** The start of a random window. A body that can be retrograde is retrograde in the middle of the window. */
const windowOf = (of: AngleExpression, days: number): JulianDay => {
  const { body } = of.terms[0]!
  const changesDirection = !['Sun', 'Moon', 'MeanNode'].includes(body)
  for (;;) {
    const from = randomStart(days)
    const [, , , speed] = ephemeris.positions((from + days / 2) as JulianDay, [body], 'ecliptic')
    if (!changesDirection || speed! < 0) return from
  }
}

/** The expression at every minute, degrees, unwrapped. */
const valuesByMinute = (of: AngleExpression, from: number, count: number): Float64Array => {
  const moments = Float64Array.from({ length: count }, (_, i) => from + i * MINUTE)
  const { values } = ephemeris.positionBatch(
    moments,
    of.terms.map(({ body }) => body),
    'ecliptic',
  )
  const ayanamshas = of.ayanamsha && ephemeris.ayanamshaBatch(moments, of.ayanamsha.id).values
  const angles = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    let angle = of.ayanamsha ? -of.ayanamsha.factor * ayanamshas![i]! : 0
    for (const [term, { factor }] of of.terms.entries()) angle += factor * values[(i * of.terms.length + term) * 6]!
    angles[i] = i === 0 ? angle : angle - 360 * Math.round((angle - angles[i - 1]!) / 360)
  }
  return angles
}

/** The crossings between one minute and the next: [minute, multiple, direction]. */
const crossingsByMinute = (angles: Float64Array, divisions: number) => {
  const span = 360 / divisions
  const crossings: [number, number, number][] = []
  const add = (minute: number, k: number, direction: number) =>
    crossings.push([minute, ((k % divisions) + divisions) % divisions, direction])
  for (let i = 0; i + 1 < angles.length; i++) {
    const a = Math.floor(angles[i]! / span)
    const b = Math.floor(angles[i + 1]! / span)
    for (let k = a + 1; k <= b; k++) add(i, k, 1)
    for (let k = a; k > b; k--) add(i, k, -1)
  }
  return crossings
}

const compare = (of: AngleExpression, span: number, days: number) => {
  const from = windowOf(of, days)
  const count = Math.round(days * 1440) + 1
  const to = (from + (count - 1) * MINUTE) as JulianDay
  const divisions = Math.round(360 / span)
  const expected = crossingsByMinute(valuesByMinute(of, from, count), divisions)
  const unmatched: (Crossing | undefined)[] = ephemeris.crossings({ of, span, from, to })
  const found = unmatched.length
  let missed = 0
  for (const [minute, multiple, direction] of expected) {
    const match = unmatched.findIndex(
      (c) =>
        c?.multiple === multiple &&
        c.direction === direction &&
        c.at >= from + (minute - 0.01) * MINUTE &&
        c.at <= from + (minute + 1.01) * MINUTE,
    )
    if (match < 0) missed++
    else unmatched[match] = undefined
  }
  // A scan by the minute misses two crossings within one minute, which come in pairs.
  const extra = unmatched.filter((c) => c !== undefined)
  const unpaired = extra.filter(
    (c) =>
      !extra.some(
        (d) => d.multiple === c.multiple && d.direction === -c.direction && Math.abs(d.at - c.at) < 2 * MINUTE,
      ),
  ).length
  return { found, brute: expected.length, missed, unpaired, retrograde: expected.filter(([, , d]) => d < 0).length }
}

/** The error of a crossing's moment, seconds: the distance of the angle from its multiple, divided by its speed. */
const errorSeconds = (of: AngleExpression, span: number, crossing: Crossing): number => {
  const rows = ephemeris.positions(
    crossing.at,
    of.terms.map(({ body }) => body),
    'ecliptic',
  )
  let angle = of.ayanamsha ? -of.ayanamsha.factor * ephemeris.ayanamsha(crossing.at, of.ayanamsha.id) : 0
  let speed = 0
  of.terms.forEach(({ factor }, i) => {
    angle += factor * rows[i * 6]!
    speed += factor * rows[i * 6 + 3]!
  })
  const off = angle - crossing.multiple * span
  return Math.abs(((off - 360 * Math.round(off / 360)) / speed) * 86400)
}

const precision = () => {
  let worst = 0
  for (const [name, of, span] of CASES) {
    // Osculating points jump, and may pass a multiple without a moment at which their angle equals it.
    if (name.startsWith('true')) continue
    const from = randomStart(60)
    for (const crossing of ephemeris.crossings({ of, span, from, to: (from + 60) as JulianDay }))
      worst = Math.max(worst, errorSeconds(of, span, crossing))
  }
  return worst
}

const windows = () =>
  Object.fromEntries(
    CASES.map(([name, of, span, days, times]) => [name, Array.from({ length: times }, () => compare(of, span, days))]),
  )

/** The largest differences of the compiled crossings from those of Swiss Ephemeris: seconds, or arcseconds for a nearly stationary body. */
const apartFromDirect = () => {
  const worst = { seconds: 0, arcseconds: 0, others: 0 }
  for (const [name, of, span] of CASES) {
    const from = randomStart(200)
    const query = { of, span, from, to: (from + 200) as JulianDay }
    const [ours, theirs] = [ephemeris.crossings(query), direct.crossings(query)]
    if (ours.length !== theirs.length) worst.others++
    ours.forEach((crossing, i) => {
      const reference = theirs[i]
      if (crossing.multiple !== reference?.multiple || crossing.direction !== reference.direction) worst.others++
      else {
        const seconds = Math.abs(crossing.at - reference.at) * 86400
        const rows = direct.positions(
          reference.at,
          of.terms.map(({ body }) => body),
          'ecliptic',
        )
        const speed = Math.abs(of.terms.reduce((sum, { factor }, term) => sum + factor * rows[term * 6 + 3]!, 0))
        const arcseconds = (seconds / 86400) * speed * 3600
        if (seconds > 0.5 || name.startsWith('true')) worst.arcseconds = Math.max(worst.arcseconds, arcseconds)
        else worst.seconds = Math.max(worst.seconds, seconds)
      }
    })
  }
  return worst
}

/** Crossings of many targets in one call, compared with one call per target: their number, and the number that differ. */
const targets = () => {
  let [found, differing] = [0, 0]
  for (const body of ['Moon', 'Sun', 'Mercury', 'Saturn', 'TrueNode'] as const) {
    const from = randomStart(400)
    const window = { of: single(body), from, to: (from + 400) as JulianDay }
    const list = Array.from({ length: 40 }, () => next() * 720 - 360)
    // Two targets at the same angle have separate crossings.
    list.push(list[0]! + 360)
    const together = ephemeris.crossings({ ...window, targets: list })
    found += together.length
    if (together.some(({ at }, i) => i > 0 && at < together[i - 1]!.at)) differing++
    list.forEach((target, index) => {
      const separate = ephemeris.crossings({ ...window, span: 360, offset: target })
      const ofTarget = together.filter(({ multiple }) => multiple === index)
      if (separate.length !== ofTarget.length) differing++
      separate.forEach(({ at, direction }, i) => {
        if (Math.abs(at - ofTarget[i]!.at) > 1e-8 || direction !== ofTarget[i]!.direction) differing++
      })
    })
  }
  return { found, differing }
}

/** The extrema of an expression, compared with the changes of sign of its rate at steps of ten minutes. */
const extrema = () => {
  const STEP = 10 * MINUTE
  const worst = { found: 0, missed: 0, extra: 0, arcseconds: 0 }
  const cases: [AngleExpression, number, number][] = [
    [single('Mercury'), 0, 400],
    [single('Venus'), 0, 700],
    [single('Jupiter'), 0, 900],
    [single('Pluto'), 0, 700],
    [pair('Venus', 'Sun', -1), 0, 700],
    [{ ...single('Moon'), coordinate: 'latitude' }, 1, 60],
    [{ ...single('Mercury'), coordinate: 'latitude' }, 1, 200],
    [{ ...single('Moon'), coordinate: 'distance' }, 2, 60],
  ]
  for (const [of, component, days] of cases) {
    const from = randomStart(days)
    const count = Math.round(days / STEP)
    const moments = Float64Array.from({ length: count + 1 }, (_, i) => from + i * STEP)
    const bodies = of.terms.map(({ body }) => body)
    const { values } = ephemeris.positionBatch(moments, bodies, 'ecliptic')
    const expressionAt = (i: number, k: number) =>
      of.terms.reduce((sum, { factor }, term) => sum + factor * values[(i * bodies.length + term) * 6 + k]!, 0)
    const unmatched: (Extremum | undefined)[] = ephemeris.extrema({ of, from, to: moments[count] as JulianDay })
    worst.found += unmatched.length
    for (let i = 0; i < count; i++) {
      const [a, b] = [expressionAt(i, component + 3), expressionAt(i + 1, component + 3)]
      if (a > 0 === b > 0) continue
      const kind = a > 0 ? 'maximum' : 'minimum'
      const match = unmatched.findIndex(
        (e) => e?.kind === kind && e.at > moments[i]! - STEP && e.at < moments[i + 1]! + STEP,
      )
      if (match < 0) {
        worst.missed++
        continue
      }
      const difference = unmatched[match]!.value - expressionAt(i, component)
      const change = Math.abs(a) * STEP + Math.abs(b) * STEP
      const shortest = component === 0 ? difference - 360 * Math.round(difference / 360) : difference
      worst.arcseconds = Math.max(worst.arcseconds, (Math.abs(shortest) - change) * 3600)
      unmatched[match] = undefined
    }
    worst.extra += unmatched.filter(Boolean).length
  }
  return worst
}

console.log(JSON.stringify({ windows, precision, apartFromDirect, targets, extrema }[trialName as 'windows']()))
