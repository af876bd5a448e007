import { useRef, useState } from 'preact/hooks'
import { CallError, call, type Failure, useCall } from '../api.ts'
import { number } from '../intl.ts'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
import { Meter } from '../parts/meter.tsx'
import { FailureNotice, ResultPanel } from '../parts/notices.tsx'
import {
  boxOf,
  FIRST_PLAN,
  type Plan,
  type Point,
  parsePlan,
  planInput,
  ROOM_TYPES,
  type Room,
  rectangle,
} from '../parts/plan.ts'
import { PlanBoard } from '../parts/plan-board.tsx'
import { option, setOption } from '../route.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'

interface Analysis {
  overall_score: number | null
  score_basis: { explanation: string; coverage_pct: number }
  rooms: { name: string; zone_16: string; rating: string | null; score: number | null; message: string }[]
  defects: { id: string; severity: string; message: string; effect: string }[]
  remedies: { id: string; text: string; zone: string }[]
}
interface Template {
  id: string
  name: string
  preview: { boundary: Point[]; rooms: Room[] }
}

const base64 = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

/** Points scaled by a factor, rounded to two decimals. */
const scalePoints = (points: readonly Point[], factor: number): Point[] =>
  points.map(([x, y]) => [Number((x * factor).toFixed(2)), Number((y * factor).toFixed(2))])

const PlanSource = ({ onPlan }: { onPlan: (plan: Plan) => void }) => {
  const templates = useCall<{ templates: Template[] }>('vastu/vastu-templates', { include_preview: true }, true)
  const [failure, setFailure] = useState<Failure | null>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const importDxf = async (event: Event & { currentTarget: HTMLInputElement }) => {
    const [dxfFile] = event.currentTarget.files ?? []
    if (!dxfFile) return
    try {
      const { data } = await call<{ plan: { boundary: Point[]; rooms: Room[]; north: { degrees: number } | null } }>(
        'vastu/vastu-import-dxf',
        {
          dxf_base64: await base64(dxfFile),
        },
      )
      const { boundary, rooms, north } = data.plan
      onPlan({
        boundary,
        north: north?.degrees ?? 0,
        rooms: rooms.map((each) => ({ ...each, type: each.type ?? 'corridor' })),
      })
      setFailure(null)
    } catch (error) {
      if (error instanceof CallError) setFailure(error.failure)
      else throw error
    }
  }
  const choose = (id: string) => {
    const template = templates.data?.templates.find((each) => each.id === id)
    if (!template) return
    // Templates are in percent of their width, which becomes 12 metres.
    const { boundary, rooms } = template.preview
    const metresPerPercent = 12 / boxOf(boundary).width
    onPlan({
      north: 0,
      boundary: scalePoints(boundary, metresPerPercent),
      rooms: rooms.map((each) => ({ ...each, polygon: scalePoints(each.polygon, metresPerPercent) })),
    })
  }
  return (
    <>
      <Select
        label={translate('template')}
        value=""
        choices={[['', '–'], ...(templates.data?.templates ?? []).map((each) => [each.id, each.name] as const)]}
        onChange={choose}
      />
      <button type="button" class="plain" onClick={() => fileInput.current?.click()}>
        {translate('importDxf')}
      </button>
      <input
        ref={fileInput}
        type="file"
        accept=".dxf"
        hidden
        aria-label={translate('importDxf')}
        onChange={importDxf}
      />
      {failure && <FailureNotice failure={failure} />}
    </>
  )
}

const RoomRow = ({
  room,
  onChange,
  onRemove,
}: {
  room: Room
  onChange: (room: Room) => void
  onRemove: () => void
}) => {
  const box = boxOf(room.polygon)
  const resize = (changes: Partial<typeof box>) => {
    const next = { ...box, ...changes }
    onChange({ ...room, polygon: rectangle([next.x, next.y], [next.x + next.width, next.y + next.height]) })
  }
  return (
    <div class="room-row">
      <Field label={translate('name')}>
        {(field) => (
          <TypedInput
            {...field}
            type="text"
            value={room.name}
            maxLength={120}
            onCommit={(currentTarget) => onChange({ ...room, name: currentTarget.value || room.name })}
          />
        )}
      </Field>
      <Select
        label={translate('roomType')}
        value={room.type}
        choices={ROOM_TYPES.map((each) => [each, readableName(each)] as const)}
        onChange={(type) => onChange({ ...room, type })}
      />
      {(['x', 'y', 'width', 'height'] as const).map((name) => (
        <Field key={name} label={translate(name)}>
          {(field) => (
            <TypedInput
              {...field}
              type="number"
              step={0.5}
              value={box[name]}
              onCommit={(currentTarget) =>
                Number.isFinite(currentTarget.valueAsNumber) && resize({ [name]: currentTarget.valueAsNumber })
              }
            />
          )}
        </Field>
      ))}
      <button type="button" class="plain" onClick={onRemove}>
        {translate('remove')}
      </button>
    </div>
  )
}

