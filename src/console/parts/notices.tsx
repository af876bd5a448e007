import type { ComponentChildren } from 'preact'
import type { CallState, Failure, Meta } from '../api.ts'
import { translate } from '../words/index.ts'
import { messageOf, remedyOf } from './failures.ts'

/** The warnings of an answer, collapsed. */
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

/** An error message, with advice. */
export const FailureNotice = ({ failure }: { failure: Failure }) => {
  const { advice, action } = remedyOf(failure) ?? {}
  return (
    <div class="alert" role="alert">
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

/** The data or the failure of a call. While a new call is pending, the previous data stays visible, faded. */
export const ResultPanel = <D,>({
  state,
  children,
}: {
  state: CallState<D>
  children: (data: D) => ComponentChildren
}) => {
  if (state.failure) return <FailureNotice failure={state.failure} />
  if (!state.data)
    return state.pending ? (
      <p class="loading" role="status">
        {translate('loading')}
      </p>
    ) : null
  return (
    <div class={state.pending ? 'result pending' : 'result'} aria-busy={state.pending}>
      {children(state.data)}
      <Warnings meta={state.meta} />
    </div>
  )
}
