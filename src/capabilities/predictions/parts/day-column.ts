import { concurrently } from '../../../concurrency.ts'
import { gochara } from '../../../jyotish/gochara.ts'
import { GRAHAS, type Graha, nameInSentence } from '../../../jyotish/grahas.ts'
import { NAKSHATRA, NAKSHATRAS, nakshatraOf } from '../../../jyotish/nakshatras.ts'
import { NATURE_OF_STAR } from '../../../jyotish/star-natures.ts'
import { signsOf, type Transits } from '../../../jyotish/transits.ts'
import { compose, prose } from '../../../readings/compose.ts'
import { corpus } from '../../../readings/corpora.ts'
import type { FactText } from '../../../readings/fact.ts'
import { type Cell, fillWords, sentencesOf } from '../../../readings/passage.ts'
import type { JulianDay } from '../../../time/julian-day.ts'
import type { Zone } from '../../../time/moment.ts'
import { joinWords } from '../../../wording.ts'
import { ordinalInWords } from '../../../zodiac/house-words.ts'
import { separation } from '../../../zodiac/longitude.ts'
import { type HouseNumber, houseFrom, type SignIndex, signName } from '../../../zodiac/signs.ts'
import { lowerFirst } from '../../shared/narrative/causes.ts'
import { framedEvent } from '../../shared/narrative/event-frames.ts'
import { sceneOf } from '../../shared/narrative/planet-scenes.ts'
import { dayOfWeekText } from '../../shared/narrative/span-edges.ts'
import { moonLeaves } from './moon-leaves.ts'
import { STAR_MEANINGS } from './star-meanings.ts'

/** The text of a day for a sign: the main news of the sky, the Moon, and one thing to do. */

