import { maybe, oneOf } from '../../schema.ts'
import { onBehalf, type World } from '../capability.ts'
import { agreedFrame } from '../shared/agreed-frame.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { delhiBride, independence, localDateTime, only, reportBirth } from '../shared/inputs.ts'
import { asOfPairWithin } from '../shared/lifetime.ts'
import { aiCapability } from './parts/ai-capability.ts'
import { dayOfPair, readerOf, readOn } from './parts/pack.ts'
import { pairPack, RELATIONS_OF_PAIRS } from './parts/pair-pack.ts'
import { MANNER } from './parts/shapes.ts'

type Side = Parameters<typeof readerOf>[0] & { name?: string | null; place?: string | null }

/** Both people, without what is only printed. */
const both = ({ groom, bride, as_of }: { groom: Side; bride: Side; as_of?: string | null }, world: World) => {
  agreedFrame(groom, bride, { first: 'groom.', second: 'bride.' })
  const day = dayOfPair(as_of, { 'groom.': groom, 'bride.': bride }, world)
  const side = (which: 'groom' | 'bride', { name, place, ...birth }: Side) => ({
    birth,
    reader: readerOf(birth, day, onBehalf(which, world), { at: `${which}.` }),
  })
  return { groom: side('groom', groom), bride: side('bride', bride) }
}

const Person = reportBirth({ datetime: localDateTime(TWELVE_YEARS_DAYS) })

export default aiCapability(
  {
    slug: 'ai-compatibility-reading',
    title: 'A reading of two charts',
    summary: 'Two people side by side: the points of the match as they were computed, and what stands behind them.',
    method:
      'Facts: ashtakoot koota by koota, the ten poruthams, koota doshas with what cancels them, Manglik and papasamya (marriage), the seats of the Moons, Venus and Mars, the lords of the ascendants, the 7th houses, the running periods of both. groom is the first person and bride the second; for relations other than marriage Varna, Gana and Nadi are left out.',
    input: only({
      groom: Person,
      bride: Person,
      relation: maybe(
        oneOf(RELATIONS_OF_PAIRS, { default: 'marriage', description: 'What the two are to one another.' }),
      ),
      as_of: asOfPairWithin(TWELVE_YEARS_DAYS),
      ...MANNER,
    }),
    example: { groom: independence, bride: delhiBride, as_of: '1975-06-01' },
  },
  {
    refuse(input, world) {
      const { groom, bride } = both(input, world)
      const relation = input.relation ?? 'marriage'
      const young = groom.reader.minor || bride.reader.minor
      return young && (relation === 'marriage' || relation === 'romance') ? 'minors_romance' : null
    },
    async pack(input, world) {
      const { groom, bride } = both(input, world)
      const relation = input.relation ?? 'marriage'
      const pack = await pairPack(
        {
          ...{ groom: groom.birth, bride: bride.birth, relation, style: input.style ?? 'plain' },
          ...{ a: groom.reader, b: bride.reader },
        },
        world,
      )
      return {
        ...readOn({ day: groom.reader.day, age: null }),
        ...pack,
        words: { relation },
        rules: [
          'Quote the ashtakoot total exactly once, and never as the only ground of a judgement. Say whose chart a statement is about.',
        ],
      }
    },
  },
)
