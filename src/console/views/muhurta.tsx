import { useCall } from '../api.ts'
import { clockRange, daysAfter, longDay, number, todayHere } from '../intl.ts'
import { Field, Select, TypedInput } from '../parts/controls.tsx'
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

interface Found {
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
interface Searched {
  windows: Found[]
  excluded: { start: string; end: string; reason: string }[]
  days_scanned: number
  windows_found: number
}

/** When to do something. */
const Muhurta = () => {
  const purpose = option('purpose', 'griha-pravesh')
  const from = option('from', todayHere())
  const to = option('to', daysAfter(from, 45))
  const answer = useCall<Searched>('festivals-muhurta/muhurta-search', {
    purpose,
    start_date: from,
    end_date: to,
    ...selectedPlace().place,
  })
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
          choices={PURPOSES.map((each) => [each, readableName(each.replaceAll('-', ' '))] as const)}
          onChange={(value) => setOption('purpose', value)}
        />
        {dates.map(([name, value, title]) => (
          <Field key={name} label={translate(title)}>
            {(field) => (
              <TypedInput
                {...field}
                type="date"
                value={value}
                onTake={(currentTarget) => setOption(name, currentTarget.value)}
              />
            )}
          </Field>
        ))}
        <PlaceChoice />
      </div>
      <ResultPanel state={answer}>
        {({ windows, excluded, days_scanned: scanned }) => (
          <div class="stack">
            <p class="quiet">
              {translate('windowsFound', { count: number(windows.length, 0), days: number(scanned, 0) })}
            </p>
            <div class="cards">
              {[...windows]
                .sort((a, b) => b.score - a.score)
                .map((each) => (
                  <article class="evidence card" key={each.start}>
                    <header class="row spread">
                      <h3>{longDay(each.start.slice(0, 10))}</h3>
                      <span class={each.score >= 75 ? 'badge good' : 'badge'}>{translate(each.tier)}</span>
                    </header>
                    <p class="time-big">{clockRange(each.start.slice(0, 10), each.start, each.end)}</p>
                    <Meter value={each.score} max={100} label={number(each.score, 0)} />
                    <p class="quiet">
                      {each.tithi
                        .split(' ')
                        .map((word) => term(word))
                        .join(' ')}{' '}
                      · {term(each.nakshatra)}
                    </p>
                    <details>
                      <summary>{translate('why')}</summary>
                      <ul class="plain-list">
                        {[...each.good, ...each.minor_faults].map((reason) => (
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
                  {excluded.map((each) => (
                    <li key={`${each.start}${each.reason}`}>
                      {longDay(each.start.slice(0, 10))} – {longDay(each.end.slice(0, 10))}: {each.reason}
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
