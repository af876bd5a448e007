import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { translate } from '../words/index.ts'

/** What a picture tells of its parts. */
export interface PictureParts {
  /** In the order in which keys go through them. */
  readonly list: (picture: Element) => Element[]
  /** A heading, and lines below it. */
  readonly describe: (part: Element) => readonly string[]
  /** Called when another part is pointed at, or none. */
  readonly onPoint?: (picture: Element, part: Element | null) => void
}

/** Of drawings of the console: each part has its lines with it. */
export const DESCRIBED_PARTS: PictureParts = {
  list: (picture) => [...picture.querySelectorAll('[data-told]')],
  describe: (part) => (part as SVGElement).dataset.told!.split('\n'),
}

/** A finger or a shaking hand misses by so much, pixels. */
const MAX_POINTER_DISTANCE = 26

const distance = (box: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** The part below the pointer, else the nearest of those that are not lines; of two that lie on each other the smaller. */
const partAt = (parts: readonly Element[], { target, clientX, clientY }: PointerEvent): Element | null => {
  for (let element = target as Element | null; element; element = element.parentElement)
    if (parts.includes(element)) return element
  let nearest: { part: Element; far: number; size: number } | null = null
  for (const part of parts) {
    if (part instanceof SVGPathElement) continue
    const box = part.getBoundingClientRect()
    const partDistance = distance(box, clientX, clientY)
    const size = box.width * box.height
    if (
      partDistance < MAX_POINTER_DISTANCE &&
      (!nearest || partDistance < nearest.far || (partDistance === nearest.far && size < nearest.size))
    )
      nearest = { part, far: partDistance, size }
  }
  return nearest?.part ?? null
}

interface Tooltip {
  lines: readonly string[]
  x: number
  y: number
  /** Of the width: the tip lies to the right of its place at the left end, and to the left at the right one. */
  share: number
  below: boolean
}

/** A picture whose parts tell of themselves: by the pointer, by touch, and by the arrow keys. */
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
  const frame = useRef<HTMLElement>(null)
  const pointedPart = useRef<Element | null>(null)
  const [tooltip, setTooltip] = useState<Tooltip | null>(null)
  const picture = () => frame.current!.querySelector('svg')!
  const show = (part: Element | null) => {
    if (part === pointedPart.current && (part === null || tooltip)) return
    pointedPart.current?.classList.remove('pointed')
    part?.classList.add('pointed')
    pointedPart.current = part
    parts.onPoint?.(picture(), part)
    if (!part) return setTooltip(null)
    const box = part.getBoundingClientRect()
    const frame = frame.current!.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2 - frame.left, 0), frame.width)
    const below = box.top - frame.top < 90
    setTooltip({
      lines: parts.describe(part),
      x: x + frame.current!.scrollLeft,
      y: (below ? box.bottom + 8 : box.top - 8) - frame.top,
      share: x / frame.width,
      below,
    })
  }
  const keys = (event: KeyboardEvent) => {
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
      ref={frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys go from part to part
      tabIndex={0}
      aria-label={`${label}. ${translate('partsKeys')}`}
      onKeyDown={keys}
      onBlur={() => show(null)}
      onPointerMove={(event) => show(partAt(parts.list(picture()), event))}
      onPointerDown={(event) => show(partAt(parts.list(picture()), event))}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show(null)}
    >
      {children}
      <div
        class="tip"
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
