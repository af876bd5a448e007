import { dateAndTime, number } from '../intl.ts'
import { readableName, term } from '../terms.ts'
import { translate } from '../words/index.ts'
import { Drawing } from './drawing.tsx'
import { Scroll } from './scroll.tsx'

type JsonObject = Record<string, unknown>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: unknown) => value === null || typeof value !== 'object'
/** True if a value is short enough for a table cell: a scalar, or a list of at most 12 scalars. */
const fitsInCell = (value: unknown): boolean =>
  isScalar(value) || (Array.isArray(value) && value.length <= 12 && value.every(isScalar))

const DATE_AND_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value in readable form. */
export const Value = ({ value, field = '' }: { value: unknown; field?: string }) => {
  if (value === null || value === undefined) return <span class="quiet">–</span>
  if (typeof value === 'boolean') return <>{value ? translate('yes') : translate('no')}</>
  if (typeof value === 'number') return <>{/year|number|_id$/.test(field) ? value : number(value, 4)}</>
  if (typeof value === 'string') {
    if (DATE_AND_TIME.test(value)) return <time dateTime={value}>{dateAndTime(value)}</time>
    return <bdi>{term(value, field)}</bdi>
  }
  if (Array.isArray(value))
    return (
      <>
        {value.map((each, index) => (
          <span key={index}>
            {index > 0 && ', '}
            <Value value={each} field={field} />
          </span>
        ))}
      </>
    )
  return <code>{JSON.stringify(value)}</code>
}

/** Objects as the rows of a table. By default it has a column for each field whose values all fit in a cell. */
export const ObjectTable = ({
  rows,
  columns,
  caption,
}: {
  rows: readonly JsonObject[]
  columns?: readonly string[]
  caption?: string
}) => {
  const columnNames =
    columns ??
    [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => rows.every((row) => fitsInCell(row[name])))
  return (
    <Scroll label={caption ?? translate('table')}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columnNames.map((name) => (
              <th scope="col" key={name}>
                {readableName(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columnNames.map((name) => (
                <td key={name} class={typeof row[name] === 'number' ? 'figure' : undefined}>
                  <Value value={row[name]} field={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const LongField = ({ name, value, depth }: { name: string; value: unknown; depth: number }) => {
  if (typeof value === 'string' && value.startsWith('<svg')) return <Drawing svg={value} label={readableName(name)} />
  if (typeof value === 'string' && value.startsWith('iVBOR'))
    return <img src={`data:image/png;base64,${value}`} alt={readableName(name)} />
  if (Array.isArray(value)) {
    if (value.length === 0) return <p class="quiet">{translate('none')}</p>
    if (value.every(isScalar))
      return (
        <ul class="plain-list">
          {value.map((each, index) => (
            <li key={index}>
              <Value value={each} field={name} />
            </li>
          ))}
        </ul>
      )
    const rows = value.filter(isObject)
    const isFlat = rows.length === value.length && rows.every((row) => Object.values(row).every(fitsInCell))
    if (isFlat) return <ObjectTable rows={rows} />
    return (
      <div class="item-list">
        {value.map((each, index) => (
          <details key={index} open={value.length <= 3}>
            <summary>
              <Value value={itemTitle(each) ?? index + 1} />
            </summary>
            <AnyAnswer data={each} depth={depth + 1} />
          </details>
        ))}
      </div>
    )
  }
  return <AnyAnswer data={value} depth={depth + 1} />
}

/** The title of an item, from the first name-like field that is a text; undefined or null if there is none. */
const itemTitle = (value: unknown): unknown =>
  isObject(value)
    ? ['title', 'name', 'planet', 'sign', 'date', 'label', 'id', 'system', 'code']
        .map((each) => value[each])
        .find((each) => typeof each === 'string')
    : null

/** A generic view of an answer. */
export const AnyAnswer = ({ data, depth = 0 }: { data: unknown; depth?: number }) => {
  if (!isObject(data)) return <Value value={data} />
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const isPicture = (value: unknown) => typeof value === 'string' && /^(<svg|iVBOR)/.test(value)
  const shortEntries = entries.filter(([, value]) => fitsInCell(value) && !isPicture(value))
  const longEntries = entries.filter(([, value]) => !fitsInCell(value) || isPicture(value))
  const Heading = `h${Math.min(6, depth + 3)}` as 'h3'
  return (
    <div class="any-answer">
      {shortEntries.length > 0 && (
        <dl class="facts">
          {shortEntries.map(([name, value]) => (
            <div key={name}>
              <dt>{readableName(name)}</dt>
              <dd>
                <Value value={value} field={name} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {longEntries.map(([name, value]) => (
        <section key={name}>
          <Heading>{readableName(name)}</Heading>
          <LongField name={name} value={value} depth={depth} />
        </section>
      ))}
    </div>
  )
}
