import { SECTIONS } from '../../ai/sections.ts'
import { plainText } from '../../safety/normal-text.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedText } from './parts/ai-capability.ts'
import { dayAndAge, readerOf } from './parts/pack.ts'
import { RELATIONSHIP_STATUSES, relationshipPack } from './parts/relationship-pack.ts'
import { MANNER, SITUATION, SITUATION_LENGTH } from './parts/shapes.ts'

export default aiCapability(
  {
    slug: 'ai-relationship-reading',
    title: 'Relationship reading',
    summary: 'Love, partner qualities and timing for one person, based on listed facts.',
    method:
      'The facts are the area scores of romance (house 5) and marriage (house 7) with lords, karakas, D9 and yogas; Venus, the Moon and the darakaraka; the windows of vivaha-yogas; and Manglik with its cancellations. For people under 18 the reading covers temperament and growth only.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      situation: SITUATION,
      status: maybe(oneOf(RELATIONSHIP_STATUSES, { default: 'unspecified', description: 'Relationship status.' })),
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      years: maybe(t.Integer({ minimum: 1, maximum: 10, default: 3, description: 'Number of years ahead to cover.' })),
      ...MANNER,
    }),
    example: { ...independence, as_of: '1975-06-01' },
  },
  {
    refuse({ situation, status, as_of, years, ...birth }, world) {
      const { minor } = readerOf(birth, as_of, world)
      const text = checkedText(situation ?? '', 'situation', SITUATION_LENGTH)
      return ageRefusal(text ? [text] : [], minor)
    },
    async pack({ situation, status, as_of, years, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world)
      const text = plainText(situation ?? '')
      const options = {
        birth,
        years: years ?? 3,
        status: status ?? 'unspecified',
        style: style ?? 'plain',
      } as const
      const { sections, ...pack } = await relationshipPack(reader, options, world)
      return {
        ...dayAndAge(reader),
        ...pack,
        sections: sections ?? SECTIONS['ai-relationship-reading'],
        words: { ...(text && { situation: text }), status: options.status },
        rules: [],
      }
    },
  },
)
