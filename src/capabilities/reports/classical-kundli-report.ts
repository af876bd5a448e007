import { isAdultYoga } from '../../ai/minors.ts'
import { type ChartStyleName, PRINTED_CHART_STYLES } from '../../chart-styles.ts'
import { mapConcurrently } from '../../concurrency.ts'
import { DOSHA_RULES, doshasOf, isListedByDefault } from '../../jyotish/doshas/index.ts'
import { capitalisedName, SEVEN } from '../../jyotish/grahas.ts'
import { GIFTS } from '../../jyotish/planet-remedies.ts'
import { sortByWeight } from '../../jyotish/rules/dosha-rule.ts'
import { signsOf, transitsAt } from '../../jyotish/transits.ts'
import { YOGA_RULES, yogaRule, yogasOf } from '../../jyotish/yogas/index.ts'
import { mentionsEarlyLife, sentenceFilterFrom, stageOf } from '../../readings/age-filter.ts'
import { type ComposedPassage, compose, factOf, prose } from '../../readings/compose.ts'
import { withoutDeeds } from '../../readings/deeds.ts'
import type { Fact, FactText } from '../../readings/fact.ts'
import { type Cell, variants } from '../../readings/passage.ts'
import { chartSvg } from '../../render/chart.ts'
import { maybe, oneOf } from '../../schema.ts'
import { completedYears } from '../../time/age.ts'
import { dateText } from '../../time/iso.ts'
import { epochMs, plusDays } from '../../time/julian-day.ts'
import { isoUtc } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { type HouseNumber, signName } from '../../zodiac/signs.ts'
import { capability, type World } from '../capability.ts'
import ashtottariDasha from '../dashas/ashtottari-dasha.ts'
import charaDasha from '../dashas/chara-dasha.ts'
import vimshottariDasha from '../dashas/vimshottari-dasha.ts'
import yoginiDasha from '../dashas/yogini-dasha.ts'
import charaKarakas from '../jaimini/chara-karakas.ts'
import jaiminiCharts from '../jaimini/jaimini-charts.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { chartFacts, PLAIN_STYLE, vargaDrawing } from '../shared/chart-picture.ts'
import { birthFactsWithEclipse } from '../shared/circumstances.ts'
import { MONTH_DAYS } from '../shared/date-ranges.ts'
import { independence, localDateTime, reportBirth } from '../shared/inputs.ts'
import { asOfWithin, dayOfLife, noonOfLife, siderealFrameOf } from '../shared/lifetime.ts'
import { CONDITION_METHOD } from '../shared/narrative/condition.ts'
import { givenName } from '../shared/narrative/given-name.ts'
import { type ChapterParagraph, inFull, inShort, inStandard, TEXT_LENGTHS } from '../shared/narrative/lengths.ts'
import { lifeRanking } from '../shared/narrative/life-sides.ts'
import { placementWriter } from '../shared/narrative/placement.ts'
import { conditionWords } from '../shared/narrative/reasons.ts'
import { FEELINGS, FIRST_MEETING } from '../shared/narrative/trait-domains.ts'
import { natal } from '../shared/natal.ts'
import { pastReadingText } from '../shared/reading-day.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead } from '../shared/report-head.ts'
import { CAUTION } from '../shared/report-sections.ts'
import { doshaObject, yogaObject } from '../shared/rule-book.ts'
import { runningSadeSati, sadeSatiSentence } from '../shared/saturn-status.ts'
import { chartObject, vargaChart } from '../shared/shapes.ts'
import ashtakavarga from '../strengths/ashtakavarga.ts'
import bhavaBala from '../strengths/bhava-bala.ts'
import planetaryFriendship from '../strengths/planetary-friendship.ts'
import shadbala from '../strengths/shadbala.ts'
import vimsopakaBala from '../strengths/vimsopaka-bala.ts'
import bhavaChalit from '../vedic-charts/bhava-chalit.ts'
import birthParticulars from '../vedic-charts/birth-particulars.ts'
import { bookParts } from './parts/book-parts.ts'
import { kundliCourse } from './parts/kundli-course.ts'
import { kundliDasha } from './parts/kundli-dasha.ts'
import { kundliDocument } from './parts/kundli-document.ts'
import { kundliFact, weaknessFact } from './parts/kundli-facts.ts'
import { houseSides, kundliHouses } from './parts/kundli-houses.ts'
import { kundliOpening } from './parts/kundli-opening.ts'
import { kundliSections } from './parts/kundli-sections.ts'
import { CODES, KundliData } from './parts/kundli-shapes.ts'
import { kundliSides, leadersOfSides } from './parts/kundli-sides.ts'
import { kundliGate } from './parts/kundli-traits.ts'
import { kundliVitality } from './parts/kundli-vitality.ts'
import { kundliReader } from './parts/kundli-words.ts'
import { yogaResultsIn } from './parts/kundli-yoga-results.ts'
import { describedYogas, kundliYogas } from './parts/kundli-yogas.ts'

