import { useState } from 'preact/hooks'
import { readableName } from '../terms.ts'
import { translate } from '../words/index.ts'
import { Field } from './controls.tsx'
import type { FormField, Shape } from './schema.ts'

type InputValues = Record<string, unknown>

const dateInputType = (name: string) =>
  /(^|_)datetime$/.test(name) ? 'datetime-local' : /(^|_)date$/.test(name) ? 'date' : null

const JsonField = ({ id, value, onChange }: { id: string; value: unknown; onChange: (value: unknown) => void }) => {
  const [isInvalid, setInvalid] = useState(false)
  return (
    <>
      <textarea
        id={id}
        rows={3}
        spellcheck={false}
        aria-invalid={isInvalid}
        onChange={(event) => {
          const text = event.currentTarget.value.trim()
          try {
            onChange(text === '' ? undefined : JSON.parse(text))
            setInvalid(false)
          } catch {
            setInvalid(true)
          }
        }}
      >
        {value === undefined ? '' : JSON.stringify(value, null, 1)}
      </textarea>
      {isInvalid && <p class="told error">{translate('notJson')}</p>}
    </>
  )
}

const Control = ({
  id,
  name,
  shape,
  required,
  otherwise: defaultValue,
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
            <option value="">{defaultValue == null ? '–' : `– ${String(defaultValue)}`}</option>
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
          <option value="">
            {defaultValue == null ? '–' : `– ${defaultValue ? translate('yes') : translate('no')}`}
          </option>
          <option value="true">{translate('yes')}</option>
          <option value="false">{translate('no')}</option>
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
          placeholder={defaultValue == null ? '' : String(defaultValue)}
          value={value == null ? '' : String(value)}
          onInput={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
          }
        />
      )
    case 'text': {
      const dateType = dateInputType(name)
      const attributes = {
        ...aria,
        id,
        required,
        placeholder: defaultValue == null ? '' : String(defaultValue),
        value: value == null ? '' : String(value),
        onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          onChange(currentTarget.value === '' ? undefined : currentTarget.value),
      }
      return dateType ? (
        <input {...attributes} type={dateType} step={dateType === 'date' ? undefined : 1} />
      ) : (
        <input {...attributes} type="text" maxLength={shape.maxLength} />
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
            const selected = [...currentTarget.selectedOptions].map((each) => each.value)
            onChange(selected.length > 0 ? selected : undefined)
          }}
        >
          {shape.of.values.map((each) => (
            <option key={String(each)} value={String(each)} selected={Array.isArray(value) && value.includes(each)}>
              {String(each)}
            </option>
          ))}
        </select>
      ) : (
        <JsonField key={JSON.stringify(value)} id={id} value={value} onChange={onChange} />
      )
    default:
      return <JsonField key={JSON.stringify(value)} id={id} value={value} onChange={onChange} />
  }
}

const ListOfObjects = ({
  field,
  value,
  onChange,
}: {
  field: FormField
  value: readonly InputValues[]
  onChange: (value: unknown) => void
}) => {
  const itemShape = field.shape.kind === 'list' && field.shape.of.kind === 'object' ? field.shape.of : null
  if (!itemShape) return null
  return (
    <>
      {value.map((item, index) => (
        <fieldset class="nested" key={index}>
          <legend>
            {readableName(field.name)} {index + 1}
          </legend>
          <SchemaFields
            fields={itemShape.fields}
            value={item}
            onChange={(next) => onChange(value.map((listItem, otherIndex) => (otherIndex === index ? next : listItem)))}
          />
          <button
            type="button"
            class="plain"
            onClick={() => onChange(value.filter((_, otherIndex) => otherIndex !== index))}
          >
            {translate('remove')}
          </button>
        </fieldset>
      ))}
      <button type="button" class="plain" onClick={() => onChange([...value, {}])}>
        {translate('addRow')}
      </button>
    </>
  )
}

const FormFieldControl = ({
  field,
  value,
  wrong: errorMessage,
  onChange,
}: {
  field: FormField
  value: unknown
  wrong: string | null
  onChange: (value: unknown) => void
}) => {
  const { name, shape, required, about, defaultValue } = field
  if (shape.kind === 'object')
    return (
      <fieldset class="nested">
        <legend>
          {readableName(name)}
          {!required && <span class="quiet"> · {translate('optional')}</span>}
        </legend>
        {about && <p class="told">{about}</p>}
        <SchemaFields
          fields={shape.fields}
          value={(value ?? {}) as InputValues}
          onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
        />
      </fieldset>
    )
  if (shape.kind === 'list' && shape.of.kind === 'object')
    return (
      <fieldset class="nested">
        <legend>{readableName(name)}</legend>
        {about && <p class="told">{about}</p>}
        <ListOfObjects field={field} value={Array.isArray(value) ? value : []} onChange={onChange} />
      </fieldset>
    )
  return (
    <Field label={readableName(name)} hint={about || undefined} optional={!required} error={errorMessage}>
      {(given) => (
        <Control
          {...given}
          name={name}
          shape={shape}
          required={required}
          otherwise={defaultValue}
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
  refused: rejectedField = null,
}: {
  fields: readonly FormField[]
  value: InputValues
  onChange: (value: InputValues) => void
  refused?: { field: string; message: string } | null
}) => {
  const setField = (name: string) => (given: unknown) => {
    const { [name]: _oldValue, ...rest } = value
    onChange(given === undefined ? rest : { ...rest, [name]: given })
  }
  const visibleFields = fields.filter(({ required, name }) => required || name in value)
  const furtherFields = fields.filter((each) => !visibleFields.includes(each))
  const renderField = (field: FormField) => (
    <FormFieldControl
      key={field.name}
      field={field}
      value={value[field.name]}
      wrong={rejectedField?.field === field.name ? rejectedField.message : null}
      onChange={setField(field.name)}
    />
  )
  const isCollapsed = furtherFields.length > 3 || visibleFields.length > 0
  return (
    <div class="fields">
      {visibleFields.map(renderField)}
      {furtherFields.length > 0 &&
        (isCollapsed ? (
          <details>
            <summary>{translate('further', { count: furtherFields.length })}</summary>
            <div class="fields">{furtherFields.map(renderField)}</div>
          </details>
        ) : (
          furtherFields.map(renderField)
        ))}
    </div>
  )
}
