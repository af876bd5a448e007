import { plusDays } from '../../time/julian-day.ts'
import type { Window } from '../../time/window.ts'
import { GHATI } from '../measures.ts'
import { NAKSHATRAS } from '../nakshatras.ts'
import type { PanchangDay } from '../panchang/day.ts'
import { type Calendar, type TithiStay, tithiMiddle } from './calendar.ts'
import { chooseDay, type DayChoice, daysWithKala } from './choice.ts'
import type { Kala } from './kalas.ts'

/** Rules with exceptions of their own, after Dharma Sindhu (second pariccheda) and Nirnaya Sindhu. */

/** A choice with the day of another tradition. */
export interface SpecialChoice extends DayChoice {
  kala: Kala
  alternative?: { tradition: string; day: PanchangDay }
  /** The tithi that decides, if not that of the rule. */
  tithi?: TithiStay
}

/** Six ghatis, which are three muhurtas of the day; in days. */
const THREE_MUHURTAS = 6 * GHATI

const choiceOn = (day: PanchangDay, kala: Kala, why: string, calendar: Calendar): SpecialChoice => ({
  day,
  kala,
  window: calendar.kala(day, kala),
  why,
  other: null,
})

const ramaNavami: SpecialDayRule = (navami, of, calendar) => {
  const noonDays = daysWithKala(navami, 'noon', calendar)
  if (noonDays.length > 0) return { ...chooseDay(navami, of, 'noon', 'second', calendar), kala: 'noon' }
  const byShare = chooseDay(navami, of, 'madhyahna', null, calendar)
  return { ...byShare, kala: 'madhyahna', why: `${of} holds noon on no day. ${byShare.why}` }
}

const rakshaBandhan: SpecialDayRule = (purnima, _, calendar) => {
  const withoutBhadra: Window = { from: tithiMiddle(purnima, calendar.sky), to: purnima.to }
  const of = 'Purnima free of Bhadra'
  for (const kala of ['aparahna', 'pradosha'] as const)
    if (daysWithKala(withoutBhadra, kala, calendar).length > 0)
      return { ...chooseDay(withoutBhadra, of, kala, null, calendar), kala }
  const rise = chooseDay(purnima, 'Purnima', 'udaya', null, calendar)
  return rise.day.from + THREE_MUHURTAS <= purnima.to
    ? choiceOn(
        rise.day,
        'udaya',
        'Purnima free of Bhadra holds neither afternoon nor dusk; it outlasts this sunrise by three muhurtas.',
        calendar,
      )
    : choiceOn(
        calendar.after(rise.day, -1),
        'pradosha',
        'Purnima ends within three muhurtas of the next sunrise; the day before, after Bhadra.',
        calendar,
      )
}

const vijayadashami: SpecialDayRule = (dashami, of, calendar) => {
  const shravana = (day: PanchangDay) => {
    const window = calendar.kala(day, 'aparahna')!
    return calendar.starsDuring(window).some(({ number }) => NAKSHATRAS[number - 1] === 'Shravana')
  }
  const [a, b] = daysWithKala(dashami, 'aparahna', calendar)
  const standardChoice = chooseDay(dashami, of, 'aparahna', null, calendar)
  if (!a) return { ...standardChoice, kala: 'aparahna' }
  const choiceFor = (day: PanchangDay, why: string) => ({
    ...choiceOn(day, 'aparahna', why, calendar),
    other: day === standardChoice.day ? standardChoice.other : standardChoice.day,
  })
  if (b) {
    const onTwoDays = `${of} holds the afternoon on two days`
    if (shravana(b.day)) return choiceFor(b.day, `${onTwoDays}; Shravana joins it on the second.`)
    if (shravana(a.day) && a.share === 1)
      return choiceFor(a.day, `${onTwoDays}; it fills the first, and Shravana joins it there.`)
    return b.share === 1 && a.share < 1
      ? choiceFor(b.day, `${onTwoDays}, without Shravana; it fills the second.`)
      : choiceFor(a.day, `${onTwoDays}, without Shravana; the first.`)
  }
  const after = calendar.after(a.day, 1)
  return a.share < 1 && after.from + THREE_MUHURTAS <= dashami.to && shravana(after)
    ? choiceFor(
        after,
        `${of} covers only part of the afternoon before, outlasts this sunrise by three muhurtas, and Shravana holds this afternoon.`,
      )
    : { ...standardChoice, kala: 'aparahna' }
}

