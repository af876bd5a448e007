import { useCall } from '../api.ts'
import { day, dayMonth, number, todayHere, wallClock } from '../intl.ts'
import { Segments } from '../parts/controls.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { type NatalPoint, type Path, TransitCurves, type TransitEvent } from '../parts/transit-curves.tsx'
import { PairChoice, SecondPersonMissing, selectedPair } from '../parts/two-people.tsx'
import {
  AspectRows,
  toneClass,
  useWesternNatal,
  type WesternAspect,
  WesternBirth,
  WesternChoices,
  type WesternNatalAnswer,
} from '../parts/western-birth.tsx'
import { birthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'

type Contact = Omit<WesternAspect, 'planet_a' | 'planet_b'> & { person_a_planet: string; person_b_planet: string }
interface SynastryAspects {
  harmonious: Contact[]
  challenging: Contact[]
  neutral?: Contact[]
}

const SLOW_PLANETS = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto']
const NATAL_PLANETS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', ...SLOW_PLANETS]
const NATAL_POINTS = [...NATAL_PLANETS, 'Ascendant', 'Midheaven']
/** By choice of the time span: its days, and the days between the points of a curve. */
const SPANS = { '90': [90, 1], '365': [365, 3], '1095': [1095, 7] } as const

/** The natal points of the transit view. Angles need a time of birth. */
const natalPoints = ({ planets, ascendant, midheaven }: WesternNatalAnswer): NatalPoint[] => [
  ...planets.filter(({ planet }) => NATAL_PLANETS.includes(planet)).map((each) => ({ ...each, name: each.planet })),
  ...(person.value!.time !== null && ascendant ? [{ ...ascendant, name: 'Ascendant' }] : []),
  ...(person.value!.time !== null && midheaven ? [{ ...midheaven, name: 'Midheaven' }] : []),
]

const spanChoice = () => option('days', '365') as keyof typeof SPANS

const SpanChoice = () => (
  <Segments
    label={translate('span')}
    value={spanChoice()}
    choices={(['90', '365', '1095'] as const).map(
      (each) => [each, translate('days', { count: number(SPANS[each][0], 0) })] as const,
    )}
    onChange={(value) => setOption('days', value)}
  />
)

const Transits = () => {
  const span = spanChoice()
  const start = option('date', todayHere())
  const [days, step] = SPANS[span] ?? SPANS[365]
  const natal = useWesternNatal()
  const answer = useCall<{ transit_events: TransitEvent[]; paths: Path[] }>('western/western-transit-dates', {
    ...birthOf(person.value!),
    ...{ days_ahead: days, start_date: start, planets: SLOW_PLANETS, path_step: step },
    natal_points: person.value!.time === null ? NATAL_PLANETS : NATAL_POINTS,
  })
  return (
    <ResultPanel state={answer}>
      {({ transit_events: events, paths }) => (
        <div class="stack">
          <p class="hint">{translate('transitsDescription')}</p>
          <TransitCurves
            {...{ paths, events, step, days }}
            natal={natal.data ? natalPoints(natal.data) : []}
            from={wallClock(start).getTime()}
          />
          <Scroll label={translate('transits')}>
            <table>
              <tbody>
                {events.map((each) => (
                  <tr key={`${each.exact_at}${each.transit_planet}${each.natal_planet}${each.aspect}`}>
                    <td>
                      <time dateTime={each.exact_at}>{days > 365 ? day(each.date) : dayMonth(each.date)}</time>
                    </td>
                    <th scope="row">
                      {term(each.transit_planet)} <span class={toneClass(each.nature)}>{term(each.aspect)}</span>{' '}
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
    </ResultPanel>
  )
}

const Synastry = () => {
  const { first, second } = selectedPair()
  const pair =
    first && second
      ? {
          person_a: { ...birthOf(first), name: first.name || 'A' },
          person_b: { ...birthOf(second), name: second.name || 'B' },
        }
      : null
  const wheel = useCall<{ images: { content: string }[] }>('western/synastry-wheel', pair)
  const aspects = useCall<SynastryAspects>('western/synastry-aspects', pair)
  if (!pair) return <SecondPersonMissing />
  return (
    <div class="western-chart">
      <ResultPanel state={wheel}>
        {({ images }) => (
          <Drawing
            svg={images[0]!.content}
            label={translate('synastry')}
            rings={{ inner: first?.name, outer: second?.name }}
          />
        )}
      </ResultPanel>
      <section class="western-tables">
        <ResultPanel state={aspects}>
          {(data) => (
            <AspectRows
              aspects={[...data.harmonious, ...data.challenging, ...(data.neutral ?? [])]
                .map((each) => ({ ...each, planet_a: each.person_a_planet, planet_b: each.person_b_planet }))
                .sort((a, b) => a.orb - b.orb)}
            />
          )}
        </ResultPanel>
      </section>
    </div>
  )
}

const WESTERN_VIEWS = { wheel: WesternBirth, transits: Transits, synastry: Synastry } as const

/** The Western chart: wheel, transits and synastry. */
const Western = () => {
  const viewName = option('as', 'wheel') as keyof typeof WESTERN_VIEWS
  const SelectedView = WESTERN_VIEWS[viewName] ?? WesternBirth
  return (
    <>
      <div class="controls">
        <Segments
          label={translate('show')}
          value={viewName}
          choices={(['wheel', 'transits', 'synastry'] as const).map((each) => [each, translate(each)] as const)}
          onChange={(value) => setOption('as', value === 'wheel' ? null : value)}
        />
        {SelectedView === WesternBirth && <WesternChoices />}
        {SelectedView === Transits && <SpanChoice />}
        {SelectedView === Synastry && selectedPair().second && <PairChoice titles={['personA', 'personB']} />}
      </div>
      <SelectedView />
    </>
  )
}
export default Western
