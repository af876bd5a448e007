import type { Body } from '../../../src/ephemeris/bodies.ts'
import { COMPILED_SPAN } from '../../../src/ephemeris/compiled.ts'
import { createEphemeris } from '../../../src/ephemeris/index.ts'
import type { AngleExpression, Crossing, Extremum } from '../../../src/ephemeris/queries.ts'
import type { JulianDay } from '../../../src/time/julian-day.ts'
import { random } from '../random.ts'
import { wholeTable } from '../table.ts'

/** Arguments: what to try, and whether by Swiss Ephemeris or by the compiled ephemeris. */
const [what, by] = process.argv.slice(2) as [string, 'direct' | 'compiled']
const direct = createEphemeris()
const ephemeris = by === 'compiled' ? createEphemeris({ compiled: await wholeTable() }) : direct
const DAYS = by === 'compiled' ? COMPILED_SPAN : { from: 2378520, to: 2597420 }
const next = random(2)
/** The start of a window of some days. */
const anywhere = (days: number) => (DAYS.from + next() * (DAYS.to - DAYS.from - days)) as JulianDay
const MINUTE = 1 / 1440

const single = (body: Body): AngleExpression => ({ terms: [{ body, factor: 1 }] })
const pair = (a: Body, b: Body, sign: 1 | -1): AngleExpression => ({
  terms: [
    { body: a, factor: 1 },
    { body: b, factor: sign },
  ],
})

/** Expression, span, days of a window, number of windows. Narrow spans put many multiples near the stations. */
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

/** A window of random place, for the planets with a retrograde spell or a station in its middle. */
const windowOf = (of: AngleExpression, days: number): JulianDay => {
  const { body } = of.terms[0]!
  const turning = !['Sun', 'Moon', 'MeanNode'].includes(body)
  for (;;) {
    const from = anywhere(days)
    const [, , , speed] = ephemeris.positions((from + days / 2) as JulianDay, [body], 'ecliptic')
    if (!turning || speed! < 0) return from
  }
}

/** The expression at every minute, unwrapped. */
const minutes = (of: AngleExpression, from: number, count: number): Float64Array => {
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

/** Passes seen from minute to minute: [minute, multiple, direction]. */
const brute = (angles: Float64Array, divisions: number) => {
  const span = 360 / divisions
  const passes: [number, number, number][] = []
  const pass = (minute: number, k: number, direction: number) =>
    passes.push([minute, ((k % divisions) + divisions) % divisions, direction])
  for (let i = 0; i + 1 < angles.length; i++) {
    const a = Math.floor(angles[i]! / span)
    const b = Math.floor(angles[i + 1]! / span)
    for (let k = a + 1; k <= b; k++) pass(i, k, 1)
    for (let k = a; k > b; k--) pass(i, k, -1)
  }
  return passes
}

const compare = (of: AngleExpression, span: number, days: number) => {
  const from = windowOf(of, days)
  const count = Math.round(days * 1440) + 1
  const to = (from + (count - 1) * MINUTE) as JulianDay
  const divisions = Math.round(360 / span)
  const passes = brute(minutes(of, from, count), divisions)
  const left: (Crossing | undefined)[] = ephemeris.crossings({ of, span, from, to })
  const found = left.length
  let missed = 0
  for (const [minute, multiple, direction] of passes) {
    const fits = left.findIndex(
      (c) =>
        c?.multiple === multiple &&
        c.direction === direction &&
        c.at >= from + (minute - 0.01) * MINUTE &&
        c.at <= from + (minute + 1.01) * MINUTE,
    )
    if (fits < 0) missed++
    else left[fits] = undefined
  }
  // Two passes inside one minute are invisible to the brute force; they come in pairs.
  const extra = left.filter((c) => c !== undefined)
  const unpaired = extra.filter(
    (c) =>
      !extra.some(
        (d) => d.multiple === c.multiple && d.direction === -c.direction && Math.abs(d.at - c.at) < 2 * MINUTE,
      ),
  ).length
  return { found, brute: passes.length, missed, unpaired, retrograde: passes.filter(([, , d]) => d < 0).length }
}

/** How long before or after a crossing the angle really stands at its multiple, seconds, by its own speed. */
const offTime = (of: AngleExpression, span: number, crossing: Crossing): number => {
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
    // The osculating points jump, so that they may pass a multiple without ever standing on it.
    if (name.startsWith('true')) continue
    const from = anywhere(60)
    for (const crossing of ephemeris.crossings({ of, span, from, to: (from + 60) as JulianDay }))
      worst = Math.max(worst, offTime(of, span, crossing))
  }
  return worst
}

