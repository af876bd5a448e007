import { useCall } from '../api.ts'
import { day } from '../intl.ts'
import type { BirthInput } from '../people.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'
import { Scroll } from './scroll.tsx'
import { at, type Stretch } from './time-axis.ts'
import { type Band, tintOfPlanet } from './timeline.tsx'

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

/** Stays in signs during one of the two decades that are in sight: the even or the odd one, so that each is kept while somebody drags. */
const useStays = (birth: BirthInput, shown: Stretch, parity: 0 | 1) => {
  const isNear = shown.to - shown.from <= DECADE * YEAR_MS
  const decade = [decadeAt(shown.from), decadeAt(shown.to)].find((each) => Math.abs((each / DECADE) % 2) === parity)
  const days = decade === undefined ? 0 : (Date.UTC(decade + DECADE, 0) - Date.UTC(decade, 0)) / 86_400_000
  const input =
    isNear && decade !== undefined ? { ...birth, start_date: `${decade}-01-01`, days, planets: PLANETS } : null
  const { data } = useCall<{ stays: Stay[] }>('predictions/ashtakavarga-transits', input)
  return isNear ? (data?.stays ?? []) : []
}

/** What passes over a birth while its periods run, as bands of the timeline, and the stays that are in sight. */
export const useGochara = (birth: BirthInput, shown: Stretch): { bands: Band[]; stays: Stay[] } => {
  const { data: sadeSati } = useCall<SadeSati>('predictions/sade-sati-periods', birth)
  const stays = [...useStays(birth, shown, 0), ...useStays(birth, shown, 1)]
    .filter(({ start, end }) => at(end) > shown.from && at(start) < shown.to)
    .sort((a, b) => at(a.start) - at(b.start))
  const passing = PLANETS.map((planet) => ({
    title: term(planet),
    bars: stays
      .filter((each) => each.planet === planet)
      .map(({ sign, start, end, house_from_moon: house, bindus }) => ({
        ...{ from: at(start), to: at(end), name: term(sign), tint: tintOfPlanet(planet), key: `${planet}${start}` },
        told: `${term(planet)}, ${term(sign)}: ${day(start)} – ${day(end)}. ${say('houseFromMoon')} ${house}, ${say('bindus')} ${bindus}`,
      })),
  }))
  const saturn = (sadeSati?.cycles ?? []).flatMap(({ phases }, cycle) =>
    phases.flatMap(({ phase, sign, spans }) =>
      spans.map(({ start, end }, index) => ({
        ...{ from: at(start), to: at(end), name: term(sign), tint: tintOfPlanet('Saturn') },
        ...{ key: `s${cycle}${phase}${index}`, told: `Sade Sati, ${phase}: ${day(start)} – ${day(end)}` },
      })),
    ),
  )
  return { bands: [{ title: 'Sade Sati', bars: saturn }, ...passing], stays }
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
