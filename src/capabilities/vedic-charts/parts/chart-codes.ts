import { siteText } from '../../../atlas/site-text.ts'
import { invalid } from '../../../faults.ts'
import { bhavaSeat, bhavas } from '../../../jyotish/bhavas.ts'
import type { Planet, RasiChart } from '../../../jyotish/chart.ts'
import { type DashaSpan, periodsAt, subPeriods } from '../../../jyotish/dashas/periods.ts'
import { vimshottari } from '../../../jyotish/dashas/vimshottari.ts'
import { dignity, extremeDignity, vargaDignity } from '../../../jyotish/dignity.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { ashtakavarga, CONTRIBUTORS, seatsOf } from '../../../jyotish/strengths/ashtakavarga.ts'
import { RINGS, runningHouse } from '../../../jyotish/sudarshana.ts'
import { transitsAt } from '../../../jyotish/transits.ts'
import { VARGA_RULES, VARGAS, type Varga } from '../../../jyotish/vargas.ts'
import { chartHeads, dayWriter } from '../../../lexicon/chart-heads.ts'
import type { LabelLanguage } from '../../../lexicon/languages.ts'
import type { CentreLine, ChartFacts, ChartPicture, ChartWords, DashaRow } from '../../../render/chart-facts.ts'
import { dayAndClock, joinTexts } from '../../../render/direction.ts'
import { oneOf } from '../../../schema.ts'
import { completedYears } from '../../../time/age.ts'
import { twoDigits } from '../../../time/digits.ts'
import { dateText, offsetText } from '../../../time/iso.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import { localAt } from '../../../time/moment.ts'
import { degreeInSign, houseFrom, type SignIndex, signOfHouse } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { type ChartDrawing, chartDrawing, chartFacts, vargaDrawing, vargaTitle } from '../../shared/chart-picture.ts'
import { standingAt } from '../../shared/dasha-periods.ts'
import { siderealFrameOf } from '../../shared/lifetime.ts'
import type { Natal } from '../../shared/natal.ts'

const ASHTAKAVARGAS = CONTRIBUTORS.map(
  (name) => `ashtakavarga_${name.toLowerCase()}` as Lowercase<`ashtakavarga_${typeof name}`>,
)
/** Codes drawn for a moment after birth. */
const OF_A_MOMENT = ['sudarshana', 'vimshottari', 'transits', 'transits_moon'] as const
const CODES = [...VARGAS, 'chalit', 'moon', 'sun', 'ashtakavarga', ...ASHTAKAVARGAS, ...OF_A_MOMENT] as const
export type ChartCode = (typeof CODES)[number]
export const Code = oneOf(CODES, {
  $id: 'ChartCode',
  description:
    'A varga; chalit; from Moon or Sun; bindus in the houses, of all seven or of one; the three rings of sudarshana; periods of vimshottari; transits over birth, houses from ascendant or Moon.',
})

export const isVarga = (code: ChartCode): code is Varga => code in VARGA_RULES
export const isOfMoment = (code: ChartCode): boolean => (OF_A_MOMENT as readonly string[]).includes(code)

/** Input of a picture: a birth, a later moment, and its language. */
export interface PictureOf {
  readonly birth: Natal
  readonly at: JulianDay
  readonly language: LabelLanguage | undefined
  readonly words: ChartWords | undefined
}

const placeIn = ({ graha }: RasiChart, planet: Planet) => ({ degree: planet.degree, dignity: dignity(planet, graha) })
const fromSign = (title: string, chart: RasiChart, from: SignIndex): ChartDrawing =>
  chartDrawing(
    title,
    chart,
    (house) => signOfHouse(from, house),
    (planet) => ({ house: houseFrom(from, planet.sign), ...placeIn(chart, planet) }),
  )

