import { useCall } from '../api.ts'
import { clockFrom, clockRange, daysAfter, longDay, monthYear, todayHere } from '../intl.ts'
import { Segments } from '../parts/controls.tsx'
import { type Arc, DayRing } from '../parts/day-ring.tsx'
import { type MonthDay, MonthGrid } from '../parts/month-grid.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { DayChoice, PlaceChoice, selectedPlace } from '../parts/when-where.tsx'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { translate, type Word } from '../words/index.ts'

interface Window {
  start: string
  end: string
}
interface Limb {
  name: string
  starts_at: string
  ends_at: string
}
interface Limbs extends Limb {
  later: Limb[]
}
interface Masa {
  name: string
  adhika: boolean
}
interface Day {
  date: string
  location: { utc_offset: string }
  vara: { name: string; lord: string }
  limbs: { tithi: Limbs & { paksha: string }; nakshatra: Limbs; yoga: Limbs; karanas: Limb[] }
  sun_moon: {
    /** Null where the Sun does not rise or set that day. */
    sunrise: string | null
    sunset: string | null
    next_sunrise: string | null
    moonrise: string | null
    moonset: string | null
    phase: string
  }
  calendar: {
    masa_amanta: Masa
    masa_purnimanta: Masa
    samvatsara: { shaka: number; vikrama: number; names: { north: string } }
    ritu: { vedic: string }
  }
  inauspicious: Record<string, Window | Window[] | null>
  auspicious: Record<string, Window | Window[] | null>
  choghadiya: Record<'day' | 'night', (Window & { name: string; quality: string })[]> | null
  festivals: string[]
}

const GOOD = [
  'brahma_muhurta',
  'abhijit',
  'vijaya_muhurta',
  'godhuli',
  'nishita',
  'amrita_kalam',
  'sarvartha_siddhi',
  'amrita_siddhi',
  'ravi_yoga',
] as const
const BAD = ['rahu_kaal', 'yamaganda', 'gulika_kaal', 'durmuhurta', 'varjyam', 'bhadra'] as const

/** Yogas that may hold a whole day: told in words, not drawn over everything else. */
const WHOLE_DAY = new Set(['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga'])

/** The wall clock of a place now. */
const nowAt = (offset: string): string => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  const past = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1)
  return new Date(Date.now() + past).toISOString().slice(0, 19)
}

const windowsOf = (given: Record<string, Window | Window[] | null>, names: readonly Word[]) =>
  names.flatMap((name) =>
    [given[name] ?? []]
      .flat()
      .filter((each) => each?.start)
      .map((each) => ({ id: name, name: translate(name), ...each })),
  )

/** Limbs from one sunrise to the next. */
const spans = (limbs: readonly Limb[]): Arc[] =>
  limbs.map(({ name, starts_at, ends_at }) => ({ name: term(name), start: starts_at, end: ends_at }))

const Times = ({
  title,
  kind,
  date,
  windows,
}: {
  title: Word
  kind: string
  date: string
  windows: readonly Arc[]
}) => (
  <section>
    <h3>{translate(title)}</h3>
    <ul class={`times ${kind}`}>
      {windows.map(({ name, start, end }) => (
        <li key={`${name}${start}`}>
          <span>{name}</span>
          <time dateTime={start}>{clockRange(date, start, end)}</time>
        </li>
      ))}
    </ul>
  </section>
)

const Choghadiya = ({ of, date }: { of: NonNullable<Day['choghadiya']>; date: string }) => (
  <section>
    <h3>{translate('choghadiya')}</h3>
    <div class="two">
      {(['day', 'night'] as const).map((part) => (
        <ul class="times" key={part}>
          {of[part].map(({ name, quality, start, end }) => (
            <li key={start} class={quality === 'bad' ? 'bad' : quality === 'medium' ? '' : 'good'}>
              <span>{term(name)}</span>
              <time dateTime={start}>{clockRange(date, start, end)}</time>
            </li>
          ))}
        </ul>
      ))}
    </div>
  </section>
)

/** A lunar month, marked where it is an intercalary one. */
const masaOf = ({ name, adhika }: Masa) =>
  adhika ? `${translate('adhika')} ${term(name, 'masa_amanta.name')}` : term(name, 'masa_amanta.name')

