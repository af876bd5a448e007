import type { TOptional } from '@sinclair/typebox'
import { COLORDS_IN_ARUDHAS } from '../../jyotish/jaimini/arudhas.ts'
import { KARAKA_SCHEMES } from '../../jyotish/jaimini/karakas.ts'
import { BENEFIC_MOONS } from '../../jyotish/nature.ts'
import { MERCURY_ON_HOUSES } from '../../jyotish/strengths/bhava-bala.ts'
import { MOOLATRIKONA_EXTENTS } from '../../jyotish/strengths/sthana-bala.ts'
import { LORDLESS_PARTS } from '../../jyotish/upagrahas.ts'
import { exact, maybe, oneOf, type Static, t } from '../../schema.ts'
import { SUNRISES } from '../../sky/daylight.ts'
import { BirthWithNode, SHARED } from './inputs.ts'

export const SunriseName = oneOf(SUNRISES, { description: 'Which sunrise it is.' })

/** Readings on which schools part. The first word of each is the default, and what every capability without the choice follows. */
const CHOICES = {
  sunrise: oneOf(SUNRISES, {
    $id: 'SunriseChoice',
    default: 'upper-limb',
    description:
      'When the Sun rises and sets: upper-limb or disc-centre at the horizon, as seen with refraction or geometric, without it.',
  }),
  karakas: oneOf(KARAKA_SCHEMES, {
    description: 'Who takes part in the chara karakas: seven, Sun to Saturn (default), or eight with Rahu and pitri.',
  }),
  arudha_lords: oneOf(COLORDS_IN_ARUDHAS, {
    description: 'The lord of Scorpio and Aquarius in arudhas: the single one (default), or the stronger of the two.',
  }),
  lordless_part: oneOf(LORDLESS_PARTS, {
    $id: 'LordlessPartChoice',
    default: LORDLESS_PARTS[0],
    description: 'Which of the eight parts of day and night has no lord: the last, or that after Saturn.',
  }),
  benefic_moon: oneOf(BENEFIC_MOONS, {
    description:
      'When Shadbala counts the Moon among the benefics: in the bright-half (default), or from the 8th tithi of the bright half to the 8th of the dark one.',
  }),
  moolatrikona: oneOf(MOOLATRIKONA_EXTENTS, {
    description: 'What gives the 45 virupas of saptavargaja: the degrees of moolatrikona (default), or its whole-sign.',
  }),
  mercury_on_houses: oneOf(MERCURY_ON_HOUSES, {
    description:
      'The sign of Mercury’s aspect on a house: by-company as in Shadbala (default), or always-benefic (BPHS 27.26-29).',
  }),
}
type Choices = typeof CHOICES
type Choice = keyof Choices

/** Of some of them: the input fields, the data field that names what was chosen, and that field for an input. */
export const choosing = <N extends Choice>(...names: N[]) => {
  const fields = <V>(made: (choice: Choices[Choice]) => V) =>
    Object.fromEntries(names.map((n) => [n, made(CHOICES[n])]))
  return {
    input: fields(maybe) as unknown as { [K in N]: ReturnType<typeof maybe<Choices[K]>> },
    data: {
      choices: t.Optional(
        t.Object(fields(t.Optional) as unknown as { [K in N]: TOptional<Choices[K]> }, {
          description: 'What was chosen among the readings of schools; absent where every default was left.',
        }),
      ),
    },
    of: (input: { [K in N]?: Static<Choices[K]> | null }) => {
      const made = names.flatMap((name) => (input[name] == null ? [] : [[name, input[name]]]))
      return (made.length === 0 ? {} : { choices: Object.fromEntries(made) }) as {
        choices?: { [K in N]?: Static<Choices[K]> }
      }
    },
  }
}

/** Birth input with the choice of the sunrise. */
export const BirthBySunrise = exact(
  { ...BirthWithNode.properties, ...choosing('sunrise').input, ...SHARED },
  { $id: 'BirthBySunrise', description: 'When and where somebody was born, the lunar node and the sunrise to use.' },
)
