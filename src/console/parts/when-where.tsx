import { useState } from 'preact/hooks'
import { daysAfter, todayHere } from '../intl.ts'
import { person, placeOf } from '../people.ts'
import { option, setOption } from '../route.ts'
import { translate } from '../words/index.ts'
import { Field } from './controls.tsx'
import { PlaceSearch, placeName } from './place-search.tsx'

const DELHI = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

/** The place that the calendar is for: as the address says, else that of whoever is looked at, else Delhi. */
export const selectedPlace = () => {
  const [latitude, longitude] = option('place', '').split(',').map(Number)
  if (Number.isFinite(latitude) && Number.isFinite(longitude))
    return {
      name: option('town', ''),
      place: { latitude: latitude!, longitude: longitude!, timezone: option('zone', 'UTC') },
    }
  const shownPerson = person.value
  return shownPerson
    ? { name: shownPerson.place, place: placeOf(shownPerson) }
    : { name: 'New Delhi, India', place: DELHI }
}

export const PlaceChoice = () => (
  <PlaceSearch
    label={translate('placeOfDay')}
    hint=" "
    value={selectedPlace().name}
    onChoose={(chosen) => {
      setOption('place', `${chosen.latitude},${chosen.longitude}`)
      setOption('zone', chosen.timezone)
      setOption('town', placeName(chosen))
    }}
  />
)

/** A day of the calendar, with the one before and the one after. */
export const DayChoice = ({ name = 'date' }: { name?: string }) => {
  const date = option(name, todayHere())
  const [editedDate, setEditedDate] = useState(date)
  const setDate = (next: string) => {
    setEditedDate(next)
    setOption(name, next)
  }
  return (
    <div class="day-choice">
      <Field label={translate('dateOfDay')}>
        {(field) => (
          <input
            {...field}
            type="date"
            value={editedDate === date ? editedDate : date}
            onChange={(event) => event.currentTarget.value && setDate(event.currentTarget.value)}
          />
        )}
      </Field>
      <button
        type="button"
        class="plain"
        aria-label={translate('dayBefore')}
        onClick={() => setDate(daysAfter(date, -1))}
      >
        ‹
      </button>
      <button type="button" class="plain" onClick={() => setDate(todayHere())}>
        {translate('today')}
      </button>
      <button
        type="button"
        class="plain"
        aria-label={translate('dayAfter')}
        onClick={() => setDate(daysAfter(date, 1))}
      >
        ›
      </button>
    </div>
  )
}
