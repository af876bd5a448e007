import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { Claim } from '../../../ai/claims.ts'
import type { Manner } from '../../../ai/pack.ts'
import { mapConcurrently } from '../../../concurrency.ts'
import { AREA_RULES, type Area } from '../../../jyotish/assessment/area.ts'
import { type Graha, opening } from '../../../jyotish/grahas.ts'
import { dateText, writtenDate } from '../../../time/iso.ts'
import { plusDays } from '../../../time/julian-day.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { HouseNumber } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import transitTimeline from '../../predictions/transit-timeline.ts'
import type { BirthWithNodeInput } from '../../shared/inputs.ts'
import { packFact } from './chart-facts.ts'
import { adviceOf, lifeOf, lower, periodSentence } from './life.ts'
import { factPack, factsAt, type Reader, say, Telling } from './pack.ts'
import { SLOW_PLANETS } from './time-facts.ts'

/** The facts of a reading of transits, and its composed text. */

type Event = Awaited<ReturnType<typeof transitTimeline.compute>>['events'][number]

const MOST_EVENTS = 60
// source: this project's own weighing: the slower the planet, the more
const WEIGHT: Partial<Record<Graha, number>> = { Saturn: 5, Jupiter: 4, Rahu: 3.5, Ketu: 3.2, Mars: 2, Sun: 1 }
// source: this project's own weighing
const KIND_WEIGHT: Record<Event['event'], number> = {
  sign_ingress: 3,
  station_retrograde: 2.5,
  station_direct: 2.5,
  natal_conjunction: 2,
  natal_aspect: 1,
  nakshatra_ingress: 0.5,
}

const pointName = (point: string) => (point === 'Ascendant' ? 'your ascendant' : `your natal ${point}`)

const sentenceOf = ({ planet, event, sign, natal_point: point, nakshatra }: Event, day: string): string => {
  const who = `${opening(planet)} in transit`
  const on = `on ${writtenDate(day)}`
  switch (event) {
    case 'sign_ingress':
      return `${who} enters ${sign} ${on}.`
    case 'nakshatra_ingress':
      return `${who} enters the star ${nakshatra} ${on}.`
    case 'station_retrograde':
      return `${who} turns retrograde ${on}, in ${sign}.`
    case 'station_direct':
      return `${who} turns direct ${on}, in ${sign}.`
    case 'natal_conjunction':
      return `${who} meets ${pointName(point!)} ${on}.`
    case 'natal_aspect':
      return `${who} aspects ${pointName(point!)} ${on}.`
  }
}

