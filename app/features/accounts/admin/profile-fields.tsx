import { useContext } from 'react'
import { usePictureLibrary } from '#app/platform/admin/picture-library.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { SiteContext } from '#app/ui/page-head.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { PersonProfile } from '../people-contract.ts'

/** A profile that is being edited, with the file that was chosen as photo. */
export interface ProfileDraft extends Required<PersonProfile> {
  file?: File
}

interface ProfileFieldsProps {
  draft: ProfileDraft
  onChange: (draft: ProfileDraft) => void
}

/** Full name, photo, spoken languages and the language of the back office of a person. */
export function ProfileFields({ draft, onChange }: ProfileFieldsProps) {
  const { full_name, photo, languages, language, file } = draft
  const library = usePictureLibrary(({ address }) =>
    onChange({ ...draft, photo: address, file: undefined }),
  )
  const mayBrowse = useCan()('content:write')
  const { languages: officeLanguages } = useContext(SiteContext)

  return (
    <>
      <TextField
        label="Full name"
        path="full_name"
        hint="Students in the chat see the first name when you reply. They never see the username."
        autoComplete="off"
        value={full_name}
        onChange={(full_name) => onChange({ ...draft, full_name })}
      />
      <TextField
        label="Languages"
        path="languages"
        hint="The languages you speak, for example Nepali, English, Hindi."
        value={languages}
        onChange={(languages) => onChange({ ...draft, languages })}
      />
      <SelectField
        label="Language of the back office"
        path="language"
        options={officeLanguages.map((each) => [each.language, each.name])}
        value={language}
        onChange={(chosen) => onChange({ ...draft, language: chosen as ProfileDraft['language'] })}
      />
      <PictureField
        label="Photo"
        path="photo"
        address={photo}
        file={file}
        className="size-20"
        onChoose={(file) => onChange({ ...draft, file })}
        onRemove={() => onChange({ ...draft, photo: '', file: undefined })}
        onBrowse={mayBrowse ? library.open : undefined}
      />
      {library.dialog}
    </>
  )
}

/** Returns the input of a call that stores the draft. */
export function toProfileInput({ file, full_name, photo, languages, language }: ProfileDraft) {
  return { body: { full_name, photo, languages, language }, file }
}
