import { concurrently } from '../../../concurrency.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { capitalisedName, GRAHAS, type Graha } from '../../../jyotish/grahas.ts'
import { NAKSHATRA, NAKSHATRAS, nakshatraOf } from '../../../jyotish/nakshatras.ts'
import type { AreaScore, SignArea } from '../../../jyotish/sign-scores.ts'
import { NATURE_OF_STAR } from '../../../jyotish/star-natures.ts'
import { signsOf, type Transits } from '../../../jyotish/transits.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, sentencesOf } from '../../../readings/passage.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { separation } from '../../../zodiac/longitude.ts'
import { houseFrom, type SignIndex, signName } from '../../../zodiac/signs.ts'
import { DAY_FIELDS } from '../../shared/day-fields.ts'
import { obstructedText } from '../../shared/gochara-rows.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { dayVerdict } from './area-change.ts'
import { moonLeaves } from './moon-leaves.ts'
import { STAR_MEANINGS } from './star-meanings.ts'

/** The text of a day for a sign: the main news of the sky, the Moon, and one thing to do. */

type Areas = Readonly<Record<SignArea, AreaScore>>

interface DayStandpoint {
  readonly from: SignIndex
  /** The name of `from` in a sentence: "Moon sign". */
  readonly called: string
  /** The areas of the day and of the day before. */
  readonly areas: { readonly now: Areas; readonly before: Areas }
}

interface DaySkies {
  readonly transits: Transits
  readonly yesterday: Transits
  readonly twoDaysAgo: Transits
  /** The number of the day, which changes the variants of a passage from day to day. */
  readonly day: number
  /** The moment of the transits, and the zone of times in the text. */
  readonly at: JulianDay
  readonly zone: Zone
}

// source: this project's own weighing; a longer stay counts more. Ketu changes its sign together with Rahu.
const INGRESS_WEIGHT: Readonly<Record<Graha, number>> = {
  Saturn: 10,
  Jupiter: 10,
  Rahu: 9,
  Mars: 8,
  Sun: 7,
  Venus: 6,
  Mercury: 5,
  Moon: 0,
  Ketu: 0,
}
// source: this project's own weighing
const STATION_WEIGHT: Readonly<Partial<Record<Graha, number>>> = {
  Venus: 9,
  Mars: 9,
  Mercury: 8,
  Jupiter: 7,
  Saturn: 7,
}

type Change = { readonly planet: Graha; readonly kind: 'ingress' | 'retrograde' | 'direct'; readonly weight: number }

