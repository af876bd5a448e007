import { civilOf } from '../../../time/civil.ts'
import { dayOfMonth } from '../../../time/iso.ts'
import { epochMs } from '../../../time/julian-day.ts'
import type { Window } from '../../../time/window.ts'

/** A stay in words, cut at the ends of the year: "until 3 June", "from 3 June to 20 October". */
export const spanInYear = ({ from, to }: Window, year: Window): string => {
  const [start, end] = [from, to].map((at) => dayOfMonth(civilOf(epochMs(at)))) as [string, string]
  const [begins, ends] = [from > year.from, to < year.to]
  return begins ? (ends ? `from ${start} to ${end}` : `from ${start}`) : ends ? `until ${end}` : 'all year'
}
