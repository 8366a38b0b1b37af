import { LibraryPicture } from '#app/platform/admin/picture-library.tsx'
import type { Section } from '../standard-contract.ts'

type PictureSection = Extract<Section, { type: 'picture' }>

interface SectionPictureProps {
  section: PictureSection
  path: string
  onChange: (section: PictureSection) => void
}

/** Edits the picture of a section. The alternative text of the library is the default. */
export function SectionPicture({ section, path, onChange }: SectionPictureProps) {
  return (
    <LibraryPicture
      label="Picture"
      hint="Shown uncropped, as wide as the text."
      path={path}
      address={section.picture}
      alt={section.alt}
      className="max-h-40 w-auto max-w-60 !object-contain"
      onChoose={({ address, alt, width, height }) =>
        onChange({ ...section, picture: address, width, height, alt: section.alt.trim() || alt })
      }
      onRemove={() => onChange({ ...section, picture: '', width: 0, height: 0 })}
    />
  )
}
