import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { Claim } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { AREA_RULES, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { capitalisedName, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import type { TimeUse } from '../../../jyotish/timetable.ts'
import { dateText, inputDateText, longDate } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { type HouseNumber, SIGNS, type SignIndex } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import transitTimeline from '../../predictions/transit-timeline.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { monthsOfLife } from '../../shared/personal-year.ts'
import { packFact } from './chart-facts.ts'
import { firstSentenceOf } from './intent-context.ts'
import { areaAdvice, lifeOf, periodSentence } from './life.ts'
import { factPack, factsForStage, packSentence, type Reader, ReadingComposer } from './pack.ts'
import { SLOW_PLANETS } from './time-facts.ts'

/** The facts of a reading of transits, and its composed text. */

type TransitEvent = Awaited<ReturnType<typeof transitTimeline.compute>>['events'][number]

const MAX_EVENTS = 60
// source: this project's own weighing: slower planets weigh more
const PLANET_WEIGHT: Partial<Record<Graha, number>> = { Saturn: 5, Jupiter: 4, Rahu: 3.5, Ketu: 3.2, Mars: 2, Sun: 1 }
// source: this project's own weighing
const KIND_WEIGHT: Record<TransitEvent['event'], number> = {
  sign_ingress: 3,
  station_retrograde: 2.5,
  station_direct: 2.5,
  natal_conjunction: 2,
  natal_aspect: 1,
  nakshatra_ingress: 0.5,
}

const pointName = (point: string) => (point === 'Ascendant' ? 'your ascendant' : `your natal ${point}`)

const sentenceOf = ({ planet, event, sign, natal_point: point, nakshatra }: TransitEvent, day: string): string => {
  const subject = `${capitalisedName(planet)} in transit`
  const date = `on ${longDate(day)}`
  switch (event) {
    case 'sign_ingress':
      return `${subject} enters ${sign} ${date}.`
    case 'nakshatra_ingress':
      return `${subject} enters the star ${nakshatra} ${date}.`
    case 'station_retrograde':
      return `${subject} turns retrograde ${date}, in ${sign}.`
    case 'station_direct':
      return `${subject} turns direct ${date}, in ${sign}.`
    case 'natal_conjunction':
      return `${subject} meets ${pointName(point!)} ${date}.`
    case 'natal_aspect':
      return `${subject} aspects ${pointName(point!)} ${date}.`
  }
}

const HEADLINE_PLANETS = ['Saturn', 'Jupiter', 'Rahu'] as const
/** The answer of the first sentence, by the number of slow planets whose result is bad, or good and obstructed. */
const HEADLINES = {
  good: 'These are weeks in which you can begin things: none of the slow planets stands against you.',
  mixed: 'These are weeks with one reserve: one of the slow planets asks for care, and the other two leave you free.',
  hard: 'These are weeks for care more than for beginnings: most of the slow planets are against you or held back.',
}
/** The answer where the timetable of the person has a use of its own for the month in the middle of these weeks. */
const MONTH_HEADLINES: Partial<Record<TimeUse, (month: string) => string>> = {
  begin: (month) =>
    `These are weeks in which you can begin things: by your periods and the transits together ${month} is your best month of the year.`,
  wait: (month) =>
    `These are weeks for carrying on more than for beginnings: by your periods and the transits together ${month} asks for patience.`,
  rest: (month) =>
    `These are weeks for rest and for finishing what is open: by your periods and the transits together ${month} is your hardest month of the year.`,
}
/** Weeks beyond these are not named by one month. */
const MOST_DAYS = 31
/** An event as a clause: "Saturn turns direct". */
const eventClause = ({ planet, event, sign, natal_point: point, nakshatra }: TransitEvent): string => {
  const subject = nameInSentence(planet)
  switch (event) {
    case 'sign_ingress':
      return `${subject} enters ${sign}`
    case 'nakshatra_ingress':
      return `${subject} enters the star ${nakshatra}`
    case 'station_retrograde':
      return `${subject} turns retrograde in ${sign}`
    case 'station_direct':
      return `${subject} turns direct in ${sign}`
    case 'natal_conjunction':
      return `${subject} meets ${pointName(point!)}`
    case 'natal_aspect':
      return `${subject} aspects ${pointName(point!)}`
  }
}
// source: common practice, in our words
const USES: Partial<Record<TransitEvent['event'], string>> = {
  station_retrograde: ', so look once more at what you began before',
  station_direct: ', so what was held up can move again',
}

export const transitPack = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { days, focus }: { days: number; focus: readonly AssessedArea[] },
  world: World,
) => {
  const { day, minor } = reader
  const life = await lifeOf(reader, world)
  const { chartFacts, times, passages } = life
  const timeline = await transitTimeline.compute({ ...birth, start_date: inputDateText(day), days }, world)
  const weightedEvents = timeline.events
    .map((event) => ({ event, weight: (PLANET_WEIGHT[event.planet] ?? 0.5) * KIND_WEIGHT[event.event] }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_EVENTS)
    .toSorted((a, b) => (a.event.at < b.event.at ? -1 : 1))
  const events = weightedEvents.map(({ event, weight }, index) => {
    const date = event.at.slice(0, 10)
    const claim = (relation: Claim['relation'], object: string): Claim => ({
      ...{ chart: 'transit', person: 'you', subject: event.planet, relation, object },
    })
    return {
      event,
      weight,
      date,
      fact: packFact(
        `transit.${event.planet}.${event.event}.${index + 1}`,
        'transit',
        sentenceOf(event, date),
        date,
        'predictions/transit-timeline',
        [
          claim('date', date),
          claim('sign', event.sign),
          ...(event.event === 'nakshatra_ingress' ? [claim('star', event.nakshatra)] : []),
          ...(event.event === 'natal_conjunction' ? [claim('with', event.natal_point!)] : []),
          ...(event.event === 'natal_aspect' ? [claim('aspects', event.natal_point!)] : []),
          ...(event.event.startsWith('station')
            ? [claim('retrograde', event.event === 'station_retrograde' ? 'yes' : 'no')]
            : []),
        ],
        1 + weight / 5,
      ),
    }
  })
  const planets: Graha[] = ['Saturn', 'Jupiter', 'Rahu', 'Ketu', 'Mars', 'Sun']
  const rows = times.gochara(planets)
  const sade = times.sadeSati()
  const current = times.current()
  const span = Math.max(1, Math.ceil(days / 365))
  const focusAreas = await mapYielding(focus, world.yieldIfDue, life.read)
  const houses = [...new Set<HouseNumber>([7, 10, ...focus.flatMap((area) => AREA_RULES[area].primary)])]
  const doubles = (await mapConcurrently(houses, (house) => times.doubleTransit(house, span)))
    .flatMap(({ facts }) => facts)
    .filter(({ value }) => String(value) <= dateText(times.date(plusDays(times.noon, days))))
  const allFacts = factPack(
    [
      ...events.map(({ fact }) => fact),
      ...rows,
      sade.fact,
      ...current,
      ...doubles,
      ...focusAreas.map(({ band }) => band),
      chartFacts.ascendant(),
      chartFacts.sign('Moon'),
    ],
    120,
  )
  const facts = factsForStage(allFacts, reader.stage)

  const row = (planet: Graha, kind: 'sign' | 'from_moon' | 'effect' | 'house') =>
    rows.find(({ id }) => id === `transit.${planet}.${kind}`)!
  const compose = (manner: Manner) => {
    const composer = new ReadingComposer(facts, manner, reader.stage)
    const addPlanet = (planet: Graha, level: 'always' | 'fromMedium' | 'longOnly' = 'always') => {
      const [sign, moon, effect] = [row(planet, 'sign'), row(planet, 'from_moon'), row(planet, 'effect')]
      const leaves = events.find(({ event }) => event.planet === planet && event.event === 'sign_ingress')
      const addLine = level === 'always' ? composer.paragraph.bind(composer) : composer[level].bind(composer)
      addLine(
        passages.gochara(planet, times.signs, moon),
        leaves &&
          packSentence(
            `It changes on ${longDate(leaves.date)}, when ${nameInSentence(planet)} goes on into ${leaves.event.sign}.`,
            leaves.fact,
          ),
      )
      composer.technicalOnly(
        packSentence(
          `${capitalisedName(planet)} in transit is in ${sign.value}, the ${ordinalInWords(Number(moon.value))} house from your Moon.`,
          ...[sign, moon],
        ),
        packSentence(effect.text, effect),
        packSentence(row(planet, 'house').text, row(planet, 'house')),
      )
    }
    /** The events of the planets with the highest weights. */
    const mainEvents = (eventPlanets: readonly Graha[], maxCount: number) =>
      events
        .filter(({ event }) => eventPlanets.includes(event.planet))
        .toSorted((x, y) => y.weight - x.weight)
        .slice(0, maxCount)
    /** The use of an event: for an entry into a sign the first sentence on the new house from the Moon. */
    const useOf = ({ planet, event, sign }: TransitEvent, fact: (typeof events)[number]['fact']): string => {
      if (event !== 'sign_ingress') return USES[event] ?? ''
      const signs = { ...times.signs, [planet]: SIGNS.indexOf(sign) as SignIndex }
      return `: ${lowerFirst(firstSentenceOf(passages.gochara(planet, signs, fact)).text.replace(/\.$/, ''))}`
    }
    const datedSentence = ({ event, fact, date }: (typeof events)[number]) =>
      packSentence(`On ${longDate(date)} ${eventClause(event)}${useOf(event, fact)}.`, fact)
    const byDate = (list: typeof events) => list.toSorted((x, y) => (x.date < y.date ? -1 : 1)).map(datedSentence)
    const [main] = mainEvents(['Saturn', 'Jupiter', 'Rahu'], 1)
    const otherEvents = (planet: Graha, maxCount: number) =>
      mainEvents([planet], maxCount + 1)
        .filter((event) => event !== main)
        .slice(0, maxCount)
    const hard = HEADLINE_PLANETS.filter((planet) =>
      ['bad', 'obstructed'].includes(String(row(planet, 'effect').value)),
    )
    const month = monthsOfLife(reader.born, world)(plusDays(times.noon, Math.min(days, MOST_DAYS) / 2))
    const ofMonth = month && MONTH_HEADLINES[month.use]?.(month.name)
    const isClosed = month?.use === 'wait' || month?.use === 'rest'
    composer.section('headline')
    for (const area of focusAreas) {
      const { matter } = AREA_WORDS[area.area]
      const [house] = AREA_RULES[area.area].primary
      const slowHouses = SLOW_PLANETS.map((planet) => row(planet, 'house'))
      const occupants = slowHouses.filter(({ value }) => value === house)
      const areaDoubles = doubles.filter(({ id }) =>
        AREA_RULES[area.area].primary.some((number) => id.includes(`.house${number}.`)),
      )
      composer.paragraph(
        packSentence(`You ask to dwell on ${matter}.`, area.band),
        ...(occupants.length > 0 ? occupants : slowHouses.slice(0, 2)).map((fact) => packSentence(fact.text, fact)),
        ...areaDoubles.slice(0, 1).map((fact) => packSentence(fact.text, fact)),
      )
    }
    composer.paragraph(
      packSentence(
        ofMonth ?? HEADLINES[hard.length >= 2 ? 'hard' : hard.length === 1 ? 'mixed' : 'good'],
        ...HEADLINE_PLANETS.map((planet) => row(planet, 'effect')),
      ),
      main
        ? packSentence(`The date to note is ${longDate(main.date)}: ${eventClause(main.event)}.`, main.fact)
        : packSentence(
            'In these days no slow planet changes its place, so what is under way goes on.',
            row('Saturn', 'sign'),
          ),
      sade.trial !== null && packSentence(sade.fact.text, sade.fact),
    )
    composer.fromMedium(periodSentence(life, current))
    composer.section('saturn')
    addPlanet('Saturn')
    composer.longOnly(...byDate(otherEvents('Saturn', 5)))
    composer.section('jupiter')
    addPlanet('Jupiter')
    composer.longOnly(...byDate(otherEvents('Jupiter', 5)))
    composer.section('nodes')
    addPlanet('Rahu')
    addPlanet('Ketu', 'fromMedium')
    composer.section('fast_planets')
    addPlanet('Mars')
    if (manner.length === 'long') addPlanet('Sun', 'longOnly')
    composer.longOnly(...byDate(mainEvents(['Mars', 'Sun'], 8)))
    composer
      .section('key_dates')
      .paragraph(
        ...mainEvents(planets, { short: 2, medium: 6, long: 12 }[manner.length])
          .toSorted((x, y) => (x.date < y.date ? -1 : 1))
          .map(datedSentence),
      )
      .longOnly(passages.mahadasha(times.running.maha.ruler, current[0]!))
      .longOnly(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
    composer
      .section('guidance')
      .paragraph(
        packSentence(
          isClosed || (hard.length >= 2 && month?.use !== 'begin')
            ? 'This week finish one thing that is open before you start a new one. Sleep a night over each decision.'
            : 'This week ask for one thing that you have put off. Write down what you start, so that you finish it too.',
        ),
      )
    for (const area of focusAreas) composer.paragraph(areaAdvice(area, reader.stage))
    return composer.sections
  }
  return {
    facts,
    minor,
    capabilities: [
      'transit-timeline',
      'gochara-transits',
      'sade-sati-status',
      'vimshottari-dasha',
      'double-transit',
      'planet-positions',
    ],
    compose,
  }
}
