import { concurrently } from '../../concurrency.ts'
import { sentenceFilterAt } from '../../readings/age-filter.ts'
import { maybe, t } from '../../schema.ts'
import { eclipsedLongitude, eclipsesIn, elongationAt } from '../../sky/lunations.ts'
import { clockMs } from '../../time/civil.ts'
import { datePart, monthPart, monthText } from '../../time/iso.ts'
import { epochMs, type JulianDay, julianDay } from '../../time/julian-day.ts'
import { isoUtc, localAt } from '../../time/moment.ts'
import type { Window } from '../../time/window.ts'
import { aspectsBetween, orbsFor, roundedOrb, uniformOrb, withZeroSpeed } from '../../western/aspects.ts'
import { pointsAndAngles, tropicalChart } from '../../western/chart.ts'
import { houseOf } from '../../western/houses.ts'
import { phaseOf } from '../../western/lunations.ts'
import type { Name } from '../../western/points.ts'
import { progressedChart, signChanges } from '../../western/progressions.ts'
import { returnToNatal } from '../../western/returns.ts'
import { isStrained, standingOf } from '../../western/standing.ts'
import { joinWords, withIndefiniteArticle } from '../../wording.ts'
import { type HouseNumber, type Sign, signName, signOf } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { RETURN_YEAR_BIRTHS, YEARS } from '../shared/date-ranges.ts'
import { FORECAST_YEAR_RULE, forecastYear } from '../shared/forecast-year.ts'
import { localDateTime } from '../shared/inputs.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { WESTERN_REPORT } from '../shared/report-designs.ts'
import {
  demandCover,
  einstein,
  type WesternNatal,
  westernNatal,
  westernPrintedBirth,
} from '../shared/tropical/birth.ts'
import { returnMoment } from '../shared/tropical/moments.ts'
import { personSigns } from '../shared/tropical/pair.ts'
import { returnOfYear } from '../shared/tropical/return-of-year.ts'
import { angleObject, longitudeFields, pointRows, progressedAspectRow } from '../shared/tropical/shapes.ts'
import { type ForecastReader, forecastReader, ownerOf, ownMeaning } from './parts/forecast-reader.ts'
import { CHILD_AIMS, CHILD_FEELS } from './parts/parents-words.ts'
import { profectionOn, profectionsOfYear, profectionYear } from './parts/profection-year.ts'
import { returnHighlights } from './parts/return-highlights.ts'
import { dayAndMonth, SLOW_TRANSIT_PLANETS, slowTransitWriter } from './parts/slow-transits.ts'
import { matterOf } from './parts/solar-house-words.ts'
import { MOON_FEELS, SUN_AIMS } from './parts/sun-moon-words.ts'
import { transitEvents, transitTargets } from './parts/transit-events.ts'
import { yearArgument } from './parts/year-argument.ts'
import { YearForecast, yearDocument } from './parts/year-document.ts'
import { type AREA_NAMES, areaRow, type WeighedEvent, weighEvents } from './parts/year-forecast.ts'
import { lineTexts, yearLines } from './parts/year-lines.ts'
import { type ForecastNote, monthWriter } from './parts/year-months.ts'
import { yearClosing, yearSummary } from './parts/year-opening.ts'
import { yearUses } from './parts/year-uses.ts'

