import { VARGA_SETS } from '../../../jyotish/varga-sets.ts'
import { nullable, oneOf, type Static, t } from '../../../schema.ts'
import ashtottariDasha from '../../dashas/ashtottari-dasha.ts'
import charaDasha from '../../dashas/chara-dasha.ts'
import vimshottariDasha from '../../dashas/vimshottari-dasha.ts'
import yoginiDasha from '../../dashas/yogini-dasha.ts'
import charaKarakas from '../../jaimini/chara-karakas.ts'
import jaiminiCharts from '../../jaimini/jaimini-charts.ts'
import { reportHeadFields } from '../../shared/report-head.ts'
import { Remedies, ReportSection } from '../../shared/report-sections.ts'
import { DoshaObject, YogaObject } from '../../shared/rule-book.ts'
import { Chart } from '../../shared/shapes.ts'
import ashtakavarga from '../../strengths/ashtakavarga.ts'
import bhavaBala from '../../strengths/bhava-bala.ts'
import planetaryFriendship from '../../strengths/planetary-friendship.ts'
import shadbala from '../../strengths/shadbala.ts'
import vimsopakaBala from '../../strengths/vimsopaka-bala.ts'
import bhavaChalit from '../../vedic-charts/bhava-chalit.ts'
import birthParticulars from '../../vedic-charts/birth-particulars.ts'

/** The vargas drawn beside the rasi. */
export const [, ...CODES] = VARGA_SETS.shodashavarga

const SvgImage = t.Object({
  format: oneOf(['svg']),
  width: t.Integer(),
  height: t.Integer(),
  content: t.String({ description: 'SVG document.' }),
})
const { birth, avakhada, panchang_at_birth } = birthParticulars.data.properties
const { ishta_kala, sunrise, sunset, julian_day } = birth.properties
const { naisargika, tatkalika, panchadha } = planetaryFriendship.data.properties

export const KundliData = t.Object({
  ...reportHeadFields('classical_kundli'),
  birth_details: t.Object({
    panchang_at_birth,
    avakhada,
    sunrise,
    sunset,
    ishta_kala,
    local_mean_time: t.String({ description: 'Local mean time of the birth meridian.' }),
    julian_day,
  }),
  charts: t.Object({
    D1: Chart,
    moon: Chart,
    bhava_chalit: bhavaChalit.data,
    ...(Object.fromEntries(CODES.map((code) => [code, Chart])) as Record<(typeof CODES)[number], typeof Chart>),
    images: t.Object({ D1: SvgImage, D9: SvgImage }),
  }),
  strengths: t.Object({
    shadbala: shadbala.data,
    bhava_bala: bhavaBala.data,
    ashtakavarga: ashtakavarga.data,
    vimshopaka: vimsopakaBala.data,
  }),
  friendships: t.Object({ natural: naisargika, temporal: tatkalika, compound: panchadha }),
  dashas: t.Object({
    vimshottari: vimshottariDasha.data,
    yogini: yoginiDasha.data,
    ashtottari: nullable(ashtottariDasha.data),
    chara: charaDasha.data,
  }),
  yogas: t.Array(YogaObject),
  doshas: t.Array(DoshaObject),
  jaimini: t.Object({
    karakas: charaKarakas.data.properties.karakas,
    arudhas: jaiminiCharts.data.properties.arudha_padas.properties.with_exceptions,
    karakamsha: jaiminiCharts.data.properties.points.properties.karakamsha,
  }),
  sections: t.Array(ReportSection, { minItems: 10, maxItems: 10 }),
  remedies: Remedies,
  caution: t.String(),
})
export type Kundli = Static<typeof KundliData>
