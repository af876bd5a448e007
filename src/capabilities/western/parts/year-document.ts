import {
  bars,
  callout,
  facts,
  graph,
  listBlock,
  note,
  paragraph,
  picture,
  type Section,
  subheading,
  table,
} from '../../../document/document.ts'
import { ECLIPSE_KINDS, ECLIPSE_TYPES } from '../../../ephemeris/queries.ts'
import { nullable, oneOf, rows, type Static, t, term } from '../../../schema.ts'
import { MOON_PHASES } from '../../../sky/moon-light.ts'
import { dateText } from '../../../time/iso.ts'
import { MAJOR_ASPECTS } from '../../../western/aspects.ts'
import { CLASSICAL_PLANETS } from '../../../western/points.ts'
import { joinWords } from '../../../wording.ts'
import { ReturnMoment } from '../../shared/tropical/moments.ts'
import { PersonSigns } from '../../shared/tropical/pair.ts'
import {
  Angle,
  AspectRow,
  House,
  Longitude,
  NameTerm,
  NatureWord,
  Orb,
  PlanetRows,
  Sign,
  zodiacPlaceText,
} from '../../shared/tropical/shapes.ts'
import { monthName, SLOW_TRANSIT_PLANETS } from './slow-transits.ts'
import { TransitEvent } from './transit-events.ts'
import { AREA_NAMES, YEAR_FORECAST_AREAS } from './year-forecast.ts'

const Rating = t.Integer({ minimum: 1, maximum: 5 })
const Month = t.String({ description: 'Month, YYYY-MM.' })
const Progressed = t.Object(
  {
    ...Angle.properties,
    house: nullable(House),
    sign_changes: t.Array(
      t.Object({ to_sign: Sign, date: t.String({ description: 'Moment of the sign change, UTC.' }) }),
      {
        description: 'Sign changes within the calendar year.',
      },
    ),
  },
  { $id: 'ProgressedPoint', description: 'A progressed point and its changes of sign.' },
)
const AreaRow = t.Object(
  {
    rating: nullable(Rating),
    best_months: t.Array(Month),
    caution_months: t.Array(Month),
    text: t.String(),
  },
  { $id: 'YearArea', description: 'The year for one area of life.' },
)

/** The answer about a year of a birth chart. */
export const YearForecast = t.Object({
  section: t.Literal('western-yearly-forecast'),
  subject: PersonSigns,
  year: t.Integer(),
  summary: t.String({ description: 'What the year is about, its main dates, and its strongest and weakest area.' }),
  themes: t.Array(
    t.Object({
      title: t.String({ description: 'The transit, and whether it helps or tests.' }),
      months: t.Array(Month, { description: 'Months of its exact dates.' }),
      text: t.String({ description: 'Its dates, meaning, course and certainty.' }),
    }),
    { maxItems: 2, description: 'The two main transits of the year, the weightier one first.' },
  ),
  solar_return: t.Object({
    moment: ReturnMoment,
    ascendant: Angle,
    midheaven: Angle,
    planets: PlanetRows,
    highlights: t.Array(t.String()),
  }),
  profection: t.Object({
    age: t.Integer({ minimum: 0, description: 'Age in years, from the solar return of the year.' }),
    sign: Sign,
    house: House,
    time_lord: term(CLASSICAL_PLANETS),
  }),
  progressions: t.Object({
    sun: Progressed,
    moon: Progressed,
    lunation_phase: oneOf(MOON_PHASES),
    aspects: t.Array(AspectRow, { description: 'Aspects; `planet_a` is progressed, `planet_b` is natal.' }),
  }),
  slow_transits: t.Array(TransitEvent),
  eclipses: t.Array(
    t.Object({
      kind: oneOf(ECLIPSE_KINDS),
      type: oneOf(ECLIPSE_TYPES),
      date: t.String({ description: 'UTC date of the maximum.' }),
      global: t.Object({ maximum: t.String({ description: 'Moment of the maximum, UTC.' }) }),
      longitude: Longitude,
      natal_house: nullable(House),
      contacts: t.Array(t.Object({ planet: NameTerm, aspect: oneOf(['conjunction', 'opposition']), orb: Orb })),
    }),
  ),
  months: rows(
    t.Object({
      month: Month,
      rating: Rating,
      keynote: t.String(),
      events: t.Array(
        t.Object({
          exact_at: t.String({ description: 'Moment of the exact aspect, UTC.' }),
          transit_planet: term(SLOW_TRANSIT_PLANETS),
          aspect: oneOf(MAJOR_ASPECTS),
          natal_planet: NameTerm,
          nature: NatureWord,
        }),
      ),
      text: t.String(),
    }),
    12,
  ),
  areas: t.Object({
    love: AreaRow,
    career: AreaRow,
    money: AreaRow,
    health_habits: AreaRow,
    home: AreaRow,
    social: AreaRow,
  }),
  closing: t.String(),
})

