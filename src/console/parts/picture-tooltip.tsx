import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { translate } from '../words/index.ts'

/** The parts of a picture that have a description. */
export interface PictureParts {
  /** The parts, in the order of keyboard navigation. */
  readonly list: (picture: Element) => Element[]
  /** The lines of the tooltip of a part. The first line is the heading. */
  readonly describe: (part: Element) => readonly string[]
  /** Called when the highlighted part changes; null if no part is highlighted. */
  readonly onPoint?: (picture: Element, part: Element | null) => void
}

/** The parts of a drawing of the console: each part has its lines in `data-description`. */
export const DESCRIBED_PARTS: PictureParts = {
  list: (picture) => [...picture.querySelectorAll('[data-description]')],
  describe: (part) => (part as SVGElement).dataset.description!.split('\n'),
}

/** The largest distance in pixels from the pointer to the part that it highlights, for fingers and unsteady hands. */
const MAX_POINTER_DISTANCE = 26

const distance = (box: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** The part under the pointer, else the nearest part that is not a line. If two parts are equally near, the smaller one. */
const partAt = (parts: readonly Element[], { target, clientX, clientY }: PointerEvent): Element | null => {
  for (let element = target as Element | null; element; element = element.parentElement)
    if (parts.includes(element)) return element
  let nearest: { part: Element; distance: number; size: number } | null = null
  for (const part of parts) {
    if (part instanceof SVGPathElement) continue
    const box = part.getBoundingClientRect()
    const partDistance = distance(box, clientX, clientY)
    const size = box.width * box.height
    if (
      partDistance < MAX_POINTER_DISTANCE &&
      (!nearest || partDistance < nearest.distance || (partDistance === nearest.distance && size < nearest.size))
    )
      nearest = { part, distance: partDistance, size }
  }
  return nearest?.part ?? null
}

interface Tooltip {
  lines: readonly string[]
  x: number
  y: number
  /** Share of the tooltip (0 to 1) that lies left of `x`: 0 at the left end of the picture, 1 at the right end. */
  share: number
  below: boolean
}

/** A picture with tooltips for its parts, on pointing, on touch and with the arrow keys. */
export const PictureTooltip = ({
  label,
  name,
  parts,
  children,
}: {
  label: string
  name: string
  parts: PictureParts
  children: ComponentChildren
}) => {
  const container = useRef<HTMLElement>(null)
  const pointedPart = useRef<Element | null>(null)
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  const picture = () => container.current!.querySelector('svg')!
  const show = (part: Element | null) => {
    if (part === pointedPart.current && (part === null || tooltip)) return
    pointedPart.current?.classList.remove('highlighted')
    part?.classList.add('highlighted')
    pointedPart.current = part
    parts.onPoint?.(picture(), part)
    if (!part) return setTooltip(null)
    const box = part.getBoundingClientRect()
    const frame = container.current!.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2 - frame.left, 0), frame.width)
    const below = box.top - frame.top < 90
    setTooltip({
      lines: parts.describe(part),
      x: x + container.current!.scrollLeft,
      y: (below ? box.bottom + 8 : box.top - 8) - frame.top,
      share: x / frame.width,
      below,
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const list = parts.list(picture())
    const index = pointedPart.current ? list.indexOf(pointedPart.current) : -1
    const TARGETS: Record<string, () => Element | null | undefined> = {
      ArrowRight: () => list[(index + 1) % list.length],
      ArrowDown: () => list[(index + 1) % list.length],
      ArrowLeft: () => list.at(index <= 0 ? -1 : index - 1),
      ArrowUp: () => list.at(index <= 0 ? -1 : index - 1),
      Home: () => list[0],
      End: () => list.at(-1),
      Escape: () => null,
    }
    const target = TARGETS[event.key]
    if (!target || list.length === 0 || (event.key === 'Escape' && !pointedPart.current)) return
    event.preventDefault()
    show(target() ?? null)
  }
  return (
    <section
      class={name}
      ref={container}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move between the parts
      tabIndex={0}
      aria-label={`${label}. ${translate('partsKeys')}`}
      onKeyDown={onKeyDown}
      onBlur={() => show(null)}
      onPointerMove={(event) => show(partAt(parts.list(picture()), event))}
      onPointerDown={(event) => show(partAt(parts.list(picture()), event))}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show(null)}
    >
      {children}
      <div
        class="tooltip"
        role="status"
        style={
          tooltip
            ? {
                left: `${tooltip.x}px`,
                top: `${tooltip.y}px`,
                transform: `translate(${(-tooltip.share * 100).toFixed(0)}%, ${tooltip.below ? 0 : -100}%)`,
              }
            : { display: 'none' }
        }
      >
        {tooltip?.lines.map((line, index) =>
          index === 0 ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
        )}
      </div>
    </section>
  )
}
