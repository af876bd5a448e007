import { useCall } from '../api.ts'
import { number } from '../intl.ts'
import { Select } from '../parts/controls.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { Meter } from '../parts/meter.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { birthOf, person } from '../people.ts'
import { isDark } from '../preferences.ts'
import { option, setOption } from '../route.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'

const GOALS = 'love career money health home study creativity spirituality adventure social retirement'.split(' ')
const CONTINENTS = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const
const PROJECTIONS = ['equirectangular', 'natural_earth', 'mercator', 'orthographic']

interface Line {
  planet: string
  angle: string
  distance_km: number
  meaning: string
}
interface City {
  rank: number
  place: { name: string; country: string; latitude: number; longitude: number }
  score: number
  helping: Line[]
  hindering: Line[]
}

/** The astrocartography map, and the ranking of cities. */
const World = () => {
  const birth = birthOf(person.value!)
  const projection = option('projection', 'equirectangular')
  const goal = option('goal', 'career')
  const continent = option('continent', '')
  const ranking = useCall<{ cities: City[] }>('location-astrology/city-ranking', {
    ...{ ...birth, goal, limit: 12 },
    ...(continent && { continents: [continent] }),
  })
  const cities = ranking.data?.cities ?? []
  const map = useCall<{ images: { content: string }[] }>('location-astrology/astrocartography-map', {
    ...{ ...birth, projection, width: 1400, theme: isDark() ? 'dark' : 'light' },
    markers: cities
      .slice(0, 6)
      .map(({ place }) => ({ name: place.name, latitude: place.latitude, longitude: place.longitude })),
  })
  const regionNames = new Intl.DisplayNames('en', { type: 'region' })
  const REGION_CODES: Record<string, string> = {
    AF: '002',
    AN: 'AQ',
    AS: '142',
    EU: '150',
    NA: '003',
    OC: '009',
    SA: '005',
  }
  return (
    <>
      <div class="controls">
        <Select
          label={translate('projection')}
          value={projection}
          choices={PROJECTIONS.map((each) => [each, readableName(each)] as const)}
          onChange={(value) => setOption('projection', value)}
        />
        <Select
          label={translate('goal')}
          value={goal}
          choices={GOALS.map((each) => [each, readableName(each)] as const)}
          onChange={(value) => setOption('goal', value)}
        />
        <Select
          label={translate('continent')}
          value={continent}
          choices={[
            ['', translate('all')],
            ...CONTINENTS.map((each) => [each as string, regionNames.of(REGION_CODES[each]!) ?? each] as const),
          ]}
          onChange={(value) => setOption('continent', value)}
        />
      </div>
      <div class="stack">
        <figure class="map">
          <ResultPanel state={map}>
            {({ images }) => <Drawing svg={images[0]!.content} label={translate('worldDescription')} />}
          </ResultPanel>
        </figure>
        <h2>{translate('cities')}</h2>
        <ResultPanel state={ranking}>
          {() => (
            <ol class="cards">
              {cities.map((each) => (
                <li class="evidence card" key={`${each.place.name}${each.place.latitude}`}>
                  <header class="row spread">
                    <h3>
                      {each.place.name} <span class="quiet">{each.place.country}</span>
                    </h3>
                    <strong>{number(each.score, 0)}</strong>
                  </header>
                  <Meter value={each.score} max={100} label={number(each.score, 0)} />
                  <ul class="reasons">
                    {each.helping.slice(0, 3).map((line) => (
                      <li class="holds" key={`${line.planet}${line.angle}`}>
                        {term(line.planet)} {line.angle} <span class="quiet">{number(line.distance_km, 0)} km</span> ·{' '}
                        {line.meaning}
                      </li>
                    ))}
                    {each.hindering.slice(0, 2).map((line) => (
                      <li key={`${line.planet}${line.angle}`}>
                        {term(line.planet)} {line.angle} <span class="quiet">{number(line.distance_km, 0)} km</span> ·{' '}
                        {line.meaning}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          )}
        </ResultPanel>
      </div>
    </>
  )
}
export default World
