import { useRef, useState } from 'preact/hooks'
import { translate } from '../words/index.ts'
import { boxOf, movePoints, type Plan, type Point, rectangle, snapToGrid } from './plan.ts'

type Drag = { kind: 'draw'; from: Point; to: Point } | { kind: 'move'; room: number; from: Point; offset: Point } | null

/** The plan editor: dragging on the floor draws a room, dragging a room moves it. */
export const PlanBoard = ({
  plan,
  ratings,
  selected,
  onSelect,
  onRoom,
  onMove,
}: {
  plan: Plan
  ratings: readonly (string | null)[]
  selected: number | null
  onSelect: (room: number | null) => void
  onRoom: (polygon: Point[]) => void
  onMove: (room: number, polygon: Point[]) => void
}) => {
  const board = useRef<SVGSVGElement>(null)
  const [drag, setDrag] = useState<Drag>(null)
  const box = boxOf(plan.boundary)
  const margin = Math.max(box.width, box.height) * 0.09
  const viewBox = [box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin]
  const unit = viewBox[2]! / 100
  const floorPoint = (event: PointerEvent): Point => {
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.current!.getScreenCTM()!.inverse())
    return [point.x, point.y]
  }
  const startDrag = (event: PointerEvent, room: number | null) => {
    event.stopPropagation()
    board.current!.setPointerCapture(event.pointerId)
    const from = floorPoint(event)
    onSelect(room)
    setDrag(room === null ? { kind: 'draw', from, to: from } : { kind: 'move', room, from, offset: [0, 0] })
  }
  const continueDrag = (event: PointerEvent) => {
    if (!drag) return
    const position = floorPoint(event)
    if (drag.kind === 'draw') setDrag({ ...drag, to: position })
    else setDrag({ ...drag, offset: [snapToGrid(position[0] - drag.from[0]), snapToGrid(position[1] - drag.from[1])] })
  }
  const endDrag = () => {
    if (drag?.kind === 'draw') {
      const polygon = rectangle(
        [snapToGrid(drag.from[0]), snapToGrid(drag.from[1])],
        [snapToGrid(drag.to[0]), snapToGrid(drag.to[1])],
      )
      const { width, height } = boxOf(polygon)
      if (width >= 0.5 && height >= 0.5) onRoom(polygon)
    } else if (drag && (drag.offset[0] !== 0 || drag.offset[1] !== 0))
      onMove(drag.room, movePoints(plan.rooms[drag.room]!.polygon, drag.offset))
    setDrag(null)
  }
  const polygonPath = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
  const northAngle = (plan.north * Math.PI) / 180
  const centre = [box.x + box.width / 2, box.y + box.height / 2] as const
  const arrowDistance = Math.min(box.width, box.height) / 2 + margin * 0.55
  return (
    <svg
      ref={board}
      class="board"
      viewBox={viewBox.join(' ')}
      role="img"
      aria-label={translate('planHint')}
      onPointerDown={(event) => startDrag(event, null)}
      onPointerMove={continueDrag}
      onPointerUp={endDrag}
    >
      <defs>
        <pattern id="metre" width="1" height="1" patternUnits="userSpaceOnUse">
          <path class="grid-line" d="M1 0H0V1" stroke-width={unit * 0.12} />
        </pattern>
      </defs>
      <path class="floor" d={polygonPath(plan.boundary)} stroke-width={unit * 0.5} />
      <path d={polygonPath(plan.boundary)} fill="url(#metre)" />
      {plan.rooms.map((room, index) => {
        const polygon =
          drag?.kind === 'move' && drag.room === index ? movePoints(room.polygon, drag.offset) : room.polygon
        const labelBox = boxOf(polygon)
        return (
          <g
            key={index}
            class={`room rating-${ratings[index] ?? 'none'}${index === selected ? ' selected' : ''}`}
            onPointerDown={(event) => startDrag(event, index)}
          >
            <path d={polygonPath(polygon)} stroke-width={unit * 0.35} />
            <text
              x={labelBox.x + labelBox.width / 2}
              y={labelBox.y + labelBox.height / 2}
              font-size={unit * 2.6}
              text-anchor="middle"
              dominant-baseline="central"
            >
              {room.name}
            </text>
          </g>
        )
      })}
      {drag?.kind === 'draw' && (
        <path class="new-room" d={polygonPath(rectangle(drag.from, drag.to))} stroke-width={unit * 0.3} />
      )}
      <g
        class="north"
        transform={`translate(${centre[0] + Math.sin(northAngle) * arrowDistance} ${centre[1] - Math.cos(northAngle) * arrowDistance}) rotate(${plan.north})`}
      >
        <path d={`M0 ${-unit * 3}L${unit * 1.6} ${unit}H${-unit * 1.6}Z`} />
        <text y={unit * 3.4} font-size={unit * 2.4} text-anchor="middle">
          N
        </text>
      </g>
    </svg>
  )
}