const lakshmiPuja: SpecialDayRule = (amavasya, of, calendar) => {
  const [a, b] = daysWithKala(amavasya, 'pradosha', calendar)
  if (!a || !b) return { ...chooseDay(amavasya, of, 'pradosha', null, calendar, 'earlier'), kala: 'pradosha' }
  const second = amavasya.to - b.window.from >= GHATI
  const [preferred, other] = second ? [a, b].reverse() : [a, b]
  const reason = `${of} holds dusk on two days; after the second sunset it lasts ${second ? 'a ghati (24 minutes) or more, so the second' : 'less than a ghati (24 minutes), so the first'} is kept.`
  return {
    ...choiceOn(preferred!.day, 'pradosha', reason, calendar),
    other: other!.day,
    alternative: { tradition: `lists that keep the ${second ? 'first' : 'second'} dusk of Amavasya`, day: other!.day },
  }
}

const govardhan: SpecialDayRule = (pratipada, of, calendar) => {
  const rise = chooseDay(pratipada, of, 'udaya', null, calendar)
  const { light } = rise.day
  const lasts = light && pratipada.to >= light.sunrise + ((light.sunset - light.sunrise) * 9) / 15
  const chosen = lasts
    ? choiceOn(
        rise.day,
        'udaya',
        `${of} outlasts nine fifteenths of the daylight that it opens: no Moon is seen that evening.`,
        calendar,
      )
    : choiceOn(
        calendar.after(rise.day, -1),
        'pradosha',
        `${of} ends before nine fifteenths of the daylight of its sunrise, and the Moon is seen that evening; the day before.`,
        calendar,
      )
  const other = lasts ? null : rise.day
  return {
    ...chosen,
    other,
    ...(other && { alternative: { tradition: 'lists that keep the day of sunrise', day: other } }),
  }
}

const holikaDahana: SpecialDayRule = (purnima, of, calendar) => {
  const bhadraEnds = tithiMiddle(purnima, calendar.sky)
  const withoutBhadra: Window = { from: bhadraEnds, to: purnima.to }
  if (daysWithKala(withoutBhadra, 'pradosha', calendar).length > 0)
    return { ...chooseDay(withoutBhadra, `${of} free of Bhadra`, 'pradosha', null, calendar), kala: 'pradosha' }
  const [duskDay] = daysWithKala(purnima, 'pradosha', calendar)
  if (!duskDay) return { ...chooseDay(purnima, of, 'pradosha', null, calendar), kala: 'pradosha' }
  const after = calendar.after(duskDay.day, 1)
  const sevenEighths = after.light && after.light.sunrise + ((after.light.sunset - after.light.sunrise) * 7) / 8
  if (sevenEighths !== null && purnima.to >= sevenEighths)
    return choiceOn(
      after,
      'pradosha',
      `Bhadra fills the dusk of ${of} on the day before, and ${of} lasts seven eighths of this daylight or more; this dusk.`,
      calendar,
    )
  return choiceOn(
    duskDay.day,
    'pradosha',
    `Bhadra fills the only dusk of ${of}; after Bhadra, or in its tail (puchchha).`,
    calendar,
  )
}

/** The midnight of the birth. Vaishnavas use the day with the tithi at its sunrise. */
const janmashtami: SpecialDayRule = (ashtami, of, calendar) => {
  const midnight = chooseDay(ashtami, of, 'nishita', null, calendar, 'later')
  const { day } = chooseDay(ashtami, of, 'udaya', null, calendar)
  return {
    ...midnight,
    kala: 'nishita',
    ...(day !== midnight.day && { alternative: { tradition: 'vaishnava', day } }),
  }
}

/** Engili Pula: the afternoon of the Amavasya before Ashvina, also if that month is added. */
const bathukamma: SpecialDayRule = (pratipada, _, calendar) => {
  const amavasya = calendar.tithiAt(plusDays(pratipada.from, -1e-4))
  const choice = chooseDay(amavasya, 'Amavasya before Ashvina', 'aparahna', null, calendar)
  return { ...choice, kala: 'aparahna', tithi: amavasya }
}

/** The first Thursday or Sunday of the month. */
const golconda: SpecialDayRule = (pratipada, of, calendar) => {
  const opening = chooseDay(pratipada, of, 'udaya', null, calendar).day
  const steps = [0, 1, 2, 3].find((count) => [0, 4].includes((opening.weekday + count) % 7))!
  const why = 'The first Thursday or Sunday of Ashadha.'
  return { ...choiceOn(calendar.after(opening, steps), 'udaya', why, calendar), window: null }
}

export type SpecialDayRule = (stay: TithiStay, of: string, calendar: Calendar) => SpecialChoice
export const SPECIAL_RULES = {
  'rama-navami': ramaNavami,
  janmashtami,
  'raksha-bandhan': rakshaBandhan,
  vijayadashami,
  'lakshmi-puja': lakshmiPuja,
  govardhan,
  'holika-dahana': holikaDahana,
  bathukamma,
  golconda,
} as const satisfies Record<string, SpecialDayRule>
export type SpecialRule = keyof typeof SPECIAL_RULES
