import { listBlock, facts as pairs, paragraph } from '../../document/document.ts'
import { vimshottari } from '../../jyotish/dashas/vimshottari.ts'
import { STONE_OF_TRIKONA } from '../../jyotish/gems.ts'
import { DIRECTION_CODES, GRAHA_ATTRIBUTES } from '../../jyotish/graha-attributes.ts'
import { capitalisedName, lordOf, nameInSentence } from '../../jyotish/grahas.ts'
import { WEEKDAYS } from '../../jyotish/limbs.ts'
import { luckyPlanets, MATURITY } from '../../jyotish/lucky.ts'
import { PLANET_REMEDIES } from '../../jyotish/planet-remedies.ts'
import { corpus } from '../../readings/corpora.ts'
import { fillWords } from '../../readings/passage.ts'
import { distinct, maybeTerm, nullable, oneOf, t, term } from '../../schema.ts'
import { longDate } from '../../time/iso.ts'
import { isoLocal } from '../../time/moment.ts'
import { ordinalInWords } from '../../zodiac/house-words.ts'
import { SIGN_INDEXES, signName } from '../../zodiac/signs.ts'
import { capability } from '../capability.ts'
import { birthShadbala } from '../shared/birth-shadbala.ts'
import { FactIds } from '../shared/cited-facts.ts'
import { independence, reportBirth } from '../shared/inputs.ts'
import { natal } from '../shared/natal.ts'
import { VEDIC_REPORT } from '../shared/report-designs.ts'
import { reportHead, reportHeadFields } from '../shared/report-head.ts'
import { Graha, Sign } from '../shared/shapes.ts'

const Days = distinct(term(WEEKDAYS))
const Numbers = t.Array(t.Integer({ minimum: 1, maximum: 9 }))
const Signs = distinct(Sign)
const Strings = t.Array(t.String(), { minItems: 1 })
const once = <T>(items: readonly T[]): T[] => [...new Set(items)]
const DIRECTION_NAMES = {
  N: 'North',
  NE: 'North-east',
  E: 'East',
  SE: 'South-east',
  S: 'South',
  SW: 'South-west',
  W: 'West',
  NW: 'North-west',
} as const satisfies Record<(typeof DIRECTION_CODES)[number], string>

