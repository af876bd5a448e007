import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import { isFrighteningDosha, isFrighteningYoga } from '../../../ai/frightening-facts.ts'
import type { ModelTier } from '../../../ai/language-model.ts'
import { isAdultYoga } from '../../../ai/minors.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { ReadingStyle } from '../../../ai/prompt.ts'
import { mapYielding } from '../../../cooperative-yield.ts'
import { ASSESSED_AREAS, type AssessedArea } from '../../../jyotish/assessment/area.ts'
import { planetExtremes } from '../../../jyotish/assessment/planet.ts'
import { doshasOf } from '../../../jyotish/doshas/index.ts'
import { capitalisedName, GRAHAS, type Lord, SEVEN } from '../../../jyotish/grahas.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { HOUSES } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { birthShadbala } from '../../shared/birth-shadbala.ts'
import { DOSHA_ADVICE } from '../../shared/dosha-advice.ts'
import type { AreaText } from './area-facts.ts'
import { packFact } from './chart-facts.ts'
import {
  areaAdvice,
  areaSentences,
  degreesOf,
  extremesText,
  housePassage,
  type Life,
  lifeOf,
  periodSentence,
  planetPassage,
  rankedAreaTexts,
  reasonFacts,
  themeFacts,
  verdictOf,
  yogaSentence,
} from './life.ts'
import {
  allowedAreas,
  factPack,
  factsForStage,
  packSentence,
  type Reader,
  ReadingComposer,
  type Sentence,
} from './pack.ts'

/** The facts of a reading of the whole chart, and its composed text. */

/** The minimum strength of a yoga in the reading, of 100. */
const MIN_YOGA_STRENGTH = 40
// source: this project; as many facts as fit into the prompt of the tier
const MAX_FACTS: Record<ModelTier, number> = { fast: 110, balanced: 220, deep: 600 }
const DEEP_VARGAS = ['D2', 'D3', 'D4', 'D7', 'D12', 'D20', 'D24', 'D30', 'D60'] as const