/** The change of a planet since yesterday that weighs most; null without one. */
const mainChange = ({ transits, yesterday }: DaySkies): Change | null => {
  const changes = GRAHAS.flatMap((planet): Change[] => {
    const [now, was] = [transits[planet], yesterday[planet]]
    if (now.sign !== was.sign) return [{ planet, kind: 'ingress', weight: INGRESS_WEIGHT[planet] }]
    const kind = now.speed < 0 ? 'retrograde' : 'direct'
    return now.speed < 0 === was.speed < 0 ? [] : [{ planet, kind, weight: STATION_WEIGHT[planet] ?? 0 }]
  })
  return changes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

/** Planets that the Moon meets, the weightiest first. source: this project's own weighing */
const PARTNERS = ['Sun', 'Saturn', 'Jupiter', 'Mars', 'Venus', 'Rahu', 'Ketu', 'Mercury'] as const
/** Half of the Moon's way in a day, degrees: nearer than this the meeting is exact on the day. */
const HALF_DAY = 6.6

/** The planet that the Moon meets or faces on the day. */
const meetingOf = ({ Moon, ...others }: Transits) => {
  const distance = (planet: (typeof PARTNERS)[number]) => separation(Moon.longitude, others[planet].longitude)
  const beside = PARTNERS.find((planet) => distance(planet) <= HALF_DAY)
  if (beside) return { planet: beside, kind: 'with' as const }
  const facing = PARTNERS.find((planet) => planet !== 'Rahu' && planet !== 'Ketu' && 180 - distance(planet) <= HALF_DAY)
  return facing ? { planet: facing as Exclude<typeof facing, 'Rahu' | 'Ketu'>, kind: 'across' as const } : null
}

/** 1 for a planet that helps when the Moon meets it. source: BPHS ch. 3, natural benefics and malefics */
const SIDE_OF_MEETING: Readonly<Record<(typeof PARTNERS)[number], 1 | 0 | -1>> = {
  Sun: 0,
  Saturn: -1,
  Jupiter: 1,
  Mars: -1,
  Venus: 1,
  Rahu: -1,
  Ketu: -1,
  Mercury: 0,
}

export const dayColumnWriter = async () => {
  const [ofHouse, ofEvent, laterDays, stars, meetings] = await concurrently(
    () => corpus('gochara'),
    () => corpus('sky-event'),
    () => corpus('moon-later-day'),
    () => corpus('day-star'),
    () => corpus('moon-meeting'),
  )
  return (skies: DaySkies, { from, called: seat, areas }: DayStandpoint, usedSentences: Set<string>): string => {
    const { transits, yesterday, twoDaysAgo, day, at, zone } = skies
    const write = (id: string, says: Cell, words: FactText['words'] = {}): string =>
      prose(
        compose([{ id, kind: 'transit', text: id, value: id, source: 'Gochara of the day', weight: 1, says, words }], {
          usedSentences,
          variantOffset: day,
        }),
      )
    const place = (planet: Graha) => {
      const { sign } = transits[planet]
      const house = houseFrom(from, sign)
      return { house, field: DAY_FIELDS[house], sign: signName(sign), ordinal: ordinalInWords(house) }
    }
    const change = mainChange(skies)
    const moon = place('Moon')
    const moonTransit = gochara('Moon', from, signsOf(transits))

    const ofChange = ({ planet, kind }: Change): string => {
      const { house, sign, ordinal, field } = place(planet)
      if (kind !== 'ingress') {
        const cells: Partial<Record<Graha, Cell>> = ofEvent[kind]
        return write(`transit.${planet}.${kind}`, cells[planet]!, { sign, house: ordinal, field })
      }
      const found = gochara(planet, from, signsOf(transits))
      const news = `${capitalisedName(planet)} has entered ${sign}.`
      // The text of a good house does not hold while another planet obstructs it.
      const meaning =
        found.effect === 'obstructed'
          ? obstructedText(found, day)
          : write(`transit.${planet}.house.${house}`, ofHouse[planet][house], { seat })
      return `${news} ${meaning}`
    }
    const ofMoon = (): string => {
      if (moonTransit.effect === 'obstructed') return obstructedText(moonTransit, day)
      if (yesterday.Moon.sign !== transits.Moon.sign)
        return write(`transit.Moon.house.${moon.house}`, ofHouse.Moon[moon.house], { seat })
      const stage = twoDaysAgo.Moon.sign === transits.Moon.sign ? 'third' : 'second'
      return write(`transit.Moon.house.${moon.house}.${stage}`, laterDays[moon.house][stage], {
        seat,
        leaves: moonLeaves(transits.Moon, at, zone),
      })
    }
    const meeting = meetingOf(transits)
    const ofMeeting = (): string => {
      if (!meeting) return ''
      const says: Cell = meeting.kind === 'with' ? meetings[meeting.planet].with : meetings[meeting.planet].across
      return write(`transit.Moon.${meeting.kind}.${meeting.planet}`, says, { field: place(meeting.planet).field })
    }
    const star = NAKSHATRAS[nakshatraOf(transits.Moon.longitude)]!
    const ofStar = () =>
      write(`transit.Moon.star.${star}`, stars[NATURE_OF_STAR[star]][moon.house], {
        star: `${star}, ${STAR_MEANINGS[star]},`,
        until: `until ${moonLeaves(transits.Moon, at, zone, NAKSHATRA)}`,
      })
    const moonSide = moonTransit.effect === 'good' ? 1 : moonTransit.effect === 'relieved' ? 0 : -1
    const main = change ? ofChange(change) : ofMoon()
    const isSameStar = nakshatraOf(yesterday.Moon.longitude) === nakshatraOf(transits.Moon.longitude)
    // A day with a meeting has its deed from there, and a star of the day before is nothing new.
    const meetingText = ofMeeting()
    const isContrary = !change && meeting !== null && moonSide * SIDE_OF_MEETING[meeting.planet] < 0
    const deed =
      (meetingText && isContrary ? `Even so, ${lowerFirst(meetingText)}` : meetingText) ||
      (isSameStar && sentencesOf(main).length > 1 ? '' : ofStar())
    const verdict = dayVerdict(areas.now, areas.before, moonSide, day + from)
    return [verdict, main, deed].filter(Boolean).join(' ')
  }
}