const AnalysisPanel = ({ analysis }: { analysis: Analysis }) => (
  <div class="stack">
    <div class="score">
      <p class="label">{translate('score')}</p>
      <p class="large-number">{analysis.overall_score === null ? '–' : number(analysis.overall_score, 0)}</p>
      {analysis.overall_score !== null && (
        <Meter value={analysis.overall_score} max={100} label={number(analysis.overall_score, 0)} />
      )}
      <p class="hint">{analysis.score_basis.explanation}</p>
    </div>
    <ul class="reasons">
      {analysis.rooms.map((each) => (
        <li key={each.name} class={each.rating === 'ideal' || each.rating === 'good' ? 'holds' : undefined}>
          <strong>{each.name}</strong> <span class="badge">{each.zone_16}</span> {each.message}
        </li>
      ))}
    </ul>
    {analysis.defects.length > 0 && (
      <section>
        <h3>{translate('defects')}</h3>
        <ul class="reasons">
          {analysis.defects.map((each) => (
            <li key={each.id}>
              {each.message} <span class="quiet">{term(each.effect)}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)

/** A plan editor, with the Vastu analysis of the plan next to it. */
const Vastu = () => {
  const plan = parsePlan(option('plan', '')) ?? FIRST_PLAN
  const [selectedRoom, setSelectedRoom] = useState<number | null>(null)
  const analysis = useCall<Analysis>('vastu/vastu-analyse', planInput(plan))
  const change = (changes: Partial<Plan>) => setOption('plan', JSON.stringify({ ...plan, ...changes }))
  const changeRoom = (index: number, room: Room) =>
    change({ rooms: plan.rooms.map((each, at) => (at === index ? room : each)) })
  const box = boxOf(plan.boundary)
  const resizePlan = (width: number, height: number) => change({ boundary: rectangle([0, 0], [width, height]) })
  return (
    <>
      <div class="controls">
        {(['width', 'height'] as const).map((name) => (
          <Field key={name} label={translate(name)}>
            {(field) => (
              <TypedInput
                {...field}
                type="number"
                min={2}
                max={200}
                step={0.5}
                value={box[name]}
                onCommit={(currentTarget) =>
                  currentTarget.valueAsNumber >= 2 &&
                  resizePlan(
                    name === 'width' ? currentTarget.valueAsNumber : box.width,
                    name === 'height' ? currentTarget.valueAsNumber : box.height,
                  )
                }
              />
            )}
          </Field>
        ))}
        <Field label={`${translate('northAt')} ${number(plan.north, 0)}°`}>
          {(field) => (
            <input
              {...field}
              type="range"
              min={0}
              max={359}
              step={1}
              value={plan.north}
              onChange={({ currentTarget }) => change({ north: currentTarget.valueAsNumber })}
            />
          )}
        </Field>
        <PlanSource onPlan={(next) => change(next)} />
      </div>
      <div class="chart-view vastu">
        <div class="stack">
          <PlanBoard
            plan={plan}
            ratings={plan.rooms.map((_, index) => analysis.data?.rooms[index]?.rating ?? null)}
            selected={selectedRoom}
            onSelect={setSelectedRoom}
            onMove={(index, polygon) => changeRoom(index, { ...plan.rooms[index]!, polygon })}
            onRoom={(polygon) => {
              setSelectedRoom(plan.rooms.length)
              change({
                rooms: [
                  ...plan.rooms,
                  { name: `${translate('room')} ${plan.rooms.length + 1}`, type: 'living_room', polygon },
                ],
              })
            }}
          />
          <p class="hint">{translate('planHint')}</p>
          <div class="row">
            {plan.rooms.map((room, index) => (
              <button
                type="button"
                class="plain"
                key={index}
                aria-pressed={index === selectedRoom}
                onClick={() => setSelectedRoom(index)}
              >
                {room.name}
              </button>
            ))}
          </div>
          {selectedRoom !== null && plan.rooms[selectedRoom] && (
            <RoomRow
              key={selectedRoom}
              room={plan.rooms[selectedRoom]}
              onChange={(room) => changeRoom(selectedRoom, room)}
              onRemove={() => {
                setSelectedRoom(null)
                change({ rooms: plan.rooms.filter((_, at) => at !== selectedRoom) })
              }}
            />
          )}
        </div>
        <ResultPanel state={analysis}>{(data) => <AnalysisPanel analysis={data} />}</ResultPanel>
      </div>
    </>
  )
}
export default Vastu