interface DayStandpoint {
  readonly from: SignIndex
  /** The name of `from` in a sentence: "Moon sign". */
  readonly called: string
  /** The scores of the days of its week, Monday to Sunday, and the place of the day among them, from 0. */
  readonly week: { readonly scores: readonly number[]; readonly day: number }
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
const STATION_WEIGHT = { Venus: 9, Mars: 9, Mercury: 8, Jupiter: 7, Saturn: 7 } as const

type Turning = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn'
type Change =
  | { readonly planet: Exclude<Graha, 'Moon'>; readonly kind: 'ingress'; readonly weight: number }
  | { readonly planet: Turning; readonly kind: 'retrograde' | 'direct'; readonly weight: number }

/** The change of a planet since yesterday that weighs most; null without one. */
const mainChange = ({ transits, yesterday }: DaySkies): Change | null => {
  const ingresses = GRAHAS.filter((planet) => transits[planet].sign !== yesterday[planet].sign).flatMap(
    (planet): Change[] => (planet === 'Moon' ? [] : [{ planet, kind: 'ingress', weight: INGRESS_WEIGHT[planet] }]),
  )
  const stations = (Object.keys(STATION_WEIGHT) as Turning[])
    .filter((planet) => transits[planet].speed < 0 !== yesterday[planet].speed < 0)
    .map((planet): Change => {
      const kind = transits[planet].speed < 0 ? 'retrograde' : 'direct'
      return { planet, kind, weight: STATION_WEIGHT[planet] }
    })
  return (
    [...ingresses, ...stations].filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0] ?? null
  )
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

/** The nakshatra of a day as the reason of a deed; neighbouring houses have different clauses. source: our own words */
const STAR_REASONS = [
  (star: string, meaning: string, until: string) => `: the Moon is in ${star}, ${meaning}, ${until}`,
  (star: string, meaning: string, until: string) => `; ${star}, ${meaning}, has the Moon ${until}`,
  (star: string, meaning: string, until: string) => `, for the Moon passes ${star}, ${meaning}, ${until}`,
] as const

/** The text for a good Moon that another planet obstructs. `{by}`: the planets. source: Phaladeepika 26, in our own words */
const OBSTRUCTED_MOON: Partial<Record<HouseNumber, readonly [string, string]>> = {
  1: [
    'People like you and have no time, with {by} in the way; ask one of them, and not all.',
    'You feel well and get little done, because of {by}; do one thing for yourself.',
  ],
  3: [
    'You have the courage but not the hour, with {by} in the way of the Moon; write the message and send it tomorrow.',
    'One errand works out for you and one does not, because of {by}; begin with the nearer one.',
  ],
  6: [
    'You win half of a small contest, with {by} against the other half; take yours and go home.',
    'Your tidying meets with resistance from {by}; clear one drawer and not the room.',
  ],
  7: [
    'Company would do you good, but for {by} in between; see one person, for one hour.',
    'You nearly agree with somebody, with {by} in the way; leave the last point open.',
  ],
  10: [
    'You are seen at work, with half of your light lost to {by}; show one result and not three.',
    'Your work goes well until you meet {by}; hand in what is finished.',
  ],
  11: [
    'A wish of yours is nearly granted, and the rest is held up by {by}; say thank you for the part.',
    'Friends mean well and are in a hurry, because of {by}; keep your request short.',
  ],
}

/** More obstructing planets than this are not named. */
const MAX_NAMED = 2

export const dayColumnWriter = async () => {
  const [moons, laterDays, stars, meetings] = await concurrently(
    () => corpus('gochara'),
    () => corpus('moon-later-day'),
    () => corpus('day-star'),
    () => corpus('moon-meeting'),
  )
  return (skies: DaySkies, { from, called: seat, week }: DayStandpoint, usedSentences: Set<string>): string => {
    const { transits, yesterday, twoDaysAgo, day, at, zone } = skies
    const moonHouse = houseFrom(from, transits.Moon.sign)
    const write = (id: string, says: Cell, words: FactText['words'], house = moonHouse): string =>
      prose(
        compose([{ id, kind: 'transit', text: id, value: id, source: 'Gochara of the day', weight: 1, says, words }], {
          usedSentences,
          // Neighbouring signs have different variants.
          variantOffset: day + house,
        }),
      )
    const signs = signsOf(transits)
    const change = mainChange(skies)
    const moonTransit = gochara('Moon', from, signs)

    const ofChange = (news: Change): string => {
      const { sign } = transits[news.planet]
      const house = houseFrom(from, sign)
      const place = `your ${ordinalInWords(house)} house (${signName(sign)})`
      const name = nameInSentence(news.planet)
      if (news.kind !== 'ingress')
        return framedEvent(
          { kind: news.kind, planet: news.planet },
          {
            span: 'today',
            house,
            event: `${name} ${news.kind === 'retrograde' ? 'turns back' : 'goes forward again'} in ${place}`,
          },
        )
      const side = gochara(news.planet, from, signs).effect === 'good' ? 'good' : 'hard'
      return framedEvent(
        { kind: 'enters', planet: news.planet, side },
        { span: 'today', house, event: `${name} has entered ${place}` },
      )
    }
    const ofMoon = (): string => {
      const obstructed = OBSTRUCTED_MOON[moonHouse]
      const { by } = moonTransit.vedha
      if (moonTransit.effect === 'obstructed' && obstructed)
        return fillWords(obstructed[Math.abs(day) % 2]!, {
          by: by.length > MAX_NAMED ? 'several other planets' : joinWords(by.map(nameInSentence)),
        })
      if (yesterday.Moon.sign !== transits.Moon.sign)
        return write(`transit.Moon.house.${moonHouse}`, moons.Moon[moonHouse], { seat })
      const stage = twoDaysAgo.Moon.sign === transits.Moon.sign ? 'third' : 'second'
      return write(`transit.Moon.house.${moonHouse}.${stage}`, laterDays[moonHouse][stage], {
        seat,
        leaves: moonLeaves(transits.Moon, at, zone),
      })
    }
    // A meeting about midnight is near on two days: the first one has it.
    const [today, before] = [meetingOf(transits), meetingOf(yesterday)]
    const meeting = today && (today.planet !== before?.planet || today.kind !== before.kind) ? today : null
    const ofMeeting = (): string => {
      if (!meeting) return ''
      const { planet, kind } = meeting
      const says: Cell = kind === 'with' ? meetings[planet].with : meetings[planet].across
      return write(`transit.Moon.${kind}.${planet}`, says, { scene: sceneOf(planet, moonHouse) })
    }
    const star = NAKSHATRAS[nakshatraOf(transits.Moon.longitude)]!
    const ofStar = () =>
      write(`transit.Moon.star.${star}`, stars[NATURE_OF_STAR[star]][moonHouse], {
        because: STAR_REASONS[moonHouse % STAR_REASONS.length]!(
          star,
          STAR_MEANINGS[star],
          `until ${moonLeaves(transits.Moon, at, zone, NAKSHATRA)}`,
        ),
      })
    const moonSide = moonTransit.effect === 'good' ? 1 : moonTransit.effect === 'relieved' ? 0 : -1
    const main = ofMoon()
    const isSameStar = nakshatraOf(yesterday.Moon.longitude) === nakshatraOf(transits.Moon.longitude)
    // A day with a change has its deed from there, one with a meeting from the meeting; a star of the day before is nothing new.
    const meetingText = change ? '' : ofMeeting()
    const isContrary = meeting !== null && moonSide * SIDE_OF_MEETING[meeting.planet] < 0
    const deed =
      (change && ofChange(change)) ||
      (meetingText && isContrary ? `Even so, ${lowerFirst(meetingText)}` : meetingText) ||
      (isSameStar && sentencesOf(main).length > 1 ? '' : ofStar())
    const edge = dayOfWeekText(week.scores, week.day, Math.floor((day + 3) / 7) + from)
    return [main, deed, edge].filter(Boolean).join(' ')
  }
}
