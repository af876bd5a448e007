import { type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { upperFirst } from '../../../wording.ts'
import { addressed } from './given-name.ts'

/** The opening of all reports on a life. */

/** The matter of each planet, after "your". */
export const PLANET_QUALITIES: Record<Graha, string> = {
  Sun: 'confidence',
  Moon: 'peace of mind',
  Mars: 'drive',
  Mercury: 'clear speech and learning',
  Jupiter: 'trust and good judgement',
  Venus: 'warmth and good taste',
  Saturn: 'patience',
  Rahu: 'ambition',
  Ketu: 'detachment',
}

/** The best and the weakest side, in the form of all reports of a chart. */
export const sidesText = (best: string, worst: string) =>
  `You have most ease in ${best}, and ${worst} needs most of your care.`
/** The same for the parents of a minor. */
const childSidesText = (child: string, best: string, worst: string) =>
  `${upperFirst(child)} has most ease in ${best} and needs most of your help in ${worst}.`

/** The opening of the report: best and weakest side, what to lean on and the next dates. */
export const lifeOpening = ({
  name,
  child,
  best,
  worst,
  ablest,
  neediest,
  great,
  until,
  nextDate,
}: Readonly<Record<'best' | 'worst' | 'great' | 'until', string>> & {
  readonly name: string | null
  /** The name of a minor in a text for the parents, or null. */
  readonly child: string | null
  readonly ablest: Graha
  readonly neediest: Graha
  /** The sentence on the next date. */
  readonly nextDate: string | null
}): string => {
  const [strong, weak] = [nameInSentence(ablest), nameInSentence(neediest)]
  if (child)
    return [
      childSidesText(child, best, worst),
      `You can build on ${strong}, the strongest planet in the chart of ${child}: it stands for ${PLANET_QUALITIES[ablest]}.`,
      `You can help most with ${PLANET_QUALITIES[neediest]}, because ${weak} is the weakest of the seven planets.`,
      `Until ${until} ${child} is in the years of ${great}.`,
      nextDate ?? 'No date stands out in the years ahead.',
    ].join(' ')
  return [
    addressed(name, sidesText(best, worst)),
    `Your strongest planet is ${strong}, so you can lean on your ${PLANET_QUALITIES[ablest]}.`,
    `${upperFirst(weak)} is the weakest of your seven planets, so look after your ${PLANET_QUALITIES[neediest]}.`,
    `You are in the years of ${great} until ${until}.`,
    nextDate ?? 'You have no turn of life in the years that are read here.',
  ].join(' ')
}
