import { Plus } from 'lucide-react'
import { type ComponentType, useId, useState } from 'react'
import { dateFormat } from '#app/contract/date-format.ts'
import { CountryField } from '#app/platform/admin/country-field.tsx'
import { DateField } from '#app/platform/admin/date-field.tsx'
import { FactField } from '#app/platform/admin/fact-field.tsx'
import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { hasVisibleText } from '#app/platform/browser/has-visible-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { Field } from '#app/ui/field.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FieldSchema } from '../form-contract.ts'
import { BranchField } from './branch-field.tsx'
import {
  createValue,
  type FieldValue,
  isBlank,
  readInteger,
  type SchemaFieldProps,
} from './field-value.ts'
import { FormQuestions } from './form-questions.tsx'
import { ItemButtons } from './move-buttons.tsx'
import { PageChoice } from './page-choice.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import { StoredFileField } from './stored-file-field.tsx'

/** Renders the control for a schema: text, number, checkbox, select, list or group. */
export function SchemaField(props: SchemaFieldProps) {
  const { schema, value, path, isGroupOptional, isOptional, onChange } = props
  const { type, title: label = '', description: hint, maxLength = 0 } = schema
  const isRequired = Boolean(schema.needed) && !isGroupOptional
  const commonProps = { label, path, hint, isRequired }
  if (schema.control === 'form-fields') return <FormQuestions {...props} />
  if (schema.control === 'form' || schema.control === 'album') {
    const choice = { ...commonProps, value: String(value ?? ''), onChange }
    return <PageChoice type={schema.control} {...choice} />
  }
  if (schema.control === 'pictures') return <PicturesField {...props} />
  if (schema.control === 'file')
    return <StoredFileField {...commonProps} value={String(value ?? '')} onChange={onChange} />
  if (type === 'object' && schema.control === 'picture') return <PictureGroup {...props} />
  if (type === 'object') return <Group {...props} />
  if (type === 'array' && schema.items?.type === 'object')
    return <ItemsField {...props} itemComponent={SchemaField} />
  if (schema.control === 'facts' || schema.control === 'fact') return <FactsField {...props} />
  if (schema.control === 'months') return <MonthsField {...props} />
  if (schema.control === 'country')
    return <CountryField {...commonProps} value={String(value ?? '')} onChange={onChange} />
  if (schema.control === 'branch')
    return <BranchField {...commonProps} value={String(value ?? '')} onChange={onChange} />
  if (type === 'array') return <LinesField {...props} />
  if (schema.enum) return <EnumField {...props} />
  if (type === 'boolean') return <CheckboxField {...props} />
  if (type === 'integer') {
    // A new draft has 0 where a number is still to be entered.
    const isMissing = value === undefined || (value === 0 && schema.needed)
    const blank = isOptional ? undefined : schema.needed ? 0 : ''
    // Sends text that is not a number unchanged, so that the server returns the field error.
    const onInput = (typed: string) => onChange(typed.trim() ? readInteger(typed) : blank)
    const text = isMissing ? '' : String(value)
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
  if (schema.control === 'date')
    return <DateField {...commonProps} value={text} onChange={onChange} />
  if (schema.control === 'time' || schema.control === 'url')
    return <TextField {...commonProps} type={schema.control} value={text} onChange={onChange} />
  if (schema.suggestions) return <SuggestedText {...props} />
  if (maxLength <= 120) return <TextField {...commonProps} value={text} onChange={onChange} />
  const rows = maxLength > 500 ? 3 : 2
  const { markup = 'plain', headings = 0 } = schema
  return (
    <RichTextField
      {...commonProps}
      rows={rows}
      format={{ markup, headings }}
      value={text}
      onChange={onChange}
    />
  )
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

/** An unchecked optional field is left out of the content. */
function CheckboxField({ schema, value, path, isOptional, onChange }: SchemaFieldProps) {
  const { title = '', description } = schema

  return (
    <Checkbox
      label={
        <span className="grid">
          {title}
          {description && <span className="text-sm text-ink/75">{description}</span>}
        </span>
      }
      path={path}
      isChecked={value === true}
      onChange={(isChecked) => onChange(isChecked || !isOptional ? isChecked : undefined)}
    />
  )
}

/** Edits the key of a fact, or a list of keys. */
function FactsField({ schema, value, path, isOptional, onChange }: SchemaFieldProps) {
  const { title = '', description, control, maxItems = 10, factTopics } = schema
  const isSingle = control === 'fact'
  const keys = isSingle ? [value].filter(Boolean) : ((value as FieldValue[] | undefined) ?? [])

  return (
    <FactField
      label={title}
      hint={description}
      path={path}
      isRequired={schema.needed && !isOptional}
      keys={keys as string[]}
      maxItems={isSingle ? 1 : maxItems}
      topics={factTopics}
      onChange={(chosen) => onChange(isSingle ? (chosen[0] ?? '') : chosen)}
    />
  )
}

const monthNames = Array.from({ length: 12 }, (_, index) =>
  dateFormat('en-GB', { month: 'long' }).format(new Date(2026, index)),
)

/** Edits a list of months, in the order in which they are chosen. */
function MonthsField({ schema, value, path, onChange }: SchemaFieldProps) {
  const { title = '', description } = schema
  const months = (value as number[] | undefined) ?? []
  const chosen = months.map((month) => monthNames[month - 1]).join(', ')

  return (
    <ChoiceGroup label={title} path={path} hint={description}>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {monthNames.map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            isChecked={months.includes(index + 1)}
            onChange={(isChecked) =>
              onChange(
                isChecked ? [...months, index + 1] : months.filter((month) => month !== index + 1),
              )
            }
          />
        ))}
      </div>
      <p role="status" className="text-sm font-medium empty:hidden">
        {chosen && `Chosen: ${chosen}`}
      </p>
    </ChoiceGroup>
  )
}

