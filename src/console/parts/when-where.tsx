import { useState } from 'preact/hooks'
import { daysAfter, todayHere } from '../intl.ts'
import { person, placeOf } from '../people.ts'
import { option, setOption } from '../route.ts'
import { translate } from '../words/index.ts'
import { Field } from './controls.tsx'
import { PlaceSearch, placeName } from './place-search.tsx'

const DELHI = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

/** The place of the calendar views: from the address, else the birthplace of the current person, else Delhi. */
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
    onChoose={(place) => {
      setOption('place', `${place.latitude},${place.longitude}`)
      setOption('zone', place.timezone)
      setOption('town', placeName(place))
    }}
  />
)

/** A date input with buttons for the previous and the next day. */
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
        aria-label={translate('previousDay')}
        onClick={() => setDate(daysAfter(date, -1))}
      >
        ‹
      </button>
      <button type="button" class="plain" onClick={() => setDate(todayHere())}>
        {translate('today')}
      </button>
      <button type="button" class="plain" aria-label={translate('nextDay')} onClick={() => setDate(daysAfter(date, 1))}>
        ›
      </button>
    </div>
  )
}
