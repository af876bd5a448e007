import { useCall } from '../api.ts'
import { number } from '../intl.ts'
import { Meter } from '../parts/meter.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { PairChoice, SecondPersonMissing, selectedPair } from '../parts/two-people.tsx'
import { birthOf, type Person } from '../people.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'

interface Koota {
  koota: string
  score: number
  maximum: number
  groom_value: string
  bride_value: string
  result: string
  note: string
  meaning: string
}
interface MoonPosition {
  nakshatra: string
  pada: number
  moon_sign: string
}
interface Ashtakoot {
  total: number
  maximum: number
  verdict: string
  exact: boolean
  groom: MoonPosition
  bride: MoonPosition
  kootas: Koota[]
  doshas: {
    name: string
    present: boolean
    cancelled: boolean
    cancellations: { rule: string; holds: boolean; evidence: string }[]
  }[]
}
interface Manglik {
  match: boolean
  verdict: string
  reasons: string[]
}

const nakshatraOf = (moonSign: { nakshatra: string; pada: number } | undefined) =>
  moonSign && { nakshatra: moonSign.nakshatra, pada: moonSign.pada }

const PairMatch = ({ groom, bride }: { groom: Person; bride: Person }) => {
  const first = useCall<{ moon_sign: MoonPosition }>('utilities/find-moon-sign', birthOf(groom), true)
  const second = useCall<{ moon_sign: MoonPosition }>('utilities/find-moon-sign', birthOf(bride), true)
  const groomNakshatra = nakshatraOf(first.data?.moon_sign)
  const brideNakshatra = nakshatraOf(second.data?.moon_sign)
  const ashtakoot = useCall<Ashtakoot>(
    'matching/ashtakoot-details',
    groomNakshatra && brideNakshatra ? { groom: groomNakshatra, bride: brideNakshatra } : null,
  )
  const manglik = useCall<Manglik>('matching/manglik-match', { groom: birthOf(groom), bride: birthOf(bride) })
  return (
    <>
      <ResultPanel state={ashtakoot}>
        {(data) => (
          <div class="ashtakoot">
            <div class="score card">
              <p class="label">{translate('ashtakoot')}</p>
              <p class="large-number">
                {number(data.total, 1)} <span class="quiet">/ {data.maximum}</span>
              </p>
              <Meter value={data.total} max={data.maximum} label={`${data.total} / ${data.maximum}`} />
              <p>{readableName(data.verdict)}</p>
              <dl class="facts">
                {(
                  [
                    [groom.name, data.groom],
                    [bride.name, data.bride],
                  ] as const
                ).map(([name, moonPosition], index) => (
                  <div key={index === 0 ? 'groom' : 'bride'}>
                    <dt>{name || translate(index === 0 ? 'groom' : 'bride')}</dt>
                    <dd>
                      {term(moonPosition.nakshatra)} {moonPosition.pada} · {term(moonPosition.moon_sign)}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
            <ul class="kootas">
              {data.kootas.map((each) => (
                <li key={each.koota}>
                  <header>
                    <h3>{readableName(each.koota)}</h3>
                    <strong>
                      {number(each.score, 1)} <span class="quiet">/ {each.maximum}</span>
                    </strong>
                  </header>
                  <Meter
                    value={each.score}
                    max={each.maximum}
                    label={`${each.score} / ${each.maximum}`}
                    kind={each.score === 0 ? 'bad' : ''}
                  />
                  <p>
                    {term(each.groom_value)} · {term(each.bride_value)} <span class="quiet">{each.meaning}</span>
                  </p>
                  <p class="hint">{each.note}</p>
                </li>
              ))}
            </ul>
            <section>
              <h2>{translate('doshas')}</h2>
              {data.doshas.map((each) => (
                <article class="evidence" key={each.name}>
                  <h3>
                    {term(each.name)}{' '}
                    <span class={each.present && !each.cancelled ? 'badge bad' : 'badge good'}>
                      {translate(!each.present ? 'absent' : each.cancelled ? 'cancelled' : 'present')}
                    </span>
                  </h3>
                  <ul class="plain-list">
                    {each.cancellations
                      .filter(({ holds }) => holds)
                      .map(({ rule, evidence }) => (
                        <li key={rule}>
                          {readableName(rule)}: {evidence}
                        </li>
                      ))}
                  </ul>
                </article>
              ))}
            </section>
          </div>
        )}
      </ResultPanel>
      <section>
        <h2>{translate('manglik')}</h2>
        <ResultPanel state={manglik}>
          {({ match, verdict, reasons }) => (
            <article class="evidence">
              <p>
                <span class={match ? 'badge good' : 'badge bad'}>{readableName(verdict)}</span>
              </p>
              <ul class="plain-list">
                {reasons.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </article>
          )}
        </ResultPanel>
      </section>
    </>
  )
}

/** The compatibility of two people. */
const Matching = () => {
  const { first, second } = selectedPair()
  if (!first || !second) return <SecondPersonMissing />
  return (
    <>
      <PairChoice titles={['groom', 'bride']} />
      <PairMatch groom={first} bride={second} />
    </>
  )
}
export default Matching
