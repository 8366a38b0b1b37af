import { useContext } from 'react'
import type { Result } from '#app/contract/api-client.ts'
import type { Input } from '#app/contract/endpoint.ts'
import { withSeen } from '#app/contract/seen.ts'
import { usePictureLibrary } from '#app/platform/admin/picture-library.tsx'
import { useCan } from '#app/platform/admin/rights-context.tsx'
import { type Editor, useEditor } from '#app/platform/admin/use-editor.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import { PictureField } from '#app/ui/picture-field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { ownAccountApi, PersonProfile } from '../people-contract.ts'

type Profile = Required<PersonProfile>
type ProfileInput = Input<typeof ownAccountApi.changeProfile>

interface ProfileEditorOptions<Saved> {
  id: string
  profile: Profile
  send: (input: ProfileInput) => Promise<Result<Saved>>
  onSaved: () => void
  isOnPage?: boolean
}

/** Edits the profile of a person until it is saved. */
export function useProfileEditor<Saved>({
  id,
  profile,
  send,
  ...options
}: ProfileEditorOptions<Saved>) {
  const { languages } = useContext(SiteContext)
  return useEditor<keyof Profile, Profile>({
    ...options,
    subject: `profile ${id}`,
    stored: toTexts(profile),
    record: toTexts(profile),
    toTexts,
    describe: (name, text) => {
      if (name === 'photo') return undefined
      if (name !== 'language') return text
      return languages.find(({ language }) => language === text)?.name ?? text
    },
    picture: 'photo',
    validate: () => ({}),
    send(_, changes, { base = profile, ...upload }) {
      const body = { ...toTexts(base), ...changes } as Profile
      return send({ body: withSeen(body, base), ...upload })
    },
  })
}

const toTexts = ({ full_name, photo, languages, language }: Profile) => ({
  full_name,
  photo,
  languages,
  language,
})

/** Full name, photo, spoken languages and the language of the back office of a person. */
export function ProfileFields({ editor }: { editor: Editor<keyof Profile> }) {
  const { values, file, fileProblem, change, choose, leaveOutFile } = editor
  const library = usePictureLibrary(({ address }) => change('photo', address))
  const mayBrowse = useCan()('content:write')
  const { languages: officeLanguages } = useContext(SiteContext)

  return (
    <>
      <TextField
        label="Full name"
        path="full_name"
        hint="Students in the chat see the first name when you reply. They never see the username."
        autoComplete="off"
        value={values.full_name}
        onChange={(full_name) => change('full_name', full_name)}
      />
      <TextField
        label="Languages"
        path="languages"
        hint="The languages you speak, for example Nepali, English, Hindi."
        value={values.languages}
        onChange={(languages) => change('languages', languages)}
      />
      <SelectField
        label="Language of the back office"
        path="language"
        options={officeLanguages.map((each) => [each.language, each.name])}
        value={values.language}
        onChange={(language) => change('language', language)}
      />
      <PictureField
        label="Photo"
        path="photo"
        address={values.photo}
        file={file}
        error={fileProblem}
        className="size-20"
        onChoose={choose}
        onLeaveOut={leaveOutFile}
        onRemove={() => change('photo', '')}
        onBrowse={mayBrowse ? library.open : undefined}
      />
      {library.dialog}
    </>
  )
}
