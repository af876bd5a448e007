import { useCall } from '../api.ts'
import { clockFrom, clockRange, daysAfter, longDay, monthYear, todayHere } from '../intl.ts'
import { Segments } from '../parts/controls.tsx'
import { type Arc, DayRing } from '../parts/day-ring.tsx'
import { Downloads } from '../parts/downloads.tsx'
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
    /** Null if the Sun does not rise or set on that day. */
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

/** Yogas that can last a whole day. They are listed but not drawn on the ring, since they would cover it. */
const WHOLE_DAY = new Set(['sarvartha_siddhi', 'amrita_siddhi', 'ravi_yoga'])

/** The local time now at a UTC offset, without the offset. */
const nowAt = (offset: string): string => {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? []
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1)
  return new Date(Date.now() + offsetMs).toISOString().slice(0, 19)
}

const windowsOf = (timesByName: Record<string, Window | Window[] | null>, names: readonly Word[]) =>
  names.flatMap((name) =>
    [timesByName[name] ?? []]
      .flat()
      .filter((each) => each?.start)
      .map((each) => ({ id: name, name: translate(name), ...each })),
  )

/** The limbs as arcs of the day ring. */
const limbArcs = (limbs: readonly Limb[]): Arc[] =>
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

const Choghadiya = ({ choghadiya, date }: { choghadiya: NonNullable<Day['choghadiya']>; date: string }) => (
  <section>
    <h3>{translate('choghadiya')}</h3>
    <div class="two-columns">
      {(['day', 'night'] as const).map((part) => (
        <ul class="times" key={part}>
          {choghadiya[part].map(({ name, quality, start, end }) => (
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

/** The name of a lunar month, with Adhika if it is intercalary. */
const masaOf = ({ name, adhika }: Masa) =>
  adhika ? `${translate('adhika')} ${term(name, 'masa_amanta.name')}` : term(name, 'masa_amanta.name')

const DayView = ({ day }: { day: Day }) => {
  const { limbs, sun_moon: sunAndMoon, calendar } = day
  const rings = [
    { title: translate('tithi'), arcs: limbArcs([limbs.tithi, ...limbs.tithi.later]) },
    { title: translate('nakshatra'), arcs: limbArcs([limbs.nakshatra, ...limbs.nakshatra.later]) },
    { title: translate('yoga'), arcs: limbArcs([limbs.yoga, ...limbs.yoga.later]) },
    { title: translate('karana'), arcs: limbArcs(limbs.karanas) },
  ]
  const isPolar = sunAndMoon.sunrise === null || sunAndMoon.next_sunrise === null
  const description = translate(isPolar ? 'ringDescriptionPolar' : 'ringDescription')
  // Without a sunrise the API counts the day from 06:00 local mean time.
  const [from, to] = isPolar
    ? [`${day.date}T06:00:00`, `${daysAfter(day.date, 1)}T06:00:00`]
    : [sunAndMoon.sunrise!, sunAndMoon.next_sunrise!]
  const good = windowsOf(day.auspicious, GOOD)
  const bad = windowsOf(day.inauspicious, BAD)
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
          sunset={sunAndMoon.sunset}
          rings={rings}
          good={good.filter(({ id }) => !WHOLE_DAY.has(id))}
          bad={bad}
          date={day.date}
          description={description}
          centreLines={[
            term(day.vara.name),
            `${term(limbs.tithi.paksha)} ${term(limbs.tithi.name)}`,
            term(limbs.nakshatra.name),
          ]}
          now={day.date === todayHere() ? nowAt(day.location.utc_offset) : null}
        />
        <figcaption class="hint">{description}</figcaption>
      </figure>
      <div class="panchang-text">
        <h2>
          {longDay(day.date)}
          <span class="only-print"> · {selectedPlace().name}</span>
        </h2>
        <p class="quiet">
          {masaOf(calendar.masa_amanta)} ({translate('amanta')}) · {masaOf(calendar.masa_purnimanta)} (
          {translate('purnimanta')}) · {term(calendar.ritu.vedic)} · {translate('vikrama')}{' '}
          {calendar.samvatsara.vikrama} · {translate('shaka')} {calendar.samvatsara.shaka}
        </p>
        {day.festivals.length > 0 && (
          <p class="row">
            {day.festivals.map((each) => (
              <span class="badge gold" key={each}>
                {term(each)}
              </span>
            ))}
          </p>
        )}
        <dl class="facts">
          {(
            [
              ['sunrise', sunAndMoon.sunrise],
              ['sunset', sunAndMoon.sunset],
              ['moonrise', sunAndMoon.moonrise],
              ['moonset', sunAndMoon.moonset],
            ] as const
          ).map(([name, time]) => (
            <div key={name}>
              <dt>{translate(name)}</dt>
              <dd class="time-big">{time ? clockFrom(day.date, time) : '–'}</dd>
            </div>
          ))}
        </dl>
        <Scroll label={translate('limbs')}>
          <table>
            <tbody>
              {rows.map(([title, limb, prefix]) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>
                    {prefix}
                    {term(limb.name)}{' '}
                    <span class="quiet">{translate('until', { time: clockFrom(day.date, limb.ends_at) })}</span>
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
                      <span class="quiet">{translate('until', { time: clockFrom(day.date, each.ends_at) })}</span>
                    </div>
                  ))}
                </td>
              </tr>
            </tbody>
          </table>
        </Scroll>
        <div class="two-columns">
          <Times title="goodTimes" kind="good" date={day.date} windows={good} />
          <Times title="badTimes" kind="bad" date={day.date} windows={bad} />
        </div>
        {day.choghadiya && <Choghadiya choghadiya={day.choghadiya} date={day.date} />}
      </div>
    </div>
  )
}

const MonthPanchang = ({ date }: { date: string }) => {
  const { name, place } = selectedPlace()
  const [year, month] = date.split('-').map(Number)
  const path = 'panchang/monthly-panchang'
  const input = { year, month, ...place }
  const answer = useCall<{ days: MonthDay[] }>(path, input)
  return (
    <ResultPanel state={answer}>
      {({ days }) => (
        <>
          <h2>
            {monthYear(date)}
            <span class="only-print"> · {name}</span>
          </h2>
          <Downloads
            path={path}
            input={{ ...input, place: name }}
            name={`panchang-${date.slice(0, 7)}`}
            formats={['ics', 'csv', 'pdf']}
          />
          <MonthGrid
            days={days}
            onChoose={(date) => {
              setOption('date', date)
              setOption('as', null)
            }}
          />
        </>
      )}
    </ResultPanel>
  )
}

const DayPanchang = ({ date }: { date: string }) => {
  const answer = useCall<Day>('panchang/daily-panchang', { date, ...selectedPlace().place })
  return <ResultPanel state={answer}>{(data) => <DayView day={data} />}</ResultPanel>
}

/** The panchang of a day or of a month. */
const Panchang = () => {
  const date = option('date', todayHere())
  const range = option('as', 'day') as 'day' | 'month'
  return (
    <>
      <div class="controls">
        <Segments
          label={translate('show')}
          value={range}
          choices={[
            ['day', translate('aDay')],
            ['month', translate('aMonth')],
          ]}
          onChange={(value) => setOption('as', value === 'day' ? null : value)}
        />
        <DayChoice />
        <PlaceChoice />
      </div>
      {range === 'month' ? <MonthPanchang date={date} /> : <DayPanchang date={date} />}
    </>
  )
}
export default Panchang
