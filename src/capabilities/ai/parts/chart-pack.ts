import { AREA_WORDS } from '../../../ai/area-words.ts'
import type { PackFact } from '../../../ai/claims.ts'
import type { Tier } from '../../../ai/language-model.ts'
import { isOfGrownLife } from '../../../ai/minors.ts'
import type { Manner } from '../../../ai/pack.ts'
import type { Style } from '../../../ai/prompt.ts'
import { AREAS, type Area } from '../../../jyotish/assessment/area.ts'
import { doshasOf } from '../../../jyotish/doshas/index.ts'
import { GRAHAS, named, SEVEN } from '../../../jyotish/grahas.ts'
import { judgeYoga } from '../../../jyotish/rules/yoga-rule.ts'
import { weakness } from '../../../jyotish/weakness.ts'
import { HOUSES } from '../../../zodiac/signs.ts'
import type { World } from '../../capability.ts'
import { birthShadbala } from '../../shared/birth-shadbala.ts'
import type { AreaText } from './area-facts.ts'
import {
  adviceOf,
  areaSentences,
  degreesOf,
  extremesText,
  houseSentences,
  type Life,
  lifeOf,
  periodSentence,
  planetSentences,
  reasonFacts,
  verdictOf,
} from './life.ts'
import { allowedAreas, factPack, factsAt, type Reader, type Sentence, say, Telling } from './pack.ts'

/** The facts of a reading of the whole chart, and its composed text. */

const STRONG_YOGA = 40
// source: this project; what fits a model of the tier
const MOST_FACTS: Record<Tier, number> = { fast: 110, balanced: 220, deep: 600 }
const DEEP_VARGAS = ['D2', 'D3', 'D4', 'D7', 'D12', 'D20', 'D24', 'D30', 'D60'] as const

export const chartPack = async (
  reader: Reader,
  { tier, style, focus }: { tier: Tier; style: Style; focus: readonly Area[] },
  world: World,
) => {
  const { born, minor } = reader
  const life = await lifeOf(reader, world)
  const { tell, verdicts, rules, times } = life
  const areas = allowedAreas(AREAS, minor).map(life.read)
  const { planets } = birthShadbala(born, world, {})
  const ranks = SEVEN.map((planet) => tell.shadbalaRank(planet, planets[planet].rank))
  const yogas = verdicts
    .filter(({ rule, strength }) => strength >= STRONG_YOGA && !(minor && isOfGrownLife(rule)))
    .slice(0, 12)
    .map(({ rule }) => {
      const fact = tell.yoga(judgeYoga(rule, rules))
      return { good: rule.quality === 'auspicious', fact, told: say(`${fact.text} ${rule.result}`, fact) }
    })
  const doshas = doshasOf(rules)
    .filter(({ present, cancelled }) => present && !cancelled)
    .map((dosha) => tell.dosha(dosha))
  const current = times.current(tier === 'fast' ? 2 : 3)
  const sade = times.sadeSati()
  const all = factPack(
    [
      ...[tell.ascendant(), tell.ascendantStar(), tell.star('Moon'), sade.fact],
      ...tell.placements(),
      ...tell.dignities(),
      ...tell.lords(),
      ...[1, 4, 7, 10].map((house) => tell.lordHouse(house as 1)),
      ...areas.flatMap((area) => [area.band, ...reasonFacts(area, 1)]),
      ...ranks,
      ...degreesOf(life, { style }),
      ...yogas.map(({ fact }) => fact),
      ...doshas,
      ...current,
      ...GRAHAS.flatMap((a) => GRAHAS.map((b) => (a < b ? tell.with(a, b) : null))),
      ...GRAHAS.flatMap((planet) => tell.state(planet)),
      ...(['Moon', 'Venus', 'Jupiter'] as const).flatMap((planet) => tell.varga('D9', planet)),
      tell.vargaLagna('D9'),
      ...(tier === 'fast'
        ? []
        : [
            ...GRAHAS.flatMap((planet) => [...tell.varga('D9', planet), ...tell.varga('D10', planet)]),
            ...HOUSES.map((house) => tell.bindus(house)),
            ...GRAHAS.flatMap((planet) => HOUSES.map((house) => tell.aspect(planet, house))),
          ]),
      ...(tier === 'deep'
        ? [
            ...DEEP_VARGAS.flatMap((code) => [
              tell.vargaLagna(code),
              ...(['Sun', 'Moon'] as const).flatMap((planet) => tell.varga(code, planet)),
            ]),
            ...[tell.atmakaraka(), tell.amatyakaraka(), tell.darakaraka()],
            ...times.next(9).facts,
          ]
        : []),
    ],
    MOST_FACTS[tier],
  )
  const facts = factsAt(all, reader.stage)
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
        focus: focus.flatMap((area) => areas.filter((each) => each.area === area)),
        ranks,
        good: yogas.filter(({ good }) => good).map(({ told }) => told),
        doshas,
        current,
        sade,
      }),
  }
}

