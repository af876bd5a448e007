import { concurrently } from '../../concurrency.ts'
import { mapYielding } from '../../cooperative-yield.ts'
import { lordOf } from '../../jyotish/grahas.ts'
import { SADE_SATI_PHASES, type SadeSatiPhase, saturnIntensityOfSign, saturnTrials } from '../../jyotish/sade-sati.ts'
import { meanAreas, overallSignScore } from '../../jyotish/sign-scores.ts'
import { signAtMoment } from '../../jyotish/sign-stays.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import type { FactText } from '../../readings/fact.ts'
import { maybe, nullable, oneOf, t } from '../../schema.ts'
import { civilOf } from '../../time/civil.ts'
import { CIVIL_MONTHS, datePart } from '../../time/iso.ts'
import { isoUtc } from '../../time/moment.ts'
import { joinWords } from '../../wording.ts'
import { houseFrom, SIGNS, type SignIndex, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { Utc } from '../shared/almanac.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { YEARS } from '../shared/date-ranges.ts'
import { FORECAST_YEAR_RULE, forecastYear } from '../shared/forecast-year.ts'
import { only } from '../shared/inputs.ts'
import { midnightOf } from '../shared/lifetime.ts'
import { edgeMonthText } from '../shared/narrative/year-words.ts'
import { House, Sign } from '../shared/shapes.ts'
import { calendarMonth } from './parts/month.ts'
import { withinForecasts } from './parts/personal-day.ts'
import { QualityScore, tenths } from './parts/quality-shape.ts'
import {
  Areas,
  areasQuality,
  FORECAST_ZODIACS,
  FRAME,
  forOneOrAll,
  periodAreaWriter,
  Quality,
  readSigns,
  SIGN_FIELDS,
  SignOrAll,
  seatOf,
  zodiacPoint,
} from './parts/sign-forecast.ts'
import { monthAreas, noonsOf } from './parts/sign-month.ts'
import { entriesOfYear, yearMonthWriter } from './parts/sign-year-months.ts'
import { SlowTransit, slowStayWriter } from './parts/slow-transits.ts'
import { spanInYear } from './parts/span-in-year.ts'
import { areasByScore, datedAdvice, type Span } from './parts/turning-points.ts'
import { datedTurns, deedOfYear, reasonOfYear, subjectOfYear, subjectText } from './parts/year-turns.ts'

export default capability({
  slug: 'yearly-sign-horoscope',
  title: 'Yearly sign horoscope',
  summary: 'A year for one sign: turning points, slow transits, Sade Sati, eclipses, months and areas.',
  keywords: 'horoscope year yearly zodiac sign',
  weight: 'standard',
  method:
    'Stays of Jupiter, Saturn, Rahu and Ketu (Lahiri, mean node) are each judged at their middle; murti follows the Moon at the ingress. Eclipses of the whole Earth count by the sidereal sign of the eclipsed luminary. Months are those of monthly-sign-horoscope; areas and quality are means of the twelve. Sade Sati uses the Moon sign and is null for an ascendant. The text begins with the weightiest stay that is good or bad (Jupiter, then Saturn, the nodes least; a stay that begins in the year counts more), and the weightiest one of the other side. The stays of Jupiter and Saturn of at least 40 days, those of Rahu in a year in which it changes its sign, and the eclipses of the Sun follow in order of time. It ends with the month of highest and that of lowest quality, if the two differ by at least 5 points, and with one deed for the former, by a slow planet that helps through this month or else by its strongest area. Each month is read by the weightiest of Saturn, Jupiter, Rahu, Mars, Venus and the Sun that enters a sign in it, in the best and in the hardest month by one of its side.',
  input: only({
    sign: SIGN_FIELDS.sign,
    year: maybe(t.Integer({ ...YEARS, description: `Calendar year in UTC; default: ${FORECAST_YEAR_RULE}.` })),
    zodiac: SIGN_FIELDS.zodiac,
  }),
  data: forOneOrAll({
    sign: SignOrAll,
    zodiac: oneOf(FORECAST_ZODIACS),
    year: t.Integer(),
    text: nullable(t.String({ description: 'The year in a few sentences; null if all signs are requested.' })),
    slow_transits: t.Array(SlowTransit),
    sade_sati: nullable(
      t.Object({
        active: t.Boolean({ description: 'True if Sade Sati runs in any part of the year.' }),
        phase: nullable(
          oneOf(SADE_SATI_PHASES, { description: 'Phase of the longest stay in the year; null without one.' }),
        ),
        spans: t.Array(t.Object({ phase: oneOf(SADE_SATI_PHASES), sign: Sign, start: Utc, end: Utc })),
        text: nullable(t.String({ description: 'Text on each phase of Sade Sati in the year; null without one.' })),
        facts: CitedFacts,
      }),
    ),
    eclipses: t.Array(
      t.Object({ date: t.String({ format: 'date' }), kind: oneOf(['solar', 'lunar']), sign: Sign, house: House }),
    ),
    months: t.Array(t.Object({ month: t.Integer({ minimum: 1, maximum: 12 }), score: QualityScore, text: t.String() })),
    areas: nullable(Areas),
    quality: nullable(Quality),
  }),
  example: { sign: 'Leo', year: 2026 },
  varies: true,
}).compute(async (input, world) => {
  const { sky, signal } = world
  const { signs, all } = readSigns(input.sign)
  const zodiac = input.zodiac ?? 'vedic'
  const year = input.year ?? forecastYear(civilOf(world.now))
  const january = withinForecasts({ year, month: 1, day: 1 }, 'year')
  const window = { from: midnightOf(january), to: midnightOf({ ...january, year: year + 1 }) }
  const [slow, entries, tellAreas, phases, solar, lunar] = await concurrently(
    () => slowStayWriter(window, FRAME, world),
    () => entriesOfYear(window, world),
    () => periodAreaWriter('year'),
    () => corpus('sade-sati'),
    () => sky.eclipses('solar', window.from, window.to),
    () => sky.eclipses('lunar', window.from, window.to),
  )
  const eclipses = [...solar, ...lunar]
    .sort((a, b) => a.maximum - b.maximum)
    .map(({ kind, type, maximum }) => ({
      at: maximum,
      type,
      date: datePart(isoUtc(maximum)),
      kind,
      sign: signAtMoment(kind === 'solar' ? 'Sun' : 'Moon', maximum, FRAME, sky),
    }))
  const months = await mapYielding(SIGNS.keys(), world.yieldIfDue, (i) =>
    noonsOf(calendarMonth(year, i + 1).days, world),
  )
  const writeMonth = await yearMonthWriter(entries)
  const head = { zodiac, year }

  const phaseFact = (phase: SadeSatiPhase, from: SignIndex, sign: string, span: string): FactText => ({
    id: `transit.Saturn.${phase}`,
    kind: 'transit',
    text: `Saturn in ${sign} is the ${phase} phase of Sade Sati for a Moon in ${signName(from)}.`,
    value: sign,
    source: 'Phaladeepika 26',
    weight: 1,
    says: phases[phase][saturnIntensityOfSign(from)],
    words: {
      ground: `in ${sign} ${span}${lordOf(from) === 'Saturn' ? ', and gentler because it rules your Moon sign' : ''}`,
    },
  })

  const sadeSati = async (from: SignIndex, usedSentences: Set<string>) => {
    const { cycles } = await saturnTrials(from, window, FRAME, sky, signal)
    const stays = cycles.flatMap((run) => run.stays)
    const passages = stays
      .filter(({ trial }, i) => stays.findIndex((stay) => stay.trial === trial) === i)
      .flatMap(({ trial, sign }) => {
        const span = joinWords(stays.filter((stay) => stay.trial === trial).map((stay) => spanInYear(stay, window)))
        return compose([phaseFact(trial, from, signName(sign), span)], { usedSentences })
      })
    const longest = [...stays].sort((a, b) => b.to - b.from - (a.to - a.from))[0]
    return {
      active: stays.length > 0,
      phase: longest?.trial ?? null,
      spans: stays.map((stay) => ({
        phase: stay.trial,
        sign: signName(stay.sign),
        start: isoUtc(stay.from),
        end: isoUtc(stay.to),
      })),
      text: passages.length > 0 ? prose(passages) : null,
      facts: citedFacts(passages),
    }
  }

  const horoscope = async (from: SignIndex) => {
    const usedSentences = new Set<string>()
    const standpoint = { from, called: zodiacPoint(zodiac), ascendant: zodiac === 'lagna' ? from : null, bindus: null }
    const byMonth = await mapYielding(months, world.yieldIfDue, (noons) => monthAreas(from, noons))
    const areas = meanAreas(byMonth)
    const stays = await slow(standpoint, usedSentences)
    const turns = stays.map(({ stay, found: { house, effect } }) => ({ stay, house, effect }))
    const scores = byMonth.map(overallSignScore)
    const helpIn = (month: number) => areasByScore(byMonth[month]!)[0]!
    const eclipsesOfSign = eclipses.map(({ at, kind, type, sign }) => ({
      at,
      kind,
      type,
      house: houseFrom(from, sign),
    }))
    const dated = { turns, eclipses: eclipsesOfSign, window }
    const subject = subjectOfYear(turns, window)
    const deed = deedOfYear({ ...dated, year, scores, helpIn })
    const spans = byMonth.map((month, i): Span => ({ span: CIVIL_MONTHS[i]!, areas: month }))
    return {
      sign: signName(from),
      ...head,
      text: [...subjectText(subject, window, year), ...datedTurns(dated, subject), ...deed.sentences].join(' '),
      // The text of the year has what the slow planets mean.
      slow_transits: stays.map(({ row }) => ({ ...row, text: null })),
      sade_sati: zodiac === 'vedic' ? await sadeSati(from, usedSentences) : null,
      eclipses: eclipses.map(({ date, kind, sign }) => ({
        date,
        kind,
        sign: signName(sign),
        house: houseFrom(from, sign),
      })),
      months: byMonth.map((month, i) => ({
        month: i + 1,
        score: tenths(overallSignScore(month)),
        text: [
          writeMonth(
            {
              from,
              month: i,
              noons: months[i]!,
              seat: seatOf(zodiac),
              side: i === deed.edges?.best ? 'good' : i === deed.edges?.hard ? 'hard' : null,
            },
            usedSentences,
          ),
          i === deed.edges?.best && edgeMonthText('best', i),
          i === deed.edges?.hard && edgeMonthText('hard', i),
        ]
          .filter(Boolean)
          .join(' '),
      })),
      areas: tellAreas(areas, year + from, (area) =>
        [reasonOfYear(areas[area], turns, window), datedAdvice('year', area, spans, deed.voices, area === deed.area)]
          .filter(Boolean)
          .join(' '),
      ),
      quality: areasQuality(areas),
    }
  }
  const items = await mapYielding(signs, world.yieldIfDue, horoscope)
  return all
    ? {
        sign: 'all' as const,
        ...head,
        text: null,
        slow_transits: [],
        sade_sati: null,
        eclipses: [],
        months: [],
        areas: null,
        quality: null,
        horoscopes: items,
      }
    : { ...items[0]!, horoscopes: null }
})
