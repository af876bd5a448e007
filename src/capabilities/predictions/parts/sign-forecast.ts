import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { bandOf, qualityOf } from '../../../jyotish/quality.ts'
import { type AreaScore, type ScoreShare, SIGN_AREAS, type SignArea } from '../../../jyotish/sign-scores.ts'
import type { Frame } from '../../../jyotish/sign-stays.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { maybe, nullable, oneOf, type TSchema, t } from '../../../schema.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { SIGN_INDEXES, SIGNS, type SignIndex } from '../../../zodiac/signs.ts'
import { BIRTH_MOON, factId } from '../../shared/gochara-rows.ts'
import { signIndex } from '../../shared/names.ts'
import { Band, QualityRow, qualityRow, Score, tenths } from './quality-shape.ts'

/** Shared parts of the sign horoscopes: signs, area scores and texts. */

export const ZODIACS = ['vedic', 'lagna'] as const
export type Zodiac = (typeof ZODIACS)[number]

export const FRAME: Frame = { ayanamsha: 'lahiri', node: 'mean' }

export const SIGN_FIELDS = {
  sign: t.String({ description: `One of ${SIGNS.join(', ')}, or all.` }),
  zodiac: maybe(oneOf(ZODIACS, { default: 'vedic', description: 'Kind of sign: Moon (vedic) or rising (lagna).' })),
}

/** The requested signs: one, or all twelve. */
export const readSigns = (text: string): { signs: readonly SignIndex[]; all: boolean } =>
  text.trim().toLowerCase() === 'all'
    ? { signs: [...SIGN_INDEXES], all: true }
    : { signs: [signIndex(text, 'sign')], all: false }

export const calledOf = (zodiac: Zodiac) => (zodiac === 'vedic' ? BIRTH_MOON : 'rising sign')

const areaFields = {
  score: Score,
  band: Band,
  text: t.String({ description: 'Reading.' }),
  fact_ids: t.Array(t.String(), { minItems: 1, description: 'Facts behind the score.' }),
}
const Area = t.Object(areaFields, { $id: 'SignArea', description: 'Forecast for one area of life.' })
export const Areas = t.Object(
  Object.fromEntries(SIGN_AREAS.map((area) => [area, Area])) as Record<SignArea, typeof Area>,
  { $id: 'SignAreas', description: 'Areas of life.' },
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
        description: 'With sign all: one for each; null for one sign.',
      }),
    ),
  })

/** Fast planets first, since they distinguish days. */
const PACE: readonly Graha[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn', 'Rahu', 'Ketu']
const byForce = (a: ScoreShare, b: ScoreShare) =>
  Math.abs(b.points) - Math.abs(a.points) || PACE.indexOf(a.planet) - PACE.indexOf(b.planet)

const seat = ({ planet, house, effect }: ScoreShare) => {
  return `${nameInSentence(planet)}${effect === 'obstructed' || effect === 'relieved' ? `, ${effect}` : ''} in the ${ordinalInWords(house)}`
}
const opening = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The transits that raise and lower a score; of two planets if available. */
export const drivers = (shares: readonly ScoreShare[]) => {
  const sorted = [...shares].sort(byForce)
  const helps = sorted.find(({ points }) => points > 0)
  const against = sorted.filter(({ points }) => points < 0)
  return { helps, hinders: against.find(({ planet }) => planet !== helps?.planet) ?? against[0], sorted }
}

const SOURCE = 'Own weighing of transits by house'
/** One of several equivalent sentences, chosen by its subject. */
export const oneDriverText = (
  id: string,
  value: string,
  sentences: readonly [string, string, ...string[]],
  turn?: number,
): string => {
  const [first, second, ...more] = sentences.map((text) => ({ text, source: SOURCE }))
  return prose(
    compose([{ id, kind: 'score', text: value, value, source: SOURCE, weight: 1, says: [first!, second!, ...more] }], {
      variantOffset: turn,
    }),
  )
}

const together = (subject: string, helps: ScoreShare, hinders: ScoreShare): readonly [string, string, ...string[]] => {
  const [help, strain, margin] = [seat(helps), seat(hinders), helps.points + hinders.points]
  if (Math.abs(margin) < 0.05)
    return [
      `For ${subject} ${help} and ${strain} are evenly matched, the one helping and the other not.`,
      `${opening(help)} gives to ${subject} as much as ${strain} takes from it.`,
      `Neither ${help} nor ${strain} has the better of it in ${subject}.`,
    ]
  return margin > 0
    ? [
        `${opening(help)} does most for ${subject}; ${strain} pulls the other way with less force.`,
        `Against ${strain} stands ${help}, for ${subject} the weightier of the two.`,
        `What ${strain} takes from ${subject} is less than ${help} gives.`,
      ]
    : [
        `${opening(strain)} weighs most on ${subject}, and ${help} makes up for part of it.`,
        `What ${help} gives to ${subject} is less than ${strain} takes.`,
        `${opening(help)} works for ${subject} and ${strain} against it, the second with more weight.`,
      ]
}

const driversSentence = (
  subject: string,
  helps?: ScoreShare,
  hinders?: ScoreShare,
): readonly [string, string, ...string[]] => {
  if (helps && hinders) return together(subject, helps, hinders)
  if (helps)
    return [
      `What carries ${subject} is ${seat(helps)}, with nothing of weight against it.`,
      `${opening(seat(helps))} is the whole support of ${subject}, and it meets no contradiction.`,
      `For ${subject} everything rests on ${seat(helps)}, which nothing opposes.`,
    ]
  if (hinders)
    return [
      `What weighs on ${subject} is ${seat(hinders)}, and nothing stands against it yet.`,
      `${opening(seat(hinders))} bears on ${subject} without a counterweight.`,
      `In ${subject} the pressure comes from ${seat(hinders)}, and no helper answers it.`,
    ]
  return [
    `No planet touches the houses of ${subject}, so its count stays in the middle.`,
    `The houses of ${subject} are empty and unregarded, which leaves it at the middle of the scale.`,
    `Nothing passes through the houses of ${subject}, for good or for ill.`,
  ]
}

/** The drivers of `what`, an area, a week or a month, in a sentence. */
export const driversText = (subject: string, shares: readonly ScoreShare[], turn?: number): string => {
  const { helps, hinders } = drivers(shares)
  const value = [helps, hinders].map((share) => share && seat(share)).join('; ')
  return oneDriverText(`drivers.${subject}`, value, driversSentence(subject, helps, hinders), turn)
}

/** Returns a writer of the areas of an answer. */
export const areaWriter = async () => {
  const bands = await corpus('area-band')
  return (areas: Record<SignArea, AreaScore>, usedSentences: Set<string>, turn?: number) =>
    Object.fromEntries(
      SIGN_AREAS.map((area) => {
        const { score, shares } = areas[area]
        const band = bandOf(score)
        const fact: FactText = {
          id: `score.${area}`,
          kind: 'score',
          text: `The transits give ${area} ${tenths(score)} of 100.`,
          value: tenths(score),
          source: 'Transits in the houses of the area, and its planets',
          weight: 1,
          says: bands[area][band],
        }
        const ids = drivers(shares).sorted.map(({ planet, house, effect }) => factId(planet, house, effect))
        return [
          area,
          {
            score: tenths(score),
            band,
            text: `${prose(compose([fact], { usedSentences, variantOffset: turn }))} ${driversText(area, shares, turn)}`.trim(),
            fact_ids: [fact.id, ...new Set(ids)],
          },
        ]
      }),
    ) as Record<SignArea, { score: number; band: ReturnType<typeof bandOf>; text: string; fact_ids: string[] }>
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
