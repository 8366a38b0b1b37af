import { useState } from 'react'
import { useApi } from '#app/base/browser/use-api.ts'
import { useSubmission } from '#app/base/browser/use-submission.ts'
import { Field } from '#app/ui/field.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { officeApi } from '../contract.ts'
import { contrastOf } from '../contrast.ts'
import { fieldNames } from '../field-names.ts'
import { Group } from './group.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

/** Pictures and colour. */
export function LookGroup({ editor }: { editor: OfficeEditor }) {
  const { accent } = editor.office
  const contrast = contrastOf(accent)

  return (
    <Group
      title="Look"
      intro="The logo takes the place of mark and short name at the top of each page. Both are at least 112 pixels wide and high."
    >
      <Picture editor={editor} name="logo" className="h-16 w-40 !object-contain" />
      <Picture editor={editor} name="mark" className="size-16 !object-contain" />
      <Field
        label={fieldNames.accent}
        hint={`Of links, marks and the chat’s bubbles. Its contrast is ${contrast.toFixed(1)} : 1${contrast < 4.5 ? ', and must be 4.5 : 1 to be read: please choose a darker one.' : '.'}`}
        error={editor.mistakes.accent}
      >
        {({ className, ...control }) => (
          <input
            {...control}
            type="color"
            value={accent}
            onChange={({ target }) => editor.change({ accent: target.value })}
            className={`${className} h-11 max-w-24 p-1`}
          />
        )}
      </Field>
    </Group>
  )
}

interface PictureProps {
  editor: OfficeEditor
  name: 'logo' | 'mark'
  className: string
}

/** A chosen file is sent at once: the record keeps where it then stands. */
function Picture({ editor, name, className }: PictureProps) {
  const { office, mistakes, change } = editor
  const api = useApi()
  const { submit, failure } = useSubmission()
  const [file, setFile] = useState<File>()

  async function send(chosen: File) {
    setFile(chosen)
    const result = await submit(api.attempt(officeApi.addPicture, { body: {}, file: chosen }))
    setFile(undefined)
    if (result?.ok) change({ [name]: result.value.address })
  }

  return (
    <PictureField
      label={fieldNames[name]}
      address={office[name]}
      standIn="/logo.svg"
      file={file}
      error={failure?.fields?.picture ?? failure?.detail ?? mistakes[name]}
      className={className}
      onChoose={send}
      onRemove={() => change({ [name]: '' })}
    />
  )
}
