import { callout, list, facts as pairs, paragraph } from '../../document/document.ts'
import { t } from '../../schema.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { GEM_CAUTION, StonesToLeave, stoneFields, stonesOf } from '../shared/gem-stones.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { currentDay, noonOfLife } from '../shared/lifetime.ts'
import { natal } from '../shared/natal.ts'
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
    'Own weighing of lordship after BPHS ch. 34. Base: each of houses 1, 5, 9 +3, 4, 10 +1, 3, 11 -1; yogakaraka +2; owner of 2 or 7 and of no 1, 5, 9 -2; 6, 8, 12 0 for the lagna lord, else -4 (lord of 5 or 9 -2) by its moolatrikona or only sign, -1 by the other. From base 1: Shadbala short +1, debilitated +1, in 6, 8, 12 -1, with a node -1. A node: base of its dispositor from 3, 6, 10, 11. Lords of 1, 5, 9 and of the mahadasha running today (12:00 UTC), each null below 1. Avoid: base -2 and less.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('gem'),
    ...stoneFields,
    avoid: StonesToLeave,
    caution: t.String(),
  }),
  example: independence,
  varies: true,
  document: (data) => [
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
          ? list(data.avoid.map(({ gem, reason }) => `${gem}: ${reason}`))
          : paragraph('No planet of this ascendant has to be left out.'),
        callout('Caution', data.caution),
      ],
    },
  ],
}).compute(async (input, world) => {
  const born = natal(input, world)
  const { planets } = birthShadbala(born, world)
  return {
    ...reportHead('gem', born),
    ...(await stonesOf(born, planets, noonOfLife(currentDay(born, world), born), world)),
    caution: GEM_CAUTION,
  }
})
