import { useMemo } from 'preact/hooks'
import { useCall } from '../api.ts'
import { day } from '../intl.ts'
import type { BirthInput } from '../people.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'
import { Scroll } from './scroll.tsx'
import { type TimeRange, wallClockMs } from './time-axis.ts'
import { type Band, type Bar, tintOfPlanet } from './timeline.tsx'

interface SadeSati {
  cycles: { phases: { phase: string; sign: string; spans: { start: string; end: string }[] }[] }[]
}
interface SignStay {
  planet: string
  sign: string
  house_from_moon: number
  start: string
  end: string
  bindus: number
  grade: string
}

const PLANETS = ['Jupiter', 'Saturn']
/** Years per call. The visible range spans at most two decades. */
const DECADE = 10
const YEAR_MS = 31_556_952_000

const decadeOf = (timeMs: number) => Math.floor(new Date(timeMs).getUTCFullYear() / DECADE) * DECADE

/**
 * The stays of the even or the odd decade of the visible range; undefined if the range is longer than a decade or not loaded.
 * Each parity has its own call, so that dragging into the next decade keeps the other decade.
 */
const useDecadeOfTransits = (birth: BirthInput, shown: TimeRange, parity: 0 | 1): readonly SignStay[] | undefined => {
  const isZoomedIn = shown.to - shown.from <= DECADE * YEAR_MS
  const decade = [decadeOf(shown.from), decadeOf(shown.to)].find((each) => Math.abs((each / DECADE) % 2) === parity)
  const days = decade === undefined ? 0 : (Date.UTC(decade + DECADE, 0) - Date.UTC(decade, 0)) / 86_400_000
  const input =
    isZoomedIn && decade !== undefined ? { ...birth, start_date: `${decade}-01-01`, days, planets: PLANETS } : null
  return useCall<{ stays: SignStay[] }>('predictions/ashtakavarga-transits', input).data?.stays
}

/** The stays of both decades. A stay that continues into the next decade becomes one entry. */
const mergeStays = (even: readonly SignStay[], odd: readonly SignStay[]): SignStay[] => {
  const merged: SignStay[] = []
  for (const stay of [...even, ...odd].sort((a, b) => wallClockMs(a.start) - wallClockMs(b.start))) {
    const earlier = merged.findIndex(
      ({ planet, sign, end }) =>
        planet === stay.planet && sign === stay.sign && wallClockMs(end) === wallClockMs(stay.start),
    )
    if (earlier < 0) merged.push(stay)
    else merged[earlier] = { ...merged[earlier]!, end: stay.end }
  }
  return merged
}

const stayBar = ({ planet, sign, start, end, house_from_moon: house, bindus }: SignStay): Bar => ({
  ...{
    from: wallClockMs(start),
    to: wallClockMs(end),
    name: term(sign),
    tint: tintOfPlanet(planet),
    key: `${planet}${start}`,
  },
  description: `${term(planet)}, ${term(sign)}: ${day(start)} – ${day(end)}. ${translate('houseFromMoon')} ${house}, ${translate('bindus')} ${bindus}`,
})

const sadeSatiBars = ({ cycles }: SadeSati): Bar[] =>
  cycles.flatMap(({ phases }, cycle) =>
    phases.flatMap(({ phase, sign, spans }) =>
      spans.map(({ start, end }, index) => ({
        ...{ from: wallClockMs(start), to: wallClockMs(end), name: term(sign), tint: tintOfPlanet('Saturn') },
        ...{ key: `s${cycle}${phase}${index}`, description: `Sade Sati, ${phase}: ${day(start)} – ${day(end)}` },
      })),
    ),
  )

/** The transits of Jupiter and Saturn and the Sade Sati phases as bands of the timeline, and the visible stays. */
export const useGochara = (birth: BirthInput, shown: TimeRange): { bands: Band[]; stays: SignStay[] } => {
  const { data: sadeSati } = useCall<SadeSati>('predictions/sade-sati-periods', birth)
  const even = useDecadeOfTransits(birth, shown, 0)
  const odd = useDecadeOfTransits(birth, shown, 1)
  const { stays, bands } = useMemo(() => {
    const stays = mergeStays(even ?? [], odd ?? []).map((stay) => ({ stay, bar: stayBar(stay) }))
    const transitBands = PLANETS.map((planet) => ({
      title: term(planet),
      bars: stays.filter(({ stay }) => stay.planet === planet).map(({ bar }) => bar),
    }))
    return { stays, bands: [{ title: 'Sade Sati', bars: sadeSati ? sadeSatiBars(sadeSati) : [] }, ...transitBands] }
  }, [sadeSati, even, odd, term('Saturn')])
  return { bands, stays: stays.filter(({ bar }) => bar.to > shown.from && bar.from < shown.to).map(({ stay }) => stay) }
}

/** The visible stays as a table. */
export const Gochara = ({ stays }: { stays: readonly SignStay[] }) => (
  <section class="stack">
    <h2>{translate('gochara')}</h2>
    {stays.length === 0 ? (
      <p class="hint">{translate('zoomInForGochara')}</p>
    ) : (
      <Scroll label={translate('gochara')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('planet')}</th>
              <th scope="col">{translate('sign')}</th>
              <th scope="col">{translate('begins')}</th>
              <th scope="col">{translate('ends')}</th>
              <th scope="col" class="figure">
                {translate('houseFromMoon')}
              </th>
              <th scope="col" class="figure">
                {translate('bindus')}
              </th>
            </tr>
          </thead>
          <tbody>
            {stays.map((each) => (
              <tr key={`${each.planet}${each.start}`}>
                <th scope="row">{term(each.planet)}</th>
                <td>{term(each.sign)}</td>
                <td>{day(each.start)}</td>
                <td>{day(each.end)}</td>
                <td class="figure">{each.house_from_moon}</td>
                <td class="figure">
                  {each.bindus} <span class="quiet">{term(each.grade)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    )}
  </section>
)
