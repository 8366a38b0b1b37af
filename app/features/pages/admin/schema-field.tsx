import { TextWithFacts } from '#app/platform/admin/fact-help.tsx'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { Field } from '#app/ui/field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  createValue,
  type FieldValue,
  isBlank,
  readInteger,
  type SchemaFieldProps,
} from './field-value.ts'
import { ItemsField } from './items-field.tsx'
import { LinesField } from './lines-field.tsx'
import { PictureGroup } from './picture-group.tsx'

/** Renders the control for a schema: text, number, select, list or group. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, value, path, isGroupOptional, onChange } = props
  const { type, title: label = '', description: hint, maxLength = 0 } = schema
  const isRequired = Boolean(schema.needed) && !isGroupOptional
  const commonProps = { label, path, hint, isRequired }
  if (type === 'object' && schema.control === 'picture') return <PictureGroup {...props} />
  if (type === 'object') return <Group {...props} />
  if (type === 'array' && schema.items?.type === 'object')
    return <ItemsField {...props} itemComponent={SchemaField} />
  if (type === 'array') return <LinesField {...props} />
  if (schema.enum) return <SelectField {...props} />
  if (type === 'integer') {
    const text = value === undefined ? '' : String(value)
    // Sends text that is not a number unchanged, so that the server returns the field error.
    const onInput = (typed: string) => onChange(readInteger(typed))
    return <TextField {...commonProps} value={text} onChange={onInput} />
  }
  const text = String(value ?? '')
  if (schema.control === 'picture') {
    return (
      <LibraryPicture
        {...commonProps}
        address={text}
        className="aspect-1200/630 w-40"
        onChoose={({ address }) => onChange(address)}
        onRemove={() => onChange('')}
      />
    )
  }
  if (maxLength <= 120) return <TextField {...commonProps} value={text} onChange={onChange} />
  const rows = maxLength > 500 ? 3 : 2
  return <TextWithFacts {...commonProps} rows={rows} value={text} onChange={onChange} />
}

/** Renders a group of fields. */
function Group({ schema, value, path, isOptional, ...props }: SchemaFieldProps) {
  const { onChange } = props
  const values = (value ?? createValue(schema)) as Record<string, FieldValue>
  const isGroupOptional = props.isGroupOptional || (isOptional && isBlank(values))
  const fields = Object.entries(schema.properties ?? {})

  function change(name: string, changed: FieldValue) {
    const next = { ...values, [name]: changed }
    onChange(isOptional && isBlank(next) ? undefined : next)
  }

  return (
    <div className="grid gap-4" data-section={path}>
      {fields.map(([name, field]) => (
        <SchemaField
          key={name}
          schema={field}
          value={values[name]}
          path={`${path}.${name}`}
          isGroupOptional={isGroupOptional}
          isOptional={!schema.required?.includes(name)}
          onChange={(changed) => change(name, changed)}
        />
      ))}
    </div>
  )
}

function SelectField({ schema, value, path, isOptional, onChange }: SchemaFieldProps) {
  const { title = '', description, enum: choices = [] } = schema
  const isRequired = !isOptional

  return (
    <Field label={title} isRequired={isRequired} hint={description} path={path}>
      {(control) => (
        <select
          {...control}
          required={isRequired}
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {(isOptional || !value) && <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
