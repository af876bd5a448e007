import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { CallError, call } from '../api.ts'
import { translate } from '../words/index.ts'
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

/** The search begins when the user has not typed for this long. */
const TYPING_PAUSE_MS = 160

/** A place search with suggestions while the user types. */
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
  const [matches, setMatches] = useState<readonly FoundPlace[] | null>(null)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [activeIndex, setActiveIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const hasTyped = useRef(false)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    const query = text.trim()
    if (!hasTyped.current || query.length < 2) return setMatches(null)
    const controller = new AbortController()
    const timer = setTimeout(() => {
      call<{ places: FoundPlace[] }>('utilities/search-place', { query, limit: 7 }, controller.signal).then(
        ({ data }) => {
          setMatches(data.places)
          setErrorMessage(null)
          setActiveIndex(0)
          setOpen(true)
        },
        (error: unknown) => {
          if (!controller.signal.aborted)
            setErrorMessage(error instanceof CallError ? messageOf(error.failure) : String(error))
        },
      )
    }, TYPING_PAUSE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])

  const choose = (place: FoundPlace) => {
    hasTyped.current = false
    setText(placeName(place))
    setOpen(false)
    onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || !matches?.length) return
    if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % matches.length)
    else if (event.key === 'ArrowUp') setActiveIndex((activeIndex + matches.length - 1) % matches.length)
    else if (event.key === 'Enter') choose(matches[activeIndex]!)
    else if (event.key === 'Escape') setOpen(false)
    else return
    event.preventDefault()
  }
  const isListShown = isOpen && matches !== null && matches.length > 0
  return (
    <div class="field place-search">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-describedby={`${id}-hint`}
        aria-activedescendant={isListShown ? `${id}-${activeIndex}` : undefined}
        value={text}
        onInput={(event) => {
          hasTyped.current = true
          setText(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
        onFocus={() => setOpen(hasTyped.current && matches !== null)}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={!isListShown}>
        {(isListShown ? matches : []).map((place, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus, as the combobox pattern requires
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
          <div
            key={place.geoname_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <strong>{place.name}</strong>
            <span class="quiet">{[place.admin1, place.country].filter(Boolean).join(', ')}</span>
          </div>
        ))}
      </div>
      <p class="hint" id={`${id}-hint`} aria-live="polite">
        {errorMessage !== null
          ? translate('placeSearchFailed', { message: errorMessage })
          : isOpen && matches?.length === 0
            ? translate('noPlaceFound')
            : isListShown
              ? translate('placesFound', { count: matches.length })
              : (hint ?? translate('placeHint'))}
      </p>
    </div>
  )
}
