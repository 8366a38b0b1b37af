import { Images } from 'lucide-react'
import { usePictureLibrary } from '#app/platform/admin/picture-library.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldList } from '#app/ui/field-list.tsx'
import { StoredPicture } from '#app/ui/stored-picture.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { SchemaFieldProps } from './field-value.ts'
import { ItemButtons } from './move-buttons.tsx'

/** A picture in a list, with its texts and its size. */
type ListedPicture = Record<'picture' | 'alt' | 'caption', string> &
  Record<'width' | 'height', number>

/** Edits a list of pictures: choose several at once, describe, reorder, remove. */
export function PicturesField({ schema, value, path, onChange }: SchemaFieldProps) {
  const pictures = (value ?? []) as ListedPicture[]
  const { title = '', items, maxItems = 100 } = schema
  const { alt, caption } = items?.properties ?? {}
  const add = (chosen: ({ address: string } & Omit<ListedPicture, 'picture'>)[]) => {
    const added = chosen.map(({ address: picture, alt, caption, width, height }) => ({
      picture,
      alt,
      caption,
      width,
      height,
    }))
    onChange([...pictures, ...added])
  }
  const library = usePictureLibrary((picture) => add([picture]), add)

  return (
    <FieldList label={title} path={path}>
      <ol className="grid gap-4">
        {pictures.map((each, index) => {
          const name = each.alt.trim() || `${title} ${index + 1}`
          const change = (changed: Partial<ListedPicture>) =>
            onChange(pictures.with(index, { ...each, ...changed }))
          return (
            // Pictures may repeat, so the index is the key.
            <li
              key={index}
              data-entry={`Picture ${index + 1}`}
              className="grid gap-2 border-l-2 border-line pl-3"
            >
              <div className="flex flex-wrap items-end gap-1">
                <div className="grow">
                  <StoredPicture
                    address={each.picture}
                    alt=""
                    className="max-h-28 w-auto max-w-48 !object-contain"
                  />
                </div>
                <ItemButtons name={name} index={index} onChange={onChange} entries={pictures} />
              </div>
              <TextField
                label={alt?.title ?? ''}
                isRequired
                value={each.alt}
                path={`${path}.${index}.alt`}
                onChange={(typed) => change({ alt: typed })}
              />
              <TextField
                label={caption?.title ?? ''}
                value={each.caption}
                path={`${path}.${index}.caption`}
                onChange={(typed) => change({ caption: typed })}
              />
            </li>
          )
        })}
      </ol>
      {pictures.length < maxItems && (
        <Button size="small" className="justify-self-start" onClick={library.open}>
          <Images aria-hidden="true" className="size-4" /> Add pictures
        </Button>
      )}
      {library.dialog}
    </FieldList>
  )
}