export default capability({
  slug: 'prediction-lucky-info',
  title: 'Lucky days and things',
  summary:
    'Days, colours, numbers, stones, signs and years that suit a birth, by a trikona lord whose stone it may wear.',
  keywords: 'lucky colour number day stone',
  weight: 'report',
  method:
    '`based_on` is the first of the lords of 9, 5 and 1 whose stone may be worn by the weights of prediction-gem; without one it is the lord of 9, without a stone. Days and numbers belong to it and to its natural friends among these lords; colours, metal, direction, deity and mantra follow the table of planets. Lucky signs are those of the trikona lords and of their friends. The unlucky list has the lords of 6, 8 and 12 that own no trikona, without anything listed as lucky. Years are the ages at which the trikona lords mature; dashas are their mahadashas in 120 years.',
  input: reportBirth(),
  data: t.Object({
    ...reportHeadFields('lucky_info'),
    based_on: t.Object({ planet: Graha, reason: t.String(), fact_ids: FactIds }),
    lucky_days: Days,
    lucky_colours: Strings,
    lucky_numbers: Numbers,
    gemstone: nullable(
      t.String({
        description: 'The lucky, benefic or life stone, as in prediction-gem; null if all are withheld.',
      }),
    ),
    substitute_stones: t.Array(t.String()),
    auspicious_signs: Signs,
    auspicious_period: t.Object({
      years: t.Array(t.Integer(), { description: 'Ages, in years.' }),
      dasha: t.Array(t.Object({ lord: Graha, start: t.String(), end: t.String() }), {
        description: 'Vimshottari mahadashas.',
      }),
    }),
    lucky_metal: t.String(),
    lucky_direction: oneOf(DIRECTION_CODES),
    lucky_deity: maybeTerm(['Deity']),
    friendly_signs: Signs,
    unlucky_days: Days,
    unlucky_numbers: Numbers,
    mantra: t.String(),
  }),
  example: independence,
  report: {
    ...VEDIC_REPORT,
    accent: 'amber',
    document: (data) => [
      {
        title: 'In short',
        facts: [{ text: data.based_on.reason, source: 'prediction-gem' }],
        blocks: [
          paragraph(data.based_on.reason),
          pairs([
            ['Days', data.lucky_days.join(', ')],
            ['Colours', data.lucky_colours.join(', ')],
            ['Numbers', data.lucky_numbers.join(', ')],
            ['Stone', data.gemstone ? `${data.gemstone} (or ${data.substitute_stones.join(', ')})` : 'none'],
            ['Metal', data.lucky_metal],
            ['Direction', DIRECTION_NAMES[data.lucky_direction]],
            ['Deity', data.lucky_deity],
            ['Mantra', data.mantra],
          ]),
        ],
      },
      {
        title: 'Signs and years',
        blocks: [
          pairs([
            ['Auspicious signs', data.auspicious_signs.join(', ')],
            ['Friendly signs', data.friendly_signs.join(', ')],
            ['Years of age', data.auspicious_period.years.join(', ')],
          ]),
          listBlock(
            data.auspicious_period.dasha.map(
              ({ lord, start, end }) => `Mahadasha of ${nameInSentence(lord)}: ${longDate(start)} to ${longDate(end)}`,
            ),
          ),
        ],
      },
      {
        title: 'To leave aside',
        blocks: [
          paragraph(
            data.unlucky_days.length + data.unlucky_numbers.length > 0
              ? `Days: ${data.unlucky_days.join(', ') || 'none'}. Numbers: ${data.unlucky_numbers.join(', ') || 'none'}.`
              : 'No day or number belongs to a lord of 6, 8 or 12 alone.',
          ),
        ],
      },
    ],
  },
}).compute(async (input, world) => {
  const born = natal(input, world)
  const gems = await corpus('gem')
  const { chart, moment } = born
  const { planets } = birthShadbala(born, world)
  const { chosen, house, hasStone, trikona, companions, friends, harmful } = luckyPlanets(chart, planets)
  const days = once([chosen, ...companions].map((planet) => PLANET_REMEDIES[planet].day))
  const numbers = once([chosen, ...companions].map((planet) => GRAHA_ATTRIBUTES[planet].number))
  const signsOf = (lords: readonly string[]) =>
    SIGN_INDEXES.flatMap((sign) => (lords.includes(lordOf(sign)) ? [signName(sign)] : []))
  const remedy = PLANET_REMEDIES[chosen]
  const dasha = vimshottari(chart.graha.Moon.longitude, moment.jd)
  return {
    ...reportHead('lucky_info', born),
    based_on: {
      planet: chosen,
      reason: `${capitalisedName(chosen)}, lord of the ${ordinalInWords(house)}, ${hasStone ? 'is the first of the lords of 9, 5 and 1 whose stone may be worn' : 'is taken without a stone, since those of the lords of 9, 5 and 1 are withheld'}. ${hasStone ? gems[chosen][STONE_OF_TRIKONA[house]].text : fillWords(gems[chosen].avoid.text, { rising: signName(chart.ascendant.sign) })}`,
      fact_ids: [`D1.${chosen}.lordship`, `D1.${chosen}.house`, `D1.${chosen}.dignity`],
    },
    lucky_days: days,
    lucky_colours: [...GRAHA_ATTRIBUTES[chosen].colours],
    lucky_numbers: numbers,
    gemstone: hasStone ? remedy.gem : null,
    substitute_stones: hasStone ? [...remedy.substitutes] : [],
    auspicious_signs: signsOf([...trikona, ...trikona.flatMap((lord) => friends(lord))]),
    auspicious_period: {
      years: trikona.map((lord) => MATURITY[lord]).sort((a, b) => a - b),
      dasha: dasha.mahadashas
        .filter(({ ruler, end }) => (trikona as readonly string[]).includes(ruler) && end > moment.jd)
        .map(({ ruler, start, end }) => ({
          lord: ruler,
          start: isoLocal(start, moment.zone),
          end: isoLocal(end, moment.zone),
        })),
    },
    lucky_metal: remedy.metal,
    lucky_direction: GRAHA_ATTRIBUTES[chosen].direction,
    lucky_deity: remedy.deity,
    friendly_signs: signsOf(friends(chosen)),
    unlucky_days: once(harmful.map((planet) => PLANET_REMEDIES[planet].day)).filter((day) => !days.includes(day)),
    unlucky_numbers: once(harmful.map((planet) => GRAHA_ATTRIBUTES[planet].number)).filter((n) => !numbers.includes(n)),
    mantra: remedy.mantra,
  }
})