const windows = () =>
  Object.fromEntries(
    CASES.map(([name, of, span, days, times]) => [name, Array.from({ length: times }, () => compare(of, span, days))]),
  )

/** How far the compiled crossings stand from those by Swiss Ephemeris: seconds, or arcseconds where the body all but stands. */
const apartFromDirect = () => {
  const worst = { seconds: 0, arcseconds: 0, others: 0 }
  for (const [name, of, span] of CASES) {
    const from = anywhere(200)
    const query = { of, span, from, to: (from + 200) as JulianDay }
    const [ours, theirs] = [ephemeris.crossings(query), direct.crossings(query)]
    if (ours.length !== theirs.length) worst.others++
    ours.forEach((crossing, i) => {
      const other = theirs[i]
      if (crossing.multiple !== other?.multiple || crossing.direction !== other.direction) worst.others++
      else {
        const seconds = Math.abs(crossing.at - other.at) * 86400
        const rows = direct.positions(
          other.at,
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

/** Many targets at once against each alone: how many, and how many differ. */
const targets = () => {
  let [found, differing] = [0, 0]
  for (const body of ['Moon', 'Sun', 'Mercury', 'Saturn', 'TrueNode'] as const) {
    const from = anywhere(400)
    const window = { of: single(body), from, to: (from + 400) as JulianDay }
    const list = Array.from({ length: 40 }, () => next() * 720 - 360)
    // Two that are the same angle are two.
    list.push(list[0]! + 360)
    const together = ephemeris.crossings({ ...window, targets: list })
    found += together.length
    if (together.some(({ at }, i) => i > 0 && at < together[i - 1]!.at)) differing++
    list.forEach((target, place) => {
      const alone = ephemeris.crossings({ ...window, span: 360, offset: target })
      const ofList = together.filter(({ multiple }) => multiple === place)
      if (alone.length !== ofList.length) differing++
      alone.forEach(({ at, direction }, i) => {
        if (Math.abs(at - ofList[i]!.at) > 1e-8 || direction !== ofList[i]!.direction) differing++
      })
    })
  }
  return { found, differing }
}

/** Every turning against the signs of the rate, looked at every ten minutes. */
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
    const from = anywhere(days)
    const count = Math.round(days / STEP)
    const moments = Float64Array.from({ length: count + 1 }, (_, i) => from + i * STEP)
    const bodies = of.terms.map(({ body }) => body)
    const { values } = ephemeris.positionBatch(moments, bodies, 'ecliptic')
    const of6 = (i: number, k: number) =>
      of.terms.reduce((sum, { factor }, term) => sum + factor * values[(i * bodies.length + term) * 6 + k]!, 0)
    const left: (Extremum | undefined)[] = ephemeris.extrema({ of, from, to: moments[count] as JulianDay })
    worst.found += left.length
    for (let i = 0; i < count; i++) {
      const [a, b] = [of6(i, component + 3), of6(i + 1, component + 3)]
      if (a > 0 === b > 0) continue
      const kind = a > 0 ? 'maximum' : 'minimum'
      const fits = left.findIndex((e) => e?.kind === kind && e.at > moments[i]! - STEP && e.at < moments[i + 1]! + STEP)
      if (fits < 0) {
        worst.missed++
        continue
      }
      const off = left[fits]!.value - of6(i, component)
      const reach = Math.abs(a) * STEP + Math.abs(b) * STEP
      const turned = component === 0 ? off - 360 * Math.round(off / 360) : off
      worst.arcseconds = Math.max(worst.arcseconds, (Math.abs(turned) - reach) * 3600)
      left[fits] = undefined
    }
    worst.extra += left.filter(Boolean).length
  }
  return worst
}

console.log(JSON.stringify({ windows, precision, apartFromDirect, targets, extrema }[what as 'windows']()))
