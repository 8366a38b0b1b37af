import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#app/base/browser/use-api.ts'
import { Field } from '#app/ui/field.tsx'
import { judgeFile, pictureTypes } from '#app/ui/picture-field.tsx'
import { libraryApi, type Picture } from '../library-contract.ts'

/** Another file in the place of the picture's; it is sent as soon as it is chosen. */
export function ReplaceField({ picture: { id } }: { picture: Picture }) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [progress, setProgress] = useState<number>()
  const [told, setTold] = useState<{ error?: string; isDone?: boolean }>({})

  async function send(file: File) {
    const error = judgeFile(file)
    setTold({ error })
    if (error) return
    setProgress(0)
    const sending = { params: { id }, body: {}, file, onProgress: setProgress }
    const result = await api.attempt(libraryApi.replace, sending).catch(() => undefined)
    setProgress(undefined)
    if (result?.ok) {
      setTold({ isDone: true })
      return revalidate()
    }
    const { fields, detail = 'The server could not be reached.' } = result?.failure ?? {}
    setTold({ error: fields?.picture ?? detail })
  }

  return (
    <div className="grid gap-2">
      <Field
        label="Replace the file"
        hint="Every place that shows the picture shows the new file at once."
        error={told.error}
      >
        {({ className, ...control }) => (
          <input
            {...control}
            type="file"
            accept={pictureTypes.join()}
            disabled={progress !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void send(file)
              target.value = ''
            }}
            className={`min-w-0 file:mr-3 file:rounded-full file:border file:border-ink/30 file:px-3 file:text-sm file:font-semibold ${className}`}
          />
        )}
      </Field>
      {progress !== undefined && (
        <progress aria-label="Sending the file" value={progress} className="h-2 accent-indigo" />
      )}
      <p role="status" className="text-sm empty:hidden">
        {told.isDone && 'The file is replaced.'}
      </p>
    </div>
  )
}
