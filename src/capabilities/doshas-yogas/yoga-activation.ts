import { concurrently } from '../../concurrency.ts'
import { invalid } from '../../faults.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { judgeYoga } from '../../jyotish/rules/yoga-rule.ts'
import { signStays } from '../../jyotish/sign-stays.ts'
import { activationTimeline, yogaActivations } from '../../jyotish/yogas/activation.ts'
import { isYogaId, yogaRule, yogasOf } from '../../jyotish/yogas/index.ts'
import { maybe, maybeTerm, t } from '../../schema.ts'
import type { JulianDay } from '../../time/julian-day.ts'
import { isoLocalWithin } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { coveredPart, TimeWindow, windowFields } from '../shared/almanac.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { birthWithNode, independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, midnightOf, midnightOfLife, siderealFrameOf } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { Graha, hundredths } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'

const MAX_YEARS = 120
const DEFAULT_YEARS = 20

const lordFields = { mahadasha: Graha, antardasha: Graha }
const Score = t.Number({ minimum: 0, maximum: 100 })

export default capability({
  slug: 'yoga-activation',
  title: 'Yoga activation',
  summary: 'When each yoga of a birth is active: periods of its planets, and transits within them.',
  weight: 'heavy',
  method:
    'The periods are whole Vimshottari antardashas (years of 365.25 days) in which one of the two lords is a planet of the yoga, is in one sign with one, or rules the sign of one. The score is the strength of the yoga times 1 where both lords are its planets, 0.7 where one is, 0.4 where one is only connected, and times 0.3 where the yoga is cancelled. Transits are marked while Jupiter and Saturn both stand in or aspect one natal sign of its planets (double transit after K. N. Rao).',
  input: birthWithNode({
    yogas: maybe(
      t.Array(t.String(), {
        minItems: 1,
        uniqueItems: true,
        description: 'Ids from all-yogas; absent yogas are left out. Default: all present.',
      }),
    ),
    from_date: AS_OF,
    years: maybe(
      t.Integer({ minimum: 1, maximum: MAX_YEARS, default: DEFAULT_YEARS, description: 'Number of years to cover.' }),
    ),
  }),
  data: t.Object({
    ...chartHeadFields,
    activations: t.Array(
      t.Object({
        yoga_id: t.String(),
        name: maybeTerm(['YogaName', 'YogaForm']),
        strength: t.Number({
          minimum: 0,
          maximum: 100,
          description: 'Strength of the yoga, 0 to 100, as in all-yogas.',
        }),
        periods: t.Array(
          t.Object({
            ...lordFields,
            ...windowFields,
            score: Score,
            transits: t.Array(TimeWindow, {
              description:
                'Double transits over a sign of the yoga’s planets, within the period and the requested years.',
            }),
          }),
        ),
      }),
    ),
    timeline: t.Array(
      t.Object({
        ...windowFields,
        ...lordFields,
        yogas: t.Array(t.String(), { description: 'Ids of active yogas.' }),
        score: t.Number({
          minimum: 0,
          maximum: 100,
          description: 'Share of the total strength of the listed yogas that is active.',
        }),
      }),
    ),
  }),
  example: {
    ...independence,
    yogas: ['gajakesari', 'budha_aditya', 'chatussagara'],
    from_date: '1970-01-01',
    years: 5,
  },
  varies: true,
  streams: ['activations', 'timeline'],
}).compute(async ({ yogas: ids, from_date, years, ...birth }, world) => {
  const unknown = ids?.findIndex((id) => !isYogaId(id)) ?? -1
  if (unknown >= 0)
    throw invalid(`yogas.${unknown}`, `The yoga id ${ids![unknown]} does not exist. \`all-yogas\` lists the ids.`)
  const born = natal(birth, world)
  const { chart, moment } = born
  const { sky, signal } = world
  const day = dayOfLife(from_date, 'from_date', born, world)
  const window = coveredPart(
    { from: midnightOfLife(day, born), to: midnightOf({ ...day, year: day.year + (years ?? DEFAULT_YEARS) }) },
    'from_date',
    world,
  )
  const frame = siderealFrameOf(born)
  const [jupiter, saturn] = await concurrently(
    () => signStays('Jupiter', window, frame, sky, signal),
    () => signStays('Saturn', window, frame, sky, signal),
  )
  const facts = birthFacts(born, world)
  const yogas = ids ? ids.map((id) => judgeYoga(yogaRule(id), facts)).filter(({ present }) => present) : yogasOf(facts)
  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  const active = yogaActivations(yogas, facts, dasha, window, jupiter, saturn)
  const timeline = activationTimeline(active, dasha, window)
  const spans = timeline.map(({ antar }) => antar)
  const write = isoLocalWithin(
    moment.zone,
    Math.min(window.from, ...spans.map(({ start }) => start)) as JulianDay,
    Math.max(window.to, ...spans.map(({ end }) => end)) as JulianDay,
  )
  return {
    ...chartHead(born),
    activations: active.map(({ yoga, periods }) => ({
      yoga_id: yoga.id,
      name: yoga.name,
      strength: hundredths(yoga.strength),
      periods: periods.map(({ maha, antar, score, transits }) => ({
        mahadasha: maha.ruler,
        antardasha: antar.ruler,
        start: write(antar.start),
        end: write(antar.end),
        score: hundredths(score),
        transits: transits.map(({ from, to }) => ({ start: write(from), end: write(to) })),
      })),
    })),
    timeline: timeline.map(({ maha, antar, yogas, score }) => ({
      start: write(antar.start),
      end: write(antar.end),
      mahadasha: maha.ruler,
      antardasha: antar.ruler,
      yogas: yogas.map(({ id }) => id),
      score: hundredths(score),
    })),
  }
})
