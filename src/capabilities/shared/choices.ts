import type { TOptional } from '@sinclair/typebox'
import { KALACHAKRA_SCHOOLS } from '../../jyotish/dashas/kalachakra.ts'
import { DRIG_ANTARDASHAS, DRIG_DUAL_ASCENDANTS, DRIG_RULES } from '../../jyotish/dashas/rashi-dashas.ts'
import { COLORDS_IN_ARUDHAS } from '../../jyotish/jaimini/arudhas.ts'
import { KARAKA_SCHEMES } from '../../jyotish/jaimini/karakas.ts'
import { BENEFIC_MOONS } from '../../jyotish/nature.ts'
import { NODE_EXALTATIONS } from '../../jyotish/node-exaltation.ts'
import { MERCURY_ON_HOUSES } from '../../jyotish/strengths/bhava-bala.ts'
import { MOOLATRIKONA_EXTENTS } from '../../jyotish/strengths/sthana-bala.ts'
import { LORDLESS_PARTS } from '../../jyotish/upagrahas.ts'
import { maybe, oneOf, type Static, t } from '../../schema.ts'
import { SUNRISES } from '../../sky/daylight.ts'
import { POSITIONS } from '../../sky/geometric.ts'

export const SunriseName = oneOf(SUNRISES, { description: 'Definition of sunrise.' })

/** Readings on which schools differ. The first word of each is the default, and applies to every capability without the choice. */
const CHOICES = {
  sunrise: oneOf(SUNRISES, {
    default: 'upper-limb',
    description:
      'Definition of sunrise and sunset: upper-limb or disc-centre at the horizon, as seen with refraction or geometric, without refraction.',
  }),
  karakas: oneOf(KARAKA_SCHEMES, {
    default: KARAKA_SCHEMES[0],
    description: 'Planets of the chara karakas: seven, Sun to Saturn, or eight with Rahu and pitri.',
  }),
  arudha_lords: oneOf(COLORDS_IN_ARUDHAS, {
    default: COLORDS_IN_ARUDHAS[0],
    description: 'The lord of Scorpio and Aquarius in arudhas: the single one, or the stronger of the two.',
  }),
  node_exaltation: oneOf(NODE_EXALTATIONS, {
    default: NODE_EXALTATIONS[0],
    description:
      'Exaltation signs of Rahu and Ketu: taurus-scorpio, gemini-sagittarius, or none. Debilitation is in the 7th sign from the exaltation sign.',
  }),
  positions: oneOf(POSITIONS, {
    default: POSITIONS[0],
    description: 'Positions of bodies: apparent (as their light arrives) or true (geometric).',
  }),
  lordless_part: oneOf(LORDLESS_PARTS, {
    default: LORDLESS_PARTS[0],
    description: 'Part without a lord among the eighths of day and night: the last, or the one after Saturn’s.',
  }),
  kalachakra_school: oneOf(KALACHAKRA_SCHOOLS, {
    default: KALACHAKRA_SCHOOLS[0],
    description:
      'School of kalachakra dasha. `wheel`: antardashas along the wheel; `row`: antardashas in the row of the pada; `navamsha`: dashas of the navamshas from the Moon’s (Raghavacharya), the first shortened to the rest of its navamsha.',
  }),
  drig_rule: oneOf(DRIG_RULES, {
    default: DRIG_RULES[0],
    description:
      'Drig dasha by the book of P. V. R. Narasimha Rao (aspected signs by the foot, years by the lord) or by BPHS 46.185-187 (by modality, years as in sthira).',
  }),
  drig_antardashas: oneOf(DRIG_ANTARDASHAS, {
    default: DRIG_ANTARDASHAS[0],
    description:
      'Antardashas of drig dasha. `stronger-lord`: as in narayana dasha; `quadruplets`: from the stronger of the dasha sign and its 7th.',
  }),
  drig_dual_ascendant: oneOf(DRIG_DUAL_ASCENDANTS, {
    default: DRIG_DUAL_ASCENDANTS[0],
    description: 'Order of houses in drig dasha for a dual ascendant; 9-8-7 gives each sign once.',
  }),
  benefic_moon: oneOf(BENEFIC_MOONS, {
    default: BENEFIC_MOONS[0],
    description:
      'Condition for counting the Moon as a benefic in Shadbala: in the bright-half, or from the 8th tithi of the bright half to the 8th of the dark one.',
  }),
  moolatrikona: oneOf(MOOLATRIKONA_EXTENTS, {
    default: MOOLATRIKONA_EXTENTS[0],
    description: 'Source of the 45 virupas of saptavargaja: the degrees of moolatrikona, or its whole-sign.',
  }),
  mercury_on_houses: oneOf(MERCURY_ON_HOUSES, {
    default: MERCURY_ON_HOUSES[0],
    description:
      'The sign of Mercury’s aspect on a house: by-company as in Shadbala, or always-benefic (attributed to BPHS ch. 27; the verse was not seen).',
  }),
}
type Choices = typeof CHOICES
type Choice = keyof Choices
type ChoiceFields = { [K in Choice]: ReturnType<typeof maybe<Choices[K]>> }

const pascal = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
const each = <V>(make: (name: Choice) => V) =>
  Object.fromEntries((Object.keys(CHOICES) as Choice[]).map((name) => [name, make(name)]))

const ASKED = each((name) => maybe(CHOICES[name], { $id: `${pascal(name)}Choice` })) as unknown as ChoiceFields
const Chosen = t.Object(
  each((name) => t.Optional(oneOf(CHOICES[name].enum))) as unknown as { [K in Choice]: TOptional<Choices[K]> },
  {
    $id: 'Choices',
    description: 'Chosen variants of the rules by school; absent if all are defaults.',
  },
)

/** The input fields of some choices, the data field that reports the choice, and its value for an input. */
export const choosing = <N extends Choice>(...names: N[]) => ({
  input: Object.fromEntries(names.map((name) => [name, ASKED[name]])) as unknown as Pick<ChoiceFields, N>,
  data: { choices: t.Optional(Chosen) },
  of: (input: { [K in N]?: Static<Choices[K]> | null }) => {
    const result = names.flatMap((name) => (input[name] == null ? [] : [[name, input[name]]]))
    return (result.length === 0 ? {} : { choices: Object.fromEntries(result) }) as { choices?: Static<typeof Chosen> }
  },
})