const OneDay = ({ of }: { of: Day }) => {
  const { limbs, sun_moon: sun, calendar } = of
  const rings = [
    { title: translate('tithi'), arcs: spans([limbs.tithi, ...limbs.tithi.later]) },
    { title: translate('nakshatra'), arcs: spans([limbs.nakshatra, ...limbs.nakshatra.later]) },
    { title: translate('yoga'), arcs: spans([limbs.yoga, ...limbs.yoga.later]) },
    { title: translate('karana'), arcs: spans(limbs.karanas) },
  ]
  const isPolar = sun.sunrise === null || sun.next_sunrise === null
  const told = translate(isPolar ? 'ringToldPolar' : 'ringTold')
  // The limbs are those of this hour where there is no sunrise.
  const [from, to] = isPolar
    ? [`${of.date}T06:00:00`, `${daysAfter(of.date, 1)}T06:00:00`]
    : [sun.sunrise!, sun.next_sunrise!]
  const good = windowsOf(of.auspicious, GOOD)
  const bad = windowsOf(of.inauspicious, BAD)
  const rows = [
    [translate('tithi'), limbs.tithi, `${term(limbs.tithi.paksha)} `],
    [translate('nakshatra'), limbs.nakshatra, ''],
    [translate('yoga'), limbs.yoga, ''],
  ] as const
  return (
    <div class="panchang-day">
      <figure>
        <DayRing
          from={from}
          to={to}
          sunset={sun.sunset}
          rings={rings}
          good={good.filter(({ id }) => !WHOLE_DAY.has(id))}
          bad={bad}
          date={of.date}
          told={told}
          lines={[
            term(of.vara.name),
            `${term(limbs.tithi.paksha)} ${term(limbs.tithi.name)}`,
            term(limbs.nakshatra.name),
          ]}
          now={of.date === todayHere() ? nowAt(of.location.utc_offset) : null}
        />
        <figcaption class="told">{told}</figcaption>
      </figure>
      <div class="panchang-told">
        <h2>
          {longDay(of.date)}
          <span class="only-print"> · {selectedPlace().name}</span>
        </h2>
        <p class="quiet">
          {masaOf(calendar.masa_amanta)} ({translate('amanta')}) · {masaOf(calendar.masa_purnimanta)} (
          {translate('purnimanta')}) · {term(calendar.ritu.vedic)} · {translate('vikrama')}{' '}
          {calendar.samvatsara.vikrama} · {translate('shaka')} {calendar.samvatsara.shaka}
        </p>
        {of.festivals.length > 0 && (
          <p class="row">
            {of.festivals.map((each) => (
              <span class="badge gold" key={each}>
                {term(each)}
              </span>
            ))}
          </p>
        )}
        <dl class="facts">
          {(
            [
              ['sunrise', sun.sunrise],
              ['sunset', sun.sunset],
              ['moonrise', sun.moonrise],
              ['moonset', sun.moonset],
            ] as const
          ).map(([name, time]) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd class="time-big">{time ? clockFrom(of.date, time) : '–'}</dd>
            </div>
          ))}
        </dl>
        <Scroll label={translate('limbs')}>
          <table>
            <tbody>
              {rows.map(([title, limb, before]) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>
                    {before}
                    {term(limb.name)}{' '}
                    <span class="quiet">{translate('until', { time: clockFrom(of.date, limb.ends_at) })}</span>
                    {limb.later.slice(0, 1).map((each) => (
                      <div class="quiet" key={each.name}>
                        {translate('afterwards')} {term(each.name)}
                      </div>
                    ))}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">{translate('karana')}</th>
                <td>
                  {limbs.karanas.map((each) => (
                    <div key={each.starts_at}>
                      {term(each.name)}{' '}
                      <span class="quiet">{translate('until', { time: clockFrom(of.date, each.ends_at) })}</span>
                    </div>
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
        </Scroll>
        <div class="two">
          <Times title="goodTimes" kind="good" date={of.date} windows={good} />
          <Times title="badTimes" kind="bad" date={of.date} windows={bad} />
        </div>
        {of.choghadiya && <Choghadiya of={of.choghadiya} date={of.date} />}
      </div>
    </div>
  )
}

const OneMonth = ({ date }: { date: string }) => {
  const { name, place } = selectedPlace()
  const [year, month] = date.split('-').map(Number)
  const answer = useCall<{ days: MonthDay[] }>('panchang/monthly-panchang', { year, month, ...place })
  return (
    <ResultPanel state={answer}>
      {({ days }) => (
        <>
          <h2>
            {monthYear(date)}
            <span class="only-print"> · {name}</span>
          </h2>
          <MonthGrid
            days={days}
            onChoose={(chosen) => {
              setOption('date', chosen)
              setOption('as', null)
            }}
          />
        </>
      )}
    </ResultPanel>
  )
}

const OneDayOf = ({ date }: { date: string }) => {
  const answer = useCall<Day>('panchang/daily-panchang', { date, ...selectedPlace().place })
  return <ResultPanel state={answer}>{(data) => <OneDay of={data} />}</ResultPanel>
}

/** The five limbs of a day, and a month of days. */
const Panchang = () => {
  const date = option('date', todayHere())
  const how = option('as', 'day') as 'day' | 'month'
  return (
    <>
      <div class="controls">
        <Segments
          label={translate('show')}
          value={how}
          choices={[
            ['day', translate('aDay')],
            ['month', translate('aMonth')],
          ]}
          onChange={(value) => setOption('as', value === 'day' ? null : value)}
        />
        <DayChoice />
        <PlaceChoice />
      </div>
      {how === 'month' ? <OneMonth date={date} /> : <OneDayOf date={date} />}
    </>
  )
}
export default Panchang