const MAX_REMEDIES = 5
const RISING_LENGTHS = { nature: inShort, care: inStandard, strength: inFull }

const svgImage = async (facts: ReturnType<typeof chartFacts>, style: ChartStyleName, { tenant }: World) => ({
  format: 'svg' as const,
  width: PLAIN_STYLE.size,
  height: PLAIN_STYLE.size,
  content: await chartSvg(facts, { ...PLAIN_STYLE, style, showDegrees: true }, tenant),
})

export default capability({
  slug: 'classical-kundli-report',
  title: 'Classical kundli report',
  summary: 'The traditional janma patrika: charts, strengths, periods, yogas and doshas of a birth, with a reading.',
  weight: 'report',
  method: `The report composes birth-particulars, birth-chart, bhava-chalit, divisional-charts, shadbala, bhava-bala, ashtakavarga, vimsopaka-bala, planetary-friendship, vimshottari-, yogini-, ashtottari- and chara-dasha, chara-karakas, jaimini-charts and gochara-transits on one chart. Its yogas are the ${YOGA_RULES.length} rules of all-yogas. Its doshas are ${DOSHA_RULES.filter(
    isListedByDefault,
  )
    .map(({ name }) => name)
    .join(
      ', ',
    )}, the most severe first, with severity scores of 33, 67 and 100, or the percentage of Manglik. One strong or two mild reasons cancel. Remedies are charity for weak planets, the weakest first. ${CONDITION_METHOD}`,
  input: reportBirth({
    datetime: localDateTime(MONTH_DAYS),
    as_of: asOfWithin(MONTH_DAYS),
    chart_style: maybe(
      oneOf(PRINTED_CHART_STYLES, {
        default: 'north',
        description: 'Style of the charts. Default in documents: that of the region of `labels`.',
      }),
    ),
    length: maybe(
      oneOf(TEXT_LENGTHS, {
        default: 'standard',
        description:
          'Length of the texts and of the document, which has about 12, 30 or 60 pages. The charts and tables are the same.',
      }),
    ),
  }),
  data: KundliData,
  example: { ...independence, as_of: '1975-06-01' },
  varies: true,
  report: {
    ...VEDIC_REPORT,
    charts: { birth: false, cover: 1 },
    accent: 'slate',
    parts: bookParts,
    document: (data, context) => kundliDocument(data, context!),
  },
}).compute(async ({ as_of, chart_style, length: wanted, ...input }, world) => {
  const length = wanted ?? 'standard'
  const born = natal(input, world)
  const { chart, moment, site } = born
  const day = dayOfLife(as_of, 'as_of', born, world)
  const noon = noonOfLife(day, born)
  const then = { ...world, now: epochMs(noon) }
  const particulars = await birthParticulars.compute(input, then)
  const strong = await shadbala.compute(input, then)
  const ashtaka = await ashtakavarga.compute(input, then)
  const friends = await planetaryFriendship.compute(input, then)
  const vimshottari = await vimshottariDasha.compute({ ...input, levels: 2 }, then)
  const ashtottari = await ashtottariDasha.compute({ ...input, levels: 2 }, then)
  const jaimini = await jaiminiCharts.compute(input, then)
  const facts = await birthFactsWithEclipse(born, then)
  // Combinations are named only if their names fit the age.
  const age = completedYears(moment.local, day)
  const stage = stageOf(age)
  const yogas = yogasOf(facts).filter(
    ({ id, name }) =>
      !(stage === 'child' && (isAdultYoga(yogaRule(id)) || yogaRule(id).group === 'roga')) &&
      !(stage === 'late' && mentionsEarlyLife(name)),
  )
  const doshas = sortByWeight(doshasOf(facts).filter(isListedByDefault))
  const { planets, houses } = chartAssessment(born, then)
  const course = kundliCourse(born, noon)
  const ranking = lifeRanking(
    chart,
    yogasOf(facts).filter(({ present, cancelled }) => present && !cancelled),
  )
  const reader = kundliReader(age)
  const writer = await placementWriter(chart, planets, age)
  const usedSentences = sentenceFilterFrom(age)
  const { carrying, asking } = houseSides(houses)
  const isFull = length === 'full'
  // The parents of a child read the passage on its nature only. A gift of the lord of the ascendant is not told of a weak one.
  const risingTitles = reader.isChild
    ? (['nature'] as const)
    : planets[writer.lordOfHouse(1)].band === 'weak'
      ? (['nature', 'care'] as const)
      : (['nature', 'strength', 'care'] as const)
  const ofRising = risingTitles.map(
    (title): FactText => ({
      ...writer.rising(title),
      ...(title === 'nature' ? { where: FIRST_MEETING } : {}),
    }),
  )
  const ofMoon = [writer.star('nature'), { ...writer.moonSign('nature'), where: FEELINGS }]
  const best = carrying[0]!
  const gate = kundliGate({
    planets,
    reader,
    main: [ofRising[0]!, ofMoon[1]!],
    lesser: [...ofRising.slice(1), ofMoon[0]!, writer.lord(best.house), writer.lord(asking[0]!.house)],
    yogas,
    doshas,
    child: reader.isChild ? (givenName(input.name) ?? 'your child') : null,
  })
  const { fit } = gate
  const speak = (says: Cell, fact: Fact) => prose(compose([{ ...fact, weight: 1, says }], { usedSentences, fit }))
  const lagna = signName(chart.ascendant.sign)
  const lagnaFact = kundliFact('D1.lagna.sign', 'position', `${lagna} rises.`, lagna, 'birth-chart')
  const risingTexts = ofRising.flatMap(({ says, where = null }, i): ChapterParagraph[] => {
    const fitted = fit(says, where)
    if (!fitted) return []
    const text = [fitted.opening, variants(fitted.says)[0]!.text].filter(Boolean).join(' ')
    return [RISING_LENGTHS[risingTitles[i]!]({ text, because: [lagnaFact] })]
  })
  /** The passage on the lord of a house; its place alone if the passage contradicts the verdict. */
  const lordPassages = (house: HouseNumber): ComposedPassage[] => {
    const fact = writer.lord(house)
    const { planet, source } = fact
    if (fit(fact.says, null)) return compose([fact], { usedSentences })
    const place = ordinalInWords(chart.graha[planet].house)
    const text = `${capitalisedName(planet)} rules ${reader.whoseHouse} ${ordinalInWords(house)} house, stands in the ${place} and ${conditionWords(planets[planet])}.`
    return [{ text, source, because: [factOf(fact)] }]
  }
  const sides = {
    chart,
    planets,
    houses,
    reader,
    ranking,
    describe: (cell: Cell, because: readonly Fact[]) =>
      because.flatMap((fact) => compose([{ ...fact, weight: 1, says: cell }], { usedSentences, fit })).slice(0, 1),
  }
  const ofYogas = { yogas, reader, ranking, houses, gate }
  const ofSides = await kundliSides(sides)
  const mainYogas = describedYogas(ofYogas, length)
  const resultOf = yogaResultsIn({ ...ofYogas, described: mainYogas.flat() })
  const ofHouses = isFull
    ? kundliHouses({ chart, planets, houses, reader, ranking, course, passageOf: lordPassages })
    : []
  const vitality = isFull
    ? [
        await kundliVitality({
          planets,
          houses,
          reader,
          ranking,
          great: course.great.ruler,
          read: (says, fact) => prose(compose([{ ...fact, weight: 1, says }], { usedSentences: new Set() })),
        }),
      ]
    : []
  const moonTexts = ofMoon.map((fact) => prose(compose([fact], { usedSentences, fit }))).filter(Boolean)
  const remedies = Object.values(planets)
    .filter(({ band }) => band === 'weak')
    .sort((a, b) => a.score - b.score)
    .slice(0, MAX_REMEDIES)
    .map((condition) => ({ condition, text: GIFTS[condition.planet] }))
  const sadeSati = await runningSadeSati(born, { from: noon, to: plusDays(noon, 1) }, world)
  const { tithi, vara } = particulars.panchang_at_birth
  const [D1, D9] = await mapConcurrently(['D1', 'D9'] as const, (code) =>
    svgImage(chartFacts(vargaDrawing(chart, code)), chart_style ?? 'north', world),
  )
  return {
    ...reportHead('classical_kundli', born),
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
      bhava_chalit: await bhavaChalit.compute(input, then),
      ...(Object.fromEntries(CODES.map((code) => [code, vargaChart(chart, code)])) as Record<
        (typeof CODES)[number],
        ReturnType<typeof vargaChart>
      >),
      images: { D1: D1!, D9: D9! },
    },
    strengths: {
      shadbala: strong,
      bhava_bala: await bhavaBala.compute(input, then),
      ashtakavarga: ashtaka,
      vimshopaka: await vimsopakaBala.compute(input, then),
    },
    friendships: { natural: friends.naisargika, temporal: friends.tatkalika, compound: friends.panchadha },
    dashas: {
      vimshottari,
      yogini: await yoginiDasha.compute(input, then),
      ashtottari: ashtottari.applicable.applicable ? ashtottari : null,
      chara: await charaDasha.compute(input, then),
    },
    yogas: yogas.map((yoga) => ({ ...yogaObject(yoga), result: resultOf(yoga) })),
    doshas: doshas.map(doshaObject),
    jaimini: {
      karakas: (await charaKarakas.compute(input, then)).karakas,
      arudhas: jaimini.arudha_padas.with_exceptions,
      karakamsha: jaimini.points.karakamsha,
    },
    sections: await kundliSections({
      length,
      chart,
      planets,
      reader,
      gate,
      course,
      opening: kundliOpening({
        planets,
        ranking,
        course,
        name: givenName(input.name),
        isChild: reader.isChild,
        past: pastReadingText(noon, born, world),
      }),
      houses: [...ofSides, ...ofHouses],
      yogas: kundliYogas(ofYogas, mainYogas, course, length),
      dasha: await kundliDasha({
        chart,
        planets,
        reader,
        course,
        leaders: leadersOfSides(sides),
        length,
        speak,
        inform: (says, fact) => prose(compose([{ ...fact, weight: 1, says }], { usedSentences }).map(withoutDeeds)),
      }),
      moon: moonTexts,
      rising: [...risingTexts, ...vitality.map(inFull)],
      tithi: `${tithi.paksha} ${tithi.name}`,
      weekday: vara,
      ishtaKala: particulars.birth.ishta_kala,
      ratios: new Map(SEVEN.map((planet, i) => [planet, strong.planets[i]!.ratio])),
      doshas,
      sadeSati: sadeSati && sadeSatiSentence(sadeSati, { birth: born, at: noon, isChild: reader.isChild }),
      transits: signsOf(transitsAt(noon, siderealFrameOf(born), world.sky)),
      day: dateText(day),
      remedies,
    }),
    remedies: remedies.map(({ condition, text }) => ({
      planet: condition.planet,
      kind: 'charity' as const,
      text,
      fact_ids: [weaknessFact(condition).id],
    })),
    caution: CAUTION,
  }
})
