import { useEffect, useRef, useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { day } from '../intl.ts'
import { Check, download, Field, TypedInput } from '../parts/controls.tsx'
import { RefusalNotice } from '../parts/notices.tsx'
import { PlaceSearch, placeName } from '../parts/place-search.tsx'
import {
  choosePerson,
  importPeople,
  isSaved,
  NOON,
  newId,
  type Person,
  parsePeople,
  people,
  person,
  removePerson,
  savePerson,
  showUnsavedPerson,
} from '../people.ts'
import { goTo } from '../route.ts'
import { translate } from '../words/index.ts'

/** What has been told so far. */
interface Draft extends Omit<Person, 'latitude' | 'longitude'> {
  latitude: number | null
  longitude: number | null
}
const blank = (): Draft => ({
  ...{ id: newId(), name: '', date: '', time: '', place: '', timezone: '', utcOffset: null },
  ...{ latitude: null, longitude: null },
})

interface Zone {
  timezone: string
  utc_offset: string
  dst: boolean
  status: 'exact' | 'gap' | 'fold' | string
  alternatives: { utc_offset: string; dst: boolean }[]
  note: string | null
}

const placed = (draft: Draft) => draft.latitude !== null && draft.longitude !== null
const complete = (draft: Draft): draft is Person & Draft =>
  draft.date !== '' && draft.time !== '' && placed(draft) && (draft.timezone !== '' || !!draft.utcOffset)

/** What the clock of the place showed then; an hour that it skipped or repeated is to be chosen. */
const ClockThere = ({
  draft,
  onZone,
  onOffset,
  onOpen,
}: {
  draft: Draft
  onZone: (zone: string) => void
  onOffset: (offset: string) => void
  /** Whether an hour is still to be chosen. */
  onOpen: (isOpen: boolean) => void
}) => {
  const asked = placed(draft) && draft.date !== '' && !draft.utcOffset
  const { data, failure, meta } = useCall<Zone>(
    'utilities/resolve-timezone',
    asked
      ? {
          datetime: `${draft.date}T${draft.time || NOON}`,
          latitude: draft.latitude,
          longitude: draft.longitude,
          ...(draft.timezone && { timezone: draft.timezone }),
        }
      : null,
  )
  const zone = data?.timezone
  useEffect(() => {
    if (zone && !draft.timezone) onZone(zone)
  }, [zone, draft.timezone, onZone])
  const isOpen = !!draft.time && (data?.status === 'gap' || data?.status === 'fold')
  useEffect(() => onOpen(isOpen), [isOpen, onOpen])
  if (failure) return <RefusalNotice failure={failure} />
  if (!data) return null
  if (isOpen)
    return (
      <div class="refused soft" role="alert">
        <p>{translate('clockChoose')}</p>
        <p class="row">
          {[data, ...data.alternatives].map((each) => (
            <button type="button" class="plain" key={each.utc_offset} onClick={() => onOffset(each.utc_offset)}>
              UTC{each.utc_offset}
              {each.dst && ` · ${translate('summerTime')}`}
            </button>
          ))}
        </p>
      </div>
    )
  return (
    <div class="clock" aria-live="polite">
      <span class="label">{translate('clock')}</span>
      <strong>UTC{data.utc_offset}</strong>
      <span>
        {data.timezone}
        {data.dst && ` · ${translate('summerTime')}`}
      </span>
      {[...(meta?.warnings ?? []), data.note].filter(Boolean).map((note) => (
        <p key={note} class="quiet">
          {note}
        </p>
      ))}
    </div>
  )
}

const numberOf = (text: string): number | null =>
  text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text)