interface Told {
  areas: readonly ReturnType<Life['read']>[]
  /** Those that were asked to be dwelt on, which come first. */
  focus: readonly ReturnType<Life['read']>[]
  ranks: readonly PackFact[]
  /** Auspicious yogas. */
  good: readonly Sentence[]
  doshas: readonly PackFact[]
  current: readonly PackFact[]
  sade: ReturnType<Life['times']['sadeSati']>
}

const compose = (
  life: Life,
  facts: readonly PackFact[],
  manner: Manner,
  { areas, focus, ranks, good, doshas, current, sade }: Told,
) => {
  const { tell, passages, times, chart, reader } = life
  const telling = new Telling(facts, manner, reader.stage)
  const of = (area: Area) => areas.find((each) => each.area === area)
  const sorted = areas.toSorted((a, b) => b.score.score - a.score.score)
  const [best] = sorted
  const last = sorted.at(-1)!
  const ascendant = tell.ascendant()
  const moon = tell.sign('Moon')
  const area = (told: AreaText | undefined) => (told ? areaSentences(told, manner) : [])

  telling.section('overview')
  for (const each of focus)
    telling.paragraph(say(`You ask to dwell on ${AREA_WORDS[each.area].matter}.`, each.band), ...area(each))
  telling
    .paragraph(
      say(`Your ascendant is ${ascendant.value}, and your Moon is in ${moon.value}.`, ascendant, moon),
      extremesText(best!, last, reader.minor),
      periodSentence(life, current),
    )
    .more(passages.ascendant('nature', ascendant))
    .technically(...degreesOf(life, manner).map((degree) => say(degree.text, degree)))
  telling
    .section('self_and_mind')
    .paragraph(passages.moon('nature', moon))
    .more(passages.ascendant('strength', ascendant), passages.moon('strength', moon))
    .most(...planetSentences(life, 'Sun'))
    .most(...planetSentences(life, 'Mercury'))
  const leader = ranks.find(({ value }) => value === 1)!
  const leading = SEVEN.find((planet) => leader.id.includes(`.${planet}.`))!
  telling
    .section('strengths')
    .paragraph(say(leader.text, leader), ...good.slice(0, 1))
    .more(passages.planetInSign(leading, tell.sign(leading)))
    .more(...good.slice(1, 2))
    .more(...area(best))
    .most(...good.slice(2, 6))
    .most(...planetSentences(life, leading))
  const toldDoshas = (from: number, to: number) => doshas.slice(from, to).map((dosha) => say(dosha.text, dosha))
  const weak = GRAHAS.filter((graha) => graha !== leading && weakness(graha, chart) !== null)
  telling
    .section('challenges')
    .paragraph(...toldDoshas(0, 1), verdictOf(last, manner))
    .more(...toldDoshas(1, 2))
  for (const graha of weak.slice(0, 2)) telling.more(...planetSentences(life, graha))
  telling.most(...area(last))
  const tie = reader.minor ? of('family') : of('marriage')
  telling.section('relationships').paragraph(...area(tie))
  if (reader.minor) telling.more(passages.moon('care', moon))
  else
    telling
      .more(...houseSentences(life, 'marriage'))
      .most(...planetSentences(life, 'Venus'))
      .most(...area(of('family')))
  const work = reader.minor ? 'education' : 'career'
  telling.section('work_and_wealth').paragraph(...area(of(work)))
  if (!reader.minor) telling.more(...area(of('wealth')))
  telling.most(...houseSentences(life, work))
  if (!reader.minor) telling.most(...houseSentences(life, 'wealth'))
  telling
    .section('current_period')
    .paragraph(
      say(current[0]!.text, current[0]!),
      say(`Within it runs the antardasha of ${named(times.running.antar.ruler)}.`, current[2]!),
      say(sade.fact.text, sade.fact),
    )
    .more(passages.mahadasha(times.running.maha.ruler, current[0]!))
    .most(passages.antardasha(times.running.maha.ruler, times.running.antar.ruler, current[2]!))
  const advised = [...focus, ...[last, best!].filter((each) => !focus.includes(each))]
  telling.section('guidance').paragraph(adviceOf(advised[0]!, reader.stage))
  for (const each of advised.slice(1)) telling.more(adviceOf(each, reader.stage))
  return telling.sections
}
