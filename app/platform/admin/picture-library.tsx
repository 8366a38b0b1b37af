import { type ComponentType, createContext, useContext, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { StoredPicture } from '#app/ui/stored-picture.tsx'

/** A picture that was chosen in the library. */
interface ChosenPicture {
  address: string
  alt: string
  caption: string
  width: number
  height: number
}

export interface LibraryProps {
  onChoose: (picture: ChosenPicture) => void
  /** Several pictures may be uploaded and chosen at once. */
  onChooseSeveral?: (pictures: ChosenPicture[]) => void
  onClose: () => void
}

/** The picture library dialog; provided by the shell. */
export const PictureLibrary = createContext<ComponentType<LibraryProps>>(() => null)

/** Returns a function that opens the library, and the dialog, which the form must render. */
export function usePictureLibrary(
  onChoose: LibraryProps['onChoose'],
  onChooseSeveral?: LibraryProps['onChooseSeveral'],
) {
  const Library = useContext(PictureLibrary)
  const [isOpen, setOpen] = useState(false)

  function choose(picture: ChosenPicture) {
    setOpen(false)
    onChoose(picture)
  }

  const chooseSeveral =
    onChooseSeveral &&
    ((pictures: ChosenPicture[]) => {
      setOpen(false)
      onChooseSeveral(pictures)
    })

  const dialog = isOpen && (
    <Library onChoose={choose} onChooseSeveral={chooseSeveral} onClose={() => setOpen(false)} />
  )
  return { open: () => setOpen(true), dialog }
}

interface LibraryPictureProps {
  label: string
  path?: string
  hint?: string
  error?: string
  /** The address of the picture; '' if there is none. */
  address: string
  /** The alternative text. */
  alt?: string
  /** The size and proportion of the preview. */
  className: string
  onChoose: LibraryProps['onChoose']
  onRemove: () => void
}

/** A form field for a picture of the library; its value is the address. */
export function LibraryPicture({
  address,
  alt = '',
  className,
  onChoose,
  onRemove,
  ...field
}: LibraryPictureProps) {
  const library = usePictureLibrary(onChoose)

  return (
    <>
      <Field {...field}>
        {({ className: _, ...control }) => (
          <div className="flex flex-wrap items-center gap-3">
            {address && <StoredPicture address={address} alt={alt} className={className} />}
            <div className="flex flex-wrap gap-2">
              <Button
                {...control}
                size="small"
                aria-label={`Choose a picture: ${field.label}`}
                onClick={library.open}
              >
                Choose a picture
              </Button>
              {address && (
                <Button
                  size="small"
                  aria-label={`Remove picture: ${field.label}`}
                  onClick={() => {
                    onRemove()
                    // The focused button disappears with the picture.
                    document.getElementById(control.id)?.focus()
                  }}
                >
                  Remove picture
                </Button>
              )}
            </div>
          </div>
        )}
      </Field>
      {library.dialog}
    </>
  )
}
