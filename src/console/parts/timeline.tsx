import { useEffect, useRef, useState } from 'preact/hooks'
import { longestFittingPrefix } from '../../graphemes.ts'
import { translate } from '../words/index.ts'
import { widthOfText } from './text-width.ts'
import { clampRange, type TimeRange, ticks, tickText, zoomRange } from './time-axis.ts'

export interface Bar {
  from: number
  to: number
  /** The label, and the index of its tint. */
  name: string
  tint: number
  key: string
  description: string
}
export interface Band {
  title: string
  bars: readonly Bar[]
}

/** The planets in the order of the tints `.tint-0` to `.tint-8`. */
const TINTED_PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']
export const tintOfPlanet = (planet: string) => Math.max(0, TINTED_PLANETS.indexOf(planet))

const BAND_HEIGHT = 42
/** Height of the title above a band. */
const BAND_TITLE_HEIGHT = 20
const AXIS_HEIGHT = 26

/** A timeline of periods in bands, with dragging and zooming by mouse, touch and keys. */
export const Timeline = ({
  bands,
  fullRange,
  shownRange,
  now,
  selected,
  onShow,
  onChoose,
}: {
  bands: readonly Band[]
  fullRange: TimeRange
  shownRange: TimeRange
  now: number
  selected: string | null
  onShow: (range: TimeRange) => void
  onChoose: (bar: Bar) => void
}) => {
  const container = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(800)
  const drag = useRef<{ x: number; from: TimeRange; moved: boolean } | null>(null)
  const latestProps = useRef({ shownRange, fullRange, onShow })
  latestProps.current = { shownRange, fullRange, onShow }
  useEffect(() => {
    const element = container.current!
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element)
    // Preact's wheel listeners are passive. This one must prevent scrolling.
    const onWheel = (event: WheelEvent) => {
      if (
        !event.ctrlKey &&
        Math.abs(event.deltaX) <= Math.abs(event.deltaY) &&
        !event.altKey &&
        document.activeElement !== element
      )
        return
      event.preventDefault()
      const { shownRange: range, fullRange: limits, onShow: showRange } = latestProps.current
      const box = element.getBoundingClientRect()
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        const shiftMs = ((range.to - range.from) * event.deltaX) / box.width
        showRange(clampRange({ from: range.from + shiftMs, to: range.to + shiftMs }, limits))
      } else showRange(zoomRange(range, Math.exp(event.deltaY / 300), (event.clientX - box.left) / box.width, limits))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      observer.disconnect()
      element.removeEventListener('wheel', onWheel)
    }
  }, [])

  const span = shownRange.to - shownRange.from
  const x = (at: number) => ((at - shownRange.from) / span) * width
  const zoomStep = (factor: number, at = 0.5) => onShow(zoomRange(shownRange, factor, at, fullRange))
  const shift = (part: number) =>
    onShow(clampRange({ from: shownRange.from + span * part, to: shownRange.to + span * part }, fullRange))
  const KEYS: Record<string, () => void> = {
    ArrowLeft: () => shift(-0.15),
    ArrowRight: () => shift(0.15),
    '+': () => zoomStep(0.6),
    '=': () => zoomStep(0.6),
    '-': () => zoomStep(1 / 0.6),
    Home: () => onShow(fullRange),
  }
  const keys = (event: KeyboardEvent) => {
    const action = KEYS[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const move = (event: PointerEvent) => {
    const { current: dragStart } = drag
    if (!dragStart) return
    const dx = event.clientX - dragStart.x
    if (Math.abs(dx) > 4 && !dragStart.moved) {
      dragStart.moved = true
      container.current!.setPointerCapture(event.pointerId)
    }
    if (!dragStart.moved) return
    const shiftMs = (-dx / width) * (dragStart.from.to - dragStart.from.from)
    onShow(clampRange({ from: dragStart.from.from + shiftMs, to: dragStart.from.to + shiftMs }, fullRange))
  }
  // The font of `.bar text`.
  const font = `14px ${container.current ? getComputedStyle(container.current).fontFamily : 'sans-serif'}`
  const height = AXIS_HEIGHT + bands.length * (BAND_HEIGHT + BAND_TITLE_HEIGHT)
  return (
    <div class="timeline">
      <div class="row tools">
        <button type="button" class="plain" onClick={() => zoomStep(0.5)}>
          {translate('zoomIn')}
        </button>
        <button type="button" class="plain" onClick={() => zoomStep(2)}>
          {translate('zoomOut')}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => onShow(clampRange({ from: now - span / 2, to: now + span / 2 }, fullRange))}
        >
          {translate('today')}
        </button>
        <button type="button" class="plain" onClick={() => onShow(fullRange)}>
          {translate('wholeLife')}
        </button>
      </div>
      <section
        class="band"
        ref={container}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys move and zoom the timeline
        tabIndex={0}
        aria-label={translate('timelineKeys')}
        onKeyDown={keys}
        onPointerDown={(event) => {
          if (event.button === 0) drag.current = { x: event.clientX, from: shownRange, moved: false }
        }}
        onPointerMove={move}
        onPointerUp={() => setTimeout(() => (drag.current = null))}
        onPointerLeave={() => !drag.current?.moved && (drag.current = null)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {ticks(shownRange).map((tick) => (
            <g key={tick.at} transform={`translate(${x(tick.at).toFixed(1)} 0)`}>
              <path class="tick" d={`M0 ${AXIS_HEIGHT - 4}V${height}`} />
              <text class="tick-text" x="4" y="14">
                {tickText(tick)}
              </text>
            </g>
          ))}
          {bands.map((band, row) => {
            const visibleBars = band.bars.filter(({ from, to }) => x(to) >= 0 && x(from) <= width)
            const wideBars = visibleBars.filter(({ from, to }) => x(to) - x(from) >= 3)
            const isTooNarrow = wideBars.length === 0 && (visibleBars.length > 0 || band.bars.length === 0)
            return (
              <g
                key={band.title}
                transform={`translate(0 ${AXIS_HEIGHT + BAND_TITLE_HEIGHT + row * (BAND_HEIGHT + BAND_TITLE_HEIGHT)})`}
              >
                <text class="tick-text" x="2" y="-5">
                  {band.title}
                </text>
                {isTooNarrow && (
                  <text class="tick-text" x="2" y={BAND_HEIGHT / 2}>
                    {translate('zoomInForPeriods')}
                  </text>
                )}
                {wideBars.map((bar) => {
                  const left = Math.max(x(bar.from), -2)
                  const right = Math.min(x(bar.to), width + 2)
                  const barWidth = right - left
                  return (
                    // biome-ignore lint/a11y/noStaticElementInteractions: the list below has buttons for the same periods
                    <g
                      key={bar.key}
                      class={bar.key === selected ? `bar tint-${bar.tint} selected` : `bar tint-${bar.tint}`}
                      onClick={() => !drag.current?.moved && onChoose(bar)}
                    >
                      <title>{bar.description}</title>
                      <rect
                        x={left + 0.5}
                        y="0"
                        width={Math.max(barWidth - 1, 0.7)}
                        height={BAND_HEIGHT}
                        rx={Math.min(6, barWidth / 4)}
                      />
                      {barWidth > 34 && (
                        <text x={left + 8} y={BAND_HEIGHT / 2 + 5}>
                          {longestFittingPrefix(bar.name, (part) => widthOfText(part, font) <= barWidth - 14)}
                        </text>
                      )}
                    </g>
                  )
                })}
              </g>
            )
          })}
          {now >= shownRange.from && now <= shownRange.to && (
            <path class="now" d={`M${x(now).toFixed(1)} ${AXIS_HEIGHT - 8}V${height}`} />
          )}
        </svg>
      </section>
    </div>
  )
}
