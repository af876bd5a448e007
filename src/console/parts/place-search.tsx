import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { CallError, call } from '../api.ts'
import { say } from '../words/index.ts'
import { messageOf } from './failures.ts'

export interface FoundPlace {
  geoname_id: number
  name: string
  admin1: string | null
  country: string
  latitude: number
  longitude: number
  timezone: string
  population: number
}

export const placeName = ({ name, admin1, country }: FoundPlace): string =>
  [name, admin1 === name ? null : admin1, country].filter(Boolean).join(', ')

/** Long enough not to ask at every letter, short enough not to be waited for. */
const PAUSE = 160

/** A place by its name: asks the places capability while somebody types. */
export const PlaceSearch = ({
  label,
  hint,
  value,
  onChoose,
}: {
  label: string
  hint?: string
  value: string
  onChoose: (place: FoundPlace) => void
}) => {
  const id = useId()
  const [text, setText] = useState(value)
  const [found, setFound] = useState<readonly FoundPlace[] | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [open, setOpen] = useState(false)
  const typed = useRef(false)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    const query = text.trim()
    if (!typed.current || query.length < 2) return setFound(null)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call<{ places: FoundPlace[] }>('utilities/search-place', { query, limit: 7 }, stop.signal).then(
        ({ data }) => {
          setFound(data.places)
          setTrouble(null)
          setAt(0)
          setOpen(true)
        },
        (error: unknown) => {
          if (!stop.signal.aborted) setTrouble(error instanceof CallError ? messageOf(error.failure) : String(error))
        },
      )
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text])

  const choose = (place: FoundPlace) => {
    typed.current = false
    setText(placeName(place))
    setOpen(false)
    onChoose(place)
  }
  const keys = (event: KeyboardEvent) => {
    if (!open || !found?.length) return
    if (event.key === 'ArrowDown') setAt((at + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length)
    else if (event.key === 'Enter') choose(found[at]!)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const listed = open && found !== null && found.length > 0
  return (
    <div class="field places">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-told`}
        aria-activedescendant={listed ? `${id}-${at}` : undefined}
        value={text}
        onInput={(event) => {
          typed.current = true
          setText(event.currentTarget.value)
        }}
        onKeyDown={keys}
        onBlur={() => setOpen(false)}
        onFocus={() => setOpen(typed.current && found !== null)}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!listed}>
        {(listed ? found : []).map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus, as the pattern has it
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the input
          <div
            key={place.geoname_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <strong>{place.name}</strong>
            <span class="quiet">{[place.admin1, place.country].filter(Boolean).join(', ')}</span>
          </div>
        ))}
      </div>
      <p class="told" id={`${id}-told`} aria-live="polite">
        {trouble !== null
          ? say('placeUnreached', { message: trouble })
          : open && found?.length === 0
            ? say('placeNone')
            : listed
              ? say('placesFound', { count: found.length })
              : (hint ?? say('placeHint'))}
      </p>
    </div>
  )
}
