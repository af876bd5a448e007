import type { ComponentChildren } from 'preact'
import type { CallState, Failure, Meta } from '../api.ts'
import { translate } from '../words/index.ts'
import { messageOf, remedyOf } from './failures.ts'

/** What an answer warns of. */
export const Warnings = ({ meta }: { meta: Meta | null }) =>
  meta && meta.warnings.length > 0 ? (
    <details class="warnings">
      <summary>
        {translate('warnings')} <span class="count">{meta.warnings.length}</span>
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
      <strong>{translate('failed')}</strong>
      <p>{messageOf(failure)}</p>
      {advice && <p>{translate(advice)}</p>}
      {action && (
        <p>
          <button type="button" class="plain" onClick={action.run}>
            {translate(action.label)}
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
export const ResultPanel = <D,>({
  state,
  children,
}: {
  state: CallState<D>
  children: (data: D) => ComponentChildren
}) => {
  if (state.failure) return <RefusalNotice failure={state.failure} />
  if (!state.data)
    return state.pending ? (
      <p class="loading" role="status">
        {translate('loading')}
      </p>
    ) : null
  return (
    <div class={state.pending ? 'shown pending' : 'shown'} aria-busy={state.pending}>
      {children(state.data)}
      <Warnings meta={state.meta} />
    </div>
  )
}