function EnumField({ schema, value, path, isOptional, onChange }: SchemaFieldProps) {
  const { title = '', description, enum: choices = [], enumLabels = {} } = schema
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
              {enumLabels[choice] ?? choice}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Edits a text for which the form offers values. */
function SuggestedText({ schema, value, path, onChange }: SchemaFieldProps) {
  const listId = useId()
  const { title = '', description, suggestions = [], needed } = schema

  return (
    <>
      <TextField
        label={title}
        hint={description}
        path={path}
        isRequired={Boolean(needed)}
        list={listId}
        autoComplete="off"
        value={String(value ?? '')}
        onChange={onChange}
      />
      <datalist id={listId}>
        {suggestions.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  )
}

/** Edits a list of short texts or numbers, one per line. */
function LinesField({ schema, value, path, onChange }: SchemaFieldProps) {
  const { title = '', description = 'One per line.', items, minItems, maxItems = 10 } = schema
  const stored = (value as FieldValue[] | undefined) ?? []
  const [typed, setTyped] = useState(stored.join('\n'))
  const parseLines = (text: string) => {
    const lines = text.split('\n').map((line) => line.trim())
    const entries = lines.filter(hasVisibleText)
    return items?.type === 'integer' ? entries.map(readInteger) : entries
  }
  // Shows the typed text unless the stored value was changed elsewhere.
  const showsTyped = parseLines(typed).join('\n') === stored.join('\n')
  const offered = (schema.suggestions ?? []).filter((each) => !stored.includes(each))

  return (
    <div className="grid gap-2">
      <TextField
        label={title}
        isRequired={Boolean(minItems)}
        hint={description}
        rows={maxItems > 12 ? 6 : 2}
        value={showsTyped ? typed : stored.join('\n')}
        path={path}
        onChange={(text) => {
          setTyped(text)
          onChange(parseLines(text))
        }}
      />
      {stored.length < maxItems && (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {offered.map((each) => (
            <Button key={each} size="small" onClick={() => onChange([...stored, each])}>
              + {each}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** Edits a picture with its alternative text. Size and default text come from the library. */
function PictureGroup({ schema, value, path, onChange }: SchemaFieldProps) {
  const values = value as Record<string, FieldValue>
  const { picture: label, alt: altSchema } = schema.properties ?? {}
  const [picture, alt] = [String(values.picture ?? ''), String(values.alt ?? '')]

  return (
    <div className="grid gap-4" data-section={path}>
      <LibraryPicture
        label={label?.title ?? ''}
        hint={label?.description}
        path={`${path}.picture`}
        address={picture}
        alt={alt}
        className="max-h-40 w-auto max-w-60 !object-contain"
        onChoose={({ address, alt: libraryAlt, width, height }) =>
          onChange({ picture: address, alt: alt.trim() || libraryAlt, width, height })
        }
        onRemove={() => onChange({ picture: '', alt: '', width: 0, height: 0 })}
      />
      {picture && (
        <TextField
          label={altSchema?.title ?? ''}
          value={alt}
          path={`${path}.alt`}
          onChange={(typed) => onChange({ ...values, alt: typed })}
        />
      )}
    </div>
  )
}

interface ItemsFieldProps extends SchemaFieldProps {
  /** Renders one group. */
  itemComponent: ComponentType<SchemaFieldProps>
}

/** Edits a list of groups: add, reorder, remove. */
function ItemsField(props: ItemsFieldProps) {
  const { schema, value, path, itemComponent: Item, onChange } = props
  const items = (value as FieldValue[] | undefined) ?? []
  const group = schema.items ?? {}
  const title = schema.title ?? ''

  return (
    <FieldList label={title} path={path}>
      <ol className="grid grid-cols-1 gap-4">
        {items.map((item, index) => {
          const name = nameOf(item, group) || `${title} ${index + 1}`
          return (
            // Items have no id, so the index is the key.
            <li
              key={index}
              data-entry={`${title} ${index + 1}`}
              className="grid grid-cols-1 gap-2 border-l-2 border-line pl-3"
            >
              <div className="flex items-center gap-1">
                <p className="min-w-0 grow truncate text-sm text-ink/75">{name}</p>
                <ItemButtons name={name} index={index} onChange={onChange} entries={items} />
              </div>
              <Item
                schema={group}
                value={item}
                path={`${path}.${index}`}
                onChange={(changed) => onChange(items.with(index, changed))}
              />
            </li>
          )
        })}
      </ol>
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...items, createValue(group)])}
      >
        <Plus aria-hidden="true" className="size-4" /> Add to {title}
      </Button>
    </FieldList>
  )
}

/** Returns the first text of the form that is not empty; choices and keys of facts name nothing. */
function nameOf(item: FieldValue, { properties = {} }: FieldSchema) {
  const isText = ({ type, enum: choices, control }: FieldSchema) =>
    type === 'string' && !choices && (!control || control === 'date')
  const names = Object.keys(properties).filter((name) => isText(properties[name] ?? {}))
  const values = item as Record<string, FieldValue> | undefined
  return names.map((name) => String(values?.[name] ?? '').trim()).find(Boolean) ?? ''
}
