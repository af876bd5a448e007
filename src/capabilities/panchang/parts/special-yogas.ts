import {
  amritaTurnsToVisha,
  SPECIAL_YOGA_CATEGORIES,
  SPECIAL_YOGA_NAMES,
  SPECIAL_YOGAS,
  specialYoga,
} from '../../../jyotish/panchang/special-yogas.ts'
import { type Static, t, term } from '../../../schema.ts'
import { formattedWindow, MaybeMoment, type Today } from '../../shared/almanac.ts'

export const SpecialYogas = t.Array(
  t.Object({
    name: term(SPECIAL_YOGA_NAMES),
    active: t.Boolean(),
    category: term(SPECIAL_YOGA_CATEGORIES),
    basis: t.String(),
    description: t.String(),
    start: MaybeMoment,
    end: MaybeMoment,
  }),
  { description: 'Yogas in table order, active or not; a yoga with two spans in a day has two rows.' },
)

export const specialYogas = (today: Today) =>
  SPECIAL_YOGAS.flatMap(({ name, category, basis, description, windows }): Static<typeof SpecialYogas> => {
    const matches = windows(today.day, today.almanac)
    if (matches.length === 0) return [{ name, active: false, category, basis, description, start: null, end: null }]
    return matches.map((window) => {
      const visha = name === 'amrita_siddhi' && amritaTurnsToVisha(today.day, today.almanac, window)
      const text = visha ? `${description} The tithi of the day turns it to poison (visha).` : description
      return { name, active: true, category, basis, description: text, ...formattedWindow(window, today) }
    })
  })

/** The windows of one yoga in the day. */
export const windowsOfYoga = (name: string, today: Today) =>
  specialYoga(name)
    .windows(today.day, today.almanac)
    .map((window) => formattedWindow(window, today))
