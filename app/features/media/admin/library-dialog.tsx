import { useEffect, useRef, useState } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import type { LibraryProps } from '#app/platform/admin/picture-library.tsx'
import { UploadPanel } from '#app/platform/admin/uploads/upload-panel.tsx'
import { useApi } from '#app/platform/browser/use-api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FileInput } from '#app/ui/file-input.tsx'
import { acceptedPictures, pictureHint } from '#app/ui/picture-file.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { libraryApi, type Picture } from '../library-contract.ts'
import { PictureTexts, pictureUploads } from './picture-uploads.tsx'
import { toTitle } from './pictures.ts'
import { useUpload } from './use-upload.ts'

/** Chooses a picture from the library or uploads one, or several. */
export default function LibraryDialog({ onChoose, onChooseSeveral, onClose }: LibraryProps) {
  const library = useLibrary()
  const [uploaded, setUploaded] = useState<Picture[]>([])

  function changeTexts(id: string, texts: Pick<Picture, 'alt' | 'caption'>) {
    setUploaded((all) => all.map((each) => (each.id === id ? { ...each, ...texts } : each)))
  }

  return (
    <Dialog title={onChooseSeveral ? 'Choose pictures' : 'Choose a picture'} onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        {onChooseSeveral ? (
          <UploadPanel
            {...pictureUploads}
            onClear={() => setUploaded([])}
            // The same file twice is one picture.
            onUploaded={(picture) =>
              setUploaded((all) => [...all.filter(({ id }) => id !== picture.id), picture])
            }
          >
            {(picture) => (
              <PictureTexts
                picture={picture}
                onChange={(texts) => changeTexts(picture.id, texts)}
              />
            )}
          </UploadPanel>
        ) : (
          <Upload onChoose={onChoose} />
        )}
        <TextField
          label="Search pictures"
          placeholder="Title or alternative text"
          maxLength={200}
          value={library.q}
          onChange={library.search}
        />
        <PictureResults library={library} onChoose={onChoose} />
      </div>
      <div className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-t border-line bg-white px-5 py-3 sm:px-6">
        <Button onClick={onClose}>Cancel</Button>
        {uploaded.length > 0 && (
          <Button variant="primary" onClick={() => onChooseSeveral?.(uploaded)}>
            {uploaded.length === 1 ? 'Insert picture' : `Insert ${uploaded.length} pictures`}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type PickerProps = Pick<LibraryProps, 'onChoose'>

/** Uploads a picture and chooses it. */
function Upload({ onChoose }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { send, progress, error } = useUpload<Picture>(
    (api, { file, onProgress }) =>
      api.attempt(libraryApi.add, { body: { title: toTitle(file.name) }, file, onProgress }),
    onChoose,
  )

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileInput
          ref={input}
          accept={acceptedPictures}
          aria-label="Picture to upload"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void send(file)
          }}
        />
        <Button
          variant="primary"
          disabled={progress !== undefined}
          onClick={() => input.current?.click()}
        >
          Upload a picture
        </Button>
        {progress === undefined ? (
          <p className="text-sm text-ink/75">{pictureHint}</p>
        ) : (
          <progress aria-label="Sending the file" value={progress} className="h-2 accent-indigo" />
        )}
      </div>
      <p role="alert" className="text-sm text-alarm empty:hidden">
        {error}
      </p>
    </div>
  )
}

function PictureResults({
  library,
  onChoose,
}: PickerProps & { library: ReturnType<typeof useLibrary> }) {
  const { q, found, showMore } = library
  if (!found) return <p role="status">Loading…</p>
  if (found === 'unreachable' || !found.ok) {
    return <p role="alert">Failed to load the pictures. Please try again later.</p>
  }
  const { value: pictures, total } = found

  return (
    <>
      <p role="status" className="text-sm text-ink/75">
        {summarize(total, q)}
      </p>
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureOption picture={picture} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {total > pictures.length && (
        <Button size="small" className="justify-self-center" onClick={showMore}>
          Show more
        </Button>
      )}
    </>
  )
}

function summarize(total: number, q: string) {
  if (total > 0) return total === 1 ? '1 picture' : `${total} pictures`
  return q
    ? 'No pictures match your search.'
    : 'There are no pictures yet. Press “Upload a picture” to add one.'
}

function PictureOption({ picture, onChoose }: PickerProps & { picture: Picture }) {
  const { address, title, alt, focal_x, focal_y } = picture

  return (
    <button
      type="button"
      onClick={() => onChoose(picture)}
      className="flex h-full w-full flex-col overflow-hidden card text-left hover:border-indigo"
    >
      <img
        src={`${address}?w=480`}
        alt=""
        loading="lazy"
        style={{ objectPosition: `${focal_x}% ${focal_y}%` }}
        className="aspect-4/3 w-full bg-paper object-cover"
      />
      <span className="grid gap-0.5 px-3 py-2">
        <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{title}</span>
        <span className="line-clamp-2 text-sm text-ink/75 wrap-anywhere">
          {alt || 'No alternative text yet'}
        </span>
      </span>
    </button>
  )
}

const PAGE_SIZE = 24
/** The delay between the last key press and the search. */
const DEBOUNCE_MS = 250

/** Searches the library. The previous results stay visible until the new ones are loaded. */
function useLibrary() {
  const api = useApi()
  const [{ q, limit }, setView] = useState({ q: '', limit: PAGE_SIZE })
  const [found, setFound] = useState<Result<Picture[]> | 'unreachable'>()

  useEffect(() => {
    let isStale = false
    async function read() {
      const request = api.attempt(libraryApi.list, { querystring: { q, limit } })
      const result = await request.catch(() => 'unreachable' as const)
      if (!isStale) setFound(result)
    }
    const timer = setTimeout(read, q ? DEBOUNCE_MS : 0)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [api, q, limit])

  return {
    q,
    found,
    search: (typed: string) => setView({ q: typed, limit: PAGE_SIZE }),
    showMore: () => setView({ q, limit: limit + PAGE_SIZE }),
  }
}
