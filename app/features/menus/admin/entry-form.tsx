import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { defaultLanguage, getLanguageName } from '#app/contract/languages.ts'
import type { ListedPage } from '#app/features/pages/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { FieldErrorsContext } from '#app/ui/field-errors.ts'
import { FieldList } from '#app/ui/field-list.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { useSortableItem } from '#app/ui/sortable.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { MenuEntryType } from '../contract.ts'
import { canBeInSubmenu, canHaveSubmenu, type DraftEntry } from './menu-draft.ts'

interface EntryFormProps {
  entry: DraftEntry
  name: string
  /** The page of an entry for a page; null if it was deleted. */
  page?: ListedPage | null
  language: string
  path: string
  /** The position from 0, and the number of entries in the list. */
  index: number
  count: number
  /** The entry whose submenu contains this one; '' for the menu itself. */
  parentId: string
  /** The entries that it can be moved under. */
  parents: (readonly [id: string, name: string])[]
  onMove: (to: number) => void
  onMoveUnder: (parentId: string) => void
  onChange: (change: Partial<DraftEntry>, field: string) => void
  onAddBelow: () => void
  onRemove: () => void
  /** The submenu. */
  children: ReactNode
}

/** Edits an entry of the menu: label, address, place, submenu. */
export function EntryForm(props: EntryFormProps) {
  const { entry, name, page, language, path, parentId, onChange, onAddBelow, children } = props
  const { handle, isDragging, ...item } = useSortableItem(entry.id)
  const isLink = entry.type === 'link'
  const needsLabel = isLink || entry.type === 'group'
  const Heading = parentId === '' ? 'h2' : 'h3'
  const heading = (
    <div className="flex flex-wrap items-center gap-1">
      <DragHandle name={name} handle={handle} />
      <Heading
        id={`entry-${entry.id}`}
        tabIndex={-1}
        className="min-w-24 grow font-semibold wrap-anywhere"
      >
        {name} <span className="text-sm font-normal text-ink/75">{typeNames[entry.type]}</span>
      </Heading>
      <EntryButtons {...props} />
    </div>
  )

  return (
    <li
      {...item}
      data-section={path}
      className={`relative grid grid-cols-1 gap-2 rounded-card border bg-white p-3 ${isDragging ? 'z-10 border-indigo' : 'border-line'}`}
    >
      {isLink ? (
        heading
      ) : (
        // The page cannot be changed here, so its error is shown below the name.
        <FieldList label={name} path={`${path}.target`}>
          {heading}
        </FieldList>
      )}
      <Remark remark={describeVisibility(entry, page, language)} />
      <Fold path={path} isInitiallyOpen={needsLabel && entry.label === ''}>
        <TextField
          label="Label"
          path={`${path}.label`}
          isRequired={needsLabel}
          hint={needsLabel ? undefined : labelHints[entry.type]}
          value={entry.label}
          onChange={(label) => onChange({ label }, 'label')}
        />
        {isLink && (
          <TextField
            label="Address"
            path={`${path}.target`}
            isRequired
            type="url"
            placeholder="https://"
            autoCapitalize="none"
            spellCheck={false}
            value={entry.target}
            onChange={(target) => onChange({ target }, 'target')}
          />
        )}
        <Place {...props} />
      </Fold>
      {children && <div className="border-l-2 border-line pl-2 sm:ml-9">{children}</div>}
      {parentId === '' && canHaveSubmenu(entry) && (
        <Button size="small" className="justify-self-start sm:ml-9" onClick={onAddBelow}>
          <Plus aria-hidden="true" className="size-4" /> Add below{' '}
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  )
}

const typeNames: Record<MenuEntryType, string> = {
  page: 'Page',
  fixed: 'Page',
  link: 'Link to another site',
  group: 'Submenu',
  guides: 'All guides',
  services: 'All services',
  other_pages: 'Other pages',
}

const ownLabel = 'Leave empty to use the name of the page.'
const ownTitle = 'Leave empty to use the usual label.'
const labelHints: Partial<Record<MenuEntryType, string>> = {
  page: ownLabel,
  fixed: ownTitle,
  guides: ownTitle,
  services: ownTitle,
  other_pages: ownTitle,
}

function EntryButtons({ name, index, count, onMove, onRemove }: EntryFormProps) {
  return (
    <div className="flex gap-1">
      <IconButton
        label={`Move ${name} up`}
        isDisabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        isDisabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}

/** Moves the entry into a submenu or out of it. */
function Place({ entry, parentId, parents, onMoveUnder }: EntryFormProps) {
  if (!canBeInSubmenu(entry) || parents.length === 0) return null
  return (
    <SelectField
      label="Move under"
      options={[['', 'Main menu'] as const, ...parents]}
      value={parentId}
      onChange={onMoveUnder}
    />
  )
}

/** Rarely changed fields, which an error opens. */
function Fold({
  path,
  isInitiallyOpen,
  children,
}: {
  path: string
  isInitiallyOpen: boolean
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useContext(FieldErrorsContext)
  const hasError = ['label', 'target'].some((field) => errors[`${path}.${field}`] !== undefined)
  const isOpen = hasError || isInitiallyOpen

  useLayoutEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])

  return (
    <details ref={details} className="sm:ml-9">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm underline underline-offset-4">
        Label and place
      </summary>
      <div className="grid gap-3 pt-1 pb-2">{children}</div>
    </details>
  )
}

interface Visibility {
  text: string
  isHidden: boolean
}

function Remark({ remark }: { remark?: Visibility }) {
  if (!remark) return null
  return (
    <p className={`text-sm sm:ml-9 ${remark.isHidden ? 'font-medium text-alarm' : 'text-ink/75'}`}>
      {remark.text}
    </p>
  )
}

/** Says when visitors do not see the entry, or see something else. */
function describeVisibility(
  { type, target, children }: DraftEntry,
  page: ListedPage | null | undefined,
  language: string,
): Visibility | undefined {
  const hidden = (reason: string) => ({
    text: `${reason} Visitors do not see this entry${children.length > 0 ? ' and its submenu' : ''}.`,
    isHidden: true,
  })
  const note = (text: string) => ({ text, isHidden: false })
  if (page === null) return hidden('This page was deleted.')
  if (page?.state === 'archived') return hidden('This page is archived.')
  if (page?.address === '') return hidden('This page is not published.')
  if (page && language !== defaultLanguage) {
    const translation = page.translations.find((each) => each.language === language)
    if (!translation?.address)
      return note(`Not published in ${getLanguageName(language)}: leads to the English page.`)
  }
  if (type === 'group' && children.length === 0) return hidden('This submenu is empty.')
  if (type === 'fixed' && target === '/scholarships')
    return note('Shown while a scholarship is open.')
  if (type === 'guides') return note('Links to all published guides.')
  if (type === 'services') return note('Links to all published services.')
  if (type === 'other_pages')
    return note(
      'Published pages with the menu location “Menu” that are not elsewhere in this menu. What does not fit into the line is here, too.',
    )
  return undefined
}
