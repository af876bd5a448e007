import { concurrently } from '../../concurrency.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { DIRECTION_CODES } from '../../jyotish/graha-attributes.ts'
import { marriageWindows } from '../../jyotish/marriage-windows.ts'
import { PARTNER_SIGNS, partnerDirection, partnerTraits } from '../../jyotish/partner.ts'
import { judgeYoga, type Yoga } from '../../jyotish/rules/yoga-rule.ts'
import { signStays } from '../../jyotish/sign-stays.ts'
import { VIVAHA } from '../../jyotish/yogas/vivaha.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { isoLocal } from '../../time/moment.ts'
import { capability } from '../capability.ts'
import { coveredPart, windowFields } from '../shared/almanac.ts'
import { birthFacts } from '../shared/circumstances.ts'
import { independence } from '../shared/inputs.ts'
import { AS_OF, dayOfLife, midnightOf, midnightOfLife, noonOfLife, siderealFrameOf } from '../shared/lifetime.ts'
import { MARRIAGE_YEARS, marriageTimes } from '../shared/marriage-times.ts'
import { natal } from '../shared/natal.ts'
import { YogaObject } from '../shared/rule-book.ts'
import { Graha } from '../shared/shapes.ts'
import { chartHead, chartHeadFields } from './parts/head.ts'
import { yogaBirth } from './parts/inputs.ts'
import { yogaWithText } from './parts/yoga-rows.ts'

const PROMISES = ['strong', 'moderate', 'weak'] as const
/** Favourable rules minus unfavourable ones. */
const promiseOf = (yogas: readonly Yoga[]) => {
  const present = yogas.filter((yoga) => yoga.present)
  const favourable = present.filter(({ quality }) => quality === 'auspicious').length
  const balance = favourable - (present.length - favourable)
  return balance >= 2 ? 'strong' : balance >= 0 ? 'moderate' : 'weak'
}

export default capability({
  slug: 'vivaha-yogas',
  title: 'Vivaha yogas',
  summary: 'Marriage yogas, the partner, and favourable times by tradition.',
  keywords: 'I married spouse husband wife',
  weight: 'standard',
  method:
    'Sources: BPHS ch. 18, B. V. Raman and tradition. The promise is the number of favourable rules less the unfavourable ones: strong from two, weak below none. The windows are Vimshottari antardashas (years of 365.25 days) of the 7th lord, planets in the 7th, Venus, and the lords of the 2nd, of the 7th from the Moon and of the navamsa ascendant; each office counts 20. Jupiter in transit on or trine to the 7th, its lord or Venus adds 20; Saturn in transit in or aspecting the 7th or the sign of its lord adds 20 more (double transit after K. N. Rao). Windows from 40 are listed, at most 100, and are cut where the score changes. The partner’s direction follows the 7th lord; the nature follows the elements of that lord, Venus and Jupiter, and the modality of the upapada (single lords, with exceptions).',
  input: yogaBirth({
    from_date: AS_OF,
    years: maybe(t.Integer({ minimum: 1, maximum: 30, default: 10 })),
  }),
  data: t.Object({
    ...chartHeadFields,
    promise: oneOf(PROMISES),
    yogas: rows(YogaObject, VIVAHA.length),
    spouse: t.Object({
      direction: oneOf(DIRECTION_CODES),
      nature: rows(
        t.Object({ from: oneOf(PARTNER_SIGNS, { 'x-subjects': ['Graha'] }), text: t.String(), evidence: t.String() }),
        PARTNER_SIGNS.length,
      ),
      evidence: t.Array(t.String(), { description: 'Evidence for the direction.' }),
    }),
    windows: t.Array(
      t.Object({
        ...windowFields,
        dasha: t.Object({ mahadasha: Graha, antardasha: Graha }),
        triggers: t.Array(t.String()),
        score: t.Integer({ minimum: 40, maximum: 100 }),
      }),
    ),
    strongest: nullable(t.Object({ ...windowFields, dasha: t.Object({ mahadasha: Graha, antardasha: Graha }) }), {
      description:
        'Strongest time of the next ten years, or of the requested ones if they are more: adjacent windows of one antardasha, to its end, as in report-marriage; null without windows.',
    }),
  }),
  example: { ...independence, from_date: '1970-01-01', years: 5 },
  varies: true,
}).compute(async ({ explain, from_date, years, ...birth }, world) => {
  const born = natal(birth, world)
  const { chart, moment } = born
  const { sky, signal } = world
  const day = dayOfLife(from_date, 'from_date', born, world)
  const window = coveredPart(
    { from: midnightOfLife(day, born), to: midnightOf({ ...day, year: day.year + (years ?? 10) }) },
    'from_date',
    world,
  )
  const frame = siderealFrameOf(born)
  const [jupiter, saturn] = await concurrently(
    () => signStays('Jupiter', window, frame, sky, signal),
    () => signStays('Saturn', window, frame, sky, signal),
  )
  const facts = birthFacts(born, world)
  const yogas = VIVAHA.map((rule) => judgeYoga(rule, facts))
  const { direction, evidence } = partnerDirection(facts)
  const { best } = await marriageTimes(born, noonOfLife(day, born), Math.max(years ?? 0, MARRIAGE_YEARS), world)
  const windows = marriageWindows(chart, vimshottari(chart.graha.Moon.longitude, moment.jd), window, jupiter, saturn)
  return {
    ...chartHead(born),
    promise: promiseOf(yogas),
    yogas: yogas.map((yoga) => yogaWithText(yoga, explain)),
    spouse: { direction, nature: partnerTraits(facts), evidence: [evidence] },
    windows: windows.map(({ from, to, mahadasha, antardasha, triggers, score }) => ({
      start: isoLocal(from, moment.zone),
      end: isoLocal(to, moment.zone),
      dasha: { mahadasha, antardasha },
      triggers: [...triggers],
      score,
    })),
    strongest: best && {
      start: isoLocal(best.from, moment.zone),
      end: isoLocal(best.to, moment.zone),
      dasha: { mahadasha: best.mahadasha, antardasha: best.antardasha },
    },
  }
})
