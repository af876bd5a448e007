import { SECTIONS } from '../../ai/sections.ts'
import { invalid } from '../../faults.ts'
import { exact, maybe, t } from '../../schema.ts'
import type { World } from '../capability.ts'
import { FORECAST_BIRTHS, READING_DAYS } from '../shared/date-ranges.ts'
import { Birth, independence, localDateTime, only } from '../shared/inputs.ts'
import { asOfWithin } from '../shared/lifetime.ts'
import { starInput } from '../shared/names.ts'
import { aiCapability } from './parts/ai-capability.ts'
import { dayPack } from './parts/day-pack.ts'
import { dayAndAge, readerOf, readReadingDay } from './parts/pack.ts'
import { SHORT, STYLE, TIER } from './parts/shapes.ts'

const SIGN = (planet: string) =>
  maybe(t.String({ description: `Sidereal sign of the ${planet}, if birth is not sent.` }))

/**
 * The person and the day of a request.
 * @throws Fault `invalid` without birth, sign and nakshatra
 */
const personAndDay = (
  {
    birth,
    moon_sign,
    sun_sign,
    nakshatra,
    date,
  }: {
    birth?: Parameters<typeof readerOf>[0] | null
    moon_sign?: string | null
    sun_sign?: string | null
    nakshatra?: string | null
    date?: string | null
  },
  world: World,
) => {
  if (!birth && !moon_sign && !sun_sign && !nakshatra)
    throw invalid('birth', '`birth` is missing. Send `birth`, `moon_sign`, `sun_sign` or `nakshatra`.')
  const reader = birth ? readerOf(birth, date, world, { prefix: 'birth.', field: 'date', years: 1 }) : null
  const person = { birth, moon_sign, sun_sign, nakshatra }
  return { person, day: reader?.day ?? readReadingDay(date, 'date', world), age: reader?.age ?? null }
}

export default aiCapability(
  {
    slug: 'ai-daily-reading',
    title: 'Daily reading',
    summary: 'A reading of one day for one person. Its tone follows the rating of the day.',
    method:
      'The facts are those of daily-personal-forecast, the tithi and nakshatra at 12:00 UTC, the gochara of the nine planets from the natal Moon, tara bala and chandrashtama. A full birth adds the running antardasha and pratyantardasha. Positions use Lahiri and the mean node.',
    input: only({
      birth: maybe(exact({ ...Birth.properties, datetime: localDateTime(FORECAST_BIRTHS) })),
      moon_sign: SIGN('Moon'),
      sun_sign: SIGN('Sun'),
      nakshatra: maybe(starInput('Nakshatra of the Moon, if birth is not sent.')),
      date: asOfWithin(READING_DAYS),
      tier: TIER,
      style: STYLE,
      length: SHORT,
    }),
    example: { birth: independence, date: '2026-11-21' },
  },
  {
    refuse(input, world) {
      personAndDay(input, world)
      return null
    },
    async pack(input, world) {
      const { person, day, age } = personAndDay(input, world)
      const pack = await dayPack(person, day, world)
      return {
        ...dayAndAge({ day, age }),
        ...pack,
        sections: SECTIONS['ai-daily-reading'],
        words: {},
        rules: [
          pack.band === 'difficult' || pack.band === 'hard'
            ? 'The day is not an easy one: sober and kind, no glowing words, and no dread.'
            : 'The tone goes with how the day is rated; no dread.',
        ],
      }
    },
  },
  'short',
)
