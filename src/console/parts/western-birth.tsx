import { useCall } from '../api.ts'
import { dms } from '../intl.ts'
import { birthOf, person } from '../people.ts'
import { isDark } from '../preferences.ts'
import { option, setOption } from '../route.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'
import { Disclosure, Segments, Select } from './controls.tsx'
import { Drawing } from './drawing.tsx'
import { HOUSE_SYSTEM_CHOICES } from './house-systems.ts'
import { ResultPanel } from './notices.tsx'
import { Scroll } from './scroll.tsx'

/** The Western birth chart in a chosen zodiac: wheel, and beside it positions, houses, aspects or the aspect grid. */

export interface WesternAspect {
  planet_a: string
  planet_b: string
  aspect: string
  symbol: string
  nature: string
  orb: number
  meaning: string
  applying?: boolean | null
}
interface Angle {
  sign: string
  longitude: number
  degree: number
}
interface FurtherPoint {
  point: string
  sign: string
  degree: number
  house: number | null
  retrograde: boolean
}
export interface WesternNatalAnswer {
  ascendant: Angle | null
  midheaven: Angle | null
  planets: {
    planet: string
    sign: string
    longitude: number
    degree: number
    house: number | null
    retrograde: boolean
  }[]
  houses: { house: number; sign: string | null; degree: number | null; planets: string[] }[]
  aspects: WesternAspect[]
  further_points?: FurtherPoint[]
  further_aspects?: (Omit<WesternAspect, 'planet_a' | 'planet_b'> & { point_a: string; point_b: string })[]
  images: { content: string }[]
}

const POINT_SETS = {
  none: [],
  asteroids: ['Ceres', 'Pallas', 'Juno', 'Vesta', 'Pholus'],
  angles: ['Vertex', 'Anti-Vertex', 'East Point', 'Descendant', 'Imum Coeli'],
  lots: ['Lot of Fortune', 'Lot of Spirit', 'Lot of Eros', 'Lot of Necessity'],
  uranian: ['Cupido', 'Hades', 'Zeus', 'Kronos', 'Apollon', 'Admetos', 'Vulkanus', 'Poseidon'],
} as const
const ORB_SETS = {
  narrow: { conjunction: 4, opposition: 4, trine: 4, square: 4, sextile: 3, quincunx: 1.5 },
  usual: null,
  wide: { conjunction: 10, opposition: 10, trine: 9, square: 9, sextile: 6, quincunx: 3 },
} as const
const ZODIACS = ['tropical', 'sidereal', 'draconic'] as const

const selection = <V extends object>(sets: V, name: string, usual: keyof V & string) => {
  const value = option(name, usual)
  return (value in sets ? value : usual) as keyof V & string
}
const houseChoice = () => HOUSE_SYSTEM_CHOICES.find(([letter]) => letter === option('houses', 'P'))?.[0] ?? 'P'
const zodiacChoice = () => ZODIACS.find((each) => each === option('zodiac', 'tropical')) ?? 'tropical'

/** The answer for the chosen houses, zodiac, points and orbs. */
export const useWesternNatal = (more: object | null = {}) => {
  const points = POINT_SETS[selection(POINT_SETS, 'points', 'none')]
  const orbs = ORB_SETS[selection(ORB_SETS, 'orbs', 'usual')]
  return useCall<WesternNatalAnswer>(
    'western/western-natal-wheel',
    more && {
      ...birthOf(person.value!),
      theme: isDark() ? 'dark' : 'light',
      house_system: houseChoice(),
      zodiac: zodiacChoice(),
      ...(points.length > 0 && { points }),
      ...(orbs && { orbs: { by_aspect: orbs } }),
      ...more,
    },
  )
}

/** The choices of houses, zodiac, points and orbs, for the row of controls. */
export const WesternChoices = () => (
  <>
    <Select
      label={translate('houseSystem')}
      value={houseChoice()}
      choices={HOUSE_SYSTEM_CHOICES}
      onChange={(value) => setOption('houses', value === 'P' ? null : value)}
    />
    <Disclosure>
      <Select
        label={translate('zodiac')}
        value={zodiacChoice()}
        choices={ZODIACS.map((each) => [each, translate(each)] as const)}
        onChange={(value) => setOption('zodiac', value === 'tropical' ? null : value)}
      />
      <Select
        label={translate('furtherPoints')}
        value={selection(POINT_SETS, 'points', 'none')}
        choices={(['none', 'asteroids', 'angles', 'lots', 'uranian'] as const).map(
          (each) => [each, translate(each)] as const,
        )}
        onChange={(value) => setOption('points', value === 'none' ? null : value)}
      />
      <Select
        label={translate('orbs')}
        value={selection(ORB_SETS, 'orbs', 'usual')}
        choices={(['narrow', 'usual', 'wide'] as const).map((each) => [each, translate(each)] as const)}
        onChange={(value) => setOption('orbs', value === 'usual' ? null : value)}
      />
    </Disclosure>
  </>
)

