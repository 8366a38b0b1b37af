import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { defaultLanguage } from '#app/contract/languages.ts'
import { toSlug } from '#app/contract/to-slug.ts'
import { countries } from '#app/platform/admin/countries.ts'
import { factChanges } from '#app/platform/admin/fact-field.tsx'
import { useEditor } from '#app/platform/admin/use-editor.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EditDialog } from '#app/ui/edit-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { type AddablePageType, getAddressPrefix, pagesApi } from '../contract.ts'
import { linkToEditor } from './pages.tsx'
import { pageTypeNames } from './publish-dialog.tsx'

/** A page about the same country. */
interface ExistingPage {
  id: string
  title: string
}

/** Pages are written in English first. A list, since builds of further languages replace a locale. */
const englishNames = new Intl.DisplayNames(['en'], { type: 'region' })

interface NewPageDialogProps {
  type: AddablePageType
  onClose: () => void
}

/** Asks only for a title, or for the country of a guide. The editor opens next. */
export function NewPageDialog({ type, onClose }: NewPageDialogProps) {
  const { singular, titleLabel, example } = pageTypeNames[type]
  const navigate = useNavigate()
  const listId = useId()
  const [existing, setExisting] = useState<ExistingPage>()
  const editor = useEditor({
    subject: `new ${singular}`,
    stored: { title: '', is_second: '' },
    validate: (): Record<string, string> => ({}),
    async send(api, { title = '', is_second }) {
      // The question of a stored draft is not on the screen.
      const body = { type, title, is_second: existing !== undefined && Boolean(is_second) }
      const result = await api.attempt(pagesApi.add, { body })
      if (result.ok) {
        // A guide comes with the facts of its country.
        factChanges.dispatchEvent(new Event('change'))
        await navigate(linkToEditor(result.value.id), { replace: true })
      } else {
        const { id, title: name } = result.failure.problems?.is_second?.params ?? {}
        setExisting(id ? { id: String(id), title: String(name) } : undefined)
      }
      return result
    },
    onSaved: () => {},
  })
  const { title, is_second } = editor.values
  const slug = toSlug(title)
  const address = slug
    ? `Address: ${getAddressPrefix(type, defaultLanguage)}${slug}.`
    : `For example “${example}”.`

  return (
    <EditDialog
      title={`New ${singular}`}
      // The page is opened before the draft is deleted.
      editor={{ ...editor, isUnsaved: () => false }}
      onClose={onClose}
    >
      <TextField
        label={titleLabel}
        isRequired
        value={title}
        path="title"
        list={type === 'guide' ? listId : undefined}
        autoComplete="off"
        hint={`${address} Visitors do not see the ${singular} until you publish it.`}
        onChange={(typed) => {
          setExisting(undefined)
          editor.change('is_second', '')
          editor.change('title', typed)
        }}
      />
      {type === 'guide' && (
        <datalist id={listId}>
          {countries.map(([code, name]) => (
            <option key={code} value={englishNames.of(code)} label={name} />
          ))}
        </datalist>
      )}
      {existing && (
        <div className="rounded-lg border border-alarm px-3 py-2">
          <p className="wrap-anywhere">
            Existing {singular}:{' '}
            <Link to={linkToEditor(existing.id)} className="font-semibold text-indigo underline">
              {existing.title || 'Untitled'}
            </Link>
          </p>
          <Checkbox
            label={`Create another ${singular}`}
            path="is_second"
            isChecked={is_second !== ''}
            onChange={(isChecked) => editor.change('is_second', isChecked ? 'yes' : '')}
          />
        </div>
      )}
    </EditDialog>
  )
}
