import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCommand } from '#app/platform/admin/use-command.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup } from '#app/ui/choice-group.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type ImportDetails, type OldMenu, wordpressApi } from '../contract.ts'
import { DeleteButton } from './delete-button.tsx'
import { UploadField } from './upload-field.tsx'

/** The choices before an import. */
export function Preview({ details }: { details: ImportDetails }) {
  const { id, menus, pictures_file } = details
  const [isPublished, setPublished] = useState(true)
  const [menu, setMenu] = useState('')
  const { revalidate } = useRevalidator()
  const { run, isSending } = useCommand()
  const name = useId()
  const chosen = menus.find(({ slug }) => slug === menu)

  return (
    <section aria-label="Import" className="grid max-w-prose gap-4 card p-4">
      <UploadField
        kind="pictures"
        label="ZIP of pictures (optional)"
        hint={
          pictures_file
            ? `${pictures_file} is used. Pictures that it does not have are fetched from the old site.`
            : 'The folder wp-content/uploads, if the old site is no longer online. At most 4 GB.'
        }
        accept=".zip,application/zip"
        tooLarge="This file is too large. The maximum is 4 GB. Pack the pictures of some years only."
        prepare={async () => ({ id })}
        onSent={() => revalidate()}
      />
      <ChoiceGroup label="Published articles and pages" path="is_published">
        <Choice name={name} isChecked={isPublished} onChoose={() => setPublished(true)}>
          Publish them here too
        </Choice>
        <Choice name={name} isChecked={!isPublished} onChoose={() => setPublished(false)}>
          Import everything as drafts
        </Choice>
      </ChoiceGroup>
      {menus.length > 0 && (
        <SelectField
          label="Main menu"
          hint={chosen && describeLeftOut(chosen)}
          options={[['', 'Keep the menu of this site'] as const, ...menus.map(toOption)]}
          value={menu}
          onChange={setMenu}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={isSending}
          onClick={() =>
            run(wordpressApi.start, { params: { id }, body: { is_published: isPublished, menu } })
          }
        >
          Start the import
        </Button>
        <DeleteButton id={id} />
      </div>
    </section>
  )
}

const toOption = ({ slug, name, entries }: OldMenu) => [slug, `${name} (${entries})`] as const

function describeLeftOut({ left_out }: OldMenu) {
  return left_out.length > 0 ? `Left out: ${left_out.join(', ')}` : undefined
}

interface ChoiceProps {
  name: string
  isChecked: boolean
  onChoose: () => void
  children: string
}

function Choice({ name, isChecked, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-indigo"
      />
      {children}
    </label>
  )
}
