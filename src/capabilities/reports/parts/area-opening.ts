import type { AreaBand } from '../../../jyotish/assessment/area.ts'
import { upperFirst } from '../../../wording.ts'
import { addressed } from '../../shared/narrative/given-name.ts'

/** The verdict that opens an area report, with its reasons. */

/** The clauses of the two themes: what helps and what hinders, each with its reason. */
interface Sides {
  readonly name: string | null
  readonly help: string
  readonly load: string
  readonly helpReason: string
  readonly loadReason: string
}

/** Four sentences. The side that carries the verdict comes first: help in a supported matter, a load in one with little help. */
export const verdictSentences = (
  matter: string,
  band: AreaBand,
  { name, help, load, helpReason, loadReason }: Sides,
): string[] => {
  const [because, but] = [`${upperFirst(helpReason)}.`, `${upperFirst(loadReason)}.`]
  switch (band) {
    case 'weak':
      return [
        addressed(name, `Your chart gives ${matter} little help: ${load}.`),
        but,
        `What you can build on is that ${help}.`,
        because,
      ]
    case 'mixed':
      return [
        addressed(name, `Your chart helps and hinders ${matter} by turns, because on the one side ${help}.`),
        because,
        `On the other side ${load}.`,
        but,
      ]
    default:
      return [
        addressed(name, `Your chart ${band === 'strong' ? 'strongly ' : ''}supports ${matter}: ${help}.`),
        because,
        `What can get in the way is that ${load}.`,
        but,
      ]
  }
}
