import { useCall } from '../api.ts'
import { day, dayMonth, dms, number, todayHere, wall } from '../intl.ts'
import { Segments } from '../parts/controls.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { Shown } from '../parts/told.tsx'
import { type TransitEvent, TransitGraph } from '../parts/transit-graph.tsx'
import { OneMissing, PairChoice, pairNow } from '../parts/two-people.tsx'
import { birthOf, person } from '../people.ts'
import { isDark } from '../preferences.ts'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { say } from '../words/index.ts'

interface Aspect {
  planet_a: string
  planet_b: string
  aspect: string
  symbol: string
  nature: string
  orb: number
  meaning: string
}
interface Natal {
  planets: { planet: string; sign: string; degree: number; house: number | null; retrograde: boolean }[]
  aspects: Aspect[]
  images: { content: string }[]
}

type Contact = Omit<Aspect, 'planet_a' | 'planet_b'> & { person_a_planet: string; person_b_planet: string }
interface Between {
  harmonious: Contact[]
  challenging: Contact[]
  neutral?: Contact[]
}

const tone = (nature: string) => (nature === 'harmonious' ? 'good-ink' : nature === 'challenging' ? 'bad-ink' : '')

const Aspects = ({ aspects }: { aspects: readonly Aspect[] }) => (
  <Scroll label={say('aspects')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{say('aspect')}</th>
          <th scope="col" class="figure">
            {say('orb')}
          </th>
          <th scope="col">{say('meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((each) => (
          <tr key={`${each.planet_a}${each.planet_b}${each.aspect}`}>
            <th scope="row">
              {term(each.planet_a)} <span class={tone(each.nature)}>{term(each.aspect)}</span> {term(each.planet_b)}
            </th>
            <td class="figure">{number(each.orb, 1)}°</td>
            <td class="quiet">{each.meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const BirthWheel = () => {
  const theme = isDark() ? 'dark' : 'light'
  const answer = useCall<Natal>('western/western-natal-wheel', { ...birthOf(person.value!), theme })
  return (
    <Shown of={answer}>
      {({ images, planets, aspects }) => (
        <div class="chart-view">
          <figure>
            <Drawing svg={images[0]!.content} label={`${person.value!.name}, ${say('wheel')}`} />
          </figure>
          <div class="stack">
            <Scroll label={say('planet')}>
              <table>
                <tbody>
                  {planets.map((each) => (
                    <tr key={each.planet}>
                      <th scope="row">
                        {term(each.planet)} {each.retrograde && <abbr title={say('retrograde')}>℞</abbr>}
                      </th>
                      <td>{term(each.sign)}</td>
                      <td class="figure">{dms(each.degree)}</td>
                      <td class="figure">{each.house}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
            <h2>{say('aspects')}</h2>
            <Aspects aspects={aspects} />
          </div>
        </div>
      )}
    </Shown>
  )
}

const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const SPANS = { '90': 90, '365': 365, '1095': 1095 } as const

const Transits = () => {
  const days = option('days', '365') as keyof typeof SPANS
  const start = option('date', todayHere())
  const answer = useCall<{ transit_events: TransitEvent[]; days_scanned: number }>('western/western-transit-dates', {
    ...birthOf(person.value!),
    ...{ days_ahead: SPANS[days] ?? 365, start_date: start, planets: SLOW },
  })
  return (
    <>
      <div class="controls">
        <Segments
          label={say('span')}
          value={days}
          choices={(['90', '365', '1095'] as const).map(
            (each) => [each, say('days', { count: number(SPANS[each], 0) })] as const,
          )}
          onChange={(value) => setOption('days', value)}
        />
      </div>
      <Shown of={answer}>
        {({ transit_events: events, days_scanned: scanned }) => (
          <div class="stack">
            <TransitGraph events={events} from={wall(start).getTime()} days={scanned} />
            <Scroll label={say('transits')}>
              <table>
                <tbody>
                  {events.map((each) => (
                    <tr key={`${each.exact_at}${each.transit_planet}${each.natal_planet}${each.aspect}`}>
                      <td>
                        <time dateTime={each.exact_at}>{scanned > 400 ? day(each.date) : dayMonth(each.date)}</time>
                      </td>
                      <th scope="row">
                        {term(each.transit_planet)} <span class={tone(each.nature)}>{term(each.aspect)}</span>{' '}
                        {term(each.natal_planet)}
                      </th>
                      <td class="quiet">{each.meaning}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          </div>
        )}
      </Shown>
    </>
  )
}

const Synastry = () => {
  const { first, second } = pairNow()
  const pair =
    first && second
      ? {
          person_a: { ...birthOf(first), name: first.name || 'A' },
          person_b: { ...birthOf(second), name: second.name || 'B' },
        }
      : null
  const wheel = useCall<{ images: { content: string }[] }>('western/synastry-wheel', pair)
  const aspects = useCall<Between>('western/synastry-aspects', pair)
  if (!pair) return <OneMissing />
  return (
    <>
      <PairChoice titles={['personA', 'personB']} />
      <div class="chart-view">
        <Shown of={wheel}>{({ images }) => <Drawing svg={images[0]!.content} label={say('synastry')} />}</Shown>
        <Shown of={aspects}>
          {(data) => (
            <Aspects
              aspects={[...data.harmonious, ...data.challenging, ...(data.neutral ?? [])]
                .map((each) => ({ ...each, planet_a: each.person_a_planet, planet_b: each.person_b_planet }))
                .sort((a, b) => a.orb - b.orb)}
            />
          )}
        </Shown>
      </div>
    </>
  )
}

const PARTS = { wheel: BirthWheel, transits: Transits, synastry: Synastry } as const

/** The tropical chart: its wheel, what passes over it, and another beside it. */
const Western = () => {
  const as = option('as', 'wheel') as keyof typeof PARTS
  const Part = PARTS[as] ?? BirthWheel
  return (
    <>
      <div class="controls">
        <Segments
          label={say('show')}
          value={as}
          choices={(['wheel', 'transits', 'synastry'] as const).map((each) => [each, say(each)] as const)}
          onChange={(value) => setOption('as', value === 'wheel' ? null : value)}
        />
      </div>
      <Part />
    </>
  )
}
export default Western
