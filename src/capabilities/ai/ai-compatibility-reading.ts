import { maybe, oneOf } from '../../schema.ts'
import { onBehalf, type World } from '../capability.ts'
import { agreedFrame } from '../shared/agreed-frame.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { delhiBride, independence, localDateTime, only, reportBirth } from '../shared/inputs.ts'
import { asOfPairWithin } from '../shared/lifetime.ts'
import { aiCapability } from './parts/ai-capability.ts'
import { dayAndAge, dayOfPair, readerOf } from './parts/pack.ts'
import { RELATIONS_OF_PAIRS } from './parts/pair-kootas.ts'
import { pairPack } from './parts/pair-pack.ts'
import { MANNER } from './parts/shapes.ts'

type Side = Parameters<typeof readerOf>[0] & { name?: string | null; place?: string | null }

/** The births and readers of both people. */
const readersOf = ({ groom, bride, as_of }: { groom: Side; bride: Side; as_of?: string | null }, world: World) => {
  agreedFrame(groom, bride, { first: 'groom.', second: 'bride.' })
  const day = dayOfPair(as_of, { 'groom.': groom, 'bride.': bride }, world)
  const side = (field: 'groom' | 'bride', { name, place, ...birth }: Side) => ({
    birth,
    reader: readerOf(birth, day, onBehalf(field, world), { prefix: `${field}.` }),
  })
  return { groom: side('groom', groom), bride: side('bride', bride) }
}

const Person = reportBirth({ datetime: localDateTime(TWELVE_YEARS_DAYS) })

export default aiCapability(
  {
    slug: 'ai-compatibility-reading',
    title: 'Compatibility reading',
    summary: 'Compatibility of two charts: the match points and the placements behind them.',
    method:
      'The facts are each koota of Ashtakoot, the ten poruthams, koota doshas with cancellations, Manglik and papasamya (for marriage only), the signs and houses of both Moons, Venus and Mars, the ascendant lords, the 7th houses, and the running periods of both people. `groom` is the first person and `bride` the second. Relations other than marriage omit Varna, Gana and Nadi.',
    input: only({
      groom: Person,
      bride: Person,
      relation: maybe(oneOf(RELATIONS_OF_PAIRS, { default: 'marriage', description: 'Relation of the two people.' })),
      as_of: asOfPairWithin(TWELVE_YEARS_DAYS),
      ...MANNER,
    }),
    example: { groom: independence, bride: delhiBride, as_of: '1975-06-01' },
  },
  {
    refuse(input, world) {
      const { groom, bride } = readersOf(input, world)
      const relation = input.relation ?? 'marriage'
      const hasMinor = groom.reader.minor || bride.reader.minor
      return hasMinor && (relation === 'marriage' || relation === 'romance') ? 'minors_romance' : null
    },
    async pack(input, world) {
      const { groom, bride } = readersOf(input, world)
      const relation = input.relation ?? 'marriage'
      const pack = await pairPack(
        {
          ...{ groom: groom.birth, bride: bride.birth, relation, style: input.style ?? 'plain' },
          ...{ a: groom.reader, b: bride.reader },
        },
        world,
      )
      return {
        ...dayAndAge({ day: groom.reader.day, age: null }),
        ...pack,
        words: { relation },
        rules: [
          'Quote the ashtakoot total exactly once, and never as the only ground of a judgement. Say whose chart a statement is about.',
        ],
      }
    },
  },
)
