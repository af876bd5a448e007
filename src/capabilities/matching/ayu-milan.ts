import { concurrently } from '../../concurrency.ts'
import { ashtakootOf, percentage } from '../../jyotish/kootas/ashtakoot.ts'
import { PORUTHAM_GRADES } from '../../jyotish/kootas/grades.ts'
import { RAJJU_NAMES } from '../../jyotish/kootas/porutham-tables.ts'
import { isVedha, rajjuOf } from '../../jyotish/kootas/poruthams.ts'
import type { Side } from '../../jyotish/kootas/profiles.ts'
import { ASHTAKOOT_MAXIMUM } from '../../jyotish/kootas/tables.ts'
import { tamilPorutham } from '../../jyotish/kootas/ten-porutham.ts'
import { NAKSHATRAS } from '../../jyotish/nakshatras.ts'
import { PAPA_VERDICTS, papa, papasamya } from '../../jyotish/papasamya.ts'
import { maybe, nullable, oneOf, rows, t } from '../../schema.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import { vargaImage } from '../shared/chart-picture.ts'
import { choosing } from '../shared/choices.ts'
import { delhiBride, independence, pairBirthWithNode } from '../shared/inputs.ts'
import { currentDayOfPair } from '../shared/lifetime.ts'
import { ManglikResult, manglikResult } from '../shared/manglik-result.ts'
import type { Natal } from '../shared/natal.ts'
import { Ayanamsha, ayanamshaObject, Placement, Planets, placement, planetRow, Sign, Star } from '../shared/shapes.ts'
import { LongevityMatch, longevityMatch } from './parts/longevity.ts'
import { ManglikVerdict, manglikCouple } from './parts/manglik.ts'
import {
  AshtakootVerdict,
  DoshaRow,
  doshaRow,
  KootaRows,
  kootaRows,
  Maximum36,
  Percentage,
  Total36,
} from './parts/match-shapes.ts'
import { couple, moonSides } from './parts/sides.ts'

const Person = t.Object({
  moon_sign: Sign,
  nakshatra: Star,
  pada: t.Integer({ minimum: 1, maximum: 4 }),
  ascendant: t.Optional(Placement),
  planets: t.Optional(Planets),
  image: t.Optional(
    t.String({
      description: 'Drawing of the D1 chart, SVG. The details of a person are present only in a full report.',
    }),
  ),
})

const person = async ({ chart }: Natal, full: boolean, { tenant }: World) => {
  const { Moon } = chart.graha
  return {
    moon_sign: signName(Moon.sign),
    nakshatra: NAKSHATRAS[Moon.nakshatra]!,
    pada: Moon.pada,
    ...(full && {
      ascendant: placement(chart.ascendant),
      planets: chart.planets.map(planetRow),
      image: await vargaImage(chart, 'D1', tenant),
    }),
  }
}

const Limb = oneOf(RAJJU_NAMES)
const Direction = nullable(oneOf(['aroha', 'avaroha']))

const rajju = (groom: Side, bride: Side) => {
  const [his, hers] = [rajjuOf(groom), rajjuOf(bride)]
  const { grade } = tamilPorutham('rajju', groom, bride)
  return {
    groom_rajju: his.limb,
    bride_rajju: hers.limb,
    groom_direction: his.direction,
    bride_direction: hers.direction,
    dosha: grade === 'adhama',
    grade,
  }
}

const choices = choosing('sunrise', 'positions')

export default capability({
  slug: 'ayu-milan',
  title: 'Ayu milan',
  summary:
    'Two births matched by Ashtakoot, Manglik, papasamya, rajju, vedha and longevity; in full with both charts and their images.',
  weight: 'heavy',
  method:
    'Ashtakoot (Muhurta Chintamani) reads the vashya halves from the Moon’s degree; Manglik, papasamya, rajju and vedha are those of their own capabilities. Longevity follows the three pairs of Jaimini Upadesa Sutras 2.1: lords of the lagna and the 8th, lagna and hora lagna, Moon and Saturn. It is good if the groom’s class is not the shorter one.',
  input: pairBirthWithNode({
    ...choices.input,
    report_type: maybe(
      oneOf(['half', 'full'], {
        default: 'half',
        description: 'Level of detail; `full` adds positions and images of both charts.',
      }),
    ),
  }),
  data: t.Object({
    ayanamsha: Ayanamsha,
    report_type: oneOf(['half', 'full']),
    groom: Person,
    bride: Person,
    ashtakoot: t.Object({
      total: Total36,
      maximum: Maximum36,
      percentage: Percentage,
      verdict: AshtakootVerdict,
      kootas: KootaRows,
      doshas: rows(DoshaRow, 2),
    }),
    manglik: t.Object({
      groom: ManglikResult,
      bride: ManglikResult,
      match: t.Boolean(),
      verdict: ManglikVerdict,
    }),
    papasamya: t.Object({
      groom_score: t.Number(),
      bride_score: t.Number(),
      difference: t.Number({ description: 'Difference: the groom’s score minus the bride’s.' }),
      verdict: oneOf(PAPA_VERDICTS),
    }),
    rajju: t.Object({
      groom_rajju: Limb,
      bride_rajju: Limb,
      groom_direction: Direction,
      bride_direction: Direction,
      dosha: t.Boolean(),
      grade: oneOf(PORUTHAM_GRADES),
    }),
    vedha: t.Object({ dosha: t.Boolean(), pair: nullable(rows(Star, 2)) }),
    longevity: LongevityMatch,
    ...choices.data,
  }),
  example: { groom: independence, bride: delhiBride, report_type: 'full' },
  varies: true,
}).compute(async (input, world) => {
  const both = couple(input, world)
  const { groom, bride } = moonSides(both)
  const report = input.report_type ?? 'half'
  const match = ashtakootOf(groom, bride)
  const kuja = manglikCouple(both, currentDayOfPair([both.groom, both.bride], world))
  const his = papa(both.groom.chart)
  const hers = papa(both.bride.chart)
  const papas = papasamya(his, hers)
  const vedha = isVedha(groom, bride)
  const [groomRow, brideRow] = await concurrently(
    () => person(both.groom, report === 'full', world),
    () => person(both.bride, report === 'full', world),
  )
  return {
    ayanamsha: ayanamshaObject(both.groom.chart.ayanamsha),
    report_type: report,
    groom: groomRow,
    bride: brideRow,
    ashtakoot: {
      total: match.total,
      maximum: ASHTAKOOT_MAXIMUM,
      percentage: percentage(match.total, ASHTAKOOT_MAXIMUM),
      verdict: match.verdict,
      kootas: kootaRows(groom, bride, match),
      doshas: match.doshas.map(doshaRow),
    },
    manglik: {
      groom: manglikResult(kuja.groom),
      bride: manglikResult(kuja.bride),
      match: kuja.pair.match,
      verdict: kuja.pair.verdict,
    },
    papasamya: {
      groom_score: his.score,
      bride_score: hers.score,
      difference: papas.difference,
      verdict: papas.verdict,
    },
    rajju: rajju(groom, bride),
    vedha: {
      dosha: vedha,
      pair: vedha ? [NAKSHATRAS[groom.nakshatra]!, NAKSHATRAS[bride.nakshatra]!] : null,
    },
    longevity: longevityMatch(both, world),
    ...choices.of(input),
  }
})
