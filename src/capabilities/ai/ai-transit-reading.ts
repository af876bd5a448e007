import { SECTIONS } from '../../ai/sections.ts'
import { plainText } from '../../safety/normal-text.ts'
import { maybe, t } from '../../schema.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedFocus, focusAreas } from './parts/ai-capability.ts'
import { dayAndAge, readerOf } from './parts/pack.ts'
import { FOCUS, MANNER } from './parts/shapes.ts'
import { transitPack } from './parts/transit-pack.ts'

export default aiCapability(
  {
    slug: 'ai-transit-reading',
    title: 'Transit reading',
    summary: 'Transits to one birth chart in the weeks or months ahead. Every date is a computed event.',
    method:
      'The facts are ingresses, stations and exact contacts of Saturn, Jupiter, the nodes, Mars and the Sun (the 60 with the highest weight), the gochara from the Moon at the start, Sade Sati, the running periods, and the windows in which Jupiter and Saturn both touch the 7th or 10th house.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      start_date: asOfWithin(TWELVE_YEARS_DAYS),
      days: maybe(t.Integer({ minimum: 7, maximum: 730, default: 90, description: 'Number of days to cover.' })),
      focus: FOCUS,
      ...MANNER,
    }),
    example: { ...independence, start_date: '2026-11-21', days: 90 },
  },
  {
    refuse({ start_date, days, focus, ...birth }, world) {
      const { minor } = readerOf(birth, start_date, world, { field: 'start_date', years: 4 })
      return ageRefusal(checkedFocus(focus), minor)
    },
    async pack({ start_date, days, focus, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, start_date, world, { field: 'start_date', years: 4 })
      return {
        ...dayAndAge(reader),
        ...(await transitPack(
          reader,
          birth,
          { days: days ?? 90, focus: focusAreas(focus, reader.minor, world) },
          world,
        )),
        sections: SECTIONS['ai-transit-reading'],
        words: focus && focus.length > 0 ? { focus: focus.map(plainText) } : {},
        rules: ['Every date is the date of an event in facts.'],
      }
    },
  },
)
