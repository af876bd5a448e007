import { useCall } from '../api.ts'
import { clockRange, dayMonth, monthYear, number, todayHere, weekday } from '../intl.ts'
import { Field, Segments, TypedInput } from '../parts/controls.tsx'
import { Downloads } from '../parts/downloads.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { PlaceChoice, selectedPlace } from '../parts/when-where.tsx'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'

interface Observance {
  date: string
  name: string
  paksha: string | null
  tithi: string | null
  masa_amanta: string | null
  kala_window: { start: string; end: string } | null
  rule: string
  alternatives: unknown[]
}

const YearCalendar = ({ observances }: { observances: readonly Observance[] }) => {
  const months = [...new Set(observances.map(({ date }) => date.slice(0, 7)))]
  return (
    <div class="year">
      {months.map((month) => (
        <section key={month}>
          <h2>{monthYear(`${month}-01`)}</h2>
          <ul>
            {observances
              .filter(({ date }) => date.startsWith(month))
              .map((each) => (
                <li key={`${each.date}${each.name}`}>
                  <time dateTime={each.date}>
                    <strong>{dayMonth(each.date)}</strong> <span class="quiet">{weekday(each.date)}</span>
                  </time>
                  <details>
                    <summary>{term(each.name)}</summary>
                    <p class="quiet">
                      {[each.masa_amanta, each.paksha, each.tithi]
                        .filter(Boolean)
                        .map((word) => term(word))
                        .join(' ')}
                      {each.kala_window && ` · ${clockRange(each.date, each.kala_window.start, each.kala_window.end)}`}
                    </p>
                    <p class="hint">{each.rule}</p>
                  </details>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The festivals and fasts of a year at a place. */
const Festivals = () => {
  const year = Number(option('year', todayHere().slice(0, 4)))
  const scope = option('scope', 'major') as 'major' | 'all' | 'vrata'
  const path = 'festivals-muhurta/festival-calendar'
  const input = { year, scope, ...selectedPlace().place }
  const answer = useCall<{ observances: Observance[] }>(path, input)
  return (
    <>
      <div class="controls">
        <Field label={translate('year')}>
          {(field) => (
            <TypedInput
              {...field}
              type="number"
              min={1900}
              max={2200}
              value={year}
              onCommit={(currentTarget) => setOption('year', currentTarget.value)}
            />
          )}
        </Field>
        <Segments
          label={translate('show')}
          value={scope}
          choices={[
            ['major', translate('major')],
            ['vrata', translate('vrata')],
            ['all', translate('all')],
          ]}
          onChange={(value) => setOption('scope', value)}
        />
        <PlaceChoice />
      </div>
      <ResultPanel state={answer}>
        {({ observances }) => (
          <div class="stack">
            <p class="quiet">{translate('observances', { count: number(observances.length, 0) })}</p>
            <Downloads path={path} input={input} name={`festivals-${year}`} formats={['ics', 'csv']} />
            <YearCalendar observances={observances} />
          </div>
        )}
      </ResultPanel>
    </>
  )
}
export default Festivals
