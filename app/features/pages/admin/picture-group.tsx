import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FieldValue, SchemaFieldProps } from './field-value.ts'

/** Edits a picture with its alternative text. Size and default text come from the library. */
export function PictureGroup({ schema, value, path, onChange }: SchemaFieldProps) {
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
