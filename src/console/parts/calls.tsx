import { useState } from 'preact/hooks'
import { clipped } from '../../graphemes.ts'
import { type ShownCall, shownCalls, withLabels } from '../api.ts'
import { number } from '../intl.ts'
import { developer } from '../preferences.ts'
import { say } from '../words/index.ts'
import { CopyButton } from './controls.tsx'

const WAYS = ['curl', 'TypeScript', 'MCP'] as const
type Way = (typeof WAYS)[number]

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Objects as a person writes them in TypeScript. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"((?:[^"\\]|\\.)*)"/g, (whole, text: string) =>
      text.includes("'") || text.includes('\\') ? whole : `'${text}'`,
    )

/** Where a program of somebody else has its key; no program of ours looks there. */
const IN_ENVIRONMENT = ['process', 'env', 'KHAGOLA_KEY'].join('.')

/** The same call by each way that leads to the service. */
const written: Record<Way, (call: ShownCall) => string> = {
  curl: ({ path, input }) =>
    [
      `curl ${location.origin}/v1/${path} \\`,
      `  -H "Authorization: Bearer $KHAGOLA_KEY" \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d ${quoted(JSON.stringify(withLabels(input)))}`,
    ].join('\n'),
  TypeScript: ({ path, input }) =>
    [
      "import { createClient } from '@khagola/client'",
      '',
      `const khagola = createClient({ key: ${IN_ENVIRONMENT}!, baseUrl: '${location.origin}' })`,
      `const { data, meta } = await khagola.call('${path.split('/')[1]}', ${literal(withLabels(input))})`,
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

/** Long texts within an answer are shown by their beginning. */
const shortened = (_name: string, value: unknown) =>
  typeof value === 'string' && value.length > 400 ? `${clipped(value, 120)} … (${value.length})` : value

const OneCall = ({ call }: { call: ShownCall }) => {
  const [way, setWay] = useState<Way>('curl')
  const { answer, failure } = call
  const given = answer ? { data: answer.data, meta: answer.meta } : failure ? { error: failure } : null
  return (
    <div class="behind">
      <section aria-label={say('theCall')}>
        <header>
          <h3>{say('theCall')}</h3>
          <fieldset class="ways">
            {WAYS.map((each) => (
              <button type="button" key={each} aria-pressed={each === way} onClick={() => setWay(each)}>
                {each}
              </button>
            ))}
          </fieldset>
          <CopyButton label={say('copy')} text={() => written[way](call)} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <pre tabIndex={0}>{written[way](call)}</pre>
      </section>
      <section aria-label={say('theAnswer')}>
        <header>
          <h3>{say('theAnswer')}</h3>
          {answer && (
            <span class="quiet">
              {say('milliseconds', { count: number(answer.took, 0) })} ·{' '}
              {say('credits', { count: answer.meta.credits_used })}
            </span>
          )}
          <CopyButton label={say('copy')} text={() => JSON.stringify(given, null, 2)} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <pre tabIndex={0}>{given ? JSON.stringify(given, shortened, 2) : say('loading')}</pre>
      </section>
    </div>
  )
}

/** What stands behind the view: each call as a developer writes it, and its answer. */
export const Calls = () => {
  const [chosen, setChosen] = useState(0)
  const calls = shownCalls.value
  if (calls.length === 0) return null
  const current = calls[Math.min(chosen, calls.length - 1)]!
  return (
    <details
      class="calls"
      open={developer.value === 'open'}
      onToggle={(event) => {
        developer.value = event.currentTarget.open ? 'open' : 'closed'
      }}
    >
      <summary>
        <span>{say('callsBehind')}</span>
        <code>
          POST /v1/{current.path}
          {calls.length > 1 && ` + ${calls.length - 1}`}
        </code>
      </summary>
      {calls.length > 1 && (
        <fieldset class="ways wide">
          {calls.map((each, index) => (
            <button type="button" key={index} aria-pressed={each === current} onClick={() => setChosen(index)}>
              {each.path.split('/')[1]}
            </button>
          ))}
        </fieldset>
      )}
      {developer.value === 'open' && <OneCall call={current} />}
    </details>
  )
}
