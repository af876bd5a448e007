import {
  earlierIfMissed,
  krishna,
  laterIfMissed,
  type ObservanceRow,
  type Rule,
  type Scope,
  shukla,
  starRule,
  weekdays,
} from './rule.ts'

/** Observances of every month, of every weekday of a month, or of an eclipse, except those of `VRATAS`. */

const recurringRows = <const Name extends string>(
  source: string,
  scope: Scope,
  rows: readonly (readonly [Name, Rule])[],
): ObservanceRow<Name>[] => rows.map(([name, rule]) => ({ name, scope, rule, source }))

export const RECURRING = [
  ...recurringRows('Dharma Sindhu, second pariccheda; vratas kept each month', 'vrata', [
    ['Kalashtami', laterIfMissed(krishna('every', 8, 'nishita'))],
    ['Masik Krishna Janmashtami', laterIfMissed(krishna('every', 8, 'nishita'))],
  ]),
  ...recurringRows('Dharma Sindhu, first pariccheda: days of offering at new and full Moon', 'vrata', [
    ['Darsha Amavasya', earlierIfMissed(krishna('every', 15, 'aparahna'))],
    ['Purnima Vrata', earlierIfMissed(shukla('every', 15, 'aparahna'))],
    ['Anvadhan (Amavasya)', earlierIfMissed(krishna('every', 15, 'aparahna', 'second'))],
    ['Anvadhan (Purnima)', earlierIfMissed(shukla('every', 15, 'aparahna', 'second'))],
    ['Ishti (Amavasya)', { by: 'days', after: 'Anvadhan (Amavasya)', days: 1 }],
    ['Ishti (Purnima)', { by: 'days', after: 'Anvadhan (Purnima)', days: 1 }],
    ['Chandra Darshana', { by: 'crescent' }],
  ]),
  ...recurringRows('Tamil almanacs: the evening of Krittika; Jain almanacs: the sunrise of Rohini', 'vrata', [
    ['Masik Karthigai', starRule('every', 'Krittika', 'sunset')],
    ['Rohini Vrata', starRule('every', 'Rohini', 'udaya')],
  ]),
  ...recurringRows(
    'Nirnaya Sindhu, Shravana: weekdays of the month, which ends at the full Moon in the north and at the new in the south',
    'vrata',
    [
      ['Shravan Somwar Vrata', weekdays('Shravana', 'purnimanta', 'Monday')],
      ['Shravan Somwar Vrata (amanta)', weekdays('Shravana', 'amanta', 'Monday')],
      ['Mangala Gauri Vrata', weekdays('Shravana', 'purnimanta', 'Tuesday')],
      ['Mangala Gauri Vrata (amanta)', weekdays('Shravana', 'amanta', 'Tuesday')],
    ],
  ),
  ...recurringRows('Swiss Ephemeris; the local date of the greatest phase', 'regional', [
    ['Surya Grahana (solar eclipse)', { by: 'eclipse', kind: 'solar' }],
    ['Chandra Grahana (lunar eclipse)', { by: 'eclipse', kind: 'lunar' }],
  ]),
]