export default capability({
  slug: 'western-yearly-forecast',
  title: 'Western yearly forecast',
  summary:
    'A calendar year of a birth chart: solar return, profection, progressions, slow transits, eclipses, twelve months and six areas of life.',
  weight: 'report',
  method:
    'The forecast has the solar return, the annual profection from its moment, secondary progressions for 1 July 12:00 UT (Midheaven by solar arc), every exact major aspect of Jupiter to Pluto to the 14 points, Ascendant and Midheaven, and eclipses with natal points within 3 degrees of conjunction or opposition. Months are in UTC. Weights: Jupiter 3, Saturn, Uranus and Neptune 4, Pluto 5, negative when challenging (conjunctions by their points). A month is rated 3 + sum / 8, rounded, within 1..5; an area is rated in the same way over the transits from its two natal houses or to points in them.',
  varies: true,
  input: westernPrintedBirth({
    datetime: localDateTime(RETURN_YEAR_BIRTHS),
    year: maybe(
      t.Integer({
        ...YEARS,
        // The solar return of the year ends in the next one.
        maximum: YEARS.maximum - 1,
        description: `Calendar year; default: ${FORECAST_YEAR_RULE}, or the year of birth if later.`,
      }),
    ),
  }),
  data: YearForecast,
  example: { ...einstein, year: 1905 },
  report: { ...WESTERN_REPORT, accent: 'teal', document: yearDocument },
}).compute(async (input, world) => {
  const birth = westernNatal(input, world)
  const { chart: natal } = birth
  const { sky } = world
  const year =
    input.year ?? Math.max(forecastYear(localAt(julianDay(world.now), birth.moment.zone)), birth.moment.local.year)
  // Without a year the texts name dates that lie ahead.
  const from = input.year == null ? isoUtc(julianDay(world.now)) : ''
  const returnAt = returnOfYear(birth.moment, year, false, world)
  const window = { from: newYear(year), to: newYear(year + 1) }
  for (const end of [window.from, window.to]) demandCover(end, 'year', world)

  const [events, eclipses] = await concurrently(
    () => transitEvents(SLOW_TRANSIT_PLANETS, transitTargets(pointsAndAngles(natal), natal.houses), window, world),
    () => eclipsesOf(birth, window, world),
  )
  const forecast = events.map((event) => weighEvents(event, natal.houses))
  const progressions = progressionsOf(birth, year, window, world)
  const lord = profectionYear(birth, returnAt, world)
  const ahead = input.year == null ? julianDay(Math.max(world.now, epochMs(window.from))) : window.from
  const profections = profectionsOfYear(birth, lord, { from: ahead, to: window.to })
  const profection = { age: lord.age, sign: signName(lord.sign), house: lord.house, time_lord: lord.lord }
  const name = givenName(birth.name)
  const reader = forecastReader(lord.age, name)
  const notes = [
    ...eclipses
      .filter(touchesPlanet)
      .map((eclipse, i) => eclipseNote(eclipse, ECLIPSE_DEEDS[i % ECLIPSE_DEEDS.length]!, reader)),
    ...progressionNotes(progressions, reader),
  ]
  const describe = await slowTransitWriter(
    reader.years,
    reader.child,
    reader.child === null ? sentenceFilterAt(reader.years) : new Set(),
  )
  const stays = Array.from({ length: 12 }, (_, i) => {
    const [sun] = sky.positions(julianDay(clockMs({ year, month: i + 1, day: 15, hour: 12, minute: 0, second: 0 })), [
      'Sun',
    ])
    return { sign: signName(signOf(sun!.longitude)), house: houseOf(sun!.longitude, natal.houses) }
  })
  const lines = yearLines(forecast, profections, from)
  const themes = lineTexts(lines, { profections, reader }, describe)
  const monthRow = monthWriter({ year: forecast, lines, notes, describe, reader })
  const months = stays.map((place, i) =>
    monthRow(monthText({ year, month: i + 1 }), {
      ...place,
      isSame: place.house !== null && place.house === stays[i - 1]?.house,
    }),
  )
  const uses = yearUses({
    months,
    forecast,
    lines,
    from,
    isEclipsed: ({ month, row }) =>
      eclipses.some(
        ({ date, contacts }) =>
          monthPart(date) === month &&
          contacts.some(({ planet }) => planet === row.natal_planet || MAIN_POINTS.includes(planet)),
      ),
  })
  const named = new Set<WeighedEvent>()
  const area = (name: (typeof AREA_NAMES)[number]) =>
    areaRow(name, { year: forecast, eclipses: eclipses.filter(touchesPlanet), natal, named, from, uses, reader })
  const areas = {
    love: area('love'),
    career: area('career'),
    money: area('money'),
    health_habits: area('health_habits'),
    home: area('home'),
    social: area('social'),
  }
  const solarReturn = await solarReturnOf(birth, returnAt, reader, world)
  const leading = (profections.leads === 'before' && profections.before) || profections.after
  const argument = yearArgument({
    house: leading.house,
    forecast: forecast.filter(({ row }) => profectionOn(profections, row.exact_at) === leading),
    // The solar return of the year speaks of the time after it.
    returnSun:
      leading === profections.after
        ? (solarReturn.planets.find(({ planet }) => planet === 'Sun')!.house as HouseNumber | null)
        : null,
    progressedMoon: progressions.moon.house as HouseNumber | null,
    reader,
  })
  const opening = {
    argument,
    lines,
    from,
    name,
    year,
    reader,
    profections,
    uses,
    lordHelps: !isStrained(standingOf(leading.lord, natal).standing),
    isLevel:
      new Set(months.filter(({ month }) => month >= from.slice(0, month.length)).map(({ rating }) => rating)).size ===
      1,
    areas,
  }
  return {
    section: 'western-yearly-forecast',
    subject: personSigns(birth),
    year,
    summary: yearSummary(opening),
    themes,
    solar_return: solarReturn,
    profection,
    progressions: {
      ...progressions,
      aspects: progressions.aspects.map((row) => ({ ...row, meaning: ownMeaning(row.meaning, reader) })),
    },
    slow_transits: forecast.map(({ row }) => ({ ...row, meaning: ownMeaning(row.meaning, reader) })),
    eclipses,
    months,
    areas,
    closing: yearClosing(opening),
  }
})

