import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { pictureTypes } from '#app/ui/picture-field.tsx'
import { libraryApi, type Picture } from '../library-contract.ts'
import { useUpload } from './use-upload.ts'

/** Replaces the file of a picture as soon as a file is chosen. */
export function ReplaceField({ picture: { id } }: { picture: Picture }) {
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
            accept={pictureTypes.join()}
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
