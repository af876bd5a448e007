import { AREA_RULES, type Area } from '../../jyotish/assessment/area.ts'
import type { Person } from '../claims.ts'
import { isPart, type Level } from './part.ts'
import type { Scene } from './scene.ts'
import { depthOf, type Event, type Span, type When, whensOf } from './spans.ts'

/** What a sentence says of times, while it is read: its dates, the periods that it names, and what of them is settled. */

export interface Named {
  readonly at: number
  readonly planet: string | null
  readonly level: Level | null
  readonly persons: readonly Person[]
  spans: readonly Span[]
}

export const lastOf = (path: string) => path.split('/').at(-1)!
export const lengthOf = (path: string) => path.split('/').length

export const timedOf = (
  scene: Scene,
  spans: readonly Span[],
  events: readonly Event[],
  before: { readonly subject: string | null },
) => {
  const { parts, used, today, age } = scene
  const whens = whensOf(scene)
  const text = parts.map((part) => part.text).join(' ')
  const periods = spans.filter(({ kind }) => kind === 'period')
  const windows = spans.filter(({ kind }) => kind !== 'period')
  const orders =
    /\b(?:after|once|follow(?:s|ed by|ing)?|gives? (?:way|place)|hands?|takes? over|taken over|succeed|then|before|makes way|leads into|when|precedes|baton|comes next|next)\b/.test(
      text,
    )
  const candidates = (planet: string | null, level: Level | null, persons: readonly Person[]) =>
    periods.filter(
      ({ subject, person }) =>
        (planet === null || lastOf(subject) === planet) &&
        (level === null || lengthOf(subject) === depthOf(level)) &&
        persons.includes(person),
    )
  function wordsBetween(a: number, b: number): string {
    return parts
      .slice(a, b)
      .map((part) => part.text)
      .join(' ')
  }
  function planetsSpoken(): string[] {
    return parts.flatMap((part) => (isPart(part, 'who') ? [...part.item.names] : []))
  }
  function windowsSpoken(): boolean {
    return /\bwindows?\b|\bdouble[- ]transit|touch/.test(text)
  }
  function windowsAsked(): Span[] {
    const houses = housesAsked()
    return windows.filter(({ kind, subject }) =>
      kind === 'double' ? houses.size > 0 && houses.has(Number(subject.split(' ').at(-1))) : !/double/.test(text),
    )
  }
  function housesAsked(): Set<number> {
    return new Set(
      parts.flatMap((part) =>
        isPart(part, 'seats')
          ? [...part.item.houses]
          : isPart(part, 'area')
            ? [...AREA_RULES[part.item.area as Area].primary]
            : isPart(part, 'lords')
              ? [...part.item.houses]
              : [],
      ),
    )
  }
  return {
    ...{ scene, spans, events, before, parts, used, today, age, whens, text, periods, windows, orders, candidates },
    ...{ wordsBetween, planetsSpoken, windowsSpoken, windowsAsked, housesAsked },
    named: [] as Named[],
    /** Dates that are a period's. */
    owned: new Set<When>(),
    /** Periods of which a date, an order is told. */
    dated: new Set<Named>(),
    ordered: new Set<Named>(),
    /** The greater period of which the lesser ones are parts. */
    maha: undefined as Named | undefined,
  }
}
export type Timed = ReturnType<typeof timedOf>