export const chartPack = async (
  reader: Reader,
  { tier, style, focus }: { tier: ModelTier; style: ReadingStyle; focus: readonly AssessedArea[] },
  world: World,
) => {
  const { born, minor } = reader
  const life = await lifeOf(reader, world)
  const { chartFacts, verdicts, rules, times } = life
  const areas = await mapYielding(allowedAreas(ASSESSED_AREAS, minor), world.yieldIfDue, life.read)
  const { planets } = birthShadbala(born, world, {})
  const leading = planetExtremes(life.planets).strongest
  const leader = packFact(
    `D1.${leading}.condition`,
    'strength',
    `${capitalisedName(leading)} is the strongest of the seven planets in your chart.`,
    life.planets[leading].band,
    'predictions/prediction-life-report',
    [],
    1.5,
  )
  const ranks = SEVEN.map((planet) => chartFacts.shadbalaRank(planet, planets[planet].rank))
  await world.yieldIfDue()
  const yogas = verdicts
    .filter(
      ({ rule, strength }) =>
        strength >= MIN_YOGA_STRENGTH && !isFrighteningYoga(rule.id) && !(minor && isAdultYoga(rule)),
    )
    .slice(0, 12)
    .map(({ rule }) => {
      const fact = chartFacts.yoga(judgeYoga(rule, rules))
      return {
        isGood: rule.quality === 'auspicious',
        fact,
        description: packSentence(yogaSentence(fact.text, rule.result), fact),
      }
    })
  // A dosha is mentioned only with its remedy, and never to a child or an elder.
  const doshas = doshasOf(rules).flatMap((dosha) => {
    const advice = DOSHA_ADVICE[dosha.id]
    const isTold = dosha.present && !dosha.cancelled && reader.stage === 'adult' && !isFrighteningDosha(dosha.id)
    if (!isTold || !advice) return []
    const fact = chartFacts.dosha(dosha)
    return [{ fact, description: packSentence(`${fact.text} ${advice}`, fact) }]
  })
  await world.yieldIfDue()
  const current = times.current(tier === 'fast' ? 2 : 3)
  const sade = times.sadeSati()
  await world.yieldIfDue()
  const allFacts = factPack(
    [
      ...[chartFacts.ascendant(), chartFacts.ascendantStar(), chartFacts.star('Moon'), sade.fact],
      ...chartFacts.placements(),
      ...chartFacts.dignities(),
      ...chartFacts.lords(),
      ...[1, 4, 7, 10].map((house) => chartFacts.lordHouse(house as 1)),
      ...areas.flatMap((area) => [area.band, ...themeFacts(life, area), ...reasonFacts(area, 1)]),
      leader,
      ...ranks,
      ...degreesOf(life, { style }),
      ...yogas.map(({ fact }) => fact),
      ...doshas.map(({ fact }) => fact),
      ...current,
      ...GRAHAS.flatMap((a) => GRAHAS.map((b) => (a < b ? chartFacts.with(a, b) : null))),
      ...GRAHAS.flatMap((planet) => chartFacts.state(planet)),
      ...(['Moon', 'Venus', 'Jupiter'] as const).flatMap((planet) => chartFacts.varga('D9', planet)),
      chartFacts.vargaLagna('D9'),
      ...(tier === 'fast'
        ? []
        : [
            ...GRAHAS.flatMap((planet) => [...chartFacts.varga('D9', planet), ...chartFacts.varga('D10', planet)]),
            ...HOUSES.map((house) => chartFacts.bindus(house)),
            ...GRAHAS.flatMap((planet) => HOUSES.map((house) => chartFacts.aspect(planet, house))),
          ]),
      ...(tier === 'deep'
        ? [
            ...DEEP_VARGAS.flatMap((code) => [
              chartFacts.vargaLagna(code),
              ...(['Sun', 'Moon'] as const).flatMap((planet) => chartFacts.varga(code, planet)),
            ]),
            ...[chartFacts.atmakaraka(), chartFacts.amatyakaraka(), chartFacts.darakaraka()],
            ...times.next(9).facts,
          ]
        : []),
    ],
    MAX_FACTS[tier],
  )
  await world.yieldIfDue()
  const facts = factsForStage(allFacts, reader.stage)
  return {
    facts,
    minor,
    capabilities: [
      ...[
        'planet-positions',
        'planetary-dignity',
        'planetary-aspects',
        'divisional-charts',
        'shadbala',
        'ashtakavarga',
      ],
      ...['all-yogas', 'dosha-summary', 'vimshottari-dasha', 'sade-sati-status', 'gochara-transits'],
    ],
    compose: (manner: Manner) =>
      compose(life, facts, manner, {
        areas,
        focus: focus.flatMap((area) => areas.filter((areaText) => areaText.area === area)),
        leading,
        leader,
        goodYogas: yogas.filter(({ isGood }) => isGood).map(({ description }) => description),
        doshas: doshas.map(({ description }) => description),
        current,
        sade,
      }),
  }
}

interface ChartContent {
  areas: readonly ReturnType<Life['read']>[]
  /** The areas that the user asks to focus on; they come first. */
  focus: readonly ReturnType<Life['read']>[]
  /** The strongest planet, and the fact on it. */
  leading: Lord
  leader: PackFact
  /** Auspicious yogas with their results. */
  goodYogas: readonly Sentence[]
  /** Doshas and their remedies. */
  doshas: readonly Sentence[]
  current: readonly PackFact[]
  sade: ReturnType<Life['times']['sadeSati']>
}

