import { SECTIONS } from '../../ai/sections.ts'
import { plainText } from '../../safety/normal-text.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedFocus, focusAreas, tierOfCompletion } from './parts/ai-capability.ts'
import { chartPack } from './parts/chart-pack.ts'
import { dayAndAge, readerOf } from './parts/pack.ts'
import { FOCUS, MANNER } from './parts/shapes.ts'

export default aiCapability(
  {
    slug: 'ai-chart-reading',
    title: 'Chart reading',
    summary: 'A reading of one birth chart in eight sections, based on listed facts.',
    method:
      'The facts are placements with dignity, lords, aspects, D9, Shadbala ranks, bindus, yogas of strength 40 or more, uncancelled doshas, the score of each area of life, the running periods and Sade Sati. Depth `balanced` adds D10 and the bindus of every house. Depth `deep` adds further vargas, the chara karakas and the next nine antardashas.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      focus: FOCUS,
      ...MANNER,
    }),
    example: { ...independence, as_of: '1975-06-01' },
  },
  {
    refuse({ as_of, focus, ...birth }, world) {
      const { minor } = readerOf(birth, as_of, world)
      return ageRefusal(checkedFocus(focus), minor)
    },
    async pack({ as_of, focus, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world, { years: 12 })
      const words = focus && focus.length > 0 ? { focus: focus.map(plainText) } : {}
      const options = {
        tier: tierOfCompletion({ tier }, world),
        style: style ?? 'plain',
        focus: focusAreas(focus, reader.minor, world),
      } as const
      return {
        ...dayAndAge(reader),
        ...(await chartPack(reader, options, world)),
        sections: SECTIONS['ai-chart-reading'],
        words,
      }
    },
  },
)