/** The houses that a chart code draws. Codes without separate houses draw those of the birth chart. */
export const chartDrawingOf = (chart: RasiChart, code: ChartCode, method?: string): ChartDrawing => {
  if (code === 'moon' || code === 'transits_moon') return fromSign('Lunar chart', chart, chart.graha.Moon.sign)
  if (code === 'sun') return fromSign('Solar chart', chart, chart.graha.Sun.sign)
  if (code === 'chalit') {
    const all = bhavas('sripati', chart.ascendant.longitude, chart.midheaven.longitude, null)
    return {
      ...chartDrawing(
        'Bhava chalit',
        chart,
        // In a whole-sign frame two middles may share a sign, and a sign may have none.
        (house) => signOfHouse(chart.ascendant.sign, house),
        (planet) => ({ house: bhavaSeat(planet.longitude, all).house, ...placeIn(chart, planet) }),
      ),
      ascendantDegree: chart.ascendant.degree,
    }
  }
  return vargaDrawing(chart, isVarga(code) ? code : 'D1', method)
}

/** Local time in minutes, with the written day. */
const momentWords = (
  { birth, language }: Pick<PictureOf, 'birth' | 'language'>,
  at: JulianDay,
): readonly [day: string, clock: string] => {
  const local = localAt(at, birth.moment.zone)
  return [dayWriter(language)(local), `${twoDigits(local.hour)}:${twoDigits(local.minute)}`]
}

/** Date and time of a birth, and its place. */
const birthLines = (birth: Natal, language: LabelLanguage | undefined): readonly [moment: string, place: string] => {
  const { moment, site } = birth
  const zone = `(UTC${moment.offsetSeconds === 0 ? '' : offsetText(moment.offsetSeconds)})`
  const [day, clock] = momentWords({ birth, language }, moment.jd)
  return [dayAndClock(day, `${clock} ${zone}`), siteText(site)]
}
/** Date, time and place of a birth, in a line. */
export const birthWords = (birth: Natal, language: LabelLanguage | undefined): string =>
  joinTexts(birthLines(birth, language))

/** Lines for the centre of a chart: date, time and place of birth, and the running periods of Vimshottari. */
export const centreLines = ({ birth, at, language, words }: PictureOf): CentreLine[] => {
  const { chart, moment } = birth
  const path = periodsAt(vimshottari(chart.graha.Moon.longitude, moment.jd), at, 3)
  const text = (line: string): CentreLine => ({ text: line, look: 'text', colour: 'text' })
  return [
    ...birthLines(birth, language).map(text),
    ...(path.length
      ? [
          { text: chartHeads(language).vimshottari, look: 'text', colour: 'accent' } as const,
          text(path.map(({ ruler }) => words?.bodies[ruler]?.name ?? ruler).join(' – ')),
        ]
      : []),
  ]
}

const bindus = (code: ChartCode, { birth, words, language }: PictureOf): ChartFacts => {
  const { bhinna, sarva } = ashtakavarga(seatsOf(birth.chart))
  const names = CONTRIBUTORS.find((_, i) => ASHTAKAVARGAS[i] === code)
  const row = names ? bhinna[names] : sarva
  const [least, most] = [Math.min(...row), Math.max(...row)]
  const facts = chartFacts(chartDrawingOf(birth.chart, 'D1'))
  const head = chartHeads(language).ashtakavarga
  return {
    ...facts,
    title: names ? `${head}: ${words?.bodies[names]?.name ?? names}` : head,
    // The bindus of a single planet, without occupants: only their owner is named.
    ascendantDegree: facts.ascendantDegree,
    cells: facts.cells.map((cell) => ({
      ...cell,
      bodies: cell.bodies.filter(({ name }) => name === names),
      bindus: {
        count: row[cell.signNumber - 1]!,
        share: (row[cell.signNumber - 1]! - least) / Math.max(1, most - least),
      },
    })),
  }
}

const transits = (code: ChartCode, of: PictureOf, { sky }: World): ChartFacts => {
  const { birth, at, language } = of
  const facts = chartFacts(chartDrawingOf(birth.chart, code))
  const heads = chartHeads(language)
  const moving = Object.entries(transitsAt(at, siderealFrameOf(birth), sky)).map(
    ([name, { longitude, speed, sign }]) => ({
      sign: sign + 1,
      body: {
        name,
        degree: degreeInSign(longitude),
        retrograde: speed < 0,
        combust: false,
        dignity: extremeDignity(vargaDignity(name as Graha, sign, birth.chart.graha)),
      },
    }),
  )
  return {
    ...facts,
    title: '',
    legend: {
      birth: [heads.birth, momentWords(of, birth.moment.jd)[0]],
      transits: [heads.transits, ...momentWords(of, at)],
    },
    cells: facts.cells.map((cell) => ({
      ...cell,
      transits: moving.flatMap(({ sign, body }) => (sign === cell.signNumber ? [body] : [])),
    })),
  }
}

