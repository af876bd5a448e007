import { useRef, useState } from 'preact/hooks'
import { CallError, call, type Failure, useCall } from '../api.ts'
import { number } from '../intl.ts'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
import { Meter } from '../parts/meter.tsx'
import { RefusalNotice, ResultPanel } from '../parts/notices.tsx'
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

/** A plan of another unit, brought to a width that people draw in. */
const scaled = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y]) => [Number((x * by).toFixed(2)), Number((y * by).toFixed(2))])

const Begin = ({ onPlan }: { onPlan: (plan: Plan) => void }) => {
  const templates = useCall<{ templates: Template[] }>('vastu/vastu-templates', { include_preview: true }, true)
  const [failure, setFailure] = useState<Failure | null>(null)
  const file = useRef<HTMLInputElement>(null)
  const read = async (event: Event & { currentTarget: HTMLInputElement }) => {
    const [given] = event.currentTarget.files ?? []
    if (!given) return
    try {
      const { data } = await call<{ plan: { boundary: Point[]; rooms: Room[]; north: { degrees: number } | null } }>(
        'vastu/vastu-import-dxf',
        {
          dxf_base64: await base64(given),
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
    const found = templates.data?.templates.find((each) => each.id === id)
    if (!found) return
    // Templates are in percent of their frame: a house of twelve metres.
    const { boundary, rooms } = found.preview
    const by = 12 / boxOf(boundary).width
    onPlan({
      north: 0,
      boundary: scaled(boundary, by),
      rooms: rooms.map((each) => ({ ...each, polygon: scaled(each.polygon, by) })),
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
      <button type="button" class="plain" onClick={() => file.current?.click()}>
        {translate('importDxf')}
      </button>
      <input ref={file} type="file" accept=".dxf" hidden aria-label={translate('importDxf')} onChange={read} />
      {failure && <RefusalNotice failure={failure} />}
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
  const resize = (part: Partial<typeof box>) => {
    const next = { ...box, ...part }
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
            onTake={(currentTarget) => onChange({ ...room, name: currentTarget.value || room.name })}
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
              onTake={(currentTarget) =>
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

const Told = ({ of }: { of: Analysis }) => (
  <div class="stack">
    <div class="score">
      <p class="label">{translate('score')}</p>
      <p class="great">{of.overall_score === null ? '–' : number(of.overall_score, 0)}</p>
      {of.overall_score !== null && <Meter value={of.overall_score} max={100} label={number(of.overall_score, 0)} />}
      <p class="told">{of.score_basis.explanation}</p>
    </div>
    <ul class="reasons">
      {of.rooms.map((each) => (
        <li key={each.name} class={each.rating === 'ideal' || each.rating === 'good' ? 'holds' : undefined}>
          <strong>{each.name}</strong> <span class="badge">{each.zone_16}</span> {each.message}
        </li>
      ))}
    </ul>
    {of.defects.length > 0 && (
      <section>
        <h3>{translate('defects')}</h3>
        <ul class="reasons">
          {of.defects.map((each) => (
            <li key={each.id}>
              {each.message} <span class="quiet">{term(each.effect)}</span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)

/** A plan, drawn by hand; what its rooms are worth stands beside it at once. */
const Vastu = () => {
  const plan = parsePlan(option('plan', '')) ?? FIRST_PLAN
  const [chosen, setChosen] = useState<number | null>(null)
  const analysis = useCall<Analysis>('vastu/vastu-analyse', planInput(plan))
  const change = (part: Partial<Plan>) => setOption('plan', JSON.stringify({ ...plan, ...part }))
  const changeRoom = (index: number, room: Room) =>
    change({ rooms: plan.rooms.map((each, at) => (at === index ? room : each)) })
  const box = boxOf(plan.boundary)
  const frame = (width: number, height: number) => change({ boundary: rectangle([0, 0], [width, height]) })
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
                onTake={(currentTarget) =>
                  currentTarget.valueAsNumber >= 2 &&
                  frame(
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
        <Begin onPlan={(next) => change(next)} />
      </div>
      <div class="chart-view vastu">
        <div class="stack">
          <PlanBoard
            plan={plan}
            ratings={plan.rooms.map((_, index) => analysis.data?.rooms[index]?.rating ?? null)}
            chosen={chosen}
            onChoose={setChosen}
            onMove={(index, polygon) => changeRoom(index, { ...plan.rooms[index]!, polygon })}
            onRoom={(polygon) => {
              setChosen(plan.rooms.length)
              change({
                rooms: [
                  ...plan.rooms,
                  { name: `${translate('room')} ${plan.rooms.length + 1}`, type: 'living_room', polygon },
                ],
              })
            }}
          />
          <p class="told">{translate('boardTold')}</p>
          <div class="row">
            {plan.rooms.map((room, index) => (
              <button
                type="button"
                class="plain"
                key={index}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                {room.name}
              </button>
            ))}
          </div>
          {chosen !== null && plan.rooms[chosen] && (
            <RoomRow
              key={chosen}
              room={plan.rooms[chosen]}
              onChange={(room) => changeRoom(chosen, room)}
              onRemove={() => {
                setChosen(null)
                change({ rooms: plan.rooms.filter((_, at) => at !== chosen) })
              }}
            />
          )}
        </div>
        <ResultPanel state={analysis}>{(data) => <Told of={data} />}</ResultPanel>
      </div>
    </>
  )
}
export default Vastu
