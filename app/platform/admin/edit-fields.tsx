import { Suspense } from 'react'
import { Field } from '#app/ui/field.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TextWithFacts } from './fact-help.tsx'
import { type Fields, isPictureAddress, listFields, type Options } from './fields.ts'
import { MultiSelect } from './multi-select.tsx'
import { usePictureLibrary } from './picture-library.tsx'
import type { Editor } from './use-editor.ts'

interface EditFieldsProps<Row> {
  fields: Fields<Row>
  editor: Editor<string>
}

/** Renders the fields of a form and passes changes to its editor. */
export function EditFields<Row>({ fields, editor }: EditFieldsProps<Row>) {
  const { values, change } = editor

  return listFields(fields).map(([name, { label, picture, hint, preview, ...field }]) => {
    const text = values[name] ?? ''
    if (picture) return <Picture key={name} {...picture} {...{ name, label, editor }} />
    const Text = field.hasFacts ? TextWithFacts : TextField
    if (field.multiple) {
      return (
        <MultiSelect
          key={name}
          label={label}
          hint={typeof hint === 'function' ? hint(text) : hint}
          path={name}
          value={text}
          useOptions={field.multiple}
          onChange={(chosen) => change(name, chosen)}
        />
      )
    }
    const input = field.options ? (
      <SelectField
        key={name}
        label={label}
        path={name}
        value={text}
        options={field.options}
        onChange={(chosen) => change(name, chosen)}
      />
    ) : (
      <Text
        key={name}
        label={label}
        isRequired={field.isRequired}
        rows={field.rows}
        type={field.type}
        {...(field.hasPlaceholders && { hasPlaceholders: true })}
        hint={typeof hint === 'function' ? hint(text) : hint}
        value={text}
        path={name}
        onChange={(changed) => change(name, changed)}
      />
    )
    if (!preview) return input
    return (
      <div key={name} className="grid gap-2">
        {input}
        <Suspense>{preview(text)}</Suspense>
      </div>
    )
  })
}

interface SelectFieldProps {
  label: string
  path: string
  value: string
  options: Options | (() => Options)
  onChange: (value: string) => void
}

/** A select field. A stored value that is no longer among the options is added to them. */
function SelectField({ value, options: optionsOrHook, onChange, ...field }: SelectFieldProps) {
  const useOptions = typeof optionsOrHook === 'function' ? optionsOrHook : () => optionsOrHook
  const currentOptions = useOptions()
  const isAvailable = currentOptions.some(([each]) => each === value)
  const options = isAvailable ? currentOptions : [...currentOptions, [value, value]]

  return (
    <Field {...field}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface PictureProps {
  name: string
  label: string
  placeholder?: string
  className: string
  addressLabel?: string
  addressHint?: string
  editor: Editor<string>
}

/** A picture, with a field for its address if it may be on another site. */
function Picture({ name, addressLabel, addressHint, editor, ...field }: PictureProps) {
  const { values, file, lostFileMessage, change, choose } = editor
  const library = usePictureLibrary(({ address }) => change(name, address))
  const text = values[name] ?? ''
  const isUpload = file !== undefined || text.startsWith('/media/')
  // Pictures of other sites have no preview, because the browser must not load them.
  const hasPreview = isPictureAddress(text) && !/^https?:/i.test(text.trim())
  const isTyped = addressLabel !== undefined && !isUpload && text !== ''

  return (
    <>
      <PictureField
        {...field}
        address={hasPreview ? text : ''}
        file={file}
        path={isTyped ? undefined : name}
        error={lostFileMessage}
        onChoose={choose}
        onRemove={() => change(name, '')}
        onBrowse={library.open}
      />
      {library.dialog}
      {addressLabel && (
        <TextField
          label={addressLabel}
          hint={addressHint}
          type="url"
          placeholder="https://"
          value={isUpload ? '' : text}
          path={isTyped ? name : undefined}
          onChange={(changed) => change(name, changed)}
        />
      )}
    </>
  )
}
