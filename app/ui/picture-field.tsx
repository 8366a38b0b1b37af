import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { FileInput } from './file-input.tsx'
import { acceptedPictures, pictureHint } from './picture-file.ts'

interface PictureFieldProps {
  label: string
  path?: string
  /** The stored picture; '' for none. */
  address: string
  /** Shown when there is no picture. */
  placeholder?: string
  file?: File
  /** Why the chosen file cannot be saved. */
  error?: string
  /** The size and proportion of the preview. */
  className: string
  onChoose: (file: File) => void
  /** Gives up the file that cannot be saved. */
  onLeaveOut: () => void
  onRemove: () => void
  /** Opens the picture library; missing for people who may not use it. */
  onBrowse?: () => void
}

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
  const { className, onChoose, onLeaveOut, onRemove, onBrowse } = props
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(file)
  const hasPicture = Boolean(file || address)
  const [unreadable, setUnreadable] = useState<string>()
  const stored = address || placeholder
  // Browsers show no HEIC.
  const shown = file && preview ? (preview === unreadable ? undefined : preview) : stored

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? []
    if (chosen) onChoose(chosen)
  }

  function clear(change: () => void) {
    if (input.current) input.current.value = ''
    change()
    // The focused button disappears.
    input.current?.focus()
  }

  return (
    <Field label={label} path={path} hint={pictureHint} error={error}>
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
                <Button size="small" onClick={() => clear(onRemove)}>
                  Remove picture
                </Button>
              )}
              {error && (
                <Button size="small" onClick={() => clear(onLeaveOut)}>
                  Leave out this file
                </Button>
              )}
            </div>
          </div>
        </div>
      )}
    </Field>
  )
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
