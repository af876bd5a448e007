import { type NadiArea, type NadiRule, nadiIndications } from '../../../jyotish/bnn/areas.ts'
import type { NadiPlanetLink } from '../../../jyotish/bnn/school.ts'
import type { Sex } from '../../../jyotish/bnn/significations.ts'
import { corpus } from '../../../readings/corpora.ts'
import { ruleCell } from '../../../readings/corpus/bnn-area.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Nadi } from './nadi.ts'
import { inARow, linkFact, placeWords } from './nadi-texts.ts'

export const areaCorpora = () => corpus('bnn-area')
export type AreaCorpora = Awaited<ReturnType<typeof areaCorpora>>

/** The rules of an area, and the readings of those that hold. */
export const indicationFacts = (area: NadiArea, { links, of }: Nadi, sex: Sex, areas: AreaCorpora) =>
  nadiIndications(area, links, of, sex).map(({ rule, links }) => ({
    rule,
    links,
    told: ofText(area, rule, links, of, areas),
  }))

/** Every link under a rule is a separate fact; the heaviest carries the passage, which names them all. */
const ofText = (
  area: NadiArea,
  rule: NadiRule,
  links: readonly NadiPlanetLink[],
  of: Nadi['of'],
  areas: AreaCorpora,
): FactText[] => {
  const planets = inARow(links.map(({ to }) => to))
  const texts = ruleCell(areas, area, rule)
  return links.map((link) => ({
    ...linkFact(link),
    weight: link.weight,
    says: texts,
    words: { planets, sign: placeWords(link.from, of).sign },
  }))
}