/** The first moment of a year, UTC. */
const newYear = (year: number): JulianDay =>
  julianDay(clockMs({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 }))

const solarReturnOf = async (
  { chart: natal, moment, site }: WesternNatal,
  at: JulianDay,
  reader: ForecastReader,
  { sky }: World,
) => {
  const chart = tropicalChart(at, site, natal.houses.system, sky)
  return {
    moment: returnMoment(at, moment.zone),
    ascendant: angleObject(chart.ascendant),
    midheaven: angleObject(chart.midheaven),
    planets: pointRows(chart.points),
    highlights: await returnHighlights(chart, natal, returnToNatal(chart, natal), reader),
  }
}

const progressionsOf = ({ chart: natal, site }: WesternNatal, year: number, window: Window, { sky }: World) => {
  const target = julianDay(clockMs({ year, month: 7, day: 1, hour: 12, minute: 0, second: 0 }))
  const chart = progressedChart(natal, target, 'solar_arc_mc', site, sky)
  const changes = signChanges(natal, ['Sun', 'Moon'], window.from, window.to, sky)
  const light = (index: 0 | 1) => {
    const { name, longitude, house } = chart.points[index]!
    return {
      ...angleObject(longitude),
      house,
      sign_changes: changes
        .filter((change) => change.name === name)
        .map(({ to, at }) => ({ to_sign: signName(to), date: datePart(isoUtc(at)) })),
    }
  }
  return {
    sun: light(0),
    moon: light(1),
    lunation_phase: phaseOf(elongationAt(chart.at, sky)),
    aspects: aspectsBetween(pointsAndAngles(chart), withZeroSpeed(pointsAndAngles(natal)), orbsFor('progressed')).map(
      progressedAspectRow,
    ),
  }
}

