import { useState } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import { isFixed, type ListedPage } from '#app/features/pages/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fixedAddresses, isChildType, type MenuEntryType } from '../contract.ts'
import { getEntryName } from '../entry-name.ts'

interface AddEntryDialogProps {
  /** The language of the menu. */
  language: string
  pages: ListedPage[]
  /** Submenus cannot contain submenus. */
  isForSubmenu: boolean
  onAdd: (type: MenuEntryType, target?: string) => void
  onClose: () => void
}

/** Adds a page by its name, a list of pages, a link to another site or a submenu. */
export function AddEntryDialog(props: AddEntryDialogProps) {
  const { language, pages, isForSubmenu, onAdd, onClose } = props
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = [...choices, ...listFixedPages(language), ...listPages(pages)].filter(
    ({ name, type }) => name.toLowerCase().includes(wanted) && (!isForSubmenu || isChildType(type)),
  )

  return (
    <Dialog title={isForSubmenu ? 'Add to the submenu' : 'Add to the menu'} onClose={onClose}>
      <div className="grid gap-4 px-5 pt-4 pb-5 sm:px-6">
        <TextField
          label="Search"
          placeholder="Name of a page"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <p role="status" className="text-sm text-ink/75">
          {found.length === 0 ? 'No page has this name.' : `${found.length} to choose from`}
        </p>
        <ul className="grid grid-cols-1 gap-1">
          {found.map(({ type, target, name, kind }) => (
            <li key={`${type} ${target}`} className="grid">
              <button
                type="button"
                onClick={() => onAdd(type, target)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-lg border border-line px-3 py-2 text-left hover:border-indigo hover:bg-paper"
              >
                <span className="font-semibold wrap-anywhere">{name}</span>
                <span className="text-sm text-ink/75">{kind}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button className="justify-self-end" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

interface Choice {
  type: MenuEntryType
  target?: string
  name: string
  /** What it is, beside the name. */
  kind: string
}

const choices: Choice[] = [
  { type: 'link', name: 'Link to another site', kind: 'Begins with https://' },
  { type: 'group', name: 'Submenu', kind: 'A label with entries below it' },
  { type: 'guides', name: 'All guides', kind: 'Follows the published guides' },
  { type: 'services', name: 'All services', kind: 'Follows the published services' },
  { type: 'other_pages', name: 'Other pages', kind: 'Pages with the menu location “Menu”' },
]

/** The pages of the code, by the names that readers of the menu see. */
const listFixedPages = (language: string): Choice[] =>
  fixedAddresses.map((target) => ({
    type: 'fixed',
    target,
    name: getEntryName({ type: 'fixed', target, label: '' }, () => undefined, language),
    kind: target,
  }))

/** Pages that can become visible, by title. Fixed pages are among the choices already. */
function listPages(pages: ListedPage[]): Choice[] {
  return pages
    .filter(
      ({ type, state, language }) =>
        !isFixed(type) && state !== 'archived' && language === defaultLanguage,
    )
    .map(({ id, title, address }) => ({
      type: 'page',
      target: id,
      name: title,
      kind: address || 'Not published yet',
    }))
}
