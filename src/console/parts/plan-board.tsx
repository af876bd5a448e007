import { useRef, useState } from 'preact/hooks'
import { say } from '../words/index.ts'
import { boxOf, movedBy, type Plan, type Point, rectangle, snapped } from './plan.ts'

type Held = { kind: 'draw'; from: Point; to: Point } | { kind: 'move'; room: number; from: Point; by: Point } | null

/** The floor to draw on: drag on the floor for a room, drag a room to move it. */
export const PlanBoard = ({
  plan,
  ratings,
  chosen,
  onChoose,
  onRoom,
  onMove,
}: {
  plan: Plan
  ratings: readonly (string | null)[]
  chosen: number | null
  onChoose: (room: number | null) => void
  onRoom: (polygon: Point[]) => void
  onMove: (room: number, polygon: Point[]) => void
}) => {
  const board = useRef<SVGSVGElement>(null)
  const [held, setHeld] = useState<Held>(null)
  const box = boxOf(plan.boundary)
  const edge = Math.max(box.width, box.height) * 0.09
  const viewed = [box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge]
  const unit = viewed[2]! / 100
  const at = (event: PointerEvent): Point => {
    const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.current!.getScreenCTM()!.inverse())
    return [place.x, place.y]
  }
  const down = (event: PointerEvent, room: number | null) => {
    event.stopPropagation()
    board.current!.setPointerCapture(event.pointerId)
    const from = at(event)
    onChoose(room)
    setHeld(room === null ? { kind: 'draw', from, to: from } : { kind: 'move', room, from, by: [0, 0] })
  }
  const move = (event: PointerEvent) => {
    if (!held) return
    const here = at(event)
    if (held.kind === 'draw') setHeld({ ...held, to: here })
    else setHeld({ ...held, by: [snapped(here[0] - held.from[0]), snapped(here[1] - held.from[1])] })
  }
  const up = () => {
    if (held?.kind === 'draw') {
      const polygon = rectangle(
        [snapped(held.from[0]), snapped(held.from[1])],
        [snapped(held.to[0]), snapped(held.to[1])],
      )
      const { width, height } = boxOf(polygon)
      if (width >= 0.5 && height >= 0.5) onRoom(polygon)
    } else if (held && (held.by[0] !== 0 || held.by[1] !== 0))
      onMove(held.room, movedBy(plan.rooms[held.room]!.polygon, held.by))
    setHeld(null)
  }
  const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
  const turn = (plan.north * Math.PI) / 180
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  const reach = Math.min(box.width, box.height) / 2 + edge * 0.55
  return (
    <svg
      ref={board}
      class="board"
      viewBox={viewed.join(' ')}
      role="img"
      aria-label={say('boardTold')}
      onPointerDown={(event) => down(event, null)}
      onPointerMove={move}
      onPointerUp={up}
    >
      <defs>
        <pattern id="metre" width="1" height="1" patternUnits="userSpaceOnUse">
          <path class="grid-line" d="M1 0H0V1" stroke-width={unit * 0.12} />
        </pattern>
      </defs>
      <path class="floor" d={path(plan.boundary)} stroke-width={unit * 0.5} />
      <path d={path(plan.boundary)} fill="url(#metre)" />
      {plan.rooms.map((room, index) => {
        const polygon = held?.kind === 'move' && held.room === index ? movedBy(room.polygon, held.by) : room.polygon
        const place = boxOf(polygon)
        return (
          <g
            key={index}
            class={`room rating-${ratings[index] ?? 'none'}${index === chosen ? ' chosen' : ''}`}
            onPointerDown={(event) => down(event, index)}
          >
            <path d={path(polygon)} stroke-width={unit * 0.35} />
            <text
              x={place.x + place.width / 2}
              y={place.y + place.height / 2}
              font-size={unit * 2.6}
              text-anchor="middle"
              dominant-baseline="central"
            >
              {room.name}
            </text>
          </g>
        )
      })}
      {held?.kind === 'draw' && (
        <path class="drawn" d={path(rectangle(held.from, held.to))} stroke-width={unit * 0.3} />
      )}
      <g
        class="north"
        transform={`translate(${middle[0] + Math.sin(turn) * reach} ${middle[1] - Math.cos(turn) * reach}) rotate(${plan.north})`}
      >
        <path d={`M0 ${-unit * 3}L${unit * 1.6} ${unit}H${-unit * 1.6}Z`} />
        <text y={unit * 3.4} font-size={unit * 2.4} text-anchor="middle">
          N
        </text>
      </g>
    </svg>
  )
}
