import { day, dms } from '../intl.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'
import { DESCRIBED_PARTS, type PictureParts, PictureTooltip } from './picture-tooltip.tsx'
import { ticks, tickText } from './time-axis.ts'

export interface TransitEvent {
  date: string
  exact_at: string
  transit_planet: string
  transit_longitude: number
  natal_planet: string
  aspect: string
  symbol: string
  nature: string
  meaning: string
}
export interface Path {
  transit_planet: string
  longitudes: readonly number[]
}
export interface NatalPoint {
  name: string
  sign: string
  longitude: number
}

const DAY = 86_400_000
/** Every aspect of a multiple of 30 degrees lies on the line of its point where degrees are counted within a sign. */
const SIGN = 30
const [WIDE, HIGH] = [1080, 560]
const [LEFT, RIGHT, TOP] = [118, 92, 26]
const yOf = (longitude: number) => TOP + ((longitude % SIGN) / SIGN) * HIGH

/** A path as it is drawn within a sign: it leaves at one border and comes back at the other. */
const curve = (longitudes: readonly number[], x: (index: number) => number): string => {
  let path = ''
  let before: number | null = null
  longitudes.forEach((longitude, index) => {
    const here = longitude % SIGN
    const jump: number = before === null ? 0 : here - before
    if (before !== null && Math.abs(jump) > SIGN / 2) {
      // Up over the border where the degrees fall, down where they rise.
      const [out, into] = jump < 0 ? [SIGN, 0] : [0, SIGN]
      const share = Math.abs(out - before) / (SIGN - Math.abs(jump))
      const at = (x(index - 1) + (x(index) - x(index - 1)) * share).toFixed(1)
      path += `L${at} ${TOP + (out / SIGN) * HIGH}M${at} ${TOP + (into / SIGN) * HIGH}`
    }
    path += `${before === null ? 'M' : 'L'}${x(index).toFixed(1)} ${yOf(longitude).toFixed(1)}`
    before = here
  })
  return path
}

/** Places for labels, each as near as there is room to where it belongs. */
const spread = (wanted: readonly number[], room: number): number[] => {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  for (let round = 0; round < 40; round++)
    for (const [i, low] of order.slice(1).entries()) {
      const high = order[i]!
      const short = room - (low.at - high.at)
      if (short <= 0) continue
      high.at -= short / 2
      low.at += short / 2
    }
  const least = TOP + room / 2
  const most = TOP + HIGH - room / 2
  const placed: number[] = []
  for (const { at, index } of order) placed[index] = Math.min(Math.max(at, least), most)
  return placed
}

const dataOf = (part: Element) => (part as SVGElement).dataset

const PARTS: PictureParts = {
  ...DESCRIBED_PARTS,
  /** What has to do with it is seen; the rest steps back. */
  onPoint(picture, part) {
    const { planet, natal } = part ? dataOf(part) : {}
    for (const each of picture.querySelectorAll('[data-planet], [data-natal]')) {
      const its = dataOf(each)
      const joins = (planet && its.planet === planet) || (natal && its.natal === natal)
      const isDot = its.planet && its.natal
      const belongs = isDot && planet && natal ? each === part : joins
      each.classList.toggle('aside', part !== null && !belongs)
    }
  },
}

/** The degrees of transiting bodies within their signs over time, the places of the birth as lines; where they cross, an aspect is exact. */
export const TransitCurves = ({
  paths,
  events,
  natal,
  from,
  step,
  days,
}: {
  paths: readonly Path[]
  events: readonly TransitEvent[]
  natal: readonly NatalPoint[]
  from: number
  /** Days between the places of a path. */
  step: number
  days: number
}) => {
  const right = WIDE - RIGHT
  const x = (at: number) => LEFT + ((at - from) / (days * DAY)) * (right - LEFT)
  const at = (index: number) => x(from + index * step * DAY)
  const names = spread(
    natal.map(({ longitude }) => yOf(longitude)),
    17,
  )
  const ends = spread(
    paths.map(({ longitudes }) => yOf(longitudes.at(-1) ?? 0)),
    18,
  )
  const now = Date.now()
  return (
    <PictureTooltip name="scroll transits-frame" label={say('transits')} parts={PARTS}>
      <svg class="transits" viewBox={`0 0 ${WIDE} ${TOP + HIGH + 8}`} role="img" aria-label={say('transitsTold')}>
        {ticks({ from, to: from + days * DAY }).map((tick) => (
          <g key={tick.at}>
            <path class="tick" d={`M${x(tick.at)} ${TOP}v${HIGH}`} />
            <text class="tick-text" x={x(tick.at) + 3} y="14">
              {tickText(tick)}
            </text>
          </g>
        ))}
        <rect class="frame" x={LEFT} y={TOP} width={right - LEFT} height={HIGH} />
        {natal.map(({ name, sign, longitude }, index) => (
          <g key={name}>
            <path class="natal-line" data-natal={name} d={`M${LEFT} ${yOf(longitude)}H${right}`} />
            <path class="leader" d={`M${LEFT - 12} ${names[index]}L${LEFT - 1} ${yOf(longitude)}`} />
            <text
              x={LEFT - 16}
              y={names[index]}
              text-anchor="end"
              dominant-baseline="central"
              data-natal={name}
              data-told={`${term(name)}\n${dms(longitude % SIGN)} ${term(sign)}`}
            >
              {term(name)}
            </text>
          </g>
        ))}
        {now > from && now < from + days * DAY && <path class="now" d={`M${x(now).toFixed(1)} ${TOP}v${HIGH}`} />}
        {paths.map(({ transit_planet: planet, longitudes }, index) => (
          <g key={planet} class={`curve curve-${index}`}>
            <path d={curve(longitudes, at)} data-planet={planet} />
            <text
              x={right + 8}
              y={ends[index]}
              dominant-baseline="central"
              data-planet={planet}
              data-told={term(planet)}
            >
              {term(planet)}
            </text>
          </g>
        ))}
        {events.map((each) => (
          <circle
            key={`${each.exact_at}${each.transit_planet}${each.natal_planet}`}
            class={each.nature}
            cx={x(Date.parse(each.exact_at))}
            cy={yOf(each.transit_longitude)}
            r="5.5"
            data-planet={each.transit_planet}
            data-natal={each.natal_planet}
            data-told={`${term(each.transit_planet)} ${term(each.aspect)} ${term(each.natal_planet)}\n${day(each.exact_at)}\n${each.meaning}`}
          />
        ))}
      </svg>
    </PictureTooltip>
  )
}