const nameOfTransit = ({ transit_planet, symbol, natal_planet }: Static<typeof TransitEvent>) =>
  `${transit_planet} ${symbol} ${natal_planet}`

/** The year as a report. */
export const yearDocument = (data: Static<typeof YearForecast>): Section[] => {
  const { subject, year, solar_return, profection, progressions, slow_transits, eclipses, months, areas } = data
  const rated = (rating: number | null) => (rating === null ? 'not rated' : `${rating} of 5`)
  return [
    {
      title: `The year ${year}`,
      blocks: [
        facts([
          ['Sun', subject.sun_sign],
          ['Moon', subject.moon_sign],
          ['Ascendant', subject.ascendant_sign],
          ['Profection', `age ${profection.age}: ${profection.sign}, house ${profection.house}`],
          ['Ruler from the birthday on', profection.time_lord],
        ]),
        callout('In short', data.summary),
        ...data.themes.flatMap(({ title, text }) => [subheading(title), paragraph(text)]),
      ],
    },
    {
      title: 'Solar return',
      blocks: [
        facts([
          ['Moment', solar_return.moment.local],
          ['Ascendant', zodiacPlaceText(solar_return.ascendant)],
          ['Midheaven', zodiacPlaceText(solar_return.midheaven)],
        ]),
        picture(
          'Solar return, the birth chart around it',
          `${solar_return.ascendant.sign} rises. ${solar_return.highlights.join(' ')}`,
          { capability: 'western/western-solar-return', input: { year, natal_ring: true, captions: false } },
        ),
        listBlock(solar_return.highlights),
        table(
          'Planets of the return',
          ['Planet', 'Place', 'House'],
          solar_return.planets
            .filter(({ available }) => available)
            .map(({ name, house, ...place }) => [name, zodiacPlaceText(place), house ? String(house) : '–']),
        ),
      ],
    },
    {
      title: 'Progressions',
      blocks: [
        facts([
          ['Sun', zodiacPlaceText(progressions.sun)],
          ['Moon', zodiacPlaceText(progressions.moon)],
          ['Phase of the Moon', progressions.lunation_phase],
        ]),
        table(
          'Progressed to natal',
          ['Progressed', 'Aspect', 'Natal', 'Orb'],
          progressions.aspects.map(({ planet_a, aspect, planet_b, orb }) => [
            planet_a,
            aspect,
            planet_b,
            orb.toFixed(2),
          ]),
        ),
      ],
    },
    {
      title: 'Months',
      blocks: [
        bars(
          'The year at a glance',
          months.map(({ month, rating }) => ({ name: monthName(month), share: rating / 5, label: rated(rating) })),
        ),
        ...months.flatMap(({ month, keynote, text }) => [
          subheading(monthName(month)),
          paragraph(keynote),
          paragraph(text),
        ]),
      ],
    },
    {
      title: 'Areas of life',
      blocks: AREA_NAMES.flatMap((area) => [
        subheading(`${YEAR_FORECAST_AREAS[area].title}: ${rated(areas[area].rating)}`),
        paragraph(areas[area].text),
      ]),
    },
    { title: 'What to do', blocks: [paragraph(data.closing)] },
    {
      title: 'Dates',
      blocks: [
        graph('Slow transits over the year', {
          from: dateText({ year, month: 1, day: 1 }),
          to: dateText({ year: year + 1, month: 1, day: 1 }),
          rows: [...Map.groupBy(slow_transits, nameOfTransit)].map(([name, passes]) => ({
            name,
            days: passes.map(({ date }) => date),
            hard: passes[0]!.nature === 'challenging',
          })),
        }),
        note('A dot on each day on which it is exact, open where it strains; a line joins several passes.'),
        table(
          'Slow transits, day by day',
          ['Date', 'Transit', '', 'Natal'],
          slow_transits.map(({ date, transit_planet, symbol, natal_planet }) => [
            date,
            transit_planet,
            symbol,
            natal_planet,
          ]),
        ),
        table(
          'Eclipses',
          ['Date', 'Eclipse', 'House', 'Near'],
          eclipses.map(({ date, kind, type, natal_house, contacts }) => [
            date,
            `${kind}, ${type}`,
            natal_house === null ? '–' : String(natal_house),
            joinWords(contacts.map(({ planet }) => planet)) || '–',
          ]),
        ),
      ],
    },
  ]
}
