import { AREA_RULES } from '../../../jyotish/assessment/area.ts'
import type { HouseAssessment } from '../../../jyotish/assessment/house.ts'
import type { Conditions } from '../../../jyotish/assessment/planet.ts'
import type { Graha } from '../../../jyotish/grahas.ts'
import { vargaInSentence } from '../../../jyotish/vargas.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { Fact } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { upperFirst } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import type { Grounded } from '../../shared/cited-facts.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import type { LifeRanking } from '../../shared/narrative/life-sides.ts'
import { themeReason } from '../../shared/narrative/reasons.ts'
import { themesOf } from '../../shared/narrative/themes.ts'
import { BAND_WORDS, SUPPORT_FOR_CHILD } from './area-report.ts'
import { weaknessFact } from './kundli-facts.ts'
import type { KundliReader } from './kundli-words.ts'

/** The vitality of a kundli: the judgement, the gift and the strain of the report on health, in the same words. */

interface KundliVitality {
  readonly planets: Conditions
  readonly houses: readonly HouseAssessment[]
  readonly reader: KundliReader
  readonly ranking: LifeRanking
  /** The lord of the running great period. */
  readonly great: Graha
  /** A passage as it stands in any report of the chart. */
  readonly read: (cell: Cell, fact: Fact) => string
}

export const kundliVitality = async (source: KundliVitality): Promise<Grounded> => {
  const { planets, houses, reader, ranking, great, read } = source
  const rule = AREA_RULES.health
  const assessment = ranking.assessments.health
  const { gift, strain } = themesOf({
    rule,
    assessment,
    planets,
    houses,
    further: reader.isChild ? [] : [[great, 'period']],
  })
  const words = {
    matter: 'vitality',
    varga: rule.varga ? vargaInSentence(rule.varga).replace(/^the /, '') : '',
    vargaHouse: `${ordinalInWords(rule.primary[0]!)} house`,
  }
  const facts = { gift: weaknessFact(planets[gift.planet]), strain: weaknessFact(planets[strain.planet]) }
  const [help, load] = [themeReason(gift, 'gift', planets, words), themeReason(strain, 'strain', planets, words)]
  const because = [facts.gift, facts.strain]
  if (reader.isChild) {
    const texts = await corpus('parents-area')
    return {
      text: `${SUPPORT_FOR_CHILD[assessment.band]} vitality: ${help.replace(/\byour\b/g, 'the')}. ${read(texts.gift[gift.planet], facts.gift)}`,
      because,
    }
  }
  const { health } = (await corpus('report-area-themes')).areas
  const opening = (cell: Cell, fact: Fact) => lowerFirst(read(cell, fact)).replace(/\.$/, '')
  return {
    text: `Your vitality is ${BAND_WORDS[assessment.band]}: ${opening(health.gift[gift.planet].opening, facts.gift)}. ${upperFirst(help)}. What can get in the way is that ${opening(health.strain[strain.planet].opening, facts.strain)}. ${upperFirst(load)}.`,
    because,
  }
}
