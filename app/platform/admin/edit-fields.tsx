import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { DateField } from './date-field.tsx'
import { TextWithFacts } from './fact-help.tsx'
import { type Fields, isPictureAddress, listFields, type Options } from './fields.ts'
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
    if (picture)
      return <Picture key={name} {...picture} name={name} label={label} editor={editor} />
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
    const common = {
      label,
      isRequired: field.isRequired,
      hint: typeof hint === 'function' ? hint(text) : hint,
      value: text,
      path: name,
      onChange: (changed: string) => change(name, changed),
    }
    const input = field.options ? (
      <OptionsField
        key={name}
        label={label}
        path={name}
        value={text}
        options={field.options}
        onChange={(chosen) => change(name, chosen)}
      />
    ) : field.type === 'date' ? (
      <DateField key={name} {...common} />
    ) : (
      <Text
        key={name}
        {...common}
        rows={field.rows}
        type={field.type}
        hasPlaceholders={field.hasPlaceholders}
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

type OptionsFieldProps = Omit<ComponentProps<typeof SelectField<string>>, 'options'> & {
  options: Options | (() => Options)
}

/** A select field. A stored value that is no longer among the options is added to them. */
function OptionsField({ options: optionsOrHook, ...field }: OptionsFieldProps) {
  const useOptions = typeof optionsOrHook === 'function' ? optionsOrHook : () => optionsOrHook
  const currentOptions = useOptions()
  const isAvailable = currentOptions.some(([each]) => each === field.value)
  const options: Options = isAvailable
    ? currentOptions
    : [...currentOptions, [field.value, field.value]]

  return <SelectField {...field} options={options} />
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
  const { values, file, fileProblem, change, choose, leaveOutFile } = editor
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
        error={fileProblem}
        onChoose={choose}
        onLeaveOut={leaveOutFile}
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

interface MultiSelectProps {
  label: string
  path: string
  hint?: string
  /** The selected values, one per line. */
  value: string
  useOptions: () => Options
  onChange: (value: string) => void
}

/** Checkboxes to select several options. The selected values are in the order of the options. */
function MultiSelect({ value, useOptions, onChange, ...group }: MultiSelectProps) {
  const chosen = value.split('\n').filter(Boolean)
  const options = useOptions().filter(([, name]) => name)
  // Selected values that are no longer among the options stay selected.
  const unavailable = chosen.filter((each) => !options.some(([it]) => it === each))

  function toggle(changed: string, isSelected: boolean) {
    const selected = new Set(
      isSelected ? [...chosen, changed] : chosen.filter((it) => it !== changed),
    )
    const ordered = options.map(([it]) => it).filter((it) => selected.has(it))
    onChange([...ordered, ...unavailable.filter((it) => selected.has(it))].join('\n'))
  }

  return (
    <ChoiceGroup {...group}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(([each, name]) => (
          <Checkbox
            key={each}
            label={name}
            isChecked={chosen.includes(each)}
            onChange={(isTicked) => toggle(each, isTicked)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
