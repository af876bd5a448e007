import { useEffect, useRef, useState } from 'preact/hooks'
import { fittingBeginning } from '../../graphemes.ts'
import { say } from '../words/index.ts'
import { widthOfText } from './text-width.ts'
import { type Stretch, ticks, tickText, within, zoomed } from './time-axis.ts'

export interface Bar {
  from: number
  to: number
  /** What it is called, and its place among the tints. */
  name: string
  tint: number
  key: string
  told: string
}
export interface Band {
  title: string
  bars: readonly Bar[]
}

/** Tints by planet, the same wherever it rules or passes. */
const TINTS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']
export const tintOfPlanet = (planet: string) => Math.max(0, TINTS.indexOf(planet))

const ROW = 42
/** Room for the name of the band. */
const GAP = 20
const AXIS = 26

/** Bands of periods, to be dragged and zoomed by mouse, touch and keys. */
export const Timeline = ({
  bands,
  whole,
  shown,
  now,
  chosen,
  onShow,
  onChoose,
}: {
  bands: readonly Band[]
  whole: Stretch
  shown: Stretch
  now: number
  chosen: string | null
  onShow: (stretch: Stretch) => void
  onChoose: (bar: Bar) => void
}) => {
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(800)
  const drag = useRef<{ x: number; from: Stretch; moved: boolean } | null>(null)
  const current = useRef({ shown, whole, onShow })
  current.current = { shown, whole, onShow }
  useEffect(() => {
    const element = place.current!
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element)
    // Preact listens passively to wheels; this one keeps the page where it is.
    const wheel = (event: WheelEvent) => {
      if (
        !event.ctrlKey &&
        Math.abs(event.deltaX) <= Math.abs(event.deltaY) &&
        !event.altKey &&
        document.activeElement !== element
      )
        return
      event.preventDefault()
      const { shown: before, whole: all, onShow: show } = current.current
      const box = element.getBoundingClientRect()
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        const by = ((before.to - before.from) * event.deltaX) / box.width
        show(within({ from: before.from + by, to: before.to + by }, all))
      } else show(zoomed(before, Math.exp(event.deltaY / 300), (event.clientX - box.left) / box.width, all))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', wheel)
    }
  }, [])

  const span = shown.to - shown.from
  const x = (at: number) => ((at - shown.from) / span) * width
  const step = (factor: number, at = 0.5) => onShow(zoomed(shown, factor, at, whole))
  const shift = (part: number) => onShow(within({ from: shown.from + span * part, to: shown.to + span * part }, whole))
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => shift(-0.15),
    ArrowRight: () => shift(0.15),
    '+': () => step(0.6),
    '=': () => step(0.6),
    '-': () => step(1 / 0.6),
    Home: () => onShow(whole),
  }
  const keys = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const move = (event: PointerEvent) => {
    const { current: held } = drag
    if (!held) return
    const by = event.clientX - held.x
    if (Math.abs(by) > 4 && !held.moved) {
      held.moved = true
      place.current!.setPointerCapture(event.pointerId)
    }
    if (!held.moved) return
    const past = (-by / width) * (held.from.to - held.from.from)
    onShow(within({ from: held.from.from + past, to: held.from.to + past }, whole))
  }
  // The size is that of `.bar text`.
  const font = `14px ${place.current ? getComputedStyle(place.current).fontFamily : 'sans-serif'}`
  const height = AXIS + bands.length * (ROW + GAP)
  return (
    <div class="timeline">
      <div class="row tools">
        <button type="button" class="plain" onClick={() => step(0.5)}>
          {say('zoomIn')}
        </button>
        <button type="button" class="plain" onClick={() => step(2)}>
          {say('zoomOut')}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => onShow(within({ from: now - span / 2, to: now + span / 2 }, whole))}
        >
          {say('today')}
        </button>
        <button type="button" class="plain" onClick={() => onShow(whole)}>
          {say('wholeLife')}
        </button>
      </div>
      <section
        class="band"
        ref={place}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys drag and zoom
        tabIndex={0}
        aria-label={say('timelineKeys')}
        onKeyDown={keys}
        onPointerDown={(event) => {
          if (event.button === 0) drag.current = { x: event.clientX, from: shown, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={() => setTimeout(() => (drag.current = null))}
        onPointerLeave={() => !drag.current?.moved && (drag.current = null)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {ticks(shown).map((tick) => (
            <g key={tick.at} transform={`translate(${x(tick.at).toFixed(1)} 0)`}>
              <path class="tick" d={`M0 ${AXIS - 4}V${height}`} />
              <text class="tick-text" x="4" y="14">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {bands.map((band, row) => {
            const seen = band.bars.filter(({ from, to }) => x(to) >= 0 && x(from) <= width)
            const drawn = seen.filter(({ from, to }) => x(to) - x(from) >= 3)
            const isTooFar = drawn.length === 0 && (seen.length > 0 || band.bars.length === 0)
            return (
              <g key={band.title} transform={`translate(0 ${AXIS + GAP + row * (ROW + GAP)})`}>
                <text class="tick-text" x="2" y="-5">
                  {band.title}
                </text>
                {isTooFar && (
                  <text class="tick-text" x="2" y={ROW / 2}>
                    {say('bandCloser')}
                  </text>
                )}
                {drawn.map((bar) => {
                  const left = Math.max(x(bar.from), -2)
                  const right = Math.min(x(bar.to), width + 2)
                  const room = right - left
                  return (
                    // biome-ignore lint/a11y/noStaticElementInteractions: the list below has the same as buttons
                    <g
                      key={bar.key}
                      class={bar.key === chosen ? `bar tint-${bar.tint} chosen` : `bar tint-${bar.tint}`}
                      onClick={() => !drag.current?.moved && onChoose(bar)}
                    >
                      <title>{bar.told}</title>
                      <rect
                        x={left + 0.5}
                        y="0"
                        width={Math.max(room - 1, 0.7)}
                        height={ROW}
                        rx={Math.min(6, room / 4)}
                      />
                      {room > 34 && (
                        <text x={left + 8} y={ROW / 2 + 5}>
                          {fittingBeginning(bar.name, (part) => widthOfText(part, font) <= room - 14)}
                        </text>
                      )}
                    </g>
                  )
                })}
              </g>
            )
          })}
          {now >= shown.from && now <= shown.to && (
            <path class="now" d={`M${x(now).toFixed(1)} ${AXIS - 8}V${height}`} />
          )}
        </svg>
      </section>
    </div>
  )
}