const compose = (
  life: Life,
  facts: readonly PackFact[],
  manner: Manner,
  { areas, focus, leading, leader, goodYogas, doshas, current, sade }: ChartContent,
) => {
  const { chartFacts, passages, times, reader } = life
  const composer = new ReadingComposer(facts, manner, reader.stage)
  const areaText = (area: AssessedArea) => areas.find((text) => text.area === area)
  const ranked = rankedAreaTexts(areas)
  const [best, last] = [ranked[0]!, ranked.at(-1)!]
  const ascendant = chartFacts.ascendant()
  const moon = chartFacts.sign('Moon')
  /** The section of an area has its verdict. */
  const hasSection = ({ area }: AreaText) =>
    (reader.minor ? ['family', 'education'] : ['marriage', 'family', 'career', 'wealth']).includes(area)
  const sentencesOn = (area: AreaText | undefined) => (area ? areaSentences(life, area, manner) : [])

  composer.section('overview')
  for (const area of focus)
    composer.paragraph(
      packSentence(`You ask to dwell on ${AREA_WORDS[area.area].matter}.`, area.band),
      ...sentencesOn(area),
    )
  composer
    .paragraph(
      extremesText(best, last, reader.minor),
      life.themes(best).gift.opening,
      life.themes(last).strain?.opening,
      periodSentence(life, current),
    )
    .fromMedium(passages.ascendant('nature', ascendant))
    .technicalOnly(...degreesOf(life, manner).map((degree) => packSentence(degree.text, degree)))
  composer
    .section('self_and_mind')
    .paragraph(passages.moon('nature', moon))
    .fromMedium(passages.ascendant('strength', ascendant), passages.moon('strength', moon))
    .longOnly(...planetPassage(life, 'Sun'))
    .longOnly(...planetPassage(life, 'Mercury'))
  composer
    .section('strengths')
    .paragraph(packSentence(leader.text, leader))
    .fromMedium(passages.planetInSign(leading, chartFacts.sign(leading)))
    .fromMedium(...goodYogas.slice(0, 2))
    .longOnly(...sentencesOn(best))
    // Passages for elders are longer, so fewer yogas fit into 1,200 words.
    .longOnly(...goodYogas.slice(2, reader.stage === 'late' ? 4 : 6))
    .longOnly(...planetPassage(life, leading))
  const weak = reader.minor ? [] : GRAHAS.filter((graha) => graha !== leading && passages.isStrained(graha))
  composer
    .section('challenges')
    // A short reading has room for a dosha or for the verdict, not for both.
    .paragraph(
      ...doshas.slice(0, 1),
      (manner.length !== 'short' || doshas.length === 0) &&
        (hasSection(last)
          ? packSentence(`You need most patience in ${AREA_WORDS[last.area].matter}.`, last.band)
          : verdictOf(last, manner, reader.stage)),
    )
    .fromMedium(...doshas.slice(1, 2))
  for (const graha of weak.slice(0, 2)) composer.fromMedium(...planetPassage(life, graha))
  if (!hasSection(last)) composer.longOnly(life.themes(last).strain?.opening)
  const relationArea = areaText(reader.minor ? 'family' : 'marriage')
  composer.section('relationships').paragraph(...sentencesOn(relationArea))
  if (reader.minor) composer.fromMedium(passages.moon('care', moon))
  else
    composer
      .fromMedium(...housePassage(life, 'marriage'))
      .longOnly(...planetPassage(life, 'Venus'))
      .longOnly(...sentencesOn(areaText('family')))
  const work = reader.minor ? 'education' : 'career'
  composer.section('work_and_wealth').paragraph(...sentencesOn(areaText(work)))
  if (!reader.minor)
    composer.fromMedium(...sentencesOn(areaText('wealth')).slice(0, 2)).longOnly(...sentencesOn(areaText('wealth')))
  composer.longOnly(...housePassage(life, work))
  if (!reader.minor) composer.longOnly(...housePassage(life, 'wealth'))
  composer
    .section('current_period')
    // The overview names the running periods. That sade-sati does not run is no news.
    .paragraph(sade.trial !== null && packSentence(sade.fact.text, sade.fact))
    .fromMedium(passages.mahadasha(times.running.maha.ruler, current[0]!))
    .longOnly(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
  const adviceAreas = [...focus, ...[last, best].filter((area) => !focus.includes(area))]
  composer.section('guidance').paragraph(areaAdvice(adviceAreas[0]!, reader.stage))
  for (const area of adviceAreas.slice(1)) composer.fromMedium(areaAdvice(area, reader.stage))
  return composer.sections
}