export const toneClass = (nature: string) =>
  nature === 'harmonious' ? 'good-ink' : nature === 'challenging' ? 'bad-ink' : ''

/** Aspects without sentences, closest first. */
export const AspectRows = ({ aspects }: { aspects: readonly WesternAspect[] }) => (
  <Scroll label={translate('aspects')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{translate('aspect')}</th>
          <th scope="col" class="figure">
            {translate('orb')}
          </th>
        </tr>
      </thead>
      <tbody>
        {aspects.map((each) => (
          <tr key={`${each.planet_a}${each.planet_b}${each.aspect}`} title={each.meaning}>
            <th scope="row">
              {term(each.planet_a)} <span class={toneClass(each.nature)}>{term(each.aspect)}</span>{' '}
              {term(each.planet_b)}
            </th>
            <td class="figure">
              {dms(each.orb)} {each.applying && <abbr title={translate('applying')}>→</abbr>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const PositionRow = ({ name, sign, degree, house, retrograde }: Omit<FurtherPoint, 'point'> & { name: string }) => (
  <tr>
    <th scope="row">
      {term(name)} {retrograde && <abbr title={translate('retrograde')}>℞</abbr>}
    </th>
    <td>{sign && term(sign)}</td>
    <td class="figure">{degree !== null && dms(degree)}</td>
    <td class="figure">{house}</td>
  </tr>
)

const Positions = ({ planets, ascendant, midheaven, further_points = [] }: WesternNatalAnswer) => (
  <Scroll label={translate('positions')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{translate('planet')}</th>
          <th scope="col">{translate('sign')}</th>
          <th scope="col" class="figure">
            {translate('degree')}
          </th>
          <th scope="col" class="figure">
            {translate('house')}
          </th>
        </tr>
      </thead>
      <tbody>
        {planets.map((each) => (
          <PositionRow key={each.planet} {...each} name={each.planet} />
        ))}
        {person.value!.time !== null &&
          [['Ascendant', ascendant] as const, ['Midheaven', midheaven] as const].map(
            ([name, angle]) =>
              angle && <PositionRow key={name} {...angle} {...{ name, house: null, retrograde: false }} />,
          )}
        {further_points.map((each) => (
          <PositionRow key={each.point} {...each} name={each.point} />
        ))}
      </tbody>
    </table>
  </Scroll>
)

const Houses = ({ houses }: WesternNatalAnswer) => (
  <Scroll label={translate('houses')}>
    <table>
      <tbody>
        {houses.map(({ house, sign, degree, planets }) => (
          <tr key={house}>
            <th scope="row" class="figure">
              {house}
            </th>
            <td>{sign ? term(sign) : '–'}</td>
            <td class="figure">{degree !== null && dms(degree)}</td>
            <td>{planets.map((planet) => term(planet)).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const AspectGrid = () => (
  <ResultPanel state={useWesternNatal({ layout: 'grid' })}>
    {({ images }) => <Drawing svg={images[0]!.content} label={translate('aspectGrid')} />}
  </ResultPanel>
)

const aspectsOf = ({ aspects, further_aspects = [] }: WesternNatalAnswer): WesternAspect[] =>
  [...aspects, ...further_aspects.map((each) => ({ ...each, planet_a: each.point_a, planet_b: each.point_b }))].sort(
    (a, b) => a.orb - b.orb,
  )

const TABS = ['positions', 'houses', 'aspects', 'aspectGrid'] as const

export const WesternBirth = () => {
  const answer = useWesternNatal()
  const tab = TABS.find((each) => each === option('tab', 'positions')) ?? 'positions'
  return (
    <div class="western-chart">
      <ResultPanel state={answer}>
        {({ images }) => (
          <figure>
            <Drawing svg={images[0]!.content} label={`${person.value!.name}, ${translate('wheel')}`} />
          </figure>
        )}
      </ResultPanel>
      <section class="western-tables">
        <Segments
          label={translate('show')}
          value={tab}
          choices={TABS.map((each) => [each, translate(each)] as const)}
          onChange={(value) => setOption('tab', value === 'positions' ? null : value)}
        />
        {tab === 'aspectGrid' ? (
          <AspectGrid />
        ) : (
          <ResultPanel state={answer}>
            {(data) =>
              tab === 'positions' ? (
                <Positions {...data} />
              ) : tab === 'houses' ? (
                <Houses {...data} />
              ) : (
                <AspectRows aspects={aspectsOf(data)} />
              )
            }
          </ResultPanel>
        )}
      </section>
    </div>
  )
}
