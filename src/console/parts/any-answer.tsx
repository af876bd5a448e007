import { moment, number } from '../intl.ts'
import { spoken, term } from '../terms.ts'
import { say } from '../words/index.ts'
import { Drawing } from './drawing.tsx'
import { Scroll } from './scroll.tsx'

type Row = Record<string, unknown>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => value === null || typeof value !== 'object'
/** Small enough to stand in a cell. */
const isShort = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 12 && value.every(isPlain))

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** One value as people read it. */
export const Value = ({ of: value, field = '' }: { of: unknown; field?: string }) => {
  if (value === null || value === undefined) return <span class="quiet">–</span>
  if (typeof value === 'boolean') return <>{value ? say('yes') : say('no')}</>
  if (typeof value === 'number') return <>{/year|number|_id$/.test(field) ? value : number(value, 4)}</>
  if (typeof value === 'string') {
    if (MOMENT.test(value)) return <time dateTime={value}>{moment(value)}</time>
    return <bdi>{term(value, field)}</bdi>
  }
  if (Array.isArray(value))
    return (
      <>
        {value.map((each, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <Value of={each} field={field} />
          </span>
        ))}
      </>
    )
  return <code>{JSON.stringify(value)}</code>
}

/** Rows as a table: columns that some row has and that fit into a cell. */
export const Rows = ({
  rows,
  columns,
  caption,
}: {
  rows: readonly Row[]
  columns?: readonly string[]
  caption?: string
}) => {
  const names =
    columns ??
    [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => rows.every((row) => isShort(row[name])))
  return (
    <Scroll label={caption ?? say('table')}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {names.map((name) => (
              <th scope="col" key={name}>
                {spoken(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {names.map((name) => (
                <td key={name} class={typeof row[name] === 'number' ? 'figure' : undefined}>
                  <Value of={row[name]} field={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Part = ({ name, value, depth }: { name: string; value: unknown; depth: number }) => {
  if (typeof value === 'string' && value.startsWith('<svg')) return <Drawing svg={value} label={spoken(name)} />
  if (typeof value === 'string' && value.startsWith('iVBOR'))
    return <img src={`data:image/png;base64,${value}`} alt={spoken(name)} />
  if (Array.isArray(value)) {
    if (value.length === 0) return <p class="quiet">{say('none')}</p>
    if (value.every(isPlain))
      return (
        <ul class="plain-list">
          {value.map((each, index) => (
            <li key={index}>
              <Value of={each} field={name} />
            </li>
          ))}
        </ul>
      )
    const rows = value.filter(isObject)
    const flat = rows.length === value.length && rows.every((row) => Object.values(row).every(isShort))
    if (flat) return <Rows rows={rows} />
    return (
      <div class="many">
        {value.map((each, index) => (
          <details key={index} open={value.length <= 3}>
            <summary>
              <Value of={nameOf(each) ?? index + 1} />
            </summary>
            <AnyAnswer data={each} depth={depth + 1} />
          </details>
        ))}
      </div>
    )
  }
  return <AnyAnswer data={value} depth={depth + 1} />
}

/** What a row is called, where one of its fields says so. */
const nameOf = (value: unknown): unknown =>
  isObject(value)
    ? ['title', 'name', 'planet', 'sign', 'date', 'label', 'id', 'system', 'code']
        .map((each) => value[each])
        .find((each) => typeof each === 'string')
    : null

/** Any answer, for which nobody made a view. */
export const AnyAnswer = ({ data, depth = 0 }: { data: unknown; depth?: number }) => {
  if (!isObject(data)) return <Value of={data} />
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const isDrawn = (value: unknown) => typeof value === 'string' && /^(<svg|iVBOR)/.test(value)
  const short = entries.filter(([, value]) => isShort(value) && !isDrawn(value))
  const long = entries.filter(([, value]) => !isShort(value) || isDrawn(value))
  const Heading = `h${Math.min(6, depth + 3)}` as 'h3'
  return (
    <div class="any">
      {short.length > 0 && (
        <dl class="facts">
          {short.map(([name, value]) => (
            <div key={name}>
              <dt>{spoken(name)}</dt>
              <dd>
                <Value of={value} field={name} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {long.map(([name, value]) => (
        <section key={name}>
          <Heading>{spoken(name)}</Heading>
          <Part name={name} value={value} depth={depth} />
        </section>
      ))}
    </div>
  )
}
