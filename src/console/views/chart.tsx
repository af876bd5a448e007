import { useEffect, useState } from 'preact/hooks'
import { type CallState, call, useCall } from '../api.ts'
import { dms, longDay } from '../intl.ts'
import { Check, Disclosure, download, Segments, Select } from '../parts/controls.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { type BirthInput, birthOf, person } from '../people.ts'
import { CHART_VIEWS, chartStyle, chosenLanguage, isDark } from '../preferences.ts'
import { option, setOption } from '../route.ts'
import { readableName, term } from '../terms.ts'
import { translate, translateName } from '../words/index.ts'

const DIVISIONS = 'D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D16 D20 D24 D27 D30 D40 D45 D60'.split(' ')
const AYANAMSHAS = ['lahiri', 'raman', 'krishnamurti', 'true_chitra', 'yukteshwar', 'fagan_bradley'] as const

interface ChartImage {
  image: string
  cells: { house: number; sign: string; planets: string[] }[]
  ayanamsha: { name: string; degrees: number }
}
interface PlanetPosition {
  name: string
  sign: string
  degree: number
  nakshatra: string
  pada: number
  house: number | null
  retrograde: boolean
  combust?: boolean
}
interface BirthChart {
  ascendant: Omit<PlanetPosition, 'house' | 'name' | 'retrograde'>
  planets: PlanetPosition[]
}
interface WheelAnswer {
  images: { content: string }[]
}

/** The colours of the page as a theme of the chart image capability. */
const currentTheme = () => {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim().toUpperCase()
  return {
    background: colour('--chart-ground'),
    line: colour('--chart-line'),
    text: colour('--quiet'),
    planet: colour('--accent'),
  }
}

/** A note for an unknown time of birth, with the sign of the Moon at the beginning and the end of the day. */
const MoonSignNote = ({ birth, date }: { birth: BirthInput; date: string }) => {
  const atTime = (time: string) => ({ ...birth, datetime: `${date}T${time}` })
  const startOfDay = useCall<{ moon_sign: { sign: string } }>('utilities/find-moon-sign', atTime('00:00'), true)
  const endOfDay = useCall<{ moon_sign: { sign: string } }>('utilities/find-moon-sign', atTime('23:59'), true)
  const from = startOfDay.data?.moon_sign.sign
  const to = endOfDay.data?.moon_sign.sign
  return (
    <div class="alert soft" role="note">
      <p>{translate('unknownTimeNote')}</p>
      {from && to && (
        <p>
          {from === to
            ? translate('moonInSign', { sign: term(from) })
            : translate('moonChangesSign', { from: term(from), to: term(to) })}
        </p>
      )}
    </div>
  )
}

const SaveButtons = ({ name, svg, png }: { name: string; svg: string; png: (() => Promise<string>) | null }) => (
  <p class="row center no-print">
    <button type="button" class="plain" onClick={() => download(`${name}.svg`, 'image/svg+xml', svg)}>
      {translate('saveAs', { format: 'SVG' })}
    </button>
    {png && (
      <button
        type="button"
        class="plain"
        onClick={async () =>
          download(
            `${name}.png`,
            'image/png',
            Uint8Array.from(atob(await png()), (c) => c.charCodeAt(0)),
          )
        }
      >
        {translate('saveAs', { format: 'PNG' })}
      </button>
    )}
  </p>
)

