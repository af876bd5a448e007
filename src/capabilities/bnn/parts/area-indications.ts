import { indicationsOf, type NadiArea, type NadiRule } from '../../../jyotish/bnn/areas.ts'
import type { Link } from '../../../jyotish/bnn/school.ts'
import type { Sex } from '../../../jyotish/bnn/significations.ts'
import { corpus } from '../../../readings/corpora.ts'
import { ruleCell } from '../../../readings/corpus/bnn-area.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Nadi } from './nadi.ts'
import { inARow, linkFact } from './nadi-texts.ts'

export const areaCorpora = () => corpus('bnn-area')
export type AreaCorpora = Awaited<ReturnType<typeof areaCorpora>>

/** The rules of an area, and the readings of those that hold. */
export const indicationFacts = (area: NadiArea, { links, of }: Nadi, sex: Sex, areas: AreaCorpora) =>
  indicationsOf(area, links, of, sex).map(({ rule, links }) => ({
    rule,
    links,
    told: ofText(area, rule, links, areas),
  }))

/** Every link under a rule is a separate fact; the heaviest carries the passage, which names them all. */
const ofText = (area: NadiArea, rule: NadiRule, links: readonly Link[], areas: AreaCorpora): FactText[] => {
  const planets = inARow(links.map(({ to }) => to))
  const texts = ruleCell(areas, area, rule)
  return links.map((link) => ({ ...linkFact(link), weight: link.weight, says: texts, words: { planets } }))
}
