import { useMemo } from 'preact/hooks'
import { useCall } from '../api.ts'
import { day } from '../intl.ts'
import type { BirthInput } from '../people.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'
import { Scroll } from './scroll.tsx'
import { at, type Stretch } from './time-axis.ts'
import { type Band, type Bar, tintOfPlanet } from './timeline.tsx'

interface SadeSati {
  cycles: { phases: { phase: string; sign: string; spans: { start: string; end: string }[] }[] }[]
}
interface Stay {
  planet: string
  sign: string
  house_from_moon: number
  start: string
  end: string
  bindus: number
  grade: string
}

const PLANETS = ['Jupiter', 'Saturn']
/** What one call tells of, years; two of them hold whatever is looked at. */
const DECADE = 10
const YEAR_MS = 31_556_952_000

const decadeAt = (moment: number) => Math.floor(new Date(moment).getUTCFullYear() / DECADE) * DECADE

/** What is known of one of the two decades that are in sight: the even or the odd one, so that each is kept while somebody drags. */
const useDecade = (birth: BirthInput, shown: Stretch, parity: 0 | 1): readonly Stay[] | undefined => {
  const isNear = shown.to - shown.from <= DECADE * YEAR_MS
  const decade = [decadeAt(shown.from), decadeAt(shown.to)].find((each) => Math.abs((each / DECADE) % 2) === parity)
  const days = decade === undefined ? 0 : (Date.UTC(decade + DECADE, 0) - Date.UTC(decade, 0)) / 86_400_000
  const input =
    isNear && decade !== undefined ? { ...birth, start_date: `${decade}-01-01`, days, planets: PLANETS } : null
  return useCall<{ stays: Stay[] }>('predictions/ashtakavarga-transits', input).data?.stays
}

/** A stay that begins in one decade and ends in the next is one. */
const joined = (even: readonly Stay[], odd: readonly Stay[]): Stay[] => {
  const all: Stay[] = []
  for (const stay of [...even, ...odd].sort((a, b) => at(a.start) - at(b.start))) {
    const before = all.findIndex(
      ({ planet, sign, end }) => planet === stay.planet && sign === stay.sign && at(end) === at(stay.start),
    )
    if (before < 0) all.push(stay)
    else all[before] = { ...all[before]!, end: stay.end }
  }
  return all
}

const passed = ({ planet, sign, start, end, house_from_moon: house, bindus }: Stay): Bar => ({
  ...{ from: at(start), to: at(end), name: term(sign), tint: tintOfPlanet(planet), key: `${planet}${start}` },
  told: `${term(planet)}, ${term(sign)}: ${day(start)} – ${day(end)}. ${say('houseFromMoon')} ${house}, ${say('bindus')} ${bindus}`,
})

const sadeSatiBars = ({ cycles }: SadeSati): Bar[] =>
  cycles.flatMap(({ phases }, cycle) =>
    phases.flatMap(({ phase, sign, spans }) =>
      spans.map(({ start, end }, index) => ({
        ...{ from: at(start), to: at(end), name: term(sign), tint: tintOfPlanet('Saturn') },
        ...{ key: `s${cycle}${phase}${index}`, told: `Sade Sati, ${phase}: ${day(start)} – ${day(end)}` },
      })),
    ),
  )

/** What passes over a birth while its periods run, as bands of the timeline, and the stays that are in sight. */
export const useGochara = (birth: BirthInput, shown: Stretch): { bands: Band[]; stays: Stay[] } => {
  const { data: saturn } = useCall<SadeSati>('predictions/sade-sati-periods', birth)
  const even = useDecade(birth, shown, 0)
  const odd = useDecade(birth, shown, 1)
  const { stays, bands } = useMemo(() => {
    const stays = joined(even ?? [], odd ?? []).map((stay) => ({ stay, bar: passed(stay) }))
    const passing = PLANETS.map((planet) => ({
      title: term(planet),
      bars: stays.filter(({ stay }) => stay.planet === planet).map(({ bar }) => bar),
    }))
    return { stays, bands: [{ title: 'Sade Sati', bars: saturn ? sadeSatiBars(saturn) : [] }, ...passing] }
  }, [saturn, even, odd, term('Saturn')])
  return { bands, stays: stays.filter(({ bar }) => bar.to > shown.from && bar.from < shown.to).map(({ stay }) => stay) }
}

/** The stays that are in sight, to be read. */
export const Gochara = ({ stays }: { stays: readonly Stay[] }) => (
  <section class="stack">
    <h2>{say('gochara')}</h2>
    {stays.length === 0 ? (
      <p class="told">{say('gocharaCloser')}</p>
    ) : (
      <Scroll label={say('gochara')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('planet')}</th>
              <th scope="col">{say('sign')}</th>
              <th scope="col">{say('begins')}</th>
              <th scope="col">{say('ends')}</th>
              <th scope="col" class="figure">
                {say('houseFromMoon')}
              </th>
              <th scope="col" class="figure">
                {say('bindus')}
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
