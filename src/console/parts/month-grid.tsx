import { clock, dayMonth, weekday } from '../intl.ts'
import { term } from '../terms.ts'

export interface MonthDay {
  date: string
  /** Null if the Sun does not rise or set on that day. */
  sunrise: string | null
  sunset: string | null
  tithi: { name: string; paksha: string; number: number; ends_at: string }
  nakshatra: { name: string; ends_at: string }
  festivals: string[]
}

/** Dates of a week that begins on a Sunday (1 January 2023), for the weekday names. */
const WEEK = Array.from({ length: 7 }, (_, index) => `2023-01-0${index + 1}`)
const columnOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay()

/** The phase of the Moon in the middle of a tithi. */
const Moon = ({ tithi }: { tithi: number }) => {
  const litShare = (1 - Math.cos(((tithi - 0.5) / 30) * 2 * Math.PI)) / 2
  const isWaxing = tithi <= 15
  const bulge = Math.abs(1 - 2 * litShare) * 7
  const sweep = litShare > 0.5 === isWaxing ? 1 : 0
  return (
    <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true" class="moon">
      <circle r="7" />
      <path d={`M0 -7A7 7 0 0 ${isWaxing ? 1 : 0} 0 7A${bulge.toFixed(2)} 7 0 0 ${sweep} 0 -7Z`} />
    </svg>
  )
}

/** The days of a month, each with its tithi, nakshatra and festivals. */
export const MonthGrid = ({ days, onChoose }: { days: readonly MonthDay[]; onChoose: (date: string) => void }) => (
  <div class="month">
    <div class="week" aria-hidden="true">
      {WEEK.map((name) => (
        <span key={name}>{weekday(name)}</span>
      ))}
    </div>
    <ol>
      {days.map(({ date, tithi, nakshatra, sunrise, sunset, festivals }, index) => (
        <li key={date} class={index === 0 ? `column-${columnOf(date)}` : undefined}>
          <button type="button" class="bare" onClick={() => onChoose(date)}>
            <span class="month-date">
              <strong>{Number(date.slice(-2))}</strong>
              <span class="visually-hidden">{dayMonth(date)}</span>
              <Moon tithi={tithi.number} />
            </span>
            <span>
              {term(tithi.paksha)} {term(tithi.name)}
            </span>
            <span class="quiet">{term(nakshatra.name)}</span>
            <span class="quiet small">
              {sunrise && clock(sunrise)} – {sunset && clock(sunset)}
            </span>
            {festivals.map((name) => (
              <span class="festival" key={name}>
                {term(name)}
              </span>
            ))}
          </button>
        </li>
      ))}
    </ol>
  </div>
)
