import { clockRange, wall } from '../intl.ts'
import { DESCRIBED_PARTS, PictureTooltip } from './picture-tooltip.tsx'
import { widthOfText } from './text-width.ts'

export interface Arc {
  name: string
  start: string
  end: string
}

const SIZE = 720
const CENTRE = SIZE / 2
/** As `.limb text` is set, in units of the ring. */
const LIMB_FONT = '16px "Noto Sans", "Noto Scripts", sans-serif'

const point = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI - Math.PI / 2
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`
}
/** A piece of a ring, between two turns of the day. */
const piece = (inner: number, outer: number, from: number, to: number) => {
  const large = to - from > 0.5 ? 1 : 0
  const last = to - from > 0.99999 ? to - 0.00001 : to
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, last)}L${point(inner, last)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}Z`
}
const along = (radius: number, from: number, to: number) => {
  const middle = ((from + to) / 2) % 1
  // In the lower half words run the other way, so that they stand upright.
  const turned = middle > 0.27 && middle < 0.73
  const [first, second] = turned ? [to, from] : [from, to]
  const large = to - from > 0.5 ? 1 : 0
  return `M${point(radius, first)}A${radius} ${radius} 0 ${large} ${turned ? 0 : 1} ${point(radius, second)}`
}

/** From one sunrise to the next as a ring: the limbs in rings, the good and bad times within; sunrise above, clockwise. */
export const DayRing = ({
  from,
  to,
  sunset,
  rings,
  good,
  bad,
  date,
  lines,
  told,
  now,
}: {
  from: string
  to: string
  /** Null where the Sun does not set. */
  sunset: string | null
  rings: readonly { title: string; arcs: readonly Arc[] }[]
  good: readonly Arc[]
  bad: readonly Arc[]
  /** The civil day (YYYY-MM-DD); clocks of other days are shown with theirs. */
  date: string
  /** What it shows, in words. */
  told: string
  /** What stands in the middle. */
  lines: readonly string[]
  /** Of this day, where it is today. */
  now: string | null
}) => {
  const first = wall(from).getTime()
  const whole = wall(to).getTime() - first
  const turn = (text: string) => Math.min(1, Math.max(0, (wall(text).getTime() - first) / whole))
  const hours = Array.from(
    { length: 25 },
    (_, hour) => Math.ceil(first / 3_600_000) * 3_600_000 + hour * 3_600_000,
  ).filter((at) => at < first + whole)
  const WIDE = 40
  const outermost = 318
  const dusk = sunset === null ? 1 : turn(sunset)
  return (
    <PictureTooltip name="ring-frame" label={told} parts={DESCRIBED_PARTS}>
      <svg class="day-ring" viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={told}>
        <path class="ring-day" d={piece(112, outermost + 12, 0, dusk)} />
        {dusk < 1 && <path class="ring-night" d={piece(112, outermost + 12, dusk, 1)} />}
        {hours.map((at, index) => {
          const here = (at - first) / whole
          const hour = new Date(at).getUTCHours()
          return (
            <g key={at}>
              <path
                class="tick"
                d={`M${point(outermost + 12, here)}L${point(outermost + (hour % 3 === 0 ? 20 : 16), here)}`}
              />
              {hour % 3 === 0 && index < 24 && (
                <text
                  class="tick-text"
                  x={point(outermost + 31, here).split(' ')[0]}
                  y={point(outermost + 31, here).split(' ')[1]}
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
          const outer = outermost - index * (WIDE + 3)
          return (
            <g key={title} class={`limb limb-${index}`}>
              {arcs.map((arc, place) => {
                const [start, end] = [turn(arc.start), turn(arc.end)]
                if (end - start < 0.002) return null
                const id = `arc-${index}-${place}`
                const room = (end - start) * 2 * Math.PI * (outer - WIDE / 2)
                return (
                  <g key={arc.start} class={place % 2 ? 'odd' : 'even'}>
                    <path
                      d={piece(outer - WIDE, outer, start, end)}
                      data-told={`${arc.name}\n${title}\n${clockRange(date, arc.start, arc.end)}`}
                    />
                    {room > widthOfText(arc.name, LIMB_FONT) + 24 && (
                      <>
                        <path id={id} class="rail" d={along(outer - WIDE / 2, start, end)} />
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
        ).map(([kind, windows, outer]) => (
          <g key={kind} class={`window ${kind}`}>
            {windows.map((each) => {
              const [start, end] = [turn(each.start), turn(each.end)]
              return end - start < 0.001 ? null : (
                <path
                  key={`${each.name}${each.start}`}
                  d={piece(outer - 12, outer, start, end)}
                  data-told={`${each.name}\n${clockRange(date, each.start, each.end)}`}
                />
              )
            })}
          </g>
        ))}
        {now !== null && turn(now) > 0 && turn(now) < 1 && (
          <path class="now" d={`M${point(112, turn(now))}L${point(outermost + 14, turn(now))}`} />
        )}
        <text class="ring-centre" text-anchor="middle">
          {lines.map((line, index) => (
            <tspan key={line} x={CENTRE} y={CENTRE - 18 + index * 27}>
              {line}
            </tspan>
          ))}
        </text>
      </svg>
    </PictureTooltip>
  )
}
