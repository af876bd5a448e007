import { callout, listBlock, facts as pairs, paragraph } from '../../document/document.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { chartAssessment } from '../shared/chart-assessment.ts'
import { FirstRemedy, firstRemedy } from '../shared/first-remedy.ts'
import { childNamed, GEM_CAUTION, StonesToLeave, stoneFields, stonesOf } from '../shared/gem-stones.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { currentDay, noonOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'

const NAMES = {
  life_stone: 'Life stone',
  benefic_stone: 'Benefic stone',
  lucky_stone: 'Lucky stone',
  dasha_stone: 'Stone of the period',
} as const

export default capability({
  slug: 'prediction-gem',
  title: 'Gem reading',
  summary: 'Gems suitable for a birth, for life, mind, fortune and the running period, their use, and gems to avoid.',
  weight: 'report',
  method:
    'The weights of lordship are this service’s own, after BPHS ch. 34. The base adds 3 for each of houses 1, 5 and 9, 1 for 4 and 10, 2 for a yogakaraka, and subtracts 1 for 3 and 11, and 2 for an owner of 2 or 7 without 1, 5 or 9. Houses 6, 8 and 12 are 0 for the lagna lord; for others they are -4 (-2 for a lord of 5 or 9) if the sign is its moolatrikona or only sign, otherwise -1. From a base of 1: low Shadbala +1, debilitated +1, in 6, 8 or 12 -1, with a node -1. A node in 3, 6, 10 or 11 has the base of its dispositor. The answer has the lords of 1, 5 and 9 and of the mahadasha running today (12:00 UTC), each null below 1. Stones with a base of -2 or less are to be avoided. `first_step` is the customary gift for the planet with the lowest condition.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('gem'),
    first_step: FirstRemedy,
    ...stoneFields,
    avoid: StonesToLeave,
    caution: t.String(),
  }),
  example: independence,
  varies: true,
  report: {
    ...VEDIC_REPORT,
    accent: 'teal',
    document: (data) => [
      { title: 'Begin here', blocks: [paragraph(data.first_step.reason), paragraph(data.first_step.deed)] },
      ...(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => {
        const stone = data[key]
        return {
          title: NAMES[key],
          blocks: stone
            ? [
                paragraph(stone.reason),
                pairs([
                  ['Gem', stone.gem],
                  ['Substitutes', stone.substitutes.join(', ')],
                  ['Least weight', `${stone.weight_carats_min} carats`],
                  ['Metal', stone.metal],
                  ['Finger', `${stone.finger}, ${stone.hand} hand`],
                  ['Day and hora', `${stone.day}, hora of ${stone.hora}`],
                  ['Stars', stone.nakshatras.join(', ')],
                  ['Mantra', `${stone.mantra}, ${stone.count} times`],
                ]),
              ]
            : [paragraph('None: its planet does more harm than good by the houses that it owns.')],
        }
      }),
      {
        title: 'Stones to leave',
        blocks: [
          data.avoid.length > 0
            ? listBlock(data.avoid.map(({ gem, reason }) => `${gem}: ${reason}`))
            : paragraph('No planet of this ascendant has to be left out.'),
          callout('Caution', data.caution),
        ],
      },
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { planets } = birthShadbala(born, world)
  const day = currentDay(born, world)
  const child = childNamed(input.name, born, day)
  return {
    ...reportHead('gem', born),
    first_step: await firstRemedy(chartAssessment(born, world).planets, born.chart, child),
    ...(await stonesOf(born, planets, noonOfLife(day, born), world, child)),
    caution: GEM_CAUTION,
  }
})
