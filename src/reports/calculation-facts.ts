import type { FactList } from '../document/document.ts'
import type { SubjectWithBirth } from './subjects.ts'

/** Name and value of each fact about the calculation, from the answer and the births. Empty without people. */
export const calculationFacts = (
  people: readonly SubjectWithBirth[],
  // biome-ignore lint/suspicious/noExplicitAny: the type depends on the report
  { ayanamsha, node, subject }: any,
): FactList['facts'] => {
  if (people.length === 0) return []
  const julianDays = people.flatMap(({ julianDay, subject: { role } }) =>
    julianDay === null
      ? []
      : [[role ? `Julian day, ${role.toLowerCase()}` : 'Julian day', `${julianDay.toFixed(5)} UT`] as const],
  )
  return [
    ...julianDays,
    ['Zodiac', ayanamsha ? `sidereal, ${ayanamsha.name}` : 'tropical'],
    ...(node ? [['Lunar node', node] as const] : []),
    ...(subject?.house_system ? [['Houses', subject.house_system.name] as const] : []),
    ['Ephemeris', 'Swiss Ephemeris'],
  ]
}
