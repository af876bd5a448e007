import { mapConcurrently } from '../../concurrency.ts'
import { GRAHAS } from '../../jyotish/grahas.ts'
import { grahaIngresses, INGRESS_KINDS, VAHANA_WORDS, vahana } from '../../jyotish/panchang/ingresses.ts'
import { punyaKala, SANKRANTI_NAMES } from '../../jyotish/panchang/punya-kala.ts'
import { SANKRANTIS, sankrantis } from '../../jyotish/panchang/solar-months.ts'
import { maybe, maybeTerm, nullable, oneOf, rows, t, term } from '../../schema.ts'
import { isoLocal, isoUtc, startOfDay } from '../../time/moment.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import {
  ayanamshaAt,
  formattedWindow,
  Location,
  localNoon,
  locationOf,
  Moment,
  readYear,
  TimeWindow,
  Utc,
  yearPlace,
} from '../shared/almanac.ts'
import { delhi } from '../shared/inputs.ts'
import { Ayanamsha, Graha, Sign } from '../shared/shapes.ts'

export default capability({
  slug: 'planetary-ingresses',
  title: 'Planetary ingresses',
  summary:
    'Ingresses of the planets into signs, nakshatras or padas through a year, and the twelve sankrantis with punya kala.',
  weight: 'heavy',
  method:
    'Ingresses are roots of the sidereal longitude (Lahiri) at the borders, in both directions; the Moon has signs and nakshatras only. Punya kala in ghatis of 24 minutes (Nirnaya Sindhu): Mesha and Tula 10 before and after; Karka 30 before; Makara 40 after; Vrishabha, Simha, Vrishchika and Kumbha 16 before; the others 16 after. Only daytime counts; a sankranti at night moves to the nearer half of a day, Makara to the next sunrise. Maha punya kala is the five ghatis next to the sankranti.',
  input: yearPlace({
    planets: maybe(t.Array(oneOf(GRAHAS), { minItems: 1, maxItems: 9, uniqueItems: true })),
    kind: maybe(oneOf(INGRESS_KINDS, { default: 'sign' })),
  }),
  data: t.Object({
    year: t.Integer(),
    location: Location,
    ayanamsha: Ayanamsha,
    ingresses: t.Array(
      t.Object({
        planet: Graha,
        kind: oneOf(INGRESS_KINDS),
        from: maybeTerm(['Sign', 'Star', 'StarPada']),
        to: maybeTerm(['Sign', 'Star', 'StarPada']),
        local: Moment,
        utc: Utc,
        longitude: t.Number({ description: 'Sidereal longitude of the border.' }),
        retrograde: t.Boolean(),
      }),
    ),
    sankrantis: rows(
      t.Object({
        name: term(SANKRANTIS),
        sign: Sign,
        local: Moment,
        utc: Utc,
        punya_kala: nullable(TimeWindow),
        maha_punya_kala: nullable(TimeWindow),
        vahana: oneOf(VAHANA_WORDS, { description: 'Vehicle (vahana) of the sankranti, by the karana.' }),
        weekday_name: oneOf(SANKRANTI_NAMES, {
          description: 'Name of the sankranti, by the weekday of the panchang day.',
        }),
      }),
      12,
    ),
  }),
  example: { year: 2025, ...delhi },
}).compute(async (input, world) => {
  const place = readYear(input, world, { before: 40, after: 410 })
  const { zone } = place
  const { sky } = world
  const { year } = input
  const kind = input.kind ?? 'sign'
  const window = {
    from: startOfDay({ year, month: 1, day: 1 }, zone),
    to: startOfDay({ year: year + 1, month: 1, day: 1 }, zone),
  }
  const selection = (input.planets ?? GRAHAS).filter((planet) => kind !== 'pada' || planet !== 'Moon')
  const matches = await mapConcurrently(selection, (planet) =>
    grahaIngresses(planet, kind, window, input.node ?? 'mean', sky),
  )
  const write = (at: Parameters<typeof isoLocal>[0]) => isoLocal(at, zone)
  return {
    year,
    location: locationOf(place, { year, month: 7, day: 1 }),
    ayanamsha: ayanamshaAt(localNoon({ year, month: 1, day: 1 }, zone), world),
    ingresses: matches
      .flat()
      .sort((a, b) => a.at - b.at)
      .map(({ planet, from, to, at, longitude, retrograde }) => ({
        planet,
        kind,
        from,
        to,
        local: write(at),
        utc: isoUtc(at),
        longitude: (Math.round(longitude * 1e6) / 1e6) % 360,
        retrograde,
      })),
    sankrantis: sankrantis(window, sky).map((sankranti) => {
      const { at, sign } = sankranti
      const { punya, maha, weekday } = punyaKala(sankranti, place, sky)
      return {
        name: SANKRANTIS[sign]!,
        sign: signName(sign),
        local: write(at),
        utc: isoUtc(at),
        punya_kala: punya && formattedWindow(punya, { write }),
        maha_punya_kala: maha && formattedWindow(maha, { write }),
        vahana: vahana(at, sky),
        weekday_name: SANKRANTI_NAMES[weekday]!,
      }
    }),
  }
})