const sudarshana = ({ birth, at, language, words }: PictureOf): ChartPicture => {
  const { chart, moment } = birth
  const heads = chartHeads(language)
  const age = completedYears(moment.local, localAt(at, moment.zone))
  return {
    kind: 'sudarshana',
    title: heads.sudarshana,
    rings: RINGS.map((from) => ({
      name: words?.bodies[from]?.name ?? from,
      chart: {
        ...chartFacts(from === 'Ascendant' ? vargaDrawing(chart, 'D1') : fromSign(from, chart, chart.graha[from].sign)),
        title: from,
      },
    })),
    running: { house: runningHouse(age), description: `${heads.age} ${age}` },
  }
}

const vimshottariPicture = (of: PictureOf, world: World): ChartPicture => {
  const { birth, at, language, words } = of
  const { chart, moment } = birth
  const heads = chartHeads(language)
  const write = dayWriter(language)
  const dasha = standingAt(vimshottari(chart.graha.Moon.longitude, moment.jd), at, 'vimshottari', world)
  const path = periodsAt(dasha, at, 3)
  const nameOf = ({ ruler }: DashaSpan<Graha>) => words?.bodies[ruler]?.name ?? ruler
  const dayOf = (jd: JulianDay) => localAt(jd, moment.zone)
  const row = (level: number, periods: readonly DashaSpan<Graha>[]): DashaRow => {
    const lived = periods
      .filter(({ end }) => end > moment.jd)
      .map((period) => ({ ...period, start: period.start < moment.jd ? moment.jd : period.start }))
    const ageOf = (jd: JulianDay) => String(completedYears(moment.local, dayOf(jd)))
    return {
      level,
      periods: lived.map((period) => {
        const [start, end] = [dayOf(period.start), dayOf(period.end)]
        return {
          ruler: period.ruler,
          name: nameOf(period),
          from: period.start,
          to: period.end,
          dates: { from: dateText(start), to: dateText(end) },
          dateTexts: { from: write(start), to: write(end) },
          ...(level === 1 && { age: ageOf(period.start) }),
        }
      }),
      marks: [...lived.map(({ start }) => start), lived.at(-1)!.end].map((jd) => ({
        at: jd,
        year: String(dayOf(jd).year),
        ...(level === 1 && { age: ageOf(jd) }),
      })),
    }
  }
  const great = path[0] ?? dasha.mahadashas.find(({ end }) => end > moment.jd)!
  const [day] = momentWords(of, at)
  return {
    kind: 'dasha',
    title: heads.vimshottari,
    subtitle: joinTexts([...(path.length ? [path.map(nameOf).join(' – ')] : []), day]),
    now: at,
    majorPeriods: row(1, dasha.mahadashas),
    subPeriods: row(2, subPeriods(dasha, great)),
    words: { today: heads.today, age: heads.age, levels: [heads.mahadasha, `${heads.antardasha}: ${nameOf(great)}`] },
  }
}

/** The picture of a code, in a language. */
export const chartPicture = (code: ChartCode, of: PictureOf, world: World, method?: string): ChartPicture => {
  const { birth, at, language } = of
  if (isOfMoment(code) && at < birth.moment.jd)
    throw invalid('as_of', `\`as_of\` must not be before birth for ${code}.`)
  if (code === 'sudarshana') return sudarshana(of)
  if (code === 'vimshottari') return vimshottariPicture(of, world)
  if (code === 'transits' || code === 'transits_moon') return transits(code, of, world)
  if (code.startsWith('ashtakavarga')) return bindus(code, of)
  const facts = chartFacts(chartDrawingOf(birth.chart, code, method))
  if (code === 'moon' || code === 'sun' || code === 'chalit') return { ...facts, title: chartHeads(language)[code] }
  return isVarga(code) ? { ...facts, title: vargaTitle(code, language) } : facts
}
