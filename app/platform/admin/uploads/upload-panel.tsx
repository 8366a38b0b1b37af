import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { type Upload, type UploadOptions, useUploads } from './use-uploads.ts'

interface UploadPanelProps extends UploadOptions {
  /** The label of the input: "Pictures to upload". */
  label: string
  /** The label of the button. */
  action: string
  variant?: 'primary' | 'plain'
  hint: string
  /** The `accept` attribute. */
  accept: string
  /** The message for each uploaded file. */
  doneMessage: string
}

/** Uploads several files, chosen or dropped. */
export function UploadPanel(props: UploadPanelProps) {
  const { label, action, variant = 'primary', hint, accept, doneMessage } = props
  const { uploads, upload, clear } = useUploads(props)
  const [isDragging, setDragging] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = uploads.some(({ isDone, error }) => !isDone && !error)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setDragging(false)
    upload(event.dataTransfer.files)
  }

  return (
    <section
      aria-label="Upload"
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
        <p className="text-sm text-ink/75">Choose several files, or drop them here. {hint}</p>
      </div>
      {uploads.length > 0 && (
        <>
          <ul aria-label="Uploads" className="grid gap-2">
            {uploads.map((each) => (
              <UploadRow key={each.key} upload={each} doneMessage={doneMessage} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="text-sm text-ink/75">
              {summarize(uploads)}
            </p>
            {!isBusy && (
              <Button size="small" onClick={clear}>
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
  upload: Upload
  doneMessage: string
}

function UploadRow({
  upload: { name, progress, isDone, error, cancel },
  doneMessage,
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
    </li>
  )
}

function summarize(uploads: Upload[]) {
  const doneCount = uploads.filter(({ isDone }) => isDone).length
  const failedCount = uploads.filter(({ error }) => error).length
  const summary = `${doneCount} of ${uploads.length} uploaded`
  return failedCount > 0 ? `${summary}, ${failedCount} failed` : summary
}
