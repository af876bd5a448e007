import { useCall } from '../api.ts'
import { clockRange, daysAfter, longDay, number, todayHere } from '../intl.ts'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
import { Downloads } from '../parts/downloads.tsx'
import { Meter } from '../parts/meter.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { PlaceChoice, selectedPlace } from '../parts/when-where.tsx'
import { option, setOption } from '../route.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'

const PURPOSES =
  'marriage engagement griha-pravesh bhumi-pujan property-purchase vehicle-purchase business-opening naming annaprashana mundan karnavedha vidyarambha upanayana travel gold-purchase surgery'.split(
    ' ',
  )

interface MuhurtaWindow {
  date: string
  start: string
  end: string
  minutes: number
  score: number
  tier: 'excellent' | 'good' | 'fair'
  tithi: string
  nakshatra: string
  good: string[]
  minor_faults: string[]
}
interface MuhurtaSearch {
  windows: MuhurtaWindow[]
  excluded: { start: string; end: string; reason: string }[]
  days_scanned: number
  windows_found: number
}

/** A search for good times for a purpose. */
const Muhurta = () => {
  const purpose = option('purpose', 'griha-pravesh')
  const from = option('from', todayHere())
  const to = option('to', daysAfter(from, 45))
  const path = 'festivals-muhurta/muhurta-search'
  const input = { purpose, start_date: from, end_date: to, ...selectedPlace().place }
  const answer = useCall<MuhurtaSearch>(path, input)
  const dates = [
    ['from', from, 'beginsOn'],
    ['to', to, 'endsOn'],
  ] as const
  return (
    <>
      <div class="controls">
        <Select
          label={translate('purpose')}
          value={purpose}
          choices={PURPOSES.map((choice) => [choice, readableName(choice.replaceAll('-', ' '))] as const)}
          onChange={(value) => setOption('purpose', value)}
        />
        {dates.map(([name, value, title]) => (
          <Field key={name} label={translate(title)}>
            {(field) => (
              <TypedInput
                {...field}
                type="date"
                value={value}
                onCommit={(currentTarget) => setOption(name, currentTarget.value)}
              />
            )}
          </Field>
        ))}
        <PlaceChoice />
      </div>
      <ResultPanel state={answer}>
        {({ windows, excluded, days_scanned: daysScanned }) => (
          <div class="stack">
            <p class="quiet">
              {translate('windowsFound', { count: number(windows.length, 0), days: number(daysScanned, 0) })}
            </p>
            <Downloads path={path} input={input} name={`${purpose}-${from}`} formats={['ics', 'csv']} />
            <div class="cards">
              {[...windows]
                .sort((a, b) => b.score - a.score)
                .map((muhurta) => (
                  <article class="evidence card" key={muhurta.start}>
                    <header class="row spread">
                      <h3>{longDay(muhurta.start.slice(0, 10))}</h3>
                      <span class={muhurta.score >= 75 ? 'badge good' : 'badge'}>{translate(muhurta.tier)}</span>
                    </header>
                    <p class="time-big">{clockRange(muhurta.start.slice(0, 10), muhurta.start, muhurta.end)}</p>
                    <Meter value={muhurta.score} max={100} label={number(muhurta.score, 0)} />
                    <p class="quiet">
                      {muhurta.tithi
                        .split(' ')
                        .map((word) => term(word))
                        .join(' ')}{' '}
                      · {term(muhurta.nakshatra)}
                    </p>
                    <details>
                      <summary>{translate('why')}</summary>
                      <ul class="plain-list">
                        {[...muhurta.good, ...muhurta.minor_faults].map((reason) => (
                          <li key={reason}>{reason}</li>
                        ))}
                      </ul>
                    </details>
                  </article>
                ))}
            </div>
            {excluded.length > 0 && (
              <details>
                <summary>{translate('excluded', { count: excluded.length })}</summary>
                <ul class="plain-list">
                  {excluded.map((span) => (
                    <li key={`${span.start}${span.reason}`}>
                      {longDay(span.start.slice(0, 10))} – {longDay(span.end.slice(0, 10))}: {span.reason}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        )}
      </ResultPanel>
    </>
  )
}
export default Muhurta
