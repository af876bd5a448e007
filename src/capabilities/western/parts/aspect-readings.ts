import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { PlanetPair } from '../../../readings/corpus/western-aspect.ts'
import type { Cell } from '../../../readings/passage.ts'
import { aspectMeaning, type Contact, type Moving, orbFigure, sentence, temper } from '../../../western/aspects.ts'
import { contactInWords } from '../../vocabulary/tropical/in-words.ts'

// What the aspects of a natal chart say, closest first

const CLOSE = 1
const WIDE = 5
/** How much of the aspect is felt, by its orb and motion. */
const strengthInWords = ({ orb, applying }: Contact<Moving>): string => {
  const degrees = `${orbFigure(orb).toFixed(1)} degrees`
  const felt =
    orb <= CLOSE
      ? 'close enough to be felt daily'
      : orb >= WIDE
        ? 'wide, and felt when either is stirred'
        : 'of middling strength'
  return `${degrees} from exact and ${applying ? 'still closing' : 'separating'}, it is ${felt}`
}

const TEMPER_SAYS = {
  conjunction: {
    harmonious: 'The two act as one and lend each other strength',
    challenging: 'The two act as one, and one of them leans hard on the other',
  },
  opposition: { harmonious: '', challenging: 'They meet through other people until both are owned at home' },
  trine: { harmonious: 'What comes so easily has to be used on purpose to count', challenging: '' },
  square: { harmonious: '', challenging: 'Friction between them is the engine, once it is given work' },
  sextile: { harmonious: 'The help is there when it is asked for', challenging: '' },
  quincunx: { harmonious: '', challenging: 'They share nothing and are kept apart by small adjustments' },
} as const

const isPair = (pair: string, pairs: object): pair is PlanetPair => Object.hasOwn(pairs, pair)

/** Aspect rows with their text, closest first as they came: a passage for two planets, a line where another point takes part. */
export const aspectReadings = async <R>(contacts: readonly Contact<Moving>[], rowsOf: readonly R[]) => {
  const inAspect: Record<PlanetPair, Cell | Record<ReturnType<typeof temper>, Cell>> = await corpus('western-aspect')
  return contacts.map((contact, i) => {
    const { a, b, aspect } = contact
    const named = sentence(contactInWords(contact))
    const strength = strengthInWords(contact)
    const pair = `${a.name} ${b.name}`
    if (!isPair(pair, inAspect)) {
      const how = TEMPER_SAYS[aspect as keyof typeof TEMPER_SAYS][temper(contact)]
      return { ...rowsOf[i]!, text: `${named} ${aspectMeaning(contact)} ${how}; ${strength}.` }
    }
    const cell = inAspect[pair]
    const passages = compose([
      {
        id: `natal.${a.name}.${aspect}.${b.name}`,
        kind: 'aspect',
        text: named,
        value: aspect,
        source: 'western/western-natal-chart',
        weight: 1,
        says: 'harmonious' in cell ? cell[temper(contact)] : cell,
      },
    ])
    return { ...rowsOf[i]!, text: `${named} ${prose(passages)} At ${strength}.` }
  })
}
