import { capitalisedName, nameInSentence } from '../../../jyotish/grahas.ts'
import { SKY_EVENTS, type SkyEvent } from '../../../jyotish/sky-events.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import type { Cell } from '../../../readings/passage.ts'
import { nullable, oneOf, t } from '../../../schema.ts'
import { datePart } from '../../../time/iso.ts'
import { isoUtc } from '../../../time/moment.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { houseFrom, type SignIndex, signName } from '../../../zodiac/signs.ts'
import { Utc } from '../../shared/almanac.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { Graha, House, Sign } from '../../shared/shapes.ts'

/** Sky events, described for a sign. */

export const EventRow = t.Object(
  {
    date: t.String({ format: 'date', description: 'Date in UTC.' }),
    at: Utc,
    planet: Graha,
    event: oneOf(SKY_EVENTS),
    sign: Sign,
    house: House,
    text: nullable(t.String({ description: 'Meaning; null for the Moon, and where the answer has it already.' })),
    fact_ids: t.Array(t.String()),
  },
  { $id: 'SkyEvent', description: 'An event in the sky.' },
)

/** The row of an event without its text. */
export const eventRow = (event: SkyEvent, from: SignIndex) => {
  const at = isoUtc(event.at)
  const subject = event.event === 'exact conjunction' ? `conjunction.${event.partner}` : event.event
  return {
    date: datePart(at),
    at,
    planet: event.planet,
    event: event.event,
    sign: signName(event.sign),
    house: houseFrom(from, event.sign),
    fact_ids: [`transit.${event.planet}.${subject}.${datePart(at)}`],
  }
}

/** Returns a writer of the events of a month. */
export const eventWriter = async () => {
  const telling = await corpus('sky-event')
  /** The passage of an event; null for the Moon, whose events come several times a week, and for those that only the text of a span has. */
  const cellOf = (event: SkyEvent): Cell | null => {
    if (event.planet === 'Moon') return null
    switch (event.event) {
      case 'exact conjunction':
        return telling.conjunction[event.planet]
      case 'ingress':
        return event.planet in telling.ingress ? telling.ingress[event.planet as keyof typeof telling.ingress] : null
      case 'combust':
        return telling.combust[event.planet]
      default:
        return telling[event.event][event.planet]
    }
  }
  return (event: SkyEvent, from: SignIndex, usedSentences: Set<string>) => {
    const row = eventRow(event, from)
    const { house, sign, at } = row
    const partner = event.event === 'exact conjunction' ? event.partner : null
    const says = cellOf(event)
    const [id] = row.fact_ids
    const facts: FactText[] = says
      ? [
          {
            id: id!,
            kind: 'transit',
            text: `${capitalisedName(event.planet)}: ${event.event}${partner ? ` with ${nameInSentence(partner)}` : ''} in ${sign}, ${at}.`,
            value: event.event,
            source: 'Roots of longitude and speed',
            weight: 1,
            says,
            words: {
              sign,
              house: ordinalInWords(house),
              field: DAY_FIELDS[house],
              partner: partner ? nameInSentence(partner) : '',
            },
          },
        ]
      : []
    const passages = compose(facts, { usedSentences })
    return { ...row, text: prose(passages) || null }
  }
}
