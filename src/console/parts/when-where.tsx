import { useState } from 'preact/hooks'
import { daysAfter, todayHere } from '../intl.ts'
import { person, placeOf } from '../people.ts'
import { option, setOption } from '../route.ts'
import { say } from '../words/index.ts'
import { Field } from './controls.tsx'
import { PlaceSearch, placeName } from './place-search.tsx'

const DELHI = { timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 }

/** The place that the calendar is for: as the address says, else that of whoever is looked at, else Delhi. */
export const placeNow = () => {
  const [latitude, longitude] = option('place', '').split(',').map(Number)
  if (Number.isFinite(latitude) && Number.isFinite(longitude))
    return {
      name: option('town', ''),
      place: { latitude: latitude!, longitude: longitude!, timezone: option('zone', 'UTC') },
    }
  const somebody = person.value
  return somebody ? { name: somebody.place, place: placeOf(somebody) } : { name: 'New Delhi, India', place: DELHI }
}

export const PlaceChoice = () => (
  <PlaceSearch
    label={say('placeOfDay')}
    hint=" "
    value={placeNow().name}
    onChoose={(found) => {
      setOption('place', `${found.latitude},${found.longitude}`)
      setOption('zone', found.timezone)
      setOption('town', placeName(found))
    }}
  />
)

/** A day of the calendar, with the one before and the one after. */
export const DayChoice = ({ name = 'date' }: { name?: string }) => {
  const date = option(name, todayHere())
  const [kept, setKept] = useState(date)
  const go = (next: string) => {
    setKept(next)
    setOption(name, next)
  }
  return (
    <div class="day-choice">
      <Field label={say('dateOfDay')}>
        {(field) => (
          <input
            {...field}
            type="date"
            value={kept === date ? kept : date}
            onChange={(event) => event.currentTarget.value && go(event.currentTarget.value)}
          />
        )}
      </Field>
      <button type="button" class="plain" aria-label={say('dayBefore')} onClick={() => go(daysAfter(date, -1))}>
        ‹
      </button>
      <button type="button" class="plain" onClick={() => go(todayHere())}>
        {say('today')}
      </button>
      <button type="button" class="plain" aria-label={say('dayAfter')} onClick={() => go(daysAfter(date, 1))}>
        ›
      </button>
    </div>
  )
}
