import { LibraryPicture } from '#app/base/admin/picture-library.tsx'
import type { Section } from '../standard-contract.ts'

type PictureSection = Extract<Section, { type: 'picture' }>

interface SectionPictureProps {
  section: PictureSection
  path: string
  onChange: (section: PictureSection) => void
}

/** The library's alternative text is used unless the page has one of its own. */
export function SectionPicture({ section, path, onChange }: SectionPictureProps) {
  return (
    <LibraryPicture
      label="Picture"
      hint="It is shown whole, as wide as the text."
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
