import { useCall } from '../api.ts'
import { number } from '../intl.ts'
import { Segments, Select } from '../parts/controls.tsx'
import { Meter } from '../parts/meter.tsx'
import { ResultPanel } from '../parts/notices.tsx'
import { birthOf, person } from '../people.ts'
import { option, setOption } from '../route.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'

interface Reason {
  rule: string
  holds: boolean | null
  evidence: string[]
}
interface Yoga {
  id: string
  name: string
  group: string
  present: boolean | null
  strength: number | null
  rule: string
  evidence: string[]
  cancellations: Reason[]
  cancelled: boolean
  auspicious: boolean | null
  result: string | null
  source: string
}
interface Dosha {
  id: string
  name: string
  present: boolean | null
  severity: string | null
  score: number | null
  formation: Reason[]
  cancellations: Reason[]
  cancelled: boolean
  source: string
}

const Reasons = ({ title, reasons }: { title: string; reasons: readonly Reason[] }) =>
  reasons.length === 0 ? null : (
    <>
      <h4>{title}</h4>
      <ul class="reasons">
        {reasons.map(({ rule, holds, evidence }) => (
          <li key={rule} class={holds ? 'holds' : undefined}>
            {rule} <span class="quiet">{evidence.join('; ')}</span>
          </li>
        ))}
      </ul>
    </>
  )

const YogaCard = ({ yoga }: { yoga: Yoga }) => (
  <article class="evidence card">
    <header class="row spread">
      <h3>{term(yoga.name)}</h3>
      <span class={yoga.auspicious === false ? 'badge bad' : yoga.auspicious ? 'badge good' : 'badge'}>
        {readableName(yoga.group)}
      </span>
    </header>
    {yoga.strength !== null && <Meter value={yoga.strength} max={100} label={number(yoga.strength, 0)} />}
    {yoga.result && <p>{yoga.result}</p>}
    <details>
      <summary>{translate('why')}</summary>
      <p class="quiet">{yoga.rule}</p>
      <ul class="plain-list">
        {yoga.evidence.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <Reasons title={translate('cancellations')} reasons={yoga.cancellations} />
      <p class="hint">{yoga.source}</p>
    </details>
  </article>
)

const Yogas = () => {
  const group = option('group', '')
  const answer = useCall<{ yogas: Yoga[]; rules_tested: number; present_count: number }>(
    'doshas-yogas/all-yogas',
    birthOf(person.value!),
  )
  return (
    <ResultPanel state={answer}>
      {({ yogas, rules_tested: rulesTested, present_count: presentCount }) => {
        const groups = [...new Set(yogas.map((each) => each.group))]
        const visibleYogas = yogas.filter((each) => group === '' || each.group === group)
        return (
          <div class="stack">
            <div class="row spread bottom">
              <p class="quiet">{translate('yogasFound', { count: presentCount, all: rulesTested })}</p>
              <Select
                label={translate('group')}
                value={group}
                choices={[['', translate('all')], ...groups.map((each) => [each, readableName(each)] as const)]}
                onChange={(value) => setOption('group', value)}
              />
            </div>
            <div class="cards">
              {visibleYogas.map((each) => (
                <YogaCard key={each.id} yoga={each} />
              ))}
            </div>
          </div>
        )
      }}
    </ResultPanel>
  )
}

const Doshas = () => {
  const answer = useCall<{ doshas: Dosha[]; present_count: number }>(
    'doshas-yogas/dosha-summary',
    birthOf(person.value!),
  )
  return (
    <ResultPanel state={answer}>
      {({ doshas }) => (
        <div class="cards">
          {[...doshas]
            .sort((a, b) => Number(b.present) - Number(a.present) || Number(a.cancelled) - Number(b.cancelled))
            .map((each) => (
              <article class={each.present ? 'evidence card' : 'evidence card pale'} key={each.id}>
                <header class="row spread">
                  <h3>{term(each.name)}</h3>
                  <span class={!each.present ? 'badge' : each.cancelled ? 'badge good' : 'badge bad'}>
                    {translate(
                      each.present === null
                        ? 'undetermined'
                        : !each.present
                          ? 'absent'
                          : each.cancelled
                            ? 'cancelled'
                            : 'present',
                    )}
                  </span>
                </header>
                <details>
                  <summary>{translate('why')}</summary>
                  <Reasons title={translate('formation')} reasons={each.formation} />
                  <Reasons title={translate('cancellations')} reasons={each.cancellations} />
                  <p class="hint">{each.source}</p>
                </details>
              </article>
            ))}
        </div>
      )}
    </ResultPanel>
  )
}

/** Yogas and doshas, each with its evidence. */
const YogasAndDoshas = () => {
  const view = option('as', 'yogas') as 'yogas' | 'doshas'
  return (
    <>
      <div class="controls">
        <Segments
          label={translate('show')}
          value={view}
          choices={[
            ['yogas', translate('yogas')],
            ['doshas', translate('doshas')],
          ]}
          onChange={(value) => setOption('as', value === 'yogas' ? null : value)}
        />
      </div>
      {view === 'doshas' ? <Doshas /> : <Yogas />}
    </>
  )
}
export default YogasAndDoshas
