import type { ComponentChildren } from 'preact'
import type { Calling, Failure, Meta } from '../api.ts'
import { say } from '../words/index.ts'
import { messageOf, remedyOf } from './failures.ts'

/** What an answer warns of. */
export const Warnings = ({ meta }: { meta: Meta | null }) =>
  meta && meta.warnings.length > 0 ? (
    <details class="warnings">
      <summary>
        {say('warnings')} <span class="count">{meta.warnings.length}</span>
      </summary>
      <ul>
        {meta.warnings.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  ) : null

/** What was refused, and what can be done about it. */
export const RefusalNotice = ({ failure }: { failure: Failure }) => {
  const { advice, action } = remedyOf(failure) ?? {}
  return (
    <div class="refused" role="alert">
      <strong>{say('failed')}</strong>
      <p>{messageOf(failure)}</p>
      {advice && <p>{say(advice)}</p>}
      {action && (
        <p>
          <button type="button" class="plain" onClick={action.run}>
            {say(action.label)}
          </button>
        </p>
      )}
      <p class="quiet">
        <code>{failure.code}</code>
        {failure.field && (
          <>
            {' · '}
            <code>{failure.field}</code>
          </>
        )}
      </p>
    </div>
  )
}

/** What a call gave, once it is there; the former answer stays, paler, while the next is on its way. */
export const ResultPanel = <D,>({ of, children }: { of: Calling<D>; children: (data: D) => ComponentChildren }) => {
  if (of.failure) return <RefusalNotice failure={of.failure} />
  if (!of.data)
    return of.pending ? (
      <p class="loading" role="status">
        {say('loading')}
      </p>
    ) : null
  return (
    <div class={of.pending ? 'shown pending' : 'shown'} aria-busy={of.pending}>
      {children(of.data)}
      <Warnings meta={of.meta} />
    </div>
  )
}
