import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { describeFailure } from '#app/platform/admin/describe-failure.ts'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { maxBytes, type UploadedFile } from '../contract.ts'
import { sendFile } from './send-file.ts'

interface UploadFieldProps {
  kind: UploadedFile
  label: string
  hint: string
  accept: string
  /** Why the server has refused the last file. */
  refusal?: string
  tooLarge: string
  /** Returns the id of the import to which the file is sent; an error message if there is none. */
  prepare: (file: File) => Promise<{ id: string } | { error: string }>
  onSent: (id: string) => Promise<void> | void
}

/** A field whose file is sent as soon as it is chosen, with its progress and its error. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, hint, accept, refusal, tooLarge, prepare, onSent } = props
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<{ name: string; progress: number }>()
  const controller = useRef<AbortController>(undefined)

  async function send(file: File) {
    const problem = file.size === 0 ? empty : file.size > maxBytes[kind] ? tooLarge : undefined
    setError(problem ?? '')
    if (problem) return
    const abort = new AbortController()
    controller.current = abort
    setSending({ name: file.name, progress: 0 })
    const prepared = await prepare(file)
    const onProgress = (progress: number) => setSending({ name: file.name, progress })
    const options = { kind, file, onProgress, signal: abort.signal }
    const result =
      'id' in prepared ? await sendFile(api, { ...options, id: prepared.id }) : undefined
    setSending(undefined)
    // A file that was sent before may no longer be used.
    if (!result?.ok) void revalidate()
    if (abort.signal.aborted) return
    if ('error' in prepared) return setError(prepared.error)
    if (result?.ok) return onSent(prepared.id)
    setError(describeFailure(result?.failure))
  }

  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint} error={error ?? refusal}>
        {(control) => (
          <FileInput
            {...control}
            accept={accept}
            disabled={sending !== undefined}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) void send(file)
            }}
          />
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {sending && <p className="text-sm wrap-anywhere">Uploading {sending.name}…</p>}
      </div>
      {sending && (
        <div className="flex items-center gap-3">
          <progress
            aria-label="Upload"
            value={sending.progress}
            className="h-2 min-w-0 grow accent-indigo"
          />
          <Button size="small" onClick={() => controller.current?.abort()}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}

const empty = 'This file is empty. Please choose another one.'
