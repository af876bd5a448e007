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

const STRENGTH_PARTS = [
  ['sthana', (p: Shadbala['planets'][number]) => p.sthana_bala.total],
  ['dig', (p: Shadbala['planets'][number]) => p.dig_bala],
  ['kala', (p: Shadbala['planets'][number]) => p.kala_bala.total],
  ['cheshta', (p: Shadbala['planets'][number]) => p.cheshta_bala],
  ['naisargika', (p: Shadbala['planets'][number]) => p.naisargika_bala],
  ['drik', (p: Shadbala['planets'][number]) => p.drik_bala],
] as const

const ROW = 46
/** Rupas of a full bar. Larger values are rare. */
const MAX_RUPAS = 10

/** Width of the planet names, and of a full bar. */
const [LEFT, BAR_WIDTH] = [136, 536]

const ShadbalaBars = ({ planets }: Shadbala) => (
  <figure class="stack">
    <svg
      class="bars"
      viewBox={`0 0 760 ${planets.length * ROW + 24}`}
      role="img"
      aria-label={translate('shadbalaDescription')}
    >
      {planets.map((each, row) => {
        let x = LEFT
        return (
          <g key={each.planet} transform={`translate(0 ${row * ROW})`}>
            <text x="0" y="22" dominant-baseline="central">
              {term(each.planet)}
            </text>
            {STRENGTH_PARTS.map(([name, value], index) => {
              const width = Math.max(0, (value(each) / 60 / MAX_RUPAS) * BAR_WIDTH)
              const partX = x
              x += width
              return (
                <rect key={name} class={`part-${index}`} x={partX} y="10" width={width} height="24">
                  <title>{`${term(each.planet)}, ${name}: ${number(value(each) / 60, 2)}`}</title>
                </rect>
              )
            })}
            <path class="needed" d={`M${LEFT + (each.required_rupas / MAX_RUPAS) * BAR_WIDTH} 4V40`}>
              <title>{translate('requiredRupas', { count: number(each.required_rupas, 1) })}</title>
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
      {STRENGTH_PARTS.map(([name], index) => (
        <span key={name}>
          <i class={`part-${index}`} />
          {name}
        </span>
      ))}
      <span>
        <i class="needed" />
        {translate('required')}
      </span>
    </figcaption>
  </figure>
)

const heatClass = (bindus: number, maxBindus: number) => `heat-${Math.min(5, Math.floor((bindus / maxBindus) * 6))}`

const AshtakavargaTable = ({ bhinnashtakavarga, sarvashtakavarga }: Ashtakavarga) => (
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
          ...bhinnashtakavarga.map((each) => ({ ...each, maxBindus: 8 })),
          { planet: '', ...sarvashtakavarga, maxBindus: 42 },
        ].map((each) => (
          <tr key={each.planet} class={each.planet ? undefined : 'sum'}>
            <th scope="row">{each.planet ? term(each.planet) : translate('total')}</th>
            {each.signs.map(({ sign, bindus }) => (
              <td key={sign} class={heatClass(bindus, each.maxBindus)}>
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

/** Shadbala and Ashtakavarga. */
const Strengths = () => {
  const birth = birthOf(person.value!)
  const shadbala = useCall<Shadbala>('strengths/shadbala', birth)
  const ashtakavarga = useCall<Ashtakavarga>('strengths/ashtakavarga', birth)
  return (
    <div class="stack">
      <h2>{translate('shadbala')}</h2>
      <ResultPanel state={shadbala}>{(data) => <ShadbalaBars {...data} />}</ResultPanel>
      <h2>{translate('ashtakavarga')}</h2>
      <ResultPanel state={ashtakavarga}>{(data) => <AshtakavargaTable {...data} />}</ResultPanel>
    </div>
  )
}
export default Strengths
