import { SECTIONS } from '../../ai/sections.ts'
import { plainText } from '../../safety/normal-text.ts'
import { maybe, t } from '../../schema.ts'
import { TWELVE_YEARS_DAYS } from '../shared/date-ranges.ts'
import { birthWithNode, independence, localDateTime } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { ageRefusal, aiCapability, checkedText } from './parts/ai-capability.ts'
import { careerPack } from './parts/career-pack.ts'
import { dayAndAge, readerOf } from './parts/pack.ts'
import { MANNER, SITUATION, SITUATION_LENGTH } from './parts/shapes.ts'

export default aiCapability(
  {
    slug: 'ai-career-reading',
    title: 'Career reading',
    summary: 'Strengths, suitable fields, working style, money and timing of a career, based on listed facts.',
    method:
      'The facts are the area scores of career and wealth. Career weighs house 10 in full and houses 6, 2, 11 and 7 by half, with lords, karakas, D10 and yogas. Each field of work has the weights of its planets: 3 for a planet in the 10th house and for the 10th lord; 2 for the amatyakaraka and for the navamsa lord of the 10th lord, counted from the strongest of ascendant, Sun and Moon (Brihat Jataka 10); 1 for the lord of the D10 ascendant and for the strongest planet by Shadbala. The timing comes from antardashas scored for the 10th house, and from windows in which Jupiter and Saturn both touch the 10th or 11th house.',
    input: birthWithNode({
      datetime: localDateTime(TWELVE_YEARS_DAYS),
      situation: SITUATION,
      as_of: asOfWithin(TWELVE_YEARS_DAYS),
      years: maybe(t.Integer({ minimum: 1, maximum: 10, default: 3, description: 'Number of years ahead to cover.' })),
      ...MANNER,
    }),
    example: { ...independence, as_of: '1975-06-01' },
  },
  {
    refuse({ situation, as_of, years, ...birth }, world) {
      const { minor } = readerOf(birth, as_of, world)
      const text = checkedText(situation ?? '', 'situation', SITUATION_LENGTH)
      return ageRefusal(text ? [text] : [], minor)
    },
    async pack({ situation, as_of, years, tier, style, length, ...birth }, world) {
      const reader = readerOf(birth, as_of, world)
      return {
        ...dayAndAge(reader),
        ...(await careerPack(reader, birth, { years: years ?? 3, style: style ?? 'plain' }, world)),
        sections: SECTIONS['ai-career-reading'],
        words: situation ? { situation: plainText(situation) } : {},
        rules: ['Name no employer, no investment and nothing as certain. Name only fields that facts name.'],
      }
    },
  },
)
