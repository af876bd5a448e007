import { useMemo, useState } from 'preact/hooks'
import { useCall } from '../api.ts'
import { day, number } from '../intl.ts'
import { Select } from '../parts/controls.tsx'
import { Gochara, useGochara } from '../parts/gochara.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { type TimeRange, wallClockMs } from '../parts/time-axis.ts'
import { type Bar, Timeline, tintOfPlanet } from '../parts/timeline.tsx'
import { birthOf, person } from '../people.ts'
import { chosenLanguage } from '../preferences.ts'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { translate, type Word } from '../words/index.ts'

const SYSTEMS = {
  vimshottari: { path: 'dashas/vimshottari-dasha', input: { levels: 3 } },
  yogini: { path: 'dashas/yogini-dasha', input: { levels: 3 } },
  ashtottari: { path: 'dashas/ashtottari-dasha', input: { levels: 3 } },
  kalachakra: { path: 'dashas/kalachakra-dasha', input: { levels: 3 } },
  chara: { path: 'dashas/chara-dasha', input: { levels: 2 } },
  narayana: { path: 'dashas/narayana-dasha', input: { levels: 2 } },
} as const
type System = keyof typeof SYSTEMS

interface Period {
  lord?: string
  sign?: string
  yogini?: string
  level: number
  start: string
  end: string
  age_at_start: number
  sub?: Period[]
}
interface Dasha {
  periods: Period[]
}

const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
]
const LEVELS: readonly Word[] = ['mahadasha', 'antardasha', 'pratyantardasha']

const nameOf = ({ lord, sign, yogini }: Period) => yogini ?? sign ?? lord ?? ''
const tintOf = ({ lord, sign }: Period) => (sign ? SIGNS.indexOf(sign) % 9 : tintOfPlanet(lord ?? ''))

/** The periods as bars by level, and the periods by key. */
const readDasha = ({ periods }: Dasha) => {
  const periodsByKey = new Map<string, { period: Period; path: Period[] }>()
  const bands: Bar[][] = []
  const addPeriods = (siblings: readonly Period[], path: Period[], keyPrefix: string) => {
    siblings.forEach((period, index) => {
      const key = `${keyPrefix}${index}`
      const periodPath = [...path, period]
      periodsByKey.set(key, { period, path: periodPath })
      const name = term(nameOf(period))
      ;(bands[path.length] ??= []).push({
        ...{ from: wallClockMs(period.start), to: wallClockMs(period.end), name, tint: tintOf(period), key },
        description: `${periodPath.map((each) => term(nameOf(each))).join(' – ')}: ${day(period.start)} – ${day(period.end)}`,
      })
      if (period.sub) addPeriods(period.sub, periodPath, `${key}.`)
    })
  }
  addPeriods(periods, [], '')
  return { periodsByKey, bands }
}

const Table = ({
  periods,
  onChoose,
}: {
  periods: readonly { key: string; period: Period }[]
  onChoose: (key: string) => void
}) => (
  <Scroll label={translate('periods')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{translate('lord')}</th>
          <th scope="col">{translate('begins')}</th>
          <th scope="col">{translate('ends')}</th>
          <th scope="col" class="figure">
            {translate('age')}
          </th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ key, period }) => {
          const isRunning = wallClockMs(period.start) <= Date.now() && wallClockMs(period.end) > Date.now()
          return (
            <tr key={key} aria-current={isRunning ? 'true' : undefined}>
              <th scope="row">
                <button type="button" class="bare link" onClick={() => onChoose(key)}>
                  {term(nameOf(period))}
                </button>{' '}
                {isRunning && <span class="badge">{translate('now')}</span>}
              </th>
              <td>{day(period.start)}</td>
              <td>{day(period.end)}</td>
              <td class="figure">{number(Math.max(0, period.age_at_start), 1)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </Scroll>
)

const DashaTimeline = ({ dasha }: { dasha: Dasha }) => {
  const { periodsByKey, bands } = useMemo(() => readDasha(dasha), [dasha, term(nameOf(dasha.periods[0]!))])
  const birth = wallClockMs(`${person.value!.date}T00:00`)
  const lastEnd = wallClockMs(dasha.periods.at(-1)!.end)
  const fullRange: TimeRange = {
    from: Math.min(birth, wallClockMs(dasha.periods[0]!.start)),
    to: Math.min(lastEnd, birth + 120 * 31_556_952_000),
  }
  const now = Date.now()
  const [shownRange, setShownRange] = useState<TimeRange>(fullRange)
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const gochara = useGochara(birthOf(person.value!), shownRange)
  const selectPeriod = (key: string) => {
    const target = periodsByKey.get(key)
    if (!target) return
    setSelectedKey(key)
    const [from, to] = [wallClockMs(target.period.start), wallClockMs(target.period.end)]
    const margin = (to - from) * 0.06
    setShownRange({ from: from - margin, to: to + margin })
  }
  const selectedEntry = selectedKey ? periodsByKey.get(selectedKey) : undefined
  // Memoised, since dragging renders at every frame.
  const table = useMemo(() => {
    const tablePeriods = [...periodsByKey].filter(([key]) =>
      selectedEntry?.period.sub
        ? key.startsWith(`${selectedKey}.`) && key.split('.').length === selectedEntry.path.length + 1
        : !key.includes('.'),
    )
    return <Table periods={tablePeriods.map(([key, { period }]) => ({ key, period }))} onChoose={selectPeriod} />
  }, [periodsByKey, selectedKey, chosenLanguage.value])
  const transitTable = useMemo(
    () => <Gochara stays={gochara.stays} />,
    [gochara.stays.map(({ planet, start }) => `${planet}${start}`).join(), chosenLanguage.value],
  )
  return (
    <div class="stack">
      <Timeline
        bands={[...bands.map((bars, level) => ({ title: translate(LEVELS[level]!), bars })), ...gochara.bands]}
        fullRange={fullRange}
        shownRange={shownRange}
        now={now}
        selected={selectedKey}
        onShow={setShownRange}
        onChoose={({ key }) => selectPeriod(key)}
      />
      <nav class="crumbs" aria-label={translate('periods')}>
        <button
          type="button"
          class="bare link"
          onClick={() => {
            setSelectedKey(null)
            setShownRange(fullRange)
          }}
        >
          {translate('wholeLife')}
        </button>
        {selectedEntry?.path.map((period, index) => {
          const key = selectedKey!
            .split('.')
            .slice(0, index + 1)
            .join('.')
          return (
            <span key={key}>
              {' › '}
              <button type="button" class="bare link" onClick={() => selectPeriod(key)}>
                {term(nameOf(period))}
              </button>
            </span>
          )
        })}
      </nav>
      {table}
      {transitTable}
    </div>
  )
}

/** The dasha periods of a life, by the chosen system. */
const Periods = () => {
  const birth = birthOf(person.value!)
  const system = option('system', 'vimshottari') as System
  const { path, input } = SYSTEMS[system] ?? SYSTEMS.vimshottari
  const dasha = useCall<Dasha>(path, { ...birth, ...input })
  return (
    <>
      <div class="controls">
        <Select
          label={translate('system')}
          value={system}
          choices={Object.keys(SYSTEMS).map(
            (each) => [each as System, each.charAt(0).toUpperCase() + each.slice(1)] as const,
          )}
          onChange={(value) => setOption('system', value)}
        />
      </div>
      <ResultPanel state={dasha}>{(data) => <DashaTimeline key={path} dasha={data} />}</ResultPanel>
    </>
  )
}
export default Periods
