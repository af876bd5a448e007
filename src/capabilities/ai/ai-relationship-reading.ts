import { SECTIONS } from '../../ai/sections.ts'
import { plainText } from '../../safety/normal-text.ts'
import { maybe, oneOf, t } from '../../schema.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { aiCapability, cleaned, refusedForAge } from './parts/ai-capability.ts'
import { readerOf, readOn } from './parts/pack.ts'
import { relationshipPack, STATUSES } from './parts/relationship-pack.ts'
import { MANNER, SITUATION, SITUATION_LENGTH } from './parts/shapes.ts'

export default aiCapability(
  {
    slug: 'ai-relationship-reading',
    title: 'A reading on love and partnership',
    summary:
      'How somebody loves, whom they meet and when, from facts that are named; safety first where it is asked for.',
    method:
      'Houses 5 and 7 with lords, karakas, D9 and yogas as area scores, Venus and the Moon, the darakaraka, windows of vivaha-yogas, Manglik with what cancels it. Under 18 only temperament and growth are read.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      situation: SITUATION,
      status: maybe(oneOf(STATUSES, { default: 'unspecified', description: 'As things stand.' })),
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      years: maybe(t.Integer({ minimum: 1, maximum: 10, default: 3, description: 'Years ahead that are read.' })),
      ...MANNER,
    }),
    example: { ...independence, as_of: '1975-06-01' },
  },
  {
    refuse({ situation, status, as_of, years, ...birth }, world) {
      const { minor } = readerOf(birth, as_of, world)
      const text = cleaned(situation ?? '', 'situation', SITUATION_LENGTH)
      return refusedForAge(text ? [text] : [], minor)
    },
    async pack({ situation, status, as_of, years, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world)
      const text = plainText(situation ?? '')
      const asked = {
        birth,
        years: years ?? 3,
        status: status ?? 'unspecified',
        style: style ?? 'plain',
      } as const
      const { sections, ...pack } = await relationshipPack(reader, asked, world)
      return {
        ...readOn(reader),
        ...pack,
        sections: sections ?? SECTIONS['ai-relationship-reading'],
        words: { ...(text && { situation: text }), status: asked.status },
        rules: [],
      }
    },
  },
)
