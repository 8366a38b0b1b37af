import { type MouseEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { withSeen } from '#app/contract/seen.ts'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { useFieldError } from '#app/ui/field-errors.ts'
import { FileInput } from '#app/ui/file-input.tsx'
import { acceptedPictures } from '#app/ui/picture-file.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { libraryApi, type Picture } from '../library-contract.ts'
import { Usages } from './usages.tsx'
import { useEdited } from './use-edited.ts'
import { useUpload } from './use-upload.ts'

/** Edits a picture and shows where it is used. */
export function PictureDialog({ picture }: { picture: Picture }) {
  const { id, title } = picture
  const { close } = useEdited()
  const { revalidate } = useRevalidator()
  const editor = useEditor({
    subject: `picture ${id}`,
    stored: toTexts(picture),
    record: picture,
    toTexts,
    describe: (name, text) => (name === 'focus' ? undefined : text),
    validate: (values): Record<string, string> =>
      values.title.trim() ? {} : { title: 'Please fill this in.' },
    send(api, { focus, ...metadata }, { base }) {
      const body = { ...metadata, ...(focus && parseFocalPoint(focus)) }
      return api.attempt(libraryApi.change, { params: { id }, body: withSeen(body, base) })
    },
    async onSaved() {
      // Reloads the list first, since closing the form does not.
      await revalidate()
      close()
      await showToast('success', 'Picture saved')
    },
  })
  const { values, change } = editor
  const { focal_x: x, focal_y: y } = parseFocalPoint(values.focus)
  const field = (name: 'title' | 'alt' | 'caption') => ({
    value: values[name],
    path: name,
    onChange: (value: string) => change(name, value),
  })

  return (
    <EditDialog title={title} editor={editor} onClose={close}>
      <TextField label="Title" isRequired maxLength={120} {...field('title')} />
      <TextField
        label="Alternative text"
        rows={2}
        maxLength={300}
        hint="Describes the picture for screen readers."
        {...field('alt')}
      />
      <TextField
        label="Caption"
        maxLength={300}
        hint="Shown below the picture in texts that you write from now on."
        {...field('caption')}
      />
      <FocalPointField
        address={`${picture.address}?w=960`}
        x={x}
        y={y}
        onChange={(x, y) => change('focus', `${x} ${y}`)}
      />
      <Usages of={picture} api={libraryApi} />
      <ReplaceField picture={picture} />
    </EditDialog>
  )
}

const toTexts = ({ title, alt, caption, focal_x, focal_y }: Picture) => ({
  title,
  alt,
  caption,
  focus: `${focal_x} ${focal_y}`,
})

/** Both coordinates are one form value, since a click changes both. */
function parseFocalPoint(text: string) {
  const [focal_x = 50, focal_y = 50] = text.split(' ').map(Number)
  return { focal_x, focal_y }
}

/** Replaces the file of a picture as soon as a file is chosen. */
function ReplaceField({ picture: { id } }: { picture: Picture }) {
  const { revalidate } = useRevalidator()
  const [isDone, setDone] = useState(false)
  const { send, progress, error } = useUpload(
    (api, sending) => api.attempt(libraryApi.replace, { params: { id }, body: {}, ...sending }),
    () => {
      setDone(true)
      return revalidate()
    },
  )

  return (
    <div className="grid gap-2">
      <Field
        label="Replace the file"
        hint="Every page that uses the picture shows the new file immediately."
        error={error}
      >
        {({ className, ...control }) => (
          <FileInput
            {...control}
            accept={acceptedPictures}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              setDone(false)
              if (file) void send(file)
            }}
            className={`min-w-0 file:mr-3 file:rounded-full file:border file:border-ink/30 file:px-3 file:text-sm file:font-semibold ${className}`}
          />
        )}
      </Field>
      {progress !== undefined && (
        <progress aria-label="Sending the file" value={progress} className="h-2 accent-indigo" />
      )}
      <p role="status" className="text-sm empty:hidden">
        {isDone && 'File replaced.'}
      </p>
    </div>
  )
}

interface FocalPointFieldProps {
  address: string
  /** In percent from the left and from the top. */
  x: number
  y: number
  onChange: (x: number, y: number) => void
}

/** Sets the focal point by clicking the picture or with two sliders. */
function FocalPointField({ address, x, y, onChange }: FocalPointFieldProps) {
  const position = { objectPosition: `${x}% ${y}%` }

  function choosePoint({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const toPercent = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100)
    onChange(toPercent((clientX - left) / width), toPercent((clientY - top) / height))
  }

  return (
    <fieldset data-section="focus" className="grid gap-3">
      <legend className="font-medium">Focal point</legend>
      <p className="text-sm text-ink/75">When the picture is cropped, this point stays visible.</p>
      <button
        type="button"
        tabIndex={-1}
        aria-label="Set focal point"
        onClick={choosePoint}
        className="relative justify-self-start overflow-hidden rounded-lg border border-line"
      >
        <img src={address} alt="" className="block max-h-64 w-auto max-w-full" />
        <span
          aria-hidden="true"
          style={{ left: `${x}%`, top: `${y}%` }}
          className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-2 border-white bg-marigold/80 shadow-[0_0_0_2px_var(--color-night)]"
        />
      </button>
      <div className="grid gap-3 sm:grid-cols-2">
        <Slider
          label="From the left"
          path="focal_x"
          value={x}
          onChange={(value) => onChange(value, y)}
        />
        <Slider
          label="From the top"
          path="focal_y"
          value={y}
          onChange={(value) => onChange(x, value)}
        />
      </div>
      <div className="flex flex-wrap items-end gap-3">
        {['aspect-video h-20', 'aspect-square h-20', 'aspect-3/4 h-20'].map((shape) => (
          <img
            key={shape}
            src={address}
            alt=""
            style={position}
            className={`rounded-md border border-line object-cover ${shape}`}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface SliderProps {
  label: string
  path: string
  value: number
  onChange: (value: number) => void
}

function Slider({ label, path, value, onChange }: SliderProps) {
  const errorId = useId()
  const error = useFieldError(path)

  return (
    <div className="grid gap-1 text-sm">
      <label className="grid gap-1">
        {label}: {value} %
        <input
          type="range"
          data-field={path}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="min-h-6 accent-indigo"
        />
      </label>
      {error && (
        <p id={errorId} className="text-alarm">
          {error}
        </p>
      )}
    </div>
  )
}
