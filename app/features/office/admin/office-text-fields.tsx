import type { ComponentProps } from 'react'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldNames } from '../field-names.ts'
import { ExampleNotice } from './field-group.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

type OfficeTextFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'value' | 'onChange' | 'error'
> & {
  editor: OfficeEditor
  name: 'name' | 'short_name' | 'email' | 'phone' | 'whatsapp'
}

/** A text field of the office profile. */
export function OfficeTextField({ editor, name, ...props }: OfficeTextFieldProps) {
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...props}
        label={fieldNames[name]}
        value={editor.office[name]}
        path={name}
        onChange={(text) => changeText(editor, name, text)}
      />
      <ExampleNotice editor={editor} field={name} label={fieldNames[name]} />
    </div>
  )
}

/** An edited value is no longer an example. */
function changeText(editor: OfficeEditor, name: OfficeTextFieldProps['name'], text: string) {
  const examples = editor.office.examples.filter((field) => field !== name)
  editor.change({ [name]: text, examples })
}

interface OfficeLinesFieldProps {
  editor: OfficeEditor
  name: 'other_phones' | 'social'
  hint: string
}

/** A list edited as lines; blank lines are removed before sending. */
export function OfficeLinesField({ editor, name, hint }: OfficeLinesFieldProps) {
  const { office, change } = editor

  return (
    <TextField
      label={fieldNames[name]}
      rows={2}
      hint={hint}
      value={office[name].join('\n')}
      path={name}
      onChange={(text) => change({ [name]: text ? text.split('\n') : [] })}
    />
  )
}
