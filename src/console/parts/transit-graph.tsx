import { day } from '../intl.ts'
import { labels } from '../preferences.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'
import { ticks } from './time-axis.ts'

export interface TransitEvent {
  date: string
  exact_at: string
  transit_planet: string
  natal_planet: string
  aspect: string
  symbol: string
  nature: string
  meaning: string
}

const DAY = 86_400_000
const ROW = 26
const LEFT = 170
const WIDE = 1000

/** When each transit is exact: one line for what passes over what, one dot for each time. */
export const TransitGraph = ({
  events,
  from,
  days,
}: {
  events: readonly TransitEvent[]
  from: number
  days: number
}) => {
  const stretch = { from, to: from + days * DAY }
  const x = (at: number) => LEFT + ((at - from) / (days * DAY)) * (WIDE - LEFT - 10)
  const rows = new Map<string, TransitEvent[]>()
  for (const each of events) {
    const name = `${each.transit_planet} ${each.aspect} ${each.natal_planet}`
    rows.set(name, [...(rows.get(name) ?? []), each])
  }
  const height = 30 + rows.size * ROW
  const dated = new Intl.DateTimeFormat(labels.value, { timeZone: 'UTC', month: 'short', year: '2-digit' })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section class="scroll" tabIndex={0} aria-label={say('transits')}>
      <svg class="transits" viewBox={`0 0 ${WIDE} ${height}`} role="img" aria-label={say('transitsTold')}>
        {ticks(stretch).map(({ at }) => (
          <g key={at}>
            <path class="tick" d={`M${x(at)} 22V${height}`} />
            <text class="tick-text" x={x(at) + 3} y="14">
              {dated.format(at)}
            </text>
          </g>
        ))}
        {[...rows.values()].map((row, index) => {
          const y = 30 + index * ROW + ROW / 2
          const [first] = row
          const [start, end] = [x(Date.parse(first!.exact_at)), x(Date.parse(row.at(-1)!.exact_at))]
          return (
            <g
              key={`${first!.transit_planet}${first!.aspect}${first!.natal_planet}`}
              class={`passage ${first!.nature}`}
            >
              <text x="0" y={y} dominant-baseline="central">
                {term(first!.transit_planet)} {first!.symbol} {term(first!.natal_planet)}
              </text>
              <path class="rail" d={`M${LEFT} ${y}H${WIDE - 10}`} />
              {row.length > 1 && <path class="reach" d={`M${start} ${y}H${end}`} />}
              {row.map((each) => (
                <circle key={each.exact_at} cx={x(Date.parse(each.exact_at))} cy={y} r="6">
                  <title>{`${day(each.date)}: ${each.meaning}`}</title>
                </circle>
              ))}
            </g>
          )
        })}
      </svg>
    </section>
  )
}
