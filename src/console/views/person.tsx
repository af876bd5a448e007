import { useEffect, useRef, useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { day } from '../intl.ts'
import { Check, download, Field, TypedInput } from '../parts/controls.tsx'
import { FailureNotice } from '../parts/notices.tsx'
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

/** The values of the form, possibly incomplete. */
interface Draft extends Omit<Person, 'latitude' | 'longitude'> {
  latitude: number | null
  longitude: number | null
}
const emptyDraft = (): Draft => ({
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

const hasPlace = (draft: Draft) => draft.latitude !== null && draft.longitude !== null
const isComplete = (draft: Draft): draft is Person & Draft =>
  draft.date !== '' && draft.time !== '' && hasPlace(draft) && (draft.timezone !== '' || !!draft.utcOffset)

/** The UTC offset of the time of birth. For a skipped or repeated hour, the user chooses the offset. */
const LocalClock = ({
  draft,
  onZone,
  onOffset,
  onAmbiguity,
}: {
  draft: Draft
  onZone: (zone: string) => void
  onOffset: (offset: string) => void
  /** Called with whether the user must still choose an offset. */
  onAmbiguity: (isAmbiguous: boolean) => void
}) => {
  const canResolve = hasPlace(draft) && draft.date !== '' && !draft.utcOffset
  const { data, failure, meta } = useCall<Zone>(
    'utilities/resolve-timezone',
    canResolve
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
  const isAmbiguous = !!draft.time && (data?.status === 'gap' || data?.status === 'fold')
  useEffect(() => onAmbiguity(isAmbiguous), [isAmbiguous, onAmbiguity])
  if (failure) return <FailureNotice failure={failure} />
  if (!data) return null
  if (isAmbiguous)
    return (
      <div class="alert soft" role="alert">
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

const ManualLocation = ({ draft, onChange }: { draft: Draft; onChange: (part: Partial<Draft>) => void }) => (
  <details class="by-hand">
    <summary>{translate('manualLocation')}</summary>
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
              onInput={(event) => onChange({ [name]: numberOf(event.currentTarget.value), timezone: '' })}
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
            onCommit={(input) => onChange({ timezone: input.value.trim() })}
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
            onCommit={(input) => onChange({ utcOffset: input.value.trim() || null })}
          />
        )}
      </Field>
    </div>
  </details>
)

/** The form for a person. `onDone` gets the person, and whether to save the person. */
export const PersonForm = ({
  from,
  action,
  onDone,
}: {
  from: Person | null
  action: string
  onDone: (person: Person, shouldSave: boolean) => void
}) => {
  const [draft, setDraft] = useState<Draft>(from ?? emptyDraft())
  const [shouldSave, setShouldSave] = useState(true)
  const changeDraft = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const lastKnownTime = useRef('')
  const [isClockAmbiguous, setClockAmbiguous] = useState(false)
  /** True if the user chose the offset. It is then discarded when the date or the time changes. */
  const isOffsetChosen = useRef(false)
  const changeMoment = (part: Pick<Partial<Draft>, 'date' | 'time'>) => {
    changeDraft(isOffsetChosen.current ? { ...part, utcOffset: null } : part)
    isOffsetChosen.current = false
  }
  const submit = (event: Event) => {
    event.preventDefault()
    if (isComplete(draft) && !isClockAmbiguous) onDone(draft, shouldSave)
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
            onInput={(event) => changeDraft({ name: event.currentTarget.value })}
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
        onChange={(isUnknown) => {
          if (isUnknown) lastKnownTime.current = draft.time ?? ''
          changeMoment({ time: isUnknown ? null : lastKnownTime.current })
        }}
      />
      <PlaceSearch
        label={translate('place')}
        value={draft.place}
        onChoose={(place) =>
          changeDraft({
            place: placeName(place),
            latitude: place.latitude,
            longitude: place.longitude,
            timezone: place.timezone,
            utcOffset: null,
          })
        }
      />
      <LocalClock
        draft={draft}
        onZone={(timezone) => changeDraft({ timezone })}
        onAmbiguity={setClockAmbiguous}
        onOffset={(utcOffset) => {
          isOffsetChosen.current = true
          changeDraft({ utcOffset })
        }}
      />
      <ManualLocation draft={draft} onChange={changeDraft} />
      <Check label={translate('keepPerson')} checked={shouldSave} onChange={setShouldSave} />
      <p class="row">
        <button type="submit" disabled={!isComplete(draft) || isClockAmbiguous}>
          {action}
        </button>
      </p>
    </form>
  )
}

const SavedPeople = () => {
  const [message, setMessage] = useState('')
  const fileInput = useRef<HTMLInputElement>(null)
  const importFile = async (event: Event & { currentTarget: HTMLInputElement }) => {
    const [file] = event.currentTarget.files ?? []
    if (!file) return
    const newPeople = parsePeople(await file.text())
    importPeople(newPeople)
    setMessage(newPeople.length > 0 ? translate('imported', { count: newPeople.length }) : translate('noPeopleInFile'))
    if (fileInput.current) fileInput.current.value = ''
  }
  return (
    <section class="saved">
      <header>
        <h2>{translate('savedPeople')}</h2>
        <div class="row">
          <button type="button" class="plain" onClick={() => fileInput.current?.click()}>
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
            ref={fileInput}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={importFile}
            aria-label={translate('importPeople')}
          />
        </div>
      </header>
      <p aria-live="polite" class="hint">
        {message}
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
              <strong>{each.name || translate('noName')}</strong>
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
                confirm(translate('confirmRemove', { name: each.name || translate('noName') })) && removePerson(each.id)
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

/** The person form, and the list of saved people. */
export const PersonView = () => {
  const [newPersonCount, setNewPersonCount] = useState(0)
  const shownPerson = newPersonCount > 0 ? null : person.value
  return (
    <div class="person-view">
      <section>
        <header class="title">
          <div>
            <h1>{translate('personTitle')}</h1>
            <p class="about">{translate('personIntro')}</p>
          </div>
          {shownPerson && (
            <button type="button" class="plain" onClick={() => setNewPersonCount(newPersonCount + 1)}>
              {translate('newPerson')}
            </button>
          )}
        </header>
        <PersonForm
          key={shownPerson?.id ?? `new ${newPersonCount}`}
          from={shownPerson}
          action={translate('drawChart')}
          onDone={(enteredPerson, shouldSave) => {
            setNewPersonCount(0)
            if (shouldSave || isSaved.value) savePerson(enteredPerson)
            else showUnsavedPerson(enteredPerson)
            goTo('chart')
          }}
        />
      </section>
      <SavedPeople />
    </div>
  )
}
