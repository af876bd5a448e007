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
      {isInvalid && <p class="hint error">{translate('invalidJson')}</p>}
    </>
  )
}

const Control = ({
  id,
  name,
  shape,
  required,
  defaultValue,
  value,
  onChange,
  ...aria
}: {
  id: string
  name: string
  shape: Shape
  required: boolean
  defaultValue: unknown
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
          step={shape.isInteger ? 1 : 'any'}
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
      return shape.itemShape.kind === 'choice' ? (
        <select
          {...aria}
          id={id}
          multiple
          size={Math.min(6, shape.itemShape.values.length)}
          onChange={({ currentTarget }) => {
            const selectedValues = [...currentTarget.selectedOptions].map((each) => each.value)
            onChange(selectedValues.length > 0 ? selectedValues : undefined)
          }}
        >
          {shape.itemShape.values.map((each) => (
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
  const itemShape =
    field.shape.kind === 'list' && field.shape.itemShape.kind === 'object' ? field.shape.itemShape : null
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
  errorMessage,
  onChange,
}: {
  field: FormField
  value: unknown
  errorMessage: string | null
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
        {about && <p class="hint">{about}</p>}
        <SchemaFields
          fields={shape.fields}
          value={(value ?? {}) as InputValues}
          onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
        />
      </fieldset>
    )
  if (shape.kind === 'list' && shape.itemShape.kind === 'object')
    return (
      <fieldset class="nested">
        <legend>{readableName(name)}</legend>
        {about && <p class="hint">{about}</p>}
        <ListOfObjects field={field} value={Array.isArray(value) ? value : []} onChange={onChange} />
      </fieldset>
    )
  return (
    <Field label={readableName(name)} hint={about || undefined} optional={!required} error={errorMessage}>
      {(attributes) => (
        <Control
          {...attributes}
          name={name}
          shape={shape}
          required={required}
          defaultValue={defaultValue}
          value={value}
          onChange={onChange}
        />
      )}
    </Field>
  )
}

/** The form fields of a schema. Required and filled-in fields come first; the others are collapsed. */
export const SchemaFields = ({
  fields,
  value,
  onChange,
  rejectedField = null,
}: {
  fields: readonly FormField[]
  value: InputValues
  onChange: (value: InputValues) => void
  rejectedField?: { field: string; message: string } | null
}) => {
  const setField = (name: string) => (newValue: unknown) => {
    const { [name]: _oldValue, ...rest } = value
    onChange(newValue === undefined ? rest : { ...rest, [name]: newValue })
  }
  const visibleFields = fields.filter(({ required, name }) => required || name in value)
  const furtherFields = fields.filter((each) => !visibleFields.includes(each))
  const renderField = (field: FormField) => (
    <FormFieldControl
      key={field.name}
      field={field}
      value={value[field.name]}
      errorMessage={rejectedField?.field === field.name ? rejectedField.message : null}
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
            <summary>{translate('moreFields', { count: furtherFields.length })}</summary>
            <div class="fields">{furtherFields.map(renderField)}</div>
          </details>
        ) : (
          furtherFields.map(renderField)
        ))}
    </div>
  )
}
