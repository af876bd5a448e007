import { concurrently, mapConcurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { ageOfLife } from '../../jyotish/ages.ts'
import { dashaNature, pairScore } from '../../jyotish/dasha-scores.ts'
import { repeatUntil, subPeriods } from '../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { type Graha as GrahaName, nameInSentence } from '../../jyotish/grahas.ts'
import { type QualityBand, qualityBand, qualityOf } from '../../jyotish/quality.ts'
import { meanOf } from '../../jyotish/sign-scores.ts'
import { ashtakavarga, seatsOf } from '../../jyotish/strengths/ashtakavarga.ts'
import { matterMonths, TIME_USES } from '../../jyotish/timetable.ts'
import { type ScoreDriver, YEAR_PARTS, YEAR_SCORE_AREAS, type YearScoreArea } from '../../jyotish/year-scores.ts'
import { yogasOf } from '../../jyotish/yogas/index.ts'
import { isLate, isYoung, sentenceFilterAt, stageOf } from '../../readings/age-filter.ts'
import { compose, prose } from '../../readings/compose.ts'
import { corpus } from '../../readings/corpora.ts'
import { withoutDeeds } from '../../readings/deeds.ts'
import { fillWords, type Passage } from '../../readings/passage.ts'
import { nullable, oneOf, rows, t } from '../../schema.ts'
import { CIVIL_MONTHS } from '../../time/iso.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoUtc, localAt } from '../../time/moment.ts'
import { joinWords, upperFirst } from '../../wording.ts'
import type { HouseNumber } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { demandCovered, Utc } from '../shared/almanac.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { CitedFacts, citedFacts } from '../shared/cited-facts.ts'
import { FORECAST_BIRTHS, YEARS } from '../shared/date-ranges.ts'
import { BIRTH_MOON, bindusOf } from '../shared/gochara-rows.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { ageOfNatal, midnightOf, siderealFrameOf, utcNoon } from '../shared/lifetime.ts'
import { antardashaText } from '../shared/narrative/dasha.ts'
import { lifeRanking } from '../shared/narrative/life-sides.ts'
import { natal } from '../shared/natal.ts'
import { personalYear, sumOfDrivers } from '../shared/personal-year.ts'
import { runningSadeSati, sadeSatiSentence } from '../shared/saturn-status.ts'
import { Ayanamsha, ayanamshaObject, Graha, NodeName } from '../shared/shapes.ts'
import { type Lasting, lastingOf } from './parts/lasting-states.ts'
import { Band, dayQualityFields, QualityScore, qualityRow, tenths } from './parts/quality-shape.ts'
import { SlowTransit, slowStayWriter } from './parts/slow-transits.ts'
import { spanInYear } from './parts/span-in-year.ts'
import { sunEntries } from './parts/sun-entries.ts'
import { STAGE_WORDS, YEAR_AREA_OF_SIDE, YEAR_AREA_WORDS, YEAR_DEEDS, yearPartText } from './parts/year-areas.ts'
import { bestMonthsText, monthTexts, slowStayText, turningText } from './parts/year-month-texts.ts'

const FactIds = t.Array(t.String(), { minItems: 1 })
const areaFields = { score: QualityScore, band: Band, text: t.String(), fact_ids: FactIds }
const Area = t.Object(areaFields, { $id: 'PersonalYearArea', description: 'The year for one area of life.' })

const byForce = (a: ScoreDriver, b: ScoreDriver) => Math.abs(b.effect) - Math.abs(a.effect)

type Ease = 'eased' | 'even' | 'strained'
const EASE: Record<QualityBand, Ease> = {
  excellent: 'eased',
  good: 'eased',
  mixed: 'even',
  difficult: 'strained',
  hard: 'strained',
}

export default capability({
  slug: 'yearly-personal-forecast',
  title: 'Yearly personal forecast',
  summary: 'A year of a birth month by month: running periods, slow transits, main factors, six areas.',
  keywords: 'year ahead personal forecast coming',
  weight: 'heavy',
  method:
    'Each month is scored from 50 at 12:00 UTC on the 15th. Dasha: houses owned by the antardasha lord (trikona +8; kendra +3; 3, 6, 11 -3; 8, 12 -6; a node counts as its sign lord), dignity +5 or -5, house from the mahadasha lord (6, 8, 12 -6; 2, 3 0; others +4). Slow transits: Jupiter and Saturn 8 good, 2 obstructed, -8 bad, -2 relieved, with own bindus from 5 +4 and up to 3 -4; nodes 3 or -3. Fast transits: Sun and Mars 3 or -3. The areas use the same points for what concerns their houses from the Ascendant, as the mean of the months.',
  input: birthWithNode({
    datetime: localDateTime(FORECAST_BIRTHS),
    year: t.Integer({ ...YEARS, description: 'Calendar year after that of birth.' }),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    node: NodeName,
    year: t.Integer(),
    dasha: t.Array(
      t.Object({
        mahadasha: Graha,
        antardasha: Graha,
        pratyantardasha: Graha,
        start: Utc,
        end: Utc,
        text: nullable(t.String({ description: 'Text on the antardasha, in its first row; null in other rows.' })),
        facts: CitedFacts,
      }),
      { description: 'Vimshottari, years of 365.25 days; cut at the ends of the year.' },
    ),
    slow_transits: t.Array(SlowTransit),
    months: rows(
      t.Object({
        month: t.Integer({ minimum: 1, maximum: 12 }),
        score: QualityScore,
        band: Band,
        use: oneOf(TIME_USES, {
          description:
            'Use of the month in all answers on the person: to begin (highest score), to rest (lowest), to wait (the two next lowest below 50), or to carry on.',
        }),
        text: t.String({ description: 'What changes in the month, its part in the year, and one deed.' }),
        drivers: t.Array(t.Object({ fact_id: t.String(), effect: t.Number(), text: t.String() })),
      }),
      12,
    ),
    areas: t.Object(
      Object.fromEntries(YEAR_SCORE_AREAS.map((area) => [area, Area])) as Record<YearScoreArea, typeof Area>,
    ),
    summary: t.Object({ ...dayQualityFields, text: t.String(), fact_ids: FactIds }),
  }),
  example: { ...independence, year: 2026 },
}).compute(async (input, world) => {
  const person = natal(input, world)
  const { chart, moment } = person
  const { year } = input
  if (year <= moment.local.year)
    throw invalid('year', `\`year\` must be after the year of birth, ${moment.local.year}.`)
  const january = { year, month: 1, day: 1 }
  const window = { from: midnightOf(january), to: midnightOf({ ...january, year: year + 1 }) }
  demandCovered(window, 'year', world.sky)
  const frame = siderealFrameOf(person)
  const [slow, bands, ofAges] = await concurrently(
    () => slowStayWriter(window, frame, world),
    () => corpus('area-year'),
    () => corpus('area-age'),
  )
  const { bhinna } = ashtakavarga(seatsOf(chart))
  const fromBirth = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const personal = personalYear(person, year, world)
  const { months, scores, timetable, step } = personal

  const periods = [window.from, window.to]
    .map((at) => repeatUntil(fromBirth, at))
    .filter((dasha, i, all) => i === 0 || dasha.mahadashas[0]!.start !== all[0]!.mahadashas[0]!.start)
    .flatMap((dasha) =>
      dasha.mahadashas.flatMap((maha) =>
        subPeriods(dasha, maha).flatMap((antar) =>
          antar.end <= window.from || antar.start >= window.to
            ? []
            : subPeriods(dasha, antar).map((pratyantar) => ({ maha, antar, pratyantar })),
        ),
      ),
    )
    .filter(({ pratyantar }) => pratyantar.end > window.from && pratyantar.start < window.to)

  const years = ageOfNatal(person, window.from)
  const usedSentences = sentenceFilterAt(years)
  const lesser = await mapConcurrently(periods, async ({ maha, antar }, i) => {
    if (antar.start === periods[i - 1]?.antar.start) return { text: null, facts: [] }
    const { told: fact, grounds } = await antardashaText(maha.ruler, antar.ruler, chart, ageOfLife(years))
    const passages = compose([fact], { usedSentences })
    // Advice on a time comes from the timetable alone.
    return { text: `${prose(passages.map(withoutDeeds))} ${grounds}`, facts: citedFacts(passages) }
  })
  const standpoint = {
    from: chart.graha.Moon.sign,
    called: BIRTH_MOON,
    ascendant: chart.ascendant.sign,
    bindus: bindusOf(bhinna),
  }
  const stays = await slow(standpoint, usedSentences)

  const age = isYoung(years) ? 'young' : isLate(years) ? 'late' : null
  const ofAge = (name: YearScoreArea) =>
    age && (ofAges[age] as Partial<Record<YearScoreArea, Record<Ease, Passage>>>)[name]

  const stage = stageOf(years)
  const wordsOf = (name: YearScoreArea) => STAGE_WORDS[stage][name] ?? YEAR_AREA_WORDS[name]
  const [most, least] = [personal.areas[0]!, personal.areas.at(-1)!]
  /** The months of an area; the step of the year belongs to its subject. */
  const monthsOf = (name: YearScoreArea) => {
    const own = matterMonths(timetable, personal.scoresOf(name))
    return own && name === most ? { ...own, best: timetable.begin! } : own
  }
  const area = (name: YearScoreArea) => {
    const touching = personal.driversOf(name)
    const score = meanOf(personal.scoresOf(name))
    const band = qualityBand(score)
    const id = `score.${name}`
    const passages = compose(
      [
        {
          id,
          kind: 'score',
          text: `Periods and transits give ${name} ${tenths(score)} of 100 in ${year}.`,
          value: tenths(score),
          source: 'predictions/yearly-personal-forecast',
          weight: 1,
          says: ofAge(name)?.[EASE[band]] ?? bands[name][band],
        },
      ],
      { usedSentences },
    )
    const heaviest = touching
      .flat()
      .filter(({ effect }) => effect !== 0)
      .sort(byForce)
    return {
      score: tenths(score),
      band,
      text: [prose(passages), bestMonthsText(wordsOf(name), monthsOf(name))].filter(Boolean).join(' '),
      fact_ids: [id, ...new Set(heaviest.map((driver) => driver.id))],
    }
  }

  /** The subject of the year, if it is the weakest side of the life, and its hard matter, if it is the best one. */
  const exceptionsOfYear = async (): Promise<string> => {
    if (age === 'young') return ''
    const facts = await birthFactsWithEclipse(person, world)
    const { best, worst } = lifeRanking(
      chart,
      yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled),
    )
    const turns = [
      ...(YEAR_AREA_OF_SIDE[worst] === most ? [`${wordsOf(most)} gets more help than usual`] : []),
      ...(YEAR_AREA_OF_SIDE[best] === least ? [`${wordsOf(least)} asks more of you than usual`] : []),
    ]
    return turns.length > 0 ? `By your whole chart ${joinWords(turns)} in ${year}.` : ''
  }

  /**
   * The subject of the year, the planet that helps it most, and the matter that needs patience. `hindering`: the planet that is longest
   * against the person, which is not named as a help.
   */
  const thesis = (hindering: string | undefined): string => {
    const shares = new Map<string, number>()
    for (const { planet, effect } of personal.driversOf(most).flat())
      shares.set(planet, (shares.get(planet) ?? 0) + effect)
    const [helper] = [...shares]
      .filter(([planet, effect]) => effect > 0 && planet !== hindering)
      .sort(([, a], [, b]) => b - a)
    return [
      `${upperFirst(wordsOf(most))} is the subject of ${age === 'young' ? 'the year' : `your ${year}`}: it gets most help${helper ? `, above all from ${nameInSentence(helper[0] as GrahaName)}` : ''}.`,
      `${upperFirst(wordsOf(least))} asks most of your patience.`,
    ].join(' ')
  }

  const summary = async () => {
    const quality = qualityOf(
      YEAR_PARTS.map((part) => {
        const effect = meanOf(months.map((drivers) => sumOfDrivers(drivers.filter((driver) => driver.part === part))))
        return { rule: part, effect, text: yearPartText(part, effect) }
      }),
    )
    const lasting = lastingOf(months)
    const strongest = (sign: 1 | -1, but?: Lasting) =>
      lasting
        .filter(({ effect, planet }) => effect * sign > 0 && planet !== but?.planet)
        .sort((a, b) => Math.abs(b.effect) * b.months - Math.abs(a.effect) * a.months)[0]
    const promise = strongest(1)
    const { begin, rest } = timetable
    const marks =
      begin === null || rest === null
        ? `The months of ${year} are much alike.`
        : `${CIVIL_MONTHS[begin]} is the best month of ${year}, and ${CIVIL_MONTHS[rest]} the hardest.`
    const sadeSati = age === 'young' ? null : await runningSadeSati(person, window, world)
    const saturn = months
      .flat()
      .find(({ planet, transit }) => planet === 'Saturn' && [12, 1, 2].includes(transit?.house ?? 0))
    const hindrance = strongest(-1, promise)
    const deed = fillWords(YEAR_DEEDS[stage][most], { month: CIVIL_MONTHS[begin ?? 0]! })
    return {
      ...qualityRow(quality),
      text: [
        thesis(hindrance?.planet),
        turningText({ lords, stays: newStays, stage }),
        marks,
        `If you do one thing in ${year}, ${deed}.`,
        await exceptionsOfYear(),
        sadeSati && sadeSatiSentence(sadeSati, { birth: person, at: window.from, isChild: false }),
      ]
        .filter(Boolean)
        .join(' '),
      fact_ids: ['score.months', ...(sadeSati && saturn ? [saturn.id] : [])],
    }
  }

  const areas = Object.fromEntries(YEAR_SCORE_AREAS.map((name) => [name, area(name)])) as Record<
    YearScoreArea,
    ReturnType<typeof area>
  >
  const matterOf = (name: YearScoreArea) => ({ words: wordsOf(name), scores: personal.scoresOf(name) })
  const lords = periods.flatMap(({ maha, antar }, i) => {
    const before = periods[i - 1]
    return !before || before.antar.start === antar.start
      ? []
      : [
          {
            // The texts have the date at the birthplace.
            at: utcNoon(localAt(antar.start, person.moment.zone)),
            to: antar.ruler,
            nature: dashaNature(pairScore(maha.ruler, antar.ruler, chart).score),
          },
        ]
  })
  const newStays = stays.flatMap(({ stay, row }) =>
    stay.from > window.from && (stay.planet === 'Jupiter' || stay.planet === 'Saturn')
      ? [{ stay, house: row.house_from_moon as HouseNumber, effect: row.effect }]
      : [],
  )
  const ofMonths = await monthTexts({
    year,
    stage,
    scores,
    timetable,
    step,
    namedBest: YEAR_SCORE_AREAS.flatMap((name) => monthsOf(name)?.best ?? []),
    subject: matterOf(most),
    patience: { ...matterOf(least), hard: monthsOf(least)?.hard ?? null },
    lords,
    stays: newStays,
    drivers: months,
    sun: sunEntries({ year, window, moon: chart.graha.Moon.sign, frame }, world),
    usedSentences,
  })
  return {
    ayanamsha: ayanamshaObject(chart.ayanamsha),
    node: chart.node,
    year,
    dasha: periods.map(({ maha, antar, pratyantar }, i) => ({
      mahadasha: maha.ruler,
      antardasha: antar.ruler,
      pratyantardasha: pratyantar.ruler,
      start: isoUtc(Math.max(pratyantar.start, window.from) as JulianDay),
      end: isoUtc(Math.min(pratyantar.end, window.to) as JulianDay),
      ...lesser[i]!,
    })),
    // Texts on transits are written for grown life.
    slow_transits: stays.map(({ row, stay }, i) => {
      const span = spanInYear(stay, window)
      const isBack = stays.slice(0, i).some(({ row: each }) => each.planet === row.planet && each.sign === row.sign)
      return ageOfLife(years) === 'grown' ? row : { ...row, text: slowStayText(row, stage, span, isBack) }
    }),
    months: months.map((drivers, i) => ({
      month: i + 1,
      score: tenths(scores[i]!),
      band: qualityBand(scores[i]!),
      use: timetable.uses[i]!,
      text: ofMonths[i]!,
      drivers: drivers
        .filter(({ effect }) => effect !== 0)
        .sort(byForce)
        .map(({ id, effect, text }) => ({ fact_id: id, effect, text })),
    })),
    areas,
    summary: await summary(),
  }
})