const Planets = ({ chart, timeKnown }: { chart: CallState<BirthChart>; timeKnown: boolean }) => (
  <ResultPanel state={chart}>
    {({ ascendant, planets }) => (
      <Scroll label={translate('planet')}>
        <table class="planets">
          <thead>
            <tr>
              <th scope="col">{translate('planet')}</th>
              <th scope="col">{translate('sign')}</th>
              <th scope="col" class="figure">
                {translate('degree')}
              </th>
              <th scope="col">{translate('nakshatra')}</th>
              {timeKnown && (
                <th scope="col" class="figure">
                  {translate('house')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {[
              ...(timeKnown ? [{ ...ascendant, name: 'Ascendant', house: 1, retrograde: false, combust: false }] : []),
              ...planets,
            ].map((each) => (
              <tr key={each.name}>
                <th scope="row">
                  {each.name === 'Ascendant' ? translate('ascendant') : term(each.name)}{' '}
                  {each.retrograde && (
                    <abbr class="quiet" title={translate('retrograde')}>
                      ℞
                    </abbr>
                  )}
                  {each.combust && (
                    <abbr class="quiet" title={translate('combust')}>
                      c
                    </abbr>
                  )}
                </th>
                <td>{term(each.sign)}</td>
                <td class="figure">{dms(each.degree)}</td>
                <td>
                  {term(each.nakshatra)} <span class="quiet">{each.pada}</span>
                </td>
                {timeKnown && <td class="figure">{each.house}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
  </ResultPanel>
)

/** The birth chart in the chosen style, with a table of the planets. */
const Chart = () => {
  const shownPerson = person.value!
  const birth = birthOf(shownPerson)
  const style = chartStyle.value
  const timeKnown = shownPerson.time !== null
  const code = option('code', timeKnown ? 'D1' : 'moon')
  const names = option('names', 'abbreviation')
  const degrees = option('degrees', '') === 'yes'
  const ayanamsha = option('ayanamsha', 'lahiri')
  const node = option('node', 'mean')
  const isDarkTheme = isDark()
  const [theme, setTheme] = useState(currentTheme)
  useEffect(() => setTheme(currentTheme()), [isDarkTheme])

  const sidereal = { ...birth, ayanamsha, node }
  const legendLanguage = chosenLanguage.value === 'en' ? {} : { legend_language: chosenLanguage.value }
  const input = {
    ...sidereal,
    ...legendLanguage,
    code,
    style,
    size: 800,
    theme,
    labels_style: names,
    show_degrees: degrees,
  }
  const isWheel = style === 'wheel'
  const image = useCall<ChartImage>('vedic-charts/chart-image', isWheel ? null : input)
  const wheel = useCall<WheelAnswer>(
    'western/western-natal-wheel',
    isWheel ? { ...birth, theme: isDarkTheme ? 'dark' : 'light' } : null,
  )
  const chart = useCall<BirthChart>('vedic-charts/birth-chart', { ...birth, ayanamsha, node })
  const svg = isWheel ? wheel.data?.images[0]?.content : image.data?.image
  const title = isWheel ? translate('wheel') : code
  const fileName = `${shownPerson.name || 'chart'}-${title}`.replace(/[^\p{L}\p{N}-]+/gu, '-')
  const png = () =>
    call<ChartImage>('vedic-charts/chart-image', { ...input, format: 'png', size: 1600 }).then(({ data }) => data.image)

  return (
    <>
      <div class="controls">
        <Segments
          label={translate('style')}
          value={style}
          choices={CHART_VIEWS.map((choice) => [choice, translateName(choice)] as const)}
          onChange={(value) => {
            chartStyle.value = value
          }}
        />
        {!isWheel && (
          <>
            <Select
              label={translate('division')}
              value={code}
              choices={[
                ...DIVISIONS.map((choice) => [choice, choice] as const),
                ['moon', translate('moonChart')],
                ['sun', translate('sunChart')],
                ...(timeKnown ? [['chalit', translate('chalit')] as const] : []),
              ]}
              onChange={(value) => setOption('code', value)}
            />
            <Disclosure>
              <Select
                label={translate('names')}
                value={names}
                choices={[
                  ['abbreviation', translate('abbreviation')],
                  ['symbol', translate('symbol')],
                  ['name', translate('fullName')],
                ]}
                onChange={(value) => setOption('names', value)}
              />
              <Select
                label={translate('ayanamsha')}
                value={ayanamsha}
                choices={AYANAMSHAS.map((choice) => [choice, readableName(choice)] as const)}
                onChange={(value) => setOption('ayanamsha', value)}
              />
              <Select
                label={translate('node')}
                value={node}
                choices={[
                  ['mean', translate('mean')],
                  ['true', translate('trueNode')],
                ]}
                onChange={(value) => setOption('node', value)}
              />
              <Check
                label={translate('degrees')}
                checked={degrees}
                onChange={(isChecked) => setOption('degrees', isChecked ? 'yes' : null)}
              />
            </Disclosure>
          </>
        )}
      </div>
      {!timeKnown && <MoonSignNote birth={birth} date={shownPerson.date} />}
      <div class="chart-view">
        <figure>
          <ResultPanel state={(isWheel ? wheel : image) as CallState<unknown>}>
            {() => svg && <Drawing svg={svg} label={`${shownPerson.name || translate('chart')}, ${title}`} />}
          </ResultPanel>
          <figcaption>
            {shownPerson.name || translate('noName')} · {longDay(shownPerson.date)} ·{' '}
            {shownPerson.time ?? translate('unknownTime')} · {shownPerson.place}
          </figcaption>
          {svg && <SaveButtons name={fileName} svg={svg} png={isWheel ? null : png} />}
        </figure>
        <section>
          <Planets chart={chart} timeKnown={timeKnown} />
        </section>
      </div>
    </>
  )
}
export default Chart
