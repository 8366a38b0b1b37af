import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ApiClient, Result } from '#app/contract/api-client.ts'
import type { OnProgress } from '#app/contract/endpoint.ts'
import { Button } from '#app/ui/button.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { useApi } from '../../browser/use-api.ts'
import { describeFailure } from '../describe-failure.ts'

interface UploadPanelProps<Value> extends UploadOptions<Value> {
  /** The label of the input: "Pictures to upload". */
  label: string
  /** The name of the section, if a page has several. */
  sectionLabel?: string
  /** The label of the button. */
  action: string
  variant?: 'primary' | 'plain'
  /** The label of a button that takes a photo; without it there is none. */
  cameraAction?: string
  hint: string
  /** The `accept` attribute. */
  accept: string
  /** The message for each uploaded file. */
  doneMessage: string
  /** Renders the form for an uploaded file below its name. */
  children?: (value: Value) => ReactNode
  /** Called when the list was cleared. */
  onClear?: () => void
}

/** Uploads several files, chosen or dropped. */
export function UploadPanel<Value>(props: UploadPanelProps<Value>) {
  const { label, action, variant = 'primary', hint, accept, doneMessage, children, onClear } = props
  const { cameraAction, sectionLabel = 'Upload' } = props
  const { uploads, upload, clear } = useUploads(props)
  const [isDragging, setDragging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isBusy = uploads.some(({ isDone, error }) => !isDone && !error)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    upload(event.dataTransfer.files)
  }

  return (
    <section
      aria-label={sectionLabel}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={handleDrop}
      className={`grid gap-3 rounded-card border border-dashed p-4 ${isDragging ? 'border-indigo bg-paper' : 'border-ink/30 bg-white'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileInput
          ref={input}
          multiple
          accept={accept}
          aria-label={label}
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => upload([...(target.files ?? [])])}
        />
        <Button variant={variant} onClick={() => input.current?.click()}>
          {action}
        </Button>
        {cameraAction && (
          <>
            <FileInput
              ref={camera}
              accept="image/*"
              capture="environment"
              aria-label={cameraAction}
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => upload([...(target.files ?? [])])}
            />
            <Button onClick={() => camera.current?.click()}>{cameraAction}</Button>
          </>
        )}
        <p className="text-sm text-ink/75">Choose several files, or drop them here. {hint}</p>
      </div>
      {uploads.length > 0 && (
        <>
          <ul aria-label="Uploads" className="grid gap-2">
            {uploads.map((each) => (
              <UploadRow key={each.key} upload={each} doneMessage={doneMessage}>
                {each.value !== undefined && children?.(each.value)}
              </UploadRow>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="text-sm text-ink/75">
              {summarize(uploads)}
            </p>
            {!isBusy && (
              <Button
                size="small"
                onClick={() => {
                  clear()
                  onClear?.()
                }}
              >
                Clear list
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

interface UploadRowProps {
  upload: Upload<unknown>
  doneMessage: string
  children: ReactNode
}

function UploadRow({
  upload: { name, progress, isDone, error, cancel },
  doneMessage,
  children,
}: UploadRowProps) {
  return (
    <li className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
      <span className="wrap-anywhere">{name}</span>
      {error ? (
        <span className="text-alarm sm:col-span-2">{error}</span>
      ) : isDone ? (
        <span className="font-medium">{doneMessage}</span>
      ) : (
        <span className="flex items-center gap-3">
          <progress
            aria-label={`Uploading ${name}`}
            value={progress}
            className="h-2 min-w-0 grow accent-indigo"
          />
          <Button size="small" onClick={cancel}>
            Cancel<span className="sr-only"> {name}</span>
          </Button>
        </span>
      )}
      {children && <div className="sm:col-span-2">{children}</div>}
    </li>
  )
}

function summarize(uploads: Upload<unknown>[]) {
  const doneCount = uploads.filter(({ isDone }) => isDone).length
  const failedCount = uploads.filter(({ error }) => error).length
  const summary = `${doneCount} of ${uploads.length} uploaded`
  return failedCount > 0 ? `${summary}, ${failedCount} failed` : summary
}

interface Upload<Value> {
  key: number
  name: string
  /** The fraction of the file that was sent, from 0 to 1. */
  progress: number
  isDone: boolean
  /** What the server has made of the file. */
  value?: Value
  /** The error message. */
  error?: string
  /** Aborts the upload. */
  cancel: () => void
}

interface UploadRequest {
  file: File
  onProgress: OnProgress
  signal: AbortSignal
}

interface UploadOptions<Value> {
  /** Returns an error message; undefined when the file may be sent. */
  validate: (file: File) => string | undefined
  send: (api: ApiClient, request: UploadRequest) => Promise<Result<Value>>
  onUploaded?: (value: Value) => void
}

/** Uploads files one after the other, with a state for each. */
function useUploads<Value>({ validate, send, onUploaded }: UploadOptions<Value>) {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<Upload<Value>[]>([])
  const queue = useRef(Promise.resolve())
  const count = useRef(0)

  function update(key: number, changes: Partial<Upload<Value>>) {
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  }

  async function sendFile(key: number, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    const onProgress = (progress: number) => update(key, { progress })
    const result = await send(api, { file, onProgress, signal }).catch(() => undefined)
    if (result?.ok) {
      update(key, { isDone: true, progress: 1, value: result.value })
      onUploaded?.(result.value)
      return revalidate()
    }
    update(key, { error: describeFailure(result?.failure) })
  }

  function upload(files: Iterable<File>) {
    for (const file of files) {
      const key = count.current++
      const error = validate(file)
      const controller = new AbortController()
      const cancel = () => {
        controller.abort()
        setUploads((all) => all.filter((each) => each.key !== key))
      }
      const entry = { key, name: file.name, progress: 0, isDone: false, error, cancel }
      setUploads((all) => [...all, entry])
      if (error) continue
      queue.current = queue.current.then(() => sendFile(key, file, controller.signal))
    }
  }

  /** Removes finished and failed uploads from the list. */
  const clear = () => setUploads((all) => all.filter(({ isDone, error }) => !isDone && !error))

  return { uploads, upload, clear }
}