const ByHand = ({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) => (
  <details class="by-hand">
    <summary>{translate('byHand')}</summary>
    <div class="grid">
      {(['latitude', 'longitude'] as const).map((name) => (
        <Field key={name} label={translate(name)}>
          {(field) => (
            <input
              {...field}
              type="number"
              step="any"
              min={name === 'latitude' ? -90 : -180}
              max={name === 'latitude' ? 90 : 180}
              value={draft[name] ?? ''}
              onInput={(event) => change({ [name]: numberOf(event.currentTarget.value), timezone: '' })}
            />
          )}
        </Field>
      ))}
      <Field label={translate('zone')}>
        {(field) => (
          <TypedInput
            {...field}
            type="text"
            value={draft.timezone}
            onTake={(input) => change({ timezone: input.value.trim() })}
          />
        )}
      </Field>
      <Field label={translate('offset')}>
        {(field) => (
          <TypedInput
            {...field}
            type="text"
            pattern="[+\-]\d\d:\d\d(:\d\d)?"
            value={draft.utcOffset ?? ''}
            onTake={(input) => change({ utcOffset: input.value.trim() || null })}
          />
        )}
      </Field>
    </div>
  </details>
)

/** Asks for a birth. Used wherever somebody is to be told: `onDone` gets whoever it was. */
export const PersonForm = ({
  from,
  action,
  onDone,
}: {
  from: Person | null
  action: string
  onDone: (somebody: Person, kept: boolean) => void
}) => {
  const [draft, setDraft] = useState<Draft>(from ?? blank())
  const [kept, setKept] = useState(true)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const lastTime = useRef('')
  const [clockOpen, setClockOpen] = useState(false)
  /** An offset that was chosen for one hour says nothing of another. */
  const byChoice = useRef(false)
  const changeMoment = (part: Pick<Partial<Draft>, 'date' | 'time'>) => {
    change(byChoice.current ? { ...part, utcOffset: null } : part)
    byChoice.current = false
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (complete(draft) && !clockOpen) onDone(draft, kept)
  }
  return (
    <form class="birth" onSubmit={submit}>
      <Field label={translate('name')} optional>
        {(field) => (
          <input
            {...field}
            type="text"
            autocomplete="off"
            maxLength={120}
            value={draft.name}
            onInput={(event) => change({ name: event.currentTarget.value })}
          />
        )}
      </Field>
      <div class="pair">
        <Field label={translate('date')}>
          {(field) => (
            <input
              {...field}
              type="date"
              required
              min="1800-01-01"
              max="2399-12-31"
              value={draft.date}
              onInput={(event) => changeMoment({ date: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={translate('time')} hint={translate('timeHint')}>
          {(field) => (
            <input
              {...field}
              type="time"
              step={draft.time && draft.time.length > 5 ? 1 : 60}
              required={draft.time !== null}
              disabled={draft.time === null}
              value={draft.time ?? ''}
              onInput={(event) => changeMoment({ time: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
      <Check
        label={translate('timeUnknown')}
        checked={draft.time === null}
        onChange={(unknown) => {
          if (unknown) lastTime.current = draft.time ?? ''
          changeMoment({ time: unknown ? null : lastTime.current })
        }}
      />
      <PlaceSearch
        label={translate('place')}
        value={draft.place}
        onChoose={(place) =>
          change({
            place: placeName(place),
            latitude: place.latitude,
            longitude: place.longitude,
            timezone: place.timezone,
            utcOffset: null,
          })
        }
      />
      <ClockThere
        draft={draft}
        onZone={(timezone) => change({ timezone })}
        onOpen={setClockOpen}
        onOffset={(utcOffset) => {
          byChoice.current = true
          change({ utcOffset })
        }}
      />
      <ByHand draft={draft} change={change} />
      <Check label={translate('keepPerson')} checked={kept} onChange={setKept} />
      <p class="row">
        <button type="submit" disabled={!complete(draft) || clockOpen}>
          {action}
        </button>
      </p>
    </form>
  )
}

const SavedPeople = () => {
  const [told, setTold] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const read = async (event: Event & { currentTarget: HTMLInputElement }) => {
    const [given] = event.currentTarget.files ?? []
    if (!given) return
    const found = parsePeople(await given.text())
    importPeople(found)
    setTold(found.length > 0 ? translate('imported', { count: found.length }) : translate('importedNone'))
    if (file.current) file.current.value = ''
  }
  return (
    <section class="saved">
      <header>
        <h2>{translate('savedPeople')}</h2>
        <div class="row">
          <button type="button" class="plain" onClick={() => file.current?.click()}>
            {translate('importPeople')}
          </button>
          <button
            type="button"
            class="plain"
            disabled={people.value.length === 0}
            onClick={() =>
              download('khagola-people.json', 'application/json', JSON.stringify({ people: people.value }, null, 2))
            }
          >
            {translate('exportPeople')}
          </button>
          <input
            ref={file}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={read}
            aria-label={translate('importPeople')}
          />
        </div>
      </header>
      <p aria-live="polite" class="told">
        {told}
      </p>
      {people.value.length === 0 && <p class="quiet">{translate('noPeople')}</p>}
      <ul>
        {people.value.map((each) => (
          <li key={each.id} aria-current={each.id === person.value?.id ? 'true' : undefined}>
            <button
              type="button"
              class="bare"
              onClick={() => {
                choosePerson(each)
                goTo('chart')
              }}
            >
              <strong>{each.name || translate('unnamed')}</strong>
              <span class="quiet">
                {day(each.date)}, {each.time ?? translate('unknownTime')} · {each.place}
              </span>
            </button>
            <button
              type="button"
              class="plain"
              onClick={() => choosePerson(each)}
              aria-label={`${translate('edit')}: ${each.name}`}
            >
              {translate('edit')}
            </button>
            <button
              type="button"
              class="plain"
              aria-label={`${translate('remove')}: ${each.name}`}
              onClick={() =>
                confirm(translate('removeSure', { name: each.name || translate('unnamed') })) && removePerson(each.id)
              }
            >
              {translate('remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who is looked at: told anew, changed, or chosen among those that are kept. */
export const PersonView = () => {
  const [fresh, setFresh] = useState(0)
  const somebody = fresh > 0 ? null : person.value
  return (
    <div class="person-view">
      <section>
        <header class="title">
          <div>
            <h1>{translate('personTitle')}</h1>
            <p class="about">{translate('personIntro')}</p>
          </div>
          {somebody && (
            <button type="button" class="plain" onClick={() => setFresh(fresh + 1)}>
              {translate('newPerson')}
            </button>
          )}
        </header>
        <PersonForm
          key={somebody?.id ?? `new ${fresh}`}
          from={somebody}
          action={translate('drawChart')}
          onDone={(told, kept) => {
            setFresh(0)
            if (kept || isSaved.value) savePerson(told)
            else showUnsavedPerson(told)
            goTo('chart')
          }}
        />
      </section>
      <SavedPeople />
    </div>
  )
}
