import { type ComponentProps, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import type { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { acceptedPictures, pictureHint, validatePictureFile } from '#app/ui/picture-file.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { libraryApi, type Picture } from '../library-contract.ts'
import { toTitle } from './pictures.ts'

/** Uploads pictures to the library. */
export const pictureUploads: ComponentProps<typeof UploadPanel<Picture>> = {
  label: 'Pictures to upload',
  action: 'Upload pictures',
  hint: pictureHint,
  accept: acceptedPictures,
  doneMessage: 'In the library',
  validate: validatePictureFile,
  send: (api, sending) =>
    api.attempt(libraryApi.add, { body: { title: toTitle(sending.file.name) }, ...sending }),
}

type Texts = Pick<Picture, 'alt' | 'caption'>

interface PictureTextsProps {
  picture: Picture
  /** Called with the texts as they are typed. */
  onChange?: (texts: Texts) => void
}

/** Edits the texts of a picture that was just uploaded. They are saved when a field is left, or by Enter. */
export function PictureTexts({ picture, onChange }: PictureTextsProps) {
  const { title, address } = picture
  const [texts, setTexts] = useState<Texts>({ alt: picture.alt, caption: picture.caption })
  const { state, error, save } = useTexts(picture)
  const name = useId()

  const field = (key: keyof Texts) => ({
    value: texts[key],
    maxLength: 300,
    onChange(value: string) {
      const changed = { ...texts, [key]: value }
      setTexts(changed)
      onChange?.(changed)
    },
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere.
    <div
      role="group"
      aria-labelledby={name}
      onBlur={() => void save(texts)}
      onKeyDown={(event) => {
        // Enter would submit the form of the page around the library.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        void save(texts)
      }}
      className="grid items-start gap-3 rounded-lg bg-paper p-3 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <img
        src={`${address}?w=480`}
        alt=""
        className="aspect-4/3 w-24 rounded-md border border-line bg-white object-cover"
      />
      <span id={name} className="sr-only">
        {title}
      </span>
      <TextField
        label="Alternative text"
        hint="Describes the picture for screen readers."
        {...field('alt')}
      />
      <TextField label="Caption" hint="Shown below the picture." {...field('caption')} />
      <div className="flex flex-wrap items-center gap-3 empty:hidden sm:col-span-3">
        <p role="status" className="text-sm text-ink/75 empty:hidden">
          {state}
        </p>
        {error && (
          <>
            <p role="alert" className="text-sm text-alarm">
              The texts were not saved. {error}
            </p>
            <Button size="small" onClick={() => void save(texts)}>
              Try again
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

/** Saves the texts of a picture one after the other, if they have changed. */
function useTexts({ id, alt, caption }: Picture) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const saved = useRef<Texts>({ alt, caption })
  const queue = useRef(Promise.resolve())
  const [state, setState] = useState<'Saving…' | 'Saved'>()
  const [error, setError] = useState<string>()

  async function send(body: Texts) {
    if (body.alt === saved.current.alt && body.caption === saved.current.caption) return
    setState('Saving…')
    setError(undefined)
    const request = api.attempt(libraryApi.change, { params: { id }, body })
    const result = await request.catch(() => undefined)
    setState(result?.ok ? 'Saved' : undefined)
    if (!result?.ok) return setError(describeFailure(result?.failure))
    saved.current = body
    await revalidate()
  }

  return {
    state,
    error,
    save(texts: Texts) {
      queue.current = queue.current.then(() => send(texts))
      return queue.current
    },
  }
}
