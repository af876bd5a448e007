import { doshasOf } from '../../jyotish/doshas.ts'
import { SEVEN } from '../../jyotish/grahas.ts'
import { GIFTS } from '../../jyotish/planet-remedies.ts'
import { signsOf, transitsAt } from '../../jyotish/transits.ts'
import { weakGrahas } from '../../jyotish/weak.ts'
import { JUDGED_YOGAS, type Yoga, yogasOf } from '../../jyotish/yogas.ts'
import { chartSvg } from '../../render/chart.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { dateText } from '../../time/iso.ts'
import { epochMs, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import ashtottariDasha from '../dashas/ashtottari-dasha.ts'
import charaDasha from '../dashas/chara-dasha.ts'
import vimshottariDasha from '../dashas/vimshottari-dasha.ts'
import yoginiDasha from '../dashas/yogini-dasha.ts'
import { chartFacts, drawnVarga, PLAIN_STYLE } from '../drawn-chart.ts'
import { birthWithNode, independence } from '../inputs.ts'
import charaKarakas from '../jaimini/chara-karakas.ts'
import jaiminiCharts from '../jaimini/jaimini-charts.ts'
import { dayOr, demandBorn, frameOf, noonOf } from '../lifetime.ts'
import { natal } from '../natal.ts'
import { head } from '../report-head.ts'
import { chartObject, hundredths, vargaChart } from '../shapes.ts'
import ashtakavarga from '../strengths/ashtakavarga.ts'
import bhavaBala from '../strengths/bhava-bala.ts'
import planetaryFriendship from '../strengths/planetary-friendship.ts'
import shadbala from '../strengths/shadbala.ts'
import vimsopakaBala from '../strengths/vimsopaka-bala.ts'
import bhavaChalit from '../vedic-charts/bhava-chalit.ts'
import birthParticulars from '../vedic-charts/birth-particulars.ts'
import { kundliDocument } from './kundli-document.ts'
import { kundliSections, weaknessFact } from './kundli-sections.ts'
import { CODES, KundliData, STYLES } from './kundli-shapes.ts'
import { CAUTION } from './report-shapes.ts'

const MOST_REMEDIES = 5

const svgImage = async (facts: ReturnType<typeof chartFacts>, style: (typeof STYLES)[number]) => ({
  format: 'svg' as const,
  width: PLAIN_STYLE.size,
  height: PLAIN_STYLE.size,
  content: await chartSvg(facts, { ...PLAIN_STYLE, style, showDegrees: true }),
})

/** The same world on another day, in which each warning is given once. */
const worldOn = (world: World, now: number): World => {
  const given = new Set<string>()
  return {
    ...world,
    now,
    warn: (sentence) => {
      if (!given.has(sentence)) world.warn(sentence)
      given.add(sentence)
    },
  }
}

export default capability({
  slug: 'classical-kundli-report',
  title: 'Classical kundli report',
  summary: 'The traditional janma patrika: charts, strengths, periods, yogas and doshas of a birth, with a reading.',
  weight: 'report',
  method: `Composes birth-particulars, birth-chart, bhava-chalit, divisional-charts, shadbala, bhava-bala, ashtakavarga, vimsopaka-bala, planetary-friendship, vimshottari-, yogini-, ashtottari- and chara-dasha, chara-karakas, jaimini-charts and gochara-transits on one chart. Yogas judged: ${JUDGED_YOGAS.join(', ')}. Doshas judged: Manglik, Kaal Sarp, Kemadruma, Gandamoola; severity scores 33, 67, 100, Manglik its percentage. One strong or two mild reasons cancel. Remedies: charity for planets in uncancelled fall, combust, inimical in 6, 8, 12, or at the edge of a sign.`,
  input: birthWithNode({
    as_of: maybe(t.String({ format: 'date', description: 'YYYY-MM-DD; today in UTC when left out.' })),
    chart_style: maybe(oneOf(STYLES, { description: 'Default north.' })),
  }),
  data: KundliData,
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
  document: kundliDocument,
}).compute(async ({ as_of, chart_style, ...given }, world) => {
  const born = natal(given, world)
  const { chart, moment, site } = born
  const day = dayOr(as_of, 'as_of', world)
  demandBorn(day, 'as_of', born)
  const noon = noonOf(day)
  const then = worldOn(world, epochMs(noon))
  const particulars = await birthParticulars.compute(given, then)
  const strong = await shadbala.compute(given, then)
  const ashtaka = await ashtakavarga.compute(given, then)
  const friends = await planetaryFriendship.compute(given, then)
  const vimshottari = await vimshottariDasha.compute({ ...given, levels: 2 }, then)
  const ashtottari = await ashtottariDasha.compute({ ...given, levels: 2 }, then)
  const jaimini = await jaiminiCharts.compute(given, then)
  const yogas = yogasOf(chart)
  const doshas = doshasOf(chart, completedYears(moment.local, day))
  const remedies = weakGrahas(chart)
    .slice(0, MOST_REMEDIES)
    .map(({ graha, why }) => ({ planet: graha, why, text: GIFTS[graha] }))
  const seatsOfAll = (planets: Yoga['planets']) => ({
    planets: [...planets],
    houses: [...new Set(planets.map((planet) => chart.graha[planet].house))],
    signs: [...new Set(planets.map((planet) => signName(chart.graha[planet].sign)))],
  })
  const { tithi, vara } = particulars.panchang_at_birth
  const { mahadasha, antardasha } = vimshottari.current
  const [D1, D9] = await Promise.all(
    (['D1', 'D9'] as const).map((code) => svgImage(chartFacts(drawnVarga(chart, code)), chart_style ?? 'north')),
  )
  return {
    ...head('classical_kundli', born),
    birth_details: {
      panchang_at_birth: particulars.panchang_at_birth,
      avakhada: particulars.avakhada,
      sunrise: particulars.birth.sunrise,
      sunset: particulars.birth.sunset,
      ishta_kala: particulars.birth.ishta_kala,
      local_mean_time: isoUtc(plusDays(moment.jd, site.longitude / 360)).replace('Z', ''),
      julian_day: particulars.birth.julian_day,
    },
    charts: {
      D1: vargaChart(chart, 'D1'),
      moon: chartObject('D1', 'Moon chart', chart.graha.Moon, chart.planets),
      bhava_chalit: await bhavaChalit.compute(given, then),
      ...(Object.fromEntries(CODES.map((code) => [code, vargaChart(chart, code)])) as Record<
        (typeof CODES)[number],
        ReturnType<typeof vargaChart>
      >),
      images: { D1: D1!, D9: D9! },
    },
    strengths: {
      shadbala: strong,
      bhava_bala: await bhavaBala.compute(given, then),
      ashtakavarga: ashtaka,
      vimshopaka: await vimsopakaBala.compute(given, then),
    },
    friendships: { natural: friends.naisargika, temporal: friends.tatkalika, compound: friends.panchadha },
    dashas: {
      vimshottari,
      yogini: await yoginiDasha.compute(given, then),
      ashtottari: ashtottari.applicable.applicable ? ashtottari : null,
      chara: await charaDasha.compute(given, then),
    },
    yogas: yogas.map(({ planets, evidence, cancellations, strength, ...yoga }) => ({
      ...yoga,
      present: true as const,
      strength: hundredths(strength),
      ...seatsOfAll(planets),
      evidence: [...evidence],
      cancellations: [...cancellations],
      auspicious: true as const,
    })),
    doshas: doshas.map(({ planets, formation, cancellations, ...dosha }) => ({
      ...dosha,
      formation: [...formation],
      cancellations: [...cancellations],
      ...seatsOfAll(planets),
    })),
    jaimini: {
      karakas: (await charaKarakas.compute(given, then)).karakas,
      arudhas: jaimini.arudha_padas.with_exceptions,
      karakamsha: jaimini.points.karakamsha,
    },
    sections: await kundliSections({
      chart,
      tithi: `${tithi.paksha} ${tithi.name}`,
      weekday: vara,
      ishtaKala: particulars.birth.ishta_kala,
      ratios: new Map(SEVEN.map((planet, i) => [planet, strong.planets[i]!.ratio])),
      sarva: ashtaka.sarvashtakavarga.signs.toSorted((a, b) => a.house - b.house).map(({ bindus }) => bindus),
      yogas,
      doshas,
      mahadasha,
      antardasha,
      transits: signsOf(transitsAt(noon, frameOf(born), world.sky)),
      day: dateText(day),
      remedies,
    }),
    remedies: remedies.map(({ planet, why, text }) => ({
      planet,
      kind: 'charity' as const,
      text,
      fact_ids: [weaknessFact(planet, why).id],
    })),
    caution: CAUTION,
  }
})
