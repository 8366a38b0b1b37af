import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { pictureTypes } from '#app/ui/picture-field.tsx'
import { type Upload, useUploads } from './use-uploads.ts'

/** Several files at once: chosen, or dropped here. */
export function UploadPanel() {
  const { uploads, upload, clear } = useUploads()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isBusy = uploads.some(({ isDone, error }) => !isDone && !error)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload(event.dataTransfer.files)
  }

  return (
    <section
      aria-label="Upload"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid gap-3 rounded-card border border-dashed p-4 ${isOver ? 'border-indigo bg-paper' : 'border-ink/30 bg-white'}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          multiple
          accept={pictureTypes.join()}
          aria-label="Pictures to upload"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            upload([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <Button look="primary" onClick={() => input.current?.click()}>
          Upload pictures
        </Button>
        <p className="text-sm text-ink/75">
          Several at once, or drop them here. JPEG, PNG, WebP or AVIF, at most 8 MB; SVG, at most 1
          MB.
        </p>
      </div>
      {uploads.length > 0 && (
        <>
          <ul aria-label="Uploads" className="grid gap-2">
            {uploads.map((each) => (
              <UploadRow key={each.key} upload={each} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="text-sm text-ink/75">
              {summarize(uploads)}
            </p>
            {!isBusy && (
              <Button size="small" onClick={clear}>
                Clear the list
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  )
}

function UploadRow({ upload: { name, progress, isDone, error } }: { upload: Upload }) {
  return (
    <li className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center">
      <span className="wrap-anywhere">{name}</span>
      {error ? (
        <span className="text-alarm sm:col-span-2">{error}</span>
      ) : isDone ? (
        <span className="font-medium">In the library</span>
      ) : (
        <progress aria-label={`Sending ${name}`} value={progress} className="h-2 accent-indigo" />
      )}
    </li>
  )
}

function summarize(uploads: Upload[]) {
  const done = uploads.filter(({ isDone }) => isDone).length
  const refused = uploads.filter(({ error }) => error).length
  const told = `${done} of ${uploads.length} uploaded`
  return refused > 0 ? `${told}, ${refused} refused` : told
}
