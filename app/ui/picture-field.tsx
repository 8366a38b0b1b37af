import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { FileInput } from './file-input.tsx'

interface PictureFieldProps {
  label: string
  path?: string
  /** The stored picture; '' for none. */
  address: string
  /** Shown when there is no picture. */
  placeholder?: string
  file?: File
  error?: string
  /** The size and proportion of the preview. */
  className: string
  /** Called with valid files only. */
  onChoose: (file: File) => void
  onRemove: () => void
  /** Opens the picture library; missing for people who may not use it. */
  onBrowse?: () => void
}

const pictureTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/svg+xml',
]
/** The `accept` attribute. Browsers of some systems know HEIC only by its extension. */
export const acceptedPictures = [...pictureTypes, '.heic', '.heif'].join()
export const pictureHint = 'JPEG, PNG, WebP, AVIF or HEIC, at most 8 MB; SVG, at most 1 MB.'
const MAX_BYTES = 8 * 1024 * 1024

/** A field to choose a picture, with a preview. */
export function PictureField({
  label,
  path,
  address,
  placeholder,
  file,
  error,
  ...props
}: PictureFieldProps) {
  const { className, onChoose, onRemove, onBrowse } = props
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const [problem, setProblem] = useState<string>()
  const hasPicture = Boolean(file || address)
  const [unreadable, setUnreadable] = useState<string>()
  const stored = address || placeholder
  // Browsers show no HEIC.
  const shown = file && preview ? (preview === unreadable ? undefined : preview) : stored

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const found = validatePictureFile(chosen)
    setProblem(found)
    if (found) target.value = ''
    else onChoose(chosen)
  }

  function remove() {
    if (input.current) input.current.value = ''
    setProblem(undefined)
    onRemove()
    // The focused button disappears with the picture.
    input.current?.focus()
  }

  return (
    <Field label={label} path={path} hint={pictureHint} error={problem ?? error}>
      {({ className: variant, ...control }) => (
        <div className="flex flex-wrap items-center gap-3">
          {shown && (
            <img
              src={shown}
              alt={hasPicture ? 'Preview' : 'Default picture'}
              onError={() => setUnreadable(preview)}
              className={`rounded-lg border border-line bg-paper object-cover ${className}`}
            />
          )}
          <div className="grid min-w-0 grow basis-60 justify-items-start gap-2">
            <FileInput
              {...control}
              ref={input}
              accept={acceptedPictures}
              onChange={choose}
              className={`min-w-0 file:mr-3 file:rounded-full file:border file:border-ink/30 file:px-3 file:text-sm file:font-semibold ${variant}`}
            />
            <div className="flex flex-wrap gap-2">
              {onBrowse && (
                <Button size="small" onClick={onBrowse}>
                  Choose from library
                </Button>
              )}
              {hasPicture && (
                <Button size="small" onClick={remove}>
                  Remove picture
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Field>
  )
}

/** Returns an error message; undefined when the file may be sent. */
export function validatePictureFile({ type, size }: File) {
  // The server detects the type from the content; browsers report none for HEIC on some systems.
  if (type && !pictureTypes.includes(type))
    return 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC or SVG.'
  if (size === 0) return 'This file is empty. Please choose another one.'
  return size > MAX_BYTES ? 'This picture is too large. The maximum is 8 MB.' : undefined
}

/** Returns an object URL of the file. */
function usePreview(file: File | undefined) {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])

  return address
}
