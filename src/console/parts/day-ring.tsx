import { clockRange, wallClock } from '../intl.ts'
import { DESCRIBED_PARTS, PictureTooltip } from './picture-tooltip.tsx'
import { widthOfText } from './text-width.ts'

export interface Arc {
  name: string
  start: string
  end: string
}

const RING_SIZE = 720
const CENTRE = RING_SIZE / 2
/** The font of `.limb text` in the style sheet, in units of the ring. */
const LIMB_FONT = '16px "Noto Sans", "Noto Scripts", sans-serif'

const point = (radius: number, share: number) => {
  const angle = share * 2 * Math.PI - Math.PI / 2
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`
}
/** The path of a segment of a ring. `from` and `to` are shares of the day, 0 to 1. */
const ringSegment = (inner: number, outer: number, from: number, to: number) => {
  const large = to - from > 0.5 ? 1 : 0
  const last = to - from > 0.99999 ? to - 0.00001 : to
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, last)}L${point(inner, last)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
}
const textPath = (radius: number, from: number, to: number) => {
  const middle = ((from + to) / 2) % 1
  // In the lower half the path is reversed, so that the text is upright.
  const isReversed = middle > 0.27 && middle < 0.73
  const [start, end] = isReversed ? [to, from] : [from, to]
  const large = to - from > 0.5 ? 1 : 0
  return `M${point(radius, start)}A${radius} ${radius} 0 ${large} ${isReversed ? 0 : 1} ${point(radius, end)}`
}

/**
 * The day from one sunrise to the next as a clockwise ring that begins at the top. The limbs are the outer rings; good times
 * and times to avoid are the inner rings.
 */
export const DayRing = ({
  from,
  to,
  sunset,
  rings,
  good,
  bad,
  date,
  centreLines,
  description,
  now,
}: {
  from: string
  to: string
  /** Null if the Sun does not set. */
  sunset: string | null
  rings: readonly { title: string; arcs: readonly Arc[] }[]
  good: readonly Arc[]
  bad: readonly Arc[]
  /** The civil day, YYYY-MM-DD. Times of other days are shown with their day. */
  date: string
  /** A description of the ring, for screen readers. */
  description: string
  /** The lines of text in the centre. */
  centreLines: readonly string[]
  /** The local time now, if the day is today; else null. */
  now: string | null
}) => {
  const dayStart = wallClock(from).getTime()
  const dayLength = wallClock(to).getTime() - dayStart
  const dayShare = (text: string) => Math.min(1, Math.max(0, (wallClock(text).getTime() - dayStart) / dayLength))
  const hours = Array.from(
    { length: 25 },
    (_, hour) => Math.ceil(dayStart / 3_600_000) * 3_600_000 + hour * 3_600_000,
  ).filter((at) => at < dayStart + dayLength)
  const RING_WIDTH = 40
  const OUTER_RADIUS = 318
  const sunsetShare = sunset === null ? 1 : dayShare(sunset)
  return (
    <PictureTooltip name="ring-frame" label={description} parts={DESCRIBED_PARTS}>
      <svg class="day-ring" viewBox={`0 0 ${RING_SIZE} ${RING_SIZE}`} role="img" aria-label={description}>
        <path class="ring-day" d={ringSegment(112, OUTER_RADIUS + 12, 0, sunsetShare)} />
        {sunsetShare < 1 && <path class="ring-night" d={ringSegment(112, OUTER_RADIUS + 12, sunsetShare, 1)} />}
        {hours.map((at, index) => {
          const hourShare = (at - dayStart) / dayLength
          const hour = new Date(at).getUTCHours()
          return (
            <g key={at}>
              <path
                class="tick"
                d={`M${point(OUTER_RADIUS + 12, hourShare)}L${point(OUTER_RADIUS + (hour % 3 === 0 ? 20 : 16), hourShare)}`}
              />
              {hour % 3 === 0 && index < 24 && (
                <text
                  class="tick-text"
                  x={point(OUTER_RADIUS + 31, hourShare).split(' ')[0]}
                  y={point(OUTER_RADIUS + 31, hourShare).split(' ')[1]}
                  text-anchor="middle"
                  dominant-baseline="central"
                >
                  {String(hour).padStart(2, '0')}
                </text>
              )}
            </g>
          )
        })}
        {rings.map(({ title, arcs }, index) => {
          const outer = OUTER_RADIUS - index * (RING_WIDTH + 3)
          return (
            <g key={title} class={`limb limb-${index}`}>
              {arcs.map((arc, arcIndex) => {
                const [start, end] = [dayShare(arc.start), dayShare(arc.end)]
                if (end - start < 0.002) return null
                const id = `arc-${index}-${arcIndex}`
                const arcLength = (end - start) * 2 * Math.PI * (outer - RING_WIDTH / 2)
                return (
                  <g key={arc.start} class={arcIndex % 2 ? 'odd' : 'even'}>
                    <path
                      d={ringSegment(outer - RING_WIDTH, outer, start, end)}
                      data-description={`${arc.name}\n${title}\n${clockRange(date, arc.start, arc.end)}`}
                    />
                    {arcLength > widthOfText(arc.name, LIMB_FONT) + 24 && (
                      <>
                        <path id={id} class="text-path" d={textPath(outer - RING_WIDTH / 2, start, end)} />
                        <text dominant-baseline="central" text-anchor="middle">
                          <textPath href={`#${id}`} startOffset="50%">
                            {arc.name}
                          </textPath>
                        </text>
                      </>
                    )}
                  </g>
                )
              })}
            </g>
          )
        })}
        {(
          [
            ['good', good, 142],
            ['bad', bad, 126],
          ] as const
        ).map(([kind, timeWindows, outer]) => (
          <g key={kind} class={`window ${kind}`}>
            {timeWindows.map((timeWindow) => {
              const [start, end] = [dayShare(timeWindow.start), dayShare(timeWindow.end)]
              return end - start < 0.001 ? null : (
                <path
                  key={`${timeWindow.name}${timeWindow.start}`}
                  d={ringSegment(outer - 12, outer, start, end)}
                  data-description={`${timeWindow.name}\n${clockRange(date, timeWindow.start, timeWindow.end)}`}
                />
              )
            })}
          </g>
        ))}
        {now !== null && dayShare(now) > 0 && dayShare(now) < 1 && (
          <path class="now" d={`M${point(112, dayShare(now))}L${point(OUTER_RADIUS + 14, dayShare(now))}`} />
        )}
        <text class="ring-centre" text-anchor="middle">
          {centreLines.map((line, index) => (
            <tspan key={line} x={CENTRE} y={CENTRE - 18 + index * 27}>
              {line}
            </tspan>
          ))}
        </text>
      </svg>
    </PictureTooltip>
  )
}
