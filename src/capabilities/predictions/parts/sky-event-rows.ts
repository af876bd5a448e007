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
    text: nullable(t.String({ description: 'Meaning; null for the Moon, and where the text of the answer has it.' })),
    fact_ids: t.Array(t.String()),
  },
  { $id: 'SkyEvent', description: 'An event in the sky.' },
)

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
    const house = houseFrom(from, event.sign)
    const at = isoUtc(event.at)
    const sign = signName(event.sign)
    const partner = event.event === 'exact conjunction' ? event.partner : null
    const subject = partner ? `conjunction.${partner}` : event.event
    const says = cellOf(event)
    const id = `transit.${event.planet}.${subject}.${datePart(at)}`
    const facts: FactText[] = says
      ? [
          {
            id,
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
    return {
      date: datePart(at),
      at,
      planet: event.planet,
      event: event.event,
      sign,
      house,
      text: prose(passages) || null,
      fact_ids: [id],
    }
  }
}
