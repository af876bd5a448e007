import { useState } from 'preact/hooks'
import { spoken } from '../terms.ts'
import { say } from '../words/index.ts'
import { Field } from './controls.tsx'
import type { FormField, Shape } from './schema.ts'

type Given = Record<string, unknown>

const kindOfInput = (name: string) =>
  /(^|_)datetime$/.test(name) ? 'datetime-local' : /(^|_)date$/.test(name) ? 'date' : null

const AsJson = ({ id, value, onChange }: { id: string; value: unknown; onChange: (value: unknown) => void }) => {
  const [wrong, setWrong] = useState(false)
  return (
    <>
      <textarea
        id={id}
        rows={3}
        spellcheck={false}
        aria-invalid={wrong}
        onChange={(event) => {
          const text = event.currentTarget.value.trim()
          try {
            onChange(text === '' ? undefined : JSON.parse(text))
            setWrong(false)
          } catch {
            setWrong(true)
          }
        }}
      >
        {value === undefined ? '' : JSON.stringify(value, null, 1)}
      </textarea>
      {wrong && <p class="told error">{say('notJson')}</p>}
    </>
  )
}

const Control = ({
  id,
  name,
  shape,
  required,
  otherwise,
  value,
  onChange,
  ...aria
}: {
  id: string
  name: string
  shape: Shape
  required: boolean
  otherwise: unknown
  value: unknown
  onChange: (value: unknown) => void
}) => {
  switch (shape.kind) {
    case 'choice':
      return (
        <select
          {...aria}
          id={id}
          required={required}
          value={value == null ? '' : String(value)}
          onChange={(event) => onChange(shape.values.find((each) => String(each) === event.currentTarget.value))}
        >
          {(!required || value == null) && (
            <option value="">{otherwise == null ? '–' : `– ${String(otherwise)}`}</option>
          )}
          {shape.values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {String(each)}
            </option>
          ))}
        </select>
      )
    case 'boolean':
      return (
        <select
          {...aria}
          id={id}
          value={value == null ? '' : String(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? undefined : currentTarget.value === 'true')
          }
        >
          <option value="">{otherwise == null ? '–' : `– ${otherwise ? say('yes') : say('no')}`}</option>
          <option value="true">{say('yes')}</option>
          <option value="false">{say('no')}</option>
        </select>
      )
    case 'number':
      return (
        <input
          {...aria}
          id={id}
          type="number"
          required={required}
          step={shape.whole ? 1 : 'any'}
          min={shape.minimum}
          max={shape.maximum}
          placeholder={otherwise == null ? '' : String(otherwise)}
          value={value == null ? '' : String(value)}
          onInput={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
          }
        />
      )
    case 'text': {
      const dated = kindOfInput(name)
      const given = {
        ...aria,
        id,
        required,
        placeholder: otherwise == null ? '' : String(otherwise),
        value: value == null ? '' : String(value),
        onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          onChange(currentTarget.value === '' ? undefined : currentTarget.value),
      }
      return dated ? (
        <input {...given} type={dated} step={dated === 'date' ? undefined : 1} />
      ) : (
        <input {...given} type="text" maxLength={shape.maxLength} />
      )
    }
    case 'list':
      return shape.of.kind === 'choice' ? (
        <select
          {...aria}
          id={id}
          multiple
          size={Math.min(6, shape.of.values.length)}
          onChange={({ currentTarget }) => {
            const chosen = [...currentTarget.selectedOptions].map((each) => each.value)
            onChange(chosen.length > 0 ? chosen : undefined)
          }}
        >
          {shape.of.values.map((each) => (
            <option key={String(each)} value={String(each)} selected={Array.isArray(value) && value.includes(each)}>
              {String(each)}
            </option>
          ))}
        </select>
      ) : (
        <AsJson key={JSON.stringify(value)} id={id} value={value} onChange={onChange} />
      )
    default:
      return <AsJson key={JSON.stringify(value)} id={id} value={value} onChange={onChange} />
  }
}

const ListOfObjects = ({
  field,
  value,
  onChange,
}: {
  field: FormField
  value: readonly Given[]
  onChange: (value: unknown) => void
}) => {
  const of = field.shape.kind === 'list' && field.shape.of.kind === 'object' ? field.shape.of : null
  if (!of) return null
  return (
    <>
      {value.map((row, index) => (
        <fieldset class="nested" key={index}>
          <legend>
            {spoken(field.name)} {index + 1}
          </legend>
          <SchemaFields
            fields={of.fields}
            value={row}
            onChange={(next) => onChange(value.map((each, at) => (at === index ? next : each)))}
          />
          <button type="button" class="plain" onClick={() => onChange(value.filter((_, at) => at !== index))}>
            {say('remove')}
          </button>
        </fieldset>
      ))}
      <button type="button" class="plain" onClick={() => onChange([...value, {}])}>
        {say('addRow')}
      </button>
    </>
  )
}

const OneField = ({
  field,
  value,
  wrong,
  onChange,
}: {
  field: FormField
  value: unknown
  wrong: string | null
  onChange: (value: unknown) => void
}) => {
  const { name, shape, required, about, otherwise } = field
  if (shape.kind === 'object')
    return (
      <fieldset class="nested">
        <legend>
          {spoken(name)}
          {!required && <span class="quiet"> · {say('optional')}</span>}
        </legend>
        {about && <p class="told">{about}</p>}
        <SchemaFields
          fields={shape.fields}
          value={(value ?? {}) as Given}
          onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
        />
      </fieldset>
    )
  if (shape.kind === 'list' && shape.of.kind === 'object')
    return (
      <fieldset class="nested">
        <legend>{spoken(name)}</legend>
        {about && <p class="told">{about}</p>}
        <ListOfObjects field={field} value={Array.isArray(value) ? value : []} onChange={onChange} />
      </fieldset>
    )
  return (
    <Field label={spoken(name)} hint={about || undefined} optional={!required} error={wrong}>
      {(given) => (
        <Control
          {...given}
          name={name}
          shape={shape}
          required={required}
          otherwise={otherwise}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** Fields by a schema: what is needed first, the rest folded away. */
export const SchemaFields = ({
  fields,
  value,
  onChange,
  refused = null,
}: {
  fields: readonly FormField[]
  value: Given
  onChange: (value: Given) => void
  refused?: { field: string; message: string } | null
}) => {
  const change = (name: string) => (given: unknown) => {
    const { [name]: _before, ...rest } = value
    onChange(given === undefined ? rest : { ...rest, [name]: given })
  }
  const shown = fields.filter(({ required, name }) => required || name in value)
  const further = fields.filter((each) => !shown.includes(each))
  const one = (field: FormField) => (
    <OneField
      key={field.name}
      field={field}
      value={value[field.name]}
      wrong={refused?.field === field.name ? refused.message : null}
      onChange={change(field.name)}
    />
  )
  const folded = further.length > 3 || shown.length > 0
  return (
    <div class="fields">
      {shown.map(one)}
      {further.length > 0 &&
        (folded ? (
          <details>
            <summary>{say('further', { count: further.length })}</summary>
            <div class="fields">{further.map(one)}</div>
          </details>
        ) : (
          further.map(one)
        ))}
    </div>
  )
}
