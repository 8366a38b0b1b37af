import type { Editor } from '#app/base/admin/use-editor.ts'
import { PictureField } from '#app/ui/picture-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { defaultImage } from '../contract.ts'
import { isPictureAddress, type SlideTexts } from './slide-form.ts'

/** Beside the picture, which is a field of its own kind. */
const texts = [
  { name: 'title', label: 'Title', isRequired: true },
  { name: 'subtitle', label: 'Subtitle' },
  { name: 'tagline', label: 'Tagline', hint: 'A few words above the title.' },
  { name: 'description', label: 'Description', rows: 3 },
  { name: 'button_text', label: 'Button text', hint: 'The button leads to the contact page.' },
] as const

export function SlideFields({ editor }: { editor: Editor<keyof SlideTexts> }) {
  const { values, mistakes, file, lost, change, choose } = editor
  const isUpload = file !== undefined || values.image.startsWith('/media/')
  const isAddress = !isUpload && values.image !== ''

  return (
    <>
      {texts.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          value={values[name]}
          error={mistakes[name]}
          onChange={(text) => change(name, text)}
        />
      ))}
      <PictureField
        label="Image"
        className="aspect-video w-48"
        address={isPictureAddress(values.image) ? values.image : ''}
        standIn={defaultImage}
        file={file}
        error={lost ?? (isAddress ? undefined : mistakes.image)}
        onChoose={choose}
        onRemove={() => change('image', '')}
      />
      <TextField
        label="Or the image’s address"
        type="url"
        placeholder="https://"
        value={isUpload ? '' : values.image}
        error={isAddress ? mistakes.image : undefined}
        onChange={(text) => change('image', text)}
      />
    </>
  )
}
