import { LibraryPicture } from '#app/base/admin/picture-library.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FieldValue, SchemaFieldProps } from './field-value.ts'

/** Edits a picture with its alternative text. Size and default text come from the library. */
export function PictureGroup({ schema, value, path, onChange }: SchemaFieldProps) {
  const shown = value as Record<string, FieldValue>
  const { picture: label, alt: words } = schema.properties ?? {}
  const [picture, alt] = [String(shown.picture ?? ''), String(shown.alt ?? '')]

  return (
    <div className="grid gap-4" data-section={path}>
      <LibraryPicture
        label={label?.title ?? ''}
        hint={label?.description}
        path={`${path}.picture`}
        address={picture}
        alt={alt}
        className="max-h-40 w-auto max-w-60 !object-contain"
        onChoose={({ address, alt: own, width, height }) =>
          onChange({ picture: address, alt: alt.trim() || own, width, height })
        }
        onRemove={() => onChange({ picture: '', alt: '', width: 0, height: 0 })}
      />
      {picture && (
        <TextField
          label={words?.title ?? ''}
          value={alt}
          path={`${path}.alt`}
          onChange={(typed) => onChange({ ...shown, alt: typed })}
        />
      )}
    </div>
  )
}
