import { useCall } from '../api.ts'
import { number } from '../intl.ts'
import { ResultPanel } from '../parts/notices.tsx'
import { Scroll } from '../parts/scroll.tsx'
import { birthOf, person } from '../people.ts'
import { term } from '../terms.ts'
import { translate } from '../words/index.ts'

interface Shadbala {
  planets: {
    planet: string
    sthana_bala: { total: number }
    dig_bala: number
    kala_bala: { total: number }
    cheshta_bala: number
    naisargika_bala: number
    drik_bala: number
    rupas: number
    required_rupas: number
    ratio: number
    sufficient: boolean
    rank: number
  }[]
}
interface Bindus {
  sign: string
  bindus: number
  house: number
}
interface Ashtakavarga {
  bhinnashtakavarga: { planet: string; signs: Bindus[]; total: number }[]
  sarvashtakavarga: { signs: Bindus[]; total: number }
}

const PARTS = [
  ['sthana', (p: Shadbala['planets'][number]) => p.sthana_bala.total],
  ['dig', (p: Shadbala['planets'][number]) => p.dig_bala],
  ['kala', (p: Shadbala['planets'][number]) => p.kala_bala.total],
  ['cheshta', (p: Shadbala['planets'][number]) => p.cheshta_bala],
  ['naisargika', (p: Shadbala['planets'][number]) => p.naisargika_bala],
  ['drik', (p: Shadbala['planets'][number]) => p.drik_bala],
] as const

const ROW = 46
/** Rupas of a whole bar; hardly anybody has more. */
const MOST = 10

/** Room for names, and for the longest bar. */
const [LEFT, BARS] = [136, 536]

const SixStrengths = ({ planets }: Shadbala) => (
  <figure class="stack">
    <svg
      class="bars"
      viewBox={`0 0 760 ${planets.length * ROW + 24}`}
      role="img"
      aria-label={translate('shadbalaTold')}
    >
      {planets.map((each, row) => {
        let x = LEFT
        return (
          <g key={each.planet} transform={`translate(0 ${row * ROW})`}>
            <text x="0" y="22" dominant-baseline="central">
              {term(each.planet)}
            </text>
            {PARTS.map(([name, value], index) => {
              const wide = Math.max(0, (value(each) / 60 / MOST) * BARS)
              const start = x
              x += wide
              return (
                <rect key={name} class={`part-${index}`} x={start} y="10" width={wide} height="24">
                  <title>{`${term(each.planet)}, ${name}: ${number(value(each) / 60, 2)}`}</title>
                </rect>
              )
            })}
            <path class="needed" d={`M${LEFT + (each.required_rupas / MOST) * BARS} 4V40`}>
              <title>{translate('needed', { count: number(each.required_rupas, 1) })}</title>
            </path>
            <text
              x="755"
              y="22"
              text-anchor="end"
              dominant-baseline="central"
              class={each.sufficient ? 'good-ink' : 'bad-ink'}
            >
              {number(each.rupas, 2)}
            </text>
          </g>
        )
      })}
    </svg>
    <figcaption class="legend">
      {PARTS.map(([name], index) => (
        <span key={name}>
          <i class={`part-${index}`} />
          {name}
        </span>
      ))}
      <span>
        <i class="needed" />
        {translate('neededLine')}
      </span>
    </figcaption>
  </figure>
)

const shade = (bindus: number, most: number) => `heat-${Math.min(5, Math.floor((bindus / most) * 6))}`

const Eightfold = ({ bhinnashtakavarga, sarvashtakavarga }: Ashtakavarga) => (
  <Scroll label={translate('ashtakavarga')}>
    <table class="heat">
      <thead>
        <tr>
          <th />
          {sarvashtakavarga.signs.map(({ sign }) => (
            <th scope="col" key={sign}>
              {term(sign)}
            </th>
          ))}
          <th scope="col" class="figure">
            Σ
          </th>
        </tr>
      </thead>
      <tbody>
        {[
          ...bhinnashtakavarga.map((each) => ({ ...each, most: 8 })),
          { planet: '', ...sarvashtakavarga, most: 42 },
        ].map((each) => (
          <tr key={each.planet} class={each.planet ? undefined : 'sum'}>
            <th scope="row">{each.planet ? term(each.planet) : translate('together')}</th>
            {each.signs.map(({ sign, bindus }) => (
              <td key={sign} class={shade(bindus, each.most)}>
                {bindus}
              </td>
            ))}
            <td class="figure">{each.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

/** How strong the planets are, and where the bindus fall. */
const Strengths = () => {
  const birth = birthOf(person.value!)
  const shadbala = useCall<Shadbala>('strengths/shadbala', birth)
  const ashtakavarga = useCall<Ashtakavarga>('strengths/ashtakavarga', birth)
  return (
    <div class="stack">
      <h2>{translate('shadbala')}</h2>
      <ResultPanel state={shadbala}>{(data) => <SixStrengths {...data} />}</ResultPanel>
      <h2>{translate('ashtakavarga')}</h2>
      <ResultPanel state={ashtakavarga}>{(data) => <Eightfold {...data} />}</ResultPanel>
    </div>
  )
}
export default Strengths