const CONTACTS = uniformOrb(3, ['conjunction', 'opposition'])
const eclipsesOf = async ({ chart }: WesternNatal, window: Window, { sky }: World) => {
  const matches = await eclipsesIn(window, sky)
  return matches.map((eclipse) => {
    const { kind, type, maximum } = eclipse
    const longitude = eclipsedLongitude(eclipse, sky)
    const name = kind === 'solar' ? 'Sun' : 'Moon'
    const at = isoUtc(maximum)
    return {
      kind,
      type,
      date: datePart(at),
      global: { maximum: at },
      longitude: longitudeFields(longitude).longitude,
      natal_house: houseOf(longitude, chart.houses),
      contacts: aspectsBetween([{ name, longitude, speed: 0 }], pointsAndAngles(chart), CONTACTS).map(
        ({ b, aspect, orb }) => ({
          planet: b.name,
          aspect: aspect as 'conjunction' | 'opposition',
          orb: roundedOrb(orb),
        }),
      ),
    }
  })
}
type EclipseRow = Awaited<ReturnType<typeof eclipsesOf>>[number]

/** Advice for an eclipse that touches a natal point; consecutive ones differ. */
const ECLIPSE_DEEDS = [
  'so give yourself two weeks before you decide anything there',
  'so look at what comes to light, and answer it after ten days',
  'so finish something old there before you begin anything',
  'so ask a calm friend before you act on it',
  'so leave that week free of large appointments',
  'so write down what changes, and read it again a month later',
] as const

/** An eclipse on one of these points concerns the whole person. */
const MAIN_POINTS: readonly Name[] = ['Sun', 'Moon', 'Ascendant', 'Midheaven']

/** A point that an eclipse can touch in the texts; the nodes, Chiron and Lilith are left to the table. */
const isOfPerson = ({ planet }: EclipseRow['contacts'][number]) =>
  !['Chiron', 'North Node', 'South Node', 'Lilith'].includes(planet)
const touchesPlanet = ({ contacts }: EclipseRow) => contacts.some(isOfPerson)

const eclipseNote = (
  { kind, type, date, natal_house, contacts }: EclipseRow,
  deed: string,
  reader: ForecastReader,
): ForecastNote => {
  const owner = ownerOf(reader)
  const house = natal_house as HouseNumber | null
  const near = contacts
    .filter(isOfPerson)
    .map(({ planet, aspect }) => `${aspect === 'conjunction' ? 'on' : 'opposite'} ${owner} ${planet}`)
  const eclipse = `${withIndefiniteArticle(type)} eclipse of the ${kind === 'solar' ? 'Sun' : 'Moon'}`
  return {
    month: monthPart(date),
    date,
    text: `On ${dayAndMonth(date)} ${eclipse} stands ${joinWords(near)}${house === null ? '' : ` and touches ${matterOf(house, reader.stage)}`}, ${reader.child === null ? deed : 'so leave things there as they are for two weeks'}.`,
  }
}

type Progressions = ReturnType<typeof progressionsOf>
const progressionNotes = ({ sun, moon }: Progressions, reader: ForecastReader): ForecastNote[] =>
  Object.entries({ Sun: sun, Moon: moon }).flatMap(([name, { sign_changes }]) =>
    sign_changes.map(({ to_sign, date }) => ({
      month: monthPart(date),
      date,
      text: progressedText(name, to_sign, dayAndMonth(date), reader),
    })),
  )

/** A progressed Sun stays in a sign for about thirty years, a progressed Moon for about two and a half. */
const progressedText = (name: string, sign: Sign, day: string, { child }: ForecastReader): string =>
  child === null
    ? name === 'Sun'
      ? `Your progressed Sun enters ${sign} on ${day} and stays there for about thirty years, so expect a new side of yourself. ${SUN_AIMS[sign].replace(/^You /, 'More and more you ')}`
      : `Your progressed Moon enters ${sign} on ${day}, and the mood of the next two and a half years comes from there. ${MOON_FEELS[sign].replace(/^You /, 'In that time you ')}`
    : name === 'Sun'
      ? `The progressed Sun enters ${sign} on ${day}, so expect a new side in ${child}, who now more and more ${CHILD_AIMS[sign]}.`
      : `The progressed Moon enters ${sign} on ${day}, and for about two and a half years ${child} ${CHILD_FEELS[sign]}.`
