import type { ComponentChildren } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { say } from '../words/index.ts'

/** What a picture tells of its parts. */
export interface PictureParts {
  /** In the order in which keys go through them. */
  readonly of: (picture: Element) => Element[]
  /** A heading, and lines below it. */
  readonly told: (part: Element) => readonly string[]
  /** Called when another part is pointed at, or none. */
  readonly onPoint?: (picture: Element, part: Element | null) => void
}

/** Of drawings of the console: each part has its lines with it. */
export const DESCRIBED_PARTS: PictureParts = {
  of: (picture) => [...picture.querySelectorAll('[data-told]')],
  told: (part) => (part as SVGElement).dataset.told!.split('\n'),
}

/** A finger or a shaking hand misses by so much, pixels. */
const NEAR = 26

const distance = (box: DOMRect, x: number, y: number) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))

/** The part below the pointer, else the nearest of those that are not lines; of two that lie on each other the smaller. */
const partAt = (parts: readonly Element[], { target, clientX, clientY }: PointerEvent): Element | null => {
  for (let under = target as Element | null; under; under = under.parentElement) if (parts.includes(under)) return under
  let found: { part: Element; far: number; size: number } | null = null
  for (const part of parts) {
    if (part instanceof SVGPathElement) continue
    const box = part.getBoundingClientRect()
    const far = distance(box, clientX, clientY)
    const size = box.width * box.height
    if (far < NEAR && (!found || far < found.far || (far === found.far && size < found.size)))
      found = { part, far, size }
  }
  return found?.part ?? null
}

interface Tip {
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
  const place = useRef<HTMLElement>(null)
  const at = useRef<Element | null>(null)
  const [tip, setTip] = useState<Tip | null>(null)
  const picture = () => place.current!.querySelector('svg')!
  const show = (part: Element | null) => {
    if (part === at.current && (part === null || tip)) return
    at.current?.classList.remove('pointed')
    part?.classList.add('pointed')
    at.current = part
    parts.onPoint?.(picture(), part)
    if (!part) return setTip(null)
    const box = part.getBoundingClientRect()
    const frame = place.current!.getBoundingClientRect()
    const x = Math.min(Math.max(box.left + box.width / 2 - frame.left, 0), frame.width)
    const below = box.top - frame.top < 90
    setTip({
      lines: parts.told(part),
      x: x + place.current!.scrollLeft,
      y: (below ? box.bottom + 8 : box.top - 8) - frame.top,
      share: x / frame.width,
      below,
    })
  }
  const keys = (event: KeyboardEvent) => {
    const all = parts.of(picture())
    const now = at.current ? all.indexOf(at.current) : -1
    const GO: Record<string, () => Element | null | undefined> = {
      ArrowRight: () => all[(now + 1) % all.length],
      ArrowDown: () => all[(now + 1) % all.length],
      ArrowLeft: () => all.at(now <= 0 ? -1 : now - 1),
      ArrowUp: () => all.at(now <= 0 ? -1 : now - 1),
      Home: () => all[0],
      End: () => all.at(-1),
      Escape: () => null,
    }
    const go = GO[event.key]
    if (!go || all.length === 0 || (event.key === 'Escape' && !at.current)) return
    event.preventDefault()
    show(go() ?? null)
  }
  return (
    <section
      class={name}
      ref={place}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys go from part to part
      tabIndex={0}
      aria-label={`${label}. ${say('partsKeys')}`}
      onKeyDown={keys}
      onBlur={() => show(null)}
      onPointerMove={(event) => show(partAt(parts.of(picture()), event))}
      onPointerDown={(event) => show(partAt(parts.of(picture()), event))}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && show(null)}
    >
      {children}
      <div
        class="tip"
        role="status"
        style={
          tip
            ? {
                left: `${tip.x}px`,
                top: `${tip.y}px`,
                transform: `translate(${(-tip.share * 100).toFixed(0)}%, ${tip.below ? 0 : -100}%)`,
              }
            : { display: 'none' }
        }
      >
        {tip?.lines.map((line, index) =>
          index === 0 ? <strong key={line}>{line}</strong> : <span key={line}>{line}</span>,
        )}
      </div>
    </section>
  )
}
