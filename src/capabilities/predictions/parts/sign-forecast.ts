import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { type QualityBand, qualityBand, qualityOf } from '../../../jyotish/quality.ts'
import { type AreaScore, type ScoreShare, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { SiderealFrame } from '../../../jyotish/sign-stays.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, variants } from '../../../readings/passage.ts'
import { maybe, nullable, oneOf, type TSchema, t } from '../../../schema.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { SIGN_INDEXES, SIGNS, type SignIndex } from '../../../zodiac/signs.ts'
import { BIRTH_MOON, factId } from '../../shared/gochara-rows.ts'
import { signIndex } from '../../shared/names.ts'
import { changeText } from './area-change.ts'
import { Band, QualityRow, QualityScore, qualityRow, tenths } from './quality-shape.ts'

/** Shared parts of the sign horoscopes: signs, area scores and texts. */

export const FORECAST_ZODIACS = ['vedic', 'lagna'] as const
export type ForecastZodiac = (typeof FORECAST_ZODIACS)[number]

export const FRAME: SiderealFrame = { ayanamsha: 'lahiri', node: 'mean' }

export const SIGN_FIELDS = {
  sign: t.String({ description: `One of ${SIGNS.join(', ')}, or all.` }),
  zodiac: maybe(
    oneOf(FORECAST_ZODIACS, { default: 'vedic', description: 'Kind of sign: Moon (vedic) or rising (lagna).' }),
  ),
}

/** The sign of an answer. */
export const SignOrAll = oneOf([...SIGNS, 'all'], { $id: 'SignOrAll', description: 'A sign, or all.' })

/** The requested signs: one, or all twelve. */
export const readSigns = (text: string): { signs: readonly SignIndex[]; all: boolean } =>
  text.trim().toLowerCase() === 'all'
    ? { signs: [...SIGN_INDEXES], all: true }
    : { signs: [signIndex(text, 'sign')], all: false }

/** The reference point in a sentence on a house: "fifth from your Moon sign". */
export const seatOf = (zodiac: ForecastZodiac | null | undefined) => (zodiac === 'lagna' ? 'rising sign' : 'Moon sign')

export const zodiacPoint = (zodiac: ForecastZodiac) => (zodiac === 'vedic' ? BIRTH_MOON : 'rising sign')

const areaFields = {
  score: QualityScore,
  band: Band,
  text: nullable(t.String({ description: 'Reading of the area; null on a day that changes nothing in it.' })),
  fact_ids: t.Array(t.String(), { minItems: 1, description: 'Facts behind the score.' }),
}
const Area = t.Object(areaFields, { $id: 'SignArea', description: 'Forecast for one area of life.' })
export const Areas = t.Object(
  Object.fromEntries(SIGN_AREAS.map((area) => [area, Area])) as Record<SignArea, typeof Area>,
  { $id: 'SignAreas', description: 'Scores and readings of the areas of life.' },
)
export const Quality = QualityRow

/** Fields of a single sign are null when all twelve are requested. */
export const forOneOrAll = <P extends Record<string, TSchema>>(fields: P) =>
  t.Object({
    ...(fields as P),
    horoscopes: nullable(
      t.Array(t.Object(fields), {
        minItems: 12,
        maxItems: 12,
        description: 'Horoscope of each sign if `sign` is `all`; null for one sign.',
      }),
    ),
  })

/** Fast planets first, since they distinguish days. */
const PACE: readonly Graha[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']
const byForce = (a: Driver, b: Driver) =>
  Math.abs(b.points) - Math.abs(a.points) || PACE.indexOf(a.planet) - PACE.indexOf(b.planet)

type Driver = Pick<ScoreShare, 'planet' | 'points'> & Partial<Pick<ScoreShare, 'house' | 'effect'>>
/** A planet that passes several houses in the period is named without a house. */
const seat = ({ planet, house }: Driver) =>
  house === undefined ? nameInSentence(planet) : `${nameInSentence(planet)} in your ${ordinalInWords(house)} house`
const opening = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** One driver for each planet, with the sum of its points; the strongest first. */
const driversOf = (shares: readonly ScoreShare[]): Driver[] => {
  const byPlanet = Map.groupBy(shares, ({ planet }) => planet)
  return [...byPlanet.values()]
    .map((own): Driver => {
      const [first] = own
      const points = own.reduce((sum, share) => sum + share.points, 0)
      return own.some(({ house, effect }) => house !== first!.house || effect !== first!.effect)
        ? { planet: first!.planet, points }
        : { ...first!, points }
    })
    .toSorted(byForce)
}

const SOURCE = 'Own weighing of transits by house'
/** One of several equivalent sentences, chosen by its subject; none that `usedSentences` has. */
const oneDriverText = (
  id: string,
  value: string,
  sentences: Sentences,
  { turn, usedSentences }: { turn?: number | undefined; usedSentences?: Set<string> } = {},
): string => {
  const [first, second, ...more] = sentences.map((text) => ({ text, source: SOURCE }))
  return prose(
    compose([{ id, kind: 'score', text: value, value, source: SOURCE, weight: 1, says: [first!, second!, ...more] }], {
      variantOffset: turn,
      ...(usedSentences && { usedSentences }),
    }),
  )
}

type Sentences = readonly [string, string, ...string[]]
type Side = 'good' | 'even' | 'hard'
const SIDES: Record<QualityBand, Side> = {
  excellent: 'good',
  good: 'good',
  mixed: 'even',
  difficult: 'hard',
  hard: 'hard',
}

/** The reason of a band: its own side comes first, and only the other side may follow "though". */
const driversSentence = (side: Side, helps?: Driver, hinders?: Driver): Sentences => {
  const [help, strain] = [helps && seat(helps), hinders && seat(hinders)]
  if (side === 'good' && help)
    return strain
      ? [
          `You owe this to ${help}, though ${strain} takes a little of it away.`,
          `The reason is ${help}; ${strain} only slows you down.`,
          `${opening(help)} is on your side, in spite of ${strain}.`,
        ]
      : [
          `You owe this to ${help}, with nothing against it.`,
          `The reason is ${help}.`,
          `${opening(help)} carries this for you.`,
        ]
  if (side === 'hard' && strain)
    return help
      ? [
          `The reason is ${strain}; ${help} helps you a little.`,
          `${opening(strain)} makes it hard, and you have some help from ${help}.`,
          `The trouble comes from ${strain}, and ${help} softens it a little.`,
        ]
      : [
          `The reason is ${strain}, and it will pass.`,
          `${opening(strain)} makes it hard for now, and it moves on.`,
          `You have ${strain} against you for the time being.`,
        ]
  if (help && strain)
    return [
      `You have ${help} for you and ${strain} against you.`,
      `${opening(help)} helps you here, and ${strain} holds you back.`,
      `What you gain by ${help} you partly lose by ${strain}.`,
    ]
  if (help) return [`You have a little help from ${help}.`, `${opening(help)} helps you here, but not by much.`]
  if (strain) return [`${opening(strain)} holds you back a little.`, `You are slowed a little by ${strain}.`]
  return [
    'No planet takes part in this now, so it is up to you.',
    'The planets leave you alone in this.',
    'You decide this yourself, since no planet has a part in it.',
  ]
}

/** The drivers of `subject`, an area, a week or a month, in a sentence that fits its band. */
export const driversText = (
  subject: string,
  shares: readonly ScoreShare[],
  band: QualityBand,
  options: Parameters<typeof oneDriverText>[3] = {},
): string => {
  const drivers = driversOf(shares)
  const [helps, hinders] = [drivers.find(({ points }) => points > 0), drivers.find(({ points }) => points < 0)]
  const value = [helps, hinders].map((share) => share && seat(share)).join('; ')
  return oneDriverText(`drivers.${subject}`, value, driversSentence(SIDES[band], helps, hinders), options)
}

/** The side of an area by the band of its score. */
export const sideOfArea = (score: number): Side => SIDES[qualityBand(score)]

interface AreaOptions {
  /** The number of the day and of the sign, which changes the variants from day to day and from sign to sign. */
  readonly turn: number
  /** The areas of the day before. An area with the score of the day before has no text, unless it is the best or the hardest. */
  readonly before: Record<SignArea, AreaScore>
}

type AreaRow = { score: number; band: QualityBand; text: string | null; fact_ids: string[] }
/** The areas of an answer with their texts. */
export const areaRows = (
  areas: Record<SignArea, AreaScore>,
  textOf: (area: SignArea) => string,
): Record<SignArea, AreaRow> => {
  const rowOf = (area: SignArea): AreaRow => {
    const { score, shares } = areas[area]
    const ids = [...shares].sort(byForce).map(({ planet, house, effect }) => factId(planet, house, effect))
    return {
      score: tenths(score),
      band: qualityBand(score),
      text: textOf(area) || null,
      fact_ids: [`score.${area}`, ...new Set(ids)],
    }
  }
  return Object.fromEntries(SIGN_AREAS.map((area) => [area, rowOf(area)])) as Record<SignArea, AreaRow>
}

type Bands = Readonly<Partial<Record<QualityBand, Cell>>>
/** The text of a band, or of the next one towards the middle, which has none; each turn has the next variant. */
const findingOf = (bands: Bands, band: QualityBand, turn: number): string => {
  const towardsMiddle: readonly QualityBand[] = SIDES[band] === 'hard' ? ['hard', 'difficult'] : ['excellent', 'good']
  const found =
    band === 'mixed' ? undefined : towardsMiddle.slice(towardsMiddle.indexOf(band)).find((each) => bands[each])
  const cell = found && bands[found]
  const texts = cell ? variants(cell) : []
  return texts.at(turn % texts.length)?.text ?? ''
}

/** Returns a writer of the areas of a week or a year: a finding, then advice with dates. `turn`: the number of the span, which changes the variants. */
export const periodAreaWriter = async (span: 'week' | 'year') => {
  const findings = (await corpus('area-period'))[span]
  return (areas: Record<SignArea, AreaScore>, turn: number, advice: (area: SignArea) => string) =>
    areaRows(areas, (area) =>
      [findingOf(findings[area], qualityBand(areas[area].score), turn), advice(area)].filter(Boolean).join(' '),
    )
}

/** Returns a writer of the areas of a day; the best and the hardest have the planets behind them. */
export const areaWriter = async () => {
  const bands = await corpus('area-band')
  return (areas: Record<SignArea, AreaScore>, usedSentences: Set<string>, { turn, before }: AreaOptions) => {
    const ranked = SIGN_AREAS.toSorted((a, b) => areas[b].score - areas[a].score)
    return areaRows(areas, (area) => {
      const { score, shares } = areas[area]
      const isEdge = area === ranked[0] || area === ranked.at(-1)
      if (!isEdge && before[area].score === score) return ''
      const band = qualityBand(score)
      const fact: FactText = {
        id: `score.${area}`,
        kind: 'score',
        text: `The transits give ${area} ${tenths(score)} of 100.`,
        value: tenths(score),
        source: 'Transits in the houses of the area, and its planets',
        weight: 1,
        says: bands[area][band],
      }
      const finding = prose(compose([fact], { usedSentences, variantOffset: turn }))
      if (isEdge) {
        // The best and the hardest area have different sentences on their planets.
        const variant = turn + (area === ranked[0] ? 0 : 1)
        return `${finding} ${driversText('day', shares, band, { turn: variant, usedSentences })}`.trim()
      }
      const change = changeText(areas[area], before[area])
      // A planet makes one area easier and another one harder: it is named once.
      const cause = change.slice(change.indexOf(': ') + 1)
      if (change === '' || usedSentences.has(cause)) return finding
      usedSentences.add(cause)
      return `${finding} ${change}`.trim()
    })
  }
}

/** The mean of the areas, each listed as a reason. */
export const areasQuality = (areas: Record<SignArea, AreaScore>) =>
  qualityRow(
    qualityOf(
      SIGN_AREAS.map((area) => ({
        rule: area,
        effect: (areas[area].score - 50) / SIGN_AREAS.length,
        text: `${area[0]!.toUpperCase()}${area.slice(1)} stands at ${tenths(areas[area].score)}.`,
      })),
    ),
  )
