import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { Field } from '#app/ui/field.tsx'
import { contrastOf } from '../contrast.ts'
import { fieldNames } from '../field-names.ts'
import { FieldGroup } from './field-group.tsx'
import type { OfficeEditor } from './use-office-editor.ts'

export function BrandingGroup({ editor }: { editor: OfficeEditor }) {
  const { accent } = editor.office
  const contrast = contrastOf(accent)

  return (
    <FieldGroup
      title="Branding"
      intro="The logo replaces the icon and the short name at the top of each page. Logo and icon must be at least 112 pixels wide and high."
    >
      <BrandPicture editor={editor} name="logo" className="h-16 w-40 !object-contain" />
      <BrandPicture editor={editor} name="mark" className="size-16 !object-contain" />
      <PictureFields editor={editor} />
      <Field
        label={fieldNames.accent}
        hint={`Colour of links, icons and chat bubbles. Contrast on white: ${contrast.toFixed(1)} : 1${contrast < 4.5 ? '. Readable text needs at least 4.5 : 1. Please choose a darker colour.' : ', easy to read.'}`}
        path="accent"
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
    </FieldGroup>
  )
}

interface PictureProps {
  editor: OfficeEditor
  name: 'logo' | 'mark'
  className: string
}

function BrandPicture({ editor: { office, change }, name, className }: PictureProps) {
  return (
    <LibraryPicture
      label={fieldNames[name]}
      path={name}
      address={office[name]}
      className={className}
      onChoose={({ address }) => change({ [name]: address })}
      onRemove={() => change({ [name]: '' })}
    />
  )
}

const pictureFields = [
  [
    'home',
    'Picture on the home page',
    'A wide picture in the middle of the home page, for example of a room or the street.',
  ],
  ['about', 'Picture of the rooms', 'On the About page, instead of the drawing.'],
  [
    'people',
    'Picture of the team',
    'Beside your mission. Ask everyone in the picture for permission first.',
  ],
] as const

/** Alternative text and focal point are edited in the picture library. */
function PictureFields({ editor: { office, change } }: { editor: OfficeEditor }) {
  const update = (field: string, address: string) =>
    change({ photographs: { ...office.photographs, [field]: address } })

  return pictureFields.map(([field, label, hint]) => (
    <LibraryPicture
      key={field}
      label={label}
      hint={hint}
      path={`photographs.${field}`}
      address={office.photographs[field]}
      className="aspect-4/3 w-32"
      onChoose={({ address }) => update(field, address)}
      onRemove={() => update(field, '')}
    />
  ))
}