export const transitPack = async (
  reader: Reader,
  birth: BirthWithNodeInput,
  { days, focus }: { days: number; focus: readonly Area[] },
  world: World,
) => {
  const { day, minor } = reader
  const life = await lifeOf(reader, world)
  const { tell, times, passages } = life
  const timeline = await transitTimeline.compute({ ...birth, start_date: dateText(day), days }, world)
  const weighed = timeline.events
    .map((event) => ({ event, weight: (WEIGHT[event.planet] ?? 0.5) * KIND_WEIGHT[event.event] }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_EVENTS)
    .toSorted((a, b) => (a.event.at < b.event.at ? -1 : 1))
  const events = weighed.map(({ event, weight }, at) => {
    const date = event.at.slice(0, 10)
    const claim = (relation: Claim['relation'], object: string): Claim => ({
      ...{ chart: 'transit', person: 'you', subject: event.planet, relation, object },
    })
    return {
      event,
      weight,
      date,
      fact: packFact(
        `transit.${event.planet}.${event.event}.${at + 1}`,
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
  const focused = focus.map(life.read)
  const houses = [...new Set<HouseNumber>([7, 10, ...focus.flatMap((area) => AREA_RULES[area].primary)])]
  const doubles = (await mapConcurrently(houses, (house) => times.doubleTransit(house, span)))
    .flatMap(({ facts }) => facts)
    .filter(({ value }) => String(value) <= dateText(times.date(plusDays(times.noon, days))))
  const all = factPack(
    [
      ...events.map(({ fact }) => fact),
      ...rows,
      sade.fact,
      ...current,
      ...doubles,
      ...focused.map(({ band }) => band),
      tell.ascendant(),
      tell.sign('Moon'),
    ],
    120,
  )
  const facts = factsAt(all, reader.stage)

  const row = (planet: Graha, what: 'sign' | 'from_moon' | 'effect' | 'house') =>
    rows.find(({ id }) => id === `transit.${planet}.${what}`)!
  const compose = (manner: Manner) => {
    const telling = new Telling(facts, manner, reader.stage)
    const told = (planet: Graha, level: 'more' | 'most') => {
      const [sign, moon, effect] = [row(planet, 'sign'), row(planet, 'from_moon'), row(planet, 'effect')]
      telling.paragraph(
        say(
          `${opening(planet)} in transit is in ${sign.value}, the ${ordinalInWords(Number(moon.value))} house from your Moon.`,
          ...[sign, moon],
        ),
        say(effect.text, effect),
      )
      telling[level](passages.gochara(planet, Number(moon.value) as HouseNumber, moon))
      telling.technically(say(row(planet, 'house').text, row(planet, 'house')))
    }
    const next = (of: readonly Graha[], most: number) =>
      events
        .filter(({ event }) => of.includes(event.planet))
        .toSorted((x, y) => y.weight - x.weight)
        .slice(0, most)
    const inOrder = (list: typeof events) =>
      list.toSorted((x, y) => (x.date < y.date ? -1 : 1)).map(({ fact }) => say(fact.text, fact))
    const [main] = next(['Saturn', 'Jupiter', 'Rahu'], 1)
    const others = (of: readonly Graha[], most: number) =>
      next(of, most + 1)
        .filter((each) => each !== main)
        .slice(0, most)
    telling.section('headline')
    for (const area of focused) {
      const { matter } = AREA_WORDS[area.area]
      const [house] = AREA_RULES[area.area].primary
      const there = SLOW_PLANETS.map((planet) => row(planet, 'house'))
      const standing = there.filter(({ value }) => value === house)
      const own = doubles.filter(({ id }) =>
        AREA_RULES[area.area].primary.some((each) => id.includes(`.house${each}.`)),
      )
      telling.paragraph(
        say(`You ask to dwell on ${matter}.`, area.band),
        ...(standing.length > 0 ? standing : there.slice(0, 2)).map((fact) => say(fact.text, fact)),
        ...own.slice(0, 1).map((fact) => say(fact.text, fact)),
      )
    }
    telling.paragraph(
      main
        ? say(`The chief event of these days: ${main.fact.text.replace(/^The /, 'the ')}`, main.fact)
        : say('In these days no slow planet changes its place; what is under way goes on.', row('Saturn', 'sign')),
      say(sade.fact.text, sade.fact),
      periodSentence(life, current),
    )
    telling.section('saturn')
    told('Saturn', 'more')
    telling.more(...inOrder(others(['Saturn'], 2))).most(...inOrder(others(['Saturn'], 5)))
    telling.section('jupiter')
    told('Jupiter', 'more')
    telling.more(...inOrder(others(['Jupiter'], 2))).most(...inOrder(others(['Jupiter'], 5)))
    telling.section('nodes')
    told('Rahu', 'more')
    told('Ketu', 'more')
    telling.section('fast_planets')
    told('Mars', 'most')
    telling.more(...inOrder(next(['Mars', 'Sun'], 3)))
    if (manner.length === 'long') told('Sun', 'most')
    telling.most(...inOrder(next(['Mars', 'Sun'], 8)))
    telling
      .section('key_dates')
      .paragraph(
        ...next(planets, { short: 3, medium: 6, long: 12 }[manner.length])
          .toSorted((x, y) => (x.date < y.date ? -1 : 1))
          .map(({ event, fact, date }) => {
            if (event.event === 'natal_aspect' || event.event === 'nakshatra_ingress') return say(fact.text, fact)
            const on = writtenDate(date)
            return say(`On ${on}: ${lower(fact.text.replace(` on ${on}`, ''))}`, fact)
          }),
      )
      .most(passages.mahadasha(times.running.maha.ruler, current[0]!))
      .most(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
    const hard = (['Saturn', 'Jupiter', 'Rahu'] as const).filter((planet) =>
      ['bad', 'obstructed'].includes(String(row(planet, 'effect').value)),
    )
    telling
      .section('guidance')
      .paragraph(
        say(
          hard.length >= 2
            ? 'Finish what is begun before starting anew, and leave room in plans and purse. Take large steps on quiet days, after a night of thought.'
            : 'Use the support while it lasts: ask, apply, begin. Write down what you start, so that it is finished too.',
        ),
      )
    for (const area of focused) telling.paragraph(adviceOf(area, reader.stage))
    return telling.sections
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
